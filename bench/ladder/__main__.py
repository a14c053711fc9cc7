"""`python -m bench.ladder [GAME…] [--first K] [--games N] [--match TEXT] [--show] [--page FOLDER]`.

Plays what is missing and prints it all.
`--first` leaves games to another run or machine; `--match` leaves only the matches whose names have this text in them;
`--show` plays nothing; `--page` writes tables and a picture of it for people, too. 1 if a target is surely missed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from bench.ladder.identity import Identities
from bench.ladder.matches import all_matches
from bench.ladder.page import write
from bench.ladder.playing import play
from bench.ladder.results import Results, brier, interval, picture
from elios_desktop.course import find_course
from elios_desktop.engine.contract import GAME_IDS

GAMES = 40
"""How many games a match has if nothing else is asked for."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make ladder")
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAME_IDS)}; all without a name")
    parser.add_argument("--games", type=int, default=GAMES, help="how many a match (%(default)s)")
    parser.add_argument("--first", type=int, default=1, help="which of them to begin with (%(default)s)")
    parser.add_argument("--match", default="", help="only matches with this in their names: “3 v 2”")
    parser.add_argument("--show", action="store_true", help="print what has been played, and play nothing")
    parser.add_argument("--page", type=Path, help="the folder for players.md and players.svg")
    chosen = parser.parse_args(arguments)
    unknown = [game for game in chosen.game if game not in GAME_IDS]
    if unknown:
        parser.error(f"there is no game “{unknown[0]}”, only {', '.join(GAME_IDS)}")
    identities = Identities()
    found: list[Results] = []
    for match in all_matches(chosen.game):
        if chosen.match in match.name:
            _progress(f"{match.name}: who plays it today")
            found.append(Results(match, identities))
    if not chosen.show:
        _play(found, range(chosen.first - 1, chosen.games))
    _progress("")
    met = [_print(results) for results in found if results.games and not results.match.even]
    for game_id in GAME_IDS:
        _print_chances(game_id, [each for each in found if each.match.game == game_id])
    if chosen.page:
        write(chosen.page, found)
    return 0 if all(met) else 1


def _play(found: Sequence[Results], numbers: range) -> None:
    missing = [(each, number) for each in found for number in numbers if number not in each.games]
    began = perf_counter()
    for done, (results, number) in enumerate(missing):
        left = f", about {(perf_counter() - began) / done * (len(missing) - done) / 60:.0f} min left" if done else ""
        _progress(f"{results.match.name}: game {number + 1} of {numbers.stop}{left}")
        results.add(play(results.match, number))


def _print(results: Results) -> bool:
    """A line of the table; whether what is wanted isn't surely missed."""
    match, played = results.match, results.games.values()
    share = results.share
    low, high = interval(share, len(played))
    least, most = match.target or (1 / len(find_course(match.game).sides(match.seats)), 1.0)
    plies = sum(entry["plies"] for entry in played) / len(played)
    surely, perhaps = high < least or low > most, share < least or share > most
    wanted = f"{least:.2f} to {most:.2f}" if most < 1 else f"{least:.2f} at least"
    print(f"{match.name:44}{share:6.2f} [{low:.2f}, {high:.2f}] of {len(played):4}{plies:6.0f} plies", end="")
    print(f"  {wanted}{'  missed' if surely else '  not shown' if perhaps else ''}", flush=True)
    return not surely


def _print_chances(game_id: str, found: Sequence[Results]) -> None:
    """What the chances were worth in games of equals."""
    looks = [look for each in found for entry in each.games.values() for look in entry.get("looks", ())]
    games = sum(len(each.games) for each in found if each.match.even)
    if looks:
        print(
            f"{game_id}: Brier score {brier(looks, 'chances'):.3f}, of “whoever leads now” "
            f"{brier(looks, 'leads'):.3f}, over {len(looks)} moments of {games} games; {picture(game_id, looks)}"
        )


def _progress(text: str) -> None:
    """The line that tells how far it is; only for people."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
