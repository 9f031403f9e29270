package content

import (
	"fmt"
	"slices"

	"github.com/goccy/go-yaml/ast"
)

// Perk is one thing that a race or power does: a word of docs/content.md with what it says.
type Perk struct {
	Word PerkWord
	// Of is where it works, what is conquered for it, or which ability it is.
	Of string
	// N are coins, tokens, or the defenders from which on it counts.
	N int
}

// PerkWord says what a perk changes.
type PerkWord string

// The words.
const (
	PerkCoinsEach     PerkWord = "coins each"     // coins for each of something held
	PerkCoinsConquest PerkWord = "coins conquest" // coins for conquests of some kind
	PerkCost          PerkWord = "cost"           // conquests take fewer tokens
	PerkNear          PerkWord = "near"           // some regions are as good as adjacent
	PerkEnters        PerkWord = "enters"         // first conquests may begin in some regions
	PerkSwims         PerkWord = "swims"          // seas and lakes can be conquered
	PerkSails         PerkWord = "sails"          // other boards are no further away
	PerkLeast         PerkWord = "least"          // no region is held by fewer
	PerkKeeps         PerkWord = "keeps"          // the power goes on in decline
	PerkToll          PerkWord = "toll"           // whoever conquers some regions pays
	PerkSaves         PerkWord = "saves"          // the first casualty of a turn is kept
	PerkWall          PerkWord = "wall"           // conquests of some regions raise a Wisp Wall
	PerkAbility       PerkWord = "ability"        // an ability that the rules have in code
)

// Areas are sets of regions, by what is printed on them.
var Areas = []string{
	string(Fields), string(Forest), string(Hills), string(Swamp), string(Mountain), string(Sea),
	string(Lake), "water", "cavern", "magic", "entry",
}

// What else coins are for, and costs go by.
const (
	EachMarker      = "marker"       // artifacts and places
	EachBoard       = "board"        // boards with a region
	EachBesideWater = "beside-water" // regions that border water
	WhereHeld       = "held"         // regions that are not empty
	FromOccupied    = "occupied"     // conquests of such regions
	FromDefenders   = "defenders"    // of regions with so many: as many coins
)

var (
	eachOf     = append(slices.Clone(Areas), EachMarker, EachBoard, EachBesideWater)
	costIn     = append(slices.Clone(Areas), WhereHeld)
	conquestOf = []string{
		FromOccupied, string(Alliance), string(Horde), string(Neutral), FromDefenders,
	}
)

// String is the perk as the hash has it.
func (e Perk) String() string { return fmt.Sprintf("%s, %s, %d", e.Word, e.Of, e.N) }

// does reads what a thing does, in place of what was said before: a list of words.
func (r *reader) does(into *[]Perk, power bool) take {
	return func(path string, node ast.Node) {
		*into = []Perk{}
		r.list(func(at string, node ast.Node) {
			if n := len(r.entriesOrNone(node)); n != 1 {
				r.fail(node, "one word each: there are %d words here", n)
				return
			}
			var e Perk
			r.mapping(r.perk(&e)...)(at, node)
			if e.Word == PerkKeeps && !power {
				r.fail(node, "keeps is a word of powers: races in decline do nothing")
			}
			*into = append(*into, e)
		})(path, node)
	}
}

// mostLeast is the most tokens that a region may need: races have five at least.
const mostLeast = 3

// perk are the words.
func (r *reader) perk(e *Perk) []key {
	keys := []key{
		{"coins", r.coinsOf(e)},
		{string(PerkCost), r.whole(r.mapping(
			key{"less", r.between(&e.N, 1, 9)}, key{"in", word(r, &e.Of, costIn...)},
		), func() string {
			return unless(e.N > 0, "cost says how much less: {less: 1, in: forest}")
		})},
		{string(PerkLeast), r.between(&e.N, 2, mostLeast)},
		{string(PerkSaves), word(r, &e.Of, "first")},
		{string(PerkAbility), r.text(&e.Of)},
	}
	for _, w := range []PerkWord{PerkNear, PerkEnters, PerkToll, PerkWall} {
		keys = append(keys, key{string(w), word(r, &e.Of, Areas...)})
	}
	for _, w := range []PerkWord{PerkSwims, PerkSails, PerkKeeps} {
		var is bool
		keys = append(keys, key{string(w), r.whole(r.flag(&is), func() string {
			return unless(is, string(w)+" is true, or left out")
		})})
	}
	for i, k := range keys {
		keys[i].take = func(at string, node ast.Node) {
			e.Word = PerkWord(k.name) // coins will say of which kind
			k.take(at, node)
		}
	}
	return keys
}

// coinsOf reads what coins are for.
func (r *reader) coinsOf(e *Perk) take {
	var each, conquest string
	return r.whole(r.mapping(
		key{"each", word(r, &each, eachOf...)},
		key{"conquest", word(r, &conquest, conquestOf...)},
		key{"from", r.between(&e.N, 1, 9)},
	), func() string {
		e.Word, e.Of = PerkCoinsEach, each
		if conquest != "" {
			e.Word, e.Of = PerkCoinsConquest, conquest
		}
		if (each == "") == (conquest == "") {
			return "coins are for each of something or for conquests: {each: cavern} or " +
				"{conquest: horde}"
		}
		return unless(e.N == 0 || conquest == FromDefenders,
			"from is how many defenders there are: {conquest: defenders, from: 2}")
	})
}

// whole reads a value, then says what is wrong with the whole of it, if its parts are right.
func (r *reader) whole(take take, wrong func() string) take {
	return func(at string, node ast.Node) {
		before := len(*r.problems)
		take(at, node)
		if what := wrong(); what != "" && len(*r.problems) == before {
			r.fail(node, "%s", what)
		}
	}
}

func unless(is bool, what string) string {
	if is {
		return ""
	}
	return what
}
