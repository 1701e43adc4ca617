"""Effects of cards, leaders and tiles: nodes as data, what each op does, gains, harvest and production, what lasts."""
