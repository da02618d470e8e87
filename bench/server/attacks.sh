#!/bin/sh
# How much longer people wait beside one attacker: a list of attacks, each against the quiet value measured right before it. The server has
# its usual limits and believes what a proxy says about addresses. Takes about five minutes.
#
#   bench/server/attacks.sh [seconds per measurement, 8 if left out] [part of an attack's name]      (SKIP_BUILD=1: as it is built)
set -eu
cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-target}
work=$(mktemp -d "${BENCH_DIR:-${TMPDIR:-/tmp}}/hustings-attacks.XXXXXX")
server=
cleanup() {
    if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi
    rm -rf "$work"
}
trap cleanup EXIT INT TERM

[ -n "${SKIP_BUILD:-}" ] || cargo build --release -q -p hustings -p hustings-server --bin hustings --example load
"$target/release/hustings" serve --listen 127.0.0.1:8961 --store "$work/data.db" --behind-proxy > "$work/log" 2>&1 &
server=$!
sleep 2
"$target/release/examples/load" hustings 127.0.0.1:8961 $server attacks "${1:-8}" ${2:+"$2"}
