"""`elios-desktop shots DIR`: pictures of home and of every table, in each language and theme, without a display.

They are made by the real window on folders of its own, so what they show is what people see.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from elios_desktop.engine.contract import AnyGame, AnyState, Transition, all_games, find_tournament
from elios_desktop.start_request import StartRequest
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from elios_desktop.engine.session import Session
    from elios_desktop.ui.play.table_page import TablePage
    from elios_desktop.ui.shell.window import MainWindow

SIZE = (1280, 800)
THEMES = ("light", "dark")
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa")
_PLAYED = {"early": 0.25, "late": 0.8}
"""How much of a game has been played in its pictures."""
_MOST_MOVES = 90
_TOLD_APART = ("symbol", "why", "how", "sides")
"""What tells two events of a kind apart."""
_OTHERS = 6
"""So many other games are searched for what is rare."""
_FRAMES = (0.25, 0.5, 0.8)
"""The frames of a motion, as shares of its time."""


def run(folder: str) -> int:
    """Write the pictures; the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    target = Path(folder)
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return _failed(folder, error)
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from elios_desktop.texts.translate import LANGUAGES

    before = qInstallMessageHandler(_on_message)
    app = QApplication.instance() or QApplication(["elios-desktop"])
    assert isinstance(app, QApplication)
    QApplication.setStyle("Fusion")
    try:
        for language in LANGUAGES:
            for theme in THEMES:
                for name in pictures(app, target, language, theme, motions=language == "en"):  # nothing of it is words
                    print(name)
    except OSError as error:
        return _failed(folder, error)
    finally:
        qInstallMessageHandler(before)
    return 0


def _on_message(_kind: object, _context: object, message: str) -> None:
    """Pass on what Qt has to say, but for what it can't do without a display: nobody asked for that."""
    if not message.startswith("This plugin does not support"):
        print(message, file=sys.stderr)


def _failed(folder: str, error: OSError) -> int:
    print(f"elios-desktop: {folder}: {error.strerror or error}", file=sys.stderr)
    return 1


def pictures(
    app: object, target: Path, language: str, theme: str, motions: bool, games: Collection[str] = ()
) -> Iterator[str]:
    """Write the pictures in one language and theme, and tell their names. `motions`: frames of them, too; `games`: of
    these alone, without home."""
    from PySide6.QtWidgets import QApplication

    from elios_desktop.app import Program
    from elios_desktop.storage.atomic import FileSystem
    from elios_desktop.storage.paths import Paths

    assert isinstance(app, QApplication)

    def shoot(name: str, widget: QWidget) -> str:
        for _ in range(6):
            QApplication.processEvents()
        file = target / f"{name}-{theme}-{language}.png"
        if not widget.grab().save(str(file)):
            raise OSError(f"{file} can't be written")
        return file.name

    with TemporaryDirectory() as home:
        program = Program(app, Paths.under(Path(home)), FileSystem())
        window = program.window
        program.services.preferences.change(theme=theme, language=language, animation="off", tips="never")
        window.resize(*SIZE)
        made: list[bool] = []
        program.completed.connect(lambda: made.append(True))
        program.start(StartRequest(), listen=False)
        for game in [each for each in all_games() if each.id in (games or each.id)]:
            for moment, share in _PLAYED.items():
                window.host.begin(_new_game(game))
                page = _table(window)
                if moment == "early" and page.controller.turns.now.table_hidden:
                    yield shoot(f"{game.id}-ready", window)
                page.controller.turns.come()
                if moment == "early":
                    yield shoot(f"{game.id}-start", window)
                _play(game, page, share)
                if moment == "early" and page.controller.turns.now.awaited is not None:
                    yield shoot(f"{game.id}-curtain", window)
                page.controller.turns.come()
                yield shoot(f"{game.id}-{moment}", window)
            page = _table(window)
            page.recap.ask()
            if page.recap.running:
                yield shoot(f"{game.id}-recap", window)
                page.recap.end()
            *moves, last = _whole_game(game, page.controller.session.state, Random(5))
            page = _come_to(window, [*(each.move for each in page.controller.session.transitions), *moves])
            page.controller.submit(last)
            while not page.end_card.isVisible():
                QApplication.processEvents()
            yield shoot(f"{game.id}-end", window)
            if motions:
                yield from _motions(game, window, shoot)
        if not games:
            window.show_home()
            program.services.writer.flush(10)
            window.refresh_home()
            shoot("home", window)  # once it was seen, the program makes the boards on its cards
            while not (made and all(card.has_picture for card in window.home.cards) and window.home.complete):
                QApplication.processEvents()
            yield shoot("home", window)
            window.show_new_game(all_games()[-1].id)
            yield shoot("new-game", window)
            window.show_settings()
            yield shoot("settings", window)
        program.close()


