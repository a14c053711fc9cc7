"""Takes a lesson as a person does: by mouse, or by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.engine.contract import Refusal
from elios_desktop.plain_board import Gesture, find_board
from elios_desktop.players.contract import hints
from elios_desktop.ui.learn.lesson import LessonTable
from elios_desktop.ui.learn.page import LearnPage
from elios_desktop.ui.puzzles.table import PuzzleTable
from elios_desktop.ui.puzzles.trial import TrialTable
from elios_desktop.ui.shell.window import MainWindow
from tests.ui import drive
from tests.ui.waiting import clicks, rest, until


class Front:
    """The table of a step, as `drive` knows tables."""

    def __init__(self, desk: LessonTable | PuzzleTable | TrialTable) -> None:
        self.scene, self.view, self.hand, self.animator = desk.scene, desk.view, desk.hand, desk.animator
        self.controller = desk.game


def front(page: LearnPage) -> Any:
    """The table of the step under way."""
    assert page.lesson is not None
    return Front(page.lesson)


def learn(window: MainWindow, game: str) -> LearnPage:
    """The lesson of a game."""
    window.show_lesson(game)
    QApplication.processEvents()
    assert isinstance(window.page, LearnPage)
    return window.page


def gestures(page: LearnPage, text: str) -> list[Gesture]:
    """How a hand makes a move."""
    trial = page.lesson.game
    move = trial.session.game.parse(trial.session.state, text)
    assert not isinstance(move, Refusal)
    found = list(find_board(page.game.id).gestures_of(move, trial.shown.view()))
    offered = {each.id for each in page.coach.buttons.offered}
    if trial.session.state.pending and not {each.button for each in found if each.button} <= offered:
        return found[-1:]  # what is asked for is any arrangement: as it is, it is ready
    return found


def push(page: LearnPage, action: str) -> None:
    """Click one of the table's buttons."""
    button = page.coach.buttons.of(action)
    assert button is not None, action
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def by_mouse(page: LearnPage, text: str) -> None:
    """Make a move by mouse alone."""
    for gesture in gestures(page, text):
        table = front(page)
        if gesture.button:
            push(page, gesture.button)
            continue
        if gesture.flip:
            drive.double_click(table, gesture.piece)
        if gesture.place:
            drag_turned(table, gesture)
    QApplication.processEvents()


def drag_turned(table: Any, gesture: Gesture) -> None:
    """Drag a piece to its place, rotated on the way."""
    if not gesture.turns:
        drive.drag(table, gesture.piece, gesture.place)
        return
    # A card is rotated over its owner's pawn, a tile over the place where it goes.
    pawn = f"pawn {table.controller.turns.now.acting}"
    over = drive.at(table, pawn if pawn in table.scene.pieces else gesture.place)
    drive.drag(table, gesture.piece, over, release=False)
    for _ in range(gesture.turns):
        _wheel(table, over)
    over = drive.at(table, gesture.place)
    QTest.mouseMove(table.view.viewport(), over)
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=over)
    drive.settle(table)


def _wheel(table: Any, at: QPoint) -> None:
    viewport = table.view.viewport()
    event = QWheelEvent(
        QPointF(at), QPointF(viewport.mapToGlobal(at)), QPoint(), QPoint(0, 120), Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def by_keys(page: LearnPage, text: str) -> None:
    """Make a move by keyboard alone."""
    for gesture in gestures(page, text):
        table = front(page)
        if gesture.button:
            key = next(each.key for each in page.lesson.table.actions() if each.id == gesture.button)
            QTest.keyClicks(table.view, key)
            continue
        drive.walk_to(table, gesture.piece)
        if gesture.flip:
            drive.press(table, Qt.Key.Key_F)
        if gesture.place:
            drive.press(table, Qt.Key.Key_Return)
            for _ in range(gesture.turns):
                drive.press(table, Qt.Key.Key_R)
            drive.walk_to(table, gesture.place)
            drive.press(table, Qt.Key.Key_Return)
    QApplication.processEvents()


def play_out(page: LearnPage, make: Callable[[LearnPage, str], object]) -> None:
    """Play the rest of the game against the computers, as hints say."""
    assert page.lesson is not None
    game = page.lesson.game
    while game.result is None:
        until(lambda: game.result is not None or (game.may_act and not page.lesson.animator.busy), "one's own turn")
        if game.result is None:
            seen = game.session.seen_by(game.turns.now.acting)
            ply = game.session.ply
            make(page, hints(page.game.id, seen, 1)[0].move)
            drive.settle(front(page))
            assert game.session.ply > ply, "it is made"
    rest()
    drive.settle(front(page))


def by_finger(page: LearnPage, text: str = "") -> None:
    """Make a move (if none is named, one that is wanted) by taps alone: one takes, one puts, two flip."""
    finger = QTest.createTouchDevice()
    for gesture in gestures(page, text) if text else _by_taps(page):
        table = front(page)
        button = page.coach.buttons.of(gesture.button) if gesture.button else None
        if button is not None:
            _tap(finger, button, button.rect().center())
            continue
        viewport = table.view.viewport()
        if gesture.flip:
            for second in (False, True):
                with clicks(together=second):
                    _tap(finger, viewport, drive.at(table, gesture.piece))
            drive.settle(table)
        if gesture.place:
            for key in (gesture.piece, gesture.place):
                with clicks(together=False):
                    _tap(finger, viewport, drive.at(table, key))
                drive.settle(table)
    QApplication.processEvents()


def _tap(finger: Any, widget: QWidget, at: QPoint) -> None:
    QTest.touchEvent(widget, finger).press(0, at, widget).commit()
    QTest.touchEvent(widget, finger).release(0, at, widget).commit()


def _by_taps(page: LearnPage) -> list[Gesture]:
    """How a move that is wanted is made without rotating anything: what is held turns by itself to fit a place."""
    trial, table = page.lesson.game, page.lesson.table
    if trial.session.state.pending:
        return gestures(page, page.step.show)
    wanted = sorted(str(move.text) for move in trial.legal if page.step.wants(str(move.text)))
    for move in wanted:
        found = gestures(page, move)
        if not any(each.turns for each in found):
            return found
    return next(
        [Gesture(piece.key, place.key)]
        for piece in page.lesson.scene.pieces.values()
        if table.can_lift(piece)
        for place in page.lesson.scene.places.values()
        if getattr(table.move_for(piece, place), "text", "") in wanted
    )


def unwanted(page: LearnPage) -> str | None:
    """A move that the rules allow and the step doesn't want, made in one gesture."""
    for move in sorted(str(move.text) for move in page.lesson.game.legal):
        if not page.step.wants(move):
            (first, *more) = gestures(page, move)
            if first.button and page.coach.buttons.of(first.button) is None:
                continue  # nobody has explained that button yet: it isn't there
            rotates = first.turns or len(first.covers) > 1  # what is held turns by itself on its way
            if not more and not rotates and not (first.flip and first.place):  # it would stay flipped
                return move
    return None


def wrong_drop(page: LearnPage) -> tuple[str, str, Any] | None:
    """A piece, a place where the rules don't let it go, and why."""
    table, trial = page.lesson.table, page.lesson.game
    if trial.session.state.pending:
        return None  # while one lays out, the table itself says what belongs where
    for key, piece in page.lesson.scene.pieces.items():
        if not piece.isVisible() or not table.can_lift(piece):
            continue
        for name, place in page.lesson.scene.places.items():
            move = None if name in table.legal_places(piece) else table.move_for(piece, place)
            refusal = None if move is None else trial.why(move)
            if refusal is not None:
                return key, name, refusal
    return None
