"""Holds how the program looks, in numbers: colours and type, light and dark, seats' colours and marks, distances,
corners, what a finger needs, shadows.

Lengths are for 100 % type in a usual window. Light comes from the upper left, 55° high. `materials` paints with what is
here; `style` is Qt's sheet for widgets.
"""

from typing import Literal, NamedTuple

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPalette

from elios_desktop.resources import resource

SPACES = (4, 8, 12, 16, 24, 32, 48)
"""The distances between things: nothing else, so that what belongs together is seen."""
CONTROL, TAG, SHEET = 6, 10, 14
"""The radii of corners: of what is pressed, of a tag, of a card over the table. A pill's is half its height."""
FINGER = 40.0
"""What is pressed is at least so high and wide."""
DECIDES = 2.4
"""A number that decides is so many times as high as the word beside it."""


class Shadow(NamedTuple):
    """Where a shadow falls, how far it fades, how dark it is."""

    x: float
    y: float
    blur: float
    alpha: float


REST = Shadow(0.5, 2, 4, 0.32)
"""Of what lies on the table."""
RAISED = Shadow(2, 6, 14, 0.38)
"""Of what stands there, or may be pressed."""
HELD = Shadow(5, 14, 26, 0.42)
"""Of what is in the hand."""
OVER = Shadow(0, 18, 44, 0.50)
"""Of a sheet over the table."""
SHADE, SHADE_DARK, NIGHT = "#1e0c00", "#000000", 1.35
"""The colour of shadows by day and by night, and how much darker they are by night."""

BRASS = ("#fbe6a6", "#e6bb55", "#c4902c")
"""From its lit edge down."""
BRASS_EDGE, BRASS_INK = "#7a5208", "#3a2405"
"""Around brass, and what is written on it (8 : 1)."""
LAMP = "#ffb347"
"""The light of a paper lamp, and of whoever's turn it is."""
PAPER, PAPER_INK = "#fffaf0", "#3a2208"
"""Cards, whatever the theme, and what is printed on them."""

LETTERING = ((0.0, "#fff3c0"), (0.35, "#f6cd5c"), (0.55, "#d99a22"), (0.75, "#f0c04a"), (1.0, "#9a6410"))
"""Letters of gold, from above: for winners, the curtain, and what happens once in a while."""
LETTERING_EDGE, LETTERING_WIDTH = "#5a2c06", 0.075
"""Their outline, and its width as a part of the letters' height."""


FAMILY = "Cabin"
_FIRST_FILES = ("Cabin-Regular.otf", "Cabin-Bold.otf")
"""What home is written with; the rest can wait until it has been seen."""
_LATER_FILES = ("Cabin-SemiBold.otf", "Cabin-Italic.otf")


class Palette(NamedTuple):
    """Every colour that is not a piece's own. All text pairs have a contrast of at least 4.5:1."""

    dark: bool
    window: str  # behind everything
    surface: str  # the table's cloth or wood, behind the board
    surface_edge: str  # its darker rim
    panel: str  # side panel, menus, cards on home
    line: str  # thin separators
    border: str  # around what can be pressed or written into; at least 3:1 on window, surface and panel
    input: str  # what is written into
    text: str
    text_soft: str  # second-rank text
    accent: str  # what to do next: the one button that goes on
    accent_text: str
    focus: str  # keyboard focus ring
    glow: str  # a legal place while a piece is held
    glow_strong: str  # the legal place under the piece
    good: str  # matching sides, gains
    bad: str  # refusals, losses
    wood: str  # board wood
    wood_dark: str
    wood_light: str
    shadow: str  # with alpha
    wall: str  # the room behind home and the pages about people
    velvet: str  # the curtain
    felt: str  # what trays are lined with

    @property
    def faded(self) -> str:
        """What can't be pressed now: as a line is, which in high contrast is as strong as text."""
        return self.line if self.line != self.text else "#8c8c8c"


