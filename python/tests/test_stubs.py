"""What editors read in the stubs is what `help` shows of the compiled part."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import hustings
from hustings import _native

STUBS = ast.parse((Path(hustings.__file__).parent / "_native.pyi").read_text())


def described(within: ast.Module | ast.ClassDef) -> dict[str, str]:
    """Docstrings by name. That of a field is the text below it."""
    found: dict[str, str] = {}
    for at, node in enumerate(within.body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = ast.get_docstring(node) or ""
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            below = within.body[at + 1]
            text = below.value if isinstance(below, ast.Expr) else None
            found[node.target.id] = str(text.value) if isinstance(text, ast.Constant) else ""
    return {name: " ".join(text.split()) for name, text in found.items() if not name.startswith("_")}


def shown(within: Any) -> dict[str, str]:
    public = {name: getattr(within, name) for name in vars(within) if not name.startswith("_")}
    return {name: " ".join((thing.__doc__ or "").split()) for name, thing in public.items()}


def test_every_docstring_is_in_both() -> None:
    assert shown(_native) == described(STUBS)
    for part in STUBS.body:
        if isinstance(part, ast.ClassDef):
            texts = described(part)
            assert all(texts.values()), f"{part.name}: {[name for name, text in texts.items() if not text]} say nothing"
            assert shown(getattr(_native, part.name)) == texts
