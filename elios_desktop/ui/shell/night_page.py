"""A night of games is planned here: who plays, and which games in which order. As it comes up, one press begins it; in
the middle of one, whoever comes or goes is told here, and what is still to be played."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from elios_desktop.engine import contract, record
from elios_desktop.evening.tonight import LeftOut, Night, left_out, planned
from elios_desktop.games import GAMES, entry_of
from elios_desktop.outside import name_of
from elios_desktop.storage import history, settings
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated, joined_names
from elios_desktop.ui.covers import find_box, find_front, paint_box
from elios_desktop.ui.kit import art, faces, page
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import SEAT_STYLES, TAG, Theme
from elios_desktop.ui.kit.widgets import Flow, Tile, button, card, label, scrolled
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame, computer_name, fresh_seed, kind_name, level_word
from elios_desktop.ui.table.setups import setup_part

_MOST_SHOWN = 12
_FACE = 60
_COVER = QSize(132, 164)
_LARGEST = 1.5
_TWO_COLUMNS_FROM = 900
_MOST_LETTERS = 30


class WhoTile(Tile):
    """Somebody who may play tonight: pressed, they do."""

    def __init__(self, name: str, kind: str, colour: int, theme: Theme) -> None:
        super().__init__()
        self.name, self.kind = name, kind
        self.colour = colour
        self._theme = theme
        self.setCheckable(True)

    def retranslate(self) -> None:
        """Write every text."""
        name = self.name if self.kind == record.HUMAN else f"{self.name} ({kind_name(self.kind)})"
        self.setAccessibleName(fill(translate("Night", "{name} plays tonight"), name=isolated(name)))
        self.updateGeometry()

    @property
    def _below(self) -> str:
        level = record.computer_level(self.kind)
        return level_word(level) if level is not None else ""

    def sizeHint(self) -> QSize:
        """Return a portrait above the name; a computer's level below that."""
        bold, small = QFontMetrics(self._theme.font("body", bold=True)), QFontMetrics(self._theme.font("small"))
        words = max(min(150, bold.horizontalAdvance(self.name)), small.horizontalAdvance(self._below))
        return QSize(max(_FACE, words) + 14, _FACE + bold.height() + (small.height() if self._below else 0) + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The portrait, the name, and a tick for who plays."""
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.isChecked() or self.underMouse():
            painter.setBrush(QColor(palette.window if self.isChecked() else palette.surface))
            painter.setPen(QPen(QColor(palette.accent if self.isChecked() else palette.surface), 2))
            painter.drawRoundedRect(room, TAG, TAG)
        face = QRectF((self.width() - _FACE) / 2, 6, _FACE, _FACE)
        if not self.isChecked():
            painter.setOpacity(0.55)
        faces.paint_portrait(
            painter, face, self.name, self.kind, self.colour, self._theme.font(), mark=self.kind == record.HUMAN
        )
        painter.setOpacity(1)
        bold, small = self._theme.font("body", bold=True), self._theme.font("small")
        metrics = QFontMetrics(bold)
        painter.setFont(bold)
        painter.setPen(QColor(palette.text))
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        shown = metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, self.width() - 12)
        painter.drawText(QRectF(0, _FACE + 8, self.width(), metrics.height()), middle, shown)
        if self._below:
            painter.setFont(small)
            painter.setPen(QColor(palette.text_soft))
            below = QRectF(0, _FACE + 8 + metrics.height(), self.width(), QFontMetrics(small).height())
            painter.drawText(below, middle, self._below)
        if self.isChecked():
            _paint_badge(painter, room.topRight() + QPointF(-13, 13), "", palette.accent, palette.accent_text)
        if self.ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.focus), 3))
            painter.drawRoundedRect(room, TAG, TAG)
        painter.end()


class RoundTile(Tile):
    """A game that may be played tonight: its box, and when its turn comes."""

    def __init__(self, game: str, theme: Theme) -> None:
        super().__init__()
        self.game = game
        self.number = 0
        """From 1; 0 while it isn't played."""
        self._theme = theme
        self._art = art.Art()
        self.setCheckable(True)
        self.setFixedSize(_COVER + QSize(8, 8))

    def scale(self, scale: float) -> None:
        """Be so much larger than at least."""
        self.setFixedSize(_COVER * scale + QSize(8, 8))

    def show_number(self, number: int, possible: bool) -> None:
        """When its turn comes, and whether it seats everybody."""
        self.number = number
        self.setChecked(number > 0)
        self.setEnabled(possible)
        title = entry_of(self.game).name(translate)
        said = fill(translate("Night", "{game}: game {number} tonight"), game=title, number=number)
        self.setAccessibleName(said if number else fill(translate("Night", "{game}: not tonight"), game=title))
        self.update()

    def repaint_all(self) -> None:
        """The theme or the language is another one."""
        self._art.clear()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box from the cache, pale while it isn't played; its number over a corner."""
        palette = self._theme.palette
        if self._art.ratio != self.devicePixelRatioF():
            self._art.clear(self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.number else 0.35)
        box = self._art.pixmap((palette.dark,), QSizeF(self.size() - QSize(8, 8)), self._paint_box)
        painter.drawPixmap(QPointF(4, 4), box)
        painter.setOpacity(1)
        if self.number:
            at = QPointF(self.width() - 17, 17)
            _paint_badge(painter, at, str(self.number), palette.accent, palette.accent_text, 14)
        if self.ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), TAG, TAG)
        painter.end()

    def _paint_box(self, painter: QPainter, rect: QRectF) -> None:
        box = find_box(self.game)
        if box is not None:
            shadow, front = QColor(self._theme.palette.shadow), find_front(self.game)
            paint_box(painter, rect, box.look, box.facts(), self._theme.font(), shadow, front)


