"""The table changes hands: curtain, language and keyboard follow whose turn it is at the machine.

The curtain hides the table until the person whose turn it is says that they are there; the guard lets a press that was
meant for the person before do nothing to the next one.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QCursor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated, plain_name
from elios_desktop.ui.kit.art import mark_path
from elios_desktop.ui.kit.i18n import SILENCE, Sentences, Text, literal, translate
from elios_desktop.ui.kit.seen_time import SeenTime
from elios_desktop.ui.kit.theme import SEAT_STYLES, Theme
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.facts import last_turn_in_words
from elios_desktop.ui.session.turns import Cover, TurnState
from elios_desktop.ui.table.contract import TableAction

_MARK = 22.0
"""The radius of the person's mark, which stands right above their name, ..."""
_BESIDE, _AROUND = 14.0, 34.0
"""... and how far it is from that, and all of it from the edge of what it stands on."""


class Curtain(QWidget):
    """Lies over the whole table. It knows only a name and a colour, so it can't leak anything else."""

    came = Signal()
    """It has come down for somebody."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name, self._seat = "", 1
        self._colour = 0
        self._ready = False
        self.setAutoFillBackground(False)
        self.title = QLabel(self)
        self._hint = QLabel(self)
        self.button = QPushButton(self)
        """What lifts it, and has the keyboard while it is down."""
        self.button.setProperty("look", "primary")
        self.button.setProperty("finger", True)
        self.button.setDefault(True)
        for label in (self.title, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)  # a name is never markup, nor a shortcut
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 24, 40, 24)
        column.addStretch(3)
        column.addWidget(self.title)
        column.addSpacing(8)
        column.addWidget(self._hint)
        column.addSpacing(24)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        self.hide()

    def come_down(self, name: str, seat: int, colour: int, ready: bool = False) -> None:
        """Hide the table until this person says that they are here; `ready`: because their time runs from then on."""
        self._name, self._seat, self._colour, self._ready = name, seat, colour, ready
        self.place()
        self.retranslate()
        self.raise_()
        self.show()
        self.button.setFocus()
        self.came.emit()

    def place(self) -> None:
        """Over the whole parent."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def retranslate(self) -> None:
        """Put the words into the language in force."""
        self.title.setFont(self._theme.font("display", bold=True))
        self._hint.setFont(self._theme.font("large"))
        self.button.setFont(self._theme.font("large", bold=True))
        for label in (self.title, self._hint):
            label.setStyleSheet("color: #fff6e8; background: transparent;")
        name = isolated(plain_name(self._name, self._seat, translate))
        self.title.setText(fill(translate("Curtain", "{name}, it’s your turn"), name=name))
        if self._ready:
            hint = translate("Curtain", "Take your time: the clock waits for you.")
            lift = fill(translate("Curtain", "I’m {name}: let’s go"), name=name)
        else:
            hint = translate("Curtain", "The table stays hidden until you lift the curtain.")
            lift = fill(translate("Curtain", "I’m {name}: lift the curtain"), name=name)
        self._hint.setText(hint)
        self.button.setText(literal(lift))
        self.button.setAccessibleName(lift)
        self.setAccessibleName(self.title.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.button.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = self.width(), self.height()
        cloth = QColor("#7c2430") if not self._theme.palette.dark else QColor("#541a24")
        fold = max(46.0, width / 18)
        position = 0.0
        while position < width:
            shade = QLinearGradient(position, 0, position + fold, 0)
            shade.setColorAt(0.0, cloth.darker(135))
            shade.setColorAt(0.35, cloth.lighter(112))
            shade.setColorAt(0.6, cloth)
            shade.setColorAt(1.0, cloth.darker(135))
            painter.fillRect(QRectF(position, 0, fold + 1, height), shade)
            position += fold
        hem = QPainterPath()
        hem.moveTo(0, height)
        hem.lineTo(0, height - 16)
        step = fold / 2
        position = 0.0
        while position < width:
            hem.quadTo(position + step / 2, height - 4, position + step, height - 16)
            position += step
        hem.lineTo(width, height)
        hem.closeSubpath()
        painter.fillPath(hem, QColor("#d9a94a"))
        words = max(each.fontMetrics().horizontalAdvance(each.text()) for each in (self.title, self._hint))
        broad = max(660.0, words + 100.0)
        centre = QPointF(width / 2, self.title.geometry().top() - _MARK - _BESIDE)
        top, bottom = centre.y() - _MARK - _AROUND, self.button.geometry().bottom() + _AROUND
        veil = QRectF((width - broad) / 2, top, broad, bottom - top)
        veil = veil.intersected(QRectF(20, 20, width - 40, height - 40))
        back = QPainterPath()
        back.addRoundedRect(veil, 22, 22)
        painter.fillPath(back, QColor(30, 8, 12, 150))
        painter.setPen(QColor("#fff6e8"))
        painter.setBrush(QColor(SEAT_STYLES[self._colour].colour))
        painter.drawPath(mark_path(SEAT_STYLES[self._colour].mark, centre, _MARK))
        painter.end()


NEAR = 16.0
"""How far a second click of a double click may be from the first, in pixels."""

REPEAT_MS = 800
"""After this time without a repetition no key is held down any more."""

_KEYS = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.KeyRelease}
_ANSWERS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_CLICKS = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}


