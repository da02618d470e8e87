"""Random legal moves, as many as fit into a few seconds; the best of three rounds, with all loops in the same round."""

import random
import sys
import time

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3

import hustings
from hustings.pettingzoo import env

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0


def aec(make):
    played, number = make(), 0
    def run(until):
        nonlocal number
        steps = 0
        while time.perf_counter() < until:
            number += 1
            played.reset(seed=number)
            for _ in played.agent_iter():
                seen, _, ended, cut, _ = played.last()
                if ended or cut:
                    break
                legal = np.flatnonzero(seen["action_mask"])
                played.step(int(legal[int(random.random() * len(legal))]))
                steps += 1
        return steps
    return run


def openspiel(until):
    game, steps = pyspiel.load_game("connect_four"), 0
    while time.perf_counter() < until:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


def vector(until):
    envs, steps = hustings.Vector(hustings.Game("kuzushi"), 2048), 0
    while time.perf_counter() < until:
        envs.step(envs.sample())
        steps += len(envs)
    return steps


LOOPS = {
    "PettingZoo connect_four, AEC": aec(connect_four_v3.env),
    "OpenSpiel connect_four, Python loop": openspiel,
    "hustings kuzushi 6x6, AEC": aec(lambda: env("kuzushi")),
    "hustings kuzushi 6x6, vectorised": vector,
}
best = dict.fromkeys(LOOPS, 0.0)
for _ in range(3):
    for name, loop in LOOPS.items():
        begun = time.perf_counter()
        steps = loop(begun + SECONDS)
        best[name] = max(best[name], steps / (time.perf_counter() - begun))
base = best["PettingZoo connect_four, AEC"]
for name, speed in best.items():
    print(f"{name:38} {speed:12,.0f} steps a second  {speed / base:8.1f} times PettingZoo")
