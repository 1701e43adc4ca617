"""What cards do: `nodes.py` reads the vocabulary of the data, `ops.py` carries it out."""
