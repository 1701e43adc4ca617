"""The text of moves, both ways: the step's name and one token for each operand (`place granada`, `place done`)."""

from signoria.kernel.errors import BadNotation
from signoria.kernel.step import Step, move_text
from signoria.kernel.title import Title


def step_of(title: Title, move: int) -> Step:
    return title.steps[title.owner[move]]


def text_of(title: Title, move: int) -> str:
    """The notation of a move; a trailing "none" is left out."""
    return move_text(step_of(title, move), move)


def move_of(title: Title, text: str) -> int:
    """The move that a notation means."""
    parts = text.split()
    if not parts:
        raise BadNotation("an empty text is no move")
    for step in title.steps:
        if step.name == parts[0] and step.size:
            return step.base + index_of(step, parts[1:], text)
    names = ", ".join(step.name for step in title.steps if step.size)
    raise BadNotation(f"{text!r}: no move begins with {parts[0]!r}; moves begin with: {names}")


def index_of(step: Step, tokens: list[str], text: str) -> int:
    """The place of a move in the block of its step."""
    if len(tokens) == 1 and tokens[0] in step.words:
        return step.plain + step.words.index(tokens[0])
    if step.operands and len(tokens) == len(step.operands) - 1 and step.operands[-1].optional:
        tokens = [*tokens, "none"]
    if len(tokens) != len(step.operands) or not tokens:
        raise BadNotation(f"{text!r}: write {usage(step)}")
    index = 0
    for operand, token in zip(step.operands, tokens, strict=True):
        if token not in operand.tokens:
            raise BadNotation(f"{text!r}: {token!r} is no {operand.name}; known are: {', '.join(operand.tokens)}")
        index = index * len(operand.tokens) + operand.tokens.index(token)
    return index


def usage(step: Step) -> str:
    """How the moves of a step are written."""
    ways = [f"{step.name} {word}" for word in step.words]
    if step.operands:
        ways.insert(0, " ".join([step.name, *[f"<{operand.name}>" for operand in step.operands]]))
    return " or ".join(ways)
