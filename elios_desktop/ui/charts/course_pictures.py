"""What the window with the course of a game can draw, each as lines and as rows of numbers; and beside it the board at
one move, as everybody may see it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6 import QtCore, QtWidgets
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent

from elios_desktop.course import Course, standings_of
from elios_desktop.engine.contract import Move
from elios_desktop.plain_board import find_board
from elios_desktop.texts.words import find_words
from elios_desktop.ui.charts.look import Column, Line, Mark, number_text
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.stage import LAID_OUT, Snapshot
from elios_desktop.ui.session import facts
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.hindsight import Hindsight


class BoardView(QtWidgets.QWidget):
    """Draws a still controller's table; call `show_ply` and `close_board`."""

    def __init__(self, theme: Theme, controller: Controller, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.controller = controller
        self._snapshot = Snapshot(theme, controller, ratio=self.devicePixelRatioF())
        self._image: QImage | None = None
        self.setMinimumSize(280, 185)
        policy = QtWidgets.QSizePolicy(QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.lay_out)

    def sizeHint(self) -> QtCore.QSize:
        """Half as large as a table is laid out."""
        return LAID_OUT * 0.55

    def heightForWidth(self, width: int) -> int:
        """A table has its own shape."""
        return round(width * LAID_OUT.height() / LAID_OUT.width())

    def show_ply(self, ply: int) -> None:
        """The position after so many moves."""
        self.controller.shown.look_at(ply)
        self._snapshot.table.light(())
        self._snapshot.table.redraw()
        self._image = None
        self.update()

    def light(self, move: Move) -> None:
        """Show what a move touches, as far as everybody may see it."""
        controller = self.controller
        gestures = find_board(controller.session.game.id).gestures_of(move, controller.shown.view())
        table = self._snapshot.table
        table.light([key for gesture in gestures for key in gesture.touched], "good", table.ways(gestures))
        self._image = None
        self.update()

    def lay_out(self) -> None:
        """Theme or language changed."""
        self._snapshot.scene.art.clear()
        self._snapshot.table.lay_out_anew(QtCore.QRectF(0, 0, LAID_OUT.width(), LAID_OUT.height()))
        self._image = None
        self.update()

    def picture(self) -> QImage:
        """Return the table as it is shown, at the size at which it was laid out."""
        if self._image is None:
            self._image = self._snapshot.image()
        return self._image

    def close_board(self) -> None:
        """Let go of the table."""
        self._theme.changed.disconnect(self.lay_out)
        self._snapshot.close()

    def changeEvent(self, event: QtCore.QEvent) -> None:
        if event.type() == QtCore.QEvent.Type.LanguageChange:
            self.lay_out()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture with round corners."""
        image = self.picture()
        size = image.size().scaled(self.size(), QtCore.Qt.AspectRatioMode.KeepAspectRatio)
        room = QtCore.QRectF((self.width() - size.width()) / 2, 0, size.width(), size.height())
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        path = QPainterPath()
        path.addRoundedRect(room, 10, 10)
        painter.setClipPath(path)
        painter.drawImage(room, image)
        painter.end()


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
    """Return one of the measures of the game, after every move."""
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
        _marks(course, controller.session.result is not None),
    )


def chances_picture(controller: Controller, course: Course, hindsight: Hindsight) -> Picture:
    """Return the chances to win after every move, as far as they are known."""
    known, seats = hindsight.chances, range(course.seats)
    percents = [[round(100 * each[seat]) for each in known] for seat in seats]
    lines = _lines(controller, range(len(known)), percents) if known else []
    values = [[facts.percent_text(each[seat]) for seat in seats] for each in known]
    columns, rows = _by_moves(controller, course, values)
    points = [Mark(point.ply + 1, str(point.ply + 1), strong=True) for point in hindsight.turning_points]
    return Picture(
        translate("Course", "Chances of winning"),
        translate("Course", "A computer’s estimate, in percent, from what everybody could see."),
        lines,
        translate("Course", "Moves"),
        columns,
        rows,
        points,
    )


def tournament_picture(controller: Controller) -> Picture:
    """Return the points in the tournament after each of its games."""
    tournament = controller.tournament
    assert tournament is not None
    standings = standings_of(tournament)
    games = range(len(standings))
    series = [[float(total[seat]) for total in standings] for seat in range(len(tournament.seats))]
    return Picture(
        translate("Course", "Tournament points"),
        translate("Course", "The totals after each game. Once somebody has 50 points, the highest total wins."),
        _lines(controller, games, series),
        translate("Course", "Games"),
        [Column(translate("Course", "Game"), True), *(Column(name, True) for name in controller.kept.names)],
        [[str(game), *map(str, standings[game])] for game in games],
    )


def _lines(controller: Controller, xs: Sequence[float], series: Sequence[Sequence[float]]) -> list[Line]:
    styles = [seat.colour for seat in controller.kept.seats]
    return [Line(name, style, xs, ys) for name, style, ys in zip(controller.kept.names, styles, series, strict=True)]


def _marks(course: Course, over: bool) -> list[Mark]:
    """Tell where the lead changed and, once the game is over, the turning point."""
    marks = [Mark(change.ply, "") for change in course.lead_changes]
    if over and course.turning_point is not None:
        marks.append(Mark(course.turning_point, translate("Course", "Turning point"), strong=True))
    return marks


def _by_moves(
    controller: Controller, course: Course, values: Sequence[Sequence[str]]
) -> tuple[list[Column], list[list[str]]]:
    """Return a row for the beginning and each move that has values."""
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
