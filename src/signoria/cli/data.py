"""`signoria data`: the numbers behind a title, those that no rulebook states, and the check of a data pack."""

import argparse
import json
from collections import Counter

from signoria.cli import options
from signoria.game.packs import SURE, Data, Doubt, doubts

MARKS = ["public-source", "derived", "reconstructed"]


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("data", help="where the numbers come from", description=__doc__)
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--reconstructed", action="store_true", help="list every value that is not from a rulebook")
    parser.add_argument("--mark", choices=MARKS, help="of these only the ones with this mark")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options.add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    title = options.title_of(args)
    found = doubts(title.data)
    if args.reconstructed or args.mark:
        wanted = [doubt for doubt in found if args.mark in (None, doubt.mark)]
        print(as_json(title.digest, wanted) if args.json else as_text(wanted), end="")
        return 0
    counts = Counter(doubt.mark for doubt in found)
    if args.json:
        print(json.dumps({"title": title.name, "data": title.digest, "marks": dict(counts)}))
        return 0
    print(f"{title.name}: data {title.digest}, rules {title.version}")
    for key, value in sorted(title.data.items()):
        size = len(value) if isinstance(value, list) else 1
        print(f"  {size:>4}  {key}")
    marks = ", ".join(f"{counts[mark]} {mark}" for mark in MARKS if counts[mark])
    print(f"values that are not from a rulebook: {marks or 'none'}; --reconstructed lists them")
    return 0


def as_text(found: list[Doubt]) -> str:
    """One line for each value, its mark first."""
    lines = [f"{doubt.mark:<13}  {doubt.place}{shown(doubt)}" for doubt in found]
    counts = Counter(doubt.mark for doubt in found)
    total = ", ".join(f"{counts[mark]} {mark}" for mark in MARKS if counts[mark])
    return "\n".join([*lines, f"{len(found)} values are not marked {SURE}: {total or 'none'}"]) + "\n"


def shown(doubt: Doubt) -> str:
    return "" if doubt.value is None else f" = {json.dumps(doubt.value, ensure_ascii=False)}"


def as_json(digest: str, found: list[Doubt]) -> str:
    data: Data = {"data": digest, "values": [doubt._asdict() for doubt in found]}
    return json.dumps(data, ensure_ascii=False) + "\n"
