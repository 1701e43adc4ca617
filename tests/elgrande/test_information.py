"""EG-23 and EG-R16: what is public, what is hidden, what may be taken back."""

import pytest

from elgrande.table import MODULES, REGIONS, TITLE, VETERAN_CARDS, Men, Table, board, deal, laid
from signoria.game.game import Game
from signoria.game.values import CannotUndo
from signoria.kernel.chance import seeded
from signoria.kernel.flow import answers

SEATS = ["azure", "gules", "or", "vert"]


def part(view: dict[str, object], *keys: str) -> object:
    """A value deep in a view."""
    found: object = view
    for key in keys:
        assert isinstance(found, dict)
        found = found[key]
    return found


# Public.


@pytest.mark.clause("EG-23.1", "EG-R16")
@pytest.mark.parametrize("seat", ["", "azure", "gules"])
def test_board_courts_provinces_scores_tables_and_the_towers_content_are_public(seat: str) -> None:
    men: Men = {"azure": {"court": 4, "toledo": 2, "tower": 3}, "gules": {"tower": 1}}
    t = board(king="granada", men=men, grande={"vert": "aragon"}, tables={"low": "valencia"})
    t.change(ledger={"or": {"regions": 7}}).at("menu", "azure", "d5-01")
    view = t.view(seat)
    assert part(view, "men", "azure") == {"court": 4, "province": 21, "toledo": 2, "tower": 3}
    assert part(view, "men", "gules", "tower") == 1, "it follows from what was announced"
    assert view["king"] == "granada"
    assert part(view, "grande", "vert") == "aragon"
    assert view["tables"] == {"low": "valencia"}
    assert part(view, "scores", "or") == 7


@pytest.mark.clause("EG-23.1")
@pytest.mark.parametrize("seat", ["", "azure", "gules"])
def test_discarded_action_cards_and_values_played_this_round_are_public(seat: str) -> None:
    t = deal(4, "public")
    first = t.offer
    luck = seeded(b"public")
    while t.p.round == 1:
        t.roll(luck)
    starter = t.first
    power = t.hand(starter)[0]
    t.play(starter, f"power {power}")
    view = t.view(seat)
    gone = view["gone"]
    assert isinstance(gone, list)
    assert gone[:5] == first
    assert part(view, "played", starter, "value") == power


@pytest.mark.clause("EG-23.2")
def test_cards_played_in_earlier_rounds_may_be_remembered() -> None:
    t = board().pile("azure", 3, 9).at("power")
    assert part(t.view("gules"), "hands", "azure", "pile") == [3, 9]
    assert part(t.view("gules"), "hands", "azure", "hand") == [1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13]


# Hidden.


def unseen_changes(t: Table) -> dict[str, Table]:
    """Copies of a table, each with something else that nobody may know."""
    rounds = len(t.book.rounds)
    found = {name: t.copy() for name in ("deck order", "next card", "region cards", "virtual power deck", "generator")}
    decks = t.p.decks[:]
    decks[t.p.round], decks[t.p.round + 1] = decks[t.p.round + 1], decks[t.p.round]
    found["deck order"].p.decks = decks
    replaced = t.p.decks[:]
    replaced[rounds - 1] = next(card for card in t.book.base[0] if card not in replaced)
    found["next card"].p.decks = replaced
    found["region cards"].p.travel = t.p.travel[::-1]
    found["virtual power deck"].p.fate = t.p.fate[: t.p.round] + t.p.fate[t.p.round :][::-1]
    found["generator"].p.chance.below(2)
    return found


@pytest.mark.clause("EG-23.1", "EG-23.2")
def test_the_order_of_decks_region_cards_and_the_virtual_power_deck_is_hidden() -> None:
    t = deal(2, "unseen")
    for name, other in unseen_changes(t).items():
        for seat in ("", "azure", "gules"):
            assert other.view(seat) == t.view(seat), f"{name} shows"


@pytest.mark.clause("EG-23.2")
def test_cards_removed_for_veteran_cards_are_hidden() -> None:
    """All base cards of a deck that have not been turned up may still come, for all that anybody knows."""
    t = deal(4, "removed", veteran=VETERAN_CARDS)
    luck = seeded(b"removed")
    coming: set[str] = set()
    for _ in range(60):
        q = TITLE.imagine(t.p, 0, luck)
        coming |= {t.book.cards[card] for card in q.decks[9:18]}
    assert coming == {f"d2-{n:02}" for n in range(1, 11)} | {"vt-01", "vt-02"}
    gone = t.view("azure")["gone"]
    assert isinstance(gone, list)
    assert len(gone) == 5, "a view knows the cards turned up, and no others"


