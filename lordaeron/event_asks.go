package lordaeron

import (
	"slices"

	"twobanners/game"
)

// asking puts the question of an event: to characters in turn, or to the factions so many times. Of
// Talents that are exchanged one after another it knows the next place.
type asking struct{ *Frame }

// askCharacters is the number of times where characters are asked.
const askCharacters = -1

func askFrame(e Event, times int8) Frame {
	return Frame{Task: taskAsk, Who: -1, A: int16(e), N: times}
}

func (f asking) event() Event         { return Event(f.A) }
func (f asking) factions() bool       { return f.N >= 0 }
func (f asking) asked() int8          { return f.K }
func (f asking) over() bool           { return f.K >= f.N }
func (f asking) nextTalent() int8     { return f.M }
func (f asking) exchanged(place int8) { f.M = place + 1 }

func (f asking) next() {
	f.K++
	f.M = 0
}

func init() {
	addRule(EventChoice, rule{
		word:  "event who=who:who card=card:card at=at:number n=n:number m=m:number",
		price: explainAnswer,
	},
		at(in(taskAsk), (*Position).answerWhy, act.answerEvent, (*lister).eventAnswers),
		at(in(taskWalk), (*Position).walkWhy, act.walk, (*lister).walks),
		at(in(taskTurn), (*Position).cleanseWhy, act.cleansePlague, nil))
	addTask(taskAsk, task{
		name: "event-choice", decides: decidedByAsked, run: act.runAsk, about: true,
		written: (*Position).answerShape,
	}, EventChoice, Pass)
}

// decidedByAsked: the character that is asked, or who decides for its faction.
func decidedByAsked(p *Position, f *Frame) game.Seats {
	if (asking{f}).factions() {
		return decidedByChief(p, f)
	}
	return game.Only(p.People[f.Who].Owner)
}

// runAsk asks the next one who has something to decide.
func (x act) runAsk() bool {
	f := asking{x.top()}
	if f.factions() {
		return x.askFaction(f)
	}
	for f.asked() < int8(x.Event.Count) {
		f.Who = x.Event.Order[f.asked()]
		if n, only := x.answersTo(f); n == 1 && x.passEventWhy(Move{}) != fine {
			x.answerEvent(only) // there is no choice
			return true
		} else if n > 0 {
			return false
		}
		f.next()
	}
	return x.popped()
}

// askFaction: the active faction first, then the other, in turn.
func (x act) askFaction(f asking) bool {
	if f.over() {
		return x.popped()
	}
	side := x.askedSide()
	if n, _ := x.answersTo(f); n == 0 || x.membersOf(side) == 0 {
		f.next()
		f.setChief(-1)
		return true
	}
	x.keepChief(f.Frame, x.membersOf(side))
	return false
}

func (p *Position) askedSide() Faction {
	if (asking{p.top()}).asked()%2 == 0 {
		return p.Faction
	}
	return p.Faction.Enemy()
}

// answersTo counts the answers to an ask, without passing, and gives the last of them: none, the
// only one, or that there are several.
func (p *Position) answersTo(f asking) (n int, last Move) {
	l := lister{Position: p}
	return l.answers(f, true)
}

func (l *lister) eventAnswers() {
	_, _ = l.answers(asking{l.top()}, false)
}

