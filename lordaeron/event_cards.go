package lordaeron

import (
	"math/bits"
	"slices"

	"twobanners/game"
)

func init() {
	addTask(taskEvent, task{name: "event", run: act.runEvent})
	addTask(taskWalk, task{
		name: "walk", decides: decidedByChief, run: act.runWalk,
		written: func(*Position) notation { return walkShape },
	}, EventChoice)
	addTask(taskForced, task{name: "forced", run: act.runForced})
}

// EventState is what the Event step remembers.
type EventState struct {
	// Titles are the Bonus Events resolved in this step, a bit a word. WB-EVENT-05, -07
	Titles uint16
	// Moved are the groups that The Beasts of Lordaeron have moved.
	Moved uint64
	// Order is who is asked, one after another.
	Order [MaxCharacters]int8
	Count uint8
	// Bids of an auction, and who has bid. WB-AUCTION-03
	Bids  [MaxCharacters]uint8
	BidIn uint8
}

// bonusWords are the effects of Bonus Events; their place is their bit.
var bonusWords = [...]string{
	"gold-or-regain", "swap-quest", "move-groups", "fly", "buy-half", "sell-half", "swap-talents",
	"auction",
}

// The steps of drawing events.
const (
	eventDraw uint8 = iota
	eventFate
	eventEffect
	eventAfter
)

// drawEvents draws until a normal Event or a repeated title ends the chain. WB-EVENT-04..06
func (x act) drawEvents() {
	x.Event = EventState{}
	x.push(eventFrame(x.Decks.PlayedCount))
}

// drawing draws event cards: the card in hand, how many were drawn, and how many lay on the discard
// pile before this step.
type drawing struct{ *Frame }

func eventFrame(before uint8) Frame {
	return Frame{Task: taskEvent, Who: -1, B: int16(before)}
}

func (f drawing) card() Event             { return Event(f.A) }
func (f drawing) drawn() int8             { return f.K }
func (f drawing) before() int16           { return f.B }
func (f drawing) discardedBefore(n int16) { f.B += n }

func (f drawing) draw(e Event) {
	f.K++
	f.A = int16(e)
}

// runEvent draws and carries out one card after another.
func (x act) runEvent() bool {
	f := drawing{x.top()}
	step := f.Step
	f.Step++
	switch step {
	case eventDraw:
		if !x.drawEvent(f) {
			x.endEvents()
		}
	case eventFate: // Nefarian walks before the card's effect: WB-OVERLORD-07..09, -NEFARIAN-08..11
		fate := x.box.Events[f.card()].fate
		if fate > 0 && x.box.Overlords[x.Overlord.Who].goal != NoRegion {
			x.push(walkFrame(int(fate)))
		}
	case eventEffect:
		e := &x.box.Events[f.card()]
		if e.bonus {
			title := titleOf(e.does)
			if x.Event.Titles>>title&1 != 0 {
				x.played(f.card())
				x.endEvents()
				return true
			}
			x.Event.Titles |= 1 << title
		}
		x.carryOut(f.card())
	default:
		e := &x.box.Events[f.card()]
		if !e.bonus {
			x.endEvents()
			return true
		}
		if e.does != "auction" {
			x.played(f.card())
		}
		f.Step = eventDraw
	}
	return true
}

// titleOf is the bit of a Bonus Event's title; all others share one.
func titleOf(does string) int {
	if i := slices.Index(bonusWords[:], does); i >= 0 {
		return i
	}
	return len(bonusWords)
}

func (x act) endEvents() {
	x.pop()
	x.Event = EventState{}
	x.Combat = Combat{Active: -1}
}

// mostDrawn ends a step whose bonus events never end.
const mostDrawn = 56

