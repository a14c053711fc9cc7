"""Elementos on the real page: every kind of move by mouse and by keyboard, refusals, undersides that stay hidden."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from elios_desktop.games.elementos.board import TokenPiece
from elios_desktop.games.elementos.rules import HIDDEN, USUAL_LAYOUT
from elios_desktop.games.elementos.table.layout import lay_out
from elios_desktop.games.elementos.table.table import ElementosTable
from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.turns import Cover
from elios_desktop.ui.table.contract import TableAction
from tests.sizes import sized
from tests.ui.drive import (
    Rules,
    at,
    begin,
    carry,
    click,
    difference,
    double_click,
    drag,
    laid_out,
    lift_curtain,
    listen,
    moves_of,
    new_game,
    open_page,
    picture,
    press,
    push,
    settle,
    walk_to,
)
from tests.ui.waiting import until

pytestmark = pytest.mark.usefixtures("_in_the_window")

SCRIPT: tuple[tuple[str, str | None, str], ...] = (
    # what is held, where it is put (None: flipped), and the move that this is
    ("token a3", "a4", "a3-a4"),
    ("token a6", "b5", "a6-b5"),
    ("token a4", None, "flip a4"),
    ("token c6", "c5", "c6-c5"),
    ("wand 1", "a2", "wand b2-a2"),
    ("token b5", None, "flip b5"),
    ("wand 1", "a3", "carry a2-a3"),
    ("token b6", None, "flip b6"),
    ("token b3", "b4", "b3-b4"),
    ("wand 2", "c7", "wand b7-c7"),
)


def _by_mouse(page: TablePage, piece: str, target: str | None) -> None:
    if target is None:
        double_click(page, piece)
    else:
        drag(page, piece, target)


def _by_keys(page: TablePage, piece: str, target: str | None) -> None:
    if target is None:
        walk_to(page, piece)
        press(page, Qt.Key.Key_F)
    else:
        carry(page, piece, target)


@pytest.mark.parametrize("gesture", [_by_mouse, _by_keys])
def test_a_game_with_every_kind_of_move(qtbot: Any, gesture: Callable[[TablePage, str, str | None], None]) -> None:
    page = laid_out(qtbot)
    for piece, target, expected in SCRIPT:
        gesture(page, piece, target)
        assert moves_of(page)[-1] == expected
        lift_curtain(page)
    document = page.controller.document()
    twin = open_page(qtbot, Controller.resume(document, Controller.load(document), None, Rules()))
    lift_curtain(twin)
    twin.resize(page.size())
    assert difference(picture(page), picture(twin)) < 0.002


def test_click_takes_and_click_puts(qtbot: Any) -> None:
    page = laid_out(qtbot)
    click(page, "token b3")
    assert page.hand.holding
    assert page.scene.glowing() == {"a4", "b4", "c4"}
    click(page, "b4")
    assert moves_of(page)[-1] == "b3-b4"


@pytest.mark.parametrize(
    ("piece", "target", "code"),
    [
        ("token b3", "b5", "elementos.too_far"),
        ("token b3", "b2", "elementos.backwards"),
        ("token b3", "a3", "elementos.own_token"),
        ("token b2", "a2", "elementos.home_only_forward"),
        ("token b2", "b3", "elementos.own_token"),
        ("token b3", "b7", "elementos.home_is_protected"),
        ("wand 1", "b4", "elementos.no_token"),
        ("wand 1", "b6", "elementos.not_yours"),
    ],
)
def test_a_refused_drop_springs_back_and_says_why(qtbot: Any, piece: str, target: str, code: str) -> None:
    page = laid_out(qtbot)
    refusals = listen(page, "refuse")
    before, home = moves_of(page), page.scene.pieces[piece].pos()
    drag(page, piece, target)
    assert [refusal.code for refusal in refusals] == [code]
    assert moves_of(page) == before
    assert page.scene.pieces[piece].pos() == home
    assert page.prompt.text.text() != page.table.prompt()()


def test_after_a_refusal_the_keyboard_is_where_the_piece_is(qtbot: Any) -> None:
    page = laid_out(qtbot)
    walk_to(page, "token b3")
    press(page, Qt.Key.Key_Return)
    for _ in range(8):  # to the right as far as it goes, past all legal squares
        press(page, Qt.Key.Key_Right)
    assert page.hand.focus == "a8"
    press(page, Qt.Key.Key_Return)
    assert page.prompt.text.text() != page.table.prompt()()
    assert page.hand.focus == "token b3"
    press(page, Qt.Key.Key_Return)
    assert page.hand.holding


def test_taking_needs_the_stronger_element(qtbot: Any) -> None:
    page = laid_out(qtbot)
    for piece, target in (("token b3", "b4"), ("token b6", "b5")):
        drag(page, piece, target)
        lift_curtain(page)
    refusals = listen(page, "refuse")
    drag(page, "token b4", "b5")
    assert refusals[0].code == "elementos.does_not_beat"


def test_flips_in_equilibrium_are_locked_and_marked(qtbot: Any) -> None:
    page = laid_out(qtbot)
    for piece, target in (("token b3", "b4"), ("token b6", "b5")):
        drag(page, piece, target)
        lift_curtain(page)
    for square in ("b4", "b5", "b4", "b5"):
        double_click(page, f"token {square}")
        lift_curtain(page)
    refusals = listen(page, "refuse")
    double_click(page, "token b4")
    assert refusals[0].code == "elementos.equilibrium"


def table_of(page: TablePage) -> ElementosTable:
    """The page's table."""
    assert isinstance(page.table, ElementosTable)
    return page.table


