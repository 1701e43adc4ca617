"""Find the move: positions in which one move is much better than all others, for everybody who comes by."""

from functools import lru_cache
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from signoria.analyst.puzzles import Puzzle, puzzles
from signoria.analyst.telling import line_words, move_words, option_words, reason_words
from signoria.game.game import Game
from signoria.games import SEATS, find, titles
from signoria.web.analysis import position_facts
from signoria.web.visitor import Visitor, number_in, page, visitor_of

Facts = dict[str, Any]
SHOW = "?"
"""The answer of somebody who wants to see it."""


async def puzzle_list(request: Request) -> Response:
    visitor = await visitor_of(request)
    shelf = [
        {"id": name, "name": visitor.name_of(find(name)), "count": len(puzzles(name))}
        for name in titles()
        if puzzles(name)
    ]
    return page(request, visitor, "puzzles.html", here="puzzles", shelf=shelf)


async def puzzle_page(request: Request) -> Response:
    """A puzzle; with an answer in the address also its solution."""
    visitor = await visitor_of(request)
    title, number = request.path_params["title"], number_in(request.path_params["number"])
    if title not in titles() or not 1 <= number <= len(puzzles(title)):
        raise HTTPException(404)
    puzzle = puzzles(title)[number - 1]
    answer = request.query_params.get("answer", "")[:200]
    facts = await visitor.hall.slowly(lambda: puzzle_facts(visitor, title, number, puzzle, answer))
    return page(request, visitor, "puzzle.html", here="puzzles", **facts)


@lru_cache(maxsize=64)
def game_of(title: str, number: int, lang: str) -> Game:
    return puzzles(title)[number - 1].game(title, lang)


def puzzle_facts(visitor: Visitor, title: str, number: int, puzzle: Puzzle, answer: str) -> Facts:
    game, seat = game_of(title, number, visitor.lang), puzzle.seat
    moves = [move for move in game.moves(seat) if not move.redundant]
    given = next((move for move in moves if move.text == answer), None)
    solved = given is not None or answer == SHOW
    return {
        "title": title,
        "name": game.words.word("title-name"),
        "number": number,
        "total": len(puzzles(title)),
        "seat": game.names[seat],
        "colour": SEATS[seat],
        "question": str(game.question(seat)[0]),
        "moves": [{"text": move.text, "words": move.words} for move in moves],
        "shown": position_facts(game, seat, visitor.phone),
        "scores": [
            {"colour": SEATS[other], "name": game.names[other], "points": game.scores[other]}
            for other in range(game.players)
        ],
        "answer": given.text if given is not None else "",
        "solution": solution(game, puzzle, given.text if given is not None else "") if solved else None,
    }


def solution(game: Game, puzzle: Puzzle, given: str) -> Facts:
    """Whether the answer is right, what was weighed, and why."""
    p = game.position
    weighed = [option.move for option in puzzle.choices]
    return {
        "right": given == puzzle.best,
        "shown": not given,
        "best": move_words(game, p, puzzle.best),
        "given": move_words(game, p, given) if given else "",
        "weighed": given in weighed or not given,
        "options": [option_words(game, p, option, given) for option in puzzle.choices],
        "reason": reason_words(game, p, puzzle.reason),
        "line": line_words(game, p, puzzle.choices[0].line),
    }


routes = [Route("/puzzles", puzzle_list), Route("/puzzles/{title}/{number}", puzzle_page)]
