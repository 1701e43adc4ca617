"""States for searches and for programs that learn: ints in, ints out, at the speed of the rules."""
