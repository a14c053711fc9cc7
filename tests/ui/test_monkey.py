"""A monkey at the machine: random mouse, keys, sizes, undo, languages and themes, on the page of every game.

Whatever it does: no exception, no Qt warning, and in the end no timer, animation or window is left.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.kit.i18n import Language
from elios_desktop.ui.play.table_page import TablePage
from tests.play import chosen_options
from tests.sizes import sized
from tests.ui.drive import begin, new_game, open_page

KEYS = (
    *(Qt.Key.Key_Tab,) * 6,
    *(Qt.Key.Key_Return,) * 5,
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Escape, Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_Space, Qt.Key.Key_Backtab),
    *(Qt.Key(code) for code in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_0, Qt.Key.Key_F6),
)  # fmt: skip
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


class Monkey:
    """Random gestures on one page."""

    def __init__(self, page: TablePage, language: Language, seed: int) -> None:
        self.page = page
        self.language = language
        self.random = Random(seed)
        self.trace: deque[str] = deque(maxlen=40)
        """Its last gestures, by which a mistake may be found again."""
        self.down = False

    def act(self) -> None:
        """One gesture; likely ones more often."""
        choices: list[tuple[int, Callable[[], object]]] = [
            (22, self.move),
            (16, self.press),
            (20, self.release),
            (20, self.key),
            (10, self.drag_somewhere_legal),
            (5, self.wheel),
            (3, self.double_click),
            (4, self.button),
            (3, self.undo),
            (1, self.resize),
            (1, self.speak),
            (2, self.dress),
            (1, self.look_back),
            (2, self.right_click),
            (3, self.wait),
        ]
        weights = [weight for weight, _ in choices]
        gesture = self.random.choices([gesture for _, gesture in choices], weights)[0]
        self.trace.append(gesture.__name__)
        gesture()
        if self.page.curtain.isVisible() and self.random.random() < 0.5:
            self.page.controller.turns.come()
        if self.page.end_card.isVisible() and self.random.random() < 0.3:
            self.page.end_card.hide()

    def point(self) -> QPoint:
        """Mostly where something is."""
        scene = self.page.scene
        things = [piece.pos() for piece in scene.pieces.values()] + [place.centre for place in scene.places.values()]
        if things and self.random.random() < 0.85:
            return self.page.view.mapFromScene(self.random.choice(things))
        size = self.page.view.viewport().size()
        return QPoint(self.random.randint(-5, size.width() + 5), self.random.randint(-5, size.height() + 5))

    def mouse(self, kind: QEvent.Type, button: Qt.MouseButton, at: QPoint | None = None) -> None:
        """Send a mouse event to the table."""
        viewport, point = self.page.view.viewport(), at or self.point()
        event = QMouseEvent(
            kind,
            QPointF(point),
            QPointF(viewport.mapToGlobal(point)),
            button,
            LEFT if self.down else NONE,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)

    def move(self) -> None:
        self.mouse(QEvent.Type.MouseMove, NONE)

    def press(self) -> None:
        self.down = True
        self.mouse(QEvent.Type.MouseButtonPress, LEFT)

    def release(self) -> None:
        self.down = False
        self.mouse(QEvent.Type.MouseButtonRelease, LEFT)

    def right_click(self) -> None:
        self.mouse(QEvent.Type.MouseButtonPress, Qt.MouseButton.RightButton)

    def double_click(self) -> None:
        self.mouse(QEvent.Type.MouseButtonDblClick, LEFT)

    def drag_somewhere_legal(self) -> None:
        """So that games get on."""
        page = self.page
        liftable = [piece for piece in page.scene.pieces.values() if page.table.can_lift(piece)]
        if not liftable or page.curtain.isVisible():
            return
        piece = self.random.choice(liftable)
        places = page.table.legal_places(piece)
        if places:
            start = page.view.mapFromScene(piece.pos())
            end = page.view.mapFromScene(page.scene.places[self.random.choice(places)].centre)
            self.down = True
            self.mouse(QEvent.Type.MouseButtonPress, LEFT, start)
            self.mouse(QEvent.Type.MouseMove, NONE, start + (end - start) / 2)
            self.mouse(QEvent.Type.MouseMove, NONE, end)
            self.down = False
            self.mouse(QEvent.Type.MouseButtonRelease, LEFT, end)

    def key(self) -> None:
        shift = Qt.KeyboardModifier.ShiftModifier if self.random.random() < 0.15 else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(self.page.view, self.random.choice(KEYS), shift)

    def wheel(self) -> None:
        point, viewport = self.point(), self.page.view.viewport()
        event = QWheelEvent(
            QPointF(point),
            QPointF(viewport.mapToGlobal(point)),
            QPoint(),
            QPoint(0, self.random.choice((-240, -120, 30, 120))),
            NONE,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def button(self) -> None:
        buttons = [each for each in self.page.prompt.findChildren(QPushButton) if each.isVisible() and each.isEnabled()]
        if buttons:
            self.random.choice(buttons).click()

    def undo(self) -> None:
        self.random.choice((self.page.undoing.undo, self.page.undoing.undo, self.page.undoing.redo))()

    def resize(self) -> None:
        self.page.resize(self.random.randint(700, 1500), self.random.randint(450, 950))

    def speak(self) -> None:
        self.language.use(self.random.choice(("it", "en", "de")))

    def dress(self) -> None:
        self.page.theme.use(
            self.random.choice(("light", "dark")), self.random.choice((100, 100, 115, 130, 150, 175, 200))
        )

    def look_back(self) -> None:
        self.page.looking_back.toggle()

    def wait(self) -> None:
        QTest.qWait(self.random.choice((0, 1, 5)))


def _play_about(qtbot: Any, game_id: str, gestures: int, seed: int) -> None:
    game = find_game(game_id)
    assert game is not None
    language = Language()
    random = Random(seed)
    done = 0
    while done < gestures:
        undo = random.choice(("own_turn", "free"))
        seats = random.choice(game.seats)
        options = chosen_options(game, seats, random)
        controller = begin(new_game(game_id, seats, options, seed + done), Settings(undo=undo))
        page = open_page(qtbot, controller, animation=random.choice(tuple(SPEEDS)))
        monkey = Monkey(page, language, seed + done)
        try:
            for _ in range(min(gestures - done, 750)):
                monkey.act()
        except BaseException:
            print(f"{game_id}, seed {seed + done}, the last gestures: {', '.join(monkey.trace)}")
            raise
        done += 750
        _close(page)
    language.use("en")


def _close(page: TablePage) -> None:
    page.shut()
    page.close()
    still: list[QObject] = [each for each in page.findChildren(QTimer) if each.isActive()]
    still += [
        each for each in page.findChildren(QAbstractAnimation) if each.state() != QAbstractAnimation.State.Stopped
    ]
    assert still == []


@sized("gestures", [50], [3000])
@sized("game_id", GAME_IDS[1::2], GAME_IDS)
def test_a_monkey_does_no_harm(qtbot: Any, game_id: str, gestures: int) -> None:
    _play_about(qtbot, game_id, gestures, 1)


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_patient_monkey_does_no_harm(qtbot: Any, game_id: str) -> None:
    _play_about(qtbot, game_id, 50_000, 2)
