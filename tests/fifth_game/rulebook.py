"""The rulebook of noughts and crosses."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Block, Paragraph, Picture, Section
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """The whole rulebook."""
    return [
        Section(
            "goal",
            translate("RulebookNoughts", "The goal"),
            (
                Paragraph(translate("RulebookNoughts", "Whoever has **three marks in a row** first wins.")),
                Picture(
                    "middle",
                    translate("RulebookNoughts", "Both have marked a square."),
                    (translate("RulebookNoughts", "the middle"),),
                ),
            ),
        ),
        Section(
            "turn",
            translate("RulebookNoughts", "Your turn"),
            (
                Paragraph(
                    translate("RulebookNoughts", "Put your mark on a free square. [Three in a row](#end) win."),
                    explains=("noughts.taken",),
                ),
            ),
        ),
        Section("end", translate("RulebookNoughts", "The end"), (shared.over(translate),)),
        Section(
            "notation",
            translate("RulebookNoughts", "Notation"),
            (
                shared.notation_intro(translate),
                Paragraph(translate("RulebookNoughts", "A move is the name of its square: b2 is the middle.")),
            ),
        ),
    ]


def card(translate: Translate) -> list[Block]:
    """What you can do in a turn."""
    return [Paragraph(translate("RulebookNoughts", "Mark a free square. Three in a row win."))]
