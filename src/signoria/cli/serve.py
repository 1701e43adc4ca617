"""`signoria serve`: the table in the browser, on this machine or for the whole house."""

import argparse
import asyncio
import os
import signal
import sys
import threading
import webbrowser
from pathlib import Path

from signoria import SignoriaError

DATABASE = Path("signoria.db")


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("serve", help="play in the browser", description=__doc__)
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets others in the network in (default: this machine)"
    )
    parser.add_argument("--port", type=int, default=8600, help="(default: 8600; 0 takes any free one)")
    parser.add_argument(
        "--database", type=Path, default=DATABASE, metavar="FILE", help=f"where the tables live (default: {DATABASE})"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="answer only to this name in the address, *.name to all below it; may be repeated (default: any name)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe what this proxy says of its visitors; may be repeated (default: no proxy)",
    )
    parser.add_argument(
        "--per-address", type=int, default=256, metavar="N", help="connections from one address (default: 256)"
    )
    parser.add_argument("--most-guests", type=int, default=100_000, metavar="N", help="guests in all (default: 100000)")
    parser.add_argument(
        "--most-tables", type=int, default=50_000, metavar="N", help="tables in all, finished ones too (default: 50000)"
    )
    parser.add_argument(
        "--analysis-budget",
        type=int,
        default=0,
        metavar="N",
        help="simulations a decision when a finished game is analysed (default: about the master's)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from signoria.table.bots import BotPool
    from signoria.table.census import Census
    from signoria.table.hall import Hall
    from signoria.table.store import Store
    from signoria.web.app import HERE, make_app
    from signoria.web.door import KEPT_FREE, Porter, listen, raise_limit, server_of

    if not (HERE / "vendor" / "htmx.min.js").is_file():
        raise SignoriaError(
            "the scripts and fonts of the pages are missing: run `make setup` once, with the network up"
        )
    for name in args.allow_host:
        if "*" in name[1:] or (name.startswith("*") and name[1:2] not in ("", ".")):
            raise SignoriaError(f"a host is a name, *.name or *, not {name!r}")
    porter = Porter(raise_limit() - KEPT_FREE, args.per_address, args.proxy)
    listening = listen(args.host, args.port)
    port = listening.getsockname()[1]
    shown = "localhost" if args.host in ("127.0.0.1", "0.0.0.0", "::") else args.host
    url = f"http://{shown}:{port}/"
    store = Store(args.database)
    census = Census(store, args.most_guests, args.most_tables)
    hall = Hall(store, BotPool(), census=census, simulations=max(0, args.analysis_budget))
    server = server_of(make_app(hall, hosts=args.allow_host or ["*"]), hall.listeners, porter)
    print(f"Signoria is at {url}")
    print(f"The tables are in {args.database}. Ctrl+C ends the server; the games go on where they were.", flush=True)
    if not args.no_browser and can_show():
        threading.Timer(0.8, webbrowser.open, [url]).start()
    # A service manager's stop ends like Ctrl+C: the workers are sent home, and nothing is left behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    asyncio.run(server.serve(sockets=[listening]))
    return 0


def can_show() -> bool:
    """Whether there is a screen to open a browser on."""
    return (
        os.name == "nt"
        or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
        or os.uname().sysname == "Darwin"
    )