@pytest.mark.clause("EG-23.1", "EG-22.9")
def test_the_card_fetched_from_the_own_pile_is_known_to_its_owner_only() -> None:
    t = board(men={"azure": {"court": 1}}).pile("azure", 3, 9).at("special", "azure", "d4-04")
    three, nine = t.copy().play("azure", "retrieve 3"), t.copy().play("azure", "retrieve 9")
    for seat in ("", "gules", "or", "vert"):
        assert three.view(seat) == nine.view(seat)
        assert part(three.view(seat), "hands", "azure", "fetched") == 1, "that one was taken is seen"
    assert part(three.view("azure"), "hands", "azure", "pile") == [9]
    assert part(nine.view("azure"), "hands", "azure", "pile") == [3]


@pytest.mark.clause("EG-23.2", "EG-21.1")
def test_grey_cards_in_hand_and_in_the_box_are_hidden_but_the_giver_knows_what_was_passed() -> None:
    t = deal(4, "given", grey=True)
    hands = {seat: t.greys(seat) for seat in SEATS}
    for seat in SEATS:
        t.play(seat, f"pass {hands[seat][0]}")
    for seat in SEATS:
        left = SEATS[(SEATS.index(seat) + 1) % 4]
        view = t.view(seat)
        assert view["given"] == hands[seat][0]
        assert t.view(left)["received"] == hands[seat][0]
        assert part(view, "hands", seat, "grey") == t.greys(seat)
        assert part(view, "hands", left, "grey") == 3, "of others only the number"
    assert "given" not in t.view()
    own = TITLE.imagine(t.p, 0, seeded(b"x"))
    assert own.grey[t.book.greys.index(hands["azure"][0])] == 1 * 5, "blue knows that red has it"


@pytest.mark.clause("EG-23.2", "EG-21.1")
def test_giver_and_receiver_hear_which_grey_card_was_passed_and_nobody_else() -> None:
    t = deal(4, "heard", grey=True)
    for seat in SEATS:
        t.play(seat, f"pass {t.greys(seat)[0]}")
    passed = [event for event in t.ear.events if TITLE.events[event.kind].name == "passed"]
    assert [[event.known_to(seat) for seat in range(-1, 4)] for event in passed] == [
        [False, True, True, False, False],
        [False, False, True, True, False],
        [False, False, False, True, True],
        [False, True, False, False, True],
    ]


@pytest.mark.clause("EG-23.1", "EG-9.5")
def test_a_dial_is_hidden_until_all_are_set() -> None:
    men: Men = {"azure": {"tower": 1}, "gules": {"tower": 1}}
    t = board(men=men).change(round=3).at("scoring")
    ways = [t.copy().play("gules", f"dial {region}") for region in REGIONS]
    for seat in ("", "azure", "or", "vert"):
        for way in ways:
            assert way.view(seat) == ways[0].view(seat)
            assert way.view(seat)["sealed"] == ["gules"], "that it is set may be seen"
    assert ways[0].view("gules") != ways[1].view("gules"), "one's own dial one knows"


@pytest.mark.clause("EG-23.1")
def test_no_view_has_more_than_it_should() -> None:
    """The fields of a position that hold secrets are in no view under any name."""
    t = deal(2, "fields", **MODULES)
    t.roll(seeded(b"fields"), 40)
    allowed = {
        *["king", "first", "men", "grande", "offer", "tables", "ledger", "seats", "colours", "round", "rounds"],
        *["scores", "played", "hands", "vetoes", "piles", "gone", "licence", "extra", "options", "step", "clause"],
        *["asked", "sealed", "frame", "answer", "turn", "given", "received", "viewer"],
    }
    for seat in ("", "azure", "gules"):
        assert set(t.view(seat)) <= allowed


# Taking back.


def game(t: Table) -> Game:
    return Game.at(TITLE, t.p)


def undone(g: Game, seat: str, *moves: str) -> bool:
    """Play moves of a seat and try to take the last one back."""
    for move in moves:
        g.play(move, SEATS.index(seat))
    before = g.digest
    try:
        g.undo(SEATS.index(seat))
    except CannotUndo:
        assert g.digest == before
        return False
    return True


