"""Sentences for what can go wrong with files and disks: what happened, and what it means for the game."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from elios_desktop.engine.record import RecordError
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.outside import quoted
from elios_desktop.storage import atomic, files, saves
from elios_desktop.strict_json import StrictJsonError
from elios_desktop.texts.messages import OPENING, RECORD_REASONS, record_error
from elios_desktop.ui.kit.i18n import SILENCE, Sentence, Sentences, Text, Wording

_SAVING: Mapping[str, str] = {
    "full": QT_TRANSLATE_NOOP("Troubles", "The disk is full."),
    "read_only": QT_TRANSLATE_NOOP("Troubles", "The disk can’t be written to."),
    "denied": QT_TRANSLATE_NOOP("Troubles", "The system doesn’t allow writing there."),
    "gone": QT_TRANSLATE_NOOP("Troubles", "The folder is no longer there."),
    "in_use": QT_TRANSLATE_NOOP("Troubles", "Another program is using the file."),
    "too_large": QT_TRANSLATE_NOOP("Troubles", "The game has grown too large to be saved."),
    "io": QT_TRANSLATE_NOOP("Troubles", "The disk reported an error."),
}
_LOST: Mapping[str, str] = {
    "missing": QT_TRANSLATE_NOOP("Troubles", "This game is no longer there."),
    "newer_version": QT_TRANSLATE_NOOP(
        "Troubles", "A newer version of the program saved this game, so it is left as it is. Please update the program."
    ),
    "unreadable": QT_TRANSLATE_NOOP("Troubles", "This game can’t be read; its files are left as they are."),
    "not_replaying": QT_TRANSLATE_NOOP(
        "Troubles", "The moves of this game don’t fit the rules; its files are left as they are."
    ),
}

_MOST_TOLD = 3


def reason_sentence(error: atomic.SaveError) -> Sentence:
    """Tell why something could not be written."""
    return Sentence("Troubles", _SAVING.get(error.reason, _SAVING["io"]))


def autosave_sentence(error: atomic.SaveError) -> Sentence:
    """The game can't be saved now."""
    said = Sentence.translate("Troubles", "The game can’t be saved. {reason} You can go on playing.")
    return said.fill(reason=reason_sentence(error))


def settings_sentence(error: atomic.SaveError) -> Sentence:
    """The settings can't be written."""
    said = Sentence.translate("Troubles", "Your settings last only until you quit. {reason}")
    return said.fill(reason=reason_sentence(error))


def people_sentence(error: atomic.SaveError) -> Sentence:
    """Say that what was changed about people can't be written."""
    said = Sentence.translate("Troubles", "Your changes to the list of people last only until you quit. {reason}")
    return said.fill(reason=reason_sentence(error))


def damaged_people_sentence() -> Sentence:
    """Return the file of people could not be read."""
    return Sentence.translate("Troubles", "Sorry, the list of people was damaged. Names come back as soon as you play.")


def save_as_sentence(error: atomic.SaveError, file: str) -> Sentence:
    """The user's file can't be written."""
    said = Sentence.translate("Troubles", "“{file}” couldn’t be saved. {reason}")
    return said.fill(file=quoted(file), reason=reason_sentence(error))


def file_sentence(error: files.FileError) -> Text:
    """The user's file can't be opened."""
    file = quoted(error.path.name)
    if error.code in OPENING:
        return Sentence("Troubles", OPENING[error.code]).fill(file=file)
    # A picture, a letter: anything that was chosen by mistake.
    if _by_mistake(error):
        return Sentences.of(Sentence("Troubles", OPENING["not_ours"]).fill(file=file), _why_not(error))
    said = Sentence.translate("Troubles", "“{file}” can’t be opened. {reason}")
    return said.fill(file=file, reason=_why_not(error))


def files_sentence(errors: Sequence[files.FileError]) -> Text:
    """Tell why none of these can be opened; of many the first ones."""
    told = [file_sentence(error) for error in errors[:_MOST_TOLD]]
    more = len(errors) - len(told)
    if more:
        told.append(Sentence.translate("Troubles", "%n more file(s) can’t be opened either.", None, more))
    return Sentences.of(*told)


def pasted_sentence(error: files.FileError) -> Text:
    """Say that what was copied can't be opened."""
    if error.code == "not_ours" or _by_mistake(error):
        return Sentence.translate(
            "Troubles",
            "There’s no game on the clipboard. To copy one as text, use its menu on the "
            "home page, or Export at its table.",
        )
    if error.code == "newer_version":
        return Sentence.translate(
            "Troubles", "The game you copied comes from a newer version of the program. Please update the program."
        )
    said = Sentence.translate("Troubles", "The game you copied can’t be opened. {reason}")
    return said.fill(reason=_why_not(error))


def _why_not(error: files.FileError) -> Text:
    if isinstance(error.cause, RecordError):
        return Wording.of(record_error, error.cause)
    if isinstance(error.cause, StrictJsonError):
        details = {name: quoted(value) for name, value in error.cause.details.items()}
        return Sentence("Messages", RECORD_REASONS[error.cause.reason]).fill(**details)
    return SILENCE


def _by_mistake(error: files.FileError) -> bool:
    return isinstance(error.cause, StrictJsonError) and error.cause.reason in ("empty", "not_utf8", "not_json")


def lost_sentence(error: saves.GameLostError) -> Sentence:
    """A game under way can't be opened."""
    return Sentence("Troubles", _LOST[error.problem])


def damaged_history_sentence(place: Path) -> Sentence:
    """Return the database of finished games could not be read, and is out of the way."""
    said = Sentence.translate(
        "Troubles",
        "Sorry, the statistics were damaged and have to start again. The damaged file is "
        "kept in the program’s folder as “{file}”.",
    )
    return said.fill(file=quoted(place.name))


def undone_sentence(what: str, error: atomic.SaveError) -> Sentence:
    """Say what could not be done with a game that was left or finished."""
    if what == "kept":
        said = Sentence.translate("Playing", "The finished game couldn’t be added to the statistics. {reason}")
    elif what == "renamed":
        said = Sentence.translate("Playing", "The game couldn’t be renamed. {reason}")
    else:
        said = Sentence.translate("Playing", "The game couldn’t be removed. {reason}")
    return said.fill(reason=reason_sentence(error))
