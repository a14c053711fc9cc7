"""`python -m bench.ladder [GAME…] [--games N] [--match TEXT]`: play what is missing, then print everything.

`--match` leaves only the matches whose names have this text in them. 1 if a target is surely missed.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from bench.ladder.matches import Match, all_matches
from bench.ladder.playing import play
from bench.ladder.results import Results, brier, interval, picture
from elios_desktop.course.registry import find_course
from elios_desktop.engine.registry import GAME_IDS

GAMES = 40
"""How many games a match has if nothing else is asked for."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make ladder")
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAME_IDS)}; all without a name")
    parser.add_argument("--games", type=int, default=GAMES, help="how many a match (%(default)s)")
    parser.add_argument("--match", default="", help="only matches with this in their names: “3 v 2”")
    chosen = parser.parse_args(arguments)
    unknown = [game for game in chosen.game if game not in GAME_IDS]
    if unknown:
        parser.error(f"there is no game “{unknown[0]}”, only {', '.join(GAME_IDS)}")
    matches = [match for match in all_matches(chosen.game) if chosen.match in match.name]
    results = {match.game: Results(match.game) for match in matches}
    began = perf_counter()
    missing = [
        (match, number)
        for match in matches
        for number in range(chosen.games)
        if number not in results[match.game].of(match.name)
    ]
    for done, (match, number) in enumerate(missing):
        _progress(f"{match.name}: game {number + 1} of {chosen.games}{_left(began, done, len(missing))}")
        # The chances are looked at in games between levels played the usual way.
        results[match.game].add(play(match, number, look=match.target is not None and match.other.isdigit()))
    _progress("")
    met = [_print(match, results[match.game], chosen.games) for match in matches]
    for game_id, result in results.items():
        looks = [look for entry in result.lines for look in entry.get("looks", ())]
        if looks:
            print(
                f"{game_id}: Brier score {brier(looks, 'chances'):.3f}, of “whoever leads now” "
                f"{brier(looks, 'leads'):.3f}, over {len(looks)} moments; {picture(game_id, looks)}"
            )
    return 0 if all(met) else 1


def _print(match: Match, results: Results, games: int) -> bool:
    """A line of the table; whether the target isn't surely missed."""
    played = [entry for number, entry in results.of(match.name).items() if number < games]
    share = sum(entry["share"] for entry in played) / len(played)
    low, high = interval(share, len(played))
    target = match.target or 1 / len(find_course(match.game).sides(match.seats))
    plies = sum(entry["plies"] for entry in played) / len(played)
    verdict = "" if share >= target else "  missed" if high < target else "  not shown"
    print(f"{match.name:44}{share:6.2f} [{low:.2f}, {high:.2f}] of {len(played):4}{plies:6.0f} plies", end="")
    print(f"  target {target:.2f}{verdict}", flush=True)
    return high >= target


def _left(began: float, done: int, games: int) -> str:
    if not done:
        return ""
    return f", about {(perf_counter() - began) / done * (games - done) / 60:.0f} min left"


def _progress(text: str) -> None:
    """The line that tells how far it is; only for people."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
