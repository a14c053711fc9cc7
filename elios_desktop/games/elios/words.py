"""The words of Elios: refusals, moves, turns and results as sentences."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from elios_desktop.engine.contract import HEAD_START, AnyState, AnyTransition, Refusal, Result, Seat, head_start
from elios_desktop.games.elios.rules import Arrange, Disc, Move, Place, Split, View
from elios_desktop.games.elios.rules.deal import FEWER_BEAMS
from elios_desktop.games.elios.rules.moves import Arranged, BeamLanded, DiscAdded, GroupSplit, SeatFinished, TurnMove
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import Translate, fill
from elios_desktop.texts.words import (
    RefusalText,
    head_start_value,
    head_start_words,
    over_sentence,
)

CONTEXT = "Elios"

REFUSALS: Mapping[str, RefusalText] = {
    "elios.not_your_group": RefusalText(
        QT_TRANSLATE_NOOP("Elios", "You have no group {group}: you can place or split only your own groups."),
        "turn",
    ),
    "elios.wrong_colour": RefusalText(
        QT_TRANSLATE_NOOP("Elios", "On column {column}, {beam} can’t go on {top}: {rule}."), "place"
    ),
    "elios.no_column": RefusalText(
        QT_TRANSLATE_NOOP("Elios", "No column shows {beams} or a joker now, so {group} can’t be placed."), "place"
    ),
    "elios.levels_differ": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elios", "All beams of a group land on the same level; here they would land on levels {levels}."
        ),
        "place",
    ),
    "elios.above_discs": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elios", "That would be level {level}, but the top disc is on level {discs}: no beam lands above it."
        ),
        "place",
    ),
    "elios.same_column": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elios", "Every beam of a group goes on a column of its own; here column {column} would get more than one."
        ),
        "place",
    ),
    "elios.first_turn_joker": RefusalText(
        QT_TRANSLATE_NOOP("Elios", "On the very first turn you have to place a group with a joker."), "first-turn"
    ),
    "elios.no_discs_left": RefusalText(
        QT_TRANSLATE_NOOP("Elios", "All the discs are on the stack: there are none left to add."), "disc"
    ),
    "elios.cannot_split": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elios",
            "You can’t split {group} by taking out {beam}: a group of two or three is split by taking "
            "out one of its own beams.",
        ),
        "split",
    ),
    "elios.must_act": RefusalText(
        QT_TRANSLATE_NOOP("Elios", "You can pass only when there’s nothing else to do, but {possible}."), "pass"
    ),
    "elios.bad_arrangement": RefusalText(
        QT_TRANSLATE_NOOP("Elios", "Beams can’t be grouped like this: {reason}."), "arranging"
    ),
    "elios.already_arranged": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elios", "Seat {seat} has finished arranging: their groups stay as they are until their turn."
        ),
        "arranging",
    ),
    "elios.not_arranged": RefusalText(
        QT_TRANSLATE_NOOP(
            "Elios", "The turns begin when everybody has arranged their beams. Seats still to finish: {seats}."
        ),
        "arranging",
    ),
}

RAINBOW = "ROYLGABPJ"
"""The order in which people see beams; notation has them in code-point order."""


def colour(letter: str, translate: Translate) -> str:
    """Return the colour of a beam, as a word."""
    return {
        "R": translate("Elios", "red"),
        "O": translate("Elios", "orange"),
        "Y": translate("Elios", "yellow"),
        "L": translate("Elios", "lime"),
        "G": translate("Elios", "green"),
        "A": translate("Elios", "azure"),
        "B": translate("Elios", "blue"),
        "P": translate("Elios", "purple"),
        "J": translate("Elios", "joker"),
    }[letter]


def the_colour(letter: str, translate: Translate) -> str:
    """Return the colour of a beam where a sentence speaks of that beam: Italian gives it its article."""
    return {
        "R": translate("Elios", "red", "with its article"),
        "O": translate("Elios", "orange", "with its article"),
        "Y": translate("Elios", "yellow", "with its article"),
        "L": translate("Elios", "lime", "with its article"),
        "G": translate("Elios", "green", "with its article"),
        "A": translate("Elios", "azure", "with its article"),
        "B": translate("Elios", "blue", "with its article"),
        "P": translate("Elios", "purple", "with its article"),
        "J": translate("Elios", "the joker", "with its article"),
    }[letter]


def group_words(letters: str, translate: Translate) -> str:
    """Return a group in words, in rainbow order: "green + azure + joker"."""
    return " + ".join(colour(letter, translate) for letter in sorted(letters, key=RAINBOW.index))


def refusal_args(refusal: Refusal, translate: Translate) -> Mapping[str, Any]:
    """Return colours, groups, levels and seats in words."""
    args = dict(refusal.args)
    if "group" in args:
        args["group"] = group_words(args["group"], translate)
    if refusal.code == "elios.wrong_colour":
        args.update(_colour_rule(args["top"], args["colour"], translate))
    if "beams" in args:
        args["beams"] = _listed(colour(letter, translate) for letter in sorted(args["beams"], key=RAINBOW.index))
    if "beam" in args:
        args["beam"] = the_colour(args["beam"], translate)
    if refusal.code == "elios.levels_differ":
        args["levels"] = _listed(sorted(set(args["levels"])))
    if refusal.code == "elios.bad_arrangement":
        args["reason"] = _no_group(refusal.about, translate)
    if refusal.code == "elios.not_arranged":
        args["seats"] = _listed(args["seats"])
    if refusal.code == "elios.must_act":
        args["possible"] = _possible(args["move"], translate)
    return args


def _no_group(about: Iterable[str], translate: Translate) -> str:
    """Say what is wrong with the first of the groups that are none, or what an arrangement has to be."""
    wrong = next((each.removeprefix("group ") for each in about if each.startswith("group ")), "")
    twice = next((letter for letter in sorted(wrong, key=RAINBOW.index) if wrong.count(letter) > 1), "")
    if twice == "J":
        return translate("Elios", "a group has at most one joker")
    if twice:
        text = translate("Elios", "no colour is in a group twice, but here {colour} would be")
        return fill(text, colour=the_colour(twice, translate))
    if wrong:
        return translate("Elios", "a group has at most three beams")
    return translate("Elios", "every beam in your hand has to be in one group, and only one")


def _colour_rule(top: str, keeps: str, translate: Translate) -> dict[str, str]:
    """Return what lies on top of a column, and the rule against putting another colour there."""
    if top == "J":
        # A joker turns a colour away only where it keeps the one below it.
        return {
            "top": fill(translate("Elios", "a joker that keeps {colour}"), colour=colour(keeps, translate)),
            "rule": translate("Elios", "in this game only a column’s own colour or another joker may go on a joker"),
        }
    return {
        "top": the_colour(top, translate),
        "rule": translate("Elios", "a beam needs its own colour or a joker below it"),
    }


def _possible(move: TurnMove, translate: Translate) -> str:
    """Say what could be done instead of passing."""
    match move:
        case Place():
            landings = _landings(move.column_of.items(), translate)
            return fill(translate("Elios", "you can place {landings}"), landings=landings)
        case Split(group):
            return fill(translate("Elios", "you can split {group}"), group=group_words(group, translate))
        case _:
            return translate("Elios", "you can add a disc")


def _landings(beams: Iterable[tuple[str, int]], translate: Translate) -> str:
    in_order = sorted(beams, key=lambda beam: RAINBOW.index(beam[0]))
    text = translate("Elios", "{beam} on column {column}")
    return ", ".join(fill(text, beam=colour(letter, translate), column=column) for letter, column in in_order)


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))


def option(name: str, translate: Translate) -> tuple[str, str]:
    """Return an option's name and a sentence about it."""
    if name == HEAD_START:
        return head_start_words(translate)
    return {
        "joker": (
            translate("Elios", "What may go on a joker"),
            translate("Elios", "A joker itself goes on any column."),
        )
    }[name]


