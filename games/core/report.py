"""A match as the JSON that `python -m games replay` prints, key by key as record-format.md has it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.core.api import CHANCE, Event, Fact, Game, Seat, State, View
from games.core.options import text, values
from games.core.record import BadRecord, Line, Replay


def report(replay: Replay, *, legal: bool = False) -> dict[str, Any]:
    """Everything about where a record leads, secrets included."""
    state, standing = replay.state, replay.state.standing()
    result = _head(state) | {
        "status": "over" if state.over else "playing",
        "deal": state.dealing,
        "phase": state.phase,
        "to_act": [seat for seat in state.actors() if seat != CHANCE],
        "dealer": state.dealer,
        "trump": standing.trump,
        "tricks": list(standing.tricks),
        "deal_scores": [list(row) for row in standing.deal_scores],
        "scores": list(state.scores()),
        "target": standing.target,
        "winners": None if standing.winners is None else list(standing.winners),
        "events": [event_json(event) for event in replay.events],
        "error": error_json(replay),
    }
    if standing.games is not None:
        result["match"] = {"games": [list(row) for row in standing.games], "totals": list(standing.totals or ())}
    if standing.ledger is not None:
        result["ledger"] = list(standing.ledger)
    if legal:
        result["legal"] = {str(seat): [str(action) for action in state.legal(seat)] for seat in result["to_act"]}
    return result


def seen_by(replay: Replay, seat: Seat | None) -> dict[str, Any]:
    """Exactly what that seat (None: a spectator) may see of where a record leads."""
    state = replay.state
    return _head(state) | {
        "status": "over" if state.over else "playing",
        "view": view_json(state.view(seat)),
        "events": [event_json(event) for event in told_to(replay.events, seat)],
        "error": _error_seen_by(replay, seat),
    }


def _error_seen_by(replay: Replay, seat: Seat | None) -> dict[str, Any] | None:
    """The refusal as it is told to that seat: of another's action without the sentence, which may name held cards."""
    told = error_json(replay)
    if told is None or replay.stopped is None or replay.stopped[1].seat == seat:
        return told
    return told | {"message": f"Seat {replay.stopped[1].seat} may not do that."}


def told_to(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The events that a seat (None: a spectator) may know of."""
    return [event for event in events if event.to is None or event.to == seat]


def bad_record(error: BadRecord) -> dict[str, Any]:
    """What is printed for a text that is no record."""
    return {"error": {"line": error.line, "code": error.code, "message": str(error), "rule": None}}


def error_json(replay: Replay) -> dict[str, Any] | None:
    """The illegal action that stopped a replay, in a player's words."""
    if replay.stopped is None:
        return None
    line, error = replay.stopped
    return refusal_json(replay.state.game, line, error.code, error.details)


def refusal_json(game: Game, line: Line, code: str, details: Mapping[str, str]) -> dict[str, Any]:
    """A refusal with its sentence and the topic of the rules behind it."""
    return {
        "line": line.number,
        "code": code,
        "message": game.sentence(code, details),
        "rule": game.refusals[code].topic,
    }


def event_json(event: Event) -> dict[str, Any]:
    """One event."""
    return event._asdict() | {"items": list(event.items)}


def view_json(view: View) -> dict[str, Any]:
    """One view; its facts as `_facts` groups them."""
    return {
        "seat": view.seat,
        "phase": view.phase,
        "to_act": list(view.actors),
        "zones": [zone._asdict() | {"items": list(zone.items)} for zone in view.zones],
        "facts": _facts(view.facts),
        "scores": list(view.scores),
        "legal": [str(action) for prompt in view.prompts for action in prompt.actions()],
    }


def _facts(facts: Iterable[Fact]) -> dict[str, Any]:
    """Facts by name, those about seats by seat; of a seat's fact stated several times a list, in order."""
    grouped: dict[str, Any] = {}
    for fact in facts:
        if fact.seat is None:
            grouped[fact.name] = fact.value
        else:
            grouped.setdefault(fact.name, {}).setdefault(str(fact.seat), []).append(fact.value)
    for by_seat in grouped.values():
        if isinstance(by_seat, dict):
            by_seat.update({seat: stated[0] for seat, stated in by_seat.items() if len(stated) == 1})
    return grouped


def _head(state: State) -> dict[str, Any]:
    return {
        "game": state.game.key,
        "version": state.game.version,
        "seats": state.seats,
        "options": values(state.options),
    }


def listing(game: Game) -> dict[str, Any]:
    """One game as `list --json` prints it."""
    presets = {
        name: {**({"seats": preset.seats[0]} if len(game.seats) > 1 else {}), **preset.options}
        for name, preset in game.presets.items()
    }
    return {
        "key": game.key,
        "version": game.version,
        "seats": list(game.seats),
        "options": [_setting(game, setting) for setting in game.settings()],
        "presets": presets,
        "topics": list(game.topics),
    }


def _setting(game: Game, setting: Any) -> dict[str, Any]:
    options = None if setting.values is None else list(setting.values)
    return {
        "name": setting.name,
        "values": options,
        "least": setting.least,
        "most": setting.most,
        "default": setting.default,
        "seats": list(setting.seats or game.seats),
    }


__all__ = ["bad_record", "listing", "report", "seen_by", "text", "told_to", "view_json"]
