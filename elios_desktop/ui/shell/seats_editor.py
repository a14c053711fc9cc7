"""Who sits where: how many, their names, colours and languages."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QActionGroup, QColor, QFontMetrics, QPainter, QPaintEvent, QPen

from elios_desktop.engine.record import COMPUTER_LEVELS, HUMAN, computer_level
from elios_desktop.evening.remembered import FIRST_GUESS, Sat, level_like
from elios_desktop.evening.tonight import sides_of
from elios_desktop.outside import name_of
from elios_desktop.storage.history import person_key
from elios_desktop.storage.settings import LastGame
from elios_desktop.texts.translate import LANGUAGES, fill
from elios_desktop.texts.words import isolated
from elios_desktop.ui.kit import actions, art
from elios_desktop.ui.kit.faces import paint_face
from elios_desktop.ui.kit.i18n import literal, plain, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import SEAT_STYLES, TAG, Theme
from elios_desktop.ui.kit.widgets import Choices, Flow, button, label
from elios_desktop.ui.session import new_game
from elios_desktop.ui.shell import table_of_seats

MOST = 8
_FACE = 72
_LETTERS = 20
"""So many letters of a name stand on its button; the whole one is in its tooltip."""


class SitDown(QtWidgets.QFrame):
    """The names as small buttons, in as many lines as they need, and the faces beside them."""

    person_chosen = Signal(str)
    computer_chosen = Signal(int)
    """Its level."""

    def __init__(self, names: Sequence[str], services: Services) -> None:
        """`names` are the remembered ones, the last used first."""
        super().__init__()
        self.setProperty("look", "card")
        self._names = tuple(names)
        self._buttons: dict[str, QtWidgets.QPushButton] = {}
        self._title = label("large")
        self.names = QtWidgets.QWidget()
        policy = QtWidgets.QSizePolicy(QtWidgets.QSizePolicy.Policy.Preferred, QtWidgets.QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.names.setSizePolicy(policy)
        self._flow = Flow(6, self.names)
        faces = QtWidgets.QWidget()
        faces.setSizePolicy(policy)
        flow = Flow(2, faces)
        self.faces = [FaceButton(level, services.theme) for level in range(1, COMPUTER_LEVELS + 1)]
        for face in self.faces:
            face.clicked.connect(partial(self.computer_chosen.emit, face.level))
            flow.addWidget(face)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 10)
        column.setSpacing(6)
        self.follow_button, self.people_button = button("small"), button("small")
        head = QtWidgets.QHBoxLayout()
        head.addWidget(self._title, 1)
        for each in (self.follow_button, self.people_button):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        head.addWidget(self.follow_button)
        head.addWidget(self.people_button)
        column.addLayout(head)
        column.addWidget(self.names)
        column.addWidget(faces)
        self.names.hide()
        QtWidgets.QWidget.setTabOrder(self.faces[-1], self.follow_button)
        QtWidgets.QWidget.setTabOrder(self.follow_button, self.people_button)

    @property
    def known(self) -> tuple[str, ...]:
        """Everybody who has played here."""
        return self._names

    @property
    def buttons(self) -> dict[str, QtWidgets.QPushButton]:
        """By the name that each puts into a field."""
        return dict(self._buttons)

    def offer(self, taken: Sequence[str], has_room: Callable[[str], bool]) -> None:
        """Offer the names of those who are not at the table already, and as many as it has room for."""
        there = {name.casefold() for name in taken}
        for name in self._names:
            if len(self._buttons) < MOST and name.casefold() not in there and name not in self._buttons:
                self._add(name)
        for name, made in self._buttons.items():
            made.setEnabled(name.casefold() not in there and has_room(name))
        self.names.setVisible(bool(self._buttons))

    def retranslate(self) -> None:
        """Write every text."""
        self._title.setText(translate("NewGame", "Who’s joining?"))
        self.people_button.setText(translate("NewGame", "People…"))
        self.follow_button.setText(translate("NewGame", "As strong as you are"))
        self.follow_button.setToolTip(plain(new_game.kind_meaning(new_game.FOLLOWS)))
        self.follow_button.setAccessibleName(
            fill(translate("NewGame", "{name} plays too"), name=new_game.kind_name(new_game.FOLLOWS))
        )
        self.follow_button.setAccessibleDescription(new_game.kind_meaning(new_game.FOLLOWS))
        for face in self.faces:
            face.retranslate()
        for name in self._buttons:
            self._write(name)

    def _add(self, name: str) -> None:
        made = self._buttons[name] = button("small")
        # A click leaves the keyboard in the field that is being filled in.
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(partial(self.person_chosen.emit, name))
        self._write(name)
        self._flow.addWidget(made)
        before: QtWidgets.QWidget = made
        for face in self.faces:  # Tab comes to the people first
            QtWidgets.QWidget.setTabOrder(before, face)
            before = face
        QtWidgets.QWidget.setTabOrder(before, self.follow_button)
        QtWidgets.QWidget.setTabOrder(self.follow_button, self.people_button)
        made.show()
        self.names.updateGeometry()

    def _write(self, name: str) -> None:
        made = self._buttons[name]
        shown = name if len(name) <= _LETTERS else name[: _LETTERS - 1].rstrip() + "…"
        made.setText(literal(isolated(shown)))
        made.setToolTip(plain(name if shown != name else ""))
        made.setAccessibleName(fill(translate("NewGame", "{name} plays too"), name=isolated(name)))

    def changeEvent(self, event: QEvent) -> None:
        """Larger type: other lines."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.names.updateGeometry()
        super().changeEvent(event)


