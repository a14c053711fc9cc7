"""How the cards of Holi look: a colour card with its 3×3 pattern, turned as it is held, its back, a rivalry card."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from elios_desktop.games.holi.rules.cards import Space, spaces
from elios_desktop.games.holi.table.art import POWDERS, paint_pawn, paint_powder, seat_colour
from elios_desktop.ui.kit.art import mark_path
from elios_desktop.ui.kit.materials import cast, rounded, soft_shadow, with_alpha
from elios_desktop.ui.kit.theme import HELD, RAISED, REST, SEAT_STYLES, Palette

_SCORES, _RULE = "#a82a6b", "#1b737d"
"""The cloth of rivalry cards: that score, and that change a rule."""
Worth = tuple[tuple[int, int], ...]
"""Colours, and the points that a rivalry card gives each of them now; empty for a card that is not counted."""


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: int,
    colour: int,
    font: QFont,
    *,
    quarters: int = 0,
    mirrored: bool = False,
    stand: Space | None = None,
    lifted: bool = False,
    number: bool = True,
) -> None:
    """A colour card face-up. `stand` is the space on which the pawn is going to stand, for a card without a mark."""
    body = _body(painter, rect, QColor("#fffaf0"), lifted)
    paper = QLinearGradient(rect.topLeft(), rect.bottomRight())
    paper.setColorAt(0, QColor("#fffaf0"))
    paper.setColorAt(1, QColor("#f3e3c6"))
    painter.fillPath(body, paper)
    painter.setPen(QPen(seat_colour(colour), max(1.5, rect.width() * 0.035)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = rect.width() * 0.05
    painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), edge, edge)
    if number:
        font = corner_font(font, rect)
    head = QFontMetricsF(font).height() * 0.92 if number else 0.0
    if number:
        painter.setFont(font)
        painter.setPen(QColor("#3a2208"))
        painter.drawText(
            QRectF(rect.left() + edge * 2.4, rect.top() + edge * 1.3, rect.width() - edge * 5, head),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            str(card),
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(seat_colour(colour))
        mark = QPointF(rect.right() - edge * 2.4 - head * 0.32, rect.top() + edge * 1.3 + head * 0.5)
        painter.drawPath(mark_path(SEAT_STYLES[colour].mark, mark, head * 0.3))
    room = rect.adjusted(edge * 2, edge * 1.6 + head, -edge * 2, -edge * 2)
    size = min(room.width(), room.height())
    grid = QRectF(0, 0, size, size)
    grid.moveCenter(room.center())
    paint_pattern(painter, grid, card, colour, quarters, mirrored, stand)


def corner_font(font: QFont, card: QRectF) -> QFont:
    """Return the type of a card's number: two digits leave room for the mark beside them, and for the pattern below."""
    measure = QFontMetricsF(font)
    share = min(1.0, card.width() * 0.40 / measure.horizontalAdvance("12"), card.height() * 0.19 / measure.height())
    found = QFont(font)
    found.setPointSizeF(font.pointSizeF() * share)
    return found


def paint_pattern(
    painter: QPainter, grid: QRectF, card: int, colour: int, quarters: int, mirrored: bool, stand: Space | None
) -> None:
    """The 3×3 spaces: coloured ones powdered with the seat's mark, the pawn's own with a figure."""
    cell = grid.width() / 3
    coloured, marks = spaces(card, "#", quarters, mirrored), spaces(card, "*", quarters, mirrored)
    for column in range(-1, 2):
        for row in range(-1, 2):
            box = QRectF(grid.left() + (column + 1) * cell, grid.top() + (1 - row) * cell, cell, cell)
            inner = box.adjusted(cell * 0.04, cell * 0.04, -cell * 0.04, -cell * 0.04)
            space = (column, row)
            painter.setPen(QPen(QColor("#c9b28a"), max(0.7, cell * 0.03)))
            painter.setBrush(QColor("#fffdf6") if space not in coloured else with_alpha(seat_colour(colour), 0.85))
            painter.drawRoundedRect(inner, cell * 0.12, cell * 0.12)
            if space in coloured:
                paint_powder(painter, inner, seat_colour(colour).lighter(150), column * 3 + row + 20, 10, 0.45)
                painter.setPen(QPen(seat_colour(colour).darker(170), cell * 0.03))
                painter.setBrush(QColor("#fffaf0"))
                if space != stand:
                    painter.drawPath(mark_path(SEAT_STYLES[colour].mark, inner.center(), cell * 0.2))
            if space in marks or space == stand:
                painter.save()
                paint_pawn(painter, inner.adjusted(0, -cell * 0.02, 0, cell * 0.06), colour)
                painter.restore()


