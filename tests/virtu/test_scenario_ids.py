"""Every worked example of the booklets and every derived one has its scenario."""

from pathlib import Path

from signoria.scenario import read_file

FOLDER = Path(__file__).parents[2] / "scenarios" / "virtu"
EXAMPLES = [f"VB{n:02d}" for n in range(1, 33)] + [f"VX{n:02d}" for n in range(1, 15)]


def test_every_example_is_there() -> None:
    ids = [scenario.id for file in sorted(FOLDER.glob("*.toml")) for scenario in read_file(file)]
    assert [name for name in EXAMPLES if not any(one == name or one.startswith(f"{name}-") for one in ids)] == []
