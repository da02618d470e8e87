"""Games, states, records, bots: what the compiled part does, and what it refuses."""

from __future__ import annotations

import copy
import json
import pickle
import random
import threading
from typing import Any

import numpy as np
import pytest

import hustings
from hustings import errors

from .tables import TABLES

table = pytest.mark.parametrize("table", TABLES, ids=str)


def played(game: hustings.Game, seed: int, moves: int | None = None) -> hustings.State:
    state, luck = game.new_initial_state(seed), random.Random(seed)
    while not state.is_terminal() and (moves is None or state.move_number() < moves):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@table
def test_a_state_finds_back_to_itself(table: tuple[str, int, dict[str, Any]]) -> None:
    game = hustings.Game(*table)
    for state in (played(game, 1, 12), played(game, 2)):
        everything = state.view("all")
        for again in (
            state.clone(),
            copy.copy(state),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            game.deserialize_state(state.serialize()),
            hustings.deserialize(state.serialize()),
            hustings.replay(state.record()),
        ):
            assert again.view("all") == everything and again.history() == state.history()
            assert again.pending() == state.pending() and again.returns() == state.returns()
    assert pickle.loads(pickle.dumps(game)) == game and hash(pickle.loads(pickle.dumps(game))) == hash(game)


@table
def test_the_same_seed_gives_the_same_game(table: tuple[str, int, dict[str, Any]]) -> None:
    game = hustings.Game(*table)
    one, other = played(game, 3), played(game, 3)
    assert one.record() == other.record()
    one.reset(4)
    assert one.view("all") == game.new_initial_state(4).view("all")
    assert one.move_number() == 0 and len(other.events("all")) == other.move_number() + 1


@table
def test_an_information_state_is_what_the_seat_can_tell_apart(table: tuple[str, int, dict[str, Any]]) -> None:
    state = played(hustings.Game(*table), 5, 20)
    shape = state.get_game().information_state_tensor_shape()
    for seat in range(table[1]):
        tensor = state.information_state_tensor(seat)
        assert tensor.shape == tuple(shape) and tensor.dtype == np.float32
        told = json.loads(state.information_state_string(seat))
        assert told["view"] == state.view(seat) and told["told"] == [told for told in state.events(seat) if told]
        seen = state.observation_tensor(seat)
        assert np.array_equal(tensor[: len(seen)], seen) and np.abs(seen).max() <= 4


def test_notation_and_undo() -> None:
    state = hustings.Game("kuzushi").new_initial_state(1)
    before = state.clone()
    events = state.play("base 1,0")
    assert [event["rule"] for event in events] and state.history() == [(state.history()[0][0], "base 1,0")]
    assert before.move_number() == 0 and state.move_number() == 1
    action = state.string_to_action("base 1,0")
    assert state.action_to_string(action) == "base 1,0" and action in before.legal_actions()
    assert before.legal_moves()[0] in {before.action_to_string(one) for one in before.legal_actions()}
    assert "A" in str(state) or "B" in str(state)


def test_returns_are_places() -> None:
    state = played(hustings.Game("kilonzo", 4), 1)
    outcome = state.outcome()
    assert outcome is not None and abs(sum(state.returns())) < 1e-5
    best = outcome["ranks"].index(1)
    assert state.returns()[best] == max(state.returns())
    alone = played(hustings.Game("kilonzo", 1), 1)
    assert alone.outcome() is not None and alone.returns() == [alone.outcome()["scores"][0]]  # type: ignore[index]


def test_luck_can_be_dealt_again() -> None:
    game = hustings.Game("kilonzo")
    state = played(game, 1, 4)
    worlds = {json.dumps(state.imagine(0, seed).view("all")) for seed in range(8)}
    assert len(worlds) > 1, "imagined worlds differ in what seat 0 cannot know"
    again = state.clone()
    again.reseed(7)
    with pytest.raises(errors.BadRecord, match="reseeded"):
        again.record()
    assert game.imagine(state.view(0), 3).view(0) == state.view(0)
    assert pickle.loads(pickle.dumps(again)).view("all") == again.view("all")


@pytest.mark.parametrize("name", [game["name"] for game in hustings.games()])
def test_bots_play_any_state(name: str) -> None:
    game = hustings.Game(name)
    for spec in ("random", "greedy", "mcts:nodes=20", "minimax:nodes=20"):
        state, bot, twin = game.new_initial_state(2), hustings.Bot(spec, seed=4), hustings.Bot(spec, seed=4)
        for _ in range(6):
            action = bot.step(state)
            assert action in state.legal_actions() and state.action_to_string(action) == twin.choose(state)
            state.apply_action(action)
        others = [seat for seat in range(game.seats) if seat not in state.pending()]
        assert all(move is None or isinstance(move, str) for move in (bot.out_of_turn(state, seat) for seat in others))


