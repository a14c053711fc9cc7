"""Where the program keeps its things on this machine.

The folders follow the system's customs (on Linux the XDG variables). Nothing is created here: a folder comes into
being with the first file that is written into it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

APP_NAME = "elios-desktop"


class Paths(NamedTuple):
    """The four folders, and the places in them."""

    config: Path
    """What the user chose."""
    data: Path
    """What the user would miss: games under way, finished games."""
    state: Path
    """What can be lost without harm: locks, the address of the running instance, logs."""
    cache: Path
    """What is made anew when it is gone: pictures of the boxes."""

    @property
    def settings_file(self) -> Path:
        """The settings."""
        return self.config / "settings.json"

    @property
    def games(self) -> Path:
        """Games under way, a folder each."""
        return self.data / "games"

    @property
    def history_file(self) -> Path:
        """The database of finished games."""
        return self.data / "history.sqlite3"

    @property
    def people_file(self) -> Path:
        """Who plays here, and how they like their table."""
        return self.data / "people.json"

    @property
    def evening_file(self) -> Path:
        """What of an evening can't be computed from finished games."""
        return self.data / "evening.json"

    @property
    def puzzles_file(self) -> Path:
        """How far everybody has come with the puzzles."""
        return self.data / "puzzles.json"

    @property
    def own_puzzles_file(self) -> Path:
        """The puzzles that came from games played here."""
        return self.data / "own-puzzles.json"

    @property
    def crashes(self) -> Path:
        """What processes that died have left to be told."""
        return self.state / "crashes"

    @property
    def set_aside(self) -> Path:
        """Where things go that could not be read: they are never deleted."""
        return self.data / "set-aside"

    @classmethod
    def under(cls, folder: Path) -> Paths:
        """Return everything inside one folder: for tests, and for a portable copy on a stick."""
        return cls(folder / "config", folder / "data", folder / "state", folder / "cache")


def system_paths() -> Paths:
    """Return this user's folders. platformdirs takes some milliseconds to import, so it is imported only here."""
    from platformdirs import PlatformDirs

    folders = PlatformDirs(APP_NAME, appauthor=False)
    return Paths(folders.user_config_path, folders.user_data_path, folders.user_state_path, folders.user_cache_path)


def is_writable(folder: Path) -> bool:
    """Tell whether a file could be made in a folder that perhaps doesn't exist yet."""
    existing = next(each for each in (folder, *folder.parents) if each.exists())
    return existing.is_dir() and os.access(existing, os.W_OK | os.X_OK)
