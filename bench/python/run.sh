#!/usr/bin/env bash
# Steps a second of our environments beside PettingZoo's and OpenSpiel's, in one run: bench/python/run.sh [SECONDS]
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch=$PWD/target/python-bench
[ -d "$scratch" ] || python3 -m venv "$scratch"
"$scratch/bin/pip" install --quiet --disable-pip-version-check -r python/requirements.txt
(cd python && "$scratch/bin/maturin" build --release --locked --quiet --out ../target/wheels-release)
"$scratch/bin/pip" install --quiet --disable-pip-version-check --force-reinstall --no-deps target/wheels-release/hustings-*.whl
"$scratch/bin/pip" install --quiet --disable-pip-version-check pygame==2.6.1
"$scratch/bin/python" bench/python/compare.py "${1:-3}"
