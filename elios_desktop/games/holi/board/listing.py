"""The table of Holi as a plain list, and where each piece may go."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import dropwhile, groupby

from elios_desktop.engine.contract import AnyTransition, Event, Seat, seen
from elios_desktop.games.holi.board import gestures
from elios_desktop.games.holi.rules import SCORING_CARDS, Count, Move, View, Way, grid, moves, mutable_position, spaces
from elios_desktop.games.holi.words import cell_in_words, rivalry_card
from elios_desktop.plain_board import Action, Goals, Group, PlainBoard, Role, Situation, Thing
from elios_desktop.texts.translate import Translate, fill


@dataclass(frozen=True, slots=True)
class Marks:
    """Cells with their level ("2c4")."""

    new: tuple[str, ...] = ()
    """Where tokens lie that were not there before."""
    falls: tuple[tuple[str, str, Seat], ...] = ()
    """From where to where a token fell, and whose it is."""
    splashes: tuple[tuple[str, Seat], ...] = ()
    """Where a pawn was hit, or caught a token, and whose that was."""
    left: tuple[str, ...] = ()
    """Where the pawn stood before."""


def last_turn(transitions: Sequence[AnyTransition], to_move: Seat | None, viewer: Seat | None) -> Marks:
    """Return the turn before that of the seat to move, as a viewer may see it; after the end the last one."""
    back = dropwhile(lambda each: each.seat == to_move, reversed(transitions))
    turn = next((list(group) for _, group in groupby(back, key=lambda each: each.seat)), [])
    return marks_of(event for each in reversed(turn) for event in seen(each, viewer))


def marks_of(events: Iterable[Event]) -> Marks:
    """Return what is to be marked after these events."""
    new: list[str] = []
    falls: dict[str, tuple[str, Seat]] = {}
    splashes: list[tuple[str, Seat]] = []
    left: list[str] = []
    for event in events:
        match event:
            case moves.TokenPlaced(cell=cell):
                new.append(cell)
            case moves.TokenFell(owner=owner, start=start, end=end):
                if start in new:
                    new.remove(start)
                new.append(end)
                falls[end] = (falls.pop(start, (start, owner))[0], owner)
            case moves.TokenCaught(owner=owner, cell=cell):
                new.remove(cell)
                splashes.append((cell, owner))
            case moves.DirectHit(owner=owner, cell=cell):
                splashes.append((cell, owner))
            case moves.TokenCollected(cell=cell) if cell in new:
                new.remove(cell)
            case moves.PawnMoved(start=start):
                left.append(start)
            case _:
                pass
    return Marks(
        tuple(new), tuple((start, end, owner) for end, (start, owner) in falls.items()), tuple(splashes), tuple(left)
    )


def hits_of(transitions: Iterable[AnyTransition]) -> dict[Seat, list[Seat]]:
    """Tell who was hit directly in a game, and by whom, in the order in which it happened. Everybody saw it."""
    found: dict[Seat, list[Seat]] = {}
    for transition in transitions:
        for event in transition.events:
            if isinstance(event, moves.DirectHit):
                found.setdefault(event.target, []).append(event.owner)
    return found


CELLS = tuple(gestures.Cell(level, cell) for level in range(grid.LEVELS) for cell in grid.CELL_NAMES)

HoliSituation = Situation[View, Move, gestures.Draft]


@dataclass(frozen=True, slots=True)
class HoliBoard(PlainBoard):
    """The list, with what each key means."""

    held: Mapping[str, gestures.Held] = field(default_factory=dict)
    """The pieces."""
    cells: Mapping[str, gestures.Cell] = field(default_factory=dict)
    """The places."""
    notes: Mapping[str, gestures.Note] = field(default_factory=dict)
    """What can only be asked."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """What each of them is called."""
    names: Sequence[str] = ()
    """The seats' names."""
    counts: Sequence[Count] = ()
    """What each seat would get if the game ended now."""
    turn: gestures.OpenTurn = field(kw_only=True)

    @property
    def hand(self) -> frozenset[int]:
        """The cards of the hand."""
        return frozenset(held.card for held in self.held.values() if isinstance(held, gestures.HandCard))


