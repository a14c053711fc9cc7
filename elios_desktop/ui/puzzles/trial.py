"""Trying moves out in one's own turn, on a table that is visibly another one; the game itself knows nothing of it.

What whoever tries can't know stays unknown: the table stands on a position that they can't tell from the true one, and
a move whose outcome depends on what is hidden is refused. So nothing of the true position is here that could leak.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from PySide6 import QtCore, QtWidgets
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut

from elios_desktop.engine.contract import AnyState, AnyTransition, Move, Refusal, Seat, Transition
from elios_desktop.engine.record import HUMAN
from elios_desktop.engine.session import Session
from elios_desktop.games import entry_of
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words, move_sentence, refusal_sentence, turn_sentence
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Text, Wording, plain, translate
from elios_desktop.ui.kit.page import Page
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.requests import nothing
from elios_desktop.ui.play.stage import Stage, TurnPresenter
from elios_desktop.ui.puzzles.card import PuzzleCard
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.saving import SavedExtras
from elios_desktop.ui.table.contract import Voice

UNKNOWN = "trial.unknown"
"""The code of a refusal that is no rule's: what would come of the move depends on what nobody here can know."""
WORLDS = 24
"""So many positions that can't be told from the true one are followed: where they differ, something is unknown."""


def worlds_of(session: Session, seat: Seat) -> tuple[AnyState, ...]:
    """Positions that this seat can't tell from the true one; the true one is only among them if nothing is hidden."""
    game = session.game
    if not game.has_hidden_things:
        return (session.state,)
    seen, chance = session.seen_by(seat), Random(session.ply)
    return tuple(game.guess(seen, chance) for _ in range(WORLDS))


class TrialGame(Controller):
    """The game that is tried out: whoever tries moves for all. Nothing of it is ever saved."""

    def __init__(self, session: Session, kept: SavedExtras, seat: Seat, settings: Callable[[], Settings]) -> None:
        """`session` is the true game; only what this seat knows of it is taken."""
        self.seat = seat
        self._worlds = [worlds_of(session, seat)]
        """The positions that are possible, after each move."""
        seats = tuple(replace(each, kind=HUMAN) for each in kept.seats)
        trial, extras = session.beginning_at(self._worlds[0][0]), SavedExtras.fresh(seats, False, kept.own)

        def uncovered() -> Settings:
            """Return the settings, but nothing is covered while the turn changes: the same person moves for all."""
            return settings()._replace(curtain="never")

        super().__init__(trial, extras, SaveDocument("", ""), None, uncovered)
        self.shown.eyes = seat

    @property
    def may_act(self) -> bool:
        """Whether a move can be tried: for whoever's turn it is."""
        return self.shown.ply is None and self.session.state.to_move is not None

    def _all_legal(self) -> frozenset[Any]:
        """Return what is legal whatever is hidden: what another seat holds doesn't show by what it may do."""
        if self._legal is None:
            game = self.session.game
            offered = [frozenset(game.legal(each)) for each in self._worlds[-1]]
            self._legal = frozenset.intersection(*offered)
        return self._legal

    def turn_sentence(self) -> Text:
        """Say what is to be done now, by whoever's turn it is."""
        names = self.kept.later_names
        return Wording.of(turn_sentence, self.session.game.id, self.shown.view(), self._all_legal(), names)

    def outcomes(self, move: Move) -> tuple[AnyState, ...] | Refusal:
        """Return the positions after a move in each of those that are possible; refused where they could be told
        apart."""
        game = self.session.game
        after = []
        for state in self._worlds[-1]:
            answer = game.apply(state, move)
            if not isinstance(answer, Transition):
                return self.why(move) or Refusal(UNKNOWN, {"move": move.text})
            after.append(answer.after)
        seen = [each.view(self.seat) for each in after]
        if any(each != seen[0] for each in seen):
            return Refusal(UNKNOWN, {"move": move.text})
        return tuple(after)

    def submit(self, move: Move) -> Refusal | None:
        """Try a move."""
        after = self.outcomes(move)
        if isinstance(after, Refusal):
            return after
        self._worlds.append(after)  # before it is shown: what is legal then is asked of them
        refusal = super().submit(move)
        if refusal is not None:
            self._worlds.pop()
        return refusal

    def step_back(self) -> bool:
        """Take the last move back; whether there was one."""
        if self.session.undo() is None:
            return False
        self.kept.unnote_move()
        self._worlds.pop()
        self._on_stepped()
        return True

    @property
    def first(self) -> AnyTransition | None:
        """The first move that was tried, which the game gets if it is to be done."""
        made = self.session.transitions
        return made[0] if made else None


