"""All sessions of one process: the desk, the lobby, play and deadlines, put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.session.advice import Advice
from bot.session.bans import Bans
from bot.session.boards import Boards
from bot.session.clock import Clock
from bot.session.consent import Consent
from bot.session.deadlines import Deadlines
from bot.session.dealer import Dealer
from bot.session.desk import Desk
from bot.session.drain import Drain
from bot.session.hints import Hints
from bot.session.lobby import Lobby
from bot.session.pace import Pacing
from bot.session.places import Places
from bot.session.play import Play
from bot.session.privacy import Privacy
from bot.session.replay import Replays
from bot.session.seats import Seats
from bot.session.setup import Setup
from bot.session.thinking import Thinking
from bot.session.wishes import Wishes
from bot.session.words import Words
from storage.api import GuildId, Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """How long things take, as the settings have it."""

    thinking_time_seconds: int = 60
    warning_seconds: int = 15
    lobby_minutes: int = 30
    computer_pace_seconds: float = 1.2
    finished_table_days: int = 365
    left_server_days: int = 30


class Sessions:
    """What the Discord layer talks to."""

    def __init__(self, store: Store, clock: Clock, dealer: Dealer, thinking: Thinking, times: Times) -> None:
        self.store = store
        self.owns: Callable[[GuildId], bool] = lambda guild: True
        """Whether this process plays a server's tables; another one does where several share the store."""
        self.clock = clock
        self.wishes = Wishes(store.people, clock.now)
        self.advice = Advice(self.wishes, store.scores, clock.now)
        self.desk = Desk(store, clock)
        self.boards = Boards(store, clock, self.wishes.writing)
        self.thinking = thinking
        self.drain = Drain(store.people)
        self.play = Play(
            self.desk,
            dealer,
            thinking,
            Pacing(decision=times.thinking_time_seconds * 1000, warning=times.warning_seconds * 1000),
            self.wishes.autoplays,
            away_minutes=times.lobby_minutes,
            pace_seconds=times.computer_pace_seconds,
        )
        self.seats = Seats(self.desk, self.play)
        self.hints = Hints(self.desk, thinking)
        self.consent = Consent(self.desk, self.play)
        self.setup = Setup(self.desk, lobby_minutes=times.lobby_minutes)
        self.lobby = Lobby(self.desk, self.play, self.drain, lobby_minutes=times.lobby_minutes)
        self.deadlines = Deadlines(
            store.tables,
            clock,
            self.play,
            grace_seconds=times.thinking_time_seconds,
            ours=lambda guild: self.owns(guild),
        )
        self.words = Words(self.desk)
        self.replays = Replays(self.desk)
        self.bans = Bans(store.people, clock.now)
        self.privacy = Privacy(self.desk, self.play, self.wishes)
        self.places = Places(self.desk, finished_days=times.finished_table_days, gone_days=times.left_server_days)
        self.desk.listeners.append(self.deadlines.notice)

    def start(self) -> None:
        """Begin to watch the deadlines, and what has had its time."""
        self.deadlines.start()
        self.places.start()

    async def close(self) -> None:
        """Stop acting; what is on disk goes on after the next start."""
        await self.deadlines.close()
        await self.places.close()
        await self.play.close()
        await self.thinking.close()
