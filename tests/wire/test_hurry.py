"""However fast people play, the bot stays below Discord's limits by itself."""

from __future__ import annotations

import pytest

from tests.wire.club import Club
from tests.wire.hurry import hurry, refused
from tests.wire.requests import Request
from tests.wire.wire import Wire

EDIT, POST, ANSWER = "PATCH /channels/1/messages/2", "POST /channels/1/messages", "POST /interactions/1/x/callback"


def asked(what: str, *moments: float) -> list[Request]:
    """A request that is made at each of these seconds."""
    method, path = what.split()
    return [Request(method, path, None, at=at) for at in moments]


@pytest.mark.parametrize(
    ("requests", "too_many"),
    [
        (asked(EDIT, 0, 1, 2, 3, 4, 5), 0),
        (asked(EDIT, 0, 1, 2, 3, 4, 4.9), 1),
        (asked(EDIT, 0, 0, 0, 0, 0, 0, 0, 5, 5), 2),
        (asked(EDIT, 0, 0, 0, 0, 0) + asked(POST, 0, 0, 0, 0, 0), 0),
        (asked(EDIT, 0, 0, 0, 0, 0) + asked(EDIT.replace("1", "3"), 0, 0, 0, 0, 0), 0),
        (asked(EDIT, 0, 0, 0) + asked(EDIT.replace("2", "4"), 0, 0, 0), 1),
        ([one for channel in range(52) for one in asked(f"POST /channels/{channel}/messages", 0.01 * channel)], 2),
        ([one for channel in range(52) for one in asked(f"POST /channels/{channel}/messages", 0.02 * channel)], 0),
        (asked(ANSWER, *[0.01 * number for number in range(80)]), 0),
    ],
)
def test_what_discord_would_refuse_is_counted(requests: list[Request], too_many: int) -> None:
    assert refused(requests) == too_many


@pytest.mark.timeout(120)  # it starts the bot
@pytest.mark.asyncio(loop_scope="module")
async def test_two_people_in_a_hurry_meet_no_limit(wire: Wire, club: Club) -> None:
    await club.deal()
    since = len(wire.rest.asked)
    actions = await hurry(club, 6)
    made = wire.rest.asked[since:]
    board = [one for one in made if one.method == "PATCH" and one.path.startswith("/channels/")]
    assert len(board) >= 3, "everybody sees what happens meanwhile"
    assert actions > 10, "more than a channel may be told of one by one"
    assert refused(made) == 0
