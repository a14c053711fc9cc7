"""What happens at a table, said: for people who can't see it.

Whose turn it is and what is asked, moves and what followed from them, what the hand does, refusals, hand-overs, the
sand, the end. The sentences are those that the window shows, or that the list of moves will have; so nothing is said
that isn't there for everybody to read.
"""

from __future__ import annotations

from collections import deque
from functools import partial

from PySide6.QtCore import QObject

from elios_desktop.engine.contract import AnyTransition, Scored, seen
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words
from elios_desktop.ui.board.animator import Animator
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.play.curtain import Curtain
from elios_desktop.ui.play.end_card import EndCard
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.lately import shows
from elios_desktop.ui.session.save_queue import SaveQueue
from elios_desktop.ui.table.hand import HandAction

_MOST_MOVES = 30
"""A turn has no more moves than that, nearly always."""


class Telling(QObject):
    """Listens to the parts of a table's page and lets the announcer speak."""

    def __init__(
        self,
        announcer: Announcer,
        stage: Stage,
        line: PromptLine,
        curtain: Curtain,
        end: EndCard,
    ) -> None:
        super().__init__(announcer)
        self._announcer = announcer
        controller = self._controller = stage.controller
        self._hand = stage.hand
        self._curtain = curtain
        self._end = end
        self._held_at = 0
        """The number of moves when the hand took what it holds."""
        self._moves_said: deque[str] = deque(maxlen=_MOST_MOVES)
        """Sentences of moves that whoever comes to the table has heard as they were made."""
        announcer.holds_back = partial(_on_its_way, controller.save_queue, stage.animator)  # nothing that holds it
        stage.animator.finished.connect(announcer.go_on)
        controller.moved.connect(self._on_moved)
        stage.hand.did.connect(self._on_deed)
        line.asked.connect(self._on_asked)
        line.interrupted_by.connect(self._on_told)
        curtain.came.connect(self._on_curtain)
        end.opened.connect(self._on_end)

    def _on_moved(self, transition: AnyTransition) -> None:
        names, words = self._controller.kept.names, find_words(self._controller.session.game.id)
        sentence = words.move(transition, None, names, translate)
        if shows(transition):
            self._moves_said.append(sentence)
        self._announcer.say(sentence)
        for event in seen(transition, None):
            if isinstance(event, Scored) and self._controller.counts_points:
                self._announcer.say(words.scored(event, names, translate))

    def _on_deed(self, deed: HandAction, what: str) -> None:
        played, before = self._controller.session.ply, self._held_at
        self._held_at = played
        match deed:
            case HandAction.TAKEN:
                self._announcer.say(fill(translate("Telling", "Picked up: {piece}."), piece=what.removesuffix(".")))
                self._announcer.say(self._places_sentence(len(self._hand.legal)))
            case HandAction.PUT if played == before and not self._controller.save_queue.waiting:
                # Half a turn, or something to lay out. A move is told by its own sentence.
                self._announcer.say(fill(translate("Telling", "Put down: {place}."), place=what.removesuffix(".")))
            case HandAction.LET_GO if what:  # time may have run out, and nothing is there to be named any more
                self._announcer.say(fill(translate("Telling", "Let go: {piece}."), piece=what.removesuffix(".")))
            case HandAction.TURNED | HandAction.FLIPPED:
                self._announcer.say(what)
            case HandAction.UNTURNED:
                self._announcer.say(translate("Telling", "Rotating changes nothing here."), urgent=True)
            case HandAction.STAYED:
                self._announcer.say(self._stayed_sentence())

    def _stayed_sentence(self) -> str:
        """Why a key that walks has led nowhere."""
        if self._hand.holding and len(self._hand.legal) <= 1:
            return translate("Telling", "There is no other place for it.")
        return translate("Telling", "Nothing more lies that way.")

    @staticmethod
    def _places_sentence(count: int) -> str:
        if not count:
            return translate("Telling", "It can’t go anywhere now.")
        return translate("Telling", "%n place(s) for it.", None, count)

    def _on_told(self, text: str, bad: bool) -> None:
        """Something is to be read for a while. Of moves that it begins with nobody hears twice."""
        moves = list(self._moves_said)
        heard = next((joined for n in range(len(moves)) if text.startswith(joined := " ".join(moves[n:]))), "")
        self._announcer.say(text.removeprefix(heard).strip(), bad)

    def _on_asked(self, text: str) -> None:
        over = self._controller.session.state.result is not None and self._controller.shown.ply is None
        self._announcer.ask("" if over else text)  # the end says that it is the end

    def _on_curtain(self) -> None:
        self._announcer.say(self._curtain.accessibleName())

    def _on_end(self) -> None:
        self._announcer.say(self._end.summary)


def _on_its_way(queue: SaveQueue, animator: Animator) -> bool:
    """Whether a move is on its way to the disk or the table: what is to be done then isn't known before."""
    return bool(queue.waiting) or animator.busy
