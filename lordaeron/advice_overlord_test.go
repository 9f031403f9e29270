package lordaeron

import (
	"encoding/json"
	"testing"
)

// hunting is a turn of the Horde with Lord Kazzak under one of his counters.
func hunting(t *testing.T, level uint8) *table {
	b := newTable(t,
		Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: level, Actions: 2},
		Character{Class: classNamed(t, "shaman"), Faction: Horde, Level: level, Actions: 2},
		Character{Class: classNamed(t, "hunter"), Faction: Alliance, Level: 1},
		Character{Class: classNamed(t, "paladin"), Faction: Alliance, Level: 1})
	b.Faction, b.Turn, b.Rules.Turns = Horde, 13, 30
	for i := range int8(4) {
		b.People[i].Region = b.region("brill")
	}
	for who := range b.box.Overlords {
		if o := &b.box.Overlords[who]; len(o.regions) > 2 && o.goal == NoRegion {
			b.Overlord = OverlordState{Who: Overlord(who), Region: o.regions[1]}
			b.Overlord.Counters = 1<<len(o.regions) - 1
		}
	}
	b.enroll()
	return b
}

// Advice about the Overlord follows from what its side knows: where he lies under the counters
// changes nothing. WB-LIMITS-22
func TestOverlordAdviceHidesHisPlace(t *testing.T) {
	b := hunting(t, 5)
	g := newGame(t)
	o := &b.box.Overlords[b.Overlord.Who]
	told := map[string]bool{}
	for _, r := range o.regions {
		b.Overlord.Region = r
		text, err := json.Marshal(g.adviseOverlord(b.Position, b.People[0].Owner))
		if err != nil {
			t.Fatal(err)
		}
		told[string(text)] = true
	}
	if len(told) != 1 {
		t.Errorf("%d tellings for %d places", len(told), len(o.regions))
	}
}

// A place that was looked at in vain is no place to go to, and who has found him goes there alone.
// WB-OVERLORD-KAZZAK-06
func TestOverlordAdviceKnowsWhatWasSeen(t *testing.T) {
	b := hunting(t, 5)
	g := newGame(t)
	all := g.adviseOverlord(b.Position, b.People[0].Owner)
	b.Overlord.Known[Horde] = 1
	some := g.adviseOverlord(b.Position, b.People[0].Owner)
	if len(some.Places) != len(all.Places)-1 ||
		some.Places[0] != all.Places[1] {
		t.Errorf("%v, and before one was looked at %v", some.Places, all.Places)
	}
	b.Overlord.Known[Horde] |= 1 << 1
	found := g.adviseOverlord(b.Position, b.People[0].Owner)
	if len(found.Places) != 1 || found.Places[0] != g.RegionName(b.Overlord.Region) {
		t.Errorf("found, he may be in %v", found.Places)
	}
	for _, h := range found.Hunters {
		if h.Place != found.Places[0] || h.Steps == 0 {
			t.Errorf("%+v goes elsewhere", h)
		}
	}
}

// Higher levels have the better chance, and the rest of a side that is worn out helps it.
func TestOverlordAdviceTellsLevelsApart(t *testing.T) {
	g := newGame(t)
	b := hunting(t, 5)
	high := g.adviseOverlord(b.Position, b.People[0].Owner)
	low := g.adviseOverlord(hunting(t, 1).Position, b.People[0].Owner)
	if low.Rested > high.Rested ||
		high.Theirs > high.Rested || low.Rested > 5 {
		t.Errorf("level 1 %+v, level 5 %+v", low, high)
	}
	var o Odds
	if o = g.Foretell(b.Position, b.People[0].Owner, partOverlord).(Odds); o.Overlord == nil {
		t.Error("nothing is told when it is asked for")
	}
}
