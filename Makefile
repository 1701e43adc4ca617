# Every target sets up what it needs in .venv; the second run skips all that has not changed.

PYTHON ?= python3
TITLE ?= elgrande
ARGS ?=

export PYTHON

.PHONY: help play terminal test bench bench-bots cover lint setup wheels clean

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | while IFS='	' read -r name text; do printf '  make %-10s %s\n' "$$name" "$$text"; done

play:  ## play in the browser (ARGS="--port 8700 --host 0.0.0.0 ...")
	@tools/setup.sh play
	@.venv/bin/signoria serve $(ARGS)

terminal:  ## play in the terminal against bots (TITLE=lorenzo for another game, ARGS="..." for options)
	@tools/setup.sh play
	@.venv/bin/signoria play $(TITLE) $(ARGS)

test:  ## style, types, imports and all tests, compiled and interpreted (ARGS="..." for pytest)
	@tools/setup.sh dev
	@tools/test.sh $(ARGS)

bench:  ## speed, side by side with catanatron (ARGS="..." for options)
	@tools/setup.sh bench
	@.venv/bin/python -m bench $(ARGS)

bench-bots:  ## how strong the opponents are, against their bars (ARGS="--quick", "--thrift 4", "virtu --players 4" ...)
	@tools/setup.sh bench
	@.venv/bin/python -m bench.bots $(ARGS)

cover:  ## how much of the code the quick tests reach, interpreted
	@tools/setup.sh dev
	@SIGNORIA_PURE=1 .venv/bin/python -m pytest -q -n auto --cov --cov-report=term -m "not slow" $(ARGS)

lint:  ## style, types and imports only
	@tools/setup.sh dev
	@tools/test.sh --lint

setup:  ## everything a developer needs: .venv, tools, compiled rules
	@tools/setup.sh dev

wheels:  ## a wheel in dist/ for each Python from 3.11 to 3.14 that is at hand (ARGS="3.12 3.13" for these alone)
	@tools/wheels.sh $(ARGS)

clean:  ## remove the environment, builds and caches
	rm -rf .venv build dist src/signoria/web/vendor src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
