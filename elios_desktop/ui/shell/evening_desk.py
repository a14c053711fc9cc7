"""What leads through an evening: tonight on home, the plan of a night, its games, its podium, and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.kit.page import Page, unheard
from elios_desktop.ui.session.evening import EveningKeeper

if TYPE_CHECKING:
    from elios_desktop.evening.awards import Award
    from elios_desktop.evening.tonight import Night, Tonight
    from elios_desktop.ui.play.table_page import TablePage
    from elios_desktop.ui.shell.podium_page import PodiumPage
    from elios_desktop.ui.shell.window import MainWindow


class EveningDesk:
    """Belongs to the window."""

    def __init__(self, window: MainWindow, leave: Callable[[], bool]) -> None:
        """`leave` takes the game off the table; False if somebody would rather keep it there."""
        self._window = window
        self._services = services = window.services
        self._leave = leave
        self._looked_through: Tonight | None = None
        """The evening whose moments home knows, or is about to."""
        self._podium: PodiumPage | None = None
        """It waits behind a moment of its evening."""
        self._moment: TablePage | None = None
        """The table on which that moment is looked at."""
        self.keeper = EveningKeeper(
            services.history,
            services.evening_file,
            lambda: [each.id for each in services.saves.unfinished()],
            services.writer.perform,
            window,
        )
        self.keeper.changed.connect(self._on_changed)
        self.keeper.damaged.connect(self._on_damaged)

    def _on_changed(self) -> None:
        """Home says what tonight is at, once there is something to say."""
        keeper, home = self.keeper, self._window.home
        if home.tonight is None:
            if keeper.tonight is None and keeper.night is None:
                return
            from elios_desktop.ui.shell.tonight_card import EveningWishes, TonightCard

            wishes = EveningWishes(
                self._window.show_new_game, self.go_on, self._skip, self.show_plan, self._end_from_home
            )
            home.use_tonight(TonightCard(self._services, wishes))
        if home.tonight is not None:
            home.tonight.show_evening(keeper.tonight, keeper.night)
            home.fit()
            if keeper.tonight is not None and keeper.tonight != self._looked_through:
                self._looked_through = keeper.tonight
                keeper.ask_awards(keeper.tonight, self._show_moments)

    def _show_moments(self, found: list[Award]) -> None:
        home = self._window.home
        if home.tonight is not None:
            home.tonight.show_moments(found)
            home.fit()

    # -- a night

    def show_plan(self) -> None:
        """The page on which a night of games is planned, or the one under way is changed: somebody comes or goes."""
        if not self._leave():
            return
        from elios_desktop.ui.shell.night_page import NightPage

        with unheard():
            page = NightPage(self._services, self._begin, self.keeper.night)
        page.home_requested.connect(self._window.show_home)
        self._window.pages.bring(page)

    def _begin(self, night: Night) -> None:
        from elios_desktop.ui.shell.night_page import seats_of

        seats = seats_of(night, self._services)
        self._services.people.played({seat.name: seat.colour for seat in seats if seat.name in night.people})
        self._services.keep_people()
        self.keeper.plan(night)
        self._window.host.go_on_with_night()

    def go_on(self) -> None:
        """The night's next game, or the podium."""
        if not self._window.host.go_on_with_night():
            self.show_podium()

    def _skip(self) -> None:
        night = self.keeper.night
        if night is not None:
            self.keeper.plan(night.skipped())

    # -- its end

    def _end_from_home(self) -> None:
        """End the evening: show the podium, or home where nothing was played."""
        if self.keeper.tonight is not None:
            self.show_podium()
        self.keeper.end()

    def show_podium(self) -> None:
        """Show who has won the evening."""
        if self.keeper.tonight is not None:
            self.show_evening(self.keeper.tonight, self._end)

    def show_evening(self, found: Tonight, end: Callable[[], object] | None = None) -> None:
        """The podium of an evening; `end` says that it is over, where it isn't yet."""
        if not self._leave():
            return
        from elios_desktop.ui.shell.podium_page import PodiumPage, PodiumWishes

        exporter, window = self._window.charts.exporter, self._window
        save, copy = partial(exporter.sheet, parent=window), partial(exporter.copy_sheet, parent=window)
        with unheard():
            page = PodiumPage(self._services, found, PodiumWishes(save, copy, self._look_at, end))
        page.home_requested.connect(window.show_home)
        self.drop_podium()
        self._podium = page
        window.pages.bring(page, stays=True)
        self.keeper.ask_awards(found, page.show_awards)

    def _look_at(self, game_id: str, ply: int) -> None:
        """A moment of the evening; from there home leads back to the podium."""
        if self._window.host.look_at_moment(game_id, ply):
            self._moment = self._window.table

    def way_home(self) -> Page | None:
        """Return the podium, from a moment of its evening; from anywhere else None."""
        podium = self._podium if self._moment is not None and self._window.table is self._moment else None
        self._moment = None
        return podium

    def drop_podium(self) -> None:
        """Drop the podium: nobody comes back to it."""
        podium, self._podium = self._podium, None
        if podium is not None:
            self._window.pages.take_away(podium)

    def _end(self) -> None:
        self.keeper.end()
        self._window.show_home()

    def _on_damaged(self) -> None:
        said = Sentence.translate("Evening", "Tonight’s plan can’t be read, so the evening starts over.")
        self._services.notices.show("evening", said, bad=True)
