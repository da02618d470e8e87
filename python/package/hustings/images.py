"""States as images: the drawing in characters, in colours. Needs `hustings[render]`."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from ._native import State

PAPER = (250, 247, 240)
INK = {"plain": (60, 60, 60), "faint": (160, 155, 145), "strong": (0, 0, 0)}
SEATS = [(190, 60, 40), (35, 90, 160), (40, 125, 70), (140, 80, 160), (180, 120, 20), (20, 125, 130)]
SIZE = 14


@functools.lru_cache(maxsize=1)
def _font() -> tuple[Any, int, int]:
    from matplotlib import font_manager
    from PIL import ImageFont

    font = ImageFont.truetype(font_manager.findfont("DejaVu Sans Mono"), SIZE)
    return font, round(font.getlength("M")), SIZE + 4


def draw(state: State, viewer: int | str | None = None) -> npt.NDArray[np.uint8]:
    """The view in characters as an image: height, width, and red, green, blue."""
    from PIL import Image, ImageDraw

    font, width, height = _font()
    lines = state.render_spans(viewer)
    columns = max((sum(len(text) for text, _, _ in line) for line in lines), default=1)
    image = Image.new("RGB", ((columns + 2) * width, (len(lines) + 1) * height), PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 1
        for text, seat, weight in line:
            ink = INK[weight] if seat is None else SEATS[seat % len(SEATS)]
            pen.text((column * width, row * height + height // 2), text, font=font, fill=ink)
            column += len(text)
    return np.asarray(image, dtype=np.uint8)
