"""A person who sees nothing: plays a whole game by the accessible tree, what is announced and the actions alone.

It runs in the system's Python, which has Atspi, in a D-Bus session with a display of its own, and knows nothing of
the program but the words on its buttons. Standard input: what to play, as JSON; standard output: what was heard.
"""

from __future__ import annotations

import json
import os
import pty
import random
import re
import select
import subprocess
import sys
import time
import tty
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 30.0
ANSWER = 1.5
"""So long something that was done may take to be heard of, in seconds."""
QUIET = 0.3
"""So long Orca has had nothing to do when it has said all that it was told, in seconds."""
QUEUED = re.compile(r"EVENT MANAGER: (Queueing|Dequeued|(\d+) events pruned)")
"""What Orca logs of what it was told: that it will deal with it, that it does, and that it won’t."""
SPEECH = re.compile(r"SPEECH OUTPUT: '(.*?)\s*'(?: voice=\w+)? ?(?:\{.*)?$", re.MULTILINE)
"""How Orca logs what it says, and after it in which voice."""
TRIES = 12
"""So many pieces are tried before it is believed that none can go anywhere."""


class Orca:
    """The screen reader, as a process of its own, and what it says.

    It logs that into a file, which Python writes by the block and not by the line, so that a sentence would wait there
    for thousands of letters more; only what is a terminal gets each line at once.
    """

    def __init__(self, command: list[str], log: str) -> None:
        self._terminal, side = pty.openpty()
        tty.setraw(side)
        self._process = subprocess.Popen([*command, f"--debug-file={os.ttyname(side)}"], stderr=subprocess.DEVNULL)
        self._log = open(log, "wb", buffering=0)  # noqa: SIM115
        self._rest = b""
        self._behind = 0
        """So much of what it was told it hasn't dealt with."""
        self._wrote = time.monotonic()

    def spoken(self) -> list[str]:
        """What it has said since it was asked last."""
        while select.select([self._terminal], [], [], 0)[0]:
            written = os.read(self._terminal, 1 << 16)
            self._log.write(written)
            self._rest += written
            self._wrote = time.monotonic()
        whole, _, self._rest = self._rest.rpartition(b"\n")
        lines = whole.decode(errors="replace")
        for kind, pruned in QUEUED.findall(lines):
            self._behind += 1 if kind == "Queueing" else -int(pruned or 1)
        return SPEECH.findall(lines)

    @property
    def rests(self) -> bool:
        """Whether it has dealt with all that it was told."""
        return self._behind <= 0 and time.monotonic() - self._wrote > QUIET

    def close(self) -> None:
        """It falls silent."""
        self._process.terminate()
        self._log.close()


class Ears:
    """What is announced; or, where Orca listens, what that says. Both together isn't possible: where somebody listens
    to announcements, nothing is put into descriptions, which is what Orca 43 speaks."""

    def __init__(self, orca: Orca | None) -> None:
        self.heard: list[str] = []
        self.described: list[str] = []
        """What was put into descriptions."""
        self.renamed: list[str] = []
        """What buttons were called anew."""
        self._orca = orca
        Atspi.set_timeout(10_000, 20_000)
        if orca is None:
            self._listener = Atspi.EventListener.new(self._on_event)
            for kind in ("announcement", "property-change:accessible-description", "property-change:accessible-name"):
                self._listener.register(f"object:{kind}")

    def _on_event(self, event: Any) -> None:
        if event.type.endswith("accessible-name"):
            if _answer(event.source.get_role_name, "") == "push button":
                self.renamed.append(str(event.any_data))
            return
        among = self.heard if event.type.startswith("object:announcement") else self.described
        among.append(str(event.any_data))

    def listen(self, seconds: float, until: Callable[[], Any] = lambda: None) -> Any:
        """Listen so long, or until there is what was waited for."""
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        while True:
            while context.pending():
                context.iteration(False)
            if self._orca is not None:
                self.heard += self._orca.spoken()
            found = until()
            if found or time.monotonic() > end:
                return found
            time.sleep(0.01)

    def settle(self) -> None:
        """Listen until Orca has said all that it was told: nobody who hears does anything before."""
        orca = self._orca
        if orca is not None:
            self.listen(PATIENCE, lambda: orca.rests)

    @property
    def patience(self) -> float:
        """So long it may take until something is heard of what was done."""
        return ANSWER if self._orca is None else PATIENCE


def _answer(ask: Callable[[], Any], otherwise: Any) -> Any:
    try:
        return ask()
    except GLib.Error:  # it has gone since it was found
        return otherwise


