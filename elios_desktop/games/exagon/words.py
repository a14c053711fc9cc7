"""The words of Exagon: refusals, moves, turns, points and results as sentences."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from elios_desktop.engine import contract
from elios_desktop.games.exagon.rules import FEWER_TILES, MORE_SECONDS, Give, Move, Put, View
from elios_desktop.games.exagon.rules.moves import BonusEarned, BonusUsed, TileGiven, TilePlaced, TurnEnded
from elios_desktop.games.exagon.rules.tiles import TILES, Tile
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill
from elios_desktop.texts.words import (
    RefusalText,
    head_start_value,
    head_start_words,
    joined_names,
    one_after_the_other,
    over_sentence,
)

CONTEXT = "Exagon"

REFUSALS: Mapping[str, RefusalText] = {
    "exagon.not_your_tile": RefusalText(
        QT_TRANSLATE_NOOP("Exagon", "The tile with star {tile} isn’t on your rack: you play only your own tiles."),
        "turn",
    ),
    "exagon.first_tile_at_centre": RefusalText(
        QT_TRANSLATE_NOOP(
            "Exagon", "The first tile goes in the middle of the empty table, with its number the right way up."
        ),
        "opening",
    ),
    "exagon.cell_taken": RefusalText(
        QT_TRANSLATE_NOOP("Exagon", "There’s already a tile there: put yours on a free place."), "turn"
    ),
    "exagon.not_touching": RefusalText(
        QT_TRANSLATE_NOOP(
            "Exagon", "There’s nothing next to that place: a tile has to touch one that is on the table."
        ),
        "turn",
    ),
    "exagon.exagon_side": RefusalText(
        QT_TRANSLATE_NOOP(
            "Exagon",
            "The tile with star {tile} can’t go there: {own} would meet {other}, and no tile ever lies "
            "against an Exagon area.",
        ),
        "exagon-area",
    ),
    "exagon.side_mismatch": RefusalText(
        QT_TRANSLATE_NOOP(
            "Exagon",
            "The tile with star {tile} can’t go there like this: {own} would meet {other}; {rule}.",
        ),
        "match",
    ),
    "exagon.no_bonus": RefusalText(
        QT_TRANSLATE_NOOP(
            "Exagon",
            "Giving a tile away costs a bonus, and you have none: match three sides or more with a tile to earn one.",
        ),
        "give",
    ),
    "exagon.give_only_to_one_tile": RefusalText(
        QT_TRANSLATE_NOOP("Exagon", "You can give a tile only to another player who has exactly one; {reason}."),
        "give",
    ),
    "exagon.must_place": RefusalText(
        QT_TRANSLATE_NOOP(
            "Exagon", "Until there are two tiles on the table, you have to put one down if one of yours fits."
        ),
        "opening",
    ),
    "exagon.no_clock": RefusalText(
        QT_TRANSLATE_NOOP(
            "Exagon", "Until there are two tiles on the table the hourglass doesn’t run, so time can’t run out."
        ),
        "hourglass",
    ),
}


def refusal_args(refusal: contract.Refusal, translate: Translate) -> Mapping[str, Any]:
    """Tiles, areas and seats in words."""
    args = dict(refusal.args)
    if refusal.code == "exagon.side_mismatch":
        args["rule"] = (
            translate("Exagon", "a jolly stands for any digit that isn’t on its own tile")
            if "J" in (args["own"], args["other"])
            else translate("Exagon", "areas that meet have to match")
        )
    for name in ("own", "other"):
        if isinstance(args.get(name), str):
            args[name] = an_area(args[name], translate)
    for name in ("tile", "other_tile", *(("other",) if refusal.code == "exagon.cell_taken" else ())):
        if name in args:
            args[name] = tile_name(args[name])
    if refusal.code == "exagon.give_only_to_one_tile":
        args["reason"] = (
            translate("Exagon", "this seat is your own")
            if args["own"]
            else fill(translate("Exagon", "seat {seat} has %n tile(s)", None, args["count"]), seat=args["seat"])
        )
    return args


def tile_name(number: int) -> str:
    """Say what people call a tile: by the sum in its star, the only number of its own that is printed on it; where
    others have the same, with three of its digits, clockwise from the lowest. The number by which moves are written can
    be seen nowhere on the table."""
    return _NAMES[number]


def _name(tile: Tile) -> str:
    if sum(each.star == tile.star for each in TILES.values()) == 1:
        return str(tile.star)
    digits = "".join(filter(str.isdigit, tile.sides))
    lowest = digits.index(min(digits))
    return f"{tile.star} ({'-'.join((digits * 2)[lowest : lowest + 3])})"


_NAMES = {number: _name(tile) for number, tile in TILES.items()}


def area(letter: str, translate: Translate) -> str:
    """Say what one of a tile's areas shows: a digit, "J" or "X"."""
    if letter == "J":
        return translate("Exagon", "jolly", "one area of a tile")
    if letter == "X":
        return translate("Exagon", "Exagon", "one area of a tile")
    return letter


