"""`signoria reports`: what the people at the tables of a server found wrong, for its host."""

import argparse
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from signoria import SignoriaError
from signoria.cli.serve import DATABASE
from signoria.table.facts import Report
from signoria.table.opening import reading
from signoria.table.store import Store


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("reports", help="what people found wrong", description=__doc__)
    parser.add_argument(
        "--database", type=Path, default=DATABASE, metavar="FILE", help=f"where the tables live (default: {DATABASE})"
    )
    parser.add_argument("--json", action="store_true", help="print them as one JSON list")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write them to a file (default: the screen)")
    parser.add_argument("--forget", action="store_true", help="forget them afterwards; the server must not run")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not args.database.is_file():
        raise SignoriaError(f"{args.database}: there is no such database")
    found = reports_in(args.database)
    text = json.dumps([one._asdict() for one in found], indent=1, ensure_ascii=False) if args.json else told(found)
    if args.output is None:
        print(text)
    else:
        try:
            args.output.write_text(f"{text}\n", encoding="utf-8")
        except OSError as error:
            raise SignoriaError(f"{args.output}: {error.strerror}") from error
        print(f"{args.output}: {len(found)} reports")
    if args.forget and found:
        store = Store(args.database)
        try:
            print(f"{store.forget_reports()} reports forgotten")
        finally:
            store.close()
    return 0


def reports_in(file: Path) -> list[Report]:
    """All reports, the oldest first; a server may go on meanwhile. None in a house from before there were any."""
    try:
        with closing(reading(file)) as c:
            if not c.execute("SELECT 1 FROM sqlite_master WHERE name = 'reports'").fetchone():
                return []
            columns = ", ".join(f'"{name}"' for name in Report._fields)
            return [Report(*row) for row in c.execute(f"SELECT {columns} FROM reports ORDER BY id")]
    except sqlite3.Error as error:
        raise SignoriaError(f"{file}: the database says: {error}") from error


def told(found: list[Report]) -> str:
    """Reports for people."""
    if not found:
        return "No reports."
    return "\n\n".join(
        f"{day_of(one.at)}  {one.title}, /t/{one.table}/replay?ply={one.ply}\n"
        f"signoria {one.program}, rules {one.rules}, data {one.data}, {one.lang}\n"
        + "\n".join(f"  {line}" for line in one.text.split("\n"))
        for one in found
    )


def day_of(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))
