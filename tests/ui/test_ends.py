"""What follows a game's end, and what comes between the games of a tournament: taken back, looked at, left, resumed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.engine.record import known_game
from elios_desktop.engine.session import Session
from elios_desktop.storage.paths import Paths
from elios_desktop.texts.words import isolated
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.evening import points_text
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.drive import lift_curtain, moves_of, new_game, settle
from tests.ui.real_games import (
    almost_over,
    finish,
    first_game_almost_over,
    make_moves,
    tournament_almost_over,
    under_way,
    waiting,
)
from tests.ui.waiting import until
from tests.waiting import PATIENCE

LEFT = Qt.MouseButton.LeftButton


def the_table(window: MainWindow) -> TablePage:
    """The table in front."""
    assert window.table is not None
    assert window.page is window.table
    return window.table


def press(page: TablePage, name: str) -> None:
    """Press a button of the end card."""
    button = page.end_card.findChild(QPushButton, f"end-{name}")
    assert button is not None
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def card_texts(page: TablePage) -> list[str]:
    """What the end card says."""
    return [each.text() for each in page.end_card.findChildren(QLabel) if each.text()]


@sized("game", ["holi"], GAME_IDS)
def test_an_end_card_bears_everything(start: Callable[..., Program], paths: Paths, game: str) -> None:
    """Looking back, another language, another size, the curtain and undo, while the end card is open."""
    save_id, last = almost_over(paths, known_game(game))
    window = start().window
    window.services.preferences.change(undo="free", curtain="always")
    page = finish(window, save_id, last)
    controller = page.controller
    over = controller.session.state
    assert (controller.turns.now.viewer, controller.turns.now.awaited, controller.may_act) == (None, None, False)
    english = card_texts(page)
    for language in ("de", "it", "en"):
        window.services.preferences.change(language=language)
        window.resize(900 if language == "de" else 1250, 620 if language == "de" else 820)
        QApplication.processEvents()
        assert page.end_card.isVisible()
        assert page.scaffold.main_column.rect().contains(page.end_card.geometry())
        assert (card_texts(page) == english) == (language == "en")
    controller.turns.hide()
    assert controller.turns.now.awaited is None
    press(page, "look")
    assert (controller.shown.ply, page.end_card.isVisible()) == (0, False)
    window.services.preferences.change(language="de", theme="dark")
    window.resize(1000, 700)
    page.undoing.undo()  # not while looking back
    assert controller.session.state == over
    page.looking_back.toggle()
    assert (controller.shown.ply, controller.session.state) == (None, over)
    page.undoing.undo()
    settle(page)
    assert controller.session.state.result is None
    assert controller.turns.now.awaited == controller.turns.now.acting
    assert not page.end_card.isVisible()
    lift_curtain(page)
    page.undoing.redo()
    settle(page)
    QApplication.processEvents()
    assert controller.session.state == over
    assert page.end_card.isVisible()
    assert controller.turns.now.awaited is None
    window.show_home()
    assert waiting(window) == []
    assert [line.id for line in window.services.history.lines()] == [save_id]


def test_an_end_card_that_was_closed_comes_back(start: Callable[..., Program], paths: Paths) -> None:
    """Who closes it to look at the table isn't left without a way on, with the keyboard neither."""
    save_id, last = almost_over(paths, known_game("elementos"))
    window = start().window
    page = finish(window, save_id, last)
    first = page.end_card.findChild(QPushButton, "end-return")
    assert first is not None
    QTest.keyClick(first, Qt.Key.Key_Escape)
    assert not page.end_card.isVisible()
    button = page.prompt.buttons.of("result")
    assert button is not None
    assert window.focusWidget() is button
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert page.end_card.isVisible()
    assert page.prompt.buttons.of("result") is None
    assert window.focusWidget() is first
    press(page, "look")
    assert window.focusWidget() is page.view, "the arrow keys step through the game"
    assert page.prompt.buttons.of("result") is None
    page.looking_back.toggle()
    assert page.prompt.buttons.of("result") is not None


