"""Names that a stranger may give a seat, a game or a file: two hundred and more."""

from __future__ import annotations

_INVISIBLE = [
    *map(chr, (*range(1, 32), *range(127, 160))),  # what terminals obey
    *"\u00ad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064",
    *"\u2066\u2067\u2068\u2069\u206a\u206f\ufeff\ufff9\ufffa\ufffb\ufffc\ufffd\ufffe\uffff\ufdd0\ue000\uf8ff",
    *"\U0001fffe\U000e0001\U000e0041\U000e007f\U000f0000\U0010fffd\U0010ffff\u115f\u1160\u2800\u3164\uffa0",
]
_MARKUP = (
    "<b>Anna", "</title><script>alert(1)</script>", '"><img src=file:///etc/passwd>', "<!-- ", "]]>", "<![CDATA[",
    "&amp;", "&#0;", "&#x202e;", "&undefined;", "<?xml version='1.0'?>", "<!DOCTYPE x [<!ENTITY y 'z'>]>&y;", "'", '"',
    "<svg/onload=x>", "<a href='x'>", "<style>*{display:none}", "<h1>Large", "<table><tr><td>", "<br><br><br>",
)  # fmt: skip
_FORMULAS = (
    "=1+1", "+1", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0", '=HYPERLINK("http://x";"y")', " =1", '"=1', "x;=1+1",
    "x,=1+1", "x\t=1+1", "x|=1", "\uff1d1+1", "\uff0b1", "\uff201", "'=1", "x\r\n=1",
)  # fmt: skip
_FORMATS = (
    "{name}", "{0.__class__}", "{", "}", "{{}}", "%n", "%1", "%s%s%s", "%", "\\", "\\n", "&Anna", "&&", "$(touch x)",
    "`touch x`", "; touch x", "| cat", "*", "?", "~", "-rf", "--help", "../../etc/passwd", "C:\\nul", "con", "NUL.txt",
    "/", "\\\\server\\share", ".hidden", "...", ":", "a:b",
)  # fmt: skip
_SHAPES = (
    "x" * 1000, "W" * 61, "ab " * 300, "\u0300" * 500, "Z" + "\u0300" * 500, "e\u20dd" * 20, "\u0e49" * 50,
    "\u202e" * 1000, "\u2066" * 500 + "Anna", "\u200d" * 1000, "👩\u200d" * 300, "🏴" + "\U000e0067" * 100,
    "\ufdfd" * 60,
    "𒐫" * 60, "שלום" * 40, "مرحبا" * 40, "ﷺ", "Anna\u2067נ", "\u2067Anna", "Anna\n\n\n\nBen", "\t\t\tAnna", " ",
    "\u00a0", "\u3000", "ǅ", "ß", "İ", "ﬃ", "Ω", "K",
)  # fmt: skip

NAMES = (
    *(f"An{letter}na" for letter in _INVISIBLE),
    *_MARKUP, *_FORMULAS, *_FORMATS, *_SHAPES,
)  # fmt: skip
