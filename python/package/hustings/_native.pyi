"""Types and documentation of the compiled part."""

from collections.abc import Mapping
from typing import Any, SupportsIndex, final

import numpy as np
import numpy.typing as npt

__all__ = ["Bot", "Game", "State", "Vector", "games", "replay", "rules"]

_Viewer = SupportsIndex | str | None
"""A seat, `None` for a spectator, or `"all"` for everything at once: for tests, finished games and teachers that may see it all."""

@final
class Game:
    """A rule set with seats and options chosen. Every move it can ever list has a number, its action."""

    def __new__(cls, name: str, seats: SupportsIndex | None = None, options: Mapping[str, Any] | None = None) -> Game:
        """By default two seats (or the fewest the game has) and the usual options. `games()` lists what there is to choose."""

    @property
    def name(self) -> str:
        """The word records and commands use."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def options(self) -> dict[str, Any]:
        """Complete, as records hold them."""

    def num_players(self) -> int:
        """The number of seats."""

    def num_distinct_actions(self) -> int:
        """The number of actions: they are numbered from 0."""

    def max_game_length(self) -> int:
        """The most moves a game can take."""

    def observation_tensor_shape(self) -> list[int]:
        """The length of an observation."""

    def information_state_tensor_shape(self) -> list[int]:
        """The length of an information state as numbers."""

    def new_initial_state(self, seed: SupportsIndex | str | None = None) -> State:
        """A new game. The same seed and moves give the same game everywhere; without a seed it is drawn at random."""

    def action_to_string(self, action: SupportsIndex) -> str:
        """The move in notation."""

    def string_to_action(self, text: str) -> int:
        """The number of a move in notation."""

    def deserialize_state(self, text: str) -> State:
        """The state that `State.serialize` wrote."""

    def imagine(self, view: Mapping[str, Any], seed: SupportsIndex = 0) -> State:
        """A state as the owner of this view could imagine it, made from the view alone."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class State:
    """A game in progress. It holds everything, secrets too: give agents views, observations and events."""

    def get_game(self) -> Game:
        """The game it belongs to."""

    def current_player(self) -> int:
        """The first of the pending seats; -4 once the game is over."""

    def pending(self) -> list[int]:
        """The seats the game waits for: one, several that decide at once in secret, or none."""

    def is_terminal(self) -> bool:
        """Whether the game is over."""

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[int]:
        """What the seat may do now, sorted. A seat that is not pending may have actions too: an offer, a power."""

    def legal_actions_mask(self, seat: SupportsIndex | None = None) -> npt.NDArray[np.int8]:
        """1 for each legal action, 0 for all others."""

    def legal_moves(self, seat: SupportsIndex | None = None) -> list[str]:
        """The same in notation, in the game's own order."""

    def apply_action(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> bool:
        """Makes a move, by default for the current player. Returns whether luck had a part in it."""

    def play(self, text: str, seat: SupportsIndex | None = None) -> list[dict[str, Any]]:
        """Makes a move in notation. Returns the events as the seat is told them."""

    def action_to_string(self, action: SupportsIndex) -> str:
        """The move in notation."""

    def string_to_action(self, text: str) -> int:
        """The number of a move in notation."""

    def returns(self) -> list[float]:
        """By rank: 1 for the first alone, -1 for the last, 0 together. Before the end all are 0. A game for one seat gives its score."""

    def outcome(self) -> dict[str, Any] | None:
        """Ranks, scores and what decided, once the game is over."""

    def observation_tensor(self, seat: SupportsIndex | None = None) -> npt.NDArray[np.float32]:
        """What the seat sees, as numbers from -4 to 4."""

    def observe(self, seat: SupportsIndex | None = None) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8]]:
        """The observation and the mask of legal actions, in one call."""

    def information_state_tensor(self, seat: SupportsIndex | None = None) -> npt.NDArray[np.float32]:
        """The observation, then a fingerprint of everything the seat was told. Takes as long as playing the game again."""

    def observation_string(self, seat: SupportsIndex | None = None) -> str:
        """The seat's view as JSON."""

    def information_state_string(self, seat: SupportsIndex | None = None) -> str:
        """What the seat sees and was told, as JSON: equal if the seat cannot tell the games apart."""

    def view(self, viewer: _Viewer = None) -> dict[str, Any]:
        """What the viewer may know, as a dictionary."""

    def events(self, viewer: _Viewer = None) -> list[list[dict[str, Any]]]:
        """What the viewer was told at the beginning and by each move since."""

    def render(self, viewer: _Viewer = None) -> str:
        """The view in characters."""

    def render_spans(self, viewer: _Viewer = None) -> list[list[tuple[str, int | None, str]]]:
        """The same in pieces: text, the seat it belongs to, and `plain`, `faint` or `strong`."""

    def move_number(self) -> int:
        """How many moves were made."""

    def history(self) -> list[tuple[int, str]]:
        """The moves made so far: seat and notation."""

    def clone(self) -> State:
        """A copy, cheap; take one before a move to undo it."""

    def imagine(self, seat: _Viewer = None, seed: SupportsIndex = 0) -> State:
        """A determinization: a state that the seat could not tell from this one, made from its view alone."""

    def reseed(self, seed: SupportsIndex) -> None:
        """Deals all luck to come again; such a game has no record."""

    def reset(self, seed: SupportsIndex | str) -> None:
        """Begins again with another seed."""

    def record(self) -> str:
        """The game as text, which `replay` and `hustings replay` read."""

    def serialize(self) -> str:
        """The moves and the seed as text, secrets too, for `hustings.deserialize`."""

    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: dict[int, Any]) -> State: ...

