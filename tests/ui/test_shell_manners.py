"""How the shell speaks: names from right to left, what is told and what is refused, good news, keys in every window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.storage.settings import Settings
from elios_desktop.texts.words import isolated
from elios_desktop.ui.kit import notices as notices_module
from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.kit.notices import Notices
from elios_desktop.ui.kit.preferences import TEXT_STEPS, stepped
from elios_desktop.ui.session.new_game import ChosenSeat
from elios_desktop.ui.session.saving import SaveHead
from elios_desktop.ui.session.steps import undo_sentence
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.drive import begin, click, drag, lift_curtain, new_game, open_page, push, settle

HEBREW = "\u05e9\u05e8\u05d4"
SECRETS_SHOWN = Settings(curtain="never")


def test_a_name_from_right_to_left_is_isolated_on_the_screen_and_nowhere_else(qtbot: Any) -> None:
    assert (isolated("Anna"), isolated(HEBREW)) == ("Anna", f"\u2068{HEBREW}\u2069")
    new = new_game("elementos", 2)
    chosen = replace(new, seats=(ChosenSeat(HEBREW, 0), ChosenSeat("Bruno", 1)))
    controller = begin(chosen, Settings(curtain="hidden_games"))
    page = open_page(qtbot, controller)
    assert page.curtain.accessibleName() == f"\u2068{HEBREW}\u2069, it’s your turn"
    assert controller.file_name == f"Elementos {HEBREW} Bruno"
    assert [seat["name"] for seat in controller.session.record()["seats"]] == [HEBREW, "Bruno"]
    assert controller.document().head["seats"][0]["name"] == HEBREW


def test_whose_a_piece_is_gets_told_without_red(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2), SECRETS_SHOWN))
    for _ in range(2):
        push(page, "ready")
    owners = {key: page.table.owner_of(piece) for key, piece in page.scene.pieces.items()}
    theirs, owner = next((key, owner) for key, owner in owners.items() if owner != page.controller.turns.now.acting)
    assert owner is not None
    click(page, theirs)
    assert page.prompt.text.text() == f"That’s {page.controller.kept.names[owner - 1]}’s."
    assert page.theme.palette.bad not in page.prompt.text.styleSheet()
    assert page.theme.palette.accent in page.prompt.text.styleSheet()
    page.undoing.redo()
    assert page.theme.palette.bad in page.prompt.text.styleSheet()
    page.prompt.back_to_prompt()
    assert page.prompt.text.styleSheet() == ""


def test_a_refused_undo_puts_the_lights_of_a_refused_drop_out(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elios", 2), SECRETS_SHOWN))
    for _ in range(2):
        push(page, "ready")
    drag(page, "disc", "sun")
    page.table.light(["disc"], "bad")
    assert page.scene.lights
    page.undoing.redo()
    assert not page.scene.lights
    assert page.prompt.text.text() == "There’s nothing to redo."
    assert undo_sentence("other_turn", Sentence("", "Anna"))().endswith("You can allow more in the settings.")


def test_good_news_goes_by_itself_and_bad_news_stays(qtbot: Any) -> None:
    notices = Notices()
    notices.show("news", Sentence("", "Saved."), stays_ms=20)
    notices.show("trouble", Sentence("", "The disk is full."), bad=True)
    qtbot.waitUntil(lambda: "news" not in notices)
    assert "trouble" in notices
    notices.show("news", Sentence("", "Saved."), stays_ms=20)
    notices.show("news", Sentence("", "It could not be saved."), bad=True)
    notices.show("later", Sentence("", "Saved."), stays_ms=40)
    qtbot.waitUntil(lambda: "later" not in notices)
    assert "news" in notices, "another has taken the place of the one that goes"
    assert notices_module.NEWS_MS == 8000


def test_an_open_error_is_over_when_something_opens(window: MainWindow, tmp_path: Path) -> None:
    window.show_new_game("elementos")
    assert isinstance(window.page, NewGamePage)
    window.page.start()
    assert window.table is not None
    save_id = window.table.controller.id
    settle(window.table)
    assert not window.host.open_file(str(tmp_path / "nothing.elios"))
    assert window.notice_bar.isVisible()
    assert window.host.resume(save_id)
    assert not window.notice_bar.isVisible()


def test_the_first_table_says_once_how_to_play(window: MainWindow) -> None:
    shown = []
    for _ in range(2):
        window.show_new_game("elementos")
        page = window.page
        assert isinstance(page, NewGamePage)
        page.start()
        assert window.table is not None
        settle(window.table)
        shown.append(window.notice_bar.text.text() if window.notice_bar.isVisible() else "")
        window.show_home()
        assert not window.notice_bar.isVisible()
    assert shown == [
        "Drag a piece, or click it and then the place where it should go. F1: the rulebook; F2: the reference card.",
        "",
    ]


def test_the_arrow_keys_step_through_a_game_with_the_board_in_front(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2), SECRETS_SHOWN))
    for _ in range(2):
        push(page, "ready")
    last = page.controller.session.ply
    assert last >= 2
    page.looking_back.toggle()
    page.view.setFocus()
    seen = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
        QTest.keyClick(page.view, key)
        seen.append(page.replay.slider.value())
    assert seen == [last - 1, 0, 1, last]
    page.looking_back.toggle()
    assert page.controller.shown.ply is None


def test_games_that_cannot_be_read_stand_last_and_behind_one_button(window: MainWindow) -> None:
    home = window.home
    good = SaveHead("a" * 32, "holi", ("Anna",), (0,), None, None, "whole", None, None)
    bad = [replace(good, id=str(number) * 32, condition="damaged") for number in range(3)]
    home.show_heads([*bad[:2], good])
    assert [card.head.id for card in home.cards] == ["a" * 32, "0" * 32, "1" * 32]
    assert not home.unreadable_button.isVisible()
    home.show_heads([*bad, good])
    assert [card.head.id for card in home.cards] == ["a" * 32]
    assert home.unreadable_button.text() == "Show 3 games that can’t be read"
    home.unreadable_button.click()
    assert [card.head.id for card in home.cards] == ["a" * 32, "0" * 32, "1" * 32, "2" * 32]
    assert not home.unreadable_button.isVisible()


def test_home_promises_nothing_while_saving_fails(window: MainWindow) -> None:
    hint = window.home.hint
    assert hint.isVisible()
    window.services.notices.show(notices_module.AUTOSAVE_NOTICE, Sentence("", "The disk is full."), bad=True)
    assert not hint.isVisible()
    window.services.notices.clear(notices_module.AUTOSAVE_NOTICE)
    assert hint.isVisible()


@sized("which", ["card"], ["book", "card", "course"])
def test_the_key_that_quits_does_so_in_every_window(window: MainWindow, which: str, qtbot: Any) -> None:
    window.show_new_game("elementos")
    assert isinstance(window.page, NewGamePage)
    window.page.start()
    assert window.table is not None
    settle(window.table)
    if which == "course":
        window.charts.show_course(window.table.controller)
        other: Any = window.charts.course
    elif which == "book":
        window.shelf.open_book("elementos")
        other = window.shelf.book
    else:
        window.shelf.toggle_card("elementos")
        other = window.shelf.card
    qtbot.waitExposed(other)
    other.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is other)
    QTest.keyClick(other, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


def test_nothing_found_in_this_game_says_what_all_games_have(window: MainWindow, qtbot: Any) -> None:
    window.shelf.open_book("elementos")
    book = window.shelf.book
    assert book is not None
    book.field.setText("hourglass")
    qtbot.waitUntil(lambda: "hourglass" in book.sidebar.nothing.text())
    said = book.sidebar.nothing.text()
    book.sidebar.scope.button_of("all").click()
    hits = len(book.sidebar.hits)
    assert hits > 1
    assert said == f"Nothing found for “hourglass”.\n\nAll games: {hits} hits."


def test_the_keys_for_the_text_go_through_the_sizes_of_the_settings() -> None:
    up, down = [100], [200]
    while up[-1] < 200:
        up.append(stepped(up[-1], 1))
    while down[-1] > 100:
        down.append(stepped(down[-1], -1))
    assert tuple(up) == TEXT_STEPS
    assert tuple(reversed(down)) == TEXT_STEPS
    assert [stepped(160, 1), stepped(160, -1), stepped(200, 1), stepped(100, -1), stepped(175, 0)] == [
        175, 150, 200, 100, 100
    ]  # fmt: skip


def test_empty_lists_say_what_will_be_in_them(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    lift_curtain(page)
    empty = page.panel.moves_view.viewport().grab().toImage()
    page.panel.moves_view.empty_text = ""
    assert page.panel.moves_view.viewport().grab().toImage() != empty
    assert page.panel.moves_view.accessibleDescription() == "Moves will be listed here."
