"""The games that were played, on the disk and in numbers, and what is kept of those of other machines."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from math import sqrt
from pathlib import Path
from typing import Any

from bench.ladder.identity import Identities
from bench.ladder.matches import Match

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "ladder"
KEPT = ROOT / "docs" / "players.json"
BUCKETS = 10


@dataclass(frozen=True)
class Tally:
    """What came of a match's games."""

    games: int
    share: float
    """What the first player has won of them."""
    chances: float | None = None
    """Where both are the same: how good the chances were, ..."""
    leads: float | None = None
    """... and what saying “whoever leads wins” is worth."""


class Results:
    """The games of a match that players who think like those of today have played."""

    def __init__(self, match: Match, identities: Identities, kept: Mapping[str, Any]) -> None:
        """`kept`: what came of games on other machines, by the matches' names."""
        self.match = match
        self._kept = kept.get(match.name)
        self._identities = identities
        FOLDER.mkdir(parents=True, exist_ok=True)
        self._path = FOLDER / f"{match.game}.jsonl"
        self.games: dict[int, dict[str, Any]] = {}
        """By their numbers."""
        for line in self._path.read_text(encoding="utf-8").splitlines() if self._path.exists() else ():
            entry = json.loads(line)
            if entry["match"] == match.name and all(entry.get(key) == value for key, value in self._who.items()):
                self.games[entry["number"]] = entry

    @cached_property
    def _who(self) -> Mapping[str, str]:
        """Who plays it today: asked only where something was played, or is about to be."""
        who = {"players": self._identities.of_players(self.match)}
        return who | {"chances": self._identities.of_chances(self.match)} if self.match.even else who

    @property
    def tally(self) -> Tally | None:
        """What came of these games, or of those that are kept where they are more; None: nothing was played."""
        kept = self._kept
        if kept is not None and kept["games"] > len(self.games) and kept["who"] == self._who:
            return Tally(**{name: value for name, value in kept.items() if name != "who"})
        played = list(self.games.values())
        if not played:
            return None
        share = sum(entry["share"] for entry in played) / len(played)
        looks = [look for entry in played for look in entry.get("looks", ())]
        scores = [round(brier(looks, said), 4) for said in ("chances", "leads")] if looks else []
        return Tally(len(played), round(share, 4), *scores)

    def to_json(self) -> dict[str, Any]:
        """What is kept of it, where something was played."""
        tally = self.tally
        assert tally is not None
        return {"who": self._who, **{name: value for name, value in asdict(tally).items() if value is not None}}

    def add(self, entry: dict[str, Any]) -> None:
        """Write a game down at once."""
        entry = {**self._who, **entry}
        self.games[entry["number"]] = entry
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def read_kept() -> Mapping[str, Any]:
    """What came of games that are kept, by the matches' names."""
    return json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}


def write_kept(path: Path, found: Iterable[Results]) -> None:
    """Keep what came of these games."""
    lines = [f"{json.dumps(each.match.name)}: {json.dumps(each.to_json())}" for each in found if each.tally]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %. It takes games as independent, which the same deal from both sides isn't quite."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def brier(looks: Sequence[dict[str, Any]], said: str) -> float:
    """How far what was said was from what came, squared: 0 is perfect; always saying “even” has 0.25 with two sides."""
    errors = [(chance - share) ** 2 for look in looks for chance, share in zip(look[said], look["shares"], strict=True)]
    return float(sum(errors) / len(errors))


def calibration(found: Iterable[Results]) -> tuple[int, float, float] | None:
    """In how many games of equals chances were looked at; their Brier score, and that of “whoever leads wins”."""
    tallies = [each.tally for each in found if each.match.even]
    told = [(each.games, each.chances, each.leads) for each in tallies if each and each.chances is not None]
    games = sum(each[0] for each in told)
    chances, leads = (sum(each[0] * (each[what] or 0) for each in told) / (games or 1) for what in (1, 2))
    return (games, chances, leads) if told else None


def buckets(looks: Iterable[dict[str, Any]]) -> Iterator[tuple[float, float, int]]:
    """For each tenth of the chances: what was said on average, what came on average, and how often."""
    pairs = [pair for look in looks for pair in zip(look["chances"], look["shares"], strict=True)]
    for number in range(BUCKETS):
        inside = [pair for pair in pairs if min(int(pair[0] * BUCKETS), BUCKETS - 1) == number]
        if inside:
            said, came = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            yield said, came, len(inside)


def picture(game_id: str, looks: Sequence[dict[str, Any]]) -> Path:
    """Draw what was said beside what came: on the diagonal, the chances are true."""
    dots = [
        f'<circle cx="{40 + 320 * said:.1f}" cy="{360 - 320 * came:.1f}" r="{2 + sqrt(count) / 4:.1f}" fill="#2a6fb0"/>'
        for said, came, count in buckets(looks)
    ]
    text = "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="sans-serif" font-size="12">',
            '<rect width="400" height="400" fill="white"/>',
            '<path d="M40 40V360H360" fill="none" stroke="black"/>',
            '<path d="M40 360L360 40" stroke="#999" stroke-dasharray="4"/>',
            *dots,
            f'<text x="200" y="24" text-anchor="middle">{game_id}: {len(looks)} moments</text>',
            '<text x="200" y="388" text-anchor="middle">chance that was said</text>',
            '<text x="14" y="200" text-anchor="middle" transform="rotate(-90 14 200)">share of games won</text>',
            "</svg>\n",
        ]
    )
    path = FOLDER / f"{game_id}-calibration.svg"
    path.write_text(text, encoding="utf-8")
    return path
