"""A seat's plate beside the board: name, colour and mark, what is left, and whether it is its turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from elios_desktop.ui.board.items import Picture
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit import faces, icons, materials
from elios_desktop.ui.kit.theme import REST, SEAT_STYLES, SIZES, TAG, Theme, shrunk


@dataclass(frozen=True, slots=True)
class Plate:
    """What a plate shows."""

    name: str
    colour: int
    """Index into SEAT_STYLES."""
    lines: tuple[str, ...] = ()
    """What is left, score, and the like; short."""
    active: bool = False
    """It is this seat's turn."""
    out: bool = False
    """This seat has finished and is skipped."""
    won: bool = False
    """This seat has won: a crown, and nothing about it is pale."""
    level: int = 0
    """Of a computer that plays the seat, whose face is shown; 0 for anybody else."""

    @property
    def marked(self) -> bool:
        """Whether it has the border that catches the eye."""
        return self.active or self.won


def plate_height(theme: Theme, lines: int) -> float:
    """Return the height that a plate with so many lines needs."""
    name, small = QFontMetricsF(theme.font("body", bold=True)), QFontMetricsF(theme.font("small"))
    return float(name.height() + lines * small.height() + 14)


def plate_fonts(theme: Theme, height: float, lines: int) -> tuple[QFont, QFont]:
    """Return the name's type and that of the lines, on a plate of this height: a cramped table makes its plates lower
    than large type wants them."""
    factor = height / plate_height(theme, lines)
    fonts = theme.font("body", bold=True), theme.font("small")
    if factor < 1:
        for font in fonts:
            font.setPointSizeF(max(SIZES["small"], font.pointSizeF() * factor))
    return fonts


def put_plate(scene: TableScene, key: str, rect: QRectF, plate: Plate) -> Picture:
    """Show a plate in this rectangle of the scene."""
    theme = scene.theme

    def paint(painter: QPainter, room: QRectF) -> None:
        paint_plate(painter, room.adjusted(4, 4, -4, -4), plate, theme)

    grown = rect.adjusted(-4, -4, 4, 4)
    return scene.decoration(key, scene.art.pixmap(("plate", plate), grown.size(), paint), rect.center(), 5.0)


def paint_plate(painter: QPainter, rect: QRectF, plate: Plate, theme: Theme) -> None:
    """Paint a plate."""
    palette = theme.palette
    body = materials.rounded(rect, TAG)
    materials.cast(painter, body, REST, palette.dark)
    materials.paint_paper(painter, body, QColor(palette.panel), palette.dark, seed=plate.colour + 3)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(rect.left(), rect.top(), 5, rect.height()), QColor(SEAT_STYLES[plate.colour].colour))
    painter.restore()
    materials.paint_edge(painter, body, palette, gilded=plate.marked)
    if plate.out and not plate.won:
        painter.setOpacity(0.6)
    name_font, small = plate_fonts(theme, rect.height(), len(plate.lines))
    name_height = QFontMetricsF(name_font).height()
    radius = min(11.0, name_height * 0.5)
    faces.draw_who(
        painter, plate.level, plate.colour, QPointF(rect.left() + 12 + radius, rect.top() + 6 + name_height / 2), radius
    )
    left = rect.left() + 19 + 2 * radius
    room = rect.right() - 8 - left
    if plate.won:
        room -= name_height
        crown = QRectF(rect.right() - 6 - name_height, rect.top() + 5, name_height, name_height)
        icons.paint_icon(painter, "winner", palette.accent, crown)
    elif plate.active:
        room -= 12
        tip = QPointF(rect.right() - 8, rect.top() + 6 + name_height / 2)
        arrow = QPainterPath(tip)
        arrow.lineTo(tip + QPointF(8, -6) - QPointF(14, 0))
        arrow.lineTo(tip + QPointF(8, 6) - QPointF(14, 0))
        arrow.closeSubpath()
        painter.fillPath(arrow, QColor(palette.accent))
    dots = QPointF(left + room - 2, rect.top() + 7 + name_height / 2)
    room = faces.draw_level(painter, plate.level, dots, name_height * 0.11, palette) - left if plate.level else room
    painter.setPen(QColor(palette.text))
    name = shrunk(name_font, plate.name, room, SIZES["body"])
    _line(painter, plate.name, name, QRectF(left, rect.top() + 6, room, name_height))
    painter.setPen(QColor(palette.text_soft))
    metrics = QFontMetricsF(small)
    step = metrics.height()
    lines = fitting_lines(plate.lines, rect.height() - 7 - name_height, step)
    widest = max((metrics.horizontalAdvance(line) for line in lines), default=0.0)
    if theme.text_scale > 1 and widest > rect.right() - 8 - left:  # large type on a narrow plate: under the mark
        left = rect.left() + 10
    room = rect.right() - 8 - left
    for number, line in enumerate(lines):
        top = rect.top() + 7 + name_height + number * step
        _line(painter, line, shrunk(small, line, room, SIZES["small"]), QRectF(left, top, room, step))


def fitting_lines(lines: Sequence[str], height: float, step: float) -> Sequence[str]:
    """Return so many lines of this height as there is room for; what would be cut stands behind the last of them."""
    most = max(1, int((height + 2) / step))
    return lines if len(lines) <= most else (*lines[: most - 1], " · ".join(lines[most - 1 :]))


def _line(painter: QPainter, text: str, font: QFont, rect: QRectF) -> None:
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
