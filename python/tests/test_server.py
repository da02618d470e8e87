"""Python agents at live tables, and in the arena."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings import errors


def call(server: str, path: str, body: dict[str, Any], secret: str | None = None) -> dict[str, Any]:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return dict(json.load(answer))


def open_table(server: str, game: str, options: dict[str, Any] | None = None) -> str:
    secret = call(server, "/api/session", {"name": "host", "bearer": True})["secret"]
    plan = {"game": game, "seats": [{"type": "open"}, {"type": "bot", "bot": "random"}], "options": options or {}}
    return f"{server}/t/{call(server, '/api/tables', plan, secret)['table']}"


@pytest.mark.parametrize("game", ["kuzushi", "kilonzo"])
def test_an_agent_plays_at_a_live_table_and_comes_back_when_the_line_breaks(server: str, game: str) -> None:
    luck, turns = random.Random(1), 0
    with hustings.connect(open_table(server, game, {"grid": 4} if game == "kuzushi" else {}), name="Agent 7") as table:
        assert table.seat == 0
        for turn in table:
            turns += 1
            world = turn.imagine(turns)
            assert sorted(world.legal_moves(turn.seat)) == sorted(turn.moves)
            if turns == 2:
                table._socket.close()  # type: ignore[union-attr]
            if turns == 3:
                with pytest.raises(errors.TableRefused) as refused:
                    turn.play("nonsense")
                assert refused.value.rule and refused.value.code == "illegal_move"
                table.say("good luck")
            turn.play(luck.choice(turn.moves))
        assert table.outcome is not None and sorted(table.outcome["ranks"])[0] == 1
    assert turns > 3
    with pytest.raises(errors.Closed):
        table.wait()


def test_bad_addresses() -> None:
    with pytest.raises(ValueError, match="url"):
        hustings.connect("http://localhost/nowhere")
    with pytest.raises(OSError):
        hustings.connect("http://127.0.0.1:9/t/abc", tries=1)


ENGINE = """
import hustings
from hustings.engine import run
bot = hustings.Bot("greedy")
run(lambda question: bot.choose(question.imagine(), question.seat))
"""
CRASHES = """
from hustings.engine import run
run(lambda question: 1 // 0)
"""


def arena(program: str, game: str, bots: str, *more: str) -> dict[str, Any]:
    command = [program, "arena", game, "--bots", bots, "--json", *more]
    return dict(json.loads(subprocess.run(command, check=True, capture_output=True, text=True, timeout=100).stdout))


def test_python_engines_in_the_arena(program: str, tmp_path: Path) -> None:
    (tmp_path / "good.py").write_text(ENGINE)
    (tmp_path / "bad.py").write_text(CRASHES)
    good, bad = (f"exec:{sys.executable} {tmp_path / name}" for name in ("good.py", "bad.py"))
    for game in ("kuzushi", "kursi"):
        result = arena(program, game, f"{good},random", "--games", "2", "--nodes", "10")
        assert result["games"] == 2 and "forfeits" not in result["bots"][0], result["bots"][0]
    result = arena(program, "kuzushi", f"{bad},random", "--games", "4", "--nodes", "10")
    assert result["bots"][0]["won"] == 0 and result["bots"][1]["won"] == 4
    assert "ZeroDivisionError" in result["bots"][0]["forfeits"][0]["why"]