@pytest.mark.clause("EG-23.3")
@pytest.mark.parametrize(
    "card", ["d1-01", "d1-07", "d1-10", "d2-06", "d2-07", "d3-01", "d4-01", "d4-04", "d4-06", "d5-01"]
)
def test_everything_inside_a_turn_can_be_undone_to_its_start(card: str) -> None:
    men: Men = {seat: {"court": 9, "toledo": 3, "galicia": 3, "tower": 1} for seat in SEATS}
    luck = seeded(card.encode())
    spare = ["d2-08"] if card[:2] != "d2" else ["d3-05"]
    for _ in range(8):
        t = board(men=men).pile("azure", 2, 9).played(("azure", 5), ("gules", 3))
        t.change(offer=laid(*spare, card)).at("summon", "azure", limit=4, then=["gules"])
        g = game(t)
        start = g.digest
        g.play("summon 2")
        g.play(f"take {card}")
        while g.deciders == [0] and len(g.plies) < 12:
            legal = [move for move in answers(g.position, 0) if g.move(move).text != "turn end"]
            if not legal or (g.move(legal[0]).text.startswith("turn") and len(legal) == 1 and len(g.plies) > 8):
                break
            before = g.copy()
            g.play_number(legal[luck.below(len(legal))], 0)
            if g.deciders != [0]:
                g = before
                break
        scores = g.scores
        while g.plies:
            g.undo(0)
        assert g.digest == start, f"points ({scores}), pieces and cards are all taken back"


@pytest.mark.clause("EG-23.3")
def test_a_power_card_that_was_played_cannot_be_taken_back() -> None:
    assert not undone(game(board().at("power")), "azure", "power 5")


@pytest.mark.clause("EG-23.3")
def test_a_turn_that_was_ended_cannot_be_taken_back() -> None:
    t = board(men={"azure": {"court": 3}, "gules": {"court": 3}}).played(("gules", 3))
    t.change(offer=["d1-10", "d2-07", "none", "none", "none"]).at("menu", "azure", "d5-01", then=["gules"])
    assert undone(game(t), "azure", "turn place", "place toledo")
    assert not undone(game(t), "azure", "turn place", "place toledo", "place done", "turn end")


@pytest.mark.clause("EG-23.3")
def test_what_came_before_a_decision_of_another_player_cannot_be_taken_back() -> None:
    men: Men = {seat: {"court": 5, "toledo": 3} for seat in SEATS}
    veto = game(board(men=men, veteran=["vt-01"]).change(veto=[1, 2]).at("menu", "azure", "d5-01"))
    veto.play("turn special", 0)
    veto.play("veto no", 1)
    with pytest.raises(CannotUndo):
        veto.undo(0)
    assert undone(veto, "azure", "king toledo"), "what came after it can"
    giving = game(board(men=men).at("menu", "azure", "d2-01"))
    giving.play("turn special", 0)
    giving.play("give court", 1)
    with pytest.raises(CannotUndo):
        giving.undo(0)
    giving.undo(1)
    dials = game(board(men={**men, "gules": {"toledo": 1, "aragon": 1}}).at("menu", "azure", "d2-02"))
    dials.play("turn special", 0)
    dials.play("dial toledo", 1)
    with pytest.raises(CannotUndo):
        dials.undo(0)


@pytest.mark.clause("EG-9.7")
def test_a_dial_that_was_set_automatically_can_be_set_again_but_not_taken_back() -> None:
    men: Men = {"azure": {"court": 1}, "gules": {"toledo": 1, "aragon": 1}, "or": {"valencia": 2}}
    g = game(board(men=men).at("menu", "azure", "d2-02"))
    g.play("turn special", 0)
    assert g.deciders == [1], "gold has one region only"
    with pytest.raises(CannotUndo):
        g.undo(2)
    g.play("dial valencia", 2)
    g.play("dial aragon", 1)
    assert g.position.men[2 * 14 + 8] == 0  # type: ignore[attr-defined]


@pytest.mark.clause("EG-23.3")
def test_dials_that_were_revealed_and_a_tower_that_was_opened_stay_so() -> None:
    men: Men = {"azure": {"court": 1, "tower": 1}, "gules": {"toledo": 1, "aragon": 1}}
    civil_war = game(board(men=men).at("special", "azure", "d2-02"))
    assert not undone(civil_war, "gules", "dial toledo")
    assert not undone(game(board(men=men).change(round=3).at("scoring")), "azure", "dial toledo")
    assert not undone(game(board(men=men).at("menu", "azure", "d3-05")), "azure", "turn special"), "Revelation"
    assert undone(game(board(men=men).at("menu", "azure", "d3-01")), "azure", "turn special"), (
        "Fiesta shows nothing new"
    )


@pytest.mark.clause("EG-23.3")
def test_grey_cards_that_were_passed_and_cards_that_were_turned_up_stay_so() -> None:
    t = deal(2, "passing", grey=True)
    g = game(t)
    g.play(f"pass {t.greys('azure')[0]}", 0)
    g.undo(0)
    g.play(f"pass {t.greys('azure')[0]}", 0)
    assert not undone(g, "gules", f"pass {t.greys('gules')[0]}")
    last = board(2, men={"azure": {"court": 1}}).at("menu", "azure", "d5-01")
    assert not undone(game(last), "azure", "turn end"), "the next round's cards are open"
