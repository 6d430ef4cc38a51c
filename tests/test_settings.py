"""What the person who runs the bot can choose, and what they are told when it cannot be."""

from itertools import pairwise
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, load_settings

EXAMPLE = Path(__file__).parent.parent / ".env.example"

WRONG = {
    "discord_token": ["two words", "   ", "abc\x00def", "abcdéf"],
    "database_url": ["mysql://host/talon", "talon.db", "sqlite:///talon.db", "postgresql+asyncpg://a b"],
    "thinking_time_seconds": ["soon", "4", "3601", "7.5", "-60"],
    "warning_seconds": ["soon", "-1", "3601"],
    "lobby_minutes": ["0", "1441", "half an hour"],
    "computer_seconds": ["0", "61", "fast", "nan", "inf"],
    "computer_pace_seconds": ["-1", "31", "slow", "nan"],
    "workers": ["0", "65", "two"],
    "edit_interval_seconds": ["0", "0.1", "1.1", "61", "often", "nan"],
    "development_guild": ["0", "-1", "my server", str(2**63)],
    "owner_guild": ["0", "mine"],
    "log_format": ["xml", "JSON"],
    "log_level": ["loud", "10"],
    "sandbox_port": ["0", "65536", "http"],
    "sandbox_people": [",", "Ann,,Ben", "Ann, Ann", "x" * 33, ",".join(f"P{n}" for n in range(21))],
    "health_port": ["0", "65536", "http"],
    "health_host": ["localhost", "example.org", "0.0.0.0 ", "..", "::::", "dead", "1.2.3.4.5"],
    "shard_count": ["0", "16385", "many"],
    "shard_ids": ["all", "3-1", "1,1", "-1", "0,,2", "0-99999"],
    "finished_table_days": ["0", "36501", "for ever"],
    "left_server_days": ["0", "3651", "a month"],
    "privacy_url": ["example.org/privacy", "ftp://example.org", "https://two words", "https://<x>"],
    "terms_url": ["example.org/terms", "javascript:alert(1)", "https://two words"],
}
RIGHT = {
    "discord_token": "abc.def-ghi",
    "database_url": "postgresql+asyncpg://talon:pw@db/talon",
    "thinking_time_seconds": "3600",
    "warning_seconds": "0",
    "lobby_minutes": "1440",
    "computer_seconds": "0.05",
    "computer_pace_seconds": "0",
    "workers": "64",
    "edit_interval_seconds": "1.3",
    "development_guild": str(2**63 - 1),
    "owner_guild": "7",
    "log_format": "text",
    "log_level": "debug",
    "sandbox_port": "65535",
    "sandbox_people": "Ann, Ben",
    "health_port": "1",
    "health_host": "::",
    "shard_count": "8",
    "shard_ids": "0-2,7",
    "finished_table_days": "36500",
    "left_server_days": "1",
    "privacy_url": "https://example.org/privacy",
    "terms_url": "http://example.org/terms",
}
SECRET = {"discord_token", "database_url"}


def example() -> dict[str, tuple[str, str]]:
    """The example's variables: the comment above each, and its value."""
    found: dict[str, tuple[str, str]] = {}
    lines = EXAMPLE.read_text().splitlines()
    for above, line in pairwise(lines):
        if line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found[name] = (above, value)
    return found


def spelled(value: object) -> str:
    """A default as a person would write it into .env."""
    if value is None:
        return ""
    return ",".join(value) if isinstance(value, tuple) else str(value)


def refusal(**env: str) -> str:
    with pytest.raises(SettingsError) as caught:
        load_settings(env, None)
    return str(caught.value)


def test_every_setting_is_tried_right_and_wrong() -> None:
    assert set(WRONG) == set(RIGHT) == set(Settings.model_fields)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in WRONG for value in WRONG[name]])
def test_a_wrong_value_is_refused_in_one_sentence_that_names_the_variable(name: str, value: str) -> None:
    said = refusal(**{name.upper(): value})
    assert said.startswith(f"{name.upper()} must be ")
    assert said.endswith(".")
    assert "\n" not in said
    assert (repr(value) in said) == (name not in SECRET)


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_value_is_taken_from_the_environment(name: str) -> None:
    needed = {"SHARD_COUNT": "8"} if name == "shard_ids" else {}
    chosen = load_settings({name.upper(): RIGHT[name], **needed}, None)
    assert getattr(chosen, name) != getattr(Settings(), name)


