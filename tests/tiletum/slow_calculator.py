"""An independent calculator, slow and plain: it reads the JSON of a position and the raw data files, no rules code.

King phase, fairs, completed buildings and final scoring are worked out from names, straight from the sentences of the
rules. `Calculator(title.write(p), data, players, options)`.
"""

from typing import Any

Json = dict[str, Any]
SEATS = ["azure", "gules", "or", "vert"]


class Calculator:
    def __init__(self, position: Json, data: Json, players: int, options: Json) -> None:
        self.position = position
        self.data = data
        self.seats = SEATS[:players]
        self.options = options
        self.titus = "gules" if options["solo"] != "off" else ""

    def table(self, field: str, seat: str) -> Json:
        found: Json = self.position[field].get(seat, {})
        return found

    # What a seat has.

    def houses(self, seat: str) -> list[str]:
        """The cities of a seat's houses."""
        return [space.rpartition("-")[0] for space, owner in self.position["house"].items() if owner == seat]

    def pillars(self, seat: str) -> int:
        return bin(self.position["pillared"].get(seat, 0)).count("1")

    def cathedral_tiles(self, seat: str) -> int:
        return bin(self.position["contributed"].get(seat, 0)).count("1")

    def contracts(self, seat: str) -> int:
        return len(self.table("contracts", seat))

    def crests_placed(self, seat: str) -> set[str]:
        return set(self.table("crests", seat).values())

    def crests_stored(self, seat: str) -> set[str]:
        families = {row["id"] for row in self.data["crest"]}
        if seat == self.titus:
            return set(self.position["titus_crests"])
        return {tile for tile in self.table("store", seat).values() if tile in families}

    def people(self, seat: str, building: int) -> list[int]:
        """The floors of a building where somebody lives."""
        return [int(room[2]) for room in self.table("rooms", seat) if int(room[0]) == building]

    def filled(self, seat: str, building: int) -> bool:
        """T-6.3a: the sixth building, which has no rooms, is full from the start."""
        return len(self.people(seat, building)) == int(self.data["building"][building - 1]["rooms"])

    def completed(self, seat: str) -> set[int]:
        """T-10.2: all rooms full and a crest under it, whichever came last."""
        crests = self.table("crests", seat)
        return {n for n in range(1, 7) if str(n) in crests and self.filled(seat, n)}

    def markers(self, seat: str) -> dict[str, int]:
        """T-10.2: the bonus points of completed buildings, by the action of their characters."""
        found: dict[str, int] = {}
        for building in self.completed(seat) - {6}:
            rooms = [room for room in self.table("rooms", seat) if room[0] == str(building)]
            person = self.table("rooms", seat)[sorted(rooms)[0]].partition("-")[0]
            action = next(row["action"] for row in self.data["person"] if row["id"] == person)
            found[action] = found.get(action, 0) + self.data["building"][building - 1]["bonus_ap"]
        return found

    # The king track.

    def label(self, space: int) -> int:
        found: int = self.data["king_space"][space]["vp"]
        return found

    def place(self, seat: str) -> int:
        found: int = self.position["king"].get(seat, 0)
        return found

    def order(self) -> list[str]:
        """T-7.3: furthest forward first, within a stack the lower marker first."""
        arrival: list[str] = self.position["arrival"]
        return sorted(self.seats, key=lambda seat: (-self.place(seat), arrival.index(seat)))

    def king_points(self, seat: str) -> int:
        """T-7.1 (last round) and T-7.2, T-14.8 for Titus."""
        points = self.label(self.place(seat))
        if self.order()[0] == seat:
            if seat == self.titus:
                points += self.data["solo"]["king_vp"]
            elif self.position["round"] == 4 and self.options["king_track_round4_vp"]:
                points += self.data["king"]["last_round_vp"]
        return points

    def track_after(self) -> tuple[dict[str, int], list[str]]:
        """T-7.4: red markers stand on 0, on top of those there, in the new turn order; the zero space from below."""
        start = next(n for n, row in enumerate(self.data["king_space"]) if row.get("start"))
        places = {seat: max(self.place(seat), start) for seat in self.seats}
        arrival: list[str] = self.position["arrival"]
        there = [seat for seat in arrival if self.place(seat) == start]
        back = [seat for seat in self.order() if self.place(seat) < start]
        return places, there + back

    # Fairs.

    def attends(self, seat: str, city: str) -> bool:
        return seat == self.titus or city in self.houses(seat) or self.table("pawn", seat)["merchant"] == city

    def count(self, seat: str, what: str) -> int:
        if what == "houses":
            return len(self.houses(seat))
        if what == "pillars":
            return self.pillars(seat)
        if what == "contracts":
            return self.contracts(seat)
        if what == "cathedrals":
            return self.cathedral_tiles(seat)
        if what == "crests":
            stored = self.crests_stored(seat) if self.options["fair_crests_count_storage"] else set()
            return len(self.crests_placed(seat) | stored)
        if what == "upper_floors":
            return sum(1 for building in range(1, 6) for floor in self.people(seat, building) if floor >= 2)
        assert what == "filled_buildings"
        last = 6 if self.options["fair_filled_counts_building6"] else 5
        return sum(1 for building in range(1, last + 1) if self.filled(seat, building))

    def fair_points(self, seat: str, round: int, king_space: int) -> int:
        """T-8.1 to T-8.3; T-14.8 for Titus."""
        if not self.attends(seat, self.position["fair_city"][round - 1]):
            return 0
        tile = next(row for row in self.data["fair_tile"] if row["id"] == self.position["fair_tile"][round - 1])
        each = self.data["fair"][round - 1]["vp"] + tile["vp"]
        if tile["counts"] == ["king"]:
            return int(each + self.label(king_space))
        n = min(self.count(seat, what) for what in tile["counts"])
        if seat == self.titus:
            n = max(n, round + self.data["solo"]["fair_minimum"][self.options["solo"]])
        return int(each * n)

    # The end.

    def final_points(self, seat: str) -> dict[str, int]:
        """T-12.1 to T-12.3."""
        found = {
            "houses_and_pillars": len(self.houses(seat)) * self.pillars(seat),
            "buildings": [0, 0, 0, 5, 10, 20, 30][len(self.completed(seat))],
            "resources": sum(self.table("goods", seat).values()) // 4,
        }
        if seat == self.titus:
            found["resources"] = 0
        return found