class Node:
    """Something in the tree. Nothing is asked before it is wanted: each answer is a message from the program. What has
    gone meanwhile is nothing, and nothing can be done with it."""

    def __init__(self, there: Any) -> None:
        self._there = there

    @property
    def name(self) -> str:
        """What it is called."""
        return str(_answer(self._there.get_name, "") or "")

    @property
    def role(self) -> str:
        """What kind of thing it is."""
        return str(_answer(self._there.get_role_name, ""))

    @property
    def showing(self) -> bool:
        """Whether it is on the screen."""
        return self._is(Atspi.StateType.SHOWING)

    @property
    def enabled(self) -> bool:
        """Whether something can be done with it."""
        return self._is(Atspi.StateType.ENABLED)

    @property
    def selectable(self) -> bool:
        """Whether it may be chosen: of places, whether what is held may go there."""
        return self._is(Atspi.StateType.SELECTABLE)

    def _is(self, state: Any) -> bool:
        return bool(_answer(lambda: self._there.get_state_set().contains(state), False))

    @property
    def actions(self) -> list[str]:
        """What can be done with it."""
        count = _answer(lambda: Atspi.Action.get_n_actions(self._there), 0)
        return [str(_answer(partial(Atspi.Action.get_action_name, self._there, n), "")) for n in range(count)]

    def do(self, action: str) -> None:
        """Do that, if it can be done now."""
        actions = self.actions
        if action in actions:
            _answer(lambda: Atspi.Action.do_action(self._there, actions.index(action)), False)

    @property
    def children(self) -> Iterator[Node]:
        """What is in it."""
        for number in range(_answer(self._there.get_child_count, 0)):
            child = _answer(partial(self._there.get_child_at_index, number), None)
            if child is not None:
                yield Node(child)

    @property
    def parent(self) -> Node:
        """What it is in."""
        return Node(self._there.get_parent())

    @property
    def things(self) -> Iterator[Node]:
        """What is in it and in its groups."""
        for child in self.children:
            if child.role == "filler":
                yield from child.things
            else:
                yield child

    def within(self, hidden: bool = False, skip: str = "") -> Iterator[Node]:
        """It and all that is in it and can be seen; not what is in the table called `skip`, nor the lines of lists."""
        yield self
        role = self.role
        if role == "list" or (skip and role == "filler" and self.name == skip):
            return
        for child in self.children:
            if hidden or child.showing:
                yield from child.within(hidden, skip)


