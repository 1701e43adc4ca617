"""Plots as SVG texts, for reports: drawn by matplotlib, small, and as good on paper as on a screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any

from markupsafe import Markup

from signoria.lab.shares import Interval

INK = ["#1f4e79", "#9c2a2a", "#b8860b", "#2e6b3e", "#6b5b73", "#40798c", "#a65628", "#707070", "#8f7a3c", "#3d3d6b"]
MARKS = ["o", "s", "^", "D", "v", "P", "X", "*", "<", ">"]
LINES = ["-", "--", "-.", ":"]
HATCHES = ["", "//", "..", "xx", "\\\\", "--", "oo", "++"]
WIDTH = 7.2
"""Inches: the text of a page."""
STYLE: Any = {
    "svg.fonttype": "none",  # text stays text: it can be read aloud and searched
    "svg.hashsalt": "signoria",  # the same figures give the same file
    "font.family": ["sans-serif"],
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#555555",
    "hatch.linewidth": 0.5,
}


class Plot:
    """A figure on its way; `svg` is what comes of it."""

    def __init__(self, height: float) -> None:
        from matplotlib.figure import Figure

        self.figure = Figure(figsize=(WIDTH, height), layout="constrained")
        self.axes = self.figure.add_subplot()
        self.svg = Markup("")


@contextmanager
def plot(height: float, label: str) -> Iterator[Plot]:
    """Draw inside; afterwards `svg` is there, with a label for those who cannot see it."""
    import matplotlib

    with matplotlib.rc_context(STYLE):
        made = Plot(height)
        yield made
        text = StringIO()
        made.figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    drawing = text.getvalue()
    drawing = drawing[drawing.index("<svg") :]
    made.svg = Markup(drawing.replace("<svg", Markup('<svg role="img" aria-label="{}"').format(label), 1))


def shares(names: list[str], found: list[Interval], fair: float, label: str = "share of wins") -> Markup:
    """A point and its interval for each name, and where a fair share would be."""
    with plot(0.6 + 0.32 * len(names), label) as made:
        axes, places = made.axes, range(len(names))
        middle = [100 * interval.share for interval in found]
        below = [100 * (interval.share - interval.low) for interval in found]
        above = [100 * (interval.high - interval.share) for interval in found]
        axes.errorbar(middle, places, xerr=[below, above], fmt="o", color=INK[0], capsize=3, markersize=5)
        axes.axvline(100 * fair, color="#999999", linestyle=":", linewidth=1)
        axes.set_yticks(places, names)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_xlim(0, max(100 * max(interval.high for interval in found) + 2, 100 * fair * 1.3))
        axes.set_xlabel(f"{label}, % (dotted: {100 * fair:.0f} %)")
    return made.svg


def spreads(names: list[str], scores: list[list[int]], label: str = "score") -> Markup:
    """For each name how its numbers lie: the middle half, the median, the ends without outliers."""
    with plot(0.6 + 0.36 * len(names), label) as made:
        axes = made.axes
        line = {"color": INK[0]}
        axes.boxplot(
            scores, orientation="horizontal", widths=0.55, flierprops={"markersize": 2}, boxprops=line, medianprops=line
        )
        axes.set_yticks(range(1, len(names) + 1), names)
        axes.invert_yaxis()
        axes.set_xlabel(label)
    return made.svg


def stacked(names: list[str], parts: dict[str, list[float]], label: str = "points by source") -> Markup:
    """For each name a bar that is made of parts; the least parts are told together."""
    ranked = sorted(parts.items(), key=lambda part: -sum(map(abs, part[1])))
    few = dict(ranked[: len(INK) - 1])
    rest = [sum(values) for values in zip(*[values for _, values in ranked[len(INK) - 1 :]], strict=True)]
    if any(rest):
        few["other"] = rest
    with plot(0.9 + 0.36 * len(names), label) as made:
        axes = made.axes
        right, left = [0.0] * len(names), [0.0] * len(names)
        for number, (part, values) in enumerate(few.items()):
            starts = [right[i] if value >= 0 else left[i] for i, value in enumerate(values)]
            axes.barh(
                range(len(names)),
                values,
                left=starts,
                label=part,
                color=INK[number % len(INK)],
                hatch=HATCHES[number % len(HATCHES)],
                edgecolor="white",
                linewidth=0.4,
                height=0.6,
            )
            right = [right[i] + max(0.0, value) for i, value in enumerate(values)]
            left = [left[i] + min(0.0, value) for i, value in enumerate(values)]
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_xlabel(label)
        made.figure.legend(loc="outside right center", frameon=False, fontsize=8)
    return made.svg


def histogram(numbers: list[int], label: str) -> Markup:
    """How often what came."""
    from matplotlib.ticker import MaxNLocator

    with plot(2.0, label) as made:
        wide = max(numbers) - min(numbers)
        whole = [n - 0.5 for n in range(min(numbers), max(numbers) + 2)]
        made.axes.hist(numbers, bins=whole if wide < 40 else 30, color=INK[0], edgecolor="white", linewidth=0.4)
        for axis in (made.axes.xaxis, made.axes.yaxis):
            axis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
        made.axes.set_xlabel(label)
        made.axes.set_ylabel("games")
    return made.svg


def courses(rows: dict[str, list[float]], across: str, label: str) -> Markup:
    """How something went on, a line for each name."""
    from matplotlib.ticker import MaxNLocator

    with plot(2.6, label) as made:
        axes = made.axes
        for number, (name, values) in enumerate(rows.items()):
            axes.plot(
                range(1, len(values) + 1),
                [100 * value for value in values],
                label=name,
                color=INK[number % len(INK)],
                linestyle=LINES[number % len(LINES)],
                marker=MARKS[number % len(MARKS)],
                markevery=max(1, len(values) // 8),
                markersize=4,
                linewidth=1.2,
            )
        axes.set_ylim(-2, 102)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(across)
        axes.set_ylabel(label)
        made.figure.legend(loc="outside right center", frameon=False, fontsize=8)
    return made.svg
