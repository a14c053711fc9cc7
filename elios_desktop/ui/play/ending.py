"""The end of a game: when its card comes, how one comes back to it, and what its buttons lead to.

Before that, something that suits the game happens over the board, and the points are counted up: for three seconds at
the most. Any key and any click ends it (and does what it does), and where nothing is to move there is none.
"""

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, QVariantAnimation
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import HEAD_START, dealt_again, head_start
from elios_desktop.ui.board.animator import LASTS_MS, Festivity
from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.play import end_card, end_scores, hand_over, prompt_line
from elios_desktop.ui.play.looking_back import LookingBack
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import NewGame, fresh_seed
from elios_desktop.ui.table.contract import TableAction

_COUNTED = 0.8
"""The points are counted in this share of the time."""
_PRESSES = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress}


class Celebration(QObject):
    """At most one at a time."""

    def __init__(self, stage: Stage, scores: end_scores.EndScores) -> None:
        super().__init__(stage)
        self._view = stage.view
        self._table = stage.table
        self._controller = stage.controller
        self._scores = scores
        self._shown: Festivity | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(LASTS_MS / 1000)
        self._clock.setDuration(LASTS_MS)
        self._clock.valueChanged.connect(self._at)
        self._clock.finished.connect(self.end)

    @property
    def running(self) -> bool:
        """Whether it is going on."""
        return self._clock.state() == QVariantAnimation.State.Running

    def begin(self) -> None:
        """Celebrate, if things move here at all."""
        if self.running or not self._table.animator.speed or not self._view.isVisible():
            return
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)  # the board makes room for the card first
        paint = self._table.festivity() if self._controller.session.agreed is None else None
        if paint is not None:
            self._shown = Festivity(self._table.area, paint)
            self._table.scene.addItem(self._shown)
        self._scores.count_up(round(LASTS_MS * _COUNTED))
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._clock.start()

    def end(self) -> None:
        """Stop, and leave everything as it will stay."""
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._clock.stop()
        self._scores.finish()
        if self._shown is not None:
            self._table.scene.removeItem(self._shown)
            self._shown = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _PRESSES:
            self.end()
        return False

    def _at(self, seconds: float) -> None:
        if self._shown is not None:
            self._shown.at(seconds)


RESULT = "result"
"""The button that leads back to the card once it has been put away."""


class Ending(QObject):
    """Brings the card when the last move has been shown."""

    def __init__(
        self,
        card: end_card.EndCard,
        stage: Stage,
        line: prompt_line.PromptLine,
        looking_back: LookingBack,
        requests: Requests,
    ) -> None:
        super().__init__(card)
        self._card = card
        self._stage = stage
        self._requests = requests
        controller = stage.controller
        self._line = line
        self._guard = hand_over.Guard(stage.view)
        self._celebration = Celebration(stage, card.scores)
        self._looking_back = looking_back
        self._controller = controller
        self._stopped = self._comes_back = False
        controller.ended.connect(self._on_ended)
        controller.jumped.connect(self._on_jumped)
        looking_back.opening.connect(card.put_away)
        card.chosen.connect(self._on_chosen)
        card.moment_wanted.connect(looking_back.look_at)
        if controller.session.result is not None:
            card.open()

    def offered(self) -> list[TableAction]:
        """Once the card has been put away, the way back to it."""
        if not self._card.away or self._controller.shown.ply is not None:
            return []
        return [TableAction(RESULT, Sentence.translate("End", "Result"), run=self._open, primary=True)]

    def step_aside(self) -> None:
        """Moves are shown again."""
        self._comes_back = self._card.isVisible()

    def come_back(self) -> None:
        """Put the card back where it was: they have come back from elsewhere."""
        if self._comes_back and not self._stopped:
            self._open()
        self._comes_back = False
        self._go_to_way_back()

    def stop(self) -> None:
        """The page is being closed: no end is shown any more."""
        self._stopped = True
        self._guard.stop()
        self._celebration.end()

    def _on_ended(self) -> None:
        QTimer.singleShot(0, self, self._show)

    def _show(self) -> None:
        if self._stopped or self._controller.session.result is None:
            return
        if self._stage.animator.busy:
            self._stage.animator.finished.connect(self._show, Qt.ConnectionType.SingleShotConnection)
            return
        self._stage.voice.play("win")
        self._guard.watch()  # a press that was meant for the last move
        self._open()
        self._celebration.begin()
        if self._controller.over:
            self._requests.finished()

    def _open(self) -> None:
        self._card.open()
        self._stage.table.actions_changed.emit()

    def _on_jumped(self) -> None:
        if self._controller.session.result is None or self._controller.shown.ply is not None:
            self._celebration.end()
            self._card.hide()

    def _on_closed(self) -> None:
        self._card.put_away()
        self._stage.table.actions_changed.emit()
        self._go_to_way_back()

    def _go_to_way_back(self) -> None:
        """Bring the keyboard, where the card has been put away, to the button that leads back to it."""
        button = None if self._card.isVisible() else self._line.buttons.of(RESULT)
        if button is not None:
            button.setFocus()

    def _on_chosen(self, name: str) -> None:
        match name:
            case "next":
                self._card.hide()
                self._controller.next_game(fresh_seed())
                self._looking_back.stop()
                if not self._controller.turns.now.table_hidden:
                    self._stage.view.setFocus()
            case "again":
                self._requests.new_game(again(self._controller))
            case "save_picture" | "copy_picture":
                self._requests.share(self._card.sheet, name == "save_picture")
            case "onward":
                self._requests.onward()
            case "return":
                self._requests.new_game(return_match(self._controller))
            case "look":
                self._looking_back.begin()
            case "missed":
                self._requests.missed()
            case "charts":
                self._requests.charts()
            case "close":
                self._on_closed()
            case "home":
                self._requests.home()


def again(controller: Controller) -> NewGame:
    """The same seats and options with a new deal."""
    session = controller.session
    setup = dealt_again(session.game, len(session.seats), session.options, fresh_seed(), session.setup)
    return NewGame(
        session.game.id,
        tuple(controller.kept.seats),
        dict(session.options),
        setup,
        controller.tournament is not None,
        controller.kept.timed,
        controller.kept.own,
        controller.kept.hints,
        controller.kept.tries,
        drawn=True,
    )


def return_match(controller: Controller) -> NewGame:
    """The same deal with the seats swapped: everybody gets what the next one had. A head start goes with its person,
    and then the deal can't be the same."""
    seats, session = tuple(controller.kept.seats), controller.session
    new = replace(again(controller), seats=(*seats[1:], seats[0]))
    seat, step = head_start(session.options)
    if not seat:
        return replace(new, setup=session.setup, drawn=False)
    options = {**session.options, HEAD_START: f"{(seat - 2) % len(seats) + 1}:{step}"}
    return replace(
        new, options=options, setup=dealt_again(session.game, len(seats), options, fresh_seed(), session.setup)
    )
