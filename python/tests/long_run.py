"""Plays many games under a limit of memory: python long_run.py [GAMES] [MEGABYTES]. Beyond the limit allocating fails, and so does this."""

from __future__ import annotations

import pickle
import resource
import sys

import hustings


def resident() -> int:
    """Megabytes in use now."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 2**20


def play(games: int, megabytes: int) -> int:
    """Returns how many megabytes more are in use at the end than after the first tenth."""
    resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, megabytes * 2**20))
    names = [game["name"] for game in hustings.games()]
    played, early = 0, 0
    while played < games:
        for name in names:
            game = hustings.load_game(name, 2, "{}")
            envs = hustings.Vector(game, 50, seed=played, threads=2)
            ended = 0
            while ended < max(1, games // (10 * len(names))):
                envs.step(envs.sample())
                ended += int(envs.dones.sum())
            state = pickle.loads(pickle.dumps(envs.state(0)))
            for bad in (-1, 10**6):
                try:
                    state.apply_action(bad)
                except hustings.Refused:
                    pass
            state.imagine(0, played).observe(0)
            played += ended
            envs.close()
        early = early or resident()
    print(f"{played} games, {resident()} MB in use at the end, {early} MB after the first tenth")
    return resident() - early


if __name__ == "__main__":
    grown = play(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000, int(sys.argv[2]) if len(sys.argv) > 2 else 1500)
    sys.exit(grown > 50)