LIGHT = Palette(
    dark=False, window="#f3ece0", surface="#e6d8c0", surface_edge="#cdb893", panel="#fbf7ef", line="#d8cbb4",
    border="#84705a", input="#ffffff",
    text="#2c2219", text_soft="#66574a", accent="#a8480f", accent_text="#ffffff", focus="#1560bd", glow="#e8a417",
    glow_strong="#ffc933", good="#2a762e", bad="#b3261e", wood="#c8965a", wood_dark="#8a5a2b", wood_light="#e4bf8a",
    shadow="#5a3c2814", wall="#efe3cf", velvet="#8e1b2a", felt="#5f7a62",
)  # fmt: skip
DARK = Palette(
    dark=True, window="#211b17", surface="#33291f", surface_edge="#1c1611", panel="#2b231d", line="#4a3d32",
    border="#94806c", input="#1f1915",
    text="#f4eadc", text_soft="#c3b3a0", accent="#f0a04b", accent_text="#241a12", focus="#7db7ff", glow="#ffc94d",
    glow_strong="#ffe7a3", good="#7fcf83", bad="#ff8a80", wood="#8b6238", wood_dark="#5a3c1f", wood_light="#b58753",
    shadow="#a0000000", wall="#241c17", velvet="#8e1b2a", felt="#3d5242",
)  # fmt: skip

HIGH_LIGHT = LIGHT._replace(
    window="#ffffff", surface="#ffffff", surface_edge="#000000", panel="#ffffff", line="#000000", border="#000000",
    text="#000000", text_soft="#1c1c1c", accent="#7a1f00", focus="#0033cc", glow="#ffd21f", glow_strong="#ffe680",
    good="#00501c", bad="#8c0000", wood="#d9b48a", wood_dark="#5a3414", wood_light="#f2d9b3", wall="#ffffff",
    velvet="#6e0f1d",
)  # fmt: skip
HIGH_DARK = DARK._replace(
    window="#000000", surface="#000000", surface_edge="#ffffff", panel="#000000", line="#ffffff",
    border="#ffffff", input="#000000",
    text="#ffffff", text_soft="#e6e6e6", accent="#ffd21f", accent_text="#000000", focus="#66d9ff", glow="#ffd21f",
    glow_strong="#fff2b0", good="#8cff9e", bad="#ffa8a0", wood="#5c3d1f", wood_dark="#2b1a0a", wood_light="#7a5430",
    wall="#000000", velvet="#6e0f1d", felt="#1f2d22",
)  # fmt: skip
"""High contrast: every text pair has at least 7:1."""


Mark = Literal["circle", "square", "triangle", "diamond", "star"]
"""The shape of a seat's mark."""


class SeatStyle(NamedTuple):
    """A seat's colour and mark: colour is never alone."""

    name: str  # key of the translated colour name
    colour: str
    mark: Mark


SEAT_STYLES = (
    SeatStyle("blue", "#2b6cb8", "circle"),
    SeatStyle("red", "#c23b34", "square"),
    SeatStyle("green", "#3d8b45", "triangle"),
    SeatStyle("violet", "#8750a6", "diamond"),
    SeatStyle("amber", "#c98a12", "star"),
)
"""What people choose from; by default seat 1 has the first, and so on."""

SIZES = {"small": 11.0, "body": 12.0, "large": 14.0, "title": 18.0, "page": 21.0, "display": 28.0}
"""Type sizes in points at 100 % text size; nothing is smaller than 11."""


