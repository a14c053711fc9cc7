"""Paints what things are made of: wood, cloth, paper, brass, felt, light, letters of gold; and soft shadows without
bands.

Each fills a shape; where the theme counts, it takes the palette. All is painted once, never for each frame.
"""

from math import ceil
from random import Random

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt

from elios_desktop.ui.kit import theme

_GRAIN_APART = 5.0
_FIBRE_ROOM = 220.0
_FELT_ROOM = 5.0
_MOST_GRAINS = 30_000
_DEEP = 14.0
"""How far the shade inside a tray of felt reaches."""


def with_alpha(colour: QtGui.QColor | str, alpha: float) -> QtGui.QColor:
    """Return the same colour, so transparent."""
    found = QtGui.QColor(colour)
    found.setAlphaF(alpha)
    return found


def rounded(rect: QRectF, radius: float) -> QtGui.QPainterPath:
    """Return a rectangle with round corners."""
    path = QtGui.QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_wood(
    painter: QtGui.QPainter, shape: QtGui.QPainterPath, tone: QtGui.QColor, seed: int, *, upright: bool = False
) -> None:
    """A board of this colour: wavy grain along it, lit from the upper left."""
    random, box = Random(seed), shape.boundingRect()
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(shape, tone)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    long, wide = (box.height(), box.width()) if upright else (box.width(), box.height())
    for step in range(ceil(wide / _GRAIN_APART)):
        line = tone.lighter(116) if random.random() < 0.25 else tone.darker(random.randint(125, 145))
        pen = QtGui.QPen(with_alpha(line, random.uniform(0.06, 0.28)), random.uniform(0.7, 1.8))
        painter.setPen(pen)
        off = (step + random.random()) * _GRAIN_APART
        bends = [random.uniform(-4.0, 4.0) for _ in range(3)]
        points = [(0.0, off), (long * 0.33, off + bends[0]), (long * 0.66, off + bends[1]), (long, off + bends[2])]
        spots = [box.topLeft() + (QPointF(y, x) if upright else QPointF(x, y)) for x, y in points]
        path = QtGui.QPainterPath(spots[0])
        path.cubicTo(*spots[1:])
        painter.drawPath(path)
    light = QtGui.QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, with_alpha("#ffebbe", 0.27))
    light.setColorAt(0.45, with_alpha("#ffebbe", 0.0))
    light.setColorAt(0.55, with_alpha("#280e00", 0.0))
    light.setColorAt(1, with_alpha("#280e00", 0.35))
    painter.fillRect(box, light)
    painter.restore()


