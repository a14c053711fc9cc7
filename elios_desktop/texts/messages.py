"""Sentences of the command line and about files and records, which belong to no game."""

from collections.abc import Mapping
from typing import Any

from elios_desktop.engine import contract, record
from elios_desktop.games import entry_of
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.outside import LONGEST, quoted
from elios_desktop.texts.translate import Translate, fill
from elios_desktop.texts.words import refusal_sentence

CONTEXT = "Messages"

RECORD_REASONS: Mapping[str, str] = {
    "cannot_read": QT_TRANSLATE_NOOP("Messages", "The file can’t be read: {detail}."),
    "not_a_file": QT_TRANSLATE_NOOP("Messages", "This isn’t an ordinary file."),
    "too_large": QT_TRANSLATE_NOOP("Messages", "This is too large to be a game: over {megabytes} MB."),
    "too_many_values": QT_TRANSLATE_NOOP("Messages", "This has too many values to be a game: more than {most}."),
    "empty": QT_TRANSLATE_NOOP("Messages", "The file is empty."),
    "not_utf8": QT_TRANSLATE_NOOP("Messages", "This isn’t UTF-8 text (byte {position})."),
    "too_deep": QT_TRANSLATE_NOOP("Messages", "The brackets nest deeper than {depth} levels."),
    "not_json": QT_TRANSLATE_NOOP("Messages", "This isn’t JSON (line {line}, column {column})."),
    "duplicate_key": QT_TRANSLATE_NOOP("Messages", "The field “{key}” appears twice in one object."),
    "bad_number": QT_TRANSLATE_NOOP("Messages", "“{text}” isn’t a number that can be used."),
    "not_an_object": QT_TRANSLATE_NOOP("Messages", "This isn’t a saved game: a JSON object is expected."),
    "foreign": QT_TRANSLATE_NOOP("Messages", "This isn’t a game saved by Elios Desktop."),
    "newer_version": QT_TRANSLATE_NOOP(
        "Messages",
        "This was saved by a newer Elios Desktop (format {version}, this one knows "
        "{known}). Please update the program.",
    ),
    "bad_field": QT_TRANSLATE_NOOP("Messages", "The field “{field}” is missing or isn’t what it should be."),
    "long_name": QT_TRANSLATE_NOOP("Messages", "The name at seat {seat} is too long. Letters allowed: {most}."),
    "too_many_moves": QT_TRANSLATE_NOOP("Messages", "This game is too long to be opened: more than {most} moves."),
    "unknown_game": QT_TRANSLATE_NOOP("Messages", "There is no game “{game}”."),
    "bad_seats": QT_TRANSLATE_NOOP("Messages", "{game} has {allowed} seats, not {seats}."),
    "bad_option": QT_TRANSLATE_NOOP("Messages", "{game} has no option “{option}” with the value {value}."),
    "bad_setup": QT_TRANSLATE_NOOP("Messages", "This isn’t a setup for {game}: {detail}"),
    "illegal_move": QT_TRANSLATE_NOOP("Messages", "Move {number}, “{move}”, isn’t allowed. {why}"),
    "no_tournament": QT_TRANSLATE_NOOP("Messages", "{game} has no tournaments."),
    "other_game": QT_TRANSLATE_NOOP("Messages", "Its game, options or number of seats don’t match the tournament’s."),
    "not_over": QT_TRANSLATE_NOOP("Messages", "It is listed as finished, but its moves don’t end it."),
    "already_over": QT_TRANSLATE_NOOP("Messages", "It comes after the end of the tournament."),
    "wrong_result": QT_TRANSLATE_NOOP("Messages", "Its result doesn’t follow from its moves."),
    "wrong_totals": QT_TRANSLATE_NOOP("Messages", "The totals don’t match the finished games."),
}
"""The sentence for each `RecordError.reason`."""

OPENING: Mapping[str, str] = {
    "missing": QT_TRANSLATE_NOOP("Troubles", "“{file}” isn’t there."),
    "denied": QT_TRANSLATE_NOOP("Troubles", "The system doesn’t allow reading “{file}”."),
    "io": QT_TRANSLATE_NOOP("Troubles", "“{file}” can’t be read: the disk reported an error."),
    "not_a_file": QT_TRANSLATE_NOOP("Troubles", "“{file}” isn’t an ordinary file."),
    "not_ours": QT_TRANSLATE_NOOP("Troubles", "“{file}” isn’t a game saved by Elios Desktop."),
    "changed": QT_TRANSLATE_NOOP("Troubles", "Another program has changed “{file}”."),
}
"""Why a file of the user's can't be opened, whatever is in it."""


def record_error(error: record.RecordError, translate: Translate) -> str:
    """Tell why a record can't be used, as one sentence on one line."""
    values: dict[str, Any] = {name: quoted(value) for name, value in error.details.items()}
    if values.get("game") in contract.GAME_IDS:
        values["game"] = entry_of(values["game"]).name(translate)
    if error.refusal is not None:
        why = quoted(refusal_sentence(error.game_id, error.refusal, translate), 4 * LONGEST)
        values |= {"number": error.number, "move": quoted(error.move), "why": why}
    sentence = fill(translate(CONTEXT, RECORD_REASONS[error.reason]), **values)
    if error.game_number is not None:
        sentence = fill(
            translate("Messages", "Game {number} of the tournament: {sentence}"),
            number=error.game_number,
            sentence=sentence,
        )
    return sentence


def replay_line(
    file: str,
    game_id: str,
    moves: int,
    outcome: contract.Result | contract.Seat | tuple[contract.Seat, ...],
    translate: Translate,
) -> str:
    """Say what `elios-desktop replay` says of a record: the file, the game, the moves, and how it stands.

    `outcome` is the result, the seat to move, or the seats that still have to arrange.
    """
    if isinstance(outcome, int):
        line = translate("Messages", "{file}: {game}, %n move(s), seat {seats} to move", None, moves)
        seats: tuple[contract.Seat, ...] = (outcome,)
    elif isinstance(outcome, tuple):
        line = translate("Messages", "{file}: {game}, %n move(s), still arranging: {seats}", None, moves)
        seats = outcome
    elif outcome.winners:
        line = translate("Messages", "{file}: {game}, %n move(s), won by seat {seats}", None, moves)
        seats = outcome.winners
    else:
        line = translate("Messages", "{file}: {game}, %n move(s), drawn", None, moves)
        seats = ()
    return fill(line, file=file, game=entry_of(game_id).name(translate), seats=_listed(seats))


def tournament_line(
    file: str,
    game_id: str,
    games: int,
    totals: tuple[int, ...],
    winners: tuple[contract.Seat, ...],
    translate: Translate,
) -> str:
    """Return the same of a tournament: how many games are finished, the totals from seat 1, and who has won, if it is
    over."""
    if winners:
        line = translate(
            "Messages", "{file}: {game} tournament, %n game(s), totals {totals}, won by seat {seats}", None, games
        )
    else:
        line = translate("Messages", "{file}: {game} tournament, %n game(s), totals {totals}, under way", None, games)
    return fill(line, file=file, game=entry_of(game_id).name(translate), totals=_listed(totals), seats=_listed(winners))


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))
