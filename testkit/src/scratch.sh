# How the scripts beside it begin: where PostgreSQL is, and a scratch folder for it.
set -eu
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb || true)")
if ! [ -x "$bin/initdb" ]; then
    echo "PostgreSQL is missing: 'make postgres' installs it" >&2
    exit 1
fi
dir=$(mktemp -d -t hustings-postgres.XXXXXX)
