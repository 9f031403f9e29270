package lordaeron

import "slices"

// classStrength orders the classes for a draft: the strongest first. It was guessed from wins alone
// against the creatures of green quests with the first gold spent, and from levels at the end.
var classStrength = []string{
	"warrior", "paladin", "shaman", "hunter", "mage", "druid", "rogue", "warlock", "priest",
}

// classExperience orders them by what experts made of classes they drew, three a side: from 21.9
// points of experience at the end to 13.4 (docs/ladder.md).
var classExperience = []string{
	"paladin", "warrior", "hunter", "shaman", "druid", "rogue", "mage", "warlock", "priest",
}

// classWorth is how much a side wants a class; one that is not known comes last.
func (s *SidePlanner) classWorth(class int) float64 {
	order := classStrength
	if s.Fitted && s.Characters == MaxCharacters {
		order = classExperience
		if s.keeps(class) {
			return 0
		}
	}
	if i := slices.Index(order, s.box.Classes[class].id); i >= 0 {
		return float64(len(order) - i)
	}
	return 0
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
