"""Lists everything that menus and keys can do, each under a stable id, with a key that people may change; and opens
menus at buttons, the one for the language among them."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.texts.translate import LANGUAGES, Translate, fill
from elios_desktop.ui.kit.i18n import Wording, plain, resolved, translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.services import Services

_Standard = QKeySequence.StandardKey


class Spec(NamedTuple):
    """One action: its text and the key it has by default."""

    id: str
    text: str
    key: str | QKeySequence.StandardKey = ""
    checkable: bool = False

    def default(self) -> QKeySequence:
        """Return the default key; of the several that a system may have for one thing, the first."""
        if isinstance(self.key, str):
            return QKeySequence(self.key)
        found = QKeySequence.keyBindings(self.key)
        return found[0] if found else QKeySequence()


SPECS = (
    Spec("new", QT_TRANSLATE_NOOP("Actions", "&New game"), _Standard.New),
    Spec("open", QT_TRANSLATE_NOOP("Actions", "&Open…"), _Standard.Open),
    Spec("paste", QT_TRANSLATE_NOOP("Actions", "&Paste a game"), _Standard.Paste),
    Spec("save", QT_TRANSLATE_NOOP("Actions", "&Save"), _Standard.Save),
    Spec("save_as", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S"),
    Spec("home", QT_TRANSLATE_NOOP("Actions", "&Home"), "Ctrl+H"),
    Spec("statistics", QT_TRANSLATE_NOOP("Actions", "S&tatistics")),
    Spec("people", QT_TRANSLATE_NOOP("Actions", "Pe&ople")),
    Spec("settings", QT_TRANSLATE_NOOP("Actions", "S&ettings"), "Ctrl+,"),
    Spec("quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q"),
    Spec("undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), _Standard.Undo),
    Spec("redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Y"),
    Spec("ask", QT_TRANSLATE_NOOP("Actions", "&Ask the table"), "F7"),
    Spec("hint", QT_TRANSLATE_NOOP("Actions", "&Hint"), "F4"),
    Spec("recap", QT_TRANSLATE_NOOP("Actions", "What &happened"), "F5"),
    Spec("resigned", QT_TRANSLATE_NOOP("Actions", "&Give up…")),
    Spec("draw", QT_TRANSLATE_NOOP("Actions", "Offer a &draw…")),
    Spec("stopped", QT_TRANSLATE_NOOP("Actions", "&Stop here…")),
    Spec("panel", QT_TRANSLATE_NOOP("Actions", "Moves and &points"), "F9"),
    Spec("fullscreen", QT_TRANSLATE_NOOP("Actions", "&Full screen"), "F11", checkable=True),
    Spec("text_larger", QT_TRANSLATE_NOOP("Actions", "&Larger text"), "Ctrl++"),
    Spec("text_smaller", QT_TRANSLATE_NOOP("Actions", "&Smaller text"), "Ctrl+-"),
    Spec("text_normal", QT_TRANSLATE_NOOP("Actions", "&Normal text"), "Ctrl+0"),
    Spec("rulebook", QT_TRANSLATE_NOOP("Actions", "&Rulebook"), "F1"),
    Spec("card", QT_TRANSLATE_NOOP("Actions", "Reference &card"), "F2"),
    Spec("keyboard", QT_TRANSLATE_NOOP("Actions", "&Keyboard"), "F3"),
    Spec("versions", QT_TRANSLATE_NOOP("Actions", "New &versions…")),
    Spec("report", QT_TRANSLATE_NOOP("Actions", "Report a &problem…")),
    Spec("about", QT_TRANSLATE_NOOP("Actions", "&About Elios Desktop")),
)


class Actions(QObject):
    """The actions of the window. They belong to the window, so that their keys work wherever the focus is."""

    def __init__(self, window: QWidget, keys: Mapping[str, str]) -> None:
        """`keys` are the changed ones: action id to key, as text; empty is no key."""
        super().__init__(window)
        self._actions: dict[str, QAction] = {}
        self._specs = {spec.id: spec for spec in SPECS}
        for spec in SPECS:
            action = QAction(window)
            action.setObjectName(spec.id)
            action.setCheckable(spec.checkable)
            window.addAction(action)
            self._actions[spec.id] = action
        self.use_keys(keys)
        self.retranslate()

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    @property
    def ids(self) -> tuple[str, ...]:
        """All ids, in the order in which settings show them."""
        return tuple(self._actions)

    def use_keys(self, keys: Mapping[str, str]) -> None:
        """Take the changed keys; a changed key that is another's default is taken from it."""
        changed = {name: QKeySequence(text) for name, text in keys.items() if name in self._actions}
        taken = {key.toString() for key in changed.values()}
        for name, action in self._actions.items():
            default = self._specs[name].default()
            key = changed.get(name, QKeySequence() if default.toString() in taken else default)
            action.setShortcut(key)

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        for name, action in self._actions.items():
            action.setText(translate("Actions", self._specs[name].text))

    def name(self, action_id: str) -> str:
        """Return an action's text without the mark of its menu key."""
        return self._actions[action_id].text().replace("&", "").removesuffix("…")

    def key(self, action_id: str) -> str:
        """Return the key that an action has, as the system writes it; empty if it has none."""
        return native_key(self._actions[action_id].shortcut().toString())

    def later_key(self, action_id: str) -> Wording:
        """Return the same within a sentence that is shown later: what keys are called depends on the language, too."""
        return Wording.of(native_key, self._actions[action_id].shortcut().toString())

    def default_key(self, action_id: str) -> QKeySequence:
        """Return the key that an action has if nobody changes it."""
        return self._specs[action_id].default()

    def refusal(self, action_id: str, key: QKeySequence) -> str:
        """Tell why an action can't have this key, or nothing."""
        if key.isEmpty():
            return ""
        if key.count() > 1:
            return translate("Actions", "Just one key or one combination, please.")
        owner = next((name for name, each in self._actions.items() if name != action_id and each.shortcut() == key), "")
        shown = key.toString(QKeySequence.SequenceFormat.NativeText)
        if owner:
            return fill(
                translate("Actions", "{key} is already used for “{action}”."), key=shown, action=self.name(owner)
            )
        if _is_plain(key):
            return fill(
                translate("Actions", "The table needs {key} on its own; combine it with Ctrl or Alt."),
                key=shown,
            )
        return ""


def _is_plain(key: QKeySequence) -> bool:
    """Return a letter, digit, arrow, Tab, Enter, Escape or space by itself: tables and text fields use them."""
    text = key.toString(QKeySequence.SequenceFormat.PortableText)
    if any(modifier in text for modifier in ("Ctrl+", "Alt+", "Meta+")):
        return False
    name = text.removeprefix("Shift+")
    return not (name.startswith("F") and name[1:].isdigit())


def native_key(key: str, translate: Translate = translate) -> str:
    """Return a key as the system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


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
        """Write every text in the language in force."""
        self._tick()
        for code, action in self.choices.items():
            action.setText(LANGUAGES[code].name if code in LANGUAGES else translate("Menus", "Follow the system"))
        code = self._services.language.code
        language = fill(translate("Menus", "Language: {language}"), language=LANGUAGES[code].name)
        self.setText(code.upper())
        self.setToolTip(plain(language))
        self.setAccessibleName(language)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
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
