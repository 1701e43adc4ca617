"""One file for every step, in order; a step that was released is never changed."""
