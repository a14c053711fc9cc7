"""What happens is said: by one voice, in the language in force, never twice in a row and never anything hidden."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.engine.record import known_game
from elios_desktop.plain_board import exposure_of
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.kit.i18n import Language
from elios_desktop.ui.play.ending import return_match
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.saving import SaveDone
from tests.games.exagon.drive import GOLDEN_MOVES, GOLDEN_SEED, open_table, with_own_time
from tests.sizes import each_once, sized
from tests.ui.drive import (
    begin,
    carry,
    double_click,
    lift_curtain,
    new_game,
    open_after,
    open_page,
    press,
    push,
    settle,
    walk_to,
)
from tests.ui.stages import PLAYTHROUGHS


def _heard(page: TablePage) -> list[str]:
    """What is said from now on."""
    said: list[str] = []
    QApplication.processEvents()
    page.announcer.said.connect(said.append)
    return said


def _elementos(qtbot: Any) -> tuple[TablePage, list[str]]:
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    return page, _heard(page)


def test_whose_turn_it_is_what_is_asked_and_each_move(qtbot: Any) -> None:
    page, said = _elementos(qtbot)
    lift_curtain(page)
    push(page, "ready")
    lift_curtain(page)
    push(page, "ready")
    lift_curtain(page)
    carry(page, "token b3", "b4")
    told = " ".join(said)
    in_order = (
        "Lay out your tokens: drag them to swap two, a double click flips one.",
        "Bruno, it’s your turn.",
        "Picked up: b3: Anna’s ",
        " It can go to ",
        "Anna moves ",
        " from b3 to b4.",
        "Bruno, move a token, flip one, or move the wand.",
    )
    places = [told.rindex(each) if each.startswith("Bruno, move") else told.index(each) for each in in_order]
    assert places == sorted(places)
    assert {f"{name} lays out nine tokens." in told for name in ("Anna", "Bruno")} == {True}


def test_a_head_start_is_said_when_the_game_begins(qtbot: Any) -> None:
    usual = new_game("exagon", 2)
    game = known_game("exagon")
    options: dict[str, bool | int | str] = {"head_start": "2:2"}
    page = open_page(qtbot, begin(replace(usual, options=options, setup=game.deal(2, options, 3))))
    page.show_beginning()
    assert page.prompt.text.text().startswith("Bruno has a head start. Up to ")
    assert "60 more seconds of sand each turn." in page.prompt.text.text()
    assert page.controller.session.record()["options"] == options
    assert len(page.controller.session.state.to_json()["hands"][1]) < 20
    swapped = return_match(page.controller)
    assert [seat.name for seat in swapped.seats] == ["Bruno", "Anna"]
    assert swapped.options == {"head_start": "1:2"}, "it goes with its person"
    assert len(swapped.setup["hands"][0]) < 20 == len(swapped.setup["hands"][1])
    again = open_page(qtbot, begin(usual))
    again.show_beginning()
    assert "head start" not in again.prompt.text.text()


def test_what_the_hand_does_is_said(qtbot: Any) -> None:
    page, said = _elementos(qtbot)
    lift_curtain(page)
    walk_to(page, "token a1")
    del said[:]
    press(page, Qt.Key.Key_F)
    press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_Escape)
    flipped, taken, let_go = said
    label = page.scene.pieces["token a1"].label
    assert (flipped, let_go) == (f"{label}.", "Let go.")
    assert taken.startswith(f"Picked up: {label}. ")
    carry(page, "token a1", "c1")
    assert said[-1].startswith("Put down: c1: Anna’s ")


def test_a_tile_turned_is_read_out_anew(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:2])
    said = _heard(page)
    walk_to(page, next(iter(page.scene.pieces)))
    del said[:]
    for _ in range(6):
        press(page, Qt.Key.Key_F)
    assert len(said) == len(set(said)) == 6
    press(page, Qt.Key.Key_Return, Qt.Key.Key_R)
    assert ". Tile with star " in said[-1]
    assert page.scene.places[page.hand.focus or ""].label in said[-1]


def test_a_tile_that_lies_as_before_is_said_to(qtbot: Any) -> None:
    """Where it goes one way only."""
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:2])
    said = _heard(page)
    view = page.table.view
    tile, cell = next(
        (key, cell)
        for key in page.scene.pieces
        for spots in [view.spots(int(key.removeprefix("tile ")))]
        for spot in spots
        if len([each for each in spots if each.cell == spot.cell]) == 1
        for cell in [f"cell {spot.cell.text}"]
    )
    walk_to(page, tile)
    press(page, Qt.Key.Key_Return)
    for _ in page.hand.legal:
        if page.hand.focus != cell:
            press(page, Qt.Key.Key_Tab)
    assert page.hand.focus == cell
    press(page, Qt.Key.Key_R)  # it comes to lie as it goes there, if it doesn't yet
    for _ in range(2):
        del said[:]
        press(page, Qt.Key.Key_R)
        assert said == ["Rotating changes nothing here."]


def test_each_refusal_is_said(qtbot: Any) -> None:
    page, said = _elementos(qtbot)
    for _ in range(2):
        lift_curtain(page)
        push(page, "ready")
    lift_curtain(page)
    for square in ("b3", "b6"):
        carry(page, f"token {square}", "b4" if square == "b3" else "b5")
        lift_curtain(page)
    for square in ("b4", "b5", "b4", "b5"):
        double_click(page, f"token {square}")
        lift_curtain(page)
    del said[:]
    double_click(page, "token b4")
    assert said[-1].endswith(page.prompt.text.accessibleName())
    assert "can’t be flipped now: " in said[-1]


def test_the_sand_is_said_at_half_ten_and_three(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:2])
    time = with_own_time(page)
    said = _heard(page)
    for _ in range(59):
        time.now += 1
        page.table.clock.look()  # type: ignore[attr-defined]
        QApplication.processEvents()
    assert [each for each in said if "second" in each] == [f"{left} second(s) left." for left in (30, 10, 3)]


def test_the_end_is_said(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("elios", 2)))
    controller = page.controller
    said = _heard(page)
    session = controller.session
    for _ in range(200):
        if session.state.result is not None:
            break
        lift_curtain(page)
        seat = controller.turns.now.acting
        if seat in session.state.pending:
            controller.arrange(seat, session.game.arrangement(session.state, seat, 0))
        else:
            controller.submit(session.game.legal(session.state)[0])
        settle(page)
    settle(page)
    assert any(page.end_card.summary in each for each in said)
    assert "win" in page.end_card.summary


def test_it_is_said_in_the_language_in_force(qtbot: Any) -> None:
    page, said = _elementos(qtbot)
    language = Language()
    try:
        lift_curtain(page)
        del said[:]
        language.use("de")
        settle(page)
        assert said == [
            "Leg deine Steine aus: Zieh einen auf einen anderen, um sie zu tauschen; ein Doppelklick dreht einen um."
        ]
    finally:
        language.use("en")
        language.release()
        page.shut()


def test_the_same_is_not_said_twice_in_a_row_and_what_belongs_together_is_said_as_one(qtbot: Any) -> None:
    page, _ = _elementos(qtbot)
    announcer = Announcer(page)
    said: list[str] = []
    announcer.said.connect(said.append)
    announcer.say("One.")
    announcer.say("Two.")
    announcer.say("One.")
    QApplication.processEvents()
    announcer.say("One.")
    announcer.say("Two.")
    QApplication.processEvents()
    announcer.say("One.")
    announcer.say("Two.")
    announcer.ask("Four.")
    QApplication.processEvents()
    announcer.say("Three.")
    announcer.hush()
    QApplication.processEvents()
    assert said == ["One. Two.", "Four."]


def test_moves_that_were_heard_are_not_told_again_to_who_comes(qtbot: Any) -> None:
    record = json.loads((PLAYTHROUGHS / "exagon-3.json").read_text())["record"]
    page = open_page(qtbot, begin(new_game("exagon", 3, setup=record["setup"])))
    page.hand_over.tells = True
    said = _heard(page)
    for move in record["moves"][:14]:  # among them turns of several moves
        lift_curtain(page)
        assert page.controller.submit_text(move) is None
        settle(page)
        QApplication.processEvents()
    model = page.panel.moves_view.model()
    moves = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert [" ".join(said).count(each) for each in moves] == [1] * 14


def test_a_single_game_ends_without_the_points_of_a_tournament(qtbot: Any) -> None:
    record = json.loads((PLAYTHROUGHS / "exagon-2.json").read_text())["record"]
    page = open_page(qtbot, begin(new_game("exagon", 2, setup=record["setup"])))
    said = _heard(page)
    for move in record["moves"]:
        lift_curtain(page)
        assert page.controller.submit_text(move) is None
        settle(page)
    assert any(page.end_card.summary in each for each in said)
    assert not [each for each in said if "point" in each.lower()]


def test_what_the_rack_is_sorted_by_is_said(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, GOLDEN_MOVES[:2])
    said = _heard(page)
    press(page, Qt.Key.Key_S)
    assert "The rack is sorted by star points." in said[-1]


class _BusyDisk:
    """Takes everything, and is done with nothing."""

    def __call__(self, document: SaveDocument, done: SaveDone) -> None:
        self.last = document


def test_what_is_put_down_is_said_while_the_disk_is_busy(qtbot: Any) -> None:
    page, said = _elementos(qtbot)
    lift_curtain(page)
    page.controller.save_queue.disk = _BusyDisk()
    walk_to(page, "token a1")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(page.view, key)
        QApplication.processEvents()
    assert page.controller.save_queue.busy
    assert said[-1].startswith("Put down: ")


def test_a_key_that_leads_nowhere_says_so(qtbot: Any) -> None:
    page, said = _elementos(qtbot)
    for _ in range(2):
        lift_curtain(page)
        push(page, "ready")
    lift_curtain(page)
    walk_to(page, "token a1")
    press(page, *[Qt.Key.Key_Left] * 9)
    assert said[-1].endswith("There’s nothing more that way.")


def _ask(page: TablePage) -> str:
    page.assistants.questions.ask()
    QApplication.processEvents()
    return page.prompt.text.text() if page.prompt.stays else ""


def test_the_table_answers_what_one_asks_it(qtbot: Any) -> None:
    """About what is under the ring or in the hand: what can come, where it can go, what could take it; then what has
    happened, and who is ahead. It is shown, said and lit."""
    page, said = _elementos(qtbot)
    for _ in range(2):
        lift_curtain(page)
        push(page, "ready")
    lift_curtain(page)
    carry(page, "token b3", "b4")
    lift_curtain(page)
    carry(page, "token a6", "a5")
    lift_curtain(page)
    page.hand.focus_on("token b4")
    told = _ask(page)
    QApplication.processEvents()
    assert told in said[-1]
    assert "Where it can go: " in told
    assert "b5, empty" in told
    takers = exposure_of("elementos", page.table.view, "token b4")
    assert takers is not None
    named = [page.table.board.thing(each) for each in takers.by]
    for thing in named:
        assert thing is not None
        assert thing.label in told
    assert ("In danger from" in told) == bool(takers.by)
    lit = set(page.table.board.goals["token b4"]) | {"token b4", *takers.by}
    assert page.scene.lit
    assert lit
    again = _ask(page)
    assert again.startswith("What happened: Bruno moves")
    ahead = _ask(page)
    assert "Nobody is ahead." in ahead
    assert "Tokens: Anna 9, Bruno 9" in ahead
    assert _ask(page) == told, "round and round"
    page.hand.focus_on("token b2")
    assert "It’s protected: nothing can take it." in _ask(page), "it is home"
    page.hand.focus_on("c4")
    place = _ask(page)
    assert "What can go here: " in place
    assert "c3: Anna’s" in place


@sized(("game", "language"), each_once(GAME_IDS, LANGUAGES), [*product(GAME_IDS, LANGUAGES)])
def test_every_table_answers_in_every_language(qtbot: Any, game: str, language: str) -> None:
    """About everything on it, with nothing left to fill in, and nothing that the one who asks may not see."""
    page = open_page(qtbot, begin(new_game(game, 2)))
    lift_curtain(page)
    application_language = Language(QApplication.instance())
    application_language.use(language)
    try:
        page.view.retranslate()
        for thing in page.table.board.things:
            page.hand.focus_on(thing.key)
            told = _ask(page)
            assert told
            assert "{" not in told
            assert thing.label.removesuffix(".") in told
            assert told == page.prompt.text.text()
        page.hand.focus_on(None)
        assert _ask(page)
    finally:
        application_language.use("en")


def test_a_covered_table_answers_nothing(qtbot: Any) -> None:
    page, said = _elementos(qtbot)
    lift_curtain(page)
    push(page, "ready")
    lift_curtain(page)
    page.controller.turns.hide()
    QApplication.processEvents()
    assert page.controller.turns.now.table_hidden
    assert page.curtain.isVisible()
    before = page.prompt.text.text()
    del said[:]
    page.assistants.questions.ask()
    QApplication.processEvents()
    assert page.prompt.text.text() == before
    assert said == []


def test_that_a_card_fits_nowhere_is_said_once(qtbot: Any) -> None:
    """By the table, which says what to do instead: neither by the card's name nor by the number of its places."""
    for seed in range(20):
        page = open_after(qtbot, begin(new_game("holi", 2, seed=seed)), ("corner a1", "corner f6"))
        stuck = [key for key, piece in page.scene.pieces.items() if "doesn’t fit" in piece.label]
        if stuck:
            break
    said = _heard(page)
    page.view.act(stuck[0], "take")
    QApplication.processEvents()
    assert page.hand.holding
    [told] = said
    assert "Picked up: Card " in told
    assert told.count(" fit") == 1
    assert "It can’t go anywhere now." not in told
    del said[:]
    press(page, Qt.Key.Key_Escape)
    assert said == ["Let go."]


def test_what_was_refused_was_not_put_down(qtbot: Any) -> None:
    page = open_page(qtbot, begin(new_game("holi", 2)))
    lift_curtain(page)
    said = _heard(page)
    pawn = f"pawn {page.controller.turns.now.acting}"
    page.view.act(pawn, "take")
    QApplication.processEvents()
    wrong = next(key for key, place in page.scene.places.items() if "level 2" in place.label)
    page.view.act(wrong, "press")
    QApplication.processEvents()
    assert "Pawns begin on a corner of the lower level." in said[-1]
    assert "Put down" not in said[-1]
