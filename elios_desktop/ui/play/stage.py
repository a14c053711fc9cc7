"""A game's table set up, for everything that shows one: a game's page, a lesson, a picture, a puzzle."""

from collections.abc import Callable, Generator, Iterable
from functools import cached_property, partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from elios_desktop.engine.contract import AnyTransition
from elios_desktop.ui.board import animator, scene
from elios_desktop.ui.kit.art import UnfinishedError
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.table_view import TableView
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.turns import TurnState
from elios_desktop.ui.table import base, contract, hand

LAID_OUT = QSize(1000, 660)
"""A table is laid out at this size, like in a small window, and then made smaller."""
_MARGIN = 14.0
"""Around what a part of a table shows."""
_FINER = 2.0
"""A small picture is painted so much larger than it is shown."""


class Stage(QObject):
    """Makes a table over a controller, with a scene and an animator; the hand and the view where people ask for them.

    `voice` takes what the table says, `speed` is a value of `animator.SPEEDS` (0: nothing moves). Call `stop` before it
    is dropped.
    """

    def __init__(
        self,
        theme: Theme,
        controller: Controller,
        voice: contract.Voice | None = None,
        speed: float = 0.0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.voice = voice or contract.Voice()
        self.scene = scene.TableScene(theme, self)
        self.animator = animator.Animator(self)
        self.animator.speed = speed
        made = base.table_class(controller.session.game.id)
        self.table: base.AnyTable = made(self.scene, self.animator, controller, self.voice)
        self.table.setParent(self)
        self.shows_again = False
        """Whether moves are shown again that were made before: nobody can do anything meanwhile."""

    @cached_property
    def hand(self) -> hand.Hand:
        """What holds pieces, by mouse, finger or keyboard."""
        return hand.Hand(self.scene, self.animator, self.table, self)

    @cached_property
    def view(self) -> TableView:
        """The widget; its table is shown by `show_table`."""
        return TableView(self.scene, self.hand)

    def let_go(self) -> None:
        """Let nobody hold anything, and no motion go on that was shown to somebody else."""
        self.animator.finish()
        self.hand.cancel(spring=False)

    def show_now(self) -> None:
        """Show the position that the controller shows now; what is held stays in the hand, if it is still there."""
        self.table.redraw()
        self.hand.rebind()

    def stop(self) -> None:
        """Let nothing of it keep running."""
        self.let_go()
        self.table.stop()


class TurnPresenter(QObject):
    """Brings onto a stage what happens in its game: a move by its events and, at their end, whose turn it is now, or
    the position. Nothing else shows a position: what has to follow it derives from this."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._controller = stage.controller
        self._controller.moved.connect(self._on_moved)
        self._controller.turns.changed.connect(self.hand_over_to)
        stage.animator.finished.connect(self._on_animated)

    def _on_moved(self, transition: AnyTransition) -> None:
        stage = self._stage
        stage.table.finish_motion()
        if stage.animator.speed == 0.0:
            stage.voice.play(stage.table.sound(transition))
        stage.animator.play(stage.table.steps(transition))

    def _on_animated(self) -> None:
        turn = self._controller.turns.pass_on()
        if turn is None:
            self.show_now()
        else:
            self.hand_over_to(turn)

    def hand_over_to(self, turn: TurnState) -> None:
        """Show the table to whose turn it is now."""
        self._stage.let_go()
        self._stage.hand.focus_on(None)
        self._stage.table.begin_turn(turn)
        self.show_now()

    def show_now(self) -> None:
        """Show the position that the controller shows now, and everything that follows from it: the only way."""
        self._stage.show_now()


class Snapshot:
    """Paints a table without a window: for home’s list, for the rulebook, for exports. It has no hand and no timer.
    Close it with `close`."""

    def __init__(
        self, theme: Theme, controller: Controller, size: QSize = LAID_OUT, ratio: float = 1.0, later: bool = False
    ) -> None:
        """`later`: `lay_out` is still to come."""
        self._stage = Stage(theme.plain, controller)
        self.scene, self.table = self._stage.scene, self._stage.table
        self.scene.art.clear(ratio)
        self._ratio = ratio
        if not later:
            self.lay_out(size)

    def lay_out(self, size: QSize) -> None:
        """Draw the table in this size."""
        self.table.lay_out_anew(QRectF(0, 0, size.width(), size.height()))

    def set_up(self, size: QSize) -> bool:
        """Make ready for drawing it in this size, as far as can be painted in a moment; tell whether that is all."""
        return self._in_a_moment(partial(self.table.set_up, QRectF(0, 0, size.width(), size.height())))

    def draw_on(self) -> bool:
        """Draw as much of it as can be painted in a moment; tell whether that is all."""
        return self._in_a_moment(self.table.redraw)

    def _in_a_moment(self, paint: Callable[[], object]) -> bool:
        try:
            with self.scene.art.patience.only_a_moment():
                paint()
        except UnfinishedError:
            return False
        return True

    def image(self, crop: QRectF | None = None) -> QImage:
        """Paint the table, or a part of it, at the pixel ratio of the snapshot."""
        part = crop or self.scene.sceneRect()
        size = QSize(max(1, round(part.width() * self._ratio)), max(1, round(part.height() * self._ratio)))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.scene.render(painter, QRectF(0, 0, size.width(), size.height()), part)
        painter.end()
        return image

    def paint(self, painter: QPainter, target: QRectF) -> None:
        """Paint it on any painter, such as that of an SVG file."""
        self.scene.render(painter, target, self.scene.sceneRect())

    def close(self) -> None:
        """Let go of everything, and at once: a rulebook on paper makes dozens of tables before anybody comes back to
        the event loop."""
        self.table.stop()
        self.scene.clear()
        for each in (self.table, self._stage.animator, self.scene, self._stage):
            each.deleteLater()
            QCoreApplication.sendPostedEvents(each, QEvent.Type.DeferredDelete.value)


def small_picture(theme: Theme, controller: Controller, size: QSize, ratio: float) -> Generator[None, None, QImage]:
    """Paint the table as it stands, in this size; in parts, between which the window may do something else."""
    # Laid out in the shape that is asked for, so that nothing has to be cut off; and painted not much larger than that.
    laid_out = size.scaled(LAID_OUT, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    snapshot = Snapshot(theme, controller, ratio=_FINER * ratio * size.width() / laid_out.width(), later=True)
    try:
        yield
        while not snapshot.set_up(laid_out):
            yield
        yield
        while not snapshot.draw_on():
            yield
        yield
        image = snapshot.image().scaled(
            size * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    finally:
        snapshot.close()
    image.setDevicePixelRatio(ratio)
    return image


def part_of(table: base.AnyTable, names: Iterable[str], size: QSizeF, least: float) -> QRectF:
    """Return the part of a table with these things on it, in the proportions of a picture, and at `least` so much of
    the table's width; all of it if none is there."""
    rect = QRectF()
    for name in names:
        for shape, _, _ in table.shapes(name):
            rect = rect.united(shape.boundingRect())
    if rect.isEmpty():
        rect = QRectF(table.area)
    else:
        margin = max(_MARGIN, min(rect.width(), rect.height()) * 0.085)
        rect = rect.adjusted(-margin, -margin, margin, margin)
        if (wanting := least * table.area.width() - rect.width()) > 0:
            rect = rect.adjusted(-wanting / 2, 0, wanting / 2, 0)
    proportion = size.width() / size.height()
    wide = max(rect.width(), rect.height() * proportion)
    result = QRectF(0, 0, wide, wide / proportion)
    result.moveCenter(rect.center())
    if least and result.height() <= table.area.height():  # nothing beside the table is shown
        area = QRectF(table.area)
        result.moveTop(min(max(result.top(), area.top()), area.bottom() - result.height()))
        result.moveLeft(min(max(result.left(), area.left()), area.right() - result.width()))
    return result
