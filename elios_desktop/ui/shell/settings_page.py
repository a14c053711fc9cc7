"""The settings: each takes effect at once and is remembered."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from elios_desktop.storage.settings import ON_PAGE, VOLUME, Settings
from elios_desktop.texts.languages import LANGUAGES
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.actions import Actions
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.page import Page
from elios_desktop.ui.kit.preferences import TEXT_STEPS, help_texts, help_title
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.sound import can_play
from elios_desktop.ui.kit.way_back import WayBack
from elios_desktop.ui.kit.widgets import Switch, button, card, label, scrolled
from elios_desktop.ui.shell.settings_editors import ChoiceRow, KeysEditor, ProgramsEditor

_TWO_COLUMNS_FROM = 860


class SettingsPage(Page):
    """Everything that people can choose for good."""

    def __init__(self, services: Services, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent)
        self._services = services
        self.way_back = WayBack(services.theme)
        self.way_back.clicked.connect(self.home_requested)
        self._title = label("display", wrap=True)
        self.reset_button = button("quiet")
        self.reset_button.clicked.connect(self.reset)
        self.language = ChoiceRow("language", services)
        self.theme_choice = ChoiceRow("theme", services)
        self.text = ChoiceRow("text_percent", services)
        self.animation = ChoiceRow("animation", services)
        self.pace = ChoiceRow("pace", services)
        self.friend = ChoiceRow("friend", services)
        self.undo = ChoiceRow("undo", services)
        self.curtain = ChoiceRow("curtain", services)
        self.help = ChoiceRow("help", services)
        self.tips = ChoiceRow("tips", services)
        self._look = (self.language, self.theme_choice, self.text, self.animation)
        self._play = (self.help, self.undo, self.curtain, self.pace, self.friend, self.tips)
        self._rows = (*self._look, *self._play)
        self._sound_title = label("large")
        self.sound = Switch(services.theme)
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(*VOLUME)
        self.volume.setPageStep(10)
        self.volume.setMaximumWidth(360)
        self._volume_text = label("soft")
        self._sound_hint = label("soft", wrap=True)
        self.programs = ProgramsEditor(services)
        self.keys = KeysEditor(services, actions)
        self._lay_out()
        self._sound_hint.setVisible(not can_play())
        self._follow_all()
        self.sound.toggled.connect(self._on_sound)
        self.volume.valueChanged.connect(self._on_volume)
        self.volume.sliderReleased.connect(self._let_hear)
        services.preferences.changed.connect(self._on_changed_elsewhere)
        self.restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.way_back)
        top.addSpacing(8)
        top.addWidget(self._title, 1)
        top.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignVCenter)
        look, look_column = card()
        play, play_column = card()
        keys, keys_column = card()
        for column, rows in (
            (look_column, self._look),
            (play_column, self._play),
        ):
            column.setSpacing(18)
            for row in rows:
                column.addWidget(row)
        sound = QVBoxLayout()
        sound.setSpacing(6)
        for widget in (self._sound_title, self.sound, self.volume, self._volume_text, self._sound_hint):
            sound.addWidget(widget)
        look_column.addLayout(sound)
        look_column.addStretch(1)
        play_column.addStretch(1)
        programs, programs_column = card()
        programs_column.addWidget(self.programs)
        keys_column.addWidget(self.keys)
        content = QWidget()
        self._grid = QGridLayout(content)
        self._grid.setSpacing(18)
        self._look_card, self._play_card, self._keys_card, self._programs_card = look, play, keys, programs
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(4, 1)
        self._top = top
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(top)
        self._area = scrolled(content)
        outer.addWidget(self._area, 1)

    def come_to(self, field: str) -> None:
        """The keyboard at a setting, and that in sight."""
        row = next(each for each in self._rows if each.field == field)
        row.choices.button_of(row.choices.value).setFocus()
        self._area.ensureWidgetVisible(row)

    def reset(self) -> None:
        """Everything on this page as it was when the program came."""
        default = Settings()
        self._services.preferences.change(**{name: getattr(default, name) for name in ON_PAGE})
        self._follow_all()

    def retranslate(self) -> None:
        """Every text in the language in force."""
        self._title.setText(translate("Settings", "Settings"))
        self.reset_button.setText(translate("Settings", "Reset to defaults"))
        system = translate("Settings", "Follow the system")
        names = {code: language.name for code, language in LANGUAGES.items()}
        self.language.set_texts(translate("Settings", "Language"), {"system": system, **names})
        self.theme_choice.set_texts(
            translate("Settings", "Colours"),
            {
                "system": system,
                "light": translate("Settings", "Light"),
                "dark": translate("Settings", "Dark"),
                "contrast": translate("Settings", "High contrast"),
            },
        )
        percent = translate("Settings", "{number}%")
        self.text.set_texts(
            translate("Settings", "Text size"), {step: fill(percent, number=step) for step in TEXT_STEPS}
        )
        self.animation.set_texts(
            translate("Settings", "Animations"),
            {
                "system": system,
                "off": translate("Settings", "Off"),
                "fast": translate("Settings", "Fast"),
                "normal": translate("Settings", "Normal"),
                "slow": translate("Settings", "Slow"),
            },
            {"system": translate("Settings", "Things move, unless the system asks for less motion.")},
        )
        self.pace.set_texts(
            translate("Settings", "Computers play"),
            {
                "instant": translate("Settings", "At once"),
                "fast": translate("Settings", "Fast", "how computers play"),
                "normal": translate("Settings", "Normal", "how computers play"),
                "slow": translate("Settings", "Slow", "how computers play"),
            },
        )
        warning = translate("Settings", "Against computers: if your turn gives a lot away, you can take it back.")
        self.friend.set_texts(
            translate("Settings", "A friend who warns"),
            {
                "off": translate("Settings", "Off", "the friend who warns"),
                "on": translate("Settings", "On", "the friend who warns"),
            },
            {"off": warning, "on": warning},
        )
        self.undo.set_texts(
            translate("Settings", "Taking back"),
            {
                "last": translate("Settings", "The last move"),
                "own_turn": translate("Settings", "Own turn only"),
                "free": translate("Settings", "Freely"),
            },
            {
                "last": translate(
                    "Settings",
                    "Whoever is at the computer can take the last move back, until the "
                    "next player has acted or something hidden has been revealed.",
                ),
                "own_turn": translate(
                    "Settings", "You can take back what you did yourself, as long as nothing hidden has been revealed."
                ),
                "free": translate("Settings", "Among friends: any move can be taken back, right to the start."),
            },
        )
        self.help.set_texts(
            help_title(),
            {value: name for value, (name, _) in help_texts().items()},
            {value: meaning for value, (_, meaning) in help_texts().items()},
        )
        self.curtain.set_texts(
            translate("Settings", "Curtain"),
            {
                "secrets": translate("Settings", "Secrets only"),
                "hidden_games": translate("Settings", "Whole table"),
                "always": translate("Settings", "Always"),
                "never": translate("Settings", "Never"),
            },
            {
                "secrets": translate(
                    "Settings",
                    "Only what is secret is covered, until its owner asks for it; the table stays in sight.",
                ),
                "hidden_games": translate(
                    "Settings", "In games with secrets the table is covered until the next player is there."
                ),
                "always": translate("Settings", "The table is covered at each change of player, in every game."),
                "never": translate("Settings", "Open hands, among friends: the next player’s things show at once."),
            },
        )
        tips = translate("Settings", "A word of advice when it helps, while a game is new to you.")
        self.tips.set_texts(
            translate("Settings", "Tips"),
            {"first_games": translate("Settings", "In your first games"), "never": translate("Settings", "Never")},
            {"first_games": tips, "never": tips},
        )
        self.programs.retranslate()
        self._sound_title.setText(translate("Settings", "Sound"))
        self.sound.setText(translate("Settings", "Play sounds"))
        self.volume.setAccessibleName(translate("Settings", "Volume"))
        self.keys.retranslate()
        self._sound_hint.setText(translate("Settings", "This installation can’t play sounds."))
        self._show_volume()

    def fit(self) -> None:
        """Not wider than one reads comfortably; with large type in a narrow window one thing below the other."""
        side = max(20, (self.width() - 1180) // 2)
        self._top.setContentsMargins(side, 14, side, 4)
        self._grid.setContentsMargins(side, 8, side, 24)
        scale = self._services.theme.text_scale
        wide = self.width() >= _TWO_COLUMNS_FROM * scale
        self._grid.addWidget(self._play_card, 0 if wide else 1, 1 if wide else 0, 1, 1 if wide else 2)
        self._grid.addWidget(self._look_card, 0, 0, 1, 1 if wide else 2)
        self._grid.addWidget(self._programs_card, 2, 0, 1, 2)
        self._grid.addWidget(self._keys_card, 3, 0, 1, 2)
        self.keys.place(2 if wide else 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes home."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_requested.emit()
        else:
            super().keyPressEvent(event)

    def _on_sound(self, on: bool) -> None:
        self._services.preferences.change(sound=on)
        self.volume.setEnabled(on)
        self._let_hear()

    def _on_volume(self, value: int) -> None:
        self._services.preferences.change(volume=value)
        self._show_volume()
        if not self.volume.isSliderDown():
            self._let_hear()

    def _let_hear(self) -> None:
        """How loud that is."""
        if self.isVisible():
            self._services.sounds.play("place")

    def _on_changed_elsewhere(self, field: str) -> None:
        for row in self._rows:
            if row.field == field:
                row.follow()
        if field == "shortcuts":
            self.keys.follow()

    def _follow_all(self) -> None:
        now = self._services.preferences.now
        for row in self._rows:
            row.follow()
        self.sound.setChecked(now.sound)
        self.volume.setValue(now.volume)
        self.volume.setEnabled(now.sound)
        self.keys.follow_anew()

    def _show_volume(self) -> None:
        self._volume_text.setText(fill(translate("Settings", "Volume: {number}%"), number=self.volume.value()))

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        palette = self._services.theme.palette
        self.fit()
        self.keys.restyle(palette.bad)
        self.programs.restyle(palette.bad)
