"""The table of Holi, played on a real page by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QWidget

from elios_desktop.engine.contract import Scored
from elios_desktop.games.holi.board import gestures_of
from elios_desktop.games.holi.rules import Drop, Throw
from elios_desktop.games.holi.rules.grid import CELL_NAMES
from elios_desktop.games.holi.rules.moves import parse
from elios_desktop.games.holi.table.table import HoliTable
from elios_desktop.games.holi.words import rivalry_card
from elios_desktop.texts.translate import english
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.hand import HandState
from tests.sizes import sized
from tests.ui import drive
from tests.ui.looks import Look

pytestmark = pytest.mark.usefixtures("_in_the_window")

SETUP: dict[str, Any] = {
    "first": 1,
    "decks": [[8, 3, 10, 2, 6, 11, 4, 1, 9, 5, 7, 12, 13], [5, 8, 13, 4, 6, 9, 7, 12, 2, 11, 10, 3, 1]],
    "rivalry": [19, 20, 21],
}
MOVES = [
    "corner a1", "corner f1", "throw 8 a3 c1", "end", "throw 5 e2 e3", "end", "throw 2 a2 b1", "end", "throw 8 d1 d3",
    "move b2", "end", "throw 6 b2 c2", "end", "climb", "throw 13 a4 b4 c4", "end", "throw 3 b2 c3", "end",
    "throw 9 a2 b3 c2", "end", "move e3", "throw 10 d4 f2 f4", "end", "throw 7 c4 d2", "descend", "move a6", "end",
    "throw 1 e4 e5", "climb", "move d1", "end", "throw 6 b5 c5", "move b2", "climb", "end", "descend", "move b5",
    "throw 11 a5 a6 c6", "end", "throw 2 a3 b3", "climb", "end", "climb", "throw 9 a5 b4 b6", "end", "descend",
    "throw 11 b1 c1 c3", "move f2", "end", "throw 4 c6 d5", "move c5", "end", "throw 4 d2 e1", "end", "throw 5 a6 b6",
    "end", "throw 3 d4 e3", "move d2", "descend", "end", "descend", "move a6", "drop 13 d1", "end", "climb",
    "throw 1 d1 d3", "end", "move b3", "climb", "stop", "climb", "throw 12 c3 d1",
]  # fmt: skip
"""A whole game with every kind of move: falls, catches, direct hits, a mirrored throw, a short reserve, a stop."""


def _begin(moves: int = 0, rivalry: Sequence[int] = (19, 20, 21), more: Sequence[str] = ()) -> Controller:
    """The game after so many of its moves and some more; "throw" alone is whichever throw comes first."""
    setup = SETUP | {"rivalry": list(rivalry)}
    controller = drive.begin(drive.new_game("holi", 2, {"opening_hand": 3}, setup=setup))
    for move in (*MOVES[:moves], *more):
        controller.turns.come()
        throws = (each.text for each in controller.legal if isinstance(each, Throw))
        text = min(throws) if move == "throw" else move
        assert controller.submit_text(text) is None, f"{text} is not legal"
        controller.turns.pass_on()
    return controller


def _open(
    qtbot: Any,
    moves: int = 0,
    rivalry: Sequence[int] = (19, 20, 21),
    more: Sequence[str] = (),
    animation: str = "off",
    size: tuple[int, int] = (1280, 800),
) -> TablePage:
    page = drive.open_page(qtbot, _begin(moves, rivalry, more), size, animation)
    drive.lift_curtain(page)
    return page


def _last(page: TablePage) -> str:
    return drive.moves_of(page)[-1]


def _table(page: TablePage) -> HoliTable:
    assert isinstance(page.table, HoliTable)
    return page.table


def _pawn(page: TablePage) -> tuple[str, str]:
    """The pawn to move: its piece, and where it stands."""
    seat = page.controller.turns.now.acting
    assert seat is not None
    return f"pawn {seat}", page.table.view.pawns[seat - 1] or ""


def _shown(page: TablePage, card: str) -> tuple[str, ...]:
    """The cells of the way in which a card is held now."""
    way = _table(page).half_done.turned.get(int(card))
    return way.cells if way else ()


def _wheel(page: TablePage, at: QPoint) -> None:
    viewport = page.view.viewport()
    event = QWheelEvent(
        QPointF(at), QPointF(viewport.mapToGlobal(at)), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def _release(page: TablePage, at: QPoint) -> None:
    QTest.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    drive.settle(page)


def _turn_until(page: TablePage, card: str, cells: set[str], turn: Callable[[], None]) -> None:
    for _ in range(40):
        if cells <= set(_shown(page, card)):
            return
        turn()
    raise AssertionError(f"card {card} can't be turned to {cells}")


def by_mouse(page: TablePage, text: str) -> None:
    """Make a move by mouse alone, as the plain board says that a hand does."""
    move = parse(text)
    assert move is not None
    for gesture in gestures_of(move, page.table.view):
        if gesture.button:
            drive.push(page, gesture.button)
            continue
        if gesture.flip:
            drive.double_click(page, gesture.piece)
        if not gesture.turns:
            drive.drag(page, gesture.piece, gesture.place)
            continue
        above = drive.at(page, _pawn(page)[1])
        drive.drag(page, gesture.piece, above, release=False)
        for _ in range(gesture.turns):
            _wheel(page, above)
        target = drive.at(page, gesture.place)
        QTest.mouseMove(page.view.viewport(), target)
        _release(page, target)


KEYS = {"climb": Qt.Key.Key_C, "end": Qt.Key.Key_E, "stop": Qt.Key.Key_S, "descend": Qt.Key.Key_D}


def by_keys(page: TablePage, move: str) -> None:
    """Make a move by keyboard alone."""
    word, *rest = move.split()
    pawn, place = _pawn(page)
    level = place[:1] or "1"
    match word:
        case "corner" | "move":
            drive.carry(page, pawn, level + rest[0])
        case "drop":
            drive.walk_to(page, f"card {rest[0]}")
            drive.press(page, Qt.Key.Key_F)
            drive.carry(page, f"card {rest[0]}", level + rest[1])
        case "throw":
            card, *cells = rest
            drive.walk_to(page, f"card {card}")
            drive.press(page, Qt.Key.Key_Return)
            _turn_until(page, card, set(cells), lambda: drive.press(page, Qt.Key.Key_R))
            whole = _shown(page, card)
            drive.press(page, Qt.Key.Key_Return)
            if len(whole) > len(cells):
                for cell in [each for each in cells if f"ghost {each}" not in page.scene.pieces]:
                    wrong = next(c for c in whole if c not in cells and f"ghost {c}" in page.scene.pieces)
                    drive.carry(page, f"ghost {wrong}", level + cell)
                drive.press(page, Qt.Key.Key_T)
        case _:
            drive.press(page, KEYS[word])


def _lift_by_keys(page: TablePage) -> None:
    if page.controller.turns.now.awaited is not None:
        QTest.keyClick(page.curtain.findChildren(QPushButton)[0], Qt.Key.Key_Space)
    drive.settle(page)


WHOLE = (0, len(MOVES))
"""From which move to which."""


@sized("part", [("mouse", 56, len(MOVES)), ("keys", 64, 70)], [("mouse", *WHOLE), ("keys", *WHOLE)])
def test_a_game(qtbot: Any, part: tuple[str, int, int]) -> None:
    """A part of it has nearly every kind of move."""
    how, first, last = part
    page = _open(qtbot, first)
    for number, move in enumerate(MOVES[first:last], first):
        if how == "mouse":
            by_mouse(page, move)
            drive.lift_curtain(page)
        else:
            by_keys(page, move)
            _lift_by_keys(page)
        assert _last(page) == move, f"gesture {number}"
        assert len(drive.moves_of(page)) == number + 1
    assert (page.controller.session.state.result is not None) == (last == len(MOVES))
    page.end_card.hide()
    page.hand.focus_on(None)
    page.prompt.back_to_prompt()
    again = _open(qtbot, last)
    again.end_card.hide()
    QApplication.processEvents()
    assert drive.difference(drive.picture(page), drive.picture(again)) < 0.002
    assert page.scene.pieces.keys() == again.scene.pieces.keys()


@pytest.mark.long
def test_the_same_end_with_and_without_animations(qtbot: Any) -> None:
    still = _open(qtbot, 40)
    moving = _open(qtbot, 40, animation="fast")
    for move in MOVES[40:46]:
        for page in (still, moving):
            by_mouse(page, move)
            drive.lift_curtain(page)
    assert drive.difference(drive.picture(still), drive.picture(moving)) < 0.002
    assert len(still.scene.items()) == len(moving.scene.items()), "nothing of an animation stays behind"


def test_clicking_takes_and_puts(qtbot: Any) -> None:
    page = _open(qtbot)
    drive.click(page, "pawn 1")
    assert page.hand.how is HandState.CARRIED
    assert page.scene.glowing() == {"1a1", "1a6", "1f1", "1f6"}
    drive.click(page, "1a6")
    assert _last(page) == "corner a6"


def test_the_pattern_snaps_to_the_cell_under_the_card(qtbot: Any) -> None:
    page = _open(qtbot, 2)
    card = page.scene.pieces["card 8"]
    legal = page.table.legal_places(card)
    assert legal[0] == "1a1"
    for place in legal[1:]:
        drive.drag(page, "card 8", place, release=False)
        assert place[1:] in _shown(page, "8"), "what is under the card belongs to the pattern"
        assert page.scene.glowing() == set(legal)
        assert _table(page).drawing.ghosts.count == 2 + 1, "two tokens, and how far the card is turned"
        page.hand.cancel(spring=False)
    assert _table(page).drawing.ghosts.count == 0


def test_the_cells_above_and_below_are_outlined(qtbot: Any) -> None:
    """While something is held over a cell, and when the pointer rests there with an empty hand."""
    page = _open(qtbot, 18)
    shaft, (pawn, _) = _table(page).drawing.shaft, _pawn(page)
    for flat in (False, True):
        place = page.table.legal_places(page.scene.pieces[pawn])[3]
        drive.drag(page, pawn, place, release=False)
        assert shaft.of == place
        page.hand.cancel(spring=False)
        assert shaft.of == ""
        QTest.mouseMove(page.view.viewport(), drive.at(page, "3e5"))
        assert shaft.of == "3e5"
        outlined = [page.scene.place_at(item.pos()) for item in page.scene.items() if item in shaft._items]
        assert sorted(place.key for place in outlined if place is not None) == ["1e5", "2e5"]
        QTest.mouseMove(page.view.viewport(), QPoint(3, page.view.height() - 3))
        assert shaft.of == ""
        if not flat:
            drive.press(page, Qt.Key.Key_B)


def test_a_glow_lies_below_what_stands_on_its_cell(qtbot: Any) -> None:
    page = _open(qtbot, 18)
    drive.drag(page, _pawn(page)[0], "1c3", release=False)
    taken = [place for place in page.scene.glowing() if f"token {place}" in page.scene.decorations()]
    assert taken
    for place in taken:
        glow = page.scene.glows[place]
        assert glow.zValue() < page.scene.decorations()[f"token {place}"].zValue()
    page.hand.cancel(spring=False)


def test_a_card_that_fits_nowhere_says_so_in_the_hand(qtbot: Any) -> None:
    """At once, and the keyboard's ring stays around it."""
    page = _open(qtbot, 27)
    unfit = next(piece for piece in page.scene.pieces.values() if "doesn’t fit anywhere" in piece.label)
    drive.walk_to(page, unfit.key)
    drive.press(page, Qt.Key.Key_Return)
    assert page.prompt.text.text().startswith(
        f"Card {unfit.key.removeprefix('card ')} doesn’t fit anywhere from here. Move first, or flip"
    )
    drive.press(page, Qt.Key.Key_Tab)
    assert page.hand.focus == unfit.key
    drive.press(page, Qt.Key.Key_Right)
    assert page.hand.focus in page.scene.places, "arrows go to places where it doesn't fit, as the mouse does"
    drive.press(page, Qt.Key.Key_Escape)
    assert page.hand.focus == unfit.key


