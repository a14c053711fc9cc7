"""The settings page and the actions: everything at once, remembered, and reset."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from elios_desktop.app import Program
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.settings import FIELDS, Settings
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.kit.actions import SPECS
from elios_desktop.ui.kit.theme import DARK, LIGHT
from elios_desktop.ui.shell.settings_page import SettingsPage
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import new_game
from tests.ui.waiting import until

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: MainWindow) -> SettingsPage:
    """The settings, opened by their key."""
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    shown = window.page
    assert isinstance(shown, SettingsPage)
    return shown


def test_colours_and_text_size_hold_at_once(window: MainWindow, page: SettingsPage) -> None:
    theme = window.services.theme
    QTest.mouseClick(page.theme_choice.choices.button_of("dark"), LEFT)
    assert theme.palette is DARK
    assert QApplication.palette().window().color().name() == DARK.window
    QTest.mouseClick(page.theme_choice.choices.button_of("light"), LEFT)
    assert theme.palette is LIGHT
    before = page.theme_choice.title.fontInfo().pointSizeF()
    QTest.mouseClick(page.text.choices.button_of(150), LEFT)
    assert theme.text_scale == 1.5
    assert page.theme_choice.title.fontInfo().pointSizeF() == pytest.approx(before * 1.5, rel=0.1)


def test_each_speed_of_animations_can_be_chosen() -> None:
    assert ("system", *SPEEDS) == FIELDS["animation"].values


def test_less_motion_that_the_system_wishes_is_heeded_unless_somebody_chose(start: Callable[..., Program]) -> None:
    program = start()
    window, preferences = program.window, program.services.preferences
    window.host.begin(new_game("elios", 2))
    assert window.table is not None
    animator = window.table.animator
    assert (preferences.now.animation, animator.speed) == ("system", SPEEDS["normal"])
    wishes = program._wishes
    assert wishes is not None
    wishes.on_told("org.freedesktop.appearance", "reduced-motion", 1)
    assert animator.speed == 0
    preferences.change(animation="slow")
    assert animator.speed == SPEEDS["slow"]
    preferences.change(animation="system")
    assert animator.speed == 0
    wishes.on_told("org.freedesktop.appearance", "reduced-motion", 0)
    assert animator.speed == SPEEDS["normal"]


def test_every_choice_is_remembered(start: Callable[..., Program]) -> None:
    window = start().window
    window.show_settings()
    page = window.page
    assert isinstance(page, SettingsPage)
    for row, value in (
        (page.theme_choice, "dark"),
        (page.text, 130),
        (page.animation, "off"),
        (page.undo, "free"),
        (page.curtain, "always"),
    ):
        QTest.mouseClick(row.choices.button_of(value), LEFT)
    QTest.mouseClick(page.sound, LEFT, pos=page.sound.rect().center())
    page.volume.setValue(20)
    assert not page.volume.isEnabled()
    now = start().services.preferences.now
    expected = ("dark", 130, "off", "free", "always", False, 20)
    assert (now.theme, now.text_percent, now.animation, now.undo, now.curtain, now.sound, now.volume) == expected


def test_reset_brings_the_defaults_back_but_forgets_no_people(window: MainWindow, page: SettingsPage) -> None:
    preferences = window.services.preferences
    preferences.change(theme="dark", volume=3, shortcuts={"undo": "F8"}, names=("Anna",))
    QTest.mouseClick(page.reset_button, LEFT)
    default = Settings()
    assert (preferences.now.theme, preferences.now.volume, preferences.now.shortcuts) == (
        default.theme,
        default.volume,
        {},
    )
    assert preferences.now.names == ("Anna",)
    assert page.volume.value() == default.volume
    assert window.actions_["undo"].shortcut() == window.actions_.default_key("undo")


def test_default_keys_are_all_different(window: MainWindow) -> None:
    keys = [spec.default().toString() for spec in SPECS if not spec.default().isEmpty()]
    assert len(set(keys)) == len(keys)
    assert window.actions_["rulebook"].shortcut() == QKeySequence("F1")
    assert window.actions_["fullscreen"].shortcut() == QKeySequence("F11")
    assert window.actions_["undo"].shortcut() == QKeySequence("Ctrl+Z")


def test_a_key_can_be_changed_and_works(start: Callable[..., Program]) -> None:
    window = start().window
    window.show_settings()
    page = window.page
    assert isinstance(page, SettingsPage)
    edit = page.keys.rows["home"].edit
    edit.setFocus()
    QTest.keyClick(edit, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    edit.editingFinished.emit()
    assert window.services.preferences.now.shortcuts == {"home": "Ctrl+J"}
    window = start().window
    window.show_new_game("elios")
    QTest.keyClick(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert window.page is window.home


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("Ctrl+Z", "Ctrl+Z is already used for “Undo”."),
        ("R", "The table needs R on its own; combine it with Ctrl or Alt."),
        ("Return", "The table needs Return on its own; combine it with Ctrl or Alt."),
    ],
)
def test_a_key_that_is_taken_is_refused_with_a_sentence(
    window: MainWindow, page: SettingsPage, key: str, sentence: str
) -> None:
    edit = page.keys.rows["home"].edit
    edit.setKeySequence(QKeySequence(key))
    edit.editingFinished.emit()
    assert page.keys.problem.isVisible()
    assert page.keys.problem.text() == sentence
    assert edit.keySequence() == QKeySequence("Ctrl+H")
    assert window.services.preferences.now.shortcuts == {}


def test_keys_are_written_in_the_language_in_force(window: MainWindow, page: SettingsPage) -> None:
    """Also what is said in the place of none, and a refusal doesn't stay in the language before."""
    home = page.keys.rows["home"].edit
    home.setKeySequence(QKeySequence("Ctrl+Z"))
    home.editingFinished.emit()
    for language, key, none in (
        ("de", "Strg+H", "Keine Taste"),
        ("it", "Ctrl+H", "Nessun tasto"),
        ("en", "Ctrl+H", "No key"),
    ):
        window.services.preferences.change(language=language)
        QApplication.processEvents()
        assert not page.keys.problem.isVisible()
        (line,) = home.findChildren(QLineEdit)
        assert line.text() == key
        (line,) = page.keys.rows["statistics"].edit.findChildren(QLineEdit)
        assert (line.text(), line.placeholderText()) == ("", none)
    assert window.services.preferences.now.shortcuts == {}


