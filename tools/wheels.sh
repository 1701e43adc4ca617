#!/bin/sh
# Builds the sdist, and from it a wheel for each Python from 3.11 to 3.14 that is at hand, into dist/; each wheel is tried
# in a fresh environment.
#
# A Python is looked for as python3.X, among those of pyenv, and by uv, which fetches it where the network allows.
# tools/wheels.sh 3.12 3.13 builds for these alone, and fails where one is missing. WHEELS=folder for another place.
set -eu
cd "$(dirname "$0")/.."

WHEELS=${WHEELS:-dist}
export PIP_DISABLE_PIP_VERSION_CHECK=1

say() { echo "wheels: $*"; }

# python_of 3.12: the interpreter of a version, "" if there is none
python_of() {
    for found in "python$1" "${PYENV_ROOT:-$HOME/.pyenv}"/versions/"$1".*/bin/python; do
        if command -v "$found" >/dev/null && "$found" -c "" 2>/dev/null; then
            command -v "$found"
            return
        fi
    done
    if command -v uv >/dev/null && uv python install --quiet "$1" 2>/dev/null; then
        uv python find "$1"
    fi
}

# What a wheel must do: its rules are compiled, it plays a game and knows its rules. Outside of the sources.
try_wheel() {
    trial=$(mktemp -d)
    "$1" -m venv "$trial/venv"
    "$trial/venv/bin/python" -m pip install --quiet "$2"
    (cd "$trial" && venv/bin/python -) <<'EOF'
from signoria import State, build, titles
from signoria.games import rules_text

assert build.compiled(), "the rules of this wheel are not compiled"
for title in titles():
    state = State.deal(title, 3, seed=1)
    assert state.playout(1) and state.over and rules_text(title)
EOF
    (cd "$trial" && venv/bin/signoria --version >/dev/null)
    rm -rf "$trial"
}

SIGNORIA_PURE=1 tools/setup.sh play
mkdir -p "$WHEELS"
say "packing the sources ..."
rm -f "$WHEELS"/signoria-*.tar.gz
.venv/bin/python setup.py --quiet sdist --dist-dir "$WHEELS"
sources=$(echo "$WHEELS"/signoria-*.tar.gz)

missing=""
for version in ${*:-3.11 3.12 3.13 3.14}; do
    python=$(python_of "$version")
    if [ -z "$python" ]; then
        say "there is no Python $version here"
        missing="$missing $version"
        continue
    fi
    say "building for $("$python" -V) ..."
    place=$(mktemp -d)
    "$python" -m pip wheel --quiet --no-deps --wheel-dir "$place" "$sources"
    wheel=$(basename "$place"/*.whl)
    try_wheel "$python" "$place/$wheel"
    mv "$place/$wheel" "$WHEELS/"
    rmdir "$place"
    say "$WHEELS/$wheel is compiled and plays"
done

[ -z "$missing" ] || [ $# = 0 ] || exit 1
