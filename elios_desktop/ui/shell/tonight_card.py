"""Tonight, on home: who is here, what the evening is at over all games, and what is still to be played."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from elios_desktop.engine.record import HUMAN
from elios_desktop.evening.tonight import Night, Tonight, left_out
from elios_desktop.games import GAMES
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated
from elios_desktop.ui.covers import find_box
from elios_desktop.ui.kit import faces, icons
from elios_desktop.ui.kit.i18n import literal, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import PAPER
from elios_desktop.ui.kit.widgets import button, label
from elios_desktop.ui.session.evening import counting_sentence, points_text, question, row_points

WIDTH = 318
_FACE = 34
_MOST_ROWS = 8
_BAND = 8
"""Of the velvet at its head below the words."""


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


class TonightCard(QFrame):
    """Hidden while there is no evening."""

    def __init__(self, services: Services, wishes: EveningWishes) -> None:
        super().__init__()
        self._services = services
        self._theme = services.theme
        self._wishes = wishes
        self._tonight: Tonight | None = None
        self._night: Night | None = None
        self.local: Callable[[datetime], datetime] = datetime.astimezone
        self.setProperty("look", "card")
        self._title, self._since = label("title"), label("soft")
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(10)
        self._rows.setVerticalSpacing(8)
        self._rows.setColumnStretch(1, 1)
        self._counted = label("soft", wrap=True)
        self._question = label("large", wrap=True)
        self._missing = label("", wrap=True)
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
        column.setContentsMargins(18, 12, 18, 12)
        column.setSpacing(10)
        column.addLayout(head)
        column.addSpacing(_BAND)
        column.addLayout(self._rows)
        column.addWidget(self._counted)
        column.addSpacing(6)
        column.addWidget(self._question)
        column.addWidget(self._missing)
        column.addWidget(self.next_button)
        column.addWidget(self._rounds)
        column.addWidget(self.skip_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.change_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        column.addWidget(self.end_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

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

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        if not self.shown:
            return
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
        self._missing.setVisible(True)
        self._rounds.setText(
            "\n".join(
                f"{'✓' if each.done else '▸' if each is here else '·'}  {find_title(each.game)}"
                for each in night.rounds
            )
        )

    def _write_rows(self, found: Tonight | None) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.setParent(None)
                old.deleteLater()
        if found is None:
            for place, person in enumerate(self._night.people if self._night is not None else ()):
                portrait, text = QLabel(), label("large")
                portrait.setPixmap(self._face(person, leads=False))
                text.setText(literal(isolated(person)))
                self._add(portrait, place, 0)
                self._add(text, place, 1)
            return
        for place, row in enumerate(found.rows[:_MOST_ROWS]):
            leads = row in found.leaders and len(found.leaders) < len(found.rows)
            face = QLabel()
            face.setPixmap(self._face(row.name, leads))
            face.setAccessibleName(translate("Evening", "In the lead") if leads else "")
            name, points = label("large"), label("title")
            points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            name.setText(literal(isolated(row.name)))
            points.setText(points_text(row.points))
            points.setAccessibleName(
                fill(translate("Evening", "{name}: {points}"), name=isolated(row.name), points=points.text())
            )
            told = [
                f"{find_title(game)} {points_text(brought)}"
                for game in (entry.id for entry in GAMES)
                if (brought := row_points(row, found, game)) is not None
            ]
            by_game = label("soft", wrap=True)
            by_game.setText(" · ".join(told))
            self._add(face, 2 * place, 0, rows=2)
            self._add(name, 2 * place, 1)
            self._add(by_game, 2 * place + 1, 1)
            self._add(points, 2 * place, 2, rows=2)

    def _add(self, widget: QWidget, row: int, column: int, rows: int = 1) -> None:
        self._rows.addWidget(widget, row, column, rows, 1)
        widget.show()

    def _face(self, name: str, leads: bool) -> QPixmap:
        ratio, scale = self.devicePixelRatioF(), max(1.0, self._theme.text_scale)
        made = QPixmap(QSize(_FACE, _FACE + 10) * ratio * scale)
        made.setDevicePixelRatio(ratio * scale)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        colour = faces.colour_of(name, self._services)
        faces.paint_portrait(painter, QRectF(0, 10, _FACE, _FACE), name, HUMAN, colour, self._theme.font())
        if leads:
            icons.paint_icon(painter, "winner", self._theme.palette.accent, QRectF((_FACE - 18) / 2, -2, 18, 18))
        painter.end()
        made.setDevicePixelRatio(ratio)
        return made

    def _write_next(self, found: Tonight) -> None:
        """Write what nobody has played yet tonight, of what seats those who played last; else the last game again."""
        people = len(found.games[-1].people)
        fit = [entry.id for entry in GAMES if left_out(entry.id, people) is None]
        missing = [game for game in fit if game not in found.kinds]
        self._next = missing[0] if missing else found.games[-1].game
        text = translate("Evening", "Still to come tonight: {game}.") if missing else ""
        self._missing.setText(fill(text, game=find_title(self._next)) if text else "")
        self._missing.setVisible(bool(text))
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
        painter.end()


def find_title(game: str) -> str:
    """Say what a game is called on its box."""
    box = find_box(game)
    return box.title if box is not None else game
