package smallworld

// A Beast for each Hill. SW-POWER-BEAST-MASTER-01..08
func init() {
	addAbility("beasts", ability{
		once: true, hooks: hooks{beasts: true, begin: takeBeasts, declined: dropBeasts},
	})
}

// takeBeasts discards all Beasts, then takes one for each Hill still held.
// SW-POWER-BEAST-MASTER-01..03, SW-INTERACT-53, -54
func takeBeasts(x act) {
	dropBeasts(x)
	held := x.Players[x.Seat].Held
	for set := held; set != 0; set &= set - 1 {
		r := set.First()
		x.settleLone(r)
		if x.Tokens[r] == 0 && x.Holder[r] != Empty {
			x.emptied(r)
		}
	}
	hills := (x.Players[x.Seat].Held & x.World.Terrain[Hills]).Count()
	x.BeastHand = uint8(min(hills, int(x.World.Supply.Beasts)))
	x.tell(BeastsTaken, int(x.BeastHand))
}

// dropBeasts puts every Beast back in the supply. SW-POWER-BEAST-MASTER-07
func dropBeasts(x act) {
	x.Beasts = [MaxRegions]uint8{}
	x.BeastHand = 0
}
