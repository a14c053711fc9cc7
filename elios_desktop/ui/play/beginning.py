"""Shows who begins: drawn before everybody's eyes where chance decides it, and told where a rule of the game does.

The setup has said it already, or how long each of them took to arrange, and nothing here changes that. Any key and any
click ends it (and does what it does), and so does the first move; where nothing is to move there is only the sentence
in the line below the table.
"""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.engine.contract import AnyTransition, Seat
from elios_desktop.texts.words import beginning_sentence, isolated
from elios_desktop.ui.kit.faces import paint_portrait
from elios_desktop.ui.kit.i18n import Text, Wording
from elios_desktop.ui.kit.materials import brass, cast, paint_brass, paint_felt, paint_wood, rounded
from elios_desktop.ui.kit.theme import BRASS_EDGE, HELD, LAMP, Theme
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.facts import time_text

_SPIN_MS, _STAYS_MS = 1300, 900
_TURNS = 3
"""So often the needle goes round before it comes to rest."""
_SIDE, _FACE = 340.0, 64.0
_PRESSES = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin}


def beginner(stage: Stage) -> Seat | None:
    """Return who begins, as the setup has it or a rule of the game; None where that comes out later."""
    session = stage.controller.session
    return session.setup["first"] if session.game.asks_who_begins else session.state.to_move


def beginning_text(stage: Stage, seat: Seat, drawn: bool) -> Text:
    """Return the sentence that says who begins, and by what."""
    session, names = stage.controller.session, stage.controller.kept.later_names
    return Wording.of(beginning_sentence, session.game.id, session.state, seat, drawn, names)


def settles(transition: AnyTransition) -> bool:
    """Tell whether this was the arrangement by which it is known who begins: it was the last, and the slowest."""
    return (
        bool(transition.before.pending) and transition.before.to_move is None and transition.after.to_move is not None
    )


def arranging_times(stage: Stage) -> dict[Seat, str]:
    """Return how long each seat took to arrange, where that has just said who begins."""
    session, spent = stage.controller.session, stage.controller.kept.move_ms
    done = session.transitions
    if session.game.asks_who_begins or not done or not settles(done[-1]):
        return {}
    whole = [ms - ms % 1000 for ms in spent]  # as the plates have it
    return {made.seat: time_text(ms) for made, ms in zip(done, whole, strict=False)}


