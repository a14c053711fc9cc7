"""Elios played at its table: whole games by mouse and by keys, refused drops, half-done turns, all numbers of seats."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.session import Session
from elios_desktop.games.elios.board.draft import Arranging, letters_of
from elios_desktop.games.elios.board.listing import Bundle, SpareDisc, TiedBeam, in_order
from elios_desktop.games.elios.rules import Arrange, Disc, Place, Split
from elios_desktop.games.elios.rules.game import rest_of
from elios_desktop.games.elios.table.beams import bouquets
from elios_desktop.games.elios.table.layout import lay_out
from elios_desktop.games.elios.table.table import EliosTable
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.ui.board.scene import GLOW_Z
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import ChosenSeat
from elios_desktop.ui.session.saving import SavedExtras
from tests.golden import FOLDER
from tests.play import random_move
from tests.sizes import sized
from tests.ui import drive
from tests.ui.drive import NAMES, DiskInMemory, Rules, begin, moves_of, new_game, open_page
from tests.ui.spoken import Painted
from tests.ui.waiting import until

pytestmark = pytest.mark.usefixtures("_in_the_window")

Carry = Callable[[TablePage, str, str], None]

HAND = "AABBGGJJLLOOPPRRYY"
SUN = "ROYLGABP"
GROUPS = "AG.AGJ.BJ.BP.L.L.O.OP.RY.RY"
ARRANGED = (f"arrange 2 {GROUPS}", f"arrange 1 {GROUPS}")


def table_of(page: TablePage) -> EliosTable:
    assert isinstance(page.table, EliosTable)
    return page.table


def bundles_of(page: TablePage) -> tuple[tuple[str, ...], ...]:
    """The arrangement under way."""
    draft = table_of(page).half_done
    assert isinstance(draft, Arranging)
    return draft.bundles


def after(moves: Sequence[str], setup: dict[str, Any] | None = None, seats: int = 2, **options: str) -> Controller:
    """A controller of a game in which these moves have been made."""
    setup = setup or {"sun": SUN, "hands": [HAND] * seats}
    session = Session(known_game("elios"), [SeatInfo(name) for name in NAMES[:seats]], options, setup)
    for move in moves:
        session.play_text(move)
    assert len(session.transitions) == len(moves)
    state = SavedExtras.fresh([ChosenSeat(NAMES[i], i) for i in range(seats)], True)
    document = SaveDocument("0" * 32, "2026-01-01T00:00:00+00:00", record=session.record())
    return Controller(session, state, document, DiskInMemory(), Rules())


def golden_record(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text())["record"]
    return record


# -- whole games -----------------------------------------------------------------------------------------------------


def arrange(page: TablePage, move: str, carry: Carry, act: Callable[[TablePage, str], None]) -> None:
    """Untie everything and tie it anew, beam by beam."""
    act(page, "reset")
    for group in move.split(" ")[2].split("."):
        for letter in group[1:]:
            bundles = bundles_of(page)
            tied = next(each for each in bundles if letters_of(each) == group[: group.index(letter)])
            beam = next(each for each in bundles if letters_of(each) == letter)
            carry(page, f"beam {beam[0]}", f"bundle {bundles.index(tied) + 1}")


def play(page: TablePage, move: str, carry: Carry, act: Callable[[TablePage, str], None]) -> None:
    """One turn."""
    if move == "disc":
        carry(page, "disc", "sun")
    elif move.startswith("split"):
        group, single = move.removeprefix("split ").split("/")
        carry(page, f"bundle {group}: {single}", "split")
    else:
        group, columns = move.split("@")
        way = dict(zip(group, columns.split(","), strict=True))
        if len(group) == 1:
            carry(page, f"bundle {group}", f"column {way[group]}")
            return
        ply = page.controller.session.ply
        carry(page, f"bundle {group}", "sun")
        while page.controller.session.ply == ply:
            placing = table_of(page).placing
            assert placing is not None
            letter = next(each for each in group if each not in placing.put)
            carry(page, f"bundle {group}: {letter}", f"column {way[letter]}")


def play_through(page: TablePage, moves: Sequence[str], carry: Carry, act: Callable[[TablePage, str], None]) -> None:
    seats = len(page.controller.kept.seats)
    times = {int(move.split(" ")[1]): at for at, move in enumerate(moves[:seats])}
    for seat in range(1, seats + 1):
        assert page.controller.turns.now.viewer == seat
        arrange(page, moves[times[seat]], carry, act)
        page.controller.kept.spend(10_000 * times[seat])
        act(page, "ready")
    assert moves_of(page) == list(moves[:seats])
    slowest = NAMES[page.controller.turns.now.acting - 1] if page.controller.turns.now.acting else ""
    # Tens of seconds were added; the machine may have taken some more.
    assert re.match(rf"{slowest} took longest \(0:{seats - 1}\d\) and begins", page.prompt.text.text())
    for number in range(seats, len(moves)):
        play_or_wait(page, moves, number, carry, act)


def play_or_wait(
    page: TablePage, moves: Sequence[str], number: int, carry: Carry, act: Callable[[TablePage, str], None]
) -> None:
    """One turn; a forced pass is made by itself."""
    if moves[number] == "pass":
        until(lambda: len(moves_of(page)) > number, "the pass")
        drive.settle(page)
    else:
        play(page, moves[number], carry, act)
    assert moves_of(page)[: number + 1] == list(moves[: number + 1])


def press_key(page: TablePage, action: str) -> None:
    """The key of a button."""
    drive.press(page, Qt.Key(next(each.key for each in page.table.actions() if each.id == action)[0].encode()[0]))


def test_a_forced_pass_is_made_by_itself(qtbot: Any) -> None:
    """And what was done is said until somebody acts; to undo comes back to the last decision."""
    record = golden_record("elios-3-open")
    ply = record["moves"].index("pass")
    assert "pass" not in record["moves"][ply - 2 : ply]
    page = open_page(qtbot, after(record["moves"][: ply - 1], record["setup"], 3, **record["options"]))
    mover = page.controller.turns.now.acting
    assert page.controller.submit_text(record["moves"][ply - 1]) is None
    drive.settle(page)
    stuck = page.controller.turns.now.acting
    assert stuck is not None
    assert moves_of(page)[-1] != "pass", "people see that it is their turn"
    until(lambda: moves_of(page)[-1] == "pass", "the pass")
    drive.settle(page)
    assert f"{NAMES[stuck - 1]} is stuck and passes." in page.prompt.text.text()
    page.undoing.undo()
    drive.settle(page)
    assert page.controller.session.ply == ply - 1
    assert page.controller.turns.now.acting == mover
    page.undoing.redo()
    drive.settle(page)
    assert moves_of(page)[-1] == "pass"


@pytest.mark.long
def test_passes_of_several_are_all_told(qtbot: Any) -> None:
    record = golden_record("elios-4-open")
    moves = record["moves"]
    ply = next(at for at in range(len(moves)) if moves[at : at + 2] == ["pass", "pass"])
    page = open_page(qtbot, after(moves[:ply], record["setup"], 4, **record["options"]))
    first = page.controller.turns.now.acting
    until(lambda: len(moves_of(page)) >= ply + 2, "two passes")
    drive.settle(page)
    assert first is not None
    told = page.prompt.text.text()
    assert told.count("is stuck and passes.") >= 2 or page.controller.session.state.result is not None, told


def same_picture_from_record(qtbot: Any, page: TablePage) -> None:
    page.hand.focus_on(None)
    page.table.light(())
    record = page.controller.session.record()
    again = after(record["moves"], record["setup"], len(record["seats"]), **record["options"])
    again.kept.extra = page.controller.kept.extra  # in which order groups lie isn't in the record
    other = open_page(qtbot, again)
    assert drive.difference(drive.picture(page), drive.picture(other)) < 0.002


@sized("name", [], ["elios-2-open", "elios-3-keeps", "elios-4-open"])
def test_a_whole_game_by_mouse(qtbot: Any, name: str) -> None:
    record = golden_record(name)
    new = new_game("elios", len(record["seats"]), record["options"], setup=record["setup"])
    page = open_page(qtbot, begin(new))
    play_through(page, record["moves"], drive.drag, drive.push)
    assert page.controller.session.state.result is not None
    same_picture_from_record(qtbot, page)


@sized("name", [], ["elios-3-keeps", "elios-3-open", "elios-4-open"])
def test_a_whole_game_by_keys(qtbot: Any, name: str) -> None:
    record = golden_record(name)
    new = new_game("elios", len(record["seats"]), record["options"], setup=record["setup"])
    page = open_page(qtbot, begin(new))
    play_through(page, record["moves"], drive.carry, press_key)
    assert page.controller.session.state.result is not None
    same_picture_from_record(qtbot, page)


@pytest.mark.long
def test_a_whole_end_game_with_animation(qtbot: Any) -> None:
    record = golden_record("elios-4-open")
    begun = after(record["moves"][:-14], record["setup"], 4)
    page = open_page(qtbot, begun, animation="fast")
    page.animator.speed /= 5  # all of it is seen, sooner
    for number in range(len(record["moves"]) - 14, len(record["moves"])):
        play_or_wait(page, record["moves"], number, drive.drag, drive.push)
    qtbot.waitUntil(page.end_card.isVisible)
    page.ending.stop()  # what celebrates the end lies over the table for a while
    same_picture_from_record(qtbot, page)


def test_clicks_take_and_put(qtbot: Any) -> None:
    page = open_page(qtbot, after(ARRANGED))
    drive.click(page, "bundle BJ")
    assert page.hand.holding
    drive.click(page, "sun")
    assert table_of(page).placing is not None
    drive.click(page, "column 3")  # one beam is left: an empty hand that points at its column is enough
    assert moves_of(page)[-1] == "BJ@7,3"


# -- placing ---------------------------------------------------------------------------------------------------------


def test_only_what_the_engine_allows_glows_all_through_a_game(qtbot: Any) -> None:
    record = golden_record("elios-2-open")
    for ply in range(2, len(record["moves"]), 6):
        page = open_page(qtbot, after(record["moves"][:ply], record["setup"]))
        legal = page.controller.legal
        for piece in list(page.scene.pieces.values()):
            held = table_of(page).board.held[piece.key]
            glowing = set(page.table.legal_places(piece))
            if isinstance(held, SpareDisc):
                assert glowing == ({"sun"} if Disc() in legal else set())
                continue
            assert isinstance(held, Bundle | TiedBeam)
            group = held.letters if isinstance(held, Bundle) else held.bundle.letters
            single = "" if isinstance(held, Bundle) else held.letter
            ways = [move.column_of for move in legal if isinstance(move, Place) and move.group == group]
            expected = {f"column {way[letter]}" for way in ways for letter in single or group}
            if isinstance(held, Bundle) and ways:
                expected.add("sun")
            if Split.taking(single or group[0], group) in legal:
                expected.add("split")
            assert glowing == expected
        page.close()


def test_a_bundle_goes_where_there_is_one_way_at_once(qtbot: Any) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))
    drive.drag(page, "bundle BP", "sun")
    assert moves_of(page)[-1] == "BP@7,8"


def test_on_a_column_the_coloured_beam_comes_before_the_joker(qtbot: Any) -> None:
    page = open_page(qtbot, after(ARRANGED))
    drive.drag(page, "bundle BJ", "column 7")
    placing = table_of(page).placing
    assert placing is not None
    assert placing.put == {"B": 7}
    drive.drag(page, "bundle BJ: J", "column 2")
    assert moves_of(page)[-1] == "BJ@7,2"


def test_a_joker_can_choose_first(qtbot: Any) -> None:
    page = open_page(qtbot, after(ARRANGED))
    drive.drag(page, "bundle AGJ: J", "column 2")
    assert moves_of(page)[-1] == "AGJ@6,5,2"


def test_every_glowing_column_answers_a_click_while_two_beams_are_left(qtbot: Any) -> None:
    """Found in an evening: with a choice for two beams, no column that glowed did anything."""
    groups = "AG.AL.BJ.BLO.GJ.OP.PR.RY.Y"
    moves = (f"arrange 2 {groups}", f"arrange 1 {groups}", "BJ@7,1", "GJ@5,3", "disc", "disc")
    for column, other in (("column 1", "3,1"), ("column 3", "1,3")):
        page = open_page(qtbot, after(moves))
        drive.click(page, "bundle BLO")
        drive.click(page, "sun")
        placing = table_of(page).placing
        assert placing is not None
        assert placing.left == "LO"
        for letter in "LO":
            assert {"column 1", "column 3"} <= {*page.table.legal_places(page.scene.pieces[f"bundle BLO: {letter}"])}
        drive.click(page, column)
        assert moves_of(page)[-1] in (f"BLO@7,{other}", f"BLO@7,{other[::-1]}")
        page.close()


@pytest.mark.parametrize("seed", [8, 5, 0])
def test_a_foregone_game_is_counted_by_one_press(qtbot: Any, seed: int) -> None:
    """As soon as nobody can ever place a beam again; the record has ordinary moves."""
    rules, rng = known_game("elios"), Random(seed)
    session = Session.dealt(rules, [SeatInfo(name) for name in NAMES[:2]], {"joker": "open"}, seed)
    while not rest_of(session.state.view(None)):
        session.play(random_move(rules, session.state, rng))
    moves = [transition.move.text for transition in session.transitions]
    left = [sum(map(len, groups)) for groups in session.state.view(None).groups]
    page = open_page(qtbot, after(moves, session.setup))
    assert page.table.prompt()() == "Nobody can ever place a beam again: whoever has the fewest left wins."
    drive.push(page, "count")
    qtbot.waitUntil(page.end_card.isVisible)
    result = page.controller.session.state.result
    assert result is not None
    assert result.reason == "blocked"
    assert [result.scores[str(seat)] for seat in (1, 2)] == left
    assert Session.from_record(page.controller.session.record()).state == page.controller.session.state
    same_picture_from_record(qtbot, page)


def test_a_half_placed_bundle_is_taken_back(qtbot: Any) -> None:
    page = open_page(qtbot, after(ARRANGED))
    before = drive.picture(page)
    drive.drag(page, "bundle BJ", "sun")
    assert "joker" in page.prompt.text.text()
    drive.press(page, Qt.Key.Key_Escape)
    assert table_of(page).placing is None
    assert len(moves_of(page)) == 2
    assert drive.difference(before, drive.picture(page)) < 0.001
    drive.drag(page, "bundle BJ", "sun")
    drive.drag(page, "bundle BJ: B", "rack")
    assert table_of(page).placing is None
    drive.drag(page, "bundle BJ", "sun")
    drive.push(page, "back")
    assert table_of(page).placing is None
    assert page.controller.kept.draft == {}


def test_the_keyboard_comes_first_to_what_is_still_to_be_placed(qtbot: Any) -> None:
    page = open_page(qtbot, after(ARRANGED))
    drive.carry(page, "bundle BJ", "column 7")
    drive.press(page, Qt.Key.Key_Tab)
    assert page.hand.focus == "bundle BJ: J"
    drive.press(page, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert moves_of(page)[-1].startswith("BJ@7,")


def test_the_side_view_shows_the_beams_of_a_half_placed_bundle(qtbot: Any) -> None:
    page = open_page(qtbot, after(ARRANGED))

    def side_view() -> QImage:
        return page.scene.decorations()["elevation"].pixmap().toImage()

    before = side_view()
    drive.drag(page, "bundle BJ", "column 7")
    assert side_view() != before
    drive.press(page, Qt.Key.Key_Escape)
    assert side_view() == before


@pytest.mark.parametrize("under", [None, "column 1"])
def test_the_glow_of_a_column_is_seen_on_every_colour(qtbot: Any, under: str | None) -> None:
    """Dark and light lie side by side in its rim: whatever is under it, one of them stands out."""
    page = open_page(qtbot, after(ARRANGED))
    page.scene.glow(["column 1"], under)
    image = page.scene.glows["column 1"].pixmap().toImage()
    opaque = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 200
    ]
    assert sum(each.lightness() < 70 for each in opaque) > 100
    assert sum(each.lightness() > 150 for each in opaque) > 100


def test_a_beam_of_a_half_placed_bundle_changes_its_column(qtbot: Any) -> None:
    moves = [*ARRANGED, "AGJ@6,5,1", "disc", "disc"]
    page = open_page(qtbot, after(moves))
    drive.drag(page, "bundle AGJ: J", "column 3")  # level 2 has room only where A and G can't go
    assert len(moves_of(page)) == len(moves)
    drive.drag(page, "bundle AGJ", "sun")
    drive.drag(page, "bundle AGJ: J", "column 1")
    assert moves_of(page)[-1] == "AGJ@6,5,1"


def test_either_beam_taken_out_of_two_is_the_same_split(qtbot: Any) -> None:
    for letter in "AG":
        page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))
        drive.drag(page, f"bundle AG: {letter}", "split")
        assert moves_of(page)[-1] == "split AG/A"


def test_a_pair_falls_apart_and_three_are_opened(qtbot: Any) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))
    drive.drag(page, "bundle AGJ", "split")
    assert page.prompt.text.text().startswith("Which beam do you take out of the group green + azure + joker?")
    assert {"choice G", "choice A", "choice J"} <= set(page.scene.places)
    assert "bundle AGJ" not in page.scene.pieces
    drive.press(page, Qt.Key.Key_Escape)
    assert "bundle AGJ" in page.scene.pieces
    drive.drag(page, "bundle AGJ", "split")
    drive.push(page, "back")
    assert "choice G" not in page.scene.places
    drive.drag(page, "bundle AGJ", "split")
    drive.click(page, "choice G")
    assert moves_of(page)[-1] == "split AGJ/G"
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))
    drive.drag(page, "bundle AG", "split")
    assert moves_of(page)[-1] == "split AG/A"


def test_three_are_split_by_keys(qtbot: Any) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]), animation="fast")
    drive.carry(page, "bundle AGJ", "split")
    drive.press(page, Qt.Key.Key_Tab)
    assert page.hand.focus == "choice G"
    drive.press(page, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    drive.settle(page)
    assert moves_of(page)[-1] == "split AGJ/A"


def test_a_beam_that_can_be_taken_by_itself_rises_under_the_pointer(qtbot: Any) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))
    before = drive.picture(page)
    tip = page.scene.pieces["bundle AGJ: G"]
    viewport = page.view.viewport()
    QTest.mouseMove(viewport, page.view.mapFromScene(tip.pos()))
    assert page.scene.decorations()["raised"].isVisible()
    assert drive.difference(before, viewport.grab().toImage()) > 0
    drive.drag(page, "bundle AGJ: G", "split", release=False)
    assert not page.scene.decorations()["raised"].isVisible()
    drive.press(page, Qt.Key.Key_Escape)
    QTest.mouseMove(viewport, page.view.mapFromScene(page.scene.places["sun"].centre))
    drive.settle(page)
    assert drive.difference(before, drive.picture(page)) < 0.001


def test_beams_are_taken_out_only_where_something_is_tied(qtbot: Any) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))
    assert "split" in page.scene.places
    assert "split" in page.scene.decorations()
    record = golden_record("elios-3-open")
    page = open_page(qtbot, after(record["moves"][:30], record["setup"], 3))
    assert not any(isinstance(held, TiedBeam) for held in table_of(page).board.held.values())
    assert "split" not in page.scene.places
    assert "split" not in page.scene.decorations()


def test_a_held_beam_is_seen_where_it_would_land(qtbot: Any) -> None:
    page = open_page(qtbot, after(ARRANGED))
    drive.drag(page, "bundle BJ", "column 7", release=False)
    ghosts = {key: shown for key, shown in page.scene.decorations().items() if key.startswith("ghost")}
    assert {"ghost 7", "ghost words"} <= set(ghosts)
    assert ghosts["ghost 7"].zValue() > GLOW_Z
    words = QPainterPath()
    words.addRect(ghosts["ghost words"].sceneBoundingRect())
    sun = table_of(page).drawing.where.sun
    assert not any(sun.column_shape(column, 2).intersects(words) for column in range(1, 9))
    drive.press(page, Qt.Key.Key_Escape)
    assert not any(shown.isVisible() for key, shown in page.scene.decorations().items() if key.startswith("ghost"))


def test_where_only_placing_is_left_the_table_says_that_something_fits(qtbot: Any) -> None:
    record = golden_record("elios-3-open")
    page = open_page(qtbot, after(record["moves"][:33], record["setup"], 3))
    assert page.prompt.text.text().endswith(", place a group: at least one of yours fits.")
    assert not page.table.actions()


def test_of_two_equal_bundles_each_can_be_taken(qtbot: Any) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))
    assert {"bundle RY", "bundle RY 2", "bundle L", "bundle L 2"} <= set(page.scene.pieces)
    drive.drag(page, "bundle RY 2: Y", "split")
    assert moves_of(page)[-1] == "split RY/R"


# -- refusals --------------------------------------------------------------------------------------------------------


def refused(page: TablePage, piece: str, place: str, beginning: str) -> None:
    """The drop changes nothing, the piece is back, and the sentence says why."""
    ply, home = page.controller.session.ply, page.scene.pieces[piece].pos()
    drive.drag(page, piece, place)
    assert page.controller.session.ply == ply
    assert page.scene.pieces[piece].pos() == home
    assert page.prompt.text.text().startswith(beginning), page.prompt.text.text()
    assert page.scene.lights
    page.prompt.back_to_prompt()
    assert not page.scene.lights


@pytest.mark.parametrize(
    ("piece", "place"), [("disc", "sun"), ("bundle AG", "sun"), ("bundle AGJ: G", "split"), ("bundle L", "split")]
)
def test_the_first_turn_places_a_joker(qtbot: Any, piece: str, place: str) -> None:
    page = open_page(qtbot, after(ARRANGED))
    refused(page, piece, place, "On the very first turn you have to place a group with a joker.")


@pytest.mark.parametrize(
    ("piece", "place", "sentence"),
    [
        (
            "bundle RY",
            "column 4",
            "On column 4, red can’t go on lime: a beam needs its own colour or a joker",
        ),
        ("bundle RY: Y", "column 4", "On column 4, yellow can’t go on lime"),
        (
            "bundle OP: O",
            "column 1",
            "All beams of a group land on the same level; here they would land on levels 2, 3.",
        ),
        ("bundle AG", "sun", "That would be level 3, but the top disc is on level 2: no beam lands above it."),
        ("bundle AG", "column 6", "That would be level 3, but the top disc is on level 2"),
        ("bundle L", "split", "You can’t split lime by taking out lime"),
    ],
)
def test_refused_drops(qtbot: Any, piece: str, place: str, sentence: str) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))
    refused(page, piece, place, sentence)


def test_two_beams_on_one_column_are_refused(qtbot: Any) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))
    drive.drag(page, "bundle BJ", "sun")
    refused(page, "bundle BJ: J", "column 7", "Every beam of a group goes on a column of its own")
    drive.drag(page, "bundle BJ: J", "column 8")
    assert moves_of(page)[-1] == "BJ@7,8"


def test_there_are_nine_discs(qtbot: Any) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1", *["disc"] * 7]))
    assert "disc" not in page.scene.pieces
    drive.click(page, "supply")
    assert page.prompt.text.text() == "All the discs are on the stack: there are none left to add."


def test_a_disc_says_where_it_goes(qtbot: Any) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))
    drive.drag(page, "disc", "column 4")
    assert page.prompt.text.text() == "Discs go on the stack in the middle of the sun."
    drive.drag(page, "disc", "sun")
    assert moves_of(page)[-1] == "disc"


def test_colours_that_a_bundle_has_are_refused_while_arranging(qtbot: Any) -> None:
    page = open_page(qtbot, after([]))
    drive.push(page, "reset")
    assert "bundle 2" not in page.table.legal_places(page.scene.pieces["beam R1"])
    wrong = "Beams can’t be grouped like this: "
    refused(page, "beam R1", "bundle 2", f"{wrong}no colour is in a group twice, but here red would be.")
    refused(page, "beam J1", "bundle 18", f"{wrong}a group has at most one joker")


def test_a_bundle_has_room_for_three(qtbot: Any) -> None:
    page = open_page(qtbot, after([]))
    full = next(key for key in page.scene.places if key.startswith("bundle "))
    inside = bundles_of(page)[0]
    assert len(inside) == 3
    other = next(each for bundle in bundles_of(page)[1:] for each in bundle if each[0] not in letters_of(inside))
    beside = page.view.mapFromScene(page.scene.places[full].shape.boundingRect().bottomLeft() + QPointF(5, -5))
    drive.drag(page, f"beam {other}", beside)
    wrong = "Beams can’t be grouped like this: a group has at most three beams"
    assert page.prompt.text.text().startswith(wrong)
    assert bundles_of(page)[0] == inside


@sized("carry", [drive.drag], [drive.drag, drive.carry])
def test_a_beam_dropped_on_a_beam_changes_places_with_it(qtbot: Any, carry: Carry) -> None:
    """With six full groups, in one step; where a beam could join a group, it does."""
    page = open_page(qtbot, after([]))
    before = bundles_of(page)
    assert [len(bundle) for bundle in before] == [3] * 6
    piece = f"beam {before[0][0]}"
    goal = next(key for key in page.table.legal_places(page.scene.pieces[piece]) if key.startswith("on beam"))
    other = goal.removeprefix("on beam ")
    assert page.scene.places[goal].label.startswith("Swap with ")
    carry(page, piece, goal)
    drive.settle(page)
    made = bundles_of(page)
    assert [len(bundle) for bundle in made] == [3] * 6
    assert other in made[0]
    assert before[0][0] in next(there for there, was in zip(made, before, strict=True) if other in was)
    assert table_of(page).undo_step()
    assert bundles_of(page) == before


def test_the_own_order_of_groups_is_kept(qtbot: Any) -> None:
    """After “ready”, when a group is split, and when the game is opened again."""
    page = open_page(qtbot, after([]))
    for _ in (1, 2):
        draft = table_of(page).half_done
        assert isinstance(draft, Arranging)
        table_of(page).restore(Arranging(draft.seat, tuple(reversed(draft.bundles))).to_json())
        page.table.redraw()
        mine = [letters_of(bundle) for bundle in bundles_of(page)]
        drive.push(page, "ready")
        drive.settle(page)

    def lying(of: TablePage) -> list[str]:
        """What lies in the rack, from left to right and from top to bottom."""
        pieces = [each for key, each in of.scene.pieces.items() if key.startswith("bundle ") and ":" not in key]
        rows = sorted(pieces, key=lambda each: (round(each.pos().y()), each.pos().x()))
        return ["".join(sorted(each.key.split(" ")[1])) for each in rows]

    front = page.controller.turns.now.acting
    assert front is not None
    assert lying(page) == mine, "both had the same beams"
    assert lying(page) != sorted(mine)
    document = page.controller.document()
    again = Controller.resume(document, Controller.load(document), DiskInMemory(), Rules())
    again.turns.come()
    assert lying(open_page(qtbot, again)) == mine


def test_what_is_split_off_lies_where_it_came_from() -> None:
    assert in_order(["AG", "J", "BP", "RY"], ["RY", "AGJ", "BP"]) == ["RY", "AG", "J", "BP"]
    assert in_order(["AG", "AG", "RY"], ["AG", "RY", "AG"]) == ["AG", "RY", "AG"]
    assert in_order(["L", "AG"], []) == ["AG", "L"], "nobody has said how: the large ones first"


# -- arranging -------------------------------------------------------------------------------------------------------


def test_arranging_suggests_unties_and_times(qtbot: Any) -> None:
    page = open_page(qtbot, after([]))
    table = table_of(page)
    first = sorted(map(letters_of, bundles_of(page)))
    assert page.controller.session.game.arrangement(page.controller.shown.state, 1, 0) == Arrange(1, tuple(first))
    drive.push(page, "suggest")
    assert sorted(map(letters_of, bundles_of(page))) != first
    drive.push(page, "reset")
    assert all(len(bundle) == 1 for bundle in bundles_of(page))
    assert len(bundles_of(page)) == 18
    drive.drag(page, "beam R1", "bundle 3")
    drive.drag(page, "beam R1", "bundle new")
    assert bundles_of(page)[-1] == ("R1",)
    page.controller.kept.spend(70_000)
    table._show_clock()
    assert "clock" in page.scene.decorations()
    drive.push(page, "ready")
    assert page.controller.turns.now.viewer == 2
    assert "1:1" in page.scene.places["seat 1"].label
    drive.push(page, "ready")
    assert page.controller.turns.now.acting == 1
    assert page.prompt.text.text().startswith("Anna took longest (1:1")
    assert "clock" not in page.scene.decorations()


def test_steps_of_arranging_are_undone_one_by_one(qtbot: Any) -> None:
    page = open_page(qtbot, after([]))
    seen = [bundles_of(page)]
    for action in ("suggest", "reset"):
        drive.push(page, action)
        seen.append(bundles_of(page))
    drive.drag(page, "beam R1", "bundle 3")
    assert len({len(each) for each in (*seen, bundles_of(page))}) > 2
    for before in reversed(seen):
        page.undoing.undo()
        assert bundles_of(page) == before
    page.undoing.undo()
    assert bundles_of(page) == seen[0]
    assert page.prompt.text.text() == "There’s nothing to undo yet."
    drive.push(page, "reset")
    drive.push(page, "ready")
    assert page.controller.turns.now.acting == 2
    page.undoing.undo()  # the ready, as long as the next one has laid out nothing
    assert page.controller.turns.now.acting == 1
    assert len(bundles_of(page)) == 18


# -- what survives ---------------------------------------------------------------------------------------------------


def reopened(qtbot: Any, page: TablePage) -> TablePage:
    """The game as it is opened again after the program was closed."""
    disk = page.controller.save_queue.disk
    assert isinstance(disk, DiskInMemory)
    saved = disk.documents[-1]
    document = SaveDocument(
        saved.id, saved.created, record=saved.record, table=json.loads(json.dumps(saved.table)), head=saved.head
    )
    return open_page(qtbot, Controller.resume(document, Controller.load(document), DiskInMemory(), Rules()))


def test_a_half_placed_bundle_is_there_again(qtbot: Any) -> None:
    page = open_page(qtbot, after(ARRANGED))
    drive.drag(page, "bundle BJ", "sun")
    other = reopened(qtbot, page)
    assert drive.difference(drive.picture(page), drive.picture(other)) < 0.001
    drive.drag(other, "bundle BJ: J", "column 1")
    assert moves_of(other)[-1] == "BJ@7,1"
    assert reopened(qtbot, other).controller.kept.draft == {}


def test_a_half_done_arrangement_is_there_again(qtbot: Any) -> None:
    page = open_page(qtbot, after([]))
    drive.push(page, "ready")
    drive.push(page, "reset")
    drive.drag(page, "beam R1", "bundle 3")
    other = reopened(qtbot, page)
    assert other.controller.turns.now.viewer == 2
    assert bundles_of(other) == bundles_of(page)


@pytest.mark.parametrize(
    "draft",
    [
        {"placing": {"bundle": "bundle BJ", "letters": "BJ", "put": {"B": 1}}},
        {"placing": {"bundle": 3, "letters": "BJ", "put": []}},
        {"seat": 1, "bundles": [["A1"]]},
        {"seat": "1", "bundles": 4},
        {"placing": None, "seat": None},
    ],
)
def test_wrong_drafts_are_ignored(qtbot: Any, draft: dict[str, Any]) -> None:
    page = open_page(qtbot, after(ARRANGED))
    page.table.restore(draft)
    page.table.redraw()
    assert page.table.draft() == {}


@pytest.mark.parametrize("change", ["resize", "theme", "language"])
def test_a_piece_stays_in_the_hand(qtbot: Any, change: str) -> None:
    page = open_page(qtbot, after(ARRANGED))
    drive.drag(page, "bundle BJ", "column 7", release=False)
    if change == "resize":
        page.resize(1000, 700)
    elif change == "theme":
        page.theme.use("dark")
    else:
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    drive.settle(page)
    assert page.hand.holding
    assert page.hand.piece is page.scene.pieces["bundle BJ"]
    assert page.scene.glowing() == {"sun", *(f"column {column}" for column in range(1, 9))}
    page.hand.move(page.scene.places["column 7"].centre)
    page.hand.release(page.scene.places["column 7"].centre)
    drive.settle(page)
    placing = table_of(page).placing
    assert placing is not None
    assert placing.put == {"B": 7}


@sized(
    ("seats", "size"),
    [(2, (800, 1000)), (3, (1280, 800)), (4, (1024, 640))],
    list(product((2, 3, 4), ((1280, 800), (1024, 640), (800, 1000)))),
)
def test_every_table_shows_everything(qtbot: Any, seats: int, size: tuple[int, int]) -> None:
    page = open_page(qtbot, begin(new_game("elios", seats)), size)
    for _ in range(seats):
        inside(page)
        drive.push(page, "reset")
        inside(page)
        drive.push(page, "suggest")
        drive.push(page, "ready")
    inside(page)
    for seat in range(1, seats + 1):
        assert NAMES[seat - 1] in page.scene.places[f"seat {seat}"].label


def inside(page: TablePage) -> None:
    """All pieces and places are on the table, and have a name."""
    area = page.table.area.adjusted(-1, -1, 1, 1)
    for piece in page.scene.pieces.values():
        assert area.contains(piece.pos())
        assert piece.label
    for place in page.scene.places.values():
        assert area.contains(place.shape.boundingRect()), place.key
        assert place.label


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "size", [(1016, 707), (1276, 700), (760, 547), (1020, 547), (536, 907), (796, 907), (1656, 987), (3500, 2000)]
)
@pytest.mark.parametrize("plate", [(150, 54), (225, 76)])
def test_nothing_lies_on_anything_else(seats: int, size: tuple[int, int], plate: tuple[int, int]) -> None:
    made = lay_out(QRectF(0, 0, *size), seats, QSizeF(*plate))
    rects = [made.rack, *made.around]
    if made.own.intersects(made.rack):
        assert made.rack.united(made.own).height() < made.rack.height() + made.own.height()
    board = QPainterPath()
    board.addEllipse(made.sun.board, made.sun.rim.width(), made.sun.rim.height())
    assert QRectF(0, 0, *size).contains(board.boundingRect())
    for rect in rects:
        assert QRectF(0, 0, *size).contains(rect)
        assert not board.intersects(rect)
    for one, other in combinations(rects, 2):
        assert not one.intersects(other)
    top = made.sun.beam(5, 9).boundingRect()
    assert top.bottom() < made.rack.top()


@pytest.mark.parametrize("size", [(1016, 707), (1276, 700), (760, 547), (1020, 547), (1656, 987)])
@pytest.mark.parametrize("plate", [(150, 54), (225, 76)])
def test_partners_sit_across_from_each_other(size: tuple[int, int], plate: tuple[int, int]) -> None:
    """Of four, who sits two seats on is on the other side of the table: right of the sun or above the rack."""
    made = lay_out(QRectF(0, 0, *size), 4, QSizeF(*plate))
    middle = made.sun.board
    left, partner, right = (corner.plate.center() for corner in made.corners)
    assert left.x() < middle.x() < right.x()
    assert partner.x() > middle.x()
    assert partner.y() < middle.y() < right.y() < made.own.center().y()


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("height", "plate"), [(368, (262, 50)), (350, (330, 70)), (300, (470, 100))])
def test_large_tags_leave_the_sun_its_room(seats: int, height: int, plate: tuple[int, int]) -> None:
    """The smallest window, with type from the usual to the largest."""
    made = lay_out(QRectF(0, 0, 760, height), seats, QSizeF(*plate), plate[1] / 50)
    assert made.sun.radius > 88
    board = QPainterPath()
    board.addEllipse(made.sun.board, made.sun.rim.width(), made.sun.rim.height())
    for rect in (made.elevation, *(corner.plate for corner in made.corners)):
        assert not board.intersects(rect)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1016, 587), (1016, 707), (1276, 700), (760, 547), (796, 907), (1656, 987)])
def test_in_larger_type_groups_keep_most_of_their_room(seats: int, size: tuple[int, int]) -> None:
    usual, area = QSizeF(200, 50), QRectF(0, 0, *size)
    before = lay_out(area, seats, usual)
    for scale in (1.25, 1.5, 2.0):
        made = lay_out(area, seats, usual * scale, scale)
        assert made.sun.radius == before.sun.radius
        assert made.rack == before.rack
        assert made.supply.size() == before.supply.size()
        assert made.elevation.size() == before.elevation.size()
        for corner, other in zip(made.corners, before.corners, strict=True):
            assert corner.room.height() >= other.room.height() * 0.7
            assert corner.room.width() >= other.room.width() * 0.7
            assert corner.plate.height() >= other.plate.height()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tags_grow_with_the_type(seats: int) -> None:
    """With four, too."""
    area = QRectF(0, 0, 1276, 700)
    before, made = lay_out(area, seats, QSizeF(200, 50)), lay_out(area, seats, QSizeF(300, 75), 1.5)
    assert made.corners[0].plate.height() >= before.corners[0].plate.height() * 1.4
    assert made.own.height() > before.own.height()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_large_window_everything_is_larger(seats: int) -> None:
    """At 4K without scaling one's own groups grow as the sun does, and so do the discs."""
    before, made = (lay_out(QRectF(0, 0, 1276 * by, 660 * by), seats, QSizeF(200, 50)) for by in (1, 3))
    assert made.rack.height() > before.rack.height() * 2.8
    assert made.supply.height() > before.supply.height() * 2.5
    assert made.sun.radius > before.sun.radius * 2.5
    assert made.corners[0].room.width() > before.corners[0].room.width() * 2.5


