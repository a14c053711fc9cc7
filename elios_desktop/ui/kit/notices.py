"""What the program has to tell without interrupting: a slim line at the top that stays until it is closed or over.

Good news goes by itself; what is wrong never does.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from elios_desktop.ui.kit.i18n import Text

AUTOSAVE_NOTICE = "autosave"
"""What it is about while games can't be saved."""
NEWS_MS = 8000
"""How long good news stays."""


class Notice(NamedTuple):
    """One thing to tell."""

    key: str
    """What it is about: a second notice with the same key takes the place of the first."""
    text: Text
    bad: bool = False
    """Something is wrong, and not just worth knowing."""
    action_text: Text | None = None
    action: Callable[[], None] | None = None


class Notices(QObject):
    """The notices that hold now, the newest last."""

    changed = Signal()

    _posted = Signal(str, object, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notices: dict[str, Notice] = {}
        self._posted.connect(self._show_posted, Qt.ConnectionType.QueuedConnection)

    @property
    def current(self) -> Notice | None:
        """The one to show: that games can't be saved, else the newest bad one, else the newest."""
        if AUTOSAVE_NOTICE in self._notices:
            return self._notices[AUTOSAVE_NOTICE]
        ordered = list(self._notices.values())
        return next((each for each in reversed(ordered) if each.bad), ordered[-1] if ordered else None)

    def __len__(self) -> int:
        return len(self._notices)

    def show(
        self,
        key: str,
        text: Text,
        bad: bool = False,
        action_text: Text | None = None,
        action: Callable[[], None] | None = None,
        stays_ms: int = 0,
    ) -> None:
        """Show a notice until `clear(key)` or until it is closed; with `stays_ms` only for so long."""
        self._notices.pop(key, None)
        notice = self._notices[key] = Notice(key, text, bad, action_text, action)
        if stays_ms:
            QTimer.singleShot(stays_ms, self, partial(self._go_by, notice))
        self.changed.emit()

    def text_of(self, key: str) -> Text | None:
        """Return what the notice with this key says; None if there is none."""
        notice = self._notices.get(key)
        return notice.text if notice is not None else None

    def __contains__(self, key: str) -> bool:
        return key in self._notices

    def clear(self, key: str) -> None:
        """Take the notice away: what it said is over, or it was closed."""
        if self._notices.pop(key, None) is not None:
            self.changed.emit()

    def _go_by(self, notice: Notice) -> None:
        """Take only this very one away: another may have taken its place."""
        if self._notices.get(notice.key) is notice:
            self.clear(notice.key)

    def post(self, key: str, text: Text, bad: bool = False) -> None:
        """The same as `show`, from any thread: it is shown a moment later."""
        self._posted.emit(key, text, bad)

    def _show_posted(self, key: str, text: Text, bad: bool) -> None:
        self.show(key, text, bad)
