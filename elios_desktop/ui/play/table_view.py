"""The view of a table: turns Qt's events into what the hand understands, and keeps the scene at the view's size."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from elios_desktop.plain_board import Action, PlainBoard, Role, Thing
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.items import Piece
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.play.accessible import LET_GO, install, tell_board, tell_described, tell_focus, tell_held
from elios_desktop.ui.play.requests import nothing
from elios_desktop.ui.table.base import AnyTable
from elios_desktop.ui.table.contract import Peeks, PointsOut, Zooms
from elios_desktop.ui.table.hand import Hand

LOOK_MS = 3000
"""So long a piece is looked at that assistive technology asked to look at."""
_OTHER_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_FRAME = 6
"""The width of the frame while one looks back."""


_SETTLES_MS = 100
"""So long after the last step of a resize a table is laid out."""
_HANDS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
    QEvent.Type.KeyPress,
    QEvent.Type.KeyRelease,
)
"""Whoever does something at a table means what is there, not its stretched picture."""


class Stretching(QObject):
    """While somebody drags a window larger or smaller, its table is shown as a stretched picture of itself; it is laid
    out once, a moment after the last step.

    The picture is of one position, seen by one person: with whatever changes on the table it is gone at once.
    """

    def __init__(self, view: "TableView", settle: Callable[[], object]) -> None:
        """`settle` lays the table out for the size that it has now."""
        super().__init__(view)
        self._view = view
        self._settle = settle
        self.settles_ms = _SETTLES_MS
        self._picture: QtGui.QPixmap | None = None
        self._drawn = 0
        """How often the table had been drawn then."""
        self._window: QtGui.QWindow | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_timer)

    @property
    def on(self) -> bool:
        """Whether the window is being resized."""
        return self._timer.isActive()

    def watch(self, window: QtGui.QWindow | None) -> None:
        """Follow this window's size. (Its widget hears of it only when all that is in it has its new size.)"""
        if window is not None and window is not self._window:
            self._window = window
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin with a step that a person made: what the program itself does is done at once."""
        view = self._view
        seen = isinstance(event, QtGui.QResizeEvent) and view.laid_out > 0 and view.isVisible()
        if seen and cast("QtGui.QResizeEvent", event).size() != view.window().size():
            if not self.on:
                self._begin()
            self._timer.start(self.settles_ms)
        return False

    def _begin(self) -> None:
        view = self._view
        view.finish_motion()
        self._picture, self._drawn = view.viewport().grab(), view.table_scene.drawn

    def _on_timer(self) -> None:
        self.forget()
        self._settle()

    def end(self) -> None:
        """Show the table itself again, laid out for its size."""
        if self.on:
            self._on_timer()

    def forget(self) -> None:
        """Show the table itself again, as it is."""
        self._timer.stop()
        if self._picture is not None:
            self._picture = None
            self._view.viewport().update()

    def paint(self) -> bool:
        """Paint the picture; False if it doesn't show any more what is on the table. Not smoothly: that would take ten
        times as long, and it is gone in a moment."""
        view = self._view
        if self._picture is not None and (view.table_scene.drawn != self._drawn or view.moves):
            self._picture = None
            self._timer.start(0)
        if self._picture is None:
            return False
        painter = QtGui.QPainter(view.viewport())
        painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(view.viewport().rect(), self._picture)
        painter.end()
        return True


class TableView(QGraphicsView):
    """One table on the screen."""

    action_key = Signal(str)
    """A letter that no piece took: perhaps the key of a button."""

    def __init__(self, scene: TableScene, hand: Hand, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._hand = hand
        self._table: AnyTable | None = None
        self._panned: QPoint | None = None
        self._framed = False
        self.laid_out = 0
        """How often the table was laid out here."""
        self.settled: Callable[[], object] = nothing
        """Hears that the window has the size that it was dragged to."""
        self.stretching = Stretching(self, self._settle)
        self._laid_out_in = ""
        """The language of the words on the table."""
        self.told = ""
        """What is said of where the keyboard is, while it is said."""
        self.renamed = ""
        """What readers have heard what has the keyboard is called now, since it came there."""
        self.resting = False
        """Whether somebody was called to the table, and the keyboard is on nothing there so far."""
        self._held_before: str | None = None
        self._listed: tuple[PlainBoard, list[str], list[Thing]] | None = None
        """A board, what was legal, and what lay there then: readers ask for each thing by itself."""
        self._arriving = QTimer(self)
        """The keyboard may go there and back at once: only where it comes to rest is told."""
        self._arriving.setSingleShot(True)
        self._arriving.setInterval(0)
        self._arriving.timeout.connect(self._on_arriving)
        self._reader_at: str | None = None
        """Where readers believe the keyboard to be: who is told that it came where it is already says nothing."""
        install()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setRenderHint(QtGui.QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        hand.focus_moved.connect(self._say)
        hand.changed.connect(self._on_hand)

    @property
    def table_scene(self) -> TableScene:
        """What the view shows."""
        return self._scene

    @property
    def hand_focus(self) -> str | None:
        """The key of the piece or place where the keyboard is."""
        return self._hand.focus

    def show_table(self, table: AnyTable) -> None:
        """Show this table and let the hand serve it."""
        self._table = table
        table.actions_changed.connect(self._on_redrawn)
        if self.isVisible():  # else it has no size yet, and is laid out as soon as it has
            self.lay_out()

    # -- for assistive technology (see `accessible`)

    @property
    def things(self) -> list[Thing]:
        """What lies on the table. A place under a piece that is called like it is one thing with it: the piece, or the
        place while something can be put there, or has been, and the keyboard is still on it: readers follow nothing
        that isn't in the tree."""
        if self._table is None:
            return []
        board, stay, focus = self._table.board, self.legal_keys, self.hand_focus
        if focus in self._scene.places and focus not in self._scene.pieces:
            stay = [*stay, focus]
        if self._listed is None or self._listed[0] is not board or self._listed[1] != stay:
            pieces = {thing.label for thing in board.things if thing.role is Role.PIECE}
            goals, held = {thing.label for thing in board.things if thing.key in stay}, self.held_key
            found = [
                each
                for each in board.things
                if (each.role is not Role.PLACE or each.label not in pieces or each.key in stay)
                and (each.role is not Role.PIECE or each.label not in goals or each.key == held)
            ]
            self._listed = board, stay, found
        return self._listed[2]

    def lies_on(self, place: Thing) -> Thing | None:
        """Return the piece that is one thing with a place."""
        if self._table is None or place.role is not Role.PLACE:
            return None
        pieces = (thing for thing in self._table.board.things if thing.role is Role.PIECE)
        return next((each for each in pieces if each.label == place.label), None)

    def thing(self, key: str) -> Thing | None:
        """Return the thing with this key."""
        return self._table.board.thing(key) if self._table is not None else None

    @property
    def held_key(self) -> str | None:
        """The key of what the hand holds."""
        return self._hand.piece.key if self._hand.holding and self._hand.piece is not None else None

    @property
    def legal_keys(self) -> list[str]:
        """The keys of the places where that may go."""
        return self._hand.legal if self._hand.holding else []

    @property
    def walked(self) -> Sequence[str]:
        """List what the keyboard comes to: places for what is held, else what something can be done with."""
        return self.legal_keys if self._hand.holding or self._table is None else self._table.walk()

    @property
    def covered(self) -> bool:
        """Whether nobody can do anything here: a curtain is down."""
        return self.focusPolicy() == Qt.FocusPolicy.NoFocus

    def description_of(self, thing: Thing) -> str:
        """Say what is said of a thing besides its name."""
        if self.told and thing.key == self._hand.focus:
            return self.told
        place = self._table.said_over.place if self._table is not None else None
        if place is not None and place.key == thing.key:
            then = place.label.removeprefix(thing.label).strip(". ")
            text = fill(translate("Telling", "Then: {outcome}."), outcome=then) if then else ""
            return text.removesuffix(".") if then.endswith("!") else text
        return translate("Telling", "It can go here.") if thing.key in self.legal_keys else ""

    def arrive(self) -> None:
        """Tell readers where the keyboard is, if they haven't been told."""
        if self._arriving.isActive():
            self._arriving.stop()
            self._on_arriving()

    def _on_arriving(self) -> None:
        if self.hasFocus():  # it may have gone to a button meanwhile
            self._reader_at, self.renamed = self._hand.focus, ""
            tell_focus(self)

    def rest(self) -> None:
        """The keyboard is on nothing: somebody else plays now, and hears what is asked."""
        self.resting = True

    def describe_focus(self, text: str) -> None:
        """Repeat what was just said, for readers that only hear of a changed description: it is in the event, and
        nowhere else afterwards."""
        if self.renamed and text.removesuffix(".") == self.renamed.removesuffix("."):
            return  # its new name says it all
        self.told = text
        tell_described(self)
        self.told = ""

    def act_soon(self, key: str, action: str) -> None:
        """Do with a thing what assistive technology was asked to; with no action, only go there. It waits until the
        one who asked has its answer."""
        QTimer.singleShot(0, self, partial(self.act, key, action))

    def act(self, key: str, action: str) -> None:
        """Do this with a thing; with no action, only go there."""
        table, hand = self._table, self._hand
        if table is None or self.covered:
            return
        table.finish_motion()
        thing = self.thing(key)
        if thing is None:
            return  # the motion ended elsewhere
        on_it = self.lies_on(thing) if action and not hand.holding else None
        key = on_it.key if on_it is not None else key
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        piece = self._scene.pieces.get(key)
        if key != self.held_key:
            hand.focus_on(key)
        if action == Action.LOOK.value and piece is not None and isinstance(table, Peeks) and table.can_peek(piece):
            table.peek(piece, True)
            QTimer.singleShot(LOOK_MS, self, partial(self._end_look, piece))
        elif action == LET_GO:
            hand.cancel()
        elif action:
            hand.act(Action(action))

    def _end_look(self, piece: Piece) -> None:
        table = self._table
        if isinstance(table, Peeks) and self._scene.pieces.get(piece.key) is piece and table.can_peek(piece):
            table.peek(piece, False)
            self.stretching.end()

    def _on_redrawn(self) -> None:
        self.stretching.end()
        tell_board(self)

    def _on_hand(self) -> None:
        before, self._held_before = self._held_before, self.held_key
        tell_board(self)
        tell_held(self, tuple(key for key in (before, self._held_before) if key is not None))

    def hideEvent(self, event: QtGui.QHideEvent) -> None:
        """Tell nobody any more where the keyboard is."""
        super().hideEvent(event)
        self._arriving.stop()
        self.stretching.forget()

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        self.stretching.watch(self.window().windowHandle())
        if self.laid_out and self._scene.sceneRect().size() != self.viewport().size().toSizeF():
            self.lay_out()  # it was taken away while the window was being resized

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        self._hand.light_ring(True)
        if self._hand.focus is not None or self.resting:
            self._arriving.start()  # of the table itself Qt tells it

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._reader_at, self.resting = None, False
        # A menu or another window comes back here.
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self._hand.light_ring(False)

    def lay_out(self, keep_pictures: bool = False) -> None:
        """Draw everything anew for the size, pixel ratio, theme and language in force. Where only the language changed,
        the pictures are kept: each one's key names the words on it."""
        size = self.viewport().size()
        if self._table is None or size.width() < 50 or size.height() < 50:
            return
        self.stretching.forget()
        self.laid_out += 1
        self._laid_out_in = QLocale().name()
        if not keep_pictures:
            self._scene.art.clear(self.devicePixelRatioF())
        self._table.lay_out_anew(QRectF(0, 0, size.width(), size.height()))
        self._hand.rebind()

    def retranslate(self) -> None:
        """Lay the table out in the language in force, unless it has got another size meanwhile and is so already."""
        if self._laid_out_in != QLocale().name():
            self.lay_out(keep_pictures=True)

    def frame(self, on: bool) -> None:
        """A frame says that this isn't what the game has come to."""
        if on != self._framed:
            self._framed = on
            self.viewport().update()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        if self.stretching.paint():
            return
        super().paintEvent(event)
        if self._framed:
            painter = QtGui.QPainter(self.viewport())
            painter.setPen(QtGui.QPen(QtGui.QColor(self._scene.theme.palette.accent), _FRAME))
            inside = _FRAME // 2
            painter.drawRect(self.viewport().rect().adjusted(inside, inside, -inside, -inside))
            painter.end()

    # -- size

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.stretching.on:
            self.finish_motion()
            self.lay_out()

    @property
    def moves(self) -> bool:
        """Whether anything is on its way."""
        return self._table is not None and self._table.animator.busy

    def finish_motion(self) -> None:
        """Jump to the end of what moves."""
        if self._table is not None:
            self._table.finish_motion()

    def _settle(self) -> None:
        before = self.laid_out
        self.settled()
        if self.laid_out == before:
            self.lay_out()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.lay_out()
        elif event.type() in _HANDS:
            self.stretching.end()
        return super().event(event)

    # -- pointer; touch arrives here as the mouse events that Qt makes of it

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self._hand.cancel()
            return
        if event.button() == Qt.MouseButton.LeftButton:
            at = self.mapToScene(event.position().toPoint())
            self._hand.press(at)
            grabbed = self._hand.piece is not None or self._hand.holding
            self._panned = None if grabbed else event.position().toPoint()

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._panned is not None and event.buttons() & Qt.MouseButton.LeftButton:
            if isinstance(self._table, Zooms) and self._table.pan(QPointF(here - self._panned)):
                self._panned = here
            return
        self._hand.move(self.mapToScene(here))
        if isinstance(self._table, PointsOut) and not self._hand.holding:
            at = self.mapToScene(here)
            self._table.point_at(self._scene.place_at(at), self._scene.piece_at(at))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if isinstance(self._table, PointsOut) and not self._hand.holding:
            self._table.point_at(None, None)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in _HANDS:
            self.stretching.end()
        if isinstance(event, QtGui.QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._table is not None:
            text = ""
            if isinstance(self._table, PointsOut) and not self._hand.holding:
                text = self._table.tip_at(self.mapToScene(event.pos()))
            from html import escape

            # As rich text it is broken into lines; without any, what was shown is taken away.
            QToolTip.showText(event.globalPos(), f"<p>{escape(text)}</p>" if text else "", self.viewport())
            return True
        return super().viewportEvent(event)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._panned = None
            self._hand.release(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._hand.double_click(self.mapToScene(event.position().toPoint()))

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        delta = event.angleDelta().y() / 120
        if event.device().type() == QtGui.QInputDevice.DeviceType.TouchPad and self._hand.holding:
            delta = 0 if abs(delta) < 0.5 else delta
        steps = round(delta) or (1 if delta > 0 else -1 if delta < 0 else 0)
        taken = bool(steps) and self._hand.wheel(steps)
        if not taken and isinstance(self._table, Zooms):
            self._table.wheel(delta, self.mapToScene(event.position().toPoint()))
        event.accept()

    # -- keyboard

    def focusNextPrevChild(self, _next: bool) -> bool:
        return False  # Tab walks pieces and places; F6 leaves the table (see the table page)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & _OTHER_KEYS:
            super().keyPressEvent(event)
            return
        if self._hand.key(event.key(), shift) or (self._table is not None and self._table.key(event.key(), shift)):
            event.accept()
            return
        if _is_letter(event):
            event.accept()  # once is enough: the page would ask for it again
            self.action_key.emit(event.text().upper())
        else:
            event.ignore()

    def letter(self, event: QtGui.QKeyEvent) -> bool:
        """Return a key that was pressed elsewhere on the page; whether the table did something by it."""
        if self._table is None or event.modifiers() & _OTHER_KEYS or not _is_letter(event):
            return False
        if self._table.key(event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)):
            return True
        self.action_key.emit(event.text().upper())
        return False

    def _say(self, label: str) -> None:
        """Tell assistive technology what the keyboard has come to."""
        key = self._hand.focus
        known = key is not None and self.thing(key) is not None
        self.resting = self.resting and key is None
        self.setAccessibleDescription("" if known else label)
        if known and key == self._reader_at:
            self._arriving.stop()
        elif label or self.hasFocus():  # without a thing, the table itself has it
            self._arriving.start()


def _is_letter(event: QtGui.QKeyEvent) -> bool:
    return bool(event.text().strip()) and event.text().isprintable()
