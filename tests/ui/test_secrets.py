"""What is hidden stays hidden: at every hand-over of whole games, and whoever sits at the machine.

A game is played twice through the real window with the same public moves, the second time with other cards, undersides
and decks where somebody must not see them. All that the window says or shows that person has to be the same.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.engine.contract import AnyGame, AnyState, Json, Refusal, Transition, parsed
from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.session import Session
from elios_desktop.games.elementos.board import TokenPiece
from elios_desktop.games.elementos.rules import HIDDEN
from elios_desktop.games.elementos.table.table import ElementosTable
from elios_desktop.games.holi.board.gestures import HandCard
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.settings import Settings
from elios_desktop.texts.translate import english
from elios_desktop.ui.export.exporter import told_game
from elios_desktop.ui.export.filming import Film
from elios_desktop.ui.export.page import content_of, open_record
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.hand_over import HandOver
from elios_desktop.ui.play.stage import Snapshot
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.puzzles.trial import TrialGame
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import NewGame
from elios_desktop.ui.session.saving import SavedExtras
from elios_desktop.ui.shell.thumbnails import Thumbnails
from elios_desktop.ui.shell.window import MainWindow
from elios_desktop.ui.table.contract import Peeks
from tests.play import new_session, random_move
from tests.sizes import sized
from tests.ui.drive import lift_curtain, new_game, settle
from tests.ui.looks import Look
from tests.ui.pages import still_of
from tests.ui.secrets import Collector, differences
from tests.ui.waiting import rest, until
from tests.waiting import PATIENCE

Seen = dict[tuple[int, int | None], dict[str, Any]]
"""What was collected, by the number of moves made and by who sat at the machine (None: the curtain was down)."""
WHOLE = slice(None)
"""All moves of a game."""


class QuickDisk(FileSystem):
    """Doesn't wait for the disk: nothing is killed here."""

    def fsync(self, descriptor: int) -> None:
        """Done."""

    def sync_folder(self, path: object) -> None:
        """Done."""


@dataclass(frozen=True)
class Played:
    """A whole game."""

    game: str
    seats: int
    options: Mapping[str, Any]
    setup: Json
    moves: tuple[str, ...]


@pytest.fixture(autouse=True)
def _told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes reads what just happened, here too."""
    monkeypatch.setattr(HandOver, "tells", True)


# -- games and their twins


def random_game(game: AnyGame, seats: int, options: Mapping[str, Any], seed: int, prefer: str = "") -> Played:
    """A random game to its end; moves that begin with `prefer` are made as often as all others together."""
    chance, session = Random(seed), new_session(game, seats, options, seed)
    while session.state.result is None:
        wanted = [] if session.state.pending else [m for m in game.legal(session.state) if m.text.startswith(prefer)]
        quietly = prefer and wanted and chance.random() < 0.5
        session.play(chance.choice(wanted) if quietly else random_move(game, session.state, chance))
    return Played(game.id, seats, options, session.setup, tuple(session.record()["moves"]))


def states(played: Played) -> list[AnyState]:
    """Every position of a game; fails if a move is not legal."""
    names = [SeatInfo(f"Seat {seat}") for seat in range(1, played.seats + 1)]
    session = Session(known_game(played.game), names, dict(played.options), played.setup)
    for move in played.moves:
        assert isinstance(session.play_text(move), Transition), move
    return [session.start_state, *(each.after for each in session.transitions)]


def holi_twin(played: Played, viewer: int | None) -> Played:
    """Every card that its owner never shows is another, but for the viewer's."""
    shown: list[set[int]] = [set() for _ in range(played.seats)]
    for state in states(played):
        for seat, pile in enumerate(state.to_json()["discards"]):
            shown[seat] |= {each["card"] for each in pile if each["up"]}
    chance = Random(0)
    for _ in range(500):
        names = []
        for seat in range(played.seats):
            free = [card for card in range(1, 14) if card not in shown[seat]]
            other = chance.sample(free, len(free)) if seat + 1 != viewer else free
            names.append(dict(zip(free, other, strict=True)))
        twin = _renamed(played, names)
        if _looks_alike(played, twin):  # when one may stop depends on the cards that one has
            return twin
    raise AssertionError("no twin")


def _renamed(played: Played, names: Sequence[Mapping[int, int]]) -> Played:
    """The same game of Holi with other cards."""
    decks = [[names[seat].get(card, card) for card in deck] for seat, deck in enumerate(played.setup["decks"])]
    moves = []
    for before, move in zip(states(played), played.moves, strict=False):
        words = move.split()
        if words[0] == "drop":
            words[1] = str(names[(before.to_move or 0) - 1][int(words[1])])
        moves.append(" ".join(words))
    return Played(played.game, played.seats, played.options, {**played.setup, "decks": decks}, tuple(moves))