def _unfit(page: TablePage) -> str:
    """A card that can only be thrown face-down now."""
    turn = _table(page).turn
    cards = (int(key.removeprefix("card ")) for key in page.scene.pieces if key.startswith("card "))
    return next(f"card {card}" for card in cards if not turn.fits(card) and turn.may_drop(card))


@pytest.mark.parametrize("how", ["drag", "click", "keys"])
def test_f_flips_in_the_hand(qtbot: Any, how: str) -> None:
    """As the line advises: the card stays in the hand, and the cells for a face-down card are lit."""
    page = _open(qtbot, 27, animation="fast")
    card = _unfit(page)
    cells = {
        f"1{move.cell}" for move in page.controller.legal if isinstance(move, Drop) and f"card {move.card}" == card
    }
    target = sorted(cells)[0]
    if how == "drag":
        drive.drag(page, card, "3c3", release=False)
    elif how == "click":
        drive.click(page, card)
        QTest.mouseMove(page.view.viewport(), drive.at(page, "3c3"))
    else:
        drive.walk_to(page, card)
        drive.press(page, Qt.Key.Key_Return)
    assert "(F)" in page.prompt.text.text()
    assert not page.scene.glowing()
    for _ in range(3):
        before = page.hand.how
        QTest.keyClick(page.view, Qt.Key.Key_F)
        assert page.hand.how is before
        assert page.hand.piece is page.scene.pieces[card]
        down = int(card.removeprefix("card ")) in _table(page).half_done.down
        assert page.scene.glowing() == (cells if down else set())
        assert ("(F)" in page.prompt.text.text()) != down
    if how == "keys":
        drive.walk_to(page, target)
        drive.press(page, Qt.Key.Key_Return)
    elif how == "click":
        drive.click(page, target)
    else:
        drive.let_go(page, target)
    assert _last(page) == f"drop {card.removeprefix('card ')} {target[1:]}"


