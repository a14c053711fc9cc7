"""Around a game of Exagon: questions, rulings, all tiles, handling, notation."""

from __future__ import annotations

from elios_desktop.games.exagon.rules.tiles import TILES
from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import Grid, Items, Paragraph, Question, Ruling, Section, Specimen, Specimens
from elios_desktop.texts.translate import Translate, fill


def sections(translate: Translate) -> list[Section]:
    """What is looked up."""
    return [
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
                    translate("RulebookExagon", "Yes. It stays there, and your turn is over."),
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
                        "Yes, what is on the table stays there. But the bonus that it earned is lost with the turn.",
                    ),
                ),
                Question(
                    translate("RulebookExagon", "Can a tile lie beside an Exagon area if it is an Exagon area, too?"),
                    translate("RulebookExagon", "No. An Exagon area matches nothing at all."),
                ),
                Question(
                    translate("RulebookExagon", "May I use two bonuses in a row?"),
                    translate("RulebookExagon", "Yes, as many as you have, for putting down or giving."),
                ),
                Question(
                    translate("RulebookExagon", "How can I win quickly?"),
                    translate(
                        "RulebookExagon",
                        "Look for places with three sides. Such a tile gives you a bonus, and the bonus gets "
                        "rid of a tile that fits badly.",
                    ),
                ),
                Question(
                    translate("RulebookExagon", "What if somebody gets a tile from me and can’t win any more?"),
                    translate(
                        "RulebookExagon",
                        "That is the idea. They have two tiles now, so for the moment nobody can give them "
                        "another one.",
                    ),
                ),
                *shared.common_questions(translate),
            ),
        ),
        Section(
            "rulings",
            shared.rulings_title(translate),
            (
                shared.rulings_intro(translate),
                Ruling(
                    "tiles",
                    translate("RulebookExagon", "The forty tiles are ours."),
                    translate(
                        "RulebookExagon",
                        "The sheet gives their properties, not a list. Ours have them all: different digits on "
                        "a tile, one single star 39, three tiles with a jolly, three with an Exagon area, "
                        "every digit equally often.",
                    ),
                ),
                Ruling(
                    "beginner",
                    translate(
                        "RulebookExagon",
                        "With three players, if the star 39 is on the table, whoever has the highest star begins.",
                    ),
                    translate(
                        "RulebookExagon",
                        "The sheet doesn’t cover this case. The next highest star comes closest to what it says.",
                    ),
                ),
                Ruling(
                    "jolly",
                    translate("RulebookExagon", "A jolly area can’t stand for a digit of its own tile."),
                    translate(
                        "RulebookExagon",
                        "The sheet excludes digits “already present”, and its two languages differ on whose. "
                        "Its own tile’s digits are the reading that can be seen at a glance.",
                    ),
                ),
                Ruling(
                    "pause",
                    translate(
                        "RulebookExagon",
                        "If everybody agrees, the hourglass can be paused; the sand that is left is saved with "
                        "the game. You can also play without it.",
                    ),
                    translate(
                        "RulebookExagon",
                        "You would lay a real hourglass on its side when the telephone rings. While it is "
                        "paused the tiles are covered, so that nobody goes on thinking.",
                    ),
                ),
                Ruling(
                    "blocked",
                    translate("RulebookExagon", "A blocked game is won by the fewest tiles left."),
                    translate(
                        "RulebookExagon",
                        "The sheet doesn’t say what happens when nothing fits any more, and it can happen: "
                        "Exagon areas close places for good.",
                    ),
                ),
                Ruling(
                    "fifty",
                    translate(
                        "RulebookExagon", "In a tournament the most points win, and nobody’s total falls below 0."
                    ),
                    translate(
                        "RulebookExagon",
                        "The sheet names only the 50 points, and two players can reach them in the same game. "
                        "Below 0, with four or five players many tournaments would never end.",
                    ),
                ),
            ),
        ),
        Section(
            "machine",
            shared.handling_title(translate),
            (
                *shared.handling(translate),
                Items(
                    (
                        translate(
                            "RulebookExagon",
                            "While you hold a tile, R or the wheel rotates it. Over a place it stops only where it "
                            "fits.",
                        ),
                        translate(
                            "RulebookExagon",
                            "Sides that match show green; beside the tile you read how many they are and what that "
                            "brings.",
                        ),
                        translate(
                            "RulebookExagon",
                            "The wheel, or + and −, zooms the table; drag the cloth to move it; 0 shows everything.",
                        ),
                        translate(
                            "RulebookExagon", "S sorts your rack: by star, by star points, or what fits best first."
                        ),
                        translate(
                            "RulebookExagon",
                            "Click another player’s plate to see their tiles; drag a tile onto it to give it.",
                        ),
                        translate(
                            "RulebookExagon",
                            "E ends your turn, P pauses the hourglass. In the last ten seconds you hear it tick.",
                        ),
                    )
                ),
                *shared.keeping(translate),
            ),
        ),
        Section(
            "tiles",
            translate("RulebookExagon", "All forty tiles"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Each tile with the number by which moves are written. In sentences a tile is named "
                        "after the sum in its star.",
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
                        "A place is written as two numbers, counted from the middle of the table at 0,0: the "
                        "first goes to the right, the second down to the right.",
                    )
                ),
                Grid(
                    (translate("RulebookExagon", "Written"), translate("RulebookExagon", "Meaning")),
                    (
                        (
                            "17@2,-1/3",
                            translate("RulebookExagon", "tile no. 17 on the place 2,−1, rotated three steps clockwise"),
                        ),
                        ("give 17>2", translate("RulebookExagon", "tile no. 17 is given to seat 2")),
                        ("end", translate("RulebookExagon", "the turn ends")),
                        ("timeout", translate("RulebookExagon", "time is up")),
                    ),
                ),
            ),
        ),
    ]


def _tile(number: int, translate: Translate) -> Specimen:
    tile = TILES[number]
    text = fill(translate("RulebookExagon", "star {star}, points {points}"), star=tile.star, points=tile.points)
    return Specimen(str(number), fill(translate("RulebookExagon", "No. {number}"), number=number), text)
