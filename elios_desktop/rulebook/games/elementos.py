"""The rulebook of Elementos."""

from __future__ import annotations

from elios_desktop.rulebook import shared
from elios_desktop.rulebook.blocks import (
    Block,
    Example,
    Items,
    Paragraph,
    Picture,
    Question,
    Ruling,
    Section,
    Specimen,
    Specimens,
    Steps,
    Table,
)
from elios_desktop.texts.translate import Translate


def sections(translate: Translate) -> list[Section]:
    """The whole rulebook."""
    return [*_before(translate), *_turn(translate), *_ending(translate), *_around(translate)]


def _before(translate: Translate) -> list[Section]:
    return [
        Section(
            "goal",
            translate("RulebookElementos", "What it is about"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Two players face each other across a narrow board. Each has nine wooden tokens and a wand. "
                        "Whoever brings the wand to the far row first wins.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The wand can't walk alone: it passes from token to token, or rides straight ahead on one. "
                        "The tokens carry fire, wood and water, and [each of them takes one of the others](#take).",
                    )
                ),
            ),
        ),
        Section(
            "box",
            translate("RulebookElementos", "What is in the box"),
            (
                Items(
                    (
                        translate("RulebookElementos", "A wooden board with 3 columns and 8 rows."),
                        translate("RulebookElementos", "9 light tokens and 9 dark ones, with a symbol on both sides."),
                        translate("RulebookElementos", "2 wands, one for each player."),
                    )
                ),
                Specimens(
                    "element",
                    (
                        Specimen(
                            "F",
                            translate("RulebookElementos", "Fire"),
                            translate("RulebookElementos", "takes wood, and is taken by water"),
                        ),
                        Specimen(
                            "W",
                            translate("RulebookElementos", "Wood"),
                            translate("RulebookElementos", "takes water, and is taken by fire"),
                        ),
                        Specimen(
                            "A",
                            translate("RulebookElementos", "Water"),
                            translate("RulebookElementos", "takes fire, and is taken by wood"),
                        ),
                    ),
                    columns=3,
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The two sides of a token always differ. Each player has three tokens with fire and wood, three "
                        "with wood and water and three with water and fire.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The columns are called a, b and c, the rows 1 to 8. Light sits at row 1 and goes up, dark sits "
                        "at row 8 and comes down. “Ahead” always means: away from you, towards the other player.",
                    )
                ),
                Ruling(
                    translate(
                        "RulebookElementos", "The board has 8 rows: three for each player, and two between them."
                    ),
                    translate(
                        "RulebookElementos",
                        "The sheet in the box shows two homes of three by three squares and doesn't say how large the "
                        "board is. Published descriptions of the wooden box give three by eight squares.",
                    ),
                ),
            ),
        ),
        Section(
            "arranging",
            translate("RulebookElementos", "Laying out the tokens"),
            (
                Steps(
                    (
                        translate("RulebookElementos", "Agree on who begins."),
                        translate(
                            "RulebookElementos",
                            "Each player lays the nine tokens on the three rows in front of them, in any order, with "
                            "any side up.",
                        ),
                        translate(
                            "RulebookElementos",
                            "The wand goes into the token in the middle: on b2 for light, b7 for dark.",
                        ),
                    )
                ),
                Picture(
                    "start",
                    translate(
                        "RulebookElementos",
                        "The usual layout, with three of each symbol face up. Both wands stand in the middle tokens.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "An arrangement always uses all nine tokens: three of each pair. Once you are ready, it stands.",
                    ),
                    explains=("elementos.bad_arrangement", "elementos.already_arranged"),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The first turn comes when both of you have laid out your tokens. Who arranges first makes no "
                        "difference; with the curtain, neither sees the other's layout before their own is ready.",
                    ),
                    explains=("elementos.not_arranged",),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "At this table: drag a token onto another to swap the two, double-click it (or press F) to turn "
                        "it over. “Usual layout” and “Random” lay them out for you, “Ready” ends it.",
                    )
                ),
            ),
        ),
    ]


