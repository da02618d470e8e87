"""PettingZoo's own tests, on every game and number of seats, and options that change what there is to do."""

from __future__ import annotations

import contextlib
import io
import random
import types
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import hustings
from hustings.pettingzoo import env, parallel_env

from .tables import TABLES

ONE_EACH = [table for table in TABLES if table[1] == 2 and not table[2]]
table = pytest.mark.parametrize("table", TABLES, ids=str)
game = pytest.mark.parametrize("table", ONE_EACH, ids=str)


def quietly(test: Any, *arguments: Any, **settings: Any) -> None:
    """PettingZoo's tests print, and warn where an environment is unusual. Expected are hints about zeros, and that an observation is a dictionary
    with a mask, which they only know of the environments they list by name."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("error")
        for expected in ["Observation is not a NumPy array", "Observation space", "Observation numpy array is all zeros", "Action mask numpy array is all zeros"]:
            warnings.filterwarnings("ignore", message=f".*{expected}.*")
        test(*arguments, **settings)


@table
def test_aec(table: tuple[str, int, dict[str, Any]]) -> None:
    quietly(api_test, env(*table), num_cycles=40)


@table
def test_parallel(table: tuple[str, int, dict[str, Any]]) -> None:
    quietly(parallel_api_test, parallel_env(*table), num_cycles=60)


@game
def test_out_of_turn(table: tuple[str, int, dict[str, Any]]) -> None:
    quietly(api_test, env(*table, out_of_turn=True), num_cycles=40)
    quietly(parallel_api_test, parallel_env(*table, out_of_turn=True), num_cycles=40)


@game
def test_seeds(table: tuple[str, int, dict[str, Any]]) -> None:
    quietly(seed_test, lambda: env(*table), num_cycles=30)
    quietly(parallel_seed_test, lambda: parallel_env(*table, illegal="random"), num_cycles=30)


@game
def test_cycles(table: tuple[str, int, dict[str, Any]]) -> None:
    """The test samples without looking at masks, so illegal actions are replaced."""

    def parallel(max_cycles: int) -> Any:
        return parallel_env(*table, max_cycles=max_cycles, illegal="random")

    quietly(max_cycles_test, types.SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))))
    if table[0] == "kuzushi":  # whose seats take turns evenly, as the test wants it
        own = types.SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: env(*table, max_cycles=max_cycles, illegal="random"))
        quietly(max_cycles_test, own)


@game
def test_drawings(table: tuple[str, int, dict[str, Any]]) -> None:
    quietly(render_test, lambda render_mode: env(*table, render_mode=render_mode))
    image = env(*table, render_mode="rgb_array")
    image.reset(seed=1)
    drawn = image.render()
    assert isinstance(drawn, np.ndarray) and len(np.unique(drawn.reshape(-1, 3), axis=0)) > 3, "there is something on it"


@table
def test_masks_and_moves_are_a_bijection(table: tuple[str, int, dict[str, Any]]) -> None:
    luck = random.Random(1)
    played = env(*table)
    played.reset(seed=5)
    texts: dict[str, int] = {}
    for agent in played.agent_iter():
        seen, _, over, _, _ = played.last()
        if over:
            break
        legal = np.flatnonzero(seen["action_mask"])
        moves = played.state_.legal_moves(int(agent[-1]))
        assert sorted(played.game.string_to_action(text) for text in moves) == legal.tolist()
        for action in legal:
            text = played.game.action_to_string(action)
            assert texts.setdefault(text, int(action)) == action
        played.step(luck.choice(legal.tolist()))
    assert played.rewards == dict(zip(played.possible_agents, played.state_.returns(), strict=True))


@table
def test_observations_hold_what_the_seat_may_know(table: tuple[str, int, dict[str, Any]]) -> None:
    """Everything hidden is dealt again: what the seat observes does not change by a bit."""
    luck = random.Random(2)
    state = hustings.Game(*table).new_initial_state(3)
    number = 0
    while not state.is_terminal():
        number += 1
        for seat in range(table[1]) if number % 7 == 0 else []:
            world = state.imagine(seat, number)
            (seen, mask), (seen_there, mask_there) = state.observe(seat), world.observe(seat)
            assert np.array_equal(seen, seen_there) and np.array_equal(mask, mask_there)
            assert state.view(seat) == world.view(seat)
        state.apply_action(luck.choice(state.legal_actions()))


def test_what_illegal_actions_do() -> None:
    strict = env("kuzushi")
    strict.reset(seed=1)
    with pytest.raises(hustings.Refused) as refused:
        strict.step(241)
    assert refused.value.rule is not None and refused.value.rule.startswith("KZ-")
    with pytest.raises(hustings.Refused, match="None"):
        strict.step(None)
    loses = env("kuzushi", illegal="lose")
    loses.reset(seed=1)
    agent = loses.agent_selection
    loses.step(241)
    assert loses.terminations[agent] and loses.rewards[agent] == -1.0 and sum(loses.rewards.values()) == -1.0
    together = parallel_env("kuzushi")
    seen, _ = together.reset(seed=1)
    acting = [agent for agent in together.agents if seen[agent]["action_mask"][-1] == 0]
    assert len(acting) == 1
    with pytest.raises(hustings.Refused, match="cannot wait"):
        together.step(dict.fromkeys(together.agents, 242))
    with pytest.raises(hustings.Refused, match="can only wait"):
        together.step(dict.fromkeys(together.agents, 241))
    with pytest.raises(hustings.Refused, match="no action for"):
        together.step({})
    with pytest.raises(ValueError, match="render_mode"):
        env("kuzushi", render_mode="film")
    with pytest.raises(ValueError, match="illegal"):
        env("kuzushi", illegal="maybe")