def paint_back(
    painter: QPainter, rect: QRectF, colour: int, font: QFont, *, peek: int = 0, lifted: bool = False
) -> None:
    """A card's back: a burst of festival colours on the seat's own. `peek` turns a corner up to its owner."""
    body = _body(painter, rect, seat_colour(colour).darker(135), lifted)
    painter.save()
    painter.setClipPath(body)
    for number, name in enumerate(POWDERS):
        cloud = QRectF(0, 0, rect.width() * 0.85, rect.width() * 0.85)
        x = rect.left() + rect.width() * (0.2 + 0.6 * (number % 2))
        cloud.moveCenter(QPointF(x, rect.top() + rect.height() * (0.14 + number * 0.145)))
        paint_powder(painter, cloud, QColor(name), number + 50, 18, 0.62)
    painter.restore()
    inset = rect.width() * 0.08
    painter.setPen(QPen(QColor("#ffe9b8"), max(1.0, rect.width() * 0.022)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), inset, inset)
    painter.setPen(QPen(seat_colour(colour).darker(180), rect.width() * 0.02))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawPath(mark_path(SEAT_STYLES[colour].mark, rect.center(), rect.width() * 0.20))
    if peek:
        size = max(QFontMetricsF(font).height() * 1.35, rect.width() * 0.34)
        corner = QPainterPath(rect.topLeft() + QPointF(0, size))
        corner.lineTo(rect.topLeft() + QPointF(0, 6))
        corner.quadTo(rect.topLeft(), rect.topLeft() + QPointF(6, 0))
        corner.lineTo(rect.topLeft() + QPointF(size, 0))
        corner.quadTo(rect.topLeft() + QPointF(size * 0.8, size * 0.8), rect.topLeft() + QPointF(0, size))
        painter.setPen(QPen(QColor("#8a6a3a"), 1.0))
        painter.setBrush(QColor("#fffaf0"))
        painter.drawPath(corner)
        painter.setFont(font)
        painter.setPen(QColor("#3a2208"))
        inside = QRectF(rect.left(), rect.top(), size * 0.82, size * 0.74)
        painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, str(peek))


def paint_rivalry(
    painter: QPainter,
    rect: QRectF,
    title: str,
    text: str,
    worth: Worth,
    rule: bool,
    palette: Palette,
    fonts: tuple[QFont, QFont],
) -> None:
    """A rivalry card; with an empty text its name alone. `worth` is what it gives each colour now. Cards that change a
    rule have another seal."""
    body, tint = rounded(rect, 8), QColor(_RULE if rule else _SCORES)
    cast(painter, body, RAISED, palette.dark)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(body, QColor(palette.panel))
    bold, small = fonts
    head = QFontMetricsF(bold).height()
    band = QRectF(rect.left(), rect.top(), rect.width(), head + 12)
    if text:
        painter.save()
        painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        cloth = QLinearGradient(band.topLeft(), band.bottomLeft())
        cloth.setColorAt(0, tint.lighter(112))
        cloth.setColorAt(1, tint.darker(108))
        painter.fillRect(band, cloth)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint, 1.8) if not text else QPen(QColor(palette.line), 1.0))
    painter.drawPath(body)
    ink = QColor("#ffffff") if text else QColor(palette.text)
    seal = QPointF(rect.left() + 10 + head * 0.42, band.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink if text else tint)
    painter.drawPath(mark_path("diamond" if rule else "star", seal, head * 0.42))
    left = rect.left() + 16 + head * 0.84
    room = rect.right() - 6 - left
    if worth and not text:
        taken = _worth_width(worth, small)
        if taken < room / 2:
            _paint_worth(painter, QPointF(rect.right() - 6 - taken, band.top() + 6), head, worth, palette, small)
            room -= taken + 6
    name = QFont(bold)
    wide = QFontMetricsF(name).horizontalAdvance(title)
    if wide > room:
        name.setPointSizeF(max(11.0, name.pointSizeF() * room / wide))
    painter.setPen(ink)
    painter.setFont(name)
    shown = QFontMetricsF(name).elidedText(title, Qt.TextElideMode.ElideRight, room + 1)
    painter.drawText(QRectF(left, band.top() + 6, room + 2, head), Qt.AlignmentFlag.AlignVCenter, shown)
    if text:
        painter.setFont(small)
        painter.setPen(QColor(palette.text))
        below = QRectF(rect.left() + 10, band.bottom() + 5, rect.width() - 18, rect.bottom() - band.bottom() - 9)
        painter.drawText(below, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop), text)
        if worth:
            line = QFontMetricsF(small).height()
            _paint_worth(painter, QPointF(rect.left() + 10, rect.bottom() - 7 - line), line, worth, palette, small)


