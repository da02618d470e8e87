"""Games of power and majority for learning agents and searches.

A `Game` is a rule set with seats and options chosen; a `State` is one game in progress, by OpenSpiel's names where they fit. `Vector`
plays many games at once, `Bot` is a bot of the house, `connect` sits down at a table of a server. Environments for PettingZoo are in
`hustings.pettingzoo`, the adapter for OpenSpiel in `hustings.openspiel`.
"""

from __future__ import annotations

import functools
import json

from ._native import Bot, Game, State, Vector, games, replay, rules
from .errors import Refused
from .table import connect

__all__ = ["Bot", "Game", "Refused", "State", "Vector", "connect", "deserialize", "games", "replay", "rules"]


@functools.lru_cache(maxsize=64)
def load_game(name: str, seats: int, options: str) -> Game:
    """A game by name, seats and options as JSON: pickled states share it, since numbering all moves takes a moment."""
    return Game(name, seats, json.loads(options))


def load_state(game: Game, text: str) -> State:
    """A state from what pickle keeps of it."""
    return game.deserialize_state(text)


def deserialize(text: str) -> State:
    """A state from `State.serialize`, of any game."""
    try:
        trail = json.loads(text)
        game = load_game(trail["game"], trail["seats"], json.dumps(trail["options"]))
    except (TypeError, KeyError, json.JSONDecodeError) as error:
        from .errors import BadRecord

        raise BadRecord(f"This is no serialized state: {error}.") from None
    return game.deserialize_state(text)