def _turn(translate: Translate) -> list[Section]:
    return [
        Section(
            "turn",
            translate("RulebookElementos", "Your turn"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos", "You take turns. In your turn you do exactly one of these three things:"
                    )
                ),
                Items(
                    (
                        translate(
                            "RulebookElementos",
                            "[move a token](#move) one square, perhaps [taking](#take) one of your opponent's,",
                        ),
                        translate("RulebookElementos", "[turn a token over](#flip),"),
                        translate(
                            "RulebookElementos",
                            "[move the wand](#wand) to a neighbouring token, or ahead together with its token.",
                        ),
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You can't pass. You only ever move your own tokens and your own wand, and a wand stands only in "
                        "a token of its owner; on an empty square there is nothing to move and no token for a wand.",
                    ),
                    explains=("elementos.not_yours", "elementos.no_token"),
                ),
            ),
        ),
        Section(
            "move",
            translate("RulebookElementos", "Moving a token"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "A token goes one square: straight ahead, diagonally ahead, or sideways. It never goes back, "
                        "neither straight nor diagonally.",
                    ),
                    explains=("elementos.backwards", "elementos.too_far"),
                ),
                Picture(
                    "directions",
                    translate(
                        "RulebookElementos",
                        "Light holds the token on a4. It may go to the glowing squares: ahead, diagonally ahead or "
                        "sideways, but not back.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The square has to be empty, or hold a token of your opponent's that yours [takes](#take). Two "
                        "tokens never share a square, so you can't go onto a token of your own.",
                    ),
                    explains=("elementos.own_token",),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The token in which your wand stands is your home and [moves differently](#home).",
                    )
                ),
            ),
        ),
        Section(
            "take",
            translate("RulebookElementos", "Taking"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "**Fire takes wood, wood takes water, water takes fire.** No symbol takes its own kind. Only the "
                        "side that lies up counts.",
                    ),
                    explains=("elementos.does_not_beat",),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You take by moving onto the other token's square. It leaves the game for good, and yours stands "
                        "in its place. Taking goes in the same directions as moving, and you never have to take.",
                    )
                ),
                Picture(
                    "take",
                    translate(
                        "RulebookElementos",
                        "Light's fire on a4 can take the wood on b5, diagonally ahead. If that token showed water, the "
                        "square wouldn't glow.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "A square with an opponent's token is entered by taking and in no other way: a home carries its "
                        "wand to empty squares only. And where nothing stands, there is nothing to take.",
                    ),
                    explains=("elementos.occupied", "elementos.nothing_to_take"),
                ),
            ),
        ),
        Section(
            "flip",
            translate("RulebookElementos", "Turning a token over"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Instead of moving you may turn one of your tokens over, wherever it stands. From now on its "
                        "other symbol counts. You may turn your home over, too: the wand stays in it.",
                    )
                ),
                Example(
                    translate(
                        "RulebookElementos",
                        "Your wood faces a fire and would be taken. If its other side is water, turn it over: now it "
                        "threatens the fire instead.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Turning can't go on for ever: see [When turning has to stop](#equilibrium).",
                    )
                ),
            ),
        ),
        Section(
            "wand",
            translate("RulebookElementos", "Moving the wand"),
            (
                Paragraph(translate("RulebookElementos", "The wand moves in one of two ways:")),
                Items(
                    (
                        translate(
                            "RulebookElementos",
                            "**To another token.** It changes to one of your own tokens on a neighbouring square: ahead, "
                            "diagonally ahead or sideways, never back.",
                        ),
                        translate(
                            "RulebookElementos",
                            "**With its token.** The token in which it stands goes one square straight ahead, to an "
                            "empty square, and takes the wand along.",
                        ),
                    ),
                    explains=("elementos.no_wand",),
                ),
                Picture(
                    "wand",
                    translate(
                        "RulebookElementos",
                        "Light's wand on b2 may change to any of the glowing tokens: one diagonally ahead on either "
                        "side, and one on either side of it.",
                    ),
                ),
                Picture(
                    "carry",
                    translate(
                        "RulebookElementos",
                        "The square ahead of the wand is empty: the token on b2 can carry it to b3, and nowhere else.",
                    ),
                ),
            ),
        ),
        Section(
            "home",
            translate("RulebookElementos", "Home: the token with the wand"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "The token in which a wand stands is a home. A home takes nothing and can't be taken, whatever "
                        "symbol it shows.",
                    ),
                    explains=("elementos.home_is_protected",),
                ),
                Picture(
                    "home",
                    translate(
                        "RulebookElementos",
                        "Light's fire on a5 can't take the wood on b6: dark's wand stands in it.",
                    ),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "A home moves only [with its wand](#wand), straight ahead to an empty square: not sideways, not "
                        "diagonally, and not onto another token.",
                    ),
                    explains=("elementos.home_only_forward",),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "When the wand has gone on to another token, the old one is an ordinary token again, and can "
                        "take and be taken.",
                    )
                ),
            ),
        ),
        Section(
            "equilibrium",
            translate("RulebookElementos", "When turning has to stop"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "Two tokens face each other, and both players turn theirs over again and again, each hoping for "
                        "the better symbol. The rules say that this has to stop once it has come full circle.",
                    )
                ),
                Ruling(
                    translate(
                        "RulebookElementos",
                        "Look at the flips made in a row, by either of you, since the last move that was not a flip. If "
                        "all tokens lie again as they lay at some moment of that run, its start included, every token "
                        "flipped in the run is locked.",
                    ),
                    translate(
                        "RulebookElementos",
                        "The sheet says that turning stops when it gets nowhere, but not when exactly that is. Coming "
                        "back to what has been there before is the first moment at which it surely got nowhere.",
                    ),
                    explains=("elementos.equilibrium",),
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "A locked token shows a little padlock. It can't be turned over until one of you has made a move "
                        "that isn't a flip, even if other tokens are flipped in between. That move opens all locks.",
                    )
                ),
                Picture(
                    "locks",
                    translate(
                        "RulebookElementos",
                        "Light flipped a4, dark a5, light a4, dark a5: everything lies as before, so both are locked. "
                        "Light has to do something else now.",
                    ),
                ),
                Ruling(
                    translate(
                        "RulebookElementos",
                        "If a player could do nothing at all because of locks, the locks don't bind that player in that "
                        "turn. For the other one they stay.",
                    ),
                    translate(
                        "RulebookElementos",
                        "Nobody may pass, so a player must always have a move. It is very rare, but it can happen.",
                    ),
                ),
            ),
        ),
    ]


