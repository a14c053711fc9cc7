"""A storm over the whole window: events by chance, each written down so that the same can be sent again.

They come from the event loop, as people's do, also while a dialog or a menu waits for an answer. What is random is
chosen before an event is written down: a trace is sent again without any chance.
"""

from __future__ import annotations

import json
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import shiboken6
from PySide6.QtCore import QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QPushButton, QWidget

from elios_desktop.engine.record import known_game
from elios_desktop.storage.settings import FIELDS
from elios_desktop.ui.shell.window import MainWindow
from tests.play import chosen_options
from tests.ui.drive import new_game

Event: TypeAlias = list[Any]
"""What is done, and with what; JSON."""

ACTIONS = (
    *("undo",) * 8, *("redo",) * 4, *("recap", "hint", "panel", "card") * 2, *("home", "new", "statistics", "settings"),
    *("text_larger", "text_smaller", "text_normal", "fullscreen", "rulebook", "keyboard", "about", "save", "save_as"),
    *("paste", "versions", "report", "open", "quit"),
)  # fmt: skip
KEYS = (
    *(Qt.Key.Key_Tab,) * 8,
    *(Qt.Key.Key_Return,) * 6,
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 3,
    *(Qt.Key.Key_Escape,) * 4,
    *(Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_Space, Qt.Key.Key_Backtab, Qt.Key.Key_F6, Qt.Key.Key_F5) * 2,
    *(Qt.Key(code) for code in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *(Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_Delete),
    *(Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F10, Qt.Key.Key_Alt, Qt.Key.Key_Menu),
)  # fmt: skip
CHOICES = [name for name, field in FIELDS.items() if field.values]
NONE, SHIFT, CONTROL, ALT = (
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)  # fmt: skip
HELD = (SHIFT, Qt.Key.Key_Shift), (CONTROL, Qt.Key.Key_Control), (ALT, Qt.Key.Key_Alt)
DEEPEST = 6
"""Dialogs and menus that wait at the same time; at the next one is closed."""
LAST = 40
"""So many events before a mistake are printed; the others are in the file."""


class Storm(QObject):
    """Sends events to one window until there have been enough, or one was too much."""

    def __init__(
        self, window: MainWindow, game: str, seed: int, complaints: Callable[[], list[str]], path: Path
    ) -> None:
        """`complaints`: what Qt has said until now. Each event is in the file before it is sent: it may be the last."""
        super().__init__()
        self._window = window
        self._game = known_game(game)
        self.seed = seed
        self._chance = Random(f"{game} {seed}")
        self._complaints = complaints
        self.trace: list[Event] = []
        self._path = path
        self._next: list[Event] = []
        """What has been chosen and not yet sent."""
        self._script: Iterator[Event] | None = None
        self._most = 0
        self._under_way: list[tuple[int, int]] = []
        """What was in front when the events began that have not come back yet."""
        self.caught = ""
        self._loop = QEventLoop(self)

    def run(self, count: int) -> None:
        """Events by chance, so many."""
        self._most = count
        self._go()

    def repeat(self, trace: list[Event]) -> None:
        """These and no others."""
        self._script, self._most = iter(trace), len(trace)
        self._go()

    def _go(self) -> None:
        print(f"A storm over {self._game.id}, seed {self.seed}: {self._path}", flush=True)
        hooks = sys.excepthook, threading.excepthook
        sys.excepthook = self._catch
        threading.excepthook = lambda given: self._catch(given.exc_type, given.exc_value, given.exc_traceback)
        try:
            with self._path.open("w", encoding="utf-8", buffering=1) as self._file:
                self._write({"game": self._game.id, "seed": self.seed})
                for event in self.trace:
                    self._write(event)
                self._later()
                while not self._over or self._under_way:
                    self._loop.exec()  # the end of the last window ends it, too
        finally:
            sys.excepthook, threading.excepthook = hooks

    def _write(self, line: Any) -> None:
        self._file.write(json.dumps(line) + "\n")

    def _catch(self, kind: Any, error: Any, trace: Any) -> None:
        self.caught = self.caught or "".join(traceback.format_exception(kind, error, trace))

    @property
    def _over(self) -> bool:
        return bool(self.caught) or len(self.trace) >= self._most

    def told(self) -> str:
        """What has happened, and how it can be seen again."""
        last = "\n".join(map(json.dumps, self.trace[-LAST:]))
        return (
            f"{self.caught}\n{self._game.id}, seed {self.seed}, after event {len(self.trace)}; the last were\n{last}\n"
            f"Again: ELIOS_STORM_TRACE={self._path} make test TESTS=tests/ui/test_storm.py"
        )

    # -- one event after the other

    def _later(self) -> None:
        QTimer.singleShot(0, self, self._step)

    def _step(self) -> None:
        front = _in_front()
        if self._over:
            _close_what_waits()
            if self._under_way:
                self._later()
            else:
                self._loop.quit()
            return
        self._later()
        if front in self._under_way[-1:]:
            return  # an event lets others happen before it comes back
        if len(self._under_way) >= DEEPEST:
            _close_what_waits()
            return
        event = self._choose()
        if event is None:
            return
        self.trace.append(event)
        self._write(event)
        self._under_way.append(front)
        try:
            getattr(self, f"do_{event[0]}")(*event[1:])
        except Exception:
            self._catch(*sys.exc_info())
        finally:
            self._under_way.pop()
        if not self.caught:
            self.caught = "\n".join(self._complaints())

    def _choose(self) -> Event | None:
        if self._script is not None:
            return next(self._script, None)
        if not self._next:
            choices: tuple[tuple[int, Callable[[], list[Event]]], ...] = (
                (18, self._moves),
                (16, self._clicks),
                (14, self._drags),
                (7, self._presses),
                (7, self._releases),
                (3, self._double_clicks),
                (2, self._right_clicks),
                (4, self._wheels),
                (16, self._keys),
                (8, self._buttons),
                (6, self._actions),
                (2, self._menus),
                (4, self._comes),
                (2, self._resizes),
                (2, self._settings),
                (3, self._waits),
                (1, self._closes),
                (3, self._begins),
            )
            weights = [weight for weight, _ in choices]
            self._next = self._chance.choices([choice for _, choice in choices], weights)[0]()
        return self._next.pop(0) if self._next else None

    # -- what may happen

    def _moves(self) -> list[Event]:
        return [["move", *self._place()]]

    def _clicks(self) -> list[Event]:
        where = self._place()
        return [["move", *where], ["press", *where, 1], ["release", *where, 1]]

    def _presses(self) -> list[Event]:
        return [["press", *self._place(), 1]]

    def _releases(self) -> list[Event]:
        return [["release", *self._place(), 1]]

    def _double_clicks(self) -> list[Event]:
        return [["double", *self._place()]]

    def _right_clicks(self) -> list[Event]:
        where = self._place()
        return [["press", *where, 2], ["release", *where, 2]]

    def _wheels(self) -> list[Event]:
        return [["wheel", *self._place(), self._chance.choice((-240, -120, 30, 120))]]

    def _drags(self) -> list[Event]:
        """A piece to a place where it may go, so that the game gets on."""
        page = self._window.table
        if page is None or self._window.page is not page:
            return self._moves()
        liftable = [piece for piece in page.scene.pieces.values() if page.table.can_lift(piece)]
        piece = self._chance.choice(liftable) if liftable else None
        places = page.table.legal_places(piece) if piece is not None else ()
        if piece is None or not places:
            return self._moves()
        end = page.scene.places[self._chance.choice(list(places))].centre
        a, b = (page.view.viewport().mapTo(self._window, page.view.mapFromScene(at)) for at in (piece.pos(), end))
        name = _name(self._window)
        middle = (a + b) / 2
        return [
            ["move", name, a.x(), a.y()],
            ["press", name, a.x(), a.y(), 1],
            ["move", name, middle.x(), middle.y()],
            ["move", name, b.x(), b.y()],
            ["release", name, b.x(), b.y(), 1],
        ]

    def _keys(self) -> list[Event]:
        modifiers = self._chance.choices((NONE, SHIFT, CONTROL, ALT), (80, 8, 8, 4))[0]
        return [["key", _name(self._top()), int(self._chance.choice(KEYS)), int(modifiers.value)]]

    def _buttons(self) -> list[Event]:
        """A click in the middle of one."""
        top = self._top()
        found = [each for each in top.findChildren(QPushButton) if each.isVisible() and each.isEnabled()]
        if not found:
            return self._keys()
        each = self._chance.choice(found)
        at = each.mapTo(top, each.rect().center())
        where = (_name(top), at.x(), at.y())
        return [["move", *where], ["press", *where, 1], ["release", *where, 1]]

    def _actions(self) -> list[Event]:
        return [["action", self._chance.choice(ACTIONS)]]

    def _menus(self) -> list[Event]:
        """One of the menu bar is opened by its key; what follows may choose from it."""
        bars = self._window.findChildren(QMenuBar)
        return [["menu", self._chance.randrange(len(bars[0].actions()))]] if bars else []

    def _comes(self) -> list[Event]:
        return [["come"]]

    def _resizes(self) -> list[Event]:
        return [["resize", self._chance.randint(760, 1600), self._chance.randint(520, 1000)]]

    def _settings(self) -> list[Event]:
        field = self._chance.choice(CHOICES)
        return [["setting", field, self._chance.choice(FIELDS[field].values)]]

    def _waits(self) -> list[Event]:
        return [["wait"] for _ in range(self._chance.choice((1, 3, 10)))]

    def _closes(self) -> list[Event]:
        others = [each for each in _tops() if each is not self._window]
        return [["close", _name(self._chance.choice(others))]] if others else self._waits()

    def _begins(self) -> list[Event]:
        """A game, if none is on the table; else, seldom, another."""
        if self._window.table is not None and self._chance.random() > 0.05:
            return self._comes()
        seats = self._chance.choice(self._game.seats)
        options = chosen_options(self._game, seats, self._chance)
        computers = [self._chance.random() < 0.15 for _ in range(seats)]
        computers[0] = False
        timed = self._chance.random() < 0.3
        return [["begin", seats, options, self._chance.randrange(1000), computers, timed]]

    # -- where

    def _top(self) -> QWidget:
        waits = _waiting()
        if waits is not None:
            return waits
        others = [each for each in _tops() if each is not self._window]
        return self._chance.choice(others) if others and self._chance.random() < 0.2 else self._window

    def _place(self) -> tuple[str, int, int]:
        """Mostly where something is."""
        top = self._top()
        chance = self._chance.random()
        table = self._window.table
        if isinstance(top, QMenu) and chance < 0.9:
            shapes = [top.actionGeometry(each) for each in top.actions()]
            at = self._chance.choice(shapes).center() if shapes else QPoint(1, 1)
        elif top is self._window and table is not None and self._window.page is table and chance < 0.6:
            scene = table.scene
            things = [each.pos() for each in scene.pieces.values()] + [each.centre for each in scene.places.values()]
            thing = self._chance.choice(things) if things else table.scene.sceneRect().center()
            at = table.view.viewport().mapTo(top, table.view.mapFromScene(thing))
        elif chance < 0.9:
            shown = [each for each in top.findChildren(QWidget) if each.isVisibleTo(top) and not each.isWindow()]
            each = self._chance.choice(shown) if shown else top
            at = each.mapTo(top, each.rect().center())
        else:
            at = QPoint(self._chance.randint(-3, top.width() + 3), self._chance.randint(-3, top.height() + 3))
        return _name(top), at.x(), at.y()

    # -- what is done

    def do_move(self, name: str, x: int, y: int) -> None:
        self._mouse(QTest.mouseMove, name, QPoint(x, y))

    def do_press(self, name: str, x: int, y: int, button: int) -> None:
        self._mouse(QTest.mousePress, name, QPoint(x, y), Qt.MouseButton(button))

    def do_release(self, name: str, x: int, y: int, button: int) -> None:
        self._mouse(QTest.mouseRelease, name, QPoint(x, y), Qt.MouseButton(button))

    def do_double(self, name: str, x: int, y: int) -> None:
        self._mouse(QTest.mouseDClick, name, QPoint(x, y), Qt.MouseButton.LeftButton)

    def _mouse(self, send: Any, name: str, at: QPoint, *button: Qt.MouseButton) -> None:
        top = _find(name)
        if top is not None and top.windowHandle() is not None:
            at = _within(top, at)
            QCursor.setPos(top.mapToGlobal(at))
            send(top.windowHandle(), *button, pos=at)

    def do_wheel(self, name: str, x: int, y: int, turn: int) -> None:
        top = _find(name)
        if top is not None and top.windowHandle() is not None:
            QTest.wheelEvent(top.windowHandle(), _within(top, QPoint(x, y)), QPoint(0, turn))

    def do_key(self, name: str, key: int, modifiers: int) -> None:
        # What it does may take the window away, and QTest asks for it only once: Alt, which it presses by itself first,
        # closes a menu, and is let go last, over a dialog that the key has closed.
        with_it = NONE if isinstance(_find(name), QMenu) else Qt.KeyboardModifier(modifiers)
        held = [each for modifier, each in HELD if modifier & with_it]
        for send, each in ((QTest.keyPress, Qt.Key(key)), *((QTest.keyRelease, each) for each in (Qt.Key(key), *held))):
            top = _find(name) or (self._window if send is QTest.keyRelease else None)
            if top is not None and top.windowHandle() is not None:
                send(top.windowHandle(), each, with_it if send is QTest.keyPress else NONE)

    def do_action(self, name: str) -> None:
        action = self._window.actions_[name]
        if _waiting() is None and action.isEnabled():  # what waits for an answer keeps all else away
            action.trigger()

    def do_menu(self, number: int) -> None:
        bars = self._window.findChildren(QMenuBar)
        if bars and _waiting() is None:
            bars[0].setActiveAction(bars[0].actions()[number])

    def do_come(self) -> None:
        page = self._window.table
        if page is not None and _waiting() is None:
            page.controller.turns.come()

    def do_resize(self, width: int, height: int) -> None:
        self._window.resize(width, height)

    def do_setting(self, field: str, value: Any) -> None:
        self._window.services.preferences.change(**{field: value})

    def do_wait(self) -> None:
        """The event loop has its turn."""

    def do_close(self, name: str) -> None:
        top = _find(name)
        if top is not None:
            top.close()

    def do_begin(self, seats: int, options: dict[str, Any], seed: int, computers: list[bool], timed: bool) -> None:
        if _waiting() is not None:
            return
        timed = timed and self._game.id == "exagon"
        new = new_game(self._game.id, seats, options, seed, timed=timed)
        kinds = zip(new.seats, computers, strict=True)
        self._window.show()
        self._window.host.begin(
            replace(new, seats=tuple(replace(each, kind="computer:1") if one else each for each, one in kinds))
        )


def _tops() -> list[QWidget]:
    """The windows that are seen, in an order of their own."""
    found = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each.windowHandle() is not None]
    return sorted(found, key=lambda each: (type(each).__name__, each.objectName()))


