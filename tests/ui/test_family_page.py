"""People and evenings: a page a person, the family's table, past evenings with their podium; by mouse and by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.charts.statistics_page import StatisticsPage
from elios_desktop.ui.shell.family_page import FamilyPage
from elios_desktop.ui.shell.podium_page import PodiumPage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.real_games import play_game
from tests.ui.waiting import until


def opened(window: MainWindow) -> FamilyPage:
    """The page, from the statistics by a press."""
    window.show_home()
    window.show_statistics()
    page = window.page
    assert isinstance(page, StatisticsPage)
    QApplication.processEvents()
    QTest.mouseClick(page.family_button, Qt.MouseButton.LeftButton)
    family = window.page
    assert isinstance(family, FamilyPage)
    until(lambda: family.profiles is not None, "the people")
    QApplication.processEvents()
    return family


def shown(page: FamilyPage) -> list[str]:
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible() and each.text()]


@sized("language", ["de"], list(LANGUAGES))
def test_a_page_a_person(window: MainWindow, language: str) -> None:
    window.services.preferences.change(language=language)
    for seed, game in ((3, "exagon"), (4, "exagon"), (5, "elementos")):
        play_game(window, game, 2, seed)
    page = opened(window)
    assert page.profiles is not None
    assert {each.name for each in page.profiles} == {"Anna", "Bruno"}
    for person in page.people.values():
        QTest.mouseClick(person, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        profile = page.profile
        assert profile is not None
        texts = shown(page)
        for title, text in page.told(profile):
            assert title in texts
            assert text in texts
        assert any("Exagon" in text for text in texts), "the favourite game"
        assert sum(f"{profile.rival.wins} : {profile.rival.losses}" in text for text in texts) == 1


def test_the_best_moment_can_be_looked_at(window: MainWindow) -> None:
    for seed in (3, 4):
        play_game(window, "elementos", 2, seed)
    page = opened(window)
    until(page.moment_button.isVisible, "the best moment")
    QTest.mouseClick(page.moment_button, Qt.MouseButton.LeftButton)
    table = window.table
    assert table is not None
    assert table.controller.shown.ply is not None


def test_the_family_and_its_evenings(window: MainWindow) -> None:
    for seed, game in ((3, "exagon"), (5, "elementos")):
        play_game(window, game, 2, seed)
    page = opened(window)
    QTest.mouseClick(page.topic.button_of("family"), Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert page.profiles is not None
    first = page.profiles[0]
    rival = first.rival
    assert rival is not None
    texts = shown(page)
    assert f"{rival.wins} : {rival.losses}" in texts
    assert f"{rival.losses} : {rival.wins}" in texts
    QTest.mouseClick(page.topic.button_of("evenings"), Qt.MouseButton.LeftButton)
    until(lambda: page.evenings is not None, "the evenings")
    assert page.evenings is not None
    (evening,) = page.evenings
    (row,) = page.rows
    assert "2 games" in row.text()
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    podium = window.page
    assert isinstance(podium, PodiumPage)
    assert podium.found == evening
    assert not podium.end_button.isVisible(), "it is over"


def test_by_keys_alone(window: MainWindow) -> None:
    for seed in (3, 4):
        play_game(window, "exagon", 2, seed)
    page = opened(window)
    names = [each.name for each in page.profiles or ()]
    first, second = (page.people[name.lower()] for name in names)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is second
    QTest.keyClick(second, Qt.Key.Key_Space)
    assert page.profile is not None
    assert page.profile.name == names[1]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is not page


def test_with_no_games_it_says_so(window: MainWindow) -> None:
    window.show_family()
    page = window.page
    assert isinstance(page, FamilyPage)
    until(lambda: page.profiles is not None, "the people")
    assert any(text.startswith("Nobody with a name") for text in shown(page))
