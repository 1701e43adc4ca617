"""The analyst: what decisions were worth, what would have been better, and why. It thinks as the bots do."""