class Guard(QObject):
    """Watches for as long as a double click may take, and until a key that is held down is let go.

    In between it swallows keys, and clicks where the pointer was at the hand-over: whoever comes moves it first. Time
    in which the window is busy doesn't count: what was pressed meanwhile was pressed by somebody who had seen nothing
    of the hand-over yet.
    """

    enabled = True

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._until = 0
        self._repeated_at = 0
        self._where = QPointF()
        self._answers = False
        self._time = SeenTime(self, self._go_on)

    def watch(self, answers: bool = False) -> None:
        """The table has just changed hands. `answers`: it has just come, and only what answers a question waits."""
        application = QApplication.instance()
        if not self.enabled or not isinstance(application, QApplication):
            return
        self._until = application.doubleClickInterval()
        self._repeated_at = 0
        self._where = QPointF(QCursor.pos())
        self._answers = answers
        if not self._time.running:
            application.installEventFilter(self)
        self._time.start()

    def stop(self) -> None:
        """Let everything through."""
        application = QApplication.instance()
        if self._time.running and application is not None:
            application.removeEventFilter(self)
        self._time.stop()

    def _go_on(self, ms: int) -> None:
        if ms >= self._repeated_at + REPEAT_MS:
            self.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _KEYS and isinstance(event, QKeyEvent):
            swallowed = self._swallows_key(event)
            if swallowed:
                event.accept()  # else a shortcut would do its work all the same
            return swallowed
        if kind in _CLICKS and isinstance(event, QMouseEvent):
            away = event.globalPosition() - self._where
            return self._time.ms < self._until and away.manhattanLength() <= NEAR
        return False

    def _swallows_key(self, event: QKeyEvent) -> bool:
        if self._answers and event.key() not in _ANSWERS:
            return False
        if event.isAutoRepeat():
            self._repeated_at = self._time.ms
            return event.type() != QEvent.Type.KeyRelease
        if self._time.ms < self._until:
            return event.type() != QEvent.Type.KeyRelease
        self.stop()  # a key that was pressed anew, or let go after the time
        return False


