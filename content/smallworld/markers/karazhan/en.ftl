thing-karazhan = Karazhan
thing-karazhan-does = a coin for each other region of the same terrain.