def test_names_of_every_script_stand_below_each_other(start: Callable[..., Program], paths: Paths) -> None:
    save_id, last = almost_over(paths, known_game("exagon"))
    page = finish(start().window, save_id, last)
    page.controller.kept.seats = tuple(
        replace(seat, name=name) for seat, name in zip(page.controller.kept.seats, ("Zoe", "שלום"), strict=True)
    )
    page.end_card.retranslate()
    names = [each for each in page.end_card.findChildren(QLabel) if each.text() in ("Zoe", isolated("שלום"))]
    assert len(names) == 2
    assert all(each.alignment() & Qt.AlignmentFlag.AlignAbsolute for each in names)


def test_a_click_into_the_bar_of_a_replay_goes_there(start: Callable[..., Program], paths: Paths) -> None:
    save_id, last = almost_over(paths, known_game("elementos"))
    window = start().window
    page = finish(window, save_id, last)
    press(page, "look")
    slider = page.replay.slider
    for share in (0.75, 0.25):
        place = QPoint(round(slider.width() * share), slider.height() // 2)
        QTest.mouseClick(slider, LEFT, pos=place)
        assert page.controller.shown.ply == slider.value()
        assert abs(slider.value() / slider.maximum() - share) < 0.05


@sized(("game", "button"), [("elementos", "again"), ("exagon", "return")], list(product(GAME_IDS, ("again", "return"))))
def test_another_game_with_the_same_people(start: Callable[..., Program], paths: Paths, game: str, button: str) -> None:
    save_id, last = almost_over(paths, known_game(game))
    window = start().window
    page = finish(window, save_id, last)
    old = page.controller
    names, setup = old.kept.names, old.session.setup
    press(page, button)
    page = the_table(window)
    settle(page)
    assert page.controller is not old
    if button == "return":
        assert page.controller.kept.names == [*names[1:], names[0]]
        assert page.controller.session.setup == setup
    else:
        assert page.controller.kept.names == names
    make_moves(page, 4)
    assert page.controller.session.ply >= 2
    assert waiting(window) == [page.controller.id]


def test_a_tournament_is_left_between_its_games_and_goes_on(start: Callable[..., Program], paths: Paths) -> None:
    window = start().window
    window.services.preferences.change(animation="off", undo="free", curtain="always")
    page = finish(window, *first_game_almost_over(window.services.paths, 2))
    tournament = page.controller.tournament
    assert tournament is not None
    totals, record = tournament.totals, tournament.record()
    assert not page.controller.over
    page.undoing.undo()
    settle(page)
    assert tournament.totals == (0, 0)
    lift_curtain(page)
    page.undoing.redo()
    settle(page)
    QApplication.processEvents()
    assert (tournament.record(), page.end_card.isVisible()) == (record, True)
    window.show_home()
    (save_id,) = waiting(window)
    assert window.services.history.lines() == []
    assert window.host.resume(save_id)
    page = the_table(window)
    assert page.end_card.isVisible()
    press(page, "next")
    settle(page)
    tournament = page.controller.tournament
    assert tournament is not None
    assert (len(tournament.games), tournament.totals) == (2, totals)
    assert page.controller.turns.now.awaited == page.controller.turns.now.acting
    lift_curtain(page)
    assert page.controller.steps.undo_reason() == "nothing_done"
    assert not page.end_card.isVisible()
    assert [len(times) for times in page.controller.kept.earlier_ms] == [tournament.games[0].ply]


def test_each_game_of_a_tournament_goes_into_the_history_when_it_is_won(
    start: Callable[..., Program], paths: Paths
) -> None:
    save_id, last = tournament_almost_over(paths)
    window = start().window
    page = finish(window, save_id, last)
    tournament = page.controller.tournament
    assert tournament is not None
    assert tournament.winners
    assert max(tournament.totals) >= 50
    window.show_home()
    assert waiting(window) == []
    lines = window.services.history.lines()
    assert len(lines) == len(tournament.finished) > 2
    for line in lines:
        kept = window.services.history.get(line.id)
        assert kept is not None
        assert len(kept.course["move_ms"]) == kept.plies, "each game keeps the time that its moves took"


@sized("game", ["exagon"], GAME_IDS)
def test_play_on_from_here_leaves_the_old_game_alone(start: Callable[..., Program], paths: Paths, game: str) -> None:
    window = start().window
    window.services.preferences.change(curtain="always")
    page = under_way(window, game, 8)
    old_id, old = page.controller.id, page.controller.session.record()
    page.looking_back.toggle()
    page.replay.open(4)
    window.services.preferences.change(language="it")
    window.resize(1100, 760)
    page.replay.play_on_wanted.emit(4)
    page = the_table(window)
    assert page.controller.id != old_id
    assert moves_of(page) == old["moves"][:4]
    assert page.controller.turns.now.awaited == page.controller.turns.now.acting
    make_moves(page, 2, 7)
    assert set(waiting(window)) == {old_id, page.controller.id}
    assert window.host.resume(old_id)
    session = the_table(window).controller.session
    assert isinstance(session, Session)
    assert session.record() == old


def test_times_stay_with_the_moves_that_took_them(start: Callable[..., Program], paths: Paths, tmp_path: Path) -> None:
    """A file has no times: what is played after opening it isn't counted for its first moves. What goes on from here
    has the times of what was played."""
    window = start().window
    window.services.preferences.change(animation="off", curtain="never")
    window.host.begin(new_game("holi", 3))
    page = the_table(window)
    make_moves(page, 6)
    table = page.controller.kept
    assert len(table.move_ms) == 6
    table.move_ms = [1000, 2000, 3000, 4000, 5000, 6000]
    path = tmp_path / "six.elios"
    window.host.playing.save_to(path, overwrite=True)
    page.looking_back.toggle()
    page.replay.open(4)
    page.replay.play_on_wanted.emit(4)
    assert the_table(window).controller.kept.move_ms == [1000, 2000, 3000, 4000]
    assert window.services.writer.flush(PATIENCE)
    assert window.host.open_file(str(path))
    controller = the_table(window).controller
    assert controller.kept.move_ms == [0] * 6
    controller.kept.turn_ms = 7000
    make_moves(the_table(window), 1)
    assert controller.kept.move_ms[:6] == [0] * 6
    assert controller.kept.move_ms[6] >= 7000


def test_a_file_of_a_finished_game_is_looked_at_and_counted_nowhere(
    start: Callable[..., Program], paths: Paths, tmp_path: Path
) -> None:
    save_id, last = almost_over(paths, known_game("exagon"))
    window = start().window
    window.services.preferences.change(undo="free")
    finish(window, save_id, last)
    path = tmp_path / "done.elios"
    window.host.playing.save_to(path, overwrite=True)
    window.show_home()
    assert waiting(window) == []
    assert window.host.open_file(str(path))
    page = the_table(window)
    assert page.end_card.isVisible()
    QApplication.processEvents()
    assert window.focusWidget() is page.end_card.findChild(QPushButton, "end-return"), "not the table behind the card"
    window.show_settings()
    window.page.home_requested.emit()
    QApplication.processEvents()
    assert window.focusWidget() is page.end_card.findChild(QPushButton, "end-return")
    page.undoing.undo()
    settle(page)
    page.undoing.redo()
    settle(page)
    QApplication.processEvents()
    window.show_home()
    assert waiting(window) == []
    assert [line.id for line in window.services.history.lines()] == [save_id]


def test_names_hold_nothing_that_cannot_be_shown(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    window = start().window
    window.show_new_game("exagon")
    page = window.page
    assert isinstance(page, NewGamePage)
    for row, name in zip(page.seats.rows, ("An\x07na\x00 \u202e", "B\ud83dö\u200dk\u200d"), strict=False):
        row.name.setText(name)
    page.start()
    table = the_table(window)
    assert table.controller.kept.names == ["Anna", "Bö\u200dk"]
    make_moves(table, 2)
    window.show_home()
    (save_id,) = waiting(window)
    assert window.host.resume(save_id)
    assert the_table(window).controller.kept.names == ["Anna", "Bö\u200dk"]


def test_the_seats_stand_by_rank_with_what_their_points_are_made_of(
    start: Callable[..., Program], paths: Paths
) -> None:
    """Beside the board where there is room, else below it; the sum is the result's, the reasons are the ledger's."""
    save_id, last = almost_over(paths, known_game("holi"))
    window = start().window
    page = finish(window, save_id, last)
    card, controller = page.end_card, page.controller
    result = controller.session.state.result
    assert result is not None
    totals = {seat: result.scores[str(seat)]["total"] for seat in range(1, len(controller.kept.seats) + 1)}
    ranked = sorted(totals, key=lambda seat: (seat not in result.winners, -totals[seat]))
    names = [controller.kept.names[seat - 1] for seat in ranked]
    for percent, size, side in (
        (100, (1250, 820), "beside"),
        (200, (900, 700), "beside"),
        (200, (820, 600), "over"),
        (100, (780, 900), "below"),
        (100, (1250, 820), "beside"),
    ):
        window.services.preferences.change(text_percent=percent)
        window.resize(*size)
        settle(page)
        QApplication.processEvents()
        texts = card_texts(page)
        labels = card.findChildren(QLabel)
        columns = sorted((label.mapTo(card, label.rect().topLeft()).x(), label.text()) for label in labels)
        assert [text for _, text in columns if text in names] == names
        assert all(str(total) in texts for total in totals.values())
        assert "Levels" in texts
        told = {label.accessibleName() for label in labels}
        levels = {seat: result.scores[str(seat)]["levels"] for seat in totals}
        assert {f"{controller.kept.names[seat - 1]}: Levels {levels[seat]}" for seat in totals} <= told
        assert any("point" in label.accessibleDescription() for label in labels)
        assert [label.isVisibleTo(card) for label in labels if label.accessibleName() == "Winner"] == [True]
        board, there = page.view.geometry(), card.geometry()
        assert board.intersects(there) == (side == "over"), "the board stays in sight"
        assert (there.left() > board.right()) == (side == "beside")
        assert (there.top() > board.bottom()) == (side == "below")


def test_the_points_are_counted_up_and_a_press_shows_them_all(start: Callable[..., Program], paths: Paths) -> None:
    for game in ("holi", "elios"):
        save_id, last = almost_over(paths, known_game(game))
        window = start().window
        window.services.preferences.change(animation="normal")
        assert window.host.resume(save_id)
        page = the_table(window)
        lift_curtain(page)
        page.controller.submit_text(last)
        celebration = page.ending._celebration
        until(partial(getattr, celebration, "running"), "the celebration")
        assert page.panel.isHidden()
        assert page.end_card.scores.counting == (game == "holi")
        early = card_texts(page)
        QTest.keyClick(page.view, Qt.Key.Key_Shift)
        assert not celebration.running
        assert not page.end_card.scores.counting
        assert (early != card_texts(page)) == (game == "holi")
        window.show_home()


def test_what_it_stands_at_between_these_people(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    window = start().window
    scores = []
    for seed in range(1, 4):
        save_id, last = almost_over(paths, known_game("elementos"), seed=seed)
        page = finish(window, save_id, last)
        told: list[object] = []
        if seed > 1:
            qtbot.waitUntil(lambda page=page: any(" : " in text for text in card_texts(page)))
        told = [text for text in card_texts(page) if " : " in text]
        result = page.controller.session.state.result
        assert result is not None
        scores.append(result.winners)
        assert len(told) == (seed > 1)
        if told:
            wins = [sum(seat in winners for winners in scores) for seat in (1, 2)]
            assert told == [f"Anna {wins[0]} : {wins[1]} Bruno"]
            assert "Games won so far" in card_texts(page)
        window.show_home()


def test_the_buttons_say_what_they_do(start: Callable[..., Program], paths: Paths) -> None:
    save_id, last = almost_over(paths, known_game("elios"))
    page = finish(start().window, save_id, last)
    for name, hint in (("again", "Same seats"), ("return", "Swap seats")):
        button = page.end_card.findChild(QPushButton, f"end-{name}")
        assert button is not None
        assert button.accessibleDescription() == hint
        assert (hint in button.text()) == (name == "return"), "beside what comes next there is no room for both"


def test_a_moment_is_seen_again_by_a_press(start: Callable[..., Program], paths: Paths) -> None:
    """What was remarkable in the game stands on its card, and leads to the move."""
    save_id, last = almost_over(paths, known_game("holi"))
    page = finish(start().window, save_id, last)
    moments = [each for each in page.end_card.findChildren(QPushButton) if each.property("ply") is not None]
    assert moments
    for each in moments:
        title, _, what = each.accessibleName().partition(": ")
        assert title
        assert any(name in what for name in page.controller.kept.names)
    ply = moments[0].property("ply")
    QTest.mouseClick(moments[0], LEFT)
    assert page.controller.shown.ply == ply
    assert not page.end_card.isVisible()


def test_tonight_stands_on_the_card_from_the_second_game_on(
    start: Callable[..., Program], paths: Paths, qtbot: Any
) -> None:
    window = start().window
    won = [0.0, 0.0]
    for seed in (1, 2):
        save_id, last = almost_over(paths, known_game("elementos"), seed=seed)
        page = finish(window, save_id, last)
        result = page.controller.session.state.result
        assert result is not None
        for seat in (1, 2):
            won[seat - 1] += (seat in result.winners) if result.winners else 0.5
        if seed == 1:
            with qtbot.waitSignal(window.host.evening.changed):
                window.host.evening.refresh()
            assert not any(text.startswith("Tonight") for text in card_texts(page))
        else:
            qtbot.waitUntil(lambda page=page: any(text.startswith("Tonight") for text in card_texts(page)))
            (told,) = (text for text in card_texts(page) if text.startswith("Tonight"))
            for name, points in zip(("Anna", "Bruno"), won, strict=True):
                assert f"{name}\u00a0{points_text(points)}" in told.replace("\u2068", "").replace("\u2069", "")
            window.host.evening.end()
            assert not any(text.startswith("Tonight") for text in card_texts(page))
        window.show_home()


@pytest.mark.parametrize("policy", ["last", "own_turn", "free"])
def test_the_move_that_ended_a_game_can_be_taken_back_like_any_other(
    start: Callable[..., Program], paths: Paths, policy: str
) -> None:
    save_id, last = almost_over(paths, known_game("elios"))
    window = start().window
    window.services.preferences.change(undo=policy)
    page = finish(window, save_id, last)
    moves = [transition.move.text for transition in page.controller.session.transitions]
    assert page.controller.steps.undo_reason() is None
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle(page)
    assert page.controller.session.state.result is None
    taken_back = moves[page.controller.session.ply :]
    assert taken_back[0] != "pass"
    assert {*taken_back[1:]} <= {"pass"}, "forced ones are no decisions"
    assert not page.end_card.isVisible()


def test_the_end_is_shared_as_a_picture(start: Callable[..., Program], paths: Paths) -> None:
    """The table beside who won and by how much, straight from the card."""
    window = start().window
    window.resize(1280, 800)
    page = finish(window, *almost_over(paths, known_game("holi")))
    menu = page.end_card.share_menu()
    copy = menu.actions()[1]
    copy.trigger()
    menu.close()
    picture = QApplication.clipboard().image()
    assert page.end_card.sheet.width() > 300
    assert picture.width() > 2 * page.end_card.sheet.width()
    assert page.end_card.share_button.accessibleName()
