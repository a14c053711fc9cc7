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
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.games.holi.course import counts
from elios_desktop.games.holi.rules import Throw
from elios_desktop.games.holi.table.cards import corner_font
from elios_desktop.games.holi.table.layout import CARD_RATIO, FORWARD
from elios_desktop.games.holi.table.plates import Parts, plate_size
from elios_desktop.games.holi.table.table import HoliTable
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.i18n import Language
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.session.new_game import ChosenSeat
from tests.sizes import each_once, sized
from tests.ui import drive
from tests.ui.spoken import Painted

pytestmark = pytest.mark.usefixtures("_in_the_window")

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("holi-*.json"))
SIZES = ((760, 520), (1024, 700), (1280, 800))


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
    needed = plate_size(table.drawing.pictures.plate_type)
    plates = table.drawing.where.plates
    assert all(plate.height() >= needed[1] - 0.01 and plate.width() >= needed[0] - 0.01 for plate in plates)
    assert all(table.area.contains(plate.translated(FORWARD, 0)) for plate in plates)
    assert not any(one.intersects(other) for one in plates for other in plates if one is not other)


@sized(("seats", "rivalry"), [(2, [3, 8])], [(seats, rivalry) for seats in (2, 4) for rivalry in ([], [3, 8])])
def test_plates_grow_with_the_type_that_is_chosen(qtbot: Any, seats: int, rivalry: list[int]) -> None:
    """And leave the tower its size."""
    new = drive.new_game("holi", seats)
    new.setup["rivalry"] = rivalry
    page = drive.open_page(qtbot, drive.begin(new))
    table = page.table
    assert isinstance(table, HoliTable)
    found = []
    for percent in (100, 130, 150, 200):
        page.theme.use("light", percent)
        QApplication.processEvents()
        where, type_ = table.drawing.where, table.drawing.pictures.plate_type
        found.append((where.plates[0].height(), type_.points.pointSizeF(), type_.name.pointSizeF()))
        tower = where.floors[0].whole()
        assert not any(plate.intersects(floor.whole()) for plate in where.plates for floor in where.floors)
        assert tower.bottom() - where.floors[2].whole().top() >= 0.8 * where.tower.height()
    usual = found[0]
    for larger, least in zip(found[1:], (1.12, 1.2, 1.2), strict=True):
        assert all(one >= least * before for one, before in zip(larger, usual, strict=True)), (found, least)


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
        if controller.shown.state.phase == "play" and "throw" not in page.table.view.done:
            for piece in page.scene.pieces.values():
                if piece.key.startswith("card "):
                    fits = any(isinstance(each, Throw) and each.card == int(piece.key[5:]) for each in controller.legal)
                    assert (piece.opacity() == 1.0) == fits
                    assert ("doesn’t fit anywhere" in piece.label) != fits
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
    """In whole words where there is room, else in short ones; only where plates are very narrow in none."""
    words = {"en": ("points", "pts"), "it": ("punti", "pt"), "de": ("Punkte", "Pkt.")}[language]
    spoken = Language()
    spoken.use(language)
    new = replace(drive.new_game("holi", 4), seats=tuple(ChosenSeat(name, number) for number in range(4)))
    page = drive.open_page(qtbot, drive.begin(new), size)
    plates = [page.scene.pieces[f"plate {seat}"].pixmap() for seat in (1, 2, 3, 4)]
    said = [{drawn.text for drawn in painted.in_picture(plate)} for plate in plates]
    assert isinstance(page.table, HoliTable)
    parts = page.table.drawing.pictures.plate_type.parts
    spoken.use("en")
    assert all("0" in each for each in said)
    if parts >= Parts.WORDS:
        assert all(each & set(words) for each in said)
    if size[0] == 1280:
        assert parts is Parts.CARDS
        assert all(words[0] in each for each in said)