class FaceButton(QtWidgets.QAbstractButton):
    """A computer's face, its name, and how strong it is in a word."""

    def __init__(self, level: int, theme: Theme) -> None:
        super().__init__()
        self.level = level
        self._grown = 1.0
        self._theme = theme
        self._art = art.Art()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the seat that is being filled
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def retranslate(self) -> None:
        """Write every text."""
        kind = f"computer:{self.level}"
        name = new_game.computer_name(kind)
        self.setText(name)
        self.setAccessibleName(
            fill(translate("NewGame", "{name} plays too"), name=f"{name} ({new_game.kind_name(kind)})")
        )
        self.setAccessibleDescription(new_game.kind_meaning(kind))
        self.setToolTip(plain(new_game.kind_meaning(kind)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a face above two lines."""
        bold, small = QFontMetrics(self._theme.font("body", bold=True)), QFontMetrics(self._theme.font("small"))
        words = max(bold.horizontalAdvance(self.text()), small.horizontalAdvance(new_game.level_word(self.level)))
        beside = round(18 * self._grown) if self._grown >= 1 else 8
        return QSize(max(self._side, words) + beside, self._side + bold.height() + small.height() + 12)

    def grow(self, times: float) -> None:
        """Be so many times as large as in a small window."""
        if times != self._grown:
            self._grown = times
            self._art.clear(self.devicePixelRatioF())
            self.updateGeometry()
            self.update()

    @property
    def _side(self) -> int:
        return round(_FACE * self._grown)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face from the cache, the words below it."""
        palette = self._theme.palette
        if self._art.ratio != self.devicePixelRatioF():
            self._art.clear(self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.surface))
            painter.drawRoundedRect(room, TAG, TAG)
        side = self._side
        face = self._art.pixmap(self.level, QSizeF(side, side), partial(paint_face, level=self.level))
        painter.drawPixmap(QPointF((self.width() - side) / 2, 5), face)
        bold, small = self._theme.font("body", bold=True), self._theme.font("small")
        high = QFontMetrics(bold).height()
        painter.setFont(bold)
        painter.setPen(QColor(palette.text))
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(0, side + 7, self.width(), high), middle, self.text())
        painter.setFont(small)
        painter.setPen(QColor(palette.text_soft))
        painter.drawText(QRectF(0, side + 7 + high, self.width(), high), middle, new_game.level_word(self.level))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.focus), 2))
            painter.drawRoundedRect(room, TAG, TAG)
        painter.end()


