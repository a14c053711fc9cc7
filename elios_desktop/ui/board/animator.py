"""Plays animations of pictures one after the other; anybody can jump to their end at any time.

They only decorate: what is true is drawn. A `Timeline` has many small movements on one clock, for moves in which a lot
happens at once; a `Festivity` lets small pictures fly over the table of a game that is over.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import pi, sin

from PySide6 import QtCore, QtGui, QtWidgets

from elios_desktop.ui.board.items import LIFTED_SCALE, Picture
from elios_desktop.ui.kit.theme import LAMP, TAG

Step = Callable[[], QtCore.QAbstractAnimation | None]
"""Makes one animation when its time has come (so that it sees where things stand then), or none."""

SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}


class Animator(QtCore.QObject):
    """A queue of steps. `finished` is sent once, when the queue has run dry or was cut short."""

    finished = QtCore.Signal()

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: deque[Step] = deque()
        self.running: QtCore.QAbstractAnimation | None = None
        self._busy = False
        self.speed = 1.0
        """How long things take, as a factor; 0 shows no animation at all."""
        self.cut = False
        """Whether what was played last was cut short: somebody has no time for more."""

    @property
    def busy(self) -> bool:
        """Whether something is being played."""
        return self._busy

    def play(self, steps: Iterable[Step]) -> None:
        """Play these after what is being played."""
        self._steps.extend(steps)
        if not self._busy:
            self._busy, self.cut = True, False
            self._next()

    def ms(self, base: int) -> int:
        """Return a duration at the speed that the user chose."""
        return max(1, round(base * self.speed))

    def finish(self) -> None:
        """Jump to the end, now."""
        if not self._busy:
            return
        self.cut = True
        self._steps.clear()
        if self.running is not None:
            running, self.running = self.running, None
            running.finished.disconnect(self._next)
            running.stop()
            running.deleteLater()
        self._end()

    def _next(self) -> None:
        if self.running is not None:
            self.running.deleteLater()
            self.running = None
        while self._steps:
            if self.speed == 0.0:
                self._steps.clear()
                break
            animation = self._steps.popleft()()
            if animation is None or animation.duration() == 0:
                continue
            animation.setParent(self)
            animation.finished.connect(self._next)
            self.running = animation
            animation.start()
            return
        self._end()

    def _end(self) -> None:
        if self._busy:
            self._busy = False
            self.finished.emit()


MOVE_MS = 200
OUT = QtCore.QEasingCurve.Type.OutCubic
SPRING = QtCore.QEasingCurve.Type.OutBack


class _Tween(QtCore.QVariantAnimation):
    """From 0 to 1, calling a function; the function reads its start values when the animation begins."""

    def __init__(self, ms: int, easing: QtCore.QEasingCurve.Type, begin: Callable[[], Callable[[float], None]]) -> None:
        super().__init__()
        self._begin = begin
        self._step: Callable[[float], None] | None = None
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(max(1, ms))
        self.setEasingCurve(easing)

    def updateState(self, new: QtCore.QAbstractAnimation.State, old: QtCore.QAbstractAnimation.State) -> None:
        if new == QtCore.QAbstractAnimation.State.Running and self._step is None:
            self._step = self._begin()
        super().updateState(new, old)

    def updateCurrentValue(self, value: float) -> None:
        if self._step is not None:
            self._step(value)


def tween(
    ms: int, begin: Callable[[], Callable[[float], None]], easing: QtCore.QEasingCurve.Type = OUT
) -> QtCore.QAbstractAnimation:
    """Return an animation of anything: `begin()` is called when it starts and returns the function of 0..1."""
    return _Tween(ms, easing, begin)


def glide(
    item: QtWidgets.QGraphicsItem,
    to: QtCore.QPointF,
    ms: int = MOVE_MS,
    easing: QtCore.QEasingCurve.Type = OUT,
    arc: float = 0.0,
) -> QtCore.QAbstractAnimation:
    """Move an item to a point, in an arc of this height if one is given."""

    def begin() -> Callable[[float], None]:
        start = item.pos()

        def step(t: float) -> None:
            x, y = start.x() + (to.x() - start.x()) * t, start.y() + (to.y() - start.y()) * t
            item.setPos(x, y - arc * sin(pi * min(1.0, max(0.0, t))))

        return step

    return _Tween(ms, easing, begin)


def fade(item: QtWidgets.QGraphicsItem, to: float, ms: int = MOVE_MS) -> QtCore.QAbstractAnimation:
    """Change an item's opacity."""

    def begin() -> Callable[[float], None]:
        start = item.opacity()

        def step(t: float) -> None:
            item.setOpacity(start + (to - start) * t)

        return step

    return _Tween(ms, OUT, begin)


def scale(
    item: QtWidgets.QGraphicsItem, to: float, ms: int = MOVE_MS, easing: QtCore.QEasingCurve.Type = OUT
) -> QtCore.QAbstractAnimation:
    """Change an item's size."""

    def begin() -> Callable[[float], None]:
        start = item.scale()

        def step(t: float) -> None:
            item.setScale(start + (to - start) * t)

        return step

    return _Tween(ms, easing, begin)


