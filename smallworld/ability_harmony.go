package smallworld

import "twobanners/game"

// Harmony for those left in peace. SW-RACE-PANDAREN-01..10
func init() {
	addAbility("harmony", ability{once: true, hooks: hooks{
		harmony: true, begin: takeHarmony, ending: giveHarmony, declined: takeHarmony,
	}})
}

// takeHarmony calls all Harmony tokens back. SW-RACE-PANDAREN-07, -09
func takeHarmony(x act) {
	if x.Harmony != 0 {
		x.Harmony = 0
		x.tell(HarmonyTaken)
	}
}

// giveHarmony hands tokens to every opponent whose active race was not attacked.
// SW-RACE-PANDAREN-01..03
func giveHarmony(x act) {
	for s := range game.Seat(x.World.Seats) {
		if s != x.Seat && !x.Turn.Attacked.Has(s) && x.Harmony.Len() < int(x.World.Supply.Harmony) {
			x.Harmony = x.Harmony.With(s)
			x.tell(HarmonyGiven, int(s))
		}
	}
}