def option_value(name: str, value: object, translate: Translate) -> tuple[str, str]:
    """Return a value's name and what it means for the game."""
    if name == HEAD_START:
        step = head_start({name: str(value)})[1]
        fewer = translate("Elios", "Up to %n fewer coloured beam(s).", None, FEWER_BEAMS[2][step])
        return head_start_value({name: str(value)}, fewer, translate)
    return {
        ("joker", "open"): (
            translate("Elios", "any colour"),
            translate(
                "Elios",
                "Any beam may go on a joker, and from then on the column asks for that beam’s colour. A colour can "
                "run out of columns: if nobody can do anything any more, whoever has the fewest beams left wins.",
            ),
        ),
        ("joker", "keeps"): (
            translate("Elios", "the column’s colour"),
            translate(
                "Elios",
                "A column keeps its colour under a joker: only that colour or another joker may go on it. No game can"
                " be blocked, so somebody always places the last beam.",
            ),
        ),
    }[(name, str(value))]


def move(transition: AnyTransition, viewer: Seat | None, names: Sequence[str], translate: Translate) -> str:
    """Return a move as a sentence. Nothing is hidden in Elios, so every viewer reads the same."""
    name = names[transition.seat - 1]
    happened = transition.events[0]
    if isinstance(happened, Arranged):
        return fill(translate("Elios", "{name} has made %n group(s).", None, len(happened.groups)), name=name)
    if isinstance(happened, DiscAdded):
        return fill(translate("Elios", "{name} adds a disc: now there are {discs}."), name=name, discs=happened.discs)
    if isinstance(happened, GroupSplit):
        return fill(
            translate("Elios", "{name} splits {group} into {single} and {rest}."),
            name=name,
            group=group_words(happened.group, translate),
            single=group_words(happened.single, translate),
            rest=group_words(happened.rest, translate),
        )
    if isinstance(happened, BeamLanded):
        beams = [(event.letter, event.column) for event in transition.events if isinstance(event, BeamLanded)]
        if any(isinstance(event, SeatFinished) for event in transition.events):
            text = translate("Elios", "{name} places the last beams on level {level}: {landings}.")
        else:
            text = translate("Elios", "{name} places on level {level}: {landings}.")
        return fill(text, name=name, level=happened.level, landings=_landings(beams, translate))
    return fill(translate("Elios", "{name} is stuck and passes."), name=name)


