"""The examples run, print progress, draw a curve, and what they teach is learnt. Short forms: `examples/self_play.py` itself takes minutes."""

from __future__ import annotations

import importlib.util
import itertools
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hustings

EXAMPLES = Path(__file__).parent.parent / "examples"
with_torch = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="PyTorch takes gigabytes: `make learning` installs it and runs this too"
)


def run(example: str, curve: Path, *settings: str) -> str:
    """What the example prints. It draws its curve."""
    command = [sys.executable, str(EXAMPLES / example), "--curve", str(curve), *settings]
    printed = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout
    assert curve.read_bytes().startswith(b"\x89PNG") and printed.splitlines()[-1] == f"learning curve: {curve}"
    return printed


def test_cfr_makes_a_policy_less_exploitable(tmp_path: Path) -> None:
    printed = run("solve.py", tmp_path / "curve.png", "--iterations", "20")
    found = [float(number) for number in re.findall(r"exploitability ([0-9.]+)", printed)]
    assert len(found) == 11, "the uniform policy, then ten times the one that is learnt"
    assert found[-1] < 0.5 * found[0]


@with_torch
def test_self_play_learns(tmp_path: Path) -> None:
    """Players as good as each other win less than half of these games each."""
    printed = run("self_play.py", tmp_path / "curve.png", "--rounds", "10")
    assert re.search(r"2,560 games  error 0\.\d+  wins against random", printed)
    won = {opponent: int(wins) for opponent, wins in re.findall(r"against (\w+): won (\d+)", printed)}
    assert won["random"] >= 80 and won["greedy"] >= 25, won


@with_torch
def test_images_of_a_board_are_boards_of_the_same_game() -> None:
    spec = importlib.util.spec_from_file_location("self_play", EXAMPLES / "self_play.py")
    assert spec and spec.loader
    self_play: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(self_play)

    game, luck = hustings.Game("kuzushi", 2, {"grid": 4}), random.Random(1)
    state = game.new_initial_state(1)
    for _ in range(9):
        state.apply_action(luck.choice(state.legal_actions()))
    played = set()
    for right, up, swapped in itertools.product((1, -1), (1, -1), (False, True)):
        image = game.new_initial_state(1)
        for _, move in state.history():
            word, x, y = re.split("[ ,]", move)
            there = [right * int(x), up * int(y)]
            image.play("{} {},{}".format(word, *(reversed(there) if swapped else there)))
        played.add(tuple(image.observation_tensor(0).tolist()))
    seen = state.observation_tensor(0)
    turned = {tuple(seen[order.numpy()].tolist()) for order in self_play.images(4, len(seen))}
    assert len(turned) == 8 and turned == played
