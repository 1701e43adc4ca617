"""A toy title for tests: three rounds of sealed bids for goods, which are then put on stalls."""
