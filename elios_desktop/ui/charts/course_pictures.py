"""What the window with the course of a game can draw, each as lines and as rows of numbers. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from elios_desktop.course.course import Course, standings_of
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words
from elios_desktop.ui.charts.look import Line, Mark, number_text
from elios_desktop.ui.charts.numbers import Column
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session import facts
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.hindsight import Hindsight


@dataclass(frozen=True, slots=True)
class Picture:
    """A chart and the same as a table."""

    title: str
    hint: str
    lines: list[Line]
    x_title: str
    columns: list[Column]
    rows: list[list[str]]
    marks: list[Mark] = field(default_factory=list)


def measure_picture(controller: Controller, course: Course, name: str) -> Picture:
    """One of the measures of the game, after every move."""
    measure = next(each for each in course.measures if each.id == name)
    seats = range(1, course.seats + 1)
    plies = range(course.plies + 1)
    lines = _lines(controller, plies, [course.series(measure.id, seat) for seat in seats])
    values = [[number_text(line.ys[ply]) for line in lines] for ply in plies]
    columns, rows = _by_moves(controller, course, values)
    return Picture(
        measure.title(translate),
        measure.explanation(translate),
        lines,
        translate("Course", "Moves"),
        columns,
        rows,
        _marks(course, controller.session.state.result is not None),
    )


def chances_picture(controller: Controller, course: Course, hindsight: Hindsight) -> Picture:
    """The chances to win after every move, as far as they are known."""
    known, seats = hindsight.chances, range(course.seats)
    percents = [[round(100 * each[seat]) for each in known] for seat in seats]
    lines = _lines(controller, range(len(known)), percents) if known else []
    values = [[percent_text(each[seat]) for seat in seats] for each in known]
    columns, rows = _by_moves(controller, course, values)
    points = [Mark(point.ply + 1, str(point.ply + 1), strong=True) for point in hindsight.turning_points]
    return Picture(
        translate("Course", "Chances of winning"),
        translate("Course", "In percent, as a computer estimates them from what everybody could see."),
        lines,
        translate("Course", "Moves"),
        columns,
        rows,
        points,
    )


def tournament_picture(controller: Controller) -> Picture:
    """The points in the tournament after each of its games."""
    tournament = controller.tournament
    assert tournament is not None
    standings = standings_of(tournament)
    games = range(len(standings))
    series = [[float(total[seat]) for total in standings] for seat in range(len(tournament.seats))]
    return Picture(
        translate("Course", "Points in the tournament"),
        translate("Course", "After each game. Once somebody has 50 points, the highest total wins."),
        _lines(controller, games, series),
        translate("Course", "Games"),
        [Column(translate("Course", "Game"), True), *(Column(name, True) for name in controller.kept.names)],
        [[str(game), *map(str, standings[game])] for game in games],
    )


def percent_text(chance: float) -> str:
    """A chance as people read it."""
    return fill(translate("Course", "{number}%"), number=round(100 * chance))


def _lines(controller: Controller, xs: Sequence[float], series: Sequence[Sequence[float]]) -> list[Line]:
    styles = [seat.colour for seat in controller.kept.seats]
    return [Line(name, style, xs, ys) for name, style, ys in zip(controller.kept.names, styles, series, strict=True)]


def _marks(course: Course, over: bool) -> list[Mark]:
    """Where the lead changed and, once the game is over, the turning point."""
    marks = [Mark(change.ply, "") for change in course.lead_changes]
    if over and course.turning_point is not None:
        marks.append(Mark(course.turning_point, translate("Course", "Turning point"), strong=True))
    return marks


def _by_moves(
    controller: Controller, course: Course, values: Sequence[Sequence[str]]
) -> tuple[list[Column], list[list[str]]]:
    """A row for the beginning and each move that has values."""
    words, names = find_words(controller.session.game.id), controller.kept.names
    made = (words.move(transition, None, names, translate) for transition in controller.session.transitions)
    sentences = [translate("Course", "The game begins."), *made]
    columns = [
        Column(translate("Course", "Move"), True),
        Column(translate("Course", "What happened")),
        *(Column(name, True) for name in names),
        Column(translate("Course", "Thinking time"), True),
    ]
    rows = [
        [
            str(ply),
            sentences[ply],
            *values[ply],
            facts.time_text(course.move_ms[ply - 1]) if ply and course.move_ms[ply - 1] else "",
        ]
        for ply in range(len(values))
    ]
    return columns, rows
