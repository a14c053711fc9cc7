"""Draws the table of Exagon for one layout: tiles that lie, plates, the strip, pieces and places on the scene."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from elios_desktop.games.exagon.board import CellSpot, Draft, ExagonBoard, SeatSpot, tile_count
from elios_desktop.games.exagon.rules import Cell, View
from elios_desktop.games.exagon.table import art, clock, furniture, layout, viewport
from elios_desktop.games.exagon.table.furniture import Seats
from elios_desktop.games.exagon.table.plane import (
    RAIL_SHADOW,
    hexagon,
    paint_band,
    paint_first_spot,
    paint_rack,
    paint_table,
)
from elios_desktop.ui.board import items, plates
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import Text, translate
from elios_desktop.ui.kit.theme import SIZES, shrunk

BAND_Z, STRIP_Z = 50.0, 200.0
_CELL_Z, _NEWEST_Z = 1.0, 10.0
_STRIP_TILE = 36.0
_TAG_TILE, _SMALLEST_TILE = 22.0, 7.0
"""The size of the tiles on a tag of usual height, and where they can't be told apart any more."""
_AROUND, _LIT_AROUND = 9.0, 14.0
"""The shadow around a tag; with the light, around that of whose turn it is."""
_FORWARD = 6.0
"""So far this one comes forward, where none is beside it."""


