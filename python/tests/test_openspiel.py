"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import hustings
from hustings import openspiel

NAMES = [game["name"] for game in hustings.games()]


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_test(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(openspiel.load(name, deals=8), num_sims=1, serialize=True, verbose=False)


def test_options_and_parameters() -> None:
    game = openspiel.load("kursi", options={"seats": 3, "payment": "auto"}, deals=5)
    assert game.num_players() == 2 and game.max_chance_outcomes() == 8
    again = pyspiel.load_game(str(game))
    assert again.setting.table == game.setting.table
    for wrong in [{"seats": 1}, {"opening": 10**6}, {"deals": 0}]:
        with pytest.raises(Exception, match="opening|seats"):
            openspiel.load("kuzushi", **{"seats": 2, **wrong})  # type: ignore[arg-type]


def test_mcts_beats_random_play() -> None:
    game = openspiel.load("kuzushi", options={"grid": 4})
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    luck = np.random.RandomState(2)
    won = 0
    for seat in (0, 1):
        bot = mcts.MCTSBot(game, 2.0, 60, evaluator, random_state=luck)
        state = game.new_initial_state()
        while not state.is_terminal():
            own = state.current_player() == seat
            state.apply_action(bot.step(state) if own else int(luck.choice(state.legal_actions())))
        won += state.returns()[seat] > 0
    assert won == 2


def test_ismcts_searches_worlds_the_seat_can_imagine() -> None:
    game = openspiel.load("politics-as-usual")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(3)), 2.0, 4)
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(0)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(
    ("name", "options", "opening"),
    [("kuzushi", {"grid": 3, "tiles": 10}, 2), ("kursi", {}, 158)],
    ids=["a small board", "an ending with secrets"],
)
def test_cfr_comes_closer_to_an_equilibrium(name: str, options: dict[str, object], opening: int) -> None:
    game = openspiel.load(name, options=options, deals=4, luck=2, opening=opening)
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.7 * before
