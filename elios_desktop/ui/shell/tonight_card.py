"""Tonight, on home: who is here, what the evening is at over all games, and what is still to be played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from elios_desktop.engine.record import HUMAN
from elios_desktop.evening.awards import Award
from elios_desktop.evening.tonight import Night, Tonight, left_out
from elios_desktop.games import GAMES
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated
from elios_desktop.ui.covers import FRONT, SHEET_WIDTH, find_box, find_front, paint_box
from elios_desktop.ui.kit import faces, icons
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import literal, plain, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import PAPER
from elios_desktop.ui.kit.widgets import button, label
from elios_desktop.ui.session.evening import counting_sentence, points_text, question, row_points

WIDTH = 318
_MOST_ROWS = 8
_MOST_MOMENTS = 3
_SIDE = 14
_LEAST_NAME = 60
"""A name that is longer than its room is cut; it can be heard, and read in its tooltip."""
_BAND = 8
"""Of the velvet at its head below the words."""
_CELL = 28
"""A column of the stars."""
_FACE = 36
_CROWN = 10
"""Above a face."""
_COVER = QSize(72, 90)
_STAR, _STAR_INK = ("#ffd75e", "#e39a12"), "#3a2012"


@dataclass(frozen=True, slots=True)
class EveningWishes:
    """What people ask for that lies beyond the card."""

    play: Callable[[str], object]
    """A game."""
    onward: Callable[[], object]
    """The night's next game, or its podium."""
    skip: Callable[[], object]
    """Not that game."""
    change: Callable[[], object]
    """Somebody comes or goes, or other games are wanted."""
    end: Callable[[], object]


class _Pictures:
    """Paints them at the size of type in force; a cover is painted once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._theme = services.theme
        self._art = Art()
        self.ratio = 1.0

    @property
    def scale(self) -> float:
        """How much larger than usual everything is."""
        return max(1.0, self._theme.text_scale)

    def restyle(self) -> None:
        """Forget what was painted in another light or language."""
        self._art.clear()

    def face(self, name: str, leads: bool) -> QPixmap:
        """Paint somebody's face, with a crown for whoever leads."""
        made, painter = self._begin(_FACE, _FACE + _CROWN)
        colour = faces.colour_of(name, self._services)
        faces.paint_portrait(painter, QRectF(0, _CROWN, _FACE, _FACE), name, HUMAN, colour, self._theme.font())
        if leads:
            icons.paint_icon(painter, "winner", self._theme.palette.accent, QRectF((_FACE - 18) / 2, -2, 18, 18))
        painter.end()
        return made

    def star(self, text: str | None) -> QPixmap:
        """Paint points in a star; "0" without one; a dot where somebody didn't play."""
        made, painter = self._begin(_CELL, _CELL)
        middle = QPointF(_CELL / 2, _CELL / 2)
        palette = self._theme.palette
        if text is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.border))
            painter.drawEllipse(middle, 2.2, 2.2)
        else:
            if text != "0":
                gold = QLinearGradient(0, 0, 0, _CELL)
                gold.setColorAt(0, QColor(_STAR[0]))
                gold.setColorAt(1, QColor(_STAR[1]))
                painter.setPen(QPen(QColor(_STAR[1]).darker(150), 1.2))
                painter.setBrush(gold)
                painter.drawPath(_star(middle + QPointF(0, 0.8), _CELL / 2 - 0.8))
            font = QFont(self._theme.font("body", bold=True))
            font.setPixelSize(13 if len(text) == 1 else 11)
            painter.setFont(font)
            painter.setPen(QColor(_STAR_INK if text != "0" else palette.text_soft))
            painter.drawText(QRectF(0, 1.2, _CELL, _CELL), Qt.AlignmentFlag.AlignCenter, text)
        painter.end()
        return made

    def medal(self, game: str, side: int = _CELL) -> QPixmap:
        """Paint the middle of a game's cover in a round frame."""
        made, painter = self._begin(side, side)
        disc = QPainterPath()
        disc.addEllipse(QRectF(1, 1, side - 2, side - 2))
        box, shown = find_box(game), self._cover(game, _COVER * 2)
        unit = shown.width() / SHEET_WIDTH
        crop = QRectF(FRONT.left() + 16, FRONT.top() + 52, FRONT.width() - 32, FRONT.width() - 32)
        painter.setClipPath(disc)
        from_ = QRectF(crop.x() * unit, crop.y() * unit, crop.width() * unit, crop.height() * unit)
        painter.drawPixmap(QRectF(0, 0, side, side), shown, from_)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(box.look.base if box is not None else self._theme.palette.border), 2))
        painter.drawPath(disc)
        painter.end()
        return made

    def cover(self, game: str) -> QPixmap:
        """Paint the closed box."""
        made, painter = self._begin(_COVER.width(), _COVER.height())
        painter.drawPixmap(QRectF(0, 0, _COVER.width(), _COVER.height()), self._cover(game, _COVER * 2), QRectF())
        painter.end()
        return made

    def _cover(self, game: str, size: QSize) -> QPixmap:
        box, theme = find_box(game), self._theme

        def paint(painter: QPainter, rect: QRectF) -> None:
            if box is not None:
                shadow = QColor(theme.palette.shadow)
                paint_box(painter, rect, box.look, box.facts(), theme.font(), shadow, find_front(game))

        return self._art.pixmap((game, self.scale), QSizeF(size * self.scale), paint)

    def _begin(self, wide: int, high: int) -> tuple[QPixmap, QPainter]:
        """Return an empty picture, in which one may paint as if nothing were enlarged, and its painter."""
        made = QPixmap(QSize(wide, high) * self.ratio * self.scale)
        made.setDevicePixelRatio(self.ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self.scale, self.scale)
        return made, painter


