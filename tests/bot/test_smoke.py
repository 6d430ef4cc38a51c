"""A whole game by clicks alone."""

from tests.bot.fixtures import ClubFactory, Person, enabled, texts


async def test_one_person_and_two_computers_play_a_whole_game(club: ClubFactory) -> None:
    """From /play to the leaderboard."""
    async with club() as world:
        ann = Person(world, world.people[0])
        lobby = await world.open_table(ann.actor, game="ninety-nine", computers="easy", options="rubber_games=1")
        ann.hand = (await ann.actor.click(lobby, label="Start")).response
        print(texts(ann.hand))
        n = 0
        while "is over" not in texts(world.messages()[-1]):
            if not ann.can_act():
                await ann.open_hand()
            await ann.act()
            n += 1
            if n in (1,2,5): print(n, texts(ann.hand)); print([b for b in enabled(ann.hand)])
        for m in world.messages()[:5] + world.messages()[-3:]:
            print("-----"); print(texts(m)); print(enabled(m))
        print(n)
        r = await ann.actor.slash(world.channel, "leaderboard", game="ninety-nine")
        print(texts(r.response))
        assert 0
