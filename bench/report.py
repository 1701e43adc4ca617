"""The table: absolute numbers, ratios against catanatron, and whether the bars are met."""

from typing import Any, NamedTuple


class Bars(NamedTuple):
    """How many times faster than catanatron a title is meant to be."""

    interpreted: float
    compiled: float
    copies: float


BARS = {"elgrande": Bars(4, 27, 45), "virtu": Bars(2, 18, 45)}
DEFAULT = Bars(2, 27, 45)
PAGE_BAR = 10
"""Milliseconds of CPU that a re-render of one page may cost."""
THREE_BAR = 12
"""Milliseconds of CPU for a move with the three pages that it refreshes."""

DOOR_BARS = {"state_decisions": ("over states", 0.7), "simulated_decisions": ("simulate", 0.85)}
"""The share of the kernel's speed that is meant to be left behind a door of the library."""

HEAD = ("", "decisions/s", "moves/s", "games/s", "copies/s", "bytes")
KEYS = ("decisions", "moves", "games", "copies", "bytes")


def add_bars(found: dict[str, Any]) -> None:
    """Judge every title: a list of bars with what was measured; `met` is None where nothing was."""
    for name, title in found["titles"].items():
        bars = BARS.get(name, DEFAULT)
        pure, fast = title["interpreted"], title["compiled"] or {}
        title["bars"] = [
            judge("interpreted decisions", bars.interpreted, pure.get("decisions_ratio")),
            judge("compiled decisions", bars.compiled, fast.get("decisions_ratio")),
            judge("compiled copies", bars.copies, fast.get("copies_ratio")),
        ]
        title["doors"] = [judge(what, bar, fast.get(f"{door}_share")) for door, (what, bar) in DOOR_BARS.items()]


def judge(what: str, bar: float, ratio: float | None) -> dict[str, Any]:
    return {"what": what, "bar": bar, "ratio": ratio, "met": None if ratio is None else ratio >= bar}


def text(found: dict[str, Any]) -> str:
    rows: list[tuple[str, ...]] = [HEAD]
    theirs = found["catanatron"]
    if theirs:
        rows.append(row(f"catanatron {theirs['version']}, {theirs['players']} players", theirs))
    for name, title in found["titles"].items():
        rows.append(row(f"{name}, {title['players']} players, interpreted", title["interpreted"]))
        if title["compiled"]:
            rows.append(row(f"{name}, {title['players']} players, compiled", title["compiled"]))
    widths = [max(len(one[i]) for one in rows) for i in range(len(HEAD))]
    lines = [
        f"Random play on one core, Python {found['python']}; medians of {found['rounds']} rounds of "
        f"{found['seconds']:g} s CPU time each, taken in turn.",
        "",
    ]
    for one in rows:
        cells = [cell.rjust(width) for cell, width in zip(one, widths, strict=True)]
        lines.append("  ".join([one[0].ljust(widths[0]), *cells[1:]]))
    for name, title in found["titles"].items():
        lines += ["", f"{name} against catanatron" if theirs else name]
        lines += [verdict(bar) for bar in title["bars"]]
        lines += [door_line(bar) for bar in title["doors"]]
        lines += [f"  {note}" for note in notes(title)]
    if theirs:
        share = theirs["unforced"] / theirs["decisions"]
        lines += [
            "",
            f"catanatron's decisions include forced ones (only {share:.0%} had a choice), ours do not: the ratios lean",
            "towards catanatron. moves/s counts the legal moves in lists made for positions in the middle of games.",
        ]
    else:
        lines += ["", "catanatron is not installed, so there are no ratios; `make bench` installs it."]
    for name, cost in found.get("pages", {}).items():
        lines += ["", page_line(name, cost)]
    return "\n".join(lines)


def page_line(name: str, cost: dict[str, float]) -> str:
    spent = f"{cost['milliseconds']:.1f} ms of CPU (nine of ten: {cost['milliseconds_90']:.1f} ms)"
    met = "met" if cost["milliseconds"] < PAGE_BAR else "NOT MET"
    one = f"{name}, one seat's page after a move: {spent}, {cost['kilobytes']:.0f} kB; bar {PAGE_BAR} ms {met}"
    if "three_pages" not in cost:
        return one
    met = "met" if cost["three_pages"] <= THREE_BAR else "NOT MET"
    return f"{one}\n{name}, a move with three pages: {cost['three_pages']:.1f} ms of CPU; bar {THREE_BAR} ms {met}"


def row(name: str, numbers: dict[str, Any]) -> tuple[str, ...]:
    return (name, *(number(numbers[key]) if key in numbers else "-" for key in KEYS))


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def verdict(bar: dict[str, Any]) -> str:
    if bar["ratio"] is None:
        return f"  {bar['what']:<22}{'-':>9}   bar {bar['bar']:g}x   not measured"
    return f"  {bar['what']:<22}{bar['ratio']:>8.1f}x   bar {bar['bar']:g}x   {'met' if bar['met'] else 'NOT MET'}"


def door_line(bar: dict[str, Any]) -> str:
    if bar["ratio"] is None:
        return f"  {bar['what']:<22}{'-':>9}   bar {bar['bar']:.0%} of the kernel   not measured"
    met = "met" if bar["met"] else "NOT MET"
    return f"  {bar['what']:<22}{bar['ratio']:>9.0%}   bar {bar['bar']:.0%} of the kernel   {met}"


def notes(title: dict[str, Any]) -> list[str]:
    found = []
    if title["compiled"]:
        gain = title["compiled"]["decisions"] / title["interpreted"]["decisions"]
        same = "the same games" if title["same_games"] else "DIFFERENT GAMES: a fault"
        found.append(f"compiled is {gain:.1f} times interpreted, and plays {same}")
    else:
        found.append("there is no compiled build here")
    found += self_play(title["compiled"] or {})
    both = title["workers"]
    if both:
        found.append(
            f"two workers: {both['two']:,.0f} decisions/s against {both['one']:,.0f}, {both['ratio']:.2f} times one"
        )
    else:
        found.append("two workers: not measured, there is one core only")
    return found


def self_play(fast: dict[str, Any]) -> list[str]:
    if "self_play_decisions" not in fast:
        return ["self-play on arrays: not measured, it needs NumPy and the compiled build"]
    return [f"self-play on arrays, observations and masks written: {fast['self_play_decisions']:,.0f} decisions/s"]
