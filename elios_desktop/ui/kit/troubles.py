"""Sentences for what can go wrong with files and disks: what happened, and what it means for the game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from elios_desktop.engine.record import RecordError
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.files import FileError
from elios_desktop.storage.saves import GameLostError
from elios_desktop.strict_json import StrictJsonError
from elios_desktop.texts.messages import OPENING, RECORD_REASONS, one_line, record_error
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate

_SAVING: Mapping[str, str] = {
    "full": QT_TRANSLATE_NOOP("Troubles", "The disk is full."),
    "read_only": QT_TRANSLATE_NOOP("Troubles", "The disk can’t be written on."),
    "denied": QT_TRANSLATE_NOOP("Troubles", "The system doesn’t allow writing there."),
    "gone": QT_TRANSLATE_NOOP("Troubles", "The folder is no longer there."),
    "in_use": QT_TRANSLATE_NOOP("Troubles", "Another program is using the file."),
    "too_large": QT_TRANSLATE_NOOP("Troubles", "The game has grown larger than a save can be."),
    "io": QT_TRANSLATE_NOOP("Troubles", "The disk reported an error."),
}
_LOST: Mapping[str, str] = {
    "missing": QT_TRANSLATE_NOOP("Troubles", "This game is no longer there."),
    "newer_version": QT_TRANSLATE_NOOP(
        "Troubles", "This game was saved by a newer version of the program; it is left as it is. Update the program."
    ),
    "unreadable": QT_TRANSLATE_NOOP("Troubles", "This game can’t be read; its files are left as they are."),
    "not_replaying": QT_TRANSLATE_NOOP(
        "Troubles", "The moves of this game don’t fit the rules; its files are left as they are."
    ),
}


def reason_sentence(error: SaveError) -> str:
    """Why something could not be written."""
    return translate("Troubles", _SAVING.get(error.reason, _SAVING["io"]))


def autosave_sentence(error: SaveError) -> str:
    """The game can't be saved now."""
    return fill(
        translate("Troubles", "The game can’t be saved: {reason} You can go on playing."), reason=reason_sentence(error)
    )


def settings_sentence(error: SaveError) -> str:
    """The settings can't be written."""
    return fill(translate("Troubles", "The settings hold only until you quit: {reason}"), reason=reason_sentence(error))


def save_as_sentence(error: SaveError, file: str) -> str:
    """The user's file can't be written."""
    return fill(
        translate("Troubles", "“{file}” could not be saved: {reason}"), file=file, reason=reason_sentence(error)
    )


def file_sentence(error: FileError) -> str:
    """The user's file can't be opened."""
    file = one_line(error.path.name)
    if error.code in OPENING:
        return fill(translate("Troubles", OPENING[error.code]), file=file)
    reason = _why_not(error)
    # A picture, a letter: anything that was chosen by mistake.
    if _by_mistake(error):
        return f"{fill(translate('Troubles', OPENING['not_ours']), file=file)} {reason}"
    return fill(translate("Troubles", "“{file}” can’t be opened. {reason}"), file=file, reason=reason)


def pasted_sentence(error: FileError) -> str:
    """What was copied can't be opened."""
    if error.code == "not_ours" or _by_mistake(error):
        return translate(
            "Troubles",
            "What you copied last is no game. To copy one as text, use its menu on home, or Export at its table.",
        )
    if error.code == "newer_version":
        return translate(
            "Troubles", "The game that you copied comes from a newer version of the program. Update the program."
        )
    return fill(
        translate("Troubles", "The game that you copied can’t be opened. {reason}"), reason=_why_not(error)
    ).strip()


def _why_not(error: FileError) -> str:
    if isinstance(error.cause, RecordError):
        return record_error(error.cause, translate)
    if isinstance(error.cause, StrictJsonError):
        return fill(translate("Messages", RECORD_REASONS[error.cause.reason]), **error.cause.details)
    return ""


def _by_mistake(error: FileError) -> bool:
    return isinstance(error.cause, StrictJsonError) and error.cause.reason in ("empty", "not_utf8", "not_json")


def lost_sentence(error: GameLostError) -> str:
    """A game under way can't be opened."""
    return translate("Troubles", _LOST[error.problem])


def damaged_history_sentence(place: Path) -> str:
    """The database of finished games could not be read, and is out of the way."""
    return fill(
        translate(
            "Troubles",
            "The statistics were damaged and begin anew. The damaged file is kept in the program’s folder as “{file}”.",
        ),
        file=place.name,
    )


def undone_sentence(what: str, error: SaveError) -> str:
    """What could not be done with a game that was left or finished."""
    reason = reason_sentence(error)
    if what == "kept":
        return fill(
            translate("Playing", "The finished game could not be put into the statistics: {reason}"), reason=reason
        )
    if what == "renamed":
        return fill(translate("Playing", "The game could not be renamed: {reason}"), reason=reason)
    return fill(translate("Playing", "The game could not be removed: {reason}"), reason=reason)
