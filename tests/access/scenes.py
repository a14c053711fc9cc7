"""Moments of games in which a hand does something, and the sentence that has to be heard then.

They are found on real tables: in the golden games, for each kind of move, each refusal that a hand can meet, and each
kind of end, the first moment where it comes.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import Json, Move, Transition, parsed
from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.session import Session
from elios_desktop.games import entry_of
from elios_desktop.games.holi.rules.cards import with_rivalry
from elios_desktop.plain_board import Action, Gesture, Role, Thing, find_board
from elios_desktop.texts.translate import english, fill
from elios_desktop.texts.words import find_words, refusal_sentence
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.learn.page import LearnPage
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.facts import facts_of
from tests.play import play_on
from tests.ui.drive import begin, carry, lift_curtain, new_game, open_page, press, push, settle, walk_to
from tests.ui.learn_drive import front, gestures, learn, play_out
from tests.ui.waiting import rest

WAY_DOWN = 21
"""The rivalry card by which one may descend."""
PLAYTHROUGHS = Path(__file__).resolve().parent.parent / "playthroughs"


@dataclass(frozen=True)
class Scene:
    """What is done, by the names of things, in which game, and what is heard of it."""

    kind: str
    record: Json
    steps: Sequence[tuple[str, str]]
    """An action, and the name of the thing or button that it is done with; “come” is whoever is next. Nothing
    else where the move is made by itself."""
    heard: str

    @property
    def refused(self) -> bool:
        """Whether the position stays as it is."""
        return "." in self.kind

    def to_json(self, path: Path) -> Json:
        """For the player, with the game in a file."""
        path.write_text(json.dumps(self.record))
        return asdict(self) | {"record": str(path), "refused": self.refused}


def in_files(scenes: Sequence[Scene], folder: Path) -> list[Json]:
    """For the player: what is refused in one position comes together, and what goes on from it last."""
    texts = [json.dumps(scene.record) for scene in scenes]
    order = sorted(range(len(scenes)), key=lambda n: (texts.index(texts[n]), not scenes[n].refused))
    return [scenes[n].to_json(folder / f"{texts.index(texts[n])}.elios") for n in order]


class Finder:
    """Walks through golden games and keeps the first scene of each kind."""

    def __init__(self, qtbot: Any, game: str) -> None:
        self._qtbot = qtbot
        self._game = known_game(game)
        self._board = find_board(game)
        self._words = find_words(game)
        self.scenes: dict[str, Scene] = {}

    def search(self, wanted: Collection[str] = ()) -> list[Scene]:
        """Those that are wanted; all that there are, if none is named."""
        for file in sorted(PLAYTHROUGHS.glob(f"{self._game.id}-*.json")):
            if not wanted or not self.scenes.keys() >= set(wanted):
                self._walk(json.loads(file.read_text())["record"], frozenset(wanted))
        for record in self._rare() if set(wanted) - self.scenes.keys() else ():
            page = self._opened(record)
            for move in record["moves"]:
                self._make(page, move)
            lift_curtain(page)
            self._look(page, record, last=False)
            page.shut()
            page.close()
        return list(self.scenes.values())

    def _rare(self) -> Iterator[Json]:
        rare = facts_of(self._game.id).rare
        if rare is not None:
            seed, plies = rare
            setup = self._game.deal(2, {name: option.default for name, option in self._game.options.items()}, seed)
            if "rivalry" in setup:
                setup = with_rivalry(setup, (WAY_DOWN,))
            session = Session(self._game, [SeatInfo("") for _ in range(2)], {}, setup)
            for _ in play_on(session, Random(seed), plies):
                pass
            yield session.record()

    def _opened(self, record: Json) -> TablePage:
        """A table with the first position, and the record with the names of those who sit there."""
        new = new_game(self._game.id, len(record["seats"]), record["options"], setup=record["setup"])
        page = open_page(self._qtbot, begin(new))
        self._names = page.controller.kept.names
        for seat, name in zip(record["seats"], self._names, strict=True):
            seat["name"] = name
        return page

    def _walk(self, record: Json, wanted: frozenset[str]) -> None:
        page = self._opened(record)
        if page.controller.session.state.pending and "arranging" not in self.scenes:
            self._arrange(page, record | {"moves": []})
        for number, move in enumerate(record["moves"]):
            missing = wanted - self.scenes.keys()
            if wanted and not missing:
                break
            lift_curtain(page)
            last = number == len(record["moves"]) - 1
            if not page.controller.session.state.pending and (
                last or missing != {each for each in missing if "end" in each} or not wanted
            ):
                self._look(page, record | {"moves": record["moves"][:number]}, last)
            self._make(page, move)
        page.shut()
        page.close()

    def _arrange(self, page: TablePage, record: Json) -> None:
        """Something is laid elsewhere, and then all is ready."""
        lift_curtain(page)
        said: list[str] = []
        page.announcer.said.connect(said.append)
        piece, place = next(
            (piece, places[0])
            for key in page.table.walk()
            if (piece := page.scene.pieces.get(key)) is not None
            and page.table.can_lift(piece)
            and (places := page.table.legal_places(piece))
        )
        steps = _steps(page, Gesture(piece.key, place))
        assert steps is not None
        del said[:]
        carry(page, piece.key, place)
        QApplication.processEvents()
        self._keep("arranging", steps, said[-1].partition(". Bruno")[0], record)
        ready = next(action for action in page.table.actions() if action.id == "ready")
        settle(page)
        state, seat = page.controller.session.state, page.controller.turns.now.acting
        assert seat is not None
        push(page, "ready")
        settle(page)
        arranged = page.controller.kept.arrangements[seat][0]
        made = self._game.apply(state, parsed(self._game, state, arranged))
        assert isinstance(made, Transition)
        heard = self._words.move(made, None, self._names, english)
        then = [("button", ready.label()), ("come", ""), ("button", ready.label())]
        self._keep("Arrange", [*steps, *then], heard, record)
        lift_curtain(page)

    def _make(self, page: TablePage, text: str) -> None:
        assert page.controller.submit_text(text) is None
        settle(page)

    def _look(self, page: TablePage, record: Json, last: bool) -> None:
        keep = partial(self._keep, record=record)
        view = page.table.view
        for move in page.controller.legal:
            if type(move).__name__ in self.scenes and not last:
                continue
            kind, heard = self._of_move(page, move)
            if move == page.controller.forced:
                keep(kind, [("come", "")], heard)
            elif kind not in self.scenes:
                gestures = self._board.gestures_of(move, view)
                if len(gestures) == 1 and (steps := _steps(page, gestures[0])) is not None:
                    keep(kind, steps, heard)
        for gesture, move in _wrong(page):
            refusal = page.controller.why(move)
            if refusal is not None and refusal.code not in self.scenes:
                steps = _steps(page, gesture)
                if steps is not None:
                    keep(refusal.code, steps, refusal_sentence(self._game.id, refusal, english))

    def _of_move(self, page: TablePage, move: Move) -> tuple[str, str]:
        """Its kind, or that of the end that it brings; and what is heard of it."""
        state = page.controller.session.state
        made = self._game.apply(state, move)
        assert isinstance(made, Transition)
        result = made.after.result
        if result is None:
            return type(move).__name__, self._words.move(made, None, self._names, english)
        return f"end: {result.reason}", self._words.result(result, made.after, self._names, english)

    def _keep(self, kind: str, steps: Sequence[tuple[str, str]], heard: str, record: Json) -> None:
        self.scenes[kind] = Scene(kind, record, steps, heard)


def _steps(page: TablePage, gesture: Gesture) -> Sequence[tuple[str, str]] | None:
    """The same by names; nothing if another thing has that name, too."""
    if gesture.button:
        action = next((each for each in page.table.actions() if each.id == gesture.button and each.enabled), None)
        return [("button", action.label())] if action is not None else None
    piece = page.view.thing(gesture.piece)
    if piece is None or not _first(page, gesture.piece):
        return None
    steps = [("flip", piece.label)] if gesture.flip else []
    if not gesture.place:
        return steps if Action.FLIP in piece.actions else None
    steps.append(("take", piece.label))
    page.view.setFocus()
    page.hand.focus_on(gesture.piece)
    try:
        if gesture.flip:
            press(page, Qt.Key.Key_F)
        press(page, Qt.Key.Key_Return)
        for _ in range(gesture.turns):
            press(page, Qt.Key.Key_R)
            steps.append(("turn", piece.label))
        place = page.view.thing(gesture.place)
        if not page.hand.holding or place is None or not _means(page, place):
            return None
        steps.append(("Press", place.label))
    finally:
        press(page, Qt.Key.Key_Escape)
        if gesture.flip:
            press(page, Qt.Key.Key_F)
    return steps


def course_in_words(window: MainWindow, game: str) -> Json:
    """A whole course as it is taken by somebody who sees nothing: by names, actions and what has to be heard."""
    page = learn(window, game)
    context, steps = page.script.context, []
    for step in page.script.steps:
        actions: list[tuple[str, str]] = []

        def make(page: LearnPage, text: str, actions: list[tuple[str, str]] = actions) -> None:
            for gesture in gestures(page, text):
                table = front(page)
                table.table = page.lesson.table if page.lesson is not None else None
                settle(table)
                named = _steps(table, gesture)
                assert named is not None, (page.step.title, gesture)
                actions.extend(named)
                _do_by_keys(table, page, gesture)

        if step.played:
            play_out(page, make)
        else:
            make(page, step.show)
        rest()
        settle(front(page))
        steps.append(
            {"title": translate(context, step.title), "actions": actions, "praise": translate(context, step.praise)},
        )
        page.coach.on.click()
        QApplication.processEvents()
    return {
        "begin": fill(translate("Home", "Learn {game} by playing"), game=entry_of(game).name(translate)),
        "next": translate("Learn", "Next"),
        "steps": steps,
        "end": translate(context, page.script.end),
    }


def _do_by_keys(table: Any, page: LearnPage, gesture: Gesture) -> None:
    """Make one gesture as it was put into words."""
    if gesture.button:
        action = page.coach.buttons.of(gesture.button)
        assert action is not None
        action.click()
        QApplication.processEvents()
        settle(table)
        return
    walk_to(table, gesture.piece)
    if gesture.flip:
        press(table, Qt.Key.Key_F)
    if gesture.place:
        press(table, Qt.Key.Key_Return)
        for _ in range(gesture.turns):
            press(table, Qt.Key.Key_R)
        table.hand.focus_on(gesture.place)
        press(table, Qt.Key.Key_Return)
    QApplication.processEvents()
    settle(table)


def _first(page: TablePage, key: str) -> bool:
    thing = page.view.thing(key)
    named = [each.key for each in page.view.things if thing is not None and each.label == thing.label]
    return named[:1] == [key]


def _means(page: TablePage, place: Thing) -> bool:
    """Whether who presses what has the name of a place presses it, or a piece that lies there."""
    found = next((each for each in page.view.things if each.label == place.label), None)
    return found is not None and (found.key == place.key or found.role is Role.PIECE)


def _wrong(page: TablePage) -> Iterator[tuple[Gesture, Move]]:
    """What a hand can try that the rules refuse."""
    table, legal = page.table, page.controller.legal
    for piece in list(page.scene.pieces.values()):
        if table.can_lift(piece):
            for place in list(page.scene.places.values()):
                move = table.move_for(piece, place)
                if move is not None and move not in legal:
                    yield Gesture(piece.key, place.key), move
