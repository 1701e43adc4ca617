"""What the greedy bot sees: the end of the game, ports to storm, troops that are still to come."""

from pathlib import Path
from typing import Any

from signoria.game import packs
from signoria.games.virtu.bot.outlook import evaluate
from signoria.games.virtu.position import Italy
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.notation import text_of
from signoria.players import bot
from signoria.players.player import Budget, ask
from virtu.table import TITLE, Table, table

SEVEN = ["florence", "pisa", "siena", "bologna", "ravenna", "ancona", "spoleto"]


def chosen(t: Table) -> str:
    """The move of the greedy bot."""
    luck = seeded(b"judging")
    t.drive.idle()
    seat = flow.deciders(t.p)[0]
    return text_of(TITLE, ask(bot("greedy", TITLE, luck), t.p, seat, luck, Budget(1)))


def last_siege(**more: Any) -> Table:
    """Florence with seven cities and a bonus to bid before an eighth, which ends the game."""
    given = {"year": 9, "troops": {"gules": {"parma": 1}}, "florins": {"gules": 4}}
    t = table(4, {"moment": "sieges"}, cities={"gules": SEVEN}, court={"gules": {"right-1": "bravo"}}, **given, **more)
    return t.settle()


def test_whoever_leads_takes_the_city_that_ends_the_game() -> None:
    t = last_siege(rank={"gules": 3})
    assert chosen(t) == "bid right-1x1"
    t.play("bid right-1x1").settle()
    assert t.p.last


def test_a_port_that_troops_can_sail_to_is_worth_more_than_one_out_of_reach() -> None:
    """Ajaccio lies on the sea of Pisa, and its pirates cannot be annexed."""
    begin = {"moment": "spring", "seat": "gules"}
    given: dict[str, Any] = {"action": {"gules": {"room-5": "admiral"}}, "marker": {"gules": "room-4"}}
    near = table(4, begin, troops={"gules": {"pisa": 2}}, **given)
    far = table(4, begin, troops={"gules": {"florence": 2}}, **given)
    assert evaluate(near.p, 1) > evaluate(far.p, 1)
    given["marker"] = {"gules": "room-5"}
    taken = table(4, {"moment": "act", "seat": "gules"}, troops={"gules": {"pisa": 2}}, **given)
    while taken.step() in ("troop", "march", "pay"):
        taken.play(chosen(taken))
    assert any("ajaccio" in line for line in taken.heard("march"))


def test_a_pack_with_a_city_beyond_every_purse_is_played(tmp_path: Path) -> None:
    (tmp_path / "strong.toml").write_text('[[city]]\nid = "siena"\nvalue = 9\n', encoding="utf-8")
    title = packs.load("virtu", tmp_path)
    p = title.deal(title.book(4, {}), b"strong")
    assert isinstance(p, Italy)
    luck = seeded(b"strong")
    while flow.settle(p) and p.year < 2:
        seat = flow.deciders(p)[0]
        flow.apply(p, seat, ask(bot("greedy", title, luck), p, seat, luck, Budget(1)))
    assert p.year == 2


def test_no_troop_is_sent_ahead_of_others_that_can_no_longer_follow() -> None:
    """Marches go up by their origin: after one from Rome there is none from Civitavecchia any more."""
    troops = {"argent": {"rome": 1, "civitavecchia": 2}}
    court = {"argent": {"left-1": "merchant"}}
    t = table(5, {"moment": "act", "seat": "argent"}, marker={"argent": "room-5"}, troops=troops, court=court)
    while t.step() in ("troop", "march", "route", "pay"):
        t.play(chosen(t))
    assert t.troops("argent", "terracina") != 1


def test_an_alliance_that_an_agent_covers_brings_no_strength() -> None:
    """One before Verona, which has 1, with the help of France; the Agent of another covers its bonus (V-13.5)."""
    given: dict[str, Any] = {"troops": {"azure": {"verona": 1}}, "ally": {"france": "azure"}}
    begin = {"moment": "spring", "seat": "azure"}
    free = table(4, begin, **given)
    covered = table(4, begin, spy={"alliance-france": "gules"}, **given)
    assert evaluate(free.p, 0) > evaluate(covered.p, 0) + 1
