"""Guided payments, and the strip above my palace: what is due, what lies in the basket, who comes, what Winter asks."""

from typing import Final, cast

from signoria.drawing.pieces import shield
from signoria.games.virtu import terms as t
from signoria.games.virtu.notation import PRICED
from signoria.games.virtu.packed import amount
from signoria.games.virtu.steps.winter import fed_by
from signoria.games.virtu.table.draw_battle import battle_of, verdict
from signoria.games.virtu.table.draw_goods import face, ic, price, sign, signs
from signoria.games.virtu.table.scene import Reading, Scene

WINTER: Final = {
    "upkeep": ("upkeep", "disband"),
    "palace": ("arrange",),
    "buy": ("buy", "cathedral", "clear", "courtier"),
    "recruit": ("recruit", "indulgence"),
    "alliance": ("ally", "cheaper"),
}
"""The steps of Winter, and the decisions that belong to each (V-12.1)."""
ROOM_RELIEFS: Final = ("action", "under", "printed")


def strip(scene: Scene) -> str:
    """One line above the tray for what the open decision is about; "" where there is nothing to say."""
    if scene.step == "family":
        inner = family(scene)
    elif scene.step == "bid":
        inner = fighting(scene)
    elif scene.turn != scene.viewer:
        return ""
    else:
        inner = STRIPS.get(scene.step, nothing)(scene)
    inner = winter(scene) + inner
    return f'<div class="vt-strip {scene.step}">{inner}</div>' if inner else ""


def nothing(scene: Scene) -> str:
    return ""


def winter(scene: Scene) -> str:
    """Where Winter is: its five steps, the present one lit."""
    now = winter_step(scene)
    if not now:
        return ""
    names = [name for name in WINTER if name != "alliance" or not scene.duel]
    lit = ' class="on"'
    found = "".join(f"<li{lit if name == now else ''}>{scene.pen.word(f'winter-{name}')}</li>" for name in names)
    return f'<ol class="vt-winter">{found}</ol>'


def winter_step(scene: Reading) -> str:
    """The step of Winter that the open decision belongs to; "" in Spring."""
    if scene.given():
        return ""
    purpose = str(scene.slot("purpose")) if scene.step == "pay" else ""
    return next((name for name, steps in WINTER.items() if scene.step in steps or purpose == name), "")


# Paying.


def due(scene: Reading) -> list[int]:
    """What a payment still lacks, kind by kind, florins beyond the treasury; the last entry is crown or cross."""
    need = scene.number("need")
    found = [0] * (t.KINDS + 1)
    for kind in PRICED.values():
        found[kind] = amount(need, kind)
    found[t.FLORIN] = max(0, scene.number("florins") - scene.count("florins", scene.turn))
    return found


def paying(scene: Scene) -> str:
    """What is still missing, always in sight; what the proposed payment would waste."""
    word = scene.pen.word
    missing = due(scene)
    seals = "".join(seal(kind, n) for kind, n in zip([*t.SYMBOLS, "either"], missing, strict=True) if n)
    florins = scene.number("florins")
    note = ""
    if florins:
        have = min(florins, scene.count("florins", scene.viewer))
        note = f"<small>{word('pay-treasury', count=have, count2=florins)}</small>"
    purpose = str(scene.slot("purpose"))
    title = word(f"action-{purpose}" if purpose in t.ACTIONS else f"pay-for-{purpose}")
    return f"<b>{title}</b><span>{word('pay-missing')}</span>{seals}{note}{wasted(scene, missing)}"


def seal(kind: str, count: int) -> str:
    return f'<em class="vt-seal">{sign(kind, count)}</em>'


def wasted(scene: Scene, missing: list[int]) -> str:
    """What the proposed payment loses: symbols beside the chosen ones, and units too many."""
    pairs = proposed(scene)
    if not pairs:
        return ""
    lost = waste(scene, missing, pairs)
    if any(relief == "indulgence" for relief, _ in pairs):
        return f'<small class="lost">{scene.pen.word("pay-begs")} {signs(lost)}</small>'
    if any(lost):
        return f'<small class="lost">{scene.pen.word("pay-lost")} {signs(lost)}</small>'
    return f"<small>{scene.pen.word('pay-lossless')}</small>"


def proposed(scene: Scene) -> list[tuple[str, int]]:
    """The reliefs of the proposed payment, with the kind that each gives."""
    marks = scene.pen.marks
    return [
        (relief, kind)
        for relief in t.RELIEFS
        if marks.proposed(f"relief-{relief}")
        for kind, symbol in enumerate(t.SYMBOLS)
        if marks.proposed(f"relief-{relief}", f"symbol-{symbol}")
    ]


def waste(scene: Reading, missing: list[int], pairs: list[tuple[str, int]]) -> list[int]:
    """Symbols that a row of reliefs turns without using them, kind by kind."""
    left = missing[:]
    lost = [0] * (t.KINDS + 1)
    for relief, kind in pairs:
        row = relief_counts(scene, relief)
        if relief != "indulgence":
            for other in range(t.KINDS):
                lost[other] += row[other] if other != kind else 0
        units = row[kind]
        taken = min(units, left[kind])
        left[kind] -= taken
        units -= taken
        if kind in (t.CROWN, t.CROSS):
            taken = min(units, left[t.EITHER])
            left[t.EITHER] -= taken
            units -= taken
        if kind != t.FLORIN and not kept(scene, kind):
            lost[kind] += units
    return lost


