"""Environments for PettingZoo, for every game, number of seats and options.

`env` takes turns (AEC), `parallel_env` lets all seats act in each step. Observations are dictionaries with `observation`, what the seat may
know as numbers, and `action_mask`, 1 for each legal action. Action numbers are those of `hustings.Game`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._native import Game, State
from .errors import IllegalMove

Illegal = Literal["raise", "lose", "random"]
Observation = dict[str, npt.NDArray[Any]]

RENDER_MODES = ["human", "ansi", "rgb_array"]


def env(game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None, **settings: Any) -> AEC:
    """A game in turns. `settings` are those of `AEC`."""
    return AEC(game if isinstance(game, Game) else Game(game, seats, options), **settings)


def parallel_env(
    game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None, **settings: Any
) -> Parallel:
    """A game in which all seats act in each step. `settings` are those of `Parallel`."""
    return Parallel(game if isinstance(game, Game) else Game(game, seats, options), **settings)


class _Table:
    """What both environments share: spaces, seeds, drawings, and what happens to an illegal action."""

    kind: str
    always_waits: bool
    """Whether the last action number means to wait even without `out_of_turn`."""
    state_: State

    def __init__(
        self,
        game: Game,
        render_mode: str | None = None,
        viewer: int | str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "raise",
        out_of_turn: bool = False,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"`render_mode` is None or one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        if illegal not in ("raise", "lose", "random"):
            raise ValueError(f"`illegal` is raise, lose or random, not {illegal!r}")
        self.game = game
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"hustings_{game.name.replace('-', '_')}_{self.kind}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self._viewer = viewer
        self.max_cycles = max_cycles
        self._illegal = illegal
        self._out_of_turn = out_of_turn
        waits = self.always_waits or out_of_turn
        self._rng = random.Random()
        self._wait = game.num_distinct_actions() if waits else None
        self._actions = game.num_distinct_actions() + int(waits)
        self._no_actions = np.zeros(self._actions, np.int8)
        self._no_actions.flags.writeable = False
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape = (game.observation_tensor_shape()[0],)
        # A game for one seat is played for its score, which is not bounded by a place.
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-4.0, 4.0, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = random.Random(seed)
        self.state_ = self.game.new_initial_state(self._rng.getrandbits(64))

    def _returns(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.state_.returns(), strict=True))

    def _with_wait(self, mask: npt.NDArray[np.int8], may_wait: bool) -> npt.NDArray[np.int8]:
        return np.append(mask, np.int8(may_wait)).astype(np.int8, copy=False)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as a spectator sees it, or as `viewer` does: printed (`human`), as text (`ansi`) or as an image (`rgb_array`)."""
        if self.render_mode == "ansi":
            return self.state_.render(self._viewer)
        if self.render_mode == "rgb_array":
            from .images import draw

            return draw(self.state_, self._viewer)
        if self.render_mode == "human":
            sys.stdout.write(self.state_.render(self._viewer) + "\n")
        return None

    def close(self) -> None:
        """Nothing stays open."""


