#!/usr/bin/env bash
# Installs OpenSpiel into a scratch environment and compares random playouts: bench/controls/run.sh [SECONDS]
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch="${TMPDIR:-/tmp}/hustings-controls"
[ -d "$scratch" ] || python3 -m venv "$scratch"
"$scratch/bin/python" -c 'import pyspiel' 2>/dev/null || "$scratch/bin/pip" install --quiet open_spiel
cargo build --release --locked -p hustings-controls
ours="$(cargo metadata --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')/release/hustings-controls"
"$scratch/bin/python" bench/controls/compare.py "$ours" "${1:-5}"
