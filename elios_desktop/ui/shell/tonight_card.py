"""Tonight, on home: who is here, what the evening is at over all games, and what is still to be played."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from elios_desktop.engine.record import HUMAN
from elios_desktop.evening.night import left_out
from elios_desktop.evening.tonight import Tonight
from elios_desktop.games import GAMES
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated
from elios_desktop.ui.covers import find_box
from elios_desktop.ui.kit.faces import paint_portrait
from elios_desktop.ui.kit.i18n import literal, translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.theme import SEAT_STYLES, Theme
from elios_desktop.ui.kit.widgets import button, label
from elios_desktop.ui.session.evening import counting_sentence, points_text, question, row_points

WIDTH = 318
_FACE = 34
_MOST_ROWS = 8


class TonightCard(QFrame):
    """Hidden while there is no evening."""

    game_wanted = Signal(str)
    """The game's id: to be played next."""
    end_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tonight: Tonight | None = None
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
        self.end_button.clicked.connect(self.end_wanted)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._since, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 12)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(self._rows)
        column.addWidget(self._counted)
        column.addSpacing(6)
        column.addWidget(self._question)
        column.addWidget(self._missing)
        column.addWidget(self.next_button)
        column.addStretch(1)
        column.addWidget(self.end_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    @property
    def shown(self) -> bool:
        """Whether there is an evening."""
        return self._tonight is not None

    def show_tonight(self, tonight: Tonight | None) -> None:
        """What it is at, or nothing."""
        self._tonight = tonight
        self.retranslate()

    def retranslate(self) -> None:
        """Every text in the language in force."""
        found = self._tonight
        if found is None:
            return
        self._title.setText(translate("Evening", "Tonight"))
        began = self.local(found.games[0].finished)
        self._since.setText(fill(translate("Evening", "since {time}"), time=f"{began:%H:%M}"))
        self._counted.setText(counting_sentence())
        self._question.setText(question(found))
        self.end_button.setText(translate("Evening", "That’s it for tonight"))
        self._write_rows(found)
        self._write_next(found)

    def _write_rows(self, found: Tonight) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.setParent(None)
                old.deleteLater()
        for place, row in enumerate(found.rows[:_MOST_ROWS]):
            leads = row in found.leaders and len(found.leaders) < len(found.rows)
            face = QLabel()
            face.setPixmap(self._face(row.name, place, leads))
            face.setAccessibleName(translate("Evening", "In the lead") if leads else "")
            name, points = label("large"), label("title")
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

    def _face(self, name: str, place: int, leads: bool) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = QSize(_FACE, _FACE + 10)
        made = QPixmap(size * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        font = self._theme.font()
        paint_portrait(painter, QRectF(0, 10, _FACE, _FACE), name, HUMAN, place % len(SEAT_STYLES), font)
        if leads:
            crown = icon("winner", self._theme.palette.accent).pixmap(18, 18)
            painter.drawPixmap(QPointF((_FACE - 18) / 2, -2), crown)
        painter.end()
        return made

    def _write_next(self, found: Tonight) -> None:
        """What nobody has played yet tonight, among what seats those who played last; else the last game again."""
        people = len(found.games[-1].people)
        fit = [entry.id for entry in GAMES if left_out(entry.id, people) is None]
        missing = [game for game in fit if game not in found.kinds]
        self._next = missing[0] if missing else found.games[-1].game
        text = translate("Evening", "Still to come tonight: {game}.") if missing else ""
        self._missing.setText(fill(text, game=find_title(self._next)) if text else "")
        self._missing.setVisible(bool(text))
        self.next_button.setText(fill(translate("Evening", "Play {game}"), game=find_title(self._next)))

    def _on_next(self) -> None:
        self.game_wanted.emit(self._next)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, with a band of the evening's colour at its head."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(0, 0, self.width(), 7))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.palette.velvet))
        painter.drawRoundedRect(QRectF(0, 0, self.width(), 40), 14, 14)
        painter.end()


def find_title(game: str) -> str:
    """What a game is called on its box."""
    box = find_box(game)
    return box.title if box is not None else game