class Spin(QWidget):
    """Shows a needle among the people at the table. It only looks so: what is behind it may be touched from the first
    moment on."""

    def __init__(self, theme: Theme, stage: Stage, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._theme = theme
        controller = stage.controller
        self._seats = [
            (name, seat.kind, seat.colour)
            for name, seat in zip(controller.kept.names, controller.kept.seats, strict=True)
        ]
        self._first = beginner(stage) or 1
        self._times = arranging_times(stage)
        self._angle = 0.0
        self._at_rest = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.motion = QVariantAnimation(self)
        self.motion.setStartValue(0.0)
        self.motion.setEndValue(float(_SPIN_MS + _STAYS_MS))
        self.motion.setDuration(round((_SPIN_MS + _STAYS_MS) * stage.animator.speed))
        self.motion.valueChanged.connect(self._on_step)
        self.motion.finished.connect(self.end)
        controller.moved.connect(self.end)
        over.installEventFilter(self)
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._place()
        self.show()
        self.raise_()
        self.motion.start()

    @property
    def points_at(self) -> int:
        """The seat that the needle shows now."""
        step = 360.0 / len(self._seats)
        return round(self._angle / step) % len(self._seats) + 1

    def end(self) -> None:
        """Take it away: its time is up, or somebody does something."""
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.motion.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _PRESSES and self.isVisible():
            self.end()
        elif event.type() == QEvent.Type.Resize and watched is self._over:
            self._place()
        return False

    def _place(self) -> None:
        over, tag = self._over.rect(), round(self._tag_height())
        side = round(min(_SIDE * min(1.5, self._theme.text_scale), over.width() - 20, over.height() - 20 - tag))
        self.setGeometry(over.center().x() - side // 2, over.center().y() - side // 2, side, side + tag)

    def _tag_height(self) -> float:
        return QFontMetricsF(self._theme.font("large", bold=True)).height() + 12

    def _on_step(self, ms: float) -> None:
        step = 360.0 / len(self._seats)
        spun = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1.0, ms / _SPIN_MS))
        self._angle = spun * (_TURNS * 360.0 + (self._first - 1) * step)
        self._at_rest = ms >= _SPIN_MS
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A round of felt in a frame of wood, everybody around it, a needle of brass."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self.width())
        middle, scale = QPointF(side / 2, side / 2), side / _SIDE
        board = QPainterPath()
        board.addEllipse(middle, side * 0.46, side * 0.46)
        cast(painter, board, HELD, self._theme.palette.dark)
        paint_wood(painter, board, QColor(self._theme.palette.wood), 7)
        felt = QPainterPath()
        felt.addEllipse(middle, side * 0.43, side * 0.43)
        paint_felt(painter, felt, self._theme.palette)
        for seat, (name, kind, colour) in enumerate(self._seats, 1):
            spot = self._spot(seat, middle, side * 0.31)
            size = _FACE * scale * (1.0 if len(self._seats) < 5 else 0.85)
            if seat == self.points_at:
                painter.setPen(QPen(QColor(LAMP), (7 if self._at_rest else 4) * scale))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(spot, size * 0.56, size * 0.56)
            face = QRectF(spot.x() - size / 2, spot.y() - size / 2, size, size)
            paint_portrait(painter, face, name, kind, colour, self._theme.font())
            if seat in self._times:
                self._paint_time(painter, QPointF(spot.x(), face.bottom() + 7), self._times[seat])
        self._paint_needle(painter, middle, scale)
        if self._at_rest:
            self._paint_name(painter, middle)
        painter.end()

    def _spot(self, seat: int, middle: QPointF, far: float) -> QPointF:
        angle = radians((seat - 1) * 360.0 / len(self._seats) - 90)
        return middle + QPointF(cos(angle), sin(angle)) * far

    def _paint_needle(self, painter: QPainter, middle: QPointF, scale: float) -> None:
        painter.save()
        painter.translate(middle)
        painter.rotate(self._angle)
        needle = QPainterPath(QPointF(0, -68) * scale)
        for x, y in ((11, -34), (5, -34), (7, 34), (-7, 34), (-5, -34), (-11, -34)):
            needle.lineTo(QPointF(x, y) * scale)
        needle.closeSubpath()
        paint_brass(painter, needle)
        painter.setPen(QPen(QColor(BRASS_EDGE), 1.2))
        painter.setBrush(brass(QRectF(-9, -9, 18, 18)))
        painter.drawEllipse(QPointF(), 9 * scale, 9 * scale)
        painter.restore()

    def _paint_time(self, painter: QPainter, foot: QPointF, time: str) -> None:
        """Paint how long somebody took, on a slip over the foot of their portrait."""
        palette, font = self._theme.palette, self._theme.font("small", bold=True)
        metrics = QFontMetricsF(font)
        slip = QRectF(0, 0, metrics.horizontalAdvance(time) + 14, metrics.height() + 2)
        slip.moveCenter(foot)
        painter.setPen(QPen(QColor(palette.line), 1))
        painter.setBrush(QColor(palette.panel))
        painter.drawRoundedRect(slip, 6, 6)
        painter.setPen(QColor(palette.text))
        painter.setFont(font)
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, time)

    def _paint_name(self, painter: QPainter, middle: QPointF) -> None:
        """The name of who begins, on a tag across the foot of the board."""
        palette, font = self._theme.palette, self._theme.font("large", bold=True)
        metrics = QFontMetricsF(font)
        room = self.width() - 24.0
        name = metrics.elidedText(self._seats[self._first - 1][0], Qt.TextElideMode.ElideRight, room - 24)
        wide, high = metrics.horizontalAdvance(name) + 28, self._tag_height()
        tag = QRectF(middle.x() - wide / 2, self.height() - high - 6, wide, high)
        body = rounded(tag, 9)
        cast(painter, body, HELD, palette.dark)
        painter.setPen(QPen(brass(tag), 2.4))
        painter.setBrush(QColor(palette.panel))
        painter.drawPath(body)
        painter.setPen(QColor(palette.text))
        painter.setFont(font)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, isolated(name))
