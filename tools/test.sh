#!/bin/sh
# All checks: style, types, imports, all tests on the compiled rules, then the quick ones of the rules again interpreted.
# Without a C compiler all tests run interpreted. test_builds.py compares the two builds move by move.
# Arguments go to pytest; --lint stops before the tests. tools/setup.sh dev comes first.
set -eu
cd "$(dirname "$0")/.."

bin=.venv/bin
# on all processors, in whatever order they are free
spread="-n auto --dist worksteal"
title() { printf '\n== %s\n' "$*"; }

title "style"
$bin/ruff check .
$bin/ruff format --check .

title "types"
$bin/mypy

title "floors: who may import whom"
$bin/lint-imports --no-cache

[ "${1:-}" = --lint ] && exit 0

# The build that setup left: compiled, failed, or no compiler.
[ "${SIGNORIA_PURE:-}" = 1 ] && mode="SIGNORIA_PURE=1" || mode=$(cat .venv/stamps/mode 2>/dev/null || echo "no compiler")
case $mode in
compiled)
    title "tests, compiled"
    $bin/python -c 'import sys; from signoria import build; sys.exit(not build.compiled())' ||
        { echo "the compiled rules are there but not in use" >&2 && exit 1; }
    $bin/python -m pytest -q $spread "$@"
    # Pages, tables and experiments are never compiled, so once is enough for them.
    set -- -m "not slow" --ignore=tests/web --ignore=tests/table --ignore=tests/lab "$@"
    ;;
failed)
    echo "a C compiler is there, but the rules do not compile: see .venv/stamps/compile.log" >&2
    exit 1
    ;;
*) title "tests, compiled: left out ($mode)" ;;
esac

title "tests, interpreted"
SIGNORIA_PURE=1 $bin/python -m pytest -q $spread "$@"

title "all good"
