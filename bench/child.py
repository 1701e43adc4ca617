"""A child process that measures on request: one JSON question a line, one JSON answer a line."""

import gc
import json
import os
import sys

from bench.subject import Clock, Subject


def subject(name: str) -> Subject:
    if name == "catanatron":
        from bench.theirs import Theirs

        return Theirs()
    from bench.ours import Ours

    return Ours(name)


def main() -> None:
    name, core = sys.argv[1], int(sys.argv[2])
    if core >= 0:
        os.sched_setaffinity(0, {core})
    measured = subject(name)
    print(json.dumps(measured.facts()), flush=True)
    for line in sys.stdin:
        question = json.loads(line)
        gc.collect()
        clock = Clock(question["seconds"], question["wall"])
        counts = getattr(measured, question["measure"])(clock)
        seconds = clock.elapsed()
        print(json.dumps({key: count / seconds for key, count in counts.items()}), flush=True)


if __name__ == "__main__":
    main()
