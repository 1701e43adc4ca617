"""The table of El Grande as text: one line for each thing, at most 100 columns, readable aloud."""

from typing import cast

from signoria.drawing.textboard import TextBoard, View, joined
from signoria.games.elgrande import terms as t
from signoria.games.elgrande.book import SpainBook
from signoria.games.elgrande.table.scene import Reading
from signoria.words.words import Words, capital


class Board(TextBoard[SpainBook]):
    """One view in one language."""

    def __init__(self, view: View, words: Words, width: int, book: SpainBook) -> None:
        super().__init__(view, words, width, book)
        self.board = Reading(view, book)
        self.colours = self.board.colours

    def all(self) -> str:
        parts = [self.head(), self.regions(), self.players(), self.offer(), self.own_hand()]
        return joined(parts)

    def own(self) -> str:
        """The viewer's cards."""
        return "\n".join(self.own_hand())

    # Words.

    def seat(self, name: str) -> str:
        return self.words.seat(self.book, self.colours.index(name))

    def place(self, name: str) -> str:
        return capital(self.words.word(f"place-{name}"))

    def number(self, name: str) -> int:
        return cast(int, self.view[name])

    # The parts of the table.

    def head(self) -> list[str]:
        """Round, next scoring, start player, King and the order of turns."""
        rounds = self.book.rounds
        now = self.number("round")
        lap = rounds.index(now) + 1 if now in rounds else 0
        lines = [self.label("round", round=lap, last=len(rounds))] if lap else []
        coming = [i + 1 for i, n in enumerate(rounds) if self.book.scoring_after[i] and n >= now]
        if coming and "step" in self.view:
            lines.append(self.label("next-scoring", round=coming[0]))
        lines.append(self.label("first", seat=self.seat(str(self.view["first"]))))
        lines.append(self.label("king", place=self.words.word(f"place-{self.view['king']}.king")))
        order = self.order()
        if order:
            lines.append(self.label("order", list=", ".join(order)))
        return self.wrapped(" ".join(lines), 0)

    def order(self) -> list[str]:
        """Who has played which power card, the highest value first."""
        played = cast(dict[str, dict[str, object]], self.view["played"])
        found = []
        for name, card in sorted(played.items(), key=lambda item: -cast(int, item[1]["value"])):
            text = f"{self.seat(name)} {card['value']}"
            if "grey" in card:
                text += f" ({card['power']} + {self.words.word('grey-' + str(card['grey']))})"
            found.append(text)
        return found

    def regions(self) -> list[str]:
        """The regions in the order of scoring and the tower: points, King, caballeros and grandes."""
        names = self.book.places[: t.TOWER + 1]
        wide = max(len(self.place(name)) for name in names)
        lines = [self.label("regions")]
        for name in names:
            points = "/".join(str(n) for n in self.board.points(name))
            start = f"  {self.place(name):<{wide}}  {points:<5}  "
            lines += self.wrapped(start + self.then(self.contents(name)), wide + 11)
        return lines

    def contents(self, place: str) -> list[str]:
        """What stands in a place: the King, the colours from the most caballeros on, grandes, a table."""
        found: list[str] = []
        if self.board.king == place:
            found.append(self.label("king-here"))
        standing = self.board.standing(place)
        if standing and place == self.book.places[t.TOWER]:
            # Nobody may look inside (EG-10.1).
            found.append(self.label("inside", count=self.board.crowd(place)))
        elif standing:
            found.append(", ".join(f"{self.seat(colour)} {count}" for count, colour in standing))
        homes = [self.seat(seat) for seat in self.board.lodgers(place)]
        if homes:
            found.append(self.label("grandes", list=", ".join(homes), count=len(homes)))
        for name in self.book.tables:
            if self.board.tables.get(name) == place:
                found.append(self.words.word(f"table-{name}"))
        return found

    def players(self) -> list[str]:
        """Points, court, province, cards and Vetoes of everybody."""
        lines = [self.label("players")]
        for colour in self.colours:
            province = self.label("province", count=self.board.count(colour, "province"))
            parts = [province]
            if colour in self.seats:
                points = self.label("points", count=cast(int, self.table("scores")[colour]))
                court = self.label("court", count=self.board.count(colour, "court"))
                parts = [points, court, province, *self.cards(colour)]
            name = capital(self.seat(colour))
            if colour in self.seats and self.is_own(colour):
                name = self.label("you", seat=name)
            lines += self.wrapped("  " + self.label("pair", left=name, right=", ".join(parts)), 4)
        return lines

    def cards(self, seat: str) -> list[str]:
        """What is known of the cards of a seat."""
        held = self.hand_of(seat)
        found = []
        if not self.is_own(seat):
            found.append(self.label("power-cards", list=spans(cast(list[int], held["hand"]))))
            if held["fetched"]:
                found.append(self.label("fetched", count=cast(int, held["fetched"])))
            greys = cast(int, held["grey"]) + len(cast(list[str], held["grey_seen"]))
            if greys:
                found.append(self.label("grey-cards", count=greys))
        for veto in cast(list[dict[str, object]], self.view["vetoes"]):
            if veto["seat"] == seat:
                until = min(cast(int, veto["until"]), len(self.book.rounds))
                found.append(self.label("veto", round=until))
        return found

    def offer(self) -> list[str]:
        """The open action cards: number of caballeros, name and special action."""
        lines = []
        for card in cast(list[str], self.view["offer"]):
            if card == "none":
                continue
            count = self.book.card_caballeros[self.book.cards.index(card)]
            name, text = self.words.word(f"card-{card}"), self.words.word(f"card-{card}.text")
            lines += self.wrapped(f"  {count}  {name} [{card}]. {text}", 5)
        return [self.label("offer"), *lines] if lines else []

    # The viewer's hand.

    def hand_of(self, seat: str) -> dict[str, object]:
        return cast(dict[str, dict[str, object]], self.view["hands"])[seat]

    def is_own(self, seat: str) -> bool:
        """Only one's own hand is shown card by card."""
        return "fetched" not in self.hand_of(seat)

    def own_hand(self) -> list[str]:
        lines: list[str] = []
        for seat in self.seats:
            if self.is_own(seat):
                held = self.hand_of(seat)
                cards = [f"{n}\xa0({self.book.summons[n - 1]})" for n in cast(list[int], held["hand"])]
                lines += self.wrapped(self.label("hand", list=", ".join(cards) or "–"), 2)
                if held["pile"]:
                    lines += self.wrapped(self.label("pile", list=spans(cast(list[int], held["pile"]))), 2)
                lines += self.own_greys(cast(list[str], held["grey"]), cast(list[str], held["grey_pile"]))
        return lines

    def own_greys(self, held: list[str], spent: list[str]) -> list[str]:
        lines: list[str] = []
        for grey in held:
            value = self.book.grey_value[self.book.greys.index(grey)]
            name, text = self.words.word(f"grey-{grey}"), self.words.word(f"grey-{grey}.text")
            lines += self.wrapped(self.label("grey", value=f"{value:+d}", name=f"{name} [{grey}]", text=text), 4)
        if spent:
            lines += self.wrapped(
                self.label("grey-pile", list=", ".join(self.words.word(f"grey-{g}") for g in spent)), 2
            )
        return lines


def spans(numbers: list[int]) -> str:
    """1, 2, 3, 7 as "1–3, 7"."""
    found: list[list[int]] = []
    for n in numbers:
        if found and n == found[-1][-1] + 1:
            found[-1].append(n)
        else:
            found.append([n])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)
