package lordaeron

import (
	"slices"

	"twobanners/game"
)

func init() {
	addRule(End, rule{word: "end"},
		inSteps(steps(taskTurn), (*Position).endWhy, act.endActions, (*lister).ends),
		alwaysLegal(steps(taskManage, taskFinal), act.end))
	addTask(taskTurn, task{
		name: "actions", decides: decidedByFaction, run: act.runTurn,
		each: []Kind{
			Look, EventChoice, Challenge, Use, Travel, RestAction, Train, GoToTown, Give, GiveGold,
		},
	}, End)
	addTask(taskManage, task{
		name: "manage", decides: decidedByFaction, run: act.runManage, each: []Kind{Equip, Unequip},
	}, End)
	addTask(taskTurnEnd, task{name: "turn-end", run: act.runTurnEnd})
}

// actionsPerTurn is how many actions a character has. WB-TURN-03
const actionsPerTurn = 2

// beginTurn starts a faction's turn: two actions each, and what works at its start.
func (x act) beginTurn(f Faction) {
	x.Faction = f
	x.Acted, x.Gifts = 0, 0
	x.push(Frame{Task: taskTurn})
	x.tellTurn()
	for i := range int8(x.Characters) {
		c := &x.People[i]
		c.Actions, c.Travels, c.Rode, c.Called = 0, 0, false, 0
		if c.Faction == f {
			c.Actions = actionsPerTurn
			x.automatic(atTurnStart, i)
		}
	}
}

// tellTurn tells that a turn begins, with the race in percent as it stands then.
func (x act) tellTurn() {
	if x.log != nil {
		race, ok := x.race()
		shares := raceShares(&race, ok)
		x.tell(TurnBegan, -1, int(x.Turn), int(x.Faction), shares[Alliance], shares[Horde])
	}
}

// acting is a step that each seat of the active faction ends for itself: the turn, management, the
// final management.
type acting struct{ *Frame }

func (f acting) done() game.Seats   { return game.Seats(f.A) }
func (f acting) end(seat game.Seat) { f.A |= int16(game.Only(seat)) }
func (f acting) anew()              { f.A = 0 }

// runTurn waits for the actions of the faction. WB-TURN-04, -09
func (x act) runTurn() bool {
	if !x.allDone() {
		return false
	}
	x.Acted, x.Gifts = 0, 0
	*x.top() = Frame{Task: taskManage}
	return true
}

// runManage waits for the Character Management of the faction. WB-TURN-10, WB-MANAGE-31
func (x act) runManage() bool {
	if !x.allDone() {
		return false
	}
	x.Changes = [MaxCharacters][AreaCount]uint8{}
	*x.top() = Frame{Task: taskTurnEnd}
	return true
}

// allDone tells whether all seats of the faction are done with the step on top.
func (p *Position) allDone() bool {
	done := acting{p.top()}.done()
	return done != 0 && p.seatsOf(p.Faction)&^done == 0
}

// endWhy: nobody waives an action to escape independent creatures. WB-TURN-07
func (p *Position) endWhy(m Move) why {
	for hand := p.inHand(m.by); hand != 0; hand &= hand - 1 {
		if c := &p.People[lowest(hand)]; c.Actions > 0 && p.blueIn(c.Region) {
			return whyEndDuty
		}
	}
	return fine
}

// ends lists the end of a seat's turn.
func (l *lister) ends() {
	if l.endWhy(Move{by: l.me}) == fine {
		l.list = append(l.list, l.first())
	}
}

// endActions ends the turn for a seat; what actions it has left are lost. WB-TURN-07, -08
func (x act) endActions(m Move) {
	x.end(m)
	for i := range each(x.hands[m.by]) {
		x.People[i].Actions = 0
	}
}

// end ends the step for a seat.
func (x act) end(m Move) { acting{x.top()}.end(m.by) }

// The steps after a faction turn. WB-TURN-09, -11..16
const (
	turnMarker uint8 = iota
	turnEvent
	turnMerchant
	turnWars
	turnNext
)

