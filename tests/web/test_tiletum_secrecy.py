"""Tiletum over HTTP: what nobody can know may be dealt anew, and everybody receives the same bytes."""

import random
import re

from signoria.kernel.chance import seeded
from table.house import ME, RANDOM
from web.house import House, Person
from web.test_secrecy import SPECTATOR, everything, interesting, put_down, redealt, seated, whole


def test_nothing_tells_two_worlds_of_tiletum_apart(house: House) -> None:
    """Pages, parts, logs, forecasts, refusals and explanations."""
    id, people = seated(house, "tiletum", 3)
    compare(house, id, {0: people[0], 2: people[2], SPECTATOR: people[3]}, {45})


def test_nothing_tells_what_titus_will_do(house: House) -> None:
    """The order of his decrees, which is decided and which nobody knows."""
    ann = house.person("Ann")
    id = house.table(ann, "tiletum", [ME, RANDOM], solo="hard")
    compare(house, id, {0: ann, SPECTATOR: house.person()}, {20, 60})


def compare(house: House, id: str, people: dict[int, Person], plies: set[int]) -> None:
    """A random game, looked at with everybody's eyes in two worlds."""
    compared = explained = 0
    for game in interesting(house.open(id).game.copy(), random.Random(3), plies):
        for seat, person in people.items():
            seen = []
            for world in (game, redealt(game, seat, seeded(b"world %d" % compared))):
                table = put_down(house, id, world)
                found = everything(person, table, seat, random.Random(compared))
                for thing in sorted(set(re.findall(r'data-thing="([^"]+)"', found[f"/t/{id}"])))[::4]:
                    query = {"seat": str(seat), "what": thing}
                    found[f"thing {thing}"] = whole(person.get(f"/t/{id}/thing", params=query))
                    explained += 1
                seen.append(found)
            assert seen[0].keys() == seen[1].keys(), f"seat {seat} has other choices"
            for what, text in seen[0].items():
                assert text == seen[1][what], f"seat {seat} sees a difference at ply {len(game.plies)}: {what}"
            compared += len(seen[0])
    assert compared > 150
    assert explained > 100
