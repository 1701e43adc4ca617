"""The steps of El Grande, a file for each part of a round."""
