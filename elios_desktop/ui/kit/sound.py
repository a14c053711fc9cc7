"""Sounds, where the system can play them: QtMultimedia is an optional part of the installation."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from PySide6.QtCore import QObject, QUrl

from elios_desktop.resources import resource


def can_play() -> bool:
    """Whether the part of Qt that plays sounds is installed."""
    return find_spec("PySide6.QtMultimedia") is not None


class Sounds(QObject):
    """Plays the files of resources/sounds by name. Loads nothing before the first sound is played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._on = True
        self._volume = 0.7
        self._effects: dict[str, Any] = {}
        self._multimedia: Any = None
        self._broken = False

    def configure(self, on: bool, volume: int) -> None:
        """Sound on or off, and how loud, from 0 to 100."""
        self._on, self._volume = on, volume / 100
        for effect in self._effects.values():
            effect.setVolume(self._volume)

    def play(self, name: str) -> None:
        """Play a sound; a name without a file, or a system that can't play, stays silent."""
        if not self._on or self._broken or self._volume == 0:
            return
        effect = self._effects.get(name) or self._load(name)
        if effect is not None:
            effect.play()

    def _load(self, name: str) -> Any:
        file = resource("sounds", f"{name}.wav")
        if not file.is_file():
            return None
        if self._multimedia is None:
            try:
                self._multimedia = import_module("PySide6.QtMultimedia")
            except ImportError:  # not installed, or a system library of it is missing
                self._broken = True
                return None
        effect = self._multimedia.QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(file)))
        effect.setVolume(self._volume)
        self._effects[name] = effect
        return effect
