"""`python -m elios_desktop` and the installed command.

Whichever Python is used, it can read this file, and `__init__.py` before it: what is too old for all others is told so
in a sentence. Nothing here may be newer than Python 3.6, and the words have ASCII letters only.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036  (pip looks at that; who starts a checkout has no pip)
    _WORDS = {
        "it": "Elios Desktop ha bisogno di Python 3.11 o successivo (qui: Python {}, {}).",
        "de": "Elios Desktop braucht Python 3.11 oder neuer (hier: Python {}, {}).",
    }
    _LANGUAGE = next((os.environ[_] for _ in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(_)), "")
    _SENTENCE = _WORDS.get(_LANGUAGE[:2], "Elios Desktop needs Python 3.11 or newer (this is Python {}, {}).")
    sys.exit(_SENTENCE.format(".".join(map(str, sys.version_info[:3])), sys.executable))

from elios_desktop.cli import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
