# The two commands: `make play` builds everything and serves it; `make test` installs what tests need and runs them all.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := play
.PHONY: play terminal test torture test-rust test-web test-browser schemathesis fuzz types web bench strength ratings screens clean tools chromium postgres program python learning venv

WEB_SOURCES := $(shell find web/src web/public words games/*/words -type f 2>/dev/null) $(wildcard games/*/RULES.*.md games/*/data/*.toml) bots/data/characters.toml web/index.html web/package.json web/vite.config.ts web/languages.ts web/build.mjs web/svelte.config.js

# Serves the games on this machine and prints the address.
play: tools web
	cargo run --release -p hustings -- serve

# A game in the terminal, without the web client.
terminal: tools
	cargo run --release -p hustings -- play kuzushi

web: web/dist/index.html

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	npm --prefix web ci --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	npm --prefix web run build
	@touch $@

# What the web client shares with Rust, and the description of the HTTP interface, are generated from Rust.
types:
	cargo test --workspace --lib -q export_bindings

test: tools test-rust test-web test-browser python
	@echo "All tests passed."

# The web client is embedded, so it is built first.
test-rust: web postgres
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo test --workspace --locked
	@git diff --exit-code --stat -- web/src/generated docs/openapi.json \
		|| { echo "Generated files are out of date: commit what 'make types' wrote." >&2; exit 1; }

test-web: web
	npm --prefix web run check
	npm --prefix web test
	npm --prefix web run size

# The program for tests from outside. Cargo chooses the features of dependencies by what is built: like this they are those of `test-rust`, and
# nothing is compiled again; with `-p hustings` almost everything would be.
program: web
	cargo build --workspace --bins --examples --locked

test-browser: program chromium
	HUSTINGS_BIN="$(CURDIR)/target/debug/hustings" HUSTINGS_REHEARSAL="$(CURDIR)/target/debug/examples/rehearsal" \
		npm --prefix web run e2e

# The pictures of docs/screens, by the browser tests that take them.
screens: program chromium
	HUSTINGS_BIN="$(CURDIR)/target/debug/hustings" HUSTINGS_REHEARSAL="$(CURDIR)/target/debug/examples/rehearsal" \
		npm --prefix web run e2e -- screens --screens

# Three nodes, a database with a standby, and so many faults; `make test` tries a few every time. The same seed draws the same faults.
# TORTURE_BEFORE is the `bare-server` of an older version: nodes begin with it and are upgraded when they end, so that both run side by side.
TORTURE_BEFORE ?=
TORTURE_FAULTS ?= 200
TORTURE_TABLES ?= 20
TORTURE_SEED ?= 1

torture: postgres
	TORTURE_BEFORE=$(TORTURE_BEFORE) TORTURE_FAULTS=$(TORTURE_FAULTS) TORTURE_TABLES=$(TORTURE_TABLES) TORTURE_SEED=$(TORTURE_SEED) \
		cargo test --workspace --locked --test torture -- --nocapture

# The public tester of HTTP interfaces, for about a minute against a server of its own; beside `make test`, since its cases are random.
SCHEMATHESIS := target/schemathesis/bin/schemathesis

schemathesis: $(SCHEMATHESIS) program
	server/tests/schemathesis/run.sh target/debug/hustings $(SCHEMATHESIS)

$(SCHEMATHESIS): server/tests/schemathesis/requirements.txt | venv
	python3 -m venv target/schemathesis
	target/schemathesis/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

# Damaged input for a night, or for FUZZ_SECONDS; `make test` tries a little of it every time.
FUZZ_SECONDS ?= 28800

fuzz:
	FUZZ_SECONDS=$(FUZZ_SECONDS) cargo test --release -p hustings-fuzz --locked

# Figures, not tests: see README for what each line means.
bench: tools web
	cargo build --release -p hustings --locked
	target/release/hustings bench
	cargo bench -p hustings-kuzushi
	@[ ! -x bench/server/run.sh ] || bench/server/run.sh

# How strong the bots are: a table in docs/strength.md. It takes hours; stopped, it goes on where it was.
strength: tools web
	cargo build --release -p hustings --locked
	target/release/hustings strength --out docs/strength.md

# The ratings of the characters: bots/data/ratings.toml, and the table in the README. Stopped, it goes on where it was.
ratings: tools web
	cargo build --release -p hustings --locked
	target/release/hustings ratings

tools:
	@command -v cargo >/dev/null || { echo "Hustings needs Rust (cargo): install it with rustup." >&2; exit 1; }
	@command -v npm >/dev/null || { echo "Hustings needs Node 20 or newer, with npm." >&2; exit 1; }
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' \
		|| { echo "Hustings needs Node 20 or newer; this is $$(node --version)." >&2; exit 1; }

# Browser tests run in Debian's Chromium; it is installed when it is missing.
chromium:
	@command -v chromium >/dev/null || { \
		if [ "$$(id -u)" = 0 ]; then as_root=; else as_root=sudo; fi; \
		$$as_root apt-get update -q && $$as_root apt-get install -y -q --no-install-recommends chromium; \
	}

# Tests run a PostgreSQL server of their own, in a scratch folder; Debian's is installed when it is missing.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		if [ "$$(id -u)" = 0 ]; then as_root=; else as_root=sudo; fi; \
		$$as_root apt-get update -q && $$as_root apt-get install -y -q --no-install-recommends postgresql; \
	}

# The Python package: builds its wheel and tests it in a fresh virtual environment, with types, README and PettingZoo's and OpenSpiel's own tests.
PYTHON := $(CURDIR)/target/python-test

python: tools program venv
	rm -rf $(PYTHON) target/wheels
	python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check -r python/requirements.txt
	cd python && $(PYTHON)/bin/maturin build --locked --quiet --out $(CURDIR)/target/wheels
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check --no-deps target/wheels/hustings-*.whl
	cd python && $(PYTHON)/bin/mypy
	cd python && $(PYTHON)/bin/python -m mypy.stubtest hustings._native
	cd python && HUSTINGS_BIN="$(CURDIR)/target/debug/hustings" $(PYTHON)/bin/python -m pytest

# The agent of python/examples is trained in full, with its tests; beside `make test`, since PyTorch takes gigabytes.
LEARNING := $(CURDIR)/target/python-learning

learning: tools venv
	[ -d $(LEARNING) ] || python3 -m venv $(LEARNING)
	$(LEARNING)/bin/pip install --quiet --disable-pip-version-check -r python/requirements.txt -r python/examples/requirements.txt
	rm -rf target/wheels-release
	cd python && $(LEARNING)/bin/maturin build --release --locked --quiet --out $(CURDIR)/target/wheels-release
	$(LEARNING)/bin/pip install --quiet --disable-pip-version-check --force-reinstall --no-deps target/wheels-release/hustings-*.whl
	cd python && $(LEARNING)/bin/python -m pytest tests/test_examples.py
	$(LEARNING)/bin/python python/examples/self_play.py --curve target/self_play.png

# Python with its virtual environments; Debian keeps those in a package of their own.
venv:
	@python3 -c 'import ensurepip, venv' 2>/dev/null || { \
		if [ "$$(id -u)" = 0 ]; then as_root=; else as_root=sudo; fi; \
		$$as_root apt-get update -q && $$as_root apt-get install -y -q --no-install-recommends python3-venv; \
	}

clean:
	cargo clean
	rm -rf web/dist web/node_modules