def an_area(letter: str, translate: Translate) -> str:
    """Return the same within a sentence about it."""
    if letter == "J":
        return translate("Exagon", "a jolly", "one area of a tile, within a sentence")
    if letter == "X":
        return translate("Exagon", "an Exagon area", "one area of a tile, within a sentence")
    if letter == "8":
        return fill(translate("Exagon", "an {digit}", "one area of a tile, within a sentence"), digit=letter)
    return fill(translate("Exagon", "a {digit}", "one area of a tile, within a sentence"), digit=letter)


def option(name: str, translate: Translate) -> tuple[str, str]:
    """Exagon has no options."""
    if name == contract.HEAD_START:
        return head_start_words(translate)
    raise KeyError(name)


def option_value(name: str, value: object, translate: Translate) -> tuple[str, str]:
    """Exagon has no options."""
    if name == contract.HEAD_START:
        step = contract.head_start({name: str(value)})[1]
        return head_start_value({name: str(value)}, _fewer(step, translate), translate)
    raise KeyError(name)


def _fewer(step: int, translate: Translate) -> str:
    few, seconds = FEWER_TILES[2][step], MORE_SECONDS * step
    text = translate("Exagon", "Up to %n fewer tile(s), and {seconds} more seconds of sand each turn.", None, few)
    return fill(text, seconds=seconds)


def move(
    transition: contract.AnyTransition, viewer: contract.Seat | None, names: Sequence[str], translate: Translate
) -> str:
    """Return a move as a sentence. Nothing is hidden in Exagon, so every viewer reads the same."""
    happened = transition.events[0]
    result = transition.after.result
    won = "" if result is None else result.reason
    if isinstance(happened, TilePlaced):
        return _placed(happened, transition.events[1:], won, names, translate)
    if isinstance(happened, TileGiven):
        last = translate("Exagon", "{name} uses a bonus to give {taker} the last tile, with star {tile}.")
        usual = translate("Exagon", "{name} uses a bonus to give {taker} the tile with star {tile}.")
        giver, taker = names[happened.giver - 1], names[happened.taker - 1]
        return fill(last if won else usual, name=giver, tile=tile_name(happened.tile), taker=taker)
    assert isinstance(happened, TurnEnded)
    return fill(_ended(happened, transition.before, translate), name=names[happened.seat - 1])


def _placed(
    happened: TilePlaced, after: Sequence[contract.Event], won: str, names: Sequence[str], translate: Translate
) -> str:
    then = after[0] if after else None
    values: dict[str, Any] = {
        "name": names[happened.seat - 1],
        "tile": tile_name(happened.tile),
    }
    if won == "perfect_fit":
        text = translate(
            "Exagon", "{name} puts down the tile with star {tile} and matches all six sides: a perfect fit."
        )
    elif won:
        text = translate("Exagon", "{name} puts down their last tile, with star {tile}.")
    elif not happened.sides:
        text = translate("Exagon", "{name} puts the tile with star {tile} in the middle of the table.")
    elif isinstance(then, BonusEarned):
        text = {
            1: translate("Exagon", "{name} puts down the tile with star {tile}: three sides match and earn a bonus."),
            2: translate(
                "Exagon", "{name} puts down the tile with star {tile}: four sides match and earn two bonuses."
            ),
            3: translate(
                "Exagon", "{name} puts down the tile with star {tile}: five sides match and earn three bonuses."
            ),
        }[then.count]
    elif isinstance(then, BonusUsed):
        text = translate(
            "Exagon", "{name} uses a bonus to put down the tile with star {tile}, as only one side matches."
        )
    elif isinstance(then, TurnEnded) and then.why == "opening":
        text = translate("Exagon", "{name} joins the tile with star {tile} to the first one.")
    elif isinstance(then, TurnEnded):
        text = translate(
            "Exagon", "{name} puts down the tile with star {tile}: only one side matches, so the turn ends."
        )
    else:
        text = translate("Exagon", "{name} puts down the tile with star {tile}: two sides match.")
    return fill(text, **values)


