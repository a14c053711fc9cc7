"""The settings in force while the program runs: change one, everybody hears, and it is written a moment later."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from elios_desktop.storage.settings import FIELDS, Settings
from elios_desktop.ui.kit.i18n import translate

if TYPE_CHECKING:
    from elios_desktop.storage.atomic import SaveError


TEXT_STEPS: tuple[int, ...] = FIELDS["text_percent"].values
"""In percent."""


def stepped(now: int, direction: int) -> int:
    """Return the next larger (1) or smaller (-1) size; with 0 the ordinary one."""
    if direction > 0:
        return next((step for step in TEXT_STEPS if step > now), TEXT_STEPS[-1])
    if direction < 0:
        return next((step for step in reversed(TEXT_STEPS) if step < now), TEXT_STEPS[0])
    return TEXT_STEPS[0]


def help_title() -> str:
    """Return the setting."""
    return translate("Settings", "Help at the table")


def help_texts() -> dict[str, tuple[str, str]]:
    """List each value's name and what it means."""
    return {
        "everything": (
            translate("Settings", "Everything"),
            translate(
                "Settings", "You see where a piece in your hand may go, and what you’d gain by putting it there."
            ),
        ),
        "places": (
            translate("Settings", "Places only"),
            translate("Settings", "You see where a piece in your hand may go, but not what you’d gain."),
        ),
        "nothing": (
            translate("Settings", "Nothing"),
            translate("Settings", "No place glows, and nothing is judged before you put a piece down."),
        ),
    }


_WRITE_AFTER_MS = 400
_AGAIN_AFTER_MS = 5000
"""What could not be written is tried again."""


class Preferences(QObject):
    """Holds the settings. Several changes in a row become one write."""

    changed = Signal(str)
    """The name of the field of `Settings` that has another value now."""
    save_failed = Signal(object)
    """A SaveError: the settings hold for this session, but are not on the disk."""
    saved = Signal()

    _done = Signal(object, object)

    def __init__(self, settings: Settings, save: Callable[[Settings], None], parent: QObject | None = None) -> None:
        """`save` writes settings and raises SaveError."""
        super().__init__(parent)
        self._settings = settings
        self._written = settings
        self._save = save
        self._still = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._write_soon)
        self._done.connect(self._on_performed)
        self.perform: Callable[[Callable[[], object], Callable[[SaveError | None], None]], None] | None = None
        """Carries a job out where it may wait for the disk (`Writer.perform`); without it, writing waits right here."""

    @property
    def now(self) -> Settings:
        """The settings in force."""
        return self._settings

    def read(self) -> Settings:
        """Return the settings in force, for whoever reads them later."""
        return self._settings

    @property
    def animation(self) -> str:
        """How fast things move: a key of `board.animator.SPEEDS`."""
        if self._settings.animation != "system":
            return self._settings.animation
        return "off" if self._still else "normal"

    def heed_motion(self, less: bool) -> None:
        """The system asks for less motion, or no longer."""
        if less != self._still:
            self._still = less
            if self._settings.animation == "system":
                self.changed.emit("animation")

    def change(self, **values: Any) -> None:
        """Give fields new values."""
        before, self._settings = self._settings, self._settings._replace(**values)
        differing = [name for name in values if getattr(before, name) != getattr(self._settings, name)]
        if differing:
            self._timer.start(_WRITE_AFTER_MS)
        for name in differing:
            self.changed.emit(name)

    def step_text(self, direction: int) -> None:
        """The next larger (1) or smaller (-1) size of type; with 0 the ordinary one."""
        self.change(text_percent=stepped(self.now.text_percent, direction))

    def flush(self) -> None:
        """Write now what has not been written yet, and wait for the disk."""
        self._timer.stop()
        if self._settings == self._written:
            return
        from elios_desktop.storage.atomic import SaveError

        try:
            self._save(self._settings)
        except SaveError as error:
            self._on_done(self._settings, error)
        else:
            self._on_done(self._settings, None)

    def _write_soon(self) -> None:
        if self.perform is None:
            self.flush()
        elif self._settings != self._written:
            settings = self._settings
            self.perform(partial(self._save, settings), partial(self._done.emit, settings))

    def _on_performed(self, settings: Settings, error: SaveError | None) -> None:
        self._on_done(settings, error)
        if error is not None and self._settings != self._written and not self._timer.isActive():
            self._timer.start(_AGAIN_AFTER_MS)

    def _on_done(self, settings: Settings, error: SaveError | None) -> None:
        if error is not None:
            if self._settings != self._written:  # else a later write has succeeded meanwhile
                self.save_failed.emit(error)
        else:
            self._written = settings
            self.saved.emit()
