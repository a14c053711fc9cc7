"""Exagon on the real page: every kind of move by mouse and by keyboard, refusals, turning, the plane, the rack."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.record import COMPUTER_LEVELS
from elios_desktop.games.exagon.board import what_it_brings
from elios_desktop.games.exagon.cover import DIGITS
from elios_desktop.games.exagon.rules import Cell, End, Gain, Outcome, Put, Side
from elios_desktop.games.exagon.rules.tiles import SIDES, TILES, parse_cell
from elios_desktop.games.exagon.table import furniture
from elios_desktop.games.exagon.table.art import DIGIT_COLOURS, INNER, digit_path, printed, rounded_hexagon
from elios_desktop.games.exagon.table.plane import SIZES, hexagon, in_units, towards
from elios_desktop.games.exagon.table.viewport import READABLE, RECOGNISED
from elios_desktop.texts.translate import english
from elios_desktop.ui.board.plates import Plate, plate_fonts
from elios_desktop.ui.kit.theme import SIZES as SIZES_OF_TYPE
from elios_desktop.ui.kit.theme import Theme, shrunk
from elios_desktop.ui.play.stage import Snapshot
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.shell.window import MainWindow
from tests.games.exagon.drive import (
    GOLDEN_MOVES,
    GOLDEN_SEED,
    drop_with,
    moves_until_bonus,
    open_table,
    play_by_keys,
    play_by_mouse,
    position,
    press_and_pull,
    release,
    rotation_on,
    table_of,
    wheel,
    with_own_time,
)
from tests.sizes import sized
from tests.ui.drive import (
    DiskInMemory,
    Rules,
    at,
    begin,
    click,
    difference,
    double_click,
    drag,
    lift_curtain,
    moves_of,
    new_game,
    open_page,
    picture,
    press,
    push,
    settle,
    walk_to,
)

pytestmark = pytest.mark.usefixtures("_in_the_window")


@sized("play", [play_by_mouse], [play_by_mouse, play_by_keys])
def test_a_whole_game(qtbot: Any, play: Callable[[TablePage, str], None]) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED)
    time = with_own_time(page)
    for number, move in enumerate(GOLDEN_MOVES):
        if move == "timeout":
            time.now += 400
            table_of(page).clock.look()
            settle(page)
        else:
            play(page, move)
        assert moves_of(page) == GOLDEN_MOVES[: number + 1]
    result = page.controller.session.state.result
    assert result is not None
    assert (result.winners, result.reason) == ((2,), "no_tiles")
    assert page.end_card.isVisible()
    assert _same_from_the_save(qtbot, page)


def _same_from_the_save(qtbot: Any, page: TablePage) -> bool:
    """Whether another page that only knows what was saved looks the same."""
    document = page.controller.document()
    controller = Controller.resume(document, Controller.load(document), DiskInMemory(), Rules())
    again = open_page(qtbot, controller)
    press(page, Qt.Key.Key_0)
    press(again, Qt.Key.Key_0)
    return difference(picture(page), picture(again)) < 0.002


@sized("seats", [], [2, 3, 4])
def test_a_game_of_any_number_of_seats_comes_to_its_end(qtbot: Any, seats: int) -> None:
    page = open_table(qtbot, seats, seed=7)
    for _ in range(150):
        here = position(page)
        if here.result is not None:
            break
        spots = [(spot.sides, -tile, spot.cell) for tile in here.playable() for spot in here.spots(tile)]
        if not spots:
            push(page, "end")
            continue
        _, tile, cell = max(spots)
        drag(page, f"tile {-tile}", f"cell {cell.text}")
        assert moves_of(page)[-1].startswith(f"{-tile}@{cell.text}/")
    assert page.end_card.isVisible()


def test_a_click_takes_and_a_click_puts(qtbot: Any) -> None:
    page = open_table(qtbot)
    click(page, "tile 2")
    assert page.scene.glowing() == {"cell 0,0"}
    click(page, "cell 0,0")
    assert moves_of(page) == ["2@0,0/0"]


def test_exactly_the_legal_places_glow(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, moves_until_bonus())
    for tile in position(page).hands[position(page).to_move - 1]:  # type: ignore[operator]
        drag(page, f"tile {tile}", at(page, f"tile {tile}") + QPoint(0, -30), release=False)
        expected = {f"cell {move.split('@')[1].split('/')[0]}" for move in _legal(page) if move.startswith(f"{tile}@")}
        expected |= {f"seat {move[-1]}" for move in _legal(page) if move.startswith(f"give {tile}>")}
        assert page.scene.glowing() == expected
        press(page, Qt.Key.Key_Escape)
    assert not page.scene.glowing()


def _legal(page: TablePage) -> list[str]:
    session = page.controller.session
    return [move.text for move in session.game.legal(session.state)]


# -- what is refused


@pytest.mark.parametrize(
    ("code", "moves", "words"),
    [
        ("exagon.first_tile_at_centre", 0, "middle of the empty table"),
        ("exagon.cell_taken", 2, "already a tile there"),
        ("exagon.not_touching", 2, "nothing next to that place"),
        ("exagon.exagon_side", 4, "no tile ever lies against an Exagon area"),
        ("exagon.side_mismatch", 2, "areas that meet have to match"),
        ("exagon.no_bonus", 2, "costs a bonus, and you have none"),
        ("exagon.give_only_to_one_tile", len(moves_until_bonus()), "exactly one"),
    ],
)
def test_a_refused_drop_springs_back_and_says_why(qtbot: Any, code: str, moves: int, words: str) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:moves])
    before = moves_of(page)
    key, place = drop_with(page, code)
    piece = page.scene.pieces[key]
    drag(page, key, place)
    assert moves_of(page) == before
    assert piece.pos() == piece.home
    assert piece.opacity() > 0.5
    assert words in page.prompt.text.text()
    assert page.scene.lights


def test_ending_while_a_first_tile_can_be_laid_is_refused(qtbot: Any) -> None:
    page = open_table(qtbot)
    press(page, Qt.Key.Key_E)
    assert moves_of(page) == []
    assert "you have to put one down" in page.prompt.text.text()
    assert len(page.scene.lights) == len(position(page).playable())


def test_ending_without_a_tile_that_could_be_put_down_is_asked_back(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:2])
    assert position(page).playable()
    button = page.prompt.buttons.of("end")
    assert button is not None
    assert "End turn" in button.text()
    assert not button.property("look")
    press(page, Qt.Key.Key_E)
    assert moves_of(page) == GOLDEN_MOVES[:2]
    asking = page.prompt.buttons.of("end")
    assert asking is not None
    assert "Really end without a tile?" in asking.text()
    assert asking.property("look") == "primary"
    assert "You can still put a tile down" in page.prompt.text.text()
    press(page, Qt.Key.Key_Escape)
    assert "You can still" not in page.prompt.text.text()
    again = page.prompt.buttons.of("end")
    assert again is not None
    assert "End turn" in again.text()
    press(page, Qt.Key.Key_E)
    assert moves_of(page) == GOLDEN_MOVES[:2]
    press(page, Qt.Key.Key_E)
    assert moves_of(page)[-1] == "end"


def test_after_a_tile_the_turn_ends_at_once(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:3])
    assert position(page).placed
    press(page, Qt.Key.Key_E)
    assert moves_of(page)[-1] == "end"


# -- turning


def test_a_held_tile_turns_and_remembers_it(qtbot: Any) -> None:
    page = open_table(qtbot, moves=["2@0,0/0"])
    table = table_of(page)
    tile = position(page).hands[1][3]
    key = f"tile {tile}"
    drag(page, key, at(page, key) + QPoint(0, -40), release=False)
    wheel(page, at(page, key))
    QTest.keyClick(page.view, Qt.Key.Key_R)
    QTest.keyClick(page.view, Qt.Key.Key_R)
    QTest.keyClick(page.view, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert table.half_done.rotation(tile) == 2
    press(page, Qt.Key.Key_Escape)
    double_click(page, key)
    assert table.half_done.rotation(tile) == 3
    press(page, Qt.Key.Key_S)
    document = page.controller.document()
    again = open_page(qtbot, Controller.resume(document, Controller.load(document), DiskInMemory(), Rules()))
    assert table_of(again).half_done.rotation(tile) == 3
    assert again.scene.pieces[key].label == page.scene.pieces[key].label
    assert again.scene.pieces[key].home == page.scene.pieces[key].home


HALVES = {"hands": [list(range(21, 41)), list(range(1, 21))], "table": None}


def test_over_a_cell_the_nearest_rotation_that_fits_is_offered_and_r_goes_through_them(qtbot: Any) -> None:
    page = open_table(qtbot, moves=["35@0,0/0"], setup=HALVES)
    table = table_of(page)
    fitting = [spot.rotation for spot in position(page).spots(1) if spot.cell == Cell(1, -1)]
    assert len(fitting) == 3  # the jolly of J86157 stands for the 4, the 2 and the 3 of tile 147235
    held = next(rotation for rotation in range(6) if rotation not in fitting)
    table.half_done = table.half_done.turn(1, held)
    drag(page, "tile 1", "cell 1,-1", release=False)
    offered = [rotation_on(page, 1, Cell(1, -1))]
    assert abs((offered[0] - held + 3) % 6 - 3) == 1
    for _ in fitting:
        QTest.keyClick(page.view, Qt.Key.Key_R)
        offered.append(rotation_on(page, 1, Cell(1, -1)))
    assert set(offered) == set(fitting)
    assert offered[0] == offered[-1]
    assert position(page).outcome(Put(1, Cell(1, -1), offered[0])).matching == 1
    release(page, at(page, "cell 1,-1"))
    assert moves_of(page)[-1] == f"1@1,-1/{offered[0]}"


@pytest.mark.parametrize(
    ("moves", "tile", "cell", "words"),
    [
        (0, 22, "0,0", "The first tile"),
        (1, 17, "0,1", "1 side"),
        (2, 4, "-1,1", "2 sides: you go on"),
        (GOLDEN_MOVES.index("6@1,1/0"), 6, "1,1", "4 sides: bonus +2"),
        (GOLDEN_MOVES.index("10@1,2/0"), 10, "1,2", "1 side: uses a bonus"),
        (len(GOLDEN_MOVES) - 1, 32, "3,-1", "Your last tile: you win!"),
    ],
)
def test_the_badge_says_what_a_place_brings(qtbot: Any, moves: int, tile: int, cell: str, words: str) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:moves])
    drag(page, f"tile {tile}", f"cell {cell}", release=False)
    table = table_of(page)
    assert table.held.preview.text == words
    press(page, Qt.Key.Key_Escape)
    assert table.held.preview.text == ""


def test_a_perfect_fit_is_announced_and_the_last_tile_before_it() -> None:
    six, one = (Side.MATCH,) * 6, (Side.MATCH, *[Side.FREE] * 5)
    assert what_it_brings(Outcome(Gain.PERFECT_FIT, six), english) == "6 sides: a perfect fit, you win!"
    assert what_it_brings(Outcome(Gain.LAST_TILE, six), english) == "Your last tile: you win!"
    assert (
        what_it_brings(Outcome(Gain.MISFIT, (Side.MATCH, Side.MISMATCH, *[Side.FREE] * 4)), english)
        == "Sides that match: 1 of 2"
    )
    assert what_it_brings(Outcome(Gain.ENDS_TURN, one), english) == "1 side: ends your turn"


def test_a_hint_says_how_often_to_rotate_over_the_place_however_the_tile_lies(qtbot: Any) -> None:
    page = open_table(qtbot, moves=["35@0,0/0"], setup=HALVES)
    walk_to(page, "tile 1")
    for _ in range(6):
        press(page, Qt.Key.Key_F)
        moves = [move for move in page.controller.legal if isinstance(move, Put) and move.tile == 1]
        for move in moves:
            (gesture,) = page.table.gestures_left(move) or ()
            walk_to(page, "tile 1")
            press(page, Qt.Key.Key_Return)
            while page.hand.focus != gesture.place:  # Tab comes to each legal place
                press(page, Qt.Key.Key_Tab)
            for _ in range(gesture.turns):
                press(page, Qt.Key.Key_R)
            assert page.table.move_for(page.scene.pieces["tile 1"], page.scene.places[gesture.place]) == move
            press(page, Qt.Key.Key_Escape)
    words = [page.assistants.hints._in_words(each) for move in moves for each in page.table.gestures_left(move) or ()]
    assert any("Rotate it once." in each for each in words)
    assert all("Hold it here: " in each for each in words if "Rotate" in each)
    assert any("Put it here: " in each for each in words)


def test_where_it_does_not_fit_the_badge_says_so(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:2])
    piece, place = drop_with(page, "exagon.side_mismatch")
    drag(page, piece, place, release=False)
    assert "Sides that match: " in table_of(page).held.preview.text


# -- keyboard


def test_tab_walks_the_legal_cells_best_first(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[: GOLDEN_MOVES.index("6@1,1/0")])
    walk_to(page, "tile 6")
    press(page, Qt.Key.Key_Return)
    sides = {spot.cell.text: spot.sides for spot in position(page).spots(6)}
    walked = []
    for _ in sides:
        walked.append(sides[(page.hand.focus or "").removeprefix("cell ")])
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
    assert walked == sorted(walked, reverse=True)
    assert walked[0] == max(sides.values())
    assert page.view.thing(page.hand.focus or "").label.startswith((page.hand.focus or "").removeprefix("cell "))


# -- the plane


def test_the_plane_pans_zooms_and_fits(qtbot: Any) -> None:
    page = open_table(qtbot, moves=["2@0,0/0"])
    plane = table_of(page).sight.plane
    middle = table_of(page).where.board.center().toPoint()
    centre, size = at(page, "cell 0,0"), plane.size
    empty = middle + QPoint(-200, 60)
    press_and_pull(page, empty, empty + QPoint(60, 30))
    assert at(page, "cell 0,0") == centre + QPoint(60, 30)
    wheel(page, at(page, "cell 0,0"))
    assert plane.size > size
    assert (at(page, "cell 0,0") - centre - QPoint(60, 30)).manhattanLength() <= 1
    press(page, Qt.Key.Key_Minus, Qt.Key.Key_Minus)
    assert plane.size == SIZES[SIZES.index(size) - 2]
    press(page, Qt.Key.Key_Plus, Qt.Key.Key_0)
    assert (at(page, "cell 0,0"), plane.size) == (centre, size)


def test_tiles_are_never_lost_from_sight(qtbot: Any) -> None:
    page = open_table(qtbot, moves=["2@0,0/0"])
    for _ in range(4):
        middle = table_of(page).where.board.center().toPoint()
        start = middle + QPoint(-200, 100) if page.scene.piece_at(QPointF(middle)) is None else middle
        press_and_pull(page, start, start + QPoint(900, 500))
    where = table_of(page).where
    assert where.board.contains(page.scene.decorations()["laid 0,0"].pos())


def test_lifting_a_tile_brings_its_places_into_sight(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:12])
    for _ in range(9):
        press(page, Qt.Key.Key_Plus)
    assert table_of(page).sight.plane.chosen
    page.controller.submit_text(GOLDEN_MOVES[12])  # at its own size, the plane stays where it is
    settle(page)
    tile = position(page).playable()[0]
    drag(page, f"tile {tile}", at(page, f"tile {tile}") + QPoint(0, -30), release=False)
    for key in page.hand.legal:
        if key.startswith("cell "):
            assert table_of(page).where.board.contains(page.scene.places[key].centre)


@sized("size", [(760, 460)], [(1280, 800), (760, 460)])
def test_after_every_move_the_newest_tile_is_in_sight_and_tiles_are_recognised(
    qtbot: Any, size: tuple[int, int]
) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, size=size)
    table = table_of(page)
    for move in GOLDEN_MOVES:
        page.controller.submit_text(move)
        settle(page)
        whole = table.sight.plane.shows(table.sight.laid, table.where.fit)
        assert table.sight.plane.size >= (RECOGNISED if whole else min(READABLE, table.sight.readable))
        if "@" in move:
            cell = parse_cell(move.split("@")[1].split("/")[0])
            assert cell is not None
            assert table.sight.plane.shows([cell], table.where.board)


@sized(("seats", "percent"), [(2, 100), (3, 150), (5, 100), (4, 200)], list(product((2, 3, 4, 5), (100, 150, 200))))
def test_a_big_table_is_shown_whole_as_long_as_its_tiles_are_recognised(qtbot: Any, seats: int, percent: int) -> None:
    """When a game is opened, as when it grows; below that size only the part around the newest tile is shown."""
    chance, controller = Random(seats), begin(new_game("exagon", seats, seed=seats))
    while len(controller.session.state.view(None).board) < 30 and controller.shown.state.result is None:
        puts = sorted((move for move in controller.legal if isinstance(move, Put)), key=lambda move: move.text)
        assert controller.submit(chance.choice(puts) if puts else End()) is None
        controller.turns.pass_on()
    page = open_page(qtbot, controller)
    page.theme.use("light", percent)
    QApplication.processEvents()
    table = table_of(page)
    cells = table.sight.laid
    possible = _size_for(cells, table.where.fit)
    if possible >= RECOGNISED * 1.3:
        assert table.sight.plane.shows(cells, table.where.fit)
        assert table.sight.plane.size >= min(possible / 1.3, table.where.largest), "with some room to grow"
    elif possible < RECOGNISED:
        assert table.sight.plane.size >= table.sight.readable
    assert percent > 100 or possible >= RECOGNISED, "at the usual size of type there is room for every table"
    assert not page.end_card.isHidden() or ("overview" in page.scene.pieces) == table.sight.small


def _size_for(cells: list[Cell], rect: QRectF) -> float:
    """The largest tiles at which all of these find room."""
    spots = [*map(in_units, cells)]
    xs, ys = [at.x() for at in spots], [at.y() for at in spots]
    wide, high = max(xs) - min(xs) + 3**0.5, max(ys) - min(ys) + 2
    return float(min(rect.width() / wide, rect.height() / high))


def test_zero_shows_all_tiles_and_free_places_from_move_to_move(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED)
    table = table_of(page)
    page.resize(760, 460)
    press(page, Qt.Key.Key_0)
    for move in GOLDEN_MOVES[:-1]:
        page.controller.submit_text(move)
        settle(page)
        assert table.sight.shows_all
    tile = next(key for key, goals in table.board.goals.items() if goals)
    walk_to(page, tile)
    press(page, Qt.Key.Key_Return)
    for key in page.hand.legal:
        assert table.where.board.contains(page.scene.places[key].centre) or key.startswith("seat ")


def test_what_is_out_of_sight_is_offered_and_left_again(qtbot: Any) -> None:
    """By the button on the table as by its key, with the mouse and by keyboard alone."""
    page = open_table(qtbot, 5, GOLDEN_SEED, moves=GOLDEN_MOVES[:-2], size=(700, 320))
    table, scene = table_of(page), page.scene
    assert scene.pieces["overview"].label == "Show all tiles, however small"
    readable = table.sight.plane.size
    click(page, "overview")
    assert table.sight.plane.shows(table.sight.laid, table.where.board)
    assert table.sight.plane.size < readable
    assert scene.pieces["overview"].label == "Show the tiles large enough to read"
    walk_to(page, "overview")
    press(page, Qt.Key.Key_Return)
    assert table.sight.plane.size == readable
    assert page.hand.focus == "overview", "the ring stays where it was pressed"
    press(page, Qt.Key.Key_0)
    press(page, Qt.Key.Key_0)
    assert table.sight.plane.size == readable


def test_a_whole_table_of_small_tiles_offers_a_step_closer(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, moves=GOLDEN_MOVES[:-2], size=(900, 480))
    table = table_of(page)
    whole = table.sight.plane.size
    assert RECOGNISED <= whole < table.sight.readable
    assert page.scene.pieces["overview"].label == "Show the tiles large enough to read"
    click(page, "overview")
    assert table.sight.plane.size >= table.sight.readable
    press(page, Qt.Key.Key_0)
    assert table.sight.plane.size == whole
    press(page, Qt.Key.Key_Minus, Qt.Key.Key_0)
    assert table.sight.plane.size == whole, "whoever has zoomed sees all again first"


@pytest.mark.parametrize("size", [(1024, 640), (900, 480), (700, 320)])
def test_what_is_offered_covers_no_tile_where_a_corner_is_free(qtbot: Any, size: tuple[int, int]) -> None:
    for played in range(4, len(GOLDEN_MOVES) - 1, 12):
        page = open_table(qtbot, 5, GOLDEN_SEED, moves=GOLDEN_MOVES[:played], size=size)
        table = table_of(page)
        pill = page.scene.pieces.get("overview")
        if pill is None:
            continue
        body = pill.sceneBoundingRect().adjusted(4, 4, -4, -4)
        plane, board = table.sight.plane, table.where.board
        tiles = [hexagon(plane.size).translated(plane.centre(each)) for each in table.sight.laid]
        corners = [QRectF(body) for _ in range(4)]
        for corner, (right, low) in zip(corners, product((False, True), repeat=2), strict=True):
            corner.moveLeft(board.right() - 10 - body.width() if right else board.left() + 10)
            corner.moveTop(board.bottom() - 9 - body.height() if low else board.top() + 9)
        free = [corner for corner in corners if not any(tile.intersects(corner) for tile in tiles)]
        assert not free or not any(tile.intersects(body) for tile in tiles)


def test_nothing_is_offered_while_all_is_in_sight(qtbot: Any) -> None:
    page = open_table(qtbot, 2)
    assert "overview" not in page.scene.pieces
    assert "first" in page.scene.decorations(), "the table shows where the first tile goes"


def test_a_picture_of_a_game_offers_nothing(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, moves=GOLDEN_MOVES[:-2], size=(700, 320))
    assert "overview" in page.scene.pieces
    document = page.controller.document()
    controller = Controller.resume(document, Controller.load(document), None, Rules())
    controller.turns.only_show(None)
    snapshot = Snapshot(page.theme, controller)
    assert "overview" not in snapshot.scene.pieces
    assert any(key.startswith("laid") for key in snapshot.scene.decorations())
    snapshot.close()


def test_plates_and_bonuses_speak_to_the_pointer(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, moves=moves_until_bonus())
    table = table_of(page)
    bonus = position(page).bonus
    assert table.tip_at(table.where.plates[2].center()).startswith(page.scene.places["seat 3"].label)
    assert f"Bonuses left this turn: {bonus}." in table.tip_at(table.where.bonus.center())
    assert table.tip_at(table.where.board.center()) == ""
    click(page, "seat 3")
    label = page.scene.places["seat 3"].label
    heard = [f"Tile with star {TILES[tile].star}, star points" in label for tile in table.view.hands[2]]
    assert all(heard), "who can't see the tray hears it"


def test_without_a_bonus_the_empty_place_for_it_is_lit(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, moves=GOLDEN_MOVES[:6])
    table = table_of(page)
    tile, seat = drop_with(page, "exagon.no_bonus")
    drag(page, tile, seat)
    assert [item.pos() for item in page.scene.lights] == [table.where.bonus.center()]


def test_on_a_small_plane_a_magnifier_shows_where_the_tile_would_lie(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:-1], size=(700, 430))
    table = table_of(page)
    assert table.sight.plane.size < table.sight.readable
    for spot in position(page).spots(32):
        drag(page, "tile 32", f"cell {spot.cell.text}", release=False)
        lens, badge = (page.scene.decorations()[key] for key in ("lens", "badge"))
        assert lens.isVisible()
        assert table.where.board.adjusted(-1, -1, 1, 1).contains(lens.sceneBoundingRect())
        assert not lens.sceneBoundingRect().contains(table.sight.plane.centre(spot.cell))
        assert table.area.contains(badge.sceneBoundingRect())
        press(page, Qt.Key.Key_Escape)
        assert not lens.isVisible()


def test_the_plane_stays_as_it_is_while_tile_after_tile_is_tried(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:-1], size=(1024, 640))
    table, start = table_of(page), at(page, "tile 32")
    press(page, Qt.Key.Key_0)
    assert table.sight.plane.size >= table.sight.readable
    drag(page, "tile 32", start + QPoint(0, -30), release=False)
    seen = (table.sight.plane.size, table.sight.plane.origin)
    for spot in position(page).spots(32):
        assert table.where.fit.contains(table.sight.plane.centre(spot.cell))
    press(page, Qt.Key.Key_Escape)
    drag(page, "tile 32", start + QPoint(0, -30), release=False)
    assert (table.sight.plane.size, table.sight.plane.origin) == seen


# -- what is seen at a glance


def _stand(seats: int, seed: int, tiles: int) -> Controller:
    """A game with so many tiles on the table, put where most sides match; nobody has won."""
    controller, chance = begin(new_game("exagon", seats, seed=seed)), Random(seed)
    for _ in range(200):
        view = controller.session.state.view(None)
        if len(view.board) >= tiles:
            break
        best: dict[int, list[Put]] = {}
        for move in sorted((each for each in controller.legal if isinstance(each, Put)), key=lambda each: each.text):
            best.setdefault(sum(near in view.board for near in move.cell.neighbours()), []).append(move)
        last = len(view.hands[view.in_front - 1]) == 1
        assert controller.submit(End() if last or not best else chance.choice(best[max(best)])) is None
        controller.turns.pass_on()
    return controller


@sized("seed", [8], [4, 5, 7, 8])
@pytest.mark.parametrize(("size", "pixels"), [((1280, 773), 14), ((1024, 673), 11)])
def test_digits_are_read_on_a_full_table(qtbot: Any, seed: int, size: tuple[int, int], pixels: int) -> None:
    """The size of the window without its menus: 1280×800 and 1024×700. Up to ten rows of tiles, as they mostly lie."""
    page = open_page(qtbot, _stand(2, seed, 37), size=size)
    table = table_of(page)
    assert len(position(page).board) == 37
    assert len({cell.r for cell in position(page).board}) <= 10
    assert table.sight.shows_all
    assert table.sight.plane.size * printed(table.sight.plane.size).digit >= pixels


@sized(("size", "pixels"), [((1280, 800), 14)], [((1280, 800), 14), ((1024, 700), 11), ((1920, 1080), 18)])
def test_digits_are_read_in_the_real_window(
    window: MainWindow, tmp_path: Path, size: tuple[int, int], pixels: int
) -> None:
    """With its menus, its toolbar and its line."""
    path = tmp_path / "full.elios"
    path.write_text(json.dumps(_stand(2, 8, 37).session.record()))
    window.services.preferences.change(animation="off")
    window.resize(*size)
    assert window.host.open_file(str(path))
    page = window.table
    assert page is not None
    lift_curtain(page)
    assert window.size().toTuple() == size
    assert len(position(page).board) == 37
    assert table_of(page).sight.shows_all
    assert table_of(page).sight.plane.size * printed(table_of(page).sight.plane.size).digit >= pixels
    window.show_home()


@pytest.mark.parametrize("size", [size for size in SIZES if size <= 90])
def test_no_digit_reaches_the_rim_of_its_tile(size: float) -> None:
    """However large a tile is painted."""
    printed_on = rounded_hexagon(size * INNER)
    for direction, digit in product(range(SIDES), DIGIT_COLOURS):
        path = digit_path(digit, direction, size)
        assert printed_on.contains(path), (direction, digit)


def test_places_and_tiles_are_marked_in_two_strengths(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[: GOLDEN_MOVES.index("6@1,1/0")])
    table, scene = table_of(page), page.scene
    tile = max(table.board.held, key=table.board.best)
    sides = table.board.sides[tile]
    assert {1, 4} <= set(sides.values())
    walk_to(page, tile)
    press(page, Qt.Key.Key_Return)
    for key, count in sides.items():
        place = scene.places[key]
        assert (place.faint, place.glow_colour) == ((False, "good") if count > 1 else (True, "glow"))
    signs = {key for key, item in scene.decorations().items() if key.startswith("sign ") and item.isVisible()}
    assert signs == {f"sign {key}" for key, count in sides.items() if count > 1}
    press(page, Qt.Key.Key_Escape)
    assert not any(item.isVisible() for key, item in scene.decorations().items() if key.startswith("sign "))
    beads = {table.board.best(key): scene.decorations()[f"fits {key[5:]}"].pixmap() for key in table.board.held}
    assert len({bead.cacheKey() for bead in beads.values()}) == len(beads)


def test_whoever_has_one_tile_left_is_marked_and_told_what_it_is_worth(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:-1])
    hands = position(page).hands
    marked = {key for key in page.scene.decorations() if key.startswith("last ")}
    assert marked == {f"last {seat}" for seat, hand in enumerate(hands, 1) if len(hand) == 1} != set()
    assert page.prompt.text.text() == "Bruno, your last tile: put it down and you win."


def test_the_newest_tiles_are_marked(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED)
    marks = []
    for move in GOLDEN_MOVES[:8]:
        page.controller.submit_text(move)
        settle(page)
        marks.append({key[7:] for key in page.scene.decorations() if key.startswith("newest ")})
    laid = [move.split("@")[1].split("/")[0] for move in GOLDEN_MOVES[:5]]
    assert marks[:3] == [{laid[0]}, set(laid[:2]), {laid[2]}]
    assert marks[3] == {laid[2], laid[3]}, "two tiles of one turn"
    assert marks[5] == set(laid[:5]), "nobody has put one down since then but these"


# -- the rack and the other seats


def test_no_area_is_printed_beside_its_tile(qtbot: Any) -> None:
    """At no size; the middle of each side is where an area that isn't cut off would stick out."""
    page = open_table(qtbot, 2)
    table = table_of(page)
    for steps in range(40, 96):
        size = steps * 0.75
        image = table.tiles.picture(39, 0, size).toImage()
        middle = QPointF(image.width() / 2, image.height() / 2)
        for direction in range(6):
            spot = (middle + towards(direction) * size * 0.85).toPoint()
            colour = image.pixelColor(spot)
            printed = colour.alpha() > 200 and colour.saturation() > 110
            assert not printed, (size, direction, colour.name())


