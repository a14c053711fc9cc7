#!/bin/sh
# A virtual environment in .venv with the program, editable, and the given extras: setup_venv.sh [dev|bench|fuzz]
set -eu
cd "$(dirname "$0")/.."

python=$(sh packaging/find_python.sh)
if [ ! -x .venv/bin/python ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    rm -rf .venv
    "$python" -m venv .venv
fi
what=.${1:+[$1]}
for attempt in 1 2 3; do
    if .venv/bin/python -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
        --retries 10 --timeout 60 --editable "$what"; then
        exit 0
    fi
    echo "pip failed (attempt $attempt of 3)" >&2
    sleep $((attempt * 5))
done
exit 1
