"""Compose, Kubernetes and systemd name only settings, ports, paths and commands that exist."""

from __future__ import annotations

import configparser
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.__main__ import STOP_WITHIN_SECONDS
from bot.commands.line import COMMANDS, parser
from bot.settings import Settings, load_settings

ROOT = Path(__file__).parent.parent
KUBERNETES = ROOT / "deploy" / "kubernetes"
MANIFESTS = sorted(path.name for path in KUBERNETES.glob("*.yaml"))
TRIED = ("test_connection", "test_starting", "test_limits", "test_failures")
"""The wire tests that are about faults."""
OURS = {name.upper() for name in Settings.model_fields}
PATHS = set(re.findall(r'add_get\("([^"]+)"', (ROOT / "bot" / "health.py").read_text()))


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return loaded


def objects() -> dict[tuple[str, str], dict[str, Any]]:
    """Everything in the manifests by kind and name."""
    found = {}
    for name in MANIFESTS:
        for one in yaml.safe_load_all((KUBERNETES / name).read_text()):
            found[one["kind"], one["metadata"]["name"]] = one
    return found


def pod(name: str) -> dict[str, Any]:
    template: dict[str, Any] = objects()["StatefulSet", name]["spec"]["template"]["spec"]
    return template


def container(name: str) -> dict[str, Any]:
    (only,) = pod(name)["containers"]
    found: dict[str, Any] = only
    return found


def plain_env(name: str) -> dict[str, str]:
    return {one["name"]: one["value"] for one in container(name)["env"] if "value" in one}


def secret_refs() -> Iterator[tuple[str, str]]:
    for name in ("talon", "database"):
        for one in container(name)["env"]:
            if "valueFrom" in one:
                yield one["name"], one["valueFrom"]["secretKeyRef"]["key"]


# Compose


def test_compose_sets_only_settings_and_they_are_taken() -> None:
    service = compose()["services"]["talon"]
    given = {name: re.sub(r"\$\{[^}]*\}", "pw", value) for name, value in service["environment"].items()}
    assert given.keys() <= OURS
    chosen = load_settings(given, None)
    assert chosen.database_url == "postgresql+asyncpg://talon:pw@database/talon"
    assert f"127.0.0.1:8080:{chosen.health_port}" in service["ports"]


def test_compose_waits_for_the_database_that_it_names() -> None:
    services = compose()["services"]
    database = services["database"]
    assert services["talon"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert (database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]) == ("talon", "talon")
    assert {volume.partition(":")[0] for volume in database["volumes"]} == compose()["volumes"].keys()
    assert (ROOT / services["talon"]["build"] / "Dockerfile").is_file()


def test_compose_leaves_the_bot_time_to_stop() -> None:
    assert int(compose()["services"]["talon"]["stop_grace_period"].rstrip("s")) > STOP_WITHIN_SECONDS + 1


# Kubernetes


def test_kubernetes_sets_only_settings_and_they_are_taken() -> None:
    env = plain_env("talon")
    own = env.keys() - OURS
    assert own == {"SHARDS_EACH"}
    assert load_settings({name: value for name, value in env.items() if name in OURS}, None).health_port == 8080


@pytest.mark.parametrize("ordinal", [0, 1])
def test_each_pod_takes_its_own_range_and_together_they_have_all(ordinal: int) -> None:
    env = plain_env("talon")
    (script,) = container("talon")["args"]
    assert container("talon")["command"] == ["/bin/sh", "-c"]
    assert script.rstrip().endswith("exec python -m bot"), "signals must reach the bot"
    shown = script.replace("exec python -m bot", 'printf %s "$SHARD_IDS"')
    said = subprocess.run(  # noqa: S603 - our own manifest
        ["/bin/sh", "-euc", shown],
        env={**env, "HOSTNAME": f"talon-{ordinal}"},
        capture_output=True,
        text=True,
        check=True,
        timeout=10,
    ).stdout
    chosen = load_settings({"SHARD_IDS": said, "SHARD_COUNT": env["SHARD_COUNT"]}, None)
    each = int(env["SHARDS_EACH"])
    assert chosen.shard_ids == tuple(range(ordinal * each, (ordinal + 1) * each))
    assert objects()["StatefulSet", "talon"]["spec"]["replicas"] * each == chosen.shard_count


def test_probes_ask_paths_that_are_served_on_the_port_that_is_open() -> None:
    bot = container("talon")
    (port,) = bot["ports"]
    assert str(port["containerPort"]) == plain_env("talon")["HEALTH_PORT"]
    assert plain_env("talon")["HEALTH_HOST"] == "0.0.0.0"  # noqa: S104 - a pod's probes come from outside
    asked = {kind: bot[kind]["httpGet"] for kind in ("startupProbe", "livenessProbe", "readinessProbe")}
    assert {one["port"] for one in asked.values()} == {port["name"]}
    assert {one["path"] for one in asked.values()} <= PATHS
    assert asked["livenessProbe"]["path"] == "/livez", "a bot that Discord cut off must not be restarted"
    template = objects()["StatefulSet", "talon"]["spec"]["template"]
    notes = template["metadata"]["annotations"]
    assert notes["prometheus.io/path"] in PATHS
    assert notes["prometheus.io/port"] == plain_env("talon")["HEALTH_PORT"]