def test_the_rack_marks_what_fits_and_can_be_sorted(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:12])
    table = table_of(page)

    def order() -> list[int]:
        pieces = sorted(page.scene.pieces.values(), key=lambda piece: piece.home_z)
        return [table.board.held[piece.key].number for piece in pieces]

    marked = {int(key[5:]) for key in page.scene.decorations() if key.startswith("fits ")}
    assert marked == set(position(page).playable())
    assert order() == sorted(order(), key=lambda tile: (TILES[tile].star, tile))
    press(page, Qt.Key.Key_S)
    points = [TILES[tile].points for tile in order()]
    assert points == sorted(points)
    push(page, "sort")
    best = [position(page).most_sides(tile) for tile in order()]
    assert best == sorted(best, reverse=True)
    assert page.controller.document().table["extra"]["sort"] == "fits"


def test_a_plate_shows_its_seats_tiles(qtbot: Any) -> None:
    page = open_table(qtbot, 3)
    click(page, "seat 2")
    shown = {int(key[5:]) for key in page.scene.decorations() if key.startswith("open ")}
    assert shown == set(position(page).hands[1])
    press(page, Qt.Key.Key_Escape)
    assert "strip" not in page.scene.decorations()
    walk_to(page, "seat 3")
    press(page, Qt.Key.Key_Return)
    shown = {int(key[5:]) for key in page.scene.decorations() if key.startswith("open ")}
    assert shown == set(position(page).hands[2])


