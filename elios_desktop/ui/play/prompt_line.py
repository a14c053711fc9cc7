"""Holds the line in front of the board: what to do next, why a drop was refused, buttons for what can't be dragged.

`PromptLine` is the line, and `Prompter` says in it what the table and the turn want. In large type the line stands in a
column beside the board: there it takes nothing of the height, which the pieces need.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from elios_desktop.engine.contract import Refusal
from elios_desktop.plain_board import Action
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import refusal_section, refusal_sentence
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Text, Wording, literal, plain, translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import Flow, SeatMark
from elios_desktop.ui.play import action_buttons
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.table.contract import ROTATE, TableAction, Voice

REFUSAL_MS = 7000
_MARGINS = (14, 5, 12, 7)
_TALL = 14
"""Of how many lines of type a page must have room for before three of them are kept for the prompt."""
_ANY_HEIGHT = 16_777_215
"""What Qt takes for no limit."""
_BUTTON_EDGES = 32
"""What the style sheet puts around the words on a button."""
_EDGE = 4
"""The mark before what is told, and its distance."""
_GAP = 10
_BETWEEN = 2
_OTHER_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_RULE = Sentence.translate("Table", "Show the rule")
_SIZES = ("large", "body", "small")
_LONGEST = 150
"""So many letters of usual width a long refusal takes, in any language."""
_LINES = 3
"""In so many lines of small type it is written wherever the buttons leave it the width."""
_LINES_OF_BOTH = 5
"""So many are kept where hints stand below what is to be done."""
_LONGEST_OF_BOTH = (80, 220)
"""So many letters both of them take there."""


class PromptLine(QWidget):
    """One line. A refusal takes the prompt's place for a while, with a link to the rule."""

    asked = Signal(str)
    """Something else is to be done now."""
    interrupted_by = Signal(str, bool)
    """Something else is to be read for a while; and whether it is a refusal."""
    passed = Signal()
    """The refusal is no longer shown."""

    def __init__(self, theme: Theme, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._requests = requests
        self._theme = theme
        self._prompt = ""
        self._colour: int | None = None
        self._said = ""
        """What is to be read now."""
        self._section = self._setting = ""
        self._refusal: Text = SILENCE
        self._bad = False
        self.stays = False
        """Whether what is said is to be read until something happens, not just for a while."""
        self._column = self._both = False
        self._fitted: object = None
        """What it was fitted to."""
        self.mark = SeatMark(0, 20)
        self.above = QLabel()
        """What is to be done, while a hint for it is said below."""
        self.above.setTextFormat(Qt.TextFormat.PlainText)
        self.above.setWordWrap(True)
        self.above.hide()
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setIndent(0)  # or Qt takes one of its own beside the mark
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._rule = QToolButton()
        self._rule.setProperty("finger", True)
        self._rule.setCursor(Qt.CursorShape.PointingHandCursor)
        self._rule.clicked.connect(self._ask_rule)
        self._rule.hide()
        words = self._words = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        words.setSpacing(10)
        words.addWidget(self.mark)
        self._sentences = QVBoxLayout()
        self._sentences.setSpacing(_BETWEEN)
        self._sentences.addWidget(self.above)
        self._sentences.addWidget(self.text, 1)
        words.addLayout(self._sentences, 1)
        words.addStretch(0)
        self.side = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.side.setSizePolicy(policy)
        self._row = Flow(10, self.side)
        self._row.addWidget(self._rule)
        self.buttons = action_buttons.ActionButtons(self._row, self)
        self._kept = action_buttons.RoomForRows(_RULE, self)
        self.buttons.changed.connect(self.fit)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(*_MARGINS)
        self._halves.setSpacing(_GAP)
        self._halves.addLayout(words, 1)
        self._halves.addWidget(self.side, 0, Qt.AlignmentFlag.AlignVCenter)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REFUSAL_MS)
        self._timer.timeout.connect(self.back_to_prompt)
        self.restyle()

    @property
    def column(self) -> bool:
        """Whether it stands beside the board."""
        return self._column

    def stand_up(self, column: bool) -> None:
        """Stand in a column beside the board, or lie below it."""
        if column == self._column:
            return
        self._column = column
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._words.setDirection(down if column else across)
        # The rule follows the words; the buttons stand at the foot, where no sentence moves them.
        if column:
            self._row.removeWidget(self._rule)
            self._words.insertWidget(2, self._rule, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._words.removeWidget(self._rule)
            self._row.addWidget(self._rule)
        self._words.setStretch(1, 0 if column else 1)
        self._words.setStretch(self._words.count() - 1, 1 if column else 0)
        self.setSizePolicy(
            QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored if column else QSizePolicy.Policy.Preferred
        )
        self.fit()

    def keep_room_for(self, rows: action_buttons.Rows) -> None:
        """Keep room for buttons that may come, one row at a time: it is there before they are."""
        if self._kept.keep(rows):
            self.fit()

    def keep_room_for_hints(self) -> None:
        """Keep room for hints below what is to be done, from now on."""
        self._both = True
        self.fit()

    def show_prompt(self, prompt: Text, colour: int | None) -> None:
        """Show what is to be done, and by whom."""
        text = prompt()
        if text != self._prompt:
            self.asked.emit(text)
        self._prompt, self._colour = text, colour
        self.mark.setVisible(colour is not None)
        if colour is not None and not self.refused:
            self.mark.show_colour(colour)
        if not self.interrupted:
            self.back_to_prompt()

    def show_refusal(self, text: Text, section: str, setting: str = "") -> None:
        """Say why not; `section` is the rulebook's. Or else it was a setting that says no: then that is offered."""
        self._setting = setting
        self._interrupt(text, section, bad=True)

    def show_told(self, text: Text, colour: int | None = None) -> None:
        """Something worth knowing that is nobody's mistake; `colour` is that of whom it is about."""
        if colour is not None and self._colour is not None:
            self.mark.show_colour(colour)
        self._setting = ""
        self._interrupt(text, "", bad=False)

    def show_staying(self, text: Text) -> None:
        """Something that is to be read until something happens."""
        self._setting = ""
        self._interrupt(text, "", bad=False, stays=True)

    def _interrupt(self, text: Text, section: str, bad: bool, stays: bool = False) -> None:
        self._section, self._refusal, self._bad, self.stays = section, text, bad, stays
        self._rule.setVisible(bool(section or self._setting))
        if stays:
            self._timer.stop()
        else:
            self._timer.start()
        self._say_it()  # now it is known that there is less room, for the mark before it
        self.interrupted_by.emit(self._said, bad)

    def says(self, text: Text) -> bool:
        """Tell whether this is what is said instead of what is to be done."""
        return self.interrupted and self._refusal is text

    @property
    def section(self) -> str:
        """The rulebook section of the refusal that is shown; empty while none is."""
        return self._section if self.interrupted else ""

    @property
    def refused(self) -> bool:
        """Whether it says why something can't be done."""
        return self._bad and self.interrupted

    @property
    def interrupted(self) -> bool:
        """Whether something else is said than what is to be done."""
        return self.stays or self._timer.isActive()

    def back_to_prompt(self) -> None:
        """The refusal has been read."""
        written = self._said == self._prompt and not self.text.styleSheet()
        self._timer.stop()
        self.stays = False
        self._rule.hide()
        if self._colour is not None:
            self.mark.show_colour(self._colour)
        if written:
            self.fit()  # the page may have become higher or lower since
        else:
            self._say(self._prompt, "")
        self.passed.emit()

    def forget_interruption(self) -> None:
        """Go back to what is to be done, if something else is said."""
        if self.interrupted:
            self.back_to_prompt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that the button under the keyboard didn't take: perhaps that of a button, as at the table."""
        action = self.buttons.for_key(event.text().upper()) if event.text().strip() else None
        if action is None or event.modifiers() & _OTHER_KEYS:
            super().keyPressEvent(event)
        else:
            self.buttons.chosen.emit(action)

    def take_keyboard(self) -> None:
        """The keyboard goes to the button that goes on."""
        made = self.buttons.going_on
        if made is not None:
            made.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.StyleChange:
            self._kept.forget()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._fitted = None
            if self.isVisible():  # else it is fitted when it gets its room
                self.restyle()
        super().changeEvent(event)

    def restyle(self) -> None:
        """Words and type in the language and size in force."""
        self._fitted = None
        if self.interrupted:
            self._say_it()
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """The room of the line follows from the window, the type and the buttons that may come, never from what is
        said: the table must not move under the hand because of a sentence. A long one is written smaller instead."""
        now = self._fitted_to
        if now == self._fitted:
            return
        self._fitted = now
        room = self._button_room()
        for made, action in self.buttons.made:
            _label(made, action, room)
        self._rule.setText(action_buttons.folded(self._rule.font(), self._offer, room) if room else self._offer)
        self._rule.setAccessibleName(self._offer)
        if self._column:
            self._fit_column()
            return
        self.setMinimumWidth(0)
        direction, height = self._room()
        beside = direction is QBoxLayout.Direction.LeftToRight
        # The others stay where they are when it comes or goes.
        self._row.put_first(self._rule, first=beside)
        self.side.setVisible(not self._row.isEmpty())
        self._halves.setDirection(direction)
        self.setFixedHeight(height)
        self._write(*self._for_words(beside, height))
        self._halves.invalidate()
        self._halves.activate()

    @property
    def _fitted_to(self) -> object:
        """All that its parts follow from but language and style."""
        page, hidden = self.parentWidget(), (self.mark.isHidden(), self._rule.isHidden())
        room = self.size(), page.height() if page is not None else 0, self._theme.text_scale
        said = self._said, self._prompt, self.stays, self.interrupted, self._bad, self._setting
        return room, said, hidden, self._both, self._column, list(self.buttons.made), self._kept.rows

    def _fit_column(self) -> None:
        """Fit into the room that is given, the words into what the buttons leave; but a word is never cut."""
        left, top, right, bottom = _MARGINS
        longest = max(
            action_buttons.longest_word(made.font(), made.text())
            for made in (*(made for made, _ in self.buttons.made), self._rule)
        )
        longest = max(longest, self._kept.longest_word)
        self.setMinimumWidth(longest + _BUTTON_EDGES + left + right)
        self.setMinimumHeight(0)
        self.setMaximumHeight(_ANY_HEIGHT)
        self._row.least = 0
        self.side.setVisible(not self._row.isEmpty())
        self._halves.setDirection(QBoxLayout.Direction.TopToBottom)
        wide, high = self.width() - left - right, self.height() - top - bottom
        if not self._row.isEmpty():
            high -= self._row.heightForWidth(wide) + _GAP
        if not self.mark.isHidden():
            high -= self.mark.height() + _GAP
        if not self._rule.isHidden():
            high -= self._rule.sizeHint().height() + _GAP
        self._write(wide - 2 * _EDGE, high)
        self._halves.invalidate()
        self._halves.activate()

    def _button_room(self) -> int:
        """Tell how wide the words on a button may be."""
        if not self._column:
            return 0
        return self.width() - _MARGINS[0] - _MARGINS[2] - _BUTTON_EDGES

    def _room(self) -> tuple[QBoxLayout.Direction, int]:
        """Tell where the buttons are, and how high the line is: two lines of large type (three in a narrow window), and
        enough for long sentences in small type."""
        left, top, right, bottom = _MARGINS
        large, least = QFontMetrics(self._theme.font("large")), self._font(self._least)
        page = self.parentWidget()
        high = page.height() if page is not None else 0
        tall = page is None or high >= _TALL * large.lineSpacing()
        lines = 3 if tall and self.width() < 88 * large.averageCharWidth() else 2
        small = _LINES_OF_BOTH if self._both else _LINES
        usual = max(lines * large.lineSpacing() + 14, action_buttons.height_of_lines(least, small) + top + bottom)
        room = self.width() - left - right - self.mark.width() - 10 - 2 * _EDGE
        now = self._row.sizes_with(self._rule)
        rows = [now, *self._kept.sizes]
        self._row.least = self._row.size_of(now).height()
        row = max((self._row.size_of(each) for each in rows), key=QSize.width)
        needed = max(self._row.height_of(each, self.width() - left - right) for each in rows)
        letter = QFontMetrics(least).averageCharWidth()
        longest = _LONGEST_OF_BOTH if self._both else (_LONGEST,)
        beside, below = (
            sum(action_buttons.lines_for(each * letter, wide) for each in longest)
            for wide in (room - row.width() - 10, room)
        )
        more = _BETWEEN if self._both else 0
        heights = {
            QBoxLayout.Direction.LeftToRight: max(action_buttons.height_of_lines(least, beside) + more, row.height()),
            QBoxLayout.Direction.TopToBottom: action_buttons.height_of_lines(least, below) + more + needed + _GAP,
        }
        direction = min(heights, key=lambda each: max(heights[each], usual - top - bottom))
        height = max(usual, heights[direction] + top + bottom)
        return direction, height

    def _for_words(self, beside: bool, height: int) -> tuple[int, int]:
        """Return the width and the height that there is for the sentence now."""
        left, top, right, bottom = _MARGINS
        wide = self.width() - left - right - (0 if self.mark.isHidden() else self.mark.width() + 10)
        wide -= 2 * _EDGE if self.interrupted and not self._bad else 0
        high = height - top - bottom
        if self._row.isEmpty():
            return wide, high
        if beside:
            return wide - self._row.sizeHint().width() - 10, high
        return wide, high - self._row.heightForWidth(self.width() - left - right) - _GAP

    def _write(self, wide: int, high: int) -> None:
        """Write the sentence as large as it finds room; where it finds none at all, its beginning."""
        fonts = (*map(self._theme.font, _SIZES), *map(self._font, _shares(self._least)))
        font = self._write_above(fonts, wide, high) or next(
            (each for each in fonts if action_buttons.height_of(each, self._said, wide) <= high), fonts[-1]
        )
        if self.text.font() != font:
            self.text.setFont(font)
        said = self._said
        if not self.above.isHidden():  # what is to be done stands there already
            said = said.removesuffix(self._prompt).rstrip()
        shown = action_buttons.beginning(font, said, wide, high)
        self.text.setText(shown)
        self.text.setToolTip(plain(self._said if shown != said else ""))

    def _write_above(self, fonts: Sequence[QFont], wide: int, high: int) -> QFont | None:
        """Write what is to be done above what is said of it, if there is room for both; return in which type."""
        said = (self._prompt, self._said.removesuffix(self._prompt).rstrip())
        both = self.stays and all(said) and self._said != self._prompt

        def needed(font: QFont) -> int:
            return sum(action_buttons.height_of(font, each, wide) for each in said) + _BETWEEN

        font = next((each for each in fonts if needed(each) <= high), None) if both else None
        self.above.setVisible(font is not None)
        spare = 0
        if font is not None:
            spare = 0 if self._column else (high - needed(font)) // 2
            self.above.setFont(font)
            self.above.setText(self._prompt)
            self.above.setFixedHeight(action_buttons.height_of(font, self._prompt, wide))
        self._sentences.setContentsMargins(0, spare, 0, spare)
        return font

    @property
    def _least(self) -> float:
        """The part of the small type to which a long sentence may shrink: to where that is at 100 %."""
        return 1 / max(1.0, self._theme.text_scale)

    def _font(self, share: float) -> QFont:
        font = self._theme.font("small")
        font.setPointSizeF(font.pointSizeF() * share)
        return font

    def _say_it(self) -> None:
        palette = self._theme.palette
        told = f"border-left: {_EDGE}px solid {palette.accent}; padding-left: {_EDGE}px;"
        if self._bad:
            self.mark.forbid(palette.bad)
        elif self.mark.forbids and self._colour is not None:
            self.mark.show_colour(self._colour)
        self._say(self._refusal(), f"color: {palette.bad};" if self._bad else told)

    def _say(self, text: str, look: str) -> None:
        self.text.setStyleSheet(look)
        self._said = text
        self.text.setAccessibleName(text)
        self._fitted = None
        self.fit()  # last: a new style sheet takes the font back to what it was

    @property
    def _offer(self) -> str:
        return translate("Table", "Change the setting") if self._setting else _RULE()

    def _ask_rule(self) -> None:
        if self._setting:
            self._requests.setting(self._setting)
        else:
            self._requests.rulebook(self._section)


def _shares(least: float) -> tuple[float, ...]:
    """Parts of a size, down to the least one."""
    return tuple(least ** (step / 4) for step in range(1, 5))


def _label(made: QPushButton, action: TableAction, room: int) -> None:
    """Let a button say what its action says now, in lines of this width; 0 is as wide as it is."""
    label = action.label()
    made.setText(literal(action_buttons.folded(made.font(), label, room) if room else label))
    made.setAccessibleName(label)
    made.setEnabled(action.enabled)
    look = "primary" if action.primary else ""
    if (made.property("look") or "") != look:  # the same button may become the one that goes on
        made.setProperty("look", look)
        made.style().unpolish(made)
        made.style().polish(made)
    hint = action.hint() or (f"{label} ({action.key})" if action.key else "")
    made.setToolTip(plain(hint))
    key = fill(translate("Table", "Shortcut: {key}"), key=action.key) if action.key else ""
    made.setAccessibleDescription(action.hint() or key)  # its words are its name


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
        """Show what is to be done now, by whom, and the buttons for it."""
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
        """Return, for fingers, which have neither R nor a wheel, buttons that rotate what is in the hand."""
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
        """Say why an action can't be done now, whose key was pressed, as of any other move."""
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
