"""What a seat can tell about a game: the measure of every test of secrecy."""

from signoria.kernel.event import Event
from signoria.kernel.flow import answers, deciders
from signoria.kernel.position import Position
from signoria.words.words import Words


def told(words: Words, p: Position, event: Event, reader: int) -> tuple[object, ...]:
    """An event as a reader may know it: in words, and as the numbers that are not secret."""
    kind = words.title.events[event.kind]
    hidden = not event.known_to(reader)
    shown = [n for (name, _), n in zip(kind.args, event.args, strict=True) if not (hidden and name in kind.secret)]
    return kind.name, *shown, words.event(p.book, event, reader)


def sight(words: Words, p: Position, reader: int) -> tuple[object, ...]:
    """All that a seat has before it: view, moves, prompt."""
    return (
        words.title.view(p, reader),
        answers(p, reader),
        answers(p, reader, redundant=True),
        deciders(p),
        words.prompt(p, reader),
        p.learnt,
    )
