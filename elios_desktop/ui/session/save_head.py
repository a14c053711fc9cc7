"""A game under way as home shows it: what the head of its save says. It is read with care: files can hold anything."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from elios_desktop.engine.contract import Seat
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.games import find_entry
from elios_desktop.outside import name_of
from elios_desktop.storage.saves import Condition, Unfinished
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.session.kept import MOST_MOVES, Kept


@dataclass(frozen=True, slots=True)
class SaveHead:
    """One card among the games to continue."""

    id: str
    game: str
    """Empty if the save doesn't say."""
    title: str
    names: tuple[str, ...]
    colours: tuple[int, ...]
    acting: int | None
    """The seat that has to do something next, if any."""
    saved: datetime | None
    condition: Condition
    open_in: int | None
    view: dict[str, Any] | None
    """What an onlooker sees, for the picture."""
    moves: int = 0
    name: str = ""
    """What people call this game."""
    played_from: int | None = None
    """The move of another game from which it was played on, if it was, ..."""
    origin: str = ""
    """... and what people call that one."""
    game_number: int = 0
    """Which game of a tournament it is; 0 if it is none."""
    ended: bool = False
    """Whether it is over, and nobody has it on the table."""

    def is_meant(self, words: str) -> bool:
        """Whether somebody may look for this game with these words."""
        text = " ".join((self.title, self.name, self.origin, *self.names)).casefold()
        return all(word in text for word in words.casefold().split())


def head_of(
    session: Session, tournament: Tournament | None, kept: Kept, acting: Seat | None, over: bool
) -> dict[str, Any]:
    """The head of a game's save: nothing that an onlooker may not see."""
    return {
        "game": session.game.id,
        "seats": [{"name": seat.name, "colour": seat.colour} for seat in kept.seats],
        "acting": acting,
        "moves": session.ply,
        "over": over,
        "view": session.state.view(None).to_json(),
        "totals": list(tournament.totals) if tournament else None,
        "game_number": len(tournament.games) if tournament else None,
    } | kept.labels()


def read_head(save: Unfinished) -> SaveHead:
    """The card of a save."""
    head = save.head
    game = _text(head.get("game"))
    known = find_entry(game)
    given = head.get("seats")
    seats = [seat for seat in given if isinstance(seat, dict)] if isinstance(given, list) else []
    names = tuple(name_of(seat.get("name")) for seat in seats)
    colours = tuple(_colour(seat.get("colour"), number) for number, seat in enumerate(seats))
    acting = head.get("acting")
    view = head.get("view")
    return SaveHead(
        id=save.id,
        game=game if known else "",
        title=known.title if known else "",
        names=names,
        colours=colours,
        acting=acting if type(acting) is int and 1 <= acting <= len(names) else None,
        saved=_moment(save.saved),
        condition=save.condition,
        open_in=save.open_in,
        view=view if isinstance(view, dict) else None,
        moves=_count(head.get("moves")) or 0,
        name=name_of(head.get("name")),
        played_from=_count(head.get("played_from")),
        origin=name_of(head.get("origin")),
        game_number=_count(head.get("game_number")) or 0,
        ended=head.get("over") is True and save.condition == "whole" and save.open_in is None,
    )


def title_with_number(title: str, number: int) -> str:
    """A game's title, and which game of a tournament it is, if it is one."""
    return fill(translate("Home", "{game}, game {number}"), game=title, number=number) if number else title


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _count(value: object) -> int | None:
    return value if type(value) is int and 0 <= value <= MOST_MOVES else None


def _colour(value: object, number: int) -> int:
    return value if type(value) is int and 0 <= value < len(SEAT_STYLES) else number % len(SEAT_STYLES)


def _moment(text: str) -> datetime | None:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
