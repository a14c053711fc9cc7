"""The engine on standard input and output: each request, each code, and whatever else may come down a pipe."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elios_desktop.engine.contract import GAME_IDS, all_games, find_game
from elios_desktop.protocol import INTERNAL, Engine, serve
from tests.facts import masked
from tests.play import every_way_to_play, listed, played, way_id
from tests.sizes import sized
from tests.waiting import PATIENCE

LAYOUTS = ["arrange 1 FW WA AF FW WA AF FW WA AF", "arrange 2 FW WA AF FW WA AF FW WA AF"]
CODES = {
    *("protocol.bad_json", "protocol.bad_request", "protocol.no_game", "game.unknown", "game.bad_seats"),
    *("game.bad_option", "game.bad_setup", "record.unreadable", "record.newer_version"),
}


class Client:
    """Asks an engine and checks the form of every answer."""

    def __init__(self) -> None:
        self.engine = Engine()

    def raw(self, line: bytes) -> dict[str, Any]:
        text = self.engine.answer(line)
        assert b"\n" not in text
        answer = json.loads(text)
        if answer["ok"] is not True:
            assert set(answer) == {"ok", "error", "message"}
            assert answer["error"] != INTERNAL, answer
            assert answer["message"]
        return dict(answer)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.raw(json.dumps({"do": do, **fields}).encode())

    def ok(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(do, **fields)
        assert answer.pop("ok"), answer
        return answer

    def error(self, do: str, **fields: Any) -> str:
        answer = self.ask(do, **fields)
        assert not answer["ok"], answer
        return str(answer["error"])


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def elementos(client: Client) -> Client:
    client.ok("new", game="elementos", seats=2, options={}, setup={"first": 1})
    for move in LAYOUTS:
        client.ok("play", move=move)
    return client


def test_games(client: Client) -> None:
    games = client.ok("games")["games"]
    assert [game["id"] for game in games] == list(GAME_IDS)
    assert games[0] == {
        "id": "elios",
        "seats": [2, 3, 4],
        "options": {"joker": {"default": "open", "values": ["open", "keeps"]}, "head_start": head_starts(4)},
    }
    assert games[2] == {"id": "exagon", "seats": [2, 3, 4, 5], "options": {"head_start": head_starts(5)}}


def head_starts(seats: int) -> dict[str, Any]:
    """The option by which one of so many seats has a head start of one to three steps."""
    values = [f"{seat}:{step}" for seat in range(1, seats + 1) for step in (1, 2, 3)]
    return {"default": "none", "values": ["none", *values]}


def test_a_head_start_is_one_of_a_seat_that_plays(client: Client) -> None:
    dealt = client.ok("new", game="exagon", seats=3, options={"head_start": "3:2"}, seed=4)["setup"]
    usual = client.ok("new", game="exagon", seats=3, options={"head_start": "none"}, seed=4)["setup"]
    assert client.ok("record")["record"]["options"] == {}, "as if there were no such option"
    assert dealt["hands"][:2] == usual["hands"][:2]
    assert set(dealt["hands"][2]) < set(usual["hands"][2])
    for wrong in ("4:1", "3:4", "0:1", "3", "", 3, True):
        answer = client.ask("new", game="exagon", seats=3, options={"head_start": wrong}, seed=4)
        assert answer["error"] == "game.bad_option", wrong
    record = client.ok("record")["record"]
    assert record["setup"] == usual
    record["options"] = {"head_start": "3:2"}
    assert client.ask("load", record=record)["error"] == "game.bad_setup"
    record["setup"] = dealt
    assert client.ok("load", record=record)["moves"] == 0


def test_a_short_game_of_elementos(elementos: Client) -> None:
    legal = elementos.ok("legal")
    assert {name: legal[name] for name in ("phase", "to_move", "pending")} == {
        "phase": "play",
        "to_move": 1,
        "pending": [],
    }
    assert "c3-c4" in legal["moves"]
    assert elementos.ok("play", move="c3-c4") == {"to_move": 2, "result": None}
    assert elementos.ok("state")["state"]["tokens"]["c4"] == "1AF"
    assert elementos.ok("view", seat=2)["state"]["tokens"]["c4"] == "1A?"
    record = elementos.ok("record")["record"]
    assert record["moves"] == [*LAYOUTS, "c3-c4"]
    assert (record["game"], record["options"], record["setup"]) == ("elementos", {}, {"first": 1})
    assert elementos.ok("undo") == {"moves": 2}
    assert elementos.ok("load", record=record) == {"moves": 3}
    assert elementos.ok("record")["record"] == record
    assert elementos.ok("quit") == {}
    assert not elementos.engine.running


def test_while_seats_arrange_nobody_is_to_move(client: Client) -> None:
    setup = client.ok("new", game="elios", seats=3, options={"joker": "keeps"}, seed=7)["setup"]
    assert client.ok("new", game="elios", seats=3, seed=7)["setup"] == setup
    assert client.ok("new", game="elios", seats=3, setup=setup)["setup"] == setup
    assert client.ok("legal") == {"phase": "arrange", "to_move": None, "pending": [1, 2, 3], "moves": []}
    assert client.error("play", move="disc") == "elios.not_arranged"


def test_why_explains_in_the_asked_language(elementos: Client) -> None:
    assert elementos.ok("why", move="c3-c4") == {"legal": True}
    texts = {}
    for language in ("en", "it", "de", "de-AT", "fr", ""):
        answer = elementos.ok("why", move="b3-b5", lang=language)
        assert (answer["legal"], answer["code"]) == (False, "elementos.too_far")
        texts[language] = answer["text"]
    assert texts["fr"] == texts[""] == texts["en"] == elementos.ok("why", move="b3-b5")["text"]
    assert texts["de-AT"] == texts["de"]
    assert elementos.error("why", move="b3-b5", lang=7) == "protocol.bad_request"
    assert elementos.error("why", move="b3-b5", lang=None) == "protocol.bad_request"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b" ",
        b"{",
        b"games",
        b"{'do': 'games'}",
        b'{"do": "games"} {}',
        b'{"do": "games", "do": "quit"}',
        b'{"do": "games", "x": NaN}',
        b'{"do": "games", "x": 1e999}',
        b'{"do": "games", "x": ' + b"9" * 5000 + b"}",
        b"[" * 100_000,
        b'{"do":' * 100_000,
        b'\xff{"do": "games"}',
        b'{"do": "games", "x": "\xed\xa0\x80"}',
        b"\x00",
        b'{"do": "games"' + b" " * 5_000_000 + b"}",
    ],
    ids=range(16),
)
def test_bad_json(client: Client, line: bytes) -> None:
    assert client.raw(line)["error"] == "protocol.bad_json"


@pytest.mark.parametrize(
    "request_",
    [
        None,
        7,
        "games",
        [],
        {},
        {"do": None},
        {"do": ["games"]},
        {"do": "Games"},
        {"do": "\ud800"},
        {"DO": "games"},
        {"do": "new"},
        {"do": "new", "game": "elios"},
        {"do": "new", "game": "elios", "seats": 2},
        {"do": "new", "game": "elios", "seats": "2", "seed": 1},
        {"do": "new", "game": "elios", "seats": True, "seed": 1},
        {"do": "new", "game": "elios", "seats": 2.0, "seed": 1},
        {"do": "new", "game": "elios", "seats": 2, "seed": "1"},
        {"do": "new", "game": "elios", "seats": 2, "seed": 1.5},
        {"do": "new", "game": "elios", "seats": 2, "seed": None},
        {"do": "new", "game": "elios", "seats": 2, "setup": []},
        {"do": "new", "game": "elios", "seats": 2, "options": [], "seed": 1},
        {"do": "new", "game": "elementos", "seats": 2, "setup": {"first": 1}, "seed": 1},
        {"do": "new", "game": 1, "seats": 2, "seed": 1},
        {"do": "load"},
        {"do": "load", "record": "x"},
        {"do": "view"},
        {"do": "view", "seat": "1"},
        {"do": "view", "seat": 0},
        {"do": "view", "seat": 3},
        {"do": "view", "seat": True},
        {"do": "play"},
        {"do": "play", "move": 7},
        {"do": "why"},
        {"do": "why", "move": ["b3-b4"]},
    ],
    ids=str,
)
def test_bad_requests_change_nothing(elementos: Client, request_: Any) -> None:
    before = elementos.ok("record")
    assert elementos.raw(json.dumps(request_).encode())["error"] == "protocol.bad_request"
    assert elementos.ok("record") == before


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"game": ""}, "game.unknown"),
        ({"game": "\ud800"}, "game.unknown"),
        ({"seats": 3}, "game.bad_seats"),
        ({"seats": 0}, "game.bad_seats"),
        ({"seats": -1}, "game.bad_seats"),
        ({"seats": 10**100}, "game.bad_seats"),
        ({"options": {"memory": 1}}, "game.bad_option"),
        ({"options": {"memory": None}}, "game.bad_option"),
        ({"options": {"\ud800": {}}}, "game.bad_option"),
        ({"setup": {}}, "game.bad_setup"),
        ({"setup": {"first": 3}}, "game.bad_setup"),
        ({"setup": {"first": [1]}}, "game.bad_setup"),
        ({"game": "chess", "seats": 9, "options": {"x": 1}, "setup": {}}, "game.unknown"),
        ({"seats": 9, "options": {"x": 1}, "setup": {}}, "game.bad_seats"),
        ({"options": {"x": 1}, "setup": {}}, "game.bad_option"),
    ],
    ids=str,
)
def test_new_games_that_cannot_be(elementos: Client, fields: dict[str, Any], code: str) -> None:
    before = elementos.ok("record")
    request = {"game": "elementos", "seats": 2, "options": {}, "setup": {"first": 1}} | fields
    assert elementos.error("new", **request) == code
    assert elementos.ok("record") == before


@pytest.mark.parametrize("do", ["record", "state", "legal", "undo"])
def test_without_a_game(client: Client, do: str) -> None:
    assert client.error(do) == "protocol.no_game"
    assert client.error("view", seat=1) == "protocol.no_game"
    assert client.error("play", move="x") == "protocol.no_game"
    assert client.error("why", move="x") == "protocol.no_game"
    assert client.error("play") == "protocol.bad_request"


def test_undo_at_the_start(elementos: Client) -> None:
    assert elementos.ok("undo") == {"moves": 1}
    assert elementos.ok("undo") == {"moves": 0}
    assert elementos.error("undo") == "protocol.bad_request"


def test_records_that_do_not_load(elementos: Client) -> None:
    good = elementos.ok("record")["record"]
    for fields, code in (
        ({"format": "other"}, "record.unreadable"),
        ({"version": 2}, "record.newer_version"),
        ({"moves": {}}, "record.unreadable"),
        ({"game": "chess"}, "game.unknown"),
        ({"setup": {"first": 0}}, "game.bad_setup"),
        ({"moves": [*LAYOUTS, "b3-b5"]}, "elementos.too_far"),
        ({"moves": [LAYOUTS[0], "b3-b4"]}, "elementos.not_arranged"),
    ):
        answer = elementos.ask("load", record=good | fields)
        assert answer["error"] == code
        assert elementos.ok("record")["record"] == good
    assert "2" in answer["message"]


@pytest.mark.parametrize("way", list(every_way_to_play()), ids=way_id)
def test_whole_games(client: Client, way: Any) -> None:
    """Each game over the protocol: the answers are what the engine says."""
    game, seats, options = way
    session = played(game, seats, options, 13)
    client.ok("new", game=game.id, seats=seats, options=options, setup=session.setup)
    for ply, transition in enumerate(session.transitions):
        state = session.state_at(ply)
        assert client.ok("legal")["moves"] == listed(game, state)
        answer = client.ok("play", move=transition.move.text)
        assert answer["to_move"] == transition.after.to_move
        if ply % 10 == 0:
            shown = client.ok("state")["state"]
            assert shown == transition.after.to_json()
            for seat in range(1, seats + 1):
                assert client.ok("view", seat=seat)["state"] == masked(game.id, shown, seat)
    assert answer["result"] == session.state.to_json()["result"]
    assert client.ok("legal")["moves"] == []
    assert client.error("play", move="?") == "game.over"
    assert client.ok("why", move="?")["code"] == "game.over"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
names = st.sampled_from(["games", "new", "load", "record", "state", "view", "legal", "play", "why", "undo"])
requests = st.fixed_dictionaries(
    {"do": names},
    optional={
        "game": st.sampled_from(GAME_IDS) | json_values,
        "seats": st.integers(0, 6) | json_values,
        "options": st.just({}) | json_values,
        "setup": st.just({"first": 1}) | json_values,
        "seed": st.integers() | json_values,
        "seat": st.integers(0, 6) | json_values,
        "move": st.sampled_from(["disc", "pass", "end", "flip b3", "b3-b4", "corner a1", *LAYOUTS]) | json_values,
        "lang": st.sampled_from(["it", "de", "en"]) | json_values,
        "record": json_values,
    },
)


@given(
    st.lists(
        st.binary(max_size=60) | json_values.map(json.dumps).map(str.encode) | requests.map(json.dumps).map(str.encode)
    )
)
def test_fuzz_one_answer_a_line(lines: list[bytes]) -> None:
    client = Client()
    for line in lines:
        answer = client.raw(line)
        if not answer["ok"]:
            assert answer["error"] in CODES or answer["error"].split(".")[0] in (*GAME_IDS, "game")


def test_fuzz_games_under_way() -> None:
    _fuzz(1500)


@pytest.mark.long
def test_fuzz_games_under_way_for_long() -> None:
    _fuzz(60_000)


def _fuzz(requests: int) -> None:
    """Valid requests with one broken field, while games go on."""
    rng = Random(requests)
    client = Client()
    junk: list[Any] = [None, True, 0, -1, 7, 10**30, 1.5, "", "x", "\ud800", "\n", [], {}, [[]], {"a": 1}, "arrange 1"]
    for number in range(requests):
        if number % 50 == 0:
            game = rng.choice(all_games())
            client.ok("new", game=game.id, seats=rng.choice(game.seats), seed=number)
        found = find_game(client.ok("record")["record"]["game"])
        assert found is not None
        session_state = client.ok("state")["state"]
        request: dict[str, Any] = rng.choice(
            [
                {"do": "play", "move": "end"},
                {"do": "why", "move": "disc", "lang": "it"},
                {"do": "view", "seat": 1},
                {"do": "new", "game": "holi", "seats": 2, "options": {"opening_hand": 3}, "seed": 1},
                {"do": "load", "record": client.ok("record")["record"]},
            ]
        )
        name = rng.choice(list(request))
        if isinstance(request[name], dict) and request[name] and rng.random() < 0.7:
            inner = rng.choice(list(request[name]))
            request[name] = request[name] | {inner: rng.choice(junk)}
        else:
            request[name] = rng.choice(junk)
        answer = client.raw(json.dumps(request).encode())
        if not answer["ok"]:
            assert client.ok("state")["state"] == session_state
        legal = client.ok("legal")
        if legal["moves"]:
            client.ok("play", move=rng.choice(legal["moves"]))


# The real process.


@contextmanager
def heard_interruptions() -> Iterator[None]:
    """What a shell runs in the background inherits that Ctrl+C isn't for it; what begins here hears it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@contextmanager
