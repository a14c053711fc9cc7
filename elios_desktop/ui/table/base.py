"""What all tables share: the part of the window that draws one game's positions and turns drops into moves.

A table draws what its controller's `view()` shows, so it can't show what the person at the machine may not see, and
asks the engine for everything that is a rule. To write one, derive from `Table[Move, View]`, and from what else it can
do (`contract`); `layout`, `draw` and `move_for` are all that it needs.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, cast

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainterPath

from elios_desktop.engine.contract import AnyTransition, M, Refusal, Seat, V, seen
from elios_desktop.engine.record import computer_level
from elios_desktop.games import entry_of
from elios_desktop.plain_board import D, Gesture, PlainBoard, Situation, find_board, seat_key
from elios_desktop.ui.board.animator import Animator, Step
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.plates import Plate, plate_height, put_plate
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import Sentence, translate
from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.table.contract import Drafts, Draws, Help, Offers, TakesDrops, Voice

if TYPE_CHECKING:
    from elios_desktop.ui.session.controller import Controller


FIRST_ROOM = QRectF(0, 0, 1000, 640)
"""For this room a table is laid out before it has one of its own."""


class SaidOver:
    """Adds to the name of one place at a time what putting a piece there would bring, for who can't see it."""

    def __init__(self) -> None:
        self._now: tuple[Place, str] | None = None
        """The place, and its own label."""

    @property
    def place(self) -> Place | None:
        """The place of whose name more is said."""
        return self._now[0] if self._now is not None else None

    def say(self, place: Place | None, text: str) -> None:
        """Add this to the place's name. The next call takes it back."""
        if self._now is not None:
            before, label = self._now
            before.label = label
        self._now = None
        if place is not None and text:
            self._now = place, place.label
            place.label = f"{place.label}. {text}"


