"""Positions in brief: what a scenario may say in shorter words than the fields of a position (docs/scenarios.md)."""

from signoria.games.virtu.position import Italy
from signoria.games.virtu.terms import CITIES
from signoria.kernel.schema import listed, number_of, table

Table = dict[str, object]


def complete(p: Italy, data: Table) -> Table:
    """The fields of a position, from their brief forms: cities by holder, troops, exhausted tiles."""
    full = dict(data)
    if isinstance(full.get("troops"), dict):
        full["troops"] = {
            holder: dict.fromkeys(CITIES, 0) | table(f"troops.{holder}", given)
            for holder, given in table("troops", full["troops"]).items()
        }
    if "cities" in full:
        full["control"] = complete_cities(p, table("cities", full.pop("cities")), full.get("control"))
    if "exhausted" in full:
        faces = dict(table("face", full.get("face", {})))
        for tile in listed("exhausted", full.pop("exhausted")):
            faces[str(tile)] = 1
        full["face"] = faces
    return full


def complete_cities(p: Italy, cities: Table, control: object) -> Table:
    """A holder that is mentioned has these cities and no others."""
    found: Table = dict(table("control", control)) if control is not None else {}
    for holder in cities:
        number = number_of(p.book, "cities", "holder", holder)
        for city in p.rules.cities:
            if p.control[city] == number:
                found.setdefault(CITIES[city], "none")
    for name, given in cities.items():
        for town in listed(f"cities.{name}", given):
            found[str(town)] = name
    return found
