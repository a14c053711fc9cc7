"""Questions that only a person can answer: which file, where to, are you sure."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QInputDialog, QLineEdit, QWidget

from elios_desktop.outside import LONGEST, file_name, name_of, quoted
from elios_desktop.storage.files import OPENED, SUFFIX
from elios_desktop.texts.translate import Translate
from elios_desktop.texts.words import joined_names, seat_names
from elios_desktop.ui.kit.dialogs import Question, usual_folder
from elios_desktop.ui.kit.i18n import Sentence, Sentences, Text, Wording, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.session.saving import SaveHead
from elios_desktop.ui.shell.game_files import GameFiles


def ask(question: Question) -> bool:
    """Tell whether the person takes the first of the answers."""
    yes = bool(question.exec()) and question.answer == 0
    question.deleteLater()
    return yes


def ask_file_to_open(parent: QWidget) -> Path | None:
    """Return a file, or None."""
    dialog = QFileDialog(parent, translate("Window", "Open a game"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setDirectory(usual_folder())
    dialog.setNameFilter(_filter(OPENED))
    return _answer(dialog)


def ask_where_to_save(parent: QWidget, name: str) -> Path | None:
    """Return a place for a file, or None; an existing file has been asked about. `name` is proposed."""
    dialog = QFileDialog(parent, translate("Window", "Save the game"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDirectory(usual_folder())
    dialog.setNameFilter(_filter((SUFFIX,)))
    dialog.setDefaultSuffix(SUFFIX[1:])
    dialog.selectFile(file_name(name) + SUFFIX)
    return _answer(dialog)


def ask_name(parent: QWidget, name: str) -> str | None:
    """Return what a game is to be called (nothing: no name), or None. `name` is what it is called now."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(translate("Window", "Rename the game"))
    dialog.setLabelText(translate("Window", "What shall this game be called?"))
    dialog.setTextValue(name)
    dialog.setOkButtonText(translate("Window", "Rename"))
    dialog.setCancelButtonText(translate("Window", "Cancel"))
    field = dialog.findChild(QLineEdit)
    if field is not None:
        field.setMaxLength(LONGEST)
        field.setAccessibleName(dialog.labelText())
    given = name_of(dialog.textValue()) if dialog.exec() else None
    dialog.deleteLater()
    return given


def leave_question(services: Services, window: QWidget) -> Question:
    """Return what to do about a game that the program can't save when it is to be taken off the table."""
    return Question(
        Sentence.translate("Window", "Leave this game?"),
        Sentence.translate(
            "Window",
            "This game can’t be saved where the program keeps its games. If you leave it "
            "now, what couldn’t be saved will be lost.",
        ),
        (
            Sentence.translate("Window", "Save it somewhere else"),
            Sentence.translate("Window", "Leave anyway"),
            Sentence.translate("Window", "Stay"),
        ),
        services,
        window,
    )


def unsaved_question(services: Services, window: QWidget) -> Question:
    """Return what to do about a game that the program can't save when it is to be closed."""
    return Question(
        Sentence.translate("Window", "Quit without this game?"),
        Sentence.translate(
            "Window", "This game can’t be saved where the program keeps its games. If you quit now, it will be lost."
        ),
        (
            Sentence.translate("Window", "Save it somewhere else"),
            Sentence.translate("Window", "Quit and lose it"),
            Sentence.translate("Window", "Don’t quit"),
        ),
        services,
        window,
    )


def replace_question(services: Services, window: QWidget, path: Path) -> Question:
    """Tell whether a file that somebody else has changed may be overwritten."""
    return Question(
        Sentence.translate("Window", "Replace the file?"),
        Sentence.translate("Window", "Another program has changed “{file}” since you opened it.").fill(
            file=quoted(path.name)
        ),
        (Sentence.translate("Window", "Replace"), Sentence.translate("Window", "Leave it")),
        services,
        window,
        usual=1,
    )


def remove_question(services: Services, window: QWidget, game: str, names: Sequence[str]) -> Question:
    """Tell whether a game that waits may be thrown away."""
    return Question(
        Sentence.translate("Window", "Remove the game?"),
        Sentence.translate("Window", "The game of {game} with {names} will be gone for good.").fill(
            game=game, names=Wording.of(_joined, tuple(names))
        ),
        (Sentence.translate("Window", "Remove"), Sentence.translate("Window", "Keep")),
        services,
        window,
        usual=1,
    )


def agree_question(services: Services, window: QWidget, way: str, name: str, winners: Sequence[str]) -> Question:
    """Tell whether a game that isn't over ends all the same; everybody at the table answers together."""
    won = Sentence.translate("Window", "{names} would win.").fill(names=Wording.of(_joined, tuple(winners)))
    if not winners:
        won = Sentence.translate("Window", "Nobody is ahead: it would be a draw.")
    together = Sentence.translate("Window", "Everybody has to agree.")
    questions: dict[str, tuple[Text, Text, Text]] = {
        "resigned": (
            Sentence.translate("Window", "Does {name} give up?").fill(name=name),
            won,
            Sentence.translate("Window", "Give up"),
        ),
        "draw": (
            Sentence.translate("Window", "{name} offers a draw").fill(name=name),
            together,
            Sentence.translate("Window", "A draw it is"),
        ),
        "stopped": (
            Sentence.translate("Window", "Stop the game here?"),
            Sentences.of(won, together),
            Sentence.translate("Window", "Stop here"),
        ),
    }
    title, text, yes = questions[way]
    return Question(title, text, (yes, Sentence.translate("Window", "Play on")), services, window, usual=1)


def _joined(names: Sequence[str], translate: Translate) -> str:
    return joined_names(seat_names(names, translate), translate)


def _filter(suffixes: Sequence[str]) -> str:
    patterns = " ".join(f"*{suffix}" for suffix in suffixes)
    return translate("Window", "Saved games") + f" ({patterns});;" + translate("Window", "All files") + " (*)"


def _answer(dialog: QFileDialog) -> Path | None:
    chosen = Path(dialog.selectedFiles()[0]) if dialog.exec() and dialog.selectedFiles() else None
    dialog.deleteLater()
    return chosen


def rename(head: SaveHead, files: GameFiles, window: QWidget) -> None:
    """Ask what it is to be called."""
    name = ask_name(window, head.name)
    if name is not None and name != head.name:
        files.rename(head.id, name)


def remove(head: SaveHead, files: GameFiles, services: Services, window: QWidget) -> None:
    """Ask whether it may be thrown away."""
    if ask(remove_question(services, window, head.title, head.names)):
        files.remove(head.id)
