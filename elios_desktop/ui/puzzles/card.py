"""The card beside a puzzle's table: what is asked for, what was said of the last try, and what can be done now."""

from functools import partial

from PySide6 import QtCore, QtGui
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from elios_desktop.ui.kit import actions, faces, icons
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import DropButton, Flow, button, label, scrolled
from elios_desktop.ui.play.action_buttons import ActionButtons

_SHARE = 0.27
_WIDTHS = (270, 400)
_FACE = 56


class Face(QWidget):
    """A computer's face, for whose level a puzzle is."""

    def __init__(self, size: int = _FACE) -> None:
        super().__init__()
        self._level = 1
        self.setFixedSize(size, size)

    def show_level(self, level: int) -> None:
        """Show the face of the computers of this level."""
        self._level = level
        self.update()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        faces.paint_face(painter, self.rect().toRectF(), self._level)
        painter.end()


class PuzzleCard(QFrame):
    """Shows what it is told; what its buttons do is the page's business."""

    wanted = QtCore.Signal(str)
    """ "home", "all", "back", "again", "hint", "solution", "save", "remove" or "next"."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("coach")
        self._theme = theme
        self._answer = ("", "")
        self.face = Face()
        self.heading, self.about = label("title", wrap=True), label("soft", wrap=True)
        self.task, self.answer = label(wrap=True), label(wrap=True)
        names = {"home": "quiet", "all": "quiet", "hint": "", "solution": "", "back": "", "again": "quiet"}
        self.made = {name: button(look) for name, look in names.items()} | {"next": button("primary")}
        self.who = DropButton(theme)
        self.people = actions.begin_at_choice(QMenu(self.who))
        self.who.setObjectName("puzzle-who")
        self.who.setProperty("finger", True)
        self.who.clicked.connect(self._choose_people)
        self.save, self.remove = button("small"), button("small")
        for name, made in (*self.made.items(), ("save", self.save), ("remove", self.remove)):
            made.setObjectName(f"puzzle-{name}")
            made.setProperty("finger", True)
            made.clicked.connect(partial(self.wanted.emit, name))
        self._lay_out()
        self.restyle()

    def _lay_out(self) -> None:
        self._row = Flow(8, row := QWidget())
        self.buttons = ActionButtons(self._row, self)
        self.buttons.changed.connect(self._write_buttons)
        words = QWidget()
        self._words = column = QVBoxLayout(words)
        column.setSpacing(12)
        top = QHBoxLayout()
        top.addWidget(self.face, 0, QtCore.Qt.AlignmentFlag.AlignTop)
        title = QVBoxLayout()
        title.setSpacing(2)
        title.addWidget(self.heading)
        title.addWidget(self.about)
        top.addLayout(title, 1)
        column.addLayout(top)
        self._help = Flow(8, help_row := QWidget())
        for name in ("back", "hint", "solution", "again"):
            self._help.addWidget(self.made[name])
        flow = Flow(0, ways := QWidget())
        for name in ("home", "all"):
            self.made[name].setProperty("near", True)
            flow.addWidget(self.made[name])
        for each in (row, help_row, ways):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            each.setSizePolicy(policy)
        for each in (self.task, self.answer, row, help_row, self.made["next"]):
            column.addWidget(each)
        column.addStretch(1)
        small = QHBoxLayout()
        small.addWidget(self.save)
        small.addWidget(self.remove)
        small.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 10, 12, 16)
        whole.setSpacing(10)
        whole.addWidget(ways)
        self._area = scrolled(words)
        self._area.verticalScrollBar().rangeChanged.connect(self._show_soon)
        self._area.setHorizontalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole.addWidget(self._area, 1)
        whole.addWidget(self.who)
        whole.addLayout(small)

    # -- what it is told

    def show_puzzle(self, heading: str, about: str, task: str) -> None:
        """Which puzzle it is, and what it asks for."""
        self.heading.setText(heading)
        self.about.setText(about)
        self.task.setText(task)
        for each in (self.heading, self.about, self.task):
            each.setAccessibleName(each.text())

    def show_answer(self, text: str, colour: str) -> None:
        """What is said of what was done, in a colour of the palette: "good", "bad" or "accent"."""
        self._answer = text, colour
        self.answer.setText(text)
        self.answer.setAccessibleName(text)
        self.answer.setVisible(bool(text))
        if text:
            ink = getattr(self._theme.palette, colour)
            shade = ink if colour != "accent" else self._theme.palette.text
            self.answer.setStyleSheet(f"border-left: 4px solid {ink}; padding-left: 8px; color: {shade};")
        self.answer.setFont(self._theme.font("large"))
        self._show_soon()

    @property
    def colour(self) -> str:
        """Of what is said."""
        return self._answer[1]

    def _show_soon(self) -> None:
        QtCore.QTimer.singleShot(0, self, self._show_what_was_said)

    def _show_what_was_said(self) -> None:
        """In large type not everything fits: the newest is in sight."""
        if self.answer.text():
            self._area.ensureWidgetVisible(self.answer, 0, 4)
        else:
            self._area.verticalScrollBar().setValue(0)

    def offer(self, *names: str, main: str = "") -> None:
        """Offer these buttons and no others; `main` is what goes on from here."""
        for name, made in self.made.items():
            if name in ("home", "all"):
                continue
            look = "primary" if name == main else "" if name != "again" else "quiet"
            if made.property("look") != look:
                made.setProperty("look", look)
                made.style().unpolish(made)
                made.style().polish(made)
            made.setVisible(name in names)

    def _choose_people(self) -> None:
        self.people.popup(self.who.mapToGlobal(self.who.rect().topLeft()))

    def _write_buttons(self) -> None:
        for made, action in self.buttons.made:
            text, hint = action.label(), action.hint()
            made.setText(text)
            made.setAccessibleName(text)
            made.setEnabled(action.enabled)
            made.setToolTip(plain(hint or text))
            made.setAccessibleDescription(hint)
        self._row.invalidate()
        self._row.activate()

    # -- size and words

    def follow_size(self, width: int, height: int) -> None:
        """The page is so large."""
        self._words.setContentsMargins(0, round(height * 0.015), 6, 0)
        scale = max(1.0, self._theme.text_scale)
        low, high = (round(each * scale) for each in _WIDTHS)
        self.setFixedWidth(max(min(low, round(width * 0.45)), min(high, round(width * _SHARE))))

    def restyle(self) -> None:
        """Words, icons and type in the language, theme and size in force; the puzzle is told anew by the page."""
        theme = self._theme
        self.setStyleSheet(
            f"#coach {{ background: {theme.palette.panel}; border-right: 1px solid {theme.palette.line}; }}"
        )
        self.task.setFont(theme.font("large"))
        side = round(_FACE * max(1.0, theme.text_scale))
        self.face.setFixedSize(side, side)
        texts = {
            "home": translate("Puzzles", "Home"),
            "hint": translate("Puzzles", "Hint"),
            "back": translate("Puzzles", "Try again"),
            "again": translate("Puzzles", "From the beginning"),
            "next": translate("Puzzles", "Next puzzle"),
        }
        for name, text in texts.items():
            self.made[name].setText(text)
        self.made["home"].setIconSize(QtCore.QSize(18, 18) * max(1.0, theme.text_scale))
        self.made["home"].setIcon(icons.icon("home", theme.palette.text))
        self.save.setText(translate("Puzzles", "Save as…"))
        self.remove.setText(translate("Puzzles", "Remove"))
        self._write_buttons()
        self.show_answer(*self._answer)

    def name_solution(self, begun: bool) -> None:
        """Whether the solution is being shown already."""
        text = translate("Puzzles", "Next step") if begun else translate("Puzzles", "Solution")
        self.made["solution"].setText(text)
