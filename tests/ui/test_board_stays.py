"""The board stays as large as it is while somebody plays: whatever buttons come below it, whatever is told above, and
whatever language the next person reads."""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.lessons import find_lesson, find_tips
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.i18n import Sentence
from elios_desktop.ui.shell.window import MainWindow
from tests.facts import facts_of
from tests.sizes import each_once, sized
from tests.ui.drive import carry, lift_curtain, settle
from tests.ui.real_games import begin, make_moves

SIZES = [(1024, 700), (1280, 800), (760, 520), (1920, 1080)]
MOVES = 14


def _open(start: Any, size: tuple[int, int], language: str) -> MainWindow:
    program: Program = start()
    program.services.preferences.change(language=language, tips="never", curtain="secrets")
    program.window.resize(*size)
    return program.window


@sized(("game", "size"), each_once(GAME_IDS, SIZES)[:1], [(game, size) for game in GAME_IDS for size in SIZES])
@sized("language", ["de"], list(LANGUAGES))
def test_the_board_is_as_large_as_before_whatever_buttons_are_offered(
    start: Any, game: str, size: tuple[int, int], language: str
) -> None:
    page = begin(_open(start, size, language), game)
    rooms: dict[str, set[tuple[int, int]]] = defaultdict(set)
    offered: set[tuple[str, ...]] = set()
    missing: set[str] = set()

    def look() -> None:
        settle(page)
        state = page.controller.session.state
        rooms[state.phase].add(page.view.size().toTuple())
        labels = [action.label() for _, action in page.prompt.buttons.made]
        offered.add(tuple(labels))
        missing.update(set(labels) - {label() for row in page.table.rows() for label in row})

    look()
    for _ in range(MOVES):
        lift_curtain(page)
        look()
        _half_a_turn(page, look)
        make_moves(page, 1)
        if page.controller.session.state.result is not None:
            break
        look()
    assert {phase: len(sizes) for phase, sizes in rooms.items()} == dict.fromkeys(rooms, 1)
    assert (len(offered) > 1) == facts_of(game).has_buttons, f"has_buttons in tests/games/{game}/facts.py"
    assert missing == set()


@sized(("game", "size"), each_once(GAME_IDS, SIZES)[3:], [(game, size) for game in GAME_IDS for size in SIZES])
@sized("text_percent", [100], [125, 200])
def test_the_board_is_as_large_as_before_in_another_language(
    start: Any, game: str, size: tuple[int, int], text_percent: int
) -> None:
    window = _open(start, size, "en")
    window.services.preferences.change(text_percent=text_percent)
    page = begin(window, game)
    for _ in range(3):
        lift_curtain(page)
        rooms = set()
        for language in LANGUAGES:
            window.services.language.use(language)
            settle(page)
            rooms.add(page.view.size().toTuple())
        assert len(rooms) == 1
        make_moves(page, 5)


def _half_a_turn(page: Any, look: Any) -> None:
    """Something is taken and put down, for which there may be buttons; and it is taken back."""
    ply = page.controller.session.ply
    piece = next((each for each in page.scene.pieces.values() if page.table.can_lift(each)), None)
    if piece is None:
        return
    page.hand.focus_on(piece.key)
    for place in page.table.legal_places(piece)[:1]:
        carry(page, piece.key, place)
        look()
    while page.table.has_step and page.controller.session.ply == ply:
        page.table.undo_step()


@sized(
    ("size", "language"),
    [((1024, 700), "de"), ((1280, 800), "it")],
    [*product([(1024, 700), (1280, 800)], LANGUAGES)],
)
def test_no_tip_moves_the_board(start: Any, language: str, size: tuple[int, int]) -> None:
    window = _open(start, size, language)
    page = begin(window)
    before = page.view.mapTo(window, page.view.rect().topLeft()), page.view.size()
    for game in GAME_IDS:
        for tip in find_tips(game):
            said = Sentence.translate("Learn", "Tip: {tip}").fill(tip=Sentence(find_lesson(game).context, tip.text))
            label = Sentence.translate("Learn", "No more tips")
            window.services.notices.show("tip", said, action_text=label, action=lambda: None)
            QApplication.processEvents()
            bar = window.notice_bar
            assert bar.isVisible()
            assert (page.view.mapTo(window, page.view.rect().topLeft()), page.view.size()) == before, said()
            assert bar.text.height() >= bar.text.heightForWidth(bar.text.width()) or not bar.text.wordWrap()
            assert bar.action.height() >= bar.action.sizeHint().height()
            for name in ("home", "hint", "panel", "more"):
                tool = page.tools[name]
                assert not bar.geometry().contains(tool.mapTo(window, tool.rect().center()))


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_the_board_of_elementos_stays_where_it_is_when_all_are_ready(start: Any, size: tuple[int, int]) -> None:
    page = begin(_open(start, size, "en"), "elementos")
    seen = set()
    for _ in range(4):
        lift_curtain(page)
        settle(page)
        seen.add((page.controller.session.state.phase, page.scene.places["b4"].centre.toTuple()))
        make_moves(page, 1)
    assert {phase for phase, _ in seen} == {"arrange", "play"}
    assert len({place for _, place in seen}) == 1
