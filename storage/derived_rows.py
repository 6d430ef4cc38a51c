"""How rows that are worked out from results become records, and records rows."""

from __future__ import annotations

from typing import Any

from storage.api import GuildId, TableId, UserId
from storage.derived import RatingStep, Standing, Tally
from storage.rows import Values, to_counts
from storage.schema import to_json


def of_standing(row: Standing) -> Values:
    return {
        "guild_id": row.guild,
        "game": row.game,
        "season": row.season,
        "user_id": row.user,
        "name": row.name,
        "games": row.games,
        "wins": row.wins,
        "points": row.points,
        "streak": row.streak,
        "best_streak": row.best_streak,
        "rated": row.rated,
        "provisional": row.provisional,
        "mu": row.mu,
        "sigma": row.sigma,
        "rating": row.rating,
    }


def to_standing(row: Any) -> Standing:  # Any: rows of several selects, each with at least these columns
    return Standing(
        guild=GuildId(row.guild_id),
        game=row.game,
        season=row.season,
        user=UserId(row.user_id),
        name=row.name,
        games=row.games,
        wins=row.wins,
        points=row.points,
        streak=row.streak,
        best_streak=row.best_streak,
        rated=row.rated,
        provisional=row.provisional,
        mu=row.mu,
        sigma=row.sigma,
        rating=row.rating,
    )


def of_step(row: RatingStep) -> Values:
    return {
        "table_id": row.table,
        "season": row.season,
        "user_id": row.user,
        "mu_before": row.mu_before,
        "sigma_before": row.sigma_before,
        "rating_before": row.rating_before,
        "mu": row.mu,
        "sigma": row.sigma,
        "rating": row.rating,
    }


def to_step(row: Any) -> RatingStep:  # Any: as above
    return RatingStep(
        table=TableId(row.table_id),
        season=row.season,
        user=UserId(row.user_id),
        mu_before=row.mu_before,
        sigma_before=row.sigma_before,
        rating_before=row.rating_before,
        mu=row.mu,
        sigma=row.sigma,
        rating=row.rating,
        at=row.finished_at or 0,
    )


def of_tally(row: Tally) -> Values:
    return {
        "guild_id": row.guild,
        "game": row.game,
        "user_id": row.user,
        "seats": row.seats,
        "rules": row.rules,
        "games": row.games,
        "wins": row.wins,
        "points": row.points,
        "facts": to_json(row.facts),
    }


def to_tally(row: Any) -> Tally:  # Any: as above
    return Tally(
        guild=GuildId(row.guild_id),
        game=row.game,
        seats=row.seats,
        rules=row.rules,
        user=UserId(row.user_id),
        games=row.games,
        wins=row.wins,
        points=row.points,
        facts=to_counts(row.facts),
    )