def _name(top: QWidget) -> str:
    kind = type(top).__name__
    same = [each for each in _tops() if type(each).__name__ == kind]
    return f"{kind} {same.index(top) if top in same else 0}"


def _find(name: str) -> QWidget | None:
    kind, number = name.rsplit(" ", 1)
    same = [each for each in _tops() if type(each).__name__ == kind]
    return same[int(number)] if int(number) < len(same) else None


def _within(top: QWidget, at: QPoint) -> QPoint:
    """The pointer can't leave it here. What the window system has made of its size, the widget hears later."""
    size = top.size().boundedTo(top.windowHandle().size())
    return QPoint(min(max(at.x(), 0), size.width() - 1), min(max(at.y(), 0), size.height() - 1))


def _waiting() -> QWidget | None:
    """A menu or a dialog that keeps everything else away."""
    return QApplication.activePopupWidget() or QApplication.activeModalWidget()


def _in_front() -> tuple[int, int]:
    return tuple(  # type: ignore[return-value]
        shiboken6.getCppPointer(each)[0] if each is not None else 0
        for each in (QApplication.activePopupWidget(), QApplication.activeModalWidget())
    )


def _close_what_waits() -> None:
    waits = _waiting()
    if waits is not None:
        waits.close()
    elif QGuiApplication.modalWindow() is not None:
        QGuiApplication.modalWindow().close()