def test_a_tile_is_given_by_dropping_it_on_a_seat(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, moves_until_bonus())
    drag(page, "tile 2", "seat 1", release=False)
    assert "Give it to Anna" in table_of(page).held.preview.text
    release(page, at(page, "seat 1"))
    assert moves_of(page)[-1] == "give 2>1"
    assert len(position(page).hands[0]) == 2


# -- every size, language, theme


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_of_seats_opens(qtbot: Any, seats: int) -> None:
    page = open_table(qtbot, seats, seed=4, tournament=True)
    keys = {f"seat {seat}" for seat in range(1, seats + 1)}
    assert keys <= set(page.scene.places)
    acting = position(page).to_move
    assert acting is not None
    assert len(page.scene.pieces) == len(position(page).hands[acting - 1])
    area = table_of(page).area
    for piece in page.scene.pieces.values():
        assert area.contains(piece.pos())


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (800, 1000), (1920, 1080), (640, 480)])
def test_nothing_overlaps_at_any_size(qtbot: Any, size: tuple[int, int]) -> None:
    page = open_table(qtbot, 2, size=size)
    where, area = table_of(page).where, table_of(page).area
    assert where.board.height() > area.height() * 0.4
    assert not where.board.intersects(where.rack)
    assert not any(where.board.intersects(plate) for plate in where.plates)
    assert not where.glass.intersects(where.bonus)
    assert where.board.contains(where.glass)
    spots = [piece.home for piece in page.scene.pieces.values()]
    for number, one in enumerate(spots):
        assert area.adjusted(10, 10, -10, -10).contains(one)
        for other in spots[number + 1 :]:
            assert (one - other).manhattanLength() >= where.rows.size * 1.7


