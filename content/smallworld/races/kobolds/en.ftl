race-kobolds = Kobolds
race-kobolds-does = every cavern in the world is next door to them.
