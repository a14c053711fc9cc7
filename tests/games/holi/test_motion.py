"""What is shown while a move of Holi is carried out, and what stays of it: it ends in the drawing of the position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from elios_desktop.engine.contract import AnyTransition, Transition, find_game
from elios_desktop.engine.record import HUMAN
from elios_desktop.games.holi.board.listing import hits_of
from elios_desktop.games.holi.rules.moves import (
    CardPlayed,
    CardsDrawn,
    DirectHit,
    PawnMoved,
    SweetsCollected,
    TokenCaught,
    TokenCollected,
    TokenFell,
    TokenPlaced,
)
from elios_desktop.games.holi.table.drawing import level_in_play
from elios_desktop.games.holi.table.motion import MOST_MS
from elios_desktop.games.holi.table.table import HoliTable
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.play.end_card import Climber
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from tests.sizes import each_once, sized
from tests.ui import drive
from tests.ui.looks import Look
from tests.ui.waiting import until

pytestmark = pytest.mark.usefixtures("_in_the_window")

SEED = 11


def _moves(seats: int = 3, seed: int = SEED) -> list[str]:
    """A lively game."""
    game = find_game("holi")
    assert game is not None
    new = drive.new_game("holi", seats, {"opening_hand": 3}, seed=7)
    state, chance = game.start(seats, new.options, new.setup), Random(seed)
    moves = []
    while state.result is None:
        legal = sorted(game.legal(state), key=lambda move: len(move.text))
        move = chance.choice(legal[len(legal) * 2 // 3 :] if chance.random() < 0.8 else legal)
        answer = game.apply(state, move)
        assert isinstance(answer, Transition)
        moves.append(move.text)
        state = answer.after
    return moves


def _page(qtbot: Any, until: Callable[[AnyTransition], bool], seed: int = SEED) -> tuple[TablePage, str]:
    """The page just before the first move that is like this, and the move."""
    controller = drive.begin(drive.new_game("holi", 3, {"opening_hand": 3}, seed=7))
    for text in _moves(seed=seed):
        session = controller.session
        move = session.game.parse(session.state, text)
        transition = session.game.apply(session.state, move)
        assert isinstance(transition, Transition)
        if until(transition):
            break
        controller.turns.come()
        assert controller.submit_text(text) is None
        controller.turns.pass_on()
    else:
        raise AssertionError("no such move")
    controller.turns.come()
    page = drive.open_page(qtbot, controller)
    drive.settle(page)
    page.animator.speed = SPEEDS["normal"]
    return page, text


def _has(*kinds: type) -> Callable[[AnyTransition], bool]:
    return lambda transition: {type(event) for event in transition.events} >= set(kinds)


def _climbs(transition: AnyTransition) -> bool:
    return any(isinstance(event, PawnMoved) and event.how == "climb" for event in transition.events)


def _face_down(transition: AnyTransition) -> bool:
    return any(isinstance(event, CardPlayed) and not event.up for event in transition.events)


def _to_another_level(transition: AnyTransition) -> bool:
    levels = [level_in_play(state.view(None)) for state in (transition.before, transition.after)]
    return transition.move.text == "end" and levels[0] != levels[1]


EVENTS: dict[str, Callable[[AnyTransition], bool]] = {
    "throw": _has(TokenPlaced),
    "face-down": _face_down,
    "hit": _has(DirectHit),
    "rain": _has(TokenFell, TokenPlaced),
    "caught": _has(TokenCaught),
    "walk": _has(PawnMoved),
    "sweets": _has(SweetsCollected),
    "taken": _has(TokenCollected),
    "climb": _climbs,
    "draw": _has(CardsDrawn),
    "storeys": _to_another_level,
}
"""The rows of the motion sheet: how to know a move that shows each."""

CUTS = [(share, how) for share in (0.0, 0.5, 1.0) for how in ("mouse", "keys")]


@sized(
    ("event", "share", "how"),
    [(event, *cut) for event, cut in each_once(list(EVENTS)[::2], CUTS[2::3])],
    [(event, *cut) for event in EVENTS for cut in CUTS],
)
def test_a_motion_can_be_cut_short_anywhere(qtbot: Any, event: str, share: float, how: str) -> None:
    """By mouse and by key; it ends in the drawing that the position alone gives, to the pixel."""
    page, text = _page(qtbot, EVENTS[event], seed=4 if event == "caught" else SEED)
    still = drive.picture(page)
    running = drive.start_motion(page, text)
    assert running.duration() <= MOST_MS
    running.setCurrentTime(round(share * (running.duration() - 1)))
    if share == 0.5:
        assert drive.difference(still, page.view.viewport().grab().toImage()) > 0.0005, "nothing is seen of it"
    if how == "mouse":
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.view.rect().bottomLeft())
    else:
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
    drive.settle(page)
    assert not page.animator.busy
    page.controller.turns.come()
    drive.settle(page)
    page.prompt.back_to_prompt()
    assert Look(drive.picture(page)) == Look(drive.still(page))
    table = page.table
    assert isinstance(table, HoliTable)
    assert not [item for item in page.scene.items() if item.zValue() in range(5990, 6010) and item.isVisible()]


@pytest.mark.parametrize("event", ["hit", "rain", "climb"])
def test_with_reduced_motion_nothing_travels(qtbot: Any, event: str) -> None:
    """Only what stays is seen: the position, and the marks of what happened."""
    page, text = _page(qtbot, EVENTS[event])
    page.animator.speed = SPEEDS["off"]
    assert page.controller.submit_text(text) is None
    drive.settle(page)
    assert not page.animator.busy
    page.controller.turns.come()
    drive.settle(page)
    assert Look(drive.picture(page)) == Look(drive.still(page))


def test_what_hit_a_pawn_stays_on_it(qtbot: Any) -> None:
    """On the pawn and on the plate, for the rest of the game: by the record, however the table was come to."""
    page, text = _page(qtbot, EVENTS["hit"])

    def looks(of: TablePage, seat: int) -> tuple[QImage, QImage]:
        pieces = of.scene.pieces
        return pieces[f"pawn {seat}"].pixmap().toImage(), pieces[f"plate {seat}"].pixmap().toImage()

    clean = {seat: looks(page, seat) for seat in (1, 2, 3)}
    assert page.controller.submit_text(text) is None
    page.animator.finish()
    drive.settle(page)
    page.controller.turns.come()
    drive.settle(page)
    (target,) = hits_of(page.controller.session.transitions[-1:])
    stained = looks(page, target)
    assert stained[0] != clean[target][0]
    assert stained[1] != clean[target][1]
    page.looking_back.look_at(page.controller.session.ply - 1)
    drive.settle(page)
    assert looks(page, target)[0] not in stained, "before the hit it was clean"
    page.looking_back.toggle()
    drive.settle(page)
    assert looks(page, target) == stained
    document = page.controller.document()
    assert "stain" not in str(document), "it isn't kept: it follows from the moves"
    again = Controller.resume(document, Controller.load(document), drive.DiskInMemory(), drive.Rules())
    again.turns.come()
    assert looks(drive.open_page(qtbot, again), target) == stained
    page.undoing.undo()
    drive.settle(page)
    assert looks(page, target)[0] == clean[target][0], "what was taken back never happened"


def test_a_computers_card_goes_to_its_own_plate(qtbot: Any) -> None:
    """And none into the hand of the person at the machine, whose cards stay in sight."""
    new = drive.new_game("holi", 2, {"opening_hand": 1}, seed=3)
    seats = (ChosenSeat("Anna", 0), ChosenSeat("Vega", 1, kind="computer:1"))
    controller = drive.begin(NewGame("holi", seats, new.options, new.setup))
    page = drive.open_page(qtbot, controller)
    page.assistants.computers.pace = "instant"
    table = page.table
    assert isinstance(table, HoliTable)
    assert seats[0].kind == HUMAN
    drawn: list[list[float]] = []

    def watch() -> None:
        """Each moment of the motion while the computer draws."""
        running = page.animator.running
        last = controller.session.transitions[-1]
        if running is None or last.seat != 2 or not _has(CardsDrawn)(last):
            return
        hand = table.drawing.where.hand
        assert [key for key in page.scene.pieces if key.startswith("card ")], "the person's own cards stay in sight"
        for share in (0.1, 0.3, 0.5, 0.7, 0.9, 0.99):
            running.setCurrentTime(round(share * running.duration()))
            air = [item for item in page.scene.items() if item.zValue() >= 6000 and item.isVisible()]
            drawn.append([item.pos().y() for item in air if item.opacity() > 0.1])
            assert not any(hand.contains(item.pos()) for item in air if item.opacity() > 0.1)

    page.animator.speed = SPEEDS["slow"]
    controller.moved.connect(lambda _: watch())

    def play_on() -> bool:
        if not drawn and controller.may_act and not page.animator.busy:
            legal = sorted(controller.legal, key=lambda move: (move.text != "end", move.text))
            assert controller.submit(legal[0]) is None
        page.animator.finish()
        return bool(drawn)

    until(play_on, "a card that the computer draws")
    assert any(drawn), "its card is seen"


def test_the_plate_of_whoever_is_next_comes_forward_and_lamps_swing(qtbot: Any) -> None:
    page, text = _page(qtbot, lambda transition: transition.move.text == "end")
    plates = {seat: page.scene.pieces[f"plate {seat}"] for seat in (1, 2, 3)}
    before = {seat: plate.pos() for seat, plate in plates.items()}
    running = drive.start_motion(page, text)
    running.setCurrentTime(running.duration() - 1)
    moved = sorted(round((plate.pos() - before[seat]).x()) for seat, plate in plates.items())
    assert moved == [-8, 0, 8]
    page.animator.finish()
    page, text = _page(qtbot, EVENTS["rain"])
    running = drive.start_motion(page, text)
    swung: set[bool] = set()
    for share in range(1, 100):
        running.setCurrentTime(round(running.duration() * share / 100))
        swung.add(any(item.rotation() and item.zValue() == 5980 and item.opacity() for item in page.scene.items()))
    assert swung == {True, False}
    page.animator.finish()
    assert not [item for item in page.scene.items() if item.zValue() == 5980]


def test_pawns_stand_on_the_podium_with_their_stains(qtbot: Any) -> None:
    page, text = _page(qtbot, EVENTS["hit"])
    before = [_painted(paint) for paint in page.table.figures()]
    assert page.controller.submit_text(text) is None
    page.animator.finish()
    drive.settle(page)
    after = [_painted(paint) for paint in page.table.figures()]
    (target,) = hits_of(page.controller.session.transitions[-1:])
    assert [seat for seat, looks in enumerate(after, 1) if looks != before[seat - 1]] == [target]
    podium = page.end_card.podium
    podium.resize(400, 200)
    climbers = [Climber("Anna", HUMAN, 0, 1, paint) for paint in (None, *page.table.figures()[:1])]
    shown = []
    for each in climbers:
        podium.show_places("Anna", [each])
        shown.append(podium.grab().toImage())
    assert shown[0] != shown[1]


def _painted(paint: Callable[[QPainter, QRectF], None]) -> QImage:
    image = QImage(120, 120, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint(painter, QRectF(image.rect()))
    painter.end()
    return image