@final
class Vector:
    """Many games at once, stepped in threads without Python's lock. The arrays are the same ones all the time: each step writes into them."""

    observations: npt.NDArray[np.float32]
    """One row for each game: what the seat to move sees."""
    masks: npt.NDArray[np.int8]
    """One row for each game: 1 for each action that is legal now, 0 for all others."""
    seats: npt.NDArray[np.int8]
    """Whose turn it is."""
    rewards: npt.NDArray[np.float32]
    """A row for each game, with the returns of each seat in the step that ended it, otherwise zeros."""
    dones: npt.NDArray[np.bool_]
    """Whether the last step ended the game. The row then shows the next game."""

    def __new__(
        cls, game: Game, count: SupportsIndex, seed: SupportsIndex = 0, threads: SupportsIndex | None = None
    ) -> Vector: ...
    @property
    def game(self) -> Game:
        """What is played."""

    def reset(self, seed: SupportsIndex) -> None:
        """Begins every game again."""

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """One move in every game. A game that ends gives its rewards and begins again. If an action is refused, no game has moved."""

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each game."""

    def state(self, number: SupportsIndex) -> State:
        """A copy of one game."""

    def close(self) -> None:
        """Ends the threads and drops the games. The arrays stay."""

    def __len__(self) -> int: ...

@final
class Bot:
    """A bot of the house: `random`, `greedy`, `mcts:ms=200`, `minimax:nodes=1000`, or the slug of one of the game's characters."""

    def __new__(cls, spec: str, seed: SupportsIndex = 0) -> Bot:
        """With a budget in nodes, the same seed gives the same moves."""

    def step(self, state: State, seat: SupportsIndex | None = None) -> int:
        """The action it takes for a pending seat, from that seat's view alone."""

    def choose(self, state: State, seat: SupportsIndex | None = None) -> str:
        """The same in notation."""

    def out_of_turn(self, state: State, seat: SupportsIndex) -> str | None:
        """A move out of turn in notation, where it finds one worth making."""

def games() -> list[dict[str, Any]]:
    """All games: name, title, seats, options."""

def rules(game: str, rule: str | None = None) -> str:
    """The rules of a game in Markdown, or the text of one rule, such as `KZ-4.3`."""

def replay(record: str) -> State:
    """The state that a record leads to."""
