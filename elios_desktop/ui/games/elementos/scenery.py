"""What lies on the table of Elementos: draws a position, with the half-done layout in it, and previews moves."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap

from elios_desktop.engine.games.elementos import HIDDEN, USUAL_LAYOUT, Token, View
from elios_desktop.texts.games.elementos import symbol
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.plates import Plate, plate_height, put_plate
from elios_desktop.ui.games.base import Table
from elios_desktop.ui.games.elementos import box, tokens
from elios_desktop.ui.games.elementos.layout import ROWS, SQUARES, Layout, lay_out
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.theme import SIZES
from elios_desktop.ui.kit.wood import paint_cloth

_TOKEN_SHARE = 0.92
_WAND_SHARE = 0.68
_GHOST_Z = 30.0


class Scenery(Table):
    """Tokens are pieces `token b3`, wands `wand 1`; each square is a place named like it, a seat's plate `seat 2`."""

    _where: Layout
    _layout_draft: tuple[str, ...] | None = None
    """While the viewer lays out tokens: the nine, as `arrange` wants them."""
    _layout_seat = 0
    _looking: tuple[int, int] | None = None
    """The seat that looks at its undersides, and after how many moves: any other eyes or move end it."""
    _held: str | None = None
    """The square of the token in the hand."""
    _dimmed: tuple[str, ...] = ()
    """The pieces that a preview shows as about to leave."""
    _view: View

    # -- what doesn't move

    def layout(self, area: QRectF) -> None:
        theme = self.scene.theme
        letters = theme.font("small", bold=True)
        letters.setPointSizeF(SIZES["small"])
        needed = QFontMetricsF(letters).capHeight() * 1.75
        self._where = where = lay_out(area, plate_height(theme, 1), needed)
        room = where.rim / needed * SIZES["small"]
        letters.setPointSizeF(max(SIZES["small"], min(theme.font("small").pointSizeF(), room)))

        def paint(painter: QPainter, room: QRectF) -> None:
            palette = theme.palette
            paint_cloth(painter, room, palette)
            grid = (8, 3) if where.across else (3, 8)
            box.paint_box(painter, where.board, where.rim, grid, palette)
            for square in (f"{column}{row}" for row in (1, ROWS) for column in "abc"):
                box.paint_goal(painter, where.square_rect(square), palette)
            for start, end in where.borders():
                box.paint_border(painter, start, end)
            for seat, info in enumerate(self.controller.seats, start=1):
                box.paint_side(painter, *where.side(seat), where.rim * 0.16, info.colour)
            painter.setFont(letters)
            for spot, text in where.coordinates():
                box.paint_coordinate(painter, spot, text)
            for tray in where.trays:
                box.paint_tray(painter, tray, palette)
            box.paint_cycle(painter, where.cycle, palette)

        # There are no words on it, so a change of language finds it painted.
        colours = tuple(seat.colour for seat in self.controller.seats)
        self.scene.set_background(self.picture(("box", colours, theme.text_scale), area.size(), paint))

    # -- a position

    def draw(self, view: View) -> None:
        self._view, self._held = view, None
        where = self._where
        shown, wands = dict(view.tokens), dict(view.wands)
        arranging = self._arranging_seat()
        if arranging:
            for square, sides in zip(home_squares(arranging), self._draft_for(arranging), strict=True):
                shown[square] = Token(arranging, sides[0], sides[1])
            wands[arranging] = home_squares(arranging)[4]
        for square in SQUARES:
            path = QPainterPath()
            path.addRoundedRect(where.square_rect(square).adjusted(4, 4, -4, -4), 10, 10)
            label = self._say_square(square, shown.get(square), square in wands.values(), square in view.locked)
            # A glow leaves what stands on a square as it is: its symbol matters.
            taken = square in shown
            key = ("square", taken)
            self.scene.add_place(Place(square, path, where.centre(square), label, key, where.cell / 2, hollow=taken))
        for square, token in shown.items():
            home = not arranging and square in wands.values()
            self._draw_token(square, token, home=home, locked=square in view.locked)
        for owner, square in wands.items():
            self._draw_wand(owner, square)
        for seat in (1, 2):
            self._draw_seat(seat, sum(token.owner == seat for token in shown.values()), view)

    def _draw_token(self, square: str, token: Token, *, home: bool, locked: bool) -> None:
        owner, side, under = token.owner, token.up, token.under
        piece = self.scene.piece(f"token {square}")
        piece.data_ = {"square": square, "owner": owner, "side": side, "under": under, "kind": "token"}
        rest = self.token_picture(owner, side, locked=locked)
        piece.label = self.scene.places[square].label
        if self.looking and owner == self.viewer and under != HIDDEN:
            rest = self.tipped_picture(owner, under)
            piece.label = fill(
                translate("Elementos", "{what}. Underneath: {symbol}"),
                what=piece.label,
                symbol=symbol(under, translate),
            )
        lifted = self._home_picture(owner, side, locked) if home else self.token_picture(owner, side, locked, True)
        piece.stand(self._where.centre(square), 10.0, rest, lifted)
        reach = self._where.cell * _TOKEN_SHARE * 0.49
        grip = QPainterPath()
        grip.addEllipse(QPointF(0, 0), reach, reach)
        piece.grip = grip

    def token_picture(self, owner: int, side: str, locked: bool = False, lifted: bool = False) -> QPixmap:
        """A token seen from above."""
        colour = self.controller.seats[owner - 1].colour
        size = self._where.cell * _TOKEN_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            tokens.paint_token(painter, rect, side, owner, colour, lifted=lifted, locked=locked)

        return self.picture(("token", owner, side, colour, locked, lifted), QSizeF(size, size), paint)

    def tipped_picture(self, owner: int, under: str) -> QPixmap:
        """A token whose underside its owner looks at."""
        colour = self.controller.seats[owner - 1].colour
        size = self._where.cell * _TOKEN_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            tokens.paint_tipped(painter, rect, under, owner, colour)

        return self.picture(("tipped", owner, under, colour), QSizeF(size, size), paint)

    def _home_picture(self, owner: int, side: str, locked: bool) -> QPixmap:
        """A home token in the hand, with the wand that goes along."""
        colour, cell = self.controller.seats[owner - 1].colour, self._where.cell
        size, wand = cell * _TOKEN_SHARE, cell * _WAND_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            box_ = QRectF(0, 0, size, size)
            box_.moveCenter(rect.center())
            tokens.paint_token(painter, box_, side, owner, colour, lifted=True, locked=locked)
            stick = QRectF(0, 0, wand, wand)
            stick.moveCenter(rect.center() + self.wand_off)
            tokens.paint_wand(painter, stick, owner, colour, lifted=True)

        return self.picture(("home", owner, side, colour, locked), QSizeF(cell * 1.9, cell * 1.9), paint)

    def _draw_wand(self, seat: int, square: str) -> None:
        piece = self.scene.piece(f"wand {seat}")
        piece.data_ = {"square": square, "owner": seat, "kind": "wand"}
        piece.stand(self.wand_spot(square), 20.0, self.wand_picture(seat), self.wand_picture(seat, lifted=True))
        piece.grip = tokens.wand_shape(self._where.cell * _WAND_SHARE)
        piece.label = fill(
            translate("Elementos", "The wand of {name}, on {square}"),
            name=self.controller.names[seat - 1],
            square=square,
        )

    def wand_picture(self, seat: int, lifted: bool = False) -> QPixmap:
        """A seat's wand."""
        size, colour = self._where.cell * _WAND_SHARE, self.controller.seats[seat - 1].colour

        def paint(painter: QPainter, rect: QRectF) -> None:
            tokens.paint_wand(painter, rect, seat, colour, lifted=lifted)

        return self.picture(("wand", seat, colour, lifted), QSizeF(size, size), paint)

    @property
    def wand_off(self) -> QPointF:
        """From the middle of a token to the middle of the picture of the wand that stands in it."""
        hole = -self._where.cell * _TOKEN_SHARE / 2 * tokens.RADIUS * tokens.HOLE
        foot = (tokens.FOOT - QPointF(0.5, 0.5)) * self._where.cell * _WAND_SHARE
        return QPointF(0, hole) - foot

    def wand_spot(self, square: str) -> QPointF:
        """The middle of the wand's picture when its foot is in the hole of the token there."""
        return self._where.centre(square) + self.wand_off

    def _draw_seat(self, seat: int, left: int, view: View) -> None:
        where, name, colour = self._where, self.controller.names[seat - 1], self.controller.seats[seat - 1].colour
        acting = self.controller.acting if self.controller.shown_ply is None else view.to_move
        if view.phase == "arrange":
            left = 9  # those that are not on the board yet, or not to be seen
        rect, count = where.plates[seat - 1], translate("Elementos", "%n token(s)", "", left)
        put_plate(self.scene, f"plate {seat}", rect, Plate(name, colour, (count,), acting == seat))
        shape = QPainterPath()
        shape.addRoundedRect(rect, 9, 9)
        label = fill(translate("Elementos", "{name}: {count}"), name=name, count=count)
        self.scene.add_place(Place(f"seat {seat}", shape, rect.center(), label))
        taker = 3 - seat
        for number, (spot, size) in enumerate(where.taken(taker, 9 - left)):
            self.scene.decoration(f"taken {seat} {number}", self.taken_picture(seat, size), spot, 1.0 + number)

    def taken_picture(self, owner: int, size: float) -> QPixmap:
        """A token that is out of the game."""
        colour = self.controller.seats[owner - 1].colour

        def paint(painter: QPainter, rect: QRectF) -> None:
            tokens.paint_token(painter, rect, "?", owner, colour)

        return self.picture(("taken", owner, colour), QSizeF(size, size), paint)

    def taken_spot(self, owner: int) -> tuple[QPointF, float]:
        """Where the next token that this seat loses will lie, and how large it is there."""
        lost = 9 - sum(token.owner == owner for token in self._view.tokens.values())
        return list(self._where.taken(3 - owner, lost + 1))[-1]

    def _say_square(self, square: str, token: Token | None, home: bool, locked: bool) -> str:
        if token is None:
            return fill(translate("Elementos", "{square}, empty"), square=square)
        name = self.controller.names[token.owner - 1]
        text = (
            translate("Elementos", "{square}: {name}’s {symbol}, with the wand")
            if home
            else translate("Elementos", "{square}: {name}’s {symbol}")
        )
        said = fill(text, square=square, symbol=symbol(token.up, translate), name=name)
        if locked:
            said = fill(translate("Elementos", "{what}. It can’t be flipped now"), what=said)
        return said

    # -- previews

    def hold(self, piece: Piece, place: Place | None) -> None:
        self._unpreview()
        data = piece.data_
        self._now_held(data["square"] if data["kind"] == "token" else None)
        if self._arranging_seat():
            return
        if (wand := self._wand_in(piece)) is not None:
            wand.setVisible(False)  # it is painted on the token in the hand
        if place is None or place.key not in self.legal_places(piece):
            return
        enemy = self.scene.pieces.get(f"token {place.key}")
        if data["kind"] == "wand":
            self._ghost("wand", self.wand_picture(data["owner"]), self.wand_spot(place.key))
            if enemy is None:  # ahead with its token
                token = self.scene.pieces[f"token {data['square']}"]
                picture = self.token_picture(data["owner"], token.data_["side"])
                self._ghost("token", picture, self._where.centre(place.key), -1.0)
                self._dim(token)
        elif enemy is not None:
            spot, size = self.taken_spot(enemy.data_["owner"])
            self._ghost("taken", self.taken_picture(enemy.data_["owner"], size), spot)
            self._dim(enemy)

    def let_go(self, piece: Piece) -> None:
        self._unpreview()
        self._now_held(None)
        if (wand := self._wand_in(piece)) is not None:
            wand.setVisible(True)

    def _wand_in(self, piece: Piece) -> Piece | None:
        """The wand that stands in this piece and goes along with it, if it is a home."""
        wand = self.scene.pieces.get(f"wand {piece.data_['owner']}")
        home = piece.data_["kind"] == "token" and wand is not None and wand.data_["square"] == piece.data_["square"]
        return wand if home and not self._arranging_seat() else None

    def _now_held(self, square: str | None) -> None:
        if square != self._held:
            self._held = square
            self.actions_changed.emit()

    def _ghost(self, name: str, picture: QPixmap, spot: QPointF, z: float = 0.0) -> None:
        self.scene.decoration(f"ghost {name}", picture, spot, _GHOST_Z + z).setOpacity(0.72)

    def _dim(self, piece: Piece) -> None:
        piece.setOpacity(0.32)
        self._dimmed = (piece.key,)

    def _unpreview(self) -> None:
        for key in self._dimmed:
            if key in self.scene.pieces:
                self.scene.pieces[key].setOpacity(1.0)
        self._dimmed = ()
        for key, shown in self.scene.decorations().items():
            if key.startswith("ghost"):
                shown.setVisible(False)

    # -- who may see what

    @property
    def looking(self) -> bool:
        """Whether the person at the machine looks at their undersides now."""
        return self._looking is not None and self.my_turn and self._looking == self._moment

    @property
    def _moment(self) -> tuple[int, int]:
        return self.viewer or 0, len(self.controller.session.transitions)

    def _arranging_seat(self) -> int:
        """The seat that lays out tokens now, 0 for none."""
        if self.controller.may_act and self.controller.session.state.phase == "arrange":
            return self.viewer or 0
        return 0

    def _draft_for(self, seat: int) -> tuple[str, ...]:
        if self._layout_draft is None or self._layout_seat != seat:
            self._layout_draft, self._layout_seat = tuple(USUAL_LAYOUT), seat
        return self._layout_draft


def home_squares(seat: int) -> tuple[str, ...]:
    """A seat's nine squares in the order of `arrange`: from its back row to its front row, from column a to c."""
    rows = (1, 2, 3) if seat == 1 else (8, 7, 6)
    return tuple(f"{column}{row}" for row in rows for column in "abc")
