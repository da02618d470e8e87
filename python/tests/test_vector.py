"""Many games at once are the games one by one."""

from __future__ import annotations

import numpy as np
import pytest

import hustings
from hustings import errors


@pytest.mark.parametrize("name", [game["name"] for game in hustings.games()])
def test_a_vector_plays_the_games_one_by_one(name: str) -> None:
    game = hustings.Game(name)
    envs = hustings.Vector(game, 3, seed=5, threads=2)
    states = [envs.state(at) for at in range(3)]
    arrays = (envs.observations, envs.masks, envs.seats, envs.rewards, envs.dones)
    ended = 0
    for _ in range(250):
        actions = envs.sample()
        envs.step(actions)
        for at, state in enumerate(states):
            state.apply_action(actions[at])
            assert envs.dones[at] == state.is_terminal()
            assert envs.rewards[at].tolist() == pytest.approx(state.returns())
            if state.is_terminal():
                ended += 1
                states[at] = state = envs.state(at)
                assert state.move_number() == 0
            seen, mask = state.observe()
            assert envs.seats[at] == state.current_player()
            assert np.array_equal(envs.observations[at], seen) and np.array_equal(envs.masks[at], mask)
    assert ended > 0
    now = (envs.observations, envs.masks, envs.seats, envs.rewards, envs.dones)
    assert all(np.shares_memory(one, other) for one, other in zip(arrays, now, strict=True)), "nothing is copied"


def test_seeds_and_threads_change_nothing() -> None:
    game = hustings.Game("kilonzo")
    one, other = hustings.Vector(game, 40, seed=1, threads=1), hustings.Vector(game, 40, seed=1, threads=4)
    for _ in range(60):
        one.step(one.sample())
        other.step(other.sample())
    assert np.array_equal(one.observations, other.observations)
    one.reset(1)
    assert np.array_equal(one.observations, hustings.Vector(game, 40, seed=1).observations)
    assert not np.array_equal(one.observations, hustings.Vector(game, 40, seed=2).observations)


def test_bad_input() -> None:
    game = hustings.Game("kuzushi")
    envs = hustings.Vector(game, 4)
    fine = envs.sample()
    before = envs.observations.copy()
    for wrong, says in [
        (fine[:3], "3 numbers"),
        (fine.astype(np.float32), "int64"),
        (fine.reshape(2, 2), "array of 4"),
        (fine.tolist(), "array of 4"),
        (np.repeat(fine, 2)[::2], "contiguous"),
    ]:
        with pytest.raises(ValueError, match=says):
            envs.step(wrong)
    for action, says in [(-1, "game 2: There is no action"), (10**9, "game 2: There is no action"), (241, "game 2: .*KZ-")]:
        wrong = fine.copy()
        wrong[2] = action
        with pytest.raises(errors.IllegalMove, match=says):
            envs.step(wrong)
    assert np.array_equal(before, envs.observations), "a refusal moves no game"
    for count in (0, -1, 10**9):
        with pytest.raises(ValueError, match="count"):
            hustings.Vector(game, count)
    with pytest.raises(ValueError, match="threads"):
        hustings.Vector(game, 1, threads=0)
    with pytest.raises(ValueError, match="no game 4"):
        envs.state(4)
    envs.close()
    for use in (lambda: envs.step(fine), envs.sample, lambda: envs.reset(1), lambda: envs.state(0)):
        with pytest.raises(errors.Closed):
            use()
