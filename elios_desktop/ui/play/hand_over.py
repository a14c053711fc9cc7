"""The table changes hands: curtain, language and keyboard follow whose turn it is at the machine.

The curtain hides the table until the person whose turn it is says that they are there; the guard lets a press that was
meant for the person before do nothing to the next one.
"""

from collections.abc import Callable, Iterator

from PySide6 import QtGui
from PySide6.QtCore import QEasingCurve, QEvent, QLineF, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from elios_desktop.engine.contract import is_forced
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated, plain_name
from elios_desktop.ui.kit import art, seen_time
from elios_desktop.ui.kit.i18n import SILENCE, ByDevice, Sentence, Sentences, Text, literal, translate
from elios_desktop.ui.kit.materials import brass, paint_brass, paint_lettering, paint_pool, soft_shadow, with_alpha
from elios_desktop.ui.kit.theme import BRASS, BRASS_EDGE, FINGER, LAMP, SEAT_STYLES, Theme
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.requests import Requests, nothing
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.facts import last_turn_in_words
from elios_desktop.ui.session.turns import Cover, TurnState
from elios_desktop.ui.table.contract import TableAction

_MARK = 46.0
"""The radius of the round cloth on which the person's mark is sewn."""
_NAME = 92
"""The height of the letters of a name, in a window of 1920×1080."""
_BUTTON = 300
"""How wide the button is at least, in a usual window."""
_FOLDS = (1.0, 0.8, 1.25, 0.9, 1.1, 0.75, 1.3, 0.95, 0.85, 1.15, 1.0)
"""How wide each fold of the curtain is, again and again: no cloth hangs evenly."""
_SHADES = ((0.0, 62), (0.14, 92), (0.34, 128), (0.55, 118), (0.8, 78), (1.0, 46))
"""How light the velvet is across a fold, in per cent."""
_PELMET, _FRINGE, _STAGE = 118.0, 16.0, 74.0
"""The heights of the pelmet, of its fringe, and of the stage below, in a window of usual size."""
_SWAGS = 9
RISE_MS = 420
_READY = ByDevice(
    Sentence.translate("Curtain", "The clock waits for you. A click anywhere will do."),
    Sentence.translate("Curtain", "The clock waits for you. Press Enter when you’re ready."),
    Sentence.translate("Curtain", "The clock waits for you. A tap anywhere will do."),
)
_LIFTS = ByDevice(
    Sentence.translate("Curtain", "A click anywhere lifts the curtain."),
    Sentence.translate("Curtain", "Enter lifts the curtain."),
    Sentence.translate("Curtain", "A tap anywhere lifts the curtain."),
)