def kept(scene: Reading, kind: int) -> bool:
    """Whether the action that is paid for may still spend units of a kind later (V-9.13, V-R52)."""
    purpose = scene.slot("purpose")
    if purpose == "wage_war":
        return kind in (t.CAVALRY, t.SHIP)
    if purpose == "intrigue":
        return kind == t.MASK
    return purpose == "annex" and scene.duel and kind in (t.CROWN, t.CROSS)


def spoilt(old: Scene, new: Scene) -> list[str]:
    """For the forecast of a payment: symbols that are turned and of no use."""
    if old.step != "pay" or old.turn != old.viewer:
        return []
    left = due(new) if new.step == "pay" and new.turn == old.turn else [0] * (t.KINDS + 1)
    used = [a - b for a, b in zip(due(old), left, strict=True)]
    gone = [0] * (t.KINDS + 1)
    for relief in turned_by(old, new):
        gone = [a + b for a, b in zip(gone, [*relief_counts(old, relief), 0], strict=True)]
    for name, kind in (("cavalry", t.CAVALRY), ("ships", t.SHIP), ("masks", t.MASK), ("crowns", t.CROWN)):
        used[kind] += max(0, new.whole(name) - old.whole(name)) if new.turn == old.turn else 0
    lost = [max(0, a - b) for a, b in zip(gone, used, strict=True)]
    for kind in (t.CROWN, t.CROSS):
        free = min(lost[kind], used[t.EITHER])
        lost[kind] -= free
        used[t.EITHER] -= free
    lost[t.FLORIN] = 0 if used[t.FLORIN] else lost[t.FLORIN]  # florins that are too many stay in the treasury
    return [f"{old.pen.word('pay-spoilt')} {signs(lost)}"] if any(lost) else []


def turned_by(old: Scene, new: Scene) -> list[str]:
    """The courtiers, tiles and cards of the room that a payment has used."""
    seat = old.viewer
    slots = [
        slot for slot in t.SLOTS if new.tired(seat, slot) and not old.tired(seat, slot) and slot in old.court(seat)
    ]
    slots = [slot for slot in slots if old.court(seat)[slot] == new.court(seat).get(slot)]
    tiles = [tile for tile in old.domain(seat) if not old.tile_exhausted(seat, tile) and new.tile_exhausted(seat, tile)]
    fresh = new.whole("used") & ~old.whole("used") if new.whole("room") == old.whole("room") else 0
    rooms = [relief for place, relief in enumerate(ROOM_RELIEFS) if (fresh >> place) & 1]
    return [*slots, *tiles, *rooms]


def withdrawn(old: Scene, new: Scene) -> list[str]:
    """For the forecast of a palace: cards that come out of their rooms exhausted, slots that close."""
    if old.step not in ("arrange", "yield") or old.turn != old.viewer:
        return []
    seat, word = old.viewer, old.pen.word
    found = []
    for slot, card in new.court(seat).items():
        if new.tired(seat, slot) and slot not in old.court(seat) and card not in old.court(seat).values():
            found.append(word("palace-comes-out", card=old.words.word(f"card-{card}")))
    change = new.count("slots_usable", seat) - old.count("slots_usable", seat)
    return [*found, word("palace-slots", count=new.count("slots_usable", seat))] if change else found


def relief_counts(scene: Reading, relief: str) -> list[int]:
    """The symbols of a relief of the seat that pays, kind by kind."""
    seat, book = scene.turn, scene.book
    if relief in t.SLOTS:
        return counts_of(scene, scene.court(seat).get(relief, ""))
    if relief in t.TILES:
        return scene.tile_symbols(relief)
    if relief in ROOM_RELIEFS:
        number = scene.whole("room")
        room = t.ROOMS[number] if number >= 0 else ""
        if relief == "printed":
            return book.room_symbols[scene.room_at(seat, room)][: t.KINDS] if room else [0] * t.KINDS
        return counts_of(scene, str(scene.row("action" if relief == "action" else "beneath", seat).get(room, "")))
    rows = {
        "michelangelo": book.gift_row,
        "ottoman": book.alliance_row + t.OTTOMAN,
        "empire": book.alliance_row + t.EMPIRE,
        "indulgence": book.beg_row,
    }
    at = rows[relief] * t.KINDS
    return book.sym[at : at + t.KINDS]


def counts_of(scene: Reading, card: str) -> list[int]:
    return scene.book.card_symbols[scene.card_number(card)][: t.KINDS] if card else [0] * t.KINDS


def gathering(scene: Scene) -> str:
    """Govern and Trade: what is paid so far."""
    kind = "ship" if scene.step == "trade" else "either"
    action = scene.pen.word(f"action-{scene.step}")
    paid = f'<em class="vt-seal">{scene.number("paid")} {sign(kind, 1)}</em>'
    return f"<b>{action}</b><span>{scene.pen.word('pay-so-far')}</span>{paid}"


