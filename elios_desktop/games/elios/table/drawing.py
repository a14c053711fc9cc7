"""Draws a position of Elios onto the scene: columns, discs, side view, plates, bundles. It decides nothing."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from elios_desktop.games.elios.board.draft import rainbow
from elios_desktop.games.elios.rules.deal import HIGHEST
from elios_desktop.games.elios.table import art, beams, layout, light
from elios_desktop.games.elios.table.beams import BEAM_WIDTH, TIE, Bouquet, bouquets
from elios_desktop.games.elios.table.tags import Tag, grown, number_rect, paint_tag
from elios_desktop.ui.board.items import Picture, Piece
from elios_desktop.ui.board.scene import GLOW_Z, TableScene
from elios_desktop.ui.kit.art import shared
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.materials import paint_cloth, paint_pool, soft_shadow, with_alpha
from elios_desktop.ui.kit.theme import SEAT_STYLES

GRIP_FROM = 0.58
"""From here to its tip a tied beam is gripped by itself; below, the whole bundle is."""
_COLUMN_Z = {1: 20.0, 2: 21.0, 8: 21.0, 3: 22.0, 7: 22.0, 4: 24.0, 6: 24.0, 5: 25.0}
_DISCS_Z = 23.0
_SHADE_Z = 2.0
_RAISED = 0.12
"""How far a beam is drawn out of its bundle, as a share of its length."""
SHADOW = QColor(40, 20, 0, 110)
OPEN_Z = 55.0
GHOST_Z = GLOW_Z + 5
CAPTION_Z = GLOW_Z + 10


class Drawing:
    """Everything on the table of Elios, for one layout."""

    def __init__(self, scene: TableScene, where: layout.Layout) -> None:
        self.scene = scene
        self.where = where
        self._table = QPixmap()
        self.lit: dict[tuple[int, bool], QPixmap] = {}
        self.lit_by = 0
        """So many discs light the table."""

    def picture(self, key: Hashable, size: QSizeF, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
        """A picture from the cache."""
        return self.scene.art.pixmap(("elios", key), size, paint)

    # -- the sun

    def lay_out(self, area: QRectF, where: layout.Layout) -> None:
        """The table for this size, in the dark until somebody says how many discs there are."""
        self.where = where
        # There are no words on it: where another language leaves everything as large as it is, it is found painted.
        sun = where.sun.centre.x(), where.sun.centre.y(), where.sun.radius
        trays = (edge for each in where.corners for edge in (each.tray.left(), each.tray.top(), each.tray.bottom()))
        key = "table", *(round(each, 2) for each in (*sun, where.rack.top(), *trays))
        felt = self._felt  # before the table, of which it is a part: each may take a moment
        self._table = self.scene.art.pixmap(key, area.size(), partial(self._background, felt))
        self.lit.clear()

    def light(self, discs: int, over: bool = False) -> QPixmap:
        """The table as so many discs light it. Only this picture and the one before are kept: they are large."""
        palette, clear = self.scene.theme.palette, self.in_the_way if over else None
        found = self.lit.pop((discs, over), None)
        if found is None:
            found = light.shine(self._table, self.where.sun, discs, palette, clear)
        self.lit = dict([*list(self.lit.items())[-1:], ((discs, over), found)])
        return found

    @property
    def in_the_way(self) -> list[QRectF]:
        """What lies on the cloth beside the board."""
        where = self.where
        return [where.rack, where.elevation, *(corner.tray for corner in where.corners)]

    def columns(self, columns: Sequence[str], discs: int) -> None:
        """The eight columns, and their shadows."""
        for column, letters in enumerate(columns, start=1):
            box = self.where.sun.column_box(column)
            paint = self._column_painter(column, letters, box, discs)
            pixmap = self.picture(("column", column, letters, discs), box.size(), paint)
            self.scene.decoration(f"column {column}", pixmap, box.center(), _COLUMN_Z[column])
            if letters:
                self.shade(f"shade {column}", column, len(letters), discs)

    def shade(self, key: str, column: int, count: int, discs: int) -> Picture:
        """The shadow of a column that is so high, in the light of so many discs."""
        sun = self.where.sun
        box, dark = light.shade_box(sun, column, count, discs), self.scene.theme.palette.dark

        def paint(painter: QPainter, _rect: QRectF) -> None:
            painter.translate(-box.topLeft())
            light.paint_shade(painter, sun, column, count, discs, dark)

        pixmap = self.picture(("shade", column, count, discs), box.size(), paint)
        return self.scene.decoration(key, pixmap, box.center(), _SHADE_Z)

    def _column_painter(self, column: int, letters: str, box: QRectF, discs: int) -> Callable[[QPainter, QRectF], None]:
        theme, sun = self.scene.theme, self.where.sun

        def paint(painter: QPainter, _rect: QRectF) -> None:
            painter.translate(-box.topLeft())
            beams.paint_column(painter, sun, column, letters, theme.font("small", bold=True), discs)

        return paint

    def discs(self, discs: int, over: bool) -> None:
        """The stack, the light that it gives, and its circle on the board."""
        self.lit_by = discs
        self.scene.set_background(self.light(discs, over))
        self.scene.decoration("discs", *self.stack(discs), _DISCS_Z)
        self.limit("limit", discs)

    def stack(self, discs: int) -> tuple[QPixmap, QPointF]:
        """A stack of so many discs, with their number, and its middle."""
        sun, box, theme = self.where.sun, self.where.sun.disc_box(), self.scene.theme

        def paint(painter: QPainter, _rect: QRectF) -> None:
            art.paint_stack(painter, sun, discs, theme.font("display", bold=True), box.topLeft())

        return self.picture(("discs", discs), box.size(), paint), box.center()

    def limit(self, key: str, discs: int) -> Picture:
        """The circle that no beam may reach beyond while there are so many discs."""
        sun = self.where.sun
        box = QRectF(0, 0, 2 * sun.rim.width(), 2.3 * sun.rim.height())
        box.moveCenter(sun.centre)

        def paint(painter: QPainter, _rect: QRectF) -> None:
            art.paint_limit(painter, sun, discs, box.topLeft())

        return self.scene.decoration(key, self.picture(("limit", discs), box.size(), paint), box.center(), 1.0)

    def disc_picture(self, lifted: bool = False) -> QPixmap:
        """Draw one disc as large as those on the stack."""
        return self._disc(self.where.sun.disc, self.where.sun.disc_thick * 1.2, lifted, True)

    def supply_picture(self, shadow: bool) -> QPixmap:
        """Draw one disc, as it lies in the supply; only the lowest casts a shadow."""
        return self._disc(self.supply_size(), self._supply_thick(), False, shadow)

    def supply_size(self) -> QSizeF:
        """Half the width and height of a disc in the supply, which may have to be smaller than on the stack."""
        supply, size = self.where.supply, self.where.sun.disc
        room = min(supply.width() / (2.5 * size.width()), supply.height() / (2.9 * size.height()), 1.0)
        return size * room

    def _supply_thick(self) -> float:
        return self.where.sun.disc_thick * 1.1 * self.supply_size().width() / self.where.sun.disc.width()

    def _disc(self, size: QSizeF, thick: float, lifted: bool, shadow: bool) -> QPixmap:

        def paint(painter: QPainter, rect: QRectF) -> None:
            foot = QPainterPath()
            foot.addEllipse(rect.center() + QPointF(0, thick), size.width(), size.height())
            if shadow:
                soft_shadow(painter, foot, thick * (2.4 if lifted else 1.2), SHADOW, QPointF(2, thick))
            art.paint_disc(painter, rect.center(), size, thick)
            art.paint_face(painter, rect.center(), size)

        room = QSizeF(2.5 * size.width(), 2.5 * size.height() + 4 * thick)
        return self.picture(("disc", lifted, shadow, round(thick, 2)), room, paint)

    def supply_spot(self, number: int) -> QPointF:
        """The middle of the upper face of a disc in the supply, counted from its foot."""
        supply, size = self.where.supply, self.supply_size()
        lift = number * self._supply_thick()
        return QPointF(supply.right() - size.width() * 1.1, supply.bottom() - size.height() * 1.2 - lift)

    def supply(self, left: int) -> None:
        """The discs under the top one of the supply, and how many there are."""
        for number in range(left - 1):
            pixmap = self.supply_picture(number == 0)
            self.scene.decoration(f"supply {number}", pixmap, self.supply_spot(number), 10.0 + number)
        if not left:
            self.scene.decoration("supply empty", self._empty_supply(), self.supply_spot(0), 9.0)
        top = self.supply_spot(max(0, left - 1))
        self.caption("supply count", f"×{left}", top - QPointF(self.supply_size().width(), 0))

    def _empty_supply(self) -> QPixmap:
        size, colour = self.supply_size(), QColor(self.scene.theme.palette.text_soft)

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.setPen(QPen(colour, 1.5, Qt.PenStyle.DashLine))
            painter.drawEllipse(rect.center(), size.width(), size.height())

        return self.picture("supply empty", QSizeF(2.2 * size.width(), 2.2 * size.height()), paint)

    def elevation(self, columns: Sequence[str], discs: int, put: Mapping[int, str]) -> None:
        """The side view; `put` are the beams of a placement under way, by column."""
        rect, theme = self.where.elevation, self.scene.theme
        grown = rect.adjusted(-4, -4, 4, 4)
        words = translate("Elios", "Levels"), translate("Elios", "Discs")

        def paint(painter: QPainter, room: QRectF) -> None:
            font = theme.font("small")
            inside = room.adjusted(4, 4, -4, -4)
            art.paint_elevation(painter, inside, columns, discs, theme.palette, font, put, words)

        pixmap = self.picture(("elevation", tuple(columns), discs, tuple(put.items()), words), grown.size(), paint)
        self.scene.decoration("elevation", pixmap, rect.center(), 5.0)

    def laid_beam(self, column: int, level: int, letter: str, ghost: bool = False) -> tuple[QPixmap, QPointF]:
        """A beam on its level: its picture and the picture's centre."""
        sun = self.where.sun
        box = sun.beam(column, level).boundingRect().united(sun.beam(column, level, level - 1).boundingRect())
        box, font, discs = box.adjusted(-6, -6, 6, 6), self.scene.theme.font("small", bold=True), self.lit_by

        def paint(painter: QPainter, _rect: QRectF) -> None:
            painter.translate(-box.topLeft())
            beams.paint_laid_beam(painter, sun, column, level, letter, discs)
            beams.paint_number(painter, sun, column, level, font)
            if ghost:
                beams.paint_open(painter, sun.beam(column, level), self.scene.theme.palette)

        return self.picture(("laid", column, level, letter, ghost, discs), box.size(), paint), box.center()

    def ghost_beam(self, column: int, level: int, letter: str) -> Picture:
        """Show where a beam would land."""
        pixmap, centre = self.laid_beam(column, level, letter, ghost=True)
        return self.scene.decoration(f"ghost {column}", pixmap, centre, GHOST_Z)

    def ghost_disc(self, discs: int) -> Picture:
        """Show where the next disc would land."""
        shown = self.scene.decoration("ghost disc", self.disc_picture(), self.where.sun.disc_top(discs), GHOST_Z)
        shown.setOpacity(0.75)
        return shown

    def open_column(self, column: int, level: int) -> None:
        """A column that a beam of the placement under way may still go to."""
        sun = self.where.sun
        polygon = sun.beam(column, level)
        box = polygon.boundingRect().adjusted(-5, -5, 5, 5)

        def paint(painter: QPainter, _rect: QRectF) -> None:
            painter.translate(-box.topLeft())
            beams.paint_open(painter, polygon, self.scene.theme.palette)

        self.scene.decoration(
            f"open {column}", self.picture(("open", column, level), box.size(), paint), box.center(), OPEN_Z
        )

    def last_beam(self, column: int, level: int, colour: int) -> None:
        """A beam of the last move, by whom it came."""
        polygon = self.where.sun.beam(column, level)
        self._last(f"last {column}", polygon, colour, _COLUMN_Z[column] + 0.5)

    def last_disc(self, discs: int, colour: int) -> None:
        """The disc that was the last move, by whom it came."""
        sun, face = self.where.sun, QPainterPath()
        face.addEllipse(sun.disc_top(discs), sun.disc.width(), sun.disc.height())
        self._last("last disc", face.toFillPolygon(), colour, _DISCS_Z + 0.5)

    def _last(self, key: str, polygon: QPolygonF, colour: int, z: float) -> None:
        box = polygon.boundingRect().adjusted(-6, -6, 6, 6)

        def paint(painter: QPainter, _rect: QRectF) -> None:
            painter.translate(-box.topLeft())
            beams.paint_last(painter, polygon, QColor(SEAT_STYLES[colour].colour))

        size = round(box.width()), round(box.height()), round(box.top())
        self.scene.decoration(key, self.picture((key, colour, *size), box.size(), paint), box.center(), z)
        shape = QPainterPath()
        shape.addPolygon(polygon)
        self.scene.footprints(key, shape, colour, z + 0.1)

    # -- what is seen for a moment

    def glint(self, size: float) -> QPixmap:
        """Light that runs along something."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_pool(painter, rect.center(), size / 2, size / 2, "#fff3c4", 0.95)

        return self.picture("glint", QSizeF(size, size), paint)

    def ring(self, size: QSizeF, colour: str) -> QPixmap:
        """A soft ring that lies on the board."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for wide, alpha in ((0.12, 0.18), (0.07, 0.30), (0.025, 0.8)):
                painter.setPen(QPen(with_alpha(colour, alpha), size.width() * wide))
                inset = size.width() * 0.08
                painter.drawEllipse(rect.adjusted(inset, inset * 0.9, -inset, -inset * 0.9))

        return self.picture(("ring", colour), size, paint)

    # -- bundles

    def beam_picture(self, letter: str, length: float, angle: float, *, share: float, lifted: bool = False) -> QPixmap:
        """A beam of a rack around a point at this share of its length."""
        wide = length * BEAM_WIDTH
        outline = beams.beam_outline(length, wide).translated(0, length * share)
        pad = wide * (0.6 if lifted else 0.25)
        turned = QTransform().rotate(angle).map(outline).boundingRect().adjusted(-pad, -pad, pad, pad)
        half = QSizeF(max(-turned.left(), turned.right()), max(-turned.top(), turned.bottom()))

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.translate(rect.center())
            painter.rotate(angle)
            painter.translate(0, length * share)
            beams.paint_beam(painter, letter, length, wide, shadow=0.34 if lifted else 0.16)

        key = ("beam", letter, round(length, 1), angle, share, lifted)
        return self.picture(key, half * 2, paint)

    def bouquet_picture(self, bouquet: Bouquet, letters: str, hide: str = "", lifted: bool = False) -> QPixmap:
        """A bundle's picture around its centre."""
        box = bouquet.box

        def paint(painter: QPainter, _rect: QRectF) -> None:
            beams.paint_bouquet(painter, bouquet, letters, box.topLeft(), hide=hide, lifted=lifted)

        return self.picture(("bouquet", letters, hide, lifted, round(bouquet.length, 1)), box.size(), paint)

    def stand_bundle(self, piece: Piece, bouquet: Bouquet, letters: str, hide: str) -> None:
        """A whole bundle as a piece."""
        rest = self.bouquet_picture(bouquet, letters, hide)
        piece.stand(bouquet.centre, 40.0, rest, self.bouquet_picture(bouquet, letters, hide, lifted=True))
        room = bouquet.room
        half = QPointF(min(room.width() / 2, bouquet.length * 0.6), bouquet.length * 0.56)
        grip = QPainterPath()
        grip.addRect(QRectF(-half, half))
        piece.grip = grip

    def stand_tip(self, piece: Piece, bouquet: Bouquet, index: int, letter: str) -> None:
        """The upper part of a tied beam, by which it is pulled out. At rest the bundle's own picture shows it."""
        share = (1 + GRIP_FROM) / 2
        angle, length = bouquet.angles[index], bouquet.length
        outline = beams.beam_outline(length, bouquet.wide * 1.2, GRIP_FROM).translated(0, length * share)
        grip = QTransform().rotate(angle).map(outline)
        bounds = grip.boundingRect()
        half = max(-bounds.left(), bounds.right(), -bounds.top(), bounds.bottom())
        rest = self.picture(("tip", round(half)), QSizeF(2 * half, 2 * half), _nothing)
        lifted = self.beam_picture(letter, length, 0.0, share=0.5, lifted=True)
        piece.stand(bouquet.along(index, share), 42.0 + index * 0.1, rest, lifted)
        piece.grip = grip

    def stand_beam(self, piece: Piece, bouquet: Bouquet, index: int, letter: str) -> None:
        """A whole beam, while bundles are being arranged."""
        angle, length = bouquet.angles[index], bouquet.length
        rest = self.beam_picture(letter, length, angle, share=0.7)
        lifted = self.beam_picture(letter, length, 0.0, share=0.5, lifted=True)
        piece.stand(bouquet.along(index, 0.7), 40.0 + index * 0.1, rest, lifted)
        piece.grip = (
            QTransform().rotate(angle).map(beams.beam_outline(length, bouquet.wide * 1.25).translated(0, length * 0.7))
        )

    def beam_shape(self, bouquet: Bouquet, index: int) -> tuple[QPainterPath, QPointF]:
        """The outline of a beam in its bundle, and its middle."""
        outline = beams.beam_outline(bouquet.length, bouquet.wide).translated(0, bouquet.length * 0.5)
        centre = bouquet.along(index, 0.5)
        return QTransform().translate(centre.x(), centre.y()).rotate(bouquet.angles[index]).map(outline), centre

    def raised_beam(self, bouquet: Bouquet, index: int, letter: str) -> Picture:
        """A tied beam that the pointer is over: drawn out a little, behind the others of its bundle."""
        picture = self.beam_picture(letter, bouquet.length, bouquet.angles[index], share=0.5, lifted=True)
        return self.scene.decoration("raised", picture, bouquet.along(index, 0.5 + _RAISED), 39.5)

    def choice(self, key: str, bouquet: Bouquet, index: int, letter: str) -> tuple[QPainterPath, QPointF]:
        """A beam of an opened bundle, apart from the others; its outline and middle."""
        opened, length, wide = bouquet.opened, bouquet.length, bouquet.wide
        angle, centre = opened.angles[index], opened.along(index, 0.5 + _RAISED)
        outline = QTransform().rotate(angle).map(beams.beam_outline(length, wide).translated(0, length * 0.5))
        box = outline.boundingRect()
        half = QSizeF(max(-box.left(), box.right()) + wide, max(-box.top(), box.bottom()) + wide)

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.translate(rect.center())
            painter.save()
            painter.rotate(angle)
            painter.translate(0, length * 0.5)
            beams.paint_beam(painter, letter, length, wide, shadow=0.34)
            painter.restore()
            beams.paint_open(painter, outline.toFillPolygon(), self.scene.theme.palette)

        picture = self.picture(("choice", letter, round(length, 1), angle), half * 2, paint)
        self.scene.decoration(key, picture, centre, 46.0 + index * 0.1)
        return outline.translated(centre), centre

    def cord(self, key: str, bouquet: Bouquet) -> Picture:
        """The string around a bundle whose beams are drawn one by one."""
        half = bouquet.wide * (0.78 if len(bouquet.angles) == 2 else 0.92)
        return self.scene.decoration(key, self.cord_picture(half), bouquet.along(0, TIE), 45.0)

    def cord_picture(self, half: float) -> QPixmap:
        """A string, half so wide."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            beams.paint_cord(painter, rect.center(), half)

        return self.picture(("cord", round(half, 1)), QSizeF(half * 2.6, half * 1.5), paint)

    def rack_bouquets(self, groups: Sequence[str]) -> list[Bouquet]:
        """How a seat's groups lie in the rack."""
        room = self.where.bundles if any(len(group) > 1 for group in groups) else self.where.whole
        return bouquets(room, [len(group) for group in groups], middle=True)

    def small_bundles(self, seat: int, rect: QRectF, groups: Sequence[str]) -> None:
        """What another seat has, as small bundles in a rectangle."""
        shown = tuple("".join(sorted(group, key=rainbow)) for group in groups)
        for number, (letters, bouquet) in enumerate(zip(shown, self._small_bouquets(rect, groups), strict=True)):
            picture = self.bouquet_picture(bouquet, letters)
            self.scene.decoration(f"bundle {seat} {number}", picture, bouquet.centre, 5.0 + number / 1000)

    def _small_bouquets(self, room: QRectF, groups: Sequence[str]) -> list[Bouquet]:
        """How another seat's groups lie: never larger than one's own."""
        largest = self.where.rack.height() * 0.78
        return bouquets(room, [len(group) for group in groups], largest=largest, middle=True)

    def last_parts(self, rect: QRectF, groups: Sequence[str], parts: Sequence[str], colour: int) -> None:
        """Which of another seat's small bundles the last move made of one."""
        laid = self._small_bouquets(rect, groups)
        for part in parts:
            frame = QPainterPath()
            frame.addRoundedRect(laid[groups.index(part)].room.adjusted(1, 0, -1, 0), 7, 7)
            self._last(f"last {part}", frame.toFillPolygon(), colour, 5.5)

    # -- words on the table

    def tag(self, seat: int, rect: QRectF, tag: Tag) -> None:
        """A seat's tag."""
        box, theme = grown(rect), self.scene.theme

        def paint(painter: QPainter, picture: QRectF) -> None:
            paint_tag(painter, picture, tag, theme)

        self.scene.decoration(f"plate {seat}", self.picture(("tag", tag), box.size(), paint), box.center(), 6.0)

    def caption(self, key: str, text: str, centre: QPointF, z: float = CAPTION_Z) -> Picture:
        """A short text on the table, around a point."""
        theme = self.scene.theme
        font = theme.font("body", bold=True)
        metrics = QFontMetricsF(font)

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_pill(painter, rect, text, font, theme.palette)

        size = QSizeF(metrics.horizontalAdvance(text) + metrics.height() + 10, metrics.height() + 14)
        return self.scene.decoration(key, self.picture(("pill", text), size, paint), centre, z)

    def clock(self, text: str) -> None:
        """The running time, on the tag in the rack, where the number of beams would be."""
        theme = self.scene.theme
        rect, font = number_rect(theme, self.where.own), theme.font("body", bold=True)

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.setFont(font)
            painter.setPen(QColor(theme.palette.text_soft))
            painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

        self.scene.decoration("clock", self.picture(("clock", text), rect.size(), paint), rect.center(), 7.0)

    def slot(self, key: str, rect: QRectF, text: str) -> None:
        """A dashed place in the rack."""

        def paint(painter: QPainter, room: QRectF) -> None:
            font = self.scene.theme.font("small")
            art.paint_slot(painter, room.adjusted(2, 2, -2, -2), font, text, split=key == "split")

        pixmap = self.picture(("slot", key, text), rect.size(), paint)
        self.scene.decoration(key, pixmap, rect.center(), 5.0)

    @property
    def _felt(self) -> QPixmap:
        palette = self.scene.theme.palette
        name = f"felt {palette.felt} {self.scene.art.ratio}"
        return shared(name, lambda: self.picture("felt", QSizeF(144, 144), partial(art.paint_felt_tile, palette)))

    def _background(self, felt: QPixmap, painter: QPainter, room: QRectF) -> None:
        """What doesn't move."""
        palette = self.scene.theme.palette
        paint_cloth(painter, room, palette)
        art.paint_board(painter, self.where.sun, palette)
        for corner in self.where.corners:
            art.paint_tray(painter, corner.tray, palette, felt)
        art.paint_rack(painter, self.where.rack, palette)

    def outline(self, column: int, height: int) -> QPainterPath:
        """A column and the room for one more beam on it."""
        return self.where.sun.column_shape(column, min(height + 1, HIGHEST))


def _nothing(_painter: QPainter, _rect: QRectF) -> None:
    """Paint nothing: a piece that is felt, not seen."""