def _ended(happened: TurnEnded, before: contract.AnyState, translate: Translate) -> str:
    if happened.why == "timeout":
        return translate("Exagon", "{name} is out of time.")
    if before.phase == "opening":
        return translate("Exagon", "{name} has no tile that fits.")
    if happened.placed:
        return translate("Exagon", "{name} ends the turn.")
    return translate("Exagon", "{name} ends the turn without putting a tile down.")


def turn(view: View, legal: Collection[Move], names: Sequence[str], translate: Translate) -> str:
    """Say what the seat to move has to do now."""
    if view.to_move is None:
        return over_sentence(translate)
    giving = any(isinstance(each, Give) for each in legal)
    if not any(isinstance(each, Put) for each in legal):
        if giving:
            text = translate("Exagon", "{name}, no tile fits: give one away, or end the turn.")
        else:
            text = translate("Exagon", "{name}, none of your tiles fits now: end the turn.")
    elif len(view.hands[view.to_move - 1]) == 1:
        text = translate("Exagon", "{name}, your last tile: put it down and you win.")
    elif view.phase == "opening":
        if view.board:
            text = translate("Exagon", "{name}, join one tile to the one on the table.")
        else:
            text = translate("Exagon", "{name}, put the first tile in the middle of the table.")
    elif view.bonus:
        if giving:
            text = translate(
                "Exagon",
                "{name}, go on: %n bonus(es) left for matching a single side or giving a tile away.",
                None,
                view.bonus,
            )
        else:
            text = translate("Exagon", "{name}, go on: %n bonus(es) left for matching a single side.", None, view.bonus)
    elif view.placed:
        text = translate("Exagon", "{name}, match two sides or more to go on, or end the turn.")
    else:
        text = translate("Exagon", "{name}, put tiles down: match two sides or more, and your turn goes on.")
    return fill(text, name=names[view.to_move - 1])


def scored(event: contract.Scored, names: Sequence[str], translate: Translate) -> str:
    """Return a line of the ledger."""
    values: dict[str, Any] = {"name": names[event.seat - 1], "points": event.points}
    if event.rule == "winner":
        return fill(translate("Exagon", "{name} gets %n point(s) for winning the game.", None, event.points), **values)
    if event.rule == "never_below_zero":
        return fill(
            translate("Exagon", "{name}: the loss is cut by {points}, as a total never falls below 0."), **values
        )
    values["tile"] = tile_name(int(event.cells[0].removeprefix("tile ")))
    if event.rule == "jolly":
        text = translate(
            "Exagon",
            "{name} loses %n point(s) for the jolly area on the unplayed tile with star {tile}.",
            None,
            -event.points,
        )
    else:
        text = translate(
            "Exagon",
            "{name} loses %n point(s) for the unplayed tile with star {tile}.",
            None,
            -event.points,
        )
    return fill(text, **values)


def begins(state: contract.AnyState, seat: contract.Seat, names: Sequence[str], translate: Translate) -> str:
    """Say which star lets this seat begin."""
    star = max(TILES[tile].star for tile in state.view(None).hands[seat - 1])
    text = translate("Exagon", "{name} has the highest star, the {star}, and begins.")
    return fill(text, name=names[seat - 1], star=star)


def result(result: contract.Result, state: contract.AnyState, names: Sequence[str], translate: Translate) -> str:
    """Say by which rule the game was won."""
    winners = [names[seat - 1] for seat in result.winners]
    if result.reason == "no_tiles":
        text = translate("Exagon", "{name} has no tile left.")
    elif result.reason == "perfect_fit":
        text = translate("Exagon", "{name} matched all six sides of a tile: a perfect fit.")
    elif len(winners) == 1:
        left = sorted(len(hand) for hand in state.view(None).hands)
        if left[0] < left[1]:
            text = translate(
                "Exagon", "For a whole round nobody put a tile down or gave one away. {name} has the fewest tiles left."
            )
        else:
            text = translate(
                "Exagon",
                "For a whole round nobody put a tile down or gave one away. Of those with the fewest tiles left,"
                " {name} has the fewest star points.",
            )
    else:
        text = translate(
            "Exagon",
            "For a whole round nobody put a tile down or gave one away. {names} and {name} tie for the fewest tiles "
            "left and for the fewest star points on them.",
        )
    return fill(text, name=winners[-1], names=", ".join(winners[:-1]))


_NAMED = 3
"""So many tiles that are put down one after the other are named; the pictures on the table show all of them."""


