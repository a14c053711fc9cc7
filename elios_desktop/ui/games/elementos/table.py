"""The table of Elementos: what is on it, and what a drop there means."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from elios_desktop.engine.contract import Event, Json, Refusal, Transition
from elios_desktop.engine.games.elementos import (
    USUAL_LAYOUT,
    TokenFlipped,
    TokenMoved,
    TokenTaken,
    WandCarried,
    WandPassed,
)
from elios_desktop.texts.games.elementos import symbol, symbol_first
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Step
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.motion import fade, glide, in_turn, scale, together, tween
from elios_desktop.ui.board.plates import Plate, plate_height, put_plate
from elios_desktop.ui.chosen import fresh_seed
from elios_desktop.ui.games.base import Table, TableAction
from elios_desktop.ui.games.elementos import art
from elios_desktop.ui.games.elementos.layout import SQUARES, Layout, lay_out
from elios_desktop.ui.i18n import translate

_TOKEN_SHARE = 0.92
_WAND_SHARE = 0.62


class ElementosTable(Table):
    """Tokens are pieces `token b3`, wands `wand 1`; each square is a place named like it."""

    _where: Layout
    _layout_draft: tuple[str, ...] | None = None
    """While the viewer lays out tokens: the nine, as `arrange` wants them."""
    _layout_seat = 0
    _view: Json

    # -- drawing

    def layout(self, area: QRectF) -> None:
        theme = self.scene.theme
        self._where = where = lay_out(area, plate_height(theme, 1))

        def paint(painter: QPainter, room: QRectF) -> None:
            painter.fillRect(room, QColor(theme.palette.surface))
            homes = [where.row_rect(1), where.row_rect(8)]
            columns, rows = (8, 3) if where.across else (3, 8)
            art.paint_box(painter, where.board, where.cell, columns, rows, theme.palette, homes)
            self._paint_coordinates(painter)
            art.paint_cycle(painter, where.cycle, theme.palette)

        # There are no words on it, so a change of language finds it painted.
        colours = tuple(seat.colour for seat in self.controller.seats)
        self.scene.set_background(self.picture(("box", where.across, colours), area.size(), paint))

    def draw(self, view: Json) -> None:
        self._view = view
        where = self._where
        tokens: dict[str, str] = dict(view["tokens"])
        wands: dict[str, str] = dict(view["wands"])
        arranging = self._arranging_seat()
        if arranging:
            for square, token in zip(_home_squares(arranging), self._draft_for(arranging), strict=True):
                tokens[square] = f"{arranging}{token}"
            wands[str(arranging)] = _home_squares(arranging)[4]
        half = where.cell / 2
        for square in SQUARES:
            path = QPainterPath()
            path.addRoundedRect(where.square_rect(square).adjusted(4, 4, -4, -4), 10, 10)
            label = self._say_square(square, tokens.get(square), square in wands.values())
            self.scene.add_place(Place(square, path, where.centre(square), label, "square", half))
        for square, token in tokens.items():
            self._draw_token(square, token, square in view["locked"], label=self.scene.places[square].label)
        for owner, square in wands.items():
            self._draw_wand(int(owner), square)
        for seat in (1, 2):
            self._draw_seat(seat, sum(token[0] == str(seat) for token in tokens.values()), view)

    def _draw_token(self, square: str, token: str, locked: bool, label: str) -> None:
        owner, side = int(token[0]), token[1]
        piece = self.scene.piece(f"token {square}")
        piece.data_ = {"square": square, "owner": owner, "side": side, "under": token[2], "kind": "token"}
        size = self._where.cell * _TOKEN_SHARE
        piece.stand(
            self._where.centre(square),
            10.0,
            self._token_picture(owner, side, locked=locked),
            self._token_picture(owner, side, locked=locked, lifted=True),
        )
        grip = QPainterPath()
        grip.addEllipse(QPointF(0, 0), size * 0.46, size * 0.46)
        piece.grip = grip
        piece.label = label

    def _token_picture(self, owner: int, side: str, locked: bool = False, lifted: bool = False) -> QPixmap:
        colour = self.controller.seats[owner - 1].colour
        size = self._where.cell * _TOKEN_SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_token(painter, rect, side, owner, colour, lifted=lifted, locked=locked)

        return self.picture(("token", owner, side, colour, locked, lifted), QSizeF(size, size), paint)

    def _draw_wand(self, seat: int, square: str) -> None:
        piece = self.scene.piece(f"wand {seat}")
        piece.data_ = {"square": square, "owner": seat, "kind": "wand"}
        size = self._where.cell * _WAND_SHARE
        colour = self.controller.seats[seat - 1].colour

        def picture(lifted: bool) -> QPixmap:
            def paint(painter: QPainter, rect: QRectF) -> None:
                art.paint_wand(painter, rect, seat, colour, lifted=lifted)

            return self.picture(("wand", seat, colour, lifted), QSizeF(size, size), paint)

        piece.stand(self._wand_spot(square), 20.0, picture(False), picture(True))
        grip = QPainterPath()
        grip.addRoundedRect(-size * 0.36, -size * 0.46, size * 0.86, size * 0.80, 8, 8)
        piece.grip = grip
        piece.label = fill(
            translate("Elementos", "The wand of {name}, on {square}"),
            name=self.controller.names[seat - 1],
            square=square,
        )

    def _wand_spot(self, square: str) -> QPointF:
        """The middle of the wand's picture when its foot is in the token's hole."""
        size, hole = self._where.cell * _WAND_SHARE, -self._where.cell * _TOKEN_SHARE * 0.26
        return self._where.centre(square) + QPointF(size * 0.36, hole - size * 0.38)

    def _draw_seat(self, seat: int, left: int, view: Json) -> None:
        where, info = self._where, self.controller.seats[seat - 1]
        active = self.controller.acting == seat
        if view["phase"] == "arrange":
            left = 9  # those that are not on the board yet, or not to be seen
        put_plate(
            self.scene,
            f"plate {seat}",
            where.plates[seat - 1],
            Plate(info.name, info.colour, (translate("Elementos", "%n token(s)", "", left),), active),
        )
        lost = 9 - left
        tray = where.trays[2 - seat]  # the taker keeps them
        size = min(tray.width(), tray.height(), max(tray.width(), tray.height()) / 5.2)
        for number in range(lost):
            along = size * (0.5 + number * 0.56)
            if not where.across:
                spot = QPointF(tray.center().x(), tray.top() + along)
            else:
                spot = QPointF(
                    tray.left() + along if tray is where.trays[0] else tray.right() - along, tray.center().y()
                )
            self.scene.decoration(f"taken {seat} {number}", self._small_token(seat, size), spot, 1.0 + number)

    def _small_token(self, owner: int, size: float) -> QPixmap:
        colour = self.controller.seats[owner - 1].colour

        def paint(painter: QPainter, rect: QRectF) -> None:
            art.paint_token(painter, rect, "?", owner, colour)

        return self.picture(("taken", owner, colour), QSizeF(size, size), paint)

    def _paint_coordinates(self, painter: QPainter) -> None:
        where = self._where
        font = self.scene.theme.font("small", bold=True)
        painter.setFont(font)
        painter.setPen(QColor("#fff3da"))
        rim = where.cell * 0.2
        for number in range(8):
            middle = where.centre(f"a{number + 1}")
            box = QRectF(middle.x() - 20, where.board.bottom(), 40, rim)
            if not where.across:
                box = QRectF(where.board.left() - rim, middle.y() - 20, rim, 40)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number + 1))
        for letter in "abc":
            middle = where.centre(f"{letter}1")
            box = QRectF(where.board.left() - rim, middle.y() - 20, rim, 40)
            if not where.across:
                box = QRectF(middle.x() - 20, where.board.bottom(), 40, rim)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
        for seat in (1, 2):
            colour = self.controller.seats[seat - 1].colour
            end = where.row_rect(1 if seat == 1 else 8)
            across = QPointF(end.left() - rim / 2 if seat == 1 else end.right() + rim / 2, end.top() - rim / 2)
            upright = QPointF(end.right() + rim / 2, end.bottom() + rim / 2 if seat == 1 else end.top() - rim / 2)
            art.paint_seat_side(painter, across if where.across else upright, rim * 0.3, colour)

    def _say_square(self, square: str, token: str | None, home: bool) -> str:
        if token is None:
            return fill(translate("Elementos", "{square}, empty"), square=square)
        name = self.controller.names[int(token[0]) - 1]
        text = (
            translate("Elementos", "{square}, {symbol} of {name}, with the wand")
            if home
            else translate("Elementos", "{square}, {symbol} of {name}")
        )
        return fill(text, square=square, symbol=symbol_first(token[1], translate), name=name)

    # -- what may be done

    def can_lift(self, piece: Piece) -> bool:
        seat = self._arranging_seat()
        if seat:
            return bool(piece.data_["kind"] == "token" and piece.data_["owner"] == seat)
        return self.my_turn and piece.data_["owner"] == self.controller.acting

    def move_for(self, piece: Piece, place: Place) -> str | None:
        origin, target = piece.data_["square"], place.key
        if origin == target:
            return None
        occupant = self._view["tokens"].get(target)
        enemy = occupant is not None and int(occupant[0]) != piece.data_["owner"]
        if piece.data_["kind"] == "wand":
            ahead = 1 if piece.data_["owner"] == 1 else -1
            straight = target[0] == origin[0] and int(target[1]) == int(origin[1]) + ahead
            return f"carry {origin}-{target}" if occupant is None and straight else f"wand {origin}-{target}"
        if enemy:
            return f"{origin}x{target}"
        if origin in self._view["wands"].values():
            return f"carry {origin}-{target}"
        return f"{origin}-{target}"

    def legal_places(self, piece: Piece) -> list[str]:
        seat = self._arranging_seat()
        if seat:
            return [square for square in _home_squares(seat) if square != piece.data_["square"]]
        return super().legal_places(piece)

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        seat = self._arranging_seat()
        if not seat:
            return super().drop(piece, place)
        squares = list(_home_squares(seat))
        if place.key in squares:
            draft = list(self._draft_for(seat))
            one, other = squares.index(piece.data_["square"]), squares.index(place.key)
            draft[one], draft[other] = draft[other], draft[one]
            self._arrange_as(draft)
        else:
            self.told.emit(lambda: translate("Elementos", "Your nine tokens start on your own three rows."))
            self.redraw()
        return None

    def flip(self, piece: Piece) -> None:
        if piece.data_["kind"] == "wand":
            piece = self.scene.pieces.get(f"token {piece.data_['square']}", piece)
        seat, square = self._arranging_seat(), piece.data_["square"]
        if seat and piece.data_["owner"] == seat:
            draft = list(self._draft_for(seat))
            index = _home_squares(seat).index(square)
            draft[index] = draft[index][::-1]
            self.sounded.emit("flip")
            self._arrange_as(draft)
        elif self.my_turn and not seat:
            refusal = self.controller.submit(f"flip {square}")
            if refusal is not None:
                self.refuse(refusal)

    def can_peek(self, piece: Piece) -> bool:
        return bool(piece.data_.get("under", "?") != "?" and piece.data_["owner"] == self.viewer)

    def peek(self, piece: Piece, on: bool) -> None:
        data = piece.data_
        if on:
            piece.show_pixmap(self._token_picture(data["owner"], data["under"], lifted=True))
            piece.setScale(1.06)
            self.told.emit(partial(_underside_sentence, data["under"]))
        else:
            piece.lower()
            self.told.emit(self.prompt)

    def key(self, key: int, shift: bool) -> bool:
        if key == Qt.Key.Key_V and self.my_turn:
            for piece in self.scene.pieces.values():
                if self.can_peek(piece):
                    self.animator.play([self._show_underside(piece)])
            return True
        return False

    def actions(self) -> list[TableAction]:
        if not self._arranging_seat():
            return []
        return [
            TableAction("usual", translate("Elementos", "Usual layout"), run=self._arrange_usual, key="U"),
            TableAction("random", translate("Elementos", "Random"), run=self._arrange_random, key="X"),
            TableAction("ready", translate("Elementos", "Ready"), run=self._ready, primary=True, key="G"),
        ]

    def prompt(self) -> str:
        if self._arranging_seat():
            return translate("Elementos", "Drag tokens to swap them, double-click or F turns one over.")
        return super().prompt()

    # -- arranging

    def _arranging_seat(self) -> int:
        """The seat that lays out tokens now, 0 for none."""
        if self.controller.may_act and self.controller.session.state.phase == "arrange":
            return self.viewer or 0
        return 0

    def _draft_for(self, seat: int) -> tuple[str, ...]:
        if self._layout_draft is None or self._layout_seat != seat:
            self._layout_draft, self._layout_seat = tuple(USUAL_LAYOUT), seat
        return self._layout_draft

    def _arrange_as(self, tokens: list[str]) -> None:
        self._layout_draft = tuple(tokens)
        self.redraw()
        self.draft_changed.emit()

    def _arrange_usual(self) -> None:
        self._arrange_as(list(USUAL_LAYOUT))

    def _arrange_random(self) -> None:
        random = Random(fresh_seed())
        tokens = [token if random.random() < 0.5 else token[::-1] for token in USUAL_LAYOUT]
        random.shuffle(tokens)
        self._arrange_as(tokens)

    def _ready(self) -> None:
        seat = self._arranging_seat()
        tokens, self._layout_draft = self._draft_for(seat), None
        refusal = self.controller.arrange(seat, f"arrange {seat} {' '.join(tokens)}")
        if refusal is not None:
            self.refuse(refusal)

    def draft(self) -> Json:
        if self._layout_draft is None:
            return {}
        return {"seat": self._layout_seat, "tokens": list(self._layout_draft)}

    def restore(self, draft: Json) -> None:
        seat, tokens = draft.get("seat"), draft.get("tokens")
        self._layout_draft = None
        if seat in (1, 2) and isinstance(tokens, list) and _are_the_nine(tokens):
            self._layout_draft, self._layout_seat = tuple(tokens), seat

    # -- what happens

    def animate(self, event: Event, transition: Transition) -> Step | None:
        match event:
            case TokenMoved(origin=origin, target=target):
                return self._glide(f"token {origin}", self._where.centre(target))
            case TokenTaken(square=square):
                return self._take_away(square)
            case TokenFlipped(square=square, seat=seat, after=after):
                return self._turn_over(square, seat, after)
            case WandPassed(seat=seat, target=target):
                return self._glide(f"wand {seat}", self._wand_spot(target), arc=self._where.cell * 0.35)
            case WandCarried(seat=seat, origin=origin, target=target):
                return self._carry(seat, origin, target)
        return None

    def _glide(self, key: str, to: QPointF, arc: float = 0.0) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self.scene.pieces.get(key)
            return glide(piece, to, self.ms(200), arc=arc) if piece else None

        return step

    def _carry(self, seat: int, origin: str, target: str) -> Step:
        def step() -> QAbstractAnimation | None:
            token, wand = self.scene.pieces.get(f"token {origin}"), self.scene.pieces.get(f"wand {seat}")
            if token is None or wand is None:
                return None
            return together(
                glide(token, self._where.centre(target), self.ms(220)),
                glide(wand, self._wand_spot(target), self.ms(220)),
            )

        return step

    def _take_away(self, square: str) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self.scene.pieces.get(f"token {square}")
            if piece is None:
                return None
            tray = self._where.trays[2 - int(piece.data_["owner"])]
            self.sounded.emit("take")
            return together(
                glide(piece, tray.center(), self.ms(260), arc=self._where.cell * 0.3),
                scale(piece, 0.55, self.ms(260)),
                fade(piece, 0.2, self.ms(260)),
            )

        return step

    def _turn_over(self, square: str, seat: int, after: str) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self.scene.pieces.get(f"token {square}")
            return self._flip_motion(piece, seat, after) if piece else None

        return step

    def _show_underside(self, piece: Piece) -> Step:
        def step() -> QAbstractAnimation | None:
            data = piece.data_
            return in_turn(
                self._flip_motion(piece, data["owner"], data["under"], ms=500),
                self._flip_motion(piece, data["owner"], data["side"], ms=300),
            )

        return step

    def _flip_motion(self, piece: Piece, seat: int, side: str, ms: int = 240) -> QAbstractAnimation:
        picture = self._token_picture(seat, side, lifted=True)

        def begin() -> Callable[[float], None]:
            turned = False

            def at(t: float) -> None:
                nonlocal turned
                if t >= 0.5 and not turned:
                    turned = True
                    piece.show_pixmap(picture)
                width = max(0.05, abs(1 - 2 * t))
                transform = piece.transform()
                transform.reset()
                transform.scale(width, 1.0)
                piece.setTransform(transform)
                if t >= 1.0:
                    piece.resetTransform()

            return at

        return tween(self.ms(ms), begin)


def _home_squares(seat: int) -> tuple[str, ...]:
    """A seat's nine squares in the order of `arrange`: from its back row to its front row, from column a to c."""
    rows = (1, 2, 3) if seat == 1 else (8, 7, 6)
    return tuple(f"{column}{row}" for row in rows for column in "abc")


def _are_the_nine(tokens: list[object]) -> bool:
    """Whether these are a seat's nine tokens, each either side up."""
    usual = sorted("".join(sorted(token)) for token in USUAL_LAYOUT)
    return all(isinstance(token, str) for token in tokens) and sorted("".join(sorted(str(t))) for t in tokens) == usual


def _underside_sentence(under: str) -> str:
    text = translate("Elementos", "The underside shows {symbol}. Only you should look.")
    return fill(text, symbol=symbol(under, translate))