def _ending(translate: Translate) -> list[Section]:
    return [
        Section(
            "end",
            translate("RulebookElementos", "How the game ends"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You win at once when your wand reaches the far row: row 8 for light, row 1 for dark. It makes "
                        "no difference whether it was passed to a token there or carried.",
                    )
                ),
                Picture(
                    "win",
                    translate(
                        "RulebookElementos",
                        "Light's wand stands on b7, and b8 is empty: light carries it there and wins.",
                    ),
                ),
                Example(
                    translate(
                        "RulebookElementos",
                        "Your wand stands on a7, and another token of yours on b8. Pass the wand diagonally ahead to "
                        "b8: you win.",
                    )
                ),
                Ruling(
                    translate(
                        "RulebookElementos",
                        "When the same position, with the same player to move, stands for the third time, the game is a "
                        "draw. Positions are the same when all tokens, both their sides and both wands are.",
                    ),
                    translate(
                        "RulebookElementos",
                        "The sheet doesn't speak of it. Wands and tokens can move sideways for ever, and a game has to "
                        "end some time. Positions count from the moment when both have laid out their tokens.",
                    ),
                ),
                Paragraph(translate("RulebookElementos", "There are no points: you win, you lose, or it is a draw.")),
                shared.over(translate),
            ),
        ),
    ]


