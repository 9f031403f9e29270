thing-doomhammer = Doomhammer
thing-doomhammer-does = once a turn, conquer a region with a single token by paying two coins.
