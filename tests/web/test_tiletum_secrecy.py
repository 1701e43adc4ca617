"""Tiletum over HTTP: what nobody can know may be dealt anew, and everybody receives the same bytes."""

import random
import re

from signoria.kernel.chance import seeded
from web.house import House
from web.test_secrecy import SPECTATOR, everything, interesting, put_down, redealt, seated, seats, whole


def test_nothing_tells_two_worlds_of_tiletum_apart(house: House) -> None:
    """Pages, parts, logs, forecasts, refusals and explanations."""
    id, people = seated(house, "tiletum", 3)
    compared = explained = 0
    for game in interesting(house.open(id).game.copy(), random.Random(3), {45}):
        for seat, person in zip([*seats(game), SPECTATOR], people, strict=True):
            if seat == 1:
                continue
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
