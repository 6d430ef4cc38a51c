"""A picture that has not changed is not sent again."""

from __future__ import annotations

from typing import Any

from tests.bot.fixtures import ClubFactory, enabled, selects
from tests.bot.players import sit_down


def uploads(attachments: list[dict[str, Any]]) -> int:
    """How many of an edit's attachments are new: those of before carry a snowflake, new ones a small number."""
    return sum(int(one["id"]) < 1000 for one in attachments)


async def test_an_edit_of_the_board_sends_its_picture_only_when_it_is_another(club: ClubFactory) -> None:
    async with club() as world:
        ann, *_ = await sit_down(world, 3, game="ninety-nine")
        before = len(world.env.http_requests)
        board = world.board()
        menu: Any = (await ann.actor.click(board, label="⋯")).response
        await ann.actor.select(menu, values=["well"], custom_id=selects(menu, "s:react")[0]["custom_id"])
        edits: list[Any] = [
            entry.json
            for entry in world.env.http_requests[before:]
            if entry.method == "PATCH" and f"/channels/{world.channel.id}/messages/" in entry.path
        ]
        assert edits
        assert all(len(edit["attachments"]) == 1 for edit in edits)
        assert sum(uploads(edit["attachments"]) for edit in edits) == 0


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
