"""The “Export” entries and what they do: ask where to, make a picture, write it off the event loop, say how it went."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget
from shiboken6 import isValid

from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import Tournament
from elios_desktop.games import entry_of
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.outside import file_name, quoted
from elios_desktop.storage.atomic import SaveError, write_file
from elios_desktop.storage.statistics import Filter
from elios_desktop.strict_json import compact
from elios_desktop.texts.translate import Translate, fill
from elios_desktop.texts.words import joined_names, move_sentence, result_sentence, seat_names
from elios_desktop.ui.export.filming import FileJob
from elios_desktop.ui.kit.dialogs import usual_folder
from elios_desktop.ui.kit.i18n import Sentence, Sentences, Text, translate
from elios_desktop.ui.kit.notices import NEWS_MS, Notices
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.troubles import reason_sentence
from elios_desktop.ui.session.controller import Controller, holds_hidden_sentence, onlooker_of

if TYPE_CHECKING:
    pass


def told_game(play: Session | Tournament, translate: Translate) -> str:
    """Tell who plays, every move from the first, and how it ended; of a tournament each game so far."""
    games = [play] if isinstance(play, Session) else play.games
    names = seat_names((seat.name for seat in play.seats), translate)
    title = f"{entry_of(games[0].game.id).name(translate)}: {joined_names(names, translate)}"
    return "\n".join([title, *("\n" + _told(game, names, translate) for game in games)]) + "\n"


def _told(session: Session, names: list[str], translate: Translate) -> str:
    game = session.game.id
    lines = [
        f"{number}. {move_sentence(game, transition, None, names, translate)}"
        for number, transition in enumerate(session.transitions, 1)
    ]
    result = session.result
    if result is not None:
        lines += ["", result_sentence(game, result, session.state, names, translate)]
    return "\n".join(lines)


KINDS = {
    "png": {"png": QT_TRANSLATE_NOOP("Export", "PNG picture")},
    "svg": {"svg": QT_TRANSLATE_NOOP("Export", "SVG drawing")},
    "animation": {
        "webp": QT_TRANSLATE_NOOP("Export", "Animated WebP picture: small and sharp"),
        "gif": QT_TRANSLATE_NOOP("Export", "GIF: plays everywhere"),
        # By this name every program that knows no animations still shows the first picture.
        "png": QT_TRANSLATE_NOOP("Export", "Animated PNG picture: exact in every colour"),
    },
    "page": {"html": QT_TRANSLATE_NOOP("Export", "Web page: opens in any browser")},
    "text": {"txt": QT_TRANSLATE_NOOP("Export", "Plain text: opens anywhere")},
    "csv": {"csv": QT_TRANSLATE_NOOP("Export", "CSV table")},
}
"""For each kind the suffixes of its files' names, and what such a file is."""


