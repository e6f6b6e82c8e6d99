#!/bin/sh
# Creates or refreshes an environment with what is pinned in a file of requirements/:  tools/setup.sh .venv dev
# `make setup` (dev) and `make play` (play, a part of dev) call it only when the requirements are newer than the stamp.
set -eu
venv=${1:-.venv}
what=${2:-dev}

new_enough() {
    "$1" -c 'import sys; raise SystemExit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for name in "${PYTHON:-python3}" python3.11 python3.12 python3.13 python3.14 python3; do
        if new_enough "$name"; then
            echo "$name"
            return
        fi
    done
    echo "Meadhall needs Python 3.11 or newer: install it, or name it with  make setup PYTHON=/path/to/python" >&2
    return 1
}

if ! new_enough "$venv/bin/python" || ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    "$python" tools/needs.py get venv
    "$python" -m venv --clear "$venv"
fi
echo "setting up $venv (once; a minute or two)"
# Of six thousand files the tests import a quarter: Python compiles those by itself. Who plays waits now rather than at the first start.
compile=--compile
if [ "$what" = dev ]; then compile=--no-compile; fi
"$venv/bin/python" -m pip install -qq --disable-pip-version-check $compile --require-hashes -r "requirements/$what.txt"
"$venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
touch "$venv/stamp-$what"
if [ "$what" = dev ]; then touch "$venv/stamp" "$venv/stamp-play"; fi
