"""Sounds: played by name on a thread of their own, so that nobody waits for them (see `speaker`)."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from elios_desktop.ui.kit.preferences import Preferences
    from elios_desktop.ui.kit.speaker import Speaker

_CLOSING_SECONDS = 2.0


def can_play() -> bool:
    """Tell whether the library that plays sounds is installed: there are machines for which it has no wheel."""
    return find_spec("miniaudio") is not None


def ways_out() -> list[str]:
    """Return by what names the library knows the ways to a loudspeaker on this system, the best first."""
    if sys.platform == "win32":
        return ["WASAPI", "DSOUND", "WINMM"]
    if sys.platform == "darwin":
        return ["COREAUDIO"]
    # Without a card ALSA complains on the terminal.
    return ["PULSEAUDIO", *(["ALSA"] if any(Path("/dev/snd").glob("pcm*p")) else [])]


class Sounds(QObject):
    """Plays the files of resources/sounds. Nothing is loaded, and no thread runs, before the first of them.

    Tables are connected to it; PySide would keep something of each connection to what is no QObject.
    """

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._wanted: SimpleQueue[tuple[str, int] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._speaker: Speaker | None = None

    def play(self, name: str) -> None:
        """Play a sound as the settings say. A name without a file is silent, and so is a system that can’t play."""
        self.get_ready()
        now = self._preferences.now
        if self._thread is not None and now.sound and now.volume:
            self._wanted.put((name, now.volume))

    def get_ready(self) -> None:
        """The first sound may come soon. To load what plays it would disturb a motion on the screen."""
        now = self._preferences.now
        if self._thread is None and now.sound and now.volume and can_play() and ways_out():
            self._thread = Thread(target=self._serve, name="sounds", daemon=True)
            self._thread.start()

    @property
    def at_work(self) -> bool:
        """Whether there is a thread for them."""
        return self._thread is not None

    @property
    def sounding(self) -> bool:
        """Whether something is heard."""
        return self._speaker is not None and self._speaker.running

    def close(self) -> None:
        """The program ends: silence, and nobody who still asks Python for more."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(_CLOSING_SECONDS)
            self._thread = None

    def _serve(self) -> None:
        try:
            from elios_desktop.ui.kit.speaker import Speaker
        except (ImportError, OSError):  # a library of the system is missing
            return
        speaker = self._speaker = Speaker(ways_out())
        wanted: tuple[str, int] | None
        while True:
            try:
                wanted = self._wanted.get(timeout=speaker.seconds if speaker.running else None)
            except Empty:
                speaker.stop()
                continue
            if wanted is None:
                break
            speaker.play(*wanted)
        speaker.close()
