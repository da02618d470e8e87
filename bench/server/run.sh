#!/bin/sh
# Our server against a bare relay that only writes moves to disk and passes them on, and against boardgame.io with its in-memory
# storage: the same clients, the server on core 0 and the clients on core 1. Ours acknowledges a move only when it is on disk. All of it
# takes about ten minutes.
#
#   bench/server/run.sh [seconds per measurement, 10 if left out] [parts]      (SKIP_BUILD=1 measures what is built already)
#
# Parts: the name of a game (ours against the relay), growth (100 and 500 tables in turns), bytes, hustings, boardgame.io.
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-10}
[ $# -eq 0 ] || shift
parts=${*:-kuzushi kilonzo kursi sarkaar politics-as-usual growth bytes hustings boardgame.io}
target=${CARGO_TARGET_DIR:-target}
work=$(mktemp -d "${BENCH_DIR:-${TMPDIR:-/tmp}}/hustings-bench.XXXXXX")
server=
cleanup() {
    if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi
    rm -rf "$work"
}
trap cleanup EXIT INT TERM

[ -n "${SKIP_BUILD:-}" ] || cargo build --release -q -p hustings -p hustings-server --bin hustings --example load --example relay
load="taskset -c 1 $target/release/examples/load"

start() { # name
    case "$1" in
    hustings)
        address=127.0.0.1:8931
        rm -f "$work"/data.db*
        taskset -c 0 "$target/release/hustings" serve --listen $address --store "$work/data.db" --rate 1000000 \
            --unload-after 2 > "$work/log" 2>&1 &
        ;;
    relay)
        address=127.0.0.1:8951
        taskset -c 0 "$target/release/examples/relay" $address "$work/moves" > "$work/log" 2>&1 &
        ;;
    *)
        address=127.0.0.1:8941
        NODE_ENV=production taskset -c 0 node bench/server/boardgame.io/serve.cjs 8941 > "$work/log" 2>&1 &
        ;;
    esac
    server=$!
    sleep 2
}

stop() {
    kill "$server"
    wait "$server" 2>/dev/null || true
    server=
}

rss() { awk '/VmRSS/ { printf "%.1f", $2 / 1024 }' "/proc/$server/status"; }

# The line is also kept in $last.
measure() { # name mode tables [game seats]
    start "$1"
    last=$($load "$1" "$address" "$server" "$2" "$3" "$seconds" "${4:-kuzushi}" "${5:-2}" | tail -1)
    printf '%-13s %-6s %-18s %s\n' "$1" "$2" "${4:-kuzushi} for ${5:-2}" "$last"
    stop
}

speed() { printf '%s' "$last" | sed 's/.*"moves_per_second":\([0-9.]*\).*/\1/'; }

# Ours against the relay with as many seats; the relay first.
compare() { # tables game seats
    measure relay full "$1" "$2" "$3"
    relay=$(speed)
    measure hustings full "$1" "$2" "$3"
    awk -v ours="$(speed)" -v relay="$relay" -v what="$2 for $3, $1 tables" \
        'BEGIN { printf "%s: %.2f of the relay'"'"'s moves a second\n", what, ours / relay }'
}

bytes() {
    start hustings
    for game in kuzushi kilonzo kursi sarkaar politics-as-usual; do
        printf '%-13s bytes  ' hustings
        $load hustings "$address" "$server" bytes 2 0 $game 4 | tail -1
    done
    stop
}

# In turns, because a busy machine slows both.
growth() {
    for round in 1 2 3; do
        for tables in 100 500; do measure hustings full $tables; done
    done
}

alone() { # name
    for tables in 10 100 500; do measure "$1" full $tables; done
    measure "$1" paced 500
    start "$1"
    printf '%-13s idle   {"tables":0,"rss_mb":%s}\n' "$1" "$(rss)"
    for tables in 100 1000; do
        printf '%-13s idle   ' "$1"
        $load "$1" "$address" "$server" idle $tables | tail -1
        stop
        start "$1"
    done
    stop
}

for part in $parts; do
    case "$part" in
    bytes | growth) "$part" ;;
    hustings) alone hustings ;;
    boardgame.io)
        (cd bench/server/boardgame.io && [ -d node_modules ] || npm ci --omit=dev --no-audit --no-fund --silent)
        alone boardgame.io
        ;;
    kuzushi) compare 100 kuzushi 2 ;;
    *) compare 100 "$part" 4 ;;
    esac
done