def engine_process(checkout: Path) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        [sys.executable, "-S", "-E", "-m", "elios_desktop", "engine"],
        cwd=checkout,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        yield process
        process.kill()


def talk(checkout: Path, data: bytes) -> tuple[list[dict[str, Any]], bytes, int]:
    done = subprocess.run(
        [sys.executable, "-m", "elios_desktop", "engine"],
        cwd=checkout,
        input=data,
        capture_output=True,
        timeout=PATIENCE,
    )
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr, done.returncode


def test_answers_come_at_once(checkout: Path) -> None:
    """Each answer can be read before the next request is written."""
    with engine_process(checkout) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in (
            b'{"do": "games"}',
            b"",
            b'{"do": "new", "game": "holi", "seats": 4, "seed": 1}',
            b'{"do": "legal"}',
        ):
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"] == bool(line)
        process.stdin.write(b'{"do": "quit"}\n{"do": "games"}\n')
        process.stdin.flush()
        assert process.stdout.read() == b'{"ok": true}\n'
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_many_requests_at_once(checkout: Path) -> None:
    requests = [{"do": "new", "game": "exagon", "seats": 3, "seed": 5}] + [{"do": "legal"}, {"do": "state"}] * 1000
    answers, errors, status = talk(checkout, b"".join(json.dumps(each).encode() + b"\n" for each in requests))
    assert len(answers) == 2001
    assert all(answer["ok"] for answer in answers)
    assert (errors, status) == (b"", 0)


