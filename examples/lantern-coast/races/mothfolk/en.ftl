race-mothfolk = Mothfolk
race-mothfolk-does = every Magic region in the world is next door to them.
