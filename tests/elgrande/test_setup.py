"""EG-1 and EG-2: terms and the start of a game; EG-16 to EG-20 as far as they change it."""

import pytest

from elgrande.table import (
    BASE_CARDS,
    MODULES,
    REGENCY_CARDS,
    REGIONS,
    VETERAN_CARDS,
    Table,
    board,
    deal,
    undealt,
)
from signoria.game.game import Game
from signoria.games.elgrande.setup import draw
from signoria.kernel.chance import seeded
from signoria.kernel.errors import BadOption, BadPosition

COUNTS = [2, 3, 4, 5]
SEEDS = [f"setup {i}" for i in range(40)]


def deck_of(t: Table, pile: int) -> list[str]:
    """The cards of a pile in the order in which they will come."""
    rounds = len(t.book.rounds)
    return [t.book.cards[card] for card in t.p.decks[pile * rounds : (pile + 1) * rounds]]


@pytest.mark.clause("EG-1.1")
def test_there_are_nine_regions_and_france_portugal_and_the_tower_are_none() -> None:
    t = board(king="france", men={"azure": {"court": 9, "galicia": 3}})
    t.at("special", "azure", "d1-10")
    assert t.options() == [*REGIONS, "done"]
    assert t.book.places[:9] == REGIONS
    with pytest.raises(BadPosition, match="caballeros abroad"):
        board(men={"azure": {"france": 1}}).at("menu", "azure", "d5-01")


@pytest.mark.clause("EG-1.2")
def test_only_caballeros_at_court_can_be_placed() -> None:
    t = board(men={"azure": {"court": 1}}).at("menu", "azure", "d5-01")
    t.play("azure", "turn place", "place toledo")
    assert t.where("azure") == {"toledo": 1}
    assert t.men("azure", "province") == 29
    assert t.waits == "turn", "with the court empty the placement is over, though 29 wait in the province"
    assert board(men={"azure": {}}).at("menu", "azure", "d5-01").refused("azure", "turn place") == "court-empty"


@pytest.mark.clause("EG-1.5")
def test_an_alternative_table_replaces_the_printed_one_where_it_lies() -> None:
    men = {"azure": {"toledo": 2, "tower": 2}, "gules": {"toledo": 1, "tower": 1}}
    assert board(men=men).at("special", "azure", "d3-05").scores == {"azure": 5, "gules": 3}
    t = board(men=men, tables={"high": "tower"}).at("special", "azure", "d3-05")
    assert t.scores == {"azure": 8, "gules": 4}
    t = board(men={**men, "or": {"galicia": 1}}, tables={"low": "toledo"}).at("special", "azure", "d2-07")
    t.play("azure", "score toledo")
    assert t.scores == {"azure": 4}


@pytest.mark.clause("EG-1.6")
def test_an_n_point_region_is_one_whose_table_in_force_gives_n_for_first_place() -> None:
    men = {"azure": dict.fromkeys(REGIONS, 1)}
    grande = {"azure": "castilla"}
    t = board(king="france", men=men, grande=grande).at("special", "azure", "d3-03")
    assert [fact["place"] for fact in t.heard("score")] == ["galicia", "cataluna", "sevilla"]
    t = board(king="france", men=men, grande=grande, tables={"low": "toledo", "high": "galicia"})
    t.at("special", "azure", "d3-03")
    assert [fact["place"] for fact in t.heard("score")] == ["cataluna", "toledo", "sevilla"]


@pytest.mark.clause("EG-1.7")
@pytest.mark.parametrize("players", COUNTS)
def test_every_colour_has_30_caballeros_always(players: int) -> None:
    t = deal(players, "thirty", **MODULES)
    luck = seeded(b"thirty")
    while not t.p.over:
        t.roll(luck, 7)
        for colour in t.book.axes["colour"]:
            assert sum(t.men(colour, place) for place in t.book.places) == 30
    with pytest.raises(BadPosition, match=r"EG-1\.7"):
        board(men={"azure": {"toledo": 1, "province": 28}}).at("menu", "azure", "d5-01")


@pytest.mark.clause("EG-2.2")
def test_decks_1_to_4_are_shuffled_and_deck_5_is_your_majesty() -> None:
    orders = set()
    for seed in SEEDS:
        t = undealt(seed=seed)
        for pile in range(4):
            deck = deck_of(t, pile)
            assert len(deck) == len(set(deck)) == 9, "nine of the ten cards will be turned up"
            assert set(deck) < {card for card in BASE_CARDS if card.startswith(f"d{pile + 1}")}
        assert deck_of(t, 4) == ["d5-01"] * 9
        orders.add(tuple(deck_of(t, 0)))
    assert len(orders) == len(SEEDS)
    left_out = {card for seed in SEEDS for card in BASE_CARDS[:10] if card not in deck_of(undealt(seed=seed), 0)}
    assert len(left_out) > 5, "any card may be the one that does not come"
    assert [len(deck) for deck in deal().book.base] == [10, 10, 10, 10, 1]


