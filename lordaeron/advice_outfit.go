package lordaeron

import (
	"iter"
	"slices"

	"twobanners/game"
)

// OutfitAdvice is how a character's cards are best arranged: the changes in order, each legal once
// the ones before it are made, and what all of them come to.
type OutfitAdvice struct {
	Who     string         `json:"who"`
	Changes []OutfitChange `json:"changes"`
	// Wakes are Talents and other cards that begin to work by it.
	Wakes []string `json:"wakes,omitempty"`
	// Before and After are what all cards give at the start of the Dice Pool step.
	Before Gives `json:"before"`
	After  Gives `json:"after"`
}

// OutfitChange puts a card into an area; Old is what lies there now.
type OutfitChange struct {
	Move  any    `json:"move"`
	Card  string `json:"card"`
	Area  string `json:"area"`
	Old   string `json:"old,omitempty"`
	Gives Gives  `json:"gives"` // what the whole sheet gives more
}

// OutfitOdds is the chance to win a fight in percent, before and after.
type OutfitOdds struct {
	Creature string `json:"creature"`
	Region   string `json:"region"`
	Count    int    `json:"count"`
	Before   int    `json:"before"`
	After    int    `json:"after"`
}

// mostChanges is more than any sheet has areas.
const mostChanges = 12

// outfits advises a seat about its characters; who is dressed best already is left out.
func (g *Game) outfits(p *Position, seat game.Seat) (list []OutfitAdvice) {
	for who := range p.dressers(seat) {
		if a, _ := g.bestOutfit(p, seat, who); len(a.Changes) > 0 {
			list = append(list, a)
		}
	}
	return list
}

// dressedOdds tells what the changes of outfits do to fights.
func (g *Game) dressedOdds(p *Position, seat game.Seat) map[string][]OutfitOdds {
	odds := map[string][]OutfitOdds{}
	for who := range p.dressers(seat) {
		if a, after := g.bestOutfit(p, seat, who); len(a.Changes) > 0 {
			odds[a.Who] = g.outfitOdds(p, after, who)
		}
	}
	return odds
}

// dressers are the characters of a seat whose cards it may arrange now.
func (p *Position) dressers(seat game.Seat) iter.Seq[int8] {
	return func(yield func(int8) bool) {
		if !p.waitsIn(taskManage, taskFinal) || !p.Actors().Has(seat) {
			return
		}
		for who := range int8(p.Characters) {
			c := &p.People[who]
			if c.Owner == seat && c.Person >= 0 && !yield(who) {
				return
			}
		}
	}
}

// bestOutfit makes the change that is worth most until none is worth anything; the second is the
// position after all of them.
func (g *Game) bestOutfit(p *Position, seat game.Seat, who int8) (OutfitAdvice, *Position) {
	a := OutfitAdvice{Who: g.WhoName(p, who), Before: p.sheetGives(who)}
	q := *p
	j := judges.Get().(*Judge)
	defer judges.Put(j)
	j.Position = &q
	if j.gear == nil || j.gear.box != q.box {
		j.gear = newGear(q.box)
	}
	for range mostChanges {
		m, ok := j.bestChange(seat, who)
		if !ok {
			break
		}
		before := q.sheetGives(who)
		c := OutfitChange{
			Move: g.ShowMove(&q, m.Pack()), Card: g.CardName(m.Card), Area: areaNames[m.At],
		}
		if !q.box.Cards[m.Card].addOn {
			c.Old = g.CardName(q.cardAt(who, int(m.At)))
		}
		_ = q.Apply(seat, m.Pack(), game.NewFast(0), nil)
		c.Gives = q.sheetGives(who).less(before)
		a.Changes = append(a.Changes, c)
	}
	a.After = q.sheetGives(who)
	for _, card := range q.working(who) {
		if card != NoCard && q.onSheetWorks(who, card) && !p.onSheetWorks(who, card) &&
			slices.Contains(p.People[who].Talents[:], card) {
			a.Wakes = append(a.Wakes, g.CardName(card))
		}
	}
	return a, &q
}

// bestChange is the legal change that makes the strongest, by forecasts of fights.
func (j *Judge) bestChange(seat game.Seat, who int8) (best Move, ok bool) {
	most := 0.0
	for _, packed := range j.Moves(seat, nil) {
		m, _ := j.Unpack(packed)
		if m.Kind != Equip || m.Who != who {
			continue
		}
		if gain := j.gear.change(j, m); gain > most {
			best, most, ok = m, gain, true
		}
	}
	return best, ok
}

// sheetGives is what all cards of a character give at the start of the Dice Pool step.
func (p *Position) sheetGives(who int8) (all Gives) {
	for _, card := range p.working(who) {
		if card != NoCard {
			all = all.plus(p.gives(who, card))
		}
	}
	return all
}

// onSheetWorks: a card that waits for another one on the sheet has it.
func (p *Position) onSheetWorks(who int8, card Card) bool {
	does := p.box.Cards[card].does
	for i := range does {
		for k := range does[i].conds {
			if c := &does[i].conds[k]; c.kind == ifEquipped && p.condition(who, card, c) != c.not {
				return true
			}
		}
	}
	return false
}

func (g Gives) plus(o Gives) Gives {
	return Gives{
		g.Red + o.Red, g.Blue + o.Blue, g.Green + o.Green, g.Reroll + o.Reroll,
		g.Attrition + o.Attrition, g.Threat + o.Threat,
	}
}

func (g Gives) less(o Gives) Gives {
	return g.plus(Gives{-o.Red, -o.Blue, -o.Green, -o.Reroll, -o.Attrition, -o.Threat})
}

// mostOutfitOdds is how many fights are compared.
const mostOutfitOdds = 3

// outfitOdds forecasts the fights against quests of the side, as if the character stood there.
func (g *Game) outfitOdds(before, after *Position, who int8) (list []OutfitOdds) {
	f := Forecaster{brief: true}
	for _, t := range before.questGoals(before.People[who].Faction) {
		o := OutfitOdds{
			Creature: g.box.Creatures[t.which].id, Region: g.RegionName(t.region),
			Count: t.count,
		}
		if one := f.Errand(before, &t.fightTarget, t.side, only(who), 0, AllOut); one != nil {
			o.Before = percent(one.Fight.Win)
		}
		if one := f.Errand(after, &t.fightTarget, t.side, only(who), 0, AllOut); one != nil {
			o.After = percent(one.Fight.Win)
		}
		list = append(list, o)
	}
	slices.SortStableFunc(list, func(a, b OutfitOdds) int {
		return (b.After - b.Before) - (a.After - a.Before)
	})
	return list[:min(mostOutfitOdds, len(list))]
}
