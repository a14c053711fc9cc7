"""What tiles, cells and buttons of Exagon are called: for people who read them and for people who hear them."""

from __future__ import annotations

from elios_desktop.games.exagon.board.draft import Sort
from elios_desktop.games.exagon.rules import Cell, Gain, Laid, Outcome
from elios_desktop.games.exagon.rules.cells import SIDES
from elios_desktop.games.exagon.rules.tiles import EXAGON, JOLLY, TILES, area, placement_of
from elios_desktop.texts.translate import Translate, fill


def tile_count(count: int, translate: Translate) -> str:
    """How many tiles a seat has."""
    return translate("Exagon", "%n tile(s)", "", count)


def point_count(count: int, translate: Translate) -> str:
    """What a seat has in a tournament."""
    return translate("Exagon", "%n point(s)", "", count)


def say_area(shown: str, translate: Translate) -> str:
    """One of a tile's six areas."""
    if shown == JOLLY:
        return translate("Exagon", "jolly", "one area of a tile")
    if shown == EXAGON:
        return translate("Exagon", "Exagon", "one area of a tile")
    return shown


def say_tile(tile: int, rotation: int, translate: Translate, fits: bool = False) -> str:
    """A whole tile, its areas clockwise from the upper right as it is turned."""
    areas = " ".join(say_area(area(placement_of(tile, rotation), side), translate) for side in range(SIDES))
    text = (
        translate("Exagon", "Tile with star {tile}, star points {points}, clockwise {areas}; fits somewhere")
        if fits
        else translate("Exagon", "Tile with star {tile}, star points {points}, clockwise {areas}")
    )
    return fill(text, tile=TILES[tile].star, points=TILES[tile].points, areas=areas)


def say_cell(cell: Cell, laid: Laid | None, touches: bool, translate: Translate) -> str:
    """A place on the table and what lies there."""
    if laid is not None:
        what = say_tile(laid.tile, laid.rotation, translate)
        return fill(translate("Exagon", "{cell}: {what}"), cell=cell.text, what=what)
    if touches:
        return fill(translate("Exagon", "{cell}, free, beside a tile"), cell=cell.text)
    return fill(translate("Exagon", "{cell}, free"), cell=cell.text)


def sort_hint(sort: Sort, translate: Translate) -> str:
    """What the button that sorts the rack says: by what it is sorted, and what comes next."""
    return {
        Sort.SUM: translate("Exagon", "The rack is sorted by the sum in the star. Press for star points (S)."),
        Sort.POINTS: translate("Exagon", "The rack is sorted by star points. Press to see first what fits best (S)."),
        Sort.FITS: translate("Exagon", "What fits best comes first in the rack. Press for the sum in the star (S)."),
    }[sort]


def what_it_brings(outcome: Outcome, translate: Translate) -> str:
    """What putting a tile down would bring."""
    match outcome.gain:
        case Gain.MISFIT:
            text = translate("Exagon", "Sides that match: {fitting} of {sides}")
            return fill(text, fitting=outcome.matching, sides=outcome.meeting)
        case Gain.LAST_TILE:
            return translate("Exagon", "Your last tile: you win!")
        case Gain.PERFECT_FIT:
            return translate("Exagon", "6 sides: a perfect fit, you win!")
        case Gain.OPENING:
            return translate("Exagon", "1 side") if outcome.meeting else translate("Exagon", "The first tile")
        case Gain.BONUS:
            text = translate("Exagon", "{sides} sides: bonus +{bonus}")
            return fill(text, sides=outcome.matching, bonus=outcome.bonus)
        case Gain.GOES_ON:
            return translate("Exagon", "2 sides: you go on")
        case Gain.USES_BONUS:
            return translate("Exagon", "1 side: uses a bonus")
        case Gain.ENDS_TURN:
            return translate("Exagon", "1 side: ends your turn")
