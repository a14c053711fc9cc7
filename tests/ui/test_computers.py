"""Computers at the table, and hints: asked in a process of their own, through the page as people see it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, QPointF, QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.engine.record import HUMAN
from elios_desktop.games.elios.board.draft import Placing
from elios_desktop.games.elios.rules import Place
from elios_desktop.games.elios.table.table import EliosTable
from elios_desktop.games.exagon.rules import Put
from elios_desktop.games.exagon.table.table import ExagonTable
from elios_desktop.games.holi.rules import Drop, MovePawn
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.kit.widgets import SeatMark
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.computers import Computers
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from elios_desktop.ui.session.thinker import Thinker
from elios_desktop.ui.session.turns import Cover
from elios_desktop.ui.shell.game_files import finished_games
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.games.exagon.drive import GOLDEN_MOVES, GOLDEN_SEED, Seconds, table_of, with_own_time
from tests.sizes import sized
from tests.ui.drive import begin, laid_out, lift_curtain, moves_of, new_game, open_page, press, push, settle
from tests.ui.waiting import rest


def table(qtbot: Any, game_id: str, *kinds: str, friend: str = "off") -> TablePage:
    game = find_game(game_id)
    assert game is not None
    options = {name: option.default for name, option in game.options.items()}
    seats = tuple(ChosenSeat(f"Seat {number}", number, kind=kind) for number, kind in enumerate(kinds))
    new = NewGame(game_id, seats, options, game.deal(len(kinds), options, 3))
    page = open_page(qtbot, begin(new, Settings(friend=friend)))
    page.assistants.computers.pace = "instant"
    return page


def act(page: TablePage) -> None:
    """The person does the first thing that can be done."""
    controller, session = page.controller, page.controller.session
    assert controller.may_act
    seat = controller.turns.now.acting
    assert seat is not None
    if session.state.pending:
        assert controller.arrange(seat, session.game.arrangement(session.state, seat, 1)) is None
    else:
        assert controller.submit(session.game.legal(session.state)[0]) is None
    settle(page)


def persons_turn(page: TablePage) -> bool:
    return page.controller.may_act and not page.animator.busy and not page.controller.save_queue.busy


@sized("game_id", ["elementos"], GAME_IDS)
def test_a_computer_arranges_and_answers(qtbot: Any, game_id: str) -> None:
    page = table(qtbot, game_id, HUMAN, "computer:1")
    controller = page.controller
    for _ in range(6):
        qtbot.waitUntil(lambda: persons_turn(page))
        # With one person at the table nothing is ever covered, and it is always this person who looks.
        assert controller.turns.now.cover is Cover.NOTHING
        assert controller.turns.now.viewer == 1
        act(page)
    qtbot.waitUntil(lambda: persons_turn(page))
    assert {transition.seat for transition in controller.session.transitions} == {1, 2}


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_mark_in_the_line_is_that_of_who_thinks(qtbot: Any, game_id: str) -> None:
    page = table(qtbot, game_id, "computer:1", HUMAN)
    page.assistants.computers.pace = "slow"
    qtbot.waitUntil(lambda: "is thinking" in page.prompt.text.text())
    thinking = page.controller.turns.now.acting
    assert thinking is not None
    marks = [mark for mark in page.prompt.findChildren(SeatMark) if mark.isVisibleTo(page.prompt)]
    assert [mark.colour_index for mark in marks] == [page.controller.kept.seats[thinking - 1].colour]


def test_undo_goes_back_to_the_persons_own_decision(qtbot: Any) -> None:
    page = table(qtbot, "elementos", HUMAN, "computer:1")
    for _ in range(3):
        qtbot.waitUntil(lambda: persons_turn(page))
        act(page)
    qtbot.waitUntil(lambda: persons_turn(page))
    made = page.controller.session.ply
    page.undoing.undo()
    settle(page)
    assert page.controller.session.ply == made - 2
    assert page.controller.turns.now.acting == 1


def test_computers_alone_can_be_watched_paused_and_stepped(qtbot: Any) -> None:
    page = table(qtbot, "elementos", "computer:1", "computer:1")
    qtbot.waitUntil(lambda: page.controller.session.ply >= 4)
    push(page, "wait")
    settle(page)
    stands = page.controller.session.ply
    assert not page.assistants.computers.thinking
    assert not page.assistants.computers.wait.isActive()
    rest()
    assert page.controller.session.ply == stands
    assert page.prompt.text.text().endswith("’s turn.")
    push(page, "step")
    qtbot.waitUntil(lambda: page.controller.session.ply == stands + 1)
    settle(page)
    push(page, "wait")
    qtbot.waitUntil(lambda: page.controller.session.ply > stands + 2)


def test_a_finished_game_knows_who_was_a_computer(qtbot: Any) -> None:
    page = table(qtbot, "elementos", "computer:1", "computer:2")
    qtbot.waitUntil(lambda: page.controller.over)
    [game] = finished_games(page.controller, datetime(2026, 1, 1, tzinfo=UTC))
    assert [seat.kind for seat in game.seats] == ["computer:1", "computer:2"]


def test_a_seat_is_taken_over_and_given_up_in_the_middle(qtbot: Any) -> None:
    page = table(qtbot, "elementos", HUMAN, HUMAN)
    controller = page.controller
    for _ in range(2):
        controller.turns.come()
        act(page)
    mine = controller.turns.now.acting
    assert mine is not None
    controller.give_seat(mine, "computer:2")
    qtbot.waitUntil(lambda: controller.session.ply == 3 and persons_turn(page))
    assert controller.session.record()["seats"][mine - 1]["kind"] == "computer:2"
    controller.give_seat(mine, HUMAN)
    act(page)
    assert controller.turns.now.acting == mine
    assert persons_turn(page)


def test_a_thinker_that_dies_is_started_again_and_then_the_person_decides(qtbot: Any) -> None:
    page = table(qtbot, "elementos", "computer:5", HUMAN)
    controller, thinker = page.controller, page.assistants.computers.thinker

    def kill() -> None:
        qtbot.waitUntil(lambda: thinker.process is not None)
        process = thinker.process
        assert process is not None
        qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.Running)
        process.kill()
        qtbot.waitUntil(lambda: thinker.process is not process)

    qtbot.waitUntil(lambda: page.assistants.computers.thinking)
    kill()
    assert thinker.busy  # asked once more
    kill()
    qtbot.waitUntil(lambda: page.prompt.buttons.of("take-over") is not None)
    assert controller.session.ply == 0
    page.prompt.back_to_prompt()  # after a while; as long as nobody has said what happens, it is still asked
    assert page.prompt.text.text().endswith("Let it try again, or take over the seat.")
    push(page, "take-over")
    settle(page)
    assert controller.turns.now.computers == frozenset()
    controller.turns.come()
    act(page)


FRIEND = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    moves = question["seen"]["moves"]
    assert question["do"] == "hint" or len(moves) % 2 == 0 or not moves[-1].startswith("flip"), "nobody has seen that"
    good = len(moves) % 2 == 0
    if not good and SLOW:
        open(SLOW).close()  # waits for somebody who opens it, too
    best = 0.6 if OTHERS_ARE_BETTER else 0.2
    hint = {"move": "flip b2", "chance": best, "code": "elementos.waits", "args": {}}
    reply = {"hints": [hint]} if question["do"] == "hint" else {"chances": [0.6, 0.4] if good else [0.2, 0.8]}
    print(json.dumps({"id": question["id"], **reply}), flush=True)
"""


