"""The table of a lesson: a game in which only the move that a step wants counts, how that is shown, and the last step,
in which the rest of the game is played against a computer; and the diploma, on which all of it is seen once more."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from math import ceil, cos, pi, sin

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from elios_desktop.engine.contract import AnyTransition, Json, Move, Refusal, Seat, parsed
from elios_desktop.engine.record import HUMAN, SeatInfo
from elios_desktop.games import entry_of
from elios_desktop.lessons import LEARNER, Lesson, LessonStep
from elios_desktop.plain_board import Gesture, find_board
from elios_desktop.players.contract import Reason
from elios_desktop.storage.learned import DONE, STAR
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import advice_sentence, hint_sentence
from elios_desktop.ui.board.animator import SPEEDS
from elios_desktop.ui.covers import find_box
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.kit.i18n import Sentence, Text, Wording, translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import label, scrolled
from elios_desktop.ui.learn.coach import star
from elios_desktop.ui.play.stage import LAID_OUT, Snapshot, Stage, TurnPresenter, part_of
from elios_desktop.ui.play.table_page import Telling
from elios_desktop.ui.session import computers, controller, new_game, saving
from elios_desktop.ui.session.thinker import Thinker, Trouble
from elios_desktop.ui.table.contract import Voice

NOT_WANTED = "learn.not_wanted"
"""The code of a refusal that is no rule's: the move is legal, but not what the step asks for."""
_OTHERS = "computer:1"
_REPLY_MS = 700
_SAND_S = 30
"""So many seconds a turn has where a step has a clock: who reads on sees it run out."""
_SHAPE = 300 / 190
"""Of the picture of one step on the diploma."""
_LEAST_PICTURE = 132
_NEAR = 0.42
"""It shows what the step is about, and at least so much of the table around it."""
_ROUGH = 0.05
"""The pixel ratio at which a table is laid out just to see where things are."""
_EDGE, _GAP = 30, 14
_SEAL = QSize(84, 108)
_FIRST_MS, _BETWEEN_MS = 300, 30
"""So long readers have the program to themselves before the first picture and between them: what is said is said."""
_SIGNS = {STAR: "★", DONE: "✓", 0: "·"}


class LessonGame(controller.Controller):
    """Takes one move of the learner's for each step: one that the step wants; in the last one, any until the game is
    over. Nothing of it is ever saved."""

    def __init__(self, game_id: str, step: LessonStep, learner: str, settings: Callable[[], Settings]) -> None:
        chosen = _seats(step.position.seats, learner)
        session = step.position.session(game_id, [SeatInfo(seat.name, seat.kind) for seat in chosen])
        self.step = step
        self.solved = False
        extras = saving.SavedExtras.fresh(chosen, step.timed, {"seconds": _SAND_S} if step.timed else None)
        super().__init__(session, extras, SaveDocument("", ""), None, settings)
        self.waits_for_absent = False  # that the sand runs out is to be seen
        if self.turns.now.awaited is not None:
            self.turns.come()

    @property
    def may_act(self) -> bool:
        """Whether the learner may still do something: not any more, once it is solved."""
        return super().may_act and not self.solved

    @property
    def won(self) -> bool:
        """Whether whoever learns has won the game."""
        return self.result is not None and LEARNER in self.result.winners

    def leads_to(self, step: LessonStep) -> bool:
        """Tell whether a step can go on with this game, on this very table."""
        return step.timed == self.step.timed and self.stands_where(step)

    def stands_where(self, step: LessonStep) -> bool:
        """Tell whether this game stands just where a step begins."""
        here = step.position.session(self.session.game.id, self.session.seats)
        return here.state == self.session.state

    @property
    def solved_by(self) -> str:
        """The learner's last move."""
        return next((each.move.text for each in reversed(self.session.transitions) if each.seat == LEARNER), "")

    def take(self, step: LessonStep) -> None:
        """Go on with another step, on the same table."""
        self.step, self.solved = step, False

    def submit(self, move: Move) -> Refusal | None:
        """Let the rules judge first, then the step."""
        if self.step.played:
            return super().submit(move)
        refusal = self._judged(move)
        if refusal is None:
            self.solved = True
            refusal = super().submit(move)
        return refusal

    def arrange(self, seat: Seat, move: Move) -> Refusal | None:
        """Do the same with an arrangement."""
        return self._judged(move) or super().arrange(seat, move)

    def go_on(self, text: str) -> None:
        """Make a move that follows by itself."""
        move = parsed(self.session.game, self.session.state, text)
        if not isinstance(move, Refusal):
            super().submit(move)

    def wanted_move(self) -> Move | Refusal:
        """Return the move that “Show me” makes."""
        move: Move | Refusal = self.session.game.parse(self.session.state, self.step.show)
        return move

    def _judged(self, move: Move) -> Refusal | None:
        refusal = self.why(move)
        if refusal is None and not self.step.wants(move.text):
            refusal = Refusal(NOT_WANTED, {"move": move.text})
        return refusal


