package smallworld

import (
	"slices"

	"twobanners/game"
)

// withCombo puts the rules of the races and powers a move is about before those of its reason. What
// listing moves need not tell apart is told apart here, where somebody asks.
func (p *Position) withCombo(seat game.Seat, m Move, w why, rules []string) []string {
	own := p.comboRules(seat, m, w)
	if len(own) == 0 {
		return rules
	}
	for _, id := range rules {
		if !slices.Contains(own, id) {
			own = append(own, id)
		}
	}
	return own
}

// comboRules are the rules of races and powers against a move beyond those of its reason.
func (p *Position) comboRules(seat game.Seat, m Move, w why) []string {
	if seat < 0 || int(seat) >= p.Seats() {
		return nil
	}
	switch m.Kind {
	case ChooseForm:
		if m.N == uint8(WorgenForm) && p.Players[seat].Race == Worgen {
			return []string{"SW-RACE-WORGEN-03"} // without a coin it was human form already
		}
	case Conquer, Roll:
		return p.conquestRules(seat, m, w)
	case Swap:
		return swapRules(w)
	case Intimidate:
		return p.intimidateRules(m, w)
	case Buy:
		return p.buyRules(seat)
	case Lift, Put:
		if races[p.Players[seat].Race].pairs && (w == whyLift || w == whyPutLeast) {
			return []string{"SW-RACE-TAUREN-05", "SW-RACE-TAUREN-01", "SW-DEPLOY-09"}
		}
	default:
		return p.markerRules(seat, m, w)
	}
	return nil
}

// conquestRules are those against a conquest or an attempt.
func (p *Position) conquestRules(seat game.Seat, m Move, w why) []string {
	assault, champion := m.Using&UseAssault != 0, m.Using&UseChampion != 0
	switch w {
	case whyWater:
		switch {
		case champion:
			return []string{"SW-POWER-CHAMPIONING-10"}
		case assault:
			return []string{"SW-RACE-GNOMES-05"}
		}
		return []string{"SW-ENTRY-10", "SW-RACE-NAGA-01"}
	case whyTower:
		if assault {
			return []string{"SW-POWER-DEFENSIVE-04", "SW-RACE-GNOMES-05"}
		}
	case whyNoToken:
		if assault {
			return []string{"SW-RACE-GNOMES-03"}
		}
	case whyFirstConquest, whyDistant:
		switch {
		case champion:
			return []string{"SW-POWER-CHAMPIONING-01"}
		case m.Using&UsePlaceDiscount != 0:
			return []string{"SW-RACE-ETHEREALS-06"}
		}
	case whyTokens:
		if races[p.Players[seat].Race].pairs && p.spendable(seat) == 1 {
			return []string{"SW-RACE-TAUREN-09", "SW-RACE-TAUREN-02"}
		}
	case whyTaurenDie:
		return []string{"SW-INTERACT-52", "SW-RACE-TAUREN-02"}
	case whyChampionStands:
		return []string{"SW-INTERACT-14", "SW-POWER-CHAMPIONING-08"}
	case whyBeasts:
		return []string{"SW-POWER-BEAST-MASTER-08", "SW-POWER-BEAST-MASTER-04"}
	case whyHarmony:
		return []string{"SW-RACE-PANDAREN-04", "SW-RACE-PANDAREN-05"}
	case whyMarsh:
		return []string{"SW-POWER-MARSHDWELLER-02", "SW-POWER-MARSHDWELLER-01"}
	case whySeveralDebts:
		return p.debtRules(seat, m)
	default:
	}
	return nil
}

// debtRules are those of the payments that are due together.
func (p *Position) debtRules(seat game.Seat, m Move) []string {
	rules := []string{"SW-INTERACT-80"}
	b := p.conquestBill(seat, m.Region, m.Using)
	if b.harmony != 0 {
		rules = append(rules, "SW-RACE-PANDAREN-04")
	}
	if b.marsh != 0 {
		rules = append(rules, "SW-POWER-MARSHDWELLER-02")
	}
	return rules
}

func swapRules(w why) []string {
	switch w {
	case whyHarmony:
		return []string{"SW-RACE-PANDAREN-04", "SW-RACE-PANDAREN-05"}
	case whyNotNow, whySeat:
		return []string{"SW-POWER-PORTAL-MAGE-04"}
	default:
		return nil
	}
}

func (p *Position) intimidateRules(m Move, w why) []string {
	switch {
	case w == whyHarmony:
		return []string{"SW-RACE-PANDAREN-04", "SW-RACE-PANDAREN-05"}
	case w == whySeat:
		return []string{"SW-POWER-INTIMIDATING-01"}
	case w != whyIntimidateTo:
	case p.Holder[m.Region] == ByMurlocs:
		return []string{"SW-POWER-INTIMIDATING-05"}
	case (p.Forts | p.Walls).Has(m.Region):
		return []string{"SW-POWER-INTIMIDATING-07"}
	case p.Towers.Has(m.To):
		return []string{"SW-POWER-INTIMIDATING-02", "SW-POWER-DEFENSIVE-04"}
	}
	return nil
}

// buyRules tell recruiting too early, too late and by others than the Forsaken apart.
func (p *Position) buyRules(seat game.Seat) []string {
	switch pl := &p.Players[seat]; {
	case pl.OldRace == Forsaken:
		return []string{"SW-RACE-FORSAKEN-07"}
	case pl.Race != Forsaken:
		return nil
	case p.Stage < StageBuy:
		return []string{"SW-RACE-FORSAKEN-03"}
	case p.Stage > StageBuy:
		return []string{"SW-RACE-FORSAKEN-06"}
	default:
		return nil
	}
}

// markerRules are those against a marker of the end of a turn.
func (p *Position) markerRules(seat game.Seat, m Move, w why) []string {
	early := w == whyNotNow || w == whySeat
	switch m.Kind {
	case PlaceBomb:
		switch {
		case w == whyBomb:
			return []string{"SW-RACE-GOBLINS-12"}
		case early:
			return []string{"SW-RACE-GOBLINS-02"}
		}
	case PlaceObjective, TakeObjective:
		if early {
			return []string{"SW-RACE-HUMANS-07", "SW-RACE-HUMANS-01"}
		}
		if w == whyObjective {
			return []string{"SW-RACE-HUMANS-01", "SW-RACE-HUMANS-09"}
		}
	case PlaceFort:
		switch {
		case w != whyFort:
		case p.Players[seat].Power != Garrisoned:
			return []string{"SW-POWER-GARRISONED-07"}
		case p.Forts.Has(m.Region):
			return []string{"SW-POWER-GARRISONED-03"}
		case p.fortsLeft() <= 0:
			return []string{"SW-POWER-GARRISONED-04"}
		}
	case PlaceTower:
		choice, left := p.towerChoice()
		if w == whyTowerPlace && left <= 0 && choice.Has(m.Region) {
			return []string{"SW-POWER-DEFENSIVE-06"}
		}
	default:
	}
	return nil
}