def _tokens(page: TablePage) -> list[TokenPiece]:
    return [held for held in table_of(page).board.held.values() if isinstance(held, TokenPiece)]


def _everything_said(page: TablePage) -> str:
    said = [page.windowTitle(), page.view.accessibleDescription(), page.view.accessibleName(), page.toolTip()]
    for things in (page.scene.pieces.values(), page.scene.places.values()):
        said += [thing.label for thing in things]
    said += [piece.toolTip() for piece in page.scene.pieces.values()]
    said += [line.sentence + line.hint for line in page.panel._moves.lines]
    return "\n".join(said)


def test_behind_the_curtain_no_underside_is_known(qtbot: Any) -> None:
    page = laid_out(qtbot)
    for turn in range(6):
        page.controller.turns.hide()
        assert page.controller.turns.now.viewer is None
        assert {held.token.under for held in _tokens(page)} == {HIDDEN}
        assert all(not table_of(page).can_peek(piece) for piece in page.scene.pieces.values())
        assert "W?" in _everything_said(page)
        assert "FW" not in _everything_said(page)
        lift_curtain(page)
        seat = page.controller.turns.now.viewer
        for held in _tokens(page):
            assert (held.token.under == HIDDEN) == (held.owner != seat)
        double_click(page, f"token a{1 if turn % 2 == 0 else 8}")


def _tipped(page: TablePage) -> set[str]:
    """The tokens that show their underside."""
    picture_of, pieces = table_of(page).drawing.tipped_picture, page.scene.pieces
    return {
        held.key
        for held in _tokens(page)
        if held.token.under != HIDDEN
        and pieces[held.key].pixmap().cacheKey() == picture_of(held.owner, held.token.under).cacheKey()
    }


def _own(seat: int) -> set[str]:
    rows = (1, 2, 3) if seat == 1 else (6, 7, 8)
    return {f"token {column}{row}" for column in "abc" for row in rows}


