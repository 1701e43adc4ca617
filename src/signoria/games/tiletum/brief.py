from signoria.games.tiletum.position import Europe


def complete(p: Europe, data: dict[str, object]) -> dict[str, object]:
    return data