def advice(moves: Sequence[Move], view: View, names: Sequence[str], translate: Translate) -> str:
    """Say what to do in this turn."""
    deeds: list[str] = []
    tiles: list[int] = []
    for move in [*moves, None]:
        if isinstance(move, Put):
            tiles.append(move.tile)
            continue
        if tiles:
            deeds.append(_putting(tiles, view, translate))
            tiles = []
        if isinstance(move, Give):
            giving = translate("Exagon", "use a bonus to give {taker} the tile with star {tile}")
            deeds.append(fill(giving, taker=names[move.to - 1], tile=tile_name(move.tile)))
        elif move is not None:
            deeds.append(translate("Exagon", "end the turn"))
    return one_after_the_other(deeds, translate)


def _putting(tiles: Sequence[int], view: View, translate: Translate) -> str:
    named = [tile_name(tile) for tile in tiles[:_NAMED]]
    if not view.board:
        text = translate("Exagon", "put the tile with star {tile} in the middle of the table")
    elif view.phase == "opening":
        text = translate("Exagon", "join the tile with star {tile} to the first one")
    elif len(tiles) == 1:
        text = translate("Exagon", "put down the tile with star {tile}")
    elif len(tiles) <= _NAMED:
        text = translate("Exagon", "put down the tiles with stars {tiles}, in this order")
    else:
        more = len(tiles) - _NAMED
        text = translate("Exagon", "put down the tiles with stars {tiles} and %n more, in this order", None, more)
        return fill(text, tiles=", ".join(named))
    return fill(text, tile=named[0], tiles=joined_names(named, translate))


def reason(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """Return the sentence for a reason."""
    args = reason.args
    count, left = args.get("count", -1), args.get("left", -1)
    text = {
        "exagon.ends": translate("Exagon", "You can gain nothing more this turn."),
        "exagon.wins": _wins(args.get("more", 0), translate),
        "exagon.gives": translate("Exagon", "You get rid of one tile, and {taker} has two again."),
        "exagon.opens": translate("Exagon", "You leave the next player little that fits."),
        "exagon.ends_with": translate("Exagon", "You match one side, and your turn ends: %n tile(s) left.", None, left),
        "exagon.one_less": translate("Exagon", "You get rid of one tile, and then nothing fits: %n left.", None, left),
        "exagon.bonuses": _bonuses(count, translate),
        "exagon.goes_on": translate(
            "Exagon", "You match two sides and go on: %n more tile(s) this turn.", None, args.get("more", 0)
        ),
        "exagon.spends": translate(
            "Exagon", "You spend a bonus, but then %n more tile(s) will fit.", None, args.get("more", 0)
        ),
    }[reason.code]
    return fill(text, taker=names[args["seat"] - 1]) if "seat" in args else text


def _bonuses(count: int, translate: Translate) -> str:
    if count == 1:
        return translate("Exagon", "You earn a bonus and go on.")
    if count == 2:
        return translate("Exagon", "You earn two bonuses and go on.")
    return translate("Exagon", "You earn three bonuses and go on.")


def _wins(more: int, translate: Translate) -> str:
    """Won in this turn, after so many moves more."""
    if not more:
        return translate("Exagon", "You win the game.")
    return translate("Exagon", "You win this turn, with %n more move(s).", None, more)


# ---- Puzzles


def puzzle_kind(kind: str, translate: Translate) -> str:
    """Return a kind of puzzle in a few words."""
    return {
        "exagon.fit": translate("Exagon", "Perfect fit"),
        "exagon.out": translate("Exagon", "All your tiles"),
        "exagon.most": translate("Exagon", "As many as possible"),
    }[kind]


def puzzle_task(kind: str, goal: int, name: str, translate: Translate) -> str:
    """Say what a puzzle asks for; nobody plays against whoever solves it."""
    if kind == "exagon.fit" and goal > 1:
        return translate("Exagon", "Prepare a perfect fit: the second tile of your turn has to match all six sides.")
    return {
        "exagon.fit": translate("Exagon", "Find the perfect fit: one tile that matches all six sides."),
        "exagon.out": translate("Exagon", "Put down all %n tile(s) on your rack this turn.", None, goal),
        "exagon.most": translate("Exagon", "Put down %n tile(s) this turn.", None, goal),
    }[kind]


def puzzle_why(code: str, args: Mapping[str, Any], name: str, translate: Translate) -> str:
    """Say what is wrong with a move that somebody tried."""
    return {
        "at_most": translate(
            "Exagon", "This way you can put down %n tile(s) at most this turn.", None, args.get("tiles", 0)
        ),
        "no_fit": translate("Exagon", "After this there’s no perfect fit any more."),
    }[code]
