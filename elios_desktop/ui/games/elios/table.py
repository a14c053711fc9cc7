"""The table of Elios: what lies on it, and what a drop there means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer
from PySide6.QtGui import QFontMetricsF, QPainterPath

from elios_desktop.engine.contract import Event, Json, Refusal, Transition
from elios_desktop.engine.games.elios.deal import JOKER
from elios_desktop.texts.games.elios import colour, group_words
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Animator, Step
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.plates import Plate, plate_height
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.controller import Controller
from elios_desktop.ui.games.base import Table, TableAction
from elios_desktop.ui.games.elios import arranging, motions, placing
from elios_desktop.ui.games.elios.arranging import rainbow, time_text
from elios_desktop.ui.games.elios.drawing import Drawing
from elios_desktop.ui.games.elios.layout import HIGHEST, bouquets, lay_out
from elios_desktop.ui.games.elios.placing import Placing
from elios_desktop.ui.i18n import translate

_CLOCK_MS = 250


class EliosTable(Table):
    """Pieces: `bundle AGJ` (a second equal one: `bundle AGJ 2`), the tips of its beams `bundle AGJ: G`, while
    arranging the beams `beam G1`, and `disc`. Places: `column 5`, `sun`, `split`, `rack`, `bundle 3`, `bundle new`,
    `supply`, `seat 2`."""

    _view: Json

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

    # -- drawing

    def layout(self, area: QRectF) -> None:
        self.drawing.where = lay_out(area, len(self.controller.seats), self._plate_size())
        self.scene.set_background(self.background(self.drawing.background))

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

    def draw(self, view: Json) -> None:
        self._view = view
        drawing, where = self.drawing, self.drawing.where
        drawing.columns(view["columns"])
        drawing.discs(view["discs"])
        drawing.elevation(view["columns"], view["discs"])
        self._draw_places(view)
        self._draw_supply(HIGHEST - view["discs"])
        front = self._front_seat()
        for number, (plate, room) in enumerate(where.others, start=1):
            seat = (front + number - 1) % len(self._seats()) + 1
            groups = self._groups(view, seat)
            self._draw_plate(seat, plate, groups)
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

    def _groups(self, view: Json, seat: int) -> Sequence[str]:
        """What lies before a seat: its groups, or before it has arranged its single beams."""
        groups: list[str] = view["groups"][seat - 1]
        if not groups and view["hands"] and seat not in view["arranged"]:
            return sorted(view["hands"][seat - 1], key=rainbow)
        return sorted(groups, key=_large_first)

    def _draw_places(self, view: Json) -> None:
        where = self.drawing.where
        for column, letters in enumerate(view["columns"], start=1):
            height = len(letters)
            shape = self.drawing.outline(column, height)
            label = fill(
                translate("Elios", "Column {column}: {top} on level {level}"),
                column=column,
                top=colour(letters[-1], translate),
                level=height,
            )
            centre = where.sun.spot(column, min(height + 1, HIGHEST))
            self.scene.add_place(Place(f"column {column}", shape, centre, label, data={"column": column}))
        label = fill(translate("Elios", "The middle of the sun: {discs} discs"), discs=view["discs"])
        self.scene.add_place(Place("sun", where.sun.disc_shape(), where.sun.centre, label, "sun"))
        if not self._arranging_seat():
            take_out = translate("Elios", "Take one beam out")
            self.drawing.slot("split", where.split, take_out)
            self.scene.add_place(Place("split", _rounded(where.split), where.split.center(), take_out, "split"))
            rack = where.rack.adjusted(5, 5, -5, -5)
            rack.setRight(where.split.left() - 6)
            label = translate("Elios", "The rack: beams put down here go back into their bundle")
            self.scene.add_place(Place("rack", _rounded(rack), rack.center(), label, "rack"))

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

    def _draw_plate(self, seat: int, rect: QRectF, groups: Sequence[str]) -> None:
        info = self.controller.seats[seat - 1]
        beams = sum(map(len, groups))
        lines = self._plate_lines(seat, beams, self._arranging_times().get(seat))
        acting = self.controller.acting if self.controller.shown_ply is None else self.controller.state.to_move
        self.drawing.plate(seat, rect, Plate(info.name, info.colour, lines, acting == seat, not beams))
        words = ", ".join(group_words(group, translate) for group in groups)
        text = translate("Elios", "{name}: {line}: {groups}")
        label = fill(text, name=info.name, line=", ".join(lines), groups=words)
        self.scene.add_place(Place(f"seat {seat}", _rounded(rect), rect.center(), label))

    def _arranging_times(self) -> dict[int, int]:
        """How long each seat took to arrange, as long as that matters: until the first turn has been played."""
        controller = self.controller
        if any(len(column) > 1 for column in self._view["columns"]):
            return {}
        if controller.table.arrangements:
            return {seat: ms for seat, (_, ms) in controller.table.arrangements.items()}
        done = controller.session.transitions[: len(self._seats())]
        times = controller.table.move_ms
        return {each.seat: ms for each, ms in zip(done, times, strict=False) if each.seat in self._view["arranged"]}

    def _show_clock(self) -> None:
        """The running time, softly, while somebody arranges."""
        if self._arranging_seat() and not self.area.isEmpty():
            self.drawing.clock(time_text(self.controller.spent_this_turn()))

    # -- the rack

    def _draw_rack(self, groups: Sequence[str]) -> None:
        room = self.drawing.where.bundles
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
            piece.label = fill(translate("Elios", "Bundle: {group}"), group=words)
            for index, letter in enumerate(letters if len(letters) > 1 else ""):
                beam = self.scene.piece(f"{key}: {letter}")
                beam.data_ = {"kind": "beam", "letters": group, "bundle": key, "letter": letter}
                beam.label = fill(
                    translate("Elios", "{beam}, from the bundle {group}"), beam=colour(letter, translate), group=words
                )
                if letter in put:
                    level = len(self._view["columns"][put[letter] - 1]) + 1
                    picture, centre = self.drawing.laid_beam(put[letter], level, letter)
                    lifted = self.drawing.beam_picture(letter, bouquet.length, 0.0, share=0.5, lifted=True)
                    beam.stand(centre, 50.0, picture, lifted)
                    beam.grip = None
                else:
                    self.drawing.stand_tip(beam, bouquet, index, letter)
        if self._placing is not None and self.my_turn:
            for column in self._open_columns():
                self.drawing.open_column(column, len(self._view["columns"][column - 1]) + 1)

    def _put_of(self, bundle: str) -> dict[str, int]:
        here = self._placing
        return here.put if here is not None and here.bundle == bundle and self.my_turn else {}

    def _open_columns(self) -> list[int]:
        """The columns that the beams of the placement under way may still go to."""
        here = self._placing
        if here is None:
            return []
        ways = placing.fitting(self._ways(here.letters), here.put)
        return sorted({column for way in ways for letter, column in way.items() if letter not in here.put})

    def _ways(self, letters: str) -> list[dict[str, int]]:
        return placing.ways_for(self.controller.legal, letters)

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
        move = session.game.arrangement(session.state, seat, self._suggestions)
        return arranging.from_groups(move.split(" ")[2].split("."))

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
                    translate("Elios", "{beam}, in bundle {number}"), beam=colour(beam[0], translate), number=number
                )
            if len(bundle) > 1:
                self.drawing.cord(f"cord {number}", bouquet)
            words = group_words(arranging.letters_of(bundle), translate)
            label = fill(translate("Elios", "Bundle {number}: {group}"), number=number, group=words)
            shape = _rounded(bouquet.room.adjusted(1, 2, -1, -2))
            data = {"bundle": number - 1}
            self.scene.add_place(Place(f"bundle {number}", shape, bouquet.room.center(), label, data=data))
        empty = laid[-1].room.adjusted(2, 4, -2, -4)
        self.drawing.slot("bundle new", empty, "+")
        label = translate("Elios", "A new bundle")
        place = Place("bundle new", _rounded(empty), empty.center(), label, data={"bundle": len(bundles)})
        self.scene.add_place(place)
        self._show_clock()

    # -- what may be done

    def can_lift(self, piece: Piece) -> bool:
        return self.my_turn

    def walk(self) -> Sequence[str]:
        return [key for key, piece in self.scene.pieces.items() if self.can_lift(piece) and key != "disc"] + (
            ["disc"] if "disc" in self.scene.pieces and self.my_turn and not self._arranging_seat() else []
        )

    def legal_places(self, piece: Piece) -> list[str]:
        data = piece.data_
        if data["kind"] == "loose":
            bundles = self._draft_of(self._arranging_seat())
            return [
                key
                for key, place in self.scene.places.items()
                if "bundle" in place.data and arranging.may_join(bundles, data["beam"], place.data["bundle"])
            ]
        if data["kind"] == "disc":
            return ["sun"] if "disc" in self.controller.legal else []
        ways = self._ways(data["letters"])
        if data["kind"] == "bundle":
            columns = sorted({column for way in ways for column in way.values()})
            found = ["sun"] if ways else []
        else:
            put = {each: at for each, at in self._put_of(data["bundle"]).items() if each != data["letter"]}
            columns = sorted({way[data["letter"]] for way in placing.fitting(ways, put)})
            found = []
        legal = [*found, *(f"column {column}" for column in columns)]
        if data["kind"] == "beam" and self._put_of(data["bundle"]):
            return [*legal, "rack"] if data["letter"] in self._put_of(data["bundle"]) else legal
        if _which_split(data) in self.controller.legal:
            legal.append("split")
        return legal

    def move_for(self, piece: Piece, place: Place) -> str | None:
        data = piece.data_
        if data["kind"] == "disc":
            return "disc" if place.key == "sun" else None
        if place.key == "split":
            return _which_split(data) if not self._put_of(data["bundle"]) else None
        if data["kind"] == "loose" or (place.key != "sun" and "column" not in place.data):
            return None
        if data["kind"] == "beam" and place.key == "sun":
            return None
        ways, put = self._ways_after(data, place)
        return placing.notation(data["letters"], ways[0]) if ways else placing.nearest(self._view, data["letters"], put)

    def _ways_after(self, data: Json, place: Place) -> tuple[list[dict[str, int]], dict[str, int]]:
        """The legal placements if this bundle or beam is put there, and the beams whose column that says."""
        ways = self._ways(data["letters"])
        if data["kind"] == "beam":
            put = {**self._put_of(data["bundle"]), data["letter"]: place.data["column"]}
            return placing.fitting(ways, put), put
        if place.key == "sun":
            return ways, {}
        column = place.data["column"]
        top = self._view["columns"][column - 1][-1]
        letters = data["letters"]
        best = top if top in letters else JOKER if JOKER in letters else letters[0]
        return placing.touching(ways, column), {best: column}

    def drop(self, piece: Piece, place: Place) -> Refusal | None:
        data = piece.data_
        self._dropped_on, self.dropped = place.key, data.get("bundle", "")
        if data["kind"] == "loose":
            return self._join(data["beam"], place)
        move = self.move_for(piece, place)
        if move is None:
            if data["kind"] == "beam" and data["letter"] in self._put_of(data["bundle"]) and place.key == "rack":
                self._take_back(data["letter"])
            elif data["kind"] == "beam" and place.key == "sun":
                self.told.emit(translate("Elios", "A single beam goes on a column; the whole bundle goes on the sun."))
            elif place.key == "split" and data["kind"] == "bundle" and not self._put_of(data["bundle"]):
                self.told.emit(translate("Elios", "Take the beam that shall leave the bundle by its tip."))
            self.redraw()
            return None
        if data["kind"] == "disc" or place.key == "split":
            return self._submit(move)
        ways, put = self._ways_after(data, place)
        if not ways:
            return self.controller.why(move)
        if len(ways) == 1:
            return self._submit(move)
        self._set_placing(Placing(data["bundle"], data["letters"], {**put, **placing.settled(ways)}))
        return None

    def _submit(self, move: str) -> Refusal | None:
        refusal = self.controller.why(move)
        if refusal is None and self._placing is not None:
            self._placing = None
            self.draft_changed.emit()  # what is saved with the move has no half-done turn any more
        return refusal or self.controller.submit(move)

    def _set_placing(self, now: Placing | None) -> None:
        self._placing = now
        self.sounded.emit("place")
        self.redraw()
        self.draft_changed.emit()

    def _take_back(self, letter: str) -> None:
        here = self._placing
        assert here is not None
        put = {each: column for each, column in here.put.items() if each != letter}
        self._set_placing(Placing(here.bundle, here.letters, put) if put else None)

    def give_up(self) -> bool:
        if self._placing is None:
            return False
        self._set_placing(None)
        return True

    def click_place(self, place: Place) -> bool:
        here = self._placing
        if here is not None and self.my_turn and place.data.get("column") in self._open_columns():
            left = [letter for letter in here.letters if letter not in here.put]
            key = f"{here.bundle}: {left[0]}" if len(here.letters) > 1 else here.bundle
            piece = self.scene.pieces.get(key)
            if len(left) == 1 and piece is not None:
                self.drop(piece, place)
                return True
        if place.key == "supply" and self.my_turn and not self._arranging_seat():
            refusal = self.controller.why("disc")
            if refusal is not None:
                self.refuse(refusal)
            return True
        return False

    # -- arranging

    def _join(self, beam: str, place: Place) -> Refusal | None:
        seat = self._arranging_seat()
        bundles = self._draft_of(seat)
        to = place.data.get("bundle")
        if to is None or to == arranging.holder_of(bundles, beam):
            self.redraw()
            return None
        after = arranging.moved(bundles, beam, to)
        refusal = self.controller.why(arranging.notation(seat, after))
        if refusal is None:
            self.sounded.emit("place")
            self._arrange_as(after)
        return refusal

    def _arrange_as(self, bundles: arranging.Bundles) -> None:
        self._bundles = bundles
        self.redraw()
        self.draft_changed.emit()

    def _suggest(self) -> None:
        seat = self._arranging_seat()
        before = sorted(map(arranging.letters_of, self._draft_of(seat)))
        suggested = self._suggested(seat)
        if sorted(map(arranging.letters_of, suggested)) == before:
            self._suggestions += 1
            suggested = self._suggested(seat)
        self._arrange_as(suggested)

    def _untie(self) -> None:
        self._suggestions = 0
        self._arrange_as(arranging.untied(self._draft_of(self._arranging_seat())))

    def _ready(self) -> None:
        seat = self._arranging_seat()
        bundles, self._bundles = self._draft_of(seat), ()
        refusal = self.controller.arrange(seat, arranging.notation(seat, bundles))
        if refusal is not None:
            self._bundles = bundles
            self.refuse(refusal)

    def actions(self) -> list[TableAction]:
        if self._arranging_seat():
            return [
                TableAction("suggest", translate("Elios", "Suggest"), run=self._suggest, key="S"),
                TableAction("reset", translate("Elios", "Untie all"), run=self._untie, key="U"),
                TableAction("ready", translate("Elios", "Ready"), run=self._ready, primary=True, key="G"),
            ]
        if self._placing is not None and self.my_turn:
            return [TableAction("back", translate("Elios", "Take back"), run=self._give_up, key="B")]
        if self.controller.legal == {"pass"}:
            return [TableAction("pass", translate("Elios", "Pass"), move="pass", primary=True, key="P")]
        return []

    def _give_up(self) -> None:
        self.give_up()

    def prompt(self) -> str:
        controller = self.controller
        if self._arranging_seat():
            return translate("Elios", "Drag your beams into bundles: one to three different colours in each.")
        if not self.my_turn or controller.acting is None:
            return super().prompt()
        name = controller.names[controller.acting - 1]
        if controller.legal == {"pass"}:
            text = translate(
                "Elios", "{name} has to pass: no bundle fits anywhere, no disc is left, and no bundle can be split."
            )
            return fill(text, name=name)
        here = self._placing
        if here is not None:
            left = "".join(letter for letter in here.letters if letter not in here.put)
            text = translate("Elios", "Now put {beams} on a glowing column. Escape takes the bundle back.")
            return fill(text, beams=group_words(left, translate))
        view = controller.view()
        if all(len(column) == 1 for column in view["columns"]):
            times = controller.table.move_ms
            text = translate(
                "Elios", "{name} took longest ({time}) and begins: drag a bundle with a joker onto the sun."
            )
            return fill(text, name=name, time=time_text(times[-1] if times else 0))
        return super().prompt()

    # -- previews

    def hold(self, piece: Piece, place: Place | None) -> None:
        self._unghost()
        data = piece.data_
        if data["kind"] == "bundle":
            self._show_tips(data["bundle"], False)
        elif data["kind"] == "beam":
            piece.rest = piece.lifted  # refused, it is seen on its way back; the redrawing after it puts this right
            self._show_without(data, data["letter"])
        if place is None or place.key not in self.legal_places(piece):
            return
        view, drawing = self._view, self.drawing
        if data["kind"] == "disc":
            discs = view["discs"] + 1
            drawing.ghost_disc(discs)
            self._say_over_sun(fill(translate("Elios", "Disc {discs}"), discs=discs))
        elif place.key == "sun" or "column" in place.data:
            ways, put = self._ways_after(data, place)
            level = 0
            for letter, column in ({**put, **placing.settled(ways)}).items():
                level = len(view["columns"][column - 1]) + 1
                if letter not in self._put_of(data["bundle"]) or letter == data.get("letter"):
                    drawing.ghost_beam(column, level, letter)
            if level:
                self._say_over_sun(fill(translate("Elios", "Level {level}"), level=level))

    def _say_over_sun(self, text: str) -> None:
        sun = self.drawing.where.sun
        self.drawing.caption("ghost words", text, sun.centre - QPointF(0, sun.disc.height() * 1.75))

    def let_go(self, piece: Piece) -> None:
        self._unghost()
        data = piece.data_
        if data["kind"] == "bundle":
            self._show_tips(data["bundle"], True)
        elif data["kind"] == "beam":
            self._show_without(data, "")

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

    def flip(self, piece: Piece) -> None:
        self.redraw()  # nothing of Elios is turned over; the first click of the two took the piece

    # -- what is saved besides the record

    def draft(self) -> Json:
        if self._arranging_seat() and self._bundles:
            return {"seat": self._bundles_of, "bundles": [list(bundle) for bundle in self._bundles]}
        return {"placing": self._placing.to_json()} if self._placing is not None else {}

    def restore(self, draft: Json) -> None:
        self._placing, self._bundles = None, ()
        seat, state = draft.get("seat"), self.controller.session.state
        if isinstance(seat, int) and seat in state.pending:
            hand = state.view(None)["hands"][seat - 1]
            self._bundles, self._bundles_of = arranging.from_json(draft.get("bundles"), hand) or (), seat
        self._placing = Placing.from_json(draft.get("placing"), self.controller.legal)

    def stop(self) -> None:
        self._clock.stop()

    # -- words and lights

    def explain_piece(self, piece: Piece) -> None:
        self.told.emit(self.prompt() or self.controller.turn_sentence())
        self.sounded.emit("refuse")

    def shapes(self, about: str) -> list[tuple[QPainterPath, QPointF, Hashable]]:
        if about == "discs":
            return super().shapes("sun")
        if about.startswith("group "):
            if self._arranging_seat():
                return super().shapes(self._dropped_on)
            letters = about.removeprefix("group ")
            keys = [
                key
                for key, piece in self.scene.pieces.items()
                if piece.data_["kind"] == "bundle" and piece.data_["letters"] == letters
            ]
            keys = [self.dropped] if self.dropped in keys else keys  # of equal ones, the one that was in the hand
            return [shape for key in keys for shape in super(EliosTable, self).shapes(key)]
        return super().shapes(about)

    def animate(self, event: Event, transition: Transition) -> Step | None:
        return motions.step_for(self, event, transition)


def _which_split(data: Json) -> str | None:
    """Taking this beam out of its bundle; of two, the first in code-point order is named.

    A whole bundle of two falls apart, of a single beam the engine says why not, of three nobody knows which beam.
    """
    letters = data["letters"]
    letter = letters[0] if len(letters) < 3 else data.get("letter")
    return f"split {letters}/{letter}" if letter else None


def _large_first(group: str) -> tuple[int, list[int]]:
    return -len(group), sorted(map(rainbow, group))


def _rounded(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, 9, 9)
    return path