@pytest.mark.parametrize("way", ["key", "button"])
def test_all_undersides_are_shown_until_the_turn_is_over(qtbot: Any, way: str) -> None:
    page = laid_out(qtbot)
    look = (lambda: press(page, Qt.Key.Key_V)) if way == "key" else (lambda: push(page, "look"))
    look()
    assert _tipped(page) == _own(1)
    assert "Underneath: water" in page.scene.pieces["token b3"].label
    assert page.prompt.text.text() == "These are the undersides of your tokens. Only you should look."
    look()
    assert not _tipped(page)
    assert page.prompt.text.text() == page.table.prompt()()
    assert not page.prompt.interrupted
    look()
    press(page, Qt.Key.Key_Escape)
    assert not _tipped(page)
    look()
    drag(page, "token b3", "b4")
    lift_curtain(page)
    assert page.controller.turns.now.viewer == 2
    assert not _tipped(page)
    assert "Underneath" not in _everything_said(page)
    push(page, "look")
    assert _tipped(page) == _own(2)
    page.controller.turns.hide()
    assert not _tipped(page)
    assert "Underneath" not in _everything_said(page)


def test_undersides_are_shown_while_tokens_are_laid_out(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2, {"memory": True})))
    lift_curtain(page)
    push(page, "look")
    double_click(page, "token a1")
    assert _tipped(page) == _own(1)
    push(page, "ready")
    lift_curtain(page)
    assert not _tipped(page)
    push(page, "ready")
    lift_curtain(page)
    press(page, Qt.Key.Key_V)
    assert page.prompt.buttons.of("look") is None
    assert not _tipped(page)