def test_random_bytes(checkout: Path) -> None:
    rng = Random(1)
    data = b"\n".join(rng.randbytes(rng.randrange(200)).replace(b"\n", b"") for _ in range(500))
    answers, errors, status = talk(checkout, data + b"\n")
    assert {answer["error"] for answer in answers} <= {"protocol.bad_json", "protocol.bad_request"}
    assert (len(answers), errors, status) == (500, b"", 0)


def test_a_line_without_end_and_a_line_too_long(checkout: Path) -> None:
    long = b'{"do": "games", "x": "' + b"a" * 20_000_000 + b'"}'
    answers, errors, status = talk(checkout, long + b'\n{"do": "undo"}\r\n{"do": "games"}')
    assert [answer.get("error") for answer in answers] == ["protocol.bad_json", "protocol.no_game", None]
    assert (errors, status) == (b"", 0)


def test_nobody_listens(checkout: Path) -> None:
    with engine_process(checkout) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.write(b'{"do": "games"}\n')
        process.stdin.close()
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_interrupted_it_ends_without_a_word(checkout: Path) -> None:
    with heard_interruptions(), engine_process(checkout) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"do": "undo"}\n')
        process.stdin.flush()
        process.stdout.readline()
        # Between a look for signals and the wait for input Python doesn't notice one: then it is pressed again.
        for _ in range(10):
            with suppress(subprocess.TimeoutExpired):
                process.send_signal(signal.SIGINT)
                process.wait(PATIENCE)
                break
        assert process.returncode == 130
        assert process.stderr is not None
        assert process.stderr.read() == b""


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_without_streams(checkout: Path, closed: str) -> None:
    command = f'exec "{sys.executable}" -m elios_desktop engine {closed}'
    done = subprocess.run(["sh", "-c", command], cwd=checkout, input=b"{}\n", capture_output=True, timeout=PATIENCE)
    assert (done.stderr, done.returncode) == (b"", 0)