def paint_curtain(painter: QtGui.QPainter, rect: QRectF, velvet: QtGui.QColor) -> None:
    """Paint a closed curtain on a stage: velvet in uneven folds, a pelmet with gold fringes, footlights, two beams."""
    scale = max(0.6, min(rect.width() / 1280, rect.height() / 800))
    _paint_folds(painter, rect, velvet, 62.0 * scale)
    painter.save()
    painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_Plus)
    middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.47)
    paint_pool(painter, middle, rect.width() * 0.2, rect.height() * 0.42, "#ff8a70", 0.34)
    for side in (-1, 1):
        source = QPointF(rect.center().x() + side * rect.width() * 0.39, rect.top() + _PELMET * 0.8 * scale)
        for nest in range(5):
            half = rect.width() * (0.085 - 0.013 * nest)
            beam = QtGui.QPolygonF([source, middle - QPointF(half, -half * 0.7), middle + QPointF(half, half * 0.7)])
            shine = QtGui.QLinearGradient(source, middle)
            shine.setColorAt(0, with_alpha("#ffd9c0", 0.11))
            shine.setColorAt(1, with_alpha("#ffb090", 0.0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shine)
            painter.drawPolygon(beam)
    painter.restore()
    floor = QRectF(rect.left(), rect.bottom() - _STAGE * scale, rect.width(), _STAGE * scale)
    _paint_stage(painter, floor, scale)
    paint_pelmet(painter, rect, velvet)


def _paint_folds(painter: QtGui.QPainter, rect: QRectF, velvet: QtGui.QColor, wide: float) -> None:
    x, number = rect.left(), 0
    while x < rect.right():
        fold = wide * _FOLDS[number % len(_FOLDS)]
        shade = QtGui.QLinearGradient(x, 0, x + fold, 0)
        for at, light in _SHADES:
            shade.setColorAt(at, velvet.lighter(light) if light > 100 else velvet.darker(round(10000 / light)))
        painter.fillRect(QRectF(x, rect.top(), fold + 1, rect.height()), shade)
        x, number = x + fold, number + 1
    dusk = QtGui.QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for at, alpha in ((0.0, 90), (0.3, 0), (0.7, 0), (1.0, 110)):
        dusk.setColorAt(at, QtGui.QColor(20, 2, 6, alpha))
    painter.fillRect(rect, dusk)


def paint_pelmet(painter: QtGui.QPainter, rect: QRectF, velvet: QtGui.QColor) -> None:
    """Paint what hangs before the top of a curtain: swags with a gold fringe, tassels between them, a rail of brass."""
    scale = max(0.6, min(rect.width() / 1280, rect.height() / 800))
    high, wide = _PELMET * scale * 0.62, rect.width() / _SWAGS
    deep = _PELMET * scale - high
    edge = QtGui.QPainterPath(rect.topLeft())
    edge.lineTo(rect.left(), rect.top() + high)
    for swag in range(_SWAGS):
        left = rect.left() + swag * wide
        edge.quadTo(left + wide / 2, rect.top() + high + 2 * deep, left + wide, rect.top() + high)
    edge.lineTo(rect.topRight())
    edge.closeSubpath()
    soft_shadow(painter, edge, 10 * scale, QtGui.QColor(0, 0, 0, 130), QPointF(0, 8 * scale))
    painter.save()
    painter.setClipPath(edge)
    _paint_folds(painter, QRectF(rect.left(), rect.top(), rect.width(), high + deep), velvet.lighter(108), 44 * scale)
    painter.restore()
    for swag in range(_SWAGS):
        left = rect.left() + swag * wide
        line = QtGui.QPainterPath(QPointF(left, rect.top() + high))
        line.quadTo(left + wide / 2, rect.top() + high + 2 * deep, left + wide, rect.top() + high)
        _paint_fringe(painter, line, _FRINGE * scale)
    for swag in range(1, _SWAGS):
        _paint_tassel(painter, QPointF(rect.left() + swag * wide, rect.top() + high - 4 * scale), scale)
    rail = QRectF(rect.left(), rect.top(), rect.width(), 14 * scale)
    painter.fillRect(rail, brass(rail))
    painter.fillRect(QRectF(rail.left(), rail.bottom(), rail.width(), 2), QtGui.QColor(0, 0, 0, 90))


def _paint_fringe(painter: QtGui.QPainter, line: QtGui.QPainterPath, high: float) -> None:
    """Gold threads along a line, which hang down."""
    scale = max(1.0, high / _FRINGE)
    ends = [QPointF(0, high * (0.92 + 0.08 * number)) for number in range(3)]
    threads = [QLineF(at, at + ends[thread % 3]) for thread, at in enumerate(_along(line, 3.4 * scale))]
    for first, colour in enumerate((QtGui.QColor(BRASS[2]).darker(125), BRASS[2], BRASS[1])):
        painter.setPen(QtGui.QPen(QtGui.QColor(colour), 2.2 * scale))
        painter.drawLines(threads[first::3])
    for width, colour in (
        (5.0, QtGui.QColor(BRASS_EDGE)),
        (3.2, QtGui.QColor(BRASS[1])),
        (1.2, QtGui.QColor(BRASS[0])),
    ):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QtGui.QPen(colour, width * scale))
        painter.drawPath(line)


