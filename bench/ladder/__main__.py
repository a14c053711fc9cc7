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
from bench.ladder.matches import Match, all_matches
from bench.ladder.page import write
from bench.ladder.playing import play
from bench.ladder.results import Results, Tally, calibration, interval, picture, read_kept
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
    parser.add_argument("--page", type=Path, help="the folder for players.md, players.svg and players.json")
    chosen = parser.parse_args(arguments)
    unknown = [game for game in chosen.game if game not in GAME_IDS]
    if unknown:
        parser.error(f"there is no game “{unknown[0]}”, only {', '.join(GAME_IDS)}")
    identities, kept = Identities(), read_kept()
    found: list[Results] = []
    for match in all_matches(chosen.game):
        if chosen.match in match.name:
            _progress(f"{match.name}: who plays it today")
            found.append(Results(match, identities, kept))
    if not chosen.show:
        _play(found, range(chosen.first - 1, chosen.games))
    _progress("")
    met = [_print(results.match, results.tally) for results in found if not results.match.even and results.tally]
    for game_id in GAME_IDS:
        _print_chances(game_id, [each for each in found if each.match.game == game_id])
    if chosen.page:
        write(chosen.page, found)
    return 0 if all(met) else 1


def _play(found: Sequence[Results], numbers: range) -> None:
    short = [each for each in found if each.tally is None or each.tally.games < numbers.stop]
    missing = [(each, number) for each in short for number in numbers if number not in each.games]
    began = perf_counter()
    for done, (results, number) in enumerate(missing):
        left = f", about {(perf_counter() - began) / done * (len(missing) - done) / 60:.0f} min left" if done else ""
        _progress(f"{results.match.name}: game {number + 1} of {numbers.stop}{left}")
        results.add(play(results.match, number))


def _print(match: Match, tally: Tally) -> bool:
    """A line of the table; whether what is wanted isn't surely missed."""
    share = tally.share
    low, high = interval(share, tally.games)
    least, most = match.target or (1 / len(find_course(match.game).sides(match.seats)), 1.0)
    surely, perhaps = high < least or low > most, share < least or share > most
    wanted = f"{least:.2f} to {most:.2f}" if most < 1 else f"{least:.2f} at least"
    print(f"{match.name:44}{share:6.2f} [{low:.2f}, {high:.2f}] of {tally.games:4}", end="")
    print(f"  {wanted}{'  missed' if surely else '  not shown' if perhaps else ''}", flush=True)
    return not surely


def _print_chances(game_id: str, found: Sequence[Results]) -> None:
    """What the chances were worth in games of equals."""
    looks = [look for each in found for entry in each.games.values() for look in entry.get("looks", ())]
    told = calibration(found)
    if told is not None:
        games, chances, leads = told
        drawn = f"; {picture(game_id, looks)}" if looks else ""
        print(f"{game_id}: Brier score {chances:.3f}, of “whoever leads now” {leads:.3f}, of {games} games{drawn}")


def _progress(text: str) -> None:
    """The line that tells how far it is; only for people."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