def test_serve_ends_with_the_input() -> None:
    target = io.BytesIO()
    assert serve(io.BytesIO(b""), target) == 0
    assert serve(io.BytesIO(b"\n\n{}"), target) == 0
    assert len(target.getvalue().splitlines()) == 3


# ---- Computer players


def test_levels(client: Client) -> None:
    assert client.ok("levels")["levels"] == dict.fromkeys(GAME_IDS, 7)


def test_a_computer_chooses_and_plays_nothing(elementos: Client) -> None:
    answer = elementos.ok("choose", seat=1, level=2, seed=7)
    assert set(answer) == {"move", "nodes", "chance"}
    assert answer["move"] in elementos.ok("legal")["moves"]
    assert answer == elementos.ok("choose", seat=1, level=2, seed=7)
    assert len(elementos.ok("record")["record"]["moves"]) == 2


def test_a_computer_arranges(client: Client) -> None:
    client.ok("new", game="elementos", seats=2, seed=1)
    for seat in (2, 1):
        move = client.ok("choose", seat=seat, level=1, seed=3)["move"]
        assert move.startswith(f"arrange {seat} ")
        client.ok("play", move=move)


@sized("langs", [("", "it")], [("", "it"), ("", "en", "de")])
def test_hints_are_sentences(elementos: Client, langs: tuple[str, ...]) -> None:
    legal = elementos.ok("legal")["moves"]
    said = {}
    for lang in langs:
        hints = elementos.ok("hint", seat=1, count=3, **({"lang": lang} if lang else {}))["hints"]
        assert len(hints) == 3
        for hint in hints:
            assert set(hint) == {"move", "chance", "why"}
            assert hint["move"] in legal
            assert hint["why"].endswith(".")
        assert [hint["chance"] for hint in hints] == sorted((hint["chance"] for hint in hints), reverse=True)
        said[lang] = [hint["why"] for hint in hints]
    assert [lang for lang in langs if said[lang] == said[""]] == [lang for lang in langs if lang in ("", "en")]


