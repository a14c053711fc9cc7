"""Puts a position of Holi on the scene: the floors, what lies on them, plates, rivalry cards and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from elios_desktop.engine.contract import Seat
from elios_desktop.engine.games.holi import View, Way, spaces
from elios_desktop.texts.games.holi import cell_in_words, rivalry_card
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.games.holi.holding import Choice, InHand
from elios_desktop.ui.games.holi.layout import CELLS, LEVELS, Layout, split
from elios_desktop.ui.games.holi.pictures import Pictures
from elios_desktop.ui.games.holi.plates import SeatPlate
from elios_desktop.ui.kit.i18n import translate

TOKENS = 25
_FLOOR_Z = -500.0
_BESIDE_Z = 5.0
_HAND_Z = 800.0
READING_Z = 4000.0


class Drawing:
    """Draws one position for one layout."""

    def __init__(self, scene: TableScene, where: Layout, pictures: Pictures, names: Sequence[str]) -> None:
        self._scene, self._where, self._pictures, self._names = scene, where, pictures, names

    # -- the courtyard

    def courtyard(self, view: View) -> None:
        """Floors, tokens, sweets, pawns, and a place for each cell."""
        seat = view.to_move
        at = view.pawns[seat - 1] if seat else None
        active = -1 if seat is None else int(at[0]) - 1 if at else 0
        for level in range(LEVELS):
            pixmap, spot = self._pictures.floor(level, level == active)
            self._scene.decoration(f"floor {level + 1}", pixmap, spot, _FLOOR_Z + level)
        pawns = {place: number for number, place in enumerate(view.pawns, 1) if place}
        for level in range(LEVELS):
            tokens, sweets = view.levels[level], view.sweets[level]
            for cell in CELLS:
                place = f"{level + 1}{cell}"
                owner, count = tokens.get(cell, 0), sweets.get(cell, 0)
                self._cell(place, owner, count, pawns.get(place, 0))
                z = self._where.depth_of(place)
                if owner:
                    pixmap, spot = self._pictures.token(owner, place)
                    self._scene.decoration(f"token {place}", pixmap, spot, z)
                if count:
                    pixmap, spot = self._pictures.sweets(place, count)
                    if owner:
                        wide, high = self._where.cell_size(place)
                        spot = spot + QPointF(wide * 0.16, high * 0.16)
                    self._scene.decoration(f"sweets {place}", pixmap, spot, z + 1)
        waiting = [number for number, place in enumerate(view.pawns, 1) if not place]
        for number, at in enumerate(view.pawns, 1):
            self._pawn(number, at, waiting)
            if not at and number != seat:
                self._scene.pieces[f"pawn {number}"].setOpacity(0.5)

    def _cell(self, place: str, owner: int, sweets: int, pawn: int) -> None:
        parts = []
        if owner:
            parts.append(fill(translate("Holi", "token of {name}"), name=self._names[owner - 1]))
        if sweets:
            parts.append(translate("Holi", "%n sweet(s)", "", sweets))
        if pawn:
            parts.append(fill(translate("Holi", "pawn of {name}"), name=self._names[pawn - 1]))
        label = fill(
            translate("Holi", "{cell}: {what}"),
            cell=cell_in_words(place, translate),
            what=", ".join(parts) or translate("Holi", "empty"),
        )
        level, column, row = split(place)
        shape, centre = self._where.cell_shape(place), self._where.centre(place)
        key = ("flat",) if self._where.flat else ("cell", column, row)
        data = {"level": level, "cell": place[1:]}
        below = self._where.depth_of(place) - 1  # what lies on it keeps its colours while it glows
        self._scene.add_place(Place(place, shape, centre, label, key, 0.0, data, glow_z=below))

    def _pawn(self, seat: Seat, place: str | None, waiting: Sequence[Seat]) -> None:
        piece = self._scene.piece(f"pawn {seat}")
        where = self._where
        size = where.pawn_size(place) if place else where.waiting_size
        spot = where.pawn_spot(place) if place else where.waiting_spot(waiting.index(seat))
        piece.data_ = {"kind": "pawn", "owner": seat, "place": place}
        z = where.depth_of(place) + 5 if place else _HAND_Z + 20
        piece.stand(spot, z, self._pictures.pawn(seat, size), self._pictures.pawn(seat, size, lifted=True))
        grip = QPainterPath()
        grip.addRoundedRect(QRectF(-size * 0.30, -size * 0.44, size * 0.60, size * 0.92), size * 0.2, size * 0.2)
        piece.grip = grip
        if place:
            text = fill(
                translate("Holi", "Pawn of {name}, {cell}"),
                name=self._names[seat - 1],
                cell=cell_in_words(place, translate),
            )
        else:
            text = fill(translate("Holi", "Pawn of {name}, beside the courtyard"), name=self._names[seat - 1])
        piece.label = text

    # -- beside it

    def plates(self, view: View, acting: Seat | None) -> None:
        """Each seat's plate."""
        seats = len(self._names)
        counts = view.counts()
        for seat in range(1, seats + 1):
            reserve, pile = view.reserves[seat - 1], view.discards[seat - 1]
            top = 0 if not pile else pile[-1].card or -1 if pile[-1].up else -1
            others = tuple(
                (self._pictures.colours[owner - 1], reserve[owner - 1])
                for owner in range(1, seats + 1)
                if owner != seat
            )
            over = view.result is not None
            counted = counts[seat - 1]
            count = counted.total if over else counted.total - counted.rivalry
            plate = SeatPlate(
                name=self._names[seat - 1],
                colour=self._pictures.colours[seat - 1],
                tokens=reserve[seat - 1],
                total=TOKENS,
                sweets=view.held_sweets[seat - 1],
                hits=view.hits[seat - 1],
                others=others,
                hand=len(view.hands[seat - 1]),
                deck=len(view.decks[seat - 1]),
                discards=len(pile),
                top=top,
                active=acting == seat,
                finished=seat in view.finished,
                points=translate("Holi", "%n point(s)", "", count),
                points_short=translate("Holi", "%n pt(s)", "points, where there is no room for the whole word", count),
            )
            rect = self._where.plates[seat - 1]
            pixmap = self._pictures.plate(plate, QSizeF(rect.width() + 8, rect.height() + 8))
            piece = self._beside(f"plate {seat}", "plate", pixmap, rect.center())
            piece.label = self._say_plate(plate, view, seat, count)

    @staticmethod
    def _say_points(view: View, points: int) -> str:
        if view.rivalry:
            return translate("Holi", "%n point(s) if the game ended now, without the rivalry cards", "", points)
        return translate("Holi", "%n point(s) if the game ended now", "", points)

    def _say_plate(self, plate: SeatPlate, view: View, seat: Seat, points: int) -> str:
        parts = [] if view.result is not None else [self._say_points(view, points)]
        parts += [
            fill(translate("Holi", "{left} of {all} tokens in the reserve"), left=plate.tokens, all=plate.total),
            translate("Holi", "%n sweet(s)", "", plate.sweets),
            translate("Holi", "%n point(s) for direct hits", "", plate.hits),
        ]
        for owner, name in enumerate(self._names, 1):
            if owner != seat and view.reserves[seat - 1][owner - 1]:
                text = translate("Holi", "%n token(s) of {name}", "", view.reserves[seat - 1][owner - 1])
                parts.append(fill(text, name=name))
        parts.append(translate("Holi", "%n card(s) in hand", "", plate.hand))
        parts.append(translate("Holi", "%n card(s) in the deck", "", plate.deck))
        parts.append(translate("Holi", "%n card(s) discarded", "", plate.discards))
        if plate.top > 0:
            parts.append(fill(translate("Holi", "card {card} on top"), card=plate.top))
        elif plate.top < 0:
            parts.append(translate("Holi", "the top one lies face-down"))
        if plate.finished:
            parts.append(translate("Holi", "finished"))
        return fill(translate("Holi", "{name}: {what}."), name=plate.name, what=", ".join(parts))

    def rivalry(self, numbers: Sequence[int], reading: int) -> None:
        """The rivalry cards, with their texts where there is room, and the one that is being read."""
        room = self._where.rivalry
        if not numbers:
            return
        scale, full, heights = 1.0, False, [0.0]
        if not self._where.rivalry_across:
            for scale in self._pictures.rivalry_scales():
                heights = [self._pictures.rivalry_height(number, room.width(), True, scale) for number in numbers]
                full = sum(heights) + 6 * (len(numbers) - 1) <= room.height()
                if full:
                    break
        top = room.top()
        for index, number in enumerate(numbers):
            if self._where.rivalry_across:
                wide = (room.width() - 6 * (len(numbers) - 1)) / len(numbers)
                rect = QRectF(room.left() + index * (wide + 6), room.top(), wide, room.height())
            else:
                high = heights[index] if full else self._pictures.rivalry_height(number, room.width(), False)
                rect = QRectF(room.left(), top, room.width(), high)
                top += high + 6
            pixmap = self._pictures.rivalry(number, rect.size(), full, scale if full else 1.0)
            piece = self._beside(f"rivalry {number}", "rivalry", pixmap, rect.center())
            piece.data_["number"] = number
            title, text = rivalry_card(number, translate)
            piece.label = fill(translate("Holi", "Rivalry card “{title}”: {text}"), title=title, text=text)
            if reading == number:
                wide = min(420.0 * self._scene.theme.text_scale, self._where.tower.width())
                large = self._pictures.reading(number, wide)
                card = self._beside("reading", "reading", large, self._where.tower.center(), READING_Z)
                card.label = piece.label

    def view_button(self) -> None:
        """The button that changes the view."""
        pixmap = self._pictures.view_button()
        size = pixmap.deviceIndependentSize()
        room = self._where.button
        left = room.right() - size.width() / 2 if self._where.rivalry_across else room.left() + size.width() / 2 - 4
        spot = QPointF(left, room.center().y())
        piece = self._beside("view", "view", pixmap, spot)
        piece.label = (
            translate("Holi", "Show the tower")
            if self._where.flat
            else translate("Holi", "Show the levels side by side")
        )

    def _beside(self, key: str, kind: str, pixmap: Any, spot: QPointF, z: float = _BESIDE_Z) -> Piece:
        """Something that is not picked up but can be asked."""
        piece = self._scene.piece(key)
        piece.data_ = {"kind": kind, "owner": 0}
        piece.stand(spot, z, pixmap)
        piece.grip = None
        return piece

    # -- the hand

    def hand(self, view: View, seat: Seat | None, held: InHand, unfit: set[int]) -> None:
        """The viewer's cards, those that fit nowhere now a little fainter."""
        if seat is None:
            return
        cards = [card for card in view.hands[seat - 1] if card is not None]
        for index, card in enumerate(cards):
            piece = self._scene.piece(f"card {card}")
            down = card in held.down
            piece.data_ = {"kind": "card", "owner": seat, "card": card, "down": down}
            spot = self._where.card_spot(index, len(cards), view.pawns.count(None))
            chosen = held.choice is not None and held.choice.card == card
            if chosen:
                spot -= QPointF(0, 8)
            rest, lifted = self.card_pictures(card, seat, held)
            piece.stand(spot, _HAND_Z + index, rest, lifted)
            half_wide, half_high = rest.deviceIndependentSize().width() / 2 - 6, self._where.card / 2
            grip = QPainterPath()
            grip.addRect(QRectF(-half_wide, -half_high, 2 * half_wide, 2 * half_high))
            piece.grip = grip
            if "throw" in view.done or (card in unfit and not down):
                piece.setOpacity(0.72)
            text = (
                translate("Holi", "Card {card}, to be thrown face-down")
                if down
                else translate("Holi", "Card {card}: {pattern}")
            )
            piece.label = fill(text, card=card, pattern=self.say_pattern(card, held.turned.get(card)))
            if card in unfit and not down:
                piece.label = fill(translate("Holi", "{card}. Face-up it fits nowhere now."), card=piece.label)

    def card_pictures(self, card: int, seat: Seat, held: InHand) -> tuple[Any, Any]:
        """A card of the hand at rest and lifted, as it is held now."""
        if card in held.down:
            return (
                self._pictures.card_back(seat, card, self._where.card),
                self._pictures.card_back(seat, card, self._where.card, lifted=True),
            )
        way = held.turned.get(card)
        return (
            self._pictures.colour_card(card, seat, way, self._where.card),
            self._pictures.colour_card(card, seat, way, self._where.card, lifted=True),
        )

    @staticmethod
    def say_pattern(card: int, way: Way | None) -> str:
        """A pattern for people who don't see it, line by line from the top."""
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

    def choice(self, choice: Choice, level: int, seat: Seat) -> None:
        """A half-done throw: ghost tokens that can be moved, and the open spaces."""
        for cell in choice.cells:
            place = f"{level + 1}{cell}"
            if cell in choice.chosen:
                pixmap, spot = self._pictures.token(seat, place, ghost=True)
                piece = self._scene.piece(f"ghost {cell}")
                piece.data_ = {"kind": "ghost", "owner": seat, "cell": cell}
                piece.stand(spot, self._where.depth_of(place) + 600, pixmap, pixmap)
                wide, high = self._where.cell_size(place)
                grip = QPainterPath()
                grip.addEllipse(QPointF(0, 0), wide * 0.45, high * 0.55)
                piece.grip = grip
                piece.label = fill(
                    translate("Holi", "Token to be thrown on {cell}"), cell=cell_in_words(place, translate)
                )
            else:
                ring, z = self._pictures.space(seat, place), self._where.depth_of(place) + 600
                self._scene.decoration(f"space {cell}", ring, self._where.centre(place), z)