class Theme(QObject):
    """The palette and the type in force. `changed` is sent when either changed; art made before is then stale."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.palette = LIGHT
        self.text_scale = 1.0
        self._setting = "system"
        self._night = self._sharp = False
        """What the system asks for, where Qt doesn't know it."""
        self.missing_fonts: list[str] = []

    @property
    def plain(self) -> "Theme":
        """The theme with type as people chose it, whatever room there is: for pictures of a size of their own."""
        return self

    def follow_size(self, size: QSize) -> None:
        """The window or the page has this size now: plain type doesn't mind."""

    def load_fonts(self, later: bool = True) -> None:
        """Make the program's own font known to Qt; without its files the system's font serves."""
        self._load(_FIRST_FILES)
        if later:
            self.load_later_fonts()

    def load_later_fonts(self) -> None:
        """The weights that home doesn't need."""
        self._load(_LATER_FILES)

    def _load(self, names: tuple[str, ...]) -> None:
        for name in names:
            if QFontDatabase.addApplicationFont(str(resource("fonts", name))) < 0:
                self.missing_fonts.append(name)

    def use(self, setting: str, text_percent: int = 100) -> None:
        """Take "light", "dark", "contrast" or "system", and a text size in per cent. The system says how dark the high
        contrast is; "system" has it where the system asks for it."""
        self._setting = setting
        hints = QGuiApplication.styleHints()
        scheme, contrast = hints.colorScheme(), hints.accessibility().contrastPreference()
        # Qt doesn't know every desktop.
        night = scheme == Qt.ColorScheme.Dark or (scheme == Qt.ColorScheme.Unknown and self._night)
        sharp = contrast == Qt.ContrastPreference.HighContrast or self._sharp
        dark = setting == "dark" or (setting in ("system", "contrast") and night)
        high = setting == "contrast" or (setting == "system" and sharp)
        palette = (HIGH_DARK if dark else HIGH_LIGHT) if high else (DARK if dark else LIGHT)
        scale = text_percent / 100
        if (palette, scale) == (self.palette, self.text_scale):
            return
        self.palette, self.text_scale = palette, scale
        self.changed.emit()

    def heed(self, dark: bool, contrast: bool) -> None:
        """The system asks for this by another way than Qt's; the next `use` heeds it."""
        self._night, self._sharp = dark, contrast

    def font(self, size: str = "body", bold: bool = False, italic: bool = False) -> QFont:
        """Return a font by the name of its size."""
        font = QFont(FAMILY)
        font.setPointSizeF(SIZES[size] * self.text_scale)
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        font.setItalic(italic)
        # Cabin pulls the letters on both sides of an apostrophe together until Italian's "c’è" can hardly be read.
        font.setKerning(False)
        return font

    def qt_palette(self) -> QPalette:
        """Return the same colours for Qt's own widgets."""
        p = self.palette
        roles = {
            QPalette.ColorRole.Window: p.window,
            QPalette.ColorRole.WindowText: p.text,
            QPalette.ColorRole.Base: p.panel,
            QPalette.ColorRole.AlternateBase: p.window,
            QPalette.ColorRole.Text: p.text,
            QPalette.ColorRole.PlaceholderText: p.text_soft,
            QPalette.ColorRole.Button: p.panel,
            QPalette.ColorRole.ButtonText: p.text,
            QPalette.ColorRole.BrightText: p.bad,
            QPalette.ColorRole.Highlight: p.accent,
            QPalette.ColorRole.HighlightedText: p.accent_text,
            QPalette.ColorRole.ToolTipBase: p.panel,
            QPalette.ColorRole.ToolTipText: p.text,
            QPalette.ColorRole.Link: p.focus,
            QPalette.ColorRole.LinkVisited: p.focus,
            QPalette.ColorRole.Light: p.panel,
            QPalette.ColorRole.Midlight: p.line,
            QPalette.ColorRole.Mid: p.line,
            QPalette.ColorRole.Dark: p.surface_edge,
            QPalette.ColorRole.Shadow: p.surface_edge,
        }
        result = QPalette()
        for role, colour in roles.items():
            result.setColor(role, QColor(colour))
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            faded = QColor(p.text_soft)
            faded.setAlphaF(0.65)
            result.setColor(QPalette.ColorGroup.Disabled, role, faded)
        return result


_ROOMY = QSize(1536, 864)
"""Beyond this size of a window or a page type grows with it, ..."""
_MOST = 1.6
_STEPS = 20
"""... by steps: at most sizes nothing has to be written anew."""
_LARGE = 2.0
"""Type of this size was chosen to be large, and is so anywhere."""


class RoomyTheme(Theme):
    """Follows another theme, with type as large as there is room for."""

    def __init__(self, base: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._base = base
        self.room = 1.0
        """By how much the window or the page is larger than a usual one."""
        self._follow()
        base.changed.connect(self._follow)

    @property
    def chosen(self) -> float:
        """The text scale that people chose."""
        return self._base.text_scale

    @property
    def plain(self) -> Theme:
        return self._base

    def use(self, setting: str, text_percent: int = 100) -> None:
        self._base.use(setting, text_percent)

    def heed(self, dark: bool, contrast: bool) -> None:
        self._base.heed(dark, contrast)

    def follow_size(self, size: QSize) -> None:
        room = min(size.width() / _ROOMY.width(), size.height() / _ROOMY.height())
        growth = int(max(1.0, min(room, _MOST)) * _STEPS) / _STEPS
        if growth != self.room:
            self.room = growth
            self._follow()

    def _follow(self) -> None:
        base = self._base
        grown = 1 + (self.room - 1) * max(0.0, min(1.0, _LARGE - base.text_scale))
        now = base.palette, base.text_scale * grown
        if now != (self.palette, self.text_scale):
            self.palette, self.text_scale = now
            self.changed.emit()


def shrunk(font: QFont, text: str, room: float, least: float) -> QFont:
    """Return this type, so small that the text has room; not below so many points."""
    smaller = QFont(font)
    while smaller.pointSizeF() > least and QFontMetricsF(smaller).horizontalAdvance(text) > room:
        smaller.setPointSizeF(max(least, smaller.pointSizeF() - 0.5))
    return smaller
