"""`signoria serve`: the table in the browser, on this machine or for the whole house."""

import argparse
import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from signoria.kernel.errors import SignoriaError

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
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from signoria.table.bots import BotPool
    from signoria.table.hall import Hall
    from signoria.table.store import Store
    from signoria.web.app import HERE, make_app

    if not (HERE / "vendor" / "htmx.min.js").is_file():
        raise SignoriaError(
            "the scripts and fonts of the pages are missing: run `make setup` once, with the network up"
        )
    listening = listen(args.host, args.port)
    port = listening.getsockname()[1]
    shown = "localhost" if args.host in ("127.0.0.1", "0.0.0.0", "::") else args.host
    url = f"http://{shown}:{port}/"
    hall = Hall(Store(args.database), BotPool())
    config = uvicorn.Config(make_app(hall), log_level="warning", access_log=False, timeout_graceful_shutdown=2)
    print(f"Signoria is at {url}")
    print(f"The tables are in {args.database}. Ctrl+C ends the server; the games go on where they were.", flush=True)
    if not args.no_browser and can_show():
        threading.Timer(0.8, webbrowser.open, [url]).start()
    # A service manager's stop ends like Ctrl+C: the workers are sent home, and nothing is left behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))
    return 0


def listen(host: str, port: int) -> socket.socket:
    """The door of the server; a port that is taken is told before anything else is begun."""
    if not 0 <= port <= 65535:
        raise SignoriaError(f"a port is a number from 0 to 65535, not {port}")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen()  # whoever comes from now on waits until the server answers
    except OSError as error:
        reason = error.strerror or str(error)
        raise SignoriaError(f"cannot listen at {host}, port {port}: {reason}; another one: --port 0") from error
    return found


def can_show() -> bool:
    """Whether there is a screen to open a browser on."""
    return (
        os.name == "nt"
        or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
        or os.uname().sysname == "Darwin"
    )
