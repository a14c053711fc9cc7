"""The settings: each takes effect at once and is remembered."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6 import QtWidgets
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QKeyEvent, QKeySequence, QPainter, QPainterPath, QPen

from elios_desktop.outside import name_of, quoted
from elios_desktop.storage.settings import FIELDS, MAX_PROGRAMS, ON_PAGE, VOLUME, Settings
from elios_desktop.texts.translate import LANGUAGES, fill
from elios_desktop.texts.words import isolated
from elios_desktop.ui.kit import art, materials, page, preferences, radio
from elios_desktop.ui.kit import theme as look
from elios_desktop.ui.kit.actions import Actions
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.sound import can_play
from elios_desktop.ui.kit.widgets import Choices, Switch, button, card, label, scrolled
from elios_desktop.ui.session.thinker import words_of
from elios_desktop.ui.shell.table_of_seats import MOST_LETTERS

_GLIDE_MS = {"fast": 225, "normal": 450, "slow": 900}
"""So long a token glides."""


class ChoiceRow(QtWidgets.QWidget):
    """A setting with a few values: its name, its values, and what the chosen one means."""

    def __init__(self, field: str, services: Services) -> None:
        super().__init__()
        self.field = field
        self._preferences = services.preferences
        self._theme = services.theme
        self._meanings: dict[Any, str] = {}
        self._values = values = FIELDS[field].values
        self.title = label("large")
        self.choices = Choices(values)
        self.motion = QVariantAnimation(self)
        """Only how things move is shown moving, and only once."""
        self.motion.setStartValue(0.0)
        self.motion.setEndValue(1.0)
        self.motion.valueChanged.connect(self._show_motion)
        self._meaning = label("soft", wrap=True)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for each in (self.title, self.choices, self._meaning):
            column.addWidget(each)
        self.choices.chosen.connect(self._on_chosen)
        self.follow()

    def follow(self) -> None:
        """Show the value in force."""
        self.choices.choose(getattr(self._preferences.now, self.field))
        self._show_meaning()

    def set_texts(self, title: str, texts: dict[Any, str], meanings: dict[Any, str] | None = None) -> None:
        """The texts in the language in force."""
        self.title.setText(title)
        self._meanings = meanings or {}
        hints = [self._meanings.get(value, "") for value in self._values]
        self.choices.set_texts([texts[value] for value in self._values], hints if meanings else (), title)
        self._show_meaning()

    def restyle(self) -> None:
        """Paint what the values change by the theme in force."""
        if self.field in _PICTURES:
            room = QSize(*_PICTURES[self.field])
            for value in self._values:
                made = self.choices.button_of(value)
                assert isinstance(made, radio.RadioButton)
                made.show_picture(room, self._theme.palette.panel, _picture(self.field, value, self._theme))

    def _on_chosen(self, value: Any) -> None:
        self._preferences.change(**{self.field: value})
        self._show_meaning()
        if self.field == "animation" and (lasts := _GLIDE_MS.get(self._preferences.animation)):
            self.motion.stop()
            self.motion.setDuration(lasts)
            self.motion.start()

    def _show_motion(self, share: float) -> None:
        for value in self._values:
            made = self.choices.button_of(value)
            assert isinstance(made, radio.RadioButton)
            made.show_share(share if value == self.choices.value else 1.0)

    def _show_meaning(self) -> None:
        text = self._meanings.get(self.choices.value, "")
        self._meaning.setText(text)
        self._meaning.setVisible(bool(text))


_PICTURES = {
    "theme": (86, 54),
    "text_percent": (44, 38),
    "animation": (62, 26),
    "help": (92, 42),
    "undo": (92, 22),
    "curtain": (92, 54),
}
"""The settings that show what they change, and how large."""


def _picture(field: str, value: Any, theme: look.Theme) -> radio.Paint:
    """Return what paints the value of a setting."""

    def paint(painter: QPainter, room: QRectF, share: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        match field:
            case "theme":
                _paint_themes(painter, room, _THEMES[value])
            case "text_percent":
                _paint_letters(painter, room, value / 100, theme)
            case "animation":
                _paint_glide(painter, room, value, share, theme.palette)
            case "help":
                _paint_help(painter, room, value, theme)
            case "undo":
                _paint_steps(painter, room, value, theme.palette)
            case "curtain":
                _paint_curtain(painter, room, value, theme.palette)

    return paint


_THEMES = {
    "system": (look.LIGHT, look.DARK),
    "light": (look.LIGHT,),
    "dark": (look.DARK,),
    "contrast": (look.HIGH_LIGHT, look.HIGH_DARK),
}


def _paint_themes(painter: QPainter, room: QRectF, palettes: Sequence[look.Palette]) -> None:
    """Paint a table in these colours, one beside the other."""
    wide = room.width() / len(palettes)
    for number, palette in enumerate(palettes):
        painter.save()
        part = QPainterPath()
        part.addRect(QRectF(room.left() + number * wide, room.top(), wide, room.height()))
        painter.setClipPath(materials.rounded(room, 5) & part)
        painter.setBrush(QColor(palette.surface))
        painter.drawRoundedRect(room, 5, 5)
        painter.setBrush(QColor(palette.panel))
        painter.drawRect(QRectF(room.left(), room.bottom() - 11, room.width(), 11))
        board = QRectF(0, 0, room.width() * 0.62, room.height() * 0.5)
        board.moveCenter(room.center() - QPointF(0, 7))
        painter.setBrush(QColor(palette.wood_dark))
        painter.drawRoundedRect(board, 3, 3)
        painter.setBrush(QColor(palette.wood))
        painter.drawRect(board.adjusted(2.5, 2.5, -2.5, -2.5))
        for index in range(3):
            art.draw_mark(
                painter, index, QPointF(board.left() + (0.2 + 0.3 * index) * board.width(), board.center().y()), 6
            )
        painter.setPen(QPen(QColor(palette.text), 1.6))
        foot = room.bottom() - 5.5
        painter.drawLine(QPointF(room.left() + 6, foot), QPointF(room.left() + 34, foot))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.accent))
        painter.drawRoundedRect(QRectF(room.right() - 24, room.bottom() - 9, 20, 7), 2, 2)
        painter.restore()
    painter.setPen(QPen(QColor(palettes[0].border), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(room, 5, 5)


def _paint_letters(painter: QPainter, room: QRectF, scale: float, theme: look.Theme) -> None:
    """Paint two letters in that size, whatever the size of type is now: they can be compared with each other."""
    letters = QFont(theme.font("body"))
    letters.setPixelSize(round(17 * scale))
    painter.setFont(letters)
    painter.setPen(painter.pen() if painter.pen().style() != Qt.PenStyle.NoPen else QPen(QColor(theme.palette.text)))
    painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, "Aa")


def _paint_glide(painter: QPainter, room: QRectF, value: str, share: float, palette: look.Palette) -> None:
    """Paint a token on its way: the faster it is, the wider its traces; one that jumps has none."""
    left, right, y, radius = room.left() + 9, room.right() - 9, room.center().y(), 7.5
    traces = {"off": 0, "fast": 2, "normal": 4, "slow": 7, "system": 4}[value]
    eased = 1 - (1 - share) ** 3
    at = QPointF(left + (right - left) * (eased if value != "off" else 1.0), y)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.border), 1, Qt.PenStyle.DotLine))
    painter.drawEllipse(QPointF(left, y), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(1, traces + 1):
        trace = QColor(look.SEAT_STYLES[0].colour)
        trace.setAlphaF(0.10 + 0.32 * number / traces)
        painter.setBrush(trace)
        painter.drawEllipse(QPointF(left + (at.x() - left) * number / (traces + 1), y), radius * 0.8, radius * 0.8)
    art.draw_mark(painter, 0, at, radius)


def _paint_help(painter: QPainter, room: QRectF, value: str, theme: look.Theme) -> None:
    """Paint three squares, two of which a piece in the hand may go to."""
    palette, side = theme.palette, room.height() - 14
    for number in range(3):
        square = QRectF(room.left() + number * (room.width() - side) / 2, room.bottom() - side, side, side)
        painter.setBrush(QColor(palette.wood))
        painter.setPen(QPen(QColor(palette.wood_dark), 1))
        painter.drawRoundedRect(square, 4, 4)
        if number and value != "nothing":
            painter.setBrush(QColor(palette.glow))
            painter.setPen(QPen(QColor(palette.glow_strong), 2))
            painter.drawRoundedRect(square.adjusted(3, 3, -3, -3), 4, 4)
        if number and value == "everything":
            digit = QFont(theme.font("body", bold=True))
            digit.setPixelSize(15)
            painter.setFont(digit)
            painter.setPen(QColor("#1c140c"))
            painter.drawText(square, Qt.AlignmentFlag.AlignCenter, str(number + 1))
    art.draw_mark(painter, 0, QPointF(room.center().x() - room.width() * 0.19, room.top() + 11), 9)


def _paint_steps(painter: QPainter, room: QRectF, value: str, palette: look.Palette) -> None:
    """Paint the last moves of two people, and as far back as an arrow leads."""
    seats, back = (0, 0, 1, 1, 1), {"last": 1, "own_turn": 3, "free": 5}[value]
    step, y = (room.width() - 14) / (len(seats) - 1), room.bottom() - 6
    for number, seat in enumerate(seats):
        painter.setOpacity(0.4 if number >= len(seats) - back else 1.0)
        art.draw_mark(painter, seat, QPointF(room.left() + 7 + number * step, y), 5)
    painter.setOpacity(1.0)
    tip = QPointF(room.left() + 7 + (len(seats) - back - 0.42) * step, y - 9)
    painter.setPen(QPen(QColor(palette.border), 2))
    painter.drawLine(QPointF(room.right() - 3, tip.y()), tip)
    painter.drawPolyline([tip + QPointF(4, -4), tip, tip + QPointF(4, 4)])


def _paint_curtain(painter: QPainter, room: QRectF, value: str, palette: look.Palette) -> None:
    """Paint what the next player sees: their cards open or covered, or the curtain before the table."""
    painter.save()
    _paint_themes(painter, room, (palette,))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setClipPath(materials.rounded(room, 5))
    middle = room.center().x()
    if value in ("hidden_games", "always"):
        folds = 9 if value == "always" else 7
        cloth = room if value == "always" else room.adjusted(0, 0, 0, -room.height() * 0.26)
        for number in range(folds):
            fold = QRectF(
                cloth.left() + number * cloth.width() / folds, cloth.top(), cloth.width() / folds, cloth.height()
            )
            painter.fillRect(fold, QColor(palette.velvet).lighter(118 if number % 2 else 88))
        painter.fillRect(QRectF(cloth.left(), cloth.bottom() - 3, cloth.width(), 3), QColor(look.BRASS[1]))
    if value != "always":
        for number in (-1, 0, 1):
            painter.save()
            painter.translate(middle + number * 15, room.bottom() - 2)
            painter.rotate(number * 7)
            card = QRectF(-7, -20, 14, 20)
            painter.setPen(QPen(QColor(look.PAPER_INK), 0.8))
            painter.setBrush(QColor(look.PAPER if value == "never" else palette.accent))
            painter.drawRoundedRect(card, 2.5, 2.5)
            if value == "never":
                art.draw_mark(painter, 0, card.center(), 4)
            painter.restore()
    painter.restore()


class _KeyRow:
    """One action's key."""

    def __init__(self, action_id: str, on_edit: Callable[[str], None]) -> None:
        self.id = action_id
        self.name = label()
        self.edit = QtWidgets.QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setClearButtonEnabled(True)
        self.edit.editingFinished.connect(partial(on_edit, action_id))
        self.edit.keySequenceChanged.connect(self._say_none)

    def retranslate(self, name: str) -> None:
        """Write its texts in the language in force: also the key's name, and what Qt says in the place of none."""
        self.name.setText(name)
        self.edit.setAccessibleName(fill(translate("Settings", "Key for “{action}”"), action=name))
        key = self.edit.keySequence()
        self.edit.clear()
        self.show_key(key)

    def show_key(self, key: QKeySequence) -> None:
        """The key that the action has now, if any."""
        self.edit.setKeySequence(key)
        self._say_none()

    def _say_none(self) -> None:
        """Qt writes its own words there whenever a key is set, also if it is the same."""
        for line in self.edit.findChildren(QtWidgets.QLineEdit):
            line.setPlaceholderText(translate("Settings", "No key"))