def turn(view: View, legal: Collection[Move], names: Sequence[str], translate: Translate) -> str:
    """Say what the seat to move has to do now."""
    if view.phase == "arrange":
        waiting = _listed(names[seat - 1] for seat in view.pending)
        text = translate(
            "Elios", "Sort your beams into groups of one to three different colours. Still at it: {names}."
        )
        return fill(text, names=waiting)
    if view.to_move is None:
        return over_sentence(translate)
    if view.bare:
        text = translate("Elios", "{name} was the last to finish and begins: place a group with a joker.")
    else:
        text = _actions(legal, translate)
    return fill(text, name=names[view.to_move - 1])


def _actions(legal: Collection[Move], translate: Translate) -> str:
    """Return the sentence for what can be done now."""
    kinds = set(map(type, legal))
    return {
        (True, True, True): translate("Elios", "{name}, place a group, add a disc or split a group."),
        (True, True, False): translate("Elios", "{name}, place a group or add a disc."),
        (True, False, True): translate("Elios", "{name}, place a group or split one."),
        (True, False, False): translate("Elios", "{name}, place a group: at least one of yours fits."),
        (False, True, True): translate("Elios", "{name}, no group fits now: add a disc or split a group."),
        (False, True, False): translate("Elios", "{name}, no group fits now: add a disc."),
        (False, False, True): translate("Elios", "{name}, no group fits now: split one."),
        (False, False, False): translate(
            "Elios", "{name} has to pass: no group fits anywhere, no disc is left, and no group can be split."
        ),
    }[Place in kinds, Disc in kinds, Split in kinds]


def result(result: Result, state: AnyState, names: Sequence[str], translate: Translate) -> str:
    """Say by which rule the game was won."""
    winners = [names[seat - 1] for seat in result.winners]
    teams = len(result.scores) == 4
    left = sum(result.scores[str(seat)] for seat in result.winners)
    if result.reason == "all_placed":
        if teams:
            text = translate("Elios", "{names} and {name} have placed all their beams.")
        else:
            text = translate("Elios", "{name} has placed every beam.")
    elif teams and len(winners) == 4:
        left //= 2
        text = translate(
            "Elios",
            "The game is blocked: nobody can do anything. Both teams have the same number of beams left: {left} each.",
        )
    elif teams:
        text = translate(
            "Elios",
            "The game is blocked: nobody can do anything. {names} and {name} have the fewest beams left: {left} "
            "between them.",
        )
    elif len(winners) == 1:
        text = translate(
            "Elios", "The game is blocked: nobody can do anything. {name} has the fewest beams left: {left}."
        )
    else:
        left //= len(winners)
        text = translate(
            "Elios",
            "The game is blocked: nobody can do anything. {names} and {name} tie for the fewest beams left: "
            "{left} each.",
        )
    return fill(text, name=winners[-1], names=", ".join(winners[:-1]), left=left)


def advice(moves: Sequence[Move], view: View, names: Sequence[str], translate: Translate) -> str:
    """Say what to do; a turn is one move."""
    match moves[0]:
        case Arrange(_, groups):
            return translate("Elios", "Make %n group(s) like this.", None, len(groups))
        case Place() as move:
            level = view.height(move.columns[0]) + 1
            text = translate("Elios", "Place on level {level}: {landings}.")
            return fill(text, level=level, landings=_landings(move.column_of.items(), translate))
        case Split(group, single):
            return fill(
                translate("Elios", "Split {group} into {single} and {rest}."),
                group=group_words(group, translate),
                single=group_words(single, translate),
                rest=group_words(group.replace(single, "", 1), translate),
            )
        case Disc():
            return fill(translate("Elios", "Add a disc: then there are {discs}."), discs=view.discs + 1)
        case _:
            return translate("Elios", "Pass: you are stuck.")


