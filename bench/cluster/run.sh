#!/bin/bash
# What a house on PostgreSQL costs: moves a second, CPU per move and latencies with SQLite and with PostgreSQL and one, two and three nodes,
# and how that grows with tables. Servers and database are on core 0 (and on further ones, if there are more than two), the clients on
# core 1. The two seats of a table are on two nodes, and a move counts when the other seat has seen it.
#
#   bench/cluster/run.sh [seconds per measurement, 10 if left out] [parts]      (SKIP_BUILD=1 measures what is built already)
#
# Parts: full (as fast as it goes), paced (a move a second at each table), growth.
# PostgreSQL is a server of its own in a scratch folder, with fsync on and everything else as it comes. BENCH_DIR=/dev/shm leaves the disk out.
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-10}
[ $# -eq 0 ] || shift
parts=" ${*:-full paced growth} "
target=${CARGO_TARGET_DIR:-target}
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
work=$(mktemp -d "${BENCH_DIR:-${TMPDIR:-/tmp}}/hustings-cluster.XXXXXX")
chmod 755 "$work"
cores=$(nproc)
servers_on=0
[ "$cores" -le 2 ] || servers_on="0,2-$((cores - 1))"
nodes=()
postgres=
cleanup() {
    for pid in "${nodes[@]}" $postgres; do kill "$pid" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT INT TERM
as=()
if [ "$(id -u)" = 0 ]; then as=(setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME=/tmp); fi

[ -n "${SKIP_BUILD:-}" ] || cargo build --release -q -p hustings -p hustings-server --bin hustings --example load

mkdir "$work/pg"
[ "$(id -u)" != 0 ] || chown nobody:nogroup "$work/pg"
(cd "$work/pg" && "${as[@]}" "$bin/initdb" -D "$work/pg/data" -U hustings -A trust -E UTF8 --locale=C > "$work/pg/log")
(cd "$work/pg" && exec taskset -c "$servers_on" "${as[@]}" "$bin/postgres" -D "$work/pg/data" -k "$work/pg" -c listen_addresses= \
    -c max_connections=200) >> "$work/log" 2>&1 &
postgres=$!
until "$bin/pg_isready" -q -h "$work/pg"; do sleep 0.1; done

start() { # how many, store
    nodes=()
    addresses=
    for number in $(seq "$1"); do
        address=127.0.0.1:$((8960 + number))
        taskset -c "$servers_on" "$target/release/hustings" serve --listen "$address" --store "$2" --rate 1000000 \
            --unload-after 2 >> "$work/log" 2>&1 &
        nodes+=($!)
        addresses=$addresses${addresses:+,}$address
    done
    sleep 2
}
stop() {
    for pid in "${nodes[@]}"; do kill "$pid"; done
    for pid in "${nodes[@]}"; do wait "$pid" 2>/dev/null || true; done
    nodes=()
}
# CPU of the database alone: its processes are the children of the first one.
database_cpu() { cat /proc/[0-9]*/stat 2>/dev/null | awk -v top="$postgres" '{ sub(/^[0-9]+ \(.*\) /, "&\n"); }
    { split($0, parts, "\n"); split(parts[1], head, " "); n = split(parts[2], f, " ");
      if (f[2] == top || head[1] == top) sum += f[12] + f[13] } END { print sum / 100 }'; }

measure() { # name, nodes, store, mode, tables
    start "$2" "$3"
    pids=$(IFS=,; echo "${nodes[*]}")
    before=$(database_cpu)
    line=$(taskset -c 1 "$target/release/examples/load" hustings "$addresses" "$pids" "$4" "$5" "$seconds" kuzushi 2 | tail -1)
    after=$(database_cpu)
    printf '%-22s %-5s %s database_cpu_s %s\n' "$1" "$4" "$line" "$(awk -v a="$after" -v b="$before" 'BEGIN { print a - b }')"
    stop
}
fresh() { # the address of an empty database
    made=$((${made:-0} + 1))
    "${as[@]}" "$bin/createdb" -h "$work/pg" -U hustings "house$made"
    store="postgres://hustings@/house$made?host=$work/pg"
}

asked() { [[ $parts == *" $1 "* ]]; }

! asked full || for tables in 10 100; do
    measure "SQLite" 1 "$work/data$tables.db" full "$tables"
    for count in 1 2 3; do
        fresh
        measure "PostgreSQL, $count node(s)" "$count" "$store" full "$tables"
    done
done
# A quiet machine: each table makes a move a second.
if asked paced; then
    measure "SQLite" 1 "$work/quiet.db" paced 50
    for count in 1 2 3; do
        fresh
        measure "PostgreSQL, $count node(s)" "$count" "$store" paced 50
    done
fi
asked growth || exit 0
# One house that grows: what a move costs must not depend on how much there is.
fresh
for tables in 100 400 800; do measure "growing house" 2 "$store" paced "$tables"; done
# What is kept of a table, with all indexes.
"${as[@]}" "$bin/psql" -X -q -A -t -h "$work/pg" -U hustings -d "house$made" -c "SELECT format('kept: %s tables, %s entries, %s bytes a table, %s bytes an entry',
    t, e, size / t, size / e) FROM (SELECT count(*) AS e FROM journal) AS e, (SELECT count(*) AS t FROM tables) AS t,
    (SELECT pg_database_size(current_database()) - (SELECT pg_database_size('template0')) AS size) AS s"