// answers counts the answers to an ask, and lists them if wanted.
func (l *lister) answers(f asking, count bool) (n int, last Move) {
	try := func(m Move) {
		m.Kind = EventChoice
		if l.answerWhy(m) == fine {
			n++
			last = m
			if !count {
				l.add(m)
			}
		}
	}
	switch l.box.Events[f.event()].does {
	case "gold-or-regain":
		try(Move{Who: f.Who})
		most := int(l.People[f.Who].Level) * l.box.Events[f.event()].numbers.PerLevel
		if count {
			var b bundle
			b.mix(l.Position, f.Who, 1, most)
			return n + int(b.count), last
		}
		l.mixes(f.Who, 1, most, l.firstBy(f.Who)+1<<placeShift)
	case "swap-talents":
		try(Move{Who: f.Who})
		for _, card := range l.box.Classes[l.People[f.Who].Class].talents {
			for place, old := range l.People[f.Who].Talents {
				if old == NoCard {
					continue
				}
				try(Move{Who: f.Who, At: 1, Card: card, N: uint8(place)})
			}
		}
	case "fly":
		flights := l.box.Flight[l.People[f.Who].Faction]
		for r := flights.Next(0); r != NoRegion; r = flights.Next(r + 1) {
			try(Move{Who: f.Who, At: int8(r)})
		}
	case "buy-half":
		d := &l.Decks
		for card := range distinct(d.Merchant[:d.MerchantCount]) {
			try(Move{Who: f.Who, Card: card})
		}
	case "sell-half", "boss":
		for card := range distinct(l.People[f.Who].carried()) {
			try(Move{Who: f.Who, Card: card})
		}
	case "swap-quest":
		for slot := range l.Quests {
			if !l.Quests[slot].Used {
				continue
			}
			for deck := GreenDeck; deck <= RedDeck; deck++ {
				try(Move{Who: 0, At: int8(slot), N: uint8(deck)})
			}
		}
	case "move-groups":
		for g := range l.GroupCount {
			if l.Groups[g].Quest != Independent {
				continue
			}
			to := l.pastures(g, f)
			if n += to.count(); count && n > 0 {
				break // that there is one is enough
			}
			l.overRegions(l.firstBy(0)+game.Move(g)<<numberShift, &to)
		}
	}
	return n, last
}

// answerWhy checks an answer to an event.
func (p *Position) answerWhy(m Move) why {
	f := asking{p.top()}
	if m.At < 0 {
		return whyMalformed
	}
	if !f.factions() && m.Who != f.Who || f.factions() && m.Who != 0 {
		return whySeat
	}
	c := &p.People[m.Who]
	does := p.box.Events[f.event()].does
	switch does {
	case "gold-or-regain":
		if m.At == 0 {
			return whyProfessions.unless(m.N == 0 && m.M == 0 && m.Card == NoCard)
		}
		if m.At != 1 || m.Card != NoCard || m.N+m.M == 0 {
			return whyMalformed
		}
		most := int(c.Level) * p.box.Events[f.event()].numbers.PerLevel
		return whyProfessions.unless(p.regainWhy(m.Who, int(m.N), int(m.M), most) == fine)
	case "swap-talents":
		return p.swapTalentWhy(m)
	case "fly":
		return p.zeppelinWhy(m)
	case "buy-half":
		return p.halfWhy(m)
	case "sell-half":
		if p.box.Cards[m.Card].soulbound {
			return whySoulbound
		}
		return whyGoblin.unless(m.At == 0 && m.N == 0 && m.M == 0 && c.inBag(m.Card) > 0 &&
			!p.box.Cards[m.Card].soulbound)
	case "boss":
		return whyHoard.unless(m.At == 0 && m.N == 0 && m.M == 0 && c.inBag(m.Card) > 0)
	case "swap-quest":
		return p.swapQuestWhy(m)
	case "move-groups":
		return p.moveGroupWhy(m)
	}
	return whyMalformed
}

// swapTalentWhy: gold, or Talents one after another, each for one of at most its own level.
// WB-EVENTCARD-ANOTHER-PATH-TO-POWER-01
func (p *Position) swapTalentWhy(m Move) why {
	f := asking{p.top()}
	c := &p.People[m.Who]
	if m.At == 0 {
		return whyPath.unless(f.nextTalent() == 0 && m.Card == NoCard && m.N == 0 && m.M == 0)
	}
	if m.At != 1 || m.M != 0 || m.N > 3 || int8(m.N) < f.nextTalent() || c.Talents[m.N] == NoCard {
		return whyPath
	}
	t := &p.box.Cards[m.Card]
	if t.class != c.Class || t.local < powersOfClass ||
		t.level > p.box.Cards[c.Talents[m.N]].level {
		return whyPath
	}
	return whyTalentOwned.unless(!slices.Contains(c.Talents[:], m.Card))
}

