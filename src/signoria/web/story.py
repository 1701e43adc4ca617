"""A table whose rules are not here any more: what is stored of it can still be read."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from signoria.games import SEATS, find, titles
from signoria.table.errors import Pinned
from signoria.table.facts import OVER, Facts
from signoria.web.visitor import Visitor, page, visitor_of

Endpoint = Callable[[Request], Awaitable[Response]]


def readable(endpoint: Endpoint) -> Endpoint:
    """A page of a table; where its rules are not here, its story takes the place."""

    async def read(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Pinned:
            return await story_page(request)

    return read


async def story_page(request: Request) -> Response:
    """Who played, the final scores, the moves, and the record; of a game that is not over only the record."""
    visitor = await visitor_of(request)
    story = await visitor.hall.story(request.path_params["table"])
    facts, say = story.facts, visitor.say
    over = facts.state == OVER
    order = list(range(facts.players))
    if facts.scores is not None:
        order.sort(key=facts.scores.__getitem__, reverse=True)
    people = [
        {
            "colour": SEATS[seat],
            "name": story.seats[seat].name or say(f"seat-{SEATS[seat]}"),
            "points": facts.scores[seat] if facts.scores is not None else None,
        }
        for seat in order
    ]
    return page(
        request,
        visitor,
        "story.html",
        200 if over else 409,
        name=title_name(facts, visitor),
        table=facts.id,
        over=over,
        people=people,
        moves=[{"colour": SEATS[seat], "text": text} for seat, text in moves_of(visitor, story.moves)] if over else [],
        exact=facts.ply is not None,
        record=facts.ply is not None and (over or story.knows(visitor.guest)),
    )


def title_name(facts: Facts, visitor: Visitor) -> str:
    if facts.title not in titles():
        return facts.title
    return visitor.name_of(find(facts.title))


def moves_of(visitor: Visitor, moves: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Moves in their notation; what was taken back has a word."""
    return [(seat, visitor.say(text) if text in ("undo", "restart") else text) for seat, text in moves]
