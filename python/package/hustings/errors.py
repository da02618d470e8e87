"""What is refused, and why. All are `Refused`, which is a `ValueError`."""

from __future__ import annotations


class Refused(ValueError):
    """Something that a game refuses. `rule` is the rule that forbids it, such as `KZ-3.1`, where there is one."""

    rule: str | None

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str | None]]:
        return type(self), (str(self), self.rule)


class IllegalMove(Refused):
    """A move that is not legal now, or an action number that does not exist."""


class BadOptions(Refused):
    """Seats or options that the game does not have."""


class BadRecord(Refused):
    """A record, a serialized state or a view that leads nowhere."""


class BadSeat(Refused):
    """A seat that the table does not have, or that is not asked now."""


class BadSeed(Refused):
    """A seed that is too long or has more than one line."""


class BadRule(Refused):
    """A rule number that the game does not have."""


class BadBot(Refused):
    """A bot that does not exist, or a setting it does not take."""


class UnknownGame(Refused):
    """A name that no game has."""


class Closed(Refused):
    """Something that was closed is used again."""


class TableRefused(Refused):
    """A server that refuses a request. `code` says why, for programs."""

    code: str

    def __init__(self, message: str, rule: str | None = None, code: str = "") -> None:
        super().__init__(message, rule)
        self.code = code

    def __reduce__(self) -> tuple[type[TableRefused], tuple[str, str | None, str]]:  # type: ignore[override]
        return type(self), (str(self), self.rule, self.code)