@pytest.mark.parametrize("size", [(1016, 640), (1280, 660), (1600, 925)])
def test_the_beams_of_others_can_be_read(qtbot: Any, size: tuple[int, int]) -> None:
    """Nine groups of two before each of three: their beams are as long as a hand's finger is wide, and longer."""
    made = lay_out(QRectF(0, 0, *size), 3, QSizeF(210, 50))
    for corner in made.corners:
        assert bouquets(corner.room, [2] * 9, middle=True)[0].length >= (64 if size[0] < 1100 else 74)
        assert bouquets(corner.room, [3] * 6, middle=True)[0].length >= (64 if size[0] < 1100 else 74)


def test_everybody_keeps_their_corner(qtbot: Any) -> None:
    """Who has the turn comes to the rack, and the first seat sits in for them; nobody else changes places."""
    record = golden_record("elios-4-open")
    corners: dict[int, set[tuple[float, float]]] = {2: set(), 3: set(), 4: set()}
    for ply in range(4, 9):
        page = open_page(qtbot, after(record["moves"][:ply], record["setup"], 4))
        acting, where = page.controller.turns.now.acting, table_of(page).drawing.where
        assert acting is not None
        assert f"bundle {acting} 0" not in page.scene.decorations(), "they lie in the rack"
        assert page.scene.places[f"seat {acting}"].centre == where.own.center(), "and so does the name"
        assert where.rack.contains(where.own)
        for seat in {2, 3, 4} - {acting}:
            assert f"bundle {seat} 0" in page.scene.decorations()
            corners[seat].add(page.scene.places[f"seat {seat}"].centre.toTuple())
    assert all(len(each) == 1 for each in corners.values())
    assert len({*map(min, corners.values())}) == 3


