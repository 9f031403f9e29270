package content

// The first format of a content tree of Lordaeron, frozen: it has no box.yaml, and its classes say
// neither what the guide makes of them nor how much bots want them. Running tables keep such trees;
// they are read for ever. Their hash is that of the tree without what is put in here.

// guideOf2026 is the guide of WB-GUIDE-03..14.
var guideOf2026 = map[string]Guide{
	"druid":   {Alliance, 1, []string{"rejuvenation", "bear-form"}, "ferocity"},
	"warlock": {Alliance, 2, []string{"immolate", "shadow-bolt"}, "improved-shadow-bolt"},
	"hunter":  {Alliance, 3, []string{"scorpid-sting", "hunters-mark"}, "precision"},
	"warrior": {Horde, 1, []string{"heroic-strike", "battle-shout"}, "improved-heroic-strike"},
	"mage":    {Horde, 2, []string{"frostbolt", "arcane-intellect"}, "arcane-focus"},
	"priest":  {Horde, 3, []string{"lesser-heal", "shadow-word-pain"}, "improved-pain"},
}

// draftOf2026 is by wins and by experience, as in classes.yaml.
var draftOf2026 = map[string][2]int{
	"druid": {4, 5}, "hunter": {6, 7}, "mage": {5, 3}, "paladin": {8, 9}, "priest": {1, 1},
	"rogue": {3, 4}, "shaman": {7, 6}, "warlock": {2, 2}, "warrior": {9, 8},
}

func (w *Lordaeron) asOf2026() {
	for i := range w.Classes {
		c := &w.Classes[i]
		c.Guide = guideOf2026[c.ID]
		c.Draft.Wins, c.Draft.Experience = draftOf2026[c.ID][0], draftOf2026[c.ID][1]
	}
}
