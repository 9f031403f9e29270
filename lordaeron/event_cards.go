package lordaeron

// eventOpen tells whether an event with this effect lies open.
func (p *Position) eventOpen(does string) bool { return p.openEvent(does) >= 0 }

func (p *Position) openEvent(does string) int {
	for i := range p.Open {
		if p.Open[i].Used && p.box.Events[p.Open[i].Card].does == does {
			return i
		}
	}
	return -1
}

// closeEvent discards the first open event with this effect.
func (x act) closeEvent(does string) {
	if i := x.openEvent(does); i >= 0 {
		x.tell(EventDiscarded, -1, int(x.Open[i].Card))
		x.played(x.Open[i].Card)
		x.Open[i] = OpenEvent{}
	}
}

// played puts an event on the discard pile.
func (x act) played(e Event) {
	putLast(x.Decks.Played[:], &x.Decks.PlayedCount, e)
}

// bossAt tells whether the boss of an open event stands in a region.
func (p *Position) bossAt(side Faction, at Region, open int) bool {
	o := &p.Open[open]
	if !o.Used {
		return false
	}
	e := &p.box.Events[o.Card]
	return e.boss && e.region == at && (e.tries == 0 || uint8(o.Data[side]) < e.tries)
}

// What open events change; the chapter of events fills these in.

// plagueAttack is what Spread the Plague adds to each opponent in the Plaguelands.
// WB-EVENTCARD-SPREAD-THE-PLAGUE-02
func (p *Position) plagueAttack() int {
	if p.eventOpen("plague") && p.box.Plague.Has(p.Combat.Region) {
		return 2
	}
	return 0
}

// windsCost is the Energy a Travel action costs under the Foul Plaguewinds.
// WB-EVENTCARD-FOUL-PLAGUEWINDS-01
func (p *Position) windsCost(from Region) int {
	return yes(p.eventOpen("plaguewinds") && p.box.Plague.Has(from))
}

func (p *Position) cauldronAttack() int { return 0 }

func (x act) relicHits() {}

func (x act) keepTrophy(Color) bool { return false }

func (x act) blueFell() {}

func (x act) loseAuctions(who int8) { x.People[who].Auction = 0 }

func (x act) drawEvents() {}

func (x act) checkWars() {}

func (x act) pvpEvents(*Combat, Faction) {}

func (x act) settleBoss(*Combat, bool) {}

func (x act) settleBlue(*Combat) {}

func (x act) settleForced(*Combat) {}