class TrialTable(TurnPresenter):
    """The game's real table over a trial. Close it with `shut` before it is dropped."""

    def __init__(self, theme: Theme, game: TrialGame, voice: Voice, animation: str, parent: QtCore.QObject) -> None:
        stage = Stage(theme, game, voice, SPEEDS[animation], parent)
        super().__init__(stage)
        self.stage = stage
        self.game = game
        self.tried: Callable[[], object] = nothing
        """Called when a move was made or taken back, and is shown."""
        self.scene, self.animator, self.table = stage.scene, stage.animator, stage.table
        self.hand, self.view = stage.hand, stage.view
        game.jumped.connect(self._on_jumped)
        self.view.show_table(self.table)

    def _on_moved(self, transition: AnyTransition) -> None:
        self.table.light(())
        super()._on_moved(transition)

    def _on_animated(self) -> None:
        super()._on_animated()
        self.tried()

    def _on_jumped(self) -> None:
        self.stage.let_go()
        self.table.restore({})
        self.show_now()
        self.tried()

    def shut(self) -> None:
        """Let nothing of it keep running."""
        self.tried = nothing
        self.stage.stop()
        self.game.turns.set_active(False)


class _Card(PuzzleCard):
    """The card beside it, with words of its own."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        for each in (self.face, self.who, self.save, self.remove, self.made["all"]):
            each.hide()

    def write(self) -> None:
        texts = {
            "home": translate("Trial", "Back to the game"),
            "back": translate("Trial", "Step back"),
            "again": translate("Trial", "Never mind"),
            "next": translate("Trial", "Do it"),
        }
        for name, text in texts.items():
            self.made[name].setText(text)


class TrialVoice(Voice):
    """Lets the card say what the table has to say."""

    def __init__(self, page: TrialPage) -> None:
        self._page = page

    def tell(self, text: Text) -> None:
        self._page.say(text, "accent")

    def refuse(self, refusal: Refusal) -> None:
        self._page.refuse(refusal)

    def hush(self) -> None:
        self._page.say(SILENCE, "")

    def note(self, text: Text) -> None:
        self._page.announcer.say(text())

    def play(self, sound: str) -> None:
        self._page.play(sound)


class _Frame(QtWidgets.QWidget):
    """What is around the table: a broken line says that it isn't the real one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.column = QtWidgets.QVBoxLayout(self)
        self.column.setContentsMargins(*(8,) * 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(palette.surface))
        pen = QPen(QColor(palette.accent), 4)
        pen.setDashPattern([4, 2.5])
        painter.setPen(pen)
        painter.drawRect(self.rect().adjusted(3, 3, -4, -4))
        painter.end()


