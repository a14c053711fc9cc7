"""Paints the closed boxes of the games: sides, name, facts at the foot, and the front, which comes from the game's
cover.

Home shows them before any game is loaded; a test compares what is printed on them with the engine. Painting takes as
long as half of what the program may need until home is seen. So covers are kept as plain pixels, as they were painted
last. What is kept can be lost or broken without harm: each picture names all that it depends on, and one that isn't
exactly that is painted anew. A box is painted on a sheet of 240 by 300 units, crisp at any size and pixel ratio.
"""

import os
import re
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from elios_desktop import __version__
from elios_desktop.games import GAMES, entry_of
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate

SHEET_WIDTH, SHEET_HEIGHT = 240.0, 300.0
FRONT = QRectF(5, 13, 220, 276)
_DEPTH_X, _DEPTH_Y = 9.0, 7.0
_STRIP = 38.0  # the facts' strip at the foot of the cover
_LEAST_GAP = 7.0  # between two facts, and beside a title
_TITLE, _LEAST_TITLE = 37, 12  # a long title is written smaller,
_IN_TWO_LINES = 27  # and from this size on in two lines

Front = Callable[[QPainter], None]
"""Paints a picture into `FRONT`."""


class Facts(NamedTuple):
    """What is printed on a box, as texts of the language in force; an empty one is left out."""

    title: str
    players: str
    minutes: str
    age: str


class Look(NamedTuple):
    """The colours of one box."""

    base: str  # of sides and strip
    title: str  # of the name


def paint_box(
    painter: QPainter, rect: QRectF, look: Look, facts: Facts, font: QFont, shadow: QColor, front: Front | None
) -> None:
    """Paint a closed box into a rectangle, keeping its proportions. Without a picture it is a plain one, in a hurry: it
    throws no shadow either."""
    scale = min(rect.width() / SHEET_WIDTH, rect.height() / SHEET_HEIGHT)
    painter.save()
    painter.translate(rect.center().x() - SHEET_WIDTH * scale / 2, rect.center().y() - SHEET_HEIGHT * scale / 2)
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    if front is not None:
        _paint_shadow(painter, shadow)
    _paint_sides(painter, QColor(look.base))
    _fill(painter, FRONT, QColor(look.base))
    if front is not None:
        painter.save()
        painter.setClipRect(FRONT)
        front(painter)
        painter.restore()
    _paint_title(painter, facts.title, look, font)
    _paint_strip(painter, facts, QColor(look.base), font)
    edge = QColor(255, 255, 255, 60)
    left, top, width, height = FRONT.left(), FRONT.top(), FRONT.width(), FRONT.height()
    for strip in ((left, top, width, 1.3), (left, top, 1.3, height), (left, top + height - 1.3, width, 1.3)):
        _fill(painter, QRectF(*strip), edge)
    painter.restore()


def _fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """(Choosing among the many forms of `fillRect`, PySide loads types for two milliseconds.)"""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)


def _paint_shadow(painter: QPainter, shadow: QColor) -> None:
    """Right and below the box, in bands that are not smoothed: blended shapes cost the first picture milliseconds."""
    shade = QColor(shadow)
    shade.setAlphaF(shadow.alphaF() * 0.15)
    painter.setBrush(shade)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    inner_x, inner_y = FRONT.right() - 1, FRONT.bottom() - 1
    for grow in range(5, -3, -1):
        right, bottom = FRONT.right() + 9 + grow, FRONT.bottom() + 3.5 + grow
        left, top = FRONT.left() + 5 - grow, FRONT.top() + 9 - grow
        for x, y, to_x, to_y in (
            (inner_x, top, right, bottom - 2),
            (left, inner_y, inner_x, bottom),
            (inner_x, bottom - 2, right - 2, bottom),  # a rounded corner
        ):
            painter.drawRect(QRectF(x, y, to_x - x, to_y - y))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_sides(painter: QPainter, base: QColor) -> None:
    left, top, right, bottom = FRONT.left(), FRONT.top(), FRONT.right(), FRONT.bottom()
    dx, dy = _DEPTH_X, _DEPTH_Y
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(base.lighter(135))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(left + 1, top + 3),
                QPointF(left + dx, top - dy),
                QPointF(right + dx, top - dy),
                QPointF(right - 1, top + 3),
            ]
        )
    )
    painter.setBrush(base.darker(135))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(right - 3, top + 1),
                QPointF(right + dx, top - dy),
                QPointF(right + dx, bottom - dy),
                QPointF(right - 3, bottom - 1),
            ]
        )
    )
    # The edge of the lid: a box has two halves.
    painter.setPen(QPen(base.darker(175), 1))
    painter.drawLine(QPointF(right + dx * 0.62, top - dy * 0.5), QPointF(right + dx * 0.62, bottom - dy * 0.62))


