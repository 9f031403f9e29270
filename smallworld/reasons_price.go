package smallworld

import "twobanners/game"

// obstacles are what may make a region dear, and the rules that say so.
var obstacles = [...]struct {
	term  game.TermID
	rules []string
}{
	{termTokens, []string{"SW-COST-06"}},
	{termMurlocs, []string{"SW-COST-05"}},
	{termChampion, []string{"SW-COST-07"}},
	{termBeasts, []string{"SW-COST-08"}},
	{termMountain, []string{"SW-COST-02"}},
	{termFort, []string{"SW-COST-03"}},
	{termWall, []string{"SW-COST-04"}},
	{termTravel, []string{"SW-COST-09", "SW-ENTRY-03"}},
}

// dear are the rules that make a conquest cost more than there is in hand.
func (p *Position) dear(a *attack) (rules []string) {
	var sum game.Sum
	b := *a
	b.terms = &sum
	p.price(&b)
	for _, o := range obstacles {
		for _, term := range sum.Terms() {
			if term.ID == o.term && term.N > 0 {
				rules = append(rules, o.rules...)
			}
		}
	}
	if p.Stage != StageStart && p.stacked(a) {
		rules = append(rules, "SW-COST-16", "SW-DEPLOY-02")
	}
	return append(rules, reasons[whyTokens]...)
}

// stacked tells whether tokens that might have helped stand on the boards, where they cannot pay.
func (p *Position) stacked(a *attack) bool {
	for set := a.player.Held; set != 0; set &= set - 1 {
		if p.pieces(set.First()) > a.race.least() {
			return true
		}
	}
	return false
}