def test_large_type_leaves_room_for_the_plane(qtbot: Any) -> None:
    """Five plates stand in one column with smaller type, never under the size of type at 100 %, and none is cut."""
    page = open_table(qtbot, 5, GOLDEN_SEED, moves=moves_until_bonus(), size=(1024, 640))
    page.theme.use("light", 200)
    QApplication.processEvents()
    where = table_of(page).where
    assert len({plate.left() for plate in where.plates}) == 1
    assert where.plates[-1].bottom() <= where.rack.top()
    assert where.board.height() > 0.3 * table_of(page).area.height()
    _, small = plate_fonts(page.theme, where.plates[0].height(), 1)
    assert small.pointSizeF() >= SIZES_OF_TYPE["small"]
    room = where.plates[0].width() - 18  # under the seat's mark
    small = shrunk(small, "20 tiles", room, SIZES_OF_TYPE["small"])
    assert QFontMetricsF(small).horizontalAdvance("20 tiles") <= room
    glass = page.scene.decorations()["hourglass"].pixmap().deviceIndependentSize()
    assert glass.height() >= 1.4 * glass.width(), "the hourglass keeps its shape"


def test_a_held_tile_stays_held_when_the_table_changes(qtbot: Any) -> None:
    page = open_table(qtbot, moves=["2@0,0/0"])
    tile = position(page).playable()[0]
    key = f"tile {tile}"
    drag(page, key, at(page, key) + QPoint(0, -60), release=False)
    glowing = page.scene.glowing()
    page.resize(1000, 700)
    QApplication.processEvents()
    assert (page.hand.holding, page.hand.piece) == (True, page.scene.pieces[key])
    page.theme.use("dark", 150)
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert (page.hand.holding, page.hand.piece) == (True, page.scene.pieces[key])
    assert page.scene.glowing() == glowing
    cell = position(page).spots(tile)[0].cell
    drag_on = at(page, f"cell {cell.text}")
    release(page, drag_on)
    assert moves_of(page)[-1].startswith(f"{tile}@{cell.text}/")