def test_chances_add_up(elementos: Client) -> None:
    for who in ({"seat": 1}, {"seat": 2}, {}):
        assert sum(elementos.ok("chances", **who)["chances"]) == pytest.approx(1)


def test_chances_when_the_game_is_over(client: Client) -> None:
    elementos = find_game("elementos")
    assert elementos is not None
    session = played(elementos, 2, {}, 3)
    client.ok("load", record=session.record())
    result = session.state.result
    assert result is not None
    winners = result.winners or (1, 2)
    assert client.ok("chances")["chances"] == [1 / len(winners) if seat in winners else 0 for seat in (1, 2)]
    assert client.error("choose", seat=1, level=1, seed=1) == "players.not_to_act"


def test_what_computers_are_not_asked(elementos: Client, client: Client) -> None:
    assert Client().error("choose", seat=1, level=1, seed=1) == "protocol.no_game"
    for level in (0, 8, -1, 10**30):
        assert elementos.error("choose", seat=1, level=level, seed=1) == "players.bad_level"
    assert elementos.error("choose", seat=2, level=1, seed=1) == "players.not_to_act"
    assert elementos.error("hint", seat=2, count=1) == "players.not_to_act"
    for fields in (
        {"seat": 3, "level": 1, "seed": 1},
        {"seat": 0, "level": 1, "seed": 1},
        {"seat": 1, "level": True, "seed": 1},
        {"seat": 1, "level": 1},
        {"level": 1, "seed": 1},
        {"seat": 1, "level": "1", "seed": 1},
    ):
        assert elementos.error("choose", **fields) == "protocol.bad_request"
    for fields in ({"seat": 1}, {"seat": 1, "count": 0}, {"seat": 9, "count": 1}, {"seat": 1, "count": 1, "lang": 2}):
        assert elementos.error("hint", **fields) == "protocol.bad_request"
    assert elementos.error("chances", seat=3) == "protocol.bad_request"
    assert elementos.error("chances", seat=None) == "protocol.bad_request"
