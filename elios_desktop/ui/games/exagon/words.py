"""What tiles, cells and buttons of Exagon are called: for people who read them and for people who hear them."""

from __future__ import annotations

from elios_desktop.engine.games.exagon import Cell, Laid
from elios_desktop.engine.games.exagon.cells import SIDES
from elios_desktop.engine.games.exagon.tiles import EXAGON, JOLLY, TILES, area, placement_of
from elios_desktop.texts.games.exagon import tile_name
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate


def tile_count(count: int) -> str:
    """How many tiles a seat has."""
    return translate("Exagon", "%n tile(s)", "", count)


def point_count(count: int) -> str:
    """What a seat has in a tournament."""
    return translate("Exagon", "%n point(s)", "", count)


def say_area(shown: str) -> str:
    """One of a tile's six areas."""
    if shown == JOLLY:
        return translate("Exagon", "jolly", "one area of a tile")
    if shown == EXAGON:
        return translate("Exagon", "Exagon", "one area of a tile")
    return shown


def say_tile(tile: int, rotation: int, fits: bool = False) -> str:
    """A whole tile, its areas clockwise from the upper right as it is turned."""
    areas = " ".join(say_area(area(placement_of(tile, rotation), side)) for side in range(SIDES))
    text = (
        translate("Exagon", "Tile with star {tile}, star points {points}, clockwise {areas}; fits somewhere")
        if fits
        else translate("Exagon", "Tile with star {tile}, star points {points}, clockwise {areas}")
    )
    return fill(text, tile=tile_name(tile), points=TILES[tile].points, areas=areas)


def say_cell(cell: Cell, laid: Laid | None, touches: bool) -> str:
    """A place on the table and what lies there."""
    if laid is not None:
        return fill(translate("Exagon", "{cell}: {what}"), cell=cell.text, what=say_tile(laid.tile, laid.rotation))
    if touches:
        return fill(translate("Exagon", "{cell}, free, beside a tile"), cell=cell.text)
    return fill(translate("Exagon", "{cell}, free"), cell=cell.text)


def sort_hint(sort: str) -> str:
    """What the button that sorts the rack says: by what it is sorted, and what comes next."""
    return {
        "sum": translate("Exagon", "The rack is sorted by the sum in the star. Press for star points (S)."),
        "points": translate("Exagon", "The rack is sorted by star points. Press to see first what fits best (S)."),
        "fits": translate("Exagon", "What fits best comes first in the rack. Press for the sum in the star (S)."),
    }[sort]
