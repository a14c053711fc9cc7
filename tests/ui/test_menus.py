"""A menu is heard as soon as it opens."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from elios_desktop.ui.kit.actions import begin_at_choice


def test_a_menu_opens_at_what_is_chosen(qtbot: Any) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    for chosen, opens_at in ((None, "Italiano"), ("Deutsch", "Deutsch")):
        menu = begin_at_choice(QMenu(window))
        group = QActionGroup(menu)
        for name in ("Italiano", "English", "Deutsch"):
            action = group.addAction(menu.addAction(name))
            action.setCheckable(True)
            action.setChecked(name == chosen)
        menu.popup(window.pos())
        QApplication.processEvents()
        assert menu.activeAction().text() == opens_at
        menu.close()
