"""Brings the computers to the table: those that play a seat, hints for a person, and the friend who asks back.

Whoever thinks out a hint gets what that person may know and nothing more, and so do the words: a hint says why in the
game's own words and lights what to take and where to put it; it never says what a move would uncover.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6 import QtCore, QtWidgets

from elios_desktop.course import CONTEXT as MEASURES_CONTEXT
from elios_desktop.course import find_course
from elios_desktop.engine.contract import AnyTransition, Json, Move, Refusal, Seat
from elios_desktop.engine.record import HUMAN
from elios_desktop.plain_board import Gesture, Role, exposure_of
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill
from elios_desktop.texts.words import advice_sentence, hint_sentence, joined_names
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Sentences, Text, Wording, translate
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.computers import Computers
from elios_desktop.ui.session.facts import last_turn_in_words
from elios_desktop.ui.session.thinker import Thinker, Trouble
from elios_desktop.ui.session.turns import Moment
from elios_desktop.ui.table.base import AnyTable
from elios_desktop.ui.table.contract import Arranges, TableAction, Zooms

MOST = 3
"""How many moves are offered at the most."""


@dataclass(frozen=True, slots=True)
class _Offer:
    move: Move
    reason: Reason
    then: tuple[Move, ...] = ()
    """What follows in the same turn."""

    @property
    def turn(self) -> tuple[Move, ...]:
        """All of it."""
        return (self.move, *self.then)


class Hints(QtCore.QObject):
    """The hints for the position on the table; asked again while one is shown, the next best move is."""

    way_shown = QtCore.Signal(str)
    """What to take and where to put it: what is lit, in words."""

    def __init__(self, stage: Stage, line: PromptLine, thinker: Thinker) -> None:
        super().__init__()
        self._stage = stage
        self._table = stage.table
        self._controller = stage.controller
        self._line = line
        self.thinker = thinker
        line.passed.connect(self.put_away)
        self._moment: Moment | None = None
        """What the offers are for."""
        self._asked = 0
        """How often the thinker has been asked: an answer to an earlier question is about another position."""
        self.offers: list[_Offer] = []
        self._at = 0
        """Which of them is, or was, shown."""
        self._shown = False
        """Whether one has been: whoever asks before that waits for it."""
        self._in_sight = False
        """Whether it is to be read now."""
        self._due = False
        """Whether it is to be shown as soon as the table shows the position that it is for."""

    @property
    def offered(self) -> list[Move]:
        """The moves that are offered now, best first."""
        return [offer.move for offer in self.offers]

    @property
    def available(self) -> bool:
        """Whether somebody can be helped now."""
        return self._controller.may_act and self._controller.hints_allowed

    def ask(self) -> None:
        """Show a hint: the best move first, then the others in turn."""
        waits = not self._shown
        self._stage.let_go()  # what moves is at its end now: a hint that waited for that is shown
        controller = self._controller
        if not controller.kept.hints:
            self._stage.voice.tell(Sentence.translate("Hints", "This game is played without hints."))
        elif not controller.hints_allowed and controller.turns.now.acting is not None:
            name = controller.kept.later_names[controller.turns.now.acting - 1]
            self._stage.voice.tell(Sentence.translate("Hints", "{name} plays without hints.").fill(name=name))
        elif not self.available:
            if not controller.turns.now.table_hidden:
                self._stage.voice.tell(
                    Sentence.translate("Hints", "Hints are for the player whose turn it is, in the latest position.")
                )
        elif self._moment != self._now:
            self._think()
        elif self.offers:
            if not self._due and not (waits and self._shown):
                self._at = (self._at + (self._in_sight and self._shown)) % len(self.offers)
                self._show()
        elif not self.thinker.busy:
            self._think()

    def _think(self) -> None:
        session, seat = self._controller.session, self._controller.turns.now.acting
        self._moment, self.offers, self._at, self._due, self._shown = self._now, [], 0, False, False
        self._asked += 1
        self._table.light(())  # what a refusal lit is about something else
        self._tell(Sentence.translate("Hints", "One moment: looking for a good move…"))
        self.thinker.hint(session.game.id, session.seen_by(seat), MOST, partial(self._heard, self._asked))

    def follow(self) -> None:
        """The table shows a position: if it is another one now, the hints are of no use any more; an answer that came
        while it moved is shown."""
        if self._moment is not None and self._moment != self._now:
            self._moment, self.offers, self._due = None, [], False
            self._asked += 1
            if self._in_sight:
                self._line.forget_interruption()
        elif self._due and self.available:
            self._due = False
            self._show()

    def put_away(self) -> None:
        """Something else is to be read now."""
        self._in_sight = False

    def goes_on(self) -> bool:
        """Return something is half done now: whether the hint that is to be read still leads on from there."""
        if not self._in_sight or not self.offers or self._controller.session.state.pending:
            return False
        left = self._table.gestures_left(self.offers[self._at].move)
        if left is not None:
            self._light(self.offers[self._at], left)
        return left is not None

    @property
    def _now(self) -> Moment:
        return self._controller.turns.now.moment

    def _heard(self, asked: int, reply: Json | Trouble) -> None:
        if asked != self._asked:
            return
        if isinstance(reply, Trouble):
            self._moment = None
            self._tell(Sentence.translate("Hints", "No idea came up this time. Ask again."))
            return
        self.offers = [offer for each in reply["hints"] if (offer := self._read(each))]
        if not self.available:
            return  # one looks back: it is there for whoever asks again
        if self._stage.animator.busy or self._controller.save_queue.waiting:
            self._due = bool(self.offers)
        elif self.offers:
            self._show()
        else:
            self._tell(Sentence.translate("Hints", "There’s no hint for this position."))

    def _read(self, hint: Json) -> _Offer | None:
        session = self._controller.session
        move = session.game.parse(session.state, hint["move"])
        if isinstance(move, Refusal) or session.game.why(session.state, move) is not None:
            return None
        then: list[Move] = []
        for text in hint.get("then", ()):
            following = session.game.parse(session.state, text)
            if isinstance(following, Refusal):
                break
            then.append(following)
        return _Offer(move, Reason(hint["code"], hint["args"]), tuple(then))

    def _show(self) -> None:
        """Show the one that it is at, or the next that leads on from what is half done."""
        self._shown = True
        if self._controller.session.state.pending:
            if isinstance(self._table, Arranges):
                self._table.lay_out_as(self.offers[self._at].move)
            self._tell(self._sentence())
            return
        for step in range(len(self.offers)):
            at = (self._at + step) % len(self.offers)
            gestures = self._table.gestures_left(self.offers[at].move)
            if gestures is not None:
                self._at = at
                self._tell(self._sentence())
                self._light(self.offers[at], gestures)
                self.way_shown.emit(" ".join(filter(None, map(self._in_words, gestures))))
                return
        self._table.light(())
        self._tell(
            Sentence.translate("Hints", "The best moves start differently: take back what’s half done, then ask again.")
        )

    def _in_words(self, gesture: Gesture) -> str:
        """Say what the hand does; nothing for a button, which the hint names."""
        label = self._label(gesture.piece)
        if not label:
            return ""
        text = fill(translate("Hints", "Flip: {piece}."), piece=label) if gesture.flip else ""
        if gesture.place:
            # What was flipped is called otherwise now.
            carry = "" if gesture.flip else fill(translate("Hints", "Pick up: {piece}."), piece=label)
            turn = _rotated(gesture.turns)
            place = self._label(gesture.place)
            put = fill(translate("Hints", "Put it here: {place}."), place=place)
            hold = fill(translate("Hints", "Hold it here: {place}."), place=place)
            there = (
                (hold, turn, translate("Hints", "Then put it down.")) if turn and gesture.turned_there else (turn, put)
            )
            text = " ".join(filter(None, (text, carry, *there)))
        return text

    def _label(self, key: str) -> str:
        thing = self._table.board.thing(key)
        return thing.label.removesuffix(".") if thing is not None else ""

    def _tell(self, text: Text) -> None:
        self._line.show_staying(text)
        self._in_sight = True

    def _light(self, offer: _Offer, gestures: Sequence[Gesture]) -> None:
        if isinstance(self._table, Zooms):
            self._table.bring_into_sight([key for gesture in gestures for key in gesture.touched])
        self._table.advise(offer.turn, gestures)

    def _sentence(self) -> Text:
        """Say what is said of the one that it is at: what to do, then why."""
        offer, session, names = self.offers[self._at], self._controller.session, self._controller.kept.later_names
        game, view = session.game.id, session.state.view(self._controller.turns.now.acting)
        advice: Text = Wording.of(advice_sentence, game, offer.turn, view, names)
        reason: Text = Wording.of(hint_sentence, game, offer.reason, names)
        if session.state.pending:
            advice = Sentence.translate("Hints", "Press “Ready” to begin like this; Undo brings your own layout back.")
        if len(self.offers) == 1:
            return Sentence.translate("Hints", "Hint: {advice} {reason}").fill(advice=advice, reason=reason)
        said = Sentence.translate("Hints", "Hint {number} of {count}: {advice} {reason}")
        return said.fill(number=self._at + 1, count=len(self.offers), advice=advice, reason=reason)


def _rotated(steps: int) -> str:
    """Tell how often the piece is to be rotated; nothing if it lies right."""
    if steps <= 1:
        return translate("Hints", "Rotate it once.") if steps else ""
    return translate("Hints", "Rotate it %n time(s).", None, steps)


class ComputerButtons(QtCore.QObject):
    """The buttons for the computers at a table, and what is said when one of them gives no move."""

    def __init__(self, stage: Stage, computers: Computers) -> None:
        super().__init__(stage)
        self._stage = stage
        self._computers = computers
        self._controller = stage.controller
        computers.changed.connect(self._on_computers)

    def offered(self) -> list[TableAction]:
        """Return the buttons for now."""
        turns = self._controller.turns
        if self._controller.shown.ply is not None:
            return []
        if self.question != SILENCE:
            again = self._computers.follow
            offered = [
                TableAction("again", Sentence.translate("Table", "Try again"), run=again, primary=True),
                TableAction("take-over", Sentence.translate("Table", "Take over the seat"), run=self._take_over),
            ]
            if self._computers.messages:
                label = Sentence.translate("Table", "Messages…")
                offered.append(TableAction("messages", label, run=self._show_messages))
            return offered
        if turns.now.persons or turns.now.acting not in turns.now.computers:
            return []
        if not self._computers.paused:
            return [TableAction("wait", Sentence.translate("Table", "Pause"), run=self._wait_or_go_on)]
        return [
            TableAction("step", Sentence.translate("Table", "One move"), run=self._computers.step),
            TableAction("wait", Sentence.translate("Table", "Go on"), run=self._wait_or_go_on, primary=True),
        ]

    @property
    def question(self) -> Text:
        """What is to be read while people have to say what happens."""
        return self._computers.trouble_sentence() if self._controller.shown.ply is None else SILENCE

    def _on_computers(self) -> None:
        self._stage.table.actions_changed.emit()
        if self.question != SILENCE:
            self._stage.voice.tell(self.question)

    def _take_over(self) -> None:
        seat = self._computers.stuck
        if seat is not None:
            self._controller.give_seat(seat, HUMAN)

    def _show_messages(self) -> None:
        from elios_desktop.ui.kit.dialogs import Reading

        title = Sentence.translate("Table", "Messages of the program")
        about = Sentence.translate("Table", "The last things the program wrote besides its answers.")
        window = QtWidgets.QApplication.activeWindow()
        if window is not None:
            Reading(title, about, self._computers.messages, window).show()

    def _wait_or_go_on(self) -> None:
        self._computers.pause(not self._computers.paused)
        self._stage.table.actions_changed.emit()


_MOST_NAMED = 6
"""So many things are named one by one; of others it is said how many they are. They are lit, all of them."""


def _named(table: AnyTable, keys: Sequence[str], translate: Translate) -> str:
    """Name some things on a table in the language in force."""
    things = [thing.label.removesuffix(".") for key in keys if (thing := table.board.thing(key)) is not None]
    first, more = "; ".join(things[:_MOST_NAMED]), len(things) - _MOST_NAMED
    if more <= 0:
        return first
    return fill(translate("Ask", "{things}; and %n more", None, more), things=first)


def _amounts(numbers: Sequence[float], names: Sequence[str], translate: Translate) -> str:
    """Tell how many of something each player has."""
    text = translate("Ask", "{name} {number}")
    return ", ".join(fill(text, name=name, number=f"{number:g}") for name, number in zip(names, numbers, strict=True))


class Questions(QtCore.QObject):
    """Answers what somebody wants to know of the table. Of what is in the hand or under the ring: what can come there,
    where it can go, what could take it; asked again, what has happened, and again, who is ahead. All of it comes from
    what the person at the machine sees."""

    def __init__(self, stage: Stage, line: PromptLine) -> None:
        super().__init__()
        self._stage = stage
        self._table = stage.table
        self._controller = stage.controller
        self._line = line
        self._asked: tuple[str | None, Moment] | None = None
        """What was asked about last, and when."""
        self._at = 0
        """Which of the answers was given then."""

    def ask(self) -> None:
        """Give the next answer."""
        turns = self._controller.turns.now
        if turns.table_hidden:
            return
        self._table.finish_motion()
        asked = self._thing, turns.moment
        self._at = self._at + 1 if asked == self._asked else 0
        self._asked = asked
        answers = [each for each in (*self._of_thing(asked[0]), self._happened(), self._ahead()) if each[0] != SILENCE]
        if not answers:
            self._line.show_staying(Sentence.translate("Ask", "Nothing has happened yet."))
            return
        text, keys = answers[self._at % len(answers)]
        self._line.show_staying(text)
        self._table.light(keys, "good")

    @property
    def _thing(self) -> str | None:
        """The key of what is in the hand, or else under the ring."""
        hand = self._stage.hand
        return hand.piece.key if hand.holding and hand.piece is not None else hand.focus

    def _of_thing(self, key: str | None) -> list[tuple[Text, tuple[str, ...]]]:
        table = self._table
        thing = table.board.thing(key) if key is not None else None
        if key is None or thing is None:
            return []
        told: list[Text] = [Sentence.translate("Ask", "{thing}.").fill(thing=Wording.of(_named, table, (key,)))]
        lit: list[str] = [key]
        goals, coming = self._goals(key), self._coming(key)
        if coming:
            told.append(Sentence.translate("Ask", "What can go here: {things}.").fill(things=self._names(coming)))
        if goals:
            told.append(Sentence.translate("Ask", "Where it can go: {things}.").fill(things=self._names(goals)))
        elif thing.role is Role.PIECE and thing.owner == self._controller.turns.now.viewer:
            told.append(Sentence.translate("Ask", "It can’t go anywhere now."))
        elif thing.role is Role.PLACE and not coming and self._controller.may_act:
            told.append(Sentence.translate("Ask", "None of your pieces can go here now."))
        exposure = exposure_of(self._controller.session.game.id, table.view, key)
        if exposure is not None and exposure.by:
            told.append(Sentence.translate("Ask", "In danger from: {things}.").fill(things=self._names(exposure.by)))
        elif exposure is not None and exposure.safe:
            told.append(Sentence.translate("Ask", "It’s protected: nothing can take it."))
        elif exposure is not None:
            told.append(Sentence.translate("Ask", "Nothing can take it right now."))
        lit += [*coming, *goals, *(exposure.by if exposure is not None else ())]
        return [(Sentences.of(*told), tuple(lit))]

    def _goals(self, key: str) -> tuple[str, ...]:
        """List where something may go: what is in the hand as it lies there now, anything else as it may be taken."""
        if self._stage.hand.holding and key == self._thing:
            return tuple(self._stage.hand.legal)
        return tuple(self._table.board.goals.get(key, ()))

    def _coming(self, key: str) -> tuple[str, ...]:
        """List what may come to a place, or to where a piece lies."""
        scene = self._stage.scene
        piece = scene.pieces.get(key)
        under = scene.place_at(piece.home) if piece is not None else None
        places = {key} if under is None else {key, under.key}
        return tuple(each for each, goals in self._table.board.goals.items() if places & {*goals})

    def _names(self, keys: Sequence[str]) -> Text:
        return Wording.of(_named, self._table, tuple(keys))

    def _happened(self) -> tuple[Text, tuple[str, ...]]:
        """Tell what the last turn brought."""
        brought = last_turn_in_words(self._controller) if self._controller.session.transitions else []
        if not brought:
            return SILENCE, ()
        return Sentence.translate("Ask", "What happened: {moves}").fill(moves=Sentences.of(*brought)), ()

    def _ahead(self) -> tuple[Text, tuple[str, ...]]:
        """Tell who is ahead, and by what."""
        controller = self._controller
        course, names = find_course(controller.session.game.id), controller.kept.later_names
        if not course.MEASURES:
            return SILENCE, ()
        counts = course.counts(controller.session.state)
        ranks = {side: course.rank(counts, side) for side in course.sides(len(names))}
        best = [side for side, rank in ranks.items() if rank == max(ranks.values())]
        if len(best) == 1:
            who = Wording.of(joined_names, tuple(names[seat - 1] for seat in best[0]))
            told: Text = Sentence.translate("Ask", "Ahead: {names}.").fill(names=who)
        else:
            told = Sentence.translate("Ask", "Nobody is ahead.")
        why = (
            Sentence.translate("Ask", "{measure}: {amounts}.").fill(
                measure=Sentence(MEASURES_CONTEXT, each.name),
                amounts=Wording.of(_amounts, tuple(counts[each.id]), tuple(names)),
            )
            for each in course.MEASURES[:2]
        )
        return Sentences.of(told, *why), ()


A_LOT: Final = 0.15
"""So much of the chance to win is worth a question."""
_QUESTION: Final = Sentence.translate("Table", "That gives a lot away: take it back?")
_PATIENCE_MS: Final = 10_000
"""A friend who says nothing for so long holds nobody up any more."""


class BlunderCheck(QtCore.QObject):
    """Watches the turns of the people at a table, if the settings want it."""

    def __init__(self, stage: Stage, computers: Computers) -> None:
        super().__init__(stage)
        self._stage = stage
        self._computers = computers
        self._controller = stage.controller
        self.thinker = Thinker(self, patience_ms=_PATIENCE_MS)
        self._turn: tuple[Seat, tuple[AnyTransition, ...]] | None = None
        """Whose turn is watched, and the moves before it."""
        self._before: float | None = None
        """The chance to win when it began, if it is known."""
        self._after = 0.0
        """The chance to win when it was over."""
        self._judging = -1
        """The ply after the turn at which it is judged, or has been."""
        self._warned: int | None = None
        """The ply at which the question stands that people have to answer."""

    def follow(self) -> None:
        """The position is shown."""
        controller = self._controller
        ply = controller.session.ply
        if self._warned is not None and self._warned != ply:
            self._let_go_on()
        if not controller.wants_friend or controller.shown.ply is not None or controller.session.state.pending:
            return
        if controller.may_act:
            self._computers.hold_back(False)
            self._judging = -1
            turn = self._turn_under_way()
            if turn != self._turn:
                self._turn, self._before = turn, None
                self._ask_about(len(turn[1]), self._on_before)
        elif self._turn is not None and self._judging != ply and self._may_be_taken_back():
            self._judging = ply
            self._computers.hold_back(True)
            if self._before is not None:
                self._ask_about(ply, self._on_after)
            elif not self.thinker.busy:
                self._ask_about(len(self._turn[1]), self._on_before)

    def offered(self) -> list[TableAction]:
        """Return the answers to the question, while it stands."""
        if self._warned is None or self._warned != self._controller.session.ply:
            return []
        return [
            TableAction("take-back", Sentence.translate("Table", "Take it back"), run=self._take_back, primary=True),
            TableAction("leave", Sentence.translate("Table", "Leave it"), run=self._let_go_on),
        ]

    @property
    def question(self) -> Text:
        """What is asked, while the question stands."""
        return _QUESTION if self.offered() else SILENCE

    def close(self) -> None:
        """The table is being closed."""
        self.thinker.close()

    def _turn_under_way(self) -> tuple[Seat, tuple[AnyTransition, ...]]:
        """Return the turn of the person who acts, and the moves before it."""
        seat, done = self._controller.turns.now.acting, self._controller.session.transitions
        assert seat is not None
        begin = len(done)
        while begin and done[begin - 1].seat == seat and not done[begin - 1].before.pending:
            begin -= 1
        return seat, done[:begin]

    def _may_be_taken_back(self) -> bool:
        """Tell whether a computer is next, nothing new has been seen in the turn, and the settings allow it."""
        controller = self._controller
        assert self._turn is not None
        seat, before = self._turn
        turn = controller.session.transitions[len(before) :]
        return (
            controller.turns.now.acting in controller.turns.now.computers
            and turn != ()
            and all(each.seat == seat for each in turn)
            and not any(event.reveals for each in turn for event in each.events)
            and controller.steps.undo_reason() is None
        )

    def _ask_about(self, ply: int, heard: Callable[[Json | Trouble], None]) -> None:
        """Ask for the chances after so many moves, as the watched seat saw them then."""
        assert self._turn is not None
        session = self._controller.session
        self.thinker.chances(session.game.id, session.branch(ply).seen_by(self._turn[0]), heard)

    def _on_before(self, reply: Json | Trouble) -> None:
        self._before = self._chance(reply)
        if self._judging >= 0 and self._before is not None:
            self._ask_about(self._judging, self._on_after)
        else:
            self._computers.hold_back(False)

    @property
    def _late(self) -> bool:
        """Whether the turn is no longer what is to be judged."""
        return self._controller.session.ply != self._judging or self._controller.shown.ply is not None

    def _on_after(self, reply: Json | Trouble) -> None:
        after, before = self._chance(reply), self._before
        if self._late or self._turn is None or after is None or before is None or before - after < A_LOT:
            self._computers.hold_back(False)
            return
        self._after = after
        session, (seat, done) = self._controller.session, self._turn
        self.thinker.hint(session.game.id, session.branch(len(done)).seen_by(seat), 1, self._on_better)

    def _on_better(self, reply: Json | Trouble) -> None:
        """What would have been best to begin the turn with."""
        if self._late or self._turn is None or isinstance(reply, Trouble) or not reply["hints"]:
            self._computers.hold_back(False)
            return
        session, (seat, done) = self._controller.session, self._turn
        other, best = session.branch(len(done)), reply["hints"][0]
        other.play_text(best["move"])
        if any(event.reveals for event in other.transitions[-1].events):
            self._judge(best["chance"])  # nobody has seen what that move would have turned up
        else:
            self.thinker.chances(session.game.id, other.seen_by(seat), self._on_other)

    def _on_other(self, reply: Json | Trouble) -> None:
        self._judge(self._chance(reply))

    def _judge(self, other: float | None) -> None:
        """Ask, if that other chance was so much better."""
        if not self._late and other is not None and other - self._after >= A_LOT:
            self._warned = self._judging
            self._computers.pause(True)
            self._stage.table.actions_changed.emit()
            self._stage.voice.tell(_QUESTION)
        self._computers.hold_back(False)

    def _chance(self, reply: Json | Trouble) -> float | None:
        """Return the chance of the watched seat's side."""
        if isinstance(reply, Trouble) or self._turn is None:
            return None
        session = self._controller.session
        sides = find_course(session.game.id).sides(len(session.seats))
        side = next(side for side in sides if self._turn[0] in side)
        return float(sum(reply["chances"][seat - 1] for seat in side))

    def _take_back(self) -> None:
        self._warned = None
        self._controller.steps.undo()
        self._computers.pause(False)
        self._stage.table.actions_changed.emit()

    def _let_go_on(self) -> None:
        self._warned = None
        self._computers.pause(False)
        self._stage.table.actions_changed.emit()


class Assistants(QtCore.QObject):
    """They look at the table each time that it has been shown, and do their part of their own accord."""

    def __init__(self, stage: Stage, line: PromptLine, pace: str) -> None:
        super().__init__(stage)
        thinker = Thinker(self)
        self.computers = Computers(stage.controller, thinker, pace)
        self.hints = Hints(stage, line, thinker)
        self.questions = Questions(stage, line)
        self.friend = BlunderCheck(stage, self.computers)
        self._buttons = ComputerButtons(stage, self.computers)

    def offered(self) -> Sequence[TableAction]:
        """Return what the friend asks, else what can be done while a computer plays."""
        return self.friend.offered() or self._buttons.offered()

    def question(self) -> Text:
        """Say what people have to answer before the game goes on; nothing most of the time."""
        return next((each.question for each in (self.friend, self._buttons) if each.question != SILENCE), SILENCE)

    def position_shown(self) -> None:
        """The table shows a position: a hint for another one is none for it."""
        self.hints.follow()

    def follow(self) -> None:
        """Look at whose turn it is."""
        self.computers.follow()
        self.friend.follow()

    def close(self) -> None:
        """The table is being closed."""
        self.computers.close()
        self.friend.close()
