"""What all tests share: one hypothesis profile, so that a red run is red again on every machine."""

import pytest
from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, database=None, print_blob=False)
settings.load_profile("house")

pytest.register_assert_rewrite("properties")