def _paint_title(painter: QPainter, title: str, look: Look, font: QFont) -> None:
    face = QFont(font)
    face.setWeight(QFont.Weight.Bold)
    for size in range(_TITLE, _LEAST_TITLE - 1, -1):
        face.setPixelSize(size)
        face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1.5 * size / _TITLE)
        painter.setFont(face)
        wide = painter.fontMetrics().horizontalAdvance
        lines = (title,) if size > _IN_TWO_LINES else _in_two(title, wide)
        if max(map(wide, lines)) <= FRONT.width() - 2 * _LEAST_GAP:
            break
    high = max(46, painter.fontMetrics().height() * len(lines))
    room, text = QRectF(FRONT.left(), FRONT.top() + 9, FRONT.width(), high), "\n".join(lines)
    painter.setPen(QColor(0, 0, 0, 60))
    painter.drawText(room.translated(0, 1.6), Qt.AlignmentFlag.AlignCenter, text)
    painter.setPen(QColor(look.title))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def _in_two(title: str, wide: Callable[[str], int]) -> tuple[str, ...]:
    """Break a title between the words that make both lines about as long."""
    words = title.split()
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(ways, key=lambda way: max(map(wide, way)), default=(title,))


def _paint_strip(painter: QPainter, facts: Facts, base: QColor, font: QFont) -> None:
    strip = QRectF(FRONT.left(), FRONT.bottom() - _STRIP, FRONT.width(), _STRIP)
    _fill(painter, strip, base.darker(150))
    face = QFont(font)
    face.setWeight(QFont.Weight.Bold)
    shown = [
        (icon, text) for icon, text in ((_pawns, facts.players), (_clock, facts.minutes), (None, facts.age)) if text
    ]
    for size in (17, 16, 15, 14):  # in some languages the facts need more room
        face.setPixelSize(size)
        painter.setFont(face)
        metrics = painter.fontMetrics()
        widths = [metrics.horizontalAdvance(text) + (23 if icon else 0) for icon, text in shown]
        gap = (strip.width() - sum(widths)) / (len(shown) + 1)
        if gap >= _LEAST_GAP:
            break
    x = strip.left() + gap
    for (icon, text), width in zip(shown, widths, strict=True):
        ink = QColor("#fff6e6")
        if icon:
            icon(painter, QPointF(x + 9, strip.center().y()), ink)
        painter.setPen(ink)
        room = QRectF(x + (23 if icon else 0), strip.top(), width, strip.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        x += width + gap


def _pawns(painter: QPainter, at: QPointF, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for x, size in ((-4.5, 0.85), (4.0, 1.0)):
        painter.drawEllipse(at + QPointF(x, -4.4 * size), 3.3 * size, 3.3 * size)
        body = QPainterPath()
        body.moveTo(at + QPointF(x - 5.4 * size, 7))
        body.quadTo(at + QPointF(x, -7 * size), at + QPointF(x + 5.4 * size, 7))
        body.closeSubpath()
        painter.drawPath(body)


def _clock(painter: QPainter, at: QPointF, ink: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawEllipse(at, 7.5, 7.5)
    painter.drawPolyline(QPolygonF([at + QPointF(0, -4.5), at, at + QPointF(3.2, 1.8)]))


def find_front(game_id: str) -> Front:
    """Return what paints the front of a game's box: `paint_front` of its module."""
    return cast(Front, entry_of(game_id).load("cover").paint_front)


def wash(painter: QPainter, top: str, bottom: str) -> None:
    """Fill the front with one colour running into another."""
    gradient = QLinearGradient(FRONT.topLeft(), FRONT.bottomLeft())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    painter.fillRect(FRONT, gradient)


_BESIDE_NUMBERS = re.compile(r"(?<=\d) |(?<=\w) (?=\d)")


class Box(NamedTuple):
    """The facts of a game; what nobody knows is None."""

    game: str
    players: tuple[int, int]
    minutes: tuple[int, int] | None
    age: int | None
    look: Look

    @property
    def title(self) -> str:
        """What the game is called, in the language in force."""
        return entry_of(self.game).name(translate)

    def facts(self) -> Facts:
        """Return the facts as printed on the box, in the language in force."""
        minutes = "" if self.minutes is None else fill(translate("Home", "{minutes} min"), minutes=_span(self.minutes))
        age = "" if self.age is None else fill(translate("Home", "{age}+", "age from which"), age=self.age)
        return Facts(self.title, _span(self.players), minutes, age)

    def spoken(self) -> str:
        """Return the same as a sentence, for screen readers and tooltips."""
        parts = [fill(translate("Home", "{players} players"), players=_span(self.players))]
        if self.minutes is not None:
            parts.append(fill(translate("Home", "{minutes} minutes"), minutes=_span(self.minutes)))
        if self.age is not None:
            parts.append(fill(translate("Home", "ages {age} and up"), age=self.age))
        return ", ".join(parts)

    def line(self) -> str:
        """Say what the game is and how long it takes, in one line. A number stays with its unit where that is
        broken."""
        return _BESIDE_NUMBERS.sub("\N{NO-BREAK SPACE}", translate("Home", entry_of(self.game).line))


BOXES = tuple(Box(entry.id, entry.players, entry.minutes, entry.age, Look(*entry.colours)) for entry in GAMES)
"""In the order in which home shows them."""


def find_box(game: str) -> Box | None:
    """Return the box of a game, or None for a game that this version doesn't know."""
    return next((box for box in BOXES if box.game == game), None)


def _span(limits: tuple[int, int]) -> str:
    low, high = limits
    return str(low) if low == high else f"{low}–{high}"


_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


class CoverStore:
    """A file a picture in one folder: a line that says what it is, then the pixels."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made_by = f"{__version__} {_changed()}"

    def keep_only(self, names: Collection[str]) -> None:
        """Forget all others."""
        with suppress(OSError):
            for file in self._folder.glob("*.pixels"):
                if file.stem not in names:
                    file.unlink()

    def load(self, game: str, what: str, size: QSize) -> QImage | None:
        """Return the picture of a game's cover at this size in pixels; `what` is everything else that it depends on."""
        first_line = self._first_line(what, size)
        try:
            data = self._file(game).read_bytes()
        except OSError:
            return None
        if not data.startswith(first_line) or len(data) != len(first_line) + size.width() * size.height() * 4:
            return None
        pixels = memoryview(data)[len(first_line) :]
        # The copy owns its pixels; the first image only borrows ours.
        return QImage(pixels, size.width(), size.height(), size.width() * 4, _FORMAT).copy()

    def keep(self, game: str, what: str, picture: QPixmap) -> None:
        """Remember a picture. Where that can't be, it is painted again next time."""
        image = picture.toImage().convertToFormat(_FORMAT)
        if image.isNull():  # larger than Qt can have it, as with a wild number for a font's size
            return
        first_line = self._first_line(what, image.size())
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            unfinished = self._file(game).with_suffix(f".{os.getpid()}")
            unfinished.touch(0o600)
            unfinished.write_bytes(first_line + bytes(image.constBits()))
            unfinished.replace(self._file(game))

    def _file(self, game: str) -> Path:
        return self._folder / f"{game}.pixels"

    def _first_line(self, what: str, size: QSize) -> bytes:
        line = f"cover {self._made_by} {size.width()}x{size.height()} {what}"
        return " ".join(line.split()).encode() + b"\n"


def _changed() -> int:
    """Tell when the painting code was last changed; 0 in a bundle, where the version says enough."""
    try:
        with os.scandir(os.path.dirname(__file__)) as files:
            return max(file.stat().st_mtime_ns for file in files if file.name.endswith(".py"))
    except (OSError, ValueError):
        return 0
