"""The scene of one table: pieces and places by name, glows, lights and the keyboard's ring. It knows no game.

One scene unit is one device-independent pixel of the viewport; a table lays itself out anew when the size changes, so
every picture is painted at exactly the size at which it is shown.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from elios_desktop.ui.board import items
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.theme import SEAT_STYLES, Theme

BACKGROUND_Z = -1000.0
GLOW_Z = 5000.0
"""Glows lie above the pieces at rest and below the one that is held."""
_MARGIN = 10.0
GHOST_OPACITY = 0.72
FINGER = 44.0
"""So much a finger covers each way: whatever it is meant for lies somewhere under it."""
_ARROW_FROM, _ARROW_HEAD = 0.24, 16.0
"""Such a part of the way an arrow leaves free at each end, and how large its head is."""

_RIM_DARK, _RIM_LIGHT = QColor(36, 18, 6, 242), QColor("#fff4d6")
"""The two lines around a place whose own colours are seen."""


class TableScene(QGraphicsScene):
    """Everything on one table."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.art = Art()
        self.pieces: dict[str, items.Piece] = {}
        self.places: dict[str, items.Place] = {}
        self._decorations: dict[str, items.Picture] = {}
        self._background = items.Picture()
        self._background.setZValue(BACKGROUND_Z)
        self.addItem(self._background)
        self.drawn = 0
        """How often a position was drawn."""
        self._named: set[str] = set()
        self._decorated: set[str] = set()
        self.glows: dict[str, items.Picture] = {}
        self._glowing: dict[str, tuple[items.Place, str, bool]] = {}
        """The place of each of them, and how it glows."""
        self.lights: list[items.Picture] = []
        self.focus_ring = items.Picture()
        self.focus_ring.setZValue(items.LIFTED_Z + 10)
        self.focus_ring.hide()
        self.addItem(self.focus_ring)

    # -- what stands on the table

    def set_background(self, pixmap: QPixmap) -> None:
        """Everything that doesn't move, as one picture of the whole table."""
        self._background.show_pixmap(pixmap)
        self._background.setPos(self.sceneRect().center())

    @property
    def backdrop(self) -> items.Picture:
        """Everything that doesn't move."""
        return self._background

    def background(self, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
        """Return a picture over the whole table; painted anew each time."""
        room, ratio = self.sceneRect(), self.art.ratio
        pixmap = QPixmap(round(room.width() * ratio), round(room.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(self.theme.palette.surface))  # smoothed edges let through what is below
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint(painter, QRectF(0, 0, room.width(), room.height()))
        painter.end()
        return pixmap

    @contextmanager
    def redrawing(self) -> Iterator[None]:
        """Take off the table, at the end of this block, what `piece`, `decoration` or `add_place` didn't name within
        it."""
        self._named, self._decorated = set(), set()
        self.places = {}
        self.drawn += 1
        yield
        for key in [key for key in self.pieces if key not in self._named]:
            self.removeItem(self.pieces.pop(key))
        for key in [key for key in self._decorations if key not in self._decorated]:
            self.removeItem(self._decorations.pop(key))

    def piece(self, key: str) -> items.Piece:
        """Return the piece with this name, made if it isn't there."""
        self._named.add(key)
        found = self.pieces.get(key)
        if found is None:
            found = self.pieces[key] = items.Piece(key)
            self.addItem(found)
        return found

    def decoration(self, key: str, pixmap: QPixmap, centre: QPointF, z: float = 0.0) -> items.Picture:
        """Return a picture that can't be picked up: a count, a plate, a pile."""
        self._decorated.add(key)
        found = self._decorations.get(key)
        if found is None:
            found = self._decorations[key] = items.Picture()
            self.addItem(found)
        found.show_pixmap(pixmap)
        found.setPos(centre)
        found.setZValue(z)
        found.setOpacity(1.0)
        found.setVisible(True)
        if found.moved:  # it was caught in the middle of a motion
            found.settle()
        return found

    def decorations(self) -> dict[str, items.Picture]:
        """Return the decorations by name."""
        return self._decorations

    def add_place(self, place: items.Place) -> items.Place:
        """Name a place where pieces can be put."""
        self.places[place.key] = place
        return place

    # -- what is where

    def piece_at(self, position: QPointF, among: Callable[[items.Piece], bool] | None = None) -> items.Piece | None:
        """Return the topmost piece under a point, of all or of those among which it is looked for."""
        hits = [piece for piece in self.pieces.values() if piece.isVisible() and piece.gripped_at(position)]
        return max((piece for piece in hits if among is None or among(piece)), key=_height, default=None)

    def place_at(self, position: QPointF, among: Iterable[str] | None = None) -> items.Place | None:
        """Return the place nearest to a point, if one is in reach."""
        best: tuple[float, items.Place] | None = None
        x, y = position.x(), position.y()
        for key in self.places if among is None else among:
            place = self.places.get(key)
            away = place.distance(x, y) if place is not None else None
            if place is not None and away is not None and (best is None or away < best[0]):
                best = (away, place)
        return best[1] if best else None

    def piece_near(self, position: QPointF, among: Callable[[items.Piece], bool]) -> items.Piece | None:
        """Return, of the pieces that a finger here touches, the one whose middle is nearest."""
        pad = _pad(position)
        touched = (each for each in self.pieces.values() if each.isVisible() and _touches(each, pad) and among(each))
        return min(touched, key=lambda each: items.distance(each.mapToScene(QPointF()), position), default=None)

    def place_near(self, position: QPointF, among: Iterable[str]) -> items.Place | None:
        """Return, of the places that a finger here touches, the one whose middle is nearest."""
        pad = _pad(position)
        touched = (self.places[key] for key in among if key in self.places and self.places[key].shape.intersects(pad))
        return min(touched, key=lambda each: items.distance(each.centre, position), default=None)

    def box_of(self, key: str) -> QRectF | None:
        """Return the rectangle around a piece or place; None if nothing here has this name."""
        piece, place = self.pieces.get(key), self.places.get(key)
        if piece is not None:
            return piece.mapToScene(piece.grip).boundingRect() if piece.grip is not None else piece.sceneBoundingRect()
        return place.shape.boundingRect() if place is not None else None

    # -- lights

    def glow(self, legal: Iterable[str], under: str | None = None) -> None:
        """Let these places glow quietly, and the one under the piece strongly."""
        wanted = set(legal)
        for key in [key for key in self.glows if key not in wanted]:
            self.removeItem(self.glows.pop(key))
            del self._glowing[key]
        for key in wanted:
            place, strong = self.places.get(key), key == under
            if place is None:
                continue
            look = place, "glow_strong" if strong else place.glow_colour, place.faint
            if self._glowing.get(key) == look:
                continue  # most of them, with each step of a hand
            self._glowing[key] = look
            item = self.glows.get(key)
            if item is None:
                item = self.glows[key] = items.Picture()
                self.addItem(item)
            item.setZValue(GLOW_Z if place.glow_z is None else place.glow_z)
            self._outline(item, place, look[1], strong=strong)

    def glowing(self) -> set[str]:
        """Return the places that glow now."""
        return set(self.glows)

    @property
    def lit(self) -> bool:
        """Whether anything is lit."""
        return bool(self.lights)

    def light(self, shapes: Iterable[tuple[QPainterPath, QPointF, Hashable]], colour: str = "bad") -> None:
        """Light shapes (with their centres), until the next call: what a refusal or a point of the ledger is about. A
        sign at their corner says which, whatever colours one tells apart."""
        for item in self.lights:
            self.removeItem(item)
        self.lights, signed = [], list[QPointF]()
        for shape, centre, key in shapes:
            item = items.Picture()
            item.setZValue(GLOW_Z + 1)
            self.addItem(item)
            # What is refused or to be looked at stays readable: its symbol or colour may be what matters.
            place = items.Place("", shape, centre, glow_key=key, hollow=colour != "glow_strong")
            self._outline(item, place, colour, strong=True)
            self.lights.append(item)
            spot = items.corner_of(shape, self.sceneRect())
            if all(
                items.distance(spot, other) > items.SIGN_SIZE for other in signed
            ):  # one says it for all that lie together
                signed.append(spot)
                tone = getattr(self.theme.palette, colour)
                sign = items.Picture(items.sign_pixmap(self.art, items.SIGNS.get(colour, "eye"), tone), item)
                sign.setPos(item.mapFromScene(spot))

    def footprints(self, key: str, shape: QPainterPath, seat_colour: int, z: float) -> items.Picture:
        """Mark what the last move brought, or where it came from, as such: by a sign at its corner."""
        pixmap = items.sign_pixmap(self.art, items.FOOTPRINTS, SEAT_STYLES[seat_colour].colour)
        return self.decoration(f"footprints {key}", pixmap, items.corner_of(shape, self.sceneRect()), z)

    def foresee(self, ghosts: Iterable[items.Ghost]) -> None:
        """Show pieces where they would be, until things are lit no more."""
        for ghost in ghosts:
            item = items.Picture(ghost.picture)
            item.setOpacity(GHOST_OPACITY)
            item.setZValue(GLOW_Z + 0.5)
            item.setPos(ghost.spot)
            self.addItem(item)
            self.lights.append(item)
            if ghost.number:
                sign = items.Picture(self._number(ghost.number))
                sign.setZValue(GLOW_Z + 3)
                sign.setPos(ghost.spot)
                self.addItem(sign)
                self.lights.append(sign)

    def _number(self, number: int) -> QPixmap:
        palette, font = self.theme.palette, self.theme.font("small", bold=True)
        size = 1.5 * QFontMetricsF(font).height()

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.setPen(_round_pen(_RIM_DARK, 2.0))
            painter.setBrush(QColor(palette.good))
            painter.drawEllipse(rect.adjusted(2, 2, -2, -2))
            painter.setPen(_RIM_DARK if QColor(palette.good).lightnessF() > 0.5 else _RIM_LIGHT)
            painter.setFont(font)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(number))

        return self.art.pixmap(("number", number), QSizeF(size, size), paint)

    def point(self, start: QPointF, end: QPointF, colour: str) -> None:
        """An arrow between two of the things that are lit, until they are lit no more."""
        way = QLineF(start, end)
        way = QLineF(way.pointAt(_ARROW_FROM), way.pointAt(1 - _ARROW_FROM))
        head = min(_ARROW_HEAD, way.length() / 2)
        shape = QPainterPath(way.p1())
        shape.lineTo(way.p2())
        for turn in (150, -150):
            shape.moveTo(way.p2())
            shape.lineTo(way.p2() + QLineF.fromPolar(head, way.angle() + turn).p2())
        bounds = shape.boundingRect()

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.translate(rect.center() - bounds.center())
            for line, width in ((_RIM_DARK, 9.0), (QColor(getattr(self.theme.palette, colour)), 4.5)):
                painter.strokePath(shape, _round_pen(line, width))

        size = QSizeF(bounds.width() + 2 * _MARGIN, bounds.height() + 2 * _MARGIN)
        key = ("arrow", colour, round(bounds.width()), round(bounds.height()), round(way.angle()))
        item = items.Picture(self.art.pixmap(key, size, paint))
        item.setZValue(GLOW_Z + 2)
        item.setPos(bounds.center())
        self.addItem(item)
        self.lights.append(item)

    def ring(self, shape: QPainterPath | None, centre: QPointF, key: Hashable = None) -> None:
        """Show where the keyboard is, or nothing."""
        self.focus_ring.setVisible(shape is not None)
        if shape is not None:
            self._outline(
                self.focus_ring, items.Place("", shape, centre, glow_key=key), "focus", strong=False, ring=True
            )

    def _outline(self, item: items.Picture, place: items.Place, colour: str, strong: bool, ring: bool = False) -> None:
        bounds = place.shape.boundingRect()
        shape = place.shape.translated(-bounds.center())
        size = QSizeF(bounds.width() + 2 * _MARGIN, bounds.height() + 2 * _MARGIN)
        key = place.glow_key
        if key is None:
            key = tuple(
                (round(shape.elementAt(i).x, 1), round(shape.elementAt(i).y, 1)) for i in range(shape.elementCount())
            )

        def paint(painter: QPainter, rect: QRectF) -> None:
            base = QColor(getattr(self.theme.palette, colour))
            faint = place.faint and not strong and not ring
            painter.translate(rect.center())
            if not ring:
                fill = QColor(base)
                fill.setAlphaF((0.42 if strong else 0.1 if faint else 0.26) * (0.3 if place.hollow else 1.0))
                painter.fillPath(shape, fill)
            amid = place.hollow and not strong and not ring  # among colours that are as bright as a light itself
            for width, alpha in ((9.0, 0.16), (5.5, 0.30)) if strong else ((14.0, 0.45),) if amid else ((6.0, 0.14),):
                halo = QColor(base)
                halo.setAlphaF(alpha)
                painter.setPen(_round_pen(halo, width))
                painter.drawPath(shape)
            if ring:  # light (or dark) beside it, to be seen on pieces of its own colour
                painter.setPen(_round_pen(_RIM_DARK if self.theme.palette.dark else _RIM_LIGHT, 6.0))
                painter.drawPath(shape)
            if not ring:
                # Under it may be any colour, its own too: dark around light is seen on all of them.
                painter.setPen(_round_pen(_RIM_DARK, 7.0 if strong else 4.2 if faint else 6.6 if amid else 5.5))
                painter.drawPath(shape)
            painter.setPen(_round_pen(_RIM_LIGHT if amid else base, 3.2 if strong or ring or amid else _thin(faint)))
            painter.drawPath(shape)

        item.show_pixmap(
            self.art.pixmap(("outline", colour, strong, ring, place.hollow, place.faint, key), size, paint)
        )
        item.setPos(bounds.center())


def _pad(position: QPointF) -> QRectF:
    """Return what a finger covers."""
    return QRectF(position.x() - FINGER / 2, position.y() - FINGER / 2, FINGER, FINGER)


def _touches(piece: items.Piece, pad: QRectF) -> bool:
    local = piece.mapFromScene(pad)
    if piece.grip is not None:
        shape = QPainterPath()
        shape.addPolygon(local)
        return piece.grip.intersects(shape)
    return local.boundingRect().intersects(piece.boundingRect())


def _thin(faint: bool) -> float:
    return 1.8 if faint else 2.4


def _height(piece: items.Piece) -> float:
    return piece.zValue()


def _round_pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


_ASIDE = 2.2
"""A step aside counts as so many steps ahead: an arrow key goes ahead rather than around."""
_AHEAD = 2.0
"""What is less far ahead than this lies beside, not ahead."""


class KeyboardFocus:
    """The keyboard's place on one scene. The hand says what may be walked, and what walking there means."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.lit = True
        """Whether it is shown: only while the table has the keyboard."""
        self.at: str | None = None
        """The key of the piece or place where the keyboard is."""

    @property
    def gone(self) -> bool:
        """Whether what the keyboard had come to is no longer on the table."""
        return self.at is not None and self.where(self.at) is None

    def where(self, key: str | None) -> QPointF | None:
        """Return the middle of a piece or place; None if there is none of this name."""
        piece, place = self._scene.pieces.get(key or ""), self._scene.places.get(key or "")
        return piece.pos() if piece is not None else place.centre if place is not None else None

    def show(self) -> str:
        """Draw the ring around where the keyboard is now; the label of what is there."""
        piece, place = self._scene.pieces.get(self.at or ""), self._scene.places.get(self.at or "")
        thing = piece or place
        if not self.lit and thing is not None:
            self._scene.ring(None, QPointF())
            return thing.label
        if piece is not None:
            box = piece.sceneBoundingRect()
            # Around what can be gripped: pieces that lie on each other are told apart by their own shapes.
            around = _rounded(box.width(), box.height(), box.center())
            self._scene.ring(piece.mapToScene(piece.grip) if piece.grip is not None else around, box.center())
            return piece.label
        if place is not None:
            self._scene.ring(place.shape, place.centre, place.glow_key)
            return place.label
        self.hide()
        return ""

    def hide(self) -> None:
        """The keyboard is nowhere."""
        self.at = None
        self._scene.ring(None, QPointF())

    def following(self, keys: Sequence[str], step: int) -> str | None:
        """Return the key after (or before) the one where the keyboard is, round and round; from elsewhere the first
        (last)."""
        if not keys:
            return None
        if self.at in keys:
            return keys[(keys.index(self.at) + step) % len(keys)]
        return keys[0 if step > 0 else -1]

    def nearest(self, keys: Iterable[str], direction: tuple[int, int]) -> str | None:
        """Return the nearest key in a direction from where the keyboard is; None if nothing lies there."""
        here = self.where(self.at)
        best: tuple[float, str] | None = None
        for key in keys:
            there = self.where(key)
            if here is None or there is None or key == self.at:
                continue
            away = there - here
            ahead = away.x() * direction[0] + away.y() * direction[1]
            aside = abs(away.x() * direction[1]) + abs(away.y() * direction[0])
            if ahead > _AHEAD and (best is None or ahead + _ASIDE * aside < best[0]):
                best = (ahead + _ASIDE * aside, key)
        return best[1] if best is not None else None


def _rounded(width: float, height: float, centre: QPointF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(centre.x() - width / 2, centre.y() - height / 2, width, height, 8, 8)
    return path
