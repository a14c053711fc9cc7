"""A notice at the foot of a window of its own: what was done there is told there."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.notices import Notices
from elios_desktop.ui.kit.plain import plain
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import button, label


class NoticeStrip(QFrame):
    """Hidden while there is nothing to tell."""

    def __init__(self, notices: Notices, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("notice")
        self._notices = notices
        self._theme = theme
        self.text = label(wrap=True)
        self.action = button("small")
        self.action.clicked.connect(self._on_action)
        self.close_button = QToolButton()
        self.close_button.clicked.connect(self._on_close)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 6, 6)
        row.addWidget(self.text, 1)
        row.addWidget(self.action)
        row.addWidget(self.close_button)
        self.hide()
        notices.changed.connect(self.refresh)
        theme.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show what holds now, in the language in force."""
        notice = self._notices.current
        self.setVisible(notice is not None)
        if notice is None:
            return
        self.text.setText(notice.text())
        self.action.setVisible(notice.action is not None)
        if notice.action_text is not None:
            self.action.setText(notice.action_text())
        self.close_button.setIcon(icon("close", self._theme.palette.text_soft))
        name = translate("Window", "Close this notice")
        self.close_button.setAccessibleName(name)
        self.close_button.setToolTip(plain(name))
        self.setProperty("level", "bad" if notice.bad else "info")
        self.style().unpolish(self)
        self.style().polish(self)

    def _on_action(self) -> None:
        notice = self._notices.current
        if notice is not None and notice.action is not None:
            notice.action()

    def _on_close(self) -> None:
        notice = self._notices.current
        if notice is not None:
            self._notices.clear(notice.key)
