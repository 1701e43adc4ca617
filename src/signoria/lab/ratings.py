"""Ratings of bots from games of any number of players, by the Plackett-Luce model of openskill."""

from typing import NamedTuple

from openskill.models import PlackettLuce

from signoria.lab.results import Result

START = 1500.0
"""Everybody begins here. The scale is the usual one: 25 of the model are 1500 of ours."""
SCALE = 60.0


class Rating(NamedTuple):
    """The strength of a bot, and the standard deviation of what is known of it."""

    value: float
    error: float


def ratings(results: list[Result], names: list[str]) -> dict[str, Rating]:
    """The rating of every bot after all games, in their order.

    A bot that has several seats of a game gets the mean of what each of them would have got. Bots do not change, so
    nothing is added to the doubt from game to game (tau is 0).
    """
    model = PlackettLuce(mu=START, sigma=START / 3, beta=25 / 6 * SCALE, kappa=0.0001, tau=0.0)
    known = {name: model.rating(name=name) for name in names}
    for result in results:
        if len(set(result.bots)) < 2:
            continue
        teams = model.rate([[known[name]] for name in result.bots], ranks=[float(rank) for rank in result.ranks])
        for name in set(result.bots):
            new = [team[0] for team, other in zip(teams, result.bots, strict=True) if other == name]
            mean, doubt = sum(r.mu for r in new) / len(new), sum(r.sigma for r in new) / len(new)
            known[name] = model.rating(mu=mean, sigma=doubt, name=name)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}
