#!/bin/sh
# Print the name of a Python that is new enough for the program.
for python in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        echo "$python"
        exit 0
    fi
done
echo "Python 3.11 or newer is needed (set PYTHON=/path/to/python3 if it has another name)." >&2
exit 1
