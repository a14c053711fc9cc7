"""Shows the end of a game: the podium, who won and by which rule, the points, how it turned, and what to do now.

The card stands beside the board (below it where that is narrow) and can be put aside.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from elios_desktop.course import Course, course_of
from elios_desktop.evening.tonight import Tonight, places
from elios_desktop.games import entry_of
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated, joined_names, result_sentence
from elios_desktop.ui.kit import art, faces, icons
from elios_desktop.ui.kit.i18n import Text, literal, plain, translate
from elios_desktop.ui.kit.materials import brass, cast, paint_brass, paint_lettering, paint_wood, rounded
from elios_desktop.ui.kit.theme import BRASS_INK, REST, Theme
from elios_desktop.ui.kit.widgets import Flow, button, label, scrolled
from elios_desktop.ui.play.end_scores import EndScores, WonMarks
from elios_desktop.ui.session import evening, facts
from elios_desktop.ui.session.controller import Controller

if TYPE_CHECKING:
    from elios_desktop.ui.session.facts import Series

_STEPS = {1: 46.0, 2: 32.0, 3: 21.0}
_LOWEST = 15.0
_FACE, _WINNER = 42.0, 54.0
_CROWN = 22.0
_LETTERS = (60, 52, 46, 40, 36, 32, 28, 24, 20)
_LEAST, _LARGEST = 0.62, 2.2
"""A podium shrinks and grows to so many times its usual size, as it has room."""
_CORNERS = 40
"""On the card the letters leave so much free at each side: there are buttons."""
_AROUND_IT = 48
"""So much air it takes above and below at most."""
_WIDEST = 800
_NARROWEST = 160
"""Where there is less room, only the name is shown."""


Figure = Callable[[QtGui.QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class Climber:
    """Somebody on the podium."""

    name: str
    kind: str
    colour: int
    place: int
    paint: Figure | None = None
    """How the game shows them; else they have their portrait."""


class Podium(QWidget):
    """A picture: what it shows is said by the card's own words."""

    def __init__(self, theme: Theme, beside: int = 12) -> None:
        """It takes what room is left; `beside` the letters so much stays free."""
        super().__init__()
        self._theme = theme
        self._beside = beside
        self._size = 1.0
        self._title = ""
        self._climbers: tuple[Climber, ...] = ()
        self._art = art.Art()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    @property
    def _grown(self) -> float:
        return max(1.0, min(1.3, self._theme.text_scale))

    def show_places(self, title: str, climbers: Sequence[Climber]) -> None:
        """Show everybody, the winners first; `title` says who has won."""
        self._title, self._climbers = title, tuple(climbers)
        self._art.clear()
        self.setMaximumWidth(round(_WIDEST * self._grown))
        self.setAccessibleName(title)
        self.updateGeometry()
        self._fit()
        self.update()

    def _letters(self, grown: float) -> QtGui.QFont:
        """Return type as large as the width allows."""
        font = QtGui.QFont(self._theme.font("display", bold=True))
        for size in (each for each in _LETTERS if each <= 40 or grown > 1.2):
            font.setPixelSize(round(size * self._grown * min(1.3, grown)))
            if QtGui.QFontMetricsF(font).horizontalAdvance(self._title) <= self.width() - 2 * self._beside:
                break
        return font

    def _height(self, size: float) -> int:
        """Return the height of the letters above the steps."""
        steps = (_CROWN + _WINNER + _STEPS[1]) * size
        return round(QtGui.QFontMetricsF(self._letters(size)).height() + steps + 8)

    def sizeHint(self) -> QSize:
        """Ask for the least that it can do with: it grows."""
        return QSize(round(_WIDEST * self._grown), self._height(_LEAST))

    def minimumSizeHint(self) -> QSize:
        """Ask for the height that it can do with, in any width."""
        return QSize(0, self._height(_LEAST))

    @property
    def liked(self) -> int:
        """How much more height than the least it likes to have: people on it are to be seen."""
        return self._height(1.0) - self._height(_LEAST)

    def _fit(self) -> None:
        """Be as large as the height allows."""
        self._size = _LEAST
        most = max(_LEAST, min(_LARGEST * self._grown, self._wide() / _WINNER))  # faces don't touch each other
        self.setMaximumHeight(self._height(most) + 2 * _AROUND_IT)
        while self._size < most and self._height(self._size + 0.05) <= self.height():
            self._size += 0.05

    def _wide(self) -> float:
        """Return the room for each step."""
        return (self.width() - 20) / max(1, len(self._climbers))

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Grow with the room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # the letters follow the width, and with them the height
        self._fit()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint the picture from the cache."""
        if self.size().isEmpty():
            return
        if self._art.ratio != self.devicePixelRatioF():
            self._art.clear(self.devicePixelRatioF())
        key = (self._title, self._climbers, self._theme.palette.dark)
        painter = QtGui.QPainter(self)
        painter.drawPixmap(0, 0, self._art.pixmap(key, QSizeF(self.size()), self._paint))
        painter.end()

    def _paint(self, painter: QtGui.QPainter, rect: QRectF) -> None:
        font = self._letters(self._size)
        high = QtGui.QFontMetricsF(font).height()
        rect = QRectF(
            rect.left(), rect.center().y() - self._height(self._size) / 2, rect.width(), self._height(self._size)
        )
        paint_lettering(painter, QPointF(rect.center().x(), rect.top() + high * 0.5), self._title, font)
        floor = rect.bottom() - 6
        order = self._on_steps() if rect.width() >= _NARROWEST else []
        wide = min(104.0 * self._size, self._wide())
        left = rect.center().x() - wide * len(order) / 2
        dark = self._theme.palette.dark
        for number, each in enumerate(order):
            step = QRectF(left + number * wide + 2, floor - self._step(each.place), wide - 4, self._step(each.place))
            body = QtGui.QPainterPath()
            body.addRect(step)
            cast(painter, body, REST, dark)
            paint_wood(
                painter, body, QtGui.QColor(self._theme.palette.wood).darker(112 if number % 2 else 104), 11 + number
            )
            top = rounded(QRectF(step.left() - 3, step.top() - 4, step.width() + 6, 9), 3)
            paint_wood(painter, top, QtGui.QColor(self._theme.palette.wood_light), 5 + number)
            if each.place <= 3:
                digit = QtGui.QFont(font)
                digit.setPixelSize(max(13, round(min(24.0 * self._size, step.height() * 0.6))))
                paint_lettering(painter, step.center() + QPointF(0, 3), str(each.place), digit)
            size = (_WINNER if each.place == 1 else _FACE) * self._size
            face = QRectF(step.center().x() - size / 2, step.top() - 5 - size, size, size)
            if each.paint is not None:
                painter.save()
                each.paint(painter, QRectF(face.left(), face.top() - size * 0.06, size, size * 1.18))
                painter.restore()
            else:
                faces.paint_portrait(painter, face, each.name, each.kind, each.colour, self._theme.font())
            if each.place == 1:
                _paint_crown(
                    painter, QPointF(face.center().x(), face.top() + 4 * self._size), max(1.0, self._size * 0.9)
                )
        painter.setPen(QtGui.QPen(QtGui.QColor(self._theme.palette.line), 2))
        painter.drawLine(QPointF(rect.left() + 8, floor), QPointF(rect.right() - 8, floor))

    def _on_steps(self) -> list[Climber]:
        """The first in the middle, the second at the left of them, the third at the right, as people know it."""
        order: list[Climber] = []
        for number, each in enumerate(sorted(self._climbers, key=lambda one: one.place)):
            order.insert(0 if number % 2 else len(order), each)
        return order

    def _step(self, place: int) -> float:
        return _STEPS.get(place, _LOWEST) * self._size


def _paint_crown(painter: QtGui.QPainter, foot: QPointF, size: float) -> None:
    painter.save()
    painter.translate(foot)
    painter.scale(size, size)
    crown = QtGui.QPainterPath(QPointF(-14, 0))
    for x, y in ((-16, -15), (-8, -8), (0, -19), (8, -8), (16, -15), (14, 0)):
        crown.lineTo(QPointF(x, y))
    crown.closeSubpath()
    paint_brass(painter, crown)
    painter.setBrush(brass(QRectF(-16, -22, 32, 10)))
    painter.setPen(QtGui.QPen(QtGui.QColor(BRASS_INK), 0.8))
    for x, y in ((-16, -16), (0, -20), (16, -16)):
        painter.drawEllipse(QPointF(x, y), 2.6, 2.6)
    painter.restore()


_MARGINS = (18, 8, 18, 12)
_GAP = 6
"""Between moments."""
_BAR_ROOM = 16
"""For what scrolls, where the card is too low."""
_WIDTH = 430
_BOARD_WIDTH, _BOARD_HEIGHT = 500, 330
"""So much room the board needs beside it, or above it."""
_NARROW_BOARD = 430
"""Beside a card in large type the board may be so narrow, and the card narrower than it would like to be."""
_SHARE_BELOW = 0.5
"""Of the height the card takes so much where it stands below the board."""
_SIDE_BY_SIDE = 1.3
"""In larger type the buttons that go on stand below each other."""
_AROUND = 12
"""Where it lies over the board so much of that is seen on each side."""
_ANY = 16_777_215
"""As large as a layout likes."""


class EndCard(QFrame):
    """Shown when the game on the table is over."""

    chosen = Signal(str)
    """ "again", "return", "next", "onward", "look", "missed", "charts", "home" or "close"."""
    moment_wanted = Signal(int)
    """A move of the game, to be seen again."""
    opened = Signal()
    came = Signal(bool)
    """It takes room beside the board now, or no longer."""

    def __init__(
        self,
        theme: Theme,
        controller: Controller,
        stage: QBoxLayout,
        parent: QWidget,
        figures: Callable[[], Sequence[Figure]],
    ) -> None:
        """`stage` has the board; the card stands there, too. `figures` says how the game shows whoever played."""
        super().__init__(parent)
        self._figures = figures
        self._theme = theme
        self._controller = controller
        self._stage = stage
        self._put_away = False
        self._series: Series | None = None
        self._tonight_shown: Tonight | None = None
        self._turned: Course | None = None
        """How it went, where that is told."""
        self._onward: Text | None = None
        """How the evening goes on from here."""
        self._led = False
        """Whether that is what was planned."""
        self.setProperty("look", "card")
        self._title = label("title", wrap=True)
        self.podium = Podium(theme, _CORNERS)
        self._reason = label("", wrap=True)
        self._turning = label("soft", wrap=True)
        self._between, self._won = label("large", wrap=True), WonMarks()
        self._between_hint = label("soft", wrap=True)
        self._close = QToolButton(self)
        self._close.setProperty("finger", True)
        self._close.clicked.connect(partial(self.chosen.emit, "close"))
        self.share_button = button("quiet")
        self.share_button.setParent(self)
        self.share_button.setProperty("near", True)
        """The end as a picture, to be kept or sent."""
        self.share_button.setProperty("finger", True)
        self.share_button.clicked.connect(self._on_share)
        self._consolation = label("soft", wrap=True)
        self.scores = EndScores(theme, controller)
        self._tonight = label("large", wrap=True)
        self._tonight_hint = label("soft", wrap=True)
        self._moments = QWidget()
        self._moment_flow = Flow(_GAP, self._moments)
        self._buttons = {name: button() for name in ("next", "return", "again", "onward")}
        self._buttons |= {name: button("quiet") for name in ("look", "missed", "charts", "home")}
        for name, made in self._buttons.items():
            made.setObjectName(f"end-{name}")
            made.setProperty("finger", True)
            made.clicked.connect(self._on_clicked)
        self._told = QWidget()
        told = QVBoxLayout(self._told)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(2)
        told.addWidget(self.podium, 100)
        for each in (self._reason, self._turning, self._consolation, self.scores):
            told.addWidget(each)
        series = QWidget()
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight, series)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._between, 1)
        row.addWidget(self._won)
        for line in (series, self._between_hint, self._tonight, self._tonight_hint):
            told.addWidget(line)
        told.addWidget(self._moments)
        told.addStretch(1)
        self._title.setParent(self)
        self._title.hide()  # the podium shows it
        column = QVBoxLayout(self)
        column.setContentsMargins(*_MARGINS)
        column.setSpacing(5)
        self._area = scrolled(self._told)
        column.addWidget(self._area, 1)
        self._row = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._row.setSizePolicy(policy)
        self._quiet = flow = Flow(0, self._row)
        self._on = on = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        on.setSpacing(8)
        for name, made in self._buttons.items():
            if name in ("look", "missed", "charts", "home"):
                made.setProperty("near", True)
                flow.addWidget(made)
            else:
                on.addWidget(made, 2 if name == "again" else 3)
        column.addLayout(on)
        column.addWidget(self._row)
        stage.addWidget(self)
        theme.changed.connect(self._on_theme)
        self.hide()

    def open(self) -> None:
        """Show how the game ended."""
        self._put_away = False
        self.retranslate()
        self.place()
        parent = self.parentWidget()
        column = parent.layout() if parent is not None else None
        assert column is not None
        column.setEnabled(False)  # until all have made way: the board is laid out once
        self.show()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        column.setEnabled(True)
        column.activate()
        self.take_keyboard()
        self.opened.emit()

    def show_series(self, series: "Series") -> None:
        """Show how these people stand in this game, all in all."""
        self._series = series
        self._write_series()
        self._fit()

    def show_onward(self, onward: Text | None, led: bool) -> None:
        """Show how the evening goes on, as a button; `led`: it was planned so, and the keyboard goes there."""
        self._onward, self._led = onward, led
        if self._controller.result is not None:
            self._write_going_on()
            self._fit()
            if self.isVisible() and self.isAncestorOf(self.window().focusWidget() or self.window()):
                self.take_keyboard()

    @property
    def first(self) -> QWidget:
        """The button that gets the keyboard: the one that goes on."""
        return self._buttons[self._primary]

    @property
    def _primary(self) -> str:
        if not self._controller.over:
            return "next"
        return "onward" if self._led else "return" if self._controller.tournament is None else "again"

    def _write_going_on(self) -> None:
        """The buttons that lead on from here."""
        over, tournament = self._controller.over, self._controller.tournament
        self._buttons["next"].setVisible(not over)
        self._buttons["again"].setVisible(over)
        self._buttons["return"].setVisible(over and tournament is None)
        onward = over and self._onward is not None
        self._buttons["onward"].setVisible(onward)
        self._buttons["home"].setVisible(not onward)  # the toolbar has it, too; one line is enough
        self._put_again(quietly=onward)
        self._write_buttons(self._primary)

    def _put_again(self, quietly: bool) -> None:
        """Beside the rematch; among the quiet buttons where another game stands there."""
        made = self._buttons["again"]
        if quietly != (self._on.indexOf(made) < 0):
            made.setProperty("near", quietly)
            if quietly:
                self._on.removeWidget(made)
                self._quiet.addWidget(made)
                self._quiet.put_first(made, first=True)
                QWidget.setTabOrder(self._buttons["onward"], made)
            else:
                self._quiet.removeWidget(made)
                self._on.addWidget(made, 2)

    def take_keyboard(self) -> None:
        """A press that was meant for the last move doesn't come here."""
        self.first.setFocus()

    def put_away(self) -> None:
        """Out of the way, to look at the table; it can be opened again."""
        if self.isVisible():
            self._put_away = True
            self.scores.finish()
            self.hide()

    @property
    def summary(self) -> str:
        """How the game ended, in a few sentences."""
        title = self._title.text()
        told = f"{title if title.endswith('!') else f'{title}.'} {self._reason.text()}"
        return f"{told} {self._turning.text()}".strip()

    @property
    def away(self) -> bool:
        """Whether the end has been shown and was put away."""
        return self._put_away and self._controller.session.result is not None

    def place(self) -> None:
        """Beside the board, or below it; over it only where large type leaves room for one of them in the window."""
        parent = self.parentWidget()
        if parent is None:
            return
        scale = max(1.0, self._theme.text_scale)
        chosen = max(1.0, self._theme.plain.text_scale)
        wide, high = round(_WIDTH * chosen**0.8 * scale / chosen), round(parent.height() * _SHARE_BELOW)
        across = QBoxLayout.Direction.LeftToRight if scale <= _SIDE_BY_SIDE else QBoxLayout.Direction.TopToBottom
        self._on.setDirection(across)
        board = _BOARD_WIDTH if scale <= _SIDE_BY_SIDE else _NARROW_BOARD
        below = parent.height() - high >= _BOARD_HEIGHT * scale
        # In large type it is scrolled rather than wider: the board is what people look at.
        # But it never goes sideways: the table of points of many people needs its width.
        left, _, right, _ = _MARGINS
        least = self._told.minimumSizeHint().width() + left + right + _BAR_ROOM
        beside = parent.width() - max(_WIDTH, least if scale > _SIDE_BY_SIDE else 0) >= board
        wide = max(min(wide, max(_WIDTH, parent.width() - board)), min(least, parent.width() - board))
        self._stage.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        if not beside and not below:
            self._stage.removeWidget(self)
            self.setFixedSize(min(2 * wide, parent.width() - 2 * _AROUND), parent.height() - 2 * _AROUND)
            self.move((parent.width() - self.width()) // 2, _AROUND)
            self.raise_()
        else:
            if self._stage.indexOf(self) < 0:
                self._stage.addWidget(self)
            self.setFixedSize(wide if beside else _ANY, _ANY if beside else high)
            self.setMinimumSize(wide if beside else 0, 0 if beside else high)

    def retranslate(self) -> None:
        """Words in the language in force."""
        controller = self._controller
        session, tournament = controller.session, controller.tournament
        result = session.result
        if result is None:
            return
        winners = list(result.winners)
        if tournament is not None and tournament.winners:
            winners = list(tournament.winners)
            title = self._winner_text(
                winners,
                translate("End", "{names} wins the tournament!"),
                translate("End", "{names} win the tournament!"),
            )
        else:
            title = facts.winners_title(controller.kept.names, winners)
        self._title.setText(title)
        self.podium.show_places(title, self._climbers(winners))
        reason = result_sentence(session.game.id, result, session.state, controller.kept.names, translate)
        if tournament is not None and tournament.winners:
            text = translate("End", "The last game went to {names}. {reason}")
            last = joined_names([controller.kept.names[seat - 1] for seat in result.winners], translate)
            reason = fill(text, names=last, reason=reason)
        self._reason.setText(reason)
        self.scores.show_all()
        self._write_turning()
        consolation = facts.consolation_sentence(controller)
        self._consolation.setText(consolation)
        self.share_button.setIcon(icons.icon("save", self._theme.palette.text))
        self.share_button.setAccessibleName(translate("End", "Share a picture"))
        self.share_button.setToolTip(plain(translate("End", "Share a picture")))
        self._write_series()
        self._write_tonight()
        self._write_moments()
        self._buttons["missed"].setVisible(entry_of(session.game.id).has("puzzles"))
        self._write_going_on()
        self._fit()
        self._close.setIcon(icons.icon("close", self._theme.palette.text))
        self._close.setToolTip(plain(translate("End", "Close")))
        self._close.setAccessibleName(translate("End", "Close"))

    def _climbers(self, winners: list[int]) -> list[Climber]:
        """List everybody with their place; after a tournament by what they have in all."""
        controller = self._controller
        if controller.tournament is not None:
            totals = controller.tournament.totals
            found = [
                1 if seat in winners else 1 + sum(other > mine for other in totals)
                for seat, mine in enumerate(totals, 1)
            ]
        else:
            found = list(places(controller.session))
        figures: Sequence[Figure | None] = self._figures() or [None] * len(found)
        seats = zip(controller.kept.seats, controller.kept.names, found, figures, strict=True)
        return [Climber(name, seat.kind, seat.colour, place, figure) for seat, name, place, figure in seats]

    def show_tonight(self, tonight: Tonight | None) -> None:
        """Show what tonight is at, with what this game has brought."""
        self._tonight_shown = tonight
        self._write_tonight()
        self._fit()

    def _write_tonight(self) -> None:
        tonight = self._tonight_shown
        text = evening.tonight_sentence(tonight) if tonight is not None else ""
        self._tonight.setText(text)
        counted = evening.counting_sentence() if text else ""
        self._tonight_hint.setText(counted)
        self._tonight.setToolTip(plain(counted))
        self._tonight.setVisible(bool(text))

    def _write_moments(self) -> None:
        """Write what was remarkable in this game: a press shows the moment of it."""
        while (item := self._moment_flow.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.setParent(None)
                old.deleteLater()
        from elios_desktop.evening.awards import MOST, GameOfTonight, awards

        controller = self._controller
        names = controller.kept.names
        found = []
        if controller.tournament is None and controller.session.result is not None:
            people = tuple(str(seat) for seat in range(1, len(names) + 1))
            game = GameOfTonight(controller.id, controller.session, people, tuple(controller.kept.move_ms))
            found = awards([game])
        for award in found:
            text = translate("End", "{title}\n{name}, {what}")
            name = isolated(names[int(award.person) - 1])
            told = fill(text, title=award.title(translate), name=name, what=award.sentence(translate))
            said = f"{award.title(translate)}\n{name}"
            self._add_moment(award.ply, said, told.replace("\n", ": "), award.sentence(translate))
        turning = self._turned.turning_point if self._turned is not None else None
        if turning is not None and len(found) < MOST:
            before = self._turned is not None and any(self._turned.leaders[:turning])
            title = translate("End", "Turning point") if before else translate("End", "Into the lead")
            move = fill(translate("End", "move {ply}"), ply=turning)
            self._add_moment(turning, f"{title}\n{move}", self._turning.text())
        self._moments.setVisible(bool(found) or turning is not None)

    def _fit(self) -> None:
        """Leave out, where there is no room for all, what is said elsewhere, too: how it turned is a moment and in "How
        it went", how points are counted stands on home, what prizes are for where one points at them; and of moments
        those that would take a second line."""
        layout, column, series = self._told.layout(), self.layout(), self._between.parentWidget()
        if layout is None or column is None or series is None or self.isHidden():
            return
        moments = [each for each in self._moments.findChildren(QPushButton) if self._moment_flow.indexOf(each) >= 0]
        words = (self._turning, self._tonight_hint, self._between_hint)
        self._consolation.setVisible(bool(self._consolation.text()))

        def tell(short: bool) -> None:
            for each in moments:
                each.setText(each.property("said")[short])

        less: list[Callable[[], object]] = [*(each.hide for each in words if each.text()), partial(tell, True)]
        said_elsewhere = len(less)
        less += [*(each.hide for each in moments[:0:-1]), *([series.hide] if self._between.text() else [])]
        for each in words:
            each.setVisible(bool(each.text()))
        series.setVisible(bool(self._between.text()))
        for moment in moments:
            moment.show()
        scrolled = self._theme.text_scale > _SIDE_BY_SIDE
        steps: list[Callable[[], object]] = [partial(tell, scrolled), *less]
        for number, step in enumerate(steps):
            step()
            for changed in (self._moment_flow, layout, column):
                changed.invalidate()
            self._moments.updateGeometry()
            column.activate()
            liked = self.podium.liked if number < said_elsewhere else 0
            fits = layout.heightForWidth(self._area.width()) + liked <= self._area.height()
            if fits or scrolled:  # in any case
                return
        series.setVisible(bool(self._between.text()))  # nothing is gained by that: it is scrolled

    def _add_moment(self, ply: int, words: str, told: str, what: str = "") -> None:
        """`what` it was for is said below, where there is room."""
        made = button("small")
        made.setProperty("ply", ply)
        made.setProperty("said", [literal(f"{words}\n{what}".strip()), literal(words)])
        made.setText(literal(words))
        made.setAccessibleName(told)
        made.setToolTip(plain(told))
        made.setAccessibleDescription(translate("End", "See this moment again"))
        made.clicked.connect(self._on_moment)
        self._moment_flow.addWidget(made)
        made.show()

    @property
    def sheet(self) -> QWidget:
        """All that is told, for a picture."""
        return self._told

    def share_menu(self) -> QMenu:
        """Return a menu of what can be done with a picture of the end; gone when it is closed."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(translate("End", "Save the picture…"), partial(self.chosen.emit, "save_picture"))
        menu.addAction(translate("End", "Copy the picture"), partial(self.chosen.emit, "copy_picture"))
        return menu

    def _on_share(self) -> None:
        self.share_menu().popup(self.share_button.mapToGlobal(self.share_button.rect().bottomLeft()))

    def _on_moment(self) -> None:
        self.moment_wanted.emit(self.sender().property("ply"))

    def _write_buttons(self, primary: str) -> None:
        texts = {
            "next": translate("End", "Next game"),
            "onward": self._onward() if self._onward is not None else "",
            "return": translate("End", "Rematch"),
            "again": translate("End", "Play again"),
            "look": translate("End", "Look back"),
            "missed": translate("End", "Missed chances"),
            "charts": translate("End", "How it went"),
            "home": translate("End", "Home"),
        }
        hints = {
            "return": translate("End", "Swap seats"),
            "again": translate("End", "Same seats"),
        }
        head, colon, game = texts["onward"].partition(": ")
        if colon:  # "Next:", and below it the game: side by side long words would be cut
            texts["onward"], hints["onward"] = f"{head}:", game
        told = {"missed": translate("End", "Did anybody miss anything in this game?"), "onward": f"{head}{colon}{game}"}
        quietly = self._on.indexOf(self._buttons["again"]) < 0
        for name, made in self._buttons.items():
            hint = "" if name == "again" and quietly else hints.get(name, "")
            made.setText(f"{texts[name]}\n{hint}" if hint else texts[name])
            made.setAccessibleName(told.get(name, texts[name]))
            made.setToolTip(plain(told["missed"] if name == "missed" else ""))
            made.setAccessibleDescription("" if name == "onward" else hints.get(name, ""))
            look = "primary" if name == primary else "quiet" if name == "again" and quietly else ""
            if name in ("next", "again", "return", "onward") and (made.property("look"), made.property("lines")) != (
                look,
                str(1 + bool(hint)),
            ):
                made.setProperty("look", look)
                made.setProperty("lines", str(1 + bool(hint)))
                made.style().unpolish(made)
                made.style().polish(made)

    def _write_turning(self) -> None:
        """Write when it was decided."""
        controller = self._controller
        text = ""
        self._turned = course_of(controller.session) if controller.tournament is None else None
        if self._turned is not None and self._turned.turning_point is not None:
            text = facts.turning_point(self._turned, controller.kept.names, over=True)
        self._turning.setText(text)

    def _write_series(self) -> None:
        told = self._series is not None and self._controller.tournament is None
        score, hint = (
            facts.series_sentence(self._series, self._controller.kept.names) if told and self._series else ("", "")
        )
        self._between.setText(score)
        self._between_hint.setText(hint)
        seats = self._controller.kept.seats
        wins = self._series.wins if score and self._series else ()
        self._won.show_won([(seat.colour, count) for seat, count in zip(seats, wins, strict=False)])

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Escape puts it aside."""
        if event.key() == Qt.Key.Key_Escape:
            self.chosen.emit("close")
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_theme(self) -> None:
        if self.isVisible():
            self.retranslate()  # the crown and the cross have the theme's colours
            self.place()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """The cross stays in its corner, over the podium."""
        super().resizeEvent(event)
        self._fit()
        size = self._close.sizeHint()
        self._close.setGeometry(self.width() - size.width() - 4, 4, size.width(), size.height())
        self._close.raise_()
        size = self.share_button.sizeHint()
        self.share_button.setGeometry(4, 4, size.width(), size.height())
        self.share_button.raise_()

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self.came.emit(True)

    def hideEvent(self, event: QtGui.QHideEvent) -> None:
        super().hideEvent(event)
        self.came.emit(False)

    def _winner_text(self, winners: list[int], one: str, many: str) -> str:
        names = [self._controller.kept.names[seat - 1] for seat in winners]
        return fill(one if len(names) == 1 else many, names=joined_names(names, translate))

    def _on_clicked(self) -> None:
        name = next((name for name, made in self._buttons.items() if made is self.sender()), "")
        self.chosen.emit(name)
