package smallworld

import (
	"strconv"

	"twobanners/game"
)

// What a seat's prospects are described by, at the moment a turn begins. The places are fixed by
// the weights that were fitted to them: a new one means fitting again.
const (
	atOne = iota
	atHeld
	atOld
	atSpare
	atHand
	atBonus
	atPurse
	atOrder
	atTheirHeld
	atTheirOld
	// How many rivals must pick, all of them and those who move before the seat; what garrisons
	// rivals can spare, have in hand, and can spare before the seat moves.
	atFresh
	atFreshBefore
	atTheirSpare
	atTheirHand
	atTheirSpareBefore
	// Regions by defence: beside a rival, else at the edge of a board, else inland; under a tower.
	// First those of the active race, then those in decline.
	atStands
	atOldStands = atStands + standKinds
	// Regions within reach by what stands in them, and free ones out of reach.
	atTargets   = atOldStands + standKinds
	atLand      = atTargets + 5
	atSquare    = atLand + 1
	atBoards    = atLand + 2
	atWeapon    = atLand + 3
	atThreat    = atLand + 4
	atOldThreat = atLand + 5
	// Artifacts and places held, face-down ones within reach, and a Harmony token.
	atMarkers = atLand + 6
	atHidden  = atLand + 7
	atHarmony = atLand + 8
	// The active race and power; for a seat that must pick, the combos on offer.
	// From here on the places depend on the box: races, powers, races in decline, and whether a
	// badge is kept.
	atRace = atLand + 9

	standKinds = 12
)

// featureNames are the names of the first places; those of blocks follow from their numbers.
var featureNames = func() (names [atRace]string) {
	for i := range standKinds {
		names[atStands+i] = "stands-" + strconv.Itoa(i)
		names[atOldStands+i] = "old-stands-" + strconv.Itoa(i)
	}
	for i := range atLand - atTargets {
		names[atTargets+i] = "targets-" + strconv.Itoa(i)
	}
	for i, name := range [...]string{
		atOne: "one", atHeld: "held", atOld: "old", atSpare: "spare", atHand: "hand",
		atBonus: "bonus", atPurse: "purse", atOrder: "order", atTheirHeld: "their-held",
		atTheirOld: "their-old", atFresh: "fresh", atFreshBefore: "fresh-before",
		atTheirSpare: "their-spare", atTheirHand: "their-hand",
		atTheirSpareBefore: "their-spare-before", atLand: "land", atSquare: "square",
		atBoards: "boards", atWeapon: "weapon", atThreat: "threat", atOldThreat: "old-threat",
		atMarkers: "markers", atHidden: "hidden", atHarmony: "harmony",
	} {
		if name != "" {
			names[i] = name
		}
	}
	return names
}()

// InputNames are what Features and Scene hold: weights are kept by them.
func (p *Position) InputNames() (features, scene []string) {
	races, powers := p.box.raceNames[1:], p.box.powerNames[1:]
	features = append(features, featureNames[:]...)
	features = kindly(kindly(features, "race ", races), "power ", powers)
	features = append(kindly(features, "old-race ", races), "old-power")
	scene = kindly(kindly(nil, "race ", races), "power ", powers)
	for line := range Lines {
		scene = append(scene, "line-"+strconv.Itoa(line+1))
	}
	return features, scene
}

func kindly(to []string, kind string, ids []string) []string {
	for _, id := range ids {
		to = append(to, kind+id)
	}
	return to
}

// Shape is the length of Features and Scene, and the number of classes.
func (p *Position) Shape() (features, scene, classes int) {
	races, powers := p.box.Races(), p.box.Powers()
	return atRace + 2*races + powers + 1, races + powers + Lines, 2*maxToScore + 1
}

// Features describe a seat.
func (p *Position) Features(s game.Seat, f []float32) {
	clear(f)
	me := &p.Players[s]
	held := me.Held.Count()
	f[atOne] = 1
	f[atHeld], f[atOld] = float32(held), float32(me.Old.Count())
	f[atSpare], f[atHand] = float32(p.spare(s)), float32(p.handPieces(s))
	f[atBonus], f[atPurse] = float32(p.bonus(s)), float32(min(me.Coins, 12))
	f[atOrder] = float32(p.movesIn(s))
	f[atLand], f[atSquare] = float32(p.World.Land.Count()), float32(held*held)/10
	f[atBoards] = float32(p.World.Boards)
	if p.markerIn(Doomhammer, me.Held) || p.markerIn(Frostmourne, me.Held) ||
		p.markerIn(Ashes, me.Held) {
		f[atWeapon] = 1
	}
	for _, at := range p.MarkerAt {
		f[atMarkers] += float32(yes(at >= 0 && me.Held.Has(at)))
	}
	around := p.around(me.Held)
	for _, at := range p.HiddenAt {
		f[atHidden] += float32(yes(at >= 0 && around.Has(at)))
	}
	f[atHarmony] = float32(yes(p.Harmony.Has(s)))
	near := p.describeRivals(s, f)
	p.describeStands(me.Held, near, f[atStands:])
	p.describeStands(me.Old, near, f[atOldStands:])
	p.describeTargets(s, f[atTargets:])
	p.describeCombo(s, f)
}

