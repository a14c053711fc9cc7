"""What a first evening at the table ran into: who has the keyboard, how long a sentence stays, odd names."""

from __future__ import annotations

import errno
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.engine.contract import Refusal, parsed
from elios_desktop.engine.record import known_game
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.settings import Settings
from elios_desktop.strict_json import pretty
from elios_desktop.ui.kit.dialogs import AboutDialog, KeyboardDialog, Question
from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.kit.notices import AUTOSAVE_NOTICE, Notices
from elios_desktop.ui.kit.style import style_sheet
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import Choices
from elios_desktop.ui.play.hand_over import Curtain
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.shell.asking import remove_question
from elios_desktop.ui.shell.continue_card import ContinueCard
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.settings_page import SettingsPage
from elios_desktop.ui.shell.window import MainWindow
from elios_desktop.ui.table.contract import TableAction
from tests.play import listed
from tests.ui.drive import begin, drag, new_game, open_page, push, settle
from tests.ui.real_games import finished
from tests.waiting import PATIENCE

FIRST_TURN = "On the very first turn you have to place a group with a joker."


def test_the_keyboard_lifts_the_curtain_of_a_new_game_and_of_each_hand_over(window: MainWindow) -> None:
    window.show_new_game("elementos")
    assert isinstance(window.page, NewGamePage)
    window.page.start()
    page = window.table
    assert page is not None
    for seat in (1, 2):
        settle(page)
        assert page.controller.turns.now.awaited == seat
        focus = window.focusWidget()
        assert focus is not None
        assert focus is page.prompt.buttons.of("come")
        QTest.keyClick(focus, Qt.Key.Key_Return)
        settle(page)
        assert page.controller.turns.now.viewer == seat
        assert window.focusWidget() is page.view
        push(page, "ready")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_the_button_that_has_the_keyboard(window: MainWindow, qtbot: Any, key: Qt.Key) -> None:
    """Whatever the desktop's theme thinks of it; in a question never another answer, and on a card not the card."""
    window.show_settings()
    page = window.page
    assert isinstance(page, SettingsPage)
    dark = page.theme_choice.choices.button_of("dark")
    dark.setFocus()
    QTest.keyClick(dark, key)
    assert window.services.preferences.now.theme == "dark"
    page.sound.setFocus()
    QTest.keyClick(page.sound, key)
    assert not window.services.preferences.now.sound
    question = remove_question(window.services, window, "Elios", ["Anna"])
    question.open()
    remove, keep = question.buttons
    qtbot.waitUntil(lambda: QApplication.focusWidget() is keep)  # nothing is destroyed by a hasty Enter
    remove.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is remove)
    QTest.keyClick(remove, key)
    assert not question.isVisible()
    assert question.answer == 0
    question.deleteLater()


def test_enter_on_the_cross_of_a_waiting_game_asks_and_opens_nothing(window: MainWindow, qtbot: Any) -> None:
    window.host.begin(new_game("elios", 2))
    window.show_home()
    window.services.writer.flush(PATIENCE)
    window.refresh_home()
    card = next(each for each in window.home.findChildren(ContinueCard) if each.isVisible())
    window.home.asked.disconnect()
    asked: list[object] = []
    card.asked.connect(lambda what, head: asked.append((what, head.id)))
    card.remove_button.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is card.remove_button)
    QTest.keyClick(card.remove_button, Qt.Key.Key_Return)
    assert asked == [("remove", card.head.id)]
    assert window.table is None