class Drawing:
    """Puts pictures on a scene, within `scene.redrawing()`."""

    def __init__(self, scene: TableScene, tiles: art.TilePictures, sight: viewport.Viewport) -> None:
        self._scene = scene
        self._tiles = tiles
        self._sight = sight

    @property
    def _where(self) -> layout.Layout:
        return self._sight.where

    def background(self, painter: QPainter, room: QRectF) -> None:
        """The table itself."""
        paint_table(painter, room, self._where.board, self._scene.theme.palette, self._scene.art.ratio)

    def _picture(self, key: Hashable, size: QSizeF, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
        return self._scene.art.pixmap(key, size, paint)

    def cover(self, area: QRectF, nobody_in: Text | None, reads: bool) -> None:
        """A cloth over everything, while everybody agreed to stop, because nobody touched anything in somebody's turn,
        or while somebody reads the rules."""
        theme = self._scene.theme
        title = translate("Exagon", "The hourglass is paused")
        text = (
            clock.READS()
            if reads
            else clock.left_alone_sentence(nobody_in)()
            if nobody_in is not None
            else translate(
                "Exagon",
                "No peeking at the tiles meanwhile. Go on when everybody agrees: the sand runs on from where "
                "it stopped.",
            )
        )

        def paint(painter: QPainter, rect: QRectF) -> None:
            fonts = (theme.font("title", bold=True), theme.font("large"))
            furniture.paint_cover(painter, rect, theme.palette, title, text, fonts)

        cover = self._picture(("cover", title, text), area.size(), paint)
        self._scene.decoration("cover", cover, area.center(), 900.0)

    @property
    def _beside(self) -> bool:
        """Whether the plates are in a column beside the plane, not in rows above it."""
        return self._where.board.left() > self._where.rail.left()

    def furniture(self, bonus: int) -> None:
        """The band behind the plates, the rack, and the bonuses."""
        where, theme = self._where, self._scene.theme
        beside, shadow = self._beside, RAIL_SHADOW
        band = where.rail.adjusted(0, 0, shadow if beside else 0, 0 if beside else shadow)
        strips = (
            ("band", band, lambda painter, rect: paint_band(painter, rect, theme.palette, beside)),
            ("rack", where.rack, lambda painter, rect: paint_rack(painter, rect, theme.palette)),
        )
        for key, rect, paint in strips:
            self._scene.decoration(key, self._picture((key,), rect.size(), paint), rect.center(), BAND_Z)
        self._scene.decoration("bonus", self.dial(bonus), where.bonus.center(), BAND_Z + 2)

    def dial(self, bonus: int) -> QPixmap:
        """What shows the bonuses, with so many of them."""
        theme, caption = self._scene.theme, bonus_caption()
        small = shrunk(theme.font("small"), caption, self._where.bonus.width() - 4, SIZES["small"])
        fonts = theme.font("large", bold=True), small

        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_bonus(painter, rect, bonus, caption, fonts, theme.palette)

        return self._picture(("bonus", bonus, caption), self._where.bonus.size(), paint)

    def tiles(self, view: View, newest: Collection[Cell]) -> None:
        """The tiles that lie on the table, as far as they are in sight, the newest ones marked; on an empty one, where
        the first goes."""
        plane = self._sight.plane
        size = plane.size
        near = self._where.board.adjusted(-size, -size, size, size)
        if not view.board:
            self._first_spot(plane.centre(Cell(0, 0)), size)
        last = next((cell for cell in reversed([*view.board]) if cell in newest), None)
        for cell, laid in view.board.items():
            centre = plane.centre(cell)
            if near.contains(centre):
                picture = self._tiles.picture(laid.tile, laid.rotation, size)
                self._scene.decoration(f"laid {cell.text}", picture, centre, _CELL_Z + cell.r * 0.01)
                if cell in newest:
                    mark = self._newest_mark(size, last=cell == last)
                    self._scene.decoration(f"newest {cell.text}", mark, centre, _NEWEST_Z + (cell == last))

    def _newest_mark(self, size: float, *, last: bool) -> QPixmap:
        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_newest_mark(painter, rect, size, self._scene.theme.palette, last)

        return self._picture(("newest", size, last), QSizeF(size * 2.5, size * 2.5), paint)

    def _first_spot(self, centre: QPointF, size: float) -> None:
        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_first_spot(painter, rect, size)

        picture = self._picture(("first",), QSizeF(size * 2.1, size * 2.1), paint)
        self._scene.decoration("first", picture, centre, 0.5)

    def overview(self, closer: bool) -> None:
        """A button, while tiles lie out of sight; then, where one may come `closer`, one that leads back to tiles that
        can be read. It stands in the first corner where it covers no tile."""
        if not self._sight.shows_all:
            text = translate("Exagon", "Show all (key 0)")
            label = translate("Exagon", "Show all tiles, however small")
        elif closer and not self._sight.plane.chosen and self._sight.small:
            text = translate("Exagon", "Zoom in (key 0)")
            label = translate("Exagon", "Show the tiles large enough to read")
        else:
            return
        font, palette = self._scene.theme.font("small"), self._scene.theme.palette
        measure = QFontMetricsF(font)
        size = QSizeF(measure.horizontalAdvance(text) + 34, measure.height() + 18)

        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_button(painter, rect.adjusted(4, 4, -4, -4), text, palette, font)

        across, down = 6 + size.width() / 2, 5 + size.height() / 2
        room = self._where.board.adjusted(across, down, -across, -down)
        corners = (room.bottomLeft(), room.bottomRight(), room.topLeft(), room.topRight())
        spot = next((each for each in corners if not self._covers(each, size)), corners[0])
        piece = self._scene.piece(OVERVIEW)
        piece.label, piece.grip = label, None
        piece.stand(spot, BAND_Z + 6, self._picture(("overview", text), size, paint))

    def _covers(self, spot: QPointF, size: QSizeF) -> bool:
        plane = self._sight.plane
        body = QRectF(spot.x() - size.width() / 2, spot.y() - size.height() / 2, size.width(), size.height())
        tile = hexagon(plane.size)
        return any(tile.translated(plane.centre(each)).intersects(body) for each in self._sight.laid)

    def seats(self, view: View, draft: Draft, seats: Seats) -> None:
        """Everybody's tag, with their open tiles; after the end what everybody still has; and the tiles of the seat
        that is looked at."""
        for number, (plate, rect) in enumerate(zip(seats.plates(view), self._where.plates, strict=True), 1):
            hand = draft.sorted(view, view.hands[number - 1])
            self._tag(number, rect, plate, hand, seats.level(number))
            if seats.has_last_tile(number, view):
                self._last_tile(number)
        if view.result is not None:
            self._leftovers([draft.sorted(view, hand) for hand in view.hands], seats.names)
        if (seat := draft.open_seat) is not None:
            self._strip(seat, seats.names[seat - 1], draft.sorted(view, view.hands[seat - 1]))

    def _rows(self, rect: QRectF, count: int) -> tuple[QRectF, layout.Rows]:
        """Return where so many tiles lie on a tag."""
        room = furniture.tag_tiles(QRectF(QPointF(), rect.size()), self._scene.theme)
        return room, layout.tiles_in_rows(room, max(1, count), min(_TAG_TILE * rect.height() / 92, room.height() / 2))

    def _tag(self, seat: int, rect: QRectF, plate: plates.Plate, hand: Sequence[int], level: int) -> None:
        """With the tiles, where they can be told apart; else as much as a small plate says."""
        theme = self._scene.theme
        room, rows = self._rows(rect, len(hand))
        if rows.size < _SMALLEST_TILE:
            plates.put_plate(self._scene, f"plate {seat}", rect, plate).setZValue(BAND_Z + 5)
            return
        around = _LIT_AROUND if plate.marked else _AROUND
        forward = QPointF(_FORWARD if plate.marked and self._beside else 0.0, 0.0)

        def paint(painter: QPainter, area: QRectF) -> None:
            body = area.adjusted(around, around, -around, -around)
            furniture.paint_tag(painter, body, plate, str(len(hand)), level, theme)

        grown = rect.adjusted(-around, -around, around, around)
        picture = self._picture(("tag", plate, len(hand), level), grown.size(), paint)
        self._scene.decoration(f"plate {seat}", picture, rect.center() + forward, BAND_Z + 5)
        left = min(room.left() + (rows.per_row + 0.5) * rows.size * 0.91, room.center().x())
        corner = rect.topLeft() + forward
        corner += QPointF(left - room.center().x() if len(hand) <= rows.per_row else 0.0, 0.0)
        for tile, spot in zip(hand, rows.spots(len(hand)), strict=True):
            picture = self._tiles.picture(tile, 0, rows.size)
            self._scene.decoration(f"on {seat} {tile}", picture, corner + spot, BAND_Z + 5.5)

    def _last_tile(self, seat: int) -> None:
        """A loud sign on the tag of a seat that has one tile left, beside it."""
        plate, text = self._where.plates[seat - 1], translate("Exagon", "Last tile!")
        font = shrunk(self._scene.theme.font("small", bold=True), text, plate.width() - 28, SIZES["small"])
        size = QSizeF(min(furniture.badge_width(text, font), plate.width() - 8), QFontMetricsF(font).height() + 9)

        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_badge(painter, rect, text, font, good=False)

        at = QPointF(plate.right() - 4 - size.width() / 2, plate.bottom() - 4 - size.height() / 2)
        self._scene.decoration(f"last {seat}", self._picture(("last", text), size, paint), at, BAND_Z + 6)

    def _leftovers(self, hands: Sequence[Sequence[int]], names: Sequence[str]) -> None:
        """After the end: what everybody still has, laid open in the rack, a group a seat with its name."""
        left = [(name, hand) for name, hand in zip(names, hands, strict=True) if hand]
        if not left:
            return
        theme, rack = self._scene.theme, self._where.rack
        font = theme.font("small", bold=True)
        high = QFontMetricsF(font).height() + 4
        inside = rack.adjusted(18, 10, -18, -10)
        gap, most = 22.0, sum(len(hand) for _, hand in left)
        size = min((inside.height() - high) / 2.1, (inside.width() - gap * (len(left) - 1)) / most / 1.8)
        x = inside.center().x() - (most * size * 1.8 + gap * (len(left) - 1)) / 2
        for name, hand in left:
            wide = len(hand) * size * 1.8
            self._label(f"left {name}", name, font, QRectF(x, inside.top(), wide, high))
            for number, tile in enumerate(hand):
                spot = QPointF(x + (number + 0.5) * size * 1.8, inside.top() + high + size * 1.05)
                self._scene.decoration(f"left {tile}", self._tiles.picture(tile, 0, size), spot, BAND_Z + 4)
            x += wide + gap

    def _label(self, key: str, text: str, font: QFont, rect: QRectF) -> None:
        """A name on the wood of the rack, in as much room as there is."""
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(rect.width(), 40.0))

        def paint(painter: QPainter, area: QRectF) -> None:
            painter.setFont(font)
            painter.setPen(QColor("#fff1d6"))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, shown)

        wide = max(rect.width(), 40.0)
        picture = self._picture(("name", shown, round(wide)), QSizeF(wide, rect.height()), paint)
        self._scene.decoration(key, picture, rect.center(), BAND_Z + 4)

    def _strip(self, seat: int, name: str, hand: Sequence[int]) -> None:
        """The tiles of a seat, small, on a tray beside its plate."""
        where, theme = self._where, self._scene.theme
        font = theme.font("body", bold=True)
        head = QFontMetricsF(font).height() + 18
        title = f"{name}: {tile_count(len(hand), translate)}"
        room = QRectF(0, 0, min(where.board.width() - 60, 760.0), min(where.board.height() - head - 30, 150.0))
        rows = layout.tiles_in_rows(room, max(1, len(hand)), _STRIP_TILE)
        needed = max(QFontMetricsF(font).horizontalAdvance(title) + 30, (rows.per_row + 0.5) * rows.size * 1.82)
        width = min(room.width(), needed) + 40
        used = rows.height(len(hand))
        plate, board, high = where.plates[seat - 1].center(), where.board, head + used + 30
        left = min(max(plate.x() - width / 2, board.left() + 10), board.right() - 10 - width)
        top = min(max(plate.y() - high / 2, board.top() + 2), board.bottom() - 2 - high)
        rect = QRectF(left, top, width, high)

        def paint(painter: QPainter, area: QRectF) -> None:
            furniture.paint_strip(painter, area, theme.palette, title, font)

        self._scene.decoration("strip", self._picture(("strip", title), rect.size(), paint), rect.center(), STRIP_Z)
        inside = QRectF(rect.left() + 20, rect.top() + head + 6, width - 40, used)
        spots = replace(rows, rect=inside).spots(len(hand))
        for tile, spot in zip(hand, spots, strict=True):
            self._scene.decoration(f"open {tile}", self._tiles.picture(tile, 0, rows.size), spot, STRIP_Z + 1)


