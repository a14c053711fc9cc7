"""What is shown at the table of Elios while something is pointed at or held: where it would lie, and how high."""

from __future__ import annotations

from elios_desktop.games.elios.board.gestures import landings
from elios_desktop.games.elios.board.listing import Bundle, EliosSituation, Held, SpareDisc, Spot, TiedBeam, put_of
from elios_desktop.games.elios.table.drawing import Drawing
from elios_desktop.games.elios.table.pieces import Pieces
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.items import Piece
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import translate


class Preview:
    """Ghosts of what would come, and what the bundles look like meanwhile. The table says what may be taken and put."""

    def __init__(self, scene: TableScene, drawing: Drawing, pieces: Pieces) -> None:
        self._scene = scene
        self._drawing = drawing
        self._pieces = pieces

    def point_at(self, held: Held | None, situation: EliosSituation) -> None:
        """With an empty hand: a beam that can be taken out of its bundle rises a little."""
        tied = isinstance(held, TiedBeam) and held.letter not in put_of(held.bundle, situation.draft)
        self._pieces.raise_beam(held if tied and isinstance(held, TiedBeam) else None)

    def hold(self, piece: Piece, held: Held, spot: Spot | None, situation: EliosSituation) -> None:
        """It is in the hand, and would be put there, if anywhere."""
        self._clear()
        self._pieces.raise_beam(None)
        if isinstance(held, Bundle):
            self._pieces.take_bundle(held, True)
        elif isinstance(held, TiedBeam):
            piece.rest = piece.lifted  # refused, it is seen on its way back; the redrawing after it puts this right
            self._pieces.take_beam(held, True)
        if spot is not None:
            self._show(held, spot, situation)

    def let_go(self, held: Held | None) -> None:
        """It isn't in the hand any more."""
        self._clear()
        if isinstance(held, Bundle):
            self._pieces.take_bundle(held, False)
        elif isinstance(held, TiedBeam):
            self._pieces.take_beam(held, False)

    def _show(self, held: Held, spot: Spot, situation: EliosSituation) -> None:
        view, level = situation.view, 0
        match held:
            case SpareDisc():
                self._drawing.ghost_disc(view.discs + 1)
                self._say(fill(translate("Elios", "Disc {discs}"), discs=view.discs + 1))
            case Bundle() | TiedBeam():
                for letter, column in landings(held, spot, situation).items():
                    level = view.height(column) + 1
                    self._drawing.ghost_beam(column, level, letter)
                if level:
                    self._say(fill(translate("Elios", "Level {level}"), level=level))

    def _say(self, text: str) -> None:
        """Over the sun."""
        self._drawing.caption("ghost words", text, self._drawing.where.sun.point(1.5, 0.84, 0, 0))

    def _clear(self) -> None:
        for key, shown in self._scene.decorations().items():
            if key.startswith("ghost"):
                shown.setVisible(False)