def test_a_refusal_goes_when_something_is_accepted(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elios", 2)))
    for _ in range(2):
        push(page, "ready")
    drag(page, "disc", "sun")
    assert page.prompt.text.text() == FIRST_TURN
    bundle = next(key for key in page.scene.pieces if key.startswith("bundle ") and ":" not in key and "J" in key)
    drag(page, bundle, "sun")
    assert page.prompt.text.text() != FIRST_TURN
    assert not page.prompt.section


def test_a_long_refusal_is_written_smaller_and_fits(qtbot: Any, qapp: QApplication) -> None:
    theme = Theme()
    theme.load_fonts()
    theme.use("light")
    before = qapp.styleSheet()
    qapp.setStyleSheet(style_sheet(theme))
    line = PromptLine(theme, Requests())
    qtbot.addWidget(line)
    line.resize(990, 60)
    line.show()
    line.buttons.show([TableAction(name, Sentence("", name)) for name in ("Suggest", "Untie all", "Ready")])
    line.show_prompt(Sentence("", "Make groups: up to three beams in each, no colour twice."), 1)
    line.show_refusal(Sentence("", "No group has a colour twice, and none has more than three beams. " * 2), "rule")
    QApplication.processEvents()
    room = QRect(0, 0, line.text.width(), 4000)
    needed = QFontMetrics(line.text.font()).boundingRect(room, int(Qt.TextFlag.TextWordWrap), line.text.text())
    qapp.setStyleSheet(before)
    line.back_to_prompt()
    assert needed.height() <= line.text.height()


def test_names_are_neither_shortcuts_nor_markup(qtbot: Any) -> None:
    choices = Choices(["a"])
    qtbot.addWidget(choices)
    choices.set_texts(["Tim & Tom"])
    assert choices.button_of("a").shortcut().isEmpty()
    assert choices.button_of("a").text() == "Tim && Tom"
    theme = Theme()
    curtain = Curtain(theme, choices)
    curtain.come_down("<b>Tim</b> & Tom", 1, 0)
    assert "&& Tom" in curtain.button.text()
    assert curtain.title.textFormat() == Qt.TextFormat.PlainText


def test_the_keyboards_ring_stays_with_who_moved_it_and_where_there_is_something(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    page.controller.turns.come()
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    assert page.hand.focus is not None
    page.controller.turns.hide()
    settle(page)
    assert page.hand.focus is None


def test_holi_does_not_push_anybody_into_stopping(qtbot: Any) -> None:
    holi = known_game("holi")
    seen: set[bool] = set()
    for seed in range(40):
        controller = begin(new_game("holi", 2, seed=seed), Settings(curtain="never"))
        rng = Random(seed)
        while controller.session.state.result is None and len(seen) < 2:
            legal = listed(holi, controller.session.state)
            only = len(legal) == 1
            if "stop" in legal and only not in seen:
                seen.add(only)
                controller.turns.pass_on()
                page = open_page(qtbot, controller)
                stop = next(each for each in page.table.actions() if each.id == "stop")
                assert stop.primary == only
                assert "you’re done" in stop.hint()
                assert ("any more: finish" if only else "or finish") in page.prompt.text.text()
                page.shut()
            throws = [move for move in legal if move.startswith("throw")]
            assert controller.submit_text(rng.choice(throws or legal)) is None
    assert seen == {True, False}


class FullDisk(FileSystem):
    """Takes nothing any more, but for the user's own folder."""

    def write(self, descriptor: int, data: memoryview) -> int:
        raise OSError(errno.ENOSPC, "full")


def test_quitting_asks_about_a_game_that_cannot_be_saved(start: Callable[..., Program], qtbot: Any) -> None:
    window = start(fs=FullDisk()).window
    window.show_new_game("elios")
    assert isinstance(window.page, NewGamePage)
    window.page.start()
    assert window.table is not None
    window.services.writer.flush(PATIENCE)
    qtbot.waitUntil(lambda: window.host.playing.unsaved)
    asked: list[str] = []

    def answer(number: int) -> None:
        question = window.findChild(Question)
        assert question is not None
        asked.append(question.windowTitle())
        question.buttons[number].click()

    QTimer.singleShot(0, window, partial(answer, 2))
    window.quit()
    assert window.isVisible()
    QTimer.singleShot(0, window, partial(answer, 1))
    window.quit()
    assert not window.isVisible()
    assert asked == ["Quit without this game?"] * 2


def test_leaving_asks_about_a_game_that_cannot_be_saved(
    start: Callable[..., Program], tmp_path: Path, qtbot: Any
) -> None:
    window = start(fs=FullDisk()).window
    old = finished(1)
    window.services.history.add(old)
    file = tmp_path / "old.elios"
    file.write_bytes(pretty(old.record))
    window.host.begin(new_game("holi", 2))
    page = window.table
    assert page is not None
    window.services.writer.flush(PATIENCE)
    qtbot.waitUntil(lambda: window.host.playing.unsaved)
    asked: list[str] = []

    def answer(number: int) -> None:
        question = window.findChild(Question)
        assert question is not None
        asked.append(question.windowTitle())
        question.buttons[number].click()

    ways: tuple[Callable[[], object], ...] = (
        window.actions_["home"].trigger,
        window.actions_["new"].trigger,
        page.requests.home,
        partial(window.host.begin, new_game("elios", 2)),
        partial(window.host.resume, "0" * 32),
        partial(window.host.open_file, str(file)),
        partial(window.host.paste, file.read_text()),
        partial(window.host.look_back, old.id),
    )
    for way in ways:
        QTimer.singleShot(0, window, partial(answer, 2))
        way()
        assert window.table is page
        assert window.page is page
    assert asked == ["Leave this game?"] * len(ways)
    QTimer.singleShot(0, window, partial(answer, 1))
    window.actions_["home"].trigger()
    assert window.page is window.home


def test_that_games_cannot_be_saved_is_said_before_all_else() -> None:
    notices = Notices()
    notices.show(AUTOSAVE_NOTICE, Sentence("", "the game"), bad=True)
    notices.show("settings", Sentence("", "the settings"), bad=True)
    current = notices.current
    assert current is not None
    assert current.text() == "the game"


def test_nobody_rearranges_after_seeing_how_the_others_did(qtbot: Any) -> None:
    """Whoever took longest is written down last, and may be who begins: undo would look like taking back one's own."""
    page = open_page(qtbot, begin(new_game("elementos", 2, setup={"first": 2})))
    controller = page.controller
    for seat in (1, 2):
        controller.kept.turn_ms = 1000 * seat
        session = controller.session
        move = parsed(session.game, session.state, f"arrange {seat} FW WA AF FW WA AF FW WA AF")
        assert not isinstance(move, Refusal)
        assert controller.arrange(seat, move) is None
    settle(page)
    controller.turns.come()
    assert controller.turns.now.acting == 2
    assert controller.session.transitions[-1].seat == 2
    assert controller.steps.undo_reason() == "arranged"
    page.undoing.undo()
    assert controller.session.ply == 2
    assert page.prompt.text.text() == "The game has begun: arrangements are final now."


def test_redo_takes_nothing_back(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elios", 2)))
    given_up: list[bool] = []
    page.table.give_up = lambda: bool(given_up.append(True))  # type: ignore[method-assign]
    page.undoing.redo()
    assert page.prompt.text.text() == "There’s nothing to redo."
    assert not given_up
    page.undoing.undo()
    assert given_up


def test_the_curtain_lets_nobody_look_back(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("holi", 2), Settings(curtain="hidden_games")))
    assert page.controller.turns.now.awaited is not None
    assert not page.tools["look"].isEnabled()
    page.controller.turns.come()
    settle(page)
    assert page.tools["look"].isEnabled()


def test_the_globe_changes_the_language_of_who_reads_its_own(window: MainWindow) -> None:
    new = new_game("elios", 2)
    seats = (replace(new.seats[0], language="de"), replace(new.seats[1], language="de"))
    window.host.begin(replace(new, seats=seats))
    assert window.table is not None
    controller, button = window.table.controller, window.menus.language_button
    seat = controller.turns.now.viewer or controller.turns.now.awaited
    assert seat is not None
    assert window.services.language.code == "de"
    assert button.choices["de"].isChecked()
    button.choices["it"].trigger()
    assert window.services.language.code == "it"
    assert button.choices["it"].isChecked()
    assert [each.language for each in controller.kept.seats].count("it") == 1
    assert controller.kept.seats[seat - 1].language == "it"
    assert window.services.preferences.now.language == "system"
    window.show_home()
    assert window.services.language.code == "en"
    assert button.choices["system"].isChecked()


def test_the_keys_are_shown_once(window: MainWindow) -> None:
    for name in ("keyboard", "about"):
        for _ in range(3):
            window.actions_[name].trigger()
    assert len(window.findChildren(KeyboardDialog)) == 1
    assert len(window.findChildren(AboutDialog)) == 1
    for dialog in (*window.findChildren(KeyboardDialog), *window.findChildren(AboutDialog)):
        dialog.close()
