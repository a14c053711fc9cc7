"""The hand: what is held, whether by mouse, finger or keyboard, and what happens to it.

A piece is dragged, or taken by one click and put down by another, or taken with Enter, walked from place to place with
Tab or the arrows, and put with Enter. In all three the same happens: the legal places glow, the one under the piece
glows strongly and previews, a refused drop springs back. Never a native drag: those can't be styled or tested.
"""

from collections.abc import Sequence
from enum import Enum
from functools import partial
from math import pi, sin
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, Qt, QTimer, Signal

from elios_desktop.plain_board import Action
from elios_desktop.ui.board.animator import EVEN, SPRING, Animator, glide, tween
from elios_desktop.ui.board.items import LIFTED_SCALE, LIFTED_Z, Piece, Place, distance
from elios_desktop.ui.board.scene import KeyboardFocus, TableScene
from elios_desktop.ui.table.contract import Help, Peeks, TakesDrops

DRAG_THRESHOLD = 6.0
DOUBLE_CLICK_SPREAD = 12.0
LIFT_MS, SPRING_MS = 90, 220
SHAKE_MS, SHAKEN = 180, 6.0
"""What is refused shakes its head three times, so far to each side, before it springs back."""
PEEK_MS = 350


class HandState(Enum):
    """Whether something is in the hand, and how."""

    NOTHING = "nothing"
    PRESSED = "pressed"  # a button is down on it, it may become a drag or a click
    DRAGGED = "dragged"
    CARRIED = "carried"  # taken by a click, follows the pointer
    KEYS = "keys"


class HandAction(Enum):
    """What a hand did, for people who can't see it."""

    TAKEN = "taken"
    PUT = "put"
    LET_GO = "let go"
    TURNED = "turned"
    FLIPPED = "flipped"
    UNTURNED = "unturned"
    """It was rotated and lies as before."""
    STAYED = "stayed"
    """A key would have led on, but there was nothing to come to."""


class Peek(QObject):
    """Lets a piece that is pressed and held down be looked at from below, after a moment and until it is let go."""

    def __init__(self, table: TakesDrops[Any], parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._piece: Piece | None = None
        """What is looked at."""
        self._pressed: Piece | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PEEK_MS)
        self._timer.timeout.connect(self._look)

    def wait(self, piece: Piece) -> None:
        """Wait whether what is pressed will be held down."""
        if isinstance(self._table, Peeks) and self._table.can_peek(piece):
            self._pressed = piece
            self._timer.start()

    def end(self) -> bool:
        """Stop looking; tell whether it was looked at."""
        self._timer.stop()
        piece, self._piece, self._pressed = self._piece, None, None
        if piece is not None and isinstance(self._table, Peeks):
            self._table.peek(piece, False)
        return piece is not None

    def _look(self) -> None:
        self._piece, self._pressed = self._pressed, None
        if self._piece is not None and isinstance(self._table, Peeks):
            self._table.peek(self._piece, True)