def test_the_refusal_says_what_would_be_right() -> None:
    assert (
        refusal(THINKING_TIME_SECONDS="soon")
        == "THINKING_TIME_SECONDS must be a whole number from 5 to 3600, not 'soon'."
    )


def test_the_reminder_must_come_before_the_end() -> None:
    assert refusal(THINKING_TIME_SECONDS="15") == "WARNING_SECONDS (15) must be less than THINKING_TIME_SECONDS (15)."


def test_shards_are_listed_and_must_be_among_those_counted() -> None:
    assert load_settings({"SHARD_IDS": " 0-2, 7", "SHARD_COUNT": "8"}, None).shard_ids == (0, 1, 2, 7)
    assert refusal(SHARD_IDS="8", SHARD_COUNT="8") == "SHARD_COUNT (8) must be more than the last of SHARD_IDS (8)."
    assert refusal(SHARD_IDS="0") == "SHARD_COUNT (0) must be more than the last of SHARD_IDS (0)."


def test_a_refusal_ends_the_program_with_code_2() -> None:
    assert SettingsError.exit_code == 2


@pytest.mark.parametrize("name", Settings.model_fields)
def test_an_empty_text_counts_as_unset(name: str) -> None:
    assert load_settings({name.upper(): ""}, None) == Settings()


def test_names_of_people_are_freed_of_the_spaces_around_them() -> None:
    assert load_settings({"SANDBOX_PEOPLE": " Ann , Ben"}, None).sandbox_people == ("Ann", "Ben")


def test_secrets_are_shown_neither_by_the_settings_nor_by_a_refusal() -> None:
    chosen = load_settings({"DISCORD_TOKEN": "s3cret", "DATABASE_URL": "postgresql+asyncpg://t:s3cret@db/t"}, None)
    assert chosen.discord_token is not None
    assert chosen.discord_token.get_secret_value() == "s3cret"
    assert "s3cret" not in repr(chosen) + str(chosen)
    for wrong in ({"DISCORD_TOKEN": "s3cret and more"}, {"DATABASE_URL": "mysql://t:s3cret@db/t"}):
        assert "s3cret" not in refusal(**wrong)


def test_a_refusal_carries_no_secret_in_its_causes() -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings({"DATABASE_URL": "mysql://t:s3cret@db/t"}, None)
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__


def test_the_environment_wins_over_the_file_and_the_file_over_the_default(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("LOBBY_MINUTES=5\nWORKERS=2\nSOMETHING_ELSE=1\n")
    chosen = load_settings({"LOBBY_MINUTES": "7"}, file)
    assert (chosen.lobby_minutes, chosen.workers, chosen.sandbox_port) == (7, 2, 8765)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"SANDBOX_PEOPLE=Zo\xeb\n", "must be a text in UTF-8"),
        (b'WORKERS=2\nDISCORD_TOKEN="s3cret\n', "Line 2 of .* is a quote missing"),
        (b"WORKERS=2\n= s3cret\n", "Line 2 of .* is a quote missing"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_and_none_of_it_is_told(
    tmp_path: Path, content: bytes, told: str
) -> None:
    file = tmp_path / ".env"
    file.write_bytes(content)
    with pytest.raises(SettingsError, match=told) as refused:
        load_settings({}, file)
    assert "s3cret" not in str(refused.value)


def test_a_wrong_value_in_the_file_is_refused_too(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("WORKERS=many\n")
    with pytest.raises(SettingsError, match=r"^WORKERS must be a whole number from 1 to 64, not 'many'\.$"):
        load_settings({}, file)


def test_the_example_names_exactly_the_settings() -> None:
    assert list(example()) == [name.upper() for name in Settings.model_fields]


@pytest.mark.parametrize("name", Settings.model_fields)
def test_the_example_shows_each_default_under_a_line_of_why(name: str) -> None:
    why, value = example()[name.upper()]
    assert why.startswith("# ")
    assert value == spelled(Settings.model_fields[name].default)


def test_the_example_taken_as_it_stands_is_the_defaults() -> None:
    assert load_settings({}, EXAMPLE) == Settings()