// drawEvent takes the next card; an empty deck is made anew of the discarded ones, except those of
// this step. WB-INTERACT-63
func (x act) drawEvent(f drawing) bool {
	d := &x.Decks
	if d.EventCount == 0 && f.before() > 0 {
		d.EventCount = uint8(copy(d.Events[:], d.Played[:f.before()]))
		left := copy(d.Played[:], d.Played[f.before():d.PlayedCount])
		clear(d.Played[left:])
		d.PlayedCount = uint8(left)
		f.discardedBefore(-f.before())
		game.Shuffle(x.chance, "event deck", d.Events[:d.EventCount])
	}
	if d.EventCount == 0 || f.drawn() > mostDrawn {
		return false
	}
	e := takeFirst(d.Events[:], &d.EventCount)
	f.draw(e)
	x.tell(EventDrawn, -1, int(e))
	x.closeEvent("ears-and-heads") // WB-EVENTCARD-EARS-AND-HEADS-OF-THE-WILD-02
	return true
}

// carryOut does what a card does when it is drawn; normal Events then lie open. WB-EVENT-02, -03
func (x act) carryOut(e Event) {
	card := &x.box.Events[e]
	if q := card.asks; q != nil && q.ask != nil {
		q.ask(x, e)
		return
	}
	switch card.does {
	case "auction":
		x.push(bidFrame(card.card))
	case "halve-health", "halve-energy":
		x.taint(e)
		x.played(e)
	case "ears-and-heads":
		if x.eventOpen("cleanse") || x.eventOpen("plaguewinds") {
			x.played(e)
			return
		}
		x.layOpen(e)
	default:
		x.layOpen(e)
	}
}

// layOpen lays a card beside the board, with what it remembers.
func (x act) layOpen(e Event) {
	card := &x.box.Events[e]
	free := func(o OpenEvent) bool { return !o.Used }
	o := &x.Open[slices.IndexFunc(x.Open[:], free)] // the box has no more than there is room for
	*o = OpenEvent{Card: e, Used: true}
	switch {
	case card.does == "bounty":
		for f := range o.Data[:2] {
			o.Data[f] = x.anyOf(x.membersOf(Faction(f)), "bounty") // WB-EVENTCARD-BOUNTY-01
		}
	case card.does == "plague":
		o.Data[0] = 1<<len(card.regions) - 1
	case card.hoard != "":
		x.fillHoard(e, card.hoard)
	}
	x.survey()
	x.checkWinds()
}

// anyOf draws one character of a set; there may be nothing to draw.
func (x act) anyOf(mask uint8, name string) int8 {
	if n := bits.OnesCount8(mask); n > 1 {
		for range x.chance.Draw(name, n) {
			mask &= mask - 1
		}
	}
	return lowest(mask)
}

// fillHoard takes an Item of each Bag, or half of each purse. WB-EVENTCARD-ZAELDARR-THE-OUTCAST-01,
// WB-EVENTCARD-A-SPECTRAL-REVENGE-01
func (x act) fillHoard(e Event, what string) {
	if what == "items" {
		x.askAll(e)
		return
	}
	for i := range int8(x.Characters) {
		half := x.People[i].Gold / 2
		x.People[i].Gold -= half
		x.HoardGold += half
		x.tell(Hoarded, i, int(NoCard), int(half))
	}
}

// askAll asks every character in the order of seats.
func (x act) askAll(e Event) {
	for i := range int8(x.Characters) {
		x.Event.Order[i] = i
	}
	x.Event.Count = x.Characters
	x.push(askFrame(e, askCharacters))
}

// askFewest asks every character, from the fewest XP upward.
func (x act) askFewest(e Event) {
	order, n := x.fewestFirst(x.everyone(), true)
	x.Event.Order, x.Event.Count = order, uint8(n)
	x.push(askFrame(e, askCharacters))
}

// askFactions asks each faction in turn, as often as the card says.
func (x act) askFactions(e Event) {
	x.push(askFrame(e, int8(2*x.box.Events[e].numbers.Rounds)))
}

