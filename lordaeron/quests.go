package lordaeron

func init() {
	addRule(DrawQuest, rule{word: "quest-deck deck=n:deck", outOfStep: lateAlways(whyQuestTime)},
		inSteps(steps(taskReplace), (*Position).deckWhy, act.replaceQuest, eachNumber(RedDeck+1)))
	addTask(taskReplace, task{name: "quest-deck", decides: decidedByChief, run: act.runReplace},
		DrawQuest)
}

// questOpen tells whether a faction may challenge the creatures of a quest: its own, or any while
// Subterfuge is open. WB-CHALLENGE-12..14
func (p *Position) questOpen(slot int8, f Faction) bool {
	return p.Quests[slot].Faction == f || p.eventOpen("subterfuge")
}

// eligible is how many quests a faction keeps. WB-SETUP-26, WB-PLAYERS-08
func (p *Position) eligible() int {
	return 4 + yes(p.Characters > 4)
}

// drawQuest draws from a deck until a quest can be spawned, each card at most once. One that
// cannot goes under its deck. WB-QUEST-23..25, WB-INTERACT-59
func (x act) drawQuest(f Faction, deck int) bool {
	d := &x.Decks
	for range d.QuestCount[f][deck] {
		q := takeFirst(d.Quests[f][deck][:], &d.QuestCount[f][deck])
		if x.spawnQuest(q, f) {
			return true
		}
		putLast(d.Quests[f][deck][:], &d.QuestCount[f][deck], q)
		x.tell(QuestPassedOver, -1, int(q))
	}
	return false
}

// spawnQuest puts a quest's creatures on the board, or nothing if a quest creature is missing.
// Blue ones come as far as there are figures. WB-QUEST-07, -21..24
func (x act) spawnQuest(q Quest, f Faction) bool {
	spawns := x.box.Quests[q].spawns
	for _, s := range spawns {
		if s.color != Blue && x.Supply[s.creature][s.color] < s.count {
			return false
		}
	}
	slot, ok := x.addQuest(q, f)
	if !ok {
		return false
	}
	x.tell(QuestDrawn, -1, int(q), int(f))
	for _, s := range spawns {
		quest := slot
		if s.color == Blue {
			quest = Independent
		}
		x.spawn(s.creature, s.color, s.region, quest, min(s.count, x.Supply[s.creature][s.color]))
	}
	return true
}

// spawn puts figures into a region; blue ones join a group of their type there. WB-INTERACT-43
func (x act) spawn(c Creature, color Color, r Region, quest int8, n uint8) {
	if n == 0 {
		return
	}
	x.Supply[c][color] -= n
	x.tell(Spawned, -1, int(c), int(color), int(n), int(r))
	for i := range x.GroupCount {
		if g := &x.Groups[i]; g.Creature == c && g.Region == r && g.Quest == quest {
			g.Count[color] += n
			return
		}
	}
	g := Group{Creature: c, Region: r, Quest: quest}
	g.Count[color] = n
	x.Groups[x.GroupCount] = g
	x.GroupCount++
	x.stand(&g)
}

// ground caches where creatures stand, independent ones among them, where bosses of events do, the
// places of open events, a bit each, and what the Foul Plaguewinds ask for where they blow.
type ground struct {
	creatures, blue, bosses Regions
	open                    uint32
	winds                   int16
}

// survey computes the ground anew; whoever moves creatures or opens an event calls it.
func (p *Position) survey() {
	p.ground = ground{}
	for i := range p.GroupCount {
		p.stand(&p.Groups[i])
	}
	for i := range p.Open {
		if !p.Open[i].Used {
			continue
		}
		p.open |= 1 << i
		if e := &p.box.Events[p.Open[i].Card]; e.boss {
			p.bosses.Put(e.region)
		}
	}
	if i := p.openEvent("plaguewinds"); i >= 0 {
		p.winds = int16(p.numbersOf(i).Energy)
	}
}

// stand notes where a group stands.
func (g *ground) stand(on *Group) {
	g.creatures.Put(on.Region)
	if on.Quest == Independent {
		g.blue.Put(on.Region)
	}
}

// blueIn tells whether independent creatures are in a region.
func (p *Position) blueIn(r Region) bool { return p.blue.Has(r) }

// replacing draws a quest for a faction; some decks were tried in vain.
type replacing struct{ *Frame }

func replaceFrame(side Faction) Frame   { return Frame{Task: taskReplace, A: int16(side)} }
func (f replacing) side() Faction       { return Faction(f.A) }
func (f replacing) tried(deck int) bool { return f.K>>deck&1 != 0 }
func (f replacing) try(deck int)        { f.K |= 1 << deck }

// runReplace draws the replacement of a completed quest. If no deck works the place stays empty
// until the next quest is completed.
// WB-QUEST-06, WB-INTERACT-58, -59
func (x act) runReplace() bool {
	f := x.top()
	side := replacing{f}.side()
	choices := 0
	for deck := GreenDeck; deck <= RedDeck; deck++ {
		choices += yes(x.deckOpen(side, deck))
	}
	if full := x.questsOf(side) >= x.eligible(); full || choices == 0 {
		x.Vacant[side] += uint8(yes(!full))
		return x.popped()
	}
	x.nameChief(f, x.membersOf(side))
	return false
}

func (p *Position) deckOpen(f Faction, deck int) bool {
	return p.Decks.QuestCount[f][deck] > 0 && !replacing{p.top()}.tried(deck)
}

func (p *Position) questsOf(f Faction) (n int) {
	for i := range p.Quests {
		n += yes(p.Quests[i].Used && p.Quests[i].Faction == f)
	}
	return n
}

func (p *Position) deckWhy(m Move) why {
	return whyDeck.unless(m.N >= GreenDeck && m.N <= RedDeck &&
		p.deckOpen(replacing{p.top()}.side(), int(m.N)))
}

func (x act) replaceQuest(m Move) {
	f, deck := replacing{x.top()}, int(m.N)
	side := f.side()
	switch {
	case !x.drawQuest(side, deck):
		f.try(deck)
	case x.Vacant[side] > 0: // now for a place that stayed empty
		x.Vacant[side]--
		*f.Frame = replaceFrame(side)
	default:
		x.pop()
	}
}
