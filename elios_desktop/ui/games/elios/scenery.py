"""What lies on the table of Elios: draws a position, with the half-done arrangement or placement in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer
from PySide6.QtGui import QFontMetricsF, QPainterPath

from elios_desktop.engine.contract import Json
from elios_desktop.engine.games.elios import View
from elios_desktop.engine.games.elios.deal import HIGHEST
from elios_desktop.engine.games.elios.placing import open_columns, placements
from elios_desktop.texts.games.elios import colour, group_words
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Animator
from elios_desktop.ui.board.items import Place
from elios_desktop.ui.board.plates import Plate, plate_height
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.games.base import Table
from elios_desktop.ui.games.elios import arranging
from elios_desktop.ui.games.elios.arranging import rainbow, time_text
from elios_desktop.ui.games.elios.drawing import Drawing
from elios_desktop.ui.games.elios.layout import bouquets, lay_out
from elios_desktop.ui.games.elios.placing import Placing
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.controller import Controller

_CLOCK_MS = 250


class Scenery(Table):
    """Pieces: `bundle AGJ` (a second equal one: `bundle AGJ 2`), the tips of its beams `bundle AGJ: G`, while
    arranging the beams `beam G1`, and `disc`. Places: `column 5`, `sun`, `split`, `rack`, `bundle 3`, `bundle new`,
    `supply`, `seat 2`."""

    _view: View

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller) -> None:
        super().__init__(scene, animator, controller)
        self.drawing = Drawing(scene)
        self._placing: Placing | None = None
        self._bundles: arranging.Bundles = ()
        self._bundles_of = 0
        self._suggestions = 0
        self._dropped_on = ""
        self.dropped = ""
        """The key of the bundle that a drop was about."""
        self._clock = QTimer(self)
        self._clock.setInterval(_CLOCK_MS)
        self._clock.timeout.connect(self._show_clock)

    # -- the whole table

    def layout(self, area: QRectF) -> None:
        self.drawing.where = where = lay_out(area, len(self.controller.seats), self._plate_size())
        # There are no words on it: where another language leaves the sun as large as it is, it is found painted.
        sun = where.sun.centre.x(), where.sun.centre.y(), where.sun.radius
        key = "table", *(round(each, 2) for each in (*sun, where.rack.top()))
        self.scene.set_background(self.picture(key, area.size(), self.drawing.background))

    def _plate_size(self) -> QSizeF:
        theme = self.scene.theme
        bold, small = QFontMetricsF(theme.font("body", bold=True)), QFontMetricsF(theme.font("small"))
        longest = [small.horizontalAdvance(line) for seat in self._seats() for line in self._plate_lines(seat, 18, 0)]
        longest += [min(bold.horizontalAdvance(name), 150.0) + 14 for name in self.controller.names]
        lines = len(self._plate_lines(1, 18, 0))
        widest = min(max(longest), 210.0 * theme.text_scale)
        return QSizeF(widest + 2 * min(11.0, bold.height() / 2) + 32, plate_height(theme, lines))

    def _seats(self) -> range:
        return range(1, len(self.controller.seats) + 1)

    def draw(self, view: View) -> None:
        self._view = view
        drawing, where = self.drawing, self.drawing.where
        drawing.columns(view.columns)
        drawing.discs(view.discs)
        here = self._placing if self.my_turn else None
        put = {} if here is None else {column: letter for letter, column in here.put.items()}
        drawing.elevation(view.columns, view.discs, put)
        self._draw_places(view)
        self._draw_supply(HIGHEST - view.discs)
        front = self._front_seat()
        for number, (plate, room) in enumerate(where.others, start=1):
            seat = (front + number - 1) % len(self._seats()) + 1
            groups = self._groups(view, seat)
            self._draw_plate(seat, plate, groups, room)
            drawing.small_bundles(seat, room, groups)
        self._draw_plate(front, where.own, self._groups(view, front))
        if self._arranging_seat():
            self._draw_arranging()
        else:
            self._draw_rack(self._groups(view, front))
        if self._arranging_seat():
            self._clock.start()
        else:
            self._clock.stop()

    def _front_seat(self) -> int:
        """Whose bundles lie in the rack: the acting seat's; when nobody acts, the viewer's or the first one's."""
        shown = self.controller.state.to_move if self.controller.shown_ply is not None else self.controller.acting
        return shown or self.viewer or 1

    def _groups(self, view: View, seat: int) -> Sequence[str]:
        """What lies before a seat: its groups, or before it has arranged its single beams."""
        groups = view.groups[seat - 1]
        if not groups and view.hands and seat not in view.arranged:
            return sorted(view.hands[seat - 1], key=rainbow)
        return sorted(groups, key=_large_first)

    def _draw_places(self, view: View) -> None:
        where = self.drawing.where
        for column, letters in enumerate(view.columns, start=1):
            height = len(letters)
            shape = self.drawing.outline(column, height)
            label = fill(
                translate("Elios", "Column {column}: {top} on level {level}"),
                column=column,
                top=colour(letters[-1], translate),
                level=height,
            )
            centre = where.sun.spot(column, min(height + 1, HIGHEST))
            place = Place(f"column {column}", shape, centre, label, data={"column": column}, hollow=True)
            self.scene.add_place(place)
        label = fill(translate("Elios", "The middle of the sun: {discs} discs"), discs=view.discs)
        self.scene.add_place(Place("sun", where.sun.disc_shape(), where.sun.centre, label, "sun"))
        if not self._arranging_seat():
            rack = where.rack.adjusted(5, 5, -5, -5)
            if self._something_tied(view):
                take_out = translate("Elios", "Take one beam out")
                self.drawing.slot("split", where.split, take_out)
                self.scene.add_place(Place("split", _rounded(where.split), where.split.center(), take_out, "split"))
                rack.setRight(where.split.left() - 6)
            label = translate("Elios", "The rack: beams put down here go back into their group")
            self.scene.add_place(Place("rack", _rounded(rack), rack.center(), label, "rack"))

    def _something_tied(self, view: View) -> bool:
        """Whether a beam could be taken out of any group of the seat in front."""
        return any(len(group) > 1 for group in view.groups[self._front_seat() - 1])

    def _draw_supply(self, left: int) -> None:
        self.drawing.supply(left)
        size = self.drawing.supply_size()
        spot = self.drawing.supply_spot(max(0, left - 1))
        if left:
            piece = self.scene.piece("disc")
            piece.data_ = {"kind": "disc"}
            piece.stand(spot, 28.0, self.drawing.supply_picture(left == 1), self.drawing.disc_picture(lifted=True))
            grip = QPainterPath()
            grip.addEllipse(QPointF(0, 0), size.width(), size.height() * 1.2)
            piece.grip = grip
            piece.label = fill(translate("Elios", "A disc; {left} are left beside the sun"), left=left)
        shape = QPainterPath()
        shape.addEllipse(spot, size.width(), size.height())
        label = translate("Elios", "The discs beside the sun")
        self.scene.add_place(Place("supply", shape, spot, label, "supply"))

    # -- seats

    def _plate_lines(self, seat: int, beams: int, ms: int | None) -> tuple[str, ...]:
        count = translate("Elios", "%n beam(s)", "", beams)
        if ms is not None:
            count = fill(translate("Elios", "{beams} · {time}"), beams=count, time=time_text(ms))
        if len(self._seats()) < 4:
            return (count,)
        partner = self.controller.names[(seat + 1) % 4]
        return (count, fill(translate("Elios", "Team with {name}"), name=partner))

    def _draw_plate(self, seat: int, rect: QRectF, groups: Sequence[str], room: QRectF | None = None) -> None:
        """A seat's plate; its place reaches over the room with its bundles, which the label names."""
        name, colour = self.controller.names[seat - 1], self.controller.seats[seat - 1].colour
        beams = sum(map(len, groups))
        lines = self._plate_lines(seat, beams, self._arranging_times().get(seat))
        acting = self.controller.acting if self.controller.shown_ply is None else self.controller.state.to_move
        timed = seat == self._arranging_seat()
        self.drawing.plate(seat, rect, Plate(name, colour, lines, acting == seat, not beams, timed))
        words = ", ".join(group_words(group, translate) for group in groups)
        text = translate("Elios", "{name}: {line}: {groups}")
        label = fill(text, name=name, line=", ".join(lines), groups=words)
        shape = _rounded(rect)
        if room is not None:
            shape.addRect(room)
        self.scene.add_place(Place(f"seat {seat}", shape, rect.center(), label))

    def _arranging_times(self) -> dict[int, int]:
        """How long each seat took to arrange, as long as that matters: until the first turn has been played."""
        controller = self.controller
        if not self._view.bare:
            return {}
        if controller.table.arrangements:
            return {seat: ms for seat, (_, ms) in controller.table.arrangements.items()}
        done = controller.session.transitions[: len(self._seats())]
        times = controller.table.move_ms
        return {each.seat: ms for each, ms in zip(done, times, strict=False) if each.seat in self._view.arranged}

    def _show_clock(self) -> None:
        """The running time, softly, while somebody arranges."""
        if self._arranging_seat() and not self.area.isEmpty():
            self.drawing.clock(time_text(self.controller.turns.spent), len(self._plate_lines(1, 18, 0)))

    # -- the rack

    def _draw_rack(self, groups: Sequence[str]) -> None:
        where = self.drawing.where
        room = where.bundles if self._something_tied(self._view) else where.rack.adjusted(10, 6, -10, -6)
        laid = bouquets(room, [len(group) for group in groups], middle=True)
        counted: Counter[str] = Counter()
        for group, bouquet in zip(groups, laid, strict=True):
            counted[group] += 1
            key = f"bundle {group}" if counted[group] == 1 else f"bundle {group} {counted[group]}"
            put = self._put_of(key)
            letters = "".join(sorted(group, key=rainbow))
            words = group_words(group, translate)
            piece = self.scene.piece(key)
            piece.data_ = {"kind": "bundle", "letters": group, "bundle": key, "shown": letters}
            self.drawing.stand_bundle(piece, bouquet, letters, "".join(put))
            piece.label = fill(translate("Elios", "Group: {group}"), group=words)
            for index, letter in enumerate(letters if len(letters) > 1 else ""):
                beam = self.scene.piece(f"{key}: {letter}")
                beam.data_ = {"kind": "beam", "letters": group, "bundle": key, "letter": letter}
                beam.label = fill(
                    translate("Elios", "{beam}, from the group {group}"), beam=colour(letter, translate), group=words
                )
                if letter in put:
                    level = self._view.height(put[letter]) + 1
                    picture, centre = self.drawing.laid_beam(put[letter], level, letter)
                    lifted = self.drawing.beam_picture(letter, bouquet.length, 0.0, share=0.5, lifted=True)
                    beam.stand(centre, 50.0, picture, lifted)
                    beam.grip = None
                else:
                    self.drawing.stand_tip(beam, bouquet, index, letter)
        if self._placing is not None and self.my_turn:
            for column in self._open_columns():
                self.drawing.open_column(column, self._view.height(column) + 1)

    def _put_of(self, bundle: str) -> dict[str, int]:
        here = self._placing
        return here.put if here is not None and here.bundle == bundle and self.my_turn else {}

    def _open_columns(self) -> list[int]:
        """The columns that the beams of the placement under way may still go to."""
        here = self._placing
        return (
            [] if here is None else open_columns(placements(self.controller.legal, here.letters, here.put), here.left)
        )

    # -- arranging: drawing

    def _arranging_seat(self) -> int:
        """The seat that arranges its beams now, 0 for none."""
        if self.controller.may_act and self.controller.session.state.phase == "arrange":
            return self.viewer or 0
        return 0

    def _draft_of(self, seat: int) -> arranging.Bundles:
        if self._bundles_of != seat or not self._bundles:
            # Begin with what the program suggests: a quick player only says "ready".
            self._bundles_of, self._suggestions = seat, 0
            self._bundles = self._suggested(seat)
        return self._bundles

    def _suggested(self, seat: int) -> arranging.Bundles:
        session = self.controller.session
        return arranging.from_groups(session.game.arrangement(session.state, seat, self._suggestions).groups)

    def _draw_arranging(self) -> None:
        bundles = self._draft_of(self._arranging_seat())
        where = self.drawing.where
        room = where.rack.adjusted(10, 6, -10, -6)
        laid = bouquets(room, [*arranging.sizes(bundles), 0], middle=True)
        for number, (bundle, bouquet) in enumerate(zip(bundles, laid, strict=False), start=1):
            for index, beam in enumerate(bundle):
                piece = self.scene.piece(f"beam {beam}")
                piece.data_ = {"kind": "loose", "beam": beam}
                self.drawing.stand_beam(piece, bouquet, index, beam[0])
                piece.label = fill(
                    translate("Elios", "{beam}, in group {number}"), beam=colour(beam[0], translate), number=number
                )
            if len(bundle) > 1:
                self.drawing.cord(f"cord {number}", bouquet)
            words = group_words(arranging.letters_of(bundle), translate)
            label = fill(translate("Elios", "Group {number}: {group}"), number=number, group=words)
            shape = _rounded(bouquet.room.adjusted(1, 2, -1, -2))
            data = {"bundle": number - 1}
            self.scene.add_place(Place(f"bundle {number}", shape, bouquet.room.center(), label, data=data, hollow=True))
        empty = laid[-1].room.adjusted(2, 4, -2, -4)
        label = translate("Elios", "A new group")
        self.drawing.slot("bundle new", empty, label)
        place = Place("bundle new", _rounded(empty), empty.center(), label, data={"bundle": len(bundles)})
        self.scene.add_place(place)
        self._show_clock()

    # -- while something is held

    def _say_over_sun(self, text: str) -> None:
        sun = self.drawing.where.sun
        self.drawing.caption("ghost words", text, sun.point(1.5, 0.84, 0, 0))

    def _unghost(self) -> None:
        for key, shown in self.scene.decorations().items():
            if key.startswith("ghost"):
                shown.setVisible(False)

    def _show_tips(self, bundle: str, on: bool) -> None:
        """A whole bundle in the hand has its beams painted on it; the tips stay out of sight."""
        put = self._put_of(bundle)
        for key, piece in self.scene.pieces.items():
            if key.startswith(f"{bundle}: ") and piece.data_["letter"] not in put:
                piece.setVisible(on)

    def _show_without(self, data: Json, letter: str) -> None:
        """While a beam is in the hand, its bundle lies there without it."""
        bundle = self.scene.pieces.get(data["bundle"])
        if bundle is not None and letter not in self._put_of(data["bundle"]):
            hide = "".join(self._put_of(data["bundle"])) + letter
            shown = bundle.data_["shown"]
            bundle.show_pixmap(self.drawing.bouquet_picture(bundle.data_["bouquet"], shown, hide))

    def stop(self) -> None:
        self._clock.stop()


def _large_first(group: str) -> tuple[int, list[int]]:
    return -len(group), sorted(map(rainbow, group))


def _rounded(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, 9, 9)
    return path