def _along(line: QtGui.QPainterPath, gap: float) -> Iterator[QPointF]:
    """Yield points along a line, about so far from each other. (Asked for each by itself, Qt measures all of the line
    again.)"""
    points = line.toFillPolygon()
    sides = [QLineF(points.at(number), points.at(number + 1)) for number in range(points.size() - 1)]
    if points.isClosed() and points.size() > 2:
        sides.pop()  # a polygon comes back to where it began
    whole = sum(side.length() for side in sides)
    step, ahead = whole / max(8, round(whole / gap)), 0.0
    for side in sides:
        long = side.length()
        while ahead <= long > 0:
            yield side.pointAt(ahead / long)
            ahead += step
        ahead -= long


def _paint_tassel(painter: QtGui.QPainter, at: QPointF, scale: float) -> None:
    skirt = QtGui.QPainterPath(at + QPointF(-6, 14) * scale)
    skirt.lineTo(at + QPointF(6, 14) * scale)
    skirt.lineTo(at + QPointF(11, 46) * scale)
    skirt.lineTo(at + QPointF(-11, 46) * scale)
    skirt.closeSubpath()
    paint_brass(painter, skirt)
    knot = QtGui.QPainterPath()
    knot.addEllipse(at + QPointF(0, 8) * scale, 9 * scale, 10 * scale)
    paint_brass(painter, knot)


def _paint_stage(painter: QtGui.QPainter, floor: QRectF, scale: float) -> None:
    """The hem of the curtain, the boards before it, and the footlights."""
    boards = QtGui.QLinearGradient(floor.topLeft(), floor.bottomLeft())
    boards.setColorAt(0, QtGui.QColor("#3a2413"))
    boards.setColorAt(1, QtGui.QColor("#7a5431"))
    below = floor.adjusted(0, 26 * scale, 0, 0)
    painter.fillRect(below, boards)
    painter.setPen(QtGui.QPen(QtGui.QColor(20, 8, 0, 120), 1.2))
    for board in range(-6, 19):
        foot = floor.left() + board * floor.width() / 12
        head = floor.center().x() + (foot - floor.center().x()) * 0.8
        painter.drawLine(QPointF(head, below.top()), QPointF(foot, floor.bottom()))
    wide = floor.width() / 22
    hem = QtGui.QPainterPath(QPointF(floor.left(), floor.top() + 20 * scale))
    for wave in range(22):
        left = floor.left() + wave * wide
        hem.quadTo(
            left + wide / 2, floor.top() + (8 if wave % 2 else 26) * scale, left + wide, floor.top() + 20 * scale
        )
    _paint_fringe(painter, hem, _FRINGE * scale)
    for light in range(_SWAGS):
        at = QPointF(floor.left() + (light + 0.5) * floor.width() / _SWAGS, floor.bottom() - 4 * scale)
        painter.save()
        painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_Plus)
        paint_pool(painter, at - QPointF(0, 46 * scale), 90 * scale, 110 * scale, LAMP, 0.34)
        paint_pool(painter, at - QPointF(0, 24 * scale), 20 * scale, 20 * scale, "#fff3c8", 1.0)
        painter.restore()
        shell = QtGui.QPainterPath(at + QPointF(-24, 4) * scale)
        shell.arcTo(QRectF(at.x() - 24 * scale, at.y() - 22 * scale, 48 * scale, 52 * scale), 180, -180)
        shell.closeSubpath()
        paint_brass(painter, shell)


