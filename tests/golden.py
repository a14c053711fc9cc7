"""Golden playthroughs: whole games with the positions that they have always led to.

`make golden` writes them anew, after a deliberate change of the rules; the diff then shows what changed. A file is a
record with, beside it, the positions at some plies and the fingerprint of the last one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection
from pathlib import Path

from elios_desktop.engine.contract import AnyGame
from elios_desktop.engine.session import Session
from tests.play import Options, every_way_to_play, fingerprint, played, way_id

FOLDER = Path(__file__).parent / "playthroughs"
TRIED = 200
"""Of so many random games the most eventful one is kept."""


def golden(session: Session) -> dict[str, object]:
    """What a playthrough's file holds."""
    plies = sorted({0, session.ply // 3, 2 * session.ply // 3, session.ply})
    return {
        "record": session.record(),
        "states": {str(ply): session.state_at(ply).to_json() for ply in plies},
        "fingerprint": fingerprint(session.state),
    }


def kinds(session: Session) -> int:
    """How many kinds of event and of reasons for points a game has."""
    events = [event for transition in session.transitions for event in transition.events]
    return len({(type(event), getattr(event, "rule", None)) for event in events})


def eventful(game: AnyGame, seats: int, options: Options) -> Session:
    """The game with the most kinds of event, of the shortest ones."""
    games = [played(game, seats, options, seed) for seed in range(TRIED)]
    return max(games, key=lambda session: (kinds(session), -session.ply))


def write(games: Collection[str] = ()) -> None:
    """Those of these games, or of all."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.json"):
        if not games or path.name.partition("-")[0] in games:
            path.unlink()
    for way in every_way_to_play():
        if games and way[0].id not in games:
            continue
        path = FOLDER / f"{way_id(way)}.json"
        path.write_text(json.dumps(golden(eventful(*way)), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
