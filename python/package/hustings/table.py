"""A seat at a table of a Hustings server, by the public protocol. Needs `hustings[server]`.

    table = hustings.connect("http://localhost:8080/t/8hK2mPq4XwZc7R", name="my agent")
    for turn in table:
        turn.play(random.choice(turn.moves))
    print(table.outcome)
"""

from __future__ import annotations

import contextlib
import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Any

from ._native import Game, State
from .errors import Closed, TableRefused

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

PATIENCE = 15.0
"""How long a request may take, in seconds."""
LONGEST_PAUSE = 5.0
"""Between two tries to connect."""


def connect(url: str, name: str = "a Python agent", seat: int | None = None, tries: int = 20) -> Table:
    """Sits down at a table by its invitation, the address of its page: at `seat`, or the first that is open."""
    return Table(url, name, seat, tries)


class Turn:
    """A decision that the game waits for."""

    def __init__(self, table: Table, position: dict[str, Any], moves: list[str], seq: int) -> None:
        self.view: dict[str, Any] = position["view"]
        """What the seat may know."""
        self.moves = moves
        """The legal moves, in notation."""
        self.seat = table.seat
        self.game = table.game
        self.seq = seq
        self._table = table

    def imagine(self, seed: int = 0) -> State:
        """A whole state that the seat could not tell from the real one: for searches, and for `hustings.Bot`."""
        return self.game.imagine(self.view, seed)

    def play(self, move: str | int) -> None:
        """Makes a move, in notation or as an action number. Raises `TableRefused` if the server refuses it."""
        text = move if isinstance(move, str) else self.game.action_to_string(move)
        self._table.play(text, self.seq)


