#!/usr/bin/env bash
# Compares the speed of two builds: bench/compare.sh BEFORE AFTER [ROUNDS [SECONDS]]
#
# Runs `hustings bench` of both binaries in turn, so that whatever else the machine does slows both alike, and prints for each game the
# median playouts per second and the median ratio of the rounds. Above 1.00 AFTER is faster.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2p' "$0" >&2; exit 2; }
before=$1 after=$2 rounds=${3:-5} seconds=${4:-2}
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT

for round in $(seq "$rounds"); do
    echo "round $round of $rounds" >&2
    # The order changes from round to round: the second of two runs finds a warmer machine.
    if [ $((round % 2)) = 1 ]; then order="before after"; else order="after before"; fi
    for build in $order; do
        "${!build}" bench --seconds "$seconds" > "$results/$build.$round"
    done
done

python3 - "$results" "$rounds" <<'END'
import json, statistics, sys

folder, rounds = sys.argv[1], range(1, int(sys.argv[2]) + 1)


def speeds(build, number):
    with open(f"{folder}/{build}.{number}") as lines:
        return {speed["game"]: speed["playouts_per_s"] for speed in map(json.loads, lines)}


runs = [(speeds("before", number), speeds("after", number)) for number in rounds]
print(f"{'game':<20} {'before/s':>12} {'after/s':>12} {'ratio':>7} {'lowest':>7} {'highest':>7}")
for game in runs[0][0]:
    ratios = [after[game] / before[game] for before, after in runs]
    before, after = (statistics.median(run[build][game] for run in runs) for build in (0, 1))
    print(f"{game:<20} {before:>12,.0f} {after:>12,.0f} {statistics.median(ratios):>7.2f} {min(ratios):>7.2f} {max(ratios):>7.2f}")
END