def paint_paper(
    painter: QtGui.QPainter, shape: QtGui.QPainterPath, tone: QtGui.QColor, dark: bool, seed: int = 1
) -> None:
    """Paper of this colour: a little darker below, with fibres, and its upper edge catches the light."""
    random, box = Random(seed), shape.boundingRect()
    painter.save()
    sheet = QtGui.QLinearGradient(box.topLeft(), box.bottomLeft())
    sheet.setColorAt(0, tone.lighter(101))
    sheet.setColorAt(1, tone.darker(104))
    painter.fillPath(shape, sheet)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QtGui.QPen(with_alpha(tone.lighter(160) if dark else tone.darker(150), 0.10), 0.9))
    for _ in range(round(box.width() * box.height() / _FIBRE_ROOM)):
        start = QPointF(box.left() + random.random() * box.width(), box.top() + random.random() * box.height())
        painter.drawLine(start, start + QPointF(random.uniform(-4, 4), random.uniform(-2, 2)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QtGui.QLinearGradient(box.topLeft(), box.topLeft() + QPointF(0, min(16.0, box.height() / 2)))
    edge.setColorAt(0, with_alpha("#ffffff", 0.10 if dark else 0.80))
    edge.setColorAt(1, with_alpha("#ffffff", 0.0))
    painter.setPen(QtGui.QPen(edge, 2.4))
    painter.drawPath(shape)
    painter.restore()


def brass(rect: QRectF) -> QtGui.QLinearGradient:
    """Return the colours of brass down a rectangle."""
    found = QtGui.QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for number, tone in enumerate(theme.BRASS):
        found.setColorAt(number / (len(theme.BRASS) - 1), QtGui.QColor(tone))
    return found


def paint_brass(painter: QtGui.QPainter, shape: QtGui.QPainterPath) -> None:
    """A thing of brass, with its dark edge."""
    painter.setPen(QtGui.QPen(QtGui.QColor(theme.BRASS_EDGE), 1.4))
    painter.setBrush(brass(shape.boundingRect()))
    painter.drawPath(shape)


def paint_edge(painter: QtGui.QPainter, body: QtGui.QPainterPath, palette: theme.Palette, gilded: bool) -> None:
    """Paint the edge of a plate: gold between two dark lines around whoever's turn it is, or who has won."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if gilded:
        painter.setPen(QtGui.QPen(QtGui.QColor(palette.accent), 4.4))
        painter.drawPath(body)
        painter.setPen(QtGui.QPen(brass(body.boundingRect()), 2.6))
    else:
        painter.setPen(QtGui.QPen(QtGui.QColor(palette.line), 1.0))
    painter.drawPath(body)


def paint_felt(painter: QtGui.QPainter, shape: QtGui.QPainterPath, palette: theme.Palette, seed: int = 1) -> None:
    """A tray lined with felt: grains, and its rim shades it."""
    painter.save()
    painter.fillPath(shape, QtGui.QColor(palette.felt))
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    paint_grains(painter, shape.boundingRect(), seed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(5):
        pen = QtGui.QPen(with_alpha("#000000", 0.07), 2 * _DEEP * (1 - step / 5))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(shape)
    painter.restore()


def paint_grains(painter: QtGui.QPainter, room: QRectF, seed: int = 1) -> None:
    """The grains of felt."""
    random = Random(seed)
    many = min(_MOST_GRAINS, round(room.width() * room.height() / _FELT_ROOM))
    for colour, share in ((with_alpha("#ffffff", 0.07), 0.5), (with_alpha("#000000", 0.12), 0.5)):
        painter.setPen(QtGui.QPen(colour, 1.1))
        spots = [
            QPointF(room.left() + random.random() * room.width(), room.top() + random.random() * room.height())
            for _ in range(round(many * share))
        ]
        painter.drawPoints(QtGui.QPolygonF(spots))


def paint_pool(
    painter: QtGui.QPainter, centre: QPointF, wide: float, high: float, colour: QtGui.QColor | str, alpha: float
) -> None:
    """Light that falls on something: an ellipse with these radii, brightest in its middle. With `Plus` it adds up."""
    painter.save()
    painter.translate(centre)
    painter.scale(wide, high)
    pool = QtGui.QRadialGradient(QPointF(0, 0), 1.0)
    for at, share in ((0.0, 1.0), (0.35, 0.62), (0.7, 0.18), (1.0, 0.0)):
        pool.setColorAt(at, with_alpha(colour, alpha * share))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pool)
    painter.drawEllipse(QPointF(0, 0), 1.0, 1.0)
    painter.restore()


def lettering_size(font: QtGui.QFont, text: str) -> QRectF:
    """Return the room that such letters take, around the middle of the line."""
    measure = QtGui.QFontMetricsF(font)
    around = measure.height() * theme.LETTERING_WIDTH + measure.height() * 0.12
    box = QRectF(0, 0, measure.horizontalAdvance(text), measure.height())
    box.moveCenter(QPointF())
    return box.adjusted(-around, -around, around, around)


def paint_lettering(
    painter: QtGui.QPainter, centre: QPointF, text: str, font: QtGui.QFont, tone: QtGui.QColor | None = None
) -> None:
    """Thick letters with an outline, raised off the ground: of gold, or of another colour."""
    measure = QtGui.QFontMetricsF(font)
    letters = QtGui.QPainterPath()
    letters.addText(QPointF(-measure.horizontalAdvance(text) / 2, measure.capHeight() / 2), font, text)
    letters.translate(centre)
    box, high = letters.boundingRect(), measure.height()
    edge = QtGui.QColor(theme.LETTERING_EDGE) if tone is None else tone.darker(330)
    pen = QtGui.QPen(edge, max(2.0, 2 * high * theme.LETTERING_WIDTH))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setBrush(edge)
    painter.setPen(pen)
    deep = max(2.0, min(5.0, high * 0.09))
    for step in range(ceil(deep), -1, -1):
        painter.drawPath(letters.translated(0, step))
    face = QtGui.QLinearGradient(box.topLeft(), box.bottomLeft())
    for at, colour in theme.LETTERING:
        face.setColorAt(at, QtGui.QColor(colour) if tone is None else _tinted(colour, tone))
    painter.fillPath(letters, face)
    painter.setClipPath(letters, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QtGui.QPen(with_alpha("#ffffff", 0.75), max(1.0, high * 0.03)))
    painter.drawPath(letters.translated(0, max(0.6, high * 0.012)))
    painter.restore()


def _tinted(gold: str, tone: QtGui.QColor) -> QtGui.QColor:
    """Return the tone as light or dark as this part of the gold is."""
    found = QtGui.QColor(tone)
    light = QtGui.QColor(gold).lightnessF()
    found.setHslF(max(0.0, tone.hslHueF()), min(1.0, tone.hslSaturationF() * 1.25), 0.30 + light * 0.66)
    return found


_FINE = 2.2
"""The picture that is blurred has so many pixels to the blur's width."""
_REACH = 1.6
"""A blur is so much wider than it is seen to reach."""
_KERNEL = tuple((x, y, 1 / ((4, 8, 16)[abs(x) + abs(y)])) for x in (-1, 0, 1) for y in (-1, 0, 1))


def cast(
    painter: QtGui.QPainter, path: QtGui.QPainterPath, shadow: theme.Shadow, dark: bool, scale: float = 1.0
) -> None:
    """The shadow of a shape, by day or by night; `scale` where everything is larger than usual."""
    colour = QtGui.QColor(theme.SHADE_DARK if dark else theme.SHADE)
    colour.setAlphaF(min(1.0, shadow.alpha * (theme.NIGHT if dark else 1.0)))
    _blurred(painter, path, shadow.blur * scale, colour, QPointF(shadow.x, shadow.y) * scale)


def soft_shadow(
    painter: QtGui.QPainter, path: QtGui.QPainterPath, reach: float, colour: QtGui.QColor, offset: QPointF
) -> None:
    """A shadow of another kind than the four: seen so far beyond the shape."""
    _blurred(painter, path, reach * _REACH, colour, offset)


def _blurred(
    painter: QtGui.QPainter, path: QtGui.QPainterPath, blur: float, colour: QtGui.QColor, offset: QPointF
) -> None:
    share = min(1.0, _FINE / max(0.1, blur))
    edge = 3 / share
    box = path.boundingRect().adjusted(-edge, -edge, edge, edge)
    wide, high = max(1, ceil(box.width() * share)), max(1, ceil(box.height() * share))
    sharp, soft = QtGui.QPixmap(wide, high), QtGui.QPixmap(wide, high)
    sharp.fill(Qt.GlobalColor.transparent)
    soft.fill(Qt.GlobalColor.transparent)
    brush = QtGui.QPainter(sharp)
    brush.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    brush.scale(share, share)
    brush.translate(-box.topLeft())
    solid = QtGui.QColor(colour)
    solid.setAlphaF(1.0)
    brush.fillPath(path, solid)
    brush.end()
    brush = QtGui.QPainter(soft)
    # `Source` mixes by the opacity, so that each copy counts as much as those before it together want.
    brush.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_Source)
    taken = 0.0
    for x, y, weight in _KERNEL:
        taken += weight
        brush.setOpacity(weight / taken)
        brush.drawPixmap(x, y, sharp)
    brush.end()
    painter.save()
    painter.setRenderHint(QtGui.QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(painter.opacity() * colour.alphaF())
    target = QRectF(box.topLeft() + offset, soft.size() / share)
    painter.drawPixmap(target, soft, QRectF(soft.rect()))
    painter.restore()


_APART = 7.0
"""Between two lines of the grain."""


def paint_cloth(painter: QtGui.QPainter, room: QRectF, palette: theme.Palette) -> None:
    """The table under everything, a little lighter in the middle."""
    painter.fillRect(room, QtGui.QColor(palette.surface))
    light = QtGui.QRadialGradient(room.center(), max(room.width(), room.height()) * 0.62)
    light.setColorAt(0, QtGui.QColor(255, 240, 210, 14 if palette.dark else 70))
    light.setColorAt(0.6, QtGui.QColor(255, 240, 210, 0))
    light.setColorAt(1, QtGui.QColor(30, 12, 0, 70 if palette.dark else 30))
    painter.fillRect(room, light)


def paint_grain(
    painter: QtGui.QPainter,
    rect: QRectF,
    tone: QtGui.QColor,
    random: Random,
    *,
    upright: bool = False,
    strength: float = 1.0,
) -> None:
    """Fine wavy lines of uneven strength along a board of this colour."""
    long, wide = (rect.height(), rect.width()) if upright else (rect.width(), rect.height())
    lines = max(4, round(wide / _APART))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Faint hair lines need no smoothing, and without it they cost next to nothing.
    painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing, False)
    for step in range(lines):
        line = tone.darker(128)
        line.setAlphaF((0.12 + 0.28 * random.random()) * strength)
        pen = QtGui.QPen(line, 1.0)
        pen.setCosmetic(True)
        painter.setPen(pen)
        off = wide * (step + random.random()) / lines
        bends = [(random.random() - 0.5) * min(wide * 0.10, 6.0) for _ in range(3)]
        points = [(0.0, off), (long * 0.33, off + bends[0]), (long * 0.66, off + bends[1]), (long, off + bends[2])]
        spots = [rect.topLeft() + (QPointF(y, x) if upright else QPointF(x, y)) for x, y in points]
        path = QtGui.QPainterPath(spots[0])
        path.cubicTo(spots[1], spots[2], spots[3])
        painter.drawPath(path)
    painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
