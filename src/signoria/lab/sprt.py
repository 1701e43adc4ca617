"""A sequential test of a share: stop as soon as it is clear which of two shares is nearer to the truth.

The games of one deal, played with the seats changed round, are one observation: what the deal was worth is the same for
all of them. The likelihoods are those of normal observations with the variance that was seen (a generalised sequential
probability ratio test). Two observations are imagined, one all lost and one all won, so that a few lucky deals at the
beginning do not decide.
"""

from math import log
from typing import NamedTuple

from signoria.kernel.errors import SignoriaError

OPEN, LOW, HIGH = "open", "low", "high"


class Question(NamedTuple):
    """Is the share of wins `low`, or is it `high`? Errors of either kind are at most as likely as said."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the log-likelihood ratio decides for low and for high."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


def read_test(text: str, alpha: float, beta: float) -> Question:
    """A test from a command line, `0.5,0.55`."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError as error:
        raise SignoriaError(f"--sprt has two shares, like 0.5,0.55, not {text!r}") from error
    if not 0 <= low < high <= 1:
        raise SignoriaError(f"the shares of --sprt are 0 ≤ LOW < HIGH ≤ 1, not {text!r}")
    for name, value in (("alpha", alpha), ("beta", beta)):
        if not 0 < value < 0.5:
            raise SignoriaError(f"--{name} lies between 0 and 0.5, not {value}")
    return Question(low, high, alpha, beta)


class Verdict(NamedTuple):
    """How far the test has come: the log-likelihood ratio, and low, high, or open."""

    ratio: float
    verdict: str


def judge(test: Question, shares: list[float]) -> Verdict:
    """The verdict after some deals, each with its mean share of wins."""
    if not shares:
        return Verdict(0.0, OPEN)
    seen = [*shares, 0.0, 1.0]
    mean = sum(seen) / len(seen)
    variance = sum((share - mean) ** 2 for share in seen) / (len(seen) - 1)
    found = sum(shares) / len(shares)
    ratio = len(shares) * (test.high - test.low) * (2 * found - test.low - test.high) / (2 * variance)
    lower, upper = test.bounds
    return Verdict(ratio, HIGH if ratio >= upper else LOW if ratio <= lower else OPEN)