class Player:
    """Plays one game at random, but to its end."""

    def __init__(self, asked: dict[str, Any], ears: Ears) -> None:
        self._words: dict[str, Any] = asked["words"]
        self._chance = random.Random(asked["seed"])
        self._title: str = asked["title"]
        self._scenes: list[dict[str, Any]] = asked["scenes"]
        self._opens: list[str] = asked["opens"]
        self._env: dict[str, str] = os.environ | asked["environment"]
        self._table: Node | None = None
        self.ears = ears
        self.unheard: list[str] = []
        """Kinds of scenes in which it wasn't said what has to be heard."""
        self.done: dict[str, int] = {}
        self.renamed: list[str] = []
        """What buttons were called anew while the table came."""
        self.refused: list[str] = []
        """What was said when a piece was put where it may not go: tried once."""

    def begin(self) -> None:
        """From home to the table."""
        self._press(self._button(self._words["box"]))
        self._press(self._button(self._words["start"]))
        self._come_to_table()
        self.ears.listen(ANSWER)
        self.renamed = [*self.ears.renamed]

    def play(self) -> None:
        """Until the end is heard."""
        until = time.monotonic() + self._words["minutes"] * 60
        while not self._over:
            assert time.monotonic() < until, f"no end in sight: {self.ears.heard[-5:]}"
            self._step()

    def play_scenes(self) -> None:
        """Open one game after the other, do in it what is to be done, and listen. What is refused changes nothing."""
        self._button(self._words["box"])
        self.ears.listen(PATIENCE, lambda: any(self._words["box"] in each for each in self.ears.heard))
        lies = ""
        for scene in self._scenes:
            if scene["record"] != lies:
                opened = subprocess.run([*self._opens, scene["record"]], env=self._env, check=False, timeout=PATIENCE)
                assert opened.returncode == 0
            lies = scene["record"] if scene["refused"] else ""
            self.ears.settle()
            if scene["steps"][0][0] != "come":
                self.ears.listen(PATIENCE, partial(self._is_there, *scene["steps"][0]))
                self.ears.settle()
            since = len(self.ears.heard)
            self._play_scene(scene, since)
            if not self._hears(scene["heard"], since, PATIENCE):
                self.unheard.append(scene["kind"])

    def take_course(self, course: dict[str, Any]) -> None:
        """Take a whole course: in each step hear what it is about, do it, hear the praise, and go on."""
        since = len(self.ears.heard)
        self._press(self._button(course["begin"]))
        for step in course["steps"]:
            if not self._hears(step["title"], since, PATIENCE):
                self.unheard.append(f"about {step['title']}")
            taken: Node | None = None
            for action, name in step["actions"]:
                again = taken is not None and action in ("take", "turn")  # what was flipped is called otherwise now
                thing = taken if again else self.ears.listen(PATIENCE, partial(self._ready_thing, action, name))
                assert thing is not None, (step["title"], action, name, self.ears.heard[-4:])
                self._do(thing, "Press" if action == "button" else action)
                taken = thing if action in ("flip", "take") else None if action in ("Press", "button") else taken
            if not self._hears(step["praise"], since, PATIENCE):
                self.unheard.append(step["title"])
            since = len(self.ears.heard)
            self._press(self._button(course["next"]))
        self.ears.listen(PATIENCE, lambda: course["end"] in " ".join(self.ears.heard[-3:]))

    def _ready_thing(self, action: str, name: str) -> Node | None:
        """What has this name, as soon as that can be done with it."""
        self._come_to_table()
        found = self._thing(action, name)
        if found is None or not found.enabled:
            return None
        return found if action in ("button", "Press", "turn") or action in found.actions else None

    def _play_scene(self, scene: dict[str, Any], since: int) -> None:
        taken: Node | None = None
        for action, name in scene["steps"]:
            if action == "come":
                assert self.ears.listen(PATIENCE, self._somebody_comes), scene["kind"]
                continue
            again = taken is not None and action in ("take", "turn")  # what was flipped is called otherwise now
            thing = taken if again else self.ears.listen(PATIENCE, partial(self._thing_at_last, action, name))
            assert thing is not None, (scene["kind"], action, name)
            self._do(thing, "Press" if action == "button" else action)
            taken = thing if action in ("flip", "take") else taken
        if action == "button" and not self._hears(scene["heard"], since, 0):
            assert self._table is not None
            self._go_on(self._buttons(self._table), self._words["last"])  # it asks whether that is meant

    def _hears(self, sentence: str, since: int, seconds: float) -> bool:
        return bool(self.ears.listen(seconds, lambda: sentence in " ".join(self.ears.heard[since:])))

    def _is_there(self, action: str, name: str) -> bool:
        return self._thing_at_last(action, name) is not None

    def _somebody_comes(self) -> bool:
        self._come_to_table()
        assert self._table is not None
        return self._go_on(self._buttons(self._table), self._words["come"])

    def _thing_at_last(self, action: str, name: str) -> Node | None:
        """It may belong to somebody who has to come first."""
        self._somebody_comes()
        return self._thing(action, name)

    def _thing(self, action: str, name: str) -> Node | None:
        """What has this name: a button, or something on the table."""
        assert self._table is not None
        among = self._buttons(self._table) if action == "button" else self._table.things
        return next((each for each in among if each.name == name), None)

    def _come_to_table(self) -> None:
        if self._table is None or not self._table.showing:
            self._table = self._find(lambda node: node.role == "filler" and node.name == self._title)

    @property
    def moves(self) -> list[str]:
        """The list of moves, as it is read out."""
        found = self._find(lambda node: node.role == "list" and node.name == self._words["moves"], hidden=True)
        return [child.name for child in found.children]

    @property
    def _over(self) -> bool:
        return any(re.search(self._words["end"], text) for text in self.ears.heard[-6:])

    def _step(self) -> None:
        self._come_to_table()
        table = self._table
        assert table is not None
        buttons = self._buttons(table)
        if self._go_on(buttons, self._words["come"]):
            return
        things = list(table.things)
        if things and "press" in things[0].actions:  # what has to be chosen comes first
            choices = [thing for thing in things if "press" in thing.actions]
            self._do(self._chance.choice(choices), "press")
            return
        if self._go_on(buttons, self._words["first"]):
            return
        if self._carry_something(table) or self._go_on(buttons, self._words["last"]):
            return
        flippable = [thing for thing in table.things if "flip" in thing.actions]
        if flippable:  # the other way round it may go somewhere
            self._do(self._chance.choice(flippable), "flip")
        else:
            self.ears.listen(0.3)

    def _carry_something(self, table: Node) -> bool:
        """Take a piece and put it somewhere; whether there was one."""
        things = [thing for thing in table.things if thing.role == "push button" and "take" in thing.actions]
        self._chance.shuffle(things)
        things.sort(key=lambda thing: self._rank(thing.name))
        return any(self._carry(thing, table) for thing in things[:TRIES] if thing.enabled)

    def _rank(self, name: str) -> int:
        """What is said to fit nowhere comes last."""
        if self._words["better"] and re.search(self._words["better"], name):
            return 0
        return 2 if self._words["worse"] and re.search(self._words["worse"], name) else 1

    def _carry(self, thing: Node, table: Node) -> bool:
        """Pick it up and put it somewhere; whether it could go anywhere."""
        before = thing.name
        self._do(thing, "take")
        now = list(table.things)
        self._chance.shuffle(now)
        wrong = None if self.refused else next((each for each in now if _is_no_goal(each)), None)
        if wrong is not None:
            count = len(self.ears.heard)
            self._do(wrong, "Press")
            self.refused += self.ears.heard[count:]
            return True
        places = (each for each in now if each.selectable and "put" in each.actions)
        if re.search(self._words["wand"], before):
            place = max(places, key=lambda each: self._worth(before, each.name), default=None)
        else:
            place = next(places, None)
        if place is None:
            self._do(thing, "let go")
            return False
        if self._chance.random() < 0.1 and "turn" in thing.actions:
            self._do(thing, "turn")
        self._do(place, "put")
        return True

    def _worth(self, piece: str, place: str) -> int:
        """How far on the wand would be: the first player's goes up, the other one's down."""
        rank = re.match(r"[a-f]([1-8])", place)
        return 0 if rank is None else int(rank[1]) * (1 if self._words["first name"] in piece else -1)

    def _do(self, thing: Node, action: str) -> None:
        count, name = len(self.ears.heard), thing.name
        thing.do(action)
        self.done[action] = self.done.get(action, 0) + 1
        if action != "take":
            self.ears.listen(self.ears.patience, lambda: len(self.ears.heard) > count)
        elif not self._hears(self._words["taken"], count, PATIENCE):
            self.unheard.append(f"taking {name}")
        self.ears.listen(0.02)
        self.ears.settle()

    def _go_on(self, buttons: list[Node], wanted: str) -> bool:
        """Press the first button whose name is like this."""
        found = next((each for each in buttons if each.enabled and re.search(wanted, each.name)), None)
        if found is None:
            return False
        self._do(found, "Press")
        return True

    def _buttons(self, table: Node) -> list[Node]:
        beside = table.parent.within(skip=self._title)
        return [each for each in beside if each.role == "push button"]

    # -- the window

    @property
    def _program(self) -> Node | None:
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(number)
            if found is not None and "elios" in (found.get_name() or ""):
                found.set_cache_mask(Atspi.Cache.NONE)  # the program is asked each time
                return Node(found)
        return None

    def _find(self, like: Callable[[Node], bool], hidden: bool = False) -> Node:
        def look() -> Node | None:
            program = self._program
            seen = program.children if program is not None else ()
            return next((node for window in seen for node in window.within(hidden) if like(node)), None)

        found = self.ears.listen(PATIENCE, look)
        assert found is not None, "it is not there"
        return found  # type: ignore[no-any-return]

    def _button(self, name: str) -> Node:
        return self._find(lambda node: node.role == "push button" and node.name == name)

    def _press(self, node: Node) -> None:
        self.ears.settle()
        node.do("Press")
        self.ears.listen(0.5)


