# The two commands: `make play` builds everything and serves it; `make test` installs what tests need and runs them all.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := play
.PHONY: play terminal test test-rust test-web test-browser types web bench strength ratings screens clean tools chromium

WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/package.json web/vite.config.ts web/svelte.config.js

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

# What the web client shares with Rust is generated from Rust.
types:
	cargo test --workspace --lib -q export_bindings

test: tools test-rust test-web test-browser
	@echo "All tests passed."

# The web client is embedded, so it is built first.
test-rust: web
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo test --workspace --locked
	@git diff --exit-code --stat -- web/src/generated \
		|| { echo "web/src/generated is out of date: commit what 'make types' wrote." >&2; exit 1; }

test-web: web
	npm --prefix web run check
	npm --prefix web test
	npm --prefix web run size

test-browser: web chromium
	cargo build -p hustings --bin hustings --example rehearsal --locked
	HUSTINGS_BIN="$(CURDIR)/target/debug/hustings" HUSTINGS_REHEARSAL="$(CURDIR)/target/debug/examples/rehearsal" \
		npm --prefix web run e2e

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

clean:
	cargo clean
	rm -rf web/dist web/node_modules