def test_tokens_stay_on_the_own_rows_while_they_are_laid_out(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    lift_curtain(page)
    drag(page, "token a1", "b5")
    assert page.prompt.text.text() == "Your nine tokens start on your own three rows."
    assert len(page.scene.lights) == 9
    assert page.table.draft() in ({}, {"seat": 1, "tokens": list(USUAL_LAYOUT)})


def test_the_wand_says_why_it_stays_while_tokens_are_laid_out(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    lift_curtain(page)
    click(page, "wand 1")
    assert not page.hand.holding
    assert page.prompt.text.text() == "Your wand starts in the middle token, whichever that is."


def test_a_button_flips_the_token_in_the_hand(qtbot: Any) -> None:
    page = laid_out(qtbot)
    button = page.prompt.buttons.of("flip")
    assert button is not None
    assert not button.isEnabled()
    click(page, "token b3")
    assert button.isEnabled()
    push(page, "flip")
    assert moves_of(page)[-1] == "flip b3"
    lift_curtain(page)
    assert not page.hand.holding
    button = page.prompt.buttons.of("flip")
    assert button is not None
    assert not button.isEnabled()


class _Impatient(QObject):
    """Asks for other buttons while the first ones are being put beside the line."""

    def __init__(self, page: TablePage, then: list[TableAction]) -> None:
        super().__init__()
        self._page, self._then = page, then

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ChildAdded and self._then:
            then, self._then = self._then, []
            self._page.prompt.buttons.show(then)
        return False


@pytest.mark.parametrize("then", [("flip", "look"), ("flip", "look", "ready"), ("pass",)])
def test_other_buttons_may_be_wanted_while_some_are_made(qtbot: Any, then: tuple[str, ...]) -> None:
    page = laid_out(qtbot)
    impatient = _Impatient(page, [TableAction(each, Sentence("", each), enabled=False) for each in then])
    page.prompt.side.installEventFilter(impatient)
    page.prompt.buttons.show(
        [
            TableAction("flip", Sentence("", "Flip")),
            TableAction("look", Sentence("", "Look")),
            TableAction("usual", Sentence("", "Usual")),
        ]
    )
    shown = page.prompt.side.findChildren(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [each for each in shown if each.isVisible() and each.property("action")]
    assert [(each.property("action"), each.text(), each.isEnabled()) for each in shown] == [
        (name, name, False) for name in then
    ]


def test_what_stays_out_of_the_game_by_a_head_start_is_pale_while_it_is_laid_out(qtbot: Any) -> None:
    """It is the place that counts: whatever is swapped there stays out."""
    page = open_page(qtbot, begin(new_game("elementos", 2, {"head_start": "2:1"})))
    for seat, out in ((1, {"b1", "a3", "b3", "c3"}), (2, set[str]())):
        lift_curtain(page)
        assert page.controller.turns.now.acting == seat
        assert ("stay out" in page.prompt.text.text()) is bool(out)
        if out:
            drag(page, "token a1", "b3")
        tokens = [each for each in page.scene.pieces.values() if each.key.startswith("token")]
        assert {each.key[-2:] for each in tokens if each.opacity() < 0.5} == out
        assert {each.key[-2:] for each in tokens if "stays out" in each.label} == out
        push(page, "ready")
    lift_curtain(page)
    view = page.controller.session.state.view(None)
    assert {square for square, token in view.tokens.items() if token.owner == 1} == {"a1", "c1", "a2", "b2", "c2"}
    assert all(each.opacity() == 1 for each in page.scene.pieces.values())


def _ghosts(page: TablePage) -> set[str]:
    return {key for key, shown in page.scene.decorations().items() if key.startswith("ghost") and shown.isVisible()}


def test_what_is_held_shows_what_would_happen(qtbot: Any) -> None:
    page = laid_out(qtbot)
    for piece, target in (("token a3", "b4"), ("token b6", "b5")):
        drag(page, piece, target)
        lift_curtain(page)
    wood, wand = page.scene.pieces["token b5"], page.scene.pieces["wand 1"]
    drag(page, "token b4", "b5", release=False)
    assert _ghosts(page) == {"ghost taken"}
    assert wood.opacity() < 0.5
    press(page, Qt.Key.Key_Escape)
    assert not _ghosts(page)
    assert wood.opacity() == 1.0
    drag(page, "token b2", "b3", release=False)  # refused, but the wand goes along in the hand
    assert not wand.isVisible()
    assert not _ghosts(page)
    press(page, Qt.Key.Key_Escape)
    assert wand.isVisible()
    drag(page, "wand 1", "b3", release=False)
    assert _ghosts(page) == {"ghost wand"}
    press(page, Qt.Key.Key_Escape)
    drag(page, "wand 1", "b3")
    assert moves_of(page)[-1] == "wand b2-b3"
    lift_curtain(page)
    assert not _ghosts(page)


def test_with_memory_nobody_peeks(qtbot: Any) -> None:
    page = laid_out(qtbot, memory=True)
    assert all(not table_of(page).can_peek(piece) for piece in page.scene.pieces.values())


def test_an_arrangement_half_done_comes_back(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    lift_curtain(page)
    drag(page, "token a1", "c3")
    double_click(page, "token b1")
    document = page.controller.document()
    draft = document.table["draft"]["tokens"]
    assert draft[0] == "AF"
    assert draft[8] == "FW"
    assert draft[1] == "AW"
    twin = open_page(qtbot, Controller.resume(document, Controller.load(document), None, Rules()))
    lift_curtain(twin)
    assert twin.table.draft() == page.table.draft()
    push(twin, "ready")
    assert twin.controller.kept.arrangements[1][0] == f"arrange 1 {' '.join(draft)}"


def test_what_is_held_stays_held_when_the_window_changes(qtbot: Any) -> None:
    page = laid_out(qtbot)
    drag(page, "token b3", QPoint(500, 300), release=False)
    for change in (_grow, _change_theme, _redraw):
        change(page)
        assert page.hand.holding
        assert page.hand.piece is page.scene.pieces["token b3"]
        assert page.scene.glowing() == {"a4", "b4", "c4"}
    press(page, Qt.Key.Key_Escape)
    assert not page.hand.holding
    assert page.scene.glowing() == set()


def _grow(page: TablePage) -> None:
    page.resize(1500, 900)
    page.view.grab()


def _change_theme(page: TablePage) -> None:
    theme: Theme = page.theme
    theme.use("dark")


def _redraw(page: TablePage) -> None:
    page.view.lay_out()


def test_in_a_low_window_the_box_has_the_room(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)), size=(1024, 600))

    def box() -> QRectF:
        return page.scene.places["a1"].shape.boundingRect().united(page.scene.places["c8"].shape.boundingRect())

    lift_curtain(page)
    usual = box()
    assert usual.height() > 0.48 * page.scene.sceneRect().height()
    page.theme.use("light", 200)
    QApplication.processEvents()
    assert box().height() >= usual.height() - 1


def test_the_wand_travels_with_its_token(qtbot: Any) -> None:
    page = laid_out(qtbot)
    for piece, target in (("token b3", "a4"), ("token a6", "a5")):
        drag(page, piece, target)
        lift_curtain(page)
    page.set_animation("slow")
    wand = page.scene.pieces["wand 1"]
    drag(page, "token b2", "b3", release=False)
    assert not wand.isVisible()
    page.hand.release(page.scene.places["b3"].centre)
    qtbot.waitUntil(lambda: page.animator.busy)
    assert wand.isVisible()
    foot = wand.pos() - table_of(page).drawing.wand_off - page.scene.pieces["token b2"].pos()
    assert foot.manhattanLength() < 0.3 * table_of(page).drawing.where.cell  # not left behind on b2
    page.table.finish_motion()
    assert moves_of(page)[-1] == "carry b2-b3"
    lift_curtain(page)
    for move in ("c6-c5", "flip b3", "flip b6", "flip b3", "flip b6"):
        assert page.controller.submit_text(move) is None
        page.table.finish_motion()
        page.controller.turns.come()
    drag(page, "token b3", "b8", release=False)
    page.hand.release(page.scene.places["b8"].centre)  # refused: it springs back with its wand
    assert not wand.isVisible()
    page.table.finish_motion()
    assert wand.isVisible()
    drag(page, "token b3", "b4", release=False)
    page.hand.cancel(spring=False)
    assert wand.isVisible()
    assert wand.pos() == wand.home
    token = page.scene.pieces["token b3"]
    rest = token.pixmap().cacheKey()
    click(page, "token b3")
    press(page, Qt.Key.Key_F)  # refused
    assert page.controller.session.why("flip b3") is not None
    assert wand.isVisible()
    assert token.pixmap().cacheKey() == rest


def test_the_plates_are_read_out_and_nothing_is_put_there(qtbot: Any) -> None:
    page = laid_out(qtbot)
    for piece, target in (("token a3", "b4"), ("token b6", "b5"), ("token b4", "b5")):
        drag(page, piece, target)
        lift_curtain(page)
    assert page.scene.places["seat 1"].label.startswith("Anna: 9 token")
    assert page.scene.places["seat 2"].label.startswith("Bruno: 8 token")
    before = moves_of(page)
    drag(page, "token a6", "seat 1")
    assert moves_of(page) == before
    assert page.scene.pieces["token a6"].pos() == page.scene.places["a6"].centre
    assert page.prompt.text.text() == page.table.prompt()()


def test_what_is_lit_stays_lit_when_the_table_is_laid_out_anew(qtbot: Any) -> None:
    page = laid_out(qtbot)
    drag(page, "token b3", "b5")
    squares = [page.scene.places[name] for name in ("b3", "b5")]
    before = [light.pos() for light in page.scene.lights]
    assert before == [place.shape.boundingRect().center() for place in squares]
    page.resize(900, 700)
    page.view.grab()
    squares = [page.scene.places[name] for name in ("b3", "b5")]
    assert [light.pos() for light in page.scene.lights] == [place.shape.boundingRect().center() for place in squares]
    assert [light.pos() for light in page.scene.lights] != before
    page.prompt.back_to_prompt()
    page.resize(1100, 700)
    page.view.grab()
    assert not page.scene.lit


def test_looking_back_shows_whose_turn_it_was(qtbot: Any) -> None:
    page = laid_out(qtbot)
    plates = page.scene.decorations()
    annas, brunos = plates["plate 1"].pixmap().cacheKey(), plates["plate 2"].pixmap().cacheKey()
    drag(page, "token b3", "b4")
    lift_curtain(page)
    turn, mark = page.prompt.text.text(), page.prompt.mark.grab().toImage()
    assert turn.startswith("Bruno")
    page.controller.shown.look_at(2)
    assert (plates["plate 1"].pixmap().cacheKey(), plates["plate 2"].pixmap().cacheKey()) == (annas, brunos)
    assert page.prompt.text.text() == "You’re looking back at move 2 of 3."
    assert page.prompt.mark.grab().toImage() != mark
    page.controller.shown.look_at(None)
    assert page.prompt.text.text() == turn
    assert page.prompt.mark.grab().toImage() == mark


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 640), (800, 1000)])
def test_every_size_shows_the_whole_box(qtbot: Any, size: tuple[int, int]) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)), size=size)
    lift_curtain(page)
    area = page.scene.sceneRect()
    assert all(area.contains(place.shape.boundingRect()) for place in page.scene.places.values())


