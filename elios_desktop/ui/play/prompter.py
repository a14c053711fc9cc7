"""What is said and offered in the line in front of a table, whose buttons it presses."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from elios_desktop.engine.contract import Refusal
from elios_desktop.plain_board.contract import Action
from elios_desktop.texts.words import refusal_section, refusal_sentence
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.kit.sentence import SILENCE, Sentence, Text, Wording
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.table.contract import ROTATE, TableAction, Voice

TURN = "turn"
"""The button that rotates what is in the hand."""


Offered = Callable[[], Sequence[TableAction]]
"""Lists the buttons that something at a table has of its own while nobody may act there; none most of the time."""


class LineVoice(Voice):
    """Writes what a table says into the line in front of it, and has its sounds played."""

    def __init__(self, line: PromptLine, announcer: Announcer, game_id: str, play: Callable[[str], object]) -> None:
        self._line = line
        self._announcer = announcer
        self._game_id = game_id
        self._play = play

    def tell(self, text: Text) -> None:
        self._line.show_told(text)

    def refuse(self, refusal: Refusal) -> None:
        game = self._game_id
        self._line.show_refusal(Wording.of(refusal_sentence, game, refusal), refusal_section(game, refusal))

    def hush(self) -> None:
        self._line.forget_interruption()

    def note(self, text: Text) -> None:
        self._announcer.say(text(), urgent=True)

    def play(self, sound: str) -> None:
        self._play(sound)


class Prompter(QObject):
    """Goes between a table and its prompt line. What a refusal lights goes out with the words."""

    acted = Signal()
    """What a button offered has been done."""

    def __init__(
        self,
        line: PromptLine,
        stage: Stage,
        at_rest: Sequence[Offered],
        question: Callable[[], Text],
    ) -> None:
        """While nobody may act at the table, the first of `at_rest` that has buttons shows them, and a `question` that
        has to be answered stands there for what is to be done. None of them may hold this: in a circle, Python would
        take the page apart while Qt still uses it."""
        super().__init__(line)
        self._at_rest = at_rest
        self._question = question
        self._line = line
        self._table = stage.table
        self._hand = stage.hand
        self._controller = stage.controller
        line.buttons.chosen.connect(self.act)
        line.passed.connect(self._unlight)
        stage.hand.changed.connect(self._on_hand)

    def refresh(self) -> None:
        """What is to be done now, by whom, and the buttons for it."""
        controller = self._controller
        now = controller.turns.now
        seat = now.called if now.computer_acts else now.viewer
        if controller.shown.ply is not None:
            seat = controller.shown.state.to_move
        question = self._question()
        prompt = self._table.prompt() if question == SILENCE else question
        self._line.show_prompt(prompt, controller.kept.seats[seat - 1].colour if seat else None)
        self._line.keep_room_for(self._table.rows())
        self._line.buttons.show(self._offered())

    def _offered(self) -> Sequence[TableAction]:
        if self._controller.may_act:
            return [*self._turning(), *self._table.actions()]
        return next((offered for each in self._at_rest if (offered := each())), ())

    def _turning(self) -> list[TableAction]:
        """For fingers, which have neither R nor a wheel: what is in the hand is rotated."""
        if self._table.double_click_turns:
            return []
        things = [thing for thing in self._table.board.things if Action.TURN in thing.actions]
        if not things:
            return []
        held = self._hand.piece.key if self._hand.holding and self._hand.piece is not None else ""
        hint = Sentence.translate("Table", "Rotates what is in your hand; so do R and the wheel.")
        enabled = any(thing.key == held for thing in things)
        return [TableAction(TURN, ROTATE, run=self._turn, enabled=enabled, hint=hint, key="R")]

    def _turn(self) -> None:
        self._hand.wheel(1)

    def _on_hand(self) -> None:
        if self._controller.may_act and not self._hand.putting:
            self._line.buttons.show(self._offered())
        if self._hand.holding:
            self._try_again()

    def act(self, action_id: str) -> None:
        """Do what a button beside the rack does."""
        self._table.finish_motion()
        action = next((each for each in self._offered() if each.id == action_id), None)
        if action is None:
            return
        if not action.enabled:
            self._explain(action)
            return
        if action.run is not None:
            action.run()
        elif action.move is not None:
            refusal = self._controller.submit(action.move)
            if refusal is not None:
                self._table.refuse(refusal)
        self.acted.emit()
        if self._table.covered:
            self._line.take_keyboard()  # on the table there is nothing to do

    def _explain(self, action: TableAction) -> None:
        """Its key was pressed, but it can't be done now: say why, as of any other move."""
        refusal = self._controller.why(action.move) if action.move is not None else None
        if refusal is not None:
            self._table.refuse(refusal)
        elif action.hint != SILENCE:
            self._line.show_told(action.hint)

    def press(self, key: str) -> None:
        """A key that stands for a button, perhaps."""
        action = self._line.buttons.for_key(key)
        if action is not None:
            self.act(action)

    def refuse(self, sentence: Text, setting: str = "") -> None:
        """Say why something can't be done that is no move; no rule and no piece has to do with it, but perhaps a
        setting."""
        self._unlight()  # what the drop before it had lit
        self._line.show_refusal(sentence, "", setting)

    def forget_refusal(self) -> None:
        """Something was accepted: what was said before it is no longer what the person should read."""
        self._line.forget_interruption()

    def _try_again(self) -> None:
        """Something is in the hand: what was refused before is no longer what the person is about to do."""
        if self._line.refused:
            self._line.back_to_prompt()

    def _unlight(self) -> None:
        self._table.light(())