def board(
    situation: HoliSituation, translate: Translate, flat: bool | None = None, awaited: Seat | None = None
) -> HoliBoard:
    """Return everything on the table. `flat`: whether the levels are shown side by side, where a button changes that;
    `awaited`: whose cards lie face-down until they say that they are here."""
    view = situation.view
    turn = gestures.OpenTurn(view, frozenset(situation.legal), situation.draft)
    held = {each.key: each for each in _held(situation)}
    notes = {each.key: each for each in _notes(situation, flat is not None, awaited)}
    taken = [key for key, each in held.items() if _may_take(each, situation)]
    goals = Goals(taken, lambda key: gestures.goals_of(held[key], turn, CELLS))
    counts = view.counts()
    cells = list(_cells(situation, turn, translate))
    things = (
        *(each for each in cells if each.actions),
        *(_piece(each, situation, turn, key in goals, translate) for key, each in held.items()),
        *(_note(each, situation, counts, flat, translate) for each in notes.values()),
        *(each for each in cells if not each.actions),
    )
    spots = {cell.key: cell for cell in CELLS}
    labels = {each.key: each.label for each in things}
    return HoliBoard(things, goals, held, spots, notes, labels, situation.names, counts, turn=turn)


def _held(situation: HoliSituation) -> Iterator[gestures.Held]:
    view, draft = situation.view, situation.draft
    if draft.choice is not None and situation.legal:
        yield from (gestures.Ghost(cell) for cell in draft.choice.cells if cell in draft.choice.chosen)
    if situation.seat is not None:
        for card in view.hands[situation.seat - 1]:
            if card is not None:
                yield gestures.HandCard(card, card in draft.down)
    yield from (gestures.Pawn(seat, view.pawns[seat - 1]) for seat in view.seats)


def _notes(situation: HoliSituation, button: bool, awaited: Seat | None) -> Iterator[gestures.Note]:
    if awaited is not None:
        yield gestures.CoveredHand(awaited, len(situation.view.hands[awaited - 1]))
    yield from map(gestures.RivalryCard, situation.view.rivalry)
    if situation.draft.reading:
        yield gestures.Reading(situation.draft.reading)
    yield from map(gestures.Plate, situation.view.seats)
    if button:
        yield gestures.ViewButton()


def _may_take(held: gestures.Held, situation: HoliSituation) -> bool:
    view, choosing = situation.view, situation.draft.choice is not None
    if not situation.legal:
        return False
    match held:
        case gestures.Ghost():
            return choosing
        case gestures.HandCard():
            return situation.seat == view.to_move and view.phase == "play" and not choosing
        case gestures.Pawn(seat):
            return seat == view.to_move and not choosing


# Cells


def _cells(situation: HoliSituation, turn: gestures.OpenTurn, translate: Translate) -> Iterator[Thing]:
    view, choice = situation.view, situation.draft.choice
    on_cells = {cell: _on_cell(cell, situation, translate) for cell in CELLS}
    groups = _groups(on_cells, translate)
    for cell, what in on_cells.items():
        label = fill(
            translate("Holi", "{cell}: {what}"),
            cell=cell_in_words(cell.key, translate),
            what=what or translate("Holi", "empty"),
        )
        open_ = bool(situation.legal) and choice is not None and cell.level == turn.level and cell.cell in choice.free
        yield Thing(
            cell.key,
            Role.PLACE,
            label,
            view.levels[cell.level].get(cell.cell),
            enabled=open_,
            actions=(Action.PUT,) if open_ else (),
            groups=() if open_ else groups[cell.level, grid.column_name(cell.cell)],
        )


def _on_cell(cell: gestures.Cell, situation: HoliSituation, translate: Translate) -> str:
    """Say what is on a cell; nothing if it is empty."""
    view, names = situation.view, situation.names
    owner, sweets = view.levels[cell.level].get(cell.cell), view.sweets[cell.level].get(cell.cell, 0)
    pawn = next((seat for seat, place in enumerate(view.pawns, start=1) if place == cell.key), None)
    parts = []
    if owner:
        parts.append(fill(translate("Holi", "{name}’s token"), name=names[owner - 1]))
    if sweets:
        parts.append(translate("Holi", "%n sweet(s)", "", sweets))
    if pawn:
        parts.append(fill(translate("Holi", "{name}’s pawn"), name=names[pawn - 1]))
    return ", ".join(parts)


