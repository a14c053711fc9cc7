"""The plates of Holi's seats, and which cards of the hand fit somewhere."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.games.holi import Throw
from elios_desktop.ui.games.holi import HoliTable
from elios_desktop.ui.games.holi.plates import PlateFonts, SeatPlate, plate_size, points_beside
from elios_desktop.ui.kit.i18n import Language
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.session.new_game import ChosenSeat
from tests.ui import drive
from tests.ui.spoken import Painted

PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("holi-*.json"))


def _record(path: Path) -> Any:
    return json.loads(path.read_text())["record"]


@pytest.mark.parametrize("size", [(760, 560), (1024, 640), (1280, 800), (800, 1000)])
@pytest.mark.parametrize("percent", [100, 150])
def test_plates_are_nowhere_cut(qtbot: Any, size: tuple[int, int], percent: int) -> None:
    page = drive.open_page(qtbot, drive.begin(drive.new_game("holi", 4)), size)
    page.theme.use("light", percent)
    QApplication.processEvents()
    table = page.table
    assert isinstance(table, HoliTable)
    needed = plate_size(table.scenery.pictures.plate_fonts)
    plates = table.scenery.where.plates
    assert all(plate.height() >= needed[1] - 0.01 and plate.width() >= needed[0] - 0.01 for plate in plates)
    assert all(table.area.contains(plate) for plate in plates)
    assert not any(one.intersects(other) for one in plates for other in plates if one is not other)


@pytest.mark.parametrize(("size", "seats"), [((1024, 640), 4), ((1280, 800), 4), ((1280, 800), 2)])
def test_large_type_finds_room_beside_the_tower(qtbot: Any, size: tuple[int, int], seats: int) -> None:
    """Plates stand beside each other rather than shrink their type, and leave the tower its size."""
    page = drive.open_page(qtbot, drive.begin(drive.new_game("holi", seats)), size)
    page.theme.use("light", 200)
    QApplication.processEvents()
    table = page.table
    assert isinstance(table, HoliTable)
    fonts, where = table.scenery.pictures.plate_fonts, table.scenery.where
    assert fonts.small.pointSizeF() >= 0.75 * page.theme.font("small").pointSizeF()
    assert fonts.lines == 3
    tower = where.floors[0].whole()
    assert not any(plate.intersects(floor.whole()) for plate in where.plates for floor in where.floors)
    assert tower.bottom() - where.floors[2].whole().top() >= 0.9 * where.tower.height()


def test_a_card_that_fits_nowhere_says_so(qtbot: Any) -> None:
    """And only such a card: the engine's list decides."""
    record = _record(PLAYTHROUGHS[-1])
    game = drive.new_game("holi", len(record["seats"]), record["options"], setup=record["setup"])
    controller = drive.begin(game)
    page = drive.open_page(qtbot, controller)
    seen = set()
    for move in record["moves"][:80]:
        drive.lift_curtain(page)
        if controller.state.phase == "play" and "throw" not in controller.view().done:
            for piece in page.scene.pieces.values():
                if piece.key.startswith("card "):
                    fits = any(isinstance(each, Throw) and each.card == int(piece.key[5:]) for each in controller.legal)
                    assert (piece.opacity() == 1.0) == fits
                    assert ("fits nowhere" in piece.label) != fits
                    seen.add(fits)
        assert controller.submit(move) is None
        drive.settle(page)
    assert seen == {True, False}


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("name", ["Al", "Federica Maria Grazia"])
@pytest.mark.parametrize("size", [(760, 560), (1280, 800)])
def test_plates_say_points_in_words(
    qtbot: Any, painted: Painted, language: str, name: str, size: tuple[int, int]
) -> None:
    """Not "now 13", which makes people ask what is now."""
    words = {"en": ("points", "pts"), "it": ("punti", "pt"), "de": ("Punkte", "Pkt.")}[language]
    spoken = Language()
    spoken.use(language)
    new = replace(drive.new_game("holi", 4), seats=tuple(ChosenSeat(name, number) for number in range(4)))
    page = drive.open_page(qtbot, drive.begin(new), size)
    plates = [page.scene.pieces[f"plate {seat}"].pixmap() for seat in (1, 2, 3, 4)]
    said = {drawn.text for plate in plates for drawn in painted.in_picture(plate) if drawn.text.startswith("0 ")}
    spoken.use("en")
    whole, short = (f"0 {word}" for word in words)
    assert said == {whole} if name == "Al" else whole in said <= {whole, short} or said == {short}


@pytest.mark.parametrize(
    ("name", "room", "shown"),
    [
        ("Al", 200, "13 points"),
        ("Nonna Pina", 135, "13 pts"),
        ("Federica Maria Grazia Guendalina", 200, "13 points"),
        ("Federica Maria Grazia Guendalina", 90, "13 pts"),
    ],
)
def test_points_are_shortened_only_where_a_name_needs_the_room(name: str, room: float, shown: str, qtbot: Any) -> None:
    theme = Theme()
    theme.load_fonts()
    fonts = PlateFonts(theme.font("body", bold=True), theme.font("small"))
    plate = SeatPlate(name, 0, 25, 25, 0, 0, (), 1, 12, 0, 0, True, False, "13 points", "13 pts")
    assert points_beside(plate, fonts, room) == shown