class AEC(_Table, AECEnv):  # type: ignore[misc]
    """A game in turns. Seats that decide at once in secret are asked one after the other; none sees what another chose.

    With `out_of_turn`, every seat that may act although the game does not wait for it (an offer, a power) is asked after each move; the last
    action number then means to wait. `max_cycles` ends the game after this many moves for each seat. `illegal` says what an illegal action
    does: `raise` an exception that names the rule, `lose` the game, or be replaced by a `random` legal one.
    """

    kind = "aec"
    always_waits = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._moves = 0
        self._most_moves = None if self.max_cycles is None else self.max_cycles * self.game.seats
        self._over = False
        self._asked_out_of_turn: list[int] = []
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        if self._over or agent != self.agent_selection:
            return {"observation": self.state_.observation_tensor(seat), "action_mask": self._no_actions.copy()}
        seen, mask = self.state_.observe(seat)
        if self._wait is not None:
            mask = self._with_wait(mask, bool(self._asked_out_of_turn))
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self._over:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove(f"{self.agent_selection} is asked for an action, not for None.")
        if self._wait is not None and action == self._wait and self._asked_out_of_turn:
            self._asked_out_of_turn.pop(0)
            self._select()
            return
        seat = self._seat_of[self.agent_selection]
        try:
            self.state_.apply_action(action, seat)
        except IllegalMove:
            if self._illegal == "raise":
                raise
            if self._illegal == "lose":
                self._finish({agent: float(-(agent == self.agent_selection)) for agent in self.agents}, self.terminations)
                return
            self.state_.apply_action(self._rng.choice(self.state_.legal_actions(seat)), seat)
        self._moves += 1
        if self._out_of_turn:
            pending = self.state_.pending()
            others = (seat for seat in range(self.game.seats) if pending and seat not in pending)
            self._asked_out_of_turn = [seat for seat in others if self.state_.legal_actions(seat)]
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Whom to ask next, or the end."""
        seat = self._asked_out_of_turn[0] if self._asked_out_of_turn else self.state_.current_player()
        if seat < 0:
            self._finish(self._returns(), self.terminations)
        elif self._most_moves is not None and self._moves >= self._most_moves:
            self._finish(dict.fromkeys(self.agents, 0.0), self.truncations)
        else:
            self.agent_selection = self.possible_agents[seat]

    def _finish(self, rewards: dict[str, float], flags: dict[str, bool]) -> None:
        self._over = True
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        for agent in self.agents:
            flags[agent] = True
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None


class Parallel(_Table, ParallelEnv):  # type: ignore[misc]
    """A game in which all seats act in each step. The last action number means to wait, which is all that a seat can do while the game
    does not wait for it, unless `out_of_turn` lets it act. Actions are applied in the order of seats; one that a move before it in the same
    step made impossible is left out, and its seat's info has `ignored`. `max_cycles` ends the game after this many steps.
    """

    kind = "parallel"
    always_waits = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        pending = self.state_.pending()
        seen: dict[str, Observation] = {}
        for agent in self.agents:
            seat = self._seat_of[agent]
            observation, mask = self.state_.observe(seat)
            if seat not in pending and not (self._out_of_turn and pending):
                mask[:] = 0
            seen[agent] = {"observation": observation, "action_mask": self._with_wait(mask, seat not in pending)}
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        agents, state = self.agents, self.state_
        if not agents:
            return {}, {}, {}, {}, {}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        asked = state.pending()
        lost = self._check(actions, asked)
        for agent in agents if lost is None else []:
            seat, action = self._seat_of[agent], actions[agent]
            if action == self._wait:
                continue
            if state.is_terminal() or (seat in asked and seat not in state.pending()):
                infos[agent]["ignored"] = True
                continue
            try:
                state.apply_action(action, seat)
            except IllegalMove:
                infos[agent]["ignored"] = True
        self._steps += 1
        over = state.is_terminal() or lost is not None
        stopped = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        rewards = self._returns() if lost is None else {agent: float(-(agent == lost)) for agent in agents}
        observations = self._observations()
        if over or stopped:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, stopped), infos

    def _check(self, actions: dict[str, int], asked: list[int]) -> str | None:
        """Refuses illegal actions before any is applied, replaces them, or names the seat that loses by one."""
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise IllegalMove(f"There is no action for {', '.join(missing)}.")
        for agent in self.agents:
            seat, action = self._seat_of[agent], actions[agent]
            may_act = seat in asked or self._out_of_turn
            legal = self.state_.legal_actions(seat) if may_act else []
            if action in legal or (action == self._wait and seat not in asked):
                continue
            if self._illegal == "lose":
                return agent
            if self._illegal == "random":
                actions[agent] = self._rng.choice(legal) if seat in asked else self._wait or 0
                continue
            if action == self._wait:
                raise IllegalMove(f"{agent} cannot wait: the game waits for it.")
            if not may_act:
                raise IllegalMove(f"{agent} can only wait now (action {self._wait}), not take action {action}.")
            self.state_.clone().apply_action(action, seat)  # refused, by the rule that forbids it
        return None
