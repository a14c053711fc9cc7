"""The recap: everything since the own last turn of whoever sits there, once more on the table, a move at a time.

Each move stands in the line as a sentence while it is shown; any key and any click ends it. It shows what looking back
shows, so nothing that this person may not see.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.ui.kit.sentence import Sentence
from elios_desktop.ui.play.looking_back import LookingBack
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.lately import in_words, since_own_turn

LONGEST_MS = 9_000
"""All moves together are read in this time, at normal speed."""
_LEAD_MS = 250
"""The eye finds the sentence, and the table as it was, before anything moves."""
_STILL_MS = 700
"""The same where nothing moves: what was there before is seen for so long."""
_A_SENTENCE_MS, _A_LETTER_MS, _LEAST_MS, _MOST_MS = 400, 14, 500, 1800
_NO_KEYS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}


class Recap(QObject):
    """Shows moves again. While it runs, the controller looks back, and nobody can do anything."""

    begins = Signal()
    ended = Signal()

    def __init__(
        self,
        looking_back: LookingBack,
        stage: Stage,
        line: PromptLine,
    ) -> None:
        super().__init__(looking_back)
        self._looking_back = looking_back
        self._stage = stage
        self._table = stage.table
        self._animator = stage.animator
        self._line = line
        self._controller = stage.controller
        self._moves: list[int] = []
        self._count = 0
        self._moving = False
        """Whether a move is being animated."""
        self._then: Callable[[], None] = self.end
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        stage.animator.finished.connect(self._on_animated)

    @property
    def running(self) -> bool:
        """Whether moves are being shown again."""
        return self._stage.shows_again

    def ask(self) -> None:
        """Show what happened since the last turn of the person at the machine, or say why not."""
        if self._table.covered:
            self._line.show_told(self._table.prompt())
        elif not (self.running or self._controller.turns.now.table_hidden or self._controller.save_queue.waiting):
            self._stage.let_go()
            self._start()

    def _start(self) -> None:
        turns, controller = self._controller.turns, self._controller
        alone = turns.now.persons[0] if len(turns.now.persons) == 1 else None
        over = controller.session.state.result is not None
        self._moves = since_own_turn(controller.session.transitions, None if over else alone or turns.now.called)
        self._count = len(self._moves)
        if not self._moves:
            self._line.show_told(Sentence.translate("Recap", "Nothing has happened since your last turn."))
            return
        self.begins.emit()
        self._looking_back.opening.emit()
        self._looking_back.stop()
        self._stage.shows_again = self._table.one_by_one = True
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._next()

    def end(self) -> None:
        """Back to the game."""
        if not self.running:
            return
        self._stop()
        self._animator.finish()
        self._table.one_by_one = False
        self._line.back_to_prompt()
        self._leave()

    def _on_animated(self) -> None:
        """Go on: the table has come to rest."""
        if self._moving:
            self._moving = False
            self._after()

    def _stop(self) -> None:
        self._timer.stop()
        self._stage.shows_again = self._moving = False
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def _leave(self) -> None:
        if self._controller.shown.ply is not None:
            self._controller.shown.look_at(None)
        else:
            self._table.redraw()  # with the marks that it has in play
        self.ended.emit()

    # -- a move

    def _next(self) -> None:
        number = self._count - len(self._moves) + 1
        transition = self._controller.session.transitions[self._moves[0]]
        said = in_words(self._controller, transition)
        if self._count > 1:
            numbered = Sentence.translate("Recap", "{number} of {count}: {sentence}")
            said = numbered.fill(number=number, count=self._count, sentence=said)
        self._line.show_told(said, self._controller.kept.seats[transition.seat - 1].colour)
        self._controller.shown.look_at(self._moves[0])
        self._wait(_LEAD_MS if self._animator.speed else _STILL_MS, self._move)

    def _move(self) -> None:
        self._moving = True
        self._animator.play(self._table.steps(self._controller.session.transitions[self._moves[0]]))

    def _after(self) -> None:
        """The table after the move, for as long as its sentence takes."""
        ply = self._moves.pop(0) + 1
        self._controller.shown.look_at(ply)
        if self._controller.shown.ply is None:
            self._following()  # this is what the table looks like now
            return
        length = len(self._line.text.accessibleName())
        fair = LONGEST_MS // self._count
        self._wait(max(_LEAST_MS, min(_A_SENTENCE_MS + _A_LETTER_MS * length, _MOST_MS, fair)), self._following)

    def _following(self) -> None:
        if self._moves:
            self._next()
            return
        self._stop()
        self._table.one_by_one = False
        if self._controller.shown.ply is not None:
            self._line.back_to_prompt()  # its sentence isn't of what comes now
        self._leave()

    def _wait(self, ms: int, then: Callable[[], None]) -> None:
        self._then = then
        self._timer.start(round(ms * (max(0.6, self._animator.speed) if self._animator.speed else 1.0)))

    def _go_on(self) -> None:
        self._then()

    # -- any key and any click ends it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is pressed in the window while it runs does nothing else."""
        kind = event.type()
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress):
            return False
        if not isinstance(watched, QWidget) or watched.window() is not self._stage.view.window():
            return False
        if isinstance(event, QKeyEvent):
            if event.key() in _NO_KEYS:
                return False
            event.accept()  # else a key of the menus would do its work, too
            if kind == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self.end()
            return True
        self.end()
        return True
