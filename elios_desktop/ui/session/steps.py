"""Back and forth through a game: which moment of it is shown, and what is taken back and made again, as far as the
setting and the rules of fairness allow."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.contract import AnyState, AnyTransition, Json, Seat, View, is_forced
from elios_desktop.engine.session import Session
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Text
from elios_desktop.ui.session.saving import SavedExtras, SaveQueue
from elios_desktop.ui.session.turns import Turns

UNDO: Mapping[str, str] = {
    "nothing_done": QT_TRANSLATE_NOOP("Table", "There’s nothing to undo yet."),
    "nothing_undone": QT_TRANSLATE_NOOP("Table", "There’s nothing to redo."),
    "looking_back": QT_TRANSLATE_NOOP("Table", "You’re looking at an earlier moment of the game."),
    "not_now": QT_TRANSLATE_NOOP("Table", "Not while the next player is taking over."),
    "revealed": QT_TRANSLATE_NOOP("Table", "Something hidden has been revealed since then."),
    "arranged": QT_TRANSLATE_NOOP("Table", "The game has begun: arrangements are final now."),
    "acted_upon": QT_TRANSLATE_NOOP(
        "Table", "Play has gone on since {name}’s move. You can allow more in the settings."
    ),
    "other_turn": QT_TRANSLATE_NOOP(
        "Table", "That was {name}’s move: you can undo only within your own turn. You can allow more in the settings."
    ),
}


BY_SETTING = frozenset({"acted_upon", "other_turn", "arranged", "revealed"})
"""With “freely” chosen in the settings, these are no reasons."""


def undo_sentence(reason: str, name: Text) -> Sentence:
    """Return the sentence for a reason of the controller; `name` is whose move it is about."""
    return Sentence("Table", UNDO[reason]).fill(name=name)


class Shown(QObject):
    """While an earlier position is shown, nobody's time runs."""

    changed = Signal()
    """Another moment is shown."""

    def __init__(self, turns: Turns, session: Callable[[], Session]) -> None:
        """`session` says which game is being played."""
        super().__init__()
        self.turns = turns
        self.session = session
        self._seen: tuple[AnyState, Seat | None, View] | None = None
        """The view that was asked for last, with whose it is and of which position: neither changes."""
        self.eyes: Seat | None = None
        """Whose eyes see it, whoever's turn it is; None: whoever's turn it is."""
        self.all_open = False
        """Whether everybody sees everything: in a puzzle that depends on what nobody could know."""
        self.ply: int | None = None
        """The ply being looked at, None for the newest position."""

    @property
    def state(self) -> AnyState:
        """The position."""
        session = self.session()
        return session.state if self.ply is None else session.state_at(self.ply)

    def view(self) -> View:
        """Return the position, as the person at the machine may see it.

        Looking back doesn't show again what seats saw only while they arranged: some games forbid to look it up.
        """
        state = self.state
        arranging_again = self.ply is not None and bool(state.pending) and not self.session().state.pending
        viewer = None if arranging_again else self.eyes or self.turns.now.viewer
        if self.all_open:  # the position itself is written as a view without anything hidden
            whole: View = self.session().game.view_from_json(state.to_json())
            return whole
        if self._seen is None or self._seen[0] is not state or self._seen[1] != viewer:
            self._seen = state, viewer, state.view(viewer)
        return self._seen[2]

    def look_at(self, ply: int | None) -> None:
        """Show the position after so many moves; None: go on playing."""
        session = self.session()
        if ply is not None and ply >= session.ply and session.result is None:
            ply = None
        if ply == self.ply:
            return
        self.ply = ply
        self.turns.set_active(ply is None)
        self.changed.emit()


