"""The market as text: one line for each thing, readable aloud."""

from typing import cast

from signoria.drawing.textboard import TextBoard
from signoria.kernel.position import Book
from signoria.words.words import capital


class Board(TextBoard[Book]):
    """One view in one language."""

    def all(self) -> str:
        lines = [self.label("goods", list=self.goods("sold")), self.label("open", list=self.goods("open"))]
        if self.view["rumour"]:
            lines.append(self.label("rumour", list=self.goods("rumour")))
        full = [capital(self.words.word(f"stall-{stall}")) for stall in self.table("stalls")]
        lines.append(self.label("stalls", list=", ".join(full) or "–"))
        for seat in self.seats:
            coins, points = cast(int, self.table("coins").get(seat, 0)), cast(int, self.table("scores")[seat])
            lines.append(self.label("seat", seat=self.words.word(f"seat-{seat}"), coins=coins, points=points))
        return "\n".join(line for text in lines for line in self.wrapped(text, 2))

    def goods(self, name: str) -> str:
        return ", ".join(self.words.word(f"good-{good}") for good in cast(list[str], self.view[name])) or "–"
