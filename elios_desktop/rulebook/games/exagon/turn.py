"""A turn of Exagon: the opening, matching, bonuses, giving, the hourglass."""

from __future__ import annotations

from elios_desktop.rulebook.blocks import Example, Items, Paragraph, Picture, Ruling, Section, Table
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """What can be done in a turn."""
    return [
        Section(
            "opening",
            translate("RulebookExagon", "The opening"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Until two tiles lie on the table, each turn is exactly one tile, and the hourglass doesn’t "
                        "run.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "The first tile goes to the middle of the empty table, upright. (With three players a tile "
                        "lies there already.)",
                    ),
                    explains=("exagon.first_tile_at_centre",),
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "The next player joins one tile to it. Whoever has a tile that fits must put one down; "
                        "whoever has none ends the turn without one.",
                    ),
                    explains=("exagon.must_place",),
                ),
                Paragraph(translate("RulebookExagon", "In the opening there are no bonuses, and time can’t run out.")),
                Picture(
                    "opening",
                    translate(
                        "RulebookExagon",
                        "The first tile lies on the table. Bruno holds one of his beside it: one side matches, and "
                        "that is enough. It could also go to the places that glow.",
                    ),
                ),
            ),
        ),
        Section(
            "turn",
            translate("RulebookExagon", "Your turn"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Once two tiles lie on the table (see [The opening](#opening)), a turn is a series of tiles. "
                        "You put down one after the other until your turn ends or [the sand has run "
                        "through](#hourglass).",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "You play tiles from your own rack only. A tile goes onto a free place beside one that lies "
                        "there, and you may turn it any way you like; it is never turned over.",
                    ),
                    explains=("exagon.not_your_tile", "exagon.cell_taken", "exagon.not_touching"),
                ),
                Table(
                    (translate("RulebookExagon", "Sides that match"), translate("RulebookExagon", "What happens")),
                    (
                        (
                            "1",
                            translate(
                                "RulebookExagon", "uses up a bonus, if you have one; if not, your turn ends at once"
                            ),
                        ),
                        ("2", translate("RulebookExagon", "your turn goes on")),
                        ("3", translate("RulebookExagon", "your turn goes on, and you earn 1 [bonus](#bonus)")),
                        ("4", translate("RulebookExagon", "your turn goes on, and you earn 2 bonuses")),
                        ("5", translate("RulebookExagon", "your turn goes on, and you earn 3 bonuses")),
                        ("6", translate("RulebookExagon", "a perfect fit: you win at once")),
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "You may end your turn at any time, even without having put down a tile. Bonuses that you "
                        "haven’t used are lost: they never go over into another turn.",
                    )
                ),
                Picture(
                    "rack",
                    translate(
                        "RulebookExagon",
                        "Anna’s turn. Her tiles lie in the rack before her; a mark shows which of them fit somewhere "
                        "now.",
                    ),
                ),
                Picture(
                    "two",
                    translate(
                        "RulebookExagon",
                        "Anna holds the tile with the star 39 where it touches two others. Both sides match, so her "
                        "turn will go on.",
                    ),
                ),
            ),
        ),
        Section(
            "match",
            translate("RulebookExagon", "What matches"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Two areas that meet match when they show the same digit, and so the same colour. **Every** "
                        "area of your tile that meets another one has to match, not just one of them. [Jolly](#jolly) "
                        "and [Exagon areas](#exagon-area) have rules of their own.",
                    ),
                    explains=("exagon.side_mismatch",),
                ),
                Example(
                    translate(
                        "RulebookExagon",
                        "You put a tile between two others. One of its sides meets a 5 and shows a 5; the other "
                        "meets a 7 and shows a 2. It can’t go there, at least not turned like this.",
                    )
                ),
                Picture(
                    "mismatch",
                    translate(
                        "RulebookExagon",
                        "In the place that is lit, a tile would touch five others. It has to match all five of them.",
                    ),
                ),
            ),
        ),
        Section(
            "jolly",
            translate("RulebookExagon", "Jolly areas"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "A jolly area stands for any digit that is **not** on its own tile. So it matches almost "
                        "anything, but not what its tile has already.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon", "Two jolly areas match when there is a digit that both of them can stand for."
                    )
                ),
                Picture(
                    "jolly",
                    translate(
                        "RulebookExagon",
                        "Anna’s tile shows 1, 2, 4, 6 and 8, so its jolly area can stand for 3, 5, 7 or 9. Here it "
                        "meets a 5.",
                    ),
                ),
            ),
        ),
        Section(
            "exagon-area",
            translate("RulebookExagon", "Exagon areas"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "An Exagon area matches nothing, not even another Exagon area. So no tile can ever lie "
                        "against it: that side stays open for the whole game.",
                    ),
                    explains=("exagon.exagon_side",),
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "This makes such a tile hard to get rid of, and useful to block a place that somebody else is "
                        "waiting for.",
                    )
                ),
            ),
        ),
        Section(
            "bonus",
            translate("RulebookExagon", "Using bonuses"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon", "A bonus is worth one of two things, within the turn in which you earned it:"
                    )
                ),
                Items(
                    (
                        translate("RulebookExagon", "put down a tile that matches on **one side only**, and go on;"),
                        translate("RulebookExagon", "[give one of your tiles](#give) to a player who has exactly one."),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "You don’t say that you use one: a tile with one matching side takes it by itself. The table "
                        "shows how many you have.",
                    )
                ),
            ),
        ),
        Section(
            "give",
            translate("RulebookExagon", "Giving a tile away"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "If another player has exactly one tile, you may use a bonus to give them one of yours. So "
                        "you stop them from winning, and have one tile less yourself.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Without a [bonus](#bonus) you can’t give. You can’t give to a player with two tiles or "
                        "more, and not to yourself.",
                    ),
                    explains=("exagon.no_bonus", "exagon.give_only_to_one_tile"),
                ),
                Paragraph(
                    translate("RulebookExagon", "If you give away your own last tile, you have none left: you win.")
                ),
                Paragraph(translate("RulebookExagon", "At this table: drag the tile onto the other player’s plate.")),
            ),
        ),
        Section(
            "hourglass",
            translate("RulebookExagon", "The hourglass"),
            (
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "Each turn has 60 seconds. **What you leave is added to the next player’s turn**, so a quick "
                        "player makes a present to the one on the left.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "When time is out, your turn ends, as if you had ended it yourself. In the opening the "
                        "hourglass doesn’t run, so time can’t be out there.",
                    ),
                    explains=("exagon.no_clock",),
                ),
                Ruling(
                    translate(
                        "RulebookExagon",
                        "The hourglass stands still while everybody agrees to pause, and what is left of the sand is "
                        "saved with the game. It can be left out altogether.",
                    ),
                    translate(
                        "RulebookExagon",
                        "At a table you would lay the hourglass on its side when the telephone rings. While it is "
                        "paused, the tiles are covered, so that nobody goes on thinking.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookExagon",
                        "At this table: P pauses, if everybody agrees. In the last ten seconds you hear it tick.",
                    )
                ),
            ),
        ),
    ]