class Steps:
    """Goes back and forth through the moves of the game being played."""

    def __init__(
        self,
        kept: SavedExtras,
        shown: Shown,
        save_queue: SaveQueue,
        settings: Callable[[], Settings],
        stepped: Callable[[], None],
    ) -> None:
        """`stepped` is called when moves were taken back or made again."""
        self._stepped = stepped
        self.draft: Json = {}
        """What is half done after the last step."""
        self._kept = kept
        self._turns = shown.turns
        self._shown = shown
        self._save_queue = save_queue
        self._settings = settings
        self._session = shown.session

    def undo_reason(self) -> str | None:
        """Tell why nothing can be taken back now (a key of `UNDO`), or None if it can."""
        if self._session().agreed is not None:
            return self._general_reason()
        ready = self._last_ready()
        if ready is not None:
            return self._general_reason() or self._reason_of(ready)
        last = self._last_decision()
        return "nothing_done" if last is None else self._reason(last)

    def redo_reason(self) -> str | None:
        """Tell why nothing can be done again now, or None if it can."""
        session = self._session()
        undone = session.undone if session.agreed is None else ()  # who goes on after all finds them again
        return "nothing_undone" if not undone else self._reason(undone[0])

    @property
    def undo_name(self) -> Text:
        """Whose move or arrangement would be taken back."""
        last = self._last_decision()
        seat = self._last_ready() or (last.seat if last is not None else None)
        return self._kept.later_names[seat - 1] if seat is not None else SILENCE

    @property
    def redo_name(self) -> Text:
        """Who made the move that was taken back last."""
        undone = self._session().undone
        return self._kept.later_names[undone[0].seat - 1] if undone else SILENCE

    def undo(self) -> bool:
        """Take the last move back, if the policy allows."""
        if self.undo_reason() is not None:
            return False
        session, turns = self._session(), self._turns
        if session.agreed is not None:
            session.agree(None)  # nothing was done on the table: they go on
            self._stepped()
            return True
        ready = self._last_ready()
        if ready is not None:
            for seat in [each for each in self._kept.arrangements if each in turns.now.computers]:
                self._kept.unnote_arrangement(seat)  # it says so again, at once
            self.draft = self._kept.unnote_arrangement(ready)
            self._stepped()
            return True
        self.draft = {}
        session.undo()
        self._kept.unnote_move()
        # What computers did is no decision of anybody's here: back to the last one that a person made.
        while session.ply and self._goes_by_itself:
            session.undo()
            self._kept.unnote_move()
        self._stepped()
        return True

    def redo(self) -> bool:
        """Make the last move that was taken back again, if the policy allows."""
        if self.redo_reason() is not None:
            return False
        session = self._session()
        self.draft = {}
        session.redo()
        self._kept.note_move()
        while session.undone and self._goes_by_itself:  # as they answered then
            session.redo()
            self._kept.note_move()
        self._stepped()
        return True

    @property
    def _goes_by_itself(self) -> bool:
        """Whether nobody decides what happens next: a computer acts among people, or nothing else is possible."""
        now, session = self._turns.now, self._session()
        if now.acting in now.computers and now.persons:
            return True
        if now.acting is None or session.state.pending:
            return False
        legal = list(session.game.legal(session.state))
        return len(legal) == 1 and is_forced(legal[0])

    def _last_ready(self) -> Seat | None:
        """Return who said last, while people arrange, that they are ready."""
        persons = self._turns.now.persons
        return next((seat for seat in reversed(self._kept.arrangements) if seat in persons), None)

    def _last_decision(self) -> AnyTransition | None:
        """Return the last move that a person decided; where only computers play, the last one of all."""
        done, persons = self._session().transitions, self._turns.now.persons
        decided = (each for each in reversed(done) if not is_forced(each.move))
        return next((each for each in decided if not persons or each.seat in persons), None)

    def _general_reason(self) -> str | None:
        if self._shown.ply is not None:
            return "looking_back"
        return "not_now" if self._save_queue.waiting else None

    def _reason_of(self, seat: Seat) -> str | None:
        """Tell why this seat's last decision can't be taken back, as far as it matters whose it is."""
        mine = seat == self._turns.now.acting or self._turns.now.persons == (seat,)
        return "other_turn" if self._settings().undo == "own_turn" and not mine else None

    def _reason(self, transition: AnyTransition) -> str | None:
        session = self._session()
        if (reason := self._general_reason()) is not None:
            return reason
        policy = self._settings().undo
        if policy == "free":
            return None
        if transition.before.pending:
            return "arranged"  # everybody sees by now how everybody did
        if self._turns.now.persons == (transition.seat,):
            return None  # nobody else is there to have seen anything
        if any(event.reveals for event in transition.events):
            return "revealed"
        if transition.seat == self._turns.now.acting or session.result is not None:
            return None  # after the last move of a game nobody else has acted
        if policy == "own_turn":
            return self._reason_of(transition.seat)
        # Whoever takes one move back after the other across the turns takes back what others have acted upon.
        # The very one: to compare a move with every other takes longer the longer the game.
        return "acted_upon" if session.undone and any(each is transition for each in session.transitions) else None