def _motions(game: AnyGame, window: MainWindow, shoot: Callable[[str, QWidget], str]) -> Iterator[str]:
    """Draw each kind of event on its way, and what happens at the end, in three frames each."""
    from PySide6.QtWidgets import QApplication

    from elios_desktop.ui.board.animator import LASTS_MS, SPEEDS, Festivity

    page = _table(window)
    moves = [transition.move for transition in page.controller.session.transitions]
    found = {name: (moves[:ply], moves[ply]) for name, ply in _kinds(page.controller.session).items()}
    seen_late = [(name, (moves[:ply], late)) for name, ply, late in _time_out(game, page)]
    for name, (before, made) in [*seen_late, *found.items(), *_rare(game, page, found).items()]:
        page = _come_to(window, before)
        page.animator.speed = SPEEDS["normal"]
        page.controller.submit(made)
        while page.animator.running is None and (page.controller.save_queue.busy or page.animator.busy):
            QApplication.processEvents()
        running = page.animator.running
        if running is not None:
            running.pause()
            for number, share in enumerate(_FRAMES):
                running.setCurrentTime(round(share * running.duration()))
                yield shoot(f"{game.id}-motion-{name}-{number + 1}", window)
        page.animator.finish()
        page.animator.speed = SPEEDS["off"]
        _rest(page)
        if before == moves[:-1] and (paint := page.table.festivity()) is not None:
            shown = Festivity(page.table.area, paint)
            page.scene.addItem(shown)
            for number, share in enumerate(_FRAMES):
                shown.at(share * LASTS_MS / 1000)
                yield shoot(f"{game.id}-festivity-{number + 1}", window)
            page.scene.removeItem(shown)
    yield from by_hand(game, window, moves, shoot)


def _come_to(window: MainWindow, moves: list[Any], covered: bool = False) -> TablePage:
    """Go on with the game on the table after these of its moves; `covered`: whose turn it is hasn't come yet."""
    page = _table(window)
    session = page.controller.session.branch(0)
    for move in moves:
        session.play(move)
    page.requests.play_on(session)
    page = _table(window)
    if not covered:
        page.controller.turns.come()
    _rest(page)
    return page


def _rare(game: AnyGame, page: TablePage, found: Mapping[str, Any]) -> dict[str, tuple[list[Any], Any]]:
    """Find what happens in other games of the same beginning, but not in this one."""
    rare: dict[str, tuple[list[Any], Any]] = {}
    arranged = [each.move for each in page.controller.session.transitions if each.before.phase == "arrange"]
    for seed in range(_OTHERS):
        session = page.controller.session.branch(0)
        for move in arranged:
            session.play(move)
        for move in _whole_game(game, session.state, Random(seed)):
            session.play(move)
        moves = [transition.move for transition in session.transitions]
        for name, ply in _kinds(session).items():
            if name not in found and name != "end":
                rare.setdefault(name, (moves[:ply], moves[ply]))
    return rare