// zeppelinWhy: to a friendly flight icon without enemies. WB-EVENTCARD-GOBLIN-ZEPPELIN-01
func (p *Position) zeppelinWhy(m Move) why {
	c := &p.People[m.Who]
	to := Region(m.At)
	return whyZeppelin.unless(m.N == 0 && m.M == 0 && m.Card == NoCard && to != c.Region &&
		int(to) < p.box.Regions && p.box.Flight[c.Faction].Has(to) &&
		p.charactersAt(c.Faction.Enemy(), to) == 0)
}

// halfWhy: one Item of the Merchant at half price. WB-EVENTCARD-TRAVELING-MERCHANTS-01
func (p *Position) halfWhy(m Move) why {
	if m.At != 0 || m.N != 0 || m.M != 0 {
		return whyMalformed
	}
	if !p.atMerchant(m.Card) {
		return whyTraveling
	}
	return whyTraveling.unless((p.box.Cards[m.Card].gold+1)/2 <= p.People[m.Who].Gold)
}

// swapQuestWhy: one of the faction's quests for one of a deck. WB-EVENTCARD-NEW-HORIZONS-01
func (p *Position) swapQuestWhy(m Move) why {
	side := p.askedSide()
	if m.Card != NoCard || m.M != 0 || int(m.At) >= MaxQuests {
		return whyMalformed
	}
	q := &p.Quests[m.At]
	return whyHorizons.unless(q.Used && q.Card != NoQuest && q.Faction == side &&
		m.N >= GreenDeck &&
		m.N <= RedDeck && p.Decks.QuestCount[side][m.N] > 0)
}

// moveGroupWhy: a blue group one or two regions, not into a starting region, to the enemies of who
// moves it, or to its own kind; none twice. WB-EVENTCARD-THE-BEASTS-OF-LORDAERON-02..04
func (p *Position) moveGroupWhy(m Move) why {
	to := Region(m.At)
	if m.Card != NoCard || m.M != 0 || int(to) >= p.box.Regions {
		return whyMalformed
	}
	if m.N >= p.GroupCount {
		return whyBeasts
	}
	g := &p.Groups[m.N]
	switch {
	case g.Quest != Independent:
		return whyBeasts
	case p.Event.Moved>>m.N&1 != 0:
		return whyBeastsTwice
	case to == p.box.Start[Alliance] || to == p.box.Start[Horde] ||
		p.charactersAt(p.askedSide().Enemy(), to) != 0:
		return whyBeastsEnd
	}
	for i := range p.GroupCount {
		o := &p.Groups[i]
		if o.Quest == Independent && o.Creature == g.Creature && o.Region == to {
			return whyBeastsEnd
		}
	}
	steps := p.box.Events[asking{p.top()}.event()].numbers.Steps
	return whyBeasts.unless(to != g.Region && p.box.within(g.Region, to, steps))
}

// pastures are the regions that a blue group may be moved to, by the same rules.
func (p *Position) pastures(group uint8, f asking) (in Regions) {
	g := &p.Groups[group]
	if p.Event.Moved>>group&1 != 0 {
		return in
	}
	in = p.box.around(g.Region, p.box.Events[f.event()].numbers.Steps)
	in.Drop(p.box.Start[Alliance])
	in.Drop(p.box.Start[Horde])
	side := p.askedSide().Enemy()
	for i := range p.Characters {
		if c := &p.People[i]; c.Faction == side {
			in.Drop(c.Region)
		}
	}
	for i := range p.GroupCount {
		if o := &p.Groups[i]; o.Quest == Independent && o.Creature == g.Creature {
			in.Drop(o.Region)
		}
	}
	return in
}
