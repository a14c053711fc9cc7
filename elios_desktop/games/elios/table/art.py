"""Paints what lies on the table of Elios: the sun, its golden discs, the rack, the side view, captions."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from random import Random

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from elios_desktop.games.elios.rules.deal import COLUMNS, HIGHEST
from elios_desktop.games.elios.table import beams, layout
from elios_desktop.games.elios.table.light import FIELD, brightness, flame, spoke
from elios_desktop.ui.kit.materials import cast, paint_grain, paint_grains, rounded, soft_shadow, with_alpha
from elios_desktop.ui.kit.theme import REST, SIZES, Palette

_WEDGES = 2 * COLUMNS
_INLAY = QtGui.QColor("#f6cf74")
_TRAY_RIM = 6.0
_CREAM = QtGui.QColor("#fff3da")


def paint_board(painter: QtGui.QPainter, sun: layout.Sun, palette: Palette) -> None:
    """The round board with a sun of veneer in it, faint circles where the levels end."""
    rim, middle = sun.rim, sun.board
    body = QtGui.QPainterPath()
    body.addEllipse(middle, rim.width(), rim.height())
    soft_shadow(painter, body, sun.radius * 0.03, QtGui.QColor(40, 20, 0, 110), QPointF(0, sun.radius * 0.03))
    dark = QtGui.QColor(palette.wood_dark)
    painter.setPen(QtGui.QPen(dark.darker(150), 1.5))
    painter.setBrush(dark.darker(125))
    painter.drawEllipse(middle + QPointF(0, sun.radius * 0.022), rim.width(), rim.height())
    frame = QtGui.QRadialGradient(middle - QPointF(rim.width(), rim.height()) * 0.4, rim.width() * 1.7)
    frame.setColorAt(0, dark.lighter(128))
    frame.setColorAt(1, dark.darker(112))
    painter.setBrush(frame)
    painter.drawEllipse(middle, rim.width(), rim.height())
    field = QtGui.QPainterPath()
    field.addEllipse(middle, rim.width() * FIELD, rim.height() * FIELD)
    painter.save()
    painter.setClipPath(field)
    _veneer(painter, sun, palette)
    _flames(painter, sun, palette)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QtGui.QPen(dark.darker(165), max(1.6, sun.radius * 0.008)))
    painter.drawPath(field)
    line = QtGui.QColor(palette.wood_dark)
    line.setAlphaF(0.24)
    painter.setPen(QtGui.QPen(line, 1.0))
    for level in range(1, HIGHEST + 1):
        centre, size = sun.ring(level)
        painter.drawEllipse(centre, size.width(), size.height())


def _veneer(painter: QtGui.QPainter, sun: layout.Sun, palette: Palette) -> None:
    """Wedges of light wood, their grain running outwards, every other one a little darker."""
    random, base = Random(4), QtGui.QColor(palette.wood_light)
    step = 2 * pi / _WEDGES
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(_WEDGES):
        start = (number - 0.5) * step
        wedge = QtGui.QPainterPath(sun.centre)
        for part in range(5):
            wedge.lineTo(spoke(sun, start + step * part / 4, 1.25))
        wedge.closeSubpath()
        tone = base.lighter((104 if number % 2 else 98) + random.randint(-2, 2))
        painter.fillPath(wedge, tone)
        # Faint hair lines need no smoothing, and without it they cost next to nothing.
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing, False)
        for _line in range(15):
            angle = start + step * (0.06 + 0.88 * random.random())
            grain = tone.darker(126)
            grain.setAlphaF(0.10 + 0.24 * random.random())
            pen = QtGui.QPen(grain, 1.0)
            pen.setCosmetic(True)
            painter.setPen(pen)
            near, bend = random.random() * 0.5, (random.random() - 0.5) * 0.03
            path = QtGui.QPainterPath(spoke(sun, angle, near))
            path.quadTo(spoke(sun, angle + bend, (near + 1.2) / 2), spoke(sun, angle, 1.2))
            painter.drawPath(path)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        seam = tone.darker(140)
        seam.setAlphaF(0.30)
        painter.setPen(QtGui.QPen(seam, 1.0))
        painter.drawLine(sun.centre, spoke(sun, start, 1.25))


def _flames(painter: QtGui.QPainter, sun: layout.Sun, palette: Palette) -> None:
    """A long flame between every two columns, inlaid."""
    tone = QtGui.QColor("#d9881f" if not palette.dark else "#c98a35")
    tone.setAlphaF(0.22)
    for number in range(COLUMNS):
        ray = flame(sun, number)
        painter.setPen(QtGui.QPen(QtGui.QColor(60, 28, 0, 60), 2.2))
        painter.setBrush(tone)
        painter.drawPolygon(ray)
        inlay = QtGui.QColor(_INLAY)
        inlay.setAlpha(110)
        painter.setPen(QtGui.QPen(inlay, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(ray)


def paint_limit(painter: QtGui.QPainter, sun: layout.Sun, discs: int, origin: QPointF) -> None:
    """The circle that no beam may reach beyond: as high as the top disc."""
    centre, size = sun.ring(discs)
    for colour, width in (
        (QtGui.QColor(120, 74, 8, 120), sun.radius * 0.022),
        (QtGui.QColor(GOLD_LIGHT), sun.radius * 0.010),
    ):
        painter.setPen(QtGui.QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre - origin, size.width(), size.height())


GOLD, GOLD_LIGHT, GOLD_DARK = "#e3ac2f", "#fbe08a", "#9a6a12"
_RAYS = 16


def paint_disc(painter: QtGui.QPainter, centre: QPointF, size: QSizeF, thick: float) -> None:
    """Paint one golden disc; `centre` is the middle of its upper face."""
    wide, tall = size.width(), size.height()
    edge = QtGui.QLinearGradient(centre.x() - wide, 0, centre.x() + wide, 0)
    edge.setColorAt(0, QtGui.QColor(GOLD_DARK))
    edge.setColorAt(0.3, QtGui.QColor(GOLD))
    edge.setColorAt(0.45, QtGui.QColor(GOLD_LIGHT))
    edge.setColorAt(0.6, QtGui.QColor(GOLD))
    edge.setColorAt(1, QtGui.QColor(GOLD_DARK).darker(120))
    body = QtGui.QPainterPath()
    body.addEllipse(centre + QPointF(0, thick), wide, tall)
    body.addRect(QRectF(centre.x() - wide, centre.y(), 2 * wide, thick))
    body.setFillRule(Qt.FillRule.WindingFill)
    painter.setPen(QtGui.QPen(QtGui.QColor("#6e480a"), max(0.8, thick * 0.16)))
    painter.setBrush(edge)
    painter.drawPath(body.simplified())
    shine = QtGui.QRadialGradient(centre - QPointF(wide * 0.35, tall * 0.45), wide * 1.5)
    shine.setColorAt(0, QtGui.QColor("#fff0b8"))
    shine.setColorAt(0.45, QtGui.QColor("#f0c44e"))
    shine.setColorAt(1, QtGui.QColor("#c98f1c"))
    painter.setPen(QtGui.QPen(QtGui.QColor("#8a5d10"), max(0.8, thick * 0.14)))
    painter.setBrush(shine)
    painter.drawEllipse(centre, wide, tall)
    # Brushed metal: light that runs around the face.
    sheen = QtGui.QConicalGradient(centre, 20)
    for step in range(9):
        sheen.setColorAt(step / 8, QtGui.QColor(255, 250, 225, 70 if step % 4 == 1 else 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sheen)
    painter.drawEllipse(centre, wide * 0.97, tall * 0.97)
    painter.setPen(QtGui.QPen(QtGui.QColor(255, 244, 200, 150), max(0.8, wide * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, wide * 0.955, tall * 0.955)


def paint_face(painter: QtGui.QPainter, centre: QPointF, size: QSizeF) -> None:
    """The sun struck into a disc's face."""
    for shift, colour in ((0.9, QtGui.QColor(255, 246, 214, 150)), (0.0, QtGui.QColor("#a87718"))):
        painter.setPen(QtGui.QPen(colour, max(1.0, size.width() * 0.022)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        here = centre + QPointF(0, shift)
        painter.drawEllipse(here, size.width() * 0.84, size.height() * 0.84)
        for ray in range(_RAYS):
            angle = ray * 2 * pi / _RAYS
            near, far = (0.68, 0.80) if ray % 2 else (0.64, 0.82)
            way = QPointF(sin(angle) * size.width(), -cos(angle) * size.height())
            painter.drawLine(here + way * near, here + way * far)


def _bloom(painter: QtGui.QPainter, centre: QPointF, size: QSizeF, light: float) -> None:
    """The top disc is the sun itself: it shines out of its face."""
    painter.save()
    painter.translate(centre)
    painter.scale(size.width() * 1.0, size.height() * 1.0)
    bloom = QtGui.QRadialGradient(QPointF(0, 0), 1.0)
    for at, share in ((0.0, 1.0), (0.45, 0.75), (0.8, 0.25), (1.0, 0.06)):
        bloom.setColorAt(at, with_alpha("#fff7c9", (0.12 + 0.74 * light) * share))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(bloom)
    painter.drawEllipse(QPointF(0, 0), 1.0, 1.0)
    painter.restore()


def paint_stack(painter: QtGui.QPainter, sun: layout.Sun, discs: int, font: QtGui.QFont, origin: QPointF) -> None:
    """The discs in the middle of the sun, their number on the top one."""
    size, thick = sun.disc, sun.disc_thick
    foot = QtGui.QPainterPath()
    foot.addEllipse(sun.disc_top(0) - origin, size.width(), size.height())
    soft_shadow(painter, foot, thick * 2, beams.SHADOW, QPointF(thick * 0.6, thick))
    for number in range(1, discs + 1):
        paint_disc(painter, sun.disc_top(number) - origin, size, thick)
    centre = sun.disc_top(discs) - origin
    paint_face(painter, centre, size)
    _bloom(painter, centre, size, brightness(discs))
    painter.setFont(beams.fitted(font, size.height() * 1.3))
    box = QRectF(centre.x() - size.width(), centre.y() - size.height(), 2 * size.width(), 2 * size.height())
    painter.setPen(QtGui.QColor(255, 246, 214))
    painter.drawText(box.translated(0, 1.4), Qt.AlignmentFlag.AlignCenter, str(discs))
    painter.setPen(QtGui.QColor("#4a2f06"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(discs))


def paint_rack(painter: QtGui.QPainter, rect: QRectF, palette: Palette) -> None:
    """A shallow tray of wood."""
    body = QtGui.QPainterPath()
    body.addRoundedRect(rect, 12, 12)
    soft_shadow(painter, body, 5, QtGui.QColor(40, 20, 0, 90), QPointF(0, 2))
    rim = QtGui.QLinearGradient(rect.topLeft(), rect.bottomLeft())
    rim.setColorAt(0, QtGui.QColor(palette.wood).lighter(106))
    rim.setColorAt(1, QtGui.QColor(palette.wood).darker(120))
    painter.setPen(QtGui.QPen(QtGui.QColor(palette.wood_dark).darker(120), 1.5))
    painter.setBrush(rim)
    painter.drawPath(body)
    inside, dark = rect.adjusted(6, 6, -6, -6), QtGui.QColor(palette.wood_dark)
    well = QtGui.QLinearGradient(inside.topLeft(), inside.bottomLeft())
    well.setColorAt(0, dark.darker(116))
    well.setColorAt(0.14, dark.lighter(104))
    well.setColorAt(1, dark.lighter(118))
    shape = QtGui.QPainterPath()
    shape.addRoundedRect(inside, 8, 8)
    painter.save()
    painter.setClipPath(shape)
    painter.fillPath(shape, well)
    paint_grain(painter, inside, dark, Random(8), strength=1.3)
    shade = QtGui.QLinearGradient(inside.topLeft(), inside.topLeft() + QPointF(0, 12))
    shade.setColorAt(0, QtGui.QColor(20, 8, 0, 120))
    shade.setColorAt(1, QtGui.QColor(20, 8, 0, 0))
    painter.fillRect(inside, shade)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QtGui.QPen(dark.darker(140), 1.2))
    painter.drawPath(shape)


def paint_felt_tile(palette: Palette, painter: QtGui.QPainter, rect: QRectF) -> None:
    """A piece of felt to lay out trays with: its grains cost much more than to repeat them."""
    painter.fillRect(rect, QtGui.QColor(palette.felt))
    paint_grains(painter, rect)


def paint_tray(painter: QtGui.QPainter, rect: QRectF, palette: Palette, felt: QtGui.QPixmap) -> None:
    """A tray of felt with a rim of wood, where another seat's groups lie."""
    if rect.height() < 2 * _TRAY_RIM + 8:
        return
    body = rounded(rect, 12)
    cast(painter, body, REST, palette.dark, 1.6)
    dark = QtGui.QColor(palette.wood_dark)
    rim = QtGui.QLinearGradient(rect.topLeft(), rect.bottomLeft())
    rim.setColorAt(0, QtGui.QColor(palette.wood).lighter(104))
    rim.setColorAt(1, dark.darker(108))
    painter.setPen(QtGui.QPen(dark.darker(140), 1.2))
    painter.setBrush(rim)
    painter.drawPath(body)
    inside = rounded(rect.adjusted(_TRAY_RIM, _TRAY_RIM, -_TRAY_RIM, -_TRAY_RIM), 8)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    painter.drawTiledPixmap(rect, felt)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(5):  # the rim shades it
        painter.setPen(QtGui.QPen(with_alpha("#000000", 0.07), 28.0 * (1 - step / 5)))
        painter.drawPath(inside)
    painter.restore()
    painter.setPen(QtGui.QPen(dark.darker(150), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(inside)


def paint_slot(painter: QtGui.QPainter, rect: QRectF, font: QtGui.QFont, text: str, *, split: bool = False) -> None:
    """A dashed place in the rack: a plus for a new bundle, or how a beam leaves its bundle; words if they fit."""
    painter.setPen(QtGui.QPen(QtGui.QColor(255, 240, 210, 130), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(QtGui.QColor(255, 240, 210, 20))
    painter.drawRoundedRect(rect, 8, 8)
    flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
    room = rect.adjusted(5, 4, -5, -5)
    written, words = _written(font, text, room, flags)
    tall = room.height() - (words.height() + 4 if written else 0)
    icon = QRectF(0, 0, min(tall, room.width()) * 0.8, min(tall, room.width()) * 0.8)
    icon.moveCenter(QPointF(room.center().x(), room.top() + tall / 2))
    (_paint_leaving if split else _paint_plus)(painter, icon)
    if written is not None:
        painter.setPen(_CREAM)
        painter.setFont(written)
        painter.drawText(room.adjusted(0, tall + 2, 0, 4), flags, text)


def _written(font: QtGui.QFont, text: str, room: QRectF, flags: int) -> tuple[QtGui.QFont | None, QRectF]:
    """The font in which words fit in a place, at least 11 points; None if they don't."""
    sizes = {font.pointSizeF(), SIZES["small"]}
    for size in sorted(sizes, reverse=True):
        tried = QtGui.QFont(font)
        tried.setPointSizeF(size)
        metrics = QtGui.QFontMetricsF(tried)
        words = metrics.boundingRect(room, flags, text)
        widest = max(map(metrics.horizontalAdvance, text.split()))
        if widest <= room.width() and words.height() <= room.height() * 0.62:
            return tried, words
    return None, QRectF()


def _paint_plus(painter: QtGui.QPainter, rect: QRectF) -> None:
    painter.setPen(QtGui.QPen(_CREAM, max(2.0, rect.width() * 0.06)))
    arm = rect.width() * 0.28
    painter.drawLine(rect.center() - QPointF(arm, 0), rect.center() + QPointF(arm, 0))
    painter.drawLine(rect.center() - QPointF(0, arm), rect.center() + QPointF(0, arm))


def _paint_leaving(painter: QtGui.QPainter, rect: QRectF) -> None:
    """Two tied beams, and one that goes away."""
    length, wide = rect.height() * 0.86, rect.width() * 0.17
    painter.setPen(Qt.PenStyle.NoPen)
    for x, turn, alpha in ((0.28, -9.0, 120), (0.40, 5.0, 120), (0.74, 24.0, 235)):
        painter.save()
        painter.translate(rect.left() + rect.width() * x, rect.bottom() - rect.height() * (0.04 if x < 0.5 else 0.12))
        painter.rotate(turn)
        painter.setBrush(QtGui.QColor(255, 243, 218, alpha))
        painter.drawPath(beams.beam_outline(length * (1.0 if x < 0.5 else 0.9), wide))
        painter.restore()
    painter.setPen(QtGui.QPen(QtGui.QColor(255, 243, 218, 220), max(1.5, wide * 0.3)))
    y = rect.bottom() - length * 0.26
    painter.drawLine(QPointF(rect.left() + rect.width() * 0.2, y), QPointF(rect.left() + rect.width() * 0.5, y))


# -- the side view ---------------------------------------------------------------------------------------------------


_TITLED = 6.5
"""The side view has a title if it is so many lines high."""


def paint_elevation(
    painter: QtGui.QPainter,
    rect: QRectF,
    columns: Sequence[str],
    discs: int,
    palette: Palette,
    font: QtGui.QFont,
    put: Mapping[int, str],
    words: tuple[str, str],
) -> None:
    """The columns from the side, side by side, and the line of the top disc; `put`: beams on their way, by column. The
    first of the words is the title, the second what the line is; they are left out where there is no room."""
    card = QtGui.QPainterPath()
    card.addRoundedRect(rect, 9, 9)
    soft_shadow(painter, card, 3, QtGui.QColor(palette.shadow), QPointF(0, 1.5))
    painter.setPen(QtGui.QPen(QtGui.QColor(palette.line), 1))
    painter.setBrush(QtGui.QColor(palette.panel))
    painter.drawPath(card)
    font = _low(font, rect, len(columns))
    metrics = QtGui.QFontMetricsF(font)
    foot = rect.bottom() - metrics.height() - 3
    title = metrics.height() + 2 if rect.height() >= _TITLED * metrics.height() else 0.0
    tall = (foot - rect.top() - title - metrics.height() / 2 - 4) / HIGHEST
    inner = rect.adjusted(10, 0, -metrics.horizontalAdvance("9") - 14, 0)
    step = inner.width() / len(columns)
    line = QtGui.QColor(palette.line)
    for level in range(1, HIGHEST + 1):
        y = foot - level * tall
        painter.setPen(QtGui.QPen(line, 1.0))
        painter.drawLine(QPointF(inner.left() - 3, y), QPointF(inner.right() + 3, y))
    painter.setPen(QtGui.QPen(QtGui.QColor(palette.text_soft), 1.4))
    painter.drawLine(QPointF(inner.left() - 3, foot + 0.6), QPointF(inner.right() + 3, foot + 0.6))
    painter.setFont(font)
    gold = QtGui.QColor(GOLD_DARK if not palette.dark else GOLD)
    if title:
        _write_title(painter, rect.adjusted(9, 4, -9, 0), words, metrics, palette, gold)
    for number, letters in enumerate(columns):
        x = inner.left() + number * step
        for level, letter in enumerate(letters + put.get(number + 1, "")):
            box = QRectF(x + step * 0.08, foot - (level + 1) * tall, step * 0.84, tall)
            _paint_end(painter, box, letter, ghost=level == len(letters))
        painter.setPen(QtGui.QColor(palette.text_soft))
        below = QRectF(x - 4, foot + 1, step + 8, metrics.height() + 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(number + 1))
    y = foot - discs * tall
    painter.setPen(QtGui.QPen(gold, 2.4))
    painter.drawLine(QPointF(inner.left() - 3, y), QPointF(inner.right() + 3, y))
    painter.setPen(QtGui.QColor(palette.text))
    right = QRectF(inner.right() + 4, y - metrics.height() / 2, rect.right() - inner.right() - 6, metrics.height())
    painter.drawText(right, Qt.AlignmentFlag.AlignCenter, str(discs))


def _write_title(
    painter: QtGui.QPainter,
    rect: QRectF,
    words: tuple[str, str],
    metrics: QtGui.QFontMetricsF,
    palette: Palette,
    gold: QtGui.QColor,
) -> None:
    title, line = words
    top = QRectF(rect.left(), rect.top(), rect.width(), metrics.height())
    painter.setPen(QtGui.QColor(palette.text))
    painter.drawText(top, Qt.AlignmentFlag.AlignLeft, title)
    wide = metrics.horizontalAdvance(line)
    if metrics.horizontalAdvance(title) + wide + 36 <= rect.width():
        painter.setPen(QtGui.QColor(palette.text_soft))
        painter.drawText(top, Qt.AlignmentFlag.AlignRight, line)
        painter.setPen(QtGui.QPen(gold, 2.4))
        middle, end = top.center().y() + 1, top.right() - wide - 5
        painter.drawLine(QPointF(end - 16, middle), QPointF(end, middle))


def _low(font: QtGui.QFont, rect: QRectF, columns: int) -> QtGui.QFont:
    """The font, smaller if the numbers would crowd the columns, but never under 11 points."""
    metrics = QtGui.QFontMetricsF(font)
    room = min(rect.height() * 0.15 / metrics.height(), rect.width() / (columns * 2.0) / metrics.horizontalAdvance("8"))
    smaller = QtGui.QFont(font)
    smaller.setPointSizeF(min(font.pointSizeF(), max(SIZES["small"], font.pointSizeF() * room)))
    return smaller


def _paint_end(painter: QtGui.QPainter, box: QRectF, letter: str, *, ghost: bool) -> None:
    """The end of one beam, or where one will be."""
    base = QtGui.QColor(beams.COLOURS[letter])
    painter.setOpacity(0.5 if ghost else 1.0)
    shade = QtGui.QLinearGradient(box.topLeft(), box.topRight())
    shade.setColorAt(0, base.lighter(112))
    shade.setColorAt(0.4, base)
    shade.setColorAt(1, base.darker(114))
    painter.setPen(QtGui.QPen(base.darker(170), 0.9, Qt.PenStyle.DashLine if ghost else Qt.PenStyle.SolidLine))
    painter.setBrush(shade)
    painter.drawRoundedRect(box.adjusted(0, 0.4, 0, -0.4), 1.5, 1.5)
    beams.paint_mark(painter, letter, box.center(), min(box.height(), box.width()) * 0.36)
    painter.setOpacity(1.0)


def paint_pill(painter: QtGui.QPainter, rect: QRectF, text: str, font: QtGui.QFont, palette: Palette) -> None:
    """A short caption that floats over the table."""
    body = QtGui.QPainterPath()
    body.addRoundedRect(rect.adjusted(4, 4, -4, -4), rect.height() / 2 - 4, rect.height() / 2 - 4)
    soft_shadow(painter, body, 3, QtGui.QColor(40, 20, 0, 90), QPointF(0, 1.5))
    painter.setPen(QtGui.QPen(QtGui.QColor(palette.accent), 1.5))
    painter.setBrush(QtGui.QColor(palette.panel))
    painter.drawPath(body)
    painter.setPen(QtGui.QColor(palette.text))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
