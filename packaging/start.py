"""Where the bundled program begins."""

import sys

from elios_desktop.__main__ import main

sys.exit(main())