@pytest.mark.clause("EG-2.3")
def test_both_tables_lie_beside_the_board_the_tower_is_empty_and_the_first_round_begins() -> None:
    t = deal()
    assert t.table("high") == t.table("low") == "supply"
    assert all(t.men(colour, "tower") == 0 for colour in t.book.axes["colour"])
    assert t.view()["round"] == 1


@pytest.mark.clause("EG-2.4")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_begins_with_13_power_cards_and_no_points(players: int) -> None:
    t = undealt(players)
    assert t.book.axes["seat"] == ["azure", "gules", "or", "vert", "argent"][:players]
    for seat in t.book.axes["seat"]:
        assert t.hand(seat) == list(range(1, 14))
    assert t.scores == {}


@pytest.mark.clause("EG-2.5")
@pytest.mark.parametrize("players", COUNTS)
def test_king_and_homes_are_different_regions_by_lot_and_two_caballeros_are_with_each_grande(players: int) -> None:
    kings = set()
    homes = set()
    for seed in SEEDS:
        t = undealt(players, seed)
        seats = t.book.axes["seat"]
        drawn = [t.king] + [t.grande(seat) for seat in seats]
        assert len(set(drawn)) == players + 1
        assert set(drawn) <= set(REGIONS)
        for seat in seats:
            assert t.where(seat) == {t.grande(seat): 2, "court": 7}
        kings.add(t.king)
        homes.add(t.grande("azure"))
    assert len(kings) == len(homes) == 9, "every region may be drawn"


@pytest.mark.clause("EG-2.5")
@pytest.mark.parametrize("grey", [False, True])
@pytest.mark.parametrize("players", COUNTS)
def test_the_log_begins_with_the_kings_region_and_the_home_regions(players: int, grey: bool) -> None:
    t = deal(players, grey=grey)
    seats = t.book.axes["seat"]
    first = seats.index(t.first)
    at_start = {"king": t.king, **{seat: t.grande(seat) for seat in seats}}
    while t.waits != "power":
        t.roll(seeded(b"pass"))
    told = t.heard()
    assert told[0] == {"event": "king-starts", "place": at_start["king"]}
    assert told[1 : players + 1] == [
        {"event": "home", "seat": seat, "place": at_start[seat]} for seat in [*seats[first:], *seats[:first]]
    ], "the dealer first"
    t.roll(seeded(b"game"), 100_000)
    assert len(t.heard("king-starts")) == 1, "and they are told once"


@pytest.mark.clause("EG-2.5")
@pytest.mark.parametrize(
    ("lang", "king", "home"),
    [
        ("en", "The King begins the game {in}.", "{seat}’s home region is {name}."),
        ("cs", "Král začíná hru {in}.", "{seat} má domovský region {name}."),
        ("fr", "Le roi commence la partie {in}.", "{seat} a sa région d’origine {in}."),
    ],
)
def test_the_start_is_told_in_every_language(lang: str, king: str, home: str) -> None:
    game = Game("elgrande", 4, 1, lang=lang)
    view = game.view()
    homes = view["grande"]
    assert isinstance(homes, dict)

    def said(pattern: str, place: object, seat: str = "") -> str:
        inside, name = game.words.word(f"place-{place}.in"), game.words.word(f"place-{place}")
        return pattern.format_map({"in": inside, "name": name, "seat": game.words.word(f"seat-{seat}")})

    assert game.log()[0] == said(king, view["king"])
    assert set(game.log()[1:5]) == {said(home, place, seat) for seat, place in homes.items()}


@pytest.mark.clause("EG-2.6")
@pytest.mark.parametrize("players", COUNTS)
def test_seven_are_at_court_and_21_in_the_province(players: int) -> None:
    t = undealt(players)
    for seat in t.book.axes["seat"]:
        assert t.men(seat, "court") == 7
        assert t.men(seat, "province") == 21


