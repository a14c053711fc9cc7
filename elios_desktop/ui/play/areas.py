"""The keyboard's way around a table's page: F6 goes from area to area, Ctrl+Enter presses what ends the turn."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from elios_desktop.ui.play.end_card import EndCard
from elios_desktop.ui.play.hand_over import HandOver
from elios_desktop.ui.play.prompter import Prompter
from elios_desktop.ui.play.scaffold import Surroundings


class Areas(QObject):
    """The table (or what lies over it), the end, the buttons before it, the toolbar, the panel, and the table again."""

    def __init__(
        self,
        page: QWidget,
        surroundings: Surroundings,
        hand_over: HandOver,
        end: EndCard,
        prompter: Prompter,
    ) -> None:
        super().__init__(page)
        self._tools, _, self._line, self._panel = surroundings
        self._hand_over = hand_over
        self._end = end
        self._prompter = prompter
        for keys, slot in (
            ("F6", self.go_on),
            ("Shift+F6", self.go_back),
            ("Ctrl+Return", self.end_turn),
            ("Ctrl+Enter", self.end_turn),
        ):
            QShortcut(QKeySequence(keys), page).activated.connect(slot)

    def go_on(self) -> None:
        """The keyboard goes to the next area."""
        self._go(1)

    def go_back(self) -> None:
        """The keyboard goes to the area before."""
        self._go(-1)

    def end_turn(self) -> None:
        """Press what ends the turn, or what else goes on from here."""
        if self._hand_over.covered:
            self._hand_over.lift()
        elif action := self._line.buttons.ending:
            self._prompter.act(action)

    def _go(self, step: int) -> None:
        ways = [way for way in self._ways() if way is not None]
        here = self._here()
        numbers = [number for number, way in enumerate(ways) if way[0] == here]
        at = numbers[0] if numbers else 0
        ways[(at + step) % len(ways)][1].setFocus(Qt.FocusReason.TabFocusReason)

    def _here(self) -> str:
        focus = QApplication.focusWidget()
        if focus is None:
            return "table"
        if self._end.isAncestorOf(focus):
            return "end"
        if self._line.isAncestorOf(focus):
            return "line"
        if self._panel.isAncestorOf(focus):
            return "panel"
        return "tools" if self._tools.has(focus) else "table"

    def _ways(self) -> tuple[tuple[str, QWidget] | None, ...]:
        """Each area that there is now, with what in it takes the keyboard."""
        button = self._line.buttons.first
        return (
            ("table", self._hand_over.front),
            ("end", self._end.first) if self._end.isVisible() else None,
            ("line", button) if button is not None else None,
            ("tools", self._tools["home"]),
            ("panel", self._panel.shown_list) if self._panel.isVisible() else None,
        )
