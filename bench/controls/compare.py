"""Random playouts in OpenSpiel's compiled core and in ours, one after the other in the same run, and the ratio.

OpenSpiel's own rollout evaluator plays whole games inside its C++ library, ten thousand to a call, so that no Python is measured.
"""

import json
import random
import subprocess
import sys
import time

import pyspiel

BATCH = 10_000
OURS, SECONDS = sys.argv[1], float(sys.argv[2])
NAMES = {"connect-four": "connect_four", "leduc": "leduc_poker"}


def theirs(name):
    """Playouts a second of one game. A search of a single simulation makes all rollouts from the state it is given, in C++; it wants
    a state in which somebody decides, so cards are dealt first, once for each batch: that is work ours does in every game."""
    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(BATCH, 1), 1.0, 1, 100, False, 1, False)
    games, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        bot.step(state)
        games += BATCH
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
