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
	termPower  = termRace + game.TermID(raceCount)
	termMarker = termPower + game.TermID(powerCount)
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

// TermName names a term.
func TermName(t game.TermID) string {
	switch {
	case t >= termMarker && t < termMarker+game.TermID(markerCount):
		return markerNames[t-termMarker]
	case t >= termPower && t < termMarker:
		return powerNames[t-termPower]
	case t >= termRace:
		return raceNames[t-termRace]
	default:
		return termNames[t]
	}
}