def by_hand(game: AnyGame, window: MainWindow, moves: list[Any], shoot: Callable[[str, QWidget], str]) -> Iterator[str]:
    """Show what isn't a move: a piece in the hand, one that is refused, the curtain that rises, the last seconds."""

    from elios_desktop.ui.board.animator import SPEEDS
    from elios_desktop.ui.play.hand_over import Rise

    for ply in range(len(moves) // 2, len(moves)):
        page = _come_to(window, moves[:ply])
        table, hand, scene = page.table, page.hand, page.scene
        liftable = [each for each in scene.pieces.values() if table.can_lift(each)]
        wrongs = ((each, to) for each in liftable for to in scene.places.values() if _refused(page, each, to))
        ways = ((each, scene.places[key]) for each in liftable for key in table.legal_places(each))
        way, wrong = next(ways, None), next(wrongs, None)
        if way is not None and wrong is not None:
            break
    else:
        return
    piece, place = way
    start = piece.pos()
    hand.press(start)
    for number, share in enumerate(_FRAMES):
        hand.move(start + (place.centre - start) * (share if number < 2 else 1.0))
        yield shoot(f"{game.id}-motion-lift-{number + 1}", window)
    hand.cancel(spring=False)
    _rest(page)
    page.animator.speed = SPEEDS["normal"]
    hand.press(wrong[0].pos())
    hand.move(wrong[1].centre + (start - wrong[1].centre) * 0.1)
    hand.move(wrong[1].centre)
    hand.release(wrong[1].centre)
    running = page.animator.running
    if running is not None:
        running.pause()
        for number, share in enumerate(_FRAMES):
            running.setCurrentTime(round(share * running.duration()))
            yield shoot(f"{game.id}-motion-refused-{number + 1}", window)
    page.animator.finish()
    page.prompt.back_to_prompt()
    for name, show in table.moments().items():
        for number, share in enumerate(_FRAMES):
            show(share)
            yield shoot(f"{game.id}-motion-{name}-{number + 1}", window)
    window.services.preferences.change(curtain="always")
    page.animator.speed = SPEEDS["off"]
    page = _come_to(window, moves[:ply], covered=True)
    page.animator.speed = SPEEDS["normal"]
    page.controller.turns.come()
    for rise in page.findChildren(Rise):
        rise.motion.pause()
        for number, share in enumerate(_FRAMES):
            rise.motion.setCurrentTime(round(share * rise.motion.duration()))
            yield shoot(f"{game.id}-motion-rise-{number + 1}", window)
        rise.end()
    page.animator.speed = SPEEDS["off"]
    window.services.preferences.change(curtain="secrets")


def _refused(page: TablePage, piece: Any, place: Any) -> bool:
    move = page.table.move_for(piece, place)
    return move is not None and move not in page.controller.legal


def _time_out(game: AnyGame, page: TablePage) -> list[tuple[str, int, Any]]:
    """Find a moment in the middle of a game with a clock at which the sand is through."""
    done = page.controller.session.transitions
    for ply in range(len(done) // 2, len(done)):
        before = done[ply].before
        late = game.parse(before, "timeout") if before.phase in game.timed_phases and not before.pending else None
        if late is not None and isinstance(game.apply(before, late), Transition):
            return [("time-out", ply, late)]
    return []


def _kinds(session: Session) -> dict[str, int]:
    """The plies of a game at which each kind of event is seen first, by name; and the last ply."""
    found: dict[str, int] = {}
    done = session.transitions
    for ply, transition in enumerate(done):
        for event in transition.events:
            if not event.quiet and not transition.before.pending:
                more = (getattr(event, each, "") for each in _TOLD_APART)
                name = "-".join((type(event).__name__, *(str(each) for each in more if each != ""))).lower()
                found.setdefault(name.replace("_", "-"), ply)
    if len(done) - 1 not in found.values():
        found["end"] = len(done) - 1
    return dict(sorted(found.items(), key=lambda each: each[1]))


def _new_game(game: AnyGame) -> NewGame:
    """The game with three people if it can be, dealt from a seed, so that the pictures are the same every time."""
    seats = 3 if 3 in game.seats else game.seats[0]
    options = {name: option.default for name, option in game.options.items()}
    chosen = tuple(ChosenSeat(NAMES[index], index) for index in range(seats))
    return NewGame(game.id, chosen, options, game.deal(seats, options, 7), find_tournament(game.id) is not None, True)


def _play(game: AnyGame, page: TablePage, share: float) -> None:
    """Play a share of the game by lively chance: moves that say more are chosen more often than short ones."""
    chance = Random(11)
    controller = page.controller
    while (acting := controller.turns.now.acting) is not None and controller.session.state.phase == "arrange":
        controller.arrange(acting, game.arrangement(controller.session.state, acting, 0))
        _rest(page)
    moves = _whole_game(game, controller.session.state, chance)
    for move in moves[: round(min(len(moves), _MOST_MOVES) * share)]:
        controller.submit(move)
        _rest(page)


def _table(window: MainWindow) -> TablePage:
    """The page of the game that is on the table."""
    page = window.table
    assert page is not None
    return page


def _whole_game(game: AnyGame, state: AnyState, chance: Random) -> list[Any]:
    moves: list[Any] = []
    while state.result is None:
        legal = sorted(game.legal(state), key=lambda move: len(move.text))
        move = chance.choice(legal[len(legal) * 2 // 3 :] if chance.random() < 0.8 else legal)
        answer = game.apply(state, move)
        assert isinstance(answer, Transition)
        moves.append(move)
        state = answer.after
    return moves


def _rest(page: TablePage) -> None:
    """Wait until the move is on the disk and shown."""
    from PySide6.QtWidgets import QApplication

    QApplication.processEvents()
    while page.controller.save_queue.busy or page.animator.busy:
        QApplication.processEvents()
