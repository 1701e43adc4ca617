"""The seeded generator that lives in a position."""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@mypyc_attr(free_list_len=1, acyclic=True)
class Chance:
    """sfc32: four 32-bit words, reckoned with plain machine words in the compiled build."""

    def __init__(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, n: i64 = 1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.n = n

    def below(self, n: int) -> int:
        """A number from 0 to n-1; n is at most 1 << 32."""
        b = self.b
        c = self.c
        word = (self.a + b + self.n) & MASK
        self.n = (self.n + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + word) & MASK
        if n > 0x7FFFFFFF:  # the product would not fit into a machine word
            return ((word >> 16) * n + (((word & 0xFFFF) * n) >> 16)) >> 16
        return (word * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def deal_anew(self, items: list[int]) -> None:
        """Shuffle what is hidden, so that the order in which it really lies has no influence."""
        items.sort()
        self.shuffle(items)

    def fresh(self) -> "Chance":
        """Another generator, drawn from this one: the luck to come of an imagined position."""
        return Chance(self.below(1 << 32), self.below(1 << 32), self.below(1 << 32), 1)

    def copy(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.n)

    def copy_to(self, other: "Chance") -> None:
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.n = self.n

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.a, self.b, self.c, self.n)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.n]


def seeded(seed: bytes) -> Chance:
    """The generator of a seed: its words come from a hash, so neighbouring seeds have nothing in common."""
    h = sha256(seed).digest()
    return Chance(int.from_bytes(h[0:4], "big"), int.from_bytes(h[4:8], "big"), int.from_bytes(h[8:12], "big"))
