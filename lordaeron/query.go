package lordaeron

import "slices"

// What is asked about the decision that is owed: by the view, advice, bots and the case book. Only
// here and in the file of a step is it known what the numbers of its frame mean. Why (legal.go)
// gives the reason against a move.

// Decision is what a position waits for.
type Decision struct {
	// Step is the id of the step, over after the game.
	Step string
	// Who is the character that decides or is meant, -1 for none.
	Who int8
	// Left is what is still to be shared out or given up.
	Left int
}

// Decision is what the position waits for.
func (p *Position) Decision() Decision {
	if p.Over || p.Depth == 0 {
		return Decision{Step: "over", Who: -1}
	}
	f := p.top()
	row := &tasks[f.Task]
	d := Decision{Step: row.name, Who: -1}
	if row.about || row.decides == nil {
		d.Who = f.Who
	}
	if row.counts {
		d.Left = counting{f}.left()
	}
	return d
}

// task is the step of the decision; waitsIn tells whether it is one of these.
func (p *Position) task() Task { return p.top().Task }

func (p *Position) waitsIn(steps ...Task) bool {
	return !p.Over && p.Depth > 0 && slices.Contains(steps, p.task())
}

// asker is the character that is asked.
func (p *Position) asker() int8 { return p.top().Who }

// inFight tells whether a fight is under way, or was broken off by the decision.
func (p *Position) inFight() bool { return p.under(taskCombat) != nil }

// answers tells whether the step waits for a kind of move.
func (p *Position) answers(k Kind) bool { return waits[p.task()][k] != nil }

// invited are the friends who have not said whether they join. WB-CHALLENGE-24
func (p *Position) invited() uint8 { return joining{p.top()}.left() }

// wounded is the side that shares wounds, and how many are left. WB-COMBAT-48
func (p *Position) wounded() (side Faction, left int) {
	f := wounding{p.top()}
	return f.side(), f.left()
}

// openWindow is the moment whose cards may be used, and whose phase it is about. WB-TIMING-01
func (p *Position) openWindow() (at moment, about int8) {
	f := window{p.top()}
	return f.at(), f.about()
}

// picks is what dice are marked for, and how many are. WB-TIMING-17
func (p *Position) picks() (purpose int8, marked int) {
	f := picking{p.top()}
	return f.purpose(), f.marked()
}

// allotment is how many blue hits may be among those allowed. WB-OVERLORD-NEFARIAN-04
func (p *Position) allotment() (least, most int) { return allotting{p.top()}.allotment() }

// rewarded are the quests, as slots, and what else is being paid, negative for nothing.
func (p *Position) rewarded() (quests uint16, pays int16) {
	f := rewarding{p.top()}
	return f.quests(), f.pays()
}

// talentLevel is the level whose Talent is chosen. WB-LEVEL-18
func (p *Position) talentLevel() uint8 { return choosingTalent{p.top()}.level() }

// drawsFor is the side that draws a quest in place of one. WB-QUEST-04
func (p *Position) drawsFor() Faction { return replacing{p.top()}.side() }

// sold is the card that bids are for. WB-AUCTION-03
func (p *Position) sold() Card { return selling{p.top()}.card() }
