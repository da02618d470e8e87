"""An engine for `hustings arena --bots "exec:python my_bot.py,greedy"` in a few lines.

    from hustings.engine import run

    def choose(question):
        return question.moves[0]

    run(choose)

The lines it reads and writes are described in docs/exec-engines.md; standard error is yours.
"""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Callable
from typing import Any, TextIO

from ._native import Game, State


class Question:
    """What an engine is told when it is to move: nothing that its seat may not know."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.seat: int = fields["seat"]
        self.view: dict[str, Any] = fields["view"]
        self.moves: list[str] = fields["moves"]
        """The legal moves, in notation."""
        self.ms: int = fields["ms"]
        """How long it may think, in milliseconds."""
        self.game: Game = _game(fields["game"], fields["seats"], json.dumps(fields["options"]))

    def imagine(self, seed: int = 0) -> State:
        """A whole state that the seat could not tell from the real one."""
        return self.game.imagine(self.view, seed)


@functools.lru_cache(maxsize=8)
def _game(name: str, seats: int, options: str) -> Game:
    return Game(name, seats, json.loads(options))


def run(
    choose: Callable[[Question], str | int],
    out_of_turn: Callable[[Question], str | int | None] | None = None,
    lines: TextIO | None = None,
    out: TextIO | None = None,
) -> None:
    """Answers questions until the arena ends the game. `choose` returns a move in notation, or its action number."""
    source, answers = lines or sys.stdin, out or sys.stdout
    for line in source:
        fields = json.loads(line)
        answer: dict[str, Any]
        if fields["ask"] == "ready":
            answer = {"ready": True, "out_of_turn": out_of_turn is not None}
        else:
            question = Question(fields)
            think = choose if fields["ask"] == "choose" else out_of_turn
            move = think(question) if think is not None else None
            answer = {"move": question.game.action_to_string(move) if isinstance(move, int) else move}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
