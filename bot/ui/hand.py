"""The private hand: what one seat holds, may do, and is picking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.language import Speaker, told_apart
from bot.pictures import Painter, Picture
from bot.session.hints import may_be_hinted
from bot.session.live import Look, absent
from bot.session.wishes import USUAL_TASTE, Taste
from bot.ui.emojis import NO_EMOJIS, Emojis
from bot.ui.parts import ALT_MOST, GREEN, GREY, ROW_MOST, Press, Screen, Sheet
from bot.ui.pictures import in_time, theme_of
from bot.ui.prompts import Picks, Prompts, picked_items, trump_first
from bot.ui.scene import pile_lines
from bot.ui.words import (
    SUIT_ORDER,
    Cast,
    fact_lines,
    game_name,
    own_facts,
    score_line,
    sorted_hand,
    table_id,
    trick_line,
    zone_name,
)
from games.core.api import Zone

TOLD = ("target",)
"""Facts that the public table tells."""


async def hand_screen(
    look: Look,
    speaker: Speaker,
    painter: Painter,
    *,
    notice: str = "",
    picks: Picks | None = None,
    rule: tuple[str, str] | None = None,
    taste: Taste = USUAL_TASTE,
    emojis: Emojis = NO_EMOJIS,
    guide: Sequence[str] = (),
) -> Screen:
    """The hand as its owner sees it now, and likes it.

    `notice` stands above the cards; `rule` is the topic behind it, where it is a refusal by the rules; `guide` explains
    what is to be decided.
    """
    assert look.seat is not None, "a spectator has no hand"
    live, view = look.live, look.view
    cast = Cast(live, speaker)
    prompts = Prompts(look, speaker, cast, picks, taste, emojis)
    own = _own_zones(look)
    asked = bool(view.prompts) and live.table.status == "playing"
    sheet = Sheet(GREEN if asked else GREY)
    title = speaker.say("hand-title", game=game_name(speaker), table=table_id(live))
    trick = trick_line(view, "trick", speaker, cast, live.state.ahead() if live.state is not None else None)
    sheet.text(
        title,
        *fact_lines(own_facts(view), speaker, cast, told=TOLD, own=view.seat),
        speaker.say("trick-line", plays=trick) if trick else "",
        score_line(view, live, speaker, cast),
    )
    if taste.pictures:
        sheet.picture(*await _picture(look, own, speaker, cast, painter, picks, taste))
    names = told_apart(item for zone in own for item in zone.items)
    first = trump_first(look.view, taste)
    lines = (_zone_line(zone, _holder(zone, look, cast), names, first, speaker) for zone in own)
    sheet.text(
        *lines, *pile_lines(view, speaker), *_line(look, speaker, cast, prompts, notice, refused=rule is not None)
    )
    sheet.text(*(guide if asked else ()))
    last = prompts.draw(sheet) if asked else []
    footer = _footer(look, speaker, rule)
    if len(last) + len(footer) > ROW_MOST:
        sheet.rows(last)
        last = []
    sheet.row(*last, *footer)
    return sheet.screen()


def _own_zones(look: Look) -> list[Zone]:
    """What the seat holds and then, where it plays another's cards too, those."""
    elsewhere = ("trick", "last_trick", "bid_was", "known")
    zones = [zone for zone in look.view.zones if zone.items and zone.owner is not None and zone.name not in elsewhere]
    own = [zone for zone in zones if _is_own(zone, look)]
    return own + [zone for zone in zones if zone not in own and _plays_from(zone, look)]


def _plays_from(zone: Zone, look: Look) -> bool:
    """Whether the seat plays these cards of another holder: asked for them now, or while it controls the dummy."""
    assert look.seat is not None, "a spectator plays nothing"
    if zone.owner is not None and zone.owner >= len(look.live.seats):
        return zone.name == "hand" and look.view.fact("controller", look.seat.seat) is not None
    return any(set(prompt.items) & set(zone.items) for prompt in look.view.prompts)


def _is_own(zone: Zone, look: Look) -> bool:
    assert look.seat is not None, "a spectator has no hand"
    return zone.owner == look.seat.seat


def _holder(zone: Zone, look: Look, cast: Cast) -> str:
    """Who holds cards that are not one's own; empty for one's own."""
    return "" if _is_own(zone, look) else cast.name(zone.owner)