def reason(reason: Reason, names: Sequence[str], translate: Translate) -> str:
    """Return the sentence for a reason."""
    args = dict(reason.args)
    if "colour" in args:
        args["colour"] = the_colour(args["colour"], translate)
    if "group" in args:
        args["group"] = args["single"] = group_words(args["group"], translate)
    if "seat" in args:
        args["player"] = names[args["seat"] - 1]
    beams, groups, turns = (reason.args.get(name, -1) for name in ("beams", "groups", "turns"))
    text = {
        "elios.groups": translate(
            "Elios", "You need %n turn(s), and these groups did well in trial games.", None, groups
        ),
        "elios.few_groups": translate(
            "Elios", "You need only %n turn(s) if every group finds its place: it can’t be done in fewer.", None, groups
        ),
        "elios.joker_alone": translate(
            "Elios", "You need %n turn(s), but a joker by itself fits wherever there is room.", None, groups
        ),
        "elios.single_beams": translate(
            "Elios", "You need %n turn(s), but a beam by itself finds a place more easily than a group.", None, groups
        ),
        "elios.last_beams": translate("Elios", "You place your last beams and win."),
        "elios.blocks": translate("Elios", "You block the game and win it."),
        "elios.wins": translate("Elios", "You win in %n turn(s) at most, whatever the others do.", None, turns),
        "elios.passes": translate("Elios", "You can do nothing else."),
        "elios.disc_opens": translate(
            "Elios", "You open level {level}: then %n more group(s) can be placed.", None, groups
        ),
        "elios.disc_waits": translate("Elios", "You play for time: the columns stay as they are."),
        "elios.split_frees": translate("Elios", "The whole group doesn’t fit, but “{group}” will."),
        "elios.split_later": translate(
            "Elios", "The single beam “{single}” can go on column {column} as soon as a disc makes room for it."
        ),
        "elios.split_waits": translate("Elios", "You play for time: smaller groups find a place more easily."),
        "elios.own_last_beams": translate("Elios", "You place %n beam(s), the last you have.", None, beams),
        "elios.shuts_out": _shuts_out(groups, "seat" in args, translate),
        "elios.place_opens": translate("Elios", "You make room for %n more group(s) of your own.", None, groups),
        "elios.only_column": translate("Elios", "You use column {column}, the only one that takes {colour} now."),
        "elios.places": translate("Elios", "You place %n beam(s): no more will fit now.", None, beams),
        "elios.places_small": translate("Elios", "You place %n beam(s); a larger group can wait.", None, beams),
    }[reason.code]
    return fill(text, **args)


def _shuts_out(groups: int, of_one: bool, translate: Translate) -> str:
    """So many groups of one opponent, or of several, can't be placed any more: until there is another disc, mostly."""
    if of_one:
        return translate("Elios", "You keep {player} from placing %n group(s) for now.", None, groups)
    return translate("Elios", "You keep your opponents from placing %n group(s) for now.", None, groups)


# ---- Puzzles


def puzzle_kind(kind: str, translate: Translate) -> str:
    """Return a kind of puzzle in a few words."""
    return {
        "elios.finish": translate("Elios", "Place them all"),
        "elios.hold": translate("Elios", "Hold them off"),
    }[kind]


def puzzle_task(kind: str, goal: int, name: str, translate: Translate) -> str:
    """Say what a puzzle asks for; `name` plays against whoever solves it."""
    text = {
        "elios.finish": translate("Elios", "Place all your beams in %n turn(s), whatever {name} does.", None, goal),
        "elios.hold": translate(
            "Elios",
            "Hold {name} off: find the only move that keeps {name} from placing all their beams within %n turn(s).",
            None,
            goal,
        ),
    }[kind]
    return fill(text, name=name)


def puzzle_why(code: str, args: Mapping[str, Any], name: str, translate: Translate) -> str:
    """Say what is wrong with a move that somebody tried, after what the answer to it is."""
    turns = args.get("turns", -1)
    text = {
        "refuted": translate("Elios", "Now you can’t place all your beams in time."),
        "beaten": translate("Elios", "Now {name} wins."),
        "late": translate("Elios", "You’re out of turns, and not all your beams are placed."),
        "forced": translate("Elios", "Now {name} places all their beams in %n turn(s), whatever you do.", None, turns),
    }[code]
    return fill(text, name=name)
