"""How the greedy bot judges a position of Virtù, a file for each thing that it looks at."""
