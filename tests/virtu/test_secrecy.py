"""V-1.15: the sealed family placement is all there is to hide; no view, log or list of moves gives it away."""

import pytest

from sight import sight
from signoria.game.game import Game
from signoria.kernel.chance import seeded
from signoria.kernel.event import Ear
from signoria.kernel.flow import answers, apply, deciders, moves, settle
from signoria.words.words import Words
from virtu.table import TITLE, deal

WORDS = Words(TITLE, "en")


@pytest.mark.clause("V-1.15", "V-R1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_imagining_changes_nothing_that_a_seat_can_see(players: int) -> None:
    luck = seeded(b"secret %d" % players)
    for seed in range(4):
        p = deal(players, f"secret {seed}")
        p.ear = Ear()
        turn = 0
        while settle(p) and turn < 60:
            for seat in range(-1, players):
                q = TITLE.imagine(p, seat, luck)
                assert sight(WORDS, q, seat) == sight(WORDS, p, seat)
            asked = deciders(p)
            seat = asked[luck.below(len(asked))]
            found = answers(p, seat)
            apply(p, seat, found[luck.below(len(found))])
            turn += 1


@pytest.mark.clause("V-1.15", "V-2.7")
def test_a_sealed_placement_is_dealt_anew_for_others() -> None:
    p = deal(3, "sealed")
    settle(p)
    luck = seeded(b"anew")
    for _ in range(3):
        found = answers(p, 0)
        apply(p, 0, found[luck.below(len(found))])
    seen = {tuple(TITLE.imagine(p, 1, luck).sealed[:3]) for _ in range(30)}
    assert len(seen) > 5
    assert {tuple(TITLE.imagine(p, 0, luck).sealed[:3]) for _ in range(5)} == {tuple(p.sealed[:3])}
    assert "answer" not in TITLE.view(p, -1)


@pytest.mark.clause("V-1.15", "V-14.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sees_the_scores_of_the_game_and_their_sources(players: int) -> None:
    """Prestige comes at the end; before it the scores are what an end would bring now, from what is open to all."""
    luck = seeded(b"scores %d" % players)
    game = Game(TITLE, players, "scores")
    seats = TITLE.book(players).axes["seat"]
    while True:
        for seat in range(-1, players):
            view = game.view(seat)
            assert view["scores"] == dict(zip(seats, game.scores, strict=True))
            ledger: dict[str, dict[str, int]] = {}
            for entry in game.ledger():
                ledger.setdefault(seats[entry.seat], {})[entry.source] = entry.points
            assert view["ledger"] == ledger
        if game.over:
            return
        asked = game.deciders
        seat = asked[luck.below(len(asked))]
        found = moves(game.position, seat)
        game.play_number(found[luck.below(len(found))], seat)
