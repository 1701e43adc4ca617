"""Positions in brief: what a scenario may say in shorter words than the fields of a position (docs/scenarios.md)."""

from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.terms import GREYS, IN_HAND, ON_TABLE, PROVINCE, SPAN, UNPLAYED
from signoria.kernel.errors import BadPosition
from signoria.kernel.schema import listed, number_of, table

Table = dict[str, object]


def complete(p: Spain, data: Table) -> Table:
    """The fields of a position, from their brief forms: men, played, grey and veto."""
    full = dict(data)
    if isinstance(full.get("men"), dict):
        full["men"] = complete_men(p, table("men", full["men"]))
    if isinstance(full.get("grey"), dict):
        full["grey"] = complete_grey(p, table("grey", full["grey"]))
    if isinstance(full.get("played"), dict):
        complete_played(p, full, table("played", full["played"]))
    veto = full.get("veto")
    if isinstance(veto, list) and not any(isinstance(entry, int) for entry in veto):
        full["veto"] = complete_veto(p, full, veto)
    return full


def complete_men(p: Spain, men: Table) -> Table:
    """Caballeros that are not mentioned lie in the province of their colour (EG-1.7)."""
    full: Table = {}
    for colour in [*p.rules.axes["colour"], *men]:
        row: Table = dict.fromkeys(p.rules.places, 0)
        given = table(f"men.{colour}", men.get(colour, {}))
        row.update(given)
        if p.rules.places[PROVINCE] not in given:
            numbers = [n for n in given.values() if isinstance(n, int)]
            row[p.rules.places[PROVINCE]] = max(0, p.rules.caballeros - sum(numbers))
        full[colour] = row
    return full


def complete_grey(p: Spain, hands: Table) -> list[int]:
    """Grey cards in hand, by seat; each changes places with a card that the scenario does not mention."""
    grey = p.grey[:]
    for seat, cards in hands.items():
        owner = number_of(p.book, "grey", "seat", seat)
        wanted = [number_of(p.book, f"grey.{seat}", "grey", card) for card in listed(f"grey.{seat}", cards)]
        for card in wanted:
            deal_grey(grey, owner, card, wanted)
    return grey


def deal_grey(grey: list[int], owner: int, card: int, wanted: list[int]) -> None:
    """Give a grey card to a seat, in exchange for one that it need not keep."""
    if not grey:
        raise BadPosition("grey cards need the option grey (EG-21.1)")
    if grey[card] // SPAN == owner:
        return
    for other in range(GREYS):
        if other not in wanted and grey[other] == owner * SPAN + IN_HAND:
            grey[other] = grey[card]
            grey[card] = owner * SPAN + IN_HAND
            return
    raise BadPosition("grey: too many cards for one hand (EG-21.1)")


def complete_played(p: Spain, full: Table, played: Table) -> None:
    """Power cards on the table, by colour: a number, or {power, grey}. They leave the hand."""
    rows = [-1, -1, UNPLAYED] * p.rules.colours
    hand = dict(table("hand", full.get("hand", {})))
    grey = full.get("grey", p.grey)
    greys: list[int] = [n for n in grey if isinstance(n, int)] if isinstance(grey, list) else []
    for name, card in played.items():
        colour = number_of(p.book, "played", "colour", name)
        pair = card if isinstance(card, dict) else {"power": card}
        power = number_of(p.book, f"played.{name}", "power", str(pair.get("power")))
        value = power + 1
        rows[colour * 3] = power
        if "grey" in pair:
            beside = number_of(p.book, f"played.{name}", "grey", pair["grey"])
            deal_grey(greys, colour, beside, [beside])
            greys[beside] = colour * SPAN + ON_TABLE
            rows[colour * 3 + 1] = beside
            value += p.rules.grey_value[beside]
        rows[colour * 3 + 2] = value
        if colour < p.seats:
            hand[name] = {str(power + 1): "table", **table(f"hand.{name}", hand.get(name, {}))}
    full["played"] = rows
    full["hand"] = hand
    full["grey"] = greys


def complete_veto(p: Spain, full: Table, holders: list[object]) -> list[int]:
    """Who holds a Veto, oldest first: a seat, or {seat, until}.

    The last one was taken in this round and ends with the next (EG-14.4), the one before it a round earlier (EG-14.6).
    """
    current = full.get("round", max(1, p.round))
    found: list[int] = []
    for later, holder in zip(range(len(holders) - 1, -1, -1), holders, strict=True):
        entry = holder if isinstance(holder, dict) else {"seat": holder}
        until = entry.get("until", current + 1 - later if isinstance(current, int) else 0)
        if not isinstance(until, int):
            raise BadPosition(f"veto: until is the number of a round, not {until!r}")
        found.extend([number_of(p.book, "veto", "seat", entry.get("seat")), until])
    return found
