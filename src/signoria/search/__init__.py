"""Search: how bots think about positions that their seat imagines."""
