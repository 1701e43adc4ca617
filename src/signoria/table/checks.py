"""What a command must be before a table does it: well formed, of the right person, at the right time."""

from dataclasses import replace
from typing import Final

from signoria.players import USUAL
from signoria.players import bots as bot_names
from signoria.table.errors import (
    BadCommand,
    NotBegun,
    NotHost,
    NotYourSeat,
    SeatLent,
    TableOver,
    TooMany,
)
from signoria.table.facts import (
    BOT,
    CLOSE,
    CLOSED,
    FILL,
    GAME_KINDS,
    KINDS,
    LONGEST_NAME,
    MOVE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    RESIGN,
    RESTART,
    STAND,
    STAND_IN,
    TURN,
    WAITING,
    Command,
    Guest,
    Seat,
    SeatPlan,
    name_of,
)
from signoria.table.table import Table, canonical

LONGEST_ROW: Final = 64
LONGEST_TEXT: Final = 1_000
LONGEST_KEY: Final = 64


def planned(guest: Guest, number: int, plan: SeatPlan) -> Seat:
    if plan.kind == "me":
        return Seat(number, PERSON, guest.id, name_of(plan.name or guest.name))
    if plan.kind == "here":
        return Seat(number, PERSON, guest.id, name_of(plan.name))
    if plan.kind == "link":
        return Seat(number, OPEN)
    if plan.kind == "bot":
        name = name_of(plan.name) if plan.name else ""
        return Seat(number, BOT, "", name, checked_level(plan.level or USUAL))
    raise BadCommand(f"a seat is for me, here, link or bot, not {plan.kind!r}")


def with_answer(place: Seat, text: str) -> Seat:
    """A seat that always gives this answer, instead of another one to the same question."""
    others = [answer for answer in place.answers if answer.split()[0] != text.split()[0]]
    return replace(place, standing="; ".join([*others, text]))


def short_name(name: str) -> str:
    """The name of a player in a record, as a table shows it."""
    return name[:LONGEST_NAME].strip()


def checked_level(level: str) -> str:
    if level not in bot_names():
        raise BadCommand(f"there is no bot {level!r}; the bots are: {', '.join(bot_names())}")
    return level


def check_shape(command: Command) -> None:
    if command.kind not in KINDS:
        raise BadCommand(f"there is no command {command.kind!r}; there are: {', '.join(KINDS)}")
    if not 1 <= len(command.key) <= LONGEST_KEY or not command.key.isprintable():
        raise BadCommand(f"the key of a command has 1 to {LONGEST_KEY} printable characters")
    if len(command.text) > LONGEST_TEXT or command.text.count(";") >= LONGEST_ROW:
        raise TooMany(f"one command has at most {LONGEST_ROW} moves and {LONGEST_TEXT} characters")


def check_right(table: Table, guest: Guest, seat: int, kind: str) -> None:
    """Who may send what: nobody acts for another seat."""
    mine = table.seats_of(guest.id)
    if kind == FILL:
        if guest.id != table.facts.host:
            raise NotHost("only the host may fill the open seats")
    elif kind == CLOSE:
        if guest.id != table.facts.host:
            raise NotHost("only the host may close the table")
        others = {place.guest for place in table.seats if place.kind == PERSON} - {guest.id}
        if others and table.state == PLAYING:
            raise BadCommand("others play here: they may want to go on")
    elif kind == STAND_IN:
        if not 0 <= seat < len(table.seats) or not (mine or guest.id == table.facts.host):
            raise NotYourSeat("only who plays here may let a bot take a seat")
    elif seat not in mine:
        raise NotYourSeat("this is not your seat")


def check_state(table: Table, seat: int, kind: str, guest: Guest | None) -> None:
    if table.state in (OVER, CLOSED):
        raise TableOver("this game is over")
    if kind == CLOSE:
        return
    if kind == FILL:
        if table.state != WAITING:
            raise BadCommand("no seat is open")
    elif table.state != PLAYING:
        raise NotBegun("the game begins when every seat is taken")
    if kind in GAME_KINDS:
        if guest is None and not table.seats[seat].bot:
            raise NotYourSeat("no bot plays this seat")
        if guest is not None and table.seats[seat].stand_in:
            raise SeatLent("a bot plays for you: take your seat back first")


def text_kept(table: Table, command: Command) -> str:
    """The text of a command as the log keeps it."""
    if command.kind == MOVE:
        return canonical(table.title, table.game.numbers(command.text))
    if command.kind == STAND:
        numbers = table.game.numbers(command.text)
        if len(numbers) != 1:
            raise BadCommand("a standing answer is one move")
        return canonical(table.title, numbers)
    if command.kind == RESTART and command.text == TURN:
        return TURN
    if command.kind in (STAND_IN, FILL, RESIGN):
        return checked_level(command.text or USUAL)
    if command.text:
        raise BadCommand(f"the command {command.kind} has no text")
    return ""
