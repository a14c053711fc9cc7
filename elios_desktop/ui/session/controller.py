"""The game on the table, and the way of a move.

`submit` asks the engine. A refusal is returned at once. An accepted move is saved first; only when it is on the disk
(see `save_queue`) is `moved` sent, and the table animates it. What a person may see is `shown.view()`: the table draws
nothing else. Whose turn it is, who that person is, and the time that they think, is `turns`; what is taken back and
made again, `steps`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal, SignalInstance

from elios_desktop.course import course_of
from elios_desktop.engine.contract import Move, Refusal, Result, Seat, find_tournament, is_forced, parsed
from elios_desktop.engine.record import Agreed, known_game
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.evening.tonight import sides_of
from elios_desktop.games import entry_of
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.texts.words import plain_name, turn_sentence
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Text, Wording, translate
from elios_desktop.ui.session import new_game, steps, turns
from elios_desktop.ui.session.saving import SavedExtras, SaveQueue, Write, head_of, undone_in


class Controller(QObject):
    """One game (or tournament) on the table."""

    jumped = Signal()
    """The position shown changed otherwise: undo, redo, another ply, a new game of the tournament, arrangements."""

    def __init__(
        self,
        play: Session | Tournament,
        kept: SavedExtras,
        document: SaveDocument,
        disk: Write | None,
        settings: Callable[[], Settings],
        resumed: bool = False,
    ) -> None:
        super().__init__()
        self._play = play
        self._document = document
        self._settings = settings
        self._legal: frozenset[Move] | None = None
        self.liking: Callable[[str], Mapping[str, Any]] = _no_likes
        """How somebody of this name likes their own table."""
        self.kept = kept
        """What is saved besides the moves; its seats have names, colours and languages."""
        self.tournament = play if isinstance(play, Tournament) else None
        """The tournament that the game belongs to, if any."""
        self.session = play if isinstance(play, Session) else play.games[-1]
        """The game being played (of a tournament: the last one begun)."""
        self.save_queue = SaveQueue(disk, self.document)
        """What is on its way to the disk."""
        self.waits_for_absent = True
        """Whether the game stands still where time ran out and nobody had touched anything in it."""
        self.turns = turns.Turns(kept, settings, lambda: self.session)
        """Whose turn it is, and who is at the machine."""
        self.shown = steps.Shown(self.turns, lambda: self.session)
        """The position shown."""
        self.steps = steps.Steps(kept, self.shown, self.save_queue, self.settings_here, self._on_stepped)
        """Undo and redo."""
        self.shown.changed.connect(self.jumped)
        self.turns.begin(resumed)

    @classmethod
    def begin(
        cls, new: new_game.NewGame, document: Callable[..., SaveDocument], disk: Write, settings: Callable[[], Settings]
    ) -> Controller:
        """Return a new game; `document` makes a fresh save (see `Saves.new_document`). Nothing is saved before somebody
        asks for it."""
        game = known_game(new.game)
        seats = [seat.info for seat in new.seats]
        kept = SavedExtras.fresh(new.seats, new.timed, new.own, new.hints, new.tries)
        if new.tournament:
            tournament = Tournament(game, seats, new.options)
            tournament.next_game_with(new.setup)
            return cls(tournament, kept, document(tournament=tournament.record()), disk, settings)
        session = Session(game, seats, new.options, new.setup)
        return cls(session, kept, document(record=session.record()), disk, settings)

    @staticmethod
    def load(document: SaveDocument) -> Session | Tournament:
        """Return the play of a saved document; raises RecordError (for `Saves.open`)."""
        undone = undone_in(document.table)
        if document.tournament is not None:
            return Tournament.from_record(document.tournament, undone)
        return Session.from_record(document.record or {}, undone)

    @classmethod
    def resume(
        cls, document: SaveDocument, play: Session | Tournament, disk: Write | None, settings: Callable[[], Settings]
    ) -> Controller:
        """Return a saved game, as `Saves.open` gives it: exactly where it was, the curtain down where there is one."""
        kept = SavedExtras.from_json(document.table, play.seats)
        games = [play] if isinstance(play, Session) else play.games
        kept.fit(games[-1].ply, len(games) - 1)
        kept.arrangements = _playable(kept.arrangements, games[-1])
        return cls(play, kept, document, disk, settings, resumed=True)

    # -- what is on the table

    @property
    def moved(self) -> SignalInstance:
        """Sent with a transition that is accepted and on the disk (or the disk failed, and the queue has said so)."""
        return self.save_queue.landed

    @property
    def ended(self) -> SignalInstance:
        """Sent when the game is over: after `moved` of its last move, or after `jumped` when that is made again."""
        return self.save_queue.ended

    @property
    def id(self) -> str:
        """The game's id among the saves."""
        return self._document.id

    @property
    def counts_points(self) -> bool:
        """Whether points are told: a game that knows tournaments is played for points in these only."""
        return self.tournament is not None or find_tournament(self.session.game.id) is None

    @property
    def result(self) -> Result | None:
        """How the game on the table ended; None while it is under way."""
        return self.session.result

    @property
    def over(self) -> bool:
        """Whether the game, or the whole tournament that it belongs to, has ended."""
        tournament = self.tournament
        return self.session.result is not None and (tournament is None or bool(tournament.winners))

    @property
    def programs(self) -> Mapping[str, str]:
        """The programs that can play a seat, as the settings in force have them: how each is started, by its name."""
        return self._settings().programs

    def settings_here(self) -> Settings:
        """Return the settings as whoever is at the machine likes them."""
        own = self.likes_of(self.turns.now.alone or self.turns.now.called)
        return self._settings()._replace(**{name: own[name] for name in ("help", "undo") if name in own})

    def likes_of(self, seat: Seat | None) -> Mapping[str, Any]:
        """Return what whoever plays this seat has chosen for their own table; nothing for a computer."""
        if seat is None or seat in self.turns.now.computers:
            return {}
        return self.liking(self.kept.seats[seat - 1].name)

    @property
    def hints_allowed(self) -> bool:
        """Whether whoever's turn it is may ask for hints: the table's choice, and their own."""
        return self.kept.hints and self.likes_of(self.turns.now.acting).get("hints") != "never"

    @property
    def wants_friend(self) -> bool:
        """Whether a turn that gives a lot away is to be asked about."""
        return self._settings().friend == "on"

    @property
    def file_name(self) -> str:
        """What a file of this game is called if nobody says otherwise; here the names are as they were typed."""
        names = " ".join(plain_name(seat.name, number, translate) for number, seat in enumerate(self.kept.seats, 1))
        return f"{entry_of(self.session.game.id).name(translate)} {names}"

    @property
    def may_act(self) -> bool:
        """Whether a person may do something on the table now."""
        return self.shown.ply is None and self.turns.now.may_act

    @property
    def may_try(self) -> bool:
        """Whether a person may try moves out now: in their turn, where the game was begun so, and no clock runs."""
        session = self.session
        ticks = self.kept.timed and bool(session.game.timed_phases)
        return self.kept.tries and not ticks and self.may_act and session.state.to_move is not None

    @property
    def legal(self) -> frozenset[Move]:
        """The legal moves of the newest position; empty while nobody may act."""
        return self._all_legal() if self.may_act else frozenset()

    @property
    def forced(self) -> Move | None:
        """The move of the person whose turn it is, if nobody decides it."""
        legal = list(self.legal)
        return legal[0] if len(legal) == 1 and is_forced(legal[0]) else None

    def _all_legal(self) -> frozenset[Move]:
        if self._legal is None:
            self._legal = frozenset(self.session.game.legal(self.session.state))
        return self._legal

    def turn_sentence(self) -> Text:
        """Say what is to be done now."""
        turn, names = self.turns.now, self.kept.later_names
        if self.session.agreed is not None and self.shown.ply is None:
            return Sentence.translate("Table", "The game is over: you agreed to end it.")
        if turn.table_hidden:
            return SILENCE
        if self.shown.ply is not None:
            return self._looking_back_sentence(self.shown.ply)
        if turn.awaited is not None:
            return Sentence.translate("Table", "{name}, it’s your turn.").fill(name=names[turn.awaited - 1])
        if turn.acting is not None and turn.acting in turn.computers:
            thinking = Sentence.translate("Table", "{name} is thinking…")
            said = Sentence.translate("Table", "It’s {name}’s turn.") if self.turns.paused else thinking
            return said.fill(name=names[turn.acting - 1])
        return Wording.of(turn_sentence, self.session.game.id, self.shown.view(), self._all_legal(), names)

    def _looking_back_sentence(self, ply: int) -> Sentence:
        if ply == 0:
            return Sentence.translate("Table", "You’re looking back at the beginning of the game.")
        said = Sentence.translate("Table", "You’re looking back at move {ply} of {last}.")
        return said.fill(ply=ply, last=self.session.ply)

    # -- moves

    def why(self, move: Move) -> Refusal | None:
        """Return the engine's reason against a move now."""
        return self.session.game.why(self.session.state, move)

    def why_by(self, seat: Seat, move: Move) -> Refusal | None:
        """Return the reason against a move that this seat wants to make, and not merely somebody: it is offered to it,
        or is its own arrangement."""
        state = self.session.state
        answer = self.session.game.apply(state, move)
        if isinstance(answer, Refusal):
            return answer
        offered = answer.seat == seat and (bool(state.pending) or move in self._all_legal())
        return None if offered else Refusal("game.not_yours", {"move": move.text})

    def submit(self, move: Move) -> Refusal | None:
        """Make a move. None: it is accepted, and `moved` follows when it is on the disk."""
        answer = self.session.play(move)
        if isinstance(answer, Refusal):
            return answer
        self.kept.undone = ()
        self._legal = None
        self.turns.moved()
        self.save_queue.add(answer)
        self.save_queue.save()
        return None

    def submit_text(self, text: str) -> Refusal | None:
        """Return the same with a move in the game's notation."""
        move = parsed(self.session.game, self.session.state, text)
        return move if isinstance(move, Refusal) else self.submit(move)

    def arrange(self, seat: Seat, move: Move) -> Refusal | None:
        """A seat has finished arranging. Its move waits until all have, then they are made from the fastest to the
        slowest."""
        refusal = self.why_by(seat, move)
        if refusal is not None:
            return refusal
        self.turns.arranged(seat, move.text)
        if not self._make_arrangements():
            self.save_queue.save()
            self._call_next()
        return None

    def ways_to_end(self) -> Mapping[str, Agreed]:
        """Tell how people may end the game together now: giving up only where there are two sides."""
        session, seat = self.session, self.turns.now.acting
        if not self.may_act or seat is None or self.tournament is not None or session.state.pending:
            return {}
        sides = sides_of(session.game.id, len(session.seats))
        others = tuple(each for each in range(1, len(sides) + 1) if sides[each - 1] != sides[seat - 1])
        ways = {"draw": Agreed("draw", ()), "stopped": Agreed("stopped", self.ahead)}
        return ({"resigned": Agreed("resigned", others)} if len(set(sides)) == 2 else {}) | ways

    @property
    def ahead(self) -> tuple[Seat, ...]:
        """Who is ahead, by the game's own measure; nobody where two are level."""
        return tuple(course_of(self.session).leaders[-1] or ())

    def end_together(self, agreed: Agreed) -> None:
        """End the game like this: everybody agrees. It can be taken back as the last move could be."""
        self.session.agree(agreed)
        self._on_stepped()

    def _make_arrangements(self) -> bool:
        """Make what they arranged, if all have finished."""
        pending = self.session.state.pending
        if not pending or any(each not in self.kept.arrangements for each in pending):
            return False
        for text, spent in self.kept.take_arrangements(pending):
            self.kept.turn_ms = spent
            refusal = self.submit_text(text)
            if refusal is not None:
                raise ValueError(f"what waited is refused: {refusal.code}, {text!r}")
        return True

    def _on_stepped(self) -> None:
        self._legal = None
        self.kept.draft = self.steps.draft
        self.save_queue.save()
        self._call_next()
        self.jumped.emit()
        if self.session.result is not None:
            self.save_queue.ended.emit()

    def _call_next(self) -> None:
        """Let the next person come at once, where nothing is shown first."""
        turn = self.turns.pass_on()
        if turn is not None:
            self.turns.changed.emit(turn)

    # -- what is kept of it

    def document(self) -> SaveDocument:
        """Return the game as it is saved."""
        self.kept.undone = tuple(transition.move.text for transition in self.session.undone)
        tournament = self.tournament
        return SaveDocument(
            self._document.id,
            self._document.created,
            record=None if tournament else self.session.record(),
            tournament=tournament.record() if tournament else None,
            table=self.kept.to_json() | {"curtain": self.turns.now.awaited},
            head=head_of(self.session, tournament, self.kept, self.turns.now.acting, self.over),
        )

    def keep_draft(self, draft: dict[str, Any]) -> None:
        """A half-done turn or the table's own settings changed: they are saved, too."""
        if draft != self.kept.draft:
            self.kept.draft = draft
            self.save_queue.save()

    def speak(self, seat: Seat, language: str) -> None:
        """Have a seat read this language from now on; empty is the program's."""
        self._sit(seat, replace(self.kept.seats[seat - 1], language=language))
        self.save_queue.save()

    def give_seat(self, seat: Seat, kind: str) -> None:
        """Have this seat played from now on by a person ("human"), a computer ("computer:3") or another's program."""
        self._sit(seat, replace(self.kept.seats[seat - 1], kind=kind))
        self._play.seat_again([each.info for each in self.kept.seats])
        self.save_queue.save()
        self.turns.changed.emit(self.turns.begin())

    def _sit(self, seat: Seat, chosen: new_game.ChosenSeat) -> None:
        seats = self.kept.seats
        self.kept.seats = (*seats[: seat - 1], chosen, *seats[seat:])

    # -- tournaments

    def next_game(self, seed: int) -> None:
        """Deal the tournament's next game."""
        tournament = self.tournament
        if tournament is None or tournament.running is not None or tournament.winners:
            return
        self.session = tournament.next_game(seed)
        self._legal = None
        self.shown.ply = None
        self.kept.new_game()
        turn = self.turns.begin()
        self.save_queue.save()
        self.turns.changed.emit(turn)
        self.jumped.emit()


