"""The course of a game in sentences: the turning point, the lead, thinking time."""

from __future__ import annotations

from collections.abc import Sequence

from elios_desktop.course.course import Course
from elios_desktop.engine.contract import Seat
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate

_MOST_MOVES = 8
"""So many lead changes are listed with their moves."""


def side_name(names: Sequence[str], side: Sequence[Seat]) -> str:
    """Who plays on a side: “Anna”, “Anna and Carla”."""
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


def turning_point(course: Course, names: Sequence[str], over: bool) -> str:
    """When it was decided; empty for a game under way."""
    if not over:
        return ""
    ply = course.turning_point
    if ply is None:
        return translate("Course", "There was no turning point.")
    if ply == course.plies:
        return fill(translate("Course", "Turning point: the last move, number {ply}, decided the game."), ply=ply)
    if any(course.leaders[:ply]):
        text = translate(
            "Course", "Turning point: with move {ply}, {names} took the lead, and nobody else was ahead after that."
        )
    else:
        text = translate("Course", "With move {ply}, {names} took the lead, and nobody else was ever ahead.")
    return fill(text, ply=ply, names=side_name(names, course.leaders[ply] or ()))


def lead_changes(course: Course) -> str:
    """How often another side was ahead."""
    changes = course.lead_changes
    if not changes:
        return translate("Course", "The lead never changed.")
    text = translate("Course", "The lead changed %n time(s).", None, len(changes))
    if len(changes) > _MOST_MOVES:
        return text
    moves = ", ".join(str(change.ply) for change in changes)
    return fill(translate("Course", "{sentence} (Moves: {moves}.)"), sentence=text, moves=moves)


def thinking(course: Course, seat: Seat, name: str) -> str:
    """How long somebody thought, in all and a move; empty if nobody knows."""
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
