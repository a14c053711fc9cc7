"""The end of a game as it looks: the card has room for everybody, follows the theme, and comes back after the recap;
plates show who has won; the table's own keys work wherever the keyboard is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QToolButton, QWidget

from elios_desktop.app import Program
from elios_desktop.course import course_of
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.session import Session
from elios_desktop.games.exagon.table.table import ExagonTable
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.statistics import Series
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.play.end_scores import WonMarks
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.play import play_on
from tests.sizes import sized
from tests.ui.drive import lift_curtain, settle
from tests.ui.real_games import (
    almost_over,
    begin,
    finish,
    keep,
    make_moves,
    play_tournament_game,
    tournament_almost_over,
)
from tests.ui.waiting import until
from tests.waiting import PATIENCE

SEATS = {"elios": 4, "elementos": 2, "exagon": 5, "holi": 4}


def ended(window: MainWindow, paths: Paths, game: str, size: tuple[int, int] = (1280, 800)) -> TablePage:
    """A game of as many people as there can be that has just ended."""
    save_id, last = almost_over(paths, known_game(game), SEATS[game], seed=3)
    window.resize(*size)
    page = finish(window, save_id, last)
    settle(page)
    return page


def rest(page: TablePage) -> None:
    """Until everything is laid out."""
    for _ in range(4):
        QApplication.processEvents()
    settle(page)


def area_of(widget: QWidget, inside: QWidget) -> QRect:
    """Where a widget is on another."""
    return QRect(widget.mapTo(inside, QPoint()), widget.size())


def has_colour(image: QImage, colour: str) -> bool:
    """Whether something is painted in a colour."""
    wanted = QColor(colour)
    near = [
        abs(wanted.red() - seen.red()) + abs(wanted.green() - seen.green()) + abs(wanted.blue() - seen.blue())
        for x in range(image.width())
        for y in range(image.height())
        if (seen := image.pixelColor(x, y)).alpha() > 200
    ]
    return bool(near) and min(near) < 12


@sized("game", ["holi"], GAME_IDS)
def test_everybody_has_room_on_the_card(start: Callable[..., Program], paths: Paths, game: str) -> None:
    """In a window of the usual size nothing has to be scrolled to, and nothing lies over anything else."""
    window = start().window
    page = ended(window, paths, game)
    card, seats = page.end_card, len(page.controller.kept.seats)
    card.show_series(Series((2, *[0] * (seats - 1)), games=3, draws=1))
    (area,) = card.findChildren(QScrollArea)
    (close,) = (each for each in card.findChildren(QToolButton) if each.accessibleName())
    for language in LANGUAGES:
        window.services.preferences.change(language=language)
        rest(page)
        assert not area.verticalScrollBar().isVisible(), language
        words = [each for each in card.findChildren(QLabel) if each.isVisible() and each.text()]
        assert not any(area_of(close, card).intersects(area_of(each, card)) for each in words)
        quiet = [card.findChild(QPushButton, f"end-{name}") for name in ("look", "charts", "home")]
        assert len({each.y() for each in quiet if each is not None and each.isVisible()}) == 1, language


def test_the_card_takes_the_theme_with_it(start: Callable[..., Program], paths: Paths) -> None:
    window = start().window
    window.services.preferences.change(theme="dark")
    page = ended(window, paths, "elementos")
    for theme in ("light", "dark"):
        window.services.preferences.change(theme=theme)
        rest(page)
        palette = window.services.theme.palette
        (close,) = (each for each in page.end_card.findChildren(QToolButton) if each.accessibleName())
        labels = page.end_card.findChildren(QLabel)
        (crown,) = (each for each in labels if each.isVisible() and each.accessibleName() == "Winner")
        assert has_colour(close.icon().pixmap(24, 24).toImage(), palette.text)
        assert has_colour(crown.pixmap().toImage(), palette.accent)


@sized("game", ["exagon"], GAME_IDS)
def test_the_plates_show_who_has_won(start: Callable[..., Program], paths: Paths, game: str) -> None:
    page = ended(start().window, paths, game)
    result = page.controller.session.state.result
    assert result is not None
    accent, scene = page.theme.palette.accent, page.scene
    for seat in range(1, SEATS[game] + 1):
        key = f"plate {seat}"
        item = scene.pieces[key] if key in scene.pieces else scene.decorations()[key]
        plate = item.sceneBoundingRect().toRect()
        crown = QRect(plate.right() - 38, plate.top() + 10, 26, 20)
        assert has_colour(page.view.viewport().grab(crown).toImage(), accent) == (seat in result.winners), seat


def test_at_the_end_of_a_tournament_the_card_says_whose_its_last_game_was(
    start: Callable[..., Program], paths: Paths
) -> None:
    save_id, last = tournament_almost_over(paths)
    page = finish(start().window, save_id, last)
    texts = [each.text() for each in page.end_card.findChildren(QLabel)]
    assert any(text.endswith("the tournament!") for text in texts)
    assert any(text.startswith("The last game went to ") for text in texts)


def test_after_the_recap_the_card_is_where_it_was(start: Callable[..., Program], paths: Paths) -> None:
    window = start().window
    page = ended(window, paths, "elios")
    again = page.end_card.findChild(QPushButton, "end-return")
    assert again is not None
    for _ in range(2):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F5)
        assert page.recap.running
        assert not page.end_card.isVisible()
        QTest.keyClick(page.view, Qt.Key.Key_Space)
        assert not page.recap.running
        assert page.end_card.isVisible()
        assert window.focusWidget() is again
    QTest.keyClick(again, Qt.Key.Key_Escape)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F5)
    assert page.recap.running
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert not page.end_card.isVisible()
    assert window.focusWidget() is page.prompt.buttons.of("result")


def test_a_key_of_the_table_works_wherever_the_keyboard_is(start: Callable[..., Program], paths: Paths) -> None:
    """On the end card, on the button that leads back to it, in the list of moves; but not through a curtain."""
    window = start().window
    page = ended(window, paths, "holi")
    again = page.end_card.findChild(QPushButton, "end-return")
    assert again is not None

    def turns_over(widget: QWidget) -> bool:
        before = page.controller.kept.extra.get("flat")
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_B)
        settle(page)
        return bool(before) != bool(page.controller.kept.extra.get("flat"))

    assert turns_over(again)
    QTest.keyClick(again, Qt.Key.Key_Escape)
    result = page.prompt.buttons.of("result")
    assert result is not None
    assert turns_over(result)
    page.panel.open(True)
    rest(page)
    assert turns_over(page.panel.shown_list)
    assert turns_over(page.view)
    assert turns_over(page.tools["home"])
    QTest.keyClick(page.view, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert turns_over(page.view)


def test_a_key_of_a_button_presses_it_once(start: Callable[..., Program]) -> None:
    """Also one that takes the keyboard away from the table."""
    window = start().window
    page = begin(window, "exagon")
    make_moves(page, 5)
    lift_curtain(page)
    table = page.table
    assert isinstance(table, ExagonTable)
    for paused in (True, False, True):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_P)
        settle(page)
        assert table.clock.paused == paused
    window.show_home()


def test_a_refusal_goes_when_the_next_piece_is_in_the_hand(start: Callable[..., Program]) -> None:
    window = start().window
    page = begin(window, "exagon")
    make_moves(page, 4)
    lift_curtain(page)
    refusal = page.controller.session.why("nonsense")
    assert refusal is not None
    page.table.refuse(refusal)
    assert page.prompt.refused
    tile = next(piece for piece in page.scene.pieces.values() if page.table.can_lift(piece))
    page.hand.press(tile.pos())
    page.hand.move(tile.pos() + QPointF(0, -60))
    assert page.hand.holding
    assert not page.prompt.interrupted
    page.hand.cancel(spring=False)
    window.show_home()


def test_which_game_of_a_tournament_it_is_stands_in_the_title_and_on_home(window: MainWindow) -> None:
    page = play_tournament_game(window)
    assert window.windowTitle().startswith("Exagon, game 1: ")
    QTest.keyClick(page.end_card.first, Qt.Key.Key_Return)
    settle(page)
    assert window.windowTitle().startswith("Exagon, game 2: ")
    lift_curtain(page)
    window.show_home()
    assert window.services.writer.flush(PATIENCE)
    window.refresh_home()
    (card,) = window.home.cards
    assert "Exagon, game 2" in card.accessibleName()
    window.show_new_game("elios")
    page = begin(window, "elios")
    assert window.windowTitle().startswith("Elios: ")
    window.show_home()


@sized(
    ("size", "percent"),
    [((1024, 700), 200)],
    [((1280, 800), 100), ((1920, 1080), 100), ((1024, 700), 200)],
)
def test_the_end_fills_its_card_and_cuts_no_word(
    start: Callable[..., Program], paths: Paths, size: tuple[int, int], percent: int
) -> None:
    """The podium takes the room that nothing else needs, and buttons of two lines show both of them."""
    window = start().window
    window.services.preferences.change(text_percent=percent)
    page = ended(window, paths, "elementos", size)
    rest(page)
    card = page.end_card
    assert card.parentWidget() is not None
    assert not card.geometry().intersects(page.view.geometry()), "the board is in sight"
    rematch = card.findChild(QPushButton, "end-return")
    assert rematch is not None
    assert rematch.height() >= 2 * rematch.fontMetrics().height() + 4
    words: list[QWidget] = [each for each in card.findChildren(QLabel) if each.isVisible() and each.text()]
    words += [each for each in card.findChildren(QPushButton) if each.isVisible() and each.property("ply") is not None]
    lowest = max(area_of(each, card).bottom() for each in words)
    empty = rematch.mapTo(card, QPoint()).y() - lowest
    assert percent > 100 or empty < 0.22 * card.height(), "the podium is as large as it can be"


@sized("code", ["de"], list(LANGUAGES))
def test_nothing_of_the_end_is_scrolled_for(start: Callable[..., Program], paths: Paths, code: str) -> None:
    """With points in all the parts that there are, and three prizes: the last one goes before anything is hidden."""
    game = known_game("holi")
    window = start().window
    window.services.preferences.change(language=code, animation="off")
    window.resize(1280, 800)
    for seed in (1, 2, 3):
        options = {name: option.default for name, option in game.options.items()}
        setup = {**game.deal(2, options, seed), "rivalry": [1, 2]}
        session = Session(game, [SeatInfo("Anna"), SeatInfo("Bruno")], options, setup)
        assert list(play_on(session, Random(seed)))
        record = session.record()
        last = record["moves"].pop()
        page = finish(window, keep(paths, record), last)
        rest(page)
        (area,) = page.end_card.findChildren(QScrollArea)
        assert area.verticalScrollBar().maximum() == 0, (seed, code)


def test_the_winner_is_framed_and_every_number_has_its_bar(start: Callable[..., Program], paths: Paths) -> None:
    page = ended(start().window, paths, "holi")
    page.end_card.scores.finish()
    rest(page)
    scores = page.end_card.scores
    image = scores.grab().toImage()
    assert has_colour(image, page.theme.palette.glow_strong)
    for seat in page.controller.kept.seats:
        assert has_colour(image, SEAT_STYLES[seat.colour].colour)


@pytest.mark.parametrize(
    ("game", "seed", "near"), [("elementos", 11, True), ("elementos", 1, False), ("elios", 17, True)]
)
def test_whoever_would_have_won_a_turn_later_is_told_so(
    start: Callable[..., Program], paths: Paths, game: str, seed: int, near: bool
) -> None:
    """It is proved before it is said."""
    save_id, last = almost_over(paths, known_game(game), 2, seed)
    page = finish(start().window, save_id, last)
    result = page.controller.session.state.result
    assert result is not None
    told = f"One turn later it would have been {page.controller.kept.names[2 - result.winners[0]]}’s."
    shown = [each.text() for each in page.end_card.findChildren(QLabel) if each.isVisible()]
    assert (told in shown) == near
    assert not near or not any(text.startswith("So close") for text in shown)


@pytest.mark.parametrize(
    ("game", "seats", "seed", "said"),
    [
        ("elementos", 2, 1, "Second place: Bruno, with 3 left."),
        ("holi", 4, 3, "Second place: Bruno, 9 points behind."),
    ],
)
def test_there_is_a_true_word_for_who_came_second(
    start: Callable[..., Program], paths: Paths, game: str, seats: int, seed: int, said: str
) -> None:
    save_id, last = almost_over(paths, known_game(game), seats, seed)
    page = finish(start().window, save_id, last)
    page.end_card.scores.finish()
    shown = [each.text() for each in page.end_card.findChildren(QLabel) if each.isVisible()]
    assert said in shown
    told = said.rpartition(", ")[2].removeprefix("with ").split()[0]
    numbers = [each.text() for each in page.end_card.scores.findChildren(QLabel) if each.text().isdecimal()]
    if game == "holi":
        told = str(int(max(numbers, key=int)) - int(told))
    assert told in numbers, "the table has it, too"


@sized("code", ["de"], ["en", "it", "de"])
@sized(("game", "seats"), [("holi", 4)], [("elementos", 2), ("holi", 4)])
def test_the_second_game_of_an_evening_is_told_without_scrolling(
    start: Callable[..., Program], paths: Paths, code: str, game: str, seats: int
) -> None:
    """Who won, by how much, tonight and a moment are in sight where there is little room: what is said elsewhere, too,
    makes way."""
    window = start().window
    window.resize(1024, 700)
    window.services.preferences.change(language=code)
    for seed in (1, 3):
        page = finish(window, *almost_over(paths, known_game(game), seats, seed))
        if seed == 1:
            window.show_home()
    card = page.end_card
    (marks,) = card.findChildren(WonMarks)
    until(lambda: bool(marks.width()), "the series")
    until(lambda: any("Bruno\u00a0" in each.text() for each in card.findChildren(QLabel)), "tonight")
    rest(page)
    assert marks.isVisible() == (game != "holi"), "there the table of points needs the room"
    area = card.findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() == 0
    assert area.horizontalScrollBar().maximum() == 0
    assert any(each.isVisible() and each.property("ply") is not None for each in card.findChildren(QPushButton))


def pictures(card: QWidget) -> int:
    """How many pictures there are."""
    return sum(not each.pixmap().isNull() for each in card.findChildren(QLabel))


def test_a_computer_is_seen_to_be_one_and_how_strong(start: Callable[..., Program], paths: Paths) -> None:
    page = ended(start().window, paths, "exagon")
    card, kept = page.end_card, page.controller.kept
    people = pictures(card)
    kept.seats = (kept.seats[0], replace(kept.seats[1], kind="computer:4"), *kept.seats[2:])
    card.open()
    rest(page)
    assert "practised" in [each.text() for each in card.scores.findChildren(QLabel)]
    assert any("Computer, practised" in each.accessibleName() for each in card.scores.findChildren(QLabel))
    assert pictures(card) == people + 1, "its face"


@sized("code", ["en"], ["en", "it", "de"])
@sized("game", ["holi"], ["elios", "elementos", "holi"])
def test_moments_lead_to_their_moves_and_when_it_was_decided_is_one(
    start: Callable[..., Program], paths: Paths, game: str, code: str
) -> None:
    window = start().window
    window.services.preferences.change(language=code)
    page = ended(window, paths, game)
    window.resize(1920, 1080)
    rest(page)
    card = page.end_card
    moments = [each for each in card.findChildren(QPushButton) if each.isVisible() and each.property("ply") is not None]
    assert 1 <= len(moments) <= 3
    decided = course_of(page.controller.session).turning_point
    assert decided is not None
    assert len(moments) == 3 or moments[-1].property("ply") == decided
    said = [(moment.text().split("\n"), moment.accessibleName()) for moment in moments]
    assert sum(len(lines) == 3 for lines, _ in said) >= len(said) - 1, "a prize says what it is for"
    assert all(lines[2] in name for lines, name in said if len(lines) == 3)
    for moment in moments:
        assert moment.accessibleName()
        QTest.mouseClick(moment, Qt.MouseButton.LeftButton)
        settle(page)
        assert page.controller.shown.ply == moment.property("ply")
        page.looking_back.stop()
        card.open()
        rest(page)
