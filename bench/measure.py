"""The run: children for catanatron and for both builds of every title, asked in turn, round by round."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MEASURES = ("play", "copy", "list_moves")
DOORS = ("state_decisions", "simulated_decisions", "self_play_decisions")
"""What is compared with the kernel's own decisions."""

Round = dict[str, float]


class Child:
    """A process that measures one subject, on one core where the system can pin it."""

    def __init__(self, name: str, core: int, pure: bool = False) -> None:
        env = {key: value for key, value in os.environ.items() if key != "SIGNORIA_PURE"}
        if pure:
            env["SIGNORIA_PURE"] = "1"
        self.name = name
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.child", name, str(core)],
            cwd=ROOT,
            env=env,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.rounds: list[Round] = []
        self.facts: dict[str, Any] = self.answer()

    def ask(self, measure: str, seconds: float, wall: bool = False) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"measure": measure, "seconds": seconds, "wall": wall}) + "\n")
        self.process.stdin.flush()

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process that measures {self.name} ended early")
        found: dict[str, Any] = json.loads(line)
        return found

    def measure(self, seconds: float) -> None:
        """One round: everything once."""
        numbers: Round = {}
        for measure in (*MEASURES, *self.facts.get("more", [])):
            self.ask(measure, seconds)
            numbers.update(self.answer())
        self.rounds.append(numbers)

    def medians(self) -> Round:
        return {key: median(one[key] for one in self.rounds) for key in self.rounds[0]}

    def ratio(self, other: "Child", key: str) -> float:
        """How many times faster than the other: the median over the rounds, each against its own neighbour."""
        return median(mine[key] / its[key] for mine, its in zip(self.rounds, other.rounds, strict=True))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def cores() -> list[int]:
    """The cores that may be used; [-1] where processes cannot be pinned."""
    if not hasattr(os, "sched_getaffinity"):
        return [-1]
    return sorted(os.sched_getaffinity(0))


def run(titles: list[str], rounds: int, seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Measure everything; plain data for the report."""
    core = cores()[-1]
    children: list[Child] = []

    def start(name: str, pure: bool = False) -> Child:
        progress(f"starting {name}")
        child = Child(name, core, pure)
        children.append(child)
        return child

    try:
        theirs = start("catanatron") if find_spec("catanatron") else None
        pairs = {name: (start(name, pure=True), start(name)) for name in titles}
        for number in range(rounds):
            for child in children:
                progress(f"round {number + 1} of {rounds}")
                child.measure(seconds)
        return {
            "python": sys.version.split()[0],
            "rounds": rounds,
            "seconds": seconds,
            "catanatron": theirs and {**theirs.facts, **theirs.medians()},
            "titles": {
                name: {
                    "players": pure.facts["players"],
                    "same_games": pure.facts["digest"] == fast.facts["digest"],
                    "interpreted": side(pure, theirs),
                    "compiled": side(fast, theirs) if fast.facts["compiled"] else None,
                    "workers": workers(name, rounds, seconds, progress),
                }
                for name, (pure, fast) in pairs.items()
            },
        }
    finally:
        for child in children:
            child.close()


def side(child: Child, theirs: Child | None) -> dict[str, Any]:
    """The numbers of one build, and its ratios."""
    found = {**child.medians(), "bytes": child.facts["bytes"]}
    for door in DOORS:
        if door in found:
            found[f"{door}_share"] = median(one[door] / one["kernel_decisions"] for one in child.rounds)
    if theirs is not None:
        found["decisions_ratio"] = child.ratio(theirs, "decisions")
        found["copies_ratio"] = child.ratio(theirs, "copies")
    return found


def workers(name: str, rounds: int, seconds: float, progress: Callable[[str], None]) -> dict[str, float] | None:
    """Decisions per second, by the wall clock, of one process and of two at once; None on a single core."""
    pinned = cores()
    if (os.cpu_count() or 1) < 2 or (pinned != [-1] and len(pinned) < 2):
        return None
    pair = [Child(name, core) for core in (pinned * 2)[-2:]]
    try:
        one: list[float] = []
        two: list[float] = []
        for number in range(rounds):
            progress(f"{name}: two workers, round {number + 1} of {rounds}")
            pair[number % 2].ask("play", seconds, wall=True)
            one.append(pair[number % 2].answer()["decisions"])
            for child in pair:
                child.ask("play", seconds, wall=True)
            two.append(sum(child.answer()["decisions"] for child in pair))
    finally:
        for child in pair:
            child.close()
    return {"one": median(one), "two": median(two), "ratio": median(b / a for a, b in zip(one, two, strict=True))}
