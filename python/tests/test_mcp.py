"""A real client of the Model Context Protocol plays a whole game of each, and one at a live table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import trustme
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

import hustings

from .test_server import open_table

Ask = Callable[..., Awaitable[str]]


def talk(program: str, work: Callable[[Ask], Awaitable[None]], env: dict[str, str] | None = None) -> None:
    async def run() -> None:
        async with (
            stdio_client(StdioServerParameters(command=program, args=["mcp"], env=env)) as (read, write),
            ClientSession(read, write) as session,
        ):
            await session.initialize()

            async def ask(tool: str, refused: bool = False, unless: str = "\0", **arguments: Any) -> str:
                result: Any = await session.call_tool(tool, arguments)
                failed = getattr(result, "is_error", None) or getattr(result, "isError", False)
                text = "\n".join(part.text for part in result.content)
                assert bool(failed) == refused or unless in text, text
                return text

            await work(ask)

    asyncio.run(asyncio.wait_for(run(), 100))


async def play_on(ask: Ask, table: int, text: str) -> str:
    """Random legal moves to the end."""
    luck = random.Random(1)
    for _ in range(600):
        if "The game is over" in text:
            return text
        moves = await ask("legal_moves", table=table)
        legal = [line for line in moves.splitlines() if line and not line.startswith(" ") and ": ask again" not in line]
        # At a live table a rival may move in the meantime.
        changed = "Look again and decide again"
        text = await ask("play", unless=changed, table=table, move=luck.choice(legal))
        if changed in text:
            text = await ask("look", table=table)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", [game["name"] for game in hustings.games()])
def test_a_whole_game(program: str, game: str) -> None:
    async def work(ask: Ask) -> None:
        assert game in await ask("list_games")
        assert re.search(r"\b[A-Z]{2}-1", await ask("read_rules", game=game))
        text = await ask("begin_table", game=game, opponents=["random"], seed="7")
        assert text.startswith("You sit at table 1.") and "Your view in full" in text
        reason = await ask("play", refused=True, table=1, move="nonsense")
        rule = re.search(r"\(([A-Z]{2}-[0-9.a-z]+)\)", reason)
        assert rule and rule[1] in await ask("explain_refusal", table=1, move="nonsense")
        await ask("say", table=1, text="hello")
        assert "hello" in await ask("look", table=1)
        end = await play_on(ask, 1, text)
        assert "Scores by seat" in end
        await ask("play", refused=True, table=1, move="nonsense")
        await ask("leave_table", table=1)
        await ask("look", refused=True, table=1)

    talk(program, work)


def test_it_shows_what_the_seat_may_know(program: str) -> None:
    """The view that is told is that of the seat: the same seed and moves give it here, and other hands are not in it."""
    game = hustings.Game("kursi")

    async def work(ask: Ask) -> None:
        text = await ask("begin_table", game="kursi", opponents=["random"], seed="9", seat=0)
        told = re.search(r"Your view in full \(JSON\): (.*)", text)
        assert told
        import json

        view = json.loads(told[1])
        assert game.imagine(view, 1).view(0) == view and game.imagine(view, 2).view(0) == view

    talk(program, work)


def test_bad_requests(program: str) -> None:
    async def work(ask: Ask) -> None:
        assert "chess" in await ask("begin_table", refused=True, game="chess")
        assert "KZ-1.1" in await ask("begin_table", refused=True, game="kuzushi", opponents=["random"] * 4)
        assert "grid" in await ask("begin_table", refused=True, game="kuzushi", options={"grid": 99})
        assert "nobody" in await ask("begin_table", refused=True, game="kuzushi", opponents=["nobody"])
        assert "KZ-99" in await ask("read_rules", refused=True, game="kuzushi", rule="KZ-99")
        assert "invitation" in await ask("join_table", refused=True, link="http://localhost/nowhere")
        await ask("look", refused=True, table=5)

    talk(program, work)


def test_a_live_table(program: str, server: str) -> None:
    link = open_table(server, "kuzushi", {"grid": 4})

    async def work(ask: Ask) -> None:
        text = await ask("join_table", link=link, name="a model")
        assert "You sit at table 1." in text
        await ask("say", table=1, text="good luck")
        text = await ask("look", table=1)
        await play_on(ask, 1, text)

    talk(program, work)


@contextlib.asynccontextmanager
async def encrypted(server: str, authority: trustme.CA) -> AsyncIterator[str]:
    """The address of a small proxy that speaks TLS for the server, as a host's would."""
    host, port = server.removeprefix("http://").split(":")
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("127.0.0.1").configure_cert(context)

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while part := await reader.read(65536):
                writer.write(part)
                await writer.drain()
        writer.close()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_connection(host, int(port))
        await asyncio.gather(copy(reader, inner_writer), copy(inner_reader, writer))

    async with await asyncio.start_server(pass_on, "127.0.0.1", 0, ssl=context) as proxy:
        yield f"https://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"


def test_a_live_table_behind_https(program: str, server: str, tmp_path: Path) -> None:
    authority = trustme.CA()
    trusted = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(str(trusted))
    path = open_table(server, "kuzushi", {"grid": 4}).removeprefix(server)

    async def plays(ask: Ask) -> None:
        async with encrypted(server, authority) as address:
            text = await ask("join_table", link=address + path, name="a model")
            assert "You sit at table 1." in text
            await play_on(ask, 1, await ask("look", table=1))
            await ask("leave_table", table=1)

    async def does_not_trust(ask: Ask) -> None:
        async with encrypted(server, trustme.CA()) as address:
            assert "gives no session" in await ask("join_table", refused=True, link=address + path)

    environment = {**os.environ, "SSL_CERT_FILE": str(trusted)}
    talk(program, does_not_trust, environment)
    talk(program, plays, environment)
