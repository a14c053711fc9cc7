"""The engine on standard input and output: one JSON object a line each way.

For scripts, tests and other people's bots. Every line gets exactly one line back, at once; a request that is refused
changes nothing; no input ends the process but `quit` and the end of input.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, TypeVar

from elios_desktop.engine.contract import AnyGame, Json, Refusal, Seat, Seen, all_games
from elios_desktop.engine.record import RecordError, SeatInfo, checked_choices, known_game
from elios_desktop.engine.session import Session
from elios_desktop.outside import quoted
from elios_desktop.players import contract
from elios_desktop.strict_json import MAX_BYTES, StrictJsonError, loads
from elios_desktop.texts import catalogue, messages, words
from elios_desktop.texts.translate import Translate, english, spoken

BAD_JSON = "protocol.bad_json"
BAD_REQUEST = "protocol.bad_request"
NO_GAME = "protocol.no_game"
INTERNAL = "protocol.internal"
"""A bug in the program, never the requests' fault; the process goes on nonetheless."""

UNNAMED = "Seat {}"
"""What the record of a new game calls a seat."""

_Field = TypeVar("_Field")


class RequestError(Exception):
    """A request that can't be answered."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message


class Engine:
    """Answers requests about one game at a time."""

    def __init__(self) -> None:
        self._session: Session | None = None
        self._translators: dict[str, Translate] = {"en": english}
        self.running = True
        """False once `quit` has been answered."""
        self._handlers: dict[str, Callable[[Json], Json]] = {
            "games": self._games,
            "new": self._new,
            "load": self._load,
            "record": self._record,
            "state": self._state,
            "view": self._view,
            "legal": self._legal,
            "play": self._play,
            "why": self._why,
            "undo": self._undo,
            "levels": self._levels,
            "choose": self._choose,
            "hint": self._hint,
            "chances": self._chances,
            "quit": self._quit,
        }

    def answer(self, line: bytes) -> bytes:
        """Return the line that answers a line (without its end)."""
        try:
            reply = {"ok": True} | self._handle(line)
            # ASCII on purpose: half a surrogate pair in a request comes back as it came.
            return json.dumps(reply, allow_nan=False).encode("ascii")
        except RequestError as error:
            code, message = error.code, error.message
        except contract.PlayerError as error:
            code, message = error.code, error.message
        except RecordError as error:
            code, message = error.code, messages.record_error(error, english)
        except Exception as error:
            code, message = INTERNAL, f"This is a bug in the program. {type(error).__name__}: {error}"
        return json.dumps({"ok": False, "error": code, "message": message}).encode("ascii")

    def _handle(self, line: bytes) -> Json:
        try:
            request = loads(line)
        except StrictJsonError as error:
            raise RecordError(BAD_JSON, error.reason, **error.details) from error
        if not isinstance(request, dict):
            raise RequestError(BAD_REQUEST, "A request is a JSON object.")
        name = _field(request, "do", str)
        handler = self._handlers.get(name)
        if handler is None:
            raise RequestError(BAD_REQUEST, f"There is no request “{quoted(name)}”.")
        return handler(request)

    def _games(self, request: Json) -> Json:
        return {"games": [_described(game) for game in all_games()]}

    def _new(self, request: Json) -> Json:
        game_id = _field(request, "game", str)
        seats = _field(request, "seats", int)
        options = _field(request, "options", dict) if "options" in request else {}
        if ("setup" in request) == ("seed" in request):
            raise RequestError(BAD_REQUEST, "A new game needs either “setup” or “seed”.")
        setup = _field(request, "setup", dict) if "setup" in request else None
        seed = _field(request, "seed", int) if "seed" in request else 0
        game = known_game(game_id)
        checked_choices(game, seats, options)  # before so many seats are made
        contract = [SeatInfo(UNNAMED.format(seat)) for seat in range(1, seats + 1)]
        if setup is None:
            self._session = Session.dealt(game, contract, options, seed)
        else:
            self._session = Session(game, contract, options, setup)
        return {"setup": self._session.setup}

    def _load(self, request: Json) -> Json:
        self._session = Session.from_record(_field(request, "record", dict))
        return {"moves": self._session.ply}

    def _record(self, request: Json) -> Json:
        return {"record": self._game().record()}

    def _state(self, request: Json) -> Json:
        return {"state": self._game().state.to_json()}

    def _view(self, request: Json) -> Json:
        seat = self._seat(request)
        session = self._game()
        return {"state": session.state.view(seat).to_json()}

    def _legal(self, request: Json) -> Json:
        session = self._game()
        state = session.state
        return {
            "phase": state.phase,
            "to_move": state.to_move,
            "pending": list(state.pending),
            "moves": [move.text for move in session.game.legal(state)],
        }

    def _play(self, request: Json) -> Json:
        move = _field(request, "move", str)
        session = self._game()
        answer = session.play_text(move)
        if isinstance(answer, Refusal):
            raise RequestError(answer.code, words.refusal_sentence(session.game.id, answer, english))
        result = answer.after.result
        return {"to_move": answer.after.to_move, "result": None if result is None else result.to_json()}

    def _why(self, request: Json) -> Json:
        move = _field(request, "move", str)
        language = _language(request)
        session = self._game()
        refusal = session.why(move)
        if refusal is None:
            return {"legal": True}
        text = words.refusal_sentence(session.game.id, refusal, self._translator(language))
        return {"legal": False, "code": refusal.code, "text": text}

    def _undo(self, request: Json) -> Json:
        session = self._game()
        if session.undo() is None:
            raise RequestError(BAD_REQUEST, "There is no move to take back.")
        return {"moves": session.ply}

    def _levels(self, request: Json) -> Json:
        return {"levels": contract.level_counts()}

    def _choose(self, request: Json) -> Json:
        level, seed = _field(request, "level", int), _field(request, "seed", int)
        contract.check_level(level)
        session, seen = self._to_act(request)
        choice = contract.choose(session.game.id, seen, level, seed)
        return {"move": choice.move, "nodes": choice.nodes, "chance": choice.chance}

    def _hint(self, request: Json) -> Json:
        count = _field(request, "count", int)
        if count < 1:
            raise RequestError(BAD_REQUEST, "A hint shows one move at least.")
        translate = self._translator(_language(request))
        session, seen = self._to_act(request)
        names = [_name_of(seat, number, translate) for number, seat in enumerate(session.seats, 1)]
        return {
            "hints": [
                {
                    "move": hint.move,
                    "chance": hint.chance,
                    "why": words.hint_sentence(session.game.id, hint.reason, names, translate),
                }
                for hint in contract.hints(session.game.id, seen, count)
            ]
        }

    def _chances(self, request: Json) -> Json:
        session = self._game()
        seat = self._seat(request) if "seat" in request else None
        return {"chances": contract.chances(session.game.id, session.seen_by(seat))}

    def _to_act(self, request: Json) -> tuple[Session, Seen[Any]]:
        """Return the game, and what the request's seat, which must be able to do something now, may know of it."""
        seat = self._seat(request)
        session = self._game()
        state = session.state
        if seat != state.to_move and seat not in state.pending:
            raise contract.PlayerError(contract.NOT_TO_ACT, f"Seat {seat} is neither to move nor has to arrange.")
        return session, session.seen_by(seat)

    def _quit(self, request: Json) -> Json:
        self.running = False
        return {}

    def _game(self) -> Session:
        if self._session is None:
            raise RequestError(NO_GAME, "There is no game: begin with “new” or “load”.")
        return self._session

    def _seat(self, request: Json) -> Seat:
        """Return the request's seat, which must be one of the game's."""
        seat = _field(request, "seat", int)
        if not 1 <= seat <= len(self._game().seats):
            raise RequestError(BAD_REQUEST, f"There is no seat {quoted(seat)} in this game.")
        return seat

    def _translator(self, name: str) -> Translate:
        language = spoken(name) or "en"
        if language not in self._translators:
            self._translators[language] = catalogue.translator(language)
        return self._translators[language]


