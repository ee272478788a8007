"""The page on which whole games are played."""
