thing-well-of-eternity = Well of Eternity
thing-well-of-eternity-does = two coins for whoever holds the most regions around it.
thing-well-of-eternity-term = Well