def _paint_badge(painter: QPainter, at: QPointF, text: str, ground: str, ink: str, radius: float = 10.0) -> None:
    """A round badge with a number, or with a tick."""
    painter.setPen(QPen(QColor(ink), 2))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(at, radius, radius)
    if text:
        face = QFont(painter.font())
        face.setPixelSize(round(radius * 1.3))
        face.setBold(True)
        painter.setFont(face)
        painter.drawText(
            QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), Qt.AlignmentFlag.AlignCenter, text
        )
    else:
        painter.drawPolyline([at + QPointF(-4.5, 0), at + QPointF(-1, 4), at + QPointF(5, -4)])


class NightPage(page.Page):
    """Made anew each time a night is planned."""

    def __init__(self, services: Services, begin: Callable[[Night], object], night: Night | None = None) -> None:
        """`begin` begins the night that was planned, or goes on with `night`, where that is under way."""
        super().__init__(services.theme)
        self._services = services
        self._night = night
        self._begin = begin
        self.way_back = page.WayBack(services.theme)
        self.way_back.clicked.connect(self.home_requested)
        self._title = label("display")
        self._who, self._also = label("large"), label("soft")
        self.people: list[WhoTile] = []
        self.computers = [
            WhoTile(computer_name(f"computer:{level}"), f"computer:{level}", 0, services.theme)
            for level in range(1, record.COMPUTER_LEVELS + 1)
        ]
        self.new_name = QLineEdit()
        self.new_name.setMaxLength(_MOST_LETTERS)
        self.new_name.returnPressed.connect(self._on_new_name)
        self.add_button = button()
        self.add_button.clicked.connect(self._on_new_name)
        self._which = label("large")
        self.rounds = {entry.id: RoundTile(entry.id, services.theme) for entry in GAMES}
        self.earlier = {entry.id: button("small") for entry in GAMES}
        self._order = [entry.id for entry in GAMES]
        """The games that are wanted, in their order."""
        if night is not None:
            self._order = [each.game for each in night.rounds if not each.done and not each.save]
        self.notes = label("soft", wrap=True)
        self._summary = label("large", wrap=True)
        self.problem_label = label("", wrap=True)
        self.start_button = button("primary")
        self.start_button.setProperty("large", True)
        self.start_button.clicked.connect(self.start)
        self._lay_out()
        for person in services.people.all[:_MOST_SHOWN]:
            self._add_person(person.name, person.colour)
        here = night.people if night is not None else self._last_people()
        for name in here:
            self._tile_of(name).setChecked(True)
        for computer in self.computers:
            computer.setChecked(night is not None and computer.kind in night.computers)
            computer.clicked.connect(self._on_change)
        for each in self.rounds.values():
            each.clicked.connect(partial(self._on_round, each))
        for game, made in self.earlier.items():
            made.clicked.connect(partial(self._on_earlier, game))
        self.restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.way_back)
        top.addWidget(self._title, 1)
        who, who_column = card()
        who_column.addWidget(self._who)
        self._people_flow = _flow(who_column)
        add = QHBoxLayout()
        add.setSpacing(8)
        add.addWidget(self.new_name)
        add.addWidget(self.add_button)
        add.addStretch(1)
        who_column.addLayout(add)
        who_column.addWidget(self._also)
        computers = _flow(who_column)
        for computer in self.computers:
            computers.addWidget(computer)
        which, which_column = card()
        which_column.addWidget(self._which)
        rounds = QGridLayout()
        rounds.setHorizontalSpacing(28)
        rounds.setVerticalSpacing(10)
        rounds.setColumnStretch(2, 1)
        which_column.addLayout(rounds)
        for place, (game, tile) in enumerate(self.rounds.items()):
            one = QWidget()
            column = QVBoxLayout(one)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
            column.addWidget(tile)
            column.addWidget(self.earlier[game], 0, Qt.AlignmentFlag.AlignHCenter)
            rounds.addWidget(one, place // 2, place % 2)
        which_column.addWidget(self.notes)
        who_column.addStretch(1)
        which_column.addStretch(1)
        content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(14)
        self._columns.addWidget(who, 1)
        self._columns.addWidget(which, 1)
        below = QHBoxLayout()
        below.setSpacing(16)
        told = QVBoxLayout()
        told.addWidget(self._summary)
        told.addWidget(self.problem_label)
        below.addLayout(told, 1)
        below.addWidget(self.start_button)
        self._outer = QVBoxLayout(self)
        self._outer.setSpacing(12)
        self._outer.addLayout(top)
        self._outer.addWidget(scrolled(content), 1)
        self._outer.addLayout(below)

    def _last_people(self) -> list[str]:
        """Return who sat at the last table; where that was nobody, all who are known, if some game seats them."""
        now = self._services.preferences.now
        last = now.last_games.get(now.last_game, settings.LastGame())
        seats = zip(last.names, last.kinds, strict=False)
        sat = {history.person_key(name) for name, kind in seats if kind == record.HUMAN}
        found = [tile.name for tile in self.people if history.person_key(tile.name) in sat]
        known = [tile.name for tile in self.people]
        return found or (known if planned(known).rounds else [])

    def _tile_of(self, name: str) -> WhoTile:
        """Return the tile of somebody, which is added where there is none yet."""
        key = history.person_key(name)
        return next((each for each in self.people if history.person_key(each.name) == key), None) or self._add_person(
            name
        )

    def _add_person(self, name: str, colour: int | None = None) -> WhoTile:
        colour = len(self.people) if colour is None else colour
        tile = WhoTile(name, record.HUMAN, colour % len(SEAT_STYLES), self._services.theme)
        tile.clicked.connect(self._on_change)
        self.people.append(tile)
        self._people_flow.addWidget(tile)
        QWidget.setTabOrder(self.people[-2] if len(self.people) > 1 else self.way_back, tile)
        tile.retranslate()
        tile.show()
        return tile

    def first_focus(self) -> QWidget:
        """Enter begins the night."""
        return self.start_button

    def fit(self) -> None:
        """The page keeps to the middle of a wide window."""
        side = max(20, (self.width() - 1240) // 2)
        self._outer.setContentsMargins(side, 12, side, 18)
        self.start_button.setMinimumWidth(min(388, self.width() // 3))
        wide = self.width() >= _TWO_COLUMNS_FROM * self._services.theme.text_scale
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        room = (self.width() - 2 * side) / 2 - 90
        high = (self.height() - 330) / 2 - 36
        scale = min(_LARGEST, room / 2 / _COVER.width(), high / _COVER.height()) if wide else 1.0
        for tile in self.rounds.values():
            tile.scale(max(1.0, scale))

    # -- what is chosen

    def chosen(self) -> Night:
        """Return the night as it stands."""
        people = [tile.name for tile in self.people if tile.isChecked()]
        computers = [tile.kind for tile in self.computers if tile.isChecked()]
        plan = planned(people, self._order, computers)
        return plan if self._night is None else self._night.replanned(plan)

    def problem(self) -> str:
        """Tell why it can't begin, or nothing."""
        night = self.chosen()
        if len(night.people) < 2:
            return translate("Night", "A game night needs at least two people: choose who plays.")
        if night.is_over:
            return translate("Night", "Choose a game that has room for everybody.")
        return ""

    def start(self) -> None:
        """Begin it."""
        problem = self.problem()
        self.problem_label.setText(problem)
        if problem:
            self.announcer.say(problem, urgent=True)
            return
        self._begin(self.chosen())

    def _on_new_name(self) -> None:
        name = name_of(self.new_name.text())
        if not history.person_key(name):
            self.new_name.setFocus()
            return
        self._tile_of(name).setChecked(True)
        self.new_name.clear()
        self._on_change()

    def _on_round(self, tile: RoundTile) -> None:
        if tile.game in self._order:
            self._order.remove(tile.game)
        else:
            self._order.append(tile.game)
        self._on_change()

    def _on_earlier(self, game: str) -> None:
        """A game changes places with the one before it that is played."""
        shown = [each.game for each in self.chosen().rounds if not each.done and not each.save]
        at = shown.index(game)
        if at > 0:
            here, there = self._order.index(game), self._order.index(shown[at - 1])
            self._order[here], self._order[there] = self._order[there], self._order[here]
        self._on_change()

    # -- what is shown

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        self._title.setText(translate("Night", "Game night"))
        self._who.setText(translate("Night", "Who’s here?"))
        self._also.setText(translate("Night", "Computers can join in:"))
        self.new_name.setPlaceholderText(translate("Night", "Another name"))
        self.new_name.setAccessibleName(self.new_name.placeholderText())
        self.add_button.setText(translate("Night", "Add"))
        self._which.setText(translate("Night", "Which games, and in which order?"))
        self.start_button.setText(translate("Night", "Let’s play"))
        for tile in (*self.people, *self.computers):
            tile.retranslate()
        for round_tile in self.rounds.values():
            round_tile.repaint_all()
        self._on_change()

    def _on_change(self) -> None:
        night = self.chosen()
        numbers = {each.game: number for number, each in enumerate(night.rounds, 1) if not each.done}
        begun = {each.game for each in night.rounds if each.save and not each.done}
        first = len([each for each in night.rounds if each.done or each.save]) + 1
        notes = []
        for game, tile in self.rounds.items():
            reason = left_out(game, night.seats) if len(night.people) > 1 else None
            tile.show_number(numbers.get(game, 0), reason is None and game not in begun)
            self.earlier[game].setText(translate("Night", "Earlier"))
            title = entry_of(game).name(translate)
            self.earlier[game].setAccessibleName(fill(translate("Night", "Play {game} earlier"), game=title))
            self.earlier[game].setEnabled(numbers.get(game, 0) > first)
            if reason is not None and game in self._order:
                notes.append(_left_out_sentence(game, reason, night.seats))
        self.notes.setText("\n".join(notes))
        self.notes.setVisible(bool(notes))
        self._summary.setText(_summary(night) if not self.problem() else "")
        if self.problem_label.text():
            self.problem_label.setText(self.problem())
        self.start_button.setAccessibleDescription(self._summary.text())

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        self.problem_label.setStyleSheet(f"color: {self._services.theme.palette.bad};")
        for tile in (*self.people, *self.computers):
            tile.updateGeometry()
        for round_tile in self.rounds.values():
            round_tile.repaint_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, wherever the keyboard is; Escape goes home."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.new_name.hasFocus():
            self.start()
        elif event.key() == Qt.Key.Key_Escape:
            self.home_requested.emit()
        else:
            super().keyPressEvent(event)


def _flow(column: QVBoxLayout) -> Flow:
    """Return a widget whose children stand side by side, in as many lines as they need."""
    widget = QWidget()
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)
    column.addWidget(widget)
    return Flow(6, widget)


def _left_out_sentence(game: str, reason: LeftOut, seats: int) -> str:
    """Tell why a game stays in its box tonight."""
    fewest, most = entry_of(game).players
    if reason is LeftOut.TOO_MANY:
        text = translate("Night", "{game} stays in its box: it’s for {number} at most, and there are {here} of you.")
        return fill(text, game=entry_of(game).name(translate), number=most, here=seats)
    text = translate("Night", "{game} stays in its box: it needs at least {number}, and there are {here} of you.")
    return fill(text, game=entry_of(game).name(translate), number=fewest, here=seats)


def _summary(night: Night) -> str:
    names = [isolated(name) for name in night.people] + [computer_name(kind) for kind in night.computers]
    games = [entry_of(each.game).name(translate) for each in night.rounds if not each.done]
    text = translate("Night", "{names} play {games}.")
    return fill(text, names=joined_names(names, translate), games=joined_names(games, translate))


def seats_of(night: Night, services: Services) -> tuple[ChosenSeat, ...]:
    """Tell who sits where in the current game: everybody moves on by a seat from game to game."""
    taken: set[int] = set()
    seats = []
    for name in night.people:
        person = services.people.find(name)
        liked = person.colour if person is not None else None
        colour = liked if liked is not None and liked not in taken else None
        if colour is None:
            colour = next(each for each in range(len(SEAT_STYLES)) if each not in taken)
        taken.add(colour)
        seats.append(ChosenSeat(name, colour, person.language if person is not None else ""))
    for kind in night.computers:
        colour = next(each for each in range(len(SEAT_STYLES)) if each not in taken)
        taken.add(colour)
        seats.append(ChosenSeat(computer_name(kind), colour, "", kind))
    first = (night.number - 1) % max(1, len(seats))
    return (*seats[first:], *seats[:first])


def game_as_last(game_id: str, seats: Sequence[ChosenSeat], services: Services) -> NewGame:
    """Return a game with these people, with everything else as it was chosen last."""
    game = contract.find_game(game_id)
    if game is None:
        raise ValueError(f"no game {game_id!r}")
    last = services.preferences.now.last_games.get(game_id, settings.LastGame())
    # A head start is somebody's: that of the last game goes, and who always gets one has it.
    usable = {*game.options} - {contract.HEAD_START}
    given = {name: value for name, value in last.options.items() if name in usable}
    if contract.HEAD_START in game.options:
        always = [services.liking(seat.name).get(contract.HEAD_START, 0) for seat in seats]
        given[contract.HEAD_START] = contract.own_head_start(always)
    options = contract.checked_options(game, given) or contract.checked_options(game, {}) or {}
    setup = game.deal(len(seats), options, fresh_seed())
    part = setup_part(game_id, services.theme)
    part.restore(last._replace(tournament=False))
    part.show_seats(len(seats))
    new = NewGame(game_id, tuple(seats), options, setup, hints=last.hints, drawn=True)
    new = replace(part.complete(new, fresh_seed()), tournament=False)
    part.deleteLater()
    return new
