"""Beside the map on a desk: the wheel, the tracks, the offers; everywhere the boards of the others in a drawer."""

from signoria.drawing.pen import Pen
from signoria.drawing.pieces import shield
from signoria.drawing.svg import sheet
from signoria.games.tiletum.table import draw_offers, draw_tracks
from signoria.games.tiletum.table.draw_glyphs import lettering
from signoria.games.tiletum.table.draw_mine import buildings, contracts, storage
from signoria.games.tiletum.table.draw_titus import titus_card
from signoria.games.tiletum.table.draw_wheel import wheel, wheel_box
from signoria.games.tiletum.table.scene import Scene, View


def offer_of(scene: Scene) -> str:
    beside = "" if scene.pen.phone else panels(scene)
    return f"{beside}{others(scene)}" if scene.pen.phone else beside


def panels(scene: Scene) -> str:
    pen = scene.pen
    side = pen.once(above, scene.view)
    if scene.works():
        side += panel(scene, "works", draw_tracks.works(scene), draw_tracks.works_high(scene))
    side += panel(scene, "fairs", draw_tracks.fairs(scene), draw_tracks.fairs_high(scene))
    if scene.titus and not scene.over:
        side += f'<div class="ti-box ti-solo">{titus_card(scene)}</div>'
    side += others(scene) if scene.viewer else ""
    boards = "" if scene.viewer else f'<div class="ti-all">{rows(scene)}</div>'
    return f'<div class="ti-side">{side}</div><div class="ti-offers">{pen.once(offers, scene.view)}</div>{boards}'


def above(view: View, pen: Pen) -> str:
    """The wheel and the king track."""
    scene = Scene(view, pen)
    round_ = sheet(wheel_box(), lettering(wheel(scene)), pen.word("draw-wheel"), "ti-wheel")
    return round_ + panel(scene, "king", draw_tracks.king_track(scene), draw_tracks.TRACK_HIGH)


def offers(view: View, pen: Pen) -> str:
    scene = Scene(view, pen)
    found = offered(scene, "contracts", draw_offers.contracts(scene))
    return found + offered(scene, "characters", draw_offers.characters(scene))


def panel(scene: Scene, key: str, inner: str, high: float) -> str:
    box = f"-5 -2 {draw_tracks.WIDE + 10} {high + 4}"
    return f'<div class="ti-box ti-{key}">{sheet(box, lettering(inner), scene.pen.word(f"draw-{key}"))}</div>'


def offered(scene: Scene, key: str, inner: str) -> str:
    box = f"-4 -2 {draw_offers.WIDE + 8} {draw_offers.HIGH + 4}"
    return f'<div class="ti-box">{sheet(box, lettering(inner), scene.pen.word(f"draw-{key}"))}</div>'


def others(scene: Scene) -> str:
    """A closed drawer with the boards of all the others; who only watches has room for them below the offers."""
    title = scene.pen.word("draw-others" if scene.viewer else "draw-boards")
    drawer = '<details class="ti-others drawer" id="others">'
    return f"{drawer}<summary>{title}</summary><div>{rows(scene)}</div></details>"


def rows(scene: Scene) -> str:
    return "".join(scene.pen.once(one_board, scene.view, seat) for seat in scene.order if seat != scene.viewer)


def one_board(view: View, pen: Pen, seat: str) -> str:
    scene = Scene(view, pen)
    done = f'<div class="ti-done">{contracts(scene, seat)}</div>'
    left, right = (scene.number(f"{name}_supply", seat) for name in ("house", "pillar"))
    supply = pen.word("board-supply", left=left, right=right)
    return (
        f'<section class="ti-other {seat}"><h4>{shield(seat)}{pen.seat(seat)}<small>{supply}</small></h4>'
        f'<div class="ti-parts">{buildings(scene, seat)}{storage(scene, seat)}{done}</div></section>'
    )
