"""The words of the rules and of the pages, in every language."""