class SeatsEditor(QtWidgets.QWidget):
    """The seats of a new game."""

    changed = Signal()
    full = Signal(str)
    """Somebody types more than a name can have: a sentence about it."""

    def __init__(
        self, game_id: str, counts: Sequence[int], services: Services, paint_box: table_of_seats.PaintBox
    ) -> None:
        super().__init__()
        self._game = game_id
        self._services = services
        self._counts = tuple(counts)
        self._title = label("soft")
        self._count = Choices(self._counts)
        self._count.choose(self._counts[0])
        self.head = QtWidgets.QWidget()
        """How many play; stands at the head of the page."""
        head = QtWidgets.QHBoxLayout(self.head)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(10)
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        self.head.setVisible(len(self._counts) > 1)
        self._restoring = False
        self._results: Sequence[Sat] = ()
        self.goes_along: Callable[[int, int], object] | None = None
        """Takes along what belongs to the people of two seats that change places, and isn't here."""
        self.rows = [table_of_seats.SeatCard(number, services) for number in range(1, self._counts[-1] + 1)]
        self.table = table_of_seats.TableOfSeats(self.rows, services.theme, paint_box)
        self.table.swapped.connect(self.swap)
        names = (*services.preferences.now.names, *(each.name for each in services.people.all))
        self.strip = SitDown([*dict.fromkeys(names)], services)
        self.strip.person_chosen.connect(self._on_known)
        self.strip.computer_chosen.connect(lambda level: self._on_computer(f"computer:{level}"))
        self.strip.follow_button.clicked.connect(lambda: self._on_computer(new_game.FOLLOWS))
        for row in self.rows:
            row.colour_button.clicked.connect(partial(self._ask_colour, row.number))
            row.kind_button.clicked.connect(partial(self._ask_kind, row.number))
            row.language_button.clicked.connect(partial(self._ask_language, row.number))
            row.name.textChanged.connect(self._on_name)
            # What is pasted changes the name only after that.
            row.name.inputRejected.connect(self._on_full, Qt.ConnectionType.QueuedConnection)
            row.name.editingFinished.connect(partial(self._recall_language, row.number))
        self.hint = label("soft", wrap=True)
        page = QtWidgets.QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(10)
        page.addWidget(self.hint)
        page.addWidget(self.table, 1)
        page.addWidget(self.strip)
        self._count.chosen.connect(self._on_count)
        services.theme.changed.connect(self.retranslate)

    @property
    def count(self) -> int:
        """How many play."""
        return int(self._count.value)

    @property
    def count_choices(self) -> Choices:
        """The row in which the number is chosen."""
        return self._count

    def restore(self, last: LastGame) -> None:
        """The people of last time; for a game never played, those who played something last."""
        settings = self._services.preferences.now
        names = last.names if last.seats else _people(settings.last_games.get(settings.last_game, LastGame()))
        self._count.choose(last.seats if last.seats in self._counts else self._counts[0])
        known = new_game.all_kinds(settings.programs)
        taken: set[int] = set()
        self._restoring = True
        for index, row in enumerate(self.rows):
            wanted = last.colours[index] if index < len(last.colours) else index
            if wanted in taken or wanted >= len(SEAT_STYLES):
                wanted = next(each for each in range(len(SEAT_STYLES)) if each not in taken)
            taken.add(wanted)
            row.colour = wanted
            row.name.setText(names[index] if index < len(names) else "")
            own = last.languages[index] if index < len(last.languages) else ""
            row.kind = last.kinds[index] if index < len(last.kinds) and last.kinds[index] in known else HUMAN
            row.follows = last.kinds[index : index + 1] == (new_game.FOLLOWS,)
            row.language = own or self._language_of(row.name.text())
        self._restoring = False
        self._show_rows()

    def let_people_play(self) -> None:
        """Give no seat to a computer."""
        for row in self.rows:
            row.kind, row.follows = HUMAN, False
            row.retranslate()
        self._explain()
        self.changed.emit()

    def chosen(self) -> tuple[new_game.ChosenSeat, ...]:
        """Return the seats as chosen; where nothing was typed, the name is empty."""
        return tuple(
            new_game.ChosenSeat(
                name_of(row.name.text()) or ("" if row.kind == HUMAN else row.placeholder()),
                row.colour,
                row.language if row.kind == HUMAN else "",
                row.kind,
            )
            for row in self.rows[: self.count]
        )

    @property
    def kinds(self) -> tuple[str, ...]:
        """What was chosen to play each seat: a computer that follows has no level yet."""
        return tuple(row.chosen_kind for row in self.rows[: self.count])

    @property
    def kept_names(self) -> tuple[str, ...]:
        """What the seats are called next time: whoever follows gets a name with the level."""
        return tuple(
            name_of(row.name.text()) if row.follows else seat.name
            for row, seat in zip(self.rows, self.chosen(), strict=False)
        )

    def know(self, results: Sequence[Sat]) -> None:
        """Take note of the finished games of this game: they say how strong whoever follows is."""
        self._results = results
        self._decide()

    @property
    def pair(self) -> tuple[str, ...]:
        """The keys of two people with names who play against each other, and nobody else does; else nothing."""
        keys = tuple(person_key(row.person) for row in self.rows[: self.count])
        return keys if len(keys) == 2 and all(keys) else ()

    @property
    def languages(self) -> tuple[str, ...]:
        """What is read at each seat when a person sits there."""
        return tuple(row.language for row in self.rows[: self.count])

    def shown_names(self) -> list[str]:
        """Return what the seats are called, from seat 1: by their number where nothing was typed."""
        return [name_of(row.name.text()) or row.placeholder() for row in self.rows[: self.count]]

    def grow(self, times: float) -> None:
        """Have faces that are so many times as large as in a small window."""
        for row in self.rows:
            row.grow(times)
        for face in self.strip.faces:
            face.grow(times)
        self.table.lay_out()

    def problem(self) -> str:
        """Tell why these people can't play, or nothing."""
        wrong = self._called_twice()
        if wrong is None:
            return ""
        names = self.shown_names()
        name = next(name for name in names if name.casefold() == names[wrong].casefold())
        sentence = translate("NewGame", "Two players are called “{name}”. Give one of them another name.")
        return fill(sentence, name=isolated(name))

    def go_to_problem(self) -> None:
        """Put the keyboard where it can be put right."""
        wrong = self._called_twice()
        if wrong is not None:
            self.rows[wrong].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _called_twice(self) -> int | None:
        """Return the place of the first seat whose name one before it has, too."""
        names = [name.casefold() for name in self.shown_names()]
        return next((place for place, name in enumerate(names) if name in names[:place]), None)

    def retranslate(self) -> None:
        """Write every text."""
        title = translate("NewGame", "Who plays")
        self._title.setText(translate("NewGame", "At the table"))
        counts = [translate("NewGame", "%n player(s)", None, count) for count in self._counts]
        self._count.set_texts([str(count) for count in self._counts], counts, title)
        for row in self.rows:
            row.retranslate()
        self._explain()
        self.strip.retranslate()
        self.table.repaint_all()

    def _explain(self) -> None:
        """Above the table: who plays together, and how seats are swapped."""
        sides = self._sides()
        told = [translate("NewGame", "Partners sit opposite each other.")] if len(set(sides)) < len(sides) else []
        told.append(self._followed() or translate("NewGame", "Drag a seat onto another to swap them."))
        self.hint.setText(" ".join(told))

    def _followed(self) -> str:
        """Tell who is as strong as whom, and how that is known; nothing if nobody follows."""
        rows = self.rows[: self.count]
        star = next((name_of(row.name.text()) or row.placeholder() for row in rows if row.follows), "")
        person = self._leader
        if not star or person is None:
            return ""
        name = isolated(person.person or person.placeholder())
        games = level_like(self._results, person_key(person.person))[1]
        if not games:
            said = translate(
                "NewGame",
                "How strong {star} plays is a first guess: {name} hasn’t finished this game against a computer yet.",
            )
        else:
            said = translate(
                "NewGame", "{star} is about as strong as {name}, going by %n finished game(s).", None, games
            )
        return fill(said, star=isolated(star), name=name)

    @property
    def _leader(self) -> table_of_seats.SeatCard | None:
        """Whom the others follow: the first person, if possible one with a name."""
        people = [row for row in self.rows[: self.count] if row.kind == HUMAN]
        return next((row for row in people if row.person), people[0] if people else None)

    def _sides(self) -> tuple[int, ...]:
        return sides_of(self._game, self.count)

    def swap(self, one: int, other: int) -> None:
        """Two seats change places: whoever sat there takes name, colour and language along."""
        first, second = self.rows[one - 1], self.rows[other - 1]
        self._restoring = True
        for name in ("colour", "language", "kind", "follows"):
            here, there = getattr(first, name), getattr(second, name)
            setattr(first, name, there)
            setattr(second, name, here)
        here, there = first.name.text(), second.name.text()
        first.name.setText(there)
        second.name.setText(here)
        if self.goes_along is not None:
            self.goes_along(one, other)
        self._restoring = False
        self._show_rows()
        self.retranslate()
        self.changed.emit()

    def set_colour(self, seat: int, colour: int) -> None:
        """Give a seat a colour; a seat that had it gets the other's."""
        mine = self.rows[seat - 1]
        for row in self.rows:
            if row is not mine and row.colour == colour:
                row.colour = mine.colour
                row.retranslate()
        mine.colour = colour
        mine.retranslate()
        self.changed.emit()

    def set_language(self, seat: int, language: str) -> None:
        """Give a seat a language; empty is the program's."""
        row = self.rows[seat - 1]
        row.language = language
        row.retranslate()
        self.changed.emit()

    def set_kind(self, seat: int, kind: str) -> None:
        """Let a person or a computer play this seat."""
        row = self.rows[seat - 1]
        if (kind == HUMAN) != (row.kind == HUMAN):
            row.name.clear()  # a computer has no person's name, nor a person a computer's
        row.follows = kind == new_game.FOLLOWS
        row.kind = new_game.KINDS[FIRST_GUESS] if row.follows else kind
        self._decide()

    def _decide(self) -> None:
        """Write again who plays, at which level whoever follows does, and why."""
        self._count_twins()
        for each in self.rows:
            each.retranslate()
        self._explain()
        self.changed.emit()

    def _count_twins(self) -> None:
        """Several computers of one kind are told apart by a number, when those who follow have their level."""
        followers = [row for row in self.rows if row.follows]
        if followers:
            person = self._leader.person if self._leader is not None else ""
            level, _ = level_like(self._results, person_key(person))
            for row in followers:
                row.kind = f"computer:{level}"
        there: dict[str, int] = {}
        for row in self.rows[: self.count]:
            there[row.kind] = row.twin = there.get(row.kind, 0) + 1

    def _ask_kind(self, seat: int) -> None:
        below = self.rows[seat - 1].kind_button
        self.kind_menu(seat).popup(below.mapToGlobal(below.rect().bottomLeft()))

    def kind_menu(self, seat: int) -> QtWidgets.QMenu:
        """Tell who can play this seat, with a tick at who does; gone when it is closed."""
        menu = actions.begin_at_choice(QtWidgets.QMenu(self))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        group = QActionGroup(menu)
        programs = new_game.all_kinds(self._services.preferences.now.programs)[len(new_game.KINDS) :]
        for kind in (*new_game.KINDS, new_game.FOLLOWS, *programs):
            action = menu.addAction(literal(new_game.kind_name(kind)))
            level = computer_level(kind)
            if level is not None:
                action.setIcon(table_of_seats.face_icon(level))
            action.setToolTip(plain(new_game.kind_meaning(kind)))
            action.setCheckable(True)
            action.setChecked(kind == self.rows[seat - 1].chosen_kind)
            action.triggered.connect(partial(self.set_kind, seat, kind))
            group.addAction(action)
        menu.addSeparator()
        for other, name in enumerate(self.shown_names(), 1):
            if other != seat:
                text = fill(translate("NewGame", "Swap seats with {name}"), name=isolated(name))
                menu.addAction(literal(text)).triggered.connect(partial(self.swap, seat, other))
        return menu

    def _ask_colour(self, seat: int) -> None:
        row = self.rows[seat - 1]
        menu = actions.begin_at_choice(QtWidgets.QMenu(self))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for index in range(len(SEAT_STYLES)):
            action = menu.addAction(table_of_seats.mark_icon(index), table_of_seats.colour_name(index))
            action.triggered.connect(partial(self.set_colour, seat, index))
        menu.popup(row.colour_button.mapToGlobal(row.colour_button.rect().bottomLeft()))

    def _ask_language(self, seat: int) -> None:
        below = self.rows[seat - 1].language_button
        self.language_menu(seat).popup(below.mapToGlobal(below.rect().bottomLeft()))

    def language_menu(self, seat: int) -> QtWidgets.QMenu:
        """Return the languages that a seat can have, with a tick at the one it has; gone when it is closed."""
        row = self.rows[seat - 1]
        menu = actions.begin_at_choice(QtWidgets.QMenu(self))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        group = QActionGroup(menu)
        names = {code: language.name for code, language in LANGUAGES.items()}
        for code, name in {"": translate("NewGame", "The program’s language"), **names}.items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(code == row.language)
            action.triggered.connect(partial(self.set_language, seat, code))
            group.addAction(action)
        return menu

    def _on_count(self) -> None:
        self._show_rows()
        self.changed.emit()

    def _recall_language(self, seat: int) -> None:
        """Give somebody the language in which they have played."""
        row = self.rows[seat - 1]
        known = self._language_of(name_of(row.name.text()))
        if known and not row.language:
            self.set_language(seat, known)

    def _on_name(self) -> None:
        self._offer_known()
        if not self._restoring and any(row.follows for row in self.rows[: self.count]):
            self._decide()
        else:
            self.changed.emit()

    def _on_full(self) -> None:
        self.full.emit(translate("NewGame", "Names can have up to %n letter(s).", None, table_of_seats.MOST_LETTERS))

    def _recall_colour(self, row: table_of_seats.SeatCard) -> None:
        """Give somebody their own colour, unless another person has it."""
        person = self._services.people.find(row.person)
        taken = {each.colour for each in self.rows[: self.count] if each is not row and each.person}
        if person is not None and person.colour is not None and person.colour not in taken:
            self.set_colour(row.number, person.colour)

    def _language_of(self, name: str) -> str:
        person = self._services.people.find(name)
        own = person.language if person is not None else ""
        return own or self._services.preferences.now.name_languages.get(name, "")

    def _on_known(self, name: str) -> None:
        row = self._row_for(name)
        if row is not None:
            if row.kind != HUMAN:
                self.set_kind(row.number, HUMAN)
            if name_of(row.name.text()):
                row.language = ""  # it was somebody else's
            row.name.setText(name)
            self._recall_language(row.number)
            self._recall_colour(row)
            row.retranslate()

    def _row_for(self, name: str) -> table_of_seats.SeatCard | None:
        """Tell where a remembered name goes: where one is being typed (nothing yet, or its beginning), else to the
        first seat without a name, else in place of another."""
        rows = self.rows[: self.count]
        known = {name.casefold() for name in self.strip.known}
        for row in rows:
            typed = name_of(row.name.text()).casefold()
            if row.name.hasFocus() and name.casefold().startswith(typed) and typed not in known:
                return row
        empty = next((row for row in rows if not name_of(row.name.text())), None)
        return empty or self._row_to_change(rows)

    def _on_computer(self, kind: str) -> None:
        """A computer sits down where the keyboard is, else at the next seat without a name, else at the last one."""
        rows = self.rows[: self.count]
        focus = self._focus()
        focused = None if focus is None else next((row for row in rows if row.isAncestorOf(focus)), None)
        empty = next((row for row in rows[1:] if row.kind == HUMAN and not row.person), None)
        self.set_kind((focused or empty or rows[-1]).number, kind)

    def _focus(self) -> QtWidgets.QWidget | None:
        focus = self.window().focusWidget()
        return focus if focus is not None and self.table.isAncestorOf(focus) else None

    @staticmethod
    def _row_to_change(rows: Sequence[table_of_seats.SeatCard]) -> table_of_seats.SeatCard | None:
        """Whom somebody plays instead of: the seat that has the keyboard, else the last person's."""
        people = [row for row in rows if row.kind == HUMAN]
        return next((row for row in people if row.name.hasFocus()), people[-1] if people else None)

    def _offer_known(self) -> None:
        if self._restoring:
            return  # with some names only, those still to come would be offered
        names = [name_of(row.name.text()) for row in self.rows[: self.count]]
        self.strip.offer(names, lambda name: self._row_for(name) is not None)

    def _show_rows(self) -> None:
        self._count_twins()
        self.table.show_seats(self.count, self._sides())
        self._offer_known()
        self._explain()


def _people(last: LastGame) -> tuple[str, ...]:
    """Return the names of the people of a game, "" where a computer sat."""
    kinds = (*last.kinds, *[HUMAN] * len(last.names))
    return tuple(name if kind == HUMAN else "" for name, kind in zip(last.names, kinds, strict=False))