def _groups(on_cells: Mapping[gestures.Cell, str], translate: Translate) -> dict[tuple[int, str], tuple[Group, Group]]:
    """Return for each column of each level what it is part of: that level, and itself; both say what there is."""
    found = {}
    for level, whole in groupby(on_cells.items(), key=lambda each: each[0].level):
        columns = {name: list(cells) for name, cells in groupby(whole, key=lambda each: grid.column_name(each[0].cell))}
        count = sum(bool(what) for cells in columns.values() for _, what in cells)
        said = translate("Holi", "Level {level}: there is something on %n cell(s)", "", count)
        above = Group(f"level {level}", fill(said, level=level + 1))
        for name, cells in columns.items():
            there = "; ".join(
                fill(translate("Holi", "{cell}: {what}"), cell=cell.cell, what=what) for cell, what in cells if what
            )
            label = fill(
                translate("Holi", "Column {column} of level {level}: {what}"),
                column=name,
                level=level + 1,
                what=there or translate("Holi", "empty"),
            )
            found[level, name] = above, Group(f"{above.key} {name}", label)
    return found


# Pieces


def _piece(
    held: gestures.Held, situation: HoliSituation, turn: gestures.OpenTurn, takes: bool, translate: Translate
) -> Thing:
    actions: tuple[Action, ...] = (Action.TAKE,) if takes else ()
    match held:
        case gestures.Ghost(cell):
            text = translate("Holi", "Token to be thrown on {cell}")
            label = fill(text, cell=cell_in_words(turn.place(cell), translate))
            return Thing(held.key, Role.PIECE, label, turn.seat, actions=actions)
        case gestures.HandCard(card, down):
            turns = (Action.TURN, Action.FLIP) if takes else ()
            choice = situation.draft.choice
            return Thing(
                held.key,
                Role.PIECE,
                _card_label(held, situation, turn, translate),
                situation.seat,
                enabled="throw" not in situation.view.done and not unfit(held, situation, turn),
                selected=choice is not None and choice.card == card,
                actions=(*actions, *(turns if not down else turns[1:])),
            )
        case gestures.Pawn(seat, place):
            name = situation.names[seat - 1]
            label = fill(translate("Holi", "{name}’s pawn, beside the courtyard"), name=name)
            if place:
                text = translate("Holi", "{name}’s pawn, {cell}")
                label = fill(text, name=name, cell=cell_in_words(place, translate))
            return Thing(held.key, Role.PIECE, label, seat, enabled=takes, actions=actions)


def unfit(held: gestures.HandCard, situation: HoliSituation, turn: gestures.OpenTurn) -> bool:
    """Tell whether a card that lies face-up can be thrown nowhere now."""
    if held.down or not situation.legal or situation.view.phase != "play" or "throw" in situation.view.done:
        return False
    return not turn.fits(held.card)


def _card_label(
    held: gestures.HandCard, situation: HoliSituation, turn: gestures.OpenTurn, translate: Translate
) -> str:
    label = card_in_words(held, situation.draft, translate)
    if unfit(held, situation, turn):
        return fill(translate("Holi", "{card}. It doesn’t fit anywhere face-up now."), card=label)
    return label


def card_in_words(held: gestures.HandCard, draft: gestures.Draft, translate: Translate) -> str:
    """Name a card of the hand, and its pattern as it lies."""
    if held.down:
        return fill(translate("Holi", "Card {card}, to be thrown face-down"), card=held.card)
    pattern = _pattern(held.card, draft.turned.get(held.card), translate)
    return fill(translate("Holi", "Card {card}: {pattern}"), card=held.card, pattern=pattern)