def come_back(
    moved: Sequence[tuple[QtWidgets.QGraphicsItem, QtCore.QPointF]],
    back: Sequence[QtWidgets.QGraphicsItem],
    gone: Sequence[QtWidgets.QGraphicsItem],
    ms: int,
) -> QtCore.QAbstractAnimation:
    """Move what is drawn already from where it was to where it is; what wasn't there comes, and what isn't goes."""
    ways = [(item, start, item.pos()) for item, start in moved]

    def step(t: float) -> None:
        for item, start, end in ways:
            item.setPos(start + (end - start) * t)
        for item in back:
            item.setOpacity(t)
        for item in gone:
            item.setOpacity(1 - t)

    def begin() -> Callable[[float], None]:
        step(0.0)
        return step

    return _Tween(ms, OUT, begin)


def together(*parts: QtCore.QAbstractAnimation) -> QtCore.QAbstractAnimation:
    """Return all at once."""
    group = QtCore.QParallelAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def in_turn(*parts: QtCore.QAbstractAnimation) -> QtCore.QAbstractAnimation:
    """Return one after the other."""
    group = QtCore.QSequentialAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def pause(ms: int) -> QtCore.QAbstractAnimation:
    """Show nothing for a while."""
    return QtCore.QPauseAnimation(ms)


Part = Callable[[float], None]
"""Shows a part of a motion, from 0 to 1."""


class Timeline:
    """Many small movements on one clock, each with its own beginning, length and easing: one animation moves them all.

    A part is shown from its beginning on, and once more at its end; what it needs to know it is told when it is added.
    """

    def __init__(self) -> None:
        self._parts: list[tuple[float, float, QtCore.QEasingCurve, Part]] = []
        self._calls: list[tuple[float, Callable[[], None]]] = []
        self.length = 0.0
        """Milliseconds at the usual speed, as it was composed."""

    def add(self, at: float, ms: float, part: Part, easing: QtCore.QEasingCurve.Type = OUT) -> float:
        """Let something move from a moment on; says when it ends."""
        self._parts.append((at, max(1.0, ms), QtCore.QEasingCurve(easing), part))
        self.length = max(self.length, at + ms)
        return at + ms

    def call(self, at: float, what: Callable[[], None]) -> None:
        """Do something once when a moment comes: a sound, another picture."""
        self._calls.append((at, what))
        self.length = max(self.length, at)

    def animation(self, ms: Callable[[int], int], most: float) -> QtCore.QAbstractAnimation:
        """Return all of it at the speed that `ms` gives; what would take longer than `most` goes faster as a whole."""

        def begin() -> Callable[[float], None]:
            waiting = sorted(self._calls, key=lambda call: call[0])
            running = sorted(self._parts, key=lambda part: part[0])

            def step(share: float) -> None:
                now = share * self.length
                while waiting and waiting[0][0] <= now:
                    waiting.pop(0)[1]()
                over = []
                for each in running:
                    at, long, easing, part = each
                    if at > now:
                        break
                    part(easing.valueForProgress(min(1.0, (now - at) / long)))
                    if now >= at + long:
                        over.append(each)
                for each in over:
                    running.remove(each)

            return step

        return tween(ms(round(min(self.length, most))), begin, QtCore.QEasingCurve.Type.Linear)


EDGE_MS = 320
"""The gold edge takes so long around the plate of whoever's turn it is now."""
_EDGE = 3.2


