"""Every table of these tests has the same deal: what is red once is red again."""

import pytest

from signoria.table import desk


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "new_seed", lambda: "5eed" * 8)
