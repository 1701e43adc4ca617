"""One game of any title, and what is made of it for people and programs: choices, log, records."""
