"""Menus that a button opens; one of them changes the language, in the corner of the window and in every dialog that
keeps one from it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from elios_desktop.texts.translate import LANGUAGES, fill
from elios_desktop.ui.kit.i18n import plain, resolved, translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.services import Services


def begin_at_choice(menu: QMenu) -> QMenu:
    """Let the menu open with its choice in force (or the first one) under the keyboard: with none there, a screen
    reader says nothing, and nobody who doesn't see it knows that it is open."""
    menu.aboutToShow.connect(partial(QTimer.singleShot, 0, menu, partial(_begin, menu)))
    return menu


def _begin(menu: QMenu) -> None:
    if not menu.isVisible() or menu.activeAction() is not None:
        return
    can_be_chosen = [
        each for each in menu.actions() if each.isEnabled() and each.isVisible() and not each.isSeparator()
    ]
    if can_be_chosen:
        menu.setActiveAction(next((each for each in can_be_chosen if each.isChecked()), can_be_chosen[0]))


class LanguageButton(QToolButton):
    """Shows the language in force and offers the others, each under its own name."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.languages = begin_at_choice(QMenu(self))
        group = QActionGroup(self.languages)
        self.choices: dict[str, QAction] = {}
        """By the language's code, or "system"."""
        for code in ("system", *LANGUAGES):
            action = QAction(self.languages)
            action.setCheckable(True)
            action.setData(code)
            group.addAction(action)
            self.languages.addAction(action)
            self.choices[code] = action
        group.triggered.connect(self._use)
        self.setMenu(self.languages)
        services.preferences.changed.connect(self._follow)
        services.theme.changed.connect(self._restyle)
        # Qt says nothing to widgets if a language has no file at all; the button still has to show which is in force.
        services.language.changed.connect(self.retranslate)
        self._follow("language")
        self._restyle()
        self.retranslate()

    def retranslate(self) -> None:
        """Every text in the language in force."""
        self._tick()
        for code, action in self.choices.items():
            action.setText(LANGUAGES[code].name if code in LANGUAGES else translate("Menus", "Follow the system"))
        code = self._services.language.code
        language = fill(translate("Menus", "Language: {language}"), language=LANGUAGES[code].name)
        self.setText(code.upper())
        self.setToolTip(plain(language))
        self.setAccessibleName(language)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _use(self, action: QAction) -> None:
        self._services.language.wished.emit(action.data())
        self._tick()

    def _follow(self, field: str) -> None:
        if field == "language":
            self._tick()

    def _tick(self) -> None:
        """The setting, as long as it is in force: the person whose turn it is may have a language of their own."""
        setting, code = self._services.preferences.now.language, self._services.language.code
        self.choices[setting if resolved(setting) == code or not code else code].setChecked(True)

    def _restyle(self) -> None:
        theme = self._services.theme
        self.setIcon(icon("language", theme.palette.text))
        self.setIconSize(QSize(18, 18) * theme.text_scale)
