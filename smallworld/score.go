package smallworld

import (
	"strconv"

	"twobanners/game"
)

// The terms of a turn's scoring.
const (
	scoreRegions = iota
	scoreDeclined
	scoreFaction
	scoreRace
	scorePower
	scoreArtifacts
	scorePlaces
	scoreTerms
)

// ScoreNames name the terms of Scored.
var ScoreNames = [scoreTerms]string{
	"regions", "declined", "faction", "race", "power", "artifacts", "places",
}

// Scores are the terms of a scoring. As JSON they are an object by their names.
type Scores [scoreTerms]int8

// scoreOrder are the terms in the order of their names, as package json writes maps.
var scoreOrder = [scoreTerms]int{
	scoreArtifacts, scoreDeclined, scoreFaction, scorePlaces, scorePower, scoreRace, scoreRegions,
}

// MarshalJSON writes the terms by their names.
func (s Scores) MarshalJSON() ([]byte, error) { return s.AppendJSON(nil), nil }

// AppendJSON is MarshalJSON for package fastjson.
func (s Scores) AppendJSON(text []byte) []byte {
	start := len(text)
	for _, term := range scoreOrder {
		text = append(append(append(text, `,"`...), ScoreNames[term]...), `":`...)
		text = strconv.AppendInt(text, int64(s[term]), 10)
	}
	text[start] = '{'
	return append(text, '}')
}

// score pays the end of a turn. The Heart's coins were paid when it was placed and are only
// listed. SW-SCORE-01..12
func (x act) score(faction int) {
	terms := &x.Scored[x.Seat]
	x.tally(terms, x.Seat, faction)
	coins := -int(terms[scoreArtifacts])
	for _, n := range terms {
		coins += int(n)
	}
	x.Players[x.Seat].Coins += int16(coins)
	x.Stash -= int16(coins)
	x.tell(Scored, int(terms[scoreRegions]), int(terms[scoreDeclined]), int(terms[scoreFaction]),
		int(terms[scoreRace])+int(terms[scorePower]), int(terms[scoreArtifacts]),
		int(terms[scorePlaces]))
}

// scoreNow is what a seat would score if its turn ended with the boards as they are.
func (p *Position) scoreNow(s game.Seat, faction int) (terms [scoreTerms]int8) {
	p.tally(&terms, s, faction)
	return terms
}

// tally fills the terms in where they are wanted: bytes that were just written are slow to copy.
func (p *Position) tally(terms *[scoreTerms]int8, s game.Seat, faction int) {
	me := &p.Players[s]
	*terms = [scoreTerms]int8{}
	terms[scoreRegions] = int8(me.Held.Count())
	terms[scoreDeclined] = int8(me.Old.Count())
	terms[scoreFaction] = int8(faction)
	race, power := p.does(s)
	if hook := race.score; hook != nil {
		terms[scoreRace] = int8(hook(p, s))
	}
	if hook := power.score; hook != nil {
		terms[scorePower] = int8(hook(p, s))
	}
	if s == p.Seat {
		terms[scoreRace] += int8(p.Turn.RaceCoins)
		terms[scorePower] += int8(p.Turn.PowerCoins)
		terms[scoreArtifacts] = p.Turn.HeartCoins
	}
	terms[scorePlaces] = int8(p.placeCoins(s))
}

// placeCoins: the Dark Portal, Karazhan and the Well. SW-PLACE-DARK-PORTAL-01, -KARAZHAN-01..03
func (p *Position) placeCoins(s game.Seat) int {
	me := &p.Players[s]
	coins := 2 * yes(p.markerIn(DarkPortal, me.Held))
	if at := p.MarkerAt[Karazhan]; me.Held.Has(at) {
		for _, terrain := range p.World.Terrain {
			if terrain.Has(at) {
				coins += (me.Held & terrain).Count() - 1
			}
		}
	}
	return coins + p.wellCoins(me)
}

// wellCoins: two for whichever of a player's races leads around the Well. SW-PLACE-WELL-03..07
func (p *Position) wellCoins(me *Player) int {
	at := p.MarkerAt[Well]
	if at < 0 {
		return 0
	}
	around := p.World.Adjacent[at]
	return 2 * yes(p.leads(me.Held, around) || p.leads(me.Old, around))
}
