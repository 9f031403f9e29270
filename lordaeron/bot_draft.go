package lordaeron

// classWorth is how much a side wants a class.
func (s *SidePlanner) classWorth(class int) float64 {
	c := &s.box.Classes[class]
	if !s.Fitted || s.Characters < MaxCharacters {
		return float64(c.wins)
	}
	if s.keeps(class) {
		return 0
	}
	return float64(c.experience)
}

// keeps: nobody but this side can take the class, and a friend picks later: so it can wait, and the
// pick takes away what the enemy might want. WB-SETUP-03, -06, -07
func (s *SidePlanner) keeps(class int) bool {
	side := s.Rules.Sides[s.seat]
	if side == NoFaction || s.box.Classes[class].person[side.Enemy()] >= 0 {
		return false
	}
	friends := -1 // without the one who picks
	for i := range s.People[:s.Characters] {
		c := &s.People[i]
		if c.Class >= 0 {
			continue
		}
		switch s.Rules.Sides[c.Owner] {
		case side:
			friends++
		case NoFaction:
			return false // may join the side by this very class
		default:
		}
	}
	return friends > 0
}
