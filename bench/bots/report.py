"""What was found: a table for people, JSON for programs, and data for the lobby."""

import json

from bench.bots.bars import speeds
from bench.bots.contest import FAIL, PASS, Found
from signoria import build
from signoria.games import folder
from signoria.lab.shares import shown
from signoria.players.strength import FILE, TWO, Measured, measured

HEAD = ("title", "players", "contest", "bar", "found (95 %)", "games", "")


def keep(found: list[Found], thrift: int) -> None:
    """The measured shares as data of the titles: what is there of other contests stays."""
    rows = {(row.title, row.players, row.hero, row.rivals): row for row in measured()}
    for one in found:
        if one.games and not one.bar.options and (one.bar.measure == "wins" or one.bar.players == TWO):
            key = (one.bar.title, one.bar.players, one.bar.hero, one.bar.rivals)
            rows[key] = Measured(*key, thrift, one.games, *(round(number, 4) for number in one.share))
    for title in {one.bar.title for one in found}:
        lines = ["# How strong the levels are, as `python -m bench.bots --keep` found; the lobby tells it."]
        for key in sorted(key for key in rows if key[0] == title):
            told = {name: value for name, value in rows[key]._asdict().items() if name != "title"}
            lines += ["", "[[measured]]", *(f"{name} = {json.dumps(value)}" for name, value in told.items())]
        (folder(title) / FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")


def as_data(found: list[Found], fast: dict[str, tuple[float, float]]) -> dict[str, object]:
    return {
        "bars": [
            {
                "title": one.bar.title,
                "players": one.bar.players,
                "hero": one.hero,
                "rivals": one.bar.rivals,
                "options": one.bar.options,
                "bar": one.bar.share,
                "surely": one.bar.surely,
                "measure": one.bar.measure,
                "games": one.games,
                **one.share._asdict(),
                "verdict": one.verdict,
            }
            for one in found
        ],
        "simulations_per_second": {name: {"fewest": few, "most": most} for name, (few, most) in fast.items()},
        "compiled": build.compiled(),
    }


def as_text(found: list[Found], fast: dict[str, tuple[float, float]]) -> str:
    rows = [HEAD] + [
        (
            one.bar.title,
            str(one.bar.players),
            one.bar.contest.replace(one.bar.hero, one.hero, 1),
            one.bar.wanted + (" of duels" if one.bar.measure == "duels" else ""),
            shown(one.share),
            str(one.games),
            one.verdict,
        )
        for one in found
    ]
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEAD))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    met = [one.verdict for one in found]
    lines += [
        "",
        f"{met.count(PASS)} met, {met.count(FAIL)} missed, {len(met) - met.count(PASS) - met.count(FAIL)} open",
        "",
    ]
    how = "compiled" if build.compiled() else "interpreted"
    lines.append(f"simulations a second on one core, {how}, cut off after a turn of each seat (fewest players, most):")
    for name, (few, most) in fast.items():
        bar = speeds()[name]
        says = f"{judged(few, bar)}, {judged(most, bar)}"
        lines.append(f"  {name:<10} {few:>8,.0f} {most:>8,.0f}   bar {bar:,.0f}   {says}")
    return "\n".join(lines)


def judged(speed: float, bar: float) -> str:
    return PASS if speed >= bar else FAIL