class Hand(QObject):
    """One hand over one scene."""

    did = Signal(object, str)
    """A HandAction, and what it was done to: the label of the piece, or of the place where it was put."""

    focus_moved = Signal(str)
    """The label of what the keyboard has come to."""
    changed = Signal()
    """Something was taken, put or let go."""

    def __init__(
        self, scene: TableScene, animator: Animator, table: TakesDrops[Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._animator = animator
        self.table = table
        """The table that it works for."""
        self.how = HandState.NOTHING
        self.piece: Piece | None = None
        self.place: Place | None = None
        self.legal: list[str] = []
        """The places among which it goes; with no help, all of them."""
        self.help = Help.EVERYTHING
        self.putting = False
        """Whether a piece has just left the hand and the table hasn't said yet what comes of it: that will be drawn."""
        self._press = QPointF()
        self._at = QPointF()
        self._grip = QPointF()
        self._ring = KeyboardFocus(scene)
        self._peek = Peek(table, self)
        self._rising: QAbstractAnimation | None = None

    @property
    def holding(self) -> bool:
        """Whether a piece is in the air."""
        return self.how in (HandState.DRAGGED, HandState.CARRIED, HandState.KEYS)

    # -- pointer

    def press(self, at: QPointF) -> None:
        """A button or finger went down."""
        self.table.finish_motion()
        self._ring.hide()
        if self.holding:
            if self.how is HandState.KEYS:
                self.cancel()
            else:
                return  # a carried piece is put at the release
        self._peek.end()
        piece = self._piece_meant(at)
        self._press = at
        self._at = at
        if piece is None:
            self.how, self.piece = HandState.PRESSED, None
            return
        self.how, self.piece = HandState.PRESSED, piece
        self._grip = piece.pos() - at
        self._peek.wait(piece)

    def move(self, at: QPointF) -> None:
        """The pointer is there now."""
        self._at = at
        if self.how is HandState.PRESSED and self.piece is not None and distance(self._press, at) >= DRAG_THRESHOLD:
            self._take(self.piece, HandState.DRAGGED)
        if self.how in (HandState.DRAGGED, HandState.CARRIED) and self.piece is not None:
            # From the grip to the middle of the piece as it is lifted: what lies under the pointer is what counts.
            self.piece.setPos(at + self._grip * 0.35)
            self._hover(self._place_meant(at))

    def _piece_meant(self, at: QPointF) -> Piece | None:
        """Return the piece that is pressed there; where there is none, one that can be taken and lies under the
        finger."""
        return self.table.meant_at(at) or self._scene.piece_near(at, self.table.can_lift)

    def _place_meant(self, at: QPointF) -> Place | None:
        """Return the place there, rather one where the piece may go; where there is none, such a one under the
        finger."""
        scene = self._scene
        return scene.place_at(at, self.legal) or scene.place_at(at) or scene.place_near(at, self.legal)

    def release(self, at: QPointF) -> None:
        """The button or finger went up."""
        if self._peek.end():
            self.how, self.piece = HandState.NOTHING, None
        elif self.how is HandState.PRESSED:
            piece, self.piece, self.how = self.piece, None, HandState.NOTHING
            place = self._scene.place_at(at)
            if piece is not None and self.table.can_lift(piece):
                self._take(piece, HandState.CARRIED)
                self._hover(self._scene.place_at(at, self.legal))
            elif place is not None and self.table.click_place(place):
                return
            elif piece is not None:
                self.table.explain_piece(piece)
        elif self.how in (HandState.DRAGGED, HandState.CARRIED):
            self.move(at)
            self._put(self.place)

    def double_click(self, at: QPointF) -> None:
        """Flip what lies there (the first click of the two took it). Two quick taps at different spots, which some
        screens report as a double one, are two taps."""
        if self.holding and distance(self._press, at) > DOUBLE_CLICK_SPREAD:
            self.press(at)
            return
        piece = self.piece or self.table.meant_at(at)
        if self.how is not HandState.NOTHING:
            self.cancel(spring=False)
        if piece is not None:
            self._flip(piece)

    def wheel(self, steps: int) -> bool:
        """Turn what is held; False if nothing is."""
        if self.holding and self.piece is not None:
            self._turn(self.piece, steps)
            return True
        return False

    # -- keyboard

    def key(self, key: int, shift: bool) -> bool:
        """Return a key, while the table has the focus; whether it meant something."""
        if key == Qt.Key.Key_Escape:
            if self.how is not HandState.NOTHING:
                self.cancel()
                return True
            return self.table.give_up()
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._step(-1 if shift or key == Qt.Key.Key_Backtab else 1)
            return True
        if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._step_over(1 if key == Qt.Key.Key_PageDown else -1)
            return True
        if key in _ARROWS:
            self._step_towards(_ARROWS[Qt.Key(key)])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            return self._enter()
        if key == Qt.Key.Key_R:
            return self.wheel(-1 if shift else 1)
        return key == Qt.Key.Key_F and self._flip_here()

    def act(self, action: Action) -> None:
        """Do what the plain board says can be done with the thing where the keyboard is."""
        if action is Action.TURN:
            self.wheel(1)
        elif action is Action.FLIP:
            self._flip_here()
        else:
            self._enter()

    @property
    def focus(self) -> str | None:
        """The key of the piece or place where the keyboard is."""
        return self._ring.at

    def light_ring(self, on: bool) -> None:
        """The keyboard has come to the table, or has left it: there is one ring on the screen at a time."""
        self._ring.lit = on
        if self._ring.at is not None:
            self._ring.show()

    def focus_on(self, key: str | None) -> None:
        """Move the keyboard's ring; what the keyboard holds goes with it."""
        self._ring.at = key
        place = self._scene.places.get(key or "")
        if self.holding and place is not None:
            self._hover(place)
            if self.piece is not None and self.how is HandState.KEYS:
                self.piece.setPos(place.centre)
        self.focus_moved.emit(self._ring.show())
        self.table.focus(key)
        self.table.focus(key)

    def _walked(self) -> Sequence[str]:
        """List what the keyboard walks now. What fits nowhere stays where it is: the ring around it is not lost."""
        held = self.legal or [piece.key for piece in (self.piece,) if piece is not None]
        return held if self.holding else self.table.walk()

    def _step(self, step: int) -> None:
        self.table.finish_motion()
        self.table.look_away()
        before = self._ring.at
        self.focus_on(self._ring.following(self._walked(), step))
        if before is not None and before == self._ring.at:
            self.did.emit(HandAction.STAYED, "")

    def _step_over(self, step: int) -> None:
        """To the first of what belongs together after (or before) what belongs together here: another row of cells, or
        things of another kind or owner."""
        self.table.finish_motion()
        keys = self._walked()
        if self._ring.at not in keys:
            self._step(step)
            return
        self.table.look_away()
        groups = list(map(self.table.part_of, keys))
        firsts = [at for at in range(len(keys)) if at == 0 or groups[at] != groups[at - 1]]
        here = max(at for at in firsts if at <= keys.index(self._ring.at))
        there = keys[firsts[(firsts.index(here) + step) % len(firsts)]]
        if there == self._ring.at:
            self.did.emit(HandAction.STAYED, "")
        self.focus_on(there)

    def _step_towards(self, direction: tuple[int, int]) -> None:
        """To the nearest piece or place in a direction; while something is held, to any place, legal or not."""
        self.table.finish_motion()
        self.table.look_away()
        if self._ring.where(self._ring.at) is None:
            self._step(1)
            return
        found = self._ring.nearest(self._scene.places if self.holding else self.table.walk(), direction)
        if found is not None:
            self.focus_on(found)
        else:
            self.did.emit(HandAction.STAYED, "")

    def _enter(self) -> bool:
        self.table.finish_motion()
        if self.holding:
            self._put(self._scene.places.get(self._ring.at or "") or self._under_ring or self.place)
            return True
        piece, place = self._scene.pieces.get(self._ring.at or ""), self._scene.places.get(self._ring.at or "")
        if piece is not None:
            if self.table.can_lift(piece):
                self._take(piece, HandState.KEYS)
                self.focus_on(self.legal[0] if self.legal else self._ring.at)
            else:
                self.table.explain_piece(piece)
            return True
        return place is not None and self.table.click_place(place)

    @property
    def _under_ring(self) -> Place | None:
        """The place where another piece lies that the keyboard has come to."""
        piece = self._scene.pieces.get(self._ring.at or "")
        return self._scene.place_at(piece.home) if piece is not None and piece is not self.piece else None

    # -- taking and putting

    def _take(self, piece: Piece, how: HandState) -> None:
        self._peek.end()
        if not self.table.can_lift(piece):
            self.how, self.piece = HandState.NOTHING, None
            self.table.explain_piece(piece)
            return
        self.how, self.piece, self.place = how, piece, None
        self.legal = self._places_for(piece)
        piece.lift()
        self._raise(piece)
        self._scene.light(())
        self._glow(None)
        self.table.hold(piece, None)
        self.changed.emit()
        self.did.emit(HandAction.TAKEN, piece.label)

    def _raise(self, piece: Piece) -> None:
        """Let it grow as it leaves the table; it may be moved at once, and put down before it has."""
        self._stop_rising()
        if self._animator.speed:
            self._rising = tween(round(LIFT_MS * self._animator.speed), lambda: partial(self._grow, piece))
            self._rising.setParent(self)
            self._rising.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _grow(self, piece: Piece, share: float) -> None:
        if piece is self.piece and self.holding:
            piece.setScale(1 + (LIFTED_SCALE - 1) * share)

    def _stop_rising(self) -> None:
        if self._rising is not None:
            self._rising.stop()
            self._rising.deleteLater()
            self._rising = None

    def _turn(self, piece: Piece, steps: int) -> None:
        turned = [each for each in (piece, self.place) if each is not None]
        before = [each.label for each in turned]
        self.table.turn_held(piece, steps)
        after = [each.label for each in turned]
        for label in after if after != before else ():
            self.did.emit(HandAction.TURNED, label)
        if after == before:
            self.did.emit(HandAction.UNTURNED, "")

    def _flip(self, piece: Piece) -> None:
        before = piece.label
        self.table.flip(piece)
        after = self._scene.pieces.get(piece.key)
        if after is not None and after.label != before:
            self.did.emit(HandAction.FLIPPED, after.label)

    def _flip_here(self) -> bool:
        """Flip what is held, or what the keyboard has come to; False if that is no piece."""
        piece = self.piece or self._scene.pieces.get(self._ring.at or "")
        if piece is not None:
            if not self.table.flips_in_hand:
                self.cancel(spring=False)
            self._flip(piece)
        return piece is not None

    def _places_for(self, piece: Piece) -> list[str]:
        places = self.table.legal_places(piece)
        return list(self._scene.places) if self.help is Help.NOTHING else places

    def _glow(self, place: Place | None) -> None:
        """Light where it may go, and the place under it; with no help, that place alone, whatever it is."""
        under = place.key if place is not None else None
        quiet = self.help is Help.NOTHING
        self._scene.glow([under] if quiet and under else [] if quiet else self.legal, under)

    def _hover(self, place: Place | None) -> None:
        if place is self.place or self.piece is None:
            return
        self.place = place
        self._glow(place)
        self.table.hold(self.piece, place if self.help is Help.EVERYTHING else None)

    def _put(self, place: Place | None) -> None:
        piece = self.piece
        if piece is None:
            return
        if place is None:
            self.cancel()
            return
        by_keys = self.how is HandState.KEYS
        self.putting = True
        self._release_hold(piece)
        self.putting = False
        there = place.label
        refusal = self.table.drop(piece, place)
        if refusal is None:
            self.did.emit(HandAction.PUT, there)
        else:
            self._spring_back(piece, refused=True)
            self.table.refuse(refusal)
            self.changed.emit()
            if by_keys:
                self.focus_on(piece.key)  # to be taken again, and put elsewhere
        self._focus_after()

    def cancel(self, spring: bool = True) -> None:
        """Let go: what is held goes back where it was."""
        if self._peek.end():
            self.how, self.piece = HandState.NOTHING, None
        piece, lifted = self.piece, self.holding
        if piece is None or not lifted:
            self.how, self.piece = HandState.NOTHING, None
            return
        by_keys = self.how is HandState.KEYS
        self._release_hold(piece)
        if spring:
            self._spring_back(piece)
        else:
            piece.setPos(piece.home)
            piece.lower()
        if by_keys:
            self.focus_on(piece.key)
        self.did.emit(HandAction.LET_GO, piece.label)

    def _release_hold(self, piece: Piece) -> None:
        self._stop_rising()
        self.how, self.piece, self.place, self.legal = HandState.NOTHING, None, None, []
        self._scene.glow(())
        self.table.let_go(piece)
        self.changed.emit()

    def _spring_back(self, piece: Piece, refused: bool = False) -> None:
        piece.lower()
        piece.setZValue(LIFTED_Z - 1)  # above all others on its way; the redrawing at the end puts it back
        speed = self._animator.speed

        def shake() -> QAbstractAnimation:
            return tween(round(SHAKE_MS * speed), lambda: partial(_shaken, piece, piece.pos()), EVEN)

        def back() -> QAbstractAnimation:
            return glide(piece, piece.home, round(SPRING_MS * speed), SPRING)

        self._animator.play([shake, back] if refused else [back])

    def tidy(self) -> None:
        """The table was drawn anew: the keyboard's ring goes if what it was around is gone."""
        if not self.holding:
            self._focus_after()

    def _focus_after(self) -> None:
        if self._ring.gone:
            self.focus_on(None)

    # -- when the table was drawn anew under a held piece (resize, language, theme)

    def rebind(self) -> None:
        """Hold the piece of the same name again, after the table was drawn anew."""
        focus, self._ring.at = self._ring.at, None
        if focus is not None and not self.holding:
            self.focus_on(focus if self._ring.where(focus) is not None else None)
        if not self.holding or self.piece is None:
            return
        piece, how = self._scene.pieces.get(self.piece.key), self.how
        if piece is None or not self.table.can_lift(piece):
            self.how, self.piece, self.place, self.legal = HandState.NOTHING, None, None, []
            self._scene.glow(())
            self.changed.emit()
            return
        was = self.place.key if self.place else None
        self.piece, self.place = piece, None
        self.legal = self._places_for(piece)
        piece.lift()
        self._glow(None)
        self.table.hold(piece, None)
        if how is HandState.KEYS and was is not None:
            self.focus_on(was)
        elif how in (HandState.DRAGGED, HandState.CARRIED):
            self.move(self._at)  # drawing put it where it lies; it is under the pointer


def _shaken(piece: Piece, around: QPointF, share: float) -> None:
    piece.setPos(around + QPointF(SHAKEN * sin(6 * pi * share), 0))


_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