def _around(translate: Translate) -> list[Section]:
    return [
        Section(
            "memory",
            translate("RulebookElementos", "Undersides, and playing from memory"),
            (
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "You may look at the undersides of your own tokens at any time. Nobody ever sees the underside "
                        "of an opponent's token before it is turned over.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "If you choose “From memory” when you set up the game, nobody looks at an underside any more "
                        "once both have laid out their tokens. You have to remember your own.",
                    )
                ),
                Paragraph(
                    translate(
                        "RulebookElementos",
                        "At this table: press a token of yours and hold it to peek below it, or press V to see all your "
                        "undersides for a moment. Ask your opponent to look away.",
                    )
                ),
            ),
        ),
        Section(
            "machine",
            translate("RulebookElementos", "Playing at this table"),
            (
                *shared.handling(translate),
                Items(
                    (
                        translate("RulebookElementos", "Drag a token to move it or to take with it."),
                        translate("RulebookElementos", "Double-click a token, or press F on it, to turn it over."),
                        translate(
                            "RulebookElementos",
                            "Drag the wand to another token, or straight ahead. Dragging the token below it ahead "
                            "carries the wand as well.",
                        ),
                        translate(
                            "RulebookElementos",
                            "Who takes whom is always drawn beside the board. What was taken lies beside it, too.",
                        ),
                    )
                ),
                *shared.hiding(translate),
                *shared.keeping(translate),
            ),
        ),
        Section(
            "questions",
            translate("RulebookElementos", "Questions that come up"),
            (
                Question(
                    translate("RulebookElementos", "Do I have to take if I can?"),
                    translate("RulebookElementos", "No. You always choose freely among all your moves."),
                ),
                Question(
                    translate("RulebookElementos", "May I turn over the token in which my wand stands?"),
                    translate(
                        "RulebookElementos",
                        "Yes. As a home its symbol counts for nothing, but it will when the wand has moved on.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "Can my wand be taken?"),
                    translate(
                        "RulebookElementos",
                        "No. It always stands in a token, that token is a home, and a home can't be taken.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "What blocks my wand, then?"),
                    translate(
                        "RulebookElementos",
                        "Whatever stands straight ahead of your home, if no token of yours stands beside it or "
                        "diagonally ahead to pass the wand to. Losing your tokens leaves your wand lonely.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "Two equal symbols face each other. What happens?"),
                    translate(
                        "RulebookElementos",
                        "Nothing: neither takes the other. Go around it, turn yours over, or do something elsewhere.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "May a token on the far row still do something?"),
                    translate(
                        "RulebookElementos",
                        "It can't go ahead any more, but it goes sideways, takes sideways, can be turned over, and can "
                        "receive the wand: that wins.",
                    ),
                ),
                Question(
                    translate("RulebookElementos", "Can my tokens win without the wand?"),
                    translate("RulebookElementos", "No. Only the wand counts; tokens are its way across."),
                ),
                *shared.common_questions(translate),
            ),
        ),
        Section(
            "notation",
            translate("RulebookElementos", "How moves are written"),
            (
                shared.notation_intro(translate),
                Table(
                    (
                        translate("RulebookElementos", "Written"),
                        translate("RulebookElementos", "Meaning"),
                    ),
                    (
                        ("b3-b4", translate("RulebookElementos", "the token on b3 moves to the empty square b4")),
                        ("b3xb4", translate("RulebookElementos", "the token on b3 takes the one on b4")),
                        ("flip b3", translate("RulebookElementos", "the token on b3 is turned over")),
                        ("wand b2-c3", translate("RulebookElementos", "the wand passes from b2 to the token on c3")),
                        ("carry b2-b3", translate("RulebookElementos", "the token on b2 carries the wand to b3")),
                        (
                            "arrange 1 FW WA …",
                            translate(
                                "RulebookElementos",
                                "light's nine tokens from the back row to the front, each row from a to c: the side "
                                "that lies up, then the underside (F fire, W wood, A water)",
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ]


def card(translate: Translate) -> list[Block]:
    """What you can do in a turn."""
    return [
        Paragraph(translate("RulebookElementos", "**Bring your wand to the far row.** In your turn do one thing:")),
        Items(
            (
                translate(
                    "RulebookElementos",
                    "**Move a token** one square ahead, diagonally ahead or sideways: to an empty square, or onto an "
                    "opponent's token that it takes.",
                ),
                translate("RulebookElementos", "**Turn a token over**, wherever it stands."),
                translate(
                    "RulebookElementos",
                    "**Pass the wand** to a token of yours on a neighbouring square: ahead, diagonally ahead or sideways.",
                ),
                translate("RulebookElementos", "**Carry the wand** with its token straight ahead to an empty square."),
            )
        ),
        Paragraph(translate("RulebookElementos", "**Fire takes wood, wood takes water, water takes fire.**")),
        Items(
            (
                translate("RulebookElementos", "Nothing ever goes back."),
                translate("RulebookElementos", "The token with the wand takes nothing and can't be taken."),
                translate(
                    "RulebookElementos",
                    "If flips come full circle, the flipped tokens are locked until somebody makes another kind of move.",
                ),
                translate("RulebookElementos", "The same position for the third time is a draw."),
            )
        ),
        Paragraph(
            translate(
                "RulebookElementos",
                "**At this table:** drag to move, double-click or F to turn over, press and hold to peek, V to see all "
                "your undersides.",
            )
        ),
    ]
