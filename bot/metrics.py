"""What can be measured of a running bot, in Prometheus's form."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.session import tasks
from bot.session.live import Changed
from bot.version import VERSION
from storage.database import Database

if TYPE_CHECKING:
    from bot.client import Talon

TICK_SECONDS: Final = 0.5
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counts while the bot runs. Numbers of tables are read from the database when somebody asks."""

    def __init__(self, bot: Talon) -> None:
        self._bot = bot
        self._registry = CollectorRegistry()
        mine = self._registry
        self._actions = Counter("talon_actions", "Actions that were kept, by game.", ["game"], registry=mine)
        self._lag = Histogram("talon_loop_lag_seconds", "How late the event loop was.", buckets=SECONDS, registry=mine)
        self._commits = Histogram("talon_database_commit_seconds", "Time of commits.", buckets=SECONDS, registry=mine)
        self._changes = Counter("talon_database_changes", "Changes that were committed.", registry=mine)
        self._registry.register(_Now(bot))
        self._ticking: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._bot.sessions.desk.listeners.append(self._changed)
        store = self._bot.sessions.store
        if isinstance(store, Database):
            store.writer.listeners.append(self._committed)
        self._ticking = tasks.begin(self._tick(), name="loop lag")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await tasks.end(self._ticking)

    async def page(self) -> bytes:
        """All of it as text. Raises `StoreError`."""
        told = "Tables in a lobby or in play, by game, in the whole database."
        tables = GaugeMetricFamily("talon_live_tables", told, labels=["game"])
        for game, number in (await self._bot.sessions.store.tables.count_live()).items():
            tables.add_metric([game], number)
        return generate_latest(self._registry) + generate_latest(_one(tables))

    def _changed(self, changed: Changed) -> None:
        self._actions.labels(changed.live.table.game).inc(max(0, changed.live.length - changed.before))

    def _committed(self, changes: int, seconds: float) -> None:
        self._commits.observe(seconds)
        self._changes.inc(changes)

    async def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK_SECONDS
            await asyncio.sleep(TICK_SECONDS)
            self._lag.observe(max(0.0, loop.time() - due))


class _Now(Collector):
    """What is read off the bot at the moment of asking."""

    def __init__(self, bot: Talon) -> None:
        self._bot = bot

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("talon_up", f"Version {VERSION} runs.", value=1)
        connected = GaugeMetricFamily("talon_shard_connected", "1 where a shard is connected.", labels=["shard"])
        latency = GaugeMetricFamily("talon_shard_latency_seconds", "Time of a heartbeat's answer.", labels=["shard"])
        for number, shard in self._bot.shards.items():
            connected.add_metric([str(number)], 0 if shard.is_closed() else 1)
            seconds = self._bot.answer_seconds(number)
            latency.add_metric([str(number)], math.nan if seconds is None else seconds)
        yield connected
        yield latency
        yield GaugeMetricFamily("talon_servers", "Servers that the bot is in.", value=len(self._bot.guilds))
        yield GaugeMetricFamily(
            "talon_draining", "1 while no tables are opened here.", value=self._bot.sessions.drain.begun
        )
        waiting = self._bot.sessions.thinking.waiting
        yield GaugeMetricFamily("talon_players_waiting", "Questions that wait for a computer player.", value=waiting)
        refusals = CounterMetricFamily("talon_refusals", "Refusals that people were told, by code.", labels=["code"])
        for code, number in self._bot.clicks.refusals.items():
            refusals.add_metric([code], number)
        yield refusals
        limited = self._bot.limits.count
        yield CounterMetricFamily("talon_rate_limits", "Answers 429 of Discord or Cloudflare.", value=limited)
        yield CounterMetricFamily("talon_failures", "Failures of ours told to people.", value=self._bot.clicks.failures)


def _one(metric: Metric) -> CollectorRegistry:
    class Given(Collector):
        def collect(self) -> Iterator[Metric]:
            yield metric

    registry = CollectorRegistry()
    registry.register(Given())
    return registry
