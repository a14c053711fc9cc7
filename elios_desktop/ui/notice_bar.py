"""The slim line at the top of the window that shows the notice in force."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from elios_desktop.ui.board.theme import Theme
from elios_desktop.ui.i18n import translate
from elios_desktop.ui.icons import icon
from elios_desktop.ui.notices import Notices
from elios_desktop.ui.widgets import button, label


class NoticeBar(QFrame):
    """Hidden while there is nothing to tell."""

    def __init__(self, notices: Notices, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._notices = notices
        self._theme = theme
        self.text = label(wrap=True)
        self.action = button("quiet")
        self.action.clicked.connect(self._on_action)
        self.close_button = QToolButton()
        self.close_button.clicked.connect(self._on_close)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 5, 8, 5)
        row.addWidget(self.text, 1)
        row.addWidget(self.action)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        notices.changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what holds now."""
        notice = self._notices.current
        self.setVisible(notice is not None)
        if notice is None:
            return
        self.text.setText(notice.text())
        self.action.setVisible(notice.action is not None)
        self.action.setText(notice.action_text() if notice.action_text else "")
        close = translate("Window", "Close this notice")
        self.close_button.setToolTip(close)
        self.close_button.setAccessibleName(close)
        self.close_button.setIcon(icon("close", self._theme.palette.text))
        level = "bad" if notice.bad else "info"
        if self.property("level") != level:
            self.setProperty("level", level)
            self.style().unpolish(self)
            self.style().polish(self)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

    def _on_action(self) -> None:
        notice = self._notices.current
        if notice is not None and notice.action is not None:
            self._notices.clear(notice.key)
            notice.action()

    def _on_close(self) -> None:
        notice = self._notices.current
        if notice is not None:
            self._notices.clear(notice.key)