class LessonTable(TurnPresenter):
    """The game's real table over a lesson's game. Close it with `shut` before it is dropped."""

    solved = Signal()
    rested = Signal()
    """After it was solved, or lost: everything that follows has been shown."""

    def __init__(
        self,
        theme: Theme,
        game: LessonGame,
        voice: Voice,
        announcer: Announcer,
        thinker: Thinker,
        settings: Settings,
        animation: str,
        parent: QObject,
    ) -> None:
        stage = Stage(theme, game, voice, SPEEDS[animation], parent)
        Telling(announcer, stage)  # before what is said of the move
        super().__init__(stage)
        self.stage = stage
        self.game = game
        self.scene, self.animator, self.table = stage.scene, stage.animator, stage.table
        self.hand, self.view = stage.hand, stage.view
        self._replies = list(game.step.replies)
        self._told = False
        """Whether it was said that the step is solved."""
        self._thinker, self._pace = thinker, settings.pace
        self.table.explains = True
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        self.view.show_table(self.table)

    @cached_property
    def computers(self) -> computers.Computers:
        """Who plays the other seats where the game is played on."""
        return computers.Computers(self.game, self._thinker, self._pace)

    def take(self, step: LessonStep) -> None:
        """Go on with another step, from where the table stands."""
        self.stage.let_go()
        self.hand.focus_on(None)
        self.game.take(step)
        self._replies, self._told = list(step.replies), False
        self.show_now()

    def show_now(self) -> None:
        """Show the position; where the game is played on, whose turn it is goes on."""
        super().show_now()
        if self.game.step.played and self.game.result is None:
            self.computers.follow()

    def light(self) -> None:
        """Light what the step is about."""
        if not self.game.solved:
            self.table.light(self.game.step.light, "glow")

    def gestures(self, move: Move | Refusal) -> tuple[Gesture, ...]:
        """List what a hand does to make a move."""
        if isinstance(move, Refusal):
            return ()
        return tuple(find_board(self.game.session.game.id).gestures_of(move, self.game.shown.view()))

    def point_out(self, move: Move | Refusal) -> None:
        """Light what is going to be moved, and where."""
        self.stage.let_go()
        gestures = self.gestures(move)
        keys = [key for each in gestures for key in (each.piece, each.place) if key]
        self.table.light(keys, "good", self.table.ways(gestures))

    def show(self) -> None:
        """Make the move that is wanted."""
        game, move = self.game, self.game.wanted_move()
        if game.solved or isinstance(move, Refusal):
            return
        self.hand.cancel(spring=False)
        self.table.restore({})
        seat = game.turns.now.acting
        if game.session.state.pending and seat is not None:
            game.arrange(seat, move)
        else:
            game.submit(move)

    def rest(self) -> None:
        """Let nothing more be done on it."""
        self.game.solved = True
        self.hand.cancel(spring=False)
        self.table.light(())
        self.show_now()

    def hint(self, pointed: Callable[[Text], object]) -> None:
        """Light what might be done next in a game that is played on; `pointed` gets what is to be said of it."""
        game, seat = self.game, self.game.turns.now.acting
        ply = game.session.ply

        def heard(reply: Json | Trouble) -> None:
            if isinstance(reply, Trouble) or game.session.ply != ply or not reply["hints"]:
                return
            [found, *_] = reply["hints"]
            state, rules = game.session.state, game.session.game
            turn = [rules.parse(state, text) for text in (found["move"], *found["then"])]
            self.stage.let_go()
            self.table.advise(turn, self.gestures(turn[0]))
            names = game.kept.later_names
            advice = Wording.of(advice_sentence, rules.id, tuple(turn), state.view(seat), names)
            reason = Wording.of(hint_sentence, rules.id, Reason(found["code"], found["args"]), names)
            said = Sentence.translate("Hints", "Hint: {advice} {reason}")
            pointed(said.fill(advice=advice, reason=reason))

        if seat is not None and not self._thinker.busy:
            self._thinker.hint(game.session.game.id, game.session.seen_by(seat), 1, heard)

    def hurry(self) -> None:
        """Let all that follows happen at once: somebody wants to go on."""
        self.table.finish_motion()
        while self._replies and self.game.solved:
            self._go_on()
            self.table.finish_motion()
        self._pause.stop()

    def shut(self) -> None:
        """Let nothing of it keep running."""
        self._pause.stop()
        if self.game.step.played:
            self.computers.stop()
        self.stage.stop()
        self.game.turns.set_active(False)

    def _on_moved(self, transition: AnyTransition) -> None:
        self.table.light(())
        if self.game.solved and not self._told:
            self._told = True
            self.solved.emit()
        super()._on_moved(transition)

    def _on_animated(self) -> None:
        super()._on_animated()
        game = self.game
        if game.step.played and game.result is not None and not self._told:
            self._told = True
            game.solved = game.won
            self.solved.emit()
            self.rested.emit()
        elif game.solved and self._replies:
            self._pause.start(max(1, round(_REPLY_MS * self.animator.speed)))
        elif game.solved and not game.step.played:
            self.rested.emit()

    def _go_on(self) -> None:
        if self._replies:
            self.game.go_on(self._replies.pop(0))


