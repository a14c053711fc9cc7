"""The pieces, places and notes of Holi on the scene: each where the layout has it, under the key of the plain board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPixmap

from elios_desktop.engine.contract import Seat
from elios_desktop.games.holi.board.gestures import (
    Cell,
    CoveredHand,
    Draft,
    Ghost,
    HandCard,
    Pawn,
    Plate,
    Reading,
    RivalryCard,
    ViewButton,
)
from elios_desktop.games.holi.board.listing import HoliBoard, HoliSituation, Marks
from elios_desktop.games.holi.rules import SCORING_CARDS, Count, View
from elios_desktop.games.holi.rules.grid import split_place
from elios_desktop.games.holi.rules.mutable_position import TOKENS
from elios_desktop.games.holi.table.cards import Worth
from elios_desktop.games.holi.table.layout import LEVELS, Layout, split
from elios_desktop.games.holi.table.pictures import Pictures
from elios_desktop.games.holi.table.plates import SeatPlate
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import translate

_FLOOR_Z = -500.0
_BESIDE_Z = 5.0
_HAND_Z = 800.0
_READING_Z = 4000.0


class Pieces:
    """Draws positions for one layout."""

    def __init__(self, scene: TableScene, where: Layout, pictures: Pictures) -> None:
        self._scene, self._where, self._pictures = scene, where, pictures
        self._ground: dict[str, tuple[QPainterPath, QPointF]] = {}
        """The shape and the middle of each cell, as far as they have been needed."""

    def draw(self, board: HoliBoard, situation: HoliSituation, acting: Seat | None, marks: Marks) -> None:
        """Everything anew; `acting` is the seat whose plate is marked, `marks` what the turn before brought about."""
        view = situation.view
        self._floors(view)
        for place in board.cells.values():
            self._cell(place, board.labels[place.key], view)
        waiting = [held.seat for held in board.held.values() if isinstance(held, Pawn) and not held.place]
        cards = [held for held in board.held.values() if isinstance(held, HandCard)]
        for held in board.held.values():
            match held:
                case Pawn():
                    piece = self._pawn(held, waiting, view.to_move)
                case HandCard():
                    piece = self._card(held, cards.index(held), len(cards), len(waiting), situation)
                case Ghost(cell):
                    piece = self._ghost(held, board.turn.place(cell), board.turn.seat)
            piece.label = board.labels[held.key]
        for thing in board.things:
            if thing.key in board.held and isinstance(board.held[thing.key], HandCard) and not thing.enabled:
                self._scene.pieces[thing.key].setOpacity(0.72)
        choice = situation.draft.choice
        for cell in choice.free if choice is not None and situation.legal else ():
            self._space(board.turn.place(cell), board.turn.seat)
        self._marks(marks)
        legend = self._pictures.legend() if view.phase == "corners" else None
        if legend is not None:
            self._scene.decoration("legend", *legend, _BESIDE_Z)
        self._notes(board, view, board.counts, acting)

    # -- the courtyard

    def _floors(self, view: View) -> None:
        seat = view.to_move
        at = view.pawns[seat - 1] if seat else None
        active = -1 if seat is None else int(at[0]) - 1 if at else 0
        for level in range(LEVELS):
            pixmap, spot = self._pictures.floor(level, level == active)
            self._scene.decoration(f"floor {level + 1}", pixmap, spot, _FLOOR_Z + level)

    def _cell(self, cell: Cell, label: str, view: View) -> None:
        where, place = self._where, cell.key
        _, column, row = split(place)
        key = ("flat",) if where.flat else ("cell", column, row)
        z = where.depth_of(place)
        # What lies on it keeps its colours while it glows.
        if place not in self._ground:
            self._ground[place] = where.cell_shape(place), where.centre(place)
        shape, centre = self._ground[place]
        self._scene.add_place(Place(place, shape, centre, label, key, 0.0, glow_z=z - 1))
        owner, sweets = view.levels[cell.level].get(cell.cell), view.sweets[cell.level].get(cell.cell)
        if owner:
            pixmap, spot = self._pictures.token(owner, place)
            self._scene.decoration(f"token {place}", pixmap, spot, z)
        if sweets:
            pixmap, spot = self._pictures.sweets(place, sweets)
            if owner:
                wide, high = where.cell_size(place)
                spot = spot + QPointF(wide * 0.16, high * 0.16)
            self._scene.decoration(f"sweets {place}", pixmap, spot, z + 1)

    def _pawn(self, pawn: Pawn, waiting: Sequence[Seat], to_move: Seat | None) -> Piece:
        piece = self._scene.piece(pawn.key)
        where, seat, place = self._where, pawn.seat, pawn.place
        size = where.pawn_size(place) if place else where.waiting_size
        spot = where.pawn_spot(place) if place else where.waiting_spot(waiting.index(seat))
        z = where.depth_of(place) + 5 if place else _HAND_Z + 20
        piece.stand(spot, z, self._pictures.pawn(seat, size), self._pictures.pawn(seat, size, lifted=True))
        piece.grip = QPainterPath()
        piece.grip.addRoundedRect(QRectF(-size * 0.30, -size * 0.44, size * 0.60, size * 0.92), size * 0.2, size * 0.2)
        if not place and seat != to_move:
            piece.setOpacity(0.5)
        return piece

    def _ghost(self, ghost: Ghost, place: str, seat: Seat) -> Piece:
        """A token of a half-done throw, which can be moved."""
        piece = self._scene.piece(ghost.key)
        pixmap, spot = self._pictures.token(seat, place, ghost=True)
        piece.stand(spot, self._where.depth_of(place) + 600, pixmap, pixmap)
        wide, high = self._where.cell_size(place)
        piece.grip = QPainterPath()
        piece.grip.addEllipse(QPointF(0, 0), wide * 0.45, high * 0.55)
        return piece

    def _space(self, place: str, seat: Seat) -> None:
        """An open space of a half-done throw."""
        ring, z = self._pictures.space(seat, place), self._where.depth_of(place) + 600
        self._scene.decoration(f"space {split_place(place)[1]}", ring, self._where.centre(place), z)

    def _marks(self, marks: Marks) -> None:
        """What the turn before brought about: below what lies on the cells, but for splashes."""
        where, pictures = self._where, self._pictures
        for place in dict.fromkeys((*marks.left, *marks.new)):
            pixmap = pictures.new(place) if place in marks.new else pictures.left(place)
            spot = where.cell_shape(place).boundingRect().center()
            self._scene.decoration(f"mark {place}", pixmap, spot, where.depth_of(place) - 0.5)
        for start, end, owner in marks.falls:
            top, foot = where.centre(start), where.centre(end)
            if not where.flat and foot.y() - top.y() >= 24:
                trail = pictures.trail(owner, foot.y() - top.y() - 14)
                self._scene.decoration(f"fall {end}", trail, (top + foot) / 2, where.depth_of(end) + 350)
        for place, owner in marks.splashes:
            splash = pictures.splash(owner, where.pawn_size(place) * 0.62)
            spot = where.pawn_spot(place) + QPointF(where.pawn_size(place) * 0.3, -where.pawn_size(place) * 0.3)
            self._scene.decoration(f"splash {place}", splash, spot, where.depth_of(place) + 6)

    # -- the hand

    def _card(self, held: HandCard, index: int, count: int, waiting: int, situation: HoliSituation) -> Piece:
        piece = self._scene.piece(held.key)
        spot = self._where.card_spot(index, count, waiting)
        choice = situation.draft.choice
        if choice is not None and choice.card == held.card:
            spot -= QPointF(0, 8)
        rest, lifted = self.card_pictures(held, situation.seat or 0, situation.draft)
        piece.stand(spot, _HAND_Z + index, rest, lifted)
        half_wide, half_high = rest.deviceIndependentSize().width() / 2 - 6, self._where.card / 2
        piece.grip = QPainterPath()
        piece.grip.addRect(QRectF(-half_wide, -half_high, 2 * half_wide, 2 * half_high))
        return piece

    def card_pictures(self, held: HandCard, seat: Seat, draft: Draft) -> tuple[QPixmap, QPixmap]:
        """A card of the hand at rest and lifted, as it is held now."""
        high = self._where.card
        if held.down:
            return (
                self._pictures.card_back(seat, held.card, high),
                self._pictures.card_back(seat, held.card, high, lifted=True),
            )
        way = draft.turned.get(held.card)
        return (
            self._pictures.colour_card(held.card, seat, way, high),
            self._pictures.colour_card(held.card, seat, way, high, lifted=True),
        )

    # -- what can only be asked

    def _notes(self, board: HoliBoard, view: View, counts: Sequence[Count], acting: Seat | None) -> None:
        cards = self._rivalry([note.number for note in board.notes.values() if isinstance(note, RivalryCard)], counts)
        for note in board.notes.values():
            match note:
                case CoveredHand(seat, cards_in_hand):
                    pixmap = self._pictures.covered_hand(seat, cards_in_hand, self._where.hand.width())
                    piece = self._beside(note.key, pixmap, self._where.hand.center(), _HAND_Z)
                case Plate(seat):
                    rect = self._where.plates[seat - 1]
                    plate = self._seat_plate(seat, board.names[seat - 1], view, counts[seat - 1], acting)
                    pixmap = self._pictures.plate(plate, QSizeF(rect.width() + 8, rect.height() + 8))
                    piece = self._beside(note.key, pixmap, rect.center())
                case RivalryCard(number):
                    piece = self._beside(note.key, *cards[number])
                case Reading(number):
                    wide = min(420.0 * self._scene.theme.text_scale, self._where.tower.width())
                    pixmap = self._pictures.reading(number, wide, self._worth(number, counts))
                    piece = self._beside(note.key, pixmap, self._where.tower.center(), _READING_Z)
                case ViewButton():
                    pixmap = self._pictures.view_button()
                    piece = self._beside(note.key, pixmap, self._button_spot(pixmap.deviceIndependentSize()))
            piece.label = board.labels[note.key]

    def _beside(self, key: str, pixmap: QPixmap, spot: QPointF, z: float = _BESIDE_Z) -> Piece:
        piece = self._scene.piece(key)
        piece.stand(spot, z, pixmap)
        piece.grip = None
        return piece

    def _seat_plate(self, seat: Seat, name: str, view: View, count: Count, acting: Seat | None) -> SeatPlate:
        reserve, pile, colours = view.reserves[seat - 1], view.discards[seat - 1], self._pictures.colours
        points = self._points(view, count)
        return SeatPlate(
            name=name,
            colour=colours[seat - 1],
            tokens=reserve[seat - 1],
            total=TOKENS,
            sweets=view.held_sweets[seat - 1],
            hits=count.hits,
            others=tuple((colours[owner - 1], reserve[owner - 1]) for owner in view.seats if owner != seat),
            hand=len(view.hands[seat - 1]),
            deck=len(view.decks[seat - 1]),
            discards=len(pile),
            top=0 if not pile else (pile[-1].card or -1) if pile[-1].up else -1,
            active=acting == seat,
            finished=seat in view.finished,
            won=view.result is not None and seat in view.result.winners,
            points=points[0],
            points_short=points[1],
        )

    @staticmethod
    def _points(view: View, count: Count) -> tuple[str, str]:
        """A seat's points, in whole words and in short ones: with rivalry cards “42 + 5”, those for the cards last."""
        if SCORING_CARDS.isdisjoint(view.rivalry) or view.result is not None:
            return (
                translate("Holi", "%n point(s)", "", count.total),
                translate("Holi", "%n pt(s)", "points, where there is no room for the whole word", count.total),
            )
        whole = translate("Holi", "{others} + %n point(s)", "%n for rivalry cards, the others before it", count.rivalry)
        short = translate("Holi", "{others} + %n pt(s)", "where there is no room for the whole word", count.rivalry)
        others = count.total - count.rivalry
        return fill(whole, others=others), fill(short, others=others)

    def _worth(self, number: int, counts: Sequence[Count]) -> Worth:
        """What a rivalry card gives each seat now, if it is counted at the end."""
        if number not in SCORING_CARDS:
            return ()
        return tuple((self._pictures.colours[seat], count.of_cards[number]) for seat, count in enumerate(counts))

    def _rivalry(self, numbers: Sequence[int], counts: Sequence[Count]) -> dict[int, tuple[QPixmap, QPointF]]:
        """The rivalry cards, with their texts where there is room, and where they lie."""
        room = self._where.rivalry
        scale, full, heights = 1.0, False, [0.0] * len(numbers)
        if numbers and not self._where.rivalry_across:
            for scale in self._pictures.rivalry_scales():
                heights = [self._pictures.rivalry_height(number, room.width(), True, scale) for number in numbers]
                full = sum(heights) + 6 * (len(numbers) - 1) <= room.height()
                if full:
                    break
        found = {}
        top = room.top()
        for index, number in enumerate(numbers):
            if self._where.rivalry_across:
                wide = (room.width() - 6 * (len(numbers) - 1)) / len(numbers)
                rect = QRectF(room.left() + index * (wide + 6), room.top(), wide, room.height())
            else:
                high = heights[index] if full else self._pictures.rivalry_height(number, room.width(), False)
                rect = QRectF(room.left(), top, room.width(), high)
                top += high + 6
            found[number] = (
                self._pictures.rivalry(number, rect.size(), full, self._worth(number, counts), scale if full else 1.0),
                rect.center(),
            )
        return found

    def _button_spot(self, size: QSizeF) -> QPointF:
        room = self._where.button
        left = room.right() - size.width() / 2 if self._where.rivalry_across else room.left() + size.width() / 2 - 4
        return QPointF(left, room.center().y())
