"""The tags of the seats of Elios: who it is, how many groups, and large how many beams are left: what decides."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from elios_desktop.games.elios.table.beams import beam_outline
from elios_desktop.ui.kit import faces, icons, materials
from elios_desktop.ui.kit.theme import DECIDES, RAISED, SIZES, TAG, Theme, shrunk

_AROUND = 10.0
"""Around a tag its picture has so much room for the shadow."""
_LEFT, _MARK, _RIGHT = 12.0, 11.0, 12.0
_NAME = 150.0
"""A name has so much room at the least."""


@dataclass(frozen=True, slots=True)
class Tag:
    """What stands on it."""

    name: str
    colour: int
    """Index into SEAT_STYLES."""
    line: str
    """How many groups, and the time as long as it matters."""
    short: str
    """The same where there is no room for the time."""
    beams: int
    team: str = ""
    """A or B, where partners play together."""
    active: bool = False
    """It is this seat's turn."""
    timed: bool = False
    """The running time is put where the number of beams would be."""
    won: bool = False
    level: int = 0
    """Of a computer that plays the seat, whose face is shown; 0 for anybody else."""


def tag_size(theme: Theme, names: list[str], lines: list[str]) -> QSizeF:
    """Return the size that every tag needs."""
    bold, small = QFontMetricsF(theme.font("body", bold=True)), QFontMetricsF(theme.font("small"))
    most = _NAME * theme.text_scale
    widest = max(min(bold.horizontalAdvance(name), most) for name in names)
    widest = max(widest, *(min(small.horizontalAdvance(line), most) for line in lines))
    return QSizeF((_LEFT + 2 * _MARK + 8 + widest + 10 + _RIGHT) / (1 - _NUMBER), _height(theme))


_NUMBER = 0.27
"""The number has so much of a tag's width at the most."""


def _height(theme: Theme) -> float:
    bold, small = QFontMetricsF(theme.font("body", bold=True)), QFontMetricsF(theme.font("small"))
    return bold.height() + small.height() + 12


def _number_font(theme: Theme, rect: QRectF) -> QFont:
    """The number is that much larger than the words beside it, as far as the tag is high and wide enough."""
    font = theme.font("small", bold=True)
    metrics, high = QFontMetricsF(font), min(rect.height(), _height(theme))
    most = min(high * 0.62 / metrics.height(), rect.width() * _NUMBER / (metrics.horizontalAdvance("00") * 1.45))
    font.setPointSizeF(max(SIZES["small"], font.pointSizeF() * min(DECIDES, most)))
    return font


def number_rect(theme: Theme, rect: QRectF, timed: bool = True) -> QRectF:
    """Tell where on a tag the number stands, or the running time."""
    wide = QFontMetricsF(_number_font(theme, rect)).horizontalAdvance("00") * 1.45
    if timed:
        wide = max(wide, QFontMetricsF(theme.font("body", bold=True)).horizontalAdvance("00:00"))
    return QRectF(rect.right() - _RIGHT - wide, rect.top(), wide, rect.height())


def grown(rect: QRectF) -> QRectF:
    """Return the rectangle of the picture of a tag."""
    return rect.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)


