"""A screen to start the installed program on, and what a person would see of it: its windows' titles and its pixels."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from bench.packages import COLOURS, Screen
from tests.waiting import PATIENCE, until

LOCALES = {"it": "it_IT.UTF-8", "en": "en_GB.UTF-8", "de": "de_DE.UTF-8"}


class Desktop:
    """The windows on a screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def titles(self) -> list[str]:
        """Of all windows that are to be seen."""
        return self._xdotool("search", "--onlyvisible", "--name", ".", "getwindowname", "%@").splitlines()

    def press(self, key: str) -> None:
        """A key, to the first of the program’s windows: no window manager is there to give it the focus."""
        self._xdotool("search", "--onlyvisible", "--name", ".", "windowfocus", "--sync")
        self._xdotool("key", key)

    def wait_for(self, start: str, process: subprocess.Popen[str]) -> None:
        """Until there is a window whose title begins like this and a picture in it."""

        def there() -> bool:
            return any(title.startswith(start) for title in self.titles()) and self.screen.colours() >= COLOURS

        until(lambda: process.poll() is not None or there(), f"a window “{start}…”")
        if process.poll() is not None:
            raise AssertionError(f"no window “{start}…”, only {self.titles()}; it wrote: {process.communicate()[1]}")

    def _xdotool(self, *arguments: str) -> str:
        environment = os.environ | {"DISPLAY": self.screen.name}
        return subprocess.run(["xdotool", *arguments], env=environment, stdout=subprocess.PIPE, text=True).stdout

    @contextmanager
    def running(
        self, command: Sequence[str], environment: Mapping[str, str], folder: Path
    ) -> Iterator[subprocess.Popen[str]]:
        """The program while the block lasts. It ends by Ctrl+Q, as a person would end it, and says nothing."""
        process = subprocess.Popen(
            command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        try:
            yield process
            self.press("ctrl+q")
            said = process.communicate(timeout=PATIENCE)
        finally:
            if process.poll() is None:
                process.kill()
                process.communicate()
        assert (process.returncode, *said) == (0, "", "")
