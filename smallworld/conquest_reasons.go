package smallworld

import (
	"slices"

	"twobanners/game"
)

// conquestRules are the rules against a conquest or an attempt beyond those of the reason.
func conquestRules(n *refusalContext) []string {
	var a attack
	if n.Actors().Has(n.me) && waits[n.Stage][n.m.Kind] != nil {
		a = n.planned()
	}
	if a.place > a.hand {
		n.need, n.have = a.place, a.hand
	}
	switch rules := n.helpRules(); n.why {
	case whyTokens:
		return append(rules, n.priceRules(&a)...)
	case whySeveralDebts:
		return append(rules, debtRules(a.bill)...)
	default:
		return rules
	}
}

// planned is the attack that was refused.
func (n *refusalContext) planned() attack {
	if n.Stage == StageAssault {
		return n.assaultPlan(nil)
	}
	a := n.attackBy(n.me).on(n.m.Region, n.m.Using)
	_ = n.plan(&a) // as far as it goes
	return a
}

// helpRules are about the helps that were to be used.
func (n *refusalContext) helpRules() (rules []string) {
	add := func(using Using, is bool, ids ...string) {
		if n.m.Using&using == using && is {
			rules = append(rules, ids...)
		}
	}
	far := n.why == whyFirstConquest || n.why == whyDistant
	add(UseChampion, n.why.immune(), "SW-INTERACT-17")
	add(UseChampion, far, "SW-INTERACT-16", "SW-POWER-CHAMPIONING-01")
	add(UseChampion, n.why == whyWater, "SW-POWER-CHAMPIONING-10")
	add(UseAssault, n.why == whyWater, "SW-RACE-GNOMES-05")
	add(UseAssault, n.why == whyTower, "SW-POWER-DEFENSIVE-04", "SW-RACE-GNOMES-05")
	add(UseAssault, n.why == whyNoToken, "SW-RACE-GNOMES-03")
	add(UsePlaceDiscount, far, "SW-RACE-ETHEREALS-06")
	add(0, n.why == whyArtifactSpent && n.Turn.Target != NoRegion, "SW-INTERACT-96")
	add(0, n.m.Kind == Roll && n.why.immune() && n.why != whyTower, "SW-INTERACT-81")
	return rules
}

// conquestCites are about what stands in the region, for conquests and attempts.
var conquestCites = cites{
	whyWater:          "SW-ENTRY-10 SW-RACE-NAGA-01",
	whyTooFewRoll:     "SW-INTERACT-52 SW-RACE-TAUREN-02",
	whyChampionStands: "SW-INTERACT-14 SW-POWER-CHAMPIONING-08",
	whyBeasts:         "SW-POWER-BEAST-MASTER-08 SW-POWER-BEAST-MASTER-04",
	whyHarmony:        "SW-RACE-PANDAREN-04 SW-RACE-PANDAREN-05",
	whyToll:           "SW-POWER-MARSHDWELLER-02 SW-POWER-MARSHDWELLER-01",
}

// debtRules are those of the payments that are due together.
func debtRules(b bill) []string {
	rules := ids("SW-INTERACT-80")
	if b.harmony != 0 {
		rules = append(rules, "SW-RACE-PANDAREN-04")
	}
	if b.toll != 0 {
		rules = append(rules, "SW-POWER-MARSHDWELLER-02")
	}
	return rules
}

// obstacles are what may make a region dear, and the rules that say so.
var obstacles = [...]struct {
	term  game.TermID
	rules []string
}{
	{termTokens, ids("SW-COST-06")},
	{termMurlocs, ids("SW-COST-05")},
	{termChampion, ids("SW-COST-07")},
	{termBeasts, ids("SW-COST-08")},
	{termMountain, ids("SW-COST-02")},
	{termFort, ids("SW-COST-03")},
	{termWall, ids("SW-COST-04")},
	{termTravel, ids("SW-COST-09", "SW-ENTRY-03")},
}

// priceRules are those that make a conquest cost more than there is in hand: the first obstacle,
// that all add up, then what else there is.
func (n *refusalContext) priceRules(a *attack) (rules []string) {
	var sum game.Sum
	b := *a
	b.terms = &sum
	n.price(&b)
	if a.hand < a.least() {
		rules = ids("SW-RACE-TAUREN-09", "SW-RACE-TAUREN-02")
	}
	for _, o := range obstacles {
		for _, term := range sum.Terms() {
			if term.ID == o.term && term.N > 0 {
				rules = append(rules, o.rules...)
			}
		}
	}
	if n.Stage != StageStart && n.stacked(a) {
		rules = append(rules, "SW-COST-16", "SW-DEPLOY-02")
	}
	return slices.Insert(rules, min(1, len(rules)), "SW-COST-11")
}

// stacked tells whether tokens that might have helped stand on the boards, where they cannot pay.
func (p *Position) stacked(a *attack) bool {
	for set := a.player.Held; set != 0; set &= set - 1 {
		if p.pieces(set.First()) > a.least() {
			return true
		}
	}
	return false
}
