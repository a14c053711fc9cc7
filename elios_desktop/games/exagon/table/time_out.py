"""The sand is through: the glass turns over in the middle of the table, and says whose turn it is. The sand waits."""

from math import cos, pi, sin

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient

from elios_desktop.games.exagon.table.clock import Clock, next_sentence
from elios_desktop.games.exagon.table.furniture import paint_hourglass
from elios_desktop.ui.board.animator import Timeline
from elios_desktop.ui.board.items import Picture
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import Text, translate
from elios_desktop.ui.kit.materials import cast, lettering_size, paint_lettering, paint_paper, rounded, with_alpha
from elios_desktop.ui.kit.theme import OVER, SHEET, SIZES, shrunk

_Z = 15_000.0
_GLASS, _WIDE = 0.46, 0.56
"""How high the glass is, in shares of the table, and how wide, in shares of its height."""
_RAYS = 28
_RED = "#d9482f"


class TimeOut:
    """The pictures of it, on a scene; unseen until `add` lets them come or `stand` shows them."""

    MS = 1500

    def __init__(self, scene: TableScene, following: Text | None, area: QRectF) -> None:
        self._scene = scene
        high = area.height() * _GLASS
        middle = area.center() - QPointF(0, area.height() * 0.09)
        size = QSizeF(high * _WIDE, high)
        theme = scene.theme

        def paint_glass(painter: QPainter, rect: QRectF) -> None:
            paint_hourglass(painter, rect.adjusted(6, 6, -6, -6), 0, theme.palette)

        self._veil = self._add(scene.art.pixmap(("time veil",), area.size(), _paint_veil), area.center(), 0)
        self._glass = self._add(scene.art.pixmap(("time glass",), size, paint_glass), middle, 1)
        self._word = self._add(self._word_picture(high), middle + QPointF(0, high * 0.68), 2)
        self._card = self._add(self._card_picture(following, area), middle + QPointF(0, high * 0.68 + high * 0.26), 2)

    @property
    def items(self) -> list[Picture]:
        """All of them."""
        return [self._veil, self._glass, self._word, self._card]

    def add(self, line: Timeline) -> None:
        """Let the glass turn over, and the word come."""
        even, back, out = QEasingCurve.Type.Linear, QEasingCurve.Type.OutBack, QEasingCurve.Type.OutCubic
        glass, word, card = self._glass, self._word, self._card
        line.add(0, 150, self._veil.setOpacity, even)
        line.add(0, 150, glass.setOpacity, even)
        line.add(60, 700, lambda t: glass.setRotation(180 * t), back)

        def come(t: float) -> None:
            word.setOpacity(min(1.0, t * 3))
            word.setScale(1.5 - 0.5 * t)
            card.setOpacity(t)

        line.add(520, 200, come, out)
        line.add(720, self.MS - 720, lambda _: None, even)

    def stand(self) -> None:
        """Show it at once, as it is at the end."""
        self._glass.setRotation(180)
        for item in self.items:
            item.setOpacity(1.0)

    def clear(self) -> None:
        """Take it away."""
        for item in self.items:
            self._scene.removeItem(item)

    def _add(self, picture: QPixmap, at: QPointF, above: float) -> Picture:
        item = Picture(picture)
        item.setPos(at)
        item.setZValue(_Z + above)
        item.setOpacity(0.0)
        item.smooth(True)
        self._scene.addItem(item)
        return item

    def _word_picture(self, high: float) -> QPixmap:
        text = translate("Exagon", "Time!")
        font = self._scene.theme.font("display", bold=True)
        font.setPixelSize(max(30, round(high * 0.26)))
        room = lettering_size(font, text)

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_lettering(painter, rect.center(), text, font, QColor(_RED))

        return self._scene.art.pixmap(("time word", text), room.size(), paint)

    def _card_picture(self, following: Text | None, area: QRectF) -> QPixmap:
        theme = self._scene.theme
        text = next_sentence(following)() if following is not None else ""
        font = shrunk(theme.font("title", bold=True), text, area.width() * 0.7, SIZES["body"])
        measure = QFontMetricsF(font)
        size = QSizeF(measure.horizontalAdvance(text) + 96, measure.height() + 66)

        def paint(painter: QPainter, rect: QRectF) -> None:
            if text:
                card = rounded(rect.adjusted(24, 20, -24, -20), SHEET)
                cast(painter, card, OVER, theme.palette.dark)
                paint_paper(painter, card, QColor(theme.palette.panel), theme.palette.dark)
                painter.setPen(QColor(theme.palette.text))
                painter.setFont(font)
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

        return self._scene.art.pixmap(("time card", text), size, paint)


def _paint_veil(painter: QPainter, rect: QRectF) -> None:
    """Dusk over the whole table, and rays from behind the glass."""
    painter.fillRect(rect, QColor(14, 7, 3, 196))
    middle = rect.center() - QPointF(0, rect.height() * 0.09)
    reach = max(rect.width(), rect.height()) * 0.6
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setPen(Qt.PenStyle.NoPen)
    for ray in range(_RAYS):
        angle = 2 * pi * ray / _RAYS
        for nest in range(6):
            half = pi / _RAYS * (0.95 - 0.15 * nest)
            shine = QRadialGradient(middle, reach)
            shine.setColorAt(0, with_alpha("#ffb347", 0.13))
            shine.setColorAt(0.45, with_alpha("#ff9d3a", 0.045))
            shine.setColorAt(1, with_alpha("#ff9d3a", 0.0))
            painter.setBrush(shine)
            tips = [middle + QPointF(cos(angle + side * half), sin(angle + side * half)) * reach for side in (-1, 1)]
            painter.drawPolygon(QPolygonF([middle, *tips]))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, share in enumerate((0.30, 0.34, 0.37)):
        arc = QRectF(0, 0, 2 * share * rect.height(), 2 * share * rect.height())
        arc.moveCenter(middle)
        painter.setPen(QPen(with_alpha("#ffe3a0", 0.5 - 0.12 * number), 3.0 - 0.6 * number))
        for start in (50, 230):
            painter.drawArc(arc, round((start + 6 * number) * 16), round((70 - 12 * number) * 16))


class TimeOutSign(QObject):
    """Says for a while, where nothing moves, that the time is out: a plate over the table, while the sand waits."""

    def __init__(self, scene: TableScene, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._clock = scene, clock
        self._shown: TimeOut | None = None
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(TimeOut.MS)
        self.timer.timeout.connect(self.end)

    def stand(self, following: Text, area: QRectF) -> None:
        """Say it, and whose turn it is now."""
        self.end()
        self._shown = TimeOut(self._scene, following, area)
        self._shown.stand()
        self._clock.waits = True
        self.timer.start()

    def end(self) -> None:
        """Take it away: it has been seen, or somebody does something."""
        self.timer.stop()
        if self._shown is not None:
            self._shown.clear()
            self._shown = None
            self._clock.go_on()
