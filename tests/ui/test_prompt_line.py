"""The line in front of the table: its room is the same whatever is said in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.texts.words import find_words
from elios_desktop.ui.kit.i18n import Device, Language, Sentence, Sentences, device_in_use, translate
from elios_desktop.ui.kit.style import style_sheet
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.action_buttons import height_of
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from elios_desktop.ui.table.contract import TableAction
from tests.games.exagon.drive import GOLDEN_MOVES, GOLDEN_SEED, drop_with
from tests.sizes import sized
from tests.ui import drive
from tests.ui.drive import lift_curtain, new_game
from tests.ui.learn_drive import learn
from tests.ui.real_games import under_way
from tests.ui.waiting import rest

PLACEHOLDERS = {"rule": "a jolly stands for any digit that isn’t on its own tile", "own": "5", "other": "7"}


@pytest.fixture
def styled(qapp: QApplication) -> Iterator[None]:
    """Buttons look as in the program."""
    before = qapp.styleSheet()
    yield
    qapp.setStyleSheet(before)


def _longest(game: str) -> str:
    words = find_words(game)
    text = max((translate(words.CONTEXT, each.text) for each in words.REFUSALS.values()), key=len)
    for name, value in PLACEHOLDERS.items():
        text = text.replace(f"{{{name}}}", translate("Exagon", value) if name == "rule" else value)
    return text


@sized("language", ["de"], ["en", "it", "de"])
@sized("game", ["elementos", "holi"], GAME_IDS)
@sized(
    ("size", "percent"),
    [((760, 460), 100), ((1280, 740), 200)],
    [((1280, 740), 100), ((760, 460), 100), ((1280, 740), 200)],
)
def test_a_long_refusal_moves_nothing_and_is_read_to_its_end(
    qtbot: Any, qapp: QApplication, styled: None, game: str, language: str, size: tuple[int, int], percent: int
) -> None:
    spoken = Language()
    spoken.use(language)
    page = drive.open_page(qtbot, drive.begin(drive.new_game(game, 2)), size)
    page.theme.use("light", percent)
    qapp.setStyleSheet(style_sheet(page.theme))
    QApplication.processEvents()
    text, before = _longest(game), _room(page)
    page.prompt.show_refusal(Sentence("", text), "turn")
    QApplication.processEvents()
    during, said = _room(page), page.prompt.text.text()
    page.prompt.back_to_prompt()
    QApplication.processEvents()
    after = _room(page)
    spoken.use("en")
    assert before == during == after
    assert said == text


def _room(page: TablePage) -> Any:
    """Where the table and the buttons are."""
    buttons = [
        made.mapTo(page, made.rect().topLeft()).toTuple() for made, _ in page.prompt.buttons.made if made.isVisible()
    ]
    return page.view.geometry().getRect(), buttons


@pytest.mark.parametrize("size", [(1280, 800), (760, 520), (1024, 640)])
def test_a_refused_drop_leaves_table_and_buttons_where_they_are(
    qtbot: Any, qapp: QApplication, styled: None, size: tuple[int, int]
) -> None:
    controller = drive.begin(drive.new_game("exagon", 5, seed=GOLDEN_SEED, timed=True))
    for move in GOLDEN_MOVES[:4]:
        controller.submit_text(move)
        controller.turns.pass_on()
    page = drive.open_page(qtbot, controller, size)
    qapp.setStyleSheet(style_sheet(page.theme))
    QApplication.processEvents()
    before = _room(page)
    drive.drag(page, *drop_with(page, "exagon.exagon_side"))
    assert page.prompt.section == "exagon-area"
    assert _room(page) == before


def test_what_has_no_room_at_all_is_cut_and_told_by_the_pointer(qtbot: Any) -> None:
    theme = Theme()
    theme.load_fonts()
    theme.use("light")
    line = PromptLine(theme, Requests())
    qtbot.addWidget(line)
    line.resize(500, 60)
    line.show()
    line.buttons.show([TableAction(name, Sentence("", name)) for name in ("Suggest", "Ready")])
    line.show_prompt(Sentence("", "Make groups."), 1)
    height, text = line.height(), "No group has a colour twice, and none has more than three beams. " * 20
    line.show_refusal(Sentence("", text), "rule")
    assert line.height() == height
    assert line.text.text().endswith(" …")
    assert text.startswith(line.text.text().removesuffix(" …"))
    assert (line.text.toolTip(), line.text.accessibleName()) == (text, text)
    for words in range(20, 60):  # beside the mark of what is told, too, nothing of what is written is cut off
        line.back_to_prompt()
        line.show_told(Sentence("", " ".join(text.split(" ")[:words])))
        room = line.text.contentsRect()
        assert height_of(line.text.font(), line.text.text(), room.width()) <= room.height()
    line.back_to_prompt()
    assert line.text.toolTip() == ""


def test_while_it_says_why_not_it_shows_nobodys_mark(qtbot: Any) -> None:
    """Its red would be taken for a player's."""
    page = drive.laid_out(qtbot)
    mark = page.prompt.mark
    assert not mark.forbids
    usual = mark.grab().toImage()
    drive.drag(page, "token a3", "c6")
    assert page.prompt.refused
    assert mark.forbids == page.theme.palette.bad
    sign = mark.grab().toImage()
    assert sign != usual
    page.prompter.refresh()
    assert mark.grab().toImage() == sign
    drive.carry(page, "token a3", "a4")
    assert not page.prompt.refused
    assert not mark.forbids


