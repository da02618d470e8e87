#!/usr/bin/env bash
# Runs schemathesis against a server of its own and fails on any finding: run.sh HUSTINGS SCHEMATHESIS
set -euo pipefail
hustings=$1 schemathesis=$2
scratch=$(mktemp -d)
server=
finish() {
  [ -z "$server" ] || { kill "$server" && wait "$server"; } 2>/dev/null || true
  rm -rf "$scratch"
}
trap finish EXIT

"$hustings" serve --listen 127.0.0.1:0 --store "$scratch/hustings.db" --rate 1000000 >"$scratch/out" 2>"$scratch/log" &
server=$!
for _ in {1..100}; do
  url=$(sed -n 's/^Hustings is open: //p' "$scratch/out")
  [ -z "$url" ] || break
  sleep 0.1
done
[ -n "$url" ] || { echo "The server did not start:" >&2; cat "$scratch/log" >&2; exit 1; }

# The same seed each time: a finding is the server's doing, not luck's. SEED=random looks elsewhere.
seed=${SEED:-1}
[ "$seed" = random ] && seed=$RANDOM
"$schemathesis" --no-color --config-file "$(dirname "$0")/../../../schemathesis.toml" run "${url}api/openapi.json" \
  --seed "$seed" --max-examples "${EXAMPLES:-20}" --max-time "${SECONDS_AT_MOST:-60}" || {
  echo "Errors in the server's log:" >&2
  grep -E 'WARN|ERROR|panicked' "$scratch/log" >&2 || echo "none" >&2
  exit 1
}
