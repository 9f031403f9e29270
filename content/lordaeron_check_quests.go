package content

import (
	"slices"
	"strings"
)

// quests: the box can set up each of them (WB-CONTENT-17).
func (f *inspection) quests() {
	for i := range f.w.Quests {
		f.quest(&f.w.Quests[i])
	}
}

func (f *inspection) quest(q *Quest) {
	at := "quests/" + q.ID
	f.stated(at, q.Name == "", "name")
	f.stated(at, q.Faction == "", "faction")
	f.stated(at, q.Difficulty == "", "deck")
	f.stated(at, q.Reward.Gold == 0, "gold")
	f.stated(at, q.Reward.XP == 0, "xp")
	if q.Level < 1 || q.Level > 5 {
		f.add(at, "%s has level %d, not 1 to 5", q.ID, q.Level)
	}
	objective := false
	for _, s := range q.Spawns {
		part := at + "/objective"
		if s.Color == string(Blue) {
			part = at + "/independent"
		} else {
			objective = true
		}
		f.spawn(part, s)
	}
	if !objective {
		f.add(at, "%s has nobody to defeat", q.ID)
	}
	f.draws(at+"/items", q.Reward.Items)
	if len(q.Reward.Named) > 2 {
		f.add(at+"/named", "%s names more than two items", q.ID)
	}
}

// spawn: creature and region exist, figures suffice, and nobody appears in a starting region
// (WB-CONTENT-21).
func (f *inspection) spawn(at string, s Spawn) {
	f.known(at, s.Region)
	if g := f.w.region(s.Region); g != nil && g.Start != "" {
		f.add(at, "creatures in the starting region %s", s.Region)
	}
	c := f.w.creature(s.Creature)
	if c == nil {
		f.add(at, "there is no creature %q", s.Creature)
		return
	}
	box := map[string]int{
		string(Green): c.Green.Box, string(Red): c.Red.Box, string(Blue): c.Blue.Box,
	}[s.Color]
	if s.Count > box {
		f.add(at, "%d %s figures of %s where the box holds %d", s.Count, s.Color, c.ID, box)
	}
}

func (f *inspection) draws(at string, list []ItemDraw) {
	for _, d := range list {
		if d.Draw < 1 || d.Draw > 3 {
			f.add(at, "a draw of %d, not 1 to 3", d.Draw)
		}
	}
}

// specials: each special item is the reward of one quest (WB-CONTENT-16).
func (f *inspection) specials() {
	named := map[string]string{}
	for i := range f.w.Quests {
		q := &f.w.Quests[i]
		at := "quests/" + q.ID + "/named"
		for _, id := range q.Reward.Named {
			c := f.w.card(ItemCard, id)
			switch {
			case c == nil:
				f.add(at, "there is no item %q", id)
			case c.Deck != "special":
				f.add(at, "%s is no special item", id)
			case named[id] != "":
				f.add(at, "%s is also named by %s", id, named[id])
			}
			named[id] = q.ID
		}
	}
	for i := range f.w.Cards {
		c := &f.w.Cards[i]
		if c.Kind == ItemCard && c.Deck == "special" && named[c.ID] == "" {
			f.add(c.path(), "no quest names the special item %s", c.ID)
		}
	}
}

// events: what holds of every card of the event deck (WB-CONTENT-28, -29).
func (f *inspection) events() {
	auctioned := map[string]bool{}
	for i := range f.w.Events {
		e := &f.w.Events[i]
		at := "events/" + e.ID
		f.stated(at, e.Name == "", "name")
		f.stated(at, e.Does == "", "does")
		f.stated(at, e.Copies == 0, "copies")
		if e.Fate > 2 {
			f.add(at+"/fate", "%s has Fate %d, not 0 to 2", e.ID, e.Fate)
		}
		f.deed(at, e)
		f.known(at+"/markers", e.Regions...)
		f.draws(at+"/strong", e.Strong.Items)
		f.draws(at+"/weak", e.Weaker.Items)
		if e.Card != "" && auctioned[e.Card] {
			f.add(at+"/auction", "%s is sold twice", e.Card)
		}
		auctioned[e.Card] = true
	}
}

// deed: what an event does and what it has for it belong together.
func (f *inspection) deed(at string, e *EventCard) {
	if e.Does != "" && e.Bonus != slices.Contains(bonusDeeds, e.Does) {
		f.add(at, "bonus events do one of %s, and only they do", strings.Join(bonusDeeds, ", "))
	}
	if (e.Does == "war") != (len(e.War.Regions) > 0) {
		f.add(at, "a war needs its regions, and only a war does")
	}
	if e.Does == "war" {
		f.known(at+"/war/regions", e.War.Regions...)
		if len(e.War.Regions) != 2 || e.War.Regions[0] == e.War.Regions[1] {
			f.add(at+"/war", "a war is fought over two regions")
		}
	}
	if (e.Does == "boss") != (e.Boss.Region != "") {
		f.add(at, "a boss needs its region, and only a boss does")
	}
	if e.Does == "boss" {
		b := &e.Boss
		f.known(at+"/boss/region", b.Region)
		f.opponent(at+"/boss", e.ID, b.Threat, b.Attack, b.Health)
		f.abilities(at+"/boss/does", nil, b.Does)
	}
	if (e.Does == "auction") != (e.Card != "") {
		f.add(at, "an auction needs its item, and only an auction does")
	}
	if e.Card != "" && f.w.card(AuctionCard, e.Card) == nil {
		f.add(at+"/auction", "there is no auction item %q", e.Card)
	}
	if (e.Does == "plague") != (len(e.Regions) > 0) {
		f.add(at, "the plague needs its markers, and only the plague does")
	}
	f.numbers(at, e)
	paying := []string{
		"war", "boss", "old-hatreds", "bounty", "ears-and-heads", "cleanse", "plaguewinds",
		"plague",
	}
	if slices.Contains(paying, e.Does) && (e.Strong.XP == 0 || e.Weaker.XP == 0) {
		f.add(at, "%s pays nothing", e.ID)
	}
}

// numbers: a deed has the numbers it speaks of, and no others.
func (f *inspection) numbers(at string, e *EventCard) {
	n := &e.Numbers
	for _, number := range []struct {
		key   string
		value int
		deeds []string
	}{
		{"per-level", n.PerLevel, []string{"gold-or-regain", "swap-talents"}},
		{"rounds", n.Rounds, []string{"swap-quest", "move-groups"}},
		{"steps", n.Steps, []string{"move-groups"}},
		{"goal", n.Goal, []string{"cleanse"}},
		{"share", n.Share, []string{"ears-and-heads"}},
		{"energy", n.Energy, []string{"plaguewinds", "plague"}},
		{"attack", n.Attack, []string{"plague"}},
		{"reach", n.Reach, []string{"halve-health", "halve-energy"}},
		{"plague-reach", n.PlagueReach, []string{"halve-health", "halve-energy"}},
		{"less-xp", n.LessXP, []string{"subterfuge"}},
	} {
		if needs := slices.Contains(number.deeds, e.Does); needs != (number.value > 0) {
			f.add(at, "%s is for %v, and they need it", number.key, number.deeds)
		}
	}
}