def _worth_width(worth: Worth, font: QFont) -> float:
    measure = QFontMetricsF(font)
    return sum(measure.height() + measure.horizontalAdvance(str(points)) + 6 for _, points in worth)


def _paint_worth(painter: QPainter, at: QPointF, line: float, worth: Worth, palette: Palette, font: QFont) -> None:
    """Each colour's mark with its points, from left to right."""
    measure = QFontMetricsF(font)
    radius = measure.height() * 0.34
    left = at.x()
    painter.setFont(font)
    for colour, points in worth:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(seat_colour(colour))
        painter.drawPath(mark_path(SEAT_STYLES[colour].mark, QPointF(left + radius, at.y() + line / 2), radius))
        left += measure.height() * 0.8
        wide = measure.horizontalAdvance(str(points))
        painter.setPen(QColor(palette.text))
        painter.drawText(QRectF(left, at.y(), wide + 2, line), Qt.AlignmentFlag.AlignVCenter, str(points))
        left += wide + measure.height() * 0.2 + 6


def rivalry_height(width: float, text: str, worth: bool, fonts: tuple[QFont, QFont]) -> float:
    """Return the height that a rivalry card of this width needs to show its text in full, and what it is worth."""
    head = QFontMetricsF(fonts[0]).height()
    if not text:
        return head + 12
    # Letters have whole widths where they are painted, and not where they are measured: a line may break earlier there.
    box = QFontMetricsF(fonts[1]).boundingRect(
        QRectF(0, 0, width - 22, 4000), int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop), text
    )
    return head + box.height() + 27 + (QFontMetricsF(fonts[1]).height() + 5 if worth else 0.0)


def paint_note(painter: QPainter, rect: QRectF, text: str, palette: Palette, font: QFont) -> None:
    """A line of words on a slip."""
    slip = QPainterPath()
    slip.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    soft_shadow(painter, slip, 3, QColor(palette.shadow), QPointF(0, 1.5))
    painter.fillPath(slip, QColor(palette.panel))
    painter.setPen(QColor(palette.text))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_button(painter: QPainter, rect: QRectF, flat: bool, text: str, palette: Palette, font: QFont) -> None:
    """The button that leads to the flat view, or (with `flat`) back to the tower: an icon and a word."""
    pill = QPainterPath()
    round_ = rect.height() / 2
    pill.addRoundedRect(rect, round_, round_)
    soft_shadow(painter, pill, 3, QColor(palette.shadow), QPointF(0, 1.5))
    painter.setPen(QPen(QColor(palette.line), 1.2))
    painter.setBrush(QColor(palette.panel))
    painter.drawPath(pill)
    painter.setPen(QColor(palette.text))
    painter.setFont(font)
    left = rect.left() + rect.height() * 1.30
    painter.drawText(QRectF(left, rect.top(), rect.right() - left, rect.height()), Qt.AlignmentFlag.AlignVCenter, text)
    painter.translate(rect.left() + rect.height() * 0.68, rect.center().y())
    painter.scale(rect.height() * 0.62, rect.height() * 0.62)
    ink = QPen(QColor(palette.text), 0.09)
    ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(ink)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not flat:
        for x in (-0.42, 0.0, 0.42):
            painter.drawRect(QRectF(x - 0.16, -0.18, 0.32, 0.36))
        return
    for y in (-0.38, 0.0, 0.38):
        level = QPainterPath(QPointF(-0.5, y + 0.1))
        level.lineTo(-0.34, y - 0.12)
        level.lineTo(0.34, y - 0.12)
        level.lineTo(0.5, y + 0.1)
        level.closeSubpath()
        painter.drawPath(level)


def _body(painter: QPainter, rect: QRectF, colour: QColor, lifted: bool) -> QPainterPath:
    body = rounded(rect, min(9.0, rect.width() * 0.1))
    scale = min(1.0, rect.width() / 70)
    cast(painter, body, HELD if lifted else REST if scale < 0.6 else RAISED, False, scale if not lifted else 0.5)
    painter.setPen(QPen(QColor("#6b4a22"), 1.0))
    painter.setBrush(colour)
    painter.drawPath(body)
    return body