OVERVIEW = "overview"
"""The key of the button on the table: it is the window's, not the game's, and so not on the plain board."""


def bonus_caption() -> str:
    """What stands under the bonuses."""
    return translate("Exagon", "Bonus")


_RACK_Z = 60.0
_DIMMED = 0.66


class Pieces:
    """Puts what the plain board lists on a scene, within `scene.redrawing()`."""

    def __init__(self, scene: TableScene, tiles: art.TilePictures, sight: viewport.Viewport) -> None:
        self._scene = scene
        self._tiles = tiles
        self._sight = sight

    def draw(self, board: ExagonBoard, draft: Draft, opening: bool, marked: bool) -> None:
        """Everything anew; if `marked`, the tiles that can be put down have a mark, in two strengths: with the number
        of sides where the turn goes on, and faintly where a single side matches (in the opening all are alike)."""
        labels = {thing.key: thing.label for thing in board.things}
        for spot in board.spots.values():
            place = self._cell(spot) if isinstance(spot, CellSpot) else self._seat(spot)
            if place is not None:
                place.label = labels[spot.key]
                self._scene.add_place(place)
        rows = self._sight.where.rows
        held = board.held.values()
        some_fit = marked and any(map(board.best, board.held))
        for number, (tile, at) in enumerate(zip(held, rows.spots(len(held)), strict=True)):
            piece = self._scene.piece(tile.key)
            picture = self._tiles.picture(tile.number, draft.rotation(tile.number), rows.size)
            piece.stand(at, _RACK_Z + number * 0.01, picture)
            piece.grip, piece.label = hexagon(rows.size), labels[tile.key]
            best = board.best(tile.key)
            if best and marked:
                mark = at + QPointF(0, rows.size * 0.86)
                bead = self._bead(0 if opening else best, rows.size * 0.5)
                self._scene.decoration(f"fits {tile.number}", bead, mark, _RACK_Z + 1)
            elif some_fit:
                piece.setOpacity(_DIMMED)

    def _bead(self, sides: int, size: float) -> QPixmap:
        def paint(painter: QPainter, rect: QRectF) -> None:
            furniture.paint_fits_mark(painter, rect, sides)

        return self._scene.art.pixmap(("fits", sides), QSizeF(size, size), paint)

    def grade(self, cells: Mapping[str, int], opening: bool) -> None:
        """The cells where the tile fits that is being picked up glow in two strengths."""
        for key, sides in cells.items():
            place = self._scene.places.get(key)
            if place is not None and not opening:
                place.glow_colour, place.faint = ("good", False) if sides > 1 else ("glow", True)

    def shapes(self, about: str) -> list[tuple[QPainterPath, QPointF, Hashable]]:
        """The shape of a tile in the rack, or of the bonuses."""
        piece, where = self._scene.pieces.get(about), self._sight.where
        if piece is not None:
            return [(hexagon(where.rows.size).translated(piece.home), piece.home, ("rack tile", where.rows.size))]
        return [(_rounded(where.bonus, 10), where.bonus.center(), None)] if about == "bonus" else []

    def _cell(self, spot: CellSpot) -> items.Place | None:
        """A cell, if it is in sight."""
        plane = self._sight.plane
        size, centre = plane.size, plane.centre(spot.cell)
        if not self._sight.in_sight(spot.cell):
            return None
        return items.Place(spot.key, hexagon(size * 0.97).translated(centre), centre, glow_key=("cell", size))

    def _seat(self, spot: SeatSpot) -> items.Place:
        rect = self._sight.where.plates[spot.seat - 1]
        return items.Place(spot.key, _rounded(rect, 9), rect.center(), glow_key=("plate", round(rect.width(), 1)))


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