class Table(QObject, Draws[V], TakesDrops[M], Offers, Drafts, Generic[M, V]):
    """Base of the games' tables."""

    draft_changed = Signal()
    """A half-done turn or arrangement changed: what `draft()` returns should be saved."""
    actions_changed = Signal()
    """What `actions()` returns changed, or what the person should do next."""

    board: PlainBoard = PlainBoard(())
    """What is on the table, as it was drawn last."""

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller, voice: Voice) -> None:
        super().__init__()
        self.scene = scene
        self.animator = animator
        self.controller = controller
        self.voice = voice
        self.area = QRectF()
        self.explains = False
        """Whether it is the picture of a rule: there nothing is marked as what just happened."""
        self.help = Help.EVERYTHING
        """How much is shown before a piece is put down."""
        self.one_by_one = False
        """Whether moves are shown again one after the other: then only the last of them is marked."""
        self._lit: tuple[tuple[str, ...], str, tuple[tuple[str, str], ...], tuple[Any, ...]] = ((), "", (), ())
        self.said_over = SaidOver()

    # -- what a table of its own is put together from

    def plain_board(self, view: V) -> PlainBoard:
        """Return what is on the table as a plain list, in the language in force, and keep it as `board`."""
        self.board = find_board(self.controller.session.game.id).board(self.situation_in(view, None), translate)
        return self.board

    def situation_in(self, view: V, draft: D) -> Situation[V, M, D]:
        """Return what a plain board is made from, with what is half done."""
        return Situation(view, self.viewer, tuple(self.legal), draft, tuple(self.controller.kept.names))

    def put_place(self, key: str, room: QRectF) -> None:
        """Put a rectangle where something may go, called as the plain board calls it."""
        thing, shape = self.board.thing(key), QPainterPath()
        assert thing is not None, f"the plain board has no {key!r}"
        shape.addRect(room)
        self.scene.add_place(Place(key, shape, room.center(), thing.label))

    def put_plates(self, column: QRectF, to_move: Seat | None) -> None:
        """Put the seats' plates below each other; the plain board has a note for each."""
        kept, height = self.controller.kept, plate_height(self.scene.theme, 0)
        for seat, info in enumerate(kept.seats, start=1):
            room = QRectF(column.x(), column.y() + (seat - 1) * (height + 8), column.width(), height)
            level = computer_level(info.kind) or 0
            plate = Plate(kept.names[seat - 1], info.colour, active=to_move == seat, level=level)
            put_plate(self.scene, f"plate {seat}", room, plate)
            self.put_place(seat_key(seat), room)

    def colour_of(self, seat: Seat) -> str:
        """Return the colour in which a seat plays."""
        return SEAT_STYLES[self.controller.kept.seats[seat - 1].colour].colour

    # -- what each game may do otherwise

    def can_lift(self, piece: Piece) -> bool:
        """Tell whether the plain board has goals for it, on one's own turn."""
        return self.my_turn and piece.key in self.board.goals

    def legal_places(self, piece: Piece) -> list[str]:
        """List the goals that the plain board has for it."""
        return list(self.board.goals.get(piece.key, ()))

    def walk(self) -> Sequence[str]:
        """List the pieces that can be lifted."""
        return [key for key, piece in self.scene.pieces.items() if self.can_lift(piece)]

    def meant_at(self, at: QPointF) -> Piece | None:
        """Find the topmost piece."""
        return self.scene.piece_at(at)

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        """Submit `move_for`. A table with turns of several gestures overrides this; it then redraws and returns None
        for a gesture that is accepted but isn't a whole move yet."""
        move = self.move_for(piece, place)
        if move is None:
            self.redraw()
            return None
        return self.controller.submit(move)

    def part_of(self, key: str) -> object:
        """Return its group on the plain board, or else what kind of thing it is, and whose."""
        thing = self.board.thing(key)
        return thing and ([each.key for each in thing.groups] or (thing.role, thing.owner))

    def undo_step(self) -> bool:
        """Take back what is half done, as Escape does."""
        return self.give_up()

    def gestures_left(self, move: Any) -> Sequence[Gesture] | None:
        """List all that a hand does for a move, as if nothing were half done."""
        return find_board(self.controller.session.game.id).gestures_of(move, self.controller.shown.view())

    def explain_piece(self, piece: Piece) -> None:
        """Say whose this piece is, or else what is to be done now."""
        owner, acting = self.owner_of(piece), self.controller.turns.now.acting
        if self.my_turn and owner and owner != acting:
            name = self.controller.kept.later_names[owner - 1]
            self.voice.tell(Sentence.translate("Table", "That’s {name}’s.").fill(name=name))
        else:
            self.voice.tell(self.prompt())
        self.voice.play("refuse")

    def owner_of(self, piece: Piece) -> Seat | None:
        """Find the seat whose piece it is."""
        thing = self.board.thing(piece.key)
        return thing.owner if thing is not None else None

    def shapes(self, about: str) -> list[tuple[QPainterPath, QPointF, Hashable]]:
        """Find the shape of the place or piece with that very key."""
        place = self.scene.places.get(about)
        if place is not None:
            return [(place.shape, place.centre, place.glow_key)]
        piece = self.scene.pieces.get(about)
        if piece is not None:
            # Where it stands, not where it is on its way back from a refused drop.
            path = QPainterPath()
            if piece.grip is not None:  # its own shape, as the ring of the keyboard has it
                path.addPath(piece.grip.translated(piece.home))
            else:
                path.addRoundedRect(piece.boundingRect().translated(piece.home), 8, 8)
            return [(path, path.boundingRect().center(), None)]
        return []

    # -- what all tables share

    @property
    def played(self) -> Sequence[AnyTransition]:
        """The moves up to the position shown, the last of which a table marks."""
        done = () if self.explains else self.controller.session.transitions[: self.controller.shown.ply]
        return done[-1:] if self.one_by_one else done

    @property
    def view(self) -> V:
        """The position shown, as the person at the machine may see it."""
        return cast(V, self.controller.shown.view())

    @property
    def legal(self) -> frozenset[M]:
        """The moves that a person may make now."""
        return cast(frozenset[M], self.controller.legal)

    def seen_by(self, seat: Seat | None) -> V:
        """Return the newest position, as a seat (None: an onlooker) may see it."""
        return cast(V, self.controller.session.state.view(seat))

    @property
    def viewer(self) -> Seat | None:
        """The seat whose eyes the table is drawn for."""
        return self.controller.turns.now.viewer

    @property
    def my_turn(self) -> bool:
        """Whether a person may act at the table now."""
        return self.controller.may_act

    def redraw(self) -> None:
        """Draw the position that the controller shows now, from nothing but that."""
        if self.area.isEmpty():
            return
        self.draw_again()
        self.actions_changed.emit()

    def draw_again(self) -> None:
        """Draw the same position, seen from elsewhere: nothing else can be done than before."""
        with self.scene.redrawing():
            self.draw(self.view)

    def redraw_under_hand(self) -> None:
        """Redraw while something may be held: nothing moves, but as at the end of every motion the table is drawn anew,
        and the hand holds on to what is still there."""
        self.animator.play([])

    def lay_out_anew(self, area: QRectF) -> None:
        """Lay out and draw everything for another size, theme, pixel ratio or language."""
        self.set_up(area)
        self.redraw()
        self.light_again()

    def set_up(self, area: QRectF) -> None:
        """Lay it out, without drawing anything on it yet."""
        self.area = area
        self.scene.setSceneRect(area)
        self.layout(area)

    def steps(self, transition: AnyTransition) -> list[Step]:
        """List the animations of a move, as the viewer may see it."""
        made = (self.animate(event, transition) for event in seen(transition, self.viewer))
        return [step for step in made if step is not None]

    def finish_motion(self) -> None:
        """Jump to the end of what is being animated."""
        self.animator.finish()

    def refuse(self, refusal: Refusal) -> None:
        """Say why a drop was refused and light what that is about."""
        self.voice.play("refuse")
        self.voice.refuse(refusal)
        self.light(refusal.about, "bad")

    def light(
        self,
        about: Iterable[str],
        colour: str = "glow_strong",
        ways: Iterable[tuple[str, str]] = (),
        moves: Iterable[Any] = (),
    ) -> None:
        """Light cells, pieces or seats by the names that the engine gives them; with none, put the lights out. `ways`
        lead from one of them to another; what `moves` bring is seen as ghosts."""
        self._lit = tuple(about), colour, tuple(ways), tuple(moves)
        self.scene.light([shape for name in self._lit[0] for shape in self.shapes(name)], colour)
        self.scene.foresee(self.ghosts(self._lit[3]) if self._lit[3] else ())
        for start, end in self._lit[2]:
            self.scene.point(self.shapes(start)[0][1], self.shapes(end)[0][1], colour)

    def advise(self, moves: Sequence[Any], gestures: Sequence[Gesture]) -> None:
        """Light what the hand takes for the first of these moves, and show what all of them bring: where that is
        pictured, nothing else is lit."""
        pictured = bool(self.ghosts(moves[:1]))
        keys = [key for each in gestures for key in ([each.piece] if pictured and each.piece else each.touched)]
        self.light(keys, "good", self.ways(gestures), moves)

    def ways(self, gestures: Iterable[Gesture]) -> list[tuple[str, str]]:
        """List what of them leads from a place to another: there light alone doesn't tell where to begin."""
        return [
            (gesture.piece, gesture.place)
            for gesture in gestures
            if self.walks
            and gesture.piece in self.scene.pieces
            and gesture.place in self.scene.places
            and self.scene.place_at(self.scene.pieces[gesture.piece].home) is not None
        ]

    def light_again(self) -> None:
        """Light what is lit where it is now: it has moved."""
        if self.scene.lit:
            self.light(*self._lit)


AnyTable = Table[Any, Any]
"""A table of whatever game."""


def table_class(game_id: str) -> type[AnyTable]:
    """Return the class that draws this game, imported when first asked for: `TABLE` of its module."""
    return cast(type[AnyTable], entry_of(game_id).load("table").TABLE)