class HandOver(QObject):
    """Who leaves takes everything along that was said to them; who comes finds a curtain, or the button to what is
    theirs."""

    tells = True
    """Whether who comes reads what the turn before brought."""

    def __init__(
        self,
        stage: Stage,
        curtain: Curtain,
        line: PromptLine,
        requests: Requests,
    ) -> None:
        super().__init__(stage)
        self._requests = requests
        self._stage = stage
        self._view = stage.view
        self._controller = stage.controller
        self._curtain = curtain
        self._line = line
        self._guard = Guard(stage.view)
        self._shown = stage.controller.turns.now
        """The turn that the page shows."""
        self._told_at = 0
        """The ply up to which was told what happened."""
        curtain.button.clicked.connect(self.lift)
        self._cover(self._shown)  # whoever made the page has it in the right language

    def come_into_sight(self) -> None:
        """The page is shown: who asked for it with one press too many hasn't read yet what covers the table."""
        if self.covered:
            self._guard.watch(answers=True)

    def pass_on(self, turn: TurnState) -> None:
        """Let the one who leaves take along what was said to them, and cover the table for who comes."""
        if self._shown.called not in turn.computers:  # who waited for a computer may press as soon as it has moved
            self._guard.watch()
        self._shown = turn
        # What was said to the one who leaves is not for the one who comes: neither the piece under the keyboard's ring
        # nor a refusal, which may name a card.
        self._view.rest()
        self._stage.hand.focus_on(None)
        self._line.back_to_prompt()
        language = self._language_of(turn)
        if language is not None and turn.table_hidden:
            self._requests.language(language)
        self._cover(turn)
        if language is not None and not turn.table_hidden:
            self._requests.language(language)

    def tell(self, turn: TurnState, news: Text) -> None:
        """Let who comes read what the turn before brought, and then what is to be done; or the table's own `news`."""
        ply = turn.moment.ply
        there = self.tells and turn.called in turn.persons and not turn.table_hidden
        if there and ply != self._told_at and (brought := last_turn_in_words(self._controller)):
            self._told_at = ply
            self._line.show_told(Sentences.of(*brought, self._stage.table.prompt()))
        if news != SILENCE:
            self._line.show_told(news)

    def offered(self) -> list[TableAction]:
        """The awaited person's button to what only they may see."""
        turns, turn = self._controller.turns, self._controller.turns.now
        if turn.awaited is None or turn.cover is not Cover.SECRETS or self._controller.shown.ply is not None:
            return []
        return [TableAction("come", self._stage.table.reveal_label(turn.awaited), run=turns.come, primary=True)]

    @property
    def front(self) -> QWidget:
        """Where the keyboard belongs: to the curtain while it is down, as the table behind it would swallow Tab and
        Enter."""
        return self._curtain.button if self.covered else self._view

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self._controller.turns.now.table_hidden

    def lift(self) -> None:
        """The person for whom the curtain came down is there."""
        self._controller.turns.come()
        self._view.setFocus()

    def offer_secrets(self) -> None:
        """The keyboard goes to what shows the awaited person's secrets: on the table there is nothing to do."""
        if self._controller.turns.now.cover is Cover.SECRETS:
            self._line.take_keyboard()

    def stop(self) -> None:
        """The page is being closed."""
        self._guard.stop()

    def _language_of(self, turn: TurnState) -> str | None:
        """Find the language of who is called; None if that isn't a person."""
        return self._controller.kept.seats[turn.called - 1].language if turn.called in turn.persons else None

    def _cover(self, turn: TurnState) -> None:
        """Let the curtain come down, or lift it, and bring the keyboard to what is in front."""
        seat = turn.awaited if turn.table_hidden else None
        self._view.setFocusPolicy(Qt.FocusPolicy.StrongFocus if seat is None else Qt.FocusPolicy.NoFocus)
        if seat is not None:
            chosen = self._controller.kept.seats[seat - 1]
            self._curtain.come_down(chosen.name, seat, chosen.colour, ready=turn.cover is Cover.READY)
        else:
            focus = QApplication.focusWidget()
            if focus is not None and self._curtain.isAncestorOf(focus):
                self._view.setFocus()  # at once: else Qt would let it stop at other things on the way
            self._curtain.hide()
