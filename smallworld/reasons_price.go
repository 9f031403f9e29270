package smallworld

import "twobanners/game"

// obstacleRules are what makes a region dear, in the order of the bits of obstacles.
var obstacleRules = [...][]string{
	{"SW-COST-06"}, {"SW-COST-05"}, {"SW-COST-07"}, {"SW-COST-08"}, {"SW-COST-02"}, {"SW-COST-03"},
	{"SW-COST-04"}, {"SW-COST-09", "SW-ENTRY-03"}, {"SW-COST-16", "SW-DEPLOY-02"},
}

// obstacles are what makes a conquest too dear, as bits.
func (p *Position) obstacles(a *attack) int {
	var sum game.Sum
	b := *a
	b.terms = &sum
	p.price(&b)
	bits := 0
	for _, term := range sum.Terms() {
		for i, id := range [...]game.TermID{
			termTokens, termMurlocs, termChampion, termBeasts, termMountain, termFort, termWall,
			termTravel,
		} {
			if term.ID == id && term.N > 0 {
				bits |= 1 << i
			}
		}
	}
	for set := a.player.Held; set != 0 && p.Stage != StageStart; set &= set - 1 {
		if p.pieces(set.First()) > a.race.least() {
			bits |= 1 << (len(obstacleRules) - 1) // tokens that stand on the boards cannot pay
		}
	}
	return bits
}

// dear are the rules behind every set of obstacles.
var dear = func() (rules [1 << len(obstacleRules)][]string) {
	for bits := range rules {
		for i, ids := range obstacleRules {
			if bits>>i&1 != 0 {
				rules[bits] = append(rules[bits], ids...)
			}
		}
		rules[bits] = append(rules[bits], reasons[whyTokens]...)
	}
	return rules
}()