def _pattern(card: int, way: Way | None, translate: Translate) -> str:
    """Return a pattern for people who don't see it, line by line from the top."""
    quarters, mirrored = (way.quarters, way.mirrored) if way else (0, False)
    coloured, marks = spaces(card, "#", quarters, mirrored), spaces(card, "*", quarters, mirrored)
    words = {
        "#": translate("Holi", "colour"),
        "*": translate("Holi", "pawn"),
        ".": translate("Holi", "nothing"),
    }
    lines = []
    for row in (1, 0, -1):
        signs = ["#" if (c, row) in coloured else "*" if (c, row) in marks else "." for c in (-1, 0, 1)]
        lines.append(" ".join(words[sign] for sign in signs))
    return "; ".join(lines)


# What can only be asked


def _note(
    note: gestures.Note, situation: HoliSituation, counts: tuple[Count, ...], flat: bool | None, translate: Translate
) -> Thing:
    owner = None
    match note:
        case gestures.CoveredHand(seat, cards):
            owner = seat
            text = translate("Holi", "%n of {name}’s cards, face-down", "", cards)
            label = fill(text, name=situation.names[seat - 1])
        case gestures.Plate(seat):
            owner = seat
            label = plate_label(seat, counts[seat - 1], situation.view, situation.names, translate)
        case gestures.RivalryCard(number) | gestures.Reading(number):
            title, text = rivalry_card(number, translate)
            label = fill(translate("Holi", "Rivalry card “{title}”: {text}"), title=title, text=text)
            worth = _worth(number, counts, situation.names, translate)
            label = f"{label} {worth}" if worth else label
        case gestures.ViewButton():
            label = translate("Holi", "Show the tower") if flat else translate("Holi", "Show the levels side by side")
    return Thing(note.key, Role.NOTE, label, owner, actions=(Action.LOOK,))


def plate_label(seat: Seat, count: Count, view: View, names: Sequence[str], translate: Translate) -> str:
    """Say what a seat has, in words."""
    reserve, pile = view.reserves[seat - 1], view.discards[seat - 1]
    parts = [] if view.result is not None else [_points_now(view, count, translate)]
    parts += [
        fill(
            translate("Holi", "{left} of {all} tokens in the reserve"),
            left=reserve[seat - 1],
            all=mutable_position.TOKENS,
        ),
        translate("Holi", "%n sweet(s)", "", view.held_sweets[seat - 1]),
        translate("Holi", "%n point(s) for direct hits", "", count.hits),
    ]
    for owner, name in enumerate(names, start=1):
        if owner != seat and reserve[owner - 1]:
            parts.append(fill(translate("Holi", "%n of {name}’s tokens", "", reserve[owner - 1]), name=name))
    parts.append(translate("Holi", "%n card(s) in hand", "", len(view.hands[seat - 1])))
    parts.append(translate("Holi", "%n card(s) in the deck", "", len(view.decks[seat - 1])))
    parts.append(translate("Holi", "%n card(s) discarded", "", len(pile)))
    if pile and pile[-1].up:
        parts.append(fill(translate("Holi", "card {card} on top"), card=pile[-1].card))
    elif pile:
        parts.append(translate("Holi", "the top one face-down"))
    if seat in view.finished:
        parts.append(translate("Holi", "finished"))
    return fill(translate("Holi", "{name}: {what}."), name=names[seat - 1], what=", ".join(parts))


def _points_now(view: View, count: Count, translate: Translate) -> str:
    if not SCORING_CARDS.isdisjoint(view.rivalry):
        text = translate(
            "Holi", "%n point(s) if the game ended now, {rivalry} of them for rivalry cards", "", count.total
        )
        return fill(text, rivalry=count.rivalry)
    return translate("Holi", "%n point(s) if the game ended now", "", count.total)


def _worth(number: int, counts: Sequence[Count], names: Sequence[str], translate: Translate) -> str:
    """Say what a rivalry card gives each seat now; empty for one that is not counted at the end."""
    if number not in SCORING_CARDS:
        return ""
    each = ", ".join(f"{name} {count.of_cards[number]}" for name, count in zip(names, counts, strict=True))
    return fill(translate("Holi", "Worth now: {points}."), points=each)
