"""The games as OpenSpiel's. Needs `hustings[openspiel]`.

`load("kuzushi", seats=2, options={"grid": 3})` gives a `pyspiel.Game` on which OpenSpiel's own algorithms run. Importing this module registers
`hustings_kuzushi` and so on for `pyspiel.load_game`, with these parameters:

* `seats`, and `options` as `grid:3;tiles:10`;
* `deals`: how many deals the first chance node chooses from, and `luck`: how many results every later random event has. OpenSpiel lists the
  outcomes of chance, so each is drawn from this many streams; the larger, the closer to the real game.
* `opening`: this many random moves are made first (always the same), so that what remains is small enough to be solved. In a game with
  secrets the first chance node then chooses between worlds that a spectator could imagine.

Seats that decide at once in secret are asked one after the other; none sees what another chose. Moves out of turn are left out.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from ._native import Game, State, games

DEFAULTS: dict[str, Any] = {"seats": 2, "options": "", "deals": 64, "luck": 8, "opening": 0}


def load(
    name: str, seats: int = 2, options: Mapping[str, Any] | None = None, deals: int = 64, luck: int = 8, opening: int = 0
) -> Any:
    """A game of ours as a `pyspiel.Game`."""
    written = ";".join(f"{key}:{json.dumps(value)}" for key, value in (options or {}).items())
    parameters = {"seats": seats, "options": written.replace('"', "'"), "deals": deals, "luck": luck, "opening": opening}
    return pyspiel.load_game(short_name(name), parameters)


def short_name(name: str) -> str:
    return f"hustings_{name.replace('-', '_')}"


def _read_options(text: str) -> dict[str, Any]:
    pairs = (pair.split(":", 1) for pair in text.replace("'", '"').split(";") if pair)
    return {key: json.loads(value) for key, value in pairs}


def _game_type(info: dict[str, Any]) -> Any:
    chance, information = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=short_name(info["name"]),
        long_name=info["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if info["hidden"] else chance.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if info["secrets"] else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(info["seats"]),
        min_num_players=max(2, min(info["seats"])),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class Setting:
    """What all states of a game share. It never changes, so copies of a state share it too."""

    def __init__(self, info: dict[str, Any], chosen: dict[str, Any]) -> None:
        if chosen["seats"] < 2 or chosen["deals"] < 1 or chosen["luck"] < 1 or chosen["opening"] < 0:
            raise ValueError(f"two seats or more, one deal and one result of luck or more, no negative opening: {chosen}")
        self.table = Game(info["name"], chosen["seats"], _read_options(chosen["options"]))
        self.deals, self.luck = int(chosen["deals"]), int(chosen["luck"])
        self.hidden = bool(info["hidden"])
        self.opened = self._open(int(chosen["opening"]))

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self

    def _open(self, moves: int) -> State | None:
        """The state after the opening; `None` where the game begins at its beginning and chance has the first word."""
        if moves == 0 and self.hidden:
            return None
        state, luck = self.table.new_initial_state("opening"), random.Random(0)
        for _ in range(moves):
            state.apply_action(luck.choice(state.legal_actions()))
            if state.is_terminal():
                raise ValueError(f"`opening` is at most {state.move_number() - 1} here: then the game is over")
        return state

    def begin(self) -> State | None:
        """The first state, if it does not wait for chance."""
        return None if self.hidden or self.opened is None else self.opened.clone()

    def deal(self, number: int) -> State:
        return self.table.new_initial_state(f"deal {number}") if self.opened is None else self.opened.imagine(None, number)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table as OpenSpiel sees it."""

    info: dict[str, Any]
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setting = Setting(self.info, {**DEFAULTS, **(params or {})})
        table = self.setting.table
        super().__init__(
            self.game_type,
            pyspiel.GameInfo(
                num_distinct_actions=table.num_distinct_actions(),
                max_chance_outcomes=max(self.setting.deals, self.setting.luck) if self.setting.hidden else 0,
                num_players=table.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=table.max_game_length(),
            ),
            params or {},
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        return SpielObserver(self.setting.table, bool(iig_obs_type and iig_obs_type.perfect_recall), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.state: State | None = game.setting.begin()
        self._undecided: int | None = None
        """An action in which luck has a part, until chance has spoken."""
        self._before: dict[int, list[Any]] = {}
        """What seats were told before this state was imagined."""

    def current_player(self) -> int:
        if self.state is None or self._undecided is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.is_terminal() else self.state.current_player()

    def is_terminal(self) -> bool:
        return self.state is not None and self._undecided is None and self.state.is_terminal()

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.state is None else self.state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.setting.deals if self.state is None else self.setting.luck
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self.setting.deal(action)
        elif self._undecided is not None:
            self.state = self.state.clone()
            self.state.reseed(action * 65537 + self.state.move_number())
            self.state.apply_action(self._undecided)
            self._undecided = None
        else:
            after = self.state.clone()
            if after.apply_action(action):
                self._undecided = action
            else:
                self.state = after

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.state is None else f"luck {action}"
        return self.setting.table.action_to_string(action)

    def returns(self) -> list[float]:
        # The last of three seats or more may get a rounding error; a sum of zero is what OpenSpiel checks.
        return [0.0] * self.num_players() if self.state is None else [round(value, 6) for value in self.state.returns()]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """A state that the player could not tell from this one: for IS-MCTS."""
        other: SpielState = self.clone()
        if self.state is not None:
            luck = sampler() if sampler is not None else random.random()
            other.state = self.state.imagine(player, int(luck * 2**53))
            other._before = {player: self.told(player)}
        return other

    def told(self, player: int) -> list[Any]:
        """Everything a seat was told, from the beginning."""
        if self.state is None:
            return []
        return self._before.get(player, []) + [told for told in self.state.events(player) if told]

    def __str__(self) -> str:
        if self.state is None:
            return "before the deal"
        pending = "" if self._undecided is None else f"\n{self.setting.table.action_to_string(self._undecided)}: chance decides"
        return f"{self.state.render('all')}{pending}"


class SpielObserver:
    """What a player observes: its view or, with perfect recall, also everything it was told."""

    def __init__(self, table: Game, perfect_recall: bool, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"no parameters are known, but there are {params}")
        self._recalls = perfect_recall
        shape = table.information_state_tensor_shape() if perfect_recall else table.observation_tensor_shape()
        self.tensor = np.zeros(shape, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.state is None:
            self.tensor.fill(0.0)
        elif self._recalls:
            self.tensor[:] = state.state.information_state_tensor(player)
        else:
            self.tensor[:] = state.state.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.state is None:
            return ""
        view = state.state.observation_string(player)
        return f"{view}\n{json.dumps(state.told(player))}" if self._recalls else view


def _register() -> None:
    for info in games():
        name = f"Spiel_{short_name(info['name'])}"
        kind: Any = type(name, (SpielGame,), {"info": info, "game_type": _game_type(info), "__module__": __name__})
        globals()[name] = kind  # where pickle looks for it
        pyspiel.register_game(kind.game_type, kind)


_register()
