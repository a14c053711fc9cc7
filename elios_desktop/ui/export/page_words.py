"""What the page that replays a game says, in the language in force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from elios_desktop.engine.contract import Scored, seen
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.facts import winners_title
from elios_desktop.ui.session.hindsight import TurningPoint, what_it_cost


@dataclass(frozen=True, slots=True)
class Told:
    """What is said of one move."""

    sentence: str
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PageWords:
    """Everything in one language."""

    title: str
    names: tuple[str, ...]
    told: tuple[Told, ...]
    """Of the beginning, and of each move."""
    outcome: str
    """How the game ended or stands."""
    labels: dict[str, str]
    """What is on buttons and above lists; the page's script knows them by these names."""


def words_of(still: Controller, turning_points: Sequence[TurningPoint], whole: bool) -> PageWords:
    """What the page says of a game; `whole` is whether it holds the game itself."""
    names = still.kept.names
    title = find_words(still.session.game.id).title(translate)
    labels = _labels(whole) | {"chances": translate("Course", "Chances of winning")}
    return PageWords(title, tuple(names), _told(still, turning_points), _outcome(still), labels)


def _told(still: Controller, turning_points: Sequence[TurningPoint]) -> tuple[Told, ...]:
    session, names = still.session, still.kept.names
    words = find_words(session.game.id)
    cost = {point.ply + 1: what_it_cost(session, point, names) for point in turning_points}
    told = [Told(translate("Course", "The game begins."))]
    for number, transition in enumerate(session.transitions, 1):
        remarks = [
            words.scored(event, names, translate)
            for event in seen(transition, None)
            if isinstance(event, Scored) and still.counts_points
        ]
        remarks += [cost[number]] if number in cost else []
        told.append(Told(words.move(transition, None, names, translate), tuple(remarks)))
    return tuple(told)


def _outcome(still: Controller) -> str:
    session, names = still.session, still.kept.names
    result = session.state.result
    if result is None:
        return translate("Page", "The game isn’t over yet.")
    title = winners_title(names, result.winners)
    reason = find_words(session.game.id).result(result, session.state, names, translate)
    return f"{title if title.endswith('!') else f'{title}.'} {reason}"


def _labels(whole: bool) -> dict[str, str]:
    alone = translate("Page", "This page is all there is: it asks nothing of any other place.")
    opened = translate(
        "Page",
        "Opened with the program Elios Desktop, or dropped on its window, it is the game itself, to look at it there "
        "and to play on from any move.",
    )
    hidden = translate("Page", "It shows what everybody at the table may see; what is hidden isn’t in it.")
    return {
        "language": translate("Page", "Language"),
        "table": translate("Page", "The table"),
        "first": translate("Page", "To the beginning"),
        "back": translate("Page", "One move back"),
        "play": translate("Page", "Play"),
        "stop": translate("Page", "Stop"),
        "on": translate("Page", "One move on"),
        "last": translate("Page", "To the end"),
        "move": translate("Course", "Move"),
        "shown": translate("Page", "Move {ply} of {last}."),
        "moves": translate("Panel", "Moves"),
        "keys": translate(
            "Page", "Keys: the arrows go one move back or on, Home and End to the beginning and the end, P plays."
        ),
        "percent": translate("Course", "In percent, as a computer estimates them from what everybody could see."),
        "numbers": translate("Page", "The numbers"),
        "still": translate(
            "Page", "The table as it was at the end. (With scripts allowed, the page shows it after every move.)"
        ),
        "inside": f"{alone} {opened if whole else hidden}",
    }


def shown_sentence(words: PageWords, ply: int) -> str:
    """Where one is in the game, and what was done: what the page's script says."""
    if ply == 0:
        return words.told[0].sentence
    return f"{fill(words.labels['shown'], ply=ply, last=len(words.told) - 1)} {words.told[ply].sentence}"
