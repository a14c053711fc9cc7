"""What is told of a game in sentences: its end, the turning point, the lead, thinking time; what happened since
somebody's last turn; and how the people at the table stand in this game, all in all (“Anna 3 : 2 Bruno”)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QObject, QTime, Signal

from elios_desktop.course import Course, find_course, told_at_end
from elios_desktop.engine.contract import AnyTransition, Seat, is_forced
from elios_desktop.engine.record import HUMAN
from elios_desktop.evening.tonight import places as evening_places
from elios_desktop.storage.history import person_key, points_of
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words, joined_names, move_sentence
from elios_desktop.ui.kit.i18n import Sentence, Text, Wording, translate
from elios_desktop.ui.session.controller import Controller

if TYPE_CHECKING:
    from elios_desktop.storage.statistics import Series as Series
    from elios_desktop.storage.statistics import Statistics

_MOST_MOVES = 8
"""So many lead changes are listed with their moves."""


def side_name(names: Sequence[str], side: Sequence[Seat]) -> str:
    """Name who plays on a side: “Anna”, “Anna and Carla”."""
    listed = [names[seat - 1] for seat in side]
    joined = listed[0]
    for name in listed[1:]:
        joined = fill(translate("Course", "{names} and {name}"), names=joined, name=name)
    return joined


def time_text(ms: float) -> str:
    """A duration for people: “0:07”, “12:40”, “1:02:03”."""
    seconds = round(ms / 1000)
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def winners_title(names: Sequence[str], winners: Sequence[Seat]) -> str:
    """Say who has won a game: “Anna wins!”"""
    if not winners:
        return translate("End", "A draw")
    if len(winners) == len(names) > 1:
        return translate("End", "It’s a tie!")
    one, more = translate("End", "{names} wins!"), translate("End", "{names} win!")
    joined = joined_names([names[seat - 1] for seat in winners], translate)
    return fill(one if len(winners) == 1 else more, names=joined)


_NEAR = 2
"""Whoever was no further from winning is told so."""


def consolation_sentence(controller: Controller) -> str:
    """Say a word for who came second: what was missing, if it was little; nothing where teams or nobody won."""
    session, result = controller.session, controller.result
    if result is None or len(result.winners) != 1 or controller.tournament is not None or session.agreed is not None:
        return ""
    from elios_desktop.evening.awards import find_feats

    names, game = controller.kept.names, session.game.id
    feats = find_feats(game)
    missed = feats.nearly(session) if feats is not None else None
    if missed is not None:
        return fill(translate("End", "One turn later it would have been {name}’s."), name=names[missed - 1])
    places = evening_places(session)
    behind = min(place for place in places if place > 1)
    seconds = [seat for seat, place in enumerate(places, 1) if place == behind]
    measure = None if find_words(game).SCORE_PARTS else told_at_end(game)
    first, second = (points_of(result.scores, seat) for seat in (result.winners[0], seconds[0]))
    if measure is not None:
        text = _left_sentence(round(find_course(game).counts(session.state)[measure.id][seconds[0] - 1]))
    elif first is not None and second is not None:
        text = _behind_sentence(round(first - second))
    else:
        return ""
    if len(seconds) > 1:
        text = translate("End", "Shared second place: {name}.")
    return fill(text, name=joined_names([names[seat - 1] for seat in seconds], translate))


def _behind_sentence(points: int) -> str:
    if not points:
        return translate("End", "Second place: {name}, with just as many points.")
    if points <= _NEAR:
        return translate("End", "%n more point(s), and it would have been {name}’s.", None, points + 1)
    return translate("End", "Second place: {name}, %n point(s) behind.", None, points)


def _left_sentence(left: int) -> str:
    if left == 1:
        return translate("End", "So close: {name} had just one to go.")
    return translate("End", "Second place: {name}, with %n left.", None, left)


def percent_text(chance: float) -> str:
    """A chance as people read it."""
    return fill(translate("Course", "{number}%"), number=round(100 * chance))


def turning_point(course: Course, names: Sequence[str], over: bool) -> str:
    """Say when it was decided; nothing for a game under way."""
    if not over:
        return ""
    ply = course.turning_point
    if ply is None:
        return translate("Course", "There was no turning point.")
    if ply == course.plies:
        return fill(translate("Course", "Turning point: the last move, number {ply}, decided the game."), ply=ply)
    if any(course.leaders[:ply]):
        text = translate(
            "Course", "Turning point: move {ply} put {names} in the lead, and nobody else was ahead after that."
        )
    else:
        text = translate("Course", "Move {ply} put {names} in the lead, and nobody else was ever ahead.")
    return fill(text, ply=ply, names=side_name(names, course.leaders[ply] or ()))


def lead_changes(course: Course) -> str:
    """Say how often another side was ahead."""
    changes = course.lead_changes
    if not changes:
        return translate("Course", "The lead never changed.")
    text = translate("Course", "The lead changed %n time(s).", None, len(changes))
    if len(changes) > _MOST_MOVES:
        return text
    moves = ", ".join(str(change.ply) for change in changes)
    return fill(translate("Course", "{sentence} (Moves: {moves}.)"), sentence=text, moves=moves)


def thinking(course: Course, seat: Seat, name: str) -> str:
    """Say how long somebody thought, in all and a move; nothing if nobody knows."""
    spent, moves = course.thinking_ms(seat), course.timed_moves(seat)
    if not moves:
        return ""
    return fill(
        translate("Course", "{name}: {time} for {moves}, {each} per move"),
        name=name,
        time=time_text(spent),
        moves=translate("Course", "%n move(s)", None, moves),
        each=time_text(spent / moves),
    )


_TOLD = 3
"""So many moves of a turn are told one by one, at the most: of more nobody reads to the end."""


def since_own_turn(done: Sequence[AnyTransition], seat: Seat | None) -> list[int]:
    """The indices of the moves since this seat's last turn that there is something to see of. What it has done in the
    turn under way is no news to it. Without a seat, as after the end: the last round."""
    end = len(done)
    owner = seat or (done[-1].seat if done else None)
    start = _before_own(done, end, owner)
    if seat is not None:
        end = start
    while start and done[start - 1].seat != owner:
        start -= 1
    return [number for number in range(start, end) if not done[number].before.pending and shows(done[number])]


def _before_own(done: Sequence[AnyTransition], end: int, seat: Seat | None) -> int:
    while end and done[end - 1].seat == seat:
        end -= 1
    return end


def shows(transition: AnyTransition) -> bool:
    """Return whether a move did more than end a turn or draw cards."""
    return any(not event.quiet for event in transition.events)


def last_turn_in_words(controller: Controller) -> list[Text]:
    """Tell what the last turn brought, as whoever is at the machine may see it; nothing before the first one. What
    others did before it that nobody decides is told, too: it was made by itself."""
    done = controller.session.transitions
    start = first = _before_own(done, len(done), done[-1].seat if done else None)
    while first and is_forced(done[first - 1].move):
        first -= 1
    return [*(in_words(controller, each) for each in done[first:start]), *_turn_in_words(controller, start)]


def _turn_in_words(controller: Controller, start: int) -> list[Text]:
    """Tell what a turn brought that began there and is the last one."""
    done = controller.session.transitions
    turn = [each for each in done[start:] if not each.before.pending]
    told = [each for each in turn if shows(each)] or turn[-1:]
    if len(told) > _TOLD:
        name = controller.kept.later_names[told[-1].seat - 1]
        return [Sentence.translate("Recap", "{name} made %n move(s) in one turn.", None, len(told)).fill(name=name)]
    return [in_words(controller, each) for each in told]


def in_words(controller: Controller, transition: AnyTransition) -> Text:
    """A move as a sentence, as whoever is at the machine may see it."""
    game, names = controller.session.game.id, controller.kept.later_names
    return Wording.of(move_sentence, game, transition, controller.turns.now.viewer, names)


Perform = Callable[[Callable[[], object], Callable[[Exception | None], None]], None]


def series_sentence(series: Series, names: Sequence[str]) -> tuple[str, str]:
    """The score, and what it counts; nothing before there have been two games."""
    if series.games < 2 or len(series.wins) != len(names):
        return "", ""
    if len(names) == 2:
        text = translate("End", "{first} {wins} : {others} {second}")
        score = fill(text, first=names[0], wins=series.wins[0], others=series.wins[1], second=names[1])
    else:
        each = translate("End", "{name} {wins}")
        ranked = sorted(range(len(names)), key=lambda seat: -series.wins[seat])
        score = " · ".join(fill(each, name=names[seat], wins=series.wins[seat]) for seat in ranked)
    hint = translate("End", "Games won so far")
    if series.draws:
        hint = translate("End", "Games won so far, and %n draw(s)", None, series.draws)
    return score, hint


class SeriesAsker(QObject):
    """Asks the finished games on the disk's thread, after all that is on its way there."""

    answered = Signal(object, object)
    """The controller that was asked for, and the Series."""

    def __init__(self, statistics: Statistics, perform: Perform, parent: QObject) -> None:
        super().__init__(parent)
        self._statistics = statistics
        self._perform = perform

    def ask(self, controller: Controller) -> None:
        """Have counted how these players stand. Whoever has no name, or another's, is nobody in particular."""
        people = [person_key(seat.name) if seat.kind == HUMAN else seat.kind for seat in controller.kept.seats]
        if all(people) and len(set(people)) == len(people) and controller.tournament is None:
            self._perform(partial(self._count, controller, people), _nothing)

    def _count(self, controller: Controller, people: list[str]) -> None:
        self.answered.emit(controller, self._statistics.series(controller.session.game.id, people))


def _nothing(_error: Exception | None) -> None:
    """A history that can't be read is told of where it is read in earnest."""


def when_text(moment: datetime, now: datetime) -> str:
    """Say how long ago a moment was, or its date when that is long ago; in the language in force."""
    moment, now = moment.astimezone(), now.astimezone()
    minutes = int((now - moment).total_seconds() // 60)
    if minutes < 1:
        return translate("When", "just now")
    if minutes < 60:
        return translate("When", "%n minute(s) ago", None, minutes)
    locale = QLocale()
    time = locale.toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    days = (now.date() - moment.date()).days
    if days == 0:
        return fill(translate("When", "today at {time}"), time=time)
    if days == 1:
        return fill(translate("When", "yesterday at {time}"), time=time)
    if days < 7:
        return translate("When", "%n day(s) ago", None, days)
    return locale.toString(QDate(moment.year, moment.month, moment.day), QLocale.FormatType.ShortFormat)
