"""The card beside the table: where one is in the lesson, what to do, the answer to what was done, and what goes on."""

from collections.abc import Mapping
from functools import partial
from math import cos, pi, sin

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from elios_desktop.storage.learned import STAR
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit import faces
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import Flow, button, label, scrolled
from elios_desktop.ui.play.action_buttons import ActionButtons, folded

_SHARE = 0.27
_WIDTHS = (270, 400)
_DOWN = 0.03
"""How far down the words begin: beside the table, not above it."""
_DOT = 14
_STEP = 21.0
"""From one dot to the next, and less where they would not stand in one row."""
_EDGES_OF_DOTS = 56
"""Of the card and of what stands behind the dots."""
_EDGE_OF_ROW = 8
_PAD = 12
"""Between the sheet with the words and what stands on it."""
_FACES = (64, 132)
"""The smallest and the largest face."""
_CORNER = 26
_SMILES = {"": 0.55, "accent": 0.55, "good": 1.0, "bad": -0.45}
"""How the face looks at what was done."""
_EDGES = 30 + 6 + 14 + 32
"""Of the card, of what scrolls in it, of its scroll bar, and around the words on a button."""


class Dots(QWidget):
    """One dot a step: filled if it was done, a star if one found it by oneself, hollow if it was skipped."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._at, self._count, self._step, self.room = 0, 0, _STEP, 10 * _STEP
        self.marks: Mapping[int, int] = {}
        """How each step went."""

    def show_progress(self, at: int, count: int, marks: Mapping[int, int]) -> None:
        """Show that one is at this step, of so many, and how those went that were done."""
        self._at, self._count, self.marks = at, count, dict(marks)
        self.fit(self.room)
        self.update()

    def fit(self, room: float) -> None:
        """Stand in a row that is so long at the most."""
        self.room, self._step = room, min(_STEP, room / max(1, self._count))
        self.setFixedSize(QSize(round(self._step * self._count), 2 * _DOT))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A row of dots; the one in question has a ring."""
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(self._count):
            centre = QPointF((number + 0.5) * self._step, self.height() / 2)
            wide = min(_DOT, self._step * 0.8)
            now, mark = number == self._at, self.marks.get(number, 0)
            painter.setPen(QPen(QColor(palette.accent if now or mark else palette.text_soft), 1.6))
            painter.setBrush(QColor(palette.accent) if mark else Qt.BrushStyle.NoBrush)
            if mark == STAR:
                painter.drawPath(star(centre, wide / 1.8))
            else:
                painter.drawEllipse(centre, wide / 2.6, wide / 2.6)
            if now and not mark:
                painter.setBrush(QColor(palette.accent))
                painter.drawEllipse(QRectF(centre.x() - 2, centre.y() - 2, 4, 4))
        painter.end()


def star(centre: QPointF, radius: float) -> QPainterPath:
    """Return a star with five points."""
    path = QPainterPath()
    for corner in range(10):
        far = radius * (1.0 if corner % 2 == 0 else 0.45)
        angle = -pi / 2 + corner * pi / 5
        point = centre + QPointF(far * cos(angle), far * sin(angle))
        path.lineTo(point) if corner else path.moveTo(point)
    path.closeSubpath()
    return path


class Bubble(QWidget):
    """What the words stand on: a sheet with a corner towards the face of who speaks, where room is left for one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._smile = _SMILES[""]
        self.rest = QWidget(self)
        """The room that the words leave."""
        self.rest.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.rest.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Paint the whole sheet anew where the words end elsewhere."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.update()
        return super().eventFilter(watched, event)

    def take(self, colour: str) -> None:
        """Look as one does who has just said something in this colour."""
        self._smile = _SMILES[colour]
        self.update()

    @property
    def face(self) -> QRectF:
        """Where the face is; empty where there is no room for it."""
        room = QRectF(self.rest.geometry())
        side = min(_FACES[1] * max(1.0, self._theme.text_scale), room.height() - _CORNER, room.width() * 0.5)
        if side < _FACES[0]:
            return QRectF()
        return QRectF(room.left(), min(room.bottom() - side, room.top() + _CORNER + side * 0.1), side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet, its corner and the face."""
        palette, face = self._theme.palette, self.face
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8)
        sheet.setTop(self.contentsMargins().top() - _PAD)
        path = QPainterPath()
        if not face.isEmpty():
            sheet.setBottom(self.rest.geometry().top())
            foot = face.left() + face.width() * 0.62
            tail = QPolygonF([QPointF(foot, sheet.bottom() - 2), QPointF(foot + 30, sheet.bottom() - 2)])
            tail.append(QPointF(foot, sheet.bottom() + _CORNER * 0.8))
            path.addPolygon(tail)
            path.closeSubpath()
        rounded = QPainterPath()
        rounded.addRoundedRect(sheet, 14, 14)
        painter.setPen(QPen(QColor(palette.line), 1.2))
        painter.setBrush(QColor(palette.panel))
        painter.drawPath(rounded.united(path))
        if not face.isEmpty():
            faces.paint_face(painter, face, 1, self._smile)
        painter.end()


