#!/bin/sh
# Print the name of a Python that is new enough for the program.
for python in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        echo "$python"
        exit 0
    fi
done
found=$(python3 -c 'import sys; print("%s is Python %d.%d.%d" % ((sys.executable,) + sys.version_info[:3]))' 2>/dev/null ||
    echo "there is no python3")
echo "Python 3.11 or newer is needed; $found. Set PYTHON=/path/to/python3 if a newer one has another name." >&2
exit 1
