"""Penneech on the screen: once the first card is turned, nothing tells whether somebody was asked about a new deal."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games.core.api import Action
from games.penneech import PACK
from tests.bot.fixtures import Club, make_bot, response, walk
from tests.bot.players import Person
from tests.bot.test_secrecy import put
from tests.discord.fixtures import DiscordEnv

COURTLY = "AH KD 9C 8C 7C 6C 5C"
HELPLESS, PLAIN_JACK = "TS 9S 8H 7D 5D 3C 2C", "JS 9S 8H 7D 5D 3C 2C"
"""Two hands of which only the first gives the right to throw in; both follow suit with the same cards."""
TIME = re.compile(r"<t:\d+(:\w)?>")


@pytest.mark.parametrize("asked", [0, 1])
async def test_a_hand_kept_in_secret_leaves_no_trace_on_any_screen_of_others(
    discord_env: DiscordEnv, tmp_path: Path, asked: int
) -> None:
    seen = []
    for hand in (HELPLESS, PLAIN_JACK):
        folder = tmp_path / hand.split()[0]
        folder.mkdir()
        bot = await make_bot(folder)
        async with discord_env(bot) as env:
            world = Club(env, bot, folder, {})
            seen.append(await screens_of_others(world, hand, asked))
    assert seen[0] == seen[1]
    assert len(seen[0]) == len(LOOKS) * 2 + 2, (
        "the board, the other's hand, and what the other and a stranger looked at"
    )


OTHERS = ("components", "accessory", "id", "items", "file")
LOOKS = ("last", "scores", "more", "deal", "export", "replay")


async def screens_of_others(world: Club, hand: str, asked: int) -> dict[str, Any]:
    """All that the other and a stranger can open after the first card was played, times left out."""
    dealt = (hand, COURTLY) if asked == 0 else (COURTLY, hand)
    await put(world, Action("deal", (*dealt, rest(*dealt))))
    people = [Person(world, actor) for actor in world.people[:2]]
    for person in people:
        await person.open_hand()
    if hand == HELPLESS:
        assert (await world.state()).actors() == (asked,)
        await people[asked].act(Action("keep"))
    assert (await world.state()).actors() == (1,)
    card = "9S" if asked == 1 else "9C"
    await people[1].act(Action("play", (card,)))
    other = people[1 - asked]
    await other.open_hand()
    found = {"board": plain(world.board()), "hand": plain(other.hand)}
    for who, actor in (("other", other.actor), ("stranger", world.people[3])):
        for look in LOOKS:
            found[f"{look} of {who}"] = await opened(world, actor, look)
    return found


async def opened(world: Club, actor: Any, look: str) -> Any:
    """What somebody sees who presses a button of the board, or one of the menu behind it."""
    board = world.board()
    match look:
        case "last" | "scores" | "more":
            return plain(response(await actor.click(board, custom_id=f"b:table:1:{look}")))
        case "replay":
            return plain(response(await actor.slash(world.channel, "replay", table="1")))
    menu = response(await actor.click(board, custom_id="b:table:1:more"))
    path = "b:table:1:export" if look == "export" else "b:seat:1:deal"
    answer = response(await actor.click(menu, custom_id=path))
    files = [(await file.read()).decode() for file in answer.attachments if file.filename.endswith(".txt")]
    assert len(files) == (look == "export")
    return plain(answer), files


def plain(message: Any) -> str:
    """The words, ids and pictures' descriptions of a message without its times."""
    return TIME.sub("<t>", json.dumps([strip(part) for part in walk(message)]))


def strip(part: dict[str, Any]) -> dict[str, Any]:
    """What a component says of itself: not its parts, which come by themselves, nor an upload's address."""
    kept = {name: value for name, value in part.items() if name not in OTHERS}
    return {**kept, "described": [item.get("description") for item in part.get("items", [])]}


def rest(*hands: str) -> str:
    """The stock: the four of spades, and everything else that no hand holds, in the order of both deals alike."""
    taken = {"4S", "TS", "JS", *" ".join(hands).split()}
    [spare] = {"TS", "JS"} - set(" ".join(hands).split())
    return " ".join(["4S", *(card for card in PACK.pack if card not in taken), spare])
