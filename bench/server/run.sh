#!/bin/sh
# Our server against boardgame.io with its in-memory storage: the same games, the same clients, the server on core 0 and the
# clients on core 1. Ours acknowledges a move only when it is on disk. Takes about five minutes.
#
#   bench/server/run.sh [seconds per measurement, 10 if left out]      (SKIP_BUILD=1 measures what is built already)
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-10}
target=${CARGO_TARGET_DIR:-target}
work=$(mktemp -d "${BENCH_DIR:-${TMPDIR:-/tmp}}/hustings-bench.XXXXXX")
server=
cleanup() {
    if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi
    rm -rf "$work"
}
trap cleanup EXIT INT TERM

[ -n "${SKIP_BUILD:-}" ] || cargo build --release -q -p hustings -p hustings-server --bin hustings --example load
(cd bench/server/boardgame.io && [ -d node_modules ] || npm ci --omit=dev --no-audit --no-fund --silent)
load="taskset -c 1 $target/release/examples/load"

start() { # name
    if [ "$1" = hustings ]; then
        address=127.0.0.1:8931
        rm -f "$work"/data.db*
        taskset -c 0 "$target/release/hustings" serve --listen $address --data "$work/data.db" --rate 1000000 \
            --unload-after 2 > "$work/log" 2>&1 &
    else
        address=127.0.0.1:8941
        NODE_ENV=production taskset -c 0 node bench/server/boardgame.io/serve.cjs 8941 > "$work/log" 2>&1 &
    fi
    server=$!
    sleep 2
}

stop() {
    kill "$server"
    wait "$server" 2>/dev/null || true
    server=
}

rss() { awk '/VmRSS/ { printf "%.1f", $2 / 1024 }' "/proc/$server/status"; }

measure() { # name mode tables
    start "$1"
    printf '%-13s %-6s ' "$1" "$2"
    $load "$1" "$address" "$server" "$2" "$3" "$seconds" | tail -1
    stop
}

for name in hustings boardgame.io; do
    for tables in 10 100 500; do measure $name full $tables; done
    measure $name paced 500
    start $name
    printf '%-13s idle   {"tables":0,"rss_mb":%s}\n' "$name" "$(rss)"
    for tables in 100 1000; do
        printf '%-13s idle   ' "$name"
        $load "$name" "$address" "$server" idle $tables | tail -1
        stop
        start $name
    done
    stop
done
