"""Compiles translations: .ts files in, the bytes of a .qm file out, the same that Qt's lrelease writes.

It needs the standard library only, so that a package can be built where no Qt is. Of the .ts format it knows what
`translations.py` writes: finished texts with contexts, remarks and plural forms.
"""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from pathlib import Path

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _NUMERUS = 0xA7, 0x42, 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_ONE_IS_SINGULAR = b"\x01\x01"
"""Which plural form a number takes; the same in all our languages."""

Key = tuple[bytes, bytes, bytes]
"""Context, source text and remark, by which a text is found."""


def release(sources: Path, target: Path) -> list[Path]:
    """Compile each language's .ts files into one .qm in the folder `target`."""
    target.mkdir(parents=True, exist_ok=True)
    made = []
    for language in sorted({path.stem.rpartition(".")[2] for path in sources.glob("*.ts")}):
        path = target / f"elios_desktop_{language}.qm"
        new = path.with_suffix(".new.qm")
        new.write_bytes(compiled(sorted(sources.glob(f"*.{language}.ts")), language))
        # Qt maps these files into memory: one that was written over would kill every program that has it open.
        made.append(new.replace(path))
    return made


def compiled(paths: Iterable[Path], language: str) -> bytes:
    """The .qm file of these .ts files."""
    texts: dict[Key, list[str]] = {}
    for key, forms in _with_general_ones(list(_messages(paths))):
        texts.setdefault(key, forms)
    ordered = sorted(texts.items())
    body = bytearray()
    hashes: list[tuple[int, int]] = []
    for key, forms in ordered:
        hashes.append((_hash(key[1] + key[2]), len(body)))
        for form in forms:
            body += _block(_TRANSLATION, form.encode("utf-16-be"))
        body += _block(_COMMENT, key[2]) + _block(_SOURCE, key[1]) + _block(_CONTEXT, key[0]) + bytes([_END])
    offsets = b"".join(struct.pack(">II", *each) for each in sorted(hashes))
    parts = ((_LANGUAGE, language.encode()), (_HASHES, offsets), (_MESSAGES, bytes(body)), (_NUMERUS, _ONE_IS_SINGULAR))
    return _MAGIC + b"".join(_block(tag, data) for tag, data in parts if data)


def _messages(paths: Iterable[Path]) -> Iterator[tuple[Key, list[str]]]:
    for path in paths:
        for context in ET.parse(path).getroot().iter("context"):
            for message in context.iter("message"):
                translation = message.find("translation")
                if translation is None or translation.get("type") is not None:
                    raise ValueError(f"{path.name} has an unfinished text: {message.findtext('source', '')!r}")
                plural = [form.text or "" for form in translation.iter("numerusform")]
                names = (context.findtext("name", ""), *(message.findtext(each, "") for each in ("source", "comment")))
                yield (names[0].encode(), names[1].encode(), names[2].encode()), plural or [translation.text or ""]


def _with_general_ones(messages: list[tuple[Key, list[str]]]) -> Iterator[tuple[Key, list[str]]]:
    """The first text with a remark stands for the one without, where there is none: Qt finds it so, too."""
    plain = {key[:2] for key, _ in messages if not key[2]}
    for key, forms in messages:
        if key[2] and key[:2] not in plain:
            plain.add(key[:2])
            yield (key[0], key[1], b""), forms
        else:
            yield key, forms


def _block(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _hash(text: bytes) -> int:
    """The hash of System V's object files, as Qt has it."""
    h = 0
    for byte in text:
        h = ((h << 4) + byte) & 0xFFFFFFFF
        high = h & 0xF0000000
        if high:
            h ^= high >> 24
        h &= ~high
    return h or 1
