"""Games to save: real ones, played at random, and the ways back from a file to a session."""

from __future__ import annotations

from functools import cache
from random import Random

from elios_desktop.engine.contract import Json, find_game
from elios_desktop.engine.record import FORMAT
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.storage.saves import SaveDocument
from tests.play import play_on, played

GAME_SEATS = {"elios": 3, "elementos": 2, "exagon": 3, "holi": 3}
ID = "0123456789abcdef" * 2
TABLE: Json = {"curtain": 2, "clock_ms": 12345, "carried_ms": 800, "undone": [], "languages": ["", "it", "de"]}


@cache
def session(game_id: str, plies: int = 10_000, seed: int = 11) -> Session:
    """A game played at random; don't change it."""
    game = find_game(game_id)
    assert game is not None
    return played(game, GAME_SEATS[game_id], {}, seed, plies)


def tournament(games: int = 2, seed: int = 5) -> Tournament:
    """Some games of an Exagon tournament, the last one under way."""
    game = find_game("exagon")
    assert game is not None
    made = Tournament(game, session("exagon").seats, {})
    for number in range(games):
        running = made.next_game(seed + number)
        for _ in play_on(running, Random(seed), 9 if number == games - 1 else 10_000):
            pass
    return made


def document(game_id: str, plies: int = 10_000) -> SaveDocument:
    """A save of such a game."""
    played_game = session(game_id, plies)
    head = {"game": game_id, "view": played_game.state.view(None).to_json()}
    return SaveDocument(ID, "2026-01-02T03:04:05.678+00:00", played_game.record(), None, TABLE, head)


def load_save(saved: SaveDocument) -> Session | Tournament:
    """What the program does with an autosave."""
    content = saved.tournament if saved.record is None else saved.record
    assert content is not None
    return load_json(content)


def load_json(content: Json) -> Session | Tournament:
    """What the program does with a file."""
    return Session.from_record(content) if content.get("format") == FORMAT else Tournament.from_record(content)
