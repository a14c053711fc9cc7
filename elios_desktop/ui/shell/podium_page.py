"""The end of an evening: who won it, what each game brought, and the prizes, each with the moment that it is about."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from elios_desktop.engine.record import HUMAN
from elios_desktop.evening import awards, tonight
from elios_desktop.games import entry_of
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated, joined_names
from elios_desktop.ui.kit import faces, page
from elios_desktop.ui.kit.i18n import literal, plain, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import BRASS, TAG, Theme
from elios_desktop.ui.kit.widgets import Flow, Tile, button, card, label, scrolled
from elios_desktop.ui.play.end_card import Climber, Podium
from elios_desktop.ui.session.evening import counting_sentence, points_text

_FACE = 30
_PRIZE, _PAD = 46, 12
_WIDEST = 980


class PrizeTile(Tile):
    """A prize: what for, whose, and the number; pressed, its moment is shown."""

    def __init__(self, title: str, name: str, what: str, colour: int, theme: Theme) -> None:
        super().__init__()
        self._words = title, name, what
        self._colour = colour
        self._theme = theme

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        theme = self._theme
        return theme.font("small"), theme.font("large", bold=True), theme.font("body")

    def sizeHint(self) -> QSize:
        """Return three lines beside a portrait."""
        metrics = [QFontMetrics(font) for font in self._fonts()]
        wide = max(each.horizontalAdvance(words) for each, words in zip(metrics, self._words, strict=True))
        return QSize(wide + 2 * _PAD + _PRIZE + 12, sum(each.height() for each in metrics) + 2 * _PAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A paper tag with a brass edge."""
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(QColor(palette.surface if self.underMouse() else palette.window))
        edge = palette.focus if self.ring else BRASS[2]
        painter.setPen(QPen(QColor(edge), 3 if self.ring else 1.6))
        painter.drawRoundedRect(room, TAG, TAG)
        face = QRectF(_PAD, (self.height() - _PRIZE) / 2, _PRIZE, _PRIZE)
        faces.paint_portrait(painter, face, self._words[1].strip("\u2068"), HUMAN, self._colour, self._theme.font())
        top, inks = float(_PAD), (palette.text_soft, palette.text, palette.text)
        for font, words, ink in zip(self._fonts(), self._words, inks, strict=True):
            high = QFontMetrics(font).height()
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(QRectF(face.right() + 12, top, self.width(), high), Qt.AlignmentFlag.AlignLeft, words)
            top += high
        painter.end()


@dataclass(frozen=True, slots=True)
class PodiumWishes:
    """What people ask for that lies beyond the page."""

    save: Callable[[QWidget, str], object]
    """Keeps the sheet as a picture of this name."""
    copy: Callable[[QWidget], object]
    look_at: Callable[[str, int], object]
    """Shows a finished game after one of its moves."""
    end: Callable[[], object] | None
    """Says that the evening is over, where it isn't yet."""


