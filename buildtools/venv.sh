#!/bin/sh
# Make the virtual environment $1 with the first suitable Python, or say what is missing.
# PYTHON=/path/to/python chooses another one.
set -eu
venv=$1
older=""
bare=""

if [ -x "$venv/bin/python" ] && "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    exit 0
fi

for name in ${PYTHON:-python3 python3.13 python3.12 python3.11 python}; do
    python=$(command -v "$name" 2>/dev/null) || continue
    version=$("$python" -c 'import platform; print(platform.python_version())' 2>/dev/null) || continue
    if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        older="$older $version ($python)"
    elif ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        bare="$bare $version ($python)"
    else
        echo "Making $venv with Python $version. The first time takes a minute or two."
        rm -rf "$venv"
        "$python" -m venv "$venv"
        "$venv/bin/python" -m pip install --quiet --upgrade pip
        exit 0
    fi
done

{
    echo "chesslearn could not be installed."
    if [ -n "$bare" ]; then
        echo "Python$bare is new enough, but has no venv module."
        echo "On Debian and Ubuntu: sudo apt install python3-venv"
    else
        echo "It needs Python 3.11 or later${older:+; found only}$older."
        echo "Get one from python.org, or on Debian and Ubuntu: sudo apt install python3 python3-venv"
    fi
    echo "Then run this again. To choose a Python yourself: make app PYTHON=/path/to/python3.12"
} >&2
exit 1