def test_threads_may_search_at_once() -> None:
    state = hustings.Game("politics-as-usual").new_initial_state(1)
    chosen: list[int] = []
    threads = [threading.Thread(target=lambda: chosen.append(hustings.Bot("mcts:nodes=30").step(state))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(chosen) == 4 and set(chosen) <= set(state.legal_actions())


def test_rules_and_games() -> None:
    names = [game["name"] for game in hustings.games()]
    assert names == ["kuzushi", "kilonzo", "sarkaar", "kursi", "politics-as-usual"]
    assert "KZ-4.3a" in hustings.rules("kuzushi", "KZ-4.3") and "KZ-1" in hustings.rules("kuzushi")


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        ("over.apply_action(0)", errors.IllegalMove, "PU-12.1"),
        ("state.apply_action(-1)", errors.IllegalMove, "no action -1; the last one is 241"),
        ("state.apply_action(10**30)", errors.IllegalMove, "no action"),
        ("state.apply_action(242)", errors.IllegalMove, "no action 242; the last one is 241"),
        ("state.apply_action(241)", errors.IllegalMove, "KZ-"),
        ("state.apply_action('base 1,0')", TypeError, "integer"),
        ("state.apply_action(0.5)", TypeError, "integer"),
        ("state.apply_action(0, 1 - state.current_player())", errors.IllegalMove, "KZ-"),
        ("state.apply_action(0, 9)", errors.BadSeat, "no seat 9"),
        ("state.legal_actions(-1)", errors.BadSeat, "no seat -1"),
        ("state.play('nonsense')", errors.IllegalMove, "KZ-"),
        ("state.play('base 99,99')", errors.IllegalMove, "KZ-"),
        ("state.string_to_action('nonsense')", errors.IllegalMove, "KZ-"),
        ("state.action_to_string(-3)", errors.IllegalMove, "no action -3"),
        ("state.view(7)", errors.BadSeat, "no seat 7"),
        ("state.view('everything')", ValueError, "viewer"),
        ("over.observe()", errors.BadSeat, "name a seat"),
        ("over.observation_tensor(2)", errors.BadSeat, "no seat 2"),
        ("state.imagine(5, 1)", errors.BadSeat, "no seat 5"),
        ("hustings.Game('chess')", errors.UnknownGame, "kuzushi"),
        ("hustings.Game('kuzushi', 5)", errors.BadOptions, "KZ-1.1"),
        ("hustings.Game('kuzushi', -1)", errors.BadOptions, "KZ-1.1"),
        ("hustings.Game('kuzushi', 2, {'gird': 3})", errors.BadOptions, "`gird`"),
        ("hustings.Game('kuzushi', 2, {'grid': 99})", errors.BadOptions, "grid"),
        ("hustings.Game('kuzushi', 2, {'grid': object()})", ValueError, "options"),
        ("hustings.Game('kuzushi', 2, [1])", TypeError, "dict"),
        ("game.new_initial_state('two\\nlines')", errors.BadSeed, "line"),
        ("game.new_initial_state(1.5)", TypeError, "seed"),
        ("game.imagine({'grid': 6})", errors.BadRecord, "view"),
        ("game.deserialize_state('{}')", errors.BadRecord, "serialized"),
        ("game.deserialize_state(over.serialize())", errors.BadRecord, "other"),
        ("hustings.deserialize('nonsense')", errors.BadRecord, "serialized"),
        ("hustings.replay('nonsense')", errors.BadRecord, "line 1"),
        ("hustings.replay(over.record().replace('seed:', '# seed:'))", errors.BadRecord, "secret"),
        ("hustings.rules('kuzushi', 'KZ-99')", errors.BadRule, "KZ-99"),
        ("hustings.Bot('mcts:knots=1')", errors.BadBot, "knots"),
        ("hustings.Bot('nobody').step(state)", errors.BadBot, "nobody"),
        ("hustings.Bot('random').step(over)", errors.BadSeat, "over"),
        ("hustings.Bot('random').step(state, 1 - state.current_player())", errors.BadSeat, "not waiting"),
    ],
)
def test_bad_input_is_an_exception_that_says_why(call: str, error: type[Exception], says: str) -> None:
    game = hustings.Game("kuzushi")
    state, over = game.new_initial_state(1), played(hustings.Game("politics-as-usual"), 1)
    before = state.serialize()
    with pytest.raises(error) as refused:
        eval(call, {"hustings": hustings}, {"game": game, "state": state, "over": over})
    assert says in " ".join([str(refused.value), *getattr(refused.value, "__notes__", [])])
    assert state.serialize() == before, "a refusal changes nothing"
    if isinstance(refused.value, errors.Refused):
        again = pickle.loads(pickle.dumps(refused.value))
        assert (str(again), again.rule) == (str(refused.value), refused.value.rule)