def test_animations_end_where_they_should(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:2], animation="fast")
    for move in GOLDEN_MOVES[2:5]:
        play_by_mouse(page, move)
    with qtbot.waitSignal(page.animator.finished):
        page.controller.submit_text("end")
        page.controller.submit_text(GOLDEN_MOVES[6])
    settle(page)
    board = position(page).board
    laid = {key[5:] for key in page.scene.decorations() if key.startswith("laid ")}
    assert laid == {cell.text for cell in board}
    for cell in board:
        centre = table_of(page).sight.plane.centre(cell)
        assert page.scene.decorations()[f"laid {cell.text}"].pos() == centre


def test_what_a_cell_would_bring_is_heard(qtbot: Any) -> None:
    page = open_table(qtbot, 2, moves=GOLDEN_MOVES[:0])
    tile = next(iter(page.scene.pieces))
    walk_to(page, tile)
    press(page, Qt.Key.Key_Return)
    place = page.scene.places["cell 0,0"]
    assert place.label == "0,0, free. The first tile"
    press(page, Qt.Key.Key_Escape)
    assert place.label == "0,0, free"


def test_the_box_shows_the_tiles_in_their_colours() -> None:
    assert dict(zip("123456789", DIGITS, strict=True)) == DIGIT_COLOURS


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_dots_of_a_level_lie_neither_over_the_name_nor_over_the_tiles(
    qapp: Any, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    theme, put = Theme(), list[QRectF]()
    theme.load_fonts()
    theme.use("light")
    theme.text_scale = scale
    rect = QRectF(0, 0, 275, 73)
    picture = QPixmap(300, 100)
    painter = QPainter(picture)

    def draw_level(_painter: Any, _level: int, right: QPointF, size: float, _palette: Any) -> float:
        wide = COMPUTER_LEVELS * (2 * size + 1.6)
        put.append(QRectF(right.x() - wide, right.y() - size, wide, 2 * size))
        return right.x() - wide

    monkeypatch.setattr("elios_desktop.ui.kit.faces.draw_level", draw_level)
    furniture.paint_tag(painter, rect, Plate("Rigel", 2, (), False, level=3), "8", 3, theme)
    painter.end()
    [dots] = put
    name = QFontMetricsF(theme.font("body", bold=True)).horizontalAdvance("Rigel")
    below = dots.bottom() <= furniture.tag_tiles(rect, theme).top() + 1
    beside = dots.left() > rect.left() + 22 + name
    assert below or beside
    assert below or dots.bottom() < rect.top() + 73 * 0.5
    assert rect.contains(dots)
