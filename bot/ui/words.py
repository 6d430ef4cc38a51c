"""People, events and facts of a table in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from bot.language import Speaker, faces
from bot.session.live import Live, abandoned, table_name
from bot.session.pace import untimed
from games.core.api import Event, Fact, View, Zone

SUIT_ORDER: Final = "SHCD"
"""Black and red in turn, so that neighbours are told apart."""
NOTHING: Final = frozenset({"0", "false"})
"""Facts of these values are left out: what has not come about need not be read."""
MOST_SEATS: Final = 6
"""The dummy included."""
KIND_MOST: Final = 600
"""Characters for the facts of one kind, where there are more of them than seats."""


class Cast:
    """The names of a table's seats, in one language; a column beyond the seats is the dummy."""

    def __init__(self, live: Live, speaker: Speaker) -> None:
        self._live = live
        self._speaker = speaker
        self._computers = [seat.seat for seat in live.seats if seat.player is not None and seat.user is None]

    def name(self, seat: int | None) -> str:
        """A seat's name as text, safe to stand in a message."""
        say = self._speaker.say
        if seat is None:
            return ""
        if seat >= len(self._live.seats):
            return say("dummy")
        who = self._live.seats[seat]
        if who.user is not None:
            return self._speaker.name(who.name)
        if who.player is None:
            return say("open-seat" if self._live.state is None else "former-player")
        if len(self._computers) > 1:
            return say("computer-number", number=self._computers.index(seat) + 1)
        return say("computer")

    def plain(self, seat: int) -> str:
        """The name as it is, for labels and pictures, which take no markup."""
        who = self._live.seats[seat] if seat < len(self._live.seats) else None
        return who.name if who is not None and who.user is not None else self.name(seat)

    def full(self, seat: int) -> str:
        """The name with a computer's level."""
        who = self._live.seats[seat]
        if who.user is not None or who.player is None:
            return self.mention(seat)
        return self._speaker.say("with-level", player=self.name(seat), level=self._speaker.say(f"level-{who.player}"))

    def status(self, seat: int) -> str:
        """The name, and whether a computer plays for its owner."""
        if seat < len(self._live.seats):
            who = self._live.seats[seat]
            if abandoned(who):
                return self._speaker.say("seat-left", player=self.name(seat))
            if who.standing_in:
                return self._speaker.say("seat-away", player=self.name(seat))
        return self.name(seat)

    def mention(self, seat: int) -> str:
        """A person by mention, anybody else by name."""
        who = self._live.seats[seat] if seat < len(self._live.seats) else None
        return f"<@{who.user}>" if who is not None and who.user is not None else self.name(seat)

    def side(self, column: int, columns: int) -> str:
        """Whose score a column holds: partners together."""
        state = self._live.state
        seats = [s for s in range(len(self._live.seats)) if state is not None and state.column(s) == column]
        return self._speaker.join((self.name(seat) for seat in seats), "cards") if seats else self.name(column)


def game_name(speaker: Speaker) -> str:
    """The game's name in the speaker's language."""
    return speaker.say("game-name")


def event_line(event: Event, speaker: Speaker, cast: Cast) -> str:
    """One event as a sentence."""
    return speaker.say(
        f"event-{event.kind}",
        player=cast.name(event.seat),
        items=speaker.items(faces(event.items)),
        points=event.points,
        count=len(event.items),
        word=event.items[0] if event.items else "none",
    )


def fact_text(fact: Fact, speaker: Speaker, cast: Cast) -> str:
    """One fact in words."""
    return speaker.say(
        f"fact-{fact.name}",
        player=cast.name(fact.seat),
        value=speaker.item(fact.value),
        word=fact.value,
    )


def own_text(fact: Fact, speaker: Speaker, cast: Cast) -> str:
    """One fact in words to whom it is about."""
    message = f"fact-{fact.name}.own"
    return (
        speaker.say(message, value=speaker.item(fact.value))
        if speaker.knows(message)
        else fact_text(fact, speaker, cast)
    )


def fact_lines(
    facts: Iterable[Fact], speaker: Speaker, cast: Cast, *, told: Collection[str] = (), own: int | None = None
) -> list[str]:
    """What stands alone on one line, then a line for each kind of fact about several seats.

    Left out are facts `told` elsewhere and kinds that say nothing yet; a fact about `own` does without the name.
    """
    kinds: dict[str, list[Fact]] = {}
    for fact in facts:
        if fact.name not in told:
            kinds.setdefault("" if fact.seat is None else fact.name, []).append(fact)
    saying = {name: alike for name, alike in kinds.items() if not name or _says_something(alike)}
    alone = [fact for name, alike in saying.items() if not name or len(alike) == 1 for fact in alike]
    first = speaker.join((_alone(fact, speaker, cast, own) for fact in alone), "parts") if alone else ""
    several = [_kind_line(name, alike, speaker, cast) for name, alike in saying.items() if name and len(alike) > 1]
    return [line for line in (first, *several) if line]


def _says_something(facts: Iterable[Fact]) -> bool:
    return any(fact.value not in NOTHING for fact in facts)