def _looks_alike(played: Played, twin: Played) -> bool:
    """Whether the twin is a game by the rules, and one that onlookers can't tell from the other."""
    try:
        theirs = states(twin)
    except AssertionError:
        return False
    return [each.view(None) for each in theirs] == [each.view(None) for each in states(played)]


def elementos_twin(played: Played, viewer: int | None) -> Played:
    """Where two tokens with the same symbol up are never flipped, their undersides are changed for each other's."""
    moves = list(played.moves)
    for number in (0, 1):
        words = moves[number].split()
        if words[1] == str(viewer):
            continue
        change = next(pair for pair in _pairs(words[2:]) if _replays(played, number, pair))
        words[2 + change[0]], words[2 + change[1]] = words[2 + change[1]], words[2 + change[0]]
        moves[number] = " ".join(words)
    return Played(played.game, played.seats, played.options, played.setup, tuple(moves))


def _pairs(tokens: Sequence[str]) -> list[tuple[int, int]]:
    every = [(a, b) for a in range(len(tokens)) for b in range(a)]
    return [(a, b) for a, b in every if tokens[a][0] == tokens[b][0] and tokens[a] != tokens[b]]


def _replays(played: Played, number: int, pair: tuple[int, int]) -> bool:
    """Whether the game goes its way for onlookers with these two changed, too."""
    words = played.moves[number].split()
    words[2 + pair[0]], words[2 + pair[1]] = words[2 + pair[1]], words[2 + pair[0]]
    moves = (*played.moves[:number], " ".join(words), *played.moves[number + 1 :])
    return _looks_alike(played, Played(played.game, played.seats, played.options, played.setup, moves))


# -- playing through the window


class Player:
    """Plays a given game through the window and collects what it says."""

    def __init__(
        self,
        program: Program,
        played: Played,
        viewers: frozenset[int | None] = frozenset(),
        pixels_every: int = 1,
        animation: str = "off",
        part: slice = WHOLE,
    ) -> None:
        self.window = program.window
        self.played = played
        self.part = range(*part.indices(len(played.moves)))
        self.viewers = viewers
        self.pixels_every = pixels_every
        self.collector = Collector()
        self.seen: Seen = {}
        program.services.preferences.change(animation=animation)
        self.window.resize(1200, 800)
        chosen = new_game(played.game, played.seats, dict(played.options), setup=played.setup)
        self.window.host.begin(NewGame(chosen.game, chosen.seats, chosen.options, played.setup))
        self.said: list[tuple[int | None, str]] = []
        """What was said aloud, each with who was looking at what is theirs then."""
        self._prying: int | None = None
        self.page.announcer.said.connect(self._on_said)

    @property
    def page(self) -> TablePage:
        """The table."""
        assert self.window.table is not None
        return self.window.table

    @property
    def controller(self) -> Controller:
        """Its controller."""
        return self.page.controller

    def play(self) -> Seen:
        """Its part of the game; what comes before it is made unseen, and what comes after it isn't made."""
        for move in self.played.moves[: self.part.start]:
            lift_curtain(self.page)
            self._make(move)
        for number in self.part:
            move = self.played.moves[number]
            settle(self.page)
            self._look(None)
            lift_curtain(self.page)
            self._look(self.controller.turns.now.viewer)
            if self.part == range(len(self.played.moves)) or number % 3 == 0:  # of a part, some turns are enough
                self._pry()
            self._make(move)
        settle(self.page)
        self._look(None)
        return self.seen

    def _make(self, move: str) -> None:
        words = move.split()
        if words[0] == "arrange":
            session = self.controller.session
            arranged = parsed(session.game, session.state, move)
            assert not isinstance(arranged, Refusal)
            assert self.controller.arrange(int(words[1]), arranged) is None
        else:
            assert self.controller.submit_text(move) is None, move
        settle(self.page)
        self.page.announcer.say_now()

    def _look(self, viewer: int | None) -> None:
        """Collect, once for each move and viewer."""
        key = (len(self._made()), viewer)
        watched = viewer in self.viewers and self.controller.turns.now.viewer == viewer
        if watched and key not in self.seen:
            pixels = key[0] % self.pixels_every == 0
            self.seen[key] = self.collector.everything(self.window, pixels)
            # What comes at the same time (the last line and the end) is said in either order, together or not.
            said = " ".join(text for who, text in self.said if who in (None, viewer))
            self.seen[key]["said"] = sorted(re.split(r"(?<=[.!?]) ", said))
            if pixels:
                self.seen[key]["recap"] = self._recap()

    def _on_said(self, text: str) -> None:
        self.said.append((self._prying, text))

    def _recap(self) -> list[dict[str, object]]:
        """Everything that is to be seen while what happened lately is shown again."""
        recap, shown = self.page.recap, []
        recap.ask()
        while recap.running:
            shown.append(self.collector.everything(self.window, pixels=True))
            recap._timer.stop()  # nobody reads it here
            recap._go_on()
        self.page.prompt.back_to_prompt()
        return shown

    def _made(self) -> list[str]:
        return [*self.controller.session.record()["moves"], *map(str, self.controller.kept.arrangements)]

    def _pry(self) -> None:
        """The person at the machine looks at what is theirs in every way, and tries what is refused."""
        page, table = self.page, self.page.table
        board: Any = table.board  # of a game with hidden things
        page.announcer.say_now()
        self._prying = self.controller.turns.now.viewer
        page.view.setFocus()
        for key, piece in list(page.scene.pieces.items()):
            mine = table.owner_of(piece) == self.controller.turns.now.viewer
            if mine:
                held = board.held.get(key)
                page.hand.focus_on(key)
                if isinstance(table, Peeks) and table.can_peek(piece):
                    table.peek(piece, True)
                    table.peek(piece, False)
                if table.can_lift(piece):  # it is said what that is
                    QTest.keyClick(page.view, Qt.Key.Key_Return)
                    QTest.keyClick(page.view, Qt.Key.Key_Escape)
                page.announcer.say_now()  # how often there is rest is another matter
                if isinstance(held, HandCard):
                    refusal = self.controller.session.why(f"throw {held.card} a1 b3 f6")
                    if refusal is not None:
                        table.refuse(refusal)
        QTest.keyClick(page.view, Qt.Key.Key_V)
        page.announcer.say_now()
        self._prying = None