def opened(pipe: Path) -> bool:
    """Let who waits at a pipe go on; whether anybody waits there already."""
    try:
        os.close(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
    except OSError:
        return False
    return True


def with_a_friend(qtbot: Any, folder: Path, script: str) -> TablePage:
    """A table whose friend is this script, after the person's first decision."""
    path = folder / "friend.py"
    path.write_text(script, encoding="utf-8")
    page = table(qtbot, "elementos", HUMAN, "computer:1", friend="on")
    page.assistants.friend.thinker = Thinker(page, (sys.executable, str(path)))
    qtbot.waitUntil(lambda: persons_turn(page))
    act(page)
    return page


def test_a_friend_warns_and_the_computer_waits_for_the_answer(qtbot: Any, tmp_path: Path) -> None:
    slow = tmp_path / "slow"
    os.mkfifo(slow)
    page = with_a_friend(qtbot, tmp_path, FRIEND.replace("OTHERS_ARE_BETTER", "True").replace("SLOW", repr(str(slow))))
    qtbot.waitUntil(lambda: persons_turn(page))
    controller, session = page.controller, page.controller.session
    stands, computers = session.ply, page.assistants.computers

    def blunder() -> None:
        # However quick the person and the computer are, the friend is heard first.
        steps = [move for move in session.game.legal(session.state) if not move.text.startswith("flip")]
        assert controller.submit(steps[0]) is None
        settle(page)
        qtbot.waitUntil(lambda: computers._move is not None and not computers.wait.isActive())  # found, but not made
        assert session.ply == stands + 1
        qtbot.waitUntil(lambda: opened(slow))  # the friend is asked meanwhile
        qtbot.waitUntil(lambda: page.prompt.buttons.of("take-back") is not None)
        page.prompt.back_to_prompt()  # after a while
        assert page.prompt.text.text() == "That gives a lot away: take it back?"

    blunder()
    assert not computers.thinking
    assert not computers.wait.isActive()
    rest()
    assert session.ply == stands + 1
    push(page, "take-back")
    settle(page)
    assert session.ply == stands
    assert persons_turn(page)
    blunder()
    push(page, "leave")
    qtbot.waitUntil(lambda: session.ply == stands + 2)
    assert page.prompt.buttons.of("take-back") is None


def test_a_friend_is_quiet_if_nothing_else_was_better(qtbot: Any, tmp_path: Path) -> None:
    """The chances fall, but not less by the best move."""
    page = with_a_friend(qtbot, tmp_path, FRIEND.replace("OTHERS_ARE_BETTER", "False").replace("SLOW", "None"))
    session = page.controller.session
    for _ in range(2):
        qtbot.waitUntil(lambda: persons_turn(page))
        stands = session.ply
        steps = [move for move in session.game.legal(session.state) if not move.text.startswith("flip")]
        assert page.controller.submit(steps[0]) is None
        settle(page)
        qtbot.waitUntil(lambda seen=stands: session.ply == seen + 2)
    assert page.assistants.friend.offered() == []


def test_a_friend_who_fails_holds_nobody_up(qtbot: Any, tmp_path: Path) -> None:
    page = table(qtbot, "elementos", HUMAN, "computer:1", friend="on")
    page.assistants.friend.thinker = Thinker(page, (str(tmp_path / "nobody"),))
    for _ in range(3):
        qtbot.waitUntil(lambda: persons_turn(page))
        act(page)
    qtbot.waitUntil(lambda: persons_turn(page))


def test_a_move_taken_back_before_the_friend_has_judged_is_not_answered(qtbot: Any, tmp_path: Path) -> None:
    page = with_a_friend(qtbot, tmp_path, "input()\ninput()\n")
    qtbot.waitUntil(lambda: persons_turn(page))
    session = page.controller.session
    stands = session.ply
    steps = [move for move in session.game.legal(session.state) if not move.text.startswith("flip")]
    assert page.controller.submit(steps[0]) is None
    settle(page)
    qtbot.waitUntil(lambda: page.assistants.computers._move is not None)  # found, but not made
    assert session.ply == stands + 1
    page.undoing.undo()
    settle(page)
    assert session.ply == stands
    assert persons_turn(page)


def test_a_friend_is_quiet_if_nobody_wants_one(qtbot: Any) -> None:
    page = table(qtbot, "elementos", HUMAN, "computer:1")
    for _ in range(2):
        qtbot.waitUntil(lambda: persons_turn(page))
        act(page)
    assert page.assistants.friend.thinker.process is None


def test_a_game_can_be_played_without_hints(qtbot: Any, window: MainWindow) -> None:
    window.show_new_game("holi")
    page = window.page
    assert isinstance(page, NewGamePage)
    QTest.mouseClick(page.hints, Qt.MouseButton.LeftButton, pos=QPoint(20, page.hints.height() // 2))
    QTest.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    at_table = window.table
    assert at_table is not None
    lift_curtain(at_table)
    QApplication.processEvents()
    assert not at_table.tools["hint"].isEnabled()
    window.actions_["hint"].trigger()
    assert at_table.prompt.text.text() == "This game is played without hints."
    assert at_table.controller.document().table["hints"] is False
    save = at_table.controller.id
    window.show_home()
    assert window.host.resume(save)
    assert window.table is not None
    assert not window.table.controller.kept.hints
    # The next game is offered as this one was; one that is played as usual says nothing of it.
    window.show_new_game("holi")
    page = window.page
    assert isinstance(page, NewGamePage)
    assert not page.chosen().hints
    assert "hints" not in table(qtbot, "holi", HUMAN, HUMAN).controller.document().table


RUBBISH = {
    "rubbish": "print('rubbish', flush=True)",
    "an illegal move": "import json; print(json.dumps({'id': json.loads(line)['id'], 'move': 'a1-a2'}), flush=True)",
    "an error": "import json; print(json.dumps({'id': json.loads(line)['id'], 'error': 'no'}), flush=True)",
    "nothing": "raise SystemExit",
}


@pytest.mark.parametrize("answer", RUBBISH)
def test_what_makes_no_sense_is_no_move(qtbot: Any, tmp_path: Path, answer: str) -> None:
    script = tmp_path / "player.py"
    script.write_text(f"import sys\nfor line in sys.stdin:\n    {RUBBISH[answer]}\n", encoding="utf-8")
    page = table(qtbot, "elementos", HUMAN, HUMAN)
    failed: list[int | None] = []
    thinker = Thinker(page, (sys.executable, str(script)))
    computers = Computers(page.controller, thinker, "instant")
    computers.changed.connect(lambda: failed.append(computers.stuck))
    page.controller.kept.seats = tuple(
        ChosenSeat(seat.name, seat.colour, kind="computer:1") for seat in page.controller.kept.seats
    )
    page.controller.turns.begin()
    computers.follow()
    qtbot.waitUntil(lambda: bool(failed))
    assert failed == [1]
    assert page.controller.session.ply == 0
    computers.close()


@sized("game_id", ["exagon"], GAME_IDS)
def test_a_hint_is_shown_and_the_next_one_after_it(qtbot: Any, game_id: str) -> None:
    page = in_the_middle(qtbot, game_id)
    ways: list[str] = []
    page.assistants.hints.way_shown.connect(ways.append)
    page.assistants.hints.ask()
    qtbot.waitUntil(lambda: bool(page.assistants.hints.offered))
    session = page.controller.session
    assert all(each.startswith(("Pick up: ", "Flip: ")) for each in ways if each)
    assert any(ways) or any(
        gesture.button for gesture in page.table.gestures_left(page.assistants.hints.offered[0]) or ()
    )
    assert all(session.game.why(session.state, move) is None for move in page.assistants.hints.offered)
    assert page.prompt.interrupted
    first = page.assistants.hints.offered[0]
    page.assistants.hints.ask()
    assert page.assistants.hints.offered[0] == first  # not thought out again
    act(page)
    assert page.assistants.hints.offered == []


def test_a_hint_points_from_the_square_where_it_begins_to_where_it_leads(qtbot: Any) -> None:
    """The token is lit, and its ghost is where it leads."""
    page = laid_out(qtbot)
    moves = {move.text: move for move in page.controller.legal}
    gestures = {text: page.table.gestures_left(move) or () for text, move in moves.items()}
    page.table.advise([moves["b3-b4"]], gestures["b3-b4"])
    token, ghost, arrow = page.scene.lights
    squares = [page.scene.places[key].centre for key in ("b3", "b4")]
    assert (token.pos(), ghost.pos()) == tuple(squares)
    assert ghost.opacity() < 1
    assert arrow.pos() == (squares[0] + squares[1]) / 2
    page.table.advise([moves["flip b3"]], gestures["flip b3"])
    assert len(page.scene.lights) == 1
    other = in_the_middle(qtbot, "elios")
    for move in other.controller.legal:
        assert other.table.ways(other.table.gestures_left(move) or ()) == [], "bundles and columns look different"


def hint_of(qtbot: Any, page: TablePage) -> str:
    """The sentence of the hint that comes when somebody asks."""
    page.assistants.hints.ask()
    qtbot.waitUntil(lambda: page.prompt.text.text().startswith("Hint"))
    return page.prompt.text.text()


def in_the_middle(qtbot: Any, game_id: str) -> TablePage:
    """It is a person's second turn against a computer."""
    page = table(qtbot, game_id, HUMAN, "computer:1")
    for _ in range(2):
        qtbot.waitUntil(lambda: persons_turn(page))
        act(page)
    qtbot.waitUntil(lambda: persons_turn(page))
    return page


def test_a_hint_stays_until_something_happens_and_is_there_again_after_looking_back(qtbot: Any) -> None:
    page = in_the_middle(qtbot, "exagon")
    first = hint_of(qtbot, page)
    assert not page.prompt._timer.isActive()  # no time takes it away
    assert page.scene.lit
    page.looking_back.look_at(0)
    settle(page)
    assert not page.scene.lit
    page.assistants.hints.ask()
    assert page.prompt.text.text() == "Hints are for the player whose turn it is, in the latest position."
    page.looking_back.toggle()
    settle(page)
    assert hint_of(qtbot, page) == first  # thought out already, and the others come after it
    assert hint_of(qtbot, page).startswith("Hint 2 of")
    page.controller.submit(page.assistants.hints.offered[0])
    settle(page)
    assert page.assistants.hints.offered == []
    assert not page.scene.lit
    assert "Hint" not in page.prompt.text.text()


def test_while_a_hint_is_thought_out_no_refusal_is_lit(qtbot: Any) -> None:
    """And one that comes after Escape has both its sentence and its light."""
    page = in_the_middle(qtbot, "exagon")
    page.table.light(list(page.scene.pieces)[:1], "bad")
    page.assistants.hints.ask()
    assert not page.scene.lit
    press(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: bool(page.assistants.hints.offered))
    assert page.scene.lit
    assert page.prompt.text.text().startswith("Hint 1 of")


def test_an_answer_that_comes_while_one_looks_back_is_there_afterwards(qtbot: Any) -> None:
    page = in_the_middle(qtbot, "exagon")
    page.assistants.hints.ask()
    page.looking_back.look_at(0)
    qtbot.waitUntil(lambda: bool(page.assistants.hints.offered))
    assert not page.scene.lit
    assert "Hint" not in page.prompt.text.text()
    page.looking_back.toggle()
    settle(page)
    assert hint_of(qtbot, page).startswith("Hint 1 of")


def test_an_answer_that_comes_while_a_move_is_shown_waits_for_its_end(qtbot: Any) -> None:
    page = table(qtbot, "holi", HUMAN, HUMAN)
    for _ in range(2):
        lift_curtain(page)
        act(page)
    lift_curtain(page)
    page.set_animation("slow")
    session = page.controller.session
    assert page.controller.submit(next(m for m in session.game.legal(session.state) if isinstance(m, MovePawn))) is None
    page.assistants.hints._think()  # asked for while the move was on its way to the disk
    page.assistants.hints.thinker.close()
    assert page.animator.busy
    drops = [move for move in session.game.legal(session.state) if isinstance(move, Drop)]
    assert drops
    reason = {"code": "holi.saves_cards", "args": {}}
    hints = page.assistants.hints
    hints._heard(hints._asked, {"hints": [{"move": move.text, **reason} for move in drops]})
    assert not page.scene.lit  # the pawn isn't there yet
    QTest.mouseClick(page.tools["hint"], Qt.MouseButton.LeftButton)  # that ends the motion, and no hint is left out
    assert page.prompt.text.text().startswith("Hint 1 of")
    assert f"Flip card {drops[0].card} and throw it on {drops[0].cell}." in page.prompt.text.text()
    assert page.scene.lit


def test_who_presses_again_while_it_is_thought_out_waits_for_the_first_hint(qtbot: Any) -> None:
    page = in_the_middle(qtbot, "holi")
    tool = page.tools["hint"]
    for _ in range(3):
        QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
        assert page.prompt.text.text() == "One moment: looking for a good move…"
    qtbot.waitUntil(lambda: bool(page.assistants.hints.offered))
    assert page.prompt.text.text().startswith("Hint 1 of 3: ")
    QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
    assert page.prompt.text.text().startswith("Hint 2 of 3: ")


class Slow:
    """Thinks until it is told to answer."""

    busy = True

    def __init__(self, answers: list[Callable[[], None]]) -> None:
        self._answers = answers

    def hint(self, game: str, seen: Any, count: int, heard: Callable[[Any], None]) -> None:
        said = {"move": "end", "code": f"{game}.ends", "args": {}, "then": []}
        self._answers.append(lambda: heard({"hints": [said]}))


@pytest.mark.parametrize("game_id", ["exagon", "holi"])
def test_a_hint_that_comes_too_late_leaves_nothing(qtbot: Any, game_id: str) -> None:
    page = in_the_middle(qtbot, game_id)
    late: list[Callable[[], None]] = []
    page.assistants.hints.thinker = cast(Thinker, Slow(late))
    QTest.mouseClick(page.tools["hint"], Qt.MouseButton.LeftButton)
    act(page)
    [answer] = late
    answer()
    assert page.assistants.hints.offered == []
    assert not page.scene.lit
    assert not page.prompt.text.text().startswith(("Hint", "One moment"))


def test_a_hint_says_the_whole_turn_and_shows_its_pieces(qtbot: Any) -> None:
    page = table(qtbot, "exagon", HUMAN, HUMAN)
    for _ in range(2):
        lift_curtain(page)
        act(page)
    lift_curtain(page)
    assert "Put down the tiles with stars" in hint_of(qtbot, page)
    puts = [move for move in page.assistants.hints.offers[0].turn if isinstance(move, Put)]
    assert isinstance(exagon := page.table, ExagonTable)
    ghosts = [light.pos() for light in page.scene.lights if light.opacity() < 1]
    assert ghosts == [exagon.sight.plane.centre(put.cell) for put in puts if exagon.sight.in_sight(put.cell)]
    assert len(ghosts) > 1
    assert page.scene.lights[0].pos() == page.scene.pieces[f"tile {puts[0].tile}"].home


def test_an_answer_to_a_question_before_an_undo_is_forgotten(qtbot: Any) -> None:
    page = in_the_middle(qtbot, "exagon")
    page.assistants.hints.ask()
    page.undoing.undo()
    settle(page)
    assert not page.prompt.interrupted
    qtbot.waitUntil(lambda: not page.assistants.hints.thinker.busy)
    assert page.assistants.hints.offered == []


@sized("game_id", ["elementos"], ["elementos", "elios"])
def test_a_hint_for_arranging_lies_on_the_table(qtbot: Any, game_id: str) -> None:
    page = table(qtbot, game_id, HUMAN, HUMAN)
    lift_curtain(page)
    before = page.table.draft()
    said = hint_of(qtbot, page)
    assert "Press “Ready” to begin like this; Undo brings your own layout back." in said
    assert page.table.draft() != before
    page.undoing.undo()
    assert page.table.draft() == before or not before
    assert hint_of(qtbot, page) == said
    best = page.assistants.hints.offered[0]
    push(page, "ready")
    settle(page)
    assert page.controller.kept.arrangements[1][0] == best.text


def test_a_hint_goes_on_from_what_is_half_done(qtbot: Any) -> None:
    page = table(qtbot, "elios", HUMAN, HUMAN)
    session, elios = page.controller.session, page.table
    assert isinstance(elios, EliosTable)
    for _ in range(2):
        lift_curtain(page)
        act(page)
    lift_curtain(page)
    ways = [move for move in session.game.legal(session.state) if isinstance(move, Place) and len(move.columns) > 1]
    best = next(move for move in ways if sum(move.group == other.group for other in ways) > 2)
    letter, column = next(
        (letter, column)
        for letter, column in best.column_of.items()
        if sum(move.column_of.get(letter) == column for move in ways if move.group == best.group) > 1
    )
    hint_of(qtbot, page)
    [offer, *_] = page.assistants.hints.offers
    bundle = f"bundle {best.group}"
    elsewhere = next(move for move in session.game.legal(session.state) if getattr(move, "group", "") != best.group)
    page.assistants.hints.offers = [replace(offer, move=elsewhere), replace(offer, move=best)]
    elios._set_half_done(Placing(bundle, best.group, {letter: column}))
    # The hint that was shown leads elsewhere, so it goes; the one that is asked for leads on, and lights what is left.
    assert not page.prompt.interrupted
    assert hint_of(qtbot, page).startswith("Hint 2 of 2")
    left = elios.gestures_left(best)
    assert left
    assert page.table._lit[0] == tuple(gesture.piece for gesture in left)
    ghosts = {(light.pos().x(), light.pos().y()) for light in page.scene.lights if light.opacity() < 1}
    assert len(ghosts) == len(best.columns)
    assert not {bundle, "sun", f"{bundle}: {letter}"} & set(page.table._lit[0])
    elios.give_up()
    assert page.prompt.text.text().startswith("Hint 2 of 2")  # it leads on from here, too
    page.assistants.hints.offers, page.assistants.hints._at = page.assistants.hints.offers[:1], 0
    elios._set_half_done(Placing(bundle, best.group, {letter: column}))
    page.assistants.hints.ask()
    assert page.prompt.text.text().startswith("The best moves start differently")
    assert not page.scene.lit


def test_a_hint_is_brought_into_sight(qtbot: Any) -> None:
    page = table(qtbot, "exagon", HUMAN, HUMAN)
    lift_curtain(page)
    act(page)
    lift_curtain(page)
    exagon = page.table
    assert isinstance(exagon, ExagonTable)
    assert exagon.pan(QPointF(-5000, -5000))
    hint_of(qtbot, page)
    [cell] = [move.cell for move in page.assistants.hints.offers[0].turn if isinstance(move, Put)]
    assert exagon.where.board.contains(exagon.sight.plane.centre(cell))
    assert exagon.sight.plane.centre(cell) in [light.pos() for light in page.scene.lights]
    lit = page.scene.lit
    assert exagon.pan(QPointF(5, 0))
    assert page.scene.lit == lit  # what is lit goes with the plane


def test_a_hint_that_fails_is_said_and_can_be_asked_for_again(qtbot: Any, tmp_path: Path) -> None:
    page = table(qtbot, "holi", HUMAN, HUMAN)
    lift_curtain(page)
    own, page.assistants.hints.thinker = page.assistants.hints.thinker, Thinker(page, (str(tmp_path / "nobody"),))
    page.assistants.hints.ask()
    qtbot.waitUntil(lambda: page.prompt.text.text().startswith("No idea came up"))
    assert page.assistants.hints.offered == []
    page.assistants.hints.thinker = own
    page.assistants.hints.ask()
    qtbot.waitUntil(lambda: bool(page.assistants.hints.offered))


def test_what_a_level_means_is_told_by_its_button(window: MainWindow) -> None:
    window.show_new_game("exagon")
    page = window.page
    assert isinstance(page, NewGamePage)

    def told(seat: int) -> str:
        return page.seats.rows[seat - 1].kind_button.accessibleDescription()

    page.seats.set_kind(2, "computer:1")
    assert told(2) == "Plays along, one thing at a time: for a child’s very first games."
    page.seats.set_kind(2, "computer:7")
    assert told(2) == "Shows no mercy, and thinks for about a second."
    page.seats.let_people_play()
    assert told(2) == ""


def exagon_with_a_computer(qtbot: Any, script: str) -> tuple[TablePage, Seconds]:
    """After the opening: seat 2 is to move, against the hourglass, and a computer that does as the script says."""
    new = new_game("exagon", 5, seed=GOLDEN_SEED)
    seats = [replace(seat, kind="computer:1" if number == 2 else HUMAN) for number, seat in enumerate(new.seats, 1)]
    controller = begin(replace(new, seats=tuple(seats)))
    for move in GOLDEN_MOVES[:2]:
        assert controller.submit_text(move) is None
        controller.turns.pass_on()
    page = open_page(qtbot, controller)
    page.assistants.computers.stop()
    page.assistants.computers.thinker.close()
    page.assistants.computers.thinker = Thinker(page, (sys.executable, "-c", script))
    page.assistants.computers.pace = "instant"
    page.assistants.computers.follow()
    return page, with_own_time(page)


def test_a_computers_sand_runs_out_as_a_persons_does(qtbot: Any) -> None:
    page, time = exagon_with_a_computer(qtbot, "input(); input()")
    assert page.assistants.computers.thinking
    time.now += 61
    table_of(page).clock.look()
    settle(page)
    assert moves_of(page)[-1] == "timeout"
    assert page.controller.turns.now.acting == 3
    assert not page.assistants.computers.thinking
    # Nobody left the table alone: when all have seen it, the next person's sand runs.
    press(page, Qt.Key.Key_Tab)
    time.now += 5
    table_of(page).clock.look()
    assert table_of(page).clock.glass.seconds == 55


def test_sand_stands_still_while_people_say_what_a_computer_that_failed_shall_do(qtbot: Any) -> None:
    page, time = exagon_with_a_computer(qtbot, "raise SystemExit")
    qtbot.waitUntil(lambda: page.prompt.buttons.of("take-over") is not None)
    made = moves_of(page)
    table_of(page).clock.look()
    time.now += 300
    table_of(page).clock.look()
    settle(page)
    assert moves_of(page) == made
    push(page, "take-over")
    settle(page)
    page.controller.turns.come()
    left = table_of(page).clock.glass.seconds
    time.now += 5
    table_of(page).clock.look()
    assert table_of(page).clock.glass.seconds == left - 5


def test_each_further_move_of_a_turn_comes_sooner(qtbot: Any) -> None:
    page, _ = exagon_with_a_computer(qtbot, "input(); input()")
    computers, controller = page.assistants.computers, page.controller
    computers.pace = "slow"
    computers.pause(True)
    waits = [computers.pause_before_move()]
    for move in GOLDEN_MOVES[2:4]:
        assert controller.submit_text(move) is None
        settle(page)
        assert controller.turns.now.acting == 2
        waits.append(computers.pause_before_move())
    assert waits == [2_500, 2_500 / 1.5, 2_500 / 2]
