"""Plays on a real table page by mouse and keyboard, as a person would; shared by all tables' tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.engine.contract import find_game
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from elios_desktop.ui.session.saving import SaveDone
from elios_desktop.ui.session.turns import Cover
from tests.ui.waiting import until

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa")


@dataclass
class Rules:
    """The settings that a controller reads."""

    now: Settings = field(default_factory=Settings)

    def __call__(self) -> Settings:
        return self.now


class DiskInMemory:
    """Takes autosaves at once; `documents` are what would be on the disk."""

    def __init__(self) -> None:
        self.documents: list[SaveDocument] = []

    def __call__(self, document: SaveDocument, done: SaveDone) -> None:
        self.documents.append(document)
        done(None)


def new_game(game: str, seats: int, options: dict[str, Any] | None = None, seed: int = 1, **rest: Any) -> NewGame:
    """A game dealt from a seed."""
    found = find_game(game)
    assert found is not None
    complete = {name: option.default for name, option in found.options.items()} | (options or {})
    setup = rest.pop("setup", None) or found.deal(seats, complete, seed)
    return NewGame(game, tuple(ChosenSeat(NAMES[i], i) for i in range(seats)), options or {}, setup, **rest)


def begin(new: NewGame, settings: Settings | None = None) -> Controller:
    """A controller that saves into memory."""

    def document(**parts: Any) -> SaveDocument:
        return SaveDocument("0" * 32, "2026-01-01T00:00:00+00:00", **parts)

    return Controller.begin(new, document, DiskInMemory(), Rules(settings or Settings()))


def open_page(
    qtbot: Any,
    controller: Controller,
    size: tuple[int, int] = (1280, 800),
    animation: str = "off",
    theme: str = "light",
    requests: Requests | None = None,
) -> TablePage:
    """The page of a game, shown."""
    look = Theme()
    look.load_fonts()
    look.use(theme)
    page = TablePage(look, controller, animation, requests=requests)
    page.resize(*size)

    def shut(_page: TablePage) -> None:
        page.shut()  # and by this the page is held until the end of the test: pytest-qt alone would not

    qtbot.addWidget(page, before_close_func=shut)
    page.show()
    qtbot.waitExposed(page)
    QApplication.processEvents()
    return page


def listen(page: TablePage, what: str) -> list[Any]:
    """What its table says from now on: "tell", "refuse", "note" or "play"."""
    heard: list[Any] = []
    says = getattr(page.voice, what)

    def say(it: Any) -> None:
        heard.append(it)
        says(it)

    setattr(page.voice, what, say)
    return heard


def open_after(qtbot: Any, controller: Controller, moves: Sequence[str]) -> TablePage:
    """The page of a game after these moves, in a small window; whoever's turn it is has come to the table."""
    for move in moves:
        assert controller.submit_text(move) is None
        controller.turns.pass_on()
    page = open_page(qtbot, controller, size=(1024, 700))
    lift_curtain(page)
    settle(page)
    return page


def settle(page: TablePage) -> None:
    """Wait until nothing moves and nothing is being saved."""
    until(lambda: not page.animator.busy and not page.controller.save_queue.busy, "the table at rest")
    QApplication.processEvents()


def lift_curtain(page: TablePage) -> None:
    """The person whose turn it is clicks the button that names them."""
    if page.controller.turns.now.cover is Cover.SECRETS:
        button = page.prompt.buttons.of("come")
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    elif page.controller.turns.now.awaited is not None:
        QTest.mouseClick(page.curtain.findChildren(type(page.curtain.button))[0], Qt.MouseButton.LeftButton)
    settle(page)


def start_motion(page: TablePage, text: str) -> QAbstractAnimation:
    """The move is made; what shows it stands still until it is told how far it is."""
    assert page.controller.submit_text(text) is None
    QApplication.processEvents()
    running = page.animator.running
    assert running is not None, "nothing is shown"
    running.pause()
    return running


def still(page: TablePage) -> QImage:
    """The position by itself: laid out and drawn anew, with nothing that came before."""
    again = Controller.resume(
        page.controller.document(), Controller.load(page.controller.document()), DiskInMemory(), Rules()
    )
    again.turns.come()
    fresh = TablePage(page.theme, again, "off")
    fresh.resize(page.size())
    fresh.show()
    QApplication.processEvents()
    settle(fresh)
    fresh.prompt.back_to_prompt()
    image = picture(fresh)
    fresh.shut()
    fresh.close()
    return image


def moves_of(page: TablePage) -> list[str]:
    """The moves of the game on the table, as text."""
    return list(page.controller.session.record()["moves"])


def at(page: TablePage, key: str) -> QPoint:
    """Where a piece or place is, in the viewport."""
    scene = page.scene
    position = scene.pieces[key].pos() if key in scene.pieces else scene.places[key].centre
    return page.view.mapFromScene(position)


