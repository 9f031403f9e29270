package smallworld

import "twobanners/game"

// The terms of a conquest's price. Races, powers and markers follow under their own names.
const (
	termBase game.TermID = iota + 1
	termTravel
	termMountain
	termFort
	termWall
	termMurlocs
	termTokens
	termBeasts
	termChampion
	termMinimum
	// Terms of an evaluation.
	termCoins
	termNextScore
	termForces
	termThreat
	termProspects
	termRace   // + race
	termPower  = termRace + raceRoom
	termMarker = termPower + powerRoom
)

var termNames = [...]string{
	termBase: "base", termTravel: "travel", termMountain: "mountain", termFort: "fort",
	termWall: "wisp-wall", termMurlocs: "murlocs", termTokens: "tokens", termBeasts: "beasts",
	termChampion: "champion", termMinimum: "minimum", termCoins: "coins",
	termNextScore: "next-score", termForces: "forces", termThreat: "threat",
	termProspects: "prospects",
}

func byRace(r Race) game.TermID     { return termRace + game.TermID(r) }
func byPower(p Power) game.TermID   { return termPower + game.TermID(p) }
func byMarker(m Marker) game.TermID { return termMarker + game.TermID(m) }

// termName names a term.
func (b *Box) termName(t game.TermID) string {
	switch {
	case t >= termMarker:
		return b.MarkerName(Marker(t - termMarker))
	case t >= termPower:
		return b.PowerName(Power(t - termPower))
	case t >= termRace:
		return b.RaceName(Race(t - termRace))
	default:
		return termNames[t]
	}
}
