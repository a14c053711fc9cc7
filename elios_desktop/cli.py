"""The command line: what `elios-desktop …` does, before any window.

Written by hand because the engine has to start at once, and because its few sentences are translated.
"""

import os
import sys
from collections.abc import Callable, MutableMapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import BinaryIO

from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.start_request import StartRequest
from elios_desktop.texts.translate import Translate, environment_language

USAGE = QT_TRANSLATE_NOOP(
    "Messages",
    """Usage: elios-desktop [FILE…]
       elios-desktop --new-game GAME
       elios-desktop engine
       elios-desktop replay FILE…
       elios-desktop shots DIR

{titles}: tabletop games for friends at one computer.

  FILE…            open saved games in the window
  --new-game GAME  set up a new game: {games}
  engine           answer JSON requests on standard input, one per line, without a window
  replay FILE…     replay saved games and say how they stand
  shots DIR        draw pictures of the tables into a folder, without a display
  --check          say what works on this computer and what is missing
  --version        show the version
  --help           show this text""",
)

OK, FAILED, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130

_SCALES = {"QT_SCALE_FACTOR": 1.0, "QT_SCREEN_SCALE_FACTORS": 1.0, "QT_FONT_DPI": 96.0}
"""What tells Qt how large everything is, and the number for 100 %."""


class UsageError(Exception):
    """Arguments that mean nothing; `sentence` says so in the user's language."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(given)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone. Nothing is left to say, not even when Python flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def _run(arguments: list[str]) -> int:
    if arguments == ["engine"]:
        from elios_desktop import protocol

        return _serve(protocol.serve)
    if arguments == ["players"]:  # the window's own: not for people
        from elios_desktop.players import worker

        return _serve(worker.serve)
    if arguments[:1] == ["keep"] and len(arguments) > 2:  # so is this
        from elios_desktop import keeper

        return keeper.run(arguments[1:])
    try:
        return _dispatch(arguments, _Translator())
    except UsageError as error:
        print(f"elios-desktop: {error}", file=sys.stderr)
        return WRONG_USAGE


def _dispatch(arguments: list[str], translate: Translate) -> int:
    drop_senseless_scales(os.environ)
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if _asks_for_help(arguments):
        print(_help(translate))
        return OK
    if command == "--version":
        from elios_desktop import __version__

        print(f"elios-desktop {__version__}")
        return OK
    if command == "engine":
        raise UsageError(translate("Messages", "“engine” takes no arguments."))
    if command == "replay":
        files = _files(rest, translate)
        if not files:
            raise UsageError(translate("Messages", "“replay” needs the name of at least one file."))
        from elios_desktop.replay import replay

        return replay(files, translate)
    if command == "shots":
        folders = _files(rest, translate)
        if len(folders) != 1:
            raise UsageError(translate("Messages", "“shots” needs the name of one folder."))
        return _with_qt("elios_desktop.shots", folders[0], translate)
    if command == "--check":
        if rest:
            raise UsageError(translate("Messages", "“--check” takes no arguments."))
        status: int = import_module("elios_desktop.check").run()
        return status
    if command == "--new-game":
        from elios_desktop.engine.contract import GAME_IDS

        if len(rest) != 1 or rest[0] not in GAME_IDS:
            sentence = translate("Messages", "“--new-game” needs the name of one game: {games}.")
            raise UsageError(sentence.format(games=", ".join(GAME_IDS)))
        return _with_qt("elios_desktop.app", StartRequest(new_game=rest[0]), translate)
    return _with_qt("elios_desktop.app", StartRequest(tuple(_files(arguments, translate))), translate)


def _help(translate: Translate) -> str:
    from elios_desktop.engine.contract import GAME_IDS
    from elios_desktop.texts.translate import fill
    from elios_desktop.texts.words import all_titles

    return fill(translate("Messages", USAGE), titles=all_titles(translate), games=", ".join(GAME_IDS))


def _asks_for_help(arguments: list[str]) -> bool:
    """Wherever it stands: `replay --help`, too, is a question."""
    options = arguments[: arguments.index("--")] if "--" in arguments else arguments
    return "--help" in options or "-h" in options


def _files(arguments: list[str], translate: Translate) -> list[str]:
    """Return the files (or folders) that are named. After `--` everything is one, whatever it looks like."""
    if arguments and arguments[0] == "--":
        return arguments[1:]
    for argument in arguments:
        if argument.startswith("-"):
            sentence = translate(
                "Messages", "There is no option “{option}”; “elios-desktop --help” lists what there is."
            )
            raise UsageError(sentence.format(option=argument))
    return arguments


def _serve(serve: Callable[[BinaryIO, BinaryIO], int]) -> int:
    """Requests and answers on the streams as they are: bytes, unbuffered by us."""
    if sys.stdin is None or sys.stdout is None:
        return OK
    return serve(sys.stdin.buffer, sys.stdout.buffer)


def _with_qt(module: str, argument: object, translate: Translate) -> int:
    """Run a part of the program that needs Qt, if it is there."""
    if find_spec("PySide6") is None:
        sentence = translate(
            "Messages",
            "The window needs PySide6, which isn’t installed: “pip install PySide6-Essentials”. “elios-"
            "desktop engine” and “elios-desktop replay” work without it.",
        )
        print(f"elios-desktop: {sentence}", file=sys.stderr)
        return FAILED
    status: int = import_module(module).run(argument)
    return status


def drop_senseless_scales(environment: MutableMapping[str, str]) -> None:
    """Take out what would make everything smaller than a quarter or larger than eight times, as Qt ignores what is no
    number at all: it would draw a window of a negative size, and never be done with it."""
    for name, whole in _SCALES.items():
        numbers = [each.rpartition("=")[2].strip() for each in environment.get(name, "").split(";")]
        if not all(_is_sensible(number, whole) for number in numbers if number):
            del environment[name]


def _is_sensible(number: str, whole: float) -> bool:
    try:
        return 0.25 <= float(number) / whole <= 8
    except ValueError:
        return False


class _Translator:
    """Into the user's language, which is looked for when there is something to say: the window has its own."""

    def __init__(self) -> None:
        self._found: Translate | None = None

    def __call__(self, context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
        if self._found is None:
            from elios_desktop.texts.catalogue import translator

            self._found = translator(environment_language(os.environ))
        return self._found(context, key, disambiguation, n)
