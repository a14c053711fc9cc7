"""Where the program's own files are: beside the package in a checkout, inside it when installed."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """Return a file under `resources/`; it need not exist."""
    installed = PACKAGE / "resources"
    return (installed if installed.is_dir() else PACKAGE.parent / "resources").joinpath(*parts)


def compiled_translation(language: str) -> Path:
    """Return the `.qm` file of a language; `make translations` puts it inside the package, in a checkout too."""
    return PACKAGE / "translations" / f"elios_desktop_{language}.qm"


def notices() -> Path:
    """Return what else is in the self-contained folder, and under which licenses; only there is such a file."""
    return PACKAGE / "NOTICES.txt"