class KeysEditor(QtWidgets.QWidget):
    """An action a row, in one column or two."""

    def __init__(self, services: Services, actions: Actions) -> None:
        super().__init__()
        self._preferences = services.preferences
        self._actions = actions
        self._title, self._hint = label("large"), label("soft", wrap=True)
        self.problem = label(wrap=True)
        self.rows = {name: _KeyRow(name, self._on_key) for name in actions.ids}
        self._grid = QtWidgets.QGridLayout()
        self._grid.setHorizontalSpacing(14)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for each in (self._title, self._hint, self.problem):
            column.addWidget(each)
        column.addLayout(self._grid)
        self.place(2)

    def place(self, columns: int) -> None:
        """The keys in so many columns."""
        each = -(-len(self.rows) // columns)
        for number, row in enumerate(self.rows.values()):
            column = 2 * (number // each)
            self._grid.addWidget(row.name, number % each, column)
            self._grid.addWidget(row.edit, number % each, column + 1)
        for column in (1, 3):
            self._grid.setColumnStretch(column, 1 if column < 2 * columns else 0)

    def follow(self) -> None:
        """Show the keys in force."""
        self._actions.use_keys(self._preferences.now.shortcuts)
        for row in self.rows.values():
            row.show_key(self._actions[row.id].shortcut())

    def follow_anew(self) -> None:
        """The same; what was refused before is said no longer."""
        self.problem.hide()
        self.follow()

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        self._title.setText(translate("Settings", "Keyboard"))
        self._hint.setText(
            translate(
                "Settings",
                "Click a shortcut, then press the new key. The arrow keys, letters and Enter belong to the table.",
            )
        )
        self._actions.retranslate()
        for row in self.rows.values():
            row.retranslate(self._actions.name(row.id))
        self.problem.hide()

    def restyle(self, bad: str) -> None:
        """The theme has changed."""
        self.problem.setStyleSheet(f"color: {bad};")

    def _on_key(self, action_id: str) -> None:
        row = self.rows[action_id]
        key = row.edit.keySequence()
        if key == self._actions[action_id].shortcut():
            return
        problem = self._actions.refusal(action_id, key)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        if problem:
            row.show_key(self._actions[action_id].shortcut())
            return
        keys = dict(self._preferences.now.shortcuts)
        if key == self._actions.default_key(action_id):
            keys.pop(action_id, None)
        else:
            keys[action_id] = key.toString(QKeySequence.SequenceFormat.PortableText)
        self._preferences.change(shortcuts=keys)


_LONGEST_COMMAND = 2000


class _ProgramRow:
    """One program."""

    def __init__(self, name: str, command: str) -> None:
        self.name = QtWidgets.QLineEdit(name)
        self.name.setMaxLength(MOST_LETTERS)
        self.command = QtWidgets.QLineEdit(command)
        self.command.setMaxLength(_LONGEST_COMMAND)
        self.remove = button("quiet")

    @property
    def widgets(self) -> tuple[QtWidgets.QLineEdit, QtWidgets.QLineEdit, QtWidgets.QPushButton]:
        """In the order in which Tab walks them."""
        return self.name, self.command, self.remove

    def retranslate(self) -> None:
        self.name.setPlaceholderText(translate("Programs", "Name"))
        self.name.setAccessibleName(translate("Programs", "Name of the program"))
        self.command.setPlaceholderText(translate("Programs", "Command, such as python3 player.py"))
        self.command.setAccessibleName(translate("Programs", "Command that starts it"))
        self.remove.setText(translate("Programs", "Remove"))
        name = isolated(name_of(self.name.text()))
        self.remove.setAccessibleName(fill(translate("Programs", "Remove the program “{program}”"), program=name))


class ProgramsEditor(QtWidgets.QWidget):
    """Rows of names and commands. A row counts as soon as both are there."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._preferences = services.preferences
        self._title, self._hint = label("large"), label("soft", wrap=True)
        self.problem = label(wrap=True)
        self.rows: list[_ProgramRow] = []
        self.add_button = button()
        self.add_button.clicked.connect(self.add)
        self._grid = QtWidgets.QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 3)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for each in (self._title, self._hint, self.problem):
            column.addWidget(each)
        column.addLayout(self._grid)
        column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.problem.hide()
        for name, command in self._preferences.now.programs.items():
            self._add_row(name, command)

    def add(self) -> None:
        """An empty row, with the keyboard in it."""
        if len(self.rows) < MAX_PROGRAMS:
            self._add_row("", "").name.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        self._title.setText(translate("Programs", "Other programs as players"))
        self._hint.setText(
            translate(
                "Programs",
                "A program of your own, or a friend’s, can play a seat; it is told what that seat may know and "
                "nothing more. It runs as if you had started it yourself, so add only programs you trust. How to "
                "write one is explained in docs/protocol.md, among the program’s sources.",
            )
        )
        self.add_button.setText(translate("Programs", "Add a program"))
        for row in self.rows:
            row.retranslate()
        self.problem.hide()

    def restyle(self, bad: str) -> None:
        """The colour of what is wrong."""
        self.problem.setStyleSheet(f"color: {bad};")

    def _add_row(self, name: str, command: str) -> _ProgramRow:
        row = _ProgramRow(name, command)
        at = self._grid.rowCount()
        for column, widget in enumerate(row.widgets):
            self._grid.addWidget(widget, at, column)
        row.name.editingFinished.connect(self._keep)
        row.command.editingFinished.connect(self._keep)
        row.remove.clicked.connect(partial(self._remove, row))
        row.retranslate()
        self.rows.append(row)
        return row

    def _remove(self, row: _ProgramRow) -> None:
        self.rows.remove(row)
        for widget in row.widgets:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._keep()
        self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        stated = [(name_of(row.name.text()), row.command.text().strip()) for row in self.rows]
        complete = [each for each in stated if all(each)]
        wordless = next((command for _, command in complete if not words_of(command)), None)
        complete = [each for each in complete if words_of(each[1])]
        twice = next((name for at, (name, _) in enumerate(complete) if name in dict(complete[:at])), None)
        if twice is not None:
            text = translate("Programs", "Two programs are called “{program}”. The last one counts.")
            self.problem.setText(fill(text, program=isolated(twice)))
        elif wordless is not None:
            text = translate("Programs", "“{command}” doesn’t say which program to start.")
            self.problem.setText(fill(text, command=isolated(quoted(wordless))))
        self.problem.setVisible(twice is not None or wordless is not None)
        for row in self.rows:
            row.retranslate()
        self._preferences.change(programs=dict(complete))


_TWO_COLUMNS_FROM = 860
_WIDEST = 1180
"""One reads comfortably what is so wide, with usual type."""
_PAIR_UP_TO = 1.15
"""In larger type short settings stand below each other, too, where the page can't be so wide."""


class SettingsPage(page.Page):
    """Everything that people can choose for good."""

    wall = True

    def __init__(self, services: Services, actions: Actions, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(services.theme, parent)
        self._services = services
        self.way_back = page.WayBack(services.theme)
        self.way_back.clicked.connect(self.home_requested)
        self._title = label("display", wrap=True)
        self.reset_button = button("quiet")
        self.reset_button.clicked.connect(self.reset)
        self.language = ChoiceRow("language", services)
        self.theme_choice = ChoiceRow("theme", services)
        self.text = ChoiceRow("text_percent", services)
        self.animation = ChoiceRow("animation", services)
        self.pace = ChoiceRow("pace", services)
        self.friend = ChoiceRow("friend", services)
        self.undo = ChoiceRow("undo", services)
        self.curtain = ChoiceRow("curtain", services)
        self.help = ChoiceRow("help", services)
        self.tips = ChoiceRow("tips", services)
        self.scanning = ChoiceRow("scanning", services)
        self._look = (self.language, self.theme_choice, self.text, self.animation)
        self._play = (self.help, self.undo, self.curtain, self.pace)
        self._rows = (*self._look, *self._play, self.friend, self.tips, self.scanning)
        self._sound_title = label("large")
        self.sound = Switch(services.theme)
        self.volume = QtWidgets.QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(*VOLUME)
        self.volume.setPageStep(10)
        self.volume.setMaximumWidth(360)
        self._volume_text = label("soft")
        self._sound_hint = label("soft", wrap=True)
        self.programs = ProgramsEditor(services)
        self.keys = KeysEditor(services, actions)
        self._lay_out()
        self._sound_hint.setVisible(not can_play())
        self._follow_all()
        self.sound.toggled.connect(self._on_sound)
        self.volume.valueChanged.connect(self._on_volume)
        self.volume.sliderReleased.connect(self._let_hear)
        services.preferences.changed.connect(self._on_changed_elsewhere)
        self.restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        top = QtWidgets.QHBoxLayout()
        top.addWidget(self.way_back)
        top.addSpacing(8)
        top.addWidget(self._title, 1)
        top.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignVCenter)
        looks, looks_column = card()
        play, play_column = card()
        keys, keys_column = card()
        for column, rows in (
            (looks_column, self._look),
            (play_column, self._play),
        ):
            column.setSpacing(16)
            for row in rows:
                column.addWidget(row)
        self._pair = QtWidgets.QBoxLayout(QtWidgets.QBoxLayout.Direction.LeftToRight)
        """Two that are as short as each other."""
        self._pair.setSpacing(16)
        for row in (self.friend, self.tips):
            self._pair.addWidget(row, 1, Qt.AlignmentFlag.AlignTop)
        play_column.addLayout(self._pair)
        sound = QtWidgets.QVBoxLayout()
        sound.setSpacing(6)
        for widget in (self._sound_title, self.sound, self.volume, self._volume_text, self._sound_hint):
            sound.addWidget(widget)
        looks_column.addLayout(sound)
        looks_column.addWidget(self.scanning)
        looks_column.addStretch(1)
        play_column.addStretch(1)
        programs, programs_column = card()
        programs_column.addWidget(self.programs)
        keys_column.addWidget(self.keys)
        content = QtWidgets.QWidget()
        self._grid = QtWidgets.QGridLayout(content)
        self._grid.setSpacing(18)
        self._look_card, self._play_card, self._keys_card, self._programs_card = looks, play, keys, programs
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(4, 1)
        self._top = top
        outer = QtWidgets.QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(top)
        self._area = scrolled(content)
        outer.addWidget(self._area, 1)

    def come_to(self, field: str) -> None:
        """The keyboard at a setting, and that in sight."""
        row = next(each for each in self._rows if each.field == field)
        row.choices.button_of(row.choices.value).setFocus()
        self._area.ensureWidgetVisible(row)

    def reset(self) -> None:
        """Everything on this page as it was when the program came."""
        default = Settings()
        self._services.preferences.change(**{name: getattr(default, name) for name in ON_PAGE})
        self._follow_all()

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        self._title.setText(translate("Settings", "Settings"))
        self.reset_button.setText(translate("Settings", "Reset to defaults"))
        system = translate("Settings", "Follow the system")
        names = {code: language.name for code, language in LANGUAGES.items()}
        self.language.set_texts(translate("Settings", "Language"), {"system": system, **names})
        self.theme_choice.set_texts(
            translate("Settings", "Colours"),
            {
                "system": system,
                "light": translate("Settings", "Light"),
                "dark": translate("Settings", "Dark"),
                "contrast": translate("Settings", "High contrast"),
            },
        )
        percent = translate("Settings", "{number}%")
        self.text.set_texts(
            translate("Settings", "Text size"), {step: fill(percent, number=step) for step in preferences.TEXT_STEPS}
        )
        self.animation.set_texts(
            translate("Settings", "Animations"),
            {
                "system": system,
                "off": translate("Settings", "Off"),
                "fast": translate("Settings", "Fast"),
                "normal": translate("Settings", "Normal"),
                "slow": translate("Settings", "Slow"),
            },
            {"system": translate("Settings", "Things move, unless the system asks for less motion.")},
        )
        self.pace.set_texts(
            translate("Settings", "Computers play"),
            {
                "instant": translate("Settings", "At once"),
                "fast": translate("Settings", "Fast", "how computers play"),
                "normal": translate("Settings", "Normal", "how computers play"),
                "slow": translate("Settings", "Slow", "how computers play"),
            },
        )
        warning = translate("Settings", "Against computers: if your turn gives a lot away, you can take it back.")
        self.friend.set_texts(
            translate("Settings", "Friendly warnings"),
            {
                "off": translate("Settings", "Off", "the friend who warns"),
                "on": translate("Settings", "On", "the friend who warns"),
            },
            {"off": warning, "on": warning},
        )
        self.undo.set_texts(
            translate("Settings", "Takebacks"),
            {
                "last": translate("Settings", "The last move"),
                "own_turn": translate("Settings", "Own turn only"),
                "free": translate("Settings", "Anything"),
            },
            {
                "last": translate(
                    "Settings",
                    "Whoever is at the computer can take the last move back, until the "
                    "next player has acted or something hidden has been revealed.",
                ),
                "own_turn": translate(
                    "Settings", "You can take back what you did yourself, as long as nothing hidden has been revealed."
                ),
                "free": translate("Settings", "Among friends: any move can be taken back, right to the start."),
            },
        )
        self.help.set_texts(
            preferences.help_title(),
            {value: name for value, (name, _) in preferences.help_texts().items()},
            {value: meaning for value, (_, meaning) in preferences.help_texts().items()},
        )
        self.curtain.set_texts(
            translate("Settings", "Curtain"),
            {
                "secrets": translate("Settings", "Secrets only"),
                "hidden_games": translate("Settings", "Whole table"),
                "always": translate("Settings", "Always"),
                "never": translate("Settings", "Never"),
            },
            {
                "secrets": translate(
                    "Settings",
                    "Only what is secret is covered, until its owner asks for it; the table stays in sight.",
                ),
                "hidden_games": translate(
                    "Settings", "In games with secrets the table is covered until the next player is there."
                ),
                "always": translate("Settings", "The table is covered every time the player changes, in every game."),
                "never": translate("Settings", "Open hands, among friends: the next player’s secrets show at once."),
            },
        )
        tips = translate("Settings", "A word of advice when it helps, while a game is new to you.")
        self.tips.set_texts(
            translate("Settings", "Tips"),
            {"first_games": translate("Settings", "In your first games"), "never": translate("Settings", "Never")},
            {"first_games": tips, "never": tips},
        )
        switch = translate(
            "Settings",
            "A frame steps from row to row, then from item to item; Space or Enter chooses what’s in it.",
        )
        self.scanning.set_texts(
            translate("Settings", "Play with one switch"),
            {
                "off": translate("Settings", "Off", "one switch"),
                "slow": translate("Settings", "Slow", "one switch"),
                "normal": translate("Settings", "Normal", "one switch"),
                "fast": translate("Settings", "Fast", "one switch"),
            },
            dict.fromkeys(("slow", "normal", "fast"), switch),
        )
        self.programs.retranslate()
        self._sound_title.setText(translate("Settings", "Sound"))
        self.sound.setText(translate("Settings", "Play sounds"))
        self.volume.setAccessibleName(translate("Settings", "Volume"))
        self.keys.retranslate()
        self._sound_hint.setText(translate("Settings", "This installation can’t play sounds."))
        self._show_volume()

    def fit(self) -> None:
        """Make it no wider than one reads comfortably; with large type in a narrow window put one thing below the
        other."""
        scale = self._services.theme.text_scale
        widest = round(_WIDEST * max(1.0, scale))
        side = max(20, (self.width() - widest) // 2)
        self._top.setContentsMargins(side, 14, side, 4)
        self._grid.setContentsMargins(side, 8, side, 24)
        wide = self.width() >= _TWO_COLUMNS_FROM * scale
        self._grid.addWidget(self._play_card, 0 if wide else 1, 1 if wide else 0, 1, 1 if wide else 2)
        self._grid.addWidget(self._look_card, 0, 0, 1, 1 if wide else 2)
        self._grid.addWidget(self._programs_card, 2, 0, 1, 2)
        self._grid.addWidget(self._keys_card, 3, 0, 1, 2)
        self.keys.place(2 if wide else 1)
        direction, paired = QtWidgets.QBoxLayout.Direction, scale <= _PAIR_UP_TO or self.width() >= widest
        self._pair.setDirection(direction.LeftToRight if paired else direction.TopToBottom)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes home."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_requested.emit()
        else:
            super().keyPressEvent(event)

    def _on_sound(self, on: bool) -> None:
        self._services.preferences.change(sound=on)
        self.volume.setEnabled(on)
        self._let_hear()

    def _on_volume(self, value: int) -> None:
        self._services.preferences.change(volume=value)
        self._show_volume()
        if not self.volume.isSliderDown():
            self._let_hear()

    def _let_hear(self) -> None:
        """Let people hear how loud that is."""
        if self.isVisible():
            self._services.sounds.play("place")

    def _on_changed_elsewhere(self, field: str) -> None:
        for row in self._rows:
            if row.field == field:
                row.follow()
        if field == "shortcuts":
            self.keys.follow()

    def _follow_all(self) -> None:
        now = self._services.preferences.now
        for row in self._rows:
            row.follow()
        self.sound.setChecked(now.sound)
        self.volume.setValue(now.volume)
        self.volume.setEnabled(now.sound)
        self.keys.follow_anew()

    def _show_volume(self) -> None:
        self._volume_text.setText(fill(translate("Settings", "Volume: {number}%"), number=self.volume.value()))

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        palette = self._services.theme.palette
        for row in self._rows:
            row.restyle()
        self.fit()
        self.keys.restyle(palette.bad)
        self.programs.restyle(palette.bad)
