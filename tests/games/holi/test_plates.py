"""The plates of Holi's seats, and which cards of the hand fit somewhere."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from elios_desktop.games.holi.course import counts
from elios_desktop.games.holi.rules import Throw
from elios_desktop.games.holi.table import HoliTable
from elios_desktop.games.holi.table.cards import corner_font
from elios_desktop.games.holi.table.layout import CARD_RATIO
from elios_desktop.games.holi.table.plates import PlateFonts, SeatPlate, plate_size, points_beside
from elios_desktop.texts.languages import LANGUAGES
from elios_desktop.ui.kit.i18n import Language
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.session.new_game import ChosenSeat
from tests.sizes import sized
from tests.ui import drive
from tests.ui.spoken import Painted

pytestmark = pytest.mark.usefixtures("_in_the_window")

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("holi-*.json"))


def _record(path: Path) -> Any:
    return json.loads(path.read_text())["record"]


@pytest.mark.parametrize("size", [(760, 560), (1024, 640), (1280, 800), (800, 1000)])
@sized("percent", [150], [100, 150])
def test_plates_are_nowhere_cut(qtbot: Any, size: tuple[int, int], percent: int) -> None:
    page = drive.open_page(qtbot, drive.begin(drive.new_game("holi", 4)), size)
    page.theme.use("light", percent)
    QApplication.processEvents()
    table = page.table
    assert isinstance(table, HoliTable)
    needed = plate_size(table.drawing.pictures.plate_fonts)
    plates = table.drawing.where.plates
    assert all(plate.height() >= needed[1] - 0.01 and plate.width() >= needed[0] - 0.01 for plate in plates)
    assert all(table.area.contains(plate) for plate in plates)
    assert not any(one.intersects(other) for one in plates for other in plates if one is not other)


@pytest.mark.parametrize(
    ("size", "seats", "share"), [((1024, 640), 4, 0.5), ((1280, 800), 4, 0.75), ((1280, 800), 2, 0.75)]
)
def test_large_type_finds_room_beside_the_tower(qtbot: Any, size: tuple[int, int], seats: int, share: float) -> None:
    """Plates stand beside each other rather than shrink their type, and leave the tower its size; where there is no
    room for it their type stays as large as usual."""
    page = drive.open_page(qtbot, drive.begin(drive.new_game("holi", seats)), size)
    page.theme.use("light", 200)
    QApplication.processEvents()
    table = page.table
    assert isinstance(table, HoliTable)
    fonts, where = table.drawing.pictures.plate_fonts, table.drawing.where
    assert fonts.small.pointSizeF() >= share * page.theme.font("small").pointSizeF()
    assert fonts.lines == 3
    tower = where.floors[0].whole()
    assert not any(plate.intersects(floor.whole()) for plate in where.plates for floor in where.floors)
    assert tower.bottom() - where.floors[2].whole().top() >= 0.9 * where.tower.height()


@sized("moves", [40], [80])
def test_a_card_that_fits_nowhere_says_so(qtbot: Any, moves: int) -> None:
    """And only such a card: the engine's list decides."""
    record = _record(PLAYTHROUGHS[-1])
    game = drive.new_game("holi", len(record["seats"]), record["options"], setup=record["setup"])
    controller = drive.begin(game)
    page = drive.open_page(qtbot, controller)
    seen = set()
    for move in record["moves"][:moves]:
        drive.lift_curtain(page)
        if controller.shown.state.phase == "play" and "throw" not in controller.shown.view().done:
            for piece in page.scene.pieces.values():
                if piece.key.startswith("card "):
                    fits = any(isinstance(each, Throw) and each.card == int(piece.key[5:]) for each in controller.legal)
                    assert (piece.opacity() == 1.0) == fits
                    assert ("fits nowhere" in piece.label) != fits
                    seen.add(fits)
        assert controller.submit_text(move) is None
        drive.settle(page)
    assert seen == {True, False}


@sized(
    ("language", "name", "size"),
    [("it", "Al", (760, 560)), ("de", "Federica Maria Grazia", (760, 560)), ("en", "Al", (1280, 800))],
    list(product(("en", "it", "de"), ("Al", "Federica Maria Grazia"), ((760, 560), (1280, 800)))),
)
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
    plate = SeatPlate(name, 0, 25, 25, 0, 0, (), 1, 12, 0, 0, True, False, False, "13 points", "13 pts")
    assert points_beside(plate, fonts, room) == shown


