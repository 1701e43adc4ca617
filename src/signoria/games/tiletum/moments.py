from signoria.games.tiletum.position import Europe


def begin(p: Europe, where: dict[str, object]) -> None:
    return None