def ask_where_to_export(parent: QWidget, name: str, kind: str) -> Path | None:
    """A place for a file, or None; an existing file has been asked about. `name` is proposed."""
    suffixes = tuple(KINDS[kind])
    dialog = QFileDialog(parent, translate("Export", "Export"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    filters = [f"{translate('Export', title)} (*.{suffix})" for suffix, title in KINDS[kind].items()]
    dialog.setNameFilters(filters)
    dialog.setDefaultSuffix(suffixes[0])
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(suffixes[filters.index(chosen)]))
    dialog.setDirectory(usual_folder())
    dialog.selectFile(f"{file_name(name)}.{suffixes[0]}")
    chosen: Path | None = None
    while dialog.exec() and dialog.selectedFiles():
        chosen = Path(dialog.selectedFiles()[0])
        if chosen.suffix.lower()[1:] in suffixes:
            break
        # Other programs go by the suffix. The whole name is shown again: such a file may exist already.
        dialog.selectFile(f"{chosen.name}.{dialog.defaultSuffix()}")
        chosen = None
    dialog.deleteLater()
    return chosen


NOTICE = "export"
_STAYS_MS = 20_000
"""Time enough to press its button."""


class Exporter(QObject):
    """Writes files for use outside of the program; belongs to the window."""

    done = Signal(str, object)
    """A path, and None or the SaveError."""
    _written = Signal(str, object, object)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._replay: QObject | None = None
        self._stop_replay: Callable[[], None] | None = None
        self._written.connect(self._on_written, Qt.ConnectionType.QueuedConnection)

    # -- the entries of menus that export, in the language in force

    def fill_board_menu(self, menu: QMenu, board: Controller, game: Controller, window: QWidget) -> None:
        """Add what can be exported of a game whose board is shown as `board` has it."""
        name = game.file_name
        menu.addAction(translate("Export", "Board as PNG…"), partial(self.board, board, name, "png", window))
        menu.addAction(translate("Export", "Board as SVG…"), partial(self.board, board, name, "svg", window))
        menu.addAction(translate("Export", "Game as animation…"), partial(self.replay, board, name, window))
        menu.addAction(translate("Export", "Game as web page…"), partial(self.web_page, board, game, window))
        menu.addAction(translate("Export", "Moves as a spectator saw them…"), partial(self.moves, game, window))
        menu.addSeparator()
        menu.addAction(translate("Export", "Copy the board as a picture"), partial(self.copy_board, board, window))
        menu.addAction(translate("Export", "Copy the game as text"), partial(self.copy_game, game, window))
        play = game.tournament or game.session
        menu.addAction(
            translate("Export", "Copy the moves as a spectator saw them"), partial(self.copy_moves, play, window)
        )

    def fill_chart_menu(self, menu: QMenu, chart: QWidget, name: str, window: QWidget) -> None:
        """Add what can be exported of a chart."""
        menu.addAction(translate("Export", "Chart as PNG…"), partial(self.chart, chart, name, "png", window))
        menu.addAction(translate("Export", "Chart as SVG…"), partial(self.chart, chart, name, "svg", window))

    # -- what can be exported; `kind` is "png" or "svg", `parent` the window (or a part of it) that asks and is told

    def chart(self, widget: QWidget, name: str, kind: str, parent: QWidget) -> None:
        """A chart as it is shown."""
        path = ask_where_to_export(parent, fill(translate("Export", "{name} (chart)"), name=name), kind)
        if path is not None:
            self.chart_to(widget, name, path, parent)

    def chart_to(self, widget: QWidget, name: str, path: Path, parent: QWidget | None = None) -> None:
        """The same, to a place that is known; its suffix says what it becomes."""
        from elios_desktop.ui.export.pictures import widget_png, widget_svg

        ground = self._services.theme.palette.panel
        svg = path.suffix.lower() == ".svg"
        self._write(path, widget_svg(widget, ground, name) if svg else widget_png(widget, ground), parent)

    def sheet(self, widget: QWidget, name: str, parent: QWidget) -> None:
        """A sheet with names and points, as it is shown."""
        path = ask_where_to_export(parent, name, "png")
        if path is not None:
            self.chart_to(widget, name, path, parent)

    def copy_sheet(self, widget: QWidget, parent: QWidget | None = None) -> None:
        """The same picture into the clipboard."""
        from elios_desktop.ui.export.pictures import widget_image

        QGuiApplication.clipboard().setImage(widget_image(widget, self._services.theme.palette.panel))
        self._tell(parent, Sentence.translate("Export", "The picture has been copied."))

    def end(self, controller: Controller, sheet: QWidget, parent: QWidget) -> None:
        """The table at its end beside the sheet that says how it ended."""
        from elios_desktop.ui.export.pictures import beside, board_image, png_of, widget_image

        path = ask_where_to_export(parent, controller.file_name, "png")
        if path is not None:
            ground = self._services.theme.palette.panel
            board = board_image(self._services.theme, self._still(controller))
            self._write(path, png_of(beside(board, widget_image(sheet, ground), ground)), parent)

    def copy_end(self, controller: Controller, sheet: QWidget, parent: QWidget | None = None) -> None:
        """The same picture into the clipboard."""
        from elios_desktop.ui.export.pictures import beside, board_image, widget_image

        ground = self._services.theme.palette.panel
        board = board_image(self._services.theme, self._still(controller))
        QGuiApplication.clipboard().setImage(beside(board, widget_image(sheet, ground), ground))
        self._tell(parent, Sentence.translate("Export", "The picture has been copied."))

    def board(self, controller: Controller, name: str, kind: str, parent: QWidget) -> None:
        """The table as everybody may see it, at the move that is shown."""
        path = ask_where_to_export(parent, fill(translate("Export", "{name} (board)"), name=name), kind)
        if path is not None:
            self.board_to(controller, name, path, parent)

    def board_to(self, controller: Controller, name: str, path: Path, parent: QWidget | None = None) -> None:
        """The same, to a place that is known."""
        from elios_desktop.ui.export.pictures import board_png, board_svg

        still, theme = self._still(controller), self._services.theme
        svg = path.suffix.lower() == ".svg"
        self._write(path, board_svg(theme, still, name) if svg else board_png(theme, still), parent)

    def copy_board(self, controller: Controller, parent: QWidget | None = None) -> None:
        """The same picture into the clipboard."""
        from elios_desktop.ui.export.pictures import board_image

        QGuiApplication.clipboard().setImage(board_image(self._services.theme, self._still(controller)))
        self._tell(parent, Sentence.translate("Export", "The board has been copied as a picture."))

    def copy_game(self, controller: Controller, parent: QWidget | None = None) -> None:
        """The game (or its tournament) as text into the clipboard: what its file would say, in one line."""
        self.copy_play(controller.tournament or controller.session, parent)

    def copy_play(self, play: Session | Tournament, parent: QWidget | None = None) -> None:
        """The same of a game that isn't on the table."""
        QGuiApplication.clipboard().setText(compact(play.record()))
        said = Sentence.translate(
            "Export", "Copied. Send it to a friend, who can paste it on the home page and play on."
        )
        self._tell(parent, Sentences.of(said, holds_hidden_sentence(play)))

    def copy_moves(self, play: Session | Tournament, parent: QWidget | None = None) -> None:
        """A game's moves in sentences, as an onlooker saw them, into the clipboard."""
        QGuiApplication.clipboard().setText(told_game(play, translate))
        self._tell(parent, Sentence.translate("Export", "The moves have been copied as a spectator saw them."))

    def moves(self, controller: Controller, parent: QWidget) -> None:
        """The same as a file."""
        path = ask_where_to_export(parent, controller.file_name, "text")
        if path is not None:
            self.moves_to(controller, path, parent)

    def moves_to(self, controller: Controller, path: Path, parent: QWidget | None = None) -> None:
        """The same, to a place that is known."""
        self._write(path, told_game(controller.tournament or controller.session, translate).encode(), parent)

    def replay(self, controller: Controller, name: str, parent: QWidget) -> None:
        """The whole game as an animated picture."""
        path = ask_where_to_export(parent, fill(translate("Export", "{name} (animated)"), name=name), "animation")
        if path is not None:
            self.replay_to(controller, path, parent)

    def replay_to(self, controller: Controller, path: Path, parent: QWidget | None = None) -> None:
        """The same, to a place that is known; its suffix says what it becomes. One at a time: a second one takes the
        place of the first."""
        from elios_desktop.ui.export.replay import ReplayExport

        self.cancel_replay()
        still = onlooker_of(controller, self._services.preferences.read)
        self._run(ReplayExport(self._services.theme, still, path, self._services.fs, self), path, parent)

    def web_page(self, board: Controller, game: Controller, parent: QWidget) -> None:
        """The whole game as a page for any browser, in all languages; `board` shows it, `game` is what is played."""
        path = ask_where_to_export(parent, game.file_name, "page")
        if path is not None:
            self.web_page_to(board, game, path, parent)

    def web_page_to(self, board: Controller, game: Controller, path: Path, parent: QWidget | None = None) -> None:
        """The same, to a place that is known. It takes the place of an animated picture that is being made."""
        from elios_desktop.ui.export.page import PageExport, open_record
        from elios_desktop.ui.session.hindsight import Hindsight
        from elios_desktop.ui.session.thinker import Thinker

        self.cancel_replay()
        still = onlooker_of(board, self._services.preferences.read, apart=True)
        tournament = game.tournament
        record = open_record(still.session, tournament.record() if tournament else game.session.record())
        over = still.session.result is not None
        hindsight = Hindsight(still.session, Thinker(self)) if over else None
        language, fs = self._services.language.code, self._services.fs
        self._run(PageExport(self._services.theme, still, record, language, hindsight, path, fs, self), path, parent)

    def _run(self, job: FileJob, path: Path, parent: QWidget | None) -> None:
        notices = self._notices_of(parent)
        job.progress.connect(partial(self._on_progress, path, notices))
        job.over.connect(partial(self._on_replay_over, path, notices))

        def stop() -> None:
            job.cancel()
            notices.clear(NOTICE)

        self._replay, self._stop_replay = job, stop
        self._on_progress(path, notices, 0, job.frames)
        job.start()

    def cancel_replay(self) -> None:
        """Stop the animated picture or the page that is being made, if any; there is no file then."""
        if self._stop_replay is not None and self._replay is not None:
            self._stop_replay()
            self._replay.deleteLater()
            self._replay = self._stop_replay = None

    def statistics(self, only: Filter, parent: QWidget) -> None:
        """A line per finished game and seat, for spreadsheets."""
        path = ask_where_to_export(parent, translate("Export", "Statistics"), "csv")
        if path is not None:
            self.statistics_to(only, path)

    def statistics_to(self, only: Filter, path: Path) -> None:
        """The same, to a place that is known."""
        self._perform(path, partial(self._services.statistics.export_csv, path, only), None)

    # -- inside

    def _still(self, controller: Controller) -> Controller:
        still = onlooker_of(controller, self._services.preferences.read)
        still.shown.look_at(controller.shown.ply)
        return still

    def _notices_of(self, parent: QWidget | None) -> Notices:
        """A window of its own tells what was asked for in it; everything else is told in the main window."""
        own = getattr(parent, "notices", None)
        return own if isinstance(own, Notices) else self._services.notices

    def _write(self, path: Path, data: bytes, parent: QWidget | None) -> None:
        self._perform(path, partial(write_file, path, data, self._services.fs, mode=0o666, make_folder=False), parent)

    def _perform(self, path: Path, job: Callable[[], object], parent: QWidget | None) -> None:
        notices = self._notices_of(parent)
        self._services.writer.perform(job, partial(self._written.emit, str(path), notices))

    def _on_written(self, path: str, notices: Notices, error: SaveError | None) -> None:
        if isValid(notices):  # else its window has been closed meanwhile
            self._say_written(Path(path), notices, error)
        elif error is not None:
            self._say_written(Path(path), self._services.notices, error)
        self.done.emit(path, error)

    def _say_written(self, path: Path, notices: Notices, error: SaveError | None) -> None:
        if error is not None:
            said = Sentence.translate("Export", "“{file}” couldn’t be written. {reason}")
            notices.show(NOTICE, said.fill(file=quoted(path.name), reason=reason_sentence(error)), bad=True)
            return
        notices.show(
            NOTICE,
            Sentence.translate("Export", "Exported as “{file}”.").fill(file=quoted(path.name)),
            action_text=Sentence.translate("Export", "Show the folder"),
            action=partial(_show_folder, path),
            stays_ms=_STAYS_MS,
        )

    def _tell(self, parent: QWidget | None, text: Text) -> None:
        self._notices_of(parent).show(NOTICE, text, stays_ms=NEWS_MS)

    def _on_progress(self, path: Path, notices: Notices, done: int, frames: int) -> None:
        if not isValid(notices):
            self.cancel_replay()
            return
        notices.show(
            NOTICE,
            Sentence.translate("Export", "Making “{file}”: picture {done} of {frames}.").fill(
                file=quoted(path.name), done=done, frames=frames
            ),
            action_text=Sentence.translate("Export", "Cancel"),
            action=self.cancel_replay,
        )

    def _on_replay_over(self, path: Path, notices: Notices, error: SaveError | None) -> None:
        if self._replay is not None:
            self._replay.deleteLater()
        self._replay = self._stop_replay = None
        self._on_written(str(path), notices, error)


def _show_folder(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