def play(start: Callable[..., Program], played: Played, viewers: frozenset[int | None], part: slice = WHOLE) -> Seen:
    """What the window said during a part of a game, in a program that knows of no other."""
    program = start(fs=QuickDisk(), fresh=True)
    seen = Player(program, played, viewers, pixels_every=4, part=part).play()
    program.window.show_home()
    assert program.services.writer.flush(PATIENCE)
    return seen


def assert_alike(
    start: Callable[..., Program],
    played: Played,
    twin: Callable[[Played, int | None], Played],
    viewers: Sequence[int],
    part: slice,
) -> Seen:
    """For everybody who watches: the game and its twins can't be told apart. What was seen in the original."""
    original = play(start, played, frozenset((None, *viewers)), part)
    for viewer in viewers:
        other = twin(played, viewer)
        assert other != played
        theirs = play(start, other, frozenset((None, viewer)), part)
        expected = {key: value for key, value in original.items() if key[1] in (None, viewer)}
        assert theirs.keys() == expected.keys()
        assert len(theirs) >= 5
        told = {f"after {key[0]} moves, viewer {key[1]}": differences(expected[key], theirs[key]) for key in theirs}
        assert {when: what for when, what in told.items() if what} == {}
    return original


@sized(
    ("seats", "viewers", "part"),
    [(2, (2,), slice(-4, None))],
    [(2, (1, 2), WHOLE), (3, (2,), WHOLE), (4, (3,), WHOLE)],
)
def test_holi_tells_nobody_anothers_cards(
    start: Callable[..., Program],
    seats: int,
    viewers: Sequence[int],
    part: slice,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    played = random_game(known_game("holi"), seats, {}, seats, "drop")
    original = assert_alike(start, played, holi_twin, viewers, part)
    read_out = {who: {str(line) for (_, each), said in original.items() if each == who for line in said["accessible"]}
                for who in (None, *viewers)}  # fmt: skip
    assert not [line for line in read_out[None] if "'Card " in line]
    assert all(any("'Card " in line for line in read_out[viewer]) for viewer in viewers)
    assert capfd.readouterr() == ("", "")
    assert caplog.messages == []


@sized(
    ("memory", "viewers", "part"),
    [(False, (1,), slice(-10, None))],
    [(False, (1, 2), WHOLE), (True, (1, 2), WHOLE)],
)
def test_elementos_tells_nobody_anothers_undersides(
    start: Callable[..., Program], memory: bool, viewers: Sequence[int], part: slice
) -> None:
    game = known_game("elementos")
    games = (random_game(game, 2, {"memory": memory}, seed, "carry") for seed in range(60))
    played = min((each for each in games if len(each.moves) > 20), key=lambda each: len(each.moves))
    assert_alike(start, played, elementos_twin, viewers, part)


# -- what leaves the program, and what is only tried out


def session_of(played: Played, plies: int) -> Session:
    """The game after so many moves."""
    names = [SeatInfo(f"Seat {seat}") for seat in range(1, played.seats + 1)]
    session = Session(known_game(played.game), names, dict(played.options), played.setup)
    for move in played.moves[:plies]:
        assert isinstance(session.play_text(move), Transition), move
    return session


def a_game_with_secrets(game: str) -> Played:
    """One in which something stays hidden to its end."""
    if game == "holi":
        return random_game(known_game(game), 3, {}, 3, "drop")
    games = (random_game(known_game(game), 2, {"memory": False}, seed, "carry") for seed in range(60))
    return min((each for each in games if len(each.moves) > 20), key=lambda each: len(each.moves))


def twin_of(played: Played, viewer: int | None) -> Played:
    """One that this viewer can't tell from it."""
    other = holi_twin(played, viewer) if played.game == "holi" else elementos_twin(played, viewer)
    assert other != played
    return other


def exported(session: Session, theme: Theme) -> tuple[object, ...]:
    """All that a web page of a game under way has, but how the pictures are packed; and the moves as a text."""
    still, film = still_of(session), Film()
    snapshot = Snapshot(theme, still)
    for ply in range(session.ply + 1):
        still.shown.look_at(ply)
        snapshot.table.redraw()
        film.take("en", snapshot)
    snapshot.close()
    lying = [[(name, each.x, each.y, each.height, each.faint) for name, each in at.items()]
             for at in film.positions["en"]]  # fmt: skip
    record = open_record(session, session.record())
    return lying, record, content_of(still, record, "en", None).words, told_game(session, english)


@pytest.mark.parametrize("game", ["holi", "elementos"])
def test_what_is_exported_of_a_game_under_way_is_the_same_for_its_twin(qapp: QApplication, game: str) -> None:
    played, theme = a_game_with_secrets(game), Theme()
    theme.load_fonts()
    mine, theirs = (exported(session_of(each, 14), theme) for each in (played, twin_of(played, None)))
    assert mine[1] is None
    assert mine == theirs


@sized(
    ("game", "turn"),
    [("holi", 5), ("elementos", 7)],
    [(game, turn) for game in ("holi", "elementos") for turn in range(3, 12)],
)
def test_what_can_be_tried_out_is_the_same_for_its_twin(game: str, turn: int) -> None:
    """By whoever sits there: what is legal, what comes of it, and of what is said that nobody can know it."""
    played = a_game_with_secrets(game)
    movers = [state.to_move for state in states(played)]
    begun = [ply for ply, (before, now) in enumerate(pairwise(movers), 1) if now not in (before, None)]
    plies, seat = begun[turn], movers[begun[turn]]
    assert seat is not None

    def tried(session: Session) -> list[object]:
        extras = SavedExtras.from_json({}, session.seats)
        trial, chance, found = TrialGame(session, extras, seat, Settings), Random(1), list[object]()
        for _ in range(8):
            legal = sorted(trial.legal, key=lambda move: str(move.text))
            outcomes = {str(move.text): trial.outcomes(move) for move in legal}
            told = {text: each if isinstance(each, Refusal) else [one.view(seat).to_json() for one in each]
                    for text, each in outcomes.items()}  # fmt: skip
            found += [trial.shown.view().to_json(), told]
            may = [move for move in legal if not isinstance(outcomes[str(move.text)], Refusal)]
            if not trial.may_act or not may:
                break
            assert trial.submit(chance.choice(may)) is None
        return found

    mine, theirs = (tried(session_of(each, plies)) for each in (played, twin_of(played, seat)))
    assert len(mine) > 2
    assert mine == theirs


@sized("part", [slice(10)], [WHOLE])
def test_with_memory_nobody_sees_their_own_undersides_again(start: Callable[..., Program], part: slice) -> None:
    game = known_game("elementos")
    played = random_game(game, 2, {"memory": True}, 50, "carry")
    everybody = frozenset((None, 1, 2))
    original, other = (play(start, each, everybody, part) for each in (played, elementos_twin(played, None)))
    assert [key for key in original if key[0] >= 2 and differences(original[key], other[key])] == []


@pytest.mark.parametrize("memory", [False, True])
def test_looking_back_shows_no_arrangement_again(start: Callable[..., Program], memory: bool) -> None:
    played = random_game(known_game("elementos"), 2, {"memory": memory}, 50, "carry")
    first = Played(played.game, 2, played.options, played.setup, played.moves[:3])
    player = Player(start(fs=QuickDisk(), fresh=True), first)
    player.play()
    lift_curtain(player.page)
    player.page.replay.open(1)
    assert player.controller.shown.ply == 1
    assert {token.under for token in player.page.table.view.tokens.values()} == {HIDDEN}
    table = player.page.table
    assert isinstance(table, ElementosTable)
    held = table.board.held.values()
    assert {each.token.under for each in held if isinstance(each, TokenPiece)} == {HIDDEN}
    player.page.looking_back.toggle()
    view = player.page.table.view
    mine = {token.under for token in view.tokens.values() if token.owner == player.controller.turns.now.viewer}
    assert ("?" in mine) == memory
    player.window.show_home()
    assert player.window.services.writer.flush(PATIENCE)


def test_the_curtain_ends_a_look_at_undersides(start: Callable[..., Program]) -> None:
    played = random_game(known_game("elementos"), 2, {}, 50, "carry")
    player = Player(start(fs=QuickDisk()), Played("elementos", 2, {}, played.setup, played.moves[:2]))
    player.play()
    page = player.page
    lift_curtain(page)
    page.set_animation("normal")

    def pictures() -> dict[str, int]:
        return {key: piece.pixmap().cacheKey() for key, piece in page.scene.pieces.items()}

    before = pictures()
    QTest.keyClick(page.view, Qt.Key.Key_V)
    until(lambda: pictures() != before, "an underside")
    page.controller.turns.hide()
    assert pictures() == before
    rest()
    assert pictures() == before
    assert not page.animator.busy, "and nothing follows"


class Frames(QObject):
    """Looks at the table each time that it is painted: which cards stand on it, and whose eyes it is drawn for."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page
        self.painted: list[tuple[int | None, int | None, frozenset[int | None]]] = []
        page.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A frame."""
        if event.type() == QEvent.Type.Paint:
            table, pieces = self.page.table, self.page.scene.pieces
            board: Any = table.board  # of a game with hidden things
            held = {key: board.held.get(key) for key in pieces}
            owners = {table.owner_of(pieces[key]) for key, each in held.items() if isinstance(each, HandCard)}
            self.painted.append(
                (self.page.controller.turns.now.viewer, self.page.controller.turns.now.awaited, frozenset(owners))
            )
        return False


def test_no_frame_of_a_hand_over_shows_a_card_to_the_next(start: Callable[..., Program]) -> None:
    """With animations, from the release of a piece to the lifted curtain."""
    played = random_game(known_game("holi"), 2, {}, 2, "drop")
    beginning = Played(played.game, 2, {}, played.setup, played.moves[:12])
    player = Player(start(fs=QuickDisk()), beginning, animation="fast")
    frames = Frames(player.page)
    player.play()
    assert len(frames.painted) > 40
    assert {seat for _, _, owners in frames.painted for seat in owners} == {1, 2}, "cards are seen at all"
    assert {viewer for viewer, _, _ in frames.painted} == {None, 1, 2}
    assert [each for each in frames.painted if each[1] is not None and (each[0] is not None or each[2])] == []
    assert [each for each in frames.painted if not each[2] <= {each[0]}] == []


@sized("made", [8], [16, 40])
def test_home_shows_nothing_of_a_game_that_waits(start: Callable[..., Program], qtbot: Any, made: int) -> None:
    played = random_game(known_game("holi"), 2, {}, 2, "drop")
    shown, looks = [], []
    for each in (played, holi_twin(played, None)):
        half = Played(each.game, 2, {}, each.setup, each.moves[:made])
        program = start(fs=QuickDisk(), fresh=True)
        Player(program, half).play()
        window = program.window
        window.show_home()
        assert program.services.writer.flush(PATIENCE)
        qtbot.waitUntil(partial(_waits, window))
        (line,) = program.services.saves.unfinished()
        head, pictures = window.home.cards[0].head, Thumbnails(program.services)
        look = partial(pictures, head, QSize(300, 200), 1.0)
        assert look() is None
        qtbot.waitUntil(lambda seen=look: seen() is not None)
        assert "?" in str(line.head["view"]["hands"])
        shown.append((line.head, head.names, head.view))
        looks.append(Look(look().toImage()))
        pictures.deleteLater()
    assert shown[0] == shown[1]
    assert looks[0] == looks[1]


def _waits(window: MainWindow) -> bool:
    return len(window.home.cards) == 1