class PodiumPage(page.Page):
    """Made anew for each evening that is looked at."""

    wall = True

    def __init__(self, services: Services, found: tonight.Tonight, wishes: PodiumWishes) -> None:
        super().__init__(services.theme)
        self._wishes = wishes
        self._services = services
        self.found = found
        self.awards: Sequence[awards.Award] | None = None
        self._told = False
        self._left_by: awards.Award | None = None
        """Whose moment is looked at: from there the keyboard comes back to it."""
        self.way_back = page.WayBack(services.theme)
        self.way_back.clicked.connect(self.home_requested)
        self.sheet, column = card()
        """What a picture is made of."""
        self._head = label("soft")
        self.podium = Podium(services.theme)
        table = QWidget()
        """Of its own: so readers find it between the winner and the prizes, whenever it is written."""
        self._grid = QGridLayout(table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(6)
        self._counted = label("soft", wrap=True)
        self._prizes = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._prizes.setSizePolicy(policy)
        self._prize_flow = Flow(12, self._prizes, centred=True)
        column.setContentsMargins(28, 14, 28, 20)
        column.setSpacing(12)
        column.addWidget(self._head, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.podium, 100, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(table, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._counted)
        self._counted.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._prizes)
        column.addStretch(1)
        self.save_button, self.copy_button = button(), button()
        self.save_button.clicked.connect(lambda: wishes.save(self.sheet, self._head.text()))
        self.copy_button.clicked.connect(lambda: wishes.copy(self.sheet))
        self.end_button = button("primary")
        self.end_button.setProperty("large", True)
        self.end_button.setVisible(wishes.end is not None)
        if wishes.end is not None:
            self.end_button.clicked.connect(partial(wishes.end))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.sheet)
        top = QHBoxLayout()
        top.addWidget(self.way_back)
        top.addStretch(1)
        below = QHBoxLayout()
        below.setSpacing(10)
        below.addWidget(self.save_button)
        below.addWidget(self.copy_button)
        below.addStretch(1)
        below.addWidget(self.end_button)
        self._outer = QVBoxLayout(self)
        self._outer.setSpacing(10)
        self._outer.addLayout(top)
        self._outer.addWidget(scrolled(content), 1)
        self._outer.addLayout(below)

    def first_focus(self) -> QWidget:
        """Return the prize whose moment was looked at; else what ends the evening, or the way back."""
        for tile, award in zip(self._prizes.findChildren(PrizeTile), self.awards or (), strict=False):
            if award is self._left_by:
                return tile
        return self.end_button if self.end_button.isVisibleTo(self) else self.way_back

    def fit(self) -> None:
        """A sheet in the middle."""
        side = max(20, (self.width() - round(_WIDEST * max(1.0, self._services.theme.text_scale))) // 2)
        self._outer.setContentsMargins(side, 10, side, 16)

    def show_awards(self, found: Sequence[awards.Award]) -> None:
        """The prizes, when they are known."""
        if not self._shut:
            self.awards = found
            self._write_prizes()
            QTimer.singleShot(0, self, self._tell)

    def showEvent(self, event: QShowEvent) -> None:
        """Read it out, also where nobody can see it."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        if self.awards is not None and self.isVisible() and not self._told:
            self._told = True
            self.announcer.say(self.summary)

    @property
    def summary(self) -> str:
        """All of it in sentences."""
        each = translate("Podium", "{name}: {points}")
        rows = [fill(each, name=isolated(row.name), points=points_text(row.points)) for row in self.found.rows]
        prizes = [
            f"{award.title(translate)}: {self._name(award.person)}, {award.sentence(translate)}."
            for award in self.awards or ()
        ]
        return " ".join([self._winner_text(), f"{', '.join(rows)}.", *prizes])

    # -- what is shown

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        language = QLocale(self._services.language.code)
        began = self.found.games[0].finished.astimezone()
        date = language.toString(QDate(began.year, began.month, began.day), QLocale.FormatType.LongFormat)
        games = translate("Podium", "%n game(s)", None, len(self.found.games))
        self._head.setText(fill(translate("Podium", "{date} · {games}"), date=date, games=games))
        self.podium.show_places(self._winner_text(), self._climbers())
        self._counted.setText(counting_sentence())
        self.save_button.setText(translate("Podium", "Save the picture…"))
        self.copy_button.setText(translate("Podium", "Copy the picture"))
        self.end_button.setText(translate("Evening", "That’s it for tonight"))
        self._write_table()
        self._write_prizes()

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        self.retranslate()
        self.fit()

    def _winner_text(self) -> str:
        names = [row.name for row in self.found.leaders]
        if len(names) == len(self.found.rows) and len(names) > 1:
            return translate("Podium", "It’s a tie!")
        one, more = translate("Podium", "{names} wins the evening!"), translate("Podium", "{names} share the win!")
        return fill(one if len(names) == 1 else more, names=joined_names(names, translate))

    def _climbers(self) -> list[Climber]:
        return [
            Climber(row.name, HUMAN, self._colour(row), 1 + sum(other.points > row.points for other in self.found.rows))
            for row in self.found.rows
        ]

    def _colour(self, row: tonight.Row) -> int:
        return faces.colour_of(row.name, self._services)

    def _name(self, person: str) -> str:
        return next((isolated(row.name) for row in self.found.rows if row.person == person), person)

    def _write_table(self) -> None:
        """A row a person, a column a game, and the sum."""
        _clear(self._grid)
        games, theme = self.found.games, self._services.theme
        for column, game in enumerate(games, 2):
            head = label("soft")
            head.setText(entry_of(game.game).name(translate))
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        self._grid.setColumnStretch(1, 1)
        for line, row in enumerate(self.found.rows, 1):
            face = QLabel()
            face.setTextFormat(Qt.TextFormat.PlainText)
            size, ratio = round(_FACE * max(1.0, theme.text_scale)), self.devicePixelRatioF()
            face.setPixmap(faces.portrait_pixmap(theme, row.name, HUMAN, self._colour(row), size, ratio))
            name = label("large")
            name.setText(literal(isolated(row.name)))
            self._grid.addWidget(face, line, 0)
            self._grid.addWidget(name, line, 1)
            for column, brought in enumerate(row.by_game, 2):
                cell = label()
                cell.setText("–" if brought is None else points_text(brought))
                title = entry_of(games[column - 2].game).name(translate)
                cell.setAccessibleName(f"{isolated(row.name)}, {title}: {cell.text()}")
                self._grid.addWidget(cell, line, column, Qt.AlignmentFlag.AlignRight)
            total = label("title")
            total.setText(points_text(row.points))
            total.setAccessibleName(f"{isolated(row.name)}: {total.text()}")
            self._grid.addWidget(total, line, len(games) + 2, Qt.AlignmentFlag.AlignRight)

    def _write_prizes(self) -> None:
        _clear(self._prize_flow)
        for award in self.awards or ():
            name, what = self._name(award.person), award.sentence(translate)
            colour = next((self._colour(row) for row in self.found.rows if row.person == award.person), 0)
            made = PrizeTile(award.title(translate), name, what, colour, self._services.theme)
            made.setAccessibleName(f"{award.title(translate)}: {name}, {what}")
            made.setAccessibleDescription(translate("End", "See this moment again"))
            made.setToolTip(plain(made.accessibleDescription()))
            made.clicked.connect(partial(self._look_at, award))
            self._prize_flow.addWidget(made)
            made.show()
        self._prizes.setVisible(bool(self.awards))

    def _look_at(self, award: awards.Award) -> None:
        self._left_by = award
        self._wishes.look_at(award.game, award.ply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes home."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_requested.emit()
        else:
            super().keyPressEvent(event)


def _clear(layout: QGridLayout | Flow) -> None:
    """Take out what was shown before, at once."""
    while (item := layout.takeAt(0)) is not None:
        old = item.widget()
        if old is not None:
            old.hide()
            old.setParent(None)
            old.deleteLater()
