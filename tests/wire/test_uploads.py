"""Pictures as they really travel: parsed by another parser than the one that wrote them."""

from __future__ import annotations

import struct

import pytest

from tests.discord.components import media
from tests.wire.club import Club
from tests.wire.requests import Request, Upload
from tests.wire.wire import Wire

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(120)]  # the first one starts the bot


def width(upload: Upload) -> int:
    """Of a PNG in pixels, from its header."""
    return int(struct.unpack(">I", upload.data[16:20])[0])


async def test_every_picture_is_uploaded_under_the_name_and_number_that_the_message_gives_it(
    wire: Wire, club: Club
) -> None:
    since = len(wire.rest.asked)
    first, _ = await club.deal()
    await club.is_played(first, await first.act())
    await club.pictured()
    sent = [one for one in wire.rest.asked[since:] if one.uploads]
    kinds = {one.path.split("/")[1] for one in sent}
    assert {"interactions", "channels"} <= kinds, "hands in answers, the table in the channel"
    for request in sent:
        for upload in request.uploads:
            assert width(upload) > 100
        shown = [item["media"]["url"] for item in media(request.message())]
        assert shown == [f"attachment://{upload.name}" for upload in request.uploads]


async def test_a_picture_that_the_board_holds_already_is_not_uploaded_again(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    await club.is_played(first, await first.act())
    board = await club.pictured()
    [picture] = board["attachments"]
    since = len(wire.rest.asked)
    await club.react("think")
    [edit] = wire.asked("PATCH", f"/messages/{board['id']}", since)
    assert edit.uploads == ()
    assert [str(one["id"]) for one in edit.body["attachments"]] == [picture["id"]]


@pytest.mark.parametrize(
    ("listed", "uploads", "words"),
    [
        (
            [{"id": 0, "filename": "a.png"}],
            [Upload("files[0]", "b.png", "image/png", b"\x89PNG\r\n\x1a\n")],
            "is b.png",
        ),
        ([{"id": 0, "filename": "a.png"}], [], "has no upload"),
        ([], [Upload("files[0]", "a.png", "image/png", b"\x89PNG\r\n\x1a\n")], "is a.png"),
        ([{"id": 0, "filename": "a.png"}], [Upload("files[0]", "a.png", "image/png", b"GIF")], "no PNG"),
        ([{"id": 0, "filename": "a.txt"}], [Upload("files[0]", "a.txt", "text/plain", b"")], "0 bytes"),
    ],
)
async def test_the_judge_of_uploads_finds_what_does_not_fit(
    listed: list[dict[str, object]], uploads: list[Upload], words: str
) -> None:
    request = Request("POST", "/channels/1/messages", {"attachments": listed, "content": "x"}, tuple(uploads))
    assert any(words in problem for problem in request.problems())
