package content

import (
	"slices"
	"strconv"
)

// foes are the words for opponents; a creature's id is one too.
var foes = []string{"creature", "boss", "overlord", "character", "red", "independent"}

// ofFoes are the verbs that only creatures, bosses and Overlords have.
var ofFoes = []Verb{
	NoAttrition, NoReroll, ArmorEights, SetAside, AttritionNeeds, HalveAttrition, HitAllowance,
}

// abilities checks sentences as far as they can be understood without the rules: what is named
// exists, what is counted is there, and every verb has what it needs. The card is nil for foes.
func (f *inspection) abilities(at string, of *Card, list []Ability) {
	for i := range list {
		f.ability(at+"/"+strconv.Itoa(i), of, &list[i])
	}
}

func (f *inspection) ability(at string, of *Card, a *Ability) {
	f.worded(at, a)
	for i, c := range a.If {
		part := at + "/if/" + strconv.Itoa(i)
		switch c.Kind {
		case IfEquipped, IfUsed, IfBefore:
			f.called(part, c.Names)
		case IfAgainst:
			f.opposed(part, c.Names)
		default:
		}
	}
	f.called(at+"/pay/unequip", a.Pay.Unequip)
	f.called(at+"/instead", a.Instead)
	if of == nil && (a.Pay.Discard || a.May || a.Once != "") {
		f.add(at, "only a card can be discarded, or used by choice")
	}
	if a.May && a.Must {
		f.add(at, "an ability works by itself or by choice, not both")
	}
	for i := range a.Do {
		f.effect(at+"/do/"+strconv.Itoa(i), of, a, &a.Do[i])
	}
}

// called reports names that no card bears as id, kind, type, category, function or trait.
func (f *inspection) called(at string, names []string) {
	for _, name := range names {
		if name != "self" && !slices.ContainsFunc(f.w.Cards, func(c Card) bool {
			return c.ID == name || string(c.Kind) == name || c.Type == name ||
				c.Category == name || c.Function == name || slices.Contains(c.Traits, name)
		}) {
			f.add(at, "no card is, or is called, %q", name)
		}
	}
}

func (f *inspection) opposed(at string, names []string) {
	for _, name := range names {
		if !slices.Contains(foes, name) && f.w.creature(name) == nil {
			f.add(at, "there is no opponent %q", name)
		}
	}
}

func (f *inspection) effect(at string, of *Card, a *Ability, e *Effect) {
	switch e.Verb {
	case Immune, Defeat:
		f.opposed(at, e.Names)
	case RerollOnly, Pass, MoveTo: // colours and places, not cards
	default:
		f.called(at, e.Names)
	}
	if of != nil && slices.Contains(ofFoes, e.Verb) {
		f.add(at, "%s is for creatures, bosses and Overlords", e.Verb)
	}
	if what := lacks(e); what != "" {
		f.add(at, "%s needs %s", e.Verb, what)
	}
	switch e.Per {
	case PerSpotted:
		if a.Spot.Count == 0 {
			f.add(at, "per spotted, and nothing is spotted")
		}
	case PerPaid:
		p, none := &a.Pay, Amount{}
		if p.Energy == none && p.Health == none && p.Lose == none && p.Tokens == none &&
			p.Banked == none &&
			p.Dice.Count == 0 {
			f.add(at, "per paid, and nothing is paid")
		}
	default:
	}
}

// lacks says what a verb cannot do without.
func lacks(e *Effect) string {
	switch e.Verb {
	case Add:
		if e.Dice == (Dice{}) && e.N == 0 {
			return "dice"
		}
	case TurnDice:
		if e.Face == 0 && e.Raise == 0 && len(e.Into) == 0 {
			return "face, raise or into"
		}
	case Hits, Redirect:
		if e.Box == "" {
			return "box"
		}
	case MoveHits:
		if e.Box == "" || e.From == "" {
			return "from and box"
		}
	case Uses, Cost, Better, Area, Defeat:
		if len(e.Names) == 0 {
			return "of"
		}
	case Regain, Gain, Lose, Capacity, Revive:
		if e.Health == 0 && e.Energy == 0 {
			return "health or energy"
		}
	default:
	}
	return ""
}
