"""What a finished deal came to: of each side its bid, melds, tricks, points and total; then what trump comes next.

Which events and facts are summed up is for a game's messages to say: an event's `.sum` is said of each seat that it was
told of, its `.paid` only where it brought points, a fact's `.sum` of the seat that it is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.language import Speaker, faces
from bot.session.deals import Finished
from bot.session.live import Live
from bot.ui.parts import GREY, Screen, Sheet
from bot.ui.scene import PILES
from bot.ui.words import Cast, event_line, fact_text
from games.core.api import Event, View

TOLD: Final = frozenset({"deal", "hand", "play", "trick", "deal_score"})
"""Events that the title, the counts of tricks and the heads of the sides tell."""
ITSELF: Final = "next_trump"
"""The event that gives the reason for the next trump along with it."""
OF_TRICKS: Final = frozenset({"tricks", "trick_points"})
"""Facts that say nothing of a deal that ended before its first trick."""
UNSETTLED: Final = "unsettled"


def summary_screen(live: Live, speaker: Speaker, deal: Finished) -> Screen:
    """What the deal came to, side by side."""
    cast = Cast(live, speaker)
    view = deal.state.view(None)
    sheet = Sheet(GREY)
    sheet.text(_title(deal, view, speaker, cast))
    for column in range(len(view.scores)):
        sheet.text(_head(deal, column, speaker, cast), *_lines(deal, view, column, speaker, cast))
    told = [event for event in deal.ending if event.kind not in TOLD and not _summed(event, speaker)]
    sheet.text(*(event_line(event, speaker, cast) for event in told), _next_trump(deal, speaker, cast))
    return sheet.screen()


def _title(deal: Finished, view: View, speaker: Speaker, cast: Cast) -> str:
    """With the trump of the deal, where it had only one."""
    title = speaker.say("summary-title", deal=deal.state.dealing + 1)
    changes = sum(event.kind == "trump" for event in deal.events)
    trump = [fact for fact in view.facts if fact.name == "trump" and fact.value != UNSETTLED and changes <= 1]
    return f"### {speaker.join([title, *(fact_text(fact, speaker, cast) for fact in trump)], 'parts')}"


def _head(deal: Finished, column: int, speaker: Speaker, cast: Cast) -> str:
    points, totals = deal.state.standing().deal_scores[-1], deal.state.scores()
    player = cast.side(column, len(totals))
    return speaker.say("summary-side", player=player, points=points[column], total=totals[column])


def _lines(deal: Finished, view: View, column: int, speaker: Speaker, cast: Cast) -> list[str]:
    """A line for a side of one, and one with a name for each partner."""
    state = deal.state
    seats = [seat for seat in range(state.seats) if state.column(seat) == column] or [column]
    lines = [(seat, speaker.join(_parts(deal, view, seat, speaker), "parts")) for seat in seats]
    if len(seats) == 1:
        return [line for _, line in lines]
    return [speaker.say("plate-of", player=cast.name(seat), line=line) for seat, line in lines if line]


def _parts(deal: Finished, view: View, seat: int, speaker: Speaker) -> Iterator[str]:
    """What happened before the end, what is so at the end, and what the end brought."""
    after = [event for event in deal.ending if event.seat == seat]
    before = [event for event in deal.events if event.seat == seat][: -len(after) or None]
    known = {event.kind for event in before}
    yield from _sums([*before, *(event for event in after if event.kind in known)], speaker)
    played = any(fact.name == "tricks" and int(fact.value) for fact in view.facts)
    for fact in view.facts:
        if fact.name in OF_TRICKS and not played:
            continue
        if fact.seat == seat and fact.name == "tricks":
            yield speaker.say("plate-tricks", tricks=int(fact.value))
        elif fact.seat == seat and speaker.knows(f"fact-{fact.name}.sum"):
            yield speaker.say(f"fact-{fact.name}.sum", value=speaker.item(fact.value), word=fact.value)
    yield from _sums([event for event in after if event.kind not in known], speaker)


def _sums(events: Sequence[Event], speaker: Speaker) -> Iterator[str]:
    """Events of a kind together, in the order in which the kinds came up."""
    for kind in dict.fromkeys(event.kind for event in events):
        alike = [event for event in events if event.kind == kind and _summed(event, speaker)]
        paying = [event for event in alike if event.points]
        message = f"event-{kind}.paid" if speaker.knows(f"event-{kind}.paid") else f"event-{kind}.sum"
        if alike and (paying or message.endswith(".sum")):
            yield speaker.say(
                message,
                points=sum(event.points for event in alike),
                each=speaker.join(speaker.number(str(event.points)) for event in paying),
                items=speaker.join((_item(event, speaker) for event in paying), "melds"),
                cards=speaker.cards_by_suit(faces(card for event in alike for card in event.items)),
            )


def _summed(event: Event, speaker: Speaker) -> bool:
    return any(speaker.knows(f"event-{event.kind}.{how}") for how in ("sum", "paid"))


def _item(event: Event, speaker: Speaker) -> str:
    """Cards and what they brought."""
    return speaker.say("summary-item", cards=speaker.cards_by_suit(faces(event.items)), points=event.points)


def _next_trump(deal: Finished, speaker: Speaker, cast: Cast) -> str:
    """What trump the next deal has and why, where no event has said so and the game has trumps."""
    told = any(event.kind == ITSELF for event in deal.ending)
    if deal.following is None or told or not speaker.knows("next-trump"):
        return ""
    trump = next((fact for fact in deal.following.facts if fact.name == "trump"), None)
    turned = next((zone.items[0] for zone in deal.following.zones if zone.name in PILES and zone.items), None)
    return speaker.say(
        "next-trump",
        card=speaker.item(*faces([turned])) if turned is not None else "none",
        trump=fact_text(trump, speaker, cast) if trump is not None else "",
        word=trump.value if trump is not None else UNSETTLED,
    )