def test_secrets_come_from_the_one_secret_and_the_example_has_them() -> None:
    example = objects()["Secret", "talon"]["stringData"]
    wanted = dict(secret_refs())
    assert set(wanted.values()) == example.keys()
    assert {"DISCORD_TOKEN", "DATABASE_URL"} <= wanted.keys() & OURS
    chosen = load_settings({"DATABASE_URL": example["DATABASE_URL"]}, None)
    assert "@database:5432/" in chosen.database_url
    assert example["POSTGRES_PASSWORD"] in chosen.database_url


def test_labels_services_and_budgets_belong_together() -> None:
    found = objects()
    for name in ("talon", "database"):
        labels = found["StatefulSet", name]["spec"]["template"]["metadata"]["labels"]
        assert found["StatefulSet", name]["spec"]["selector"]["matchLabels"] == labels
        assert found["StatefulSet", name]["spec"]["serviceName"] == found["Service", name]["metadata"]["name"]
        assert found["Service", name]["spec"]["selector"] == labels
        assert found["PodDisruptionBudget", name]["spec"]["selector"]["matchLabels"] == labels
        ports = {one["containerPort"] for one in container(name)["ports"]}
        assert {one["port"] for one in found["Service", name]["spec"]["ports"]} == ports


def test_a_pod_has_time_to_stop_and_runs_as_the_images_user() -> None:
    assert pod("talon")["terminationGracePeriodSeconds"] > STOP_WITHIN_SECONDS + 1
    user = re.search(r"--uid (\d+)", (ROOT / "Dockerfile").read_text())
    assert user is not None
    assert pod("talon")["securityContext"]["runAsUser"] == int(user[1])


# systemd


def unit() -> configparser.RawConfigParser:
    class Repeating(dict[str, Any]):
        """Lines of one name are kept one below the other, as systemd does."""

        def __setitem__(self, key: str, value: Any) -> None:
            if isinstance(value, list) and key in self:
                self[key].extend(value)
            else:
                super().__setitem__(key, value)

    read = configparser.RawConfigParser(dict_type=Repeating, strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their capitals
    read.read(ROOT / "deploy" / "talon.service")
    return read


def test_the_unit_starts_the_bot_and_sets_only_settings() -> None:
    service = unit()["Service"]
    words = shlex.split(service["ExecStart"])
    assert words[1:] == ["-m", "bot"]
    assert words[0].startswith(service["WorkingDirectory"])
    env = dict(line.split("=", 1) for line in service["Environment"].splitlines())
    assert env.keys() <= OURS
    chosen = load_settings(env, None)
    assert f"/var/lib/{service['StateDirectory']}/" in chosen.database_url


def test_the_unit_leaves_time_to_stop_and_does_not_repeat_wrong_settings() -> None:
    from bot.settings import SettingsError

    service = unit()["Service"]
    assert service["KillSignal"] == "SIGTERM"
    assert int(service["TimeoutStopSec"]) > STOP_WITHIN_SECONDS + 1
    assert service["RestartPreventExitStatus"] == str(SettingsError.exit_code)


# The page about it


def test_the_page_names_only_commands_settings_and_files_that_exist() -> None:
    page = (ROOT / "docs" / "operations.md").read_text()
    named = set(re.findall(r"python -m bot ([a-z]+)", page))
    assert named == COMMANDS.keys(), "the page has every command"
    assert parser().prog == "python -m bot"
    capitals = set(re.findall(r"`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`", page))
    assert capitals <= OURS | {"POSTGRES_PASSWORD"}
    for link in re.findall(r"\]\(([^)#:]+)\)", page):
        assert (ROOT / "docs" / link).exists(), link
    for path in re.findall(r"`(/(?:healthz|livez|metrics))`", page):
        assert path in PATHS


def test_the_page_lists_every_measurement() -> None:
    source = (ROOT / "bot" / "metrics.py").read_text()
    measured = set(re.findall(r'"(talon_[a-z_]+)"', source))
    assert measured
    page = (ROOT / "docs" / "operations.md").read_text()
    assert {name for name in measured if f"`{name}" not in page} == set()


def test_the_table_of_faults_points_to_tests_that_exist() -> None:
    page = (ROOT / "docs" / "operations.md").read_text()
    named = set(re.findall(r"`(tests/[a-z_/]+\.py)(?:::(\w+))?`", page))
    assert len(named) > 30
    for file, test in sorted(named):
        assert (ROOT / file).is_file(), file
        assert not test or f"def {test}(" in (ROOT / file).read_text(), f"{file}::{test}"


def test_every_fault_that_is_tried_over_the_wire_stands_in_the_table() -> None:
    page = (ROOT / "docs" / "operations.md").read_text()
    files = [path for path in (ROOT / "tests" / "wire").glob("test_*.py") if path.stem in TRIED]
    assert len(files) == len(TRIED)
    for path in files:
        for test in re.findall(r"^async def (test_\w+)", path.read_text(), re.MULTILINE):
            assert f"`tests/wire/{path.name}::{test}`" in page, test
