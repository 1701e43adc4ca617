"""Tests of Virtù."""
