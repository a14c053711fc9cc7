"""Where the parts of a table's page stand: the toolbar, the board with the line before it, the panel beside them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QSplitter, QVBoxLayout, QWidget

from elios_desktop.ui.play.panel import Panel
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.replay_bar import ReplayBar
from elios_desktop.ui.play.roomy_theme import RoomyTheme
from elios_desktop.ui.play.table_tools import TableTools
from elios_desktop.ui.play.table_view import TableView

_WIDE = 960
"""From this width on there is room for the line beside the board."""
_SIDE = 260
"""The width of what stands beside the board, in a window of usual size."""


class Surroundings(NamedTuple):
    """What stands around the board."""

    tools: TableTools
    replay: ReplayBar
    line: PromptLine
    panel: Panel


class Scaffold(QObject):
    """Lays the page out, and does so again when its size or its type changes."""

    desk_resized = Signal()
    """What lies over the desk has another room."""

    def __init__(
        self,
        page: QWidget,
        theme: RoomyTheme,
        view: TableView,
        surroundings: Surroundings,
    ) -> None:
        super().__init__(page)
        tools, replay, prompt, panel = surroundings
        self._theme = theme
        self._prompt = prompt
        self._panel = panel
        self._room = theme.room
        self._settled = False
        self.desk = QWidget()
        """The board, and what belongs to it."""
        self.stage = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        """The board, and what may stand beside it."""
        self.stage.setSpacing(0)
        self.stage.addWidget(view, 1)
        desk = _column(self.desk)
        desk.addLayout(self.stage, 1)
        desk.addWidget(replay)
        desk.addWidget(prompt)
        self._side = QWidget()
        _column(self._side).addWidget(panel, 1)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.addWidget(self.desk)
        self._splitter.addWidget(self._side)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.setCollapsible(0, False)
        self._splitter.setSizes([1000, _SIDE])
        column = _column(page)
        column.addLayout(tools)
        column.addWidget(self._splitter, 1)
        panel.opened.connect(self.fit)
        self.desk.installEventFilter(self)

    @property
    def _page(self) -> QWidget:
        """Asked of Qt: held here it would be a circle, and Python would take the page apart while Qt still uses it."""
        page = self._splitter.parentWidget()
        assert page is not None
        return page

    def settle(self) -> bool:
        """The page is seen, all of it with its style and its words: it takes its room. Whether for the first time."""
        if self._settled:
            return False
        self._settled = True
        for layout in (self._page.layout(), self.desk.layout()):
            if layout is not None:
                layout.activate()
        self._splitter.refresh()
        return True

    def fit(self) -> None:
        """In large type the line stands beside the board, at the head of the panel: the pieces need the height."""
        prompt, wide = self._prompt, self._page.width()
        self._panel.follow_width(wide)
        column = self._theme.chosen > 1 and wide >= _WIDE
        if column != prompt.column:
            layout = (self._side if column else self.desk).layout()
            if isinstance(layout, QVBoxLayout):
                layout.insertWidget(0 if column else layout.count(), prompt, 1 if column else 0)
            prompt.stand_up(column)
        self._side.setVisible(column or self._panel.isVisibleTo(self._side))

    def restyle(self) -> None:
        """The theme, the size of type or the room for it has changed."""
        theme, page = self._theme, self._page
        points = theme.font().pointSizeF() if theme.text_scale > theme.chosen else 0.0
        grown = f"QPushButton, QToolButton, QTabBar {{ font-size: {points:.1f}pt; }}" if points else ""
        if grown != page.styleSheet():
            page.setStyleSheet(grown)
        if theme.room != self._room:
            self._room = theme.room
            side = round(_SIDE * self._room)
            self._splitter.setSizes([self._splitter.width() - side, side])
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The desk has another size, whatever changed it."""
        if event.type() == QEvent.Type.Resize:
            self.desk_resized.emit()
        return super().eventFilter(watched, event)


def _column(parent: QWidget) -> QVBoxLayout:
    """What stands below each other, without a gap."""
    column = QVBoxLayout(parent)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column
