"""What the drawings of all titles share: the pen they draw with, seats, icons, pieces and map ornaments."""
