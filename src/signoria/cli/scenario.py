"""`signoria scenario`: run scenario files, small examples that the rules must agree with."""

import argparse
import sys
from pathlib import Path

from signoria import SignoriaError
from signoria.cli.crash import WRONG_INPUT
from signoria.games import find
from signoria.scenario import BadScenario, Scenario, read_each, run, terms_text

FAILED = 1
PASSED = "ok"


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("scenario", help="run scenario files", description=__doc__)
    parser.add_argument("paths", nargs="*", type=Path, metavar="FILE", help="scenario files, or folders of them")
    parser.add_argument(
        "--terms", metavar="TITLE", help="list moments, fields, short forms, refusal codes and events of a title"
    )
    parser.set_defaults(run=run_all)


def run_all(args: argparse.Namespace) -> int:
    """One line a scenario; 1 if any failed, 2 if a file is wrong. With --terms what one can be written with."""
    if args.terms:
        print(terms_text(find(args.terms)))
    if args.terms and not args.paths:
        return 0
    if not args.paths:
        raise SignoriaError("name scenario files or folders of them, or --terms TITLE")
    passed = failed = wrong = 0
    homes: dict[str, Path] = {}
    for file in files_of(args.paths):
        for scenario in scenarios_of(file):
            told = told_once(scenario, homes, file)
            if isinstance(told, SignoriaError):
                print(f"{file}: {told}", file=sys.stderr)
                wrong += 1
                failed += 1
                continue
            print(told)
            passed += told.startswith(PASSED)
            failed += not told.startswith(PASSED)
    sys.stderr.flush()
    print(f"{passed} passed, {failed} failed")
    return WRONG_INPUT if wrong else FAILED if failed else 0


def files_of(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise SignoriaError(f"{path}: there are no scenario files (*.toml) here")
        found += [file for file in inside if file not in found]
    return found


def scenarios_of(file: Path) -> list[Scenario | BadScenario]:
    """The scenarios of a file, and what is wrong with the others; one that is no TOML is one thing wrong."""
    try:
        return read_each(file)
    except BadScenario as error:
        return [error]


def told_once(scenario: Scenario | BadScenario, homes: dict[str, Path], file: Path) -> str | SignoriaError:
    """The line of a scenario, or why it cannot run."""
    if isinstance(scenario, BadScenario):
        return scenario
    if scenario.id in homes:
        return BadScenario(f"{scenario.id}: this id is already in {homes[scenario.id]}")
    homes[scenario.id] = file
    try:
        return line(scenario, run(scenario))
    except SignoriaError as error:
        return BadScenario(f"{scenario.id}: {error}")


def line(scenario: Scenario, faults: list[str]) -> str:
    if not faults:
        return f"{PASSED}      {scenario.id}  {scenario.name}".rstrip()
    clauses = f" ({', '.join(scenario.clauses)})" if scenario.clauses else ""
    return f"FAILED  {scenario.id}  {scenario.name}{clauses}: {'; '.join(faults)}"
