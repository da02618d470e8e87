"""Every game and number of seats, and options that change what there is to do."""

from __future__ import annotations

from typing import Any

import hustings

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (game["name"], seats, {}) for game in hustings.games() for seats in game["seats"]
] + [
    ("kuzushi", 2, {"grid": 3, "tiles": 10}),
    ("kuzushi", 4, {"teams": 2}),
    ("kilonzo", 3, {"first_turn_funding": True, "homes_pay": True, "landing_bonus": "empty_region"}),
    ("sarkaar", 3, {"leader_deal": 1, "target_vp": 12, "card_cost": "power", "strict_supply": True}),
    ("kursi", 2, {"seats": 3, "payment": "auto", "rally_stroke": "any", "tally": "open"}),
    ("politics-as-usual", 4, {"candidates": "random", "parties": True, "landslide": True, "trade": True, "swaps": False}),
]
