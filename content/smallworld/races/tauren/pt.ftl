race-tauren = Taurens
race-tauren-does = são muitos, mas nunca menos de dois por região.
