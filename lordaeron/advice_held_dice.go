package lordaeron

// held estimates what it comes to if dice that may hurt are left unrolled, the best first, rolling
// all among them. A die that is not rolled has no face. WB-FAQ-05
func (e estimate) held() (list []RerollAdvice) {
	p := e.p
	var room [mostHeld][3]int
	for _, held := range p.holdings(&room) {
		var moves []Move
		var dice []DieAdvice
		rolled := 0
		for c := Red; c <= Green; c++ {
			rolled += p.poolOf(c) - held[c]
			for range held[c] {
				moves = append(moves, Move{Kind: StripDie, N: uint8(c)})
				dice = append(dice, DieAdvice{Color: colorNames[c]})
			}
		}
		if rolled > 0 {
			moves = append(moves, Move{Kind: Pass})
		}
		list = append(list, e.choice(dice, moves))
	}
	sortChoices(list)
	return list
}