def _alone(fact: Fact, speaker: Speaker, cast: Cast, own: int | None) -> str:
    head = f"fact-{fact.name}.head"
    if own is not None and fact.seat == own and speaker.knows(head):
        return speaker.say("head-alone", head=speaker.say(head), value=_value(fact, speaker))
    text = fact_text(fact, speaker, cast)
    return f"**{text}**" if fact.name == "trump" else text


def _kind_line(name: str, facts: Sequence[Fact], speaker: Speaker, cast: Cast) -> str:
    """`Tricks · Ann: 2 · Ben: 1` where the kind has a heading, else a sentence for each."""
    head = f"fact-{name}.head"
    if not speaker.knows(head):
        return speaker.join(_newest([fact_text(fact, speaker, cast) for fact in facts]), "parts")
    each = [speaker.say("head-one", player=cast.name(f.seat), value=_value(f, speaker)) for f in facts]
    return speaker.say("head-line", head=speaker.say(head), values=speaker.join(_newest(each), "parts"))


def _newest(each: list[str]) -> list[str]:
    """The last of many facts of a kind, such as the calls of a long auction; one for each seat always."""
    kept = each[:]
    while len(kept) > MOST_SEATS and sum(map(len, kept)) > KIND_MOST:
        kept.pop(0)
    return kept if len(kept) == len(each) else ["…", *kept]


def _value(fact: Fact, speaker: Speaker) -> str:
    message = f"fact-{fact.name}.value"
    value = speaker.item(fact.value)
    return speaker.say(message, value=value, word=fact.value) if speaker.knows(message) else value


def own_facts(view: View) -> list[Fact]:
    """What stands above a hand: facts of the table, of its owner, and those that only one seat has."""
    counts = Counter(fact.name for fact in view.facts)
    return [fact for fact in view.facts if fact.seat in (None, view.seat) or counts[fact.name] == 1]


def zone_name(zone: Zone, speaker: Speaker) -> str:
    """What a zone is called."""
    return speaker.say(f"zone-{zone.name}")


def zone_before(zone: Zone, speaker: Speaker, cast: Cast) -> str:
    """What a zone before somebody is called, in words of its own where name and owner do not just stand together."""
    player, own = cast.name(zone.owner), f"zone-{zone.name}.of"
    if speaker.knows(own):
        return speaker.say(own, player=player)
    return speaker.say("zone-of", zone=zone_name(zone, speaker), player=player)


def trick_line(view: View, name: str, speaker: Speaker, cast: Cast, ahead: int | None = None) -> str:
    """The cards of the open or the last trick, in the order of play; that of the seat `ahead` is marked."""
    plays = [
        speaker.say(
            "trick-play" if ahead is None or zone.owner != ahead else "trick-ahead",
            player=cast.name(zone.owner),
            card=speaker.items(faces(zone.items)),
        )
        for zone in view.zones
        if zone.name == name and zone.items
    ]
    return speaker.join(plays, "parts") if plays else ""


def score_line(view: View, live: Live, speaker: Speaker, cast: Cast) -> str:
    """Everybody's score in the game under way."""
    columns = len(view.scores)
    one = [
        speaker.say("score-one", player=cast.side(column, columns), points=points)
        for column, points in enumerate(view.scores)
    ]
    target = live.state.standing().target if live.state else None
    scores = speaker.join(one, "parts")
    return speaker.say("score-line", scores=scores if target is None else _to(scores, target, speaker))


def _to(scores: str, target: int, speaker: Speaker) -> str:
    return speaker.say("target-line", scores=scores, target=target)


def sorted_hand(items: Sequence[str], trump: str | None) -> tuple[str, ...]:
    """Cards suit by suit, trump first where one is given, colours in turn; anything else as it comes."""

    def place(item: str) -> tuple[int, int]:
        suit = item.rstrip("1234")[-1] if len(item) > 1 else ""
        if suit not in SUIT_ORDER or not suit:
            return (9, 0)
        return (-1 if suit == trump else SUIT_ORDER.index(suit), 0)

    return tuple(sorted(items, key=place))  # stable: ranks stay as the game lists them


def deed(verb: str, items: Sequence[str], speaker: Speaker) -> str:
    """What an action is called on its button. Which copies a meld uses is left out: it is worth the same with any."""
    named = faces(items) if any(" " in item for item in items) else items
    word = items[0] if items else "none"
    return speaker.say(f"do-{verb}", items=speaker.items(named), count=len(items), word=word)


def stamp(due_at: int) -> str:
    """A moment that the reader's client counts down to."""
    return f"<t:{due_at // 1000}:R>"


def due(live: Live) -> str:
    """When the time of who is to act is over; empty where none runs."""
    due_at = live.table.due_at
    return "" if due_at is None or (untimed(live.table) and live.present()) else stamp(due_at)


def link(live: Live) -> str:
    """Where the table is to be found."""
    if live.board is None:
        return f"<#{live.table.channel}>"
    return f"https://discord.com/channels/{live.table.guild}/{live.board.channel}/{live.board.message}"


def table_id(live: Live) -> str:
    """The short name of the table."""
    return table_name(live.id)
