"""The short form of `long_run.py`, in a process of its own because of its limit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_games_leave_nothing_behind() -> None:
    subprocess.run([sys.executable, str(Path(__file__).parent / "long_run.py"), "2000"], check=True, timeout=100)
