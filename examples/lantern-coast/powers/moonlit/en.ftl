power-moonlit = Moonlit
power-moonlit-does = a coin for each Magic region, and their first conquest may be one.
