package lordaeron

import (
	"slices"
	"strconv"

	"twobanners/game"
)

// WhoName is the id of a character at the table: its class, since each class is played once.
// Before it has one, it goes by its number. WB-SETUP-03
func (g *Game) WhoName(p *Position, who int8) string {
	if who < 0 || who >= int8(p.Characters) {
		return ""
	}
	class := p.People[who].Class
	if class < 0 {
		return "character-" + strconv.Itoa(int(who)+1)
	}
	name := g.box.Classes[class].id
	for i := range who { // no box has a class twice, but a scenario may
		if p.People[i].Class == class {
			return name + "-" + strconv.Itoa(int(who)+1)
		}
	}
	return name
}

// WhoByName finds a character by its id.
func (g *Game) WhoByName(p *Position, name string) (int8, bool) {
	for i := range int8(p.Characters) {
		if g.WhoName(p, i) == name {
			return i, true
		}
	}
	return -1, false
}

// RegionName is a region's id, "" for nowhere.
func (g *Game) RegionName(r Region) string {
	if r < 0 || int(r) >= g.box.Regions {
		return ""
	}
	return g.box.ids["region"][r]
}

// CardName is a card's id; terms may come from a Curse, the opponents or dice held back.
func (g *Game) CardName(c Card) string {
	switch {
	case c == cursedCard:
		return "curse"
	case c == foeCard:
		return "opponent"
	case c == heldCard:
		return "held-back"
	case c <= 0 || int(c) >= len(g.box.Cards):
		return ""
	default:
		return g.box.Cards[c].id
	}
}

// cardNames are the ids of the cards of a list; NoCard is passed over.
func (g *Game) cardNames(list []Card) (names []string) {
	for _, card := range list {
		if card != NoCard {
			names = append(names, g.CardName(card))
		}
	}
	return names
}

// QuestName is a quest's id.
func (g *Game) QuestName(q Quest) string { return g.box.Quests[q].id }

// CardByName finds a card by its id; where two classes share it, the one of the class given.
func (g *Game) CardByName(name string, class int8) (Card, bool) {
	found := NoCard
	for i := 1; i < len(g.box.Cards); i++ {
		c := &g.box.Cards[i]
		if c.id == name && (found == NoCard || c.class == class) {
			found = Card(i)
		}
	}
	return found, found != NoCard
}

// RegionByName finds a region by its id; those below find likewise.
func (g *Game) RegionByName(name string) (Region, bool) { return find(g, "region", name, NoRegion) }

// CreatureByName finds a creature.
func (g *Game) CreatureByName(name string) (Creature, bool) {
	return find(g, "creature", name, Creature(0))
}

// ClassByName finds a class.
func (g *Game) ClassByName(name string) (int8, bool) { return find(g, "class", name, int8(-1)) }

// QuestByName finds a quest.
func (g *Game) QuestByName(name string) (Quest, bool) { return find(g, "quest", name, NoQuest) }

// EventByName finds an event card.
func (g *Game) EventByName(name string) (Event, bool) { return find(g, "event", name, NoEvent) }

// OverlordByName finds an Overlord.
func (g *Game) OverlordByName(name string) (Overlord, bool) {
	return find(g, "overlord", name, Overlord(-1))
}

// find looks an id up among those of a kind.
func find[T ~int8 | ~uint8](g *Game, kind, name string, none T) (T, bool) {
	if i := slices.Index(g.box.ids[kind], name); i >= 0 && name != "" {
		return T(i), true
	}
	return none, false
}

// subject is the character that a move is about, for names that depend on it.
func (p *Position) subject(m Move) int8 {
	if masks[m.Kind]&whoBits != 0 {
		return m.Who
	}
	if p.Depth > 0 {
		return p.top().Who
	}
	return -1
}

func (p *Position) classOf(who int8) int8 {
	if who < 0 {
		return -1
	}
	return p.People[who].Class
}

var _ game.Game = (*Game)(nil)

// AreaNamed finds an area of a sheet; the Hood of Shadow's has more names than one.
func AreaNamed(name string) (int, bool) {
	if name == "extra" || name == "hood-of-shadow" {
		return HoodArea, true
	}
	return readPlace(name)
}
