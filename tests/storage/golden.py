"""Writes the golden files of this version: `python -m tests.storage.golden`. Files that exist are never touched."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from elios_desktop.engine.contract import Json
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.evening.tonight import planned
from elios_desktop.puzzles.book import load_book, puzzle_json
from elios_desktop.puzzles.practice import Progress, Tried
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.evening_file import Evening, evening_to_json
from elios_desktop.storage.files import UserFiles
from elios_desktop.storage.history import VERSION as HISTORY
from elios_desktop.storage.history import Database, FinishedGame, FinishedSeat, History
from elios_desktop.storage.people import Person, people_to_json
from elios_desktop.storage.puzzle_progress import progress_to_json
from elios_desktop.storage.saves import encode
from elios_desktop.storage.settings import SettingsStore
from elios_desktop.strict_json import pretty
from tests.play import fingerprint
from tests.storage.games import GAME_SEATS, document, session, tournament
from tests.storage.test_settings import FULL

FOLDER = Path(__file__).parent / "golden"
EXPECTED = FOLDER / "expected.json"
PEOPLE = (Person("Anna", 1, "it", "never", "places", "free", "dark", 130, "fast"), Person("Bruno"))
GAMES_OF_THEN = ("elios", "elementos", "exagon", "holi")
EVENING = Evening(datetime(2026, 1, 1, 20, tzinfo=UTC), planned(("Anna", "Bruno"), GAMES_OF_THEN).begun("5" * 32))
TRIED = {"anna": Progress({"elios-1": Tried(date(2026, 1, 1), False, 1), "holi-1": Tried(date(2026, 1, 2), True)}, 7)}
SAVED = "2026-01-02T03:14:05.678+00:00"


def summary(game: Session | Tournament) -> Json:
    """What a file must still mean in every later version."""
    if isinstance(game, Tournament):
        running = game.running
        return {"totals": list(game.totals), "running": None if running is None else summary(running)}
    result = game.state.result
    return {
        "seats": [seat.to_json() for seat in game.seats],
        "moves": game.ply,
        "state": fingerprint(game.state),
        "result": None if result is None else result.to_json(),
    }


def finished_games() -> list[FinishedGame]:
    """The games in the golden database."""
    games = []
    for number, game_id in enumerate(GAME_SEATS, 1):
        played = session(game_id)
        result = played.state.result
        assert result is not None
        seats = tuple(
            FinishedSeat(info.name, info.kind, seat in result.winners, float(seat), 1000 * seat)
            for seat, info in enumerate(played.seats, 1)
        )
        games.append(
            FinishedGame(
                f"{number:032x}", f"2026-01-0{number}T12:00:00.000+00:00", game_id, seats, result.reason,
                dict(result.scores), played.ply, 60_000, played.record(), {"points": [[1, 2], [3, 4]]},
            )
        )  # fmt: skip
    return games


def _database() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "history.sqlite3"
        history = History(Database(path, Path(folder) / "aside", FileSystem()))
        for game in finished_games():
            history.add(game)
        return path.read_bytes()


def _settings() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        SettingsStore(path, FileSystem()).save(FULL)
        return path.read_bytes()


def _user_file(content: Json) -> bytes:
    with TemporaryDirectory() as folder:
        UserFiles(FileSystem()).save(Path(folder) / "file", content)
        return (Path(folder) / "file").read_bytes()


def makers() -> dict[str, tuple[Callable[[], bytes], Json]]:
    """Every golden file: how it is made, and what it means."""
    made: dict[str, tuple[Callable[[], bytes], Json]] = {}
    for game_id in GAME_SEATS:
        whole, part = session(game_id), session(game_id, 9)
        made[f"record-1-{game_id}.elios"] = partial(_user_file, whole.record()), summary(whole)
        saved = replace(document(game_id, 9), head={"game": game_id})
        made[f"save-1-{game_id}.json"] = partial(encode, saved, SAVED), summary(part)
    games = tournament(3)
    made["tournament-1.elios"] = partial(_user_file, games.record()), summary(games)
    saved = replace(document("exagon"), record=None, tournament=games.record())
    made["save-1-tournament.json"] = partial(encode, saved, SAVED), summary(games)
    made["settings-1.json"] = _settings, {}
    made[f"history-{HISTORY}.sqlite3"] = _database, {}
    made["people-1.json"] = partial(pretty, people_to_json(PEOPLE)), {}
    made["evening-1.json"] = partial(pretty, evening_to_json(EVENING)), {}
    made["puzzles-1.json"] = partial(pretty, progress_to_json(TRIED)), {}
    made["own-puzzles-1.json"] = partial(pretty, puzzle_json(load_book("elementos").puzzles[0])), {}
    return made


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    expected = json.loads(EXPECTED.read_text()) if EXPECTED.exists() else {}
    for name, (make, meaning) in makers().items():
        if not (FOLDER / name).exists():
            (FOLDER / name).write_bytes(make())
            expected[name] = meaning
            print("wrote", name)
    EXPECTED.write_text(json.dumps(expected, indent=1) + "\n")


if __name__ == "__main__":
    main()
