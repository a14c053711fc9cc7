"""Draws the table of Elementos for one layout: its pictures, and pieces and places under keys of the plain board."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.elementos import rules
from elios_desktop.games.elementos.board import (
    TOKENS,
    ElementosBoard,
    ElementosSituation,
    Held,
    SeatPlate,
    Square,
    TokenPiece,
    WandPiece,
)
from elios_desktop.games.elementos.rules.board import FAR_ROW, LENGTH, WIDTH
from elios_desktop.games.elementos.table import art, elements, layout
from elios_desktop.ui.board.items import Ghost, Piece, Place
from elios_desktop.ui.board.plates import Plate, plate_height, put_plate
from elios_desktop.ui.board.scene import GHOST_OPACITY, TableScene
from elios_desktop.ui.kit.materials import paint_cloth
from elios_desktop.ui.kit.theme import SIZES
from elios_desktop.ui.table.base import FIRST_ROOM

TOKEN_SHARE = 0.92
_WAND_SHARE = 0.88
_LAST_Z = 4.0
_TRACE_Z, _DUSK_Z = 8.0, 2.0


class Drawing:
    """What things look like, and where."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.where = self._laid_out(FIRST_ROOM)
        self._colours: tuple[int, ...] = ()

    def picture(self, key: Hashable, size: QSizeF, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
        """Return a picture from the cache."""
        return self.scene.art.pixmap(key, size, paint)

    # -- what doesn't move

    @property
    def _room_for_letters(self) -> float:
        """The height that the writing on the frame needs, at the least."""
        letters = self.scene.theme.font("small", bold=True)
        letters.setPointSizeF(SIZES["small"])
        return QFontMetricsF(letters).capHeight() * 1.75

    def _laid_out(self, area: QRectF) -> layout.Layout:
        theme = self.scene.theme
        return layout.lay_out(area, plate_height(theme, 1), self._room_for_letters, theme.text_scale)

    def lay_out(self, area: QRectF, colours: Sequence[int]) -> None:
        """Lay everything out for this size of the table and these colours of the seats."""
        theme = self.scene.theme
        letters = theme.font("small", bold=True)
        self.where = where = self._laid_out(area)
        self._colours = tuple(colours)
        room = where.rim / self._room_for_letters * SIZES["small"]
        letters.setPointSizeF(max(SIZES["small"], min(theme.font("small").pointSizeF(), room)))

        def paint(painter: QPainter, room: QRectF) -> None:
            palette = theme.palette
            paint_cloth(painter, room, palette)
            grid = (LENGTH, WIDTH) if where.across else (WIDTH, LENGTH)
            art.paint_box(painter, where.board, where.rim, grid, palette)
            for square in (rules.SQUARES[at] for row in FAR_ROW for at in row):
                art.paint_goal(painter, where.square_rect(square), palette)
            for start, end in where.borders():
                art.paint_border(painter, start, end)
            for seat, colour in enumerate(self._colours, start=1):
                art.paint_side(painter, *where.side(seat), where.rim * 0.16, colour)
            painter.setFont(letters)
            for spot, text in where.coordinates():
                art.paint_coordinate(painter, spot, text)
            for tray in where.trays:
                art.paint_tray(painter, tray, palette)
            art.paint_cycle(painter, where.cycle, palette)

        # There are no words on it, so a change of language finds it painted.
        self.scene.set_background(self.picture(("box", self._colours, theme.text_scale), area.size(), paint))

    def plate(self, seat: Seat, plate: Plate) -> None:
        """A seat's plate."""
        put_plate(self.scene, f"plate {seat}", self.where.plates[seat - 1], plate)

    def last(self, square: str, seat: Seat, arrived: bool) -> None:
        """A square that the last move began on, or ended on."""
        colour, rect = self._colours[seat - 1], self.where.square_rect(square)

        def paint(painter: QPainter, room: QRectF) -> None:
            art.paint_last(painter, room, colour, arrived)

        picture = self.picture(("last", colour, arrived), rect.size(), paint)
        self.scene.decoration(f"last {square}", picture, rect.center(), _LAST_Z)
        shape, inset = QPainterPath(), rect.width() * 0.09
        shape.addRect(rect.adjusted(inset, inset, -inset, -inset))
        self.scene.footprints(square, shape, colour, _LAST_Z + 1)

    # -- tokens

    def token_picture(self, owner: Seat, up: str, locked: bool = False, lifted: bool = False) -> QPixmap:
        """Return a token seen from above."""
        colour, size = self._colours[owner - 1], self.where.cell * TOKEN_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_token(painter, rect, up, owner, colour, lifted=lifted, locked=locked)

        return self.picture(("token", owner, up, colour, locked, lifted), QSizeF(size, size), paint)

    def tipped_picture(self, owner: Seat, under: str) -> QPixmap:
        """Return a token whose underside its owner looks at."""
        colour, size = self._colours[owner - 1], self.where.cell * TOKEN_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_tipped(painter, rect, under, owner, colour)

        return self.picture(("tipped", owner, under, colour), QSizeF(size, size), paint)

    def home_picture(self, owner: Seat, up: str, locked: bool) -> QPixmap:
        """Return a home token in the hand, with the wand that goes along."""
        colour, cell = self._colours[owner - 1], self.where.cell
        size, wand = cell * TOKEN_SHARE, cell * _WAND_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            box_ = QRectF(0, 0, size, size)
            box_.moveCenter(rect.center())
            art.paint_token(painter, box_, up, owner, colour, lifted=True, locked=locked)
            stick = QRectF(0, 0, wand, wand)
            stick.moveCenter(rect.center() + self.wand_off)
            art.paint_wand(painter, stick, owner, colour, lifted=True)

        return self.picture(("home", owner, up, colour, locked), QSizeF(cell * 1.9, cell * 1.9), paint)

    def taken_picture(self, owner: Seat, size: float, up: str = "?") -> QPixmap:
        """Return a token that is out of the game; the one taken last still shows what it was."""
        colour = self._colours[owner - 1]

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_token(painter, rect, up, owner, colour)

        return self.picture(("taken", owner, colour, up), QSizeF(size, size), paint)

    def tray(self, owner: Seat, lost: int, newest: str) -> None:
        """The tokens that a seat has lost, where the other seat keeps them; `newest`: what the last of them shows."""
        for number, (spot, size) in enumerate(self.where.taken(3 - owner, lost), start=1):
            picture = self.taken_picture(owner, size, newest if number == lost else "?")
            self.scene.decoration(f"taken {owner} {number}", picture, spot, 1.0 + number)

    def taken_spot(self, owner: Seat, lost: int) -> tuple[QPointF, float]:
        """Tell where the next token that this seat loses will lie, and how large it is there."""
        return list(self.where.taken(3 - owner, lost + 1))[-1]

    # -- what elements do

    def touched_picture(self, owner: Seat, up: str, element: str) -> QPixmap:
        """Return a token that is being taken by this element."""
        colour, size = self._colours[owner - 1], self.where.cell * TOKEN_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_token(painter, rect, up, owner, colour, lifted=True)
            inset = rect.width() * (1 - art.RADIUS) / 2
            elements.paint_touched(painter, rect.adjusted(inset, inset, -inset, -inset), element)

        return self.picture(("touched", owner, up, colour, element), QSizeF(size, size), paint)

    def act_picture(self, element: str) -> QPixmap:
        """Return what is seen around a token of this element that takes."""
        size = self.where.cell * 1.75
        return self.picture(("act", element), QSizeF(size, size), partial(elements.paint_act, element=element))

    def trace_picture(self, element: str) -> QPixmap:
        """Return what stays of it until the next move."""
        size = self.where.cell * 1.12
        return self.picture(("trace", element), QSizeF(size, size), partial(elements.paint_trace, element=element))

    def trace(self, square: str, element: str) -> None:
        """A square on which this element has just taken."""
        self.scene.decoration(f"trace {square}", self.trace_picture(element), self.where.centre(square), _TRACE_Z)

    def spark_picture(self, element: str, size: float) -> QPixmap:
        """Return an ember, a drop, a leaf."""
        key = ("spark", element, round(size))
        return self.picture(key, QSizeF(size, size), partial(elements.paint_spark, element=element))

    def puff(self, size: float, colour: str) -> QPixmap:
        """Return a soft light."""
        return self.picture(("puff", colour), QSizeF(size, size), partial(elements.paint_puff, colour=colour))

    def end(self, square: str, way: Sequence[tuple[str, str]]) -> None:
        """The game is over: it is evening but on the square that was reached; the way of the wand is lit."""
        where, scene = self.where, self.scene
        area, dark = scene.sceneRect(), scene.theme.palette.dark

        def dusk(painter: QPainter, rect: QRectF) -> None:
            elements.paint_dusk(painter, rect, where.centre(square) - area.topLeft(), where.cell, dark)

        scene.decoration("dusk", self.picture(("dusk", square), area.size(), dusk), area.center(), _DUSK_Z)
        for at, element in way:
            size = QSizeF(where.cell, where.cell)
            picture = self.picture(("way", element), size, partial(elements.paint_way, element=element))
            scene.decoration(f"way {at}", picture, where.centre(at), _DUSK_Z + 0.1)
        star = self.picture("goal light", QSizeF(where.cell * 3.4, where.cell * 3.4), _goal_light)
        scene.decoration("goal light", star, where.centre(square), _DUSK_Z + 0.2)

    # -- wands

    def wand_picture(self, owner: Seat, lifted: bool = False) -> QPixmap:
        """Return a seat's wand."""
        size, colour = self.where.cell * _WAND_SHARE, self._colours[owner - 1]

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_wand(painter, rect, owner, colour, lifted=lifted)

        return self.picture(("wand", owner, colour, lifted), QSizeF(size, size), paint)

    @property
    def wand_size(self) -> float:
        """The side of the square that a wand's picture fills."""
        return self.where.cell * _WAND_SHARE

    @property
    def wand_off(self) -> QPointF:
        """From the middle of a token to the middle of the picture of the wand that stands in it."""
        hole = -self.where.cell * TOKEN_SHARE / 2 * art.RADIUS * art.HOLE
        foot = (art.FOOT - QPointF(0.5, 0.5)) * self.wand_size
        return QPointF(0, hole) - foot

    @property
    def ball_off(self) -> QPointF:
        """From the middle of the picture of a wand to the ball at its head."""
        return (art.FOOT + (art.HEAD - art.FOOT) * 0.94 - QPointF(0.5, 0.5)) * self.wand_size

    def ball_spot(self, square: str) -> QPointF:
        """Return the ball of the wand that stands in the token there."""
        return self.wand_spot(square) + self.ball_off

    def wand_spot(self, square: str) -> QPointF:
        """Return the middle of the wand's picture when its foot is in the hole of the token there."""
        return self.where.centre(square) + self.wand_off


_GHOST_Z = 30.0
_PALE = 0.32
"""How much is seen of what is out of the game, or would be."""


def _goal_light(painter: QPainter, rect: QRectF) -> None:
    elements.paint_goal_light(painter, rect)


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
        taken = {event.seat: event.symbol for event in last if isinstance(event, rules.TokenTaken)}
        for spot in board.spots.values():
            if isinstance(spot, Square):
                self._square(spot)
            else:
                self._plate(spot, plates[spot.seat], taken.get(spot.seat, "?"))
        for event in last:
            self._mark(event)
        for held in board.held.values():
            if isinstance(held, TokenPiece):
                self._token(held, looking and held.token.under != rules.HIDDEN)
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
        """Tell how many tokens a seat has lost."""
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
        """Where something came from, and where it is now; what an element left that took."""
        match event:
            case rules.TokenTaken(square=square, symbol=symbol):
                self._drawing.trace(square, elements.TAKES[symbol])
            case rules.TokenMoved() | rules.WandPassed() | rules.WandCarried():
                self._drawing.last(event.origin, event.seat, arrived=False)
                self._drawing.last(event.target, event.seat, arrived=True)
            case rules.TokenFlipped():
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
        piece.setOpacity(_PALE if held.out else 1.0)
        reach = drawing.where.cell * TOKEN_SHARE * 0.49
        piece.grip = QPainterPath()
        piece.grip.addEllipse(QPointF(0, 0), reach, reach)

    def _wand(self, held: WandPiece) -> None:
        drawing, piece = self._drawing, self._scene.piece(held.key)
        lifted = drawing.wand_picture(held.owner, lifted=True)
        piece.stand(drawing.wand_spot(held.square), 20.0, drawing.wand_picture(held.owner), lifted)
        piece.grip = art.wand_shape(drawing.wand_size)

    # -- while something is held

    def wand_in(self, piece: Piece) -> Piece | None:
        """Return the wand that stands in this piece and goes along with it, if it is a home."""
        held = self._board.held.get(piece.key)
        if not isinstance(held, TokenPiece) or not held.home or self._situation.draft is not None:
            return None
        return self._scene.pieces.get(f"wand {held.owner}")

    def preview(self, held: Held, turn: rules.Turn) -> None:
        """What a legal turn would bring, besides what is in the hand."""
        drawing, owner = self._drawing, held.owner
        match turn:
            case rules.PassWand(_, target):
                self._ghost("wand", drawing.wand_picture(owner), drawing.wand_spot(target))
            case rules.Carry(origin, target) if isinstance(held, WandPiece):  # ahead with its token
                picture = drawing.token_picture(owner, self._situation.view.tokens[origin].up)
                self._ghost("wand", drawing.wand_picture(owner), drawing.wand_spot(target))
                self._ghost("token", picture, drawing.where.centre(target), -1.0)
                self._dim(f"token {origin}")
            case rules.Take(_, target):
                spot, size = drawing.taken_spot(3 - owner, self.lost(3 - owner))
                self._ghost("taken", drawing.taken_picture(3 - owner, size), spot)
                self._dim(f"token {target}")

    def ghosts(self, turn: object) -> list[Ghost]:
        """Return the token and the wand that this turn moves, where they would be."""
        drawing, tokens = self._drawing, self._situation.view.tokens
        match turn:
            case rules.Step(origin, target) | rules.Take(origin, target):
                return [self._token_at(origin, target)]
            case rules.Carry(origin, target):
                owner = tokens[origin].owner
                return [self._token_at(origin, target), Ghost(drawing.wand_picture(owner), drawing.wand_spot(target))]
            case rules.PassWand(origin, target):
                return [Ghost(drawing.wand_picture(tokens[origin].owner), drawing.wand_spot(target))]
        return []

    def _token_at(self, origin: str, target: str) -> Ghost:
        token = self._situation.view.tokens[origin]
        return Ghost(self._drawing.token_picture(token.owner, token.up), self._drawing.where.centre(target))

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
        self._scene.decoration(f"ghost {name}", picture, spot, _GHOST_Z + z).setOpacity(GHOST_OPACITY)

    def _dim(self, key: str) -> None:
        self._scene.pieces[key].setOpacity(_PALE)
        self._dimmed = (key,)