class Table:
    """The connection. It reconnects when it breaks, and nothing is lost: the server sends everything again."""

    def __init__(self, url: str, name: str, seat: int | None, tries: int) -> None:
        parts = urllib.parse.urlsplit(url)
        path = parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or len(path) < 3 or path[-2] != "t":
            raise ValueError(f"`url` is the address of a table, such as http://localhost:8080/t/8hK2mPq4XwZc7R, not {url!r}")
        self._base = f"{parts.scheme}://{parts.netloc}{'/'.join(path[:-2])}"
        self._id = path[-1]
        self._tries = tries
        self._next_id = 0
        self._closed = False
        self._socket: ClientConnection | None = None
        self._held = contextlib.ExitStack()
        self._frames: dict[str, Any] = {}
        self._answers: dict[int, dict[str, Any]] = {}
        self._answered_at = -1
        self._position_at = 0
        self.position: dict[str, Any] | None = None
        """The last position the server sent: view, pending seats, legal moves."""
        self.outcome: dict[str, Any] | None = None
        """Ranks, scores and reason, once the game is over."""
        self.chat: list[tuple[str, str]] = []
        """What people said: name and text."""
        self._secret = str(self._post("/api/session", {"name": name, "bearer": True})["secret"])
        self._connect()
        info = self._frames["welcome"]["table"]
        self.game = Game(info["game"], info["seats"], info["options"])
        self.seat = self._sit(seat)

    def __iter__(self) -> Iterator[Turn]:
        """Every decision of this seat, until the game is over."""
        while True:
            turn = self.wait()
            if turn is None:
                return
            yield turn

    def __enter__(self) -> Table:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def wait(self, timeout: float | None = None) -> Turn | None:
        """The next decision of this seat; `None` once the game is over. Raises `TimeoutError` after `timeout` seconds."""
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            if self._closed:
                raise Closed("This connection is closed.")
            if self.outcome is not None:
                return None
            turn = self._turn()
            if turn is not None:
                return turn
            self._read(until)

    def play(self, move: str, seq: int | None = None) -> None:
        """Makes a move, also out of turn. `seq` is the number of the newest entry the decision was made on, by default the newest of all."""
        seq = self._seq if seq is None else seq
        self._answered_at = self._position_at
        try:
            self._request({"type": "play", "seat": self.seat, "seq": seq, "move": move})
        except TableRefused:
            self._answered_at = -1
            raise

    def say(self, text: str) -> None:
        """Says something to everybody at the table."""
        self._request({"type": "chat", "text": text})

    def moves(self) -> list[str]:
        """What this seat may do now, in its turn or out of it."""
        for own in (self.position or {}).get("moves", []):
            if own["seat"] == self.seat and not own.get("idle"):
                return [move["text"] for move in own["moves"]]
        return []

    def close(self) -> None:
        """Leaves the table. The seat stays yours."""
        self._closed = True
        self._held.close()

    def _turn(self) -> Turn | None:
        position = self.position
        if position is None or self.seat not in position["pending"] or self._position_at <= self._answered_at:
            return None
        moves = self.moves()
        return Turn(self, position, moves, self._seq) if moves else None

    def _sit(self, seat: int | None) -> int:
        own, seats = self._frames["you"]["seats"], self._frames["seats"]
        if seat is None:
            free = own or [at for at, one in enumerate(seats) if one["kind"] == "open"]
            if not free:
                raise TableRefused("No seat of this table is open.", None, "seat_taken")
            seat = int(free[0])
        word = secrets.token_hex(8)
        if seat not in own:
            self._request({"type": "sit", "seat": seat, "word": word})
        elif seat in self._frames["you"].get("words_wanted", []):
            self._request({"type": "word", "seat": seat, "word": word})
        return seat

    @property
    def _seq(self) -> int:
        return int(self._frames.get("seq", 0))

    def _request(self, frame: dict[str, Any]) -> None:
        if self._closed:
            raise Closed("This connection is closed.")
        self._next_id += 1
        number = self._next_id
        self._send({**frame, "id": number})
        until = time.monotonic() + PATIENCE
        while number not in self._answers:
            self._read(until)
        answer = self._answers.pop(number)
        if answer["type"] == "refused":
            raise TableRefused(answer["message"], answer.get("rule"), answer["code"])

    def _send(self, frame: dict[str, Any]) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            assert self._socket is not None
            self._socket.send(json.dumps(frame))
        except ConnectionClosed:
            self._connect()
            assert self._socket is not None
            self._socket.send(json.dumps(frame))

    def _read(self, until: float | None) -> None:
        """One frame, or a new connection."""
        from websockets.exceptions import ConnectionClosed

        left = None if until is None else until - time.monotonic()
        if left is not None and left <= 0:
            raise TimeoutError("The server did not answer in time.")
        try:
            assert self._socket is not None
            self._hear(json.loads(self._socket.recv(timeout=left)))
        except ConnectionClosed:
            if not self._closed:
                self._connect()

    def _hear(self, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind in ("welcome", "snapshot", "update"):
            if kind == "welcome":
                self._frames["welcome"] = frame
            for field in ("you", "seats", "seq", "phase"):
                if frame.get(field) is not None:
                    self._frames[field] = frame[field]
            if frame.get("position") is not None:
                self.position = frame["position"]
                self._position_at = self._seq
            if kind != "update":
                self._answered_at = -1
            if frame.get("ending") is not None:
                self.outcome = frame["ending"].get("outcome") or frame["ending"]
        elif kind in ("done", "refused"):
            if frame.get("id") is not None:
                self._answers[frame["id"]] = frame
        elif kind == "chat":
            self._frames["seq"] = max(self._seq, frame.get("seq", 0))
            self.chat.append((frame.get("name", ""), frame["text"]))

    def _connect(self) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect as open_socket

        address = f"{self._base.replace('http', 'ws', 1)}/api/tables/{self._id}/socket"
        pause = 0.1
        for attempt in range(self._tries):
            try:
                self._held.close()
                headers = {"Authorization": f"Bearer {self._secret}"}
                self._socket = self._held.enter_context(open_socket(address, additional_headers=headers, max_size=None))
                self._frames.pop("welcome", None)
                while "welcome" not in self._frames:
                    self._hear(json.loads(self._socket.recv(timeout=PATIENCE)))
                return
            except (OSError, WebSocketException, TimeoutError) as error:
                if attempt + 1 == self._tries:
                    raise ConnectionError(f"{address} cannot be reached: {error}") from error
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        data = json.dumps(body).encode()
        request = urllib.request.Request(self._base + path, data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError as error:
            refused = json.load(error)["error"]
            raise TableRefused(refused["message"], refused.get("rule"), refused["code"]) from None
