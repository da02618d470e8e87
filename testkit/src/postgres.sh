# A PostgreSQL server of a test's own: in a scratch folder, reached by a socket in it. It lives until this script's input ends, however
# that happens, and leaves nothing behind. `restart`, `stop` and `start` on the input do just that; each is answered by a line.
server=
start() {
    # Tests kill processes, not machines: what the system has taken is safe without a flush.
    "$bin/postgres" -D "$dir/data" -k "$dir" -c listen_addresses= -c fsync=off -c max_connections=300 \
        -c shared_buffers=32MB -c autovacuum_naptime=10s >>"$dir/log" 2>&1 </dev/null &
    server=$!
    tries=0
    until "$bin/pg_isready" -q -h "$dir"; do
        kill -0 $server 2>/dev/null || { cat "$dir/log" >&2; exit 1; }
        tries=$((tries + 1))
        [ $tries -lt 300 ] || exit 1
        sleep 0.05
    done
}
stop() {
    # At once, as if it had been killed; the next start recovers.
    [ -z "$server" ] || { kill -QUIT $server 2>/dev/null || true; wait $server 2>/dev/null || true; }
    server=
}
trap 'stop; rm -rf "$dir"' EXIT
trap '' INT TERM HUP
"$bin/initdb" -D "$dir/data" -U hustings -A trust -E UTF8 --locale=C --no-sync >"$dir/log" 2>&1 || { cat "$dir/log" >&2; exit 1; }
start
echo "$dir"
while read -r command; do
    case $command in
        restart) stop; start ;;
        stop) stop ;;
        start) start ;;
    esac
    echo done
done
