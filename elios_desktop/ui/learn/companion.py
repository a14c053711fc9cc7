"""Stands beside people in their first games: a tip when it is needed and, after a lesson, a hint each turn."""

from functools import partial

from PySide6.QtCore import QObject, QTimer

from elios_desktop.engine.contract import Seat
from elios_desktop.games import entry_of
from elios_desktop.lessons import Tip, due, find_lesson, find_tips, known
from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.play.table_page import TablePage

_TIP, _HINTS = "tip", "hints"
_HINTS_MS = 15_000


class Companion(QObject):
    """Watches one table. Whoever has a turn is told one tip in it at the most."""

    def __init__(self, page: TablePage, services: Services, hints: bool = False) -> None:
        """`hints`: each turn of a person begins with a hint, until they do without."""
        super().__init__(page)
        self._page = page
        self._services = services
        self._hints = hints
        self._told_in_turn = False
        self._hinted: bool | None = None
        """Whether the hint of this turn was one for laying out; None before it is given."""
        self._seen: dict[Seat, int] = {}
        """How many moves each seat has been asked about."""
        self._read: dict[Seat, int] = {}
        """After how many moves it was last looked for what a seat knows by itself."""
        self._begun = page.controller.session.ply
        page.animator.finished.connect(self._soon)
        page.presenter.handed_over.connect(self._on_turn)
        page.controller.jumped.connect(self._soon)
        services.preferences.changed.connect(self._on_preference)
        if hints:
            services.notices.show(
                _HINTS,
                Sentence.translate("Learn", "Each of your turns begins with a hint."),
                action_text=Sentence.translate("Learn", "Without hints"),
                action=self._without_hints,
                stays_ms=_HINTS_MS,
            )
        self._soon()

    def stop(self) -> None:
        """The table is being closed."""
        self._services.notices.clear(_TIP)
        self._services.notices.clear(_HINTS)

    def _soon(self) -> None:
        """When what happens now is over."""
        QTimer.singleShot(0, self, self._look)

    def _on_turn(self) -> None:
        self._told_in_turn, self._hinted = False, None
        self._services.notices.clear(_TIP)
        self._soon()

    def _look(self) -> None:
        """Tell a tip if somebody is at their turn, in sight of the table."""
        page, controller = self._page, self._page.controller
        seat = controller.turns.now.viewer
        if page.animator.busy or not controller.may_act or seat is None or seat != controller.turns.now.acting:
            return
        wanted = self._hints or (controller.hints_allowed and controller.likes_of(seat).get("hints") == "always")
        arranging = bool(controller.session.state.pending)
        if wanted and self._hinted is not arranging and not page.hand.holding:
            # Whoever has laid out and begins is at the machine all the while.
            self._hinted = arranging
            page.assistants.hints.ask()
        one_thing_at_a_time = _HINTS not in self._services.notices
        if one_thing_at_a_time and self._services.preferences.now.tips == "first_games":
            self._tell(seat)

    def _tell(self, seat: Seat) -> None:
        session, learned = self._page.controller.session, self._services.learned
        game, name = session.game.id, session.seats[seat - 1].name
        since = self._seen.get(seat, self._begun)
        self._seen[seat] = session.ply
        if self._told_in_turn or not entry_of(game).has("lessons"):
            return
        if session.state.pending or not learned.is_first_game(name, game, self._page.controller.id):
            return
        tips = find_tips(game)
        for each in known(tips, seat, session.transitions[self._read.get(seat, 0) :]):
            learned.note_told(name, game, each)
        self._read[seat] = session.ply
        legal = [move.text for move in session.game.legal(session.state)]
        tip = due(tips, learned.told(name, game), seat, session.transitions[since:], session.state, legal)
        if tip is not None:
            self._told_in_turn = True
            learned.note_told(name, game, tip.id)
            self._show(game, tip)

    def _show(self, game: str, tip: Tip) -> None:
        said = Sentence.translate("Learn", "Tip: {tip}").fill(tip=Sentence(find_lesson(game).context, tip.text))
        self._services.notices.show(
            _TIP,
            said,
            action_text=Sentence.translate("Learn", "No more tips"),
            action=partial(self._services.preferences.change, tips="never"),
        )

    def _without_hints(self) -> None:
        self._hints = False
        self._services.notices.clear(_HINTS)

    def _on_preference(self, field: str) -> None:
        if field == "tips":
            self._services.notices.clear(_TIP)
