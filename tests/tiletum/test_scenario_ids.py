"""Every worked example is a scenario: fifteen of the rulebook, eighteen that follow from the clauses."""

from pathlib import Path

from signoria.scenario import read_file, run

FOLDER = Path(__file__).parents[2] / "scenarios" / "tiletum"
EXAMPLES = [f"T-RB-{n:02}" for n in range(1, 16)] + [f"T-DX-{n:02}" for n in range(1, 19)]


def test_every_example_is_there_and_holds() -> None:
    found = [scenario for file in sorted(FOLDER.glob("*.toml")) for scenario in read_file(file)]
    assert sorted(scenario.id for scenario in found) == sorted(EXAMPLES)
    assert {scenario.id: faults for scenario in found if (faults := run(scenario))} == {}
    assert all(scenario.clauses for scenario in found)
