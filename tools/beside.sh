#!/bin/sh
# Creates an environment beside .venv: everything there, and what is pinned in one more file of requirements/:
#   tools/beside.sh .venv-ray ray
set -eu
venv=$1
what=$2
.venv/bin/python -m venv --clear --without-pip "$venv"
pinned=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' >"$pinned/beside.pth"
echo "$PWD/src" >>"$pinned/beside.pth"
echo "setting up $venv (once)"
.venv/bin/python -m pip --python "$venv/bin/python" install -qq --disable-pip-version-check --require-hashes -r "requirements/$what.txt"
touch "$venv/stamp"
