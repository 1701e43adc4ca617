"""Opening a table and finding people for it: the form, the links, the invitations."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from signoria import BadOption
from signoria.games import SEATS, Book, Option, Title, find, titles
from signoria.players import AT_RANDOM, USUAL, levels
from signoria.table.facts import BOT, OPEN, Guest, Seat, SeatPlan
from signoria.table.table import Table
from signoria.web import art
from signoria.web.cards import card_of
from signoria.web.lobby import level_facts, level_name, seated
from signoria.web.visitor import Visitor, go_to, is_secure, known_guest, number_in, page, remember, visitor_of
from signoria.words.words import Words

NOBODY = "none"


async def new_table(request: Request) -> Response:
    visitor = await visitor_of(request)
    name = request.path_params["title"]
    if name not in titles():
        raise HTTPException(404)
    title = find(name)
    if request.method == "GET":
        return form_page(request, visitor, title, {}, art.beginner(name))
    form = {key: [str(value) for value in (await request.form()).getlist(key)] for key in await request.form()}
    typed = {key: values[0] for key, values in form.items() if values}
    plans = [plan_of(typed, seat) for seat in range(title.players[-1])]
    sitting = [plan for plan in plans if plan is not None]
    words = Words(title, visitor.lang)
    try:
        options, sitting = seated(title, options_of(title, form), sitting)
    except BadOption as error:
        fault = option_fault(words, visitor, title, error, len(sitting))
        return form_page(request, visitor, title, typed, options_of(title, form), fault)
    guest, key = await known_guest(request, visitor, typed.get("name", ""))
    sitting = [plan._replace(name=guest.name) if plan.kind == "me" else plan for plan in sitting]
    pace, hints = typed.get("pace", "live"), "hints" in typed
    made = await visitor.hall.create(guest, name, len(sitting), options, sitting, pace, hints=hints)
    response = go_to(request, f"/t/{made.table}", key)
    for seat, link in made.keys.items():
        keep_link(request, response, made.table, seat, link)
    return response


def keep_link(request: Request, response: Response, table: str, seat: int, key: str) -> None:
    """The host's browser shows the links it was told; the server keeps only their hashes."""
    secure = is_secure(request)
    response.set_cookie(f"link{seat}", key, path=f"/t/{table}", httponly=True, samesite="lax", secure=secure)


def option_fault(words: Words, visitor: Visitor, title: Title, error: BadOption, players: int) -> str:
    if error.name == "players":
        least, most = title.players[0], title.players[-1]
        return visitor.say("new-wrong-count", least=least, most=most, count=players)
    if words.has(f"refusal-{error.name}"):
        return f"{words.word(f'refusal-{error.name}')} {words.word(f'refusal-{error.name}.remedy')}"
    return str(error)


def plan_of(typed: dict[str, str], seat: int) -> SeatPlan | None:
    """What the form says of one seat; None if nobody sits there."""
    kind = typed.get(f"seat{seat}", NOBODY)
    name = typed.get(f"name{seat}", "").strip()
    if kind == NOBODY:
        return None
    if kind.startswith("bot-"):
        return SeatPlan("bot", "", kind[4:])
    return SeatPlan(kind, name if kind == "here" else "")


