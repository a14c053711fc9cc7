"""The door for text from outside: names, notes, titles, error texts, whatever a file or another program says.

What comes from a file goes through `name_of` where it is read, what is repeated in a sentence through `quoted`, what
becomes a file's name through `file_name`: nothing else of it is shown, written or given to another program.
"""

import unicodedata

LONGEST = 60
"""Letters of a name, and of a quotation."""
MOST_MARKS = 4
"""Accents, vowel signs and the like on one letter: no language needs more, and stacks of them cover other lines."""

_INVISIBLE = frozenset(("Cc", "Cf", "Cs", "Co"))
"""Unicode's controls (also of the direction in which text runs), halves of surrogate pairs, private letters."""
_PICTURES = range(0x1F000, 0x1FFFE)
"""New ones come each year, sooner to people's keyboards than to Python."""
_MARKS = frozenset(("Mn", "Me"))
_JOINERS = "\u200c\u200d"
"""Persian and the scripts of India are written with them, and so are many pictures; only ever between two letters."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that look like nothing at all."""
_NOT_IN_FILE_NAMES = '/\\:*?"<>|'
_MOST_BYTES = 200
_MOST_LINES = 1000
_DEVICES = frozenset(("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))))
"""Windows takes them for a device, whatever stands after the dot."""


def name_of(value: object, longest: int = LONGEST) -> str:
    """Say what somebody or something is called, of whatever stands in a file or a field: one line of visible
    letters."""
    if not isinstance(value, str):
        return ""
    # The longest that can be of use: what is left out is counted, too, but not without end.
    return _cut(" ".join(_visible(value[: 20 * longest]).split()), longest)


def quoted(value: object, longest: int = LONGEST) -> str:
    """Return a quotation for a message: what can't be seen is spelled, and it isn't endless."""
    text = _few_marks(str(value)[: longest + 1])
    if not text.isprintable():
        text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)
    return _cut(text, longest)


def quoted_lines(text: str, longest: int = 500) -> str:
    """Return the same for many lines: their ends stay, each is cut, and there are no more than somebody may read."""
    return "\n".join(quoted(line.expandtabs(8), longest) for line in text.splitlines()[-_MOST_LINES:])


def file_name(text: str) -> str:
    """Return a name for a file on any system, without its suffix."""
    shown = _visible(text).translate(dict.fromkeys(map(ord, _NOT_IN_FILE_NAMES), "-"))
    # File systems count bytes, most of them up to 255, and the suffix has to fit in, too.
    name = " ".join(shown.split()).encode()[:_MOST_BYTES].decode(errors="ignore").strip(". ")
    return f"_{name}" if name.partition(".")[0].casefold() in _DEVICES else name


def _visible(text: str) -> str:
    """Without what has no shape of its own, or changes that of its neighbours."""
    if text.isascii() and text.isprintable():
        return text
    return _few_marks("".join(_joined([" " if c.isspace() or c in _BLANK else c for c in text if _is_kept(c)])))


def _is_kept(letter: str) -> bool:
    if letter in _JOINERS or letter.isspace():
        return True
    category = unicodedata.category(letter)
    if category == "Cn":  # no letter: some never will be one, and some that may be are invisible until then
        return ord(letter) in _PICTURES
    return category not in _INVISIBLE


def _joined(letters: list[str]) -> list[str]:
    """Without joiners that join nothing."""
    beside = zip([" ", *letters], letters, [*letters[1:], " "], strict=False)
    return [c for before, c, after in beside if c not in _JOINERS or not {before, after} & {" ", *_JOINERS}]


def _few_marks(text: str) -> str:
    """Leave at most so many marks on a letter."""
    if text.isascii():
        return text
    kept, marks = [], MOST_MARKS  # at the beginning they would lie on what stands before the text
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1].rstrip(f" {_JOINERS}") + "…"
