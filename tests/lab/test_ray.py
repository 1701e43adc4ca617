"""On a real Ray cluster of two nodes the same seeds give the same results, and a run goes on where it ended."""

import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.cli import main
from signoria.lab.crew import RayCluster

pytest.importorskip("ray")
pytestmark = pytest.mark.slow

Output = pytest.CaptureFixture[str]
SMALL = 78_643_200
"""Bytes of the least store for objects that Ray allows."""
LOOPBACK = "127.0.0.1"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray._private import services
    from ray.cluster_utils import Cluster

    # Ray takes 127.0.0.1 for the address by which others see the machine; here nothing leaves it.
    monkeypatch = pytest.MonkeyPatch()
    monkeypatch.setattr(services, "resolve_ip_for_localhost", lambda host: host)
    monkeypatch.setattr(services, "get_node_ip_address", lambda *_: LOOPBACK)
    node = {"num_cpus": 1, "object_store_memory": SMALL, "node_ip_address": LOOPBACK}
    made = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    made.add_node(**node)
    made.wait_for_nodes()
    yield made
    made.shutdown()
    monkeypatch.undo()


def run(args: list[str], capsys: Output) -> dict[str, object]:
    assert main([*args, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert isinstance(data, dict)
    return {key: value for key, value in data.items() if key not in ("seconds", "workers", "decisions_per_second")}


def test_two_nodes_give_what_one_process_gives(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    bots = (Path(__file__).parent / "cynic.py").read_text(encoding="utf-8")
    (tmp_path / "only_here.py").write_text(bots, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "corrected.toml").write_text('[[card]]\nid = "d1-01"\ncaballeros = 5\n', encoding="utf-8")
    game = ["elgrande", "--players", "2", "--option", "short=yes", "--seed", "R"]
    ray, alone = ["--ray", cluster.address], ["--workers", "1"]

    args = ["tournament", *game, "--bots", "random,greedy,only_here:Last", "--games", "6"]
    whole = run([*args, *alone], capsys)
    assert run([*args, *ray], capsys) == whole, "bots from outside and all"
    assert run([*args[:-1], "3", *ray, "--state", "state.jsonl"], capsys)["games"] == 3
    assert run([*args, *ray, "--state", "state.jsonl"], capsys) == whole, "a run that ended early goes on there"

    args = ["simulate", *game, "--games", "2", "--bots", "greedy,random", "--data", str(pack)]
    assert run([*args, *ray], capsys) == run([*args, *alone], capsys), "data packs travel, too"

    args = ["balance", *game, "--games", "2", "--bots", "random"]
    assert run([*args, *ray], capsys) == run([*args, *alone], capsys)


def test_the_games_are_played_on_both_nodes(cluster: Any) -> None:
    def node_of(number: int) -> str:
        import time

        import ray

        time.sleep(0.2)
        return str(ray.get_runtime_context().get_node_id())

    with RayCluster(cluster.address) as crew:
        assert crew.hands == 2
        assert len(set(crew.each(node_of, range(8)))) == 2


def test_what_a_bot_does_wrong_there_is_told_here(cluster: Any, capsys: Output) -> None:
    args = ["tournament", "elgrande", "--players", "2", "--bots", "random,lab.cynic:Cheat", "--games", "2"]
    assert main([*args, "--ray", cluster.address]) == 2
    assert "signoria: bot lab.cynic:Cheat, move 1 of the game" in capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_told(capsys: Output) -> None:
    assert main(["tournament", "elgrande", "--games", "2", "--ray", "nowhere"]) == 2
    assert "there is no Ray cluster at nowhere" in capsys.readouterr().err
    with socket.socket() as silent:
        silent.bind((LOOPBACK, 0))  # nobody listens
        address = f"{LOOPBACK}:{silent.getsockname()[1]}"
        assert main(["tournament", "elgrande", "--games", "2", "--ray", address]) == 2
    assert f"there is no Ray cluster at {address}" in capsys.readouterr().err
    assert main(["tournament", "elgrande", "--games", "2", "--ray", "auto", "--workers", "2"]) == 2
    assert "not by both" in capsys.readouterr().err