// runTurnEnd moves the marker, draws an Event, feeds the Merchant, checks Wars, and hands over.
func (x act) runTurnEnd() bool {
	f := x.top()
	step := f.Step
	f.Step++
	switch step {
	case turnMarker:
		x.moveMarker()
	case turnEvent:
		if x.eventSpace() {
			x.drawEvents()
		}
	case turnMerchant:
		x.feedMerchant()
	case turnWars:
		if x.checkWars() {
			f.Step = turnWars
		}
	default:
		x.pop()
		x.beginTurn(x.Faction.Enemy())
	}
	return true
}

// moveMarker moves one space; the End space brings the final battle at once. WB-TURN-11, -12
func (x act) moveMarker() {
	x.Turn++
	x.tell(MarkerMoved, -1, int(x.Turn))
	if x.Turn > uint16(x.Rules.Turns) && !x.Rules.DefeatTheOverlord {
		*x.top() = Frame{Task: taskFinal}
	}
}

// space is the space of the track that the marker is on, and its lap. WB-VARIANT-08
func (p *Position) space() (space, lap int) {
	n := int(p.Turn) - 1
	return n%p.box.Track.Turns + 1, n / p.box.Track.Turns
}

func (p *Position) eventSpace() bool {
	space, _ := p.space()
	return slices.Contains(p.box.Track.Events, space)
}

// feedMerchant adds the Item that the space shows; from the second lap on always a circle.
// WB-TURN-14, WB-VARIANT-10
func (x act) feedMerchant() {
	space, lap := x.space()
	for _, icon := range x.box.Track.Items {
		if icon.Space != space {
			continue
		}
		deck := int(noneNamed(deckNames[:], icon.Deck))
		if lap > 0 {
			deck = Circle
		}
		if card := x.drawItem(deck); card != NoCard {
			x.toMerchant(card)
			x.tell(MerchantGrew, -1, int(card))
		}
	}
}

// actions lists what a character may do in its faction's turn: of most kinds it has no move, by
// what is quickly seen. Where that is not all, the kind's own rule has the last word.
func (l *lister) actions() {
	who, c := l.who, &l.People[l.who]
	if l.Overlord.Counters != 0 && l.counterAt(c.Region) >= 0 {
		l.as(Look).plain()
	}
	if has(l.Acted, who) && l.box.Plagued.Has(c.Region) {
		l.as(EventChoice).plain()
	}
	if c.Actions > 0 {
		l.as(Challenge).challenges()
		if l.can(who).moments&onMap != 0 {
			l.as(Use).mapUses()
		}
		l.as(Travel).departures()
		if !l.blueIn(c.Region) {
			l.as(RestAction).rests()
			l.as(Train).powers()
			if l.box.Town[c.Faction].Has(c.Region) {
				l.list = append(l.list, l.as(GoToTown).first())
			}
		}
	}
	if l.Acted != 0 {
		l.as(Give).gifts()
	}
}

// actWhy: only a character of the active faction with an action left acts, and first it challenges
// the independent creatures in its region. WB-TURN-02, -03, WB-CHALLENGE-01
func (p *Position) actWhy(who int8) why {
	c := &p.People[who]
	switch {
	case c.Faction != p.Faction:
		return whyFaction
	case c.Actions == 0:
		return whyActions
	default:
		return fine
	}
}

// freeWhy: an action other than a Challenge needs a region without independent creatures.
func (p *Position) freeWhy(who int8) why {
	if w := p.actWhy(who); w != fine {
		return w
	}
	if p.blueIn(p.People[who].Region) {
		return whyDuty // Blessing of Freedom frees a Travel, nothing else
	}
	return fine
}

// beginAction spends an action; who took part in it may trade afterwards. WB-TRADE-06
func (x act) beginAction(who int8) {
	x.People[who].Actions--
	x.People[who].Called = 0
	x.Acted, x.Gifts = only(who), 0
}
