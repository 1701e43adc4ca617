"""The market, a title for tests and for readers: everything that a title needs, as small as it can be.

It lies outside the package, so its imports are relative; a title on the real shelf names its modules in full.
"""