@pytest.mark.parametrize("plate", [54, 75, 95])
@pytest.mark.parametrize("height", range(360, 1400, 130))
@sized("width", range(520, 2000, 760), range(520, 2000, 190))
def test_nothing_lies_on_the_box_or_on_anything_else(width: int, height: int, plate: int) -> None:
    area = QRectF(0, 0, width, height)
    made = lay_out(area, plate, 17)
    box = made.board.adjusted(-made.rim, -made.rim, made.rim, made.rim)
    rects = [box, *made.plates, *made.trays, made.cycle]
    for rect in rects:
        assert area.contains(rect)
        assert rect.width() > 0
        assert rect.height() > 0
    for one, other in combinations(rects, 2):
        assert not one.intersects(other)


def test_undersides_are_put_away_before_the_move_is_shown(qtbot: Any) -> None:
    page = laid_out(qtbot)
    page.set_animation("slow")
    push(page, "look")
    assert _tipped(page) == _own(1)
    drag(page, "token b3", "b4", release=False)
    page.hand.release(page.scene.places["b4"].centre)
    qtbot.waitUntil(lambda: page.animator.busy)
    assert not _tipped(page)
    assert "Underneath" not in _everything_said(page)
    page.table.finish_motion()


def test_no_curtain_falls_in_play(qtbot: Any) -> None:
    page = laid_out(qtbot)
    for piece, target in (("token a3", "b4"), ("token b6", "b5"), ("token b4", "b5")):
        drag(page, piece, target)
        settle(page)
        assert page.controller.turns.now.cover is Cover.NOTHING
        assert not page.curtain.isVisible()


