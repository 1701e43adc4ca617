"""Scenarios: small examples of the rules that a person writes in TOML and the engine must agree with.

A scenario says what differs from the start of a game, at which moment it begins, which moves are played and
what is then true (docs/scenarios.md). `run` plays one and gives what it found wrong.
"""

from signoria.scenario.reading import BadScenario as BadScenario
from signoria.scenario.reading import Scenario as Scenario
from signoria.scenario.reading import read_each as read_each
from signoria.scenario.reading import read_file as read_file
from signoria.scenario.running import run as run
from signoria.scenario.terms import terms_text as terms_text