class Curtain(QWidget):
    """Lies over the whole table. It knows only a name and a colour, so it can't leak anything else."""

    came = Signal()
    """It has come down for somebody."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name, self._seat = "", 1
        self._colour = 0
        self._ready = self._pressed = False
        """The closed curtain as it was painted last, and for what."""
        self.setAutoFillBackground(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._lettering = QWidget(self)
        """Keeps the room for the mark and the name above the words."""
        self._lettering.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.title = QLabel(self)
        self._hint = QLabel(self)
        self.button = QPushButton(self)
        """What lifts it, and has the keyboard while it is down."""
        self.by_pointer = False
        """Whether it was a mouse or a finger that lifted it last."""
        self.button.installEventFilter(self)
        self.button.setProperty("look", "primary")
        self.button.setProperty("finger", True)
        self.button.setDefault(True)
        self._behind: Callable[[], object] = nothing
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(40, 24, 40, 24)
        column.addStretch(3)
        column.addWidget(self._lettering)
        for label in (self.title, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setTextFormat(Qt.TextFormat.PlainText)  # a name is never markup, nor a shortcut
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column.addWidget(self.title, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(16)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(12)
        column.addWidget(self._hint, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.hide()

    def do_when_seen(self, job: Callable[[], object]) -> None:
        """Do this once it has been painted, or as soon as it goes up: nobody sees before what is behind it."""
        self._behind = job

    def do_now(self) -> None:
        """Do what has waited until it was seen."""
        job, self._behind = self._behind, nothing
        job()

    def hideEvent(self, event: QtGui.QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():  # it alone, not the page
            self.do_now()

    def come_down(self, name: str, seat: int, colour: int, ready: bool = False) -> None:
        """Hide the table until this person says that they are here; `ready`: because their time runs from then on."""
        self._name, self._seat, self._colour, self._ready = name, seat, colour, ready
        self._pressed = self.by_pointer = False
        self.place()
        self.retranslate()
        self.raise_()
        self.show()
        self.button.setFocus()
        self.came.emit()

    def place(self) -> None:
        """Over the whole parent."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
            self._fit()

    def retranslate(self) -> None:
        """Put the words into the language in force."""
        self.title.setFont(self._theme.font("title", bold=True))
        self._hint.setFont(self._theme.font("large"))
        for label in (self.title, self._hint):
            label.setStyleSheet(
                "color: #fff6e8; background: rgba(46, 6, 14, 0.86); border-radius: 14px; padding: 4px 20px;"
            )
        self.title.setText(translate("Curtain", "it’s your turn"))
        name = isolated(self.called)
        whole = fill(translate("Curtain", "{name}, it’s your turn"), name=name)
        if self._ready:
            hint = _READY()
            lift = fill(translate("Curtain", "I’m {name}: let’s go"), name=name)
        else:
            hint = _LIFTS()
            lift = fill(translate("Curtain", "I’m {name}: lift the curtain"), name=name)
        self._hint.setText(hint)
        self.button.setText(literal(lift))
        self.button.setAccessibleName(lift)
        self.setAccessibleName(whole)
        self._fit()

    @property
    def called(self) -> str:
        """Whom it waits for."""
        return plain_name(self._name, self._seat, translate)

    def _fit(self) -> None:
        """The name is as large as there is room, and the button's type; the hint breaks where it is too long, and is
        left out where all of it isn't in sight: the button says as much."""
        margins = self._column.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        self._lettering.setFixedHeight(round(2 * _MARK * self._scale + self.name_font().pixelSize() * 1.5))
        self.button.setMinimumSize(min(room, round(_BUTTON * self._scale)), round(FINGER * 1.3 * self._scale))
        for size in ("title", "large", "body"):
            self.button.setFont(self._theme.font(size, bold=True))
            if self.button.sizeHint().width() <= room:
                break
        breaks = self._hint.fontMetrics().horizontalAdvance(self._hint.text()) > room - 60
        self._hint.setWordWrap(breaks)
        self._hint.setMinimumWidth(room if breaks else 0)
        self._hint.show()
        high = self._column.totalHeightForWidth(self.width()) if breaks else self._column.totalMinimumSize().height()
        self._hint.setHidden(high > self.height())
        self.update()

    @property
    def _scale(self) -> float:
        return max(0.55, min(1.8, self.width() / 1280, self.height() / 700))

    def name_font(self) -> QtGui.QFont:
        """Return the type of the name, as large as there is room for it."""
        font = self._theme.font("display", bold=True)
        font.setPixelSize(max(26, round(min(_NAME * self.height() / 1000, _NAME * 1.6))))
        while font.pixelSize() > 26 and QtGui.QFontMetricsF(font).horizontalAdvance(self.called) > self.width() - 160:
            font.setPixelSize(font.pixelSize() - 4)
        return font

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.button.click()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """A press anywhere on it lifts it, once it is let go: one that began before doesn't."""
        self._pressed = event.button() == Qt.MouseButton.LeftButton
        self.by_pointer = self._pressed

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, False
        if pressed and event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.button.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember how its button is pressed."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.by_pointer = event.type() == QEvent.Type.MouseButtonPress
        return super().eventFilter(watched, event)

    @property
    def cloth(self) -> QtGui.QPixmap:
        """The closed curtain, painted once for its size and theme."""
        velvet, ratio = QtGui.QColor(self._theme.palette.velvet), self.devicePixelRatioF()

        def make() -> QtGui.QPixmap:
            pixmap = QtGui.QPixmap(self.size() * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(velvet)
            painter = QtGui.QPainter(pixmap)
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            paint_curtain(painter, QRectF(self.rect()), velvet)
            painter.end()
            return pixmap

        return art.shared(f"curtain {self.width()} {self.height()} {ratio} {velvet.name()}", make)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHints(QtGui.QPainter.RenderHint.Antialiasing | QtGui.QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self.cloth)
        room, radius = QRectF(self._lettering.geometry()), _MARK * self._scale
        centre = QPointF(room.center().x(), room.top() + radius)
        patch = QtGui.QPainterPath()
        patch.addEllipse(centre, radius, radius)
        painter.setPen(QtGui.QPen(brass(patch.boundingRect()), max(3.0, radius * 0.1)))
        painter.setBrush(QtGui.QColor("#4a0a16"))
        painter.drawPath(patch)
        stitch = QtGui.QPen(QtGui.QColor(BRASS[1]), 1.6, Qt.PenStyle.DashLine)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stitch)
        painter.drawEllipse(centre, radius * 0.82, radius * 0.82)
        painter.setPen(QtGui.QPen(QtGui.QColor("#fff6e8"), 1.6))
        painter.setBrush(QtGui.QColor(SEAT_STYLES[self._colour].colour))
        painter.drawPath(art.mark_path(SEAT_STYLES[self._colour].mark, centre, radius * 0.52))
        font = self.name_font()
        at = QPointF(room.center().x(), room.top() + 2 * radius + font.pixelSize() * 0.72)
        paint_lettering(painter, at, self.called, font)
        painter.end()
        if self._behind is not nothing:
            QTimer.singleShot(0, self, self.do_now)


