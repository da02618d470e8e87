"""The `hustings` program and a server of its own, for tests that need them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def program() -> str:
    """`make python` builds it and says where it is."""
    path = os.environ.get("HUSTINGS_BIN", "")
    assert Path(path).is_file(), "HUSTINGS_BIN names the hustings program; `make python` sets it"
    return path


@pytest.fixture()
def server(program: str, tmp_path: Path) -> Iterator[str]:
    """The address of a running server."""
    command = [program, "serve", "--listen", "127.0.0.1:0", "--data", str(tmp_path / "hustings.db"), "--rate", "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        opened = next(line for line in process.stdout if line.startswith("Hustings is open: "))
        yield opened.removeprefix("Hustings is open: ").strip().rstrip("/")
        process.terminate()