def test_plates_and_chart_agree(qtbot: Any, painted: Painted) -> None:
    """What a plate shows is what the course of the game counts, and unfolded it says where it comes from."""
    new = drive.new_game("holi", 2, {"opening_hand": 3}, seed=5)
    new.setup["rivalry"] = [2, 12]
    controller = drive.begin(new)
    rng = Random(4)
    for _ in range(36):
        controller.turns.come()
        throws = [move for move in controller.legal if isinstance(move, Throw)]
        moves = sorted(throws or controller.legal, key=lambda move: move.text)
        assert controller.submit(rng.choice(moves)) is None
        controller.turns.pass_on()
    page = drive.open_page(qtbot, controller)
    totals = map(int, counts(controller.shown.state)["total"])
    for seat, total in enumerate(totals, start=1):
        shown = {each.text for each in painted.in_picture(page.scene.pieces[f"plate {seat}"].pixmap())}
        assert str(total) in shown
        QTest.mouseMove(page.view.viewport(), drive.at(page, f"plate {seat}"))
        sheet = [each.text for each in painted.in_picture(page.scene.decorations()["sheet"].pixmap())]
        worth = [int(found[1]) for text in sheet if (found := re.fullmatch(r"(\d+) point\(s\)", text))]
        assert sum(worth) == total
        assert len(worth) == 5


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_plate_unfolds_where_somebody_asks(qtbot: Any, painted: Painted, how: str) -> None:
    """Every number with its word; it goes when the pointer or the keyboard does."""
    spoken = Language()
    spoken.use("en")
    seed = 70 + ("mouse", "keys").index(how)  # a deal of its own: what is painted already isn't heard
    page = drive.open_page(qtbot, drive.begin(drive.new_game("holi", 3, seed=seed)))
    before = drive.picture(page)
    if how == "mouse":
        QTest.mouseMove(page.view.viewport(), drive.at(page, "plate 3"))
    else:
        drive.walk_to(page, "plate 3")
    sheet = page.scene.decorations()["sheet"]
    assert page.scene.sceneRect().contains(sheet.sceneBoundingRect())
    words = {each.text for each in painted.in_picture(sheet.pixmap())}
    assert {"Carla", "25 of 25 tokens left to throw", "0 sweets", "Direct hits", "12 cards in the deck"} <= words
    if how == "mouse":
        QTest.mouseMove(page.view.viewport(), drive.at(page, "1c3"))
        QTest.mouseMove(page.view.viewport(), QPoint(4, page.view.height() - 4))
    else:
        drive.press(page, Qt.Key.Key_Tab)
        page.hand.focus_on(None)
    assert drive.picture(page) == before
    spoken.release()


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
        found.append((table.drawing.pictures.plate_type.points.pointSizeF(), plate.boundingRect().width()))
        assert table.drawing.where.floors[0].width > 0.5 * size[1]
        assert card.boundingRect().width() <= table.drawing.where.rivalry.width()
    assert found[1][0] >= 1.3 * found[0][0]
    assert found[1][1] > found[0][1]


@sized(("size", "language"), each_once(SIZES, LANGUAGES), list(product(SIZES, LANGUAGES)))
@sized("percent", [200], [100, 150, 200])
def test_an_unfolded_plate_lies_on_the_table(
    qtbot: Any, painted: Painted, language: str, percent: int, size: tuple[int, int]
) -> None:
    spoken = Language()
    spoken.use(language)
    new = drive.new_game("holi", 4)
    new.setup["rivalry"] = [3, 8]
    page = drive.open_page(qtbot, drive.begin(new), size)
    page.theme.use("light", percent)
    QApplication.processEvents()
    for seat in (1, 4):
        page.hand.focus_on(f"plate {seat}")
        sheet = page.scene.decorations()["sheet"]
        assert page.scene.sceneRect().contains(sheet.sceneBoundingRect())
        assert [each for each in painted.in_picture(sheet.pixmap()) if each.fault] == []
    spoken.release()