class TrialPage(Page):
    """The game waits behind it, as it is."""

    def __init__(self, controller: Controller, services: Services, back: Callable[[str], object]) -> None:
        """`back` leads to the game, with the move that is to be made there; none if it is empty."""
        super().__init__(services.theme)
        self._services = services
        self._back = back
        self.play = services.sounds.play
        self.game = controller.session.game
        seat = controller.turns.now.acting
        assert seat is not None
        trial = TrialGame(controller.session, controller.kept, seat, services.preferences.read)
        self.desk = TrialTable(services.theme, trial, TrialVoice(self), services.preferences.animation, self)
        self.card = _Card(services.theme)
        self._frame = _Frame(services.theme)
        self._frame.column.addWidget(self.desk.view)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.card)
        row.addWidget(self._frame, 1)
        self._said: Text = SILENCE
        self.desk.table.actions_changed.connect(self._refresh)
        self.desk.tried = self._on_tried
        self.desk.hand.changed.connect(self._on_taken)
        self.desk.view.action_key.connect(self._on_key)
        self.card.wanted.connect(self._on_wanted)
        self.card.buttons.chosen.connect(self._act)
        for keys, slot in (
            ("F6", self._change_side),
            ("Shift+F6", self._change_side),
            ("Ctrl+Z", partial(self._on_wanted, "back")),
            ("Escape", partial(self._on_wanted, "home")),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self._write()
        self.announcer.ask(f"{self.card.heading.text()}. {self.card.about.text()}")

    def first_focus(self) -> QtWidgets.QWidget:
        """Return the table."""
        return self.desk.view

    # -- what is tried

    def _on_tried(self) -> None:
        game = self.desk.game
        made = game.session.transitions
        if made:
            said = Wording.of(move_sentence, self.game.id, made[-1], game.seat, game.kept.later_names)
            self.say(said, "accent")
        else:
            self.say(SILENCE, "")
        self._write()

    def _on_taken(self) -> None:
        if self.desk.hand.holding:
            self.say(SILENCE, "")

    def refuse(self, refusal: Refusal) -> None:
        """Say which rule forbids a move, or that nobody can know what would come of it."""
        if refusal.code == UNKNOWN:
            said: Text = Sentence.translate(
                "Trial", "The outcome depends on something you can’t know, so you can’t try this out."
            )
        else:
            said = Wording.of(refusal_sentence, self.game.id, refusal)
        self.say(said, "bad")

    def _on_wanted(self, what: str) -> None:
        game = self.desk.game
        if what == "back":
            if not self.desk.table.undo_step():
                game.step_back()
            self.desk.view.setFocus()
        elif what == "next":
            self._back(game.first.move.text if game.first is not None else "")
        elif what in ("home", "again"):
            self._back("")

    def _on_key(self, key: str) -> None:
        action = self.card.buttons.for_key(key)
        if action is not None:
            self._act(action)

    def _act(self, action_id: str) -> None:
        """Do what a button of the table's does."""
        desk = self.desk
        desk.table.finish_motion()
        action = next((each for each in desk.table.actions() if each.id == action_id), None)
        if action is None or not desk.game.may_act:
            return
        if action.run is not None and action.enabled:
            action.run()
        elif action.move:
            refusal = desk.game.submit(action.move)
            if refusal is not None:
                desk.table.refuse(refusal)
        desk.view.setFocus()

    # -- words

    def say(self, text: Text, colour: str) -> None:
        """Say something on the card."""
        self._said = text
        said = text()
        self.card.show_answer(said, colour)
        if said:
            self.announcer.say(said)

    def _write(self) -> None:
        card, game = self.card, self.desk.game
        made: Sequence[AnyTransition] = game.session.transitions
        about = translate("Trial", "This isn’t the real game: move for everybody, and step back whenever you like.")
        over = game.session.state.result is not None
        task = translate("Trial", "Here the game would be over.") if over else game.turn_sentence()()
        card.show_puzzle(translate("Trial", "Trying it out"), about, task)
        card.write()
        card.offer(*(("back", "next", "again") if made else ()), main="next" if made else "")
        if game.first is not None:
            words = find_words(self.game.id)
            told = words.move(game.first, game.seat, game.kept.names, translate)
            card.made["next"].setAccessibleDescription(fill(translate("Trial", "In the game: {move}"), move=told))
            card.made["next"].setToolTip(plain(card.made["next"].accessibleDescription()))
        self._refresh()

    def _refresh(self) -> None:
        desk = self.desk
        if desk.hand.putting:
            return
        desk.hand.tidy()
        self.card.buttons.show(desk.table.actions() if desk.game.may_act else ())
        name = entry_of(self.game.id).name(translate)
        desk.view.setAccessibleName(fill(translate("Trial", "{game}, trying it out"), game=name))

    def retranslate(self) -> None:
        """Every text in the language in force."""
        self.card.restyle()
        self._write()
        self.card.show_answer(self._said(), self.card.colour)
        self.desk.view.retranslate()

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        self.card.restyle()
        self.card.write()
        self.card.follow_size(self.width(), self.height())
        self.desk.view.lay_out()

    def fit(self) -> None:
        """The card takes its share."""
        self.card.follow_size(self.width(), self.height())

    def _change_side(self) -> None:
        """F6 moves the keyboard between the table and the card."""
        if self.desk.view.hasFocus():
            ways = [self.card.made[name] for name in ("next", "home")]
            next(way for way in ways if way.isVisible()).setFocus()
        else:
            self.desk.view.setFocus()

    def stop(self) -> None:
        """Let nothing of it keep running."""
        self.desk.shut()
