"""The game on the table: a session, what is shown of it and to whom, and the way of a move.

`submit` asks the engine. A refusal is returned at once. An accepted move is saved first; only when it is on the disk
(see `save_queue`) is `moved` sent, and the table animates it. What a person may see is `view()`: the table draws
nothing else. Whose turn it is, who that person is, and the time that they think, is `turns`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.contract import AnyState, AnyTransition, Refusal, Seat
from elios_desktop.engine.record import known_game
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.storage.savefile import SaveDocument
from elios_desktop.texts.names import plain_name, seat_names
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.entries import head_of
from elios_desktop.ui.session.kept import Kept
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from elios_desktop.ui.session.save_queue import Autosave, SaveQueue
from elios_desktop.ui.session.turns import Policies, Turns


class Controller(QObject):
    """One game (or tournament) on the table."""

    moved = Signal(object)
    """A AnyTransition: accepted and on the disk (or the disk failed and `save_failed` has been sent)."""
    jumped = Signal()
    """The position shown changed otherwise: undo, redo, another ply, a new game of the tournament, arrangements."""
    save_failed = Signal(object)
    """A SaveError; play goes on."""
    saved = Signal()
    """Everything is on the disk (again)."""
    ended = Signal()
    """The game is over; sent after `moved` of its last move, or after `jumped` when that is made again."""

    def __init__(
        self,
        play: Session | Tournament,
        table: Kept,
        document: SaveDocument,
        autosave: Autosave | None,
        policies: Policies,
        resumed: bool = False,
    ) -> None:
        super().__init__()
        self._play = play
        self.table = table
        self._document = document
        self.outbox = SaveQueue(autosave)
        """What is on its way to the disk."""
        self._policies = policies
        self._session = play if isinstance(play, Session) else play.games[-1]
        self.turns = Turns(table, policies, self._session.game, lambda: self._session.state)
        """Whose turn it is, and who is at the machine."""
        self._legal: frozenset[Any] | None = None
        self._shown_ply: int | None = None
        self.outbox.landed.connect(self.moved)
        self.outbox.ended.connect(self.ended)
        self.outbox.failed.connect(self.save_failed)
        self.outbox.written.connect(self.saved)
        self.turns.begin(resumed)

    @classmethod
    def begin(
        cls, new: NewGame, document: Callable[..., SaveDocument], autosave: Autosave, policies: Policies
    ) -> Controller:
        """A new game; `document` makes a fresh save (see `Saves.new_document`). Nothing is saved before `save`."""
        game = known_game(new.game)
        seats = [seat.info for seat in new.seats]
        table = Kept.fresh(new.seats, new.hourglass, new.own)
        if new.tournament:
            tournament = Tournament(game, seats, new.options)
            tournament.next_game_with(new.setup)
            return cls(tournament, table, document(tournament=tournament.record()), autosave, policies)
        session = Session(game, seats, new.options, new.setup)
        return cls(session, table, document(record=session.record()), autosave, policies)

    @staticmethod
    def load(document: SaveDocument) -> Session | Tournament:
        """The play of a saved document; raises RecordError (for `Saves.open`)."""
        undone = Kept.from_json(document.table).undone
        if document.tournament is not None:
            return Tournament.from_record(document.tournament, undone)
        return Session.from_record(document.record or {}, undone)

    @classmethod
    def resume(
        cls, document: SaveDocument, play: Session | Tournament, autosave: Autosave | None, policies: Policies
    ) -> Controller:
        """A saved game, as `Saves.open` gives it: exactly where it was, the curtain down where there is one."""
        table = Kept.from_json(document.table, play.seats)
        games = [play] if isinstance(play, Session) else play.games
        table.fit(games[-1].ply, len(games) - 1)
        return cls(play, table, document, autosave, policies, resumed=True)

    # -- what is on the table

    @property
    def id(self) -> str:
        """The game's id among the saves."""
        return self._document.id

    @property
    def session(self) -> Session:
        """The game being played (of a tournament: the last one begun)."""
        return self._session

    @property
    def tournament(self) -> Tournament | None:
        """The tournament that the game belongs to, if any."""
        return self._play if isinstance(self._play, Tournament) else None

    @property
    def seats(self) -> Sequence[ChosenSeat]:
        """Names, colours and languages, from seat 1."""
        return self.table.seats

    @property
    def programs(self) -> Mapping[str, str]:
        """The programs that can play a seat, as the settings in force have them: how each is started, by its name."""
        return self._policies.now.programs

    def speak(self, seat: Seat, language: str) -> None:
        """From now on a seat reads this language; empty is the program's."""
        seats = list(self.table.seats)
        seats[seat - 1] = replace(seats[seat - 1], language=language)
        self.table.seats = tuple(seats)
        self.save()

    def give_seat(self, seat: Seat, kind: str) -> None:
        """From now on this seat is played by a person ("human"), a computer ("computer:3") or another's program."""
        seats = list(self.table.seats)
        seats[seat - 1] = replace(seats[seat - 1], kind=kind)
        self.table.seats = tuple(seats)
        self._play.seat_again([each.info for each in seats])
        self.save()
        self.turns.begin()
        self.turns.changed.emit()

    @property
    def over(self) -> bool:
        """Whether the game, or the whole tournament that it belongs to, has ended."""
        tournament = self.tournament
        return self._session.state.result is not None and (tournament is None or bool(tournament.winners))

    @property
    def names(self) -> list[str]:
        """The seats' names for sentences on the screen, from seat 1."""
        return seat_names((seat.name for seat in self.table.seats), translate)

    @property
    def file_name(self) -> str:
        """What a file of this game is called if nobody says otherwise; here the names are as they were typed."""
        names = " ".join(plain_name(seat.name, number, translate) for number, seat in enumerate(self.table.seats, 1))
        return f"{find_words(self._session.game.id).title(translate)} {names}"

    @property
    def state(self) -> AnyState:
        """The position shown: the newest one, or that of the ply being looked at."""
        return self._session.state if self._shown_ply is None else self._session.state_at(self._shown_ply)

    def view(self) -> Any:
        """The position shown, as the person at the machine may see it.

        Looking back doesn't show again what seats saw only while they arranged: some games forbid to look it up.
        """
        state = self.state
        arranging_again = self._shown_ply is not None and bool(state.pending) and not self._session.state.pending
        return state.view(None if arranging_again else self.viewer)

    def turn_sentence(self) -> str:
        """What is to be done now, in the language in force."""
        if self.turns.table_hidden:
            return ""
        if self.turns.awaited is not None and self._shown_ply is None:
            return fill(translate("Table", "{name}, it is your turn."), name=self.names[self.turns.awaited - 1])
        if self.acting in self.turns.computers and self._shown_ply is None and self.acting is not None:
            return fill(translate("Table", "{name} is thinking …"), name=self.names[self.acting - 1])
        legal = self._all_legal() if self._shown_ply is None else self._session.game.legal(self.state)
        return find_words(self._session.game.id).turn(self.view(), legal, self.names, translate)

    # -- what a table asks

    @property
    def acting(self) -> Seat | None:
        """The seat that has to do something: to move, or the next to arrange."""
        return self.turns.acting

    @property
    def viewer(self) -> Seat | None:
        """The seat whose eyes see the table; None for eyes that may see no secret."""
        return self.turns.viewer

    @property
    def may_act(self) -> bool:
        """Whether a person may do something on the table now."""
        return self._shown_ply is None and self.turns.may_act

    @property
    def still(self) -> bool:
        """Whether it is for pictures only."""
        return self.turns.only_shown

    # -- moves

    @property
    def legal(self) -> frozenset[Any]:
        """The legal moves of the newest position; empty while nobody may act."""
        return self._all_legal() if self.may_act else frozenset()

    def _all_legal(self) -> frozenset[Any]:
        if self._legal is None:
            self._legal = frozenset(self._session.game.legal(self._session.state))
        return self._legal

    def why(self, move: Any) -> Refusal | None:
        """The engine's reason against a move now."""
        session = self._session
        return session.why(move) if isinstance(move, str) else session.game.why(session.state, move)

    def submit(self, move: Any) -> Refusal | None:
        """Make a move. None: it is accepted, and `moved` follows when it is on the disk."""
        answer = self._session.play_text(move) if isinstance(move, str) else self._session.play(move)
        if isinstance(answer, Refusal):
            return answer
        self.table.undone = ()
        self._legal = None
        self.turns.moved()
        self.outbox.add(answer)
        self.save()
        return None

    def arrange(self, seat: Seat, move: Any) -> Refusal | None:
        """A seat has finished arranging. Its move waits until all have, then they are made from the fastest to the
        slowest."""
        refusal = self.why(move)
        if refusal is not None:
            return refusal
        self.turns.arranged(seat, move if isinstance(move, str) else move.text)
        pending = self._session.state.pending
        if all(each in self.table.arrangements for each in pending):
            for text, spent in self.table.take_arrangements(pending):
                self.table.turn_ms = spent
                self.submit(text)
        else:
            self.save()
            self.turns.pass_on()
        return None

    # -- saving

    def save(self) -> None:
        """Write the game to the disk, in the background."""
        self.outbox.send(self.document)

    def document(self) -> SaveDocument:
        """The game as it is saved."""
        self.table.undone = tuple(transition.move.text for transition in self._session.undone)
        tournament = self.tournament
        return SaveDocument(
            self._document.id,
            self._document.created,
            record=None if tournament else self._session.record(),
            tournament=tournament.record() if tournament else None,
            table=self.table.to_json() | {"curtain": self.turns.awaited},
            head=head_of(self),
        )

    def keep_draft(self, draft: dict[str, Any]) -> None:
        """A half-done turn or the table's own settings changed: they are saved, too."""
        if draft != self.table.draft:
            self.table.draft = draft
            self.save()

    @property
    def saving(self) -> bool:
        """Whether something is on its way to the disk."""
        return self.outbox.busy

    # -- undo and redo

    def undo_reason(self) -> str | None:
        """Why nothing can be taken back now (a key of `ui.refusals.UNDO`), or None if it can."""
        done = self._session.transitions
        return "nothing_done" if not done else self._step_reason(done[-1])

    def redo_reason(self) -> str | None:
        """Why nothing can be done again now, or None if it can."""
        undone = self._session.undone
        return "nothing_undone" if not undone else self._step_reason(undone[0])

    @property
    def undo_name(self) -> str:
        """Who made the last move."""
        done = self._session.transitions
        return self.names[done[-1].seat - 1] if done else ""

    @property
    def redo_name(self) -> str:
        """Who made the move that was taken back last."""
        undone = self._session.undone
        return self.names[undone[0].seat - 1] if undone else ""

    def _step_reason(self, transition: AnyTransition) -> str | None:
        if self._shown_ply is not None:
            return "looking_back"
        if self.outbox.waiting:
            return "not_now"
        policy = self._policies.now.undo
        if policy == "free":
            return None
        if self._session.state.result is not None:
            return "over"
        if transition.before.pending:
            return "arranged"  # everybody sees by now how everybody did
        if any(event.reveals for event in transition.events):
            return "revealed"
        if transition.seat == self.acting:
            return None
        if policy == "own_turn":
            return "other_turn"
        # Whoever takes one move back after the other across the turns takes back what others have acted upon.
        return "acted_upon" if transition in self._session.transitions and self._session.undone else None

    def undo(self) -> bool:
        """Take the last move back, if the policy allows."""
        if self.undo_reason() is not None:
            return False
        self._session.undo()
        self.table.unnote_move()
        # What computers did is no decision of anybody's here: back to the last one that a person made.
        while self.acting in self.turns.computers and self.turns.persons and self._session.ply:
            self._session.undo()
            self.table.unnote_move()
        self._after_jump()
        return True

    def redo(self) -> bool:
        """Make the last move that was taken back again, if the policy allows."""
        if self.redo_reason() is not None:
            return False
        self._session.redo()
        self.table.note_move()
        self._after_jump()
        if self._session.state.result is not None:
            self.ended.emit()
        return True

    def _after_jump(self) -> None:
        self._legal = None
        self.table.draft = {}
        self.save()
        self.turns.pass_on()
        self.jumped.emit()

    # -- looking back

    @property
    def shown_ply(self) -> int | None:
        """The ply being looked at, None for the newest position."""
        return self._shown_ply

    def look_at(self, ply: int | None) -> None:
        """Show the position after so many moves; None: go on playing."""
        if ply is not None and ply >= self._session.ply and self._session.state.result is None:
            ply = None
        if ply == self._shown_ply:
            return
        self._shown_ply = ply
        self.turns.set_active(ply is None)
        self.jumped.emit()

    def play_on_from(self, ply: int) -> Session:
        """A game of its own that goes on from that position; this one is left alone."""
        return self._session.branch(ply)

    # -- tournaments

    def next_game(self, seed: int) -> None:
        """Deal the tournament's next game."""
        tournament = self.tournament
        if tournament is None or tournament.running is not None or tournament.winners:
            return
        self._session = tournament.next_game(seed)
        self._legal = None
        self._shown_ply = None
        self.table.new_game()
        self.turns.begin()
        self.save()
        self.turns.changed.emit()
        self.jumped.emit()
