"""The plates of the seats: what they say is never cut, however low they are."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF

from elios_desktop.games.elios.board.listing import plate_lines
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.board.plates import fitting_lines
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.real_games import begin, make_moves

LINES = ("9 beams", "Team with Bruno")


def test_lines_stand_below_each_other_where_they_fit() -> None:
    assert tuple(fitting_lines(LINES, 41, 17)) == LINES
    assert tuple(fitting_lines(LINES, 33, 17)) == LINES, "the last one may touch the edge"


def test_what_would_be_cut_stands_behind_the_last_line_that_fits() -> None:
    assert tuple(fitting_lines(LINES, 30, 17)) == ("9 beams · Team with Bruno",)
    assert tuple(fitting_lines(LINES, 5, 17)) == ("9 beams · Team with Bruno",)
    assert tuple(fitting_lines(("a", *LINES), 35, 17)) == ("a", "9 beams · Team with Bruno")


@sized("language", ["de"], [*LANGUAGES])
def test_the_sign_of_a_team_lies_on_no_words(window: MainWindow, language: str) -> None:
    """Also in the smallest window: names of usual length are whole, and nothing is written under the sign."""
    window.services.preferences.change(language=language)
    window.resize(1024, 700)
    page = begin(window, "elios", 4)
    make_moves(page, 4)
    theme = page.theme
    for seat in range(1, 5):
        scene = page.scene
        plate, sign = (scene.decorations()[f"{what} {seat}"].sceneBoundingRect() for what in ("plate", "team"))
        assert plate.contains(sign)
        partner = page.controller.kept.names[(seat + 1) % 4]
        lines = plate_lines(seat, 8, page.controller.kept.names, translate, None)
        assert partner in lines[-1]
        left = plate.left() + 4 + 16 + 2 * 11  # after the seat's mark
        assert left + QFontMetricsF(theme.font("small")).horizontalAdvance(lines[-1]) <= sign.left()
