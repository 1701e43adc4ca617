"""What all tests share: one hypothesis profile, so that a red run is red again on every machine."""

import os

import pytest
from hypothesis import settings

import browsers

os.environ["COLUMNS"] = "100"
"""A terminal is as wide as this in every test, however many run side by side."""

settings.register_profile("house", derandomize=True, deadline=None, database=None, print_blob=False)
settings.load_profile("house")

pytest.register_assert_rewrite("properties")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A browser that stays open has a loop of events, which would be in the way of asyncio.run."""
    if not browsers.drives(item):
        browsers.close()


def pytest_unconfigure() -> None:
    browsers.close()
