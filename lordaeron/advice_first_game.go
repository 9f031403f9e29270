package lordaeron

import "twobanners/game"

// The rulebook closes with a guide for a first game. This is its advice, as far as a program can
// give it: what to buy first, where to go, what to leave alone. WB-GUIDE

// General are the hints for who is new to the game, each with the rules it rests on. WB-GUIDE-19
var General = []struct {
	Hint  string
	Rules []string
}{
	{"levels-refill", []string{"WB-LEVEL-15"}},
	{"groups-share", []string{"WB-CHALLENGE-25", "WB-REWARD-03"}},
	{"no-experience", []string{"WB-LEVEL-12"}},
}

// Hint is a piece of advice for a character.
type Hint struct {
	// Advice is buy-powers, take-talent, travel or too-strong.
	Advice string
	Who    int8
	// Cards are Powers to buy or the Talent to take; To is where to go next.
	Cards [2]Card
	To    Region
	// Creature is what is too strong for one alone.
	Creature Creature
}

// Hints is the guide's advice for a character as things stand.
func (p *Position) Hints(who int8) (list []Hint) {
	c := &p.People[who]
	if p.Over || p.Depth == 0 || c.Person < 0 {
		return nil
	}
	none := Hint{Who: who, To: NoRegion}
	if p.waitsIn(taskTalent) && p.asker() == who {
		if card := p.named(c, p.box.Classes[c.Class].guide.Talent); card != NoCard &&
			p.talentWhy(Move{Card: card}) == fine {
			none.Advice, none.Cards[0] = "take-talent", card
			return []Hint{none}
		}
	}
	if !p.waitsIn(taskTurn) || c.Faction != p.Faction || c.Actions == 0 {
		return nil
	}
	list = p.tooStrong(list, none)
	if cards := p.firstPowers(who); cards[0] != NoCard {
		none.Advice, none.Cards = "buy-powers", cards
		return append(list, none)
	}
	if to := p.towardQuest(who); to != NoRegion {
		none.Advice, none.To = "travel", to
		list = append(list, none)
	}
	return list
}

// named finds a card of a character's class.
func (p *Position) named(c *Character, id string) Card {
	for card := range p.box.Cards {
		if t := &p.box.Cards[card]; t.id == id && t.class == c.Class {
			return Card(card)
		}
	}
	return NoCard
}

// firstPowers are the two Powers to buy with the first action, a Town action. WB-GUIDE-16
func (p *Position) firstPowers(who int8) (cards [2]Card) {
	c := &p.People[who]
	first := p.box.Classes[c.Class].guide.Powers
	if len(first) == 0 || c.Learned != 0 || p.townWhy(Move{Who: who}) != fine {
		return cards
	}
	price := int16(0)
	for i, id := range first {
		cards[i] = p.named(c, id)
		price += p.box.Cards[cards[i]].gold
	}
	if price > c.Gold {
		return [2]Card{}
	}
	return cards
}

// fairQuests are the regions with creatures of an own quest that is not above the character's
// level: nobody is sent alone where only a stronger group could win.
func (p *Position) fairQuests(who int8) (fair Regions) {
	c := &p.People[who]
	for i := range p.GroupCount {
		g := &p.Groups[i]
		if g.Quest != Independent && p.questOpen(g.Quest, c.Faction) &&
			p.box.Quests[p.Quests[g.Quest].Card].level <= c.Level {
			fair.Put(g.Region)
		}
	}
	return fair
}

// towardQuest is the first step of a shortest way to creatures of an own quest that is not too
// hard, and that meets no independent creature; NoRegion where there is none or the character
// stands before a quest. WB-GUIDE-17
func (p *Position) towardQuest(who int8) Region {
	c := &p.People[who]
	fair := p.fairQuests(who)
	if p.blueIn(c.Region) || p.questIn(c.Region, c.Faction) {
		return NoRegion
	}
	var first [MaxRegions]Region
	for r := range first {
		first[r] = NoRegion
	}
	queue := [MaxRegions]Region{c.Region}
	for head, tail := 0, 1; head < tail; head++ {
		here := queue[head]
		near := &p.box.Adjacent[here]
		for r := near.Next(0); r != NoRegion; r = near.Next(r + 1) {
			if first[r] != NoRegion || r == c.Region || p.blueIn(r) ||
				r == p.box.Start[c.Faction.Enemy()] {
				continue
			}
			first[r] = first[here]
			if here == c.Region {
				first[r] = r
			}
			if fair.Has(r) {
				return first[r]
			}
			queue[tail] = r
			tail++
		}
	}
	return NoRegion
}

// questIn: creatures of a quest that the faction may challenge stand in a region.
func (p *Position) questIn(at Region, side Faction) bool {
	for i := range p.GroupCount {
		g := &p.Groups[i]
		if g.Region == at && g.Quest != Independent && p.questOpen(g.Quest, side) {
			return true
		}
	}
	return false
}

// fairAlone is how many types of the reference sheet are fit for one character of level 1: Murloc,
// Gnoll, Ghoul and Scarlet Crusader, one figure of them. WB-GUIDE-18
const fairAlone = 4

// tooStrong warns a character of level 1 of groups that it could challenge and should not alone.
func (p *Position) tooStrong(list []Hint, none Hint) []Hint {
	c := &p.People[none.Who]
	if c.Level > 1 {
		return list
	}
	for i := range p.GroupCount {
		g := &p.Groups[i]
		if g.Region != c.Region || g.Quest != Independent &&
			(p.blueIn(c.Region) || !p.questOpen(g.Quest, c.Faction)) {
			continue // those of a quest come after independent ones: WB-CHALLENGE-01
		}
		if p.groupSize(g) > 1 || g.Creature >= fairAlone {
			none.Advice, none.Creature = "too-strong", g.Creature
			list = append(list, none)
		}
	}
	return list
}

// hints are the hints for a seat's characters, in ids.
func (g *Game) hints(p *Position, seat game.Seat) (list []HintAdvice) {
	for i := range int8(p.Characters) {
		if p.People[i].Owner != seat {
			continue
		}
		for _, h := range p.Hints(i) {
			advice := HintAdvice{Hint: h.Advice, Who: g.WhoName(p, i), To: g.RegionName(h.To)}
			for _, card := range h.Cards {
				if card != NoCard {
					advice.Cards = append(advice.Cards, g.CardName(card))
				}
			}
			if h.Advice == "too-strong" {
				advice.Creature = g.box.Creatures[h.Creature].id
			}
			list = append(list, advice)
		}
	}
	return list
}
