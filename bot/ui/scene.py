"""A spectator's view as the picture of a table, and the words that say the same."""

from __future__ import annotations

from bot.language import Speaker, faces
from bot.pictures import Played, Row, SeatPlate, Stock, TableScene, Trump
from bot.session.live import Live
from bot.ui.words import Cast, fact_text, game_name, trick_line, zone_before, zone_name
from games.core.api import View, Zone

SUITS = "SHDC"
PILES = ("stock", "turn_up", "indicator", "widow")


def scene(view: View, live: Live, speaker: Speaker, cast: Cast) -> TableScene:
    """What lies on the table for all to see."""
    ahead = live.state.ahead() if live.state is not None else None
    trick = tuple(
        Played(zone.owner, item, wins=zone.owner == ahead)
        for zone in view.zones
        for item in zone.items
        if zone.name == "trick" and zone.owner is not None
    )
    return TableScene(
        seats=tuple(_plates(view, live, speaker, cast)),
        trick=trick,
        trump=_trump(view, speaker, cast),
        rows=tuple(_rows(view, speaker, cast)),
        stock=_stock(view, speaker),
        rtl=speaker.rtl,
    )


def _plates(view: View, live: Live, speaker: Speaker, cast: Cast) -> list[SeatPlate]:
    columns = max([len(live.seats), *(zone.owner + 1 for zone in view.zones if zone.owner is not None)])
    first = next((zone.owner for zone in view.zones if zone.name == "trick"), None)
    plates = []
    for seat in range(columns):
        tricks = view.fact("tricks", seat)
        dummy = seat >= len(live.seats)
        computer = not dummy and (live.seats[seat].player is not None or live.seats[seat].standing_in)
        plates.append(
            SeatPlate(
                name=_plain(live, seat, cast),
                line="" if tricks is None else speaker.say("plate-tricks", tricks=int(tricks)),
                to_act=seat in view.actors,
                leads=seat == first,
                computer=computer,
                dummy=dummy,
            )
        )
    return plates


def _plain(live: Live, seat: int, cast: Cast) -> str:
    """A picture needs no escapes, so a person's name is drawn as it is."""
    who = live.seats[seat] if seat < len(live.seats) else None
    return who.name if who is not None and who.user is not None else cast.name(seat)


def _trump(view: View, speaker: Speaker, cast: Cast) -> Trump | None:
    value = view.fact("trump")
    if value is None:
        return None
    return Trump(_trump_words(view, speaker, cast), value if value in SUITS else None)


def _trump_words(view: View, speaker: Speaker, cast: Cast) -> str:
    """What is trump, in the game's own words; empty where the game has none."""
    return next((fact_text(fact, speaker, cast) for fact in view.facts if fact.name == "trump"), "")


def open_zones(view: View) -> list[Zone]:
    """What lies face up before somebody, the open trick aside."""
    elsewhere = ("trick", "last_trick", "known", *PILES)  # `known` is what a good memory holds, not what lies there
    return [zone for zone in view.zones if zone.items and zone.owner is not None and zone.name not in elsewhere]


def _rows(view: View, speaker: Speaker, cast: Cast) -> list[Row]:
    return [Row(zone_before(zone, speaker, cast), zone.items) for zone in open_zones(view)]


def _stock(view: View, speaker: Speaker) -> Stock | None:
    piles = [zone for zone in view.zones if zone.name in PILES]
    if not piles:
        return None
    up = next((zone.items[0] for zone in piles if zone.items), None)
    count = sum(zone.hidden for zone in piles)
    tiles = "-" in (up or "") or any(zone.name == "widow" for zone in piles)
    return Stock(count, up, zone_name(piles[0], speaker), tiles)


def scene_words(view: View, live: Live, speaker: Speaker, cast: Cast, most: int) -> str:
    """All that the picture shows, for who does not see it, in at most so many characters; the text says the rest."""
    parts = [
        trick_line(view, "trick", speaker, cast, live.state.ahead() if live.state is not None else None),
        _trump_words(view, speaker, cast),
        *zone_lines(view, speaker, cast),
        *(
            speaker.say("plate-of", player=plate.name, line=plate.line)
            for plate in _plates(view, live, speaker, cast)
            if plate.line
        ),
    ]
    kept: list[str] = []
    for part in filter(None, parts):
        if len(speaker.join([*kept, part], "notes")) > most:
            break
        kept.append(part)
    return speaker.join(kept, "notes") if kept else game_name(speaker)


def pile_lines(view: View, speaker: Speaker) -> list[str]:
    """What lies face up on piles, a widow or a turned-up card: nobody's, and what melds and cards are judged by."""
    return [
        speaker.say("hand-cards", zone=zone_name(zone, speaker), cards=speaker.items(faces(zone.items)))
        for zone in view.zones
        if zone.name in PILES and zone.items
    ]


def zone_lines(view: View, speaker: Speaker, cast: Cast) -> list[str]:
    """What only a picture would show beside the board's text: cards face up, and how many lie face down in piles."""
    before = [
        speaker.say(
            "hand-cards",
            zone=zone_before(zone, speaker, cast),
            cards=speaker.cards_by_suit(faces(zone.items)),
        )
        for zone in open_zones(view)
    ]
    down = [
        speaker.say("hand-cards", zone=zone_name(zone, speaker), cards=speaker.say("hidden-cards", count=zone.hidden))
        for zone in view.zones
        if zone.name in PILES and zone.hidden
    ]
    return before + pile_lines(view, speaker) + down
