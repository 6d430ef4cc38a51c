# The commands to remember: run, test, check, bench, soak; `make lock` after a change of dependencies; `make fast` if you like.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
LOCKS := $(addprefix requirements/,run.txt dev.txt bench.txt fuzz.txt)
# Wheels only, so that no compiler is needed and no set-up script runs; these two are published as (pure Python) source alone.
WHEELS := --only-binary :all: --no-binary forbiddenfruit --no-binary rlcard
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes $(WHEELS)
COMPILE := UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 \
	$(WHEELS) --generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links
ARGS ?=
SECONDS ?= 60
MINUTES ?= 60

# Compiled rules are optional. Once they are there, they are compiled anew before use whenever a source has changed.
FAST := build/fast.stamp
RULES := $(wildcard games/*.py games/core/*.py games/players/*.py)
COMPILED := $(wildcard $(FAST))

.PHONY: help run test check audit bench screens soak fuzz lock fast slow
.DELETE_ON_ERROR:

help:
	@echo "make run     start the bot, or without DISCORD_TOKEN the same bot in a browser on this machine"
	@echo "make test    every test, in random order on four workers (ARGS='tests/games -k trump' narrows it)"
	@echo "make check   formatting, lint, types and the import contracts"
	@echo "make audit   known vulnerabilities of the pinned packages, where OSV can be reached"
	@echo "make bench   speed and strength, measured beside other engines"
	@echo "make screens every screen as a picture, in English and Persian, phone and desktop (needs Chromium; ARGS='servers --language ko')"
	@echo "make soak    an hour of tests: ten times the random cases once, then fresh seeds (MINUTES=600 for longer)"
	@echo "make fuzz    a minute each of atheris on records, ids and options (SECONDS=600 for longer)"
	@echo "make fast    compile the rules and the search with mypyc (needs a C compiler); make slow goes back"
	@echo "make lock    write requirements/*.txt anew from pyproject.toml (UPGRADE=--upgrade for newer releases)"

run: $(VENV)/run.stamp $(COMPILED)
	@exec $(BIN)/python -m bot $(ARGS)

test: $(VENV)/dev.stamp $(COMPILED)
	$(BIN)/python -m pytest -n 4 --dist worksteal $(ARGS)

check: $(VENV)/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

audit: $(VENV)/made
	@$(BIN)/python tools/audit.py $(LOCKS)

bench: $(VENV)/bench.stamp $(COMPILED)
	$(BIN)/python -m tests.bench $(ARGS)

screens: $(VENV)/dev.stamp
	$(BIN)/python -m tests.browser.gallery $(ARGS)

soak: $(VENV)/dev.stamp $(COMPILED)
	$(BIN)/python -m tests.soak $(MINUTES) $(ARGS)

fuzz: $(VENV)/fuzz.stamp
	for what in records ids options; do $(BIN)/python -m tests.fuzz $$what -max_total_time=$(SECONDS) || exit 1; done

fast: $(FAST)

slow: $(VENV)/dev.stamp
	$(BIN)/python tools/fast.py --back
	@rm -f $(FAST)

$(FAST): $(VENV)/dev.stamp $(RULES) tools/fast.py
	$(BIN)/python tools/fast.py
	@touch $@

# A changed lock file makes the whole environment anew, so that nothing stays in it that no lock names.
$(VENV)/made: $(LOCKS)
	@command -v $(PYTHON) >/dev/null || { echo "Talon needs Python 3.11 or newer, and there is no '$(PYTHON)' here; name one with PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Talon needs Python 3.11 or newer, but '$(PYTHON)' is $$($(PYTHON) --version 2>&1); name another with PYTHON=…" >&2; exit 1; }
	@echo "Setting up $(VENV) (once for these lock files)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/run.stamp $(VENV)/dev.stamp: $(VENV)/%.stamp: $(VENV)/made requirements/%.txt
	@$(PIP_INSTALL) -r requirements/$*.txt
	@touch $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp requirements/bench.txt
	@$(PIP_INSTALL) -r requirements/bench.txt
	@touch $@

$(VENV)/fuzz.stamp: $(VENV)/dev.stamp requirements/fuzz.txt
	@$(PIP_INSTALL) -r requirements/fuzz.txt
	@touch $@

# dev.txt is solved first and binds the others, so that what is run is what was tested.
lock: $(VENV)/dev.stamp
	$(COMPILE) $(UPGRADE) pyproject.toml --all-extras --group dev -o requirements/dev.txt
	$(COMPILE) pyproject.toml -c requirements/dev.txt --extra sandbox --extra postgres -o requirements/run.txt
	$(COMPILE) pyproject.toml -c requirements/dev.txt --extra postgres -o requirements/docker.txt
	$(COMPILE) --group bench -c requirements/dev.txt -o requirements/bench.txt
	$(COMPILE) --group fuzz -c requirements/dev.txt -o requirements/fuzz.txt
