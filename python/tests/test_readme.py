"""The examples of the README run."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_run() -> None:
    blocks = re.findall(r"^```python( no-run)?\n(.*?)^```", README.read_text(), re.M | re.S)
    names: dict[str, object] = {}
    ran = 0
    for skipped, block in blocks:
        code = compile(block, "README.md", "exec")
        if not skipped:
            exec(code, names)
            ran += 1
    assert ran >= 7
