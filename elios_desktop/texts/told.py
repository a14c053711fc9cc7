"""A game told in sentences, as an onlooker saw it: nothing that is hidden is in it."""

from __future__ import annotations

from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.texts.translate import Translate
from elios_desktop.texts.words import find_words, joined_names, move_sentence, seat_names


def told_game(play: Session | Tournament, translate: Translate) -> str:
    """Who plays, every move from the first, and how it ended; of a tournament each game so far."""
    games = [play] if isinstance(play, Session) else play.games
    names = seat_names((seat.name for seat in play.seats), translate)
    title = f"{find_words(games[0].game.id).title(translate)}: {joined_names(names, translate)}"
    return "\n".join([title, *("\n" + _told(game, names, translate) for game in games)]) + "\n"


def _told(session: Session, names: list[str], translate: Translate) -> str:
    game = session.game.id
    lines = [
        f"{number}. {move_sentence(game, transition, None, names, translate)}"
        for number, transition in enumerate(session.transitions, 1)
    ]
    result = session.state.result
    if result is not None:
        lines += ["", find_words(game).result(result, session.state, names, translate)]
    return "\n".join(lines)
