"""/settings: each choice is kept, counts at once, and outlives a restart."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from bot.language import Speaker
from bot.ui.hand import hand_screen
from games import games
from games.core.api import State
from storage.api import UserId
from tests.bot.answers import answer
from tests.bot.fixtures import Club, ClubFactory, alt_texts, selects, texts
from tests.bot.stage import Unpainted, live, look, parts, speaker
from tests.games import worlds
from tests.scale import chance


async def choose(world: Club, actor: MemberActor, name: str, value: str) -> Any:
    """Open /settings and choose one value."""
    panel = answer(await actor.slash(world.channel, "settings"))
    return answer(await actor.select(panel, values=[value], custom_id=f"s:taste:{name}"))


async def start(world: Club, actor: MemberActor, **options: Any) -> Any:
    """A table alone with computers, and the hand that opens at its start."""
    lobby = await world.open_table(actor, **{"game": "auction-pinochle", "computers": "easy", **options})
    return answer(await actor.click(lobby, label="Start"))


async def look_again(world: Club, actor: MemberActor) -> Any:
    """Press My hand."""
    return answer(await actor.click(world.board(), label="My hand"))


async def test_the_panel_is_private_and_has_every_choice(club: ClubFactory) -> None:
    async with club() as world:
        panel = answer(await world.people[0].slash(world.channel, "settings"))
        assert panel.ephemeral
        names = [one["custom_id"] for one in selects(panel, "s:taste:")]
        assert names == [f"s:taste:{n}" for n in ("order", "deck", "pictures", "notice", "autoplay", "guide")]
        for select in selects(panel):
            assert sum(bool(option.get("default")) for option in select["options"]) == 1, select["custom_id"]


async def test_a_choice_is_kept_and_outlives_a_restart(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        shown = await choose(world, ann, "autoplay", "yes")
        assert "Saved" in texts(shown)
        await world.restart()
        panel = answer(await ann.slash(world.channel, "settings"))
        [autoplay] = selects(panel, "s:taste:autoplay")
        assert [option["value"] for option in autoplay["options"] if option.get("default")] == ["yes"]
        assert (await world.bot.sessions.wishes.taste(UserId(ann.id))).autoplay


async def test_a_choice_leaves_language_and_everything_else_alone(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        await choose(world, ann, "order", "suit")
        await ann.slash(world.channel, "language", language="en")
        await choose(world, ann, "deck", "two")
        person = await world.bot.sessions.store.people.person(UserId(ann.id))
        assert person is not None
        assert person.language == "en"
        assert (person.settings["order"], person.settings["deck"]) == ("suit", "two")


async def test_text_only_leaves_the_picture_out_and_says_the_cards(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        before = await start(world, ann)
        assert alt_texts(before)
        await choose(world, ann, "pictures", "no")
        after = await look_again(world, ann)
        assert not alt_texts(after)
        assert cards(after) == cards(before)


async def test_another_deck_is_another_picture_of_the_same_cards(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        four = await start(world, ann)
        await choose(world, ann, "deck", "two")
        two = await look_again(world, ann)
        assert alt_texts(two) == alt_texts(four)
        assert [part.filename for part in two.attachments] != [part.filename for part in four.attachments]


def cards(hand: Any) -> str:
    """The hand's line of cards."""
    return next(line for line in texts(hand).splitlines() if line.startswith("Hand: "))


def suits(hand: Any) -> list[str]:
    """The suits of that line, from left to right."""
    return [part.split()[0] for part in cards(hand).removeprefix("Hand: ").split(", ")]


async def test_trump_stands_first_or_in_its_usual_place_as_one_likes(club: ClubFactory) -> None:
    async with club() as world:
        ann = world.people[0]
        hand = await start(world, ann, game="ninety-nine", options="first_deal_trump=D")
        assert suits(hand)[0] == "diamonds"
        await choose(world, ann, "order", "suit")
        usual = ["spades", "hearts", "clubs", "diamonds"]
        found = suits(await look_again(world, ann))
        assert set(found) == set(suits(hand))
        assert found == [suit for suit in usual if suit in found]


async def test_a_hand_is_sorted_anew_when_trump_is_named() -> None:
    """Each suit that the declarer may name stands first in his hand once he has, and in its usual place before."""
    names = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}
    rng, named, words = chance("sorted anew"), set[str](), speaker("auction-pinochle")
    while not named >= {"H", "C", "D"}:
        state = games()["auction-pinochle"].start(4, {"pass_count": "0"}, rng.randrange(4))
        while state.phase != "trump" and not state.standing().deal_scores:
            state.apply(*worlds.chosen(state, rng, sensible=False))
        for action in state.legal(state.actors()[0]) if state.phase == "trump" else ():
            after, seat = state.copy(), state.actors()[0]
            after.apply(seat, action)
            before, now = [await sorted_suits(one, seat, words) for one in (state, after)]
            assert before == [suit for suit in names.values() if suit in before]
            assert now[0] == names[action.items[0]]
            assert sorted(now) == sorted(before)
            named.add(action.items[0])


async def sorted_suits(state: State, seat: int, words: Speaker) -> list[str]:
    """The suits of a hand, from left to right."""
    shown = parts(await hand_screen(look(live(state), seat), words, Unpainted()))
    told = "\n".join(part["content"] for part in shown if part["type"] == 10)
    line = next(line for line in told.splitlines() if line.startswith("Hand: "))
    return [part.split()[0] for part in line.removeprefix("Hand: ").split(", ")]
