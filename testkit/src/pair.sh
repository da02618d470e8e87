# Two PostgreSQL servers of a test's own: one takes writes, the other is its synchronous standby. Each is reached by a socket in a scratch
# folder. They live until this script's input ends, however that happens. Each line on the input is answered by what was asked and `done`.
mkdir "$dir/a" "$dir/b"
primary=a
standby=b
pid_a=
pid_b=
pid() { eval "echo \$pid_$1"; }
run() { # name
    # Tests kill processes, not machines: what the system has taken is safe without a flush.
    "$bin/postgres" -D "$dir/$1/data" -k "$dir/$1" -c listen_addresses= -c fsync=off -c max_connections=200 \
        -c shared_buffers=32MB -c "synchronous_standby_names=*" -c wal_keep_size=256MB -c wal_receiver_timeout=2s \
        -c wal_retrieve_retry_interval=200ms >>"$dir/log" 2>&1 </dev/null &
    eval "pid_$1=$!"
}
ready() { # name
    tries=0
    until "$bin/pg_isready" -q -h "$dir/$1"; do
        tries=$((tries + 1))
        [ $tries -lt 600 ] || { cat "$dir/log" >&2; exit 1; }
        sleep 0.05
    done
}
crash() { # name
    [ -n "$(pid "$1")" ] || return 0
    kill -QUIT "$(pid "$1")" 2>/dev/null || true
    wait "$(pid "$1")" 2>/dev/null || true
}
follow() { # name: a copy of the primary that follows it
    rm -rf "$dir/$1/data"
    "$bin/pg_basebackup" -h "$dir/$primary" -U hustings -D "$dir/$1/data" -R -X stream -c fast --no-sync >>"$dir/log" 2>&1
    run "$1"
    ready "$1"
}
trap 'crash a; crash b; rm -rf "$dir"' EXIT
trap '' INT TERM HUP
"$bin/initdb" -D "$dir/a/data" -U hustings -A trust -E UTF8 --locale=C --no-sync >"$dir/log" 2>&1 || { cat "$dir/log" >&2; exit 1; }
run a
ready a
follow b
"$bin/createdb" -h "$dir/a" -U hustings house
echo "$dir"
while read -r command; do
    case $command in
        restart)
            crash $primary
            run $primary
            ready $primary
            ;;
        standby)
            crash $standby
            sleep 1
            run $standby
            ready $standby
            ;;
        failover)
            crash $primary
            "$bin/pg_ctl" -D "$dir/$standby/data" promote -w >>"$dir/log" 2>&1
            lost=$primary
            primary=$standby
            standby=$lost
            follow $standby
            ;;
        primary) echo "$dir/$primary" ;;
    esac
    echo done
done
