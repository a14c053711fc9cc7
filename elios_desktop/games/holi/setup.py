"""Holi: which rivalry cards lie open."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6 import QtCore, QtWidgets

from elios_desktop.games.holi.rules import MOST_RIVALRY, RIVALRY, RULE_CARDS, random_rivalry, with_rivalry
from elios_desktop.games.holi.words import rivalry_card
from elios_desktop.storage.settings import LastGame, Own
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import Choices, Flow, button, label
from elios_desktop.ui.session.new_game import NewGame
from elios_desktop.ui.table.setups import SetupPart

_WAYS = ("none", "random", "chosen")


class Part(SetupPart):
    """None, some by chance, or chosen from all of them with their texts to read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = label("large")
        self.way = Choices(_WAYS)
        self.way.choose("random")
        self._hint = label("soft", wrap=True)
        self._count_title = label()
        self.count = Choices([1, 2, 3])
        self.count.choose(2)
        for each in (self._title, self.way, self._hint):
            self.column.addWidget(each)
        count = QtWidgets.QHBoxLayout()
        count.addWidget(self._count_title)
        count.addWidget(self.count, 1)
        self.column.addLayout(count)
        self._picked: list[int] = []
        self._sheet = QtWidgets.QWidget()
        sheet = QtWidgets.QVBoxLayout(self._sheet)
        sheet.setContentsMargins(0, 0, 0, 0)
        sheet.setSpacing(6)
        self._scoring, self._rules = label("soft"), label("soft")
        self.cards: dict[int, QtWidgets.QPushButton] = {}
        scoring = [number for number in RIVALRY if number not in RULE_CARDS]
        for title, numbers in ((self._scoring, scoring), (self._rules, list(RULE_CARDS))):
            sheet.addWidget(title)
            sheet.addWidget(self._shelf(numbers))
        self.column.addWidget(self._sheet)
        self._text = label(wrap=True)
        self._text.setTextFormat(QtCore.Qt.TextFormat.PlainText)
        self.column.addWidget(self._text)
        self.advice = label("soft", wrap=True)
        self.column.addWidget(self.advice)
        self.way.chosen.connect(self._on_change)
        self.count.chosen.connect(self._on_change)

    def _shelf(self, numbers: Sequence[int]) -> QtWidgets.QWidget:
        """Return cards side by side, as many in a line as there is room for: the page never has to go sideways."""
        shelf = QtWidgets.QWidget()
        policy = QtWidgets.QSizePolicy(QtWidgets.QSizePolicy.Policy.Preferred, QtWidgets.QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        shelf.setSizePolicy(policy)
        flow = Flow(6, shelf)
        for number in numbers:
            one = button("segment")
            one.setCheckable(True)
            one.setProperty("card", number)
            one.toggled.connect(self._on_card)
            self.cards[number] = one
            flow.addWidget(one)
        return shelf

    def beginner_rule(self) -> str:
        """Say who begins by the game's sheet."""
        return translate("Holi", "The rule: whoever wears the brightest clothes.")

    def restore(self, last: LastGame) -> None:
        """Choose what was chosen last time."""
        way, count, cards = (last.own.get(name) for name in ("rivalry", "rivalry_count", "rivalry_cards"))
        if way in _WAYS:
            self.way.choose(way)
        if count in (1, 2, 3):
            self.count.choose(count)
        if isinstance(cards, tuple):
            for number in cards[:MOST_RIVALRY]:
                if isinstance(number, int) and number in self.cards:
                    self.cards[number].setChecked(True)
        self._show()

    def own(self) -> Mapping[str, Own]:
        """Return what to remember."""
        return {"rivalry": self.way.value, "rivalry_count": self.count.value, "rivalry_cards": tuple(self._picked)}

    def problem(self) -> str:
        """Choosing cards means at least one."""
        if self.way.value == "chosen" and not self._picked:
            return translate("NewGame", "Choose one to three rivalry cards, or play without.")
        return ""

    def complete(self, new: NewGame, seed: int) -> NewGame:
        """Add the rivalry cards to a setup."""
        cards = {
            "none": [],
            "random": random_rivalry(self.count.value, seed),
            "chosen": self._picked,
        }[self.way.value]
        return replace(new, setup=with_rivalry(new.setup, cards))

    def retranslate(self) -> None:
        """Write every text."""
        title = translate("NewGame", "Rivalry cards")
        self._title.setText(title)
        self.way.set_texts(
            [
                translate("NewGame", "None"),
                translate("NewGame", "At random"),
                translate("NewGame", "Choose"),
            ],
            name=title,
        )
        count = translate("NewGame", "How many")
        self._count_title.setText(count)
        self.count.set_texts(["1", translate("NewGame", "2 (recommended)"), "3"], name=count)
        self._scoring.setText(translate("NewGame", "Cards that score"))
        self._rules.setText(translate("NewGame", "Cards that change a rule"))
        for number, one in self.cards.items():
            name, text = rivalry_card(number, translate)
            one.setText(name)
            one.setToolTip(plain(text))
            one.setAccessibleName(name)
            one.setAccessibleDescription(text)
        self._show()

    def _on_card(self, on: bool) -> None:
        sender = self.sender()
        assert isinstance(sender, QtWidgets.QPushButton)
        number = int(sender.property("card"))
        if on:
            self._picked.append(number)
            if len(self._picked) > MOST_RIVALRY:  # a fourth card takes the place of the one chosen first
                self.cards[self._picked[0]].setChecked(False)
        elif number in self._picked:
            self._picked.remove(number)
        self._on_change()

    def _on_change(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        way = self.way.value
        ours = translate("NewGame", "These cards are ours: the sheet doesn’t print them.")
        explained = {
            "none": translate("NewGame", "A simpler game, good for the first time."),
            "random": translate(
                "NewGame", "They are shown before the game begins; at most one of them changes a rule."
            ),
            "chosen": translate("NewGame", "One to three cards that apply to everybody. We recommend two."),
        }[way]
        self._hint.setText(explained if way == "none" else f"{explained} {ours}")
        for each in (self._count_title, self.count):
            each.setVisible(way == "random")
        for part in (self._sheet, self._text, self.advice):
            part.setVisible(way == "chosen")
        lines = []
        for number in sorted(self._picked):
            name, text = rivalry_card(number, translate)
            lines.append(fill(translate("NewGame", "{card}: {effect}"), card=name, effect=text))
        self._text.setText("\n".join(lines))
        self._text.setVisible(way == "chosen" and bool(lines))
        changing = sum(number in RULE_CARDS for number in self._picked)
        self.advice.setText(
            translate("NewGame", "We don’t recommend more than one card that changes a rule, but it’s allowed.")
        )
        self.advice.setVisible(way == "chosen" and changing > 1)
