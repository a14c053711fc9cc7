"""Programs that nobody would want at a table: what each does when it is asked for a move, and what comes of it.

Each is the body of a loop over the questions, in Python; `asked` is the question, `move` a legal move, `say` writes an
answer, `out` and `err` are the bare streams. `PLAYS` means that its move is made all the same.
"""

from __future__ import annotations

PLAYS = "plays"
NO_MOVE, REFUSED = "and that isn’t a move.", "wants to play"
ENDED, LATE = "quit without making a move.", "didn’t move within"
NOT_STARTED = "can’t be started with"

OPENING = """
import json, os, signal, subprocess, sys, time
out, err = sys.stdout.buffer, sys.stderr.buffer
def say(text):
    out.write((text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")) + b"\\n"); out.flush()
def play(**more):
    say(json.dumps({"move": move, **more}))
def widen():
    import fcntl
    for stream in (1, 2): fcntl.fcntl(stream, 1031, 2 ** 20)  # F_SETPIPE_SZ: as much as Linux lets anybody have
def daemon():
    os.setsid()
    if os.fork(): os._exit(0)
    for stream in range(3): os.close(stream)
    time.sleep(600)
def sleeper(**how):
    return subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], **how)
"""
LOOP = """
for line in sys.stdin:
    asked = json.loads(line)
    move = asked["legal"][0]
"""