def paint_tag(painter: QPainter, picture: QRectF, tag: Tag, theme: Theme) -> None:
    """Paint one into its picture."""
    palette, rect = theme.palette, picture.adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
    body = materials.rounded(rect, TAG)
    materials.cast(painter, body, RAISED, palette.dark)
    materials.paint_paper(painter, body, QColor(palette.panel), palette.dark, tag.colour + 3)
    materials.paint_edge(painter, body, palette, gilded=tag.active or tag.won)
    name_font, small = theme.font("body", bold=True), theme.font("small")
    for font in (name_font, small):
        share = min(1.0, (rect.height() - 8) / (QFontMetricsF(name_font).height() + QFontMetricsF(small).height()))
        font.setPointSizeF(max(SIZES["small"], font.pointSizeF() * share))
    name_high, small_high = QFontMetricsF(name_font).height(), QFontMetricsF(small).height()
    one_line = name_high + small_high > rect.height() + 4
    top = rect.center().y() - (name_high if one_line else name_high + small_high) / 2
    left = rect.left() + _LEFT + 2 * _MARK + 8
    _paint_marks(painter, rect, tag, theme)
    number = number_rect(theme, rect, tag.timed)
    room = number.left() - 6 - left
    beside = room
    if tag.won:
        beside -= name_high
        crown = QRectF(left + beside, top, name_high, name_high)
        icons.paint_icon(painter, "winner", palette.accent, crown)
    dots = QPointF(left + beside, top + name_high / 2 + 1)
    beside = faces.draw_level(painter, tag.level, dots, name_high * 0.11, palette) - left
    _write(painter, tag.name, shrunk(name_font, tag.name, beside, SIZES["small"]), palette.text,
           QRectF(left, top, beside, name_high))  # fmt: skip
    if not one_line:
        line, font = tag.line, shrunk(small, tag.line, room, SIZES["small"])
        if QFontMetricsF(font).horizontalAdvance(line) > room:
            line = tag.short
            if not tag.timed:  # up to the digits that are there
                room = max(room, number.right() - _number_width(theme, rect, tag.beams) - 6 - left)
            font = shrunk(small, line, room, SIZES["small"])
        _write(painter, line, font, palette.text_soft, QRectF(left, top + name_high, room, small_high))
    if not tag.timed:
        _paint_number(painter, number, tag.beams, theme, rect)


def _paint_marks(painter: QPainter, rect: QRectF, tag: Tag, theme: Theme) -> None:
    """Whose tag it is; of partners, which team, too."""
    middle = QPointF(rect.left() + _LEFT + _MARK, rect.center().y())
    if not tag.team:
        faces.draw_who(painter, tag.level, tag.colour, middle, _MARK)
        return
    apart = min(12.5, rect.height() * 0.24)
    faces.draw_who(painter, tag.level, tag.colour, middle - QPointF(0, apart), min(_MARK, apart * 0.84))
    side = apart * 1.75
    corner = middle + QPointF(-side / 2, apart - side / 2 + 1)
    _paint_team(painter, QRectF(corner.x(), corner.y(), side, side), tag.team, theme)


def _write(painter: QPainter, text: str, font: QFont, colour: str, rect: QRectF) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


def _number_width(theme: Theme, rect: QRectF, beams: int) -> float:
    """Return how wide the number of beams is on a tag, with the small beam beside it."""
    metrics = QFontMetricsF(_number_font(theme, rect))
    return metrics.horizontalAdvance(str(beams)) + metrics.capHeight() * _SMALL_BEAM * 0.5


_SMALL_BEAM = 1.25
"""The length of the small beam, in heights of a digit."""


def _paint_number(painter: QPainter, rect: QRectF, beams: int, theme: Theme, tag: QRectF) -> None:
    """How many beams are left, beside a small beam: that is what is counted."""
    font = _number_font(theme, tag)
    metrics, palette = QFontMetricsF(font), theme.palette
    painter.setFont(font)
    painter.setPen(QColor(palette.text))
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(beams))
    tall = metrics.capHeight() * _SMALL_BEAM
    painter.save()
    painter.translate(
        rect.right() - metrics.horizontalAdvance(str(beams)) - tall * 0.32, rect.center().y() + tall * 0.5
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.text_soft))
    painter.drawPath(beam_outline(tall, tall * 0.28))
    painter.restore()


def _paint_team(painter: QPainter, rect: QRectF, team: str, theme: Theme) -> None:
    """Partners have the same letter: A in a square of gold, B in a dashed circle of blue."""
    pen = QPen(QColor("#c4902c" if team == "A" else theme.palette.focus), 2.2)
    frame = QPainterPath()
    if team == "A":
        frame.addRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
    else:
        pen.setDashPattern([2.2, 1.6])
        frame.addEllipse(rect.adjusted(1, 1, -1, -1))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)
    font = theme.font("small", bold=True)
    font.setPointSizeF(max(9.0, font.pointSizeF() * rect.height() / (QFontMetricsF(font).height() * 1.12)))
    painter.setFont(font)
    painter.setPen(QColor(theme.palette.text))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, team)