def options_of(title: Title, form: dict[str, list[str]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for option in title.options:
        values = form.get(f"o-{option.name}", [])
        if option.kind == "bool":
            found[option.name] = bool(values)
        elif option.kind == "set":
            found[option.name] = values
        elif values:
            found[option.name] = values[0]
    return found


def form_page(
    request: Request,
    visitor: Visitor,
    title: Title,
    typed: dict[str, str],
    chosen: dict[str, object],
    notice: str = "",
) -> Response:
    """The form for a new table, with what was typed and chosen so far."""
    words = Words(title, visitor.lang)
    book = title.book(title.players[-1])
    return page(
        request,
        visitor,
        "new.html",
        status=422 if notice else 200,
        notice=notice,
        title=title.name,
        name=words.word("title-name"),
        blurb=words.word("title-blurb") if words.has("title-blurb") else "",
        seats=[seat_facts(visitor, title, seat, typed) for seat in range(title.players[-1])],
        kinds=kinds_of(visitor),
        levels=[level_facts(visitor.say, level, title.name) for level in levels()],
        pace=typed.get("pace", "live"),
        hints="hints" in typed,
        beginner=bool(title.options) and not typed,
        options=[
            option_facts(words, book, option, chosen.get(option.name, option.default)) for option in title.options
        ],
    )


def seat_facts(visitor: Visitor, title: Title, seat: int, typed: dict[str, str]) -> dict[str, Any]:
    usual = min(title.players, key=lambda count: abs(count - 4))
    choice = "me" if seat == 0 else f"bot-{USUAL}" if seat < usual else NOBODY
    return {
        "number": seat,
        "colour": SEATS[seat],
        "name": visitor.say(f"seat-{SEATS[seat]}"),
        "choice": typed.get(f"seat{seat}", choice),
        "typed": typed.get(f"name{seat}", ""),
    }


def kinds_of(visitor: Visitor) -> list[dict[str, str]]:
    say = visitor.say
    thinking = [
        {"id": f"bot-{name}", "name": say("seat-kind-bot", level=level_name(say, name))}
        for name in (AT_RANDOM, *levels())
    ]
    plain = [{"id": kind, "name": say(f"seat-kind-{kind}")} for kind in ("me", "link", "here")]
    return [*plain, *thinking, {"id": NOBODY, "name": say("seat-kind-none")}]


def option_facts(words: Words, book: Book, option: Option, value: object) -> dict[str, Any]:
    name, text = words.option(option)
    chosen = value if isinstance(value, list) else [value]
    names = [words.choice(book, option, choice) for choice in option.choices]
    return {
        "id": option.name,
        "kind": option.kind,
        "name": name,
        "text": text,
        "clause": option.clause,
        "value": value,
        "choices": [
            {"id": choice, "name": numbered(names, at), "on": choice in chosen}
            for at, choice in enumerate(option.choices)
        ],
    }


def numbered(names: list[str], at: int) -> str:
    """The name of a choice; those of the same name are told apart by a number."""
    return names[at] if names.count(names[at]) == 1 else f"{names[at]} {names[: at + 1].count(names[at])}"


# People for open seats.


def waiting_page(request: Request, visitor: Visitor, table: Table) -> Response:
    """The table before all seats are taken."""
    words = Words(table.title, visitor.lang, table.names)
    host = visitor.guest is not None and table.facts.host == visitor.guest.id
    rows = []
    for place in table.seats:
        key = request.cookies.get(f"link{place.seat}", "") if host else ""
        is_open = place.kind == OPEN
        link = f"{request.base_url}join/{key}" if is_open and key else ""
        who = visitor.say("waiting-open") if is_open else words.seat(table.game.book, place.seat)
        found = {"number": place.seat, "colour": SEATS[place.seat], "who": who, "open": is_open, "link": link}
        rows.append({**found, "bot": place.kind == BOT})
    name = words.word("title-name")
    card = card_of(request, visitor, table)
    return page(request, visitor, "waiting.html", table=table, name=name, seats=rows, host=host, card=card)


async def invite(request: Request) -> Response:
    visitor = await visitor_of(request)
    table = request.path_params["table"]
    seat = str((await request.form()).get("seat", ""))
    if visitor.guest is None or number_in(seat) < 0:
        raise HTTPException(422)
    key = await visitor.hall.invite(table, visitor.guest, int(seat))
    response = go_to(request, f"/t/{table}")
    keep_link(request, response, table, int(seat), key)
    return response


async def fill(request: Request) -> Response:
    visitor = await visitor_of(request)
    table = request.path_params["table"]
    await visitor.hall.fill(table, visitor.known)
    return go_to(request, f"/t/{table}")


async def resign(request: Request) -> Response:
    """Leave a seat; a bot goes on, and who left may watch."""
    visitor = await visitor_of(request)
    table = request.path_params["table"]
    seat = number_in(str((await request.form()).get("seat", "")))
    if seat < 0:
        raise HTTPException(403)
    await visitor.hall.resign(table, visitor.known, seat)
    return go_to(request, f"/t/{table}")


async def close(request: Request) -> Response:
    """Close a table that nobody wants."""
    visitor = await visitor_of(request)
    await visitor.hall.end(request.path_params["table"], visitor.known)
    return go_to(request, "/")


async def again(request: Request) -> Response:
    """A new table like one that is over: the same game, the same seats; other people get a link each."""
    visitor = await visitor_of(request)
    old = await visitor.hall.open(request.path_params["table"])
    guest = visitor.known
    plans = [plan_again(place, guest) for place in old.seats]
    facts = old.facts
    made = await visitor.hall.create(
        guest, facts.title, facts.players, dict(facts.options), plans, facts.pace, hints=facts.hints
    )
    response = go_to(request, f"/t/{made.table}")
    for seat, link in made.keys.items():
        keep_link(request, response, made.table, seat, link)
    return response


def plan_again(place: Seat, guest: Guest) -> SeatPlan:
    """Who shall sit where somebody sat before."""
    if place.kind == BOT:
        return SeatPlan("bot", "", place.level)
    if place.guest != guest.id:
        return SeatPlan("link")
    return SeatPlan("here", place.name)


async def join(request: Request) -> Response:
    visitor = await visitor_of(request)
    invitation = request.path_params["key"]
    if request.method == "GET":
        table, seat = await visitor.hall.invited(invitation)
        words = Words(table.title, visitor.lang)
        host = next((place.name for place in table.seats if place.guest and place.guest == table.facts.host), "")
        return page(
            request,
            visitor,
            "join.html",
            key=invitation,
            game=words.word("title-name"),
            host=host,
            colour=SEATS[seat],
            seat=visitor.say(f"seat-{SEATS[seat]}"),
            card=card_of(request, visitor, table),
        )
    name = str((await request.form()).get("name", ""))
    guest, key = await known_guest(request, visitor, name)
    joined, _ = await visitor.hall.join(invitation, guest, name)
    return remember(request, go_to(request, f"/t/{joined}"), key)


routes = [
    Route("/new/{title}", new_table, methods=["GET", "POST"]),
    Route("/t/{table}/invite", invite, methods=["POST"]),
    Route("/t/{table}/fill", fill, methods=["POST"]),
    Route("/t/{table}/resign", resign, methods=["POST"]),
    Route("/t/{table}/close", close, methods=["POST"]),
    Route("/t/{table}/again", again, methods=["POST"]),
    Route("/join/{key}", join, methods=["GET", "POST"]),
]