def _zone_line(zone: Zone, whose: str, names: Mapping[str, str], first: str | None, speaker: Speaker) -> str:
    """`whose` is the name of another holder, a dummy for one."""
    cards = speaker.cards_by_suit(names[item] for item in sorted_hand(zone.items, first))
    name = zone_name(zone, speaker)
    if whose:
        name = speaker.say("zone-of", zone=name, player=whose)
    return speaker.say("hand-cards", zone=name, cards=cards)


def _line(look: Look, speaker: Speaker, cast: Cast, prompts: Prompts, notice: str, *, refused: bool) -> list[str]:
    """What is to be decided, or who is waited for; a refusal stands in its place, any other notice above it."""
    if look.live.table.status != "playing":
        return [speaker.say("hand-over")]
    asks = prompts.asks() if look.view.prompts else [_others(look, speaker, cast)]
    if not notice:
        return asks
    return [notice, *asks[1:]] if refused else [notice, *asks]


def _others(look: Look, speaker: Speaker, cast: Cast) -> str:
    """Whose turn it is instead; nobody's name where the rules hide who is asked."""
    if not look.view.actors:
        return speaker.say("hand-wait")
    return speaker.say("hand-waiting", players=speaker.join(cast.status(seat) for seat in look.view.actors))


async def _picture(
    look: Look, own: list[Zone], speaker: Speaker, cast: Cast, painter: Painter, picks: Picks | None, taste: Taste
) -> tuple[Picture | None, str]:
    """All cards that the seat plays in one picture, a dummy's apart, those that may be played raised; and its words."""
    first = trump_first(look.view, taste)
    held = [zone for zone in own if zone.name == "hand"]
    mine = [item for zone in held if _is_own(zone, look) for item in sorted_hand(zone.items, first)]
    others = [item for zone in held if not _is_own(zone, look) for item in sorted_hand(zone.items, first)]
    items = mine + others
    if not items:
        return None, ""
    may = {item for prompt in look.view.prompts for group in prompt.items for item in group.split()}
    picked: set[str] = set()
    for prompt in look.view.prompts:
        if picks is not None and picks.verb == prompt.verb:
            picked |= {item for group in picked_items(prompt, picks.bits) for item in group.split()}
    enabled = may & set(items) or None  # where no card is asked for, none is out of the question
    names = told_apart(items)
    legal = [names[item] for item in items if enabled and item in enabled]
    below = [
        _zone_line(zone, _holder(zone, look, cast), names, first, speaker) for zone in held if not _is_own(zone, look)
    ]
    may_be_played = speaker.say("hand-alt-legal", cards=speaker.cards_by_suit(legal)) if legal else ""
    if mine:
        cards = speaker.join([speaker.cards_by_suit(names[item] for item in mine), *below], "notes")
        words = speaker.say("hand-alt", cards=cards, legal=may_be_played)
    else:
        words = speaker.join(filter(None, [*below, may_be_played]), "notes")
    assert len(words) <= ALT_MOST, f"the words of a hand take {len(words)} characters"
    copies = any(len(item) > 2 and item[-1] in "1234" for item in items)
    theme = theme_of(speaker, deck=taste.deck, copies=copies)
    return await in_time(painter.hand(mine, enabled, picked, theme, others=others)), words


def _footer(look: Look, speaker: Speaker, rule: tuple[str, str] | None) -> list[Press]:
    """Hint where there is something to decide and no rating hangs on it, Sort where it would change the order.

    Neither once the game is over.
    """
    table = table_id(look.live)
    buttons = [Press(speaker.say("button-refresh"), "table", table, "refresh")]
    playing = look.live.table.status == "playing"
    if playing and (look.view.fact("trump") or "none") in SUIT_ORDER:
        buttons.insert(0, Press(speaker.say("button-sort"), "table", table, "sort"))
    if playing and look.view.prompts and may_be_hinted(look.live):
        buttons.insert(0, Press(speaker.say("button-hint"), "table", table, "hint"))
    if rule is not None:
        buttons.append(Press(speaker.say("button-rule"), "rule", *rule, table))
    if playing and look.seat is not None and absent(look.seat):
        buttons.insert(0, Press(speaker.say("button-back"), "table", table, "back"))
    return buttons
