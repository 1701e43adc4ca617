"""Text boards of all titles."""

from typing import cast

import pytest

from signoria.drawing import textboard
from signoria.game.game import Game
from signoria.games import Book, Title, titles


class Counted:
    """A title that counts the books it makes."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.name = title.name
        self.books = 0

    def book(self, players: int, options: dict[str, object]) -> Book:
        self.books += 1
        return cast(Book, self.title.book(players, options))


@pytest.mark.parametrize("name", titles())
def test_all_text_boards_of_a_game_share_one_book(name: str) -> None:
    game = Game(name, 3, seed=5)
    counted = Counted(game.title)
    title = cast(Title, counted)
    for seat in (0, 1, -1):
        view = game.title.view(game.position, seat)
        assert textboard.text(title, view, game.words) == textboard.text(game.title, view, game.words)
        assert textboard.hand(title, view, game.words) == textboard.hand(game.title, view, game.words)
    assert counted.books == 1


def test_a_game_with_other_options_has_another_book() -> None:
    plain, grey = (Game("elgrande", 4, seed=5, options={"grey": grey}) for grey in (False, True))
    counted = Counted(plain.title)
    for game in (plain, grey, plain, grey):
        textboard.text(cast(Title, counted), game.title.view(game.position, 0), game.words)
    assert counted.books == 2
