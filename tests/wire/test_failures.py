"""What Discord refuses or loses: the game goes on, and what can be shown again is shown again."""

from __future__ import annotations

import pytest

from tests.wire.club import Club, identified, texts
from tests.wire.wire import Wire

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(120)]  # the first one starts the bot


def board_edits(club: Club) -> str:
    """The paths at which the channel's messages are edited."""
    return f"/channels/{club.server.channel.id}/messages/.*"


def posts(club: Club) -> str:
    """The path at which messages are posted into the channel."""
    return f"/channels/{club.server.channel.id}/messages"


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_board_that_a_failing_discord_does_not_take_is_drawn_again(wire: Wire, club: Club, status: int) -> None:
    first, _ = await club.deal()
    with wire.failing("PATCH", board_edits(club), status=status):
        await club.is_played(first, await first.act())


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_click_whose_answer_meets_a_failing_discord_is_answered_and_counts_once(
    wire: Wire, club: Club, status: int
) -> None:
    first, _ = await club.deal()
    with wire.failing("POST", "/interactions/.*", status=status):
        await club.is_played(first, await first.act())


async def test_an_answer_that_arrived_although_discord_said_otherwise_is_not_taken_for_lost(
    wire: Wire, club: Club
) -> None:
    first, _ = await club.deal()
    with wire.failing("POST", "/interactions/.*", status=502, done=True):
        exchange = await first.act()
        await club.is_played(first, exchange)
    await club.until(lambda: wire.asked("PATCH", f"{exchange.token}/messages/@original"))
    assert exchange.told == [], "nobody is told of a failure"


@pytest.mark.parametrize("done", [False, True])
async def test_an_answer_whose_connection_is_cut_is_sent_again(wire: Wire, club: Club, done: bool) -> None:
    first, _ = await club.deal()
    with wire.failing("POST", "/interactions/.*", cut=True, done=done):
        exchange = await first.act()
        await club.is_played(first, exchange)
    assert exchange.told == []


async def test_a_board_whose_connection_is_cut_is_drawn_again(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    with wire.failing("PATCH", board_edits(club), cut=True):
        await club.is_played(first, await first.act())


async def test_a_hand_that_cannot_be_edited_keeps_no_other_from_it_and_is_tried_again(wire: Wire, club: Club) -> None:
    first, *others = await club.begin(await club.lobby("auction-pinochle"), club.people)
    stuck, *others = sorted(others, key=club.people.index)  # in the order in which their hands were opened
    before = [texts(person.hand or {}) for person in (stuck, *others)]
    with wire.failing("PATCH", f"/webhooks/.*/{stuck.token}/messages/@original", cut=True, times=2) as cut:
        await (await first.use(next(iter(first.offered.acts.values())))).answer()
        await club.until(lambda: all(texts(person.hand or {}) not in before for person in others))
        await club.until(lambda: len(cut.struck) == 2)
    edits = [one for person in others for one in wire.asked("PATCH", f"/{person.token}/messages/@original")]
    assert len(edits) == len(others)
    assert all(one.at < cut.struck[1].at for one in edits), "in the same round, not after another attempt"
    await club.until(lambda: texts(stuck.hand or {}) not in before)


@pytest.mark.parametrize("how", [{"status": 429}, {"status": 429, "retry_after": 0.1, "times": 5}, {"status": 400}])
async def test_a_board_that_is_too_old_to_be_edited_is_posted_anew(
    wire: Wire, club: Club, how: dict[str, float]
) -> None:
    first, _ = await club.deal()
    old = await club.board()
    with wire.failing("PATCH", board_edits(club), code=30046, **how):
        await club.is_played(first, await first.act())
    board = await club.board()
    assert board["id"] != old["id"]
    await club.until(lambda: club.boards() == [board])


async def test_a_deleted_board_is_posted_anew(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    old = await club.board()
    del club.server.channel.messages[int(old["id"])]
    exchange = await first.act()
    await exchange.answer()
    await club.is_played(first, exchange)
    assert len(wire.asked("PATCH", f"/messages/{old['id']}")) == 1, "10008, once"


async def test_the_table_of_a_channel_that_is_gone_is_closed(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    assert await club.is_listed()
    await club.lose_channel()
    await (await first.act()).answer()
    await club.is_closed()


@pytest.mark.parametrize("code", [50001, 50013])
async def test_where_the_bot_may_not_write_any_more_hands_go_on_and_the_board_comes_back(
    wire: Wire, club: Club, code: int
) -> None:
    first, second = await club.deal()
    with wire.failing("PATCH", board_edits(club), status=403, code=code, times=100) as edits:
        first.hand = await (await first.act()).answer()
        await club.until(lambda: edits.struck)
        await club.until(lambda: second.offered.acts)
    shown = texts(await club.board())
    assert "Trick ·" not in shown
    await (await second.act()).answer()
    await club.until(lambda: texts(club.boards()[-1]) != shown)


async def test_a_click_that_discord_has_given_up_counts_all_the_same(wire: Wire, club: Club) -> None:
    first, _ = await club.deal()
    with wire.failing("POST", "/interactions/.*", status=404, code=10062):
        exchange = await first.act()
        await club.until(club.shows_trick)
    assert exchange.answers == []
    assert first.hand is not None
    first.hand = await (await first.press(first.hand, identified(first.hand, ":refresh"))).answer()
    assert not first.offered.acts


async def test_a_table_whose_command_discord_has_given_up_is_shown_all_the_same(wire: Wire, club: Club) -> None:
    with wire.failing("POST", "/interactions/.*", status=404, code=10062):
        await club.ann.slash("play", game="two-handed-pinochle")
        await club.until(club.server.channel.public)
    [lobby] = club.server.channel.public()
    await club.begin(lobby, club.people[:2])


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015)])
async def test_a_hand_whose_token_has_expired_is_left_and_comes_back_with_a_click(
    wire: Wire, club: Club, status: int, code: int
) -> None:
    first, second = await club.deal()
    with wire.failing("PATCH", r"/webhooks/.*/messages/@original", status=status, code=code, times=100) as expired:
        await club.is_played(first, await first.act())
        await club.until(lambda: expired.struck)
        await club.react("well")
        assert not second.offered.acts
        await second.open_hand()
        assert second.offered.acts
        assert len(expired.struck) == 1, "an expired token is not tried twice"