def serve(source: BinaryIO, target: BinaryIO) -> int:
    """Answer line by line until `quit` or the end of input; the process's exit status."""
    engine = Engine()
    for line in _lines(source):
        target.write(engine.answer(line) + b"\n")
        target.flush()
        if not engine.running:
            break
    return 0


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines as they come. Of one that is too long, only the beginning: enough to see that it is."""
    while line := source.readline(MAX_BYTES + 2):
        complete = line.endswith(b"\n")
        yield line.removesuffix(b"\n")
        while not complete and (rest := source.readline(MAX_BYTES)):
            complete = rest.endswith(b"\n")


def _field(request: Json, name: str, kind: type[_Field]) -> _Field:
    """Return a request's field, of exactly this type (true is not 1)."""
    value: Any = request.get(name)
    if type(value) is not kind:
        raise RequestError(BAD_REQUEST, f"The field “{name}” is missing or not {_KINDS[kind]}.")
    return value


def _language(request: Json) -> str:
    return _field(request, "lang", str) if "lang" in request else "en"


_KINDS: dict[type, str] = {str: "a text", int: "a whole number", dict: "an object"}


def _name_of(seat: SeatInfo, number: Seat, translate: Translate) -> str:
    """Say what a sentence calls a seat: by its number, in the sentence's language, unless the record has a name for
    it."""
    return words.plain_name("" if seat.name == UNNAMED.format(number) else seat.name, number, translate)


def _described(game: AnyGame) -> Json:
    """Return a game as `games` lists it."""
    options = {
        name: {"default": option.default, "values": list(option.values)} for name, option in game.options.items()
    }
    return {"id": game.id, "seats": list(game.seats), "options": options}