def test_the_key_of_a_button_that_is_out_of_reach_says_why(qtbot: Any) -> None:
    page = _open(qtbot, 27)
    before = page.controller.session.ply
    drive.press(page, Qt.Key.Key_E)
    assert "throw" in page.prompt.text.text().lower()
    drive.press(page, Qt.Key.Key_C)
    assert page.prompt.section
    assert page.scene.lights, "the cells that would have to hold colour"
    assert page.controller.session.ply == before
    drive.carry(page, "pawn 1", "1c1")
    assert not page.prompt.section
    assert not page.prompt.interrupted, "a move clears away what was said before it"
    drive.walk_to(page, "pawn 1")
    drive.press(page, Qt.Key.Key_Return)
    assert page.prompt.text.text() == (
        "Your pawn has already moved this turn, and it can’t climb from here: throw colour if you haven’t yet, "
        "or end your turn."
    )


def test_plates_and_rivalry_cards_speak_to_the_pointer(qtbot: Any) -> None:
    page = _open(qtbot, 4)

    def tip(key: str) -> str:
        spot = drive.at(page, key)
        viewport = page.view.viewport()
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, spot, viewport.mapToGlobal(spot)))
        return QToolTip.text()

    assert tip("plate 2") == "", "it unfolds instead"
    assert rivalry_card(20, english)[1] in tip("rivalry 20")
    tip("1d4")
    qtbot.waitUntil(lambda: not QToolTip.isVisible())  # nothing is said about a cell


