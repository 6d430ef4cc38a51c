"""The public table: what everybody sees of a running game, and of its end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.language import Speaker, faces
from bot.pictures import Painter
from bot.session.boards import Outcome
from bot.session.consent import request_of
from bot.session.live import Live, absent
from bot.session.wishes import USUAL_HOUSE, House
from bot.ui.menu import consent_rows
from bot.ui.parts import ALT_MOST, BLURPLE, GREY, Press, Screen, Sheet
from bot.ui.pictures import in_time, theme_of
from bot.ui.scene import pile_lines, scene, scene_words, zone_lines
from bot.ui.sealing import next_seal_line
from bot.ui.words import (
    Cast,
    due,
    event_line,
    fact_lines,
    fact_text,
    game_name,
    score_line,
    table_id,
    trick_line,
)
from games.core.api import Event, State, View
from storage.api import Seat, UserId
from storage.derived import RatingStep

NO_OUTCOME = Outcome()
LAST_EVENTS = 8
LAST_MOST = 800
"""Characters for what happened last, the newest first: a message has 4000, and names may be long."""
PLAYS = frozenset({"play", "trick"})
SILENT = frozenset({"hand", "deal"})
"""Events that the picture and the title tell already."""
TOLD = ("trump", "target")
"""Facts that the title and the line of scores tell."""


async def board_screen(
    live: Live,
    speaker: Speaker,
    painter: Painter,
    recent: Sequence[Event],
    *,
    open_: bool = True,
    said: str = "",
    house: House = USUAL_HOUSE,
    silent: Collection[UserId] = (),
) -> Screen:
    """The table as it is; `recent` is what happened since it was last drawn, a closed one has no buttons.

    `silent` are people who are not to be mentioned. It pings nobody.
    """
    assert live.state is not None, "a lobby has no board"
    view = live.state.view(None)
    cast = Cast(live, speaker)
    playing = live.table.status == "playing" and open_
    sheet = Sheet(BLURPLE if playing else GREY)
    sheet.text(_title(live, view, speaker, cast))
    picture = None
    if house.pictures:
        seen = view if playing else replace(view, actors=())  # a closed board points at nobody
        picture = await in_time(painter.table(scene(seen, live, speaker, cast), theme_of(speaker, deck=house.deck)))
        sheet.picture(picture, scene_words(view, live, speaker, cast, ALT_MOST))
    acting = [live.seats[seat] for seat in view.actors]  # what a spectator may know, where the rules hide who is asked
    sheet.text(
        _turn(live, acting, silent, speaker, cast) if playing else "",
        _trick(live, view, speaker, cast),
        *fact_lines(view.facts, speaker, cast, told=TOLD),
        *(pile_lines(view, speaker) if picture else zone_lines(view, speaker, cast)),
        score_line(view, live, speaker, cast),
        _last(recent, speaker, cast),
        said,
        next_seal_line(live, speaker),
    )
    if playing:
        consent_rows(sheet, live, request_of(live), speaker, cast)
        sheet.rule()
        sheet.row(*_buttons(live, speaker, house))
    return sheet.screen()


def _title(live: Live, view: View, speaker: Speaker, cast: Cast) -> str:
    assert live.state is not None, "a running game"
    title = speaker.say("table-title", game=game_name(speaker), deal=live.state.dealing + 1)
    trump = [fact_text(fact, speaker, cast) for fact in view.facts if fact.name == "trump"]
    return f"### {speaker.join((title, *trump, speaker.say('table-id', table=table_id(live))), 'parts')}"


def _turn(live: Live, actors: Sequence[Seat], silent: Collection[UserId], speaker: Speaker, cast: Cast) -> str:
    when = due(live)
    if not live.present():
        return speaker.say("away-all", when=when)
    waiting = [seat for seat in actors if not absent(seat)]
    if not waiting:
        names = speaker.join(cast.status(seat.seat) for seat in actors)
        return speaker.say("turn-computer", player=names) if actors else _by(speaker.say("turn-nobody"), when, speaker)
    names = speaker.join(f"**{(cast.name if seat.user in silent else cast.mention)(seat.seat)}**" for seat in waiting)
    if len(waiting) == 1:
        return _by(speaker.say("turn", player=names), when, speaker)
    return _by(speaker.say("turn-several", players=names), when, speaker)


def _by(turn: str, when: str, speaker: Speaker) -> str:
    """Whose turn it is, and by when where a clock runs."""
    return speaker.join((turn, when), "parts") if when else turn


def _trick(live: Live, view: View, speaker: Speaker, cast: Cast) -> str:
    plays = trick_line(view, "trick", speaker, cast, live.state.ahead() if live.state is not None else None)
    return speaker.say("trick-line", plays=plays) if plays else ""


def _last(recent: Sequence[Event], speaker: Speaker, cast: Cast) -> str:
    told = [event for event in recent if event.to is None and event.kind not in SILENT]
    lines = [event_line(event, speaker, cast) for event in told[-LAST_EVENTS:]]
    while sum(map(len, lines)) > LAST_MOST:
        lines.pop(0)
    return f"-# {speaker.say('last-line', events=speaker.join(lines, 'sentences'))}" if lines else ""


def _buttons(live: Live, speaker: Speaker, house: House) -> list[Press]:
    table = table_id(live)
    wanted = [(f"button-{what}", what) for what in ("hand", "last", "scores", "rules")]
    wanted.append(("button-more" if house.pictures else "button-more.words", "more"))
    return [Press(speaker.say(message), "table", table, what) for message, what in wanted]


def over_screen(live: Live, speaker: Speaker, outcome: Outcome = NO_OUTCOME) -> Screen:
    """The end of a table: who has won, and with what, what was best in the match, and how ratings moved."""
    cast = Cast(live, speaker)
    sheet = Sheet(GREY)
    if live.table.status != "over" or live.state is None:
        sheet.text(f"### {speaker.say('closed-title', game=game_name(speaker), table=table_id(live))}")
        sheet.text(speaker.say("closed-line"))
        if live.state is not None:
            sheet.row(_replay_button(live, speaker))
        return sheet.screen()
    standing = live.state.standing()
    winners = standing.winners or ()
    names = speaker.join(f"**{cast.name(seat)}**" for seat in winners)
    columns = standing.totals if standing.totals is not None else live.state.scores()
    sheet.text(
        f"### {speaker.say('over-title', game=game_name(speaker), table=table_id(live))}",
        speaker.say("winners", count=len(winners), players=names),
        speaker.say("final-scores", scores=_by_place(columns, live.state, speaker, cast)),
        *_rubber(standing.games or (), speaker, cast),
        *(_best(name, event, speaker, cast) for name, event in outcome.best.items()),
        _moved(live, outcome.steps, speaker, cast),
    )
    sheet.row(
        Press(speaker.say("button-scores"), "table", table_id(live), "scores"),
        Press(speaker.say("button-rematch"), "seat", table_id(live), "rematch", style=discord.ButtonStyle.success),
        _replay_button(live, speaker),
        Press(speaker.say("button-export"), "table", table_id(live), "export"),
    )
    if outcome.declinable:
        sheet.text(speaker.say("partner-left"))
        sheet.row(Press(speaker.say("button-decline"), "decline", table_id(live)))
    return sheet.screen()


def _by_side(points: Sequence[int], speaker: Speaker, cast: Cast) -> str:
    """What each side has, one after another."""
    each = (speaker.say("score-one", player=cast.side(at, len(points)), points=one) for at, one in enumerate(points))
    return speaker.join(each, "parts")


def _by_place(points: Sequence[int], state: State, speaker: Speaker, cast: Cast) -> str:
    """What each side has and its place: winners first, then by points, equals sharing one; then what no seat has.

    In a draw all share the first place.
    """
    won = {state.column(seat) for seat in state.standing().winners or ()}
    placed = {state.column(seat) for seat in range(state.seats)}
    rank = {at: (at in won, points[at]) if won else (False, 0) for at in placed}
    order = sorted(placed, key=rank.__getitem__, reverse=True)
    each = [
        speaker.say(
            "score-placed",
            place=1 + sum(other > rank[at] for other in rank.values()),
            player=cast.side(at, len(points)),
            points=points[at],
        )
        for at in order
    ]
    rest = (at for at in range(len(points)) if at not in placed)
    each += (speaker.say("score-one", player=cast.side(at, len(points)), points=points[at]) for at in rest)
    return speaker.join(each, "parts")


def _rubber(played: Sequence[Sequence[int]], speaker: Speaker, cast: Cast) -> list[str]:
    """A line for each game of a rubber; none where a single one was played."""
    if len(played) < 2:
        return []
    heads = (speaker.say("scores-game", number=number) for number in range(1, len(played) + 1))
    return [
        speaker.say("head-line", head=head, values=_by_side(points, speaker, cast))
        for head, points in zip(heads, played, strict=True)
    ]


def _best(name: str, event: Event, speaker: Speaker, cast: Cast) -> str:
    """Whose best meld or boldest bid that was."""
    items = speaker.cards_by_suit(faces(event.items))
    return speaker.say(f"best-{name}", player=cast.name(event.seat), items=items, points=event.points)


def _moved(live: Live, steps: Sequence[RatingStep], speaker: Speaker, cast: Cast) -> str:
    seat_of = {seat.user: seat.seat for seat in live.seats}
    parts = [
        speaker.say(
            "rating-moved",
            player=cast.name(seat_of[step.user]),
            rating=speaker.number(str(step.rating)),
            change=speaker.number(f"{step.rating - step.rating_before:+d}"),
        )
        for step in steps
        if step.user in seat_of
    ]
    return speaker.say("ratings-line", ratings=speaker.join(parts, "parts")) if parts else ""


def _replay_button(live: Live, speaker: Speaker) -> Press:
    return Press(speaker.say("button-replay"), "replay", table_id(live), 1, "-", "first")


class Deals(NamedTuple):
    """Events split where a deal ended: the last cards of the old one, and the new one's."""

    last: list[Event]
    fresh: list[Event]


def since_deal(events: Sequence[Event]) -> list[Event]:
    """What happened after the last `deal` event; all, where there is none."""
    starts = [at for at, event in enumerate(events) if event.kind == "deal"]
    return list(events[starts[-1] + 1 :] if starts else events)


def split_deals(events: Sequence[Event]) -> Deals:
    """The deal that was under way, to its last card, and the newest one; between them may be some that nobody saw."""
    starts = [at for at, event in enumerate(events) if event.kind == "deal"] or [len(events)]
    before = [event for event in events[: starts[0]] if event.to is None and event.kind not in SILENT]
    plays = [place for place, event in enumerate(before) if event.kind in PLAYS]
    return Deals(before[: plays[-1] + 1 if plays else 0], list(events[starts[-1] :]))
