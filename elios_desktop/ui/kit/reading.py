"""A window with a long text that people may want to read before they do something with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.sentence import Text
from elios_desktop.ui.kit.widgets import button, label


class Reading(QDialog):
    """What it is about in a sentence, the text letter by letter, and a button that copies it."""

    def __init__(self, title: Text, about: Text, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._title, self._about = title, about
        self.about = label(wrap=True)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.copy_button, self.close_button = button(), button("primary")
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.about)
        self.column.addWidget(self.text, 1)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.foot.addWidget(self.copy_button)
        self.foot.addWidget(self.close_button)
        self.column.addLayout(self.foot)
        self.resize(720, 520)
        self.retranslate()

    def retranslate(self) -> None:
        """All but the text itself."""
        self.setWindowTitle(self._title())
        self.about.setText(self._about())
        self.text.setAccessibleName(self._title())
        self.copy_button.setText(translate("Reading", "Copy"))
        self.close_button.setText(translate("About", "Close"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
