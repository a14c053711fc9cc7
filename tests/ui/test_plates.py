"""The plates of the seats: what they say is never cut, however low they are."""

from __future__ import annotations

from dataclasses import replace

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.board.plates import fitting_lines
from elios_desktop.ui.session.new_game import ChosenSeat
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.drive import new_game
from tests.ui.real_games import begin, make_moves
from tests.ui.spoken import Painted

LINES = ("9 beams", "Team with Bruno")


def test_lines_stand_below_each_other_where_they_fit() -> None:
    assert tuple(fitting_lines(LINES, 41, 17)) == LINES
    assert tuple(fitting_lines(LINES, 33, 17)) == LINES, "the last one may touch the edge"


def test_what_would_be_cut_stands_behind_the_last_line_that_fits() -> None:
    assert tuple(fitting_lines(LINES, 30, 17)) == ("9 beams · Team with Bruno",)
    assert tuple(fitting_lines(LINES, 5, 17)) == ("9 beams · Team with Bruno",)
    assert tuple(fitting_lines(("a", *LINES), 35, 17)) == ("a", "9 beams · Team with Bruno")


@sized("language", ["de"], [*LANGUAGES])
def test_names_and_groups_are_whole_beside_the_sign_of_a_team(
    painted: Painted, window: MainWindow, language: str
) -> None:
    """Also in the smallest window: names of usual length are whole, and so is what stands below."""
    window.services.preferences.change(language=language)
    window.resize(1024, 700)
    page = begin(window, "elios", 4)
    make_moves(page, 4)
    for seat in range(1, 5):
        texts = painted.in_picture(page.scene.decorations()[f"plate {seat}"].pixmap())
        assert not any(each.fault for each in texts), texts
        assert {"A", "B"} & {each.text for each in texts}
        assert page.controller.kept.names[seat - 1] in {each.text for each in texts}
        partner = page.controller.kept.names[(seat + 1) % 4]
        assert partner in page.scene.places[f"seat {seat}"].label


@sized("percent", [200], [130, 150, 200])
def test_in_large_type_names_and_groups_are_whole(painted: Painted, window: MainWindow, percent: int) -> None:
    """On tags that may be no wider than the sun leaves room."""
    window.services.preferences.change(language="de", text_percent=percent)
    window.resize(1280, 800)
    page = begin(window, "elios", 4)
    make_moves(page, 4)
    for seat in range(1, 5):
        texts = painted.in_picture(page.scene.decorations()[f"plate {seat}"].pixmap())
        assert not any(each.fault for each in texts), texts
        assert page.controller.kept.names[seat - 1] in {each.text for each in texts}


@sized("game", ["elementos"], GAME_IDS)
def test_a_computer_is_known_by_its_face(window: MainWindow, game: str) -> None:
    """Of two of the same name and colour the plate tells which is a computer, and how strong."""
    shown = []
    for kind in ("human", "computer:2", "computer:7"):
        window.services.preferences.change(animation="off")
        first = ChosenSeat("Altair", 0, kind=kind)
        window.host.begin(replace(new_game(game, 2), seats=(ChosenSeat("Anna", 1), first)))
        page = window.table
        assert page is not None
        plate = {**page.scene.pieces, **page.scene.decorations()}["plate 2"]
        shown.append(plate.pixmap().toImage())
    assert shown[0].size() == shown[1].size() == shown[2].size()
    assert shown[0] != shown[1] != shown[2]