def turning(scene: Scene) -> str:
    """What Govern may still turn up."""
    left = scene.pen.word("pay-turns", count=scene.number("halves"))
    return f"<b>{scene.pen.word('action-govern')}</b><span>{left}</span>"


def keeping(scene: Scene) -> str:
    """Upkeep: each sum that may be paid, and how many troops it keeps (V-12.2)."""
    army = sum(scene.army(one) for one in scene.armies() if scene.colour_of(one) == scene.viewer)
    found = ""
    for florins in range(army + 1):
        if scene.pen.marks.state(f"count-{florins}") == "legal":
            kept = scene.pen.word("pay-keeps", count=min(army, fed_by(scene.book, florins)))
            seal = f"<i>{florins}{ic('florin')}</i><small>{kept}{ic('troop')}</small>"
            found += f"<em{scene.pen.marks.at(f'count-{florins}', cls='vt-seal')}>{seal}</em>"
    return found


def fighting(scene: Scene) -> str:
    """How the battle stands, where its card on the map is out of sight: behind another tab or beyond the window."""
    battle = battle_of(scene)
    if battle is None:
        return ""
    city = scene.words.word(f"city-{battle.city}")
    head = scene.pen.word("battle-field" if battle.field else "battle-siege", city=city)
    stand = f'<em class="vt-seal">{battle.attacker.total} : {battle.defender.total}</em>'
    return f"<b>{head}</b>{stand}<small>{verdict(scene, battle)}</small>"


# Purchases and cards that come.


def basket(scene: Scene) -> str:
    """What is in the basket, and what it costs together."""
    items = in_basket(scene)
    word = scene.pen.word
    if not items:
        return f"<span>{word('market-empty')}</span>"
    total = [0] * (t.KINDS + 1)
    for item in items:
        cost = scene.book.item_cost[t.ITEMS.index(item)]
        total = [a + b for a, b in zip(total, cost, strict=True)]
    names = "".join(f"<em>{word(f'item-{item}')}</em>" for item in items)
    together = f'<span>{word("market-total")}</span><em class="vt-seal">{price(total)}</em>'
    return f"<b>{word('market-basket')}</b>{names}{together}"


def in_basket(scene: Reading) -> list[str]:
    mask = scene.number("basket")
    return [item for place, item in enumerate(t.ITEMS) if (mask >> place) & 1]


def family_placed(scene: Scene) -> dict[str, str]:
    """My family cards that are placed but still hidden from the others, by their spots."""
    if scene.step != "family":
        return {}
    cards = family_cards(scene)
    given = cast(list[str], scene.view.get("answer", []))
    return {text.split()[1]: card for text, card in zip(given, cards, strict=False)}


def family_cards(scene: Reading) -> list[str]:
    return [scene.book.card_names[card] for card in scene.book.family[scene.seat_number(scene.viewer)]]


def family(scene: Scene) -> str:
    """The family cards that still want a place, and who else is still placing theirs."""
    if scene.step == "family":
        done = len(cast(list[str], scene.view.get("answer", [])))
    else:
        done = scene.number("placed")
    cards = family_cards(scene)
    found = "".join(hand(scene, card, place == done) for place, card in enumerate(cards) if place >= done)
    others = [seat for seat in scene.seats if scene.step == "family" and scene.active(seat) and seat != scene.viewer]
    waiting = "".join(shield(seat, label=scene.pen.seat(seat)) for seat in others)
    note = f"<small>{scene.pen.word('palace-still')} {waiting}</small>" if waiting else ""
    return f"{found}{note}"


def moving(scene: Scene) -> str:
    """How a card comes to another place."""
    return f"<span>{scene.pen.word('palace-how')}</span>"


def hand(scene: Scene, card: str, now: bool) -> str:
    """A card on its way into the palace; the one that is asked for can be dragged to its place."""
    held = ' now" data-drag="*"' if now else '"'
    return f'<div class="vt-card coming{held} data-thing="card-{card}">{face(scene, card)}</div>'


def room_needed(scene: Scene) -> str:
    """The cards that want slots; one that may be turned away is a target (V-12.13, VW-4.5)."""
    found = ""
    for name, card in scene.table("arriving").items():
        marked = scene.pen.marks.at(f"clear-{name}", cls="vt-card coming now")
        found += f'<div{marked} data-thing="card-{card}">{face(scene, str(card))}</div>'
    return f"<b>{scene.pen.word('palace-new', count=len(scene.table('arriving')))}</b>{found}"


def newcomer(scene: Scene) -> str:
    """The card that wants a slot."""
    return f"<b>{scene.pen.word('palace-new', count=1)}</b>{hand(scene, str(scene.slot('card')), True)}"


STRIPS: Final = {
    "pay": paying,
    "govern": gathering,
    "trade": gathering,
    "turnup": turning,
    "buy": basket,
    "cathedral": basket,
    "opening": family,
    "clear": room_needed,
    "courtier": newcomer,
    "upkeep": keeping,
    "arrange": moving,
    "yield": moving,
}
"""What the strip tells for each decision."""