def _is_no_goal(thing: Node) -> bool:
    """Whether it is a place where what is held may not go."""
    return thing.role == "list item" and set(thing.actions) == {"Press", "SetFocus"}


def main() -> None:
    """In a D-Bus session: the accessibility bus, the program, a game."""
    asked = json.load(sys.stdin)
    bus = subprocess.Popen([asked["bus"], "--launch-immediately"], stderr=subprocess.DEVNULL)
    time.sleep(0.3)
    others = [subprocess.Popen(words, stderr=subprocess.DEVNULL) for words in asked["others"]]
    orca = Orca(asked["orca"], asked["speech"]) if asked["orca"] else None
    ears = Ears(orca)
    if orca is not None:  # its first words are that it is there
        assert ears.listen(PATIENCE, lambda: ears.heard), "Orca doesn’t start"
    program = subprocess.Popen(asked["program"], env=os.environ | asked["environment"])
    try:
        player = Player(asked, ears)
        told: dict[str, Any] = {}
        if asked["course"]:
            player.take_course(asked["course"])
        elif asked["scenes"]:
            player.play_scenes()
        else:
            player.begin()
            player.play()
            player.ears.listen(1.0)
            told["moves"] = player.moves
        told |= {"heard": ears.heard, "described": ears.described, "unheard": player.unheard, "renamed": player.renamed}
        json.dump(told | {"done": player.done, "refused": player.refused}, sys.stdout)
    finally:
        program.terminate()
        program.wait(PATIENCE)
        if orca is not None:
            orca.close()
        for other in others:
            other.terminate()
        bus.terminate()


main()
