"""Cardinal Titus, the opponent of the solo game (T-14): he has no decisions, only cards to follow."""