class Rise(QWidget):
    """The curtain goes up. It only looks so: what is behind it may be touched from the first moment."""

    def __init__(self, curtain: Curtain, ms: int) -> None:
        super().__init__(curtain.parentWidget())
        self._cloth = curtain.cloth
        self._share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setGeometry(curtain.geometry())
        self.motion = QVariantAnimation(self)
        self.motion.setStartValue(0.0)
        self.motion.setEndValue(1.0)
        self.motion.setDuration(ms)
        self.motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.motion.valueChanged.connect(self._on_step)
        self.motion.finished.connect(self.end)
        self.show()
        self.raise_()
        self.motion.start()

    def end(self) -> None:
        """Take it away: its time is up, or somebody does something."""
        self.motion.stop()
        self.hide()
        self.deleteLater()

    def _on_step(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.drawPixmap(QPointF(0, -self.height() * self._share), self._cloth)
        painter.end()


NEAR = 16.0
"""How far a second click of a double click may be from the first, in pixels."""

REPEAT_MS = 800
"""After this time without a repetition no key is held down any more."""

_KEYS = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.KeyRelease}
_ANSWERS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_CLICKS = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}


class Guard(QObject):
    """Watches for as long as a double click may take, and until a key that is held down is let go.

    In between it swallows keys, and clicks where the pointer was at the hand-over: whoever comes moves it first. Time
    in which the window is busy doesn't count: what was pressed meanwhile was pressed by somebody who had seen nothing
    of the hand-over yet.
    """

    enabled = True

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._until = 0
        self._repeated_at = 0
        self._where = QPointF()
        self._answers = self._anywhere = False
        self._time = seen_time.SeenTime(self, self._go_on)

    def watch(self, answers: bool = False, anywhere: bool = False) -> None:
        """The table has just changed hands. `answers`: it has just come, and only what answers a question waits;
        `anywhere`: a click anywhere would do something for who comes."""
        application = QApplication.instance()
        if not self.enabled or not isinstance(application, QApplication):
            return
        self._until = application.doubleClickInterval()
        self._repeated_at = 0
        self._where = QPointF(QtGui.QCursor.pos())
        self._answers, self._anywhere = answers, anywhere
        if not self._time.running:
            application.installEventFilter(self)
        self._time.start()

    def stop(self) -> None:
        """Let everything through."""
        application = QApplication.instance()
        if self._time.running and application is not None:
            application.removeEventFilter(self)
        self._time.stop()

    def _go_on(self, ms: int) -> None:
        if ms >= self._repeated_at + REPEAT_MS:
            self.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _KEYS and isinstance(event, QtGui.QKeyEvent):
            swallowed = self._swallows_key(event)
            if swallowed:
                event.accept()  # else a shortcut would do its work all the same
            return swallowed
        if kind in _CLICKS and isinstance(event, QtGui.QMouseEvent):
            away = event.globalPosition() - self._where
            return self._time.ms < self._until and (self._anywhere or away.manhattanLength() <= NEAR)
        return False

    def _swallows_key(self, event: QtGui.QKeyEvent) -> bool:
        if self._answers and event.key() not in _ANSWERS:
            return False
        if event.isAutoRepeat():
            self._repeated_at = self._time.ms
            return event.type() != QEvent.Type.KeyRelease
        if self._time.ms < self._until:
            return event.type() != QEvent.Type.KeyRelease
        self.stop()  # a key that was pressed anew, or let go after the time
        return False