def _star(middle: QPointF, radius: float) -> QPainterPath:
    """Return five blunt points, fat enough for a number between them."""
    corners = [
        middle + QPointF(sin(pi * number / 5), -cos(pi * number / 5)) * radius * (1.0 if number % 2 == 0 else 0.6)
        for number in range(10)
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF([*corners, corners[0]]))
    return path


class TonightCard(QFrame):
    """Hidden while there is no evening."""

    def __init__(self, services: Services, wishes: EveningWishes) -> None:
        super().__init__()
        self._services = services
        self._theme = services.theme
        self._pictures = _Pictures(services)
        self._leading: list[QWidget] = []
        """The faces of whoever leads: their lines are framed."""
        self._moments: Sequence[Award] = ()
        self._later_moments: list[QWidget] = []
        """Of the lines below the first, the last one first."""
        self._wishes = wishes
        self._tonight: Tonight | None = None
        self._night: Night | None = None
        self.local: Callable[[datetime], datetime] = datetime.astimezone
        self.setProperty("look", "card")
        self._title, self._since = label("title"), label("soft")
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(5)
        self._rows.setVerticalSpacing(6)
        self._rows.setColumnStretch(1, 1)
        self._counted = label("soft", wrap=True)
        self._question = label("large", wrap=True)
        self._cover = QLabel()
        self._missing, self._facts = label("large", wrap=True), label("soft", wrap=True)
        self.next_button = button("primary")
        self.next_button.clicked.connect(self._on_next)
        self._next = ""
        self.end_button = button("quiet")
        self.end_button.clicked.connect(partial(wishes.end))
        self.skip_button = button("quiet")
        self.skip_button.clicked.connect(partial(wishes.skip))
        self.change_button = button("quiet")
        self.change_button.clicked.connect(partial(wishes.change))
        self._rounds = QLabel()
        self._rounds.setTextFormat(Qt.TextFormat.PlainText)
        self._rounds.setWordWrap(True)
        for quiet in (self.skip_button, self.change_button, self.end_button):
            quiet.setProperty("near", True)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._since, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 12, _SIDE, 12)
        column.setSpacing(10)
        column.addLayout(head)
        column.addSpacing(_BAND)
        column.addLayout(self._rows)
        column.addWidget(self._counted)
        column.addSpacing(6)
        column.addWidget(self._question)
        column.addWidget(self._make_next())
        column.addWidget(self._rounds)
        column.addWidget(self.skip_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.change_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._make_moments())
        column.addStretch(1)
        column.addWidget(self.end_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def _make_next(self) -> QWidget:
        """Put the next game together: its cover, what it asks for, and its button."""
        self._next_panel = panel = QFrame()
        panel.setObjectName("next")
        told = QVBoxLayout()
        told.setSpacing(4)
        told.addStretch(1)
        told.addWidget(self._missing)
        told.addWidget(self._facts)
        told.addStretch(1)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self._cover)
        line.addLayout(told, 1)
        rows = QVBoxLayout(panel)
        rows.setContentsMargins(10, 10, 10, 10)
        rows.setSpacing(10)
        rows.addLayout(line)
        rows.addWidget(self.next_button)
        return panel

    def _make_moments(self) -> QWidget:
        """Make room for what was remarkable tonight, which is there once it is known."""
        self._moments_part = part = QWidget()
        self._moments_title = label("large")
        self._moment_lines = QGridLayout()
        self._moment_lines.setHorizontalSpacing(8)
        self._moment_lines.setColumnStretch(1, 1)
        rows = QVBoxLayout(part)
        rows.setContentsMargins(0, 8, 0, 0)
        rows.setSpacing(6)
        rows.addWidget(self._moments_title)
        rows.addLayout(self._moment_lines)
        part.hide()
        return part

    @property
    def shown(self) -> bool:
        """Whether there is an evening."""
        return self._tonight is not None or self._night is not None

    @property
    def next_game(self) -> str:
        """The game that comes next tonight; none while there is no evening, or when all have been played."""
        if self._night is not None:
            return self._night.current.game if self._night.current is not None else ""
        return self._next if self._tonight is not None else ""

    def show_evening(self, tonight: Tonight | None, night: Night | None) -> None:
        """Show what it is at, and what is planned, or nothing."""
        self._tonight, self._night = tonight, night
        self.retranslate()

    def show_moments(self, found: Sequence[Award]) -> None:
        """Show what was remarkable in tonight's games, as it is known now."""
        self._moments = found
        self._write_moments()

    def fit(self, height: int | None) -> None:
        """Leave out what there is no room for, the least needed first; a height of None is as much as is wanted."""
        layout, optional = self.layout(), [*self._later_moments, self._moments_part, self._counted, self._cover]
        for each in (self._moments_part, *self._later_moments):
            each.setVisible(bool(self._moment_lines.count()))
        self._counted.setVisible(self._tonight is not None)
        self._cover.setVisible(bool(self.next_game))
        while height is not None and layout is not None and optional:
            inner = self._moments_part.layout()
            if inner is not None:
                inner.activate()  # it knows of what was left out before it is asked how high it is
            self._moments_part.updateGeometry()
            layout.activate()
            if layout.totalHeightForWidth(self.width()) <= height:
                break
            optional.pop(0).hide()

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        if not self.shown:
            return
        self._pictures.ratio = self.devicePixelRatioF()
        self._pictures.restyle()
        found, night = self._tonight, self._night
        self._title.setText(translate("Evening", "Tonight"))
        for each in (self._title, self._since):
            each.setStyleSheet(f"color: {PAPER};")
        began = self.local(found.games[0].finished) if found is not None else None
        self._since.setText(
            fill(translate("Evening", "since {time}"), time=f"{began:%H:%M}") if began is not None else ""
        )
        self._counted.setText(counting_sentence())
        self._question.setText(question(found) if found is not None and night is None else "")
        self._question.setVisible(bool(self._question.text()))
        self.end_button.setText(
            translate("Evening", "That’s it for tonight") if found is not None else translate("Evening", "Call it off")
        )
        self.skip_button.setVisible(night is not None and night.current is not None)
        self.change_button.setText(translate("Evening", "Change who plays and what"))
        self.change_button.setVisible(night is not None)
        self._write_rows(found)
        if night is not None:
            self._write_night(night)
        elif found is not None:
            self._write_next(found)
        self._rounds.setVisible(night is not None)
        self._write_moments()
        self._show_cover()

    def _show_cover(self) -> None:
        palette, box = self._theme.palette, find_box(self.next_game)
        self._next_panel.setStyleSheet(
            f"#next {{ background: {palette.window}; border: 1px solid {palette.line}; border-radius: 10px; }}"
        )
        self._facts.setVisible(box is not None)
        self._cover.setVisible(box is not None)
        if box is not None:
            self._cover.setPixmap(self._pictures.cover(box.game))
            facts = box.facts()
            self._facts.setText(" · ".join(filter(None, (facts.minutes, facts.age))))

    def _write_moments(self) -> None:
        found = self._tonight
        _clear(self._moment_lines)
        self._later_moments = []
        self._moments_title.setText(translate("Evening", "Tonight’s moments"))
        names = {row.person: row.name for row in found.rows} if found is not None else {}
        games = {each.id: each.game for each in found.games} if found is not None else {}
        told = [each for each in self._moments if each.person in names and each.game in games][:_MOST_MOMENTS]
        for place, award in enumerate(told):
            medal, text = QLabel(), label("soft", wrap=True)
            medal.setPixmap(self._pictures.medal(games[award.game]))
            medal.setAccessibleName(find_title(games[award.game]))
            name, what = isolated(names[award.person]), award.sentence(translate)
            text.setText(literal(f"{award.title(translate)}: {name}, {what}"))
            self._moment_lines.addWidget(medal, place, 0)
            self._moment_lines.addWidget(text, place, 1)
            medal.show()
            text.show()
            self._later_moments[:0] = [text, medal] if place else []
        self._moments_part.setVisible(bool(told))

    def _write_night(self, night: Night) -> None:
        """Write which game of how many comes next."""
        here = night.current
        if here is None:
            self._missing.setText(translate("Evening", "You’ve played all of tonight’s games."))
            self.next_button.setText(translate("Evening", "To the podium"))
        else:
            title = find_title(here.game)
            text = translate("Evening", "Game {number} of {all}: {game}")
            self._missing.setText(fill(text, number=night.number, all=len(night.rounds), game=title))
            begun = translate("Evening", "Continue with {game}") if here.save else translate("Evening", "Play {game}")
            self.next_button.setText(fill(begun, game=title))
            self.skip_button.setText(fill(translate("Evening", "Skip {game}"), game=title))
        self._rounds.setText(
            "\n".join(
                f"{'✓' if each.done else '▸' if each is here else '·'}  {find_title(each.game)}"
                for each in night.rounds
            )
        )

    def _write_rows(self, found: Tonight | None) -> None:
        _clear(self._rows)
        self._leading = []
        if found is None:
            for place, person in enumerate(self._night.people if self._night is not None else (), 1):
                self._write_person(person, place, leads=False)
            return
        games = [entry.id for entry in GAMES]
        for column, game in enumerate(games, 2):
            medal = QLabel()
            medal.setPixmap(self._pictures.medal(game))
            medal.setAccessibleName(find_title(game))
            medal.setToolTip(plain(find_title(game)))
            self._add(medal, 0, column)
        said = translate("Evening", "{name}: {points}")
        for place, row in enumerate(found.rows[:_MOST_ROWS], 1):
            self._write_person(row.name, place, row in found.leaders and len(found.leaders) < len(found.rows))
            for column, game in enumerate(games, 2):
                brought = row_points(row, found, game)
                text = points_text(brought) if brought is not None else None
                star = QLabel()
                star.setPixmap(self._pictures.star(text))
                star.setAccessibleName(fill(said, name=find_title(game), points=text) if text is not None else "")
                star.setToolTip(plain(star.accessibleName()))
                self._add(star, place, column, below_crown=True)
            points = label("title")
            points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            points.setText(points_text(row.points))
            points.setAccessibleName(fill(said, name=isolated(row.name), points=points.text()))
            self._add(points, place, 2 + len(games), below_crown=True)

    def _write_person(self, person: str, place: int, leads: bool) -> None:
        face, name = QLabel(), label("large")
        face.setPixmap(self._pictures.face(person, leads))
        face.setAccessibleName(translate("Evening", "In the lead") if leads else "")
        most = WIDTH - 2 * _SIDE - _FACE - 40 - len(GAMES) * (_CELL + 5) if self._tonight is not None else WIDTH - 120
        room = round(max(_LEAST_NAME, most) * self._pictures.scale)
        shown = QFontMetrics(self._theme.font("large")).elidedText(person, Qt.TextElideMode.ElideRight, room)
        name.setText(literal(isolated(shown)))
        if shown != person:
            name.setToolTip(plain(person))
            name.setAccessibleName(person)
        self._add(face, place, 0)
        self._add(name, place, 1, below_crown=True)
        if leads:
            self._leading.append(face)

    def _add(self, widget: QWidget, row: int, column: int, below_crown: bool = False) -> None:
        if below_crown:  # level with the face, which has room for one above it
            widget.setContentsMargins(0, round(_CROWN * self._pictures.scale), 0, 0)
        self._rows.addWidget(widget, row, column)
        widget.show()

    def _write_next(self, found: Tonight) -> None:
        """Write what nobody has played yet tonight, of what seats those who played last; else the last game again."""
        people = len(found.games[-1].people)
        fit = [entry.id for entry in GAMES if left_out(entry.id, people) is None]
        missing = [game for game in fit if game not in found.kinds]
        self._next = missing[0] if missing else found.games[-1].game
        text = translate("Evening", "Still to come tonight: {game}.") if missing else ""
        self._missing.setText(fill(text, game=find_title(self._next)) if text else find_title(self._next))
        self.next_button.setText(fill(translate("Evening", "Play {game}"), game=find_title(self._next)))

    def _on_next(self) -> None:
        if self._night is not None:
            self._wishes.onward()
        else:
            self._wishes.play(self._next)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, with a band of velvet at its head."""
        super().paintEvent(event)
        high = self._title.geometry().bottom() + _BAND
        velvet = QLinearGradient(0, 0, self.width(), 0)
        for at, share in ((0.0, 92), (0.35, 118), (0.6, 100), (1.0, 128)):
            velvet.setColorAt(at, QColor(self._theme.palette.velvet).darker(share))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(0, 0, self.width(), high))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(velvet)
        painter.drawRoundedRect(QRectF(0, 0, self.width(), high + 20), 14, 14)
        painter.setClipping(False)
        palette = self._theme.palette
        gold = QColor(palette.glow)
        gold.setAlpha(36)
        painter.setPen(QPen(QColor(palette.accent), 1.4))
        painter.setBrush(gold)
        for face in self._leading:
            line = face.geometry()
            painter.drawRoundedRect(QRectF(7, line.top() + 5, self.width() - 14, line.height() - 1), 9, 9)
        painter.end()


def _clear(rows: QGridLayout) -> None:
    while (item := rows.takeAt(0)) is not None:
        old = item.widget()
        if old is not None:
            old.hide()
            old.setParent(None)
            old.deleteLater()


def find_title(game: str) -> str:
    """Say what a game is called on its box."""
    box = find_box(game)
    return box.title if box is not None else game