def test_a_changed_key_leaves_the_words_for_none_in_the_other_fields(window: MainWindow, page: SettingsPage) -> None:
    window.services.preferences.change(language="it")
    QApplication.processEvents()
    edit = page.keys.rows["home"].edit
    edit.setFocus()
    QTest.keyClick(edit, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    until(lambda: window.services.preferences.now.shortcuts, "the key, after Qt has waited whether another follows")
    assert window.services.preferences.now.shortcuts == {"home": "Ctrl+J"}

    def shown(name: str) -> tuple[str, str]:
        (line,) = page.keys.rows[name].edit.findChildren(QLineEdit)
        return line.text(), line.placeholderText()

    assert shown("statistics") == ("", "Nessun tasto")
    edit.clear()
    edit.editingFinished.emit()
    assert shown("home") == ("", "Nessun tasto")
    page.reset_button.click()
    QApplication.processEvents()
    assert shown("about") == ("", "No key"), "in the language of the defaults"


@pytest.mark.parametrize("key", ["F8", "Shift+F5", "Ctrl+F1", "Alt+H", "Ctrl+Shift+J", ""])
def test_free_keys_are_taken(window: MainWindow, key: str) -> None:
    assert window.actions_.refusal("home", QKeySequence(key)) == ""


def test_a_key_that_the_file_gives_away_is_taken_from_its_default(window: MainWindow) -> None:
    window.services.preferences.change(shortcuts={"home": "F1", "no such action": "F2"})
    assert window.actions_["home"].shortcut() == QKeySequence("F1")
    assert window.actions_["rulebook"].shortcut().isEmpty()


def test_text_grows_and_shrinks_by_keys_within_limits(window: MainWindow) -> None:
    preferences = window.services.preferences
    for _ in range(9):
        window.actions_["text_larger"].trigger()
    assert preferences.now.text_percent == 200
    window.actions_["text_normal"].trigger()
    assert preferences.now.text_percent == 100
    window.actions_["text_smaller"].trigger()
    assert preferences.now.text_percent == 100


def test_broken_settings_are_said_once_and_kept(start: Callable[..., Program], paths: Paths) -> None:
    paths.settings_file.parent.mkdir(parents=True)
    paths.settings_file.write_text("{ this is no JSON", encoding="utf-8")
    window = start().window
    assert window.notice_bar.isVisible()
    assert window.notice_bar.text.text() == "The settings couldn’t be read, so the program starts with its defaults."
    QTest.mouseClick(window.notice_bar.close_button, LEFT)
    assert not window.notice_bar.isVisible()
    assert [each.read_text() for each in paths.config.glob("*broken*")] == ["{ this is no JSON"]
    assert not start().window.notice_bar.isVisible()


def test_a_broken_setting_leaves_the_others_alone(start: Callable[..., Program], paths: Paths) -> None:
    paths.settings_file.parent.mkdir(parents=True)
    paths.settings_file.write_text('{"format":"elios-desktop.settings","version":1,"theme":"dark","volume":"loud"}')
    program = start()
    assert program.services.theme.palette is DARK
    assert program.services.preferences.now.volume == Settings().volume
    assert program.window.notice_bar.text.text() == "Some settings were damaged and are back to their defaults."


def test_settings_show_what_they_change(page: SettingsPage, window: MainWindow) -> None:
    """Each value has a picture of its own, which can be told from the others also while it is chosen."""
    for row in (page.theme_choice, page.text, page.animation, page.help, page.undo, page.curtain):
        for theme in ("light", "dark"):
            window.services.preferences.change(theme=theme)
            QApplication.processEvents()
            seen = set()
            for value in FIELDS[row.field].values:
                made = row.choices.button_of(value)
                line = made.fontMetrics().height()
                above = made.grab().toImage().copy(made.rect().adjusted(3, 3, -3, -line - 8))
                colours = {above.pixel(x, y) for x in range(above.width()) for y in range(above.height())}
                assert len(colours) > 8, f"{row.field} {value}"
                seen.add(bytes(above.constBits()))
            alike = row.field == "animation"  # what the system wishes looks like what it comes to
            assert len(seen) >= len(FIELDS[row.field].values) - alike, row.field


def test_a_speed_that_is_chosen_is_shown_once(page: SettingsPage) -> None:
    """A token glides as things will; afterwards nothing moves, and with “Off” nothing ever does."""
    row = page.animation
    made = row.choices.button_of("slow")
    before = made.grab().toImage()
    QTest.mouseClick(made, LEFT)
    assert row.motion.state() == QAbstractAnimation.State.Running
    row.motion.pause()
    row.motion.setCurrentTime(row.motion.duration() // 4)
    assert made.grab().toImage() != before
    row.motion.resume()
    until(lambda: row.motion.state() == QAbstractAnimation.State.Stopped, "the token is there")
    QTest.mouseClick(row.choices.button_of("off"), LEFT)
    assert row.motion.state() == QAbstractAnimation.State.Stopped