@pytest.mark.clause("EG-2.7", "EG-R1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    starts = [deal(players, seed) for seed in SEEDS]
    assert {t.first for t in starts} == set(starts[0].book.axes["seat"])
    for t in starts:
        assert t.asked == [t.first]


# Other numbers of players and modules.


@pytest.mark.clause("EG-17.1", "EG-18.1")
def test_three_may_merge_decks_2_and_3_two_must_and_more_must_not() -> None:
    assert len(deal(2).offer) == 4
    assert len(deal(2, merged=True).offer) == 4
    assert len(deal(3).offer) == 5
    assert len(deal(3, merged=True).offer) == 4
    for players in (4, 5):
        assert len(deal(players).offer) == 5
        with pytest.raises(BadOption, match=r"EG-17\.1"):
            deal(players, merged=True)


@pytest.mark.clause("EG-17.3")
def test_a_merged_pile_shows_its_top_card_of_either_back_with_the_number_printed_on_it() -> None:
    backs = set()
    for seed in SEEDS:
        t = deal(3, seed, merged=True)
        assert [card[:2] for card in t.offer if card[1] not in "23"] == ["d1", "d4", "d5"]
        card = t.offer[1]
        backs.add(card[:2])
        t.put(azure={"court": 9}).at("menu", "azure", card)
        t.play("azure", "turn place")
        for _ in range(int(card[1])):
            t.play("azure", "place tower")
        assert t.waits != "place", f"{card} allows {card[1]} caballeros"
    assert backs == {"d2", "d3"}
    t = deal(3, merged=True)
    t.roll(seeded(b"one round"), 60)
    before = t.heard("card-left", "start-player")
    assert [fact["event"] for fact in before[:4]] == ["card-left", "start-player"] * 2, "one card stays untaken"


@pytest.mark.clause("EG-18.2")
def test_the_virtual_player_is_a_colour_of_30_without_grande_court_and_score() -> None:
    t = undealt(2)
    assert t.book.axes["colour"] == ["azure", "gules", "or"]
    assert t.book.axes["seat"] == ["azure", "gules"]
    assert t.men("or", "province") == 30
    assert len(t.p.grande) == 2
    assert sorted(t.p.fate) == list(range(13)), "13 power cards, shuffled, face down"
    assert len({tuple(undealt(2, seed).p.fate) for seed in SEEDS}) == len(SEEDS)
    with pytest.raises(BadPosition, match=r"EG-18\.2"):
        board(2, men={"or": {"court": 1}}).at("menu", "azure", "d5-01")


@pytest.mark.clause("EG-18.3")
def test_after_setup_all_nine_region_cards_are_shuffled_again() -> None:
    decks = [undealt(2, seed) for seed in SEEDS]
    assert all(sorted(t.p.travel) == list(range(9)) for t in decks)
    assert {t.p.travel[0] for t in decks} == set(range(9)), "home regions and the King's region are in it too"


@pytest.mark.clause("EG-19.1")
def test_with_the_new_regency_ten_shuffled_cards_replace_your_majesty() -> None:
    seen = set()
    for seed in SEEDS:
        deck = deck_of(undealt(4, seed, regency=True), 4)
        assert len(set(deck)) == 9
        assert set(deck) < set(REGENCY_CARDS)
        seen |= {deck[0]}
    assert seen == set(REGENCY_CARDS)


@pytest.mark.clause("EG-20.1")
@pytest.mark.parametrize("players", [3, 5])
def test_each_veteran_card_drives_one_random_card_out_of_its_deck(players: int) -> None:
    gone = set()
    for seed in SEEDS:
        t = undealt(players, seed, veteran=VETERAN_CARDS)
        for pile, veterans in enumerate([{"vt-03"}, {"vt-01", "vt-02"}, set(), {"vt-04"}]):
            deck = set(deck_of(t, pile))
            assert len(deck) == 9
            assert deck - {card for card in BASE_CARDS if card.startswith(f"d{pile + 1}")} <= veterans
        gone |= set(BASE_CARDS[10:20]) - set(deck_of(t, 1))
    assert gone == set(BASE_CARDS[10:20]), "which card goes is chance"
    vetoes = [len({"vt-01", "vt-02"} & set(deck_of(undealt(5, seed, veteran=VETERAN_CARDS), 1))) for seed in SEEDS]
    assert vetoes.count(2) > vetoes.count(1) > 0 == vetoes.count(0), "of ten cards one does not come"


@pytest.mark.clause("EG-20.1")
def test_any_subset_of_the_veteran_cards_may_be_added() -> None:
    for seed in SEEDS[:10]:
        t = undealt(4, seed, veteran=["vt-02", "vt-04"])
        cards = {card for pile in range(5) for card in deck_of(t, pile)}
        assert not cards & {"vt-01", "vt-03"}
        assert set(deck_of(t, 0)) < set(BASE_CARDS[:10])
    with pytest.raises(BadOption, match=r"EG-20\.1"):
        deal(4, veteran=["vt-05"])


@pytest.mark.clause("EG-R24")
def test_veteran_cards_are_exchanged_before_decks_are_merged() -> None:
    book = deal(3, merged=True, veteran=VETERAN_CARDS).book
    for seed in SEEDS:
        pile = [book.cards[card] for card in draw(book, [1, 2], [], 20, seeded(seed.encode()))]
        assert len(set(pile)) == 20
        assert set(BASE_CARDS[20:30]) < set(pile), "deck 3 has no veteran cards, so it is complete"
        assert {"vt-01", "vt-02"} < set(pile)
        assert len([card for card in pile if card.startswith("d2")]) == 8


@pytest.mark.clause("EG-4.2")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("short", [False, True])
def test_no_deck_runs_dry(players: int, short: bool) -> None:
    t = undealt(players, "dry", **MODULES, short=short)
    rounds = 6 if short else 9
    assert len(t.p.decks) == rounds * len(t.p.offer)
    for pile in range(len(t.p.offer)):
        assert len(set(deck_of(t, pile))) == rounds
    merged = 20 if players == 2 else 10
    assert sum(len(t.book.base[deck]) for deck in t.book.piles[1]) == merged
