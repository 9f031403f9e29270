package lordaeron

// classStrength orders the classes for a draft: the strongest first. It was guessed from wins alone
// against the creatures of green quests with the first gold spent, and from levels at the end.
var classStrength = [...]string{
	"warrior", "paladin", "shaman", "hunter", "mage", "druid", "rogue", "warlock", "priest",
}

// classWorth is how much a side wants a class; one that is not known comes last.
func (s *SidePlanner) classWorth(class int) float64 {
	for i, id := range classStrength {
		if s.box.Classes[class].id == id {
			return float64(len(classStrength) - i)
		}
	}
	return 0
}