def _marked(page: TablePage) -> set[str]:
    shown = page.scene.decorations()
    return {key.removeprefix("last ") for key, each in shown.items() if key.startswith("last ") and each.isVisible()}


def test_the_last_move_is_marked_until_the_next(qtbot: Any) -> None:
    page = laid_out(qtbot)
    assert _marked(page) == set()
    told = [
        ("a3-b4", {"a3", "b4"}),
        ("b6-b5", {"b6", "b5"}),
        ("b4xb5", {"b4", "b5"}),
        ("flip a6", {"a6"}),
        ("wand b2-b3", {"b2", "b3"}),
        ("flip a6", {"a6"}),
        ("carry b3-b4", {"b3", "b4"}),
    ]
    for move, marked in told:
        assert page.controller.submit_text(move) is None
        settle(page)
        assert _marked(page) == marked, move
        wood = table_of(page).drawing.taken_picture(2, table_of(page).drawing.taken_spot(2, 0)[1], "W").cacheKey()
        newest = page.scene.decorations().get("taken 2 1")
        assert (newest is not None and newest.pixmap().cacheKey() == wood) == (move == "b4xb5")
    page.controller.shown.look_at(5)
    assert _marked(page) == {"b4", "b5"}
    page.controller.shown.look_at(2)
    assert _marked(page) == set()
    page.controller.shown.look_at(None)
    page.controller.steps.undo()
    settle(page)
    assert _marked(page) == {"a6"}


@sized("size", [(1024, 700)], [(1024, 700), (1280, 800), (1920, 1080), (800, 1000)])
def test_larger_type_makes_no_token_smaller(qtbot: Any, size: tuple[int, int]) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)), size=size)
    lift_curtain(page)
    cells = []
    for percent in (100, 125, 150, 200):
        page.theme.use("light", percent)
        page.grab()
        cells.append(table_of(page).drawing.where.cell)
    assert min(cells) >= cells[0] - 0.01


