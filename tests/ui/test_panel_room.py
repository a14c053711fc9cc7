"""Where the list of moves and the points stand back; what is painted of a move."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from elios_desktop.engine.record import known_game
from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.play.panel import ink_on, runs_of
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import begin, new_game, open_page, settle
from tests.ui.real_games import almost_over, finish, first_game_almost_over, under_way
from tests.ui.test_contrast import contrast


@pytest.mark.parametrize(("game", "folded"), [("exagon", True), ("elios", True), ("elementos", False)])
def test_the_list_is_folded_at_first_where_the_table_needs_the_room(
    window: MainWindow, game: str, folded: bool
) -> None:
    window.resize(1280, 800)
    window.services.preferences.change(animation="off")
    window.host.begin(new_game(game, 2))
    page = window.table
    assert page is not None
    settle(page)
    assert page.panel.isVisible() != folded
    assert page.panel.wanted, "nobody said that they don't want it"
    if folded:
        QTest.mouseClick(page.tools["panel"], Qt.MouseButton.LeftButton)
        assert page.panel.isVisible()


@pytest.mark.parametrize("tournament", [False, True])
def test_a_single_game_of_exagon_lists_no_points(window: MainWindow, tournament: bool) -> None:
    paths = window.services.paths
    page = finish(window, *(first_game_almost_over(paths) if tournament else almost_over(paths, known_game("exagon"))))
    assert page.controller.session.state.result is not None
    assert page.panel.tabs.isTabVisible(1) == tournament


def test_a_move_is_painted_as_places_and_marks(qtbot: Any) -> None:
    """What is told stays the whole sentence; who moved is seen by the mark, so the name isn't painted again."""
    sentence = "Anna throws card 4 on level 2: d5, e6. Direct hit on Bruno!"
    runs = runs_of(sentence, 0, ["Anna", "Bruno"], [3, 1])
    assert [run.text for run in runs if run.kind == "cell"] == ["d5", "e6"]
    assert {run.colour for run in runs if run.kind == "cell"} == {3}
    assert [run.colour for run in runs if run.kind == "mark"] == [1]
    said = "".join(run.text if run.glued else f" {run.text}" for run in runs if run.kind != "mark")
    assert said == " throws card 4 on level 2: d5 e6. Direct hit on Bruno!"
    page = open_page(qtbot, begin(new_game("holi", 2)))
    for move in list(page.controller.legal)[:1]:
        assert page.controller.submit(move) is None
    settle(page)
    page.panel.open(True)
    settle(page)
    model = page.panel.moves_view.model()
    assert model.index(0, 0).data().startswith("Anna begins on "), "what is told, searched and read aloud"
    tone = QColor(SEAT_STYLES[page.controller.kept.seats[0].colour].colour)
    image = page.panel.moves_view.viewport().grab(QRect(34, 0, page.panel.width() - 34, 34)).toImage()
    assert any(image.pixelColor(x, y) == tone for x in range(image.width()) for y in range(image.height()))


def test_names_that_look_like_anything_are_painted_as_they_are() -> None:
    for names in (["a1", "b2"], ["Anna", "Anna B"], [".*", "(?"], ["Ann", "Anna"]):
        for mover, name in enumerate(names):
            runs = runs_of(f"{name} moves to c3 and hits {names[1 - mover]}.", mover, names, [0, 1])
            shown = "".join(run.text if run.glued else f" {run.text}" for run in runs if run.kind != "mark")
            assert shown == f" moves to c3 and hits {names[1 - mover]}.", names


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_beams_and_tiles_are_painted_in_their_colours(window: MainWindow, language: str) -> None:
    """Elios' beams and Exagon's digits as things, columns and stars as places; the words and their order stay."""
    window.services.preferences.change(language=language)
    for game, thing in (("elios", r"[^\d]+"), ("exagon", "[1-9]")):
        page = under_way(window, game, 24)
        lines = page.panel.moves_view.model().lines  # type: ignore[attr-defined]
        things = [run for line in lines for run in line.runs if run.kind == "thing"]
        assert len({run.tone for run in things}) >= 4
        assert all(re.fullmatch(thing, run.text) for run in things)
        assert [run.text for line in lines for run in line.runs if run.kind == "cell"]
        for line in lines:
            for run in line.runs:
                assert run.kind == "mark" or run.text in line.sentence
        for run in things:
            assert contrast(ink_on(QColor(run.tone)).name(), run.tone) >= 4.5, run
        window.show_home()