def test_in_a_narrower_column_it_has_its_new_height_at_once(qtbot: Any) -> None:
    """Found when a moment of an evening came to the table: the line grew while all was laid out, which isn't done again
    then, and half of it lay below the window's edge."""
    page = drive.open_page(qtbot, drive.begin(drive.new_game("holi", 4)))
    column, before = page.scaffold.main_column, page.prompt.height()
    page.replay.show()
    column.resize(column.width() - 260, column.height())
    assert page.prompt.height() > before
    assert page.prompt.geometry().bottom() < column.height()
    assert page.view.height() + page.replay.height() + page.prompt.height() == column.height()


def by_keys(window: MainWindow) -> None:
    """As the system says it: to the window, and by that to what has the keyboard."""
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Right)
    rest()


def by_mouse(window: MainWindow) -> None:
    """A press where nothing is."""
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(window.width() // 2, 3))
    rest()


def by_finger(window: MainWindow) -> None:
    """A tap there."""
    finger, at = QTest.createTouchDevice(), QPoint(window.width() // 2, 3)
    QTest.touchEvent(window.windowHandle(), finger).press(0, at).commit()
    QTest.touchEvent(window.windowHandle(), finger).release(0, at).commit()
    rest()


WORDS = {
    "en": (("drag", "double click"), ("pick one up", "F flips"), ("two taps",)),
    "de": (("Zieh", "Doppelklick"), ("Nimm", "F dreht"), ("zweimal tippen",)),
    "it": (("trascinale", "doppio clic"), ("prendine", "F ne gira"), ("due tocchi",)),
}


@pytest.mark.parametrize("language", WORDS)
def test_words_are_for_what_one_plays_with(window: MainWindow, language: str) -> None:
    """Whoever has no mouse isn't told to click: whatever was used last decides, at once, at tables and in lessons."""
    window.services.preferences.change(animation="off", language=language)
    window.host.begin(new_game("elementos", 2))
    page = window.table
    assert page is not None
    lift_curtain(page)
    mouse, keys, finger = WORDS[language]
    for use, words, others in (
        (by_keys, keys, (*mouse, *finger)),
        (by_finger, finger, (*mouse[1:], *keys)),
        (by_mouse, mouse, (*keys, *finger)),
        (by_keys, keys, (*mouse, *finger)),
    ):
        use(window)
        said = page.prompt.text.text()
        assert all(each in said for each in words), said
        assert not any(each in said for each in others), said
    course = learn(window, "elementos")
    course.go_to(next(at for at, step in enumerate(course.script.steps) if "{flip}" in step.text))
    assert keys[-1].split()[0] == "F"
    assert " F)." in course.coach.text.text()
    by_mouse(window)
    assert mouse[1] in course.coach.text.text()


def test_a_reader_or_one_switch_means_keys(window: MainWindow) -> None:
    QAccessible.setActive(True)
    try:
        assert device_in_use() is Device.KEYS, "nobody has used anything else"
    finally:
        QAccessible.setActive(False)
    assert device_in_use() is Device.MOUSE
    window.services.preferences.change(scanning="slow")
    by_mouse(window)  # the switch sends a click
    assert device_in_use() is Device.KEYS


@pytest.mark.parametrize("game", ["elios", "exagon"])
def test_what_is_to_be_done_stands_there_once(window: MainWindow, game: str) -> None:
    """Above what the turn before brought, which is told as a whole all the same."""
    window.resize(1280, 800)
    page = under_way(window, game, 14)
    lift_curtain(page)
    line, asked = page.prompt, page.table.prompt()()
    line.show_staying(Sentences.of(Sentence.translate("Table", "Undo"), page.table.prompt()))
    assert line.above.isVisible()
    assert line.above.text() == asked
    assert line.text.text() == "Undo"
    window.show_home()
