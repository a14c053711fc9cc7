"""Tonight on home: it comes by itself with the second game of two people, and goes when somebody says so."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from elios_desktop.app import Program
from elios_desktop.engine.record import known_game
from elios_desktop.evening.awards import Award
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.statistics import Filter
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.drive import lift_curtain, settle
from tests.ui.real_games import almost_over, finish
from tests.ui.test_home_cards import heads
from tests.waiting import PATIENCE

LEFT = Qt.MouseButton.LeftButton


def played(window: MainWindow, paths: Paths, qtbot: Any, games: int) -> None:
    """Anna and Bruno have played so many games, and home is in front, which knows it."""
    for seed in range(1, games + 1):
        save_id, last = almost_over(paths, known_game("elementos"), seed=seed)
        finish(window, save_id, last)
        with qtbot.waitSignal(window.evening.changed):
            window.show_home()
    QApplication.processEvents()


def texts(window: MainWindow) -> list[str]:
    card = window.home.tonight
    assert card is not None
    return [each.text() for each in card.findChildren(QLabel) if each.text() and each.isVisibleTo(card)]


def test_one_game_is_no_evening_and_two_are(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    window = start().window
    window.resize(1280, 800)
    played(window, paths, qtbot, 1)
    assert window.home.tonight is None
    played(window, paths, qtbot, 2)
    card = window.home.tonight
    assert card is not None
    assert card.isVisible()
    said = " ".join(texts(window)).replace("\u2068", "").replace("\u2069", "")
    assert "Anna" in said
    assert "Bruno" in said
    assert "A point for everybody you beat" in said
    heard = [each.accessibleName() for each in card.findChildren(QLabel) if each.isVisibleTo(card)]
    stars = [name for name in heard if name.startswith("Elementos: ")]
    assert sum(int(name.removeprefix("Elementos: ")) for name in stars) == 2, "each star says what it is for"
    assert len(stars) == 2
    boxes = [box.mapTo(window, box.rect().topLeft()).x() for box in window.home.boxes]
    assert min(boxes) >= card.mapTo(window, card.rect().topRight()).x()
    asked = next(each for each in window.home.findChildren(QLabel) if each.text() == "What shall we play?")
    assert asked.isVisible(), "above the buttons, where there is no room beside them"
    window.home.show_heads(heads(12))
    QApplication.processEvents()
    assert not asked.isVisible(), "more games are in sight without it"
    window.home.show_heads(heads(1))
    QApplication.processEvents()
    assert asked.isVisible()
    window.resize(800, 600)
    QApplication.processEvents()
    assert not asked.isVisible()


def test_its_moments_are_told_where_there_is_room(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    window = start().window
    window.resize(1280, 800)
    played(window, paths, qtbot, 2)
    card, found = window.home.tonight, window.evening.tonight
    assert card is not None
    assert found is not None
    told: list[Award] = []
    window.evening.ask_awards(found, told.extend)
    assert window.services.writer.flush(PATIENCE)
    qtbot.waitUntil(lambda: bool(told))
    QApplication.processEvents()
    said = texts(window)
    assert "Tonight’s moments" in said
    for award in told[:2]:
        assert any(text.startswith(f"{award.title(translate)}: ") for text in said)
    window.resize(1280, 560)
    QApplication.processEvents()
    assert "Tonight’s moments" not in texts(window), "what is to be pressed comes first"
    for each in (card.next_button, card.end_button):
        assert window.rect().contains(each.mapTo(window, each.rect().bottomRight()))
        assert each.visibleRegion().boundingRect() == each.rect()


def test_what_is_missing_tonight_is_one_press_away(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    window = start().window
    played(window, paths, qtbot, 2)
    card = window.home.tonight
    assert card is not None
    assert "Still to come tonight: Elios." in texts(window)
    QTest.mouseClick(card.next_button, LEFT)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.game.id == "elios"


def scores_of(card: QWidget) -> list[str]:
    """The series and tonight, as an end card has them."""
    said = [each.text() for each in card.findChildren(QLabel) if each.isVisible()]
    return [text for text in said if re.search(r"Anna\W+\d+ : \d|^Tonight: ", text)]


def test_a_file_that_was_finished_twice_counts_once_in_series_and_tonight(
    start: Callable[..., Program], paths: Paths, qtbot: Any, tmp_path: Path
) -> None:
    window = start().window
    played(window, paths, qtbot, 2)
    save_id, last = almost_over(paths, known_game("elementos"), seed=3)
    assert window.host.resume(save_id)
    window.host.playing.save_to(tmp_path / "a.elios", overwrite=True)
    told = []
    for _ in range(2):
        page = window.table
        assert page is not None
        lift_curtain(page)
        assert page.controller.submit_text(last) is None
        settle(page)
        with qtbot.waitSignal(window.evening.changed):
            assert window.services.writer.flush(PATIENCE)
        card = page.end_card
        qtbot.waitUntil(lambda card=card: len(scores_of(card)) == 2)
        told.append(scores_of(card))
        assert window.host.open_file(str(tmp_path / "a.elios"))
    assert told[0] == told[1]
    assert sum(map(int, re.findall(r"\d+", told[0][0]))) == 3
    assert len(window.services.history.lines()) == 4, "the list has both"
    assert window.services.statistics.totals(Filter()).games == 3


def test_an_end_that_is_taken_back_counts_nowhere_until_there_is_one_again(
    start: Callable[..., Program], paths: Paths, qtbot: Any
) -> None:
    window = start().window
    played(window, paths, qtbot, 2)
    save_id, last = almost_over(paths, known_game("elementos"), seed=3)
    page = finish(window, save_id, last)
    assert window.services.writer.flush(PATIENCE)
    assert len(window.services.history.lines()) == 3
    QTest.mouseClick(page.tools["undo"], LEFT)
    assert page.controller.session.result is None
    settle(page)
    with qtbot.waitSignal(window.evening.changed):
        window.show_home()
    assert len(window.services.history.lines()) == 2
    assert window.services.statistics.totals(Filter()).games == 2
    assert window.evening.tonight is not None
    assert len(window.evening.tonight.games) == 2
    again = start().window
    finish(again, save_id, last)
    with qtbot.waitSignal(again.evening.changed):
        again.show_home()
    assert again.evening.tonight is not None
    assert len(again.evening.tonight.games) == 3


def test_killed_before_the_history_heard_that_an_end_was_taken_back(
    start: Callable[..., Program], paths: Paths, qtbot: Any
) -> None:
    window = start().window
    played(window, paths, qtbot, 1)
    (line,) = window.services.history.lines()
    kept = window.services.history.get(line.id)
    assert kept is not None
    save_id, _ = almost_over(paths, known_game("elementos"), seed=3)
    window.services.history.add(replace(kept, id=save_id))
    assert window.host.resume(save_id)
    assert window.services.writer.flush(PATIENCE)
    assert [each.id for each in window.services.history.lines()] == [line.id]


def test_it_ends_when_somebody_says_so_and_stays_ended(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    window = start().window
    played(window, paths, qtbot, 2)
    card = window.home.tonight
    assert card is not None
    QTest.mouseClick(card.end_button, LEFT)
    assert not card.isVisible()
    again = start().window
    with qtbot.waitSignal(again.evening.changed):
        again.refresh_home()
    assert again.home.tonight is None


def test_it_is_there_again_after_a_start(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    played(start().window, paths, qtbot, 2)
    again = start().window
    with qtbot.waitSignal(again.evening.changed):
        again.refresh_home()
    assert again.home.tonight is not None
    assert again.home.tonight.isVisible()


@sized("code", ["de"], list(LANGUAGES))
def test_it_is_whole_in_every_language_and_size(
    start: Callable[..., Program], paths: Paths, qtbot: Any, code: str
) -> None:
    window = start().window
    played(window, paths, qtbot, 2)
    card = window.home.tonight
    assert card is not None
    window.services.preferences.change(language=code)
    for size, percent in (((1280, 800), 100), ((1024, 700), 150), ((1920, 1080), 200), ((760, 520), 100)):
        window.services.preferences.change(text_percent=percent)
        window.resize(*size)
        QApplication.processEvents()
        assert card.isVisible()
        assert card.next_button.width() >= card.next_button.fontMetrics().horizontalAdvance(card.next_button.text())
        for box in window.home.boxes:
            there = box.mapTo(window, box.rect().topLeft()).x()
            assert there >= 0
            assert there + box.width() <= window.width()


def test_the_next_game_has_a_ribbon_until_there_is_no_evening(
    start: Callable[..., Program], paths: Paths, qtbot: Any
) -> None:
    window = start().window
    window.resize(1280, 800)
    boxes = window.home.boxes
    played(window, paths, qtbot, 2)
    card = window.home.tonight
    assert card is not None
    (upcoming,) = [box for box in boxes if box.upcoming]
    assert upcoming.box.game == card.next_game != "elementos", "what nobody has played yet"
    assert upcoming.accessibleDescription().startswith("Up next, 2–")
    window.services.preferences.change(language="de")
    assert upcoming.accessibleDescription().startswith("Als Nächstes, 2–")
    window.services.preferences.change(language="en")
    QTest.mouseClick(upcoming, LEFT)
    assert isinstance(window.page, NewGamePage)
    assert window.page.game.id == card.next_game
    window.show_home()
    seen = upcoming.grab().toImage()
    upcoming.upcoming = False
    assert upcoming.grab().toImage() != seen, "the ribbon"


def test_a_damaged_evening_begins_anew_with_a_sentence(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    played(start().window, paths, qtbot, 2)
    paths.evening_file.parent.mkdir(parents=True, exist_ok=True)
    paths.evening_file.write_bytes(b"{")
    again = start().window
    qtbot.waitUntil(lambda: again.home.tonight is not None)
    qtbot.waitUntil(lambda: "evening" in again.services.notices)
    assert [each.read_bytes() for each in paths.data.glob("evening.json.broken-*")] == [b"{"]
