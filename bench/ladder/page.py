"""The ladder for people who read rather than measure: a page with tables, and a picture with the intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bench.ladder.matches import BESIDE_THE_ONE_BELOW, CHILD_BESIDE_THE_FIRST, EVENED_OUT
from bench.ladder.results import KEPT, Results, Tally, calibration, interval, write_kept
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.games import entry_of

PAGE, PICTURE = "players.md", "players.svg"
WIDTH, ROW, LEFT, SCALE, HEAD = 760, 24, 130, 480, 46
"""Of the picture: a share of 0 is at LEFT, a share of 1 at LEFT + SCALE."""
MET, LIKELY, OPEN, MISSED = "met", "likely", "open", "missed"
SAID = {MET: "", LIKELY: ", by its share alone", OPEN: ", too few games to say", MISSED: ", missed"}
COLOURS = {MET: "#1f6b4a", LIKELY: "#4f8a66", OPEN: "#a3782a", MISSED: "#b5472f"}
_BEGIN = """# How strong the computer players are

Written by `make ladder-page` from the games that `make ladder` has played, here or on other machines (`players.json`
keeps what came of them); what was played by players who think otherwise than today's isn't counted. A draw, or a win
that is shared, counts as its part. Intervals are Wilson's, 95 %: where one reaches beyond what is wanted, more games
have to be played to show it (`make ladder LADDER="--games 200"` goes on where it was). Each deal is played twice, with
the seats exchanged. A match that isn't listed hasn't been played.

A rung should be a rung, neither a cliff nor a flat step: each level beats the one below in 60 to 80 of a hundred games,
and a child that knows the rules and takes what it sees (`bench/ladder/yardsticks.py`) beats the lowest in 50 to 80.

![The share of games that each level wins against the one below, with its interval](players.svg)
"""
_HEAD_STARTS = """
## With a head start

A level with a head start of so many steps, against the level so many above it, should win about half.
Amounts can't be finer than a beam, a token or a tile, and one amount has to do for every level: it is the one that
comes nearest for the second and third. In Elementos moves made ahead are no help (one to four of them left the second
level .27 to .38 of its games with the third), so the other side plays with fewer tokens instead; and there the fourth
and the fifth level are closer than the second and the third, so that no number of tokens is right for two steps at both
ends.
"""
_CHANCES = """
## What the chances are worth

The mean squared error of the chances at eight moments of a game between two alike (Brier score; 0 is perfect, always
saying “even” has 0.25), beside saying that whoever leads then wins.

| game | chances | “whoever leads” | games |
| --- | --- | --- | --- |
"""


def write(folder: Path, found: Sequence[Results]) -> None:
    """Write page and picture, and keep what they are made from."""
    rungs = [each for each in found if each.match.is_rung and each.tally]
    helped = [each for each in found if each.match.target == EVENED_OUT and each.tally]
    text = _BEGIN + "".join(_table(game, [each for each in rungs if each.match.game == game]) for game in GAME_IDS)
    if helped:
        text += _HEAD_STARTS + "\n" + "\n".join(_rows(helped, lambda each: each.match.name)) + "\n"
    chances = [line for game in GAME_IDS for line in _chances(game, found)]
    if chances:
        text += _CHANCES + "\n".join(chances) + "\n"
    (folder / PAGE).write_text(text, encoding="utf-8")
    (folder / PICTURE).write_text("\n".join(_painted(rungs)), encoding="utf-8")
    write_kept(folder / KEPT.name, found)


def _table(game: str, rungs: Sequence[Results]) -> str:
    lines = _rows(rungs, lambda each: f"{each.match.one} v {each.match.other}")
    return f"\n## {_title(game)}\n\n" + "\n".join(lines) + "\n" if rungs else ""


def _rows(found: Sequence[Results], name: Callable[[Results], str]) -> Iterator[str]:
    yield "| match | wins | 95 % | games | wanted |"
    yield "| --- | --- | --- | --- | --- |"
    for each in found:
        tally = _tally(each)
        low, high = interval(tally.share, tally.games)
        least, most = each.match.target or (0.0, 1.0)
        wanted = f"{least:.2f} to {most:.2f}{SAID[_verdict(each)]}"
        yield f"| {name(each)} | {tally.share:.2f} | {low:.2f} to {high:.2f} | {tally.games} | {wanted} |"


def _tally(each: Results) -> Tally:
    assert each.tally is not None, each.match.name
    return each.tally


def _verdict(each: Results) -> str:
    """Say whether what is wanted is met, by the whole interval or by the share alone, or missed."""
    share = _tally(each).share
    low, high = interval(share, _tally(each).games)
    least, most = each.match.target or BESIDE_THE_ONE_BELOW
    if least <= low and high <= most:
        return MET
    return MISSED if high < least or low > most else LIKELY if least <= share <= most else OPEN


def _chances(game: str, found: Sequence[Results]) -> Iterator[str]:
    told = calibration(each for each in found if each.match.game == game)
    if told is not None:
        games, chances, leads = told
        yield f"| {_title(game)} | {chances:.3f} | {leads:.3f} | {games} |"


def _title(game: str) -> str:
    return str(entry_of(game).title)


def _painted(rungs: Sequence[Results]) -> Iterator[str]:
    """A row a match: what is wanted as a band, what was won as a dot on its interval."""
    games = [game for game in GAME_IDS if any(each.match.game == game for each in rungs)]
    height = len(games) * (HEAD + 14) + len(rungs) * ROW + 10
    size = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13"'
    yield f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    yield f'<rect width="{WIDTH}" height="{height}" fill="#fffdf8"/>'
    top = 0
    for game in games:
        own = [each for each in rungs if each.match.game == game]
        yield f'<text x="16" y="{top + 26}" font-size="16" font-weight="bold">{_title(game)}</text>'
        bottom = top + HEAD + len(own) * ROW
        for tenth in range(0, 11, 2):
            x = LEFT + SCALE * tenth / 10
            yield f'<path d="M{x:.0f} {top + HEAD - 8}V{bottom}" stroke="#ddd6c8"/>'
            yield f'<text x="{x:.0f}" y="{top + HEAD - 13}" text-anchor="middle" fill="#6b6457">{tenth / 10:.1f}</text>'
        for number, each in enumerate(own):
            yield from _row(each, top + HEAD + number * ROW)
        top = bottom + 14
    yield "</svg>\n"


def _row(each: Results, top: int) -> Iterator[str]:
    least, most = each.match.target or BESIDE_THE_ONE_BELOW
    tally = _tally(each)
    low, high = interval(tally.share, tally.games)
    middle, text = top + ROW // 2, top + ROW // 2 + 4
    colour = COLOURS[_verdict(each)]
    band = "#dfe9d8" if each.match.target != CHILD_BESIDE_THE_FIRST else "#e9e3cf"
    x = LEFT + SCALE * least
    yield f'<rect x="{x:.0f}" y="{top + 2}" width="{SCALE * (most - least):.0f}" height="{ROW - 4}" fill="{band}"/>'
    yield f'<text x="{LEFT - 14}" y="{text}" text-anchor="end">{each.match.one} v {each.match.other}</text>'
    yield f'<path d="M{LEFT + SCALE * low:.1f} {middle}H{LEFT + SCALE * high:.1f}" stroke="{colour}" stroke-width="3"/>'
    yield f'<circle cx="{LEFT + SCALE * tally.share:.1f}" cy="{middle}" r="5" fill="{colour}"/>'
    yield f'<text x="{LEFT + SCALE + 16}" y="{text}">{tally.share:.2f} of {tally.games}</text>'
