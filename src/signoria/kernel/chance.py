"""The seeded generator that lives in a position."""

from hashlib import sha256
from typing import Final

MASK: Final = 0xFFFFFFFF


class Chance:
    """sfc32: four 32-bit words, so that ints stay small and unboxed in the compiled build."""

    def __init__(self, a: int = 0, b: int = 0, c: int = 0, n: int = 1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.n = n

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        b = self.b
        c = self.c
        word = (self.a + b + self.n) & MASK
        self.n = (self.n + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + word) & MASK
        return (word * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.n)

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.a, self.b, self.c, self.n)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.n]


def seeded(seed: bytes) -> Chance:
    """The generator of a seed: its words come from a hash, so neighbouring seeds have nothing in common."""
    h = sha256(seed).digest()
    return Chance(int.from_bytes(h[0:4], "big"), int.from_bytes(h[4:8], "big"), int.from_bytes(h[8:12], "big"))
