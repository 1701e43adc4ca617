"""Tests of Tiletum."""