def mouse(page: TablePage, kind: QEvent.Type, point: QPoint, button: Qt.MouseButton, buttons: Qt.MouseButton) -> None:
    viewport = page.view.viewport()
    event = QMouseEvent(
        kind, QPointF(point), QPointF(viewport.mapToGlobal(point)), button, buttons, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(viewport, event)


def drag(page: TablePage, piece: str, to: str | QPoint, release: bool = True, steps: int = 4) -> None:
    """Drag a piece by the mouse onto a place (or a point) and let it go there."""
    start = at(page, piece)
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    mouse(page, QEvent.Type.MouseButtonPress, start, left, left)
    for step in range(1, steps + 1):
        # A table may move its places, or bring them into sight, when a piece is lifted.
        if isinstance(to, QPoint):
            end = to
        else:
            end = at(page, to) if to in page.scene.places or to in page.scene.pieces else start + QPoint(0, -48)
        point = start + (end - start) * step / steps
        mouse(page, QEvent.Type.MouseMove, point, none, left)
    if release:
        let_go(page, end)


def let_go(page: TablePage, to: str | QPoint) -> None:
    """Let go of what is dragged, over a place or at a point."""
    end = at(page, to) if isinstance(to, str) else to
    mouse(page, QEvent.Type.MouseButtonRelease, end, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton)
    settle(page)


def click(page: TablePage, key: str | QPoint) -> None:
    """Click on a piece, a place or a point."""
    point = at(page, key) if isinstance(key, str) else key
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    mouse(page, QEvent.Type.MouseMove, point, none, none)
    mouse(page, QEvent.Type.MouseButtonPress, point, left, left)
    mouse(page, QEvent.Type.MouseButtonRelease, point, left, none)
    settle(page)


def double_click(page: TablePage, key: str) -> None:
    """Double-click on a piece."""
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at(page, key))
    QTest.mouseDClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at(page, key))
    settle(page)


def press(page: TablePage, *keys: Qt.Key) -> None:
    """Press keys, one after the other, while the table has the focus."""
    for key in keys:
        QTest.keyClick(page.view, key)
    settle(page)


def walk_to(page: TablePage, key: str, limit: int = 400) -> None:
    """Tab until the keyboard's ring is on this piece or place."""
    for _ in range(limit):
        if page.hand.focus == key:
            return
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {key!r}")


def carry(page: TablePage, piece: str, place: str) -> None:
    """The same as `drag` by keyboard alone: Tab, Enter, Tab, Enter."""
    walk_to(page, piece)
    press(page, Qt.Key.Key_Return)
    walk_to(page, place)
    press(page, Qt.Key.Key_Return)


def push(page: TablePage, action: str) -> None:
    """Click a button beside the rack."""
    button = page.prompt.buttons.of(action)
    assert button is not None, f"no button {action!r}"
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(page)


def picture(page: TablePage) -> QImage:
    """The table as it looks now, without the keyboard's ring, and with the pointer somewhere else."""
    page.hand.focus_on(None)
    QApplication.sendEvent(page.view, QEvent(QEvent.Type.Leave))
    return page.view.viewport().grab().toImage()


def difference(one: QImage, other: QImage) -> float:
    """The share of pixels that differ visibly between two pictures of the same size."""
    assert one.size() == other.size()
    a, b = (each.convertToFormat(QImage.Format.Format_RGB32) for each in (one, other))
    first, second = bytes(a.constBits()), bytes(b.constBits())
    different = sum(
        max(abs(first[i + c] - second[i + c]) for c in range(3)) > 24
        for i in range(0, len(first), 4 * 7)
        if first[i : i + 3] != second[i : i + 3]
    )
    return different / (len(first) / (4 * 7))


def play_all(page: TablePage, gestures: Sequence[tuple[Callable[[TablePage], None], str]]) -> None:
    """Carry out gestures; after each the engine's newest move is the expected one."""
    for number, (gesture, expected) in enumerate(gestures):
        gesture(page)
        moves = moves_of(page)
        assert moves[-1:] == [expected], f"gesture {number}: {moves[-1:]} instead of {expected!r}"


def laid_out(qtbot: Any, **options: Any) -> TablePage:
    """The page of a game of Elementos in which both have laid their tokens out the usual way."""
    page = open_page(qtbot, begin(new_game("elementos", 2, options)))
    for _ in range(2):
        lift_curtain(page)
        push(page, "ready")
    lift_curtain(page)
    return page


def drop(window: QWidget, *what: Path | QUrl) -> bool:
    """Drop on a window what comes from another program; whether it is taken."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(each)) if isinstance(each, Path) else each for each in what])
    left, none, copy = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    for event in (
        QDragEnterEvent(QPoint(50, 50), copy, mime, left, none),
        QDropEvent(QPointF(50, 50), copy, mime, left, none),
    ):
        event.ignore()
        QApplication.sendEvent(window, event)
    QApplication.processEvents()
    return event.isAccepted()
