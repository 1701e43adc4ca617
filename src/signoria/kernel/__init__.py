"""What every game shares: no I/O, no clock, no global state, no title named."""