def test_partners_have_the_same_letter(painted: Painted, qtbot: Any) -> None:
    """In a frame of the same shape: no sign that a beam has."""
    record = golden_record("elios-4-open")
    page = open_page(qtbot, after(record["moves"][:6], record["setup"], 4), (1123, 777))  # as nobody has painted it yet
    shown = [painted.in_picture(page.scene.decorations()[f"plate {seat}"].pixmap()) for seat in range(1, 5)]
    assert [{each.text for each in texts} & {"A", "B"} for texts in shown] == [{"A"}, {"B"}, {"A"}, {"B"}]
    page = open_page(qtbot, after(ARRANGED), (1123, 777))
    texts = painted.in_picture(page.scene.decorations()["plate 1"].pixmap())
    assert not {each.text for each in texts} & {"A", "B"}


def test_the_last_move_is_marked_until_the_next(qtbot: Any) -> None:
    page = open_page(qtbot, after([*ARRANGED, "AGJ@6,5,1"]))

    def marked() -> set[str]:
        return {key for key in page.scene.decorations() if key.startswith("last")}

    assert marked() == {"last 6", "last 5", "last 1"}
    drive.drag(page, "disc", "sun")
    assert marked() == {"last disc"}
    drive.drag(page, "bundle AG: A", "split")
    assert marked() == {"last A", "last G"}, "the parts lie before the seat that split now"
    page.controller.shown.look_at(3)
    drive.settle(page)
    assert marked() == {"last 6", "last 5", "last 1"}, "also while looking back"


def test_looking_back_shows_the_old_position_and_changes_nothing(qtbot: Any) -> None:
    record = golden_record("elios-3-open")
    page = open_page(qtbot, after(record["moves"][:20], record["setup"], 3))
    now = drive.picture(page)
    page.controller.shown.look_at(1)
    drive.drag(page, "disc", "sun")
    assert len(moves_of(page)) == 20
    page.controller.shown.look_at(8)
    page.controller.shown.look_at(None)
    page.prompt.back_to_prompt()
    assert drive.difference(now, drive.picture(page)) < 0.001


def test_the_side_view_says_what_it_shows(painted: Painted, qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elios", 2)), (1187, 793))  # as nobody has painted it yet
    picture = page.scene.decorations()["elevation"]
    assert {"Levels", "Discs"} <= {each.text for each in painted.in_picture(picture.pixmap())}
    page.resize(760, 460)
    QApplication.processEvents()
    picture = page.scene.decorations()["elevation"]
    assert not any(each.fault for each in painted.in_picture(picture.pixmap()))
