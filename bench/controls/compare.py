"""Random playouts in OpenSpiel's compiled core and in ours, one after the other in the same run, and the ratio.

OpenSpiel's own rollout evaluator plays whole games inside its C++ library, so that no Python is measured.
"""

import json
import subprocess
import sys
import time

import pyspiel

OURS, SECONDS = sys.argv[1], float(sys.argv[2])
NAMES = {"connect-four": "connect_four", "leduc": "leduc_poker"}


def theirs(name):
    """Playouts a second of one game. A rollout starts at a state, so each batch of a game of chance begins with its deal."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1000, 1)
    state = game.new_initial_state()
    games, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        evaluator.evaluate(state)
        games += 1000
    return games / spent


def ours():
    lines = subprocess.run([OURS, str(SECONDS)], capture_output=True, text=True, check=True).stdout.splitlines()
    return {line["game"]: line["playouts_per_s"] for line in map(json.loads, lines)}


print("| game | OpenSpiel, playouts a second | ours | ratio |")
print("|---|---|---|---|")
mine = ours()
for game, name in NAMES.items():
    other = theirs(name)
    print(f"| {name} | {other:,.0f} | {mine[game]:,.0f} | {mine[game] / other:.1f} |")
