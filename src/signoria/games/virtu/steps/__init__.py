"""The steps of Virtù, one file for each part of the year."""