class TurnEdge(QtCore.QObject):
    """A gold edge that runs once around a plate: it is this seat's turn now. It keeps nobody from acting."""

    def __init__(self, scene: QtWidgets.QGraphicsScene, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._item: QtWidgets.QGraphicsPathItem | None = None
        self._long = 0.0
        self.motion = QtCore.QVariantAnimation(self)
        self.motion.setStartValue(0.0)
        self.motion.setEndValue(1.0)
        self.motion.setEasingCurve(QtCore.QEasingCurve.Type.InOutCubic)
        self.motion.valueChanged.connect(self._on_step)
        self.motion.finished.connect(self.end)

    def run(self, plate: Picture | None, speed: float) -> None:
        """Let it run around this plate; at no speed its border alone says it."""
        self.end()
        if plate is None or speed <= 0:
            return
        body = _opaque(plate.pixmap()).translated(plate.sceneBoundingRect().topLeft())
        path = QtGui.QPainterPath()
        path.addRoundedRect(body.adjusted(1, 1, -1, -1), TAG, TAG)
        self._item = QtWidgets.QGraphicsPathItem(path)
        self._item.setZValue(plate.zValue() + 0.5)
        self._long = path.length() / _EDGE
        self._scene.addItem(self._item)
        self.motion.setDuration(round(EDGE_MS * speed))
        self.motion.start()

    def end(self) -> None:
        """Leave what the position alone gives."""
        self.motion.stop()
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None

    def _on_step(self, share: float) -> None:
        if self._item is not None:
            pen = QtGui.QPen(QtGui.QColor(LAMP), _EDGE)
            pen.setCapStyle(QtCore.Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([max(0.01, self._long * share), self._long + 1])
            self._item.setPen(pen)


def _opaque(picture: QtGui.QPixmap) -> QtCore.QRectF:
    """Find what of a picture is no shadow: its body."""
    image, ratio = picture.toImage(), picture.devicePixelRatio()
    wide, high = image.width(), image.height()
    xs = [x for x in range(wide) if image.pixelColor(x, high // 2).alpha() > _SOLID]
    ys = [y for y in range(high) if image.pixelColor(wide // 2, y).alpha() > _SOLID]
    if not xs or not ys:
        return QtCore.QRectF(0, 0, wide / ratio, high / ratio)
    return QtCore.QRectF(xs[0] / ratio, ys[0] / ratio, (xs[-1] - xs[0] + 1) / ratio, (ys[-1] - ys[0] + 1) / ratio)


_SOLID = 250


LASTS_MS = 2600
FESTIVE_Z = 20_000.0

Paint = Callable[[QtGui.QPainter, QtCore.QRectF, float], None]
"""Paints the table's festivity in its whole area, so many seconds after it began."""


@dataclass(frozen=True, slots=True)
class Spark:
    """A picture on its way."""

    picture: QtGui.QPixmap
    start: QtCore.QPointF
    speed: QtCore.QPointF
    """Pixels a second."""
    born: float
    """Seconds after the beginning."""
    life: float
    size: float = 1.0
    """Times the picture's own size, when it comes …"""
    swells_to: float = 1.0
    """… and when it goes."""
    spin: float = 0.0
    """Degrees a second."""
    weight: float = 0.0
    """Pixels a second, every second faster downwards."""
    strength: float = 1.0


def paint_sparks(painter: QtGui.QPainter, sparks: Sequence[Spark], seconds: float) -> None:
    """Paint those that are in the air at a moment."""
    for spark in sparks:
        age = seconds - spark.born
        if not 0 <= age < spark.life:
            continue
        share = age / spark.life
        painter.save()
        painter.setOpacity(spark.strength * min(1.0, share * 8, (1 - share) * 2.2))
        painter.translate(spark.start + spark.speed * age + QtCore.QPointF(0, spark.weight * age * age / 2))
        if spark.spin:
            painter.rotate(spark.spin * age)
        # Quick at first, as a puff of powder is.
        size = spark.size + (spark.swells_to - spark.size) * (1 - (1 - share) ** 2)
        painter.scale(size, size)
        half = spark.picture.deviceIndependentSize() / 2
        painter.drawPixmap(QtCore.QPointF(-half.width(), -half.height()), spark.picture)
        painter.restore()


class Festivity(QtWidgets.QGraphicsItem):
    """Shows one moment of a festivity; whoever made it moves the time on."""

    def __init__(self, area: QtCore.QRectF, paint: Paint) -> None:
        super().__init__()
        self._area = area
        self._paint = paint
        self._seconds = 0.0
        self.setZValue(FESTIVE_Z)

    def at(self, seconds: float) -> None:
        """Show this moment."""
        self._seconds = seconds
        self.update()

    def boundingRect(self) -> QtCore.QRectF:
        return self._area

    def paint(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionGraphicsItem,
        widget: QtWidgets.QWidget | None = None,
    ) -> None:
        painter.setRenderHints(QtGui.QPainter.RenderHint.Antialiasing | QtGui.QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, self._area, self._seconds)


EVEN, FALLING = QtCore.QEasingCurve.Type.Linear, QtCore.QEasingCurve.Type.InQuad
_FALLS, _RISES = 70, 110


def fading(item: Picture, first: float, last: float) -> Part:
    """Fade from one strength to another."""
    return lambda t: item.setOpacity(first + (last - first) * t)


def flying(
    item: Picture,
    start: QtCore.QPointF,
    end: QtCore.QPointF,
    high: float,
    first: float = 1.0,
    last: float = 1.0,
    spin: float = 0.0,
) -> Part:
    """Fly in an arc from one spot to another, growing from one size to another, turning once to a side and back."""

    def go(t: float) -> None:
        item.setPos(start + (end - start) * t - QtCore.QPointF(0, high * sin(pi * min(1.0, max(0.0, t)))))
        item.setScale(first + (last - first) * t)
        if spin:
            item.setRotation(spin * sin(pi * t))

    return go


def swelling(item: Picture, first: float, last: float, strength: float = 1.0) -> Part:
    """Grow, quickly at first, and is gone: for an even clock."""

    def swell(t: float) -> None:
        item.setScale(first + (last - first) * (1 - (1 - t) ** 3))
        item.setOpacity(strength * min(1.0, t * 9) * (1 - t) ** 0.75)

    return swell


def land(line: Timeline, at: float, item: Picture, size: float = LIFTED_SCALE) -> float:
    """Let what was in the air come down with its weight; return when it lies."""
    down = line.add(at, _FALLS, lambda t: item.setScale(size + (_SQUASHED - size) * t), FALLING)
    return line.add(down, _RISES, lambda t: item.setScale(_SQUASHED + (1.0 - _SQUASHED) * t), SPRING)


_SQUASHED = 0.97