def test_plates_and_chart_agree(qtbot: Any, painted: Painted) -> None:
    """What a plate adds up is what the course of the game counts."""
    new = drive.new_game("holi", 2, {"opening_hand": 3}, seed=5)
    new.setup["rivalry"] = [2, 12]
    controller = drive.begin(new)
    rng = Random(4)
    said = []
    for _ in range(36):
        controller.turns.come()
        throws = [move for move in controller.legal if isinstance(move, Throw)]
        moves = sorted(throws or controller.legal, key=lambda move: move.text)
        assert controller.submit(rng.choice(moves)) is None
        controller.turns.pass_on()
    page = drive.open_page(qtbot, controller)
    totals = counts(controller.shown.state)["total"]
    for seat, total in enumerate(totals, start=1):
        words = [each.text for each in painted.in_picture(page.scene.pieces[f"plate {seat}"].pixmap())]
        said += [re.match(r"(\d+) \+ (\d+) p", word) for word in words if " + " in word]
        shown = said[-1]
        assert shown is not None
        assert int(shown[1]) + int(shown[2]) == total
    assert any(int(shown[2]) for shown in said if shown is not None)


@sized(
    ("seats", "rivalry", "size"),
    [(2, [], (1016, 700)), (4, [3, 8, 11], (764, 600)), (4, [], (1656, 980)), (2, [3, 8, 11], (1280, 600))],
    list(product((2, 4), ([], [3, 8, 11]), ((1016, 700), (764, 600), (1656, 980), (1280, 600)))),
)
def test_larger_type_shrinks_neither_tower_nor_cards(
    qtbot: Any, size: tuple[int, int], rivalry: list[int], seats: int
) -> None:
    new = drive.new_game("holi", seats)
    new.setup["rivalry"] = rivalry
    page = drive.open_page(qtbot, drive.begin(new))
    table, area = page.table, QRectF(0, 0, *size)
    assert isinstance(table, HoliTable)
    found = []
    for percent in (100, 150, 200):
        page.theme.use("light", percent)
        table.layout(area)
        where = table.drawing.where
        found.append((where.floors[0].width, where.floors[0].height, where.card))
    for larger in found[1:]:
        assert all(one >= usual - 0.5 for one, usual in zip(larger, found[0], strict=True))


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_a_number_never_runs_into_the_mark(qtbot: Any, percent: int) -> None:
    theme = Theme()
    theme.load_fonts()
    theme.use("light", percent)
    for high in (60.0, 84.0, 136.0):
        card = QRectF(0, 0, high * CARD_RATIO, high)
        font = corner_font(theme.font("small", bold=True), card)
        measure = QFontMetricsF(font)
        # The mark is as wide as 0.6 of the number's line, at the other end of it, five edges off.
        edge, head = card.width() * 0.05, measure.height() * 0.92
        assert edge * 2.4 + measure.horizontalAdvance("12") < card.width() - edge * 2.4 - head * 0.62


def test_a_large_table_has_large_plates_and_cards(qtbot: Any) -> None:
    new = drive.new_game("holi", 4)
    new.setup["rivalry"] = [3, 8, 11]
    page = drive.open_page(qtbot, drive.begin(new))
    table = page.table
    assert isinstance(table, HoliTable)
    found = []
    for size in ((1016, 700), (1656, 1000)):
        table.lay_out_anew(QRectF(0, 0, *size))
        plate, card = page.scene.pieces["plate 1"], page.scene.pieces["rivalry 3"]
        found.append((table.drawing.pictures.plate_fonts.small.pointSizeF(), plate.boundingRect().width()))
        assert table.drawing.where.floors[0].width > 0.5 * size[1]
        assert card.boundingRect().width() <= table.drawing.where.rivalry.width()
    assert found[1][0] >= 1.3 * found[0][0]
    assert found[1][1] > found[0][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_pictures_mean_is_told_where_it_can_be_read(qtbot: Any, language: str) -> None:
    """On the upper level, and all of it: else not at all."""
    spoken = Language()
    spoken.use(language)
    for size, told in (((760, 520), False), ((1024, 700), True), ((1280, 800), True)):
        page = drive.open_page(qtbot, drive.begin(drive.new_game("holi", 4)), size)
        legend = page.scene.decorations().get("legend")
        assert (legend is not None) == told, size
        if legend is not None:
            upper = page.scene.decorations()["floor 3"].sceneBoundingRect()
            assert upper.contains(legend.sceneBoundingRect()), size
        page.shut()
        page.close()
    spoken.release()
