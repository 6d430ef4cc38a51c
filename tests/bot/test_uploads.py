"""A picture that has not changed is not sent again."""

from __future__ import annotations

from typing import Any

from bot.recent import UNASKED_MS
from tests.bot.fixtures import Club, ClubFactory, enabled, selects
from tests.bot.players import Person, sit_down


def uploads(attachments: list[dict[str, Any]]) -> int:
    """How many of an edit's attachments are new: those of before carry a snowflake, new ones a small number."""
    return sum(int(one["id"]) < 1000 for one in attachments)


async def test_an_edit_of_the_board_sends_its_picture_only_when_it_is_another(club: ClubFactory) -> None:
    async with club() as world:
        ann, *_ = await sit_down(world, 3, game="ninety-nine")
        assert await edits_of_a_reaction(world, ann) == [(1, 0)]


async def test_the_picture_of_a_board_that_was_left_alone_is_sent_once_more(club: ClubFactory) -> None:
    """Memory has forgotten it, which anybody notices as little as a second picture."""
    async with club(thinking_time_seconds=3600) as world:
        ann, *_ = await sit_down(world, 3, game="ninety-nine")
        await world.env.advance_time(2 * UNASKED_MS / 1000)
        assert await edits_of_a_reaction(world, ann) == [(1, 1)]
        assert await edits_of_a_reaction(world, ann) == [(1, 0)]
        assert len(world.board().attachments) == 1


async def edits_of_a_reaction(world: Club, ann: Person) -> list[tuple[int, int]]:
    """How many pictures the board has, and how many of them are new, with each edit when somebody says something."""
    before = len(world.env.http_requests)
    menu: Any = (await ann.actor.click(world.board(), label="⋯")).response
    await ann.actor.select(menu, values=["well"], custom_id=selects(menu, "s:react")[0]["custom_id"])
    edits: list[Any] = [
        entry.json
        for entry in world.env.http_requests[before:]
        if entry.method == "PATCH" and f"/channels/{world.channel.id}/messages/" in entry.path
    ]
    return [(len(edit["attachments"]), uploads(edit["attachments"])) for edit in edits]


async def test_a_hand_that_looks_the_same_is_not_sent_again(club: ClubFactory) -> None:
    async with club() as world:
        (ann,) = (await sit_down(world, 1, game="ninety-nine", computers="easy"))[:1]
        await ann.open_hand()
        before = len(world.env.http_requests)
        await ann.press(next(one for one in enabled(ann.hand, "b:table") if one.endswith(":refresh")))
        answers: list[Any] = [
            entry.json for entry in world.env.http_requests[before:] if entry.path.endswith("/callback")
        ]
        files = [answer["data"]["attachments"] for answer in answers if answer["data"].get("attachments")]
        assert files
        assert sum(uploads(one) for one in files) == 0