class Seal(QWidget):
    """Gold, with a star on it, over two ribbons."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(_SEAL)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = _SEAL.width() / 2 - 1
        centre = QPointF(half + 1, half + 1)
        painter.setPen(QPen(QColor("#8a5a12"), 1.2))
        painter.setBrush(QColor("#b3372c"))
        ribbon = QPolygonF([QPointF(*each) for each in ((0, 0), (22, 0), (22, 44), (11, 34), (0, 44))])
        for side in (-1, 1):
            painter.save()
            painter.translate(centre + QPointF(side * 15 - 11, half * 0.5))
            painter.rotate(-side * 14)
            painter.drawPolygon(ribbon)
            painter.restore()
        teeth = [pi / 16 * tooth for tooth in range(32)]
        far = [half * (1.0 if number % 2 else 0.92) for number in range(32)]
        painter.setBrush(QColor("#f2c14e"))
        edge = (centre + QPointF(out * cos(angle), out * sin(angle)) for angle, out in zip(teeth, far, strict=True))
        painter.drawPolygon(QPolygonF(list(edge)))
        painter.drawEllipse(centre, half * 0.74, half * 0.74)
        painter.setBrush(QColor("#fff6dc"))
        painter.drawPath(star(centre, half * 0.56))
        painter.end()


class Diploma(QWidget):
    """Shows what has been learned: on a sheet with a seal each step as its table looked when it was done, painted one
    after the other as soon as the sheet is seen."""

    def __init__(self, theme: Theme, game: str, script: Lesson, settings: Callable[[], Settings]) -> None:
        super().__init__()
        self._theme, self._game, self._script, self._settings = theme, game, script, settings
        self._marks: Mapping[int, int] = {}
        self._painted = 2 * _LEAST_PICTURE
        """So wide pictures are painted; smaller ones are made of them."""
        self._left: list[int] = []
        """The steps whose pictures aren't painted yet."""
        self.heading, self.line = label("title", wrap=True), label("soft", wrap=True)
        self.pictures = [label() for _ in script.steps]
        self.captions = [label(wrap=True) for _ in script.steps]
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        self._seal = Seal()
        words, top = QVBoxLayout(), QHBoxLayout()
        for each in (self.heading, self.line):
            words.addWidget(each)
        words.addStretch(1)
        top.addLayout(words, 1)
        top.addWidget(self._seal)
        column.addLayout(top)
        column.addStretch(1)
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        for picture in self.pictures:
            picture.setScaledContents(True)
        column.addLayout(self._grid)
        column.addStretch(2)
        self.area = scrolled(sheet)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that it can be read, and moved by keys
        around = QVBoxLayout(self)
        around.setContentsMargins(*[_EDGE] * 4)
        around.addWidget(self.area)
        self.restyle()

    @property
    def told(self) -> str:
        """What stands above the pictures."""
        return f"{self.heading.text()} {self.line.text()}"

    @property
    def _whole(self) -> bool:
        return len(self._marks) >= len(self._script.steps)

    def write(self, name: str, marks: Mapping[int, int]) -> None:
        """Say whose it is, and how each step went."""
        self._marks = dict(marks)
        game = entry_of(self._game).name(translate)
        done = translate("Learn", "{game}: learned!") if self._whole else translate("Learn", "{game}: well on the way")
        self.heading.setText(fill(done, game=game))
        stars = sum(mark == STAR for mark in marks.values())
        counted = fill(translate("Learn", "Stars: {number} of {count}."), number=stars, count=len(self.captions))
        self.line.setText(f"{name}. {counted}" if name else counted)
        said = {
            STAR: translate("Learn", "{step}: with a star"),
            DONE: translate("Learn", "{step}: done"),
            0: translate("Learn", "{step}: still to come"),
        }
        for at, (step, caption) in enumerate(zip(self._script.steps, self.captions, strict=True)):
            title, mark = translate(self._script.context, step.title), marks.get(at, 0)
            caption.setText(f"{_SIGNS[mark]} {title}")
            caption.setAccessibleName(fill(said[mark], step=title))
            self.pictures[at].setEnabled(bool(mark))
        self._seal.setVisible(self._whole)
        self.area.setAccessibleName(self.heading.text())
        self.area.setAccessibleDescription("; ".join(each.accessibleName() for each in self.captions))
        self._arrange()
        self.update()

    def restyle(self) -> None:
        """Language, theme or the size of type has changed: everything is painted anew."""
        self._left = [*range(len(self.pictures))]
        QTimer.singleShot(0, self, self._arrange)  # when its words have their new size
        if self.isVisible():
            self._paint_soon(_BETWEEN_MS)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()
        self._paint_soon(_FIRST_MS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _paint_soon(self, ms: int) -> None:
        QTimer.singleShot(ms, self, self._paint_next)

    def _paint_next(self) -> None:
        if self._left and self.isVisible():
            at = self._left.pop(0)
            self.pictures[at].setPixmap(self._picture(self._script.steps[at]))
            self._paint_soon(_BETWEEN_MS)

    def _picture(self, step: LessonStep) -> QPixmap:
        """Paint the table as it is when the step is done, near what it was about."""
        size = QSizeF(self._painted, round(self._painted / _SHAPE))
        game = LessonGame(self._game, step, "", self._settings)
        names = [*step.light, *_touched(game)]
        if not game.session.state.pending:
            game.go_on(step.show)
        snapshot = Snapshot(self._theme, game, LAID_OUT, _ROUGH)
        table = snapshot.table
        table.explains = True
        ratio = self.devicePixelRatioF()
        source = part_of(table, names, size, _NEAR)
        snapshot.scene.art.clear(ratio * size.width() / source.width())
        table.lay_out_anew(table.area)
        picture = QPixmap((size * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(self._theme.palette.surface))
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        snapshot.scene.render(painter, QRectF(0, 0, size.width(), size.height()), source)
        painter.end()
        snapshot.close()
        game.turns.set_active(False)
        game.deleteLater()
        return picture

    def _arrange(self) -> None:
        """Put the pictures into as few columns as have room without scrolling; else as many as are still seen well."""
        count, room = len(self.pictures), self.area.viewport().size() - QSize(2 * _EDGE, 2 * _EDGE)
        if not self.heading.text() or room.width() < _LEAST_PICTURE:
            return
        words = sum(each.heightForWidth(room.width() - _SEAL.width()) for each in (self.heading, self.line))
        above = max(_SEAL.height() * self._whole, words) + 3 * _GAP
        most = max(1, min(count, room.width() // round(_LEAST_PICTURE * max(1.0, self._theme.text_scale))))
        wide, columns = max(
            (self._width_in(each, room.width(), room.height() - above), each) for each in range(1, most + 1)
        )
        if wide < _LEAST_PICTURE:
            wide, columns = (room.width() - _GAP * (most - 1)) // most, most
        tall, caption = round(wide / _SHAPE), max(_height(each, wide) for each in self.captions)
        if wide > 1.2 * self._painted:
            self._painted = wide
            self.restyle()
        for at, (picture, text) in enumerate(zip(self.pictures, self.captions, strict=True)):
            row, column = divmod(at, columns)
            picture.setFixedSize(wide, tall)
            text.setFixedSize(wide, caption)
            text.setAlignment(Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(picture, 2 * row, column)
            self._grid.addWidget(text, 2 * row + 1, column)

    def _width_in(self, columns: int, wide: int, high: int) -> int:
        """Tell how wide pictures may be in so many columns if all of them are to be in sight."""
        across = (wide - _GAP * (columns - 1)) // columns
        rows = ceil(len(self.pictures) / columns)
        caption = max(_height(each, across) for each in self.captions)
        return min(across, round((high / rows - caption - 2 * _GAP) * _SHAPE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet, and its frame in the colour of the box."""
        palette, box = self._theme.palette, find_box(self._game)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(palette.surface))
        sheet = QRectF(self.rect()).adjusted(14, 14, -14, -14)
        painter.setBrush(QColor(palette.panel))
        colour = QColor(box.look.base if box is not None and not palette.dark else palette.accent)
        for inset, wide in ((0.0, 5.0), (8.0, 1.4)):
            painter.setPen(QPen(colour, wide))
            painter.drawRoundedRect(sheet.adjusted(inset, inset, -inset, -inset), 10, 10)
        painter.end()


def _height(words: QLabel, wide: int) -> int:
    """Tell how high words are that are so wide; a label of fixed size says only that."""
    room = QRect(0, 0, wide, 10_000)
    return words.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), words.text()).height()


def _touched(game: LessonGame) -> Iterator[str]:
    """Name what a hand touches to do what a lesson's step wants."""
    move = game.wanted_move()
    if not isinstance(move, Refusal):
        for gesture in find_board(game.session.game.id).gestures_of(move, game.shown.view()):
            yield from (each for each in (gesture.piece, gesture.place) if each)


def _seats(count: int, learner: str) -> Sequence[new_game.ChosenSeat]:
    others = (new_game.ChosenSeat(new_game.STARS[index - 1], index, kind=_OTHERS) for index in range(1, count))
    return (new_game.ChosenSeat(learner, 0, kind=HUMAN), *others)