def _no_likes(_name: str) -> Mapping[str, Any]:
    """Return everything as the settings have it."""
    return {}


def _playable(arrangements: Mapping[Seat, tuple[str, int]], session: Session) -> dict[Seat, tuple[str, int]]:
    """Return those of a file that the rules allow to their own seats. If none were left to be waited for, they would
    have been made: then the last of these seats arranges once more."""
    state, found = session.state, {}
    for seat, (text, spent) in arrangements.items():
        move = parsed(session.game, state, text)
        answer = move if isinstance(move, Refusal) else session.game.apply(state, move)
        if seat in state.pending and not isinstance(answer, Refusal) and answer.seat == seat:
            found[seat] = text, spent
    if found and len(found) == len(state.pending):
        found.popitem()
    return found


def holds_hidden_sentence(play: Session | Tournament) -> Text:
    """Say what a file of this game, or a text, tells besides what everybody may see; nothing if it tells no more."""
    session = play if isinstance(play, Session) else play.games[-1]
    if not session.hides:
        return SILENCE
    return Sentence.translate("Playing", "It also contains everything that’s hidden now, and everybody’s names.")


def onlooker_of(controller: Controller, settings: Callable[[], Settings], apart: bool = False) -> Controller:
    """Return a second controller over the same session, for an onlooker. It follows the game, and changes nothing in
    it; `apart`: it stays with what has been played so far."""
    session = controller.session.branch(controller.session.ply) if apart else controller.session
    table = SavedExtras.fresh(controller.kept.seats, controller.kept.timed, controller.kept.own)
    made = Controller(session, table, SaveDocument(controller.id, ""), None, settings)
    made.turns.only_show(None)
    return made
