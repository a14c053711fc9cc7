"""Exagon at this table: handling, questions, notation, all tiles."""

from __future__ import annotations

from elios_desktop.engine.games.exagon.tiles import TILES
from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Items, Paragraph, Question, Section, Specimen, Specimens, Table
from elios_desktop.texts.translate import Translate, fill


def sections(translate: Translate) -> list[Section]:
    """Around the game."""
    return [
        Section(
            "machine",
            translate("RulebookExagon", "Playing at this table"),
            (
                *shared.handling(translate),
                Items(
                    (
                        translate(
                            "RulebookExagon",
                            "While you hold a tile, R or the wheel turns it. Over a place it turns only to where it "
                            "fits.",
                        ),
                        translate(
                            "RulebookExagon",
                            "Sides that match show green, and beside the tile you read how many they are and what "
                            "that brings.",
                        ),
                        translate(
                            "RulebookExagon",
                            "The wheel, or + and −, makes the table larger and smaller; drag the cloth to move it; 0 "
                            "shows everything.",
                        ),
                        translate(
                            "RulebookExagon",
                            "S sorts your rack: by star, by star points, or what fits best first. A mark shows which "
                            "tiles fit somewhere now.",
                        ),
                        translate(
                            "RulebookExagon",
                            "Click another player’s plate to see their tiles. E ends your turn, P pauses the "
                            "hourglass.",
                        ),
                    )
                ),
                *shared.keeping(translate),
            ),
        ),
        Section(
            "questions",
            translate("RulebookExagon", "Questions that come up"),
            (
                Question(
                    translate("RulebookExagon", "Must I put down a tile in my turn?"),
                    translate(
                        "RulebookExagon",
                        "Only [in the opening](#opening), if you can. Later you may end your turn at any time.",
                    ),
                ),
                Question(
                    translate("RulebookExagon", "May I put down a tile with one matching side if I have no bonus?"),
                    translate(
                        "RulebookExagon",
                        "Yes. It stays there, and your turn is over. Often that is the last thing in a turn.",
                    ),
                ),
                Question(
                    translate(
                        "RulebookExagon",
                        "A tile touches three others, but only two of the three sides match. May it go there?",
                    ),
                    translate("RulebookExagon", "No. Every side that touches another tile has to match."),
                ),
                Question(
                    translate(
                        "RulebookExagon",
                        "Does a tile with three matching sides still count if time runs out right after it?",
                    ),
                    translate(
                        "RulebookExagon",
                        "Yes, what lies on the table stays there. But the bonus that it earned is lost with the turn.",
                    ),
                ),
                Question(
                    translate("RulebookExagon", "Can a tile lie beside an Exagon area if it is an Exagon area, too?"),
                    translate("RulebookExagon", "No. An Exagon area matches nothing at all."),
                ),
                Question(
                    translate("RulebookExagon", "May I use two bonuses in a row?"),
                    translate(
                        "RulebookExagon", "Yes, as many as you have, and for putting down and giving as you like."
                    ),
                ),
                Question(
                    translate("RulebookExagon", "How can I win quickly?"),
                    translate(
                        "RulebookExagon",
                        "Look for places with three sides. One such tile gives you a bonus, and the bonus gets rid of "
                        "a tile that fits badly.",
                    ),
                ),
                Question(
                    translate("RulebookExagon", "What if somebody gets a tile from me and can’t win any more?"),
                    translate(
                        "RulebookExagon",
                        "That is the idea. They have two tiles now, so nobody can give them another one for the "
                        "moment.",
                    ),
                ),
                *shared.common_questions(translate),
            ),
        ),
        Section(
            "tiles",
            translate("RulebookExagon", "All forty tiles"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Each tile with the number by which moves are written, the sum in its star and its star "
                        "points. Sentences call a tile by the sum, which can be read on it.",
                    )
                ),
                Specimens("tile", tuple(_tile(number, translate) for number in TILES), columns=5),
            ),
        ),
        Section(
            "notation",
            translate("RulebookExagon", "How moves are written"),
            (
                shared.notation_intro(translate),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "A place is written as two numbers, counted from the middle of the table at 0,0: the first "
                        "goes to the right, the second down to the right.",
                    )
                ),
                Table(
                    (translate("RulebookExagon", "Written"), translate("RulebookExagon", "Meaning")),
                    (
                        (
                            "17@2,-1/3",
                            translate("RulebookExagon", "tile 17 on the place 2,−1, turned three steps clockwise"),
                        ),
                        ("give 17>2", translate("RulebookExagon", "tile 17 is given to seat 2")),
                        ("end", translate("RulebookExagon", "the turn ends")),
                        ("timeout", translate("RulebookExagon", "time is out")),
                    ),
                ),
            ),
        ),
    ]


def _tile(number: int, translate: Translate) -> Specimen:
    tile = TILES[number]
    text = fill(translate("RulebookExagon", "star {star}, points {points}"), star=tile.star, points=tile.points)
    return Specimen(str(number), fill(translate("RulebookExagon", "Tile {number}"), number=number), text)