ANSWERS: dict[str, tuple[str, str]] = {
    # What it says is no answer.
    "prose": ("say('I think that …')", NO_MOVE),
    "an empty line": ("say('')", NO_MOVE),
    "a list": ("say('[]')", NO_MOVE),
    "a number": ("say('7')", NO_MOVE),
    "null": ("say('null')", NO_MOVE),
    "a string": ("say(json.dumps(move))", NO_MOVE),
    "not a number": ("say('{\"move\": NaN}')", NO_MOVE),
    "a key twice": ('say(\'{"move": "x", "move": "y"}\')', NO_MOVE),
    "brackets without end": ("say('[' * 60000)", NO_MOVE),
    "a number of 60,000 digits": ("say('{\"move\": ' + '9' * 60000 + '}')", NO_MOVE),
    "only half an object": ("say('{\"move\": ')", NO_MOVE),
    "bytes that are no text": ("say(b'\\xff\\xfe\\x00\\x80')", NO_MOVE),
    "zero bytes": ("say(b'\\x00' * 1000)", NO_MOVE),
    "an error": ('say(\'{"error": "no idea"}\')', NO_MOVE),
    "nothing in an object": ("say('{}')", NO_MOVE),
    "a move that is a number": ("say('{\"move\": 7}')", NO_MOVE),
    "a move that is null": ("say('{\"move\": null}')", NO_MOVE),
    "a move that is a list": ("say(json.dumps({'move': [move]}))", NO_MOVE),
    "a move in a move": ("say(json.dumps({'move': {'move': move}}))", NO_MOVE),
    "a line of 65 kB": ("say('{\"move\": \"' + 'x' * 66000 + '\"}')", NO_MOVE),
    "a line of 100 MB": ("[out.write(b'x' * 1000000) for _ in range(100)]; say('')", NO_MOVE),
    "a line without end": ("while True: out.write(b'x' * 10000)", NO_MOVE),
    "a move of 60,000 letters": ("say(json.dumps({'move': 'x' * 60000}))", NO_MOVE),
    "a move of 1,001 letters": ("say(json.dumps({'move': 'x' * 1001}))", NO_MOVE),
    "a key twice, deep inside": ('say(\'{"note": {"a": 1, "a": 2}, "move": "x"}\')', NO_MOVE),
    "a key twice, once by its number": ('say(\'{"move": "x", "m\\\\u006fve": "y"}\')', NO_MOVE),
    "a key in wide letters": ("say(json.dumps({'\\uff4dove': move}))", NO_MOVE),
    "UTF-16": ("say(json.dumps({'move': move}).encode('utf-16'))", NO_MOVE),
    "what is packed": ("import gzip; say(gzip.compress(b'0' * 10**7))", NO_MOVE),
    # What it says isn't for it to say.
    "a move of 1,000 letters": ("say(json.dumps({'move': 'x' * 1000}))", REFUSED),
    "an empty move": ('say(\'{"move": ""}\')', REFUSED),
    "a move of another phase": ('say(\'{"move": "b2-b3"}\')', REFUSED),
    "an arrangement for the other": ("say(json.dumps({'move': move.replace('arrange 1', 'arrange 2')}))", REFUSED),
    "an arrangement for nobody": ("say(json.dumps({'move': move.replace('arrange 1', 'arrange 9')}))", REFUSED),
    "an arrangement against the rules": ("say('{\"move\": \"arrange 1' + ' FW' * 9 + '\"}')", REFUSED),
    "the sand": ('say(\'{"move": "timeout"}\')', REFUSED),
    "half a surrogate pair": ('say(\'{"move": "\\\\ud800"}\')', REFUSED),
    "marks of direction": ('say(\'{"move": "\\\\u202e\\\\u2066b2"}\')', REFUSED),
    "stacked accents": ("say(json.dumps({'move': 'Z' + '\\u0300' * 900}))", REFUSED),
    "escapes of a terminal": ("say(json.dumps({'move': '\\x1b]0;x\\x07\\x1b[2J'}))", REFUSED),
    "markup": ("say(json.dumps({'move': '<img src=\"file:///etc/passwd\"><h1>x'}))", REFUSED),
    "placeholders": ("say(json.dumps({'move': '{name}{0.__class__}%n%1{'}))", REFUSED),
    "a shell's words": ("say(json.dumps({'move': '$(touch x); `touch y` | z'}))", REFUSED),
    "the widest letter": ("say(json.dumps({'move': '\\ufdfd' * 900}))", REFUSED),
    "invisible letters": ("say(json.dumps({'move': '\\u3164\\u2028\\U000e0041\\ufe0f' * 200}))", REFUSED),
    "families": ("say(json.dumps({'move': '\\U0001f468\\u200d\\U0001f469\\u200d' * 200}))", REFUSED),
    "letters of another script": ("say(json.dumps({'move': move.replace('A', '\\u0410')}))", REFUSED),
    "the move twice": ("say(json.dumps({'move': move + ' ' + move}))", REFUSED),
    # Other questions' answers, and too many.
    "a number of 900 digits": ("play(id=10**900); time.sleep(600)", LATE),
    "answers to come": ("[play(id=n) for n in range(2, 900)]; time.sleep(600)", NO_MOVE),
    "another question's number": ("say(json.dumps({'id': 99, 'move': move})); time.sleep(600)", LATE),
    "a number that is text": ("play(id='1'); time.sleep(600)", LATE),
    "other numbers without end": ("while True: say('{\"id\": -1}')", NO_MOVE),
    "lines without end": ("while True: say('')", NO_MOVE),
    "the answer twice": ("play(); play()", PLAYS),
    "the answer a thousand times": ("[play() for _ in range(1000)]", PLAYS),
    "answers without end": ("while True: play()", PLAYS),
    "the answer, more lines, and an end": ("play(); out.write(b'\\n' * 60000); out.flush(); sys.exit(0)", PLAYS),
    "the answer and lines without end": ("play(); widen()\n    while True: out.write(b'\\n' * 1000000)", PLAYS),
    "a million lines at once": ("widen()\n    while True: out.write(b'\\n' * 1000000)", NO_MOVE),
    "a megabyte of other numbers at once": (
        "widen(); other = (json.dumps({'id': -1, 'x': [{}] * 15000}) + '\\n').encode() * 20\n"
        "    while True: out.write(other)",
        NO_MOVE,
    ),
    "a megabyte without a line's end at once": ("widen()\n    while True: out.write(b'x' * 1000000)", NO_MOVE),
    "the answer byte for byte": (
        "[(out.write(bytes([b])), out.flush()) for b in json.dumps({'move': move}).encode() + b'\\n']",
        PLAYS,
    ),
    "an answer that never ends, drop by drop": (
        "while True: (out.write(b' '), out.flush(), time.sleep(0.005))",
        LATE,
    ),
    "60 kB beside the move": ("play(note='x' * 60000)", PLAYS),
    "70 kB beside the move": ("play(note='x' * 70000)", NO_MOVE),
    "line ends of Windows": ("say(json.dumps({'move': move}) + '\\r')", PLAYS),
    "a mark at the beginning": ("say(b'\\xef\\xbb\\xbf' + json.dumps({'move': move}).encode())", PLAYS),
    # How it lives and ends.
    "an end": ("sys.exit(0)", ENDED),
    "an end with a status": ("os._exit(77)", ENDED),
    "a crash": ("os.kill(os.getpid(), signal.SIGSEGV)", ENDED),
    "an exception": ("raise ValueError('no')", ENDED),
    "sleep": ("time.sleep(600)", LATE),
    "sleep that no signal ends": (
        "[signal.signal(each, signal.SIG_IGN) for each in (1, 2, 3, 13, 14, 15)]; time.sleep(600)",
        LATE,
    ),
    "work without end": ("while True: pass", LATE),
    "a stop": ("os.kill(os.getpid(), signal.SIGSTOP)", LATE),
    "a closed output": ("os.close(1); time.sleep(600)", LATE),
    "closed streams": ("[os.close(n) for n in range(3)]; time.sleep(600)", LATE),
    "no look at further questions": ("play(); time.sleep(600)", PLAYS),
    # What it starts.
    "a child": ("sleeper(); play()", PLAYS),
    "a child that keeps the output": ("sleeper(stdout=1); sys.exit(0)", ENDED),
    "twenty children": ("[sleeper() for _ in range(20)]; time.sleep(600)", LATE),
    "a child that answers": ("os.fork() or (play(), time.sleep(600)); time.sleep(600)", PLAYS),
    "a child in a group of its own": ("sleeper(process_group=0); play()", PLAYS),
    "a child in a session of its own": ("sleeper(start_new_session=True); sys.exit(0)", ENDED),
    "a daemon": (
        "os.fork() or daemon(); play()",
        PLAYS,
    ),
    "a daemon and an end": (
        "os.fork() or daemon(); os._exit(0)",
        ENDED,
    ),
    "children of children": ("[os.fork() for _ in range(5)]; os.setpgid(0, 0); play(); time.sleep(600)", PLAYS),
    "an end of those who watch it": ("os.kill(os.getppid(), signal.SIGKILL); time.sleep(600)", ENDED),
    "a stop of those who watch it": ("os.kill(os.getppid(), signal.SIGSTOP); sleeper(); play()", PLAYS),
    "stops without end of those who watch it": (
        "inner = os.getppid(); os.fork() and play()\n    while True: os.kill(inner, signal.SIGSTOP); time.sleep(0.005)",
        PLAYS,
    ),
    "another program in its place": ("os.execvp('sleep', ['sleep', '600'])", LATE),
    "300 orphans": ("[os.fork() or (os.fork(), os._exit(0)) for _ in range(300)]; play()", PLAYS),
    "orphans of its own": (
        "import ctypes; ctypes.CDLL(None).prctl(36, 1, 0, 0, 0); os.fork() or daemon(); play(); time.sleep(600)",
        PLAYS,
    ),
    "a chain of sessions": (
        "play(); end = time.time() + 60\n    while time.time() < end: os.fork() and os._exit(0); os.setsid()",
        PLAYS,
    ),
    "an end of the outer one": (
        "outer = open(f'/proc/{os.getppid()}/stat').read().rpartition(')')[2].split()[1]\n"
        "    os.kill(int(outer), signal.SIGKILL); time.sleep(600)",
        ENDED,
    ),
    # What it writes beside its answers.
    "messages without end": ("while True: err.write(b'x' * 10000)", LATE),
    "lines of messages without end": ("while True: err.write(b'x\\n' * 1000)", LATE),
    "a megabyte of messages at once": ("widen()\n    while True: err.write(b'x\\n' * 500000)", LATE),
    "a word and an end": ("err.write(b'\\x1b[31mno\\x07 \\xff\\n'); err.flush(); sys.exit(1)", ENDED),
    "both without end": (
        "import threading; flood = lambda: [err.write(b'y' * 65536) for _ in range(10**6)]\n"
        "    threading.Thread(target=flood, daemon=True).start()\n"
        "    while True: out.write(b'x' * 60000 + b'\\n')",
        NO_MOVE,
    ),
    # What it takes.
    "every descriptor": (
        "held = []\n    try:\n        while True: held.append(os.dup(0))\n    except OSError: pass\n    play()",
        PLAYS,
    ),
    "100 MB of memory": ("held = b'x' * 100_000_000; play()", PLAYS),
    "the folder where it is": ("os.chdir('/'); play()", PLAYS),
}
"""By what it does: the body of its loop, and what is said of it."""

WITHOUT_QUESTION: dict[str, tuple[str, str]] = {
    "an answer before the question": ('say(\'{"move": "x"}\'); time.sleep(600)', REFUSED),
    "nothing read": ("time.sleep(600)", LATE),
    "a closed input": ("os.close(0); time.sleep(600)", LATE),
    "an end at once": ("sys.exit(1)", ENDED),
    "an end as of what isn't there": ("sys.exit(127)", ENDED),
}
"""The same for programs that don't wait for a question."""

COMMANDS = {
    "nothing": "",
    "spaces": "   ",
    "an open quotation mark": '"',
    "quotation marks": '""',
    "a folder": "/tmp",
    "what isn't there": "/nowhere/at/all --move",
    "no program": "/etc/passwd",
    "a shell's line": "echo x; touch /tmp/owned",
    "a long name": "x" * 2000,
    "an option": "--help",
    "a zero byte": "python3\x00 x",
}
"""Command lines that start nothing."""


def source(name: str) -> str:
    """The text of a program."""
    if name in WITHOUT_QUESTION:
        return OPENING + WITHOUT_QUESTION[name][0]
    return OPENING + LOOP + "    " + ANSWERS[name][0] + "\n"
