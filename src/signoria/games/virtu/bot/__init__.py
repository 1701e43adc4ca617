"""What the greedy bot likes in Virtù."""
