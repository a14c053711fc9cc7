"""The cards of games that wait: names that can be read, and where home stands when one comes back to it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QScrollBar

from elios_desktop.app import Program
from elios_desktop.engine.contract import find_game
from elios_desktop.storage.saves import Reading
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.dialogs import Question
from elios_desktop.ui.play.stage import Snapshot
from elios_desktop.ui.session.facts import when_text
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from elios_desktop.ui.session.saving import SaveHead
from elios_desktop.ui.shell.continue_card import ContinueCard, name_flow
from elios_desktop.ui.shell.thumbnails import Thumbnails
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.waiting import rest

LEFT = Qt.MouseButton.LeftButton
FIVE = ("Nonna Pina", "", "", "Federica Maria", "")


def put(window: MainWindow, names: tuple[str, ...] = ("Nonna Pina", "Max"), game_id: str = "exagon") -> None:
    """Begin a game; it waits on home once one has gone there."""
    game = find_game(game_id)
    assert game is not None
    seats = tuple(ChosenSeat(name, number) for number, name in enumerate(names))
    options = {name: option.default for name, option in game.options.items()}
    window.host.begin(NewGame(game_id, seats, options, game.deal(len(names), options, 7)))


def home_again(window: MainWindow, qtbot: Any, cards: int) -> QScrollBar:
    """Back home, where so many games wait."""
    window.show_home()
    qtbot.waitUntil(lambda: len(window.home.cards) == cards)
    rest()
    area = window.home.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    return area.verticalScrollBar()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Callable[[ContinueCard], list[str]]:
    """What a card writes."""
    said: list[str] = []
    draw = QPainter.drawText

    def heard(painter: QPainter, *where: Any) -> Any:
        said.append(where[-1])
        return draw(painter, *where)

    def read(card: ContinueCard) -> list[str]:
        said.clear()
        monkeypatch.setattr(QPainter, "drawText", heard)
        card.grab()
        monkeypatch.setattr(QPainter, "drawText", draw)
        return list(said)

    return read


HEAD = SaveHead(
    "0" * 32, "exagon", ("Anna", "Max"), (0, 1), 2, datetime.now(UTC) - timedelta(days=1), "whole", None, None
)
"""Of a game that was left yesterday."""
ENTRIES = (
    replace(HEAD, moves=88),
    replace(HEAD, name="Sonntagabend", moves=88),
    replace(HEAD, open_in=5),
    replace(HEAD, moves=88, played_from=72, origin="Sonntagabend"),
    replace(HEAD, game_number=12, acting=None),
    replace(HEAD, condition="newer", view=None),
    replace(HEAD, condition="damaged", names=(), colours=(), game=""),
)


@sized("width", [1280], [760, 1024, 1280, 1920])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_a_card_says_is_cut(window: MainWindow, written: Any, width: int, language: str) -> None:
    window.services.preferences.change(language=language)
    window.resize(width, 700)
    heads = [replace(each, id=f"{number:032x}") for number, each in enumerate(ENTRIES)]
    window.home.use_thumbnails(lambda head, size, ratio: None)
    window.home.show_heads(heads)
    QApplication.processEvents()
    assert len(window.home.cards) == len(heads)
    assert [text for card in window.home.cards for text in written(card) if text.endswith("…")] == []
    when = when_text(HEAD.saved, datetime.now(UTC)) if HEAD.saved else ""
    assert when in " ".join(written(window.home.cards[0]))


@sized(
    ("width", "percent", "names"),
    [(760, 100, ("Nonna Pina", "Max")), (760, 200, FIVE), (1280, 100, FIVE)],
    list(product((760, 1280), (100, 200), (("Nonna Pina", "Max"), FIVE))),
)
def test_no_name_is_cut_that_a_line_has_room_for(
    window: MainWindow, qtbot: Any, written: Any, width: int, percent: int, names: tuple[str, ...]
) -> None:
    window.resize(width, 800)
    window.services.preferences.change(text_percent=percent)
    put(window, names)
    home_again(window, qtbot, 1)
    (card,) = window.home.cards
    text = written(card)
    shown = [name or f"Player {number}" for number, name in enumerate(names, 1)]
    assert [each for each in text if each in shown] == shown, text
    assert card.geometry().right() < window.home.width()


def test_cards_that_were_there_first_show_their_boards_too(window: MainWindow) -> None:
    """Home may be seen before anything draws boards: no card keeps the picture of its box."""
    window.home.show_heads([HEAD])
    (card,) = window.home.cards
    drawn = QPixmap(20, 20)
    drawn.fill(QColor("#123456"))
    window.home.use_thumbnails(lambda head, size, ratio: drawn)
    assert window.home.cards == (card,)
    assert card.has_picture


def test_cards_share_the_width_of_the_window(window: MainWindow, qtbot: Any) -> None:
    window.resize(760, 520)
    window.services.preferences.change(text_percent=200)
    for _ in range(2):
        put(window)
    home_again(window, qtbot, 2)
    assert all(card.width() > 690 for card in window.home.cards)
    window.services.preferences.change(text_percent=100)
    window.resize(1280, 800)
    home_again(window, qtbot, 2)
    assert window.home.cards[0].width() > 380
    assert len({card.size() for card in window.home.cards}) == 1


def test_names_flow_and_only_the_longest_are_cut() -> None:
    assert [(spot.line, spot.x) for spot in name_flow([40, 50, 30], 100, 10, 3)] == [(0, 0), (0, 50), (1, 0)]
    assert name_flow([300], 100, 10, 3)[0].width == 100
    cut = name_flow([90, 90, 20, 90, 20], 100, 10, 3)
    assert cut[-1].line == 2
    assert [spot.width for spot in cut if spot.width < 60] == [20, 20]
    assert name_flow([], 100, 10, 3) == []


def test_home_shows_its_top_to_whoever_comes_back_from_a_card_further_down(window: MainWindow, qtbot: Any) -> None:
    window.resize(900, 600)
    for _ in range(5):
        put(window)
    bar = home_again(window, qtbot, 5)
    bar.setValue(bar.maximum())
    assert bar.value() > 100
    QTest.mouseClick(window.home.cards[-1], LEFT)
    assert window.table is not None
    bar = home_again(window, qtbot, 5)
    assert bar.value() == 0
    assert window.home.boxes[0].hasFocus()


@pytest.mark.parametrize("how", ["cross", "delete"])
def test_removing_a_game_scrolls_nowhere_and_keeps_the_keyboard_where_it_was(
    window: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    def yes(question: Question) -> int:
        question.answer = 0
        return 1

    monkeypatch.setattr(Question, "exec", yes)
    window.resize(900, 600)
    for _ in range(5):
        put(window)
    bar = home_again(window, qtbot, 5)
    bar.setValue(40)
    first, second = window.home.cards[:2]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    if how == "cross":
        first.remove_button.setFocus()
        QTest.mouseClick(first.remove_button, LEFT)
    else:
        QTest.keyClick(first, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: len(window.home.cards) == 4)
    rest()
    assert bar.value() == 40
    assert window.home.cards[0].head.id == second.head.id
    assert QApplication.focusWidget() is window.home.cards[0]


MANY = 1_000
"""Far more games than have cards at a time."""


def heads(count: int) -> list[SaveHead]:
    return [replace(HEAD, id=f"{number:032x}", moves=number) for number in range(count)]


def all_made(window: MainWindow, qtbot: Any) -> None:
    """Until every card is there that is to be."""
    QApplication.processEvents()
    qtbot.waitUntil(lambda: window.home.complete)


def in_sight(window: MainWindow) -> list[ContinueCard]:
    return [card for card in window.home.cards if not card.visibleRegion().isEmpty()]


def test_only_games_near_what_is_in_sight_have_cards(window: MainWindow, qtbot: Any) -> None:
    window.show()
    home, many = window.home, heads(MANY)
    home.show_heads(many)
    assert home.cards_made <= 12, "at once"
    all_made(window, qtbot)
    assert home.cards_made < 60
    assert [card.head for card in home.cards] == many[: len(home.cards)]
    assert home.heads == tuple(many)
    area = home.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    bar = area.verticalScrollBar()
    for share in (1.0, 0.37, 0.5, 0.0):
        bar.setValue(round(share * bar.maximum()))
        all_made(window, qtbot)
        places = [(card.y(), card.x()) for card in home.cards]
        assert places == sorted(set(places)), "side by side, in this order"
        assert len({card.size() for card in home.cards}) == 1
        seen = [int(card.head.id, 16) for card in in_sight(window)]
        assert seen == [*range(seen[0], seen[-1] + 1)], "none is missing between them"
        assert len(home.cards) < 120
        if share == 1.0:
            assert seen[-1] == MANY - 1


def test_the_keyboard_walks_all_cards(window: MainWindow, qtbot: Any) -> None:
    window.show()
    window.home.show_heads(heads(60))
    all_made(window, qtbot)
    window.home.cards[0].setFocus()
    walked = []
    while isinstance(card := QApplication.focusWidget(), ContinueCard):
        walked.append(int(card.head.id, 16))
        assert not card.visibleRegion().isEmpty()
        for _ in range(3):  # its two buttons, and the next card
            QTest.keyClick(QApplication.focusWidget() or card, Qt.Key.Key_Tab)
        all_made(window, qtbot)
    assert walked == [*range(60)]


def test_what_home_costs_does_not_grow_with_the_games_that_wait(window: MainWindow, qtbot: Any) -> None:
    made = {}
    for count in (60, MANY):
        window.home.show_heads([])
        before = window.home.cards_made
        window.home.show_heads(heads(count))
        all_made(window, qtbot)
        made[count] = window.home.cards_made - before
        window.home.show_heads(heads(count))
        window.home.show_heads([replace(HEAD, id=f"{MANY:032x}"), *heads(count)])
        all_made(window, qtbot)
        assert window.home.cards_made - before <= made[count] + 3, "cards of games that are as they were stay"
    assert made[60] == made[MANY]


def test_a_game_that_is_as_it_was_keeps_its_card(window: MainWindow, qtbot: Any) -> None:
    home, many = window.home, heads(12)
    home.show_heads(many)
    all_made(window, qtbot)
    before = {card.head.id: card for card in home.cards}
    played_on = [replace(many[7], moves=99), *many[:5], *many[6:7], *many[8:]]
    home.show_heads(played_on)
    assert [card.head for card in home.cards] == played_on
    assert [card is before[card.head.id] for card in home.cards] == [False, *(True,) * 10]
    QApplication.processEvents()
    places = [(card.y(), card.x()) for card in home.cards]
    assert places == sorted(set(places))


def test_what_is_searched_is_found_among_all(window: MainWindow, qtbot: Any) -> None:
    home, many = window.home, heads(MANY)
    many[-1] = replace(many[-1], name="Needle")
    home.show_heads(many)
    assert home.search is not None
    home.search.setText("needle")
    qtbot.waitUntil(lambda: [card.head.name for card in home.cards if card.isVisible()] == ["Needle"])
    home.search.clear()
    assert all(card.isVisible() for card in home.cards)


def test_of_games_that_no_longer_wait_no_picture_is_kept(window: MainWindow, program: Program, qtbot: Any) -> None:
    thumbnails = program.findChild(Thumbnails)
    assert thumbnails is not None
    for _ in range(3):
        put(window, game_id="elementos")
        home_again(window, qtbot, 1)
        qtbot.waitUntil(lambda: window.home.cards[0].has_picture)
        assert thumbnails.kept == {window.home.cards[0].head.id}
        window.host.playing.remove(window.home.cards[0].head.id)
        qtbot.waitUntil(lambda: window.home.cards == ())
        assert thumbnails.kept == set()


def test_a_picture_is_kept_for_the_next_start_and_goes_with_its_game(
    window: MainWindow, program: Program, qtbot: Any
) -> None:
    put(window, game_id="elementos")
    home_again(window, qtbot, 1)
    qtbot.waitUntil(lambda: window.home.cards[0].has_picture)
    head, size = window.home.cards[0].head, QSize(240, 150)
    thumbnails = Thumbnails(program.services, window)
    assert thumbnails(head, size, 1.0) is None
    qtbot.waitUntil(lambda: thumbnails(head, size, 1.0) is not None)
    drawn, kept = thumbnails(head, size, 1.0), Thumbnails(program.services, window)(head, size, 1.0)
    assert drawn is not None
    assert kept is not None
    assert kept.toImage() == drawn.toImage().convertToFormat(kept.toImage().format())
    (file,) = (program.services.paths.cache / "tables").iterdir()
    if sys.platform != "win32":
        assert file.stat().st_mode & 0o077 == 0, "names are on it"
    window.host.playing.remove(head.id)
    qtbot.waitUntil(lambda: not file.exists())


def test_a_picture_is_drawn_in_parts_and_only_its_card_painted(
    window: MainWindow, program: Program, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show()
    painted, seen = Counter[str](), Counter[str]()
    paint, set_up = ContinueCard.paintEvent, Snapshot.set_up

    def one_card(card: ContinueCard, event: Any) -> None:
        painted[card.head.id] += 1
        paint(card, event)

    def one_table(snapshot: Snapshot, size: Any) -> bool:
        done = set_up(snapshot, size)
        seen["laid out"] += done
        return done

    def all_drawn() -> bool:
        seen["looks"] += 1
        return all(card.has_picture for card in window.home.cards)

    monkeypatch.setattr(ContinueCard, "paintEvent", one_card)
    monkeypatch.setattr(Snapshot, "set_up", one_table)
    for _ in range(3):
        put(window, game_id="elementos")
    home_again(window, qtbot, 3)
    qtbot.waitUntil(all_drawn)
    window.services.preferences.change(theme="dark")
    painted.clear()
    seen.clear()
    QApplication.processEvents()
    while not all_drawn():
        QApplication.processEvents()
    assert seen["laid out"] == 3
    assert seen["looks"] >= 3 * 3, "each in several parts, between which the window is served"
    assert max(painted.values()) <= 4, "and not all cards for each"


def test_the_start_lasts_until_all_games_that_wait_are_read(
    start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is there at its end isn't looked through for garbage again, however many they are."""
    window = start().window
    put(window, game_id="elementos")
    window.show_home()
    seen, go_on = Counter[str](), Reading.go_on

    def reluctantly(reading: Reading, work: int) -> None:
        seen["looks"] += 1
        if seen["looks"] > 2000:
            go_on(reading, work)

    monkeypatch.setattr(Reading, "go_on", reluctantly)
    assert len(start().window.home.heads) == 1


def test_a_single_row_of_cards_takes_the_room_there_is(window: MainWindow, qtbot: Any) -> None:
    """Their boards are seen larger; more rows are as low as before, so that more games are in sight."""
    window.resize(1280, 800)
    window.show()
    heights, pictures = {}, {}
    for count in (1, 12):
        window.home.show_heads(heads(count))
        all_made(window, qtbot)
        rest()
        card = window.home.cards[0]
        heights[count], pictures[count] = card.height(), card._picture_room.width()
        area = window.home.findChild(QScrollArea)
        assert isinstance(area, QScrollArea)
        assert count > 1 or area.verticalScrollBar().maximum() == 0
    assert heights[1] > heights[12] + 20
    assert pictures[1] > pictures[12] + 20
