"""The pieces and places of Elementos on the scene: each where the layout has it, under the key of the plain board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPixmap

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.elementos.board.listing import (
    TOKENS,
    ElementosBoard,
    ElementosSituation,
    Held,
    SeatPlate,
    Square,
    TokenPiece,
    WandPiece,
    may_look,
)
from elios_desktop.games.elementos.rules import (
    Carry,
    PassWand,
    Take,
    TokenFlipped,
    TokenMoved,
    TokenTaken,
    Turn,
    WandCarried,
    WandPassed,
)
from elios_desktop.games.elementos.table import tokens
from elios_desktop.games.elementos.table.drawing import TOKEN_SHARE, Drawing
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.plates import Plate
from elios_desktop.ui.board.scene import TableScene

_GHOST_Z = 30.0


class Pieces:
    """What the plain board lists, for one position, and what a preview changes about it."""

    def __init__(self, scene: TableScene, drawing: Drawing, situation: ElementosSituation) -> None:
        self._scene = scene
        self._drawing = drawing
        self._board = ElementosBoard(())
        self._situation = situation
        self._dimmed: tuple[str, ...] = ()
        """The pieces that a preview shows as about to leave."""

    def draw(
        self,
        board: ElementosBoard,
        situation: ElementosSituation,
        plates: Mapping[Seat, Plate],
        last: Sequence[Event],
        looking: bool,
    ) -> None:
        """Everything anew. `last`: what happened in the move before."""
        self._board, self._situation = board, situation
        taken = {event.seat: event.symbol for event in last if isinstance(event, TokenTaken)}
        for spot in board.spots.values():
            if isinstance(spot, Square):
                self._square(spot)
            else:
                self._plate(spot, plates[spot.seat], taken.get(spot.seat, "?"))
        for event in last:
            self._mark(event)
        for held in board.held.values():
            if isinstance(held, TokenPiece):
                self._token(held, looking and may_look(held, situation.seat))
            else:
                self._wand(held)
        self._name(board)

    def put_away(self, board: ElementosBoard) -> None:
        """Undersides that were looked at are out of sight again: nothing moves; `board` names what is still seen."""
        self._board = board
        for held in board.held.values():
            if isinstance(held, TokenPiece):
                piece = self._scene.pieces[held.key]
                piece.rest = self._drawing.token_picture(held.owner, held.token.up, held.locked)
                piece.lower()
        self._name(board)

    def _name(self, board: ElementosBoard) -> None:
        for thing in board.things:
            if thing.key in board.held:
                self._scene.pieces[thing.key].label = thing.label
            else:
                self._scene.places[thing.key].label = thing.label

    def lost(self, owner: Seat) -> int:
        """How many tokens a seat has lost."""
        plate = self._board.spots[f"seat {owner}"]
        assert isinstance(plate, SeatPlate)
        return TOKENS - plate.left

    # -- what lies there

    def _square(self, square: Square) -> None:
        where, path = self._drawing.where, QPainterPath()
        path.addRoundedRect(where.square_rect(square.name).adjusted(4, 4, -4, -4), 10, 10)
        # A glow leaves what stands on a square as it is: its symbol matters.
        taken = f"token {square.name}" in self._board.held
        key = ("square", taken)
        centre = where.centre(square.name)
        self._scene.add_place(Place(square.key, path, centre, "", key, where.cell / 2, hollow=taken))

    def _mark(self, event: Event) -> None:
        """Where something came from, and where it is now."""
        match event:
            case TokenMoved() | WandPassed() | WandCarried():
                self._drawing.last(event.origin, event.seat, arrived=False)
                self._drawing.last(event.target, event.seat, arrived=True)
            case TokenFlipped():
                self._drawing.last(event.square, event.seat, arrived=True)

    def _plate(self, spot: SeatPlate, plate: Plate, newest: str) -> None:
        rect, shape = self._drawing.where.plates[spot.seat - 1], QPainterPath()
        self._drawing.plate(spot.seat, plate)
        shape.addRoundedRect(rect, 9, 9)
        self._scene.add_place(Place(spot.key, shape, rect.center()))
        self._drawing.tray(spot.seat, TOKENS - spot.left, newest)

    def _token(self, held: TokenPiece, tipped: bool) -> None:
        drawing, token, piece = self._drawing, held.token, self._scene.piece(held.key)
        rest = drawing.token_picture(token.owner, token.up, held.locked)
        if tipped:
            rest = drawing.tipped_picture(token.owner, token.under)
        if held.home and self._situation.draft is None:
            lifted = drawing.home_picture(token.owner, token.up, held.locked)
        else:
            lifted = drawing.token_picture(token.owner, token.up, held.locked, True)
        piece.stand(drawing.where.centre(held.square), 10.0, rest, lifted)
        reach = drawing.where.cell * TOKEN_SHARE * 0.49
        piece.grip = QPainterPath()
        piece.grip.addEllipse(QPointF(0, 0), reach, reach)

    def _wand(self, held: WandPiece) -> None:
        drawing, piece = self._drawing, self._scene.piece(held.key)
        lifted = drawing.wand_picture(held.owner, lifted=True)
        piece.stand(drawing.wand_spot(held.square), 20.0, drawing.wand_picture(held.owner), lifted)
        piece.grip = tokens.wand_shape(drawing.wand_size)

    # -- while something is held

    def wand_in(self, piece: Piece) -> Piece | None:
        """The wand that stands in this piece and goes along with it, if it is a home."""
        held = self._board.held.get(piece.key)
        if not isinstance(held, TokenPiece) or not held.home or self._situation.draft is not None:
            return None
        return self._scene.pieces.get(f"wand {held.owner}")

    def preview(self, held: Held, turn: Turn) -> None:
        """What a legal turn would bring, besides what is in the hand."""
        drawing, owner = self._drawing, held.owner
        match turn:
            case PassWand(_, target):
                self._ghost("wand", drawing.wand_picture(owner), drawing.wand_spot(target))
            case Carry(origin, target) if isinstance(held, WandPiece):  # ahead with its token
                picture = drawing.token_picture(owner, self._situation.view.tokens[origin].up)
                self._ghost("wand", drawing.wand_picture(owner), drawing.wand_spot(target))
                self._ghost("token", picture, drawing.where.centre(target), -1.0)
                self._dim(f"token {origin}")
            case Take(_, target):
                spot, size = drawing.taken_spot(3 - owner, self.lost(3 - owner))
                self._ghost("taken", drawing.taken_picture(3 - owner, size), spot)
                self._dim(f"token {target}")

    def unpreview(self) -> None:
        """Take it back."""
        for key in self._dimmed:
            if key in self._scene.pieces:
                self._scene.pieces[key].setOpacity(1.0)
        self._dimmed = ()
        for key, shown in self._scene.decorations().items():
            if key.startswith("ghost"):
                shown.setVisible(False)

    def _ghost(self, name: str, picture: QPixmap, spot: QPointF, z: float = 0.0) -> None:
        self._scene.decoration(f"ghost {name}", picture, spot, _GHOST_Z + z).setOpacity(0.72)

    def _dim(self, key: str) -> None:
        self._scene.pieces[key].setOpacity(0.32)
        self._dimmed = (key,)