class Coach(QFrame):
    """Shows what it is told; what its buttons do is the page's business."""

    wanted = Signal(str)
    """ "home", "back", "skip", "on", "show", "puzzles", "computer" or "friends"."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("coach")
        self._theme = theme
        self._at, self._count = 0, 0
        self._answer = ("", "")
        self.with_puzzles = False
        """Whether its end leads to puzzles as well."""
        self.home = button("quiet")
        self.dots, self.place = Dots(theme), label("soft")
        self.heading, self.text, self.answer = label("title", wrap=True), label(wrap=True), label(wrap=True)
        self.back, self.skip = button("quiet"), button("quiet")
        self.on, self.show_me = button("primary"), button()
        self.aside = label(wrap=True)
        """What is said besides."""
        self.puzzles, self.computer, self.friends = button("primary"), button(), button()
        self.about_computer = label("soft", wrap=True)
        for name, made in (
            ("home", self.home),
            ("back", self.back),
            ("skip", self.skip),
            ("on", self.on),
            ("show", self.show_me),
            ("puzzles", self.puzzles),
            ("computer", self.computer),
            ("friends", self.friends),
        ):
            made.setObjectName(f"learn-{name}")
            made.setProperty("finger", True)
            made.clicked.connect(partial(self.wanted.emit, name))
            made.installEventFilter(self)
        self._lay_out()
        self.restyle()

    def _lay_out(self) -> None:
        row = QWidget()
        self._row = Flow(8, row)
        self.buttons = ActionButtons(self._row, self)
        self.buttons.changed.connect(self._write_buttons)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        row.setSizePolicy(policy)
        self.bubble = Bubble(self._theme)
        self._words = column = QVBoxLayout(self.bubble)
        column.setSpacing(12)
        ways_on = (self.puzzles, self.computer, self.about_computer, self.friends)
        for each in (self.heading, self.text, self.answer, self.aside, *ways_on):
            column.addWidget(each)
        column.addWidget(self.bubble.rest, 1)
        top, far, bottom = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        buttons = QHBoxLayout()
        for line in (far, buttons, bottom):
            line.setContentsMargins(_PAD, 0, _PAD, 0)
        top.addWidget(self.home)
        top.addStretch(1)
        top.addWidget(self.skip)
        far.addWidget(self.dots)
        far.addWidget(self.place)
        far.addStretch(1)
        bottom.addWidget(self.back)
        bottom.addStretch(1)
        bottom.addWidget(self.on)
        whole = self._whole = QVBoxLayout(self)
        whole.setContentsMargins(6, 10, 4, 16)
        whole.setSpacing(10)
        whole.addLayout(top)
        whole.addLayout(far)
        self._area = area = scrolled(self.bubble)
        area.verticalScrollBar().rangeChanged.connect(self._show_soon)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole.addWidget(area, 1)
        buttons.addWidget(row)
        whole.addLayout(buttons)  # in sight, however long the words are
        whole.addWidget(self.show_me)
        whole.addLayout(bottom)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow the second click of a double one, and a key that is held down: who does so wants one thing."""
        held = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.isAutoRepeat()
        return held or event.type() == QEvent.Type.MouseButtonDblClick or super().eventFilter(watched, event)

    @property
    def way_on(self) -> QPushButton:
        """What goes on when all is done."""
        return self.puzzles if self.with_puzzles else self.computer

    # -- what it is told

    def show_step(self, at: int, count: int, heading: str, text: str, marks: Mapping[int, int]) -> None:
        """A step, which nobody has done anything in yet; and how the steps went."""
        self._at, self._count = at, count
        self.heading.setText(heading)
        self.text.setText(text)
        self.text.setAccessibleName(text)
        self.dots.show_progress(at, count, marks)
        ended = at >= count
        self.puzzles.setVisible(ended and self.with_puzzles)
        self.computer.setVisible(ended)
        self.about_computer.setVisible(ended)
        self.friends.setVisible(ended)
        self.skip.setVisible(not ended)
        stays = self.show_me.sizePolicy()
        stays.setRetainSizeWhenHidden(not ended)  # what comes after a while pushes nothing aside that is being pressed
        self.show_me.setSizePolicy(stays)
        if ended:
            self.on.hide()
        self.back.setEnabled(at > 0)
        self._write_place()

    def show_answer(self, text: str, colour: str) -> None:
        """What is said of what was done, in a colour of the palette: "good", "bad" or "accent"; nothing: not yet."""
        self._answer = text, colour
        self.bubble.take(colour if text else "")
        self.answer.setText(text)
        self.answer.setAccessibleName(text)
        self.answer.setVisible(bool(text))
        if text:
            ink = getattr(self._theme.palette, colour)
            shade = ink if colour != "accent" else self._theme.palette.text
            self.answer.setStyleSheet(f"border-left: 4px solid {ink}; padding-left: 8px; color: {shade};")
        self.answer.setFont(self._theme.font("large"))
        self._show_soon()

    def _show_soon(self) -> None:
        """When everything has its place."""
        QTimer.singleShot(0, self, self._show_what_was_said)

    def _show_what_was_said(self) -> None:
        """In large type not everything fits: the newest is in sight, and at the end the way on."""
        self._area.verticalScrollBar().setValue(0)
        newest = self.answer if self.answer.text() else self.way_on
        if newest.isVisible():
            self._area.ensureWidgetVisible(newest, 0, 4)

    def show_aside(self, text: str, starred: bool) -> None:
        """Say something besides; with a star, if one was won."""
        self.aside.setText(f"★ {text}" if starred else text)
        self.aside.setVisible(bool(text))

    def retell(self, text: str) -> None:
        """The same answer, in another language."""
        self.show_answer(text, self._answer[1])

    def show_solved(self, solved: bool) -> None:
        """Let it go on from here; what isn't solved can be left out."""
        self.on.setVisible(solved)
        self.skip.setEnabled(not solved)

    def write_show_me(self, played: bool, over: bool) -> None:
        """Say on “Show me” what it does: where the game is played on it helps, and when that is lost it begins anew."""
        hint = translate("Learn", "Give me a hint") if played else translate("Learn", "Show me")
        self.show_me.setText(translate("Learn", "Try again") if over and played else hint)

    def _write_buttons(self) -> None:
        for made, action in self.buttons.made:
            label, hint = action.label(), action.hint()
            made.setText(label)
            made.setAccessibleName(label)
            made.setEnabled(action.enabled)
            made.setToolTip(plain(hint or label))
            made.setAccessibleDescription(hint)
        self._row.invalidate()
        self._row.activate()

    # -- size and words

    def follow_size(self, width: int, height: int) -> None:
        """The page is so large."""
        self._words.setContentsMargins(_PAD, _PAD + round(height * _DOWN), _PAD, _PAD)
        scale = max(1.0, self._theme.text_scale)
        low, high = (round(each * scale) for each in _WIDTHS)
        margins = self._whole.contentsMargins()
        on_top = margins.left() + margins.right() + 2 * _EDGE_OF_ROW
        on_top += self.home.sizeHint().width() + self.skip.sizeHint().width()
        self.setFixedWidth(max(min(low, round(width * 0.45)), min(high, round(width * _SHARE)), on_top))
        self._write_ends()
        self._write_place()

    def restyle(self) -> None:
        """Words, icons and type in the language, theme and size in force; the step is told anew by the page."""
        theme = self._theme
        self.setStyleSheet(
            f"#coach {{ background: {theme.palette.window}; border-right: 1px solid {theme.palette.line}; }}"
        )
        self.text.setFont(theme.font("large"))
        self.home.setText(translate("Learn", "Leave"))
        self.home.setIcon(icon("home", theme.palette.text))
        self.home.setIconSize(QSize(18, 18) * max(1.0, theme.text_scale))
        self.back.setText(translate("Learn", "Back"))
        self.skip.setText(translate("Learn", "Skip"))
        self.on.setText(translate("Learn", "Next"))
        self.show_me.setText(translate("Learn", "Show me"))
        self._write_ends()
        self.about_computer.setText(translate("Learn", "The easiest one; each of your turns begins with a hint."))
        self._write_place()
        self._write_buttons()
        self.show_answer(*self._answer)

    def _write_ends(self) -> None:
        """The ways on, in as many lines as the card's width asks for."""
        room = self.maximumWidth() - _EDGES
        for made, text in (
            (self.puzzles, translate("Learn", "Three easy puzzles")),
            (self.computer, translate("Learn", "Against the computer")),
            (self.friends, translate("Learn", "With friends")),
        ):
            made.setText(folded(made.font(), text, room))
            made.setAccessibleName(text)

    def _write_place(self) -> None:
        text = translate("Learn", "{number} of {count}")
        shown = fill(text, number=min(self._at + 1, self._count), count=self._count) if self._count else ""
        self.place.setText(shown if self._at < self._count else "")
        self.dots.fit(self.maximumWidth() - self.place.sizeHint().width() - _EDGES_OF_DOTS)
        self.dots.setAccessibleName(shown)