class HandOver(QObject):
    """Who leaves takes everything along that was said to them; who comes finds a curtain, or the button to what is
    theirs."""

    tells = True
    """Whether who comes reads what the turn before brought."""

    def __init__(
        self,
        stage: Stage,
        curtain: Curtain,
        line: PromptLine,
        requests: Requests,
    ) -> None:
        super().__init__(stage)
        self._requests = requests
        self._stage = stage
        self._view = stage.view
        self._controller = stage.controller
        self._curtain = curtain
        self._line = line
        self._guard = Guard(stage.view)
        self._shown = stage.controller.turns.now
        """The turn that the page shows."""
        self._told_at = 0
        """The ply up to which was told what happened."""
        self._brought: Text | None = None
        """What it told last, as long as it may be read."""
        self._opening: Text = SILENCE
        """What was said over the curtain, for whoever lifts it."""
        curtain.button.clicked.connect(self.lift)
        stage.hand.changed.connect(self._on_hand)
        self._cover(self._shown)  # whoever made the page has it in the right language

    def come_into_sight(self) -> None:
        """The page is shown: who asked for it with one press too many hasn't read yet what covers the table."""
        if self.covered:
            self._guard.watch(answers=True, anywhere=True)

    def let_it_be_set_up(self) -> None:
        """Have the table behind the curtain laid out, if that has waited so far."""
        self._curtain.do_now()

    def pass_on(self, turn: TurnState) -> None:
        """Let the one who leaves take along what was said to them, and cover the table for who comes."""
        if self._shown.called not in turn.computers:  # who waited for a computer may press as soon as it has moved
            self._guard.watch(anywhere=turn.table_hidden)
        self._shown = turn
        # What was said to the one who leaves is not for the one who comes: neither the piece under the keyboard's ring
        # nor a refusal, which may name a card.
        self._view.rest()
        self._stage.hand.focus_on(None)
        self._line.back_to_prompt()
        language = self._language_of(turn)
        if language is not None and turn.table_hidden:
            self._requests.language(language)
        self._cover(turn)
        if language is not None and not turn.table_hidden:
            self._requests.language(language)

    def tell(self, turn: TurnState, news: Text) -> None:
        """Let who comes read what the turn before brought, and then what is to be done; or the table's own `news`."""
        ply, done = turn.moment.ply, self._controller.session.transitions
        by_itself = bool(done) and is_forced(done[-1].move)  # nobody has made it: it has to be said
        there = (self.tells or by_itself) and turn.called in turn.persons and not turn.table_hidden
        if there and ply != self._told_at and (brought := last_turn_in_words(self._controller)):
            self._told_at = ply
            self._show(Sentences.of(*brought, self._stage.table.prompt()))
        if self._opening != SILENCE and not turn.table_hidden:
            self.open_with(self._opening)
        if news != SILENCE:
            self._show(news)

    def open_with(self, told: Text) -> None:
        """Let everybody read this before what is to be done; and once more whoever lifts the curtain, if it is down."""
        self._opening = told if self.covered else SILENCE
        self._show(Sentences.of(told, self._stage.table.prompt()))

    def _show(self, text: Text) -> None:
        """Show it until whoever comes has seen theirs and does something: perhaps they were away."""
        self._brought = text
        self._line.show_staying(text)

    def _on_hand(self) -> None:
        if self._brought is not None and self._stage.hand.holding:
            if self._line.says(self._brought):
                self._line.back_to_prompt()
            self._brought = None

    def offered(self) -> list[TableAction]:
        """Return the awaited person's button to what only they may see."""
        turns, turn = self._controller.turns, self._controller.turns.now
        if turn.awaited is None or turn.cover is not Cover.SECRETS or self._controller.shown.ply is not None:
            return []
        return [TableAction("come", self._stage.table.reveal_label(turn.awaited), run=turns.come, primary=True)]

    @property
    def front(self) -> QWidget:
        """Where the keyboard belongs: to the curtain while it is down, as the table behind it would swallow Tab and
        Enter."""
        return self._curtain.button if self.covered else self._view

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self._controller.turns.now.table_hidden

    def lift(self) -> None:
        """The person for whom the curtain came down is there. Who has no pointer begins at their first piece."""
        self._controller.turns.come()
        self._view.setFocus()
        if not (self._curtain.by_pointer or self.covered):
            self._stage.hand.focus_on(next(iter(self._stage.table.walk()), None))

    def offer_secrets(self) -> None:
        """The keyboard goes to what shows the awaited person's secrets: on the table there is nothing to do."""
        if self._controller.turns.now.cover is Cover.SECRETS:
            self._line.take_keyboard()

    def stop(self) -> None:
        """The page is being closed."""
        self._guard.stop()

    def _language_of(self, turn: TurnState) -> str | None:
        """Find the language of who is called; None if that isn't a person."""
        return self._controller.kept.seats[turn.called - 1].language if turn.called in turn.persons else None

    def _cover(self, turn: TurnState) -> None:
        """Let the curtain come down, or lift it, and bring the keyboard to what is in front."""
        seat = turn.awaited if turn.table_hidden else None
        self._view.setFocusPolicy(Qt.FocusPolicy.StrongFocus if seat is None else Qt.FocusPolicy.NoFocus)
        if seat is not None:
            chosen = self._controller.kept.seats[seat - 1]
            self._curtain.come_down(chosen.name, seat, chosen.colour, ready=turn.cover is Cover.READY)
        else:
            focus = QApplication.focusWidget()
            if focus is not None and self._curtain.isAncestorOf(focus):
                self._view.setFocus()  # at once: else Qt would let it stop at other things on the way
            speed = self._stage.animator.speed
            if speed and self._curtain.isVisible():
                Rise(self._curtain, round(RISE_MS * speed))
                self._stage.voice.play("curtain")
            self._curtain.hide()