// movesIn counts the turns of others before a seat's next.
func (p *Position) movesIn(s game.Seat) int {
	seats := int(p.World.Seats)
	return (int(s-p.Seat) + seats) % seats
}

// describeRivals tells what others have, and gives the regions next to their active races.
func (p *Position) describeRivals(s game.Seat, f []float32) (near Regions) {
	me, order := &p.Players[s], p.movesIn(s)
	for o := range game.Seat(p.World.Seats) {
		rival := &p.Players[o]
		if o == s || p.World.Team && p.World.Side[o] == p.World.Side[s] {
			continue
		}
		before := p.movesIn(o) < order
		f[atTheirHeld] += float32(rival.Held.Count())
		f[atTheirOld] += float32(rival.Old.Count())
		if rival.Race == NoRace {
			f[atFresh]++
			f[atFreshBefore] += float32(yes(before))
			continue
		}
		spare := p.spare(o)
		f[atTheirSpare] += float32(spare)
		f[atTheirHand] += float32(p.handPieces(o))
		around := p.around(rival.Held)
		near |= around
		if before {
			f[atTheirSpareBefore] += float32(spare)
			f[atThreat] += p.threat(me.Held&around, spare)
			f[atOldThreat] += p.threat(me.Old&around, spare)
		}
	}
	return near
}

// threat is how many of the regions so many spare tokens could take, the weakest first.
func (p *Position) threat(in Regions, spare int) float32 {
	var by [4]int
	for ; in != 0; in &= in - 1 {
		if r := in.First(); !p.Towers.Has(r) {
			by[min(max(p.defence(r)-3, 0), 3)]++
		}
	}
	taken := float32(0)
	for i, n := range by {
		price := i + 3
		most := min(n, spare/price)
		taken += float32(most)
		spare -= most * price
	}
	return taken + float32(yes(spare > 0))*float32(min(spare, 3))/6
}

// defence is what a region costs before races and powers change it.
func (p *Position) defence(r Region) int {
	return 2 + p.World.Terrain[Mountain].bit(r) + p.Forts.bit(r) + p.Walls.bit(r) +
		p.pieces(r) + yes(p.Champion == r)
}

func (p *Position) describeStands(held, near Regions, f []float32) {
	for ; held != 0; held &= held - 1 {
		r := held.First()
		strong := min(max(p.defence(r)-3, 0), 3)
		switch {
		case p.Towers.Has(r):
			f[standKinds-1]++
		case near.Has(r):
			f[strong]++
		case p.World.Entry.Has(r):
			f[4+strong]++
		default:
			f[8+min(strong, 2)]++
		}
	}
}

func (p *Position) describeTargets(s game.Seat, f []float32) {
	me := &p.Players[s]
	reach := p.around(me.Held)
	if me.Held == 0 {
		reach = p.World.Entry
	}
	a := p.attackBy(s)
	reach |= a.near(p) | a.first(p)
	open := p.World.Land
	if a.swims() {
		open |= p.World.Water
	}
	for open &^= me.Held | p.Towers; open != 0; open &= open - 1 {
		r := open.First()
		switch {
		case reach.Has(r):
			f[min(max(p.defence(r)-2, 0), 3)]++
		case p.Holder[r] < firstSeat:
			f[4]++
		}
	}
}

// describeCombo tells the active race and power, or for a seat that has none those it may pick:
// the more the nearer they lie and the more coins lie on them.
func (p *Position) describeCombo(s game.Seat, f []float32) {
	me := &p.Players[s]
	f = f[atRace:]
	atPower := p.box.Races()
	atOldRace := atPower + p.box.Powers()
	if me.OldRace != NoRace {
		f[atOldRace+int(me.OldRace)-1] = 1
	}
	f[atOldRace+p.box.Races()] = float32(yes(me.OldPower != NoPower))
	if me.Race != NoRace {
		f[int(me.Race)-1] = 1
		f[atPower+int(me.Power)-1] = 1
		return
	}
	p.describeColumn(p.group(s), me.Coins, f)
}

// describeColumn tells races, then powers, of the combos that so many coins can pay for.
func (p *Position) describeColumn(group Faction, coins int16, f []float32) {
	for line := range p.lines() {
		race, power := p.Column.Race[group][line], p.Column.Power[line]
		if int16(line) > coins || race == NoRace || power == NoPower {
			continue
		}
		worth := float32(Lines-line+p.Column.Coins[line]) / Lines
		f[int(race)-1] += worth
		f[p.box.Races()+int(power)-1] += worth
	}
}

// Scene describes the column: what everybody may pick next.
func (p *Position) Scene(f []float32) {
	clear(f)
	for group := range factionCount {
		if p.World.Team || group == Neutral {
			p.describeColumn(group, maxRounds, f)
		}
	}
	for line := range p.lines() {
		f[p.box.Races()+p.box.Powers()+int(line)] = float32(p.Column.Coins[line]) / 3
	}
}