@pytest.mark.parametrize("plate", [54, 75, 95])
@pytest.mark.parametrize("height", range(360, 1400, 130))
@sized("width", range(520, 2000, 760), range(520, 2000, 190))
def test_plates_grow_only_where_no_square_becomes_smaller(width: int, height: int, plate: int) -> None:
    area = QRectF(0, 0, width, height)
    usual, large = lay_out(area, plate, 17), lay_out(area, plate * 2, 17, 2.0)
    assert large.cell >= usual.cell - 0.02
    assert large.plates[0].height() >= usual.plates[0].height() - 0.01


def test_the_wand_stands_on_its_own_square(qtbot: Any) -> None:
    page = laid_out(qtbot)
    for seat, square in ((1, "b2"), (2, "b7")):
        wand = page.scene.pieces[f"wand {seat}"]
        image, ratio = wand.pixmap().toImage(), wand.pixmap().devicePixelRatio()
        spots = [
            QPointF(x, y) / ratio
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() > 200
        ]
        corner = wand.sceneBoundingRect().topLeft()
        assert spots
        assert all(table_of(page).drawing.where.square_rect(square).contains(corner + spot) for spot in spots)


def test_no_button_moves_when_undersides_are_shown(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    lift_curtain(page)
    names = ("usual", "random", "look", "ready")

    def where() -> list[QRect]:
        page.grab()
        buttons = [page.prompt.buttons.of(name) for name in names]
        return [QRect(each.mapTo(page, QPoint()), each.size()) for each in buttons if each is not None]

    before = where()
    assert len(before) == len(names)
    push(page, "look")
    assert where() == before
    push(page, "look")
    assert where() == before


def test_steps_of_laying_out_are_undone_one_by_one(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    lift_curtain(page)
    drag(page, "token a1", "c3")
    layouts = [page.table.draft()["tokens"]]
    double_click(page, "token b1")
    layouts.append(page.table.draft()["tokens"])
    push(page, "random")
    push(page, "usual")
    page.undoing.undo()
    assert page.table.draft()["tokens"] != list(USUAL_LAYOUT)
    for tokens in reversed(layouts):
        page.undoing.undo()
        assert page.table.draft()["tokens"] == tokens
    page.undoing.undo()
    assert page.table.draft()["tokens"] == list(USUAL_LAYOUT)
    assert page.table.undo_step() is False
    double_click(page, "token a1")
    mine = page.table.draft()["tokens"]
    push(page, "ready")
    lift_curtain(page)
    double_click(page, "token a8")
    page.undoing.undo()  # the own step goes first
    assert page.controller.turns.now.viewer == 2
    page.undoing.undo()  # then the ready of the one before, who comes back to what was laid out
    assert page.controller.turns.now.acting == 1
    assert page.controller.turns.now.viewer is None
    assert page.controller.kept.arrangements == {}
    lift_curtain(page)
    assert page.table.draft()["tokens"] == mine


def test_clicks_in_the_middle_of_a_flip_leave_no_token_half_turned(qtbot: Any) -> None:
    page = laid_out(qtbot)
    page.animator.speed = 1.0
    where, viewport = at(page, "token b3"), page.view.viewport()
    token = page.scene.pieces["token b3"]

    def turned(before: QTransform) -> bool:
        return token.transform() != before or not page.animator.busy

    for press_it in (QTest.mouseClick, QTest.mouseDClick) * 2:  # it is flipped, and the next person takes hold of it
        press_it(viewport, Qt.MouseButton.LeftButton, pos=where)
        until(partial(turned, token.transform()), "the next moment of the flip")
    qtbot.waitUntil(lambda: not page.animator.busy and not page.hand.holding)
    settle(page)
    assert all(piece.transform().isIdentity() for piece in page.scene.pieces.values())
