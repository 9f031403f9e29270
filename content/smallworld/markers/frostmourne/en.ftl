thing-frostmourne = Frostmourne
thing-frostmourne-does = once a turn, a conquest takes two tokens less.
