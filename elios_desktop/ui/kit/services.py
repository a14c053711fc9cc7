"""What the pages and tables get through their constructors: the objects that live as long as the program.

What isn't needed for the first picture of home is made, and its module imported, when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.ui.kit.i18n import Language
from elios_desktop.ui.kit.notices import Notices
from elios_desktop.ui.kit.preferences import Preferences
from elios_desktop.ui.kit.theme import RoomyTheme

if TYPE_CHECKING:
    from elios_desktop.storage.atomic import SaveError
    from elios_desktop.storage.evening_file import EveningFile
    from elios_desktop.storage.files import UserFiles
    from elios_desktop.storage.history import Database, History
    from elios_desktop.storage.learned import Learned
    from elios_desktop.storage.people import People
    from elios_desktop.storage.saves import Saves
    from elios_desktop.storage.statistics import Statistics
    from elios_desktop.storage.writer import Writer
    from elios_desktop.ui.kit.sound import Sounds


class Services:
    """The program's objects."""

    def __init__(
        self,
        paths: Paths,
        fs: FileSystem,
        preferences: Preferences,
        theme: RoomyTheme,
        language: Language,
        notices: Notices,
    ) -> None:
        self.paths = paths
        self.fs = fs
        self.preferences = preferences
        self.theme = theme
        self.language = language
        self.notices = notices

    @cached_property
    def saves(self) -> Saves:
        """Games under way."""
        from elios_desktop.storage.saves import Saves

        return Saves(self.paths.games, self.paths.set_aside, self.fs)

    @cached_property
    def writer(self) -> Writer:
        """The thread that saves."""
        from elios_desktop.storage.writer import Writer

        return Writer(self.saves)

    @cached_property
    def files(self) -> UserFiles:
        """The user's own files."""
        from elios_desktop.storage.files import UserFiles

        return UserFiles(self.fs)

    @cached_property
    def learned(self) -> Learned:
        """How far one has come in learning the games."""
        from elios_desktop.storage.learned import Learned

        return Learned(self.paths.state / "learned.json", self.fs, self._perform_quietly)

    def _perform_quietly(self, job: Callable[[], object]) -> None:
        """Write what can be lost without harm: nobody is bothered with a disk that doesn't take it."""
        self.writer.perform(job, lambda error: None)

    @cached_property
    def database(self) -> Database:
        """The file of finished games, which history and statistics share."""
        from elios_desktop.storage.history import Database

        return Database(self.paths.history_file, self.paths.set_aside, self.fs, self._on_history_damaged)

    @cached_property
    def history(self) -> History:
        """Finished games."""
        from elios_desktop.storage.history import History

        return History(self.database)

    @cached_property
    def evening_file(self) -> EveningFile:
        """What was decided about tonight."""
        from datetime import UTC, datetime

        from elios_desktop.storage.evening_file import EveningFile

        return EveningFile(self.paths.evening_file, self.fs, lambda: datetime.now(UTC))

    @cached_property
    def people(self) -> People:
        """Who plays here."""
        from datetime import UTC, datetime

        from elios_desktop.storage.people import People

        people, settings = People(self.paths.people_file, self.fs, lambda: datetime.now(UTC)), self.preferences.now
        damaged = people.load((name, settings.name_languages.get(name, "")) for name in settings.names)
        if damaged:
            from elios_desktop.ui.kit.troubles import damaged_people_sentence

            self.notices.show("people", damaged_people_sentence(), bad=True)
        return people

    def liking(self, name: str) -> Mapping[str, Any]:
        """Tell how somebody likes their own table; nothing for who isn't known."""
        person = self.people.find(name)
        return person.own if person is not None else {}

    def keep_people(self) -> None:
        """Write down what was changed about people, in the background."""
        from elios_desktop.ui.kit.troubles import people_sentence

        def done(error: SaveError | None) -> None:  # on the writer's thread
            if error is not None:
                self.notices.post("people-save", people_sentence(error), bad=True)

        self.writer.perform(self.people.save, done)

    @cached_property
    def statistics(self) -> Statistics:
        """What the history says about people and games."""
        from elios_desktop.storage.statistics import Statistics

        return Statistics(self.database, self.fs)

    @cached_property
    def sounds(self) -> Sounds:
        """What is heard."""
        from elios_desktop.ui.kit.sound import Sounds

        return Sounds(self.preferences)

    def _on_history_damaged(self, place: Path) -> None:
        """Post the notice, on whichever thread asked."""
        from elios_desktop.ui.kit.troubles import damaged_history_sentence

        self.notices.post("history", damaged_history_sentence(place), bad=True)

    def close(self) -> None:
        """Finish what is being written and let go of the games; the program ends."""
        made = self.__dict__
        if "sounds" in made:
            self.sounds.close()
        if "writer" in made:
            self.writer.close(5.0)
        self.preferences.flush()  # after the writer, which may have had older settings in its queue
        if "saves" in made:
            self.saves.release_all()