// taint takes half the Health or Energy of all within reach of Kel'Thuzad, farther and rounded up
// under the plague. WB-EVENTCARD-SOUL-TAINT-01, -02, WB-EVENTCARD-ARCANE-CORRUPTION-01
func (x act) taint(e Event) {
	plague := x.eventOpen("plague")
	health := x.box.Events[e].does == "halve-health"
	reach := uint8(x.box.Events[e].numbers.Reach)
	if plague {
		reach = uint8(x.box.Events[e].numbers.PlagueReach)
	}
	far := x.box.distances(x.Overlord.Region, NoFaction)
	for i := range backward(x.everyone()) {
		c := &x.People[i]
		if far[c.Region] > reach {
			continue
		}
		if health {
			n := (int(c.Health) + yes(plague)) / 2
			x.push(loseFrame(i, n))
		} else {
			lost := (c.Energy + uint8(yes(plague))) / 2
			c.Energy -= lost
			x.tell(EnergyLost, i, int(lost))
		}
	}
}

// walking is a walk of so many steps, as near to the Overlord's goal as he can come.
type walking struct{ *Frame }

func walkFrame(steps int) Frame { return Frame{Task: taskWalk, Who: -1, N: int8(steps)} }
func (f walking) steps() int    { return int(f.N) }

// walkTo tells whether a region is where a walk of n steps may end.
func (p *Position) walkTo(n int, to Region) bool {
	goal := p.box.Overlords[p.Overlord.Who].goal
	fromGoal := p.box.distances(goal, NoFaction)
	here := int(fromGoal[p.Overlord.Region])
	n = min(n, here)
	walked := p.box.distances(p.Overlord.Region, NoFaction)
	return to >= 0 && int(to) < p.box.Regions && int(walked[to]) == n && int(fromGoal[to]) == here-n
}

func (x act) runWalk() bool {
	f := x.top()
	var only Region
	n := 0
	for r := range Region(x.box.Regions) {
		if x.walkTo(walking{f}.steps(), r) {
			only = r
			n++
		}
	}
	if n > 1 {
		x.nameChief(f, x.membersOf(x.Faction))
		return false
	}
	x.walk(Move{At: int8(only)})
	return true
}

func (p *Position) walkWhy(m Move) why {
	return whyWalk.unless(m.Who == 0 && m.Card == NoCard && m.N == 0 && m.M == 0 &&
		p.walkTo(walking{p.top()}.steps(), Region(m.At)))
}

func (l *lister) walks() {
	steps := walking{l.top()}.steps()
	for r := range int8(l.box.Regions) {
		if l.walkTo(steps, Region(r)) {
			l.add(Move{At: r})
		}
	}
}

// walk ends the walk; at his goal the end is forced. WB-OVERLORD-NEFARIAN-12, -16
func (x act) walk(m Move) {
	to := Region(m.At)
	x.pop()
	x.Overlord.Region = to
	x.tell(OverlordMoved, -1, int(to))
	if to == x.box.Overlords[x.Overlord.Who].goal {
		for x.Depth > 0 {
			x.pop()
		}
		x.force(x.stronger(), 0)
	}
}

// forcing is the last fight with the Overlord: of one faction, then of the other.
type forcing struct{ *Frame }

func forceFrame(side Faction, fight int8) Frame {
	return Frame{Task: taskForced, N: fight, A: int16(side), Who: -1}
}

func (f forcing) side() Faction { return Faction(f.A) }
func (f forcing) first() bool   { return f.N == 0 }

// force lets all characters of a faction fight the Overlord, wherever they stand.
// WB-OVERLORD-NEFARIAN-12, -13, -17
func (x act) force(side Faction, fight int8) {
	x.push(forceFrame(side, fight))
	x.Faction = side
	x.Combat = Combat{
		Foe: OverlordFoe, Side: side, Challenger: lowest(x.membersOf(side)), Final: true,
		In: x.membersOf(side), Active: -1, Region: x.Overlord.Region,
	}
	if x.Combat.In != 0 {
		x.beginCombat()
	}
}

// runForced: if the first faction lost, the other fights; if both did, the game is drawn.
// WB-OVERLORD-NEFARIAN-13, -14
func (x act) runForced() bool {
	first, side := forcing{x.top()}.first(), forcing{x.top()}.side()
	x.pop()
	if first {
		x.force(side.Enemy(), 1)
	} else {
		x.draw()
	}
	return true
}