def test_turning_goes_through_thelegal_ways_and_back(qtbot: Any) -> None:
    page = _open(qtbot, 18)
    card = "9"
    drive.walk_to(page, f"card {card}")
    drive.press(page, Qt.Key.Key_Return)
    ways = _table(page).turn.legal_ways(int(card))
    seen = [_shown(page, card)]
    for _ in ways[1:]:
        drive.press(page, Qt.Key.Key_R)
        seen.append(_shown(page, card))
    assert sorted(seen) == sorted(way.cells for way in ways)
    QTest.keyClick(page.view, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert len(seen) > 1
    assert _shown(page, card) == seen[-2]
    drive.press(page, Qt.Key.Key_Escape)


def test_mirrored_ways_need_the_mirror(qtbot: Any) -> None:
    for rivalry, mirrored in (((19,), True), ((20,), False)):
        page = _open(qtbot, 4, rivalry)
        assert any(way.mirrored for way in _table(page).turn.legal_ways(5)) == mirrored


@dataclass(frozen=True)
class Try:
    """A drop that is refused."""

    moves: int
    piece: str
    place: str
    sentence: str
    """A part of what is said."""
    turned: bool = False
    """The card lies face-down."""
    rivalry: tuple[int, ...] = (19, 20, 21)
    more: tuple[str, ...] = ()
    """Moves of another course of the game."""


REFUSED = (
    Try(0, "pawn 1", "1c3", "isn’t a corner"),
    Try(1, "pawn 2", "1a1", "already a pawn on a1"),
    Try(0, "pawn 1", "2a1", "Pawns begin on a corner of the lower level"),
    Try(2, "card 8", "1f6", "Choose other cells or another card."),
    Try(2, "card 10", "1a1", "can’t reach these cells"),
    Try(2, "card 8", "2a3", "on the level where your pawn stands"),
    Try(3, "card 3", "1b2", "already thrown colour this turn: move or climb if you still may"),
    Try(6, "card 2", "1c1", "already a token on c1 on level 1, and a cell never holds two: choose free", turned=True),
    Try(6, "card 2", "1f1", "There’s a pawn on f1 on level 1", turned=True),
    Try(6, "card 2", "2f1", "on the level where your pawn stands", turned=True),
    Try(7, "card 3", "1d5", "already thrown colour this turn", turned=True),
    Try(67, "card 7", "1d6", "can’t throw two face-down in a row. This time throw one face-up.", turned=True),
    Try(2, "pawn 1", "1a1", "already on a1 on level 1"),
    Try(2, "pawn 1", "1f1", "There’s a pawn on f1 on level 1"),
    Try(2, "pawn 1", "3a1", "A pawn moves on its own level"),
    Try(2, "pawn 1", "1c3", "only along their row or column", rivalry=(16,)),
    Try(10, "pawn 2", "1b5", "already moved this turn: throw colour if you haven’t yet, or end your turn."),
    Try(2, "pawn 1", "2a1", "Move inside first, to a cell between tokens."),
    Try(10, "pawn 2", "2b2", "Throw some there, or move to a cell between tokens."),
    Try(14, "pawn 2", "3b2", "already changed levels this turn"),
    Try(16, "pawn 1", "2b2", "Wait for it to move, or climb elsewhere.", more=("move b2",)),
    Try(16, "pawn 2", "1b2", "Wait for it to move, or go down elsewhere.", more=("move b2", "throw", "end")),
    Try(18, "pawn 2", "1b2", "Once you’ve climbed, you stay up there", rivalry=(19, 20)),
)


@sized("tried", REFUSED[::3], REFUSED, ids=lambda tried: f"{tried.piece}-{tried.place}-{tried.moves}")
def test_refused_drops(qtbot: Any, tried: Try) -> None:
    page = _open(qtbot, tried.moves, tried.rivalry, tried.more, "fast")
    if tried.turned:
        drive.double_click(page, tried.piece)
    before, home = page.controller.session.ply, page.scene.pieces[tried.piece].home
    drive.drag(page, tried.piece, tried.place)
    assert tried.sentence in page.prompt.text.text()
    assert page.controller.session.ply == before
    assert page.scene.pieces[tried.piece].pos() == home
    assert not page.hand.holding
    assert not page.scene.glowing()


def test_a_refusal_lights_what_it_is_about(qtbot: Any) -> None:
    page = _open(qtbot, 10)
    drive.drag(page, "pawn 2", "2b2")
    empty = [cell for cell in ("1a2", "1b1", "1b3", "1c2") if page.table.view.levels[0].get(cell[1:]) is None]
    assert len(page.scene.lights) == len(empty) > 1
    drive.drag(page, "pawn 2", "3b2")
    assert len(page.scene.lights) == 1, "no move at all: where the pawn stands is lit"


def test_a_refused_card_is_lit_where_it_lies_also_after_a_change_of_view(qtbot: Any) -> None:
    page = _open(qtbot, 2, animation="fast")
    card = next(
        key for key, piece in page.scene.pieces.items() if key.startswith("card ") and page.table.can_lift(piece)
    )
    cell = next(
        f"1{name}"
        for name in CELL_NAMES
        if page.table.move_for(page.scene.pieces[card], page.scene.places[f"1{name}"]) not in page.controller.legal
    )
    drive.drag(page, card, cell)

    def lit() -> list[QPointF]:
        home, place = page.scene.pieces[card].home, page.scene.places[cell]
        spots = [item.pos() for item in page.scene.lights]
        assert len(spots) == 2
        for spot in spots:
            away = min((spot - centre).manhattanLength() for centre in (home, place.shape.boundingRect().center()))
            assert away < 2, "the card in the tray and the cell, nothing between them"
        return spots

    before = lit()
    drive.press(page, Qt.Key.Key_B)
    assert lit() != before


@sized("part", [(22, 38)], [WHOLE])
def test_what_the_prompt_offers_can_be_done(qtbot: Any, part: tuple[int, int]) -> None:
    page = drive.open_page(qtbot, _begin(part[0]))
    for move in MOVES[slice(*part)]:
        drive.lift_curtain(page)
        if page.controller.shown.state.phase == "play":
            said, legal = page.table.prompt()(), page.controller.legal
            offered = {word for word in ("climb", "go down", "move") if f"{word}" in said}
            kinds = {each.text.split(" ")[0] for each in legal}
            allowed = {
                name for name, kind in (("climb", "climb"), ("go down", "descend"), ("move", "move")) if kind in kinds
            }
            assert offered == allowed or "stop" in kinds, said
        assert page.controller.submit_text(move) is None
        drive.settle(page)


def test_a_pawn_put_beside_the_corners_lights_them(qtbot: Any) -> None:
    page = _open(qtbot, 1)
    drive.drag(page, "pawn 2", "2c3")
    assert "corner of the lower level" in page.prompt.text.text()
    assert len(page.scene.lights) == 3, "one corner is taken"


def test_every_cell_of_the_ledger_can_be_lit(qtbot: Any) -> None:
    page = drive.open_page(qtbot, _begin(len(MOVES)))
    cells = [
        cell
        for transition in page.controller.session.transitions
        for event in transition.events
        if isinstance(event, Scored)
        for cell in event.cells
    ]
    assert len(cells) > 30
    assert all(len(page.table.shapes(cell)) == 1 for cell in cells)


@sized("part", [(56, 68)], [WHOLE])
def test_nothing_hidden_at_any_hand_over(qtbot: Any, part: tuple[int, int]) -> None:
    page = drive.open_page(qtbot, _begin(part[0]))
    for move in MOVES[slice(*part)]:
        controller = page.controller
        if controller.turns.now.awaited is not None:
            assert not [key for key in page.scene.pieces if key.startswith(("card", "ghost"))]
            words = [piece.label for piece in page.scene.pieces.values()] + [
                words
                for widget in page.findChildren(QWidget)
                for words in (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
            ]
            assert not any("Card " in each or "hand of" in each for each in words)
        drive.lift_curtain(page)
        seat = controller.turns.now.viewer
        assert seat is not None
        mine = {f"card {card}" for card in page.table.view.hands[seat - 1]}
        assert {key for key in page.scene.pieces if key.startswith("card")} == mine
        assert controller.submit_text(move) is None
        drive.settle(page)


def test_the_last_one_left_is_asked_for_nothing(qtbot: Any) -> None:
    """There is nobody any more to hide the cards from."""
    page = drive.open_page(qtbot, _begin(66))
    while page.table.view.finished == ():
        drive.lift_curtain(page)
        assert page.controller.submit_text(MOVES[page.controller.session.ply]) is None
        drive.settle(page)
    assert page.controller.shown.state.result is None
    assert page.controller.turns.now.awaited is None
    assert any(key.startswith("card ") for key in page.scene.pieces)


def test_what_is_hidden_changes_no_picture(qtbot: Any) -> None:
    other = SETUP | {"decks": [deck[::-1] for deck in SETUP["decks"]]}
    pages = []  # kept: one that nobody holds may be collected while it is shown
    for setup in (SETUP, other):
        controller = drive.begin(drive.new_game("holi", 2, {"opening_hand": 3}, setup=setup))
        pages.append(drive.open_page(qtbot, controller))
    assert Look(drive.picture(pages[0])) == Look(drive.picture(pages[1]))


def _reopen(qtbot: Any, page: TablePage) -> TablePage:
    """Close the program and start it again, so to say."""
    document = page.controller.document()
    again = Controller.resume(document, Controller.load(document), drive.DiskInMemory(), drive.Rules())
    page = drive.open_page(qtbot, again)
    drive.lift_curtain(page)
    return page


def test_a_half_done_throw_survives_a_restart(qtbot: Any) -> None:
    page = _open(qtbot, 71)
    target = drive.at(page, "3c3")
    drive.drag(page, "card 12", target)
    ghosts = {key for key in page.scene.pieces if key.startswith("ghost")}
    assert len(ghosts) == 2
    assert page.controller.session.ply == 71, "nothing is thrown before it is confirmed"
    again = _reopen(qtbot, page)
    assert {key for key in again.scene.pieces if key.startswith("ghost")} == ghosts
    drive.push(again, "back")
    assert not [key for key in again.scene.pieces if key.startswith("ghost")]
    assert not [key for key in _reopen(qtbot, again).scene.pieces if key.startswith("ghost")]


def test_a_space_is_chosen_by_a_click(qtbot: Any) -> None:
    page = _open(qtbot, 71)
    drive.drag(page, "card 12", "3c3")
    choice = _table(page).half_done.choice
    assert choice is not None
    free = next(cell for cell in choice.cells if cell not in choice.chosen)
    given_up = choice.chosen[0]
    drive.click(page, f"3{free}")
    assert f"ghost {free}" in page.scene.pieces
    assert f"ghost {given_up}" not in page.scene.pieces
    drive.press(page, Qt.Key.Key_Escape)
    assert _table(page).half_done.choice is None
    assert page.controller.session.ply == 71


def test_cards_turned_over_stay_so_after_a_restart(qtbot: Any) -> None:
    page = _open(qtbot, 2)
    drive.double_click(page, "card 8")
    drive.push(page, "over")
    assert _table(_reopen(qtbot, page)).half_done.down == {3, 8, 10}
    drive.push(page, "over")
    assert _table(_reopen(qtbot, page)).half_done.down == set()


@pytest.mark.parametrize("change", ["size", "language", "theme", "view"])
def test_what_is_held_stays_held(qtbot: Any, change: str) -> None:
    page = _open(qtbot, 2)
    drive.drag(page, "card 8", "1a3", release=False)
    way = _shown(page, "8")
    match change:
        case "size":
            page.resize(1024, 640)
        case "language":
            QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        case "theme":
            page.theme.use("dark")
        case _:
            QTest.keyClick(page.view, Qt.Key.Key_B)
    QApplication.processEvents()
    assert page.hand.how is HandState.DRAGGED
    assert page.hand.piece is page.scene.pieces["card 8"]
    assert _shown(page, "8") == way
    _release(page, drive.at(page, "1" + way[0]))
    assert _last(page) == f"throw 8 {' '.join(way)}"


def test_the_view_is_remembered(qtbot: Any) -> None:
    page = _open(qtbot, 20)
    tower = drive.picture(page)
    drive.press(page, Qt.Key.Key_B)
    flat = drive.picture(page)
    assert drive.difference(tower, flat) > 0.1
    assert drive.difference(drive.picture(_reopen(qtbot, page)), flat) < 0.002
    drive.drag(page, "pawn 1", "1c5")
    assert _last(page) == "move c5"
    drive.click(page, "view")
    assert page.scene.places["1a1"].centre.y() > page.scene.places["3a1"].centre.y() + 200


def test_rivalry_cards_can_be_read(qtbot: Any) -> None:
    page = _open(qtbot, 2, size=(800, 1000))
    for number in (19, 20, 21):
        name, text = rivalry_card(number, english)
        label = page.scene.pieces[f"rivalry {number}"].label
        assert name in label
        assert text in label
    drive.click(page, "rivalry 20")
    assert "reading" in page.scene.pieces
    drive.press(page, Qt.Key.Key_Escape)
    assert "reading" not in page.scene.pieces
    drive.walk_to(page, "rivalry 21")
    drive.press(page, Qt.Key.Key_Return)
    assert page.scene.pieces["reading"].label == page.scene.pieces["rivalry 21"].label
    drive.click(page, "reading")
    assert "reading" not in page.scene.pieces
    drive.walk_to(page, "rivalry 19")
    drive.press(page, Qt.Key.Key_Return)
    assert "reading" in page.scene.pieces
    drive.press(page, Qt.Key.Key_Tab)
    assert "reading" not in page.scene.pieces
    assert page.hand.focus not in (None, "rivalry 19")


@sized(
    ("seats", "size"),
    [(4, (1024, 640)), (3, (800, 1000)), (2, (1920, 1080))],
    list(product((2, 3, 4), ((1280, 800), (1920, 1080), (1024, 640), (800, 1000)))),
)
def test_every_number_of_seats_at_every_size(qtbot: Any, seats: int, size: tuple[int, int]) -> None:
    new = drive.new_game("holi", seats, {"opening_hand": 3}, seed=5)
    new.setup["rivalry"] = [3, 8, 11]
    page = drive.open_page(qtbot, drive.begin(new), size)
    drive.lift_curtain(page)
    room = page.scene.sceneRect()
    assert len([key for key in page.scene.pieces if key.startswith("plate")]) == seats
    assert len(page.scene.places) == 108
    boxes = {key: box for key in page.scene.pieces if (box := page.scene.box_of(key)) is not None}
    for key, box in boxes.items():
        assert room.contains(box), key
    for flat in (False, True):
        shapes = [place.shape.boundingRect() for place in page.scene.places.values()]
        assert all(room.contains(shape) for shape in shapes)
        assert min(shape.height() for shape in shapes) > 7
        assert sorted(shape.height() for shape in shapes)[-18] > 15, "half of the level in play"
        fixed = [box for key in page.scene.pieces if not key.startswith("pawn") and (box := page.scene.box_of(key))]
        assert not [1 for shape in shapes for other in fixed if other.intersects(shape)], f"flat: {flat}"
        for one in shapes:
            assert not [1 for other in shapes if one is not other and other.contains(one.center())]
        drive.press(page, Qt.Key.Key_B)


def test_what_a_place_would_bring_is_heard(qtbot: Any) -> None:
    """By whoever walks the places with a card in the hand; with the hand empty a place is called what it was."""
    page = _open(qtbot, 11)
    heard: list[str] = []
    page.hand.focus_moved.connect(heard.append)
    drive.walk_to(page, "card 6")
    drive.press(page, Qt.Key.Key_Return)
    for _ in page.hand.legal:
        drive.press(page, Qt.Key.Key_Tab)
    assert any("Direct hit on Bruno" in each for each in heard)
    drive.press(page, Qt.Key.Key_Escape)
    assert not any("throws" in place.label for place in page.scene.places.values())


def test_cards_turned_over_in_the_hand_go_where_they_go_now(qtbot: Any) -> None:
    page = _open(qtbot, 27)
    drive.click(page, "card 1")
    face_up = page.scene.glowing()
    QTest.mouseMove(page.view.viewport(), drive.at(page, "1e4"))
    drive.press(page, Qt.Key.Key_O)
    assert page.hand.how is HandState.CARRIED
    assert page.scene.glowing() == set(page.table.legal_places(page.scene.pieces["card 1"])) != face_up
    assert page.scene.pieces["card 1"].pos() != page.scene.pieces["card 1"].home, "it is still under the pointer"


def test_a_throw_taken_back_takes_its_tokens_out_of_the_hand(qtbot: Any) -> None:
    page = _open(qtbot, 71)
    drive.drag(page, "card 12", "3c3")
    ghost = next(key for key in page.scene.pieces if key.startswith("ghost"))
    drive.click(page, ghost)
    assert page.hand.how is HandState.CARRIED
    drive.press(page, Qt.Key.Key_X)
    assert page.hand.how is HandState.NOTHING
    assert not page.scene.glowing()


def test_the_tower_stays_in_sight_at_a_hand_over(qtbot: Any) -> None:
    """The hand lies face-down and what the last turn brought is marked; a click on the cards shows them."""
    page = drive.open_page(qtbot, _begin(27))
    assert page.controller.turns.now.awaited == 1
    assert "of Anna’s cards, face-down" in page.scene.pieces["hand"].label
    button = page.prompt.buttons.of("come")
    assert button is not None
    assert button.text() == "I’m Anna: show my cards"
    marked = {key for key in page.scene.decorations() if key.startswith(("mark", "fall"))}
    assert marked == {"mark 2c4", "mark 1d2", "fall 1d2", "mark 2b2", "mark 1b2"}
    drive.click(page, "hand")
    assert page.controller.turns.now.viewer == 1
    assert "hand" not in page.scene.pieces
    assert {key for key in page.scene.pieces if key.startswith("card")} == {"card 1", "card 4", "card 11"}
    assert {key for key in page.scene.decorations() if key.startswith(("mark", "fall"))} == marked
