package lordaeron

import (
	"math"
	"testing"

	"twobanners/game"
)

// racing is a table of two whose Horde is two levels ahead.
func racing(t *testing.T, turn uint16) *table {
	b := newTable(t,
		Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 4, XP: 19, Gold: 12},
		Character{Class: classNamed(t, "hunter"), Faction: Alliance, Level: 2, XP: 5})
	b.Rules.Turns, b.Turn = 30, turn
	return b
}

// changed is the same table with the factions changed.
func (b *table) changed() *Position {
	q := *b.Position
	for i := range q.Characters {
		q.People[i].Faction = q.People[i].Faction.Enemy()
	}
	q.enroll()
	return &q
}

// Levels lead, the more the later, and it is the same number from both sides.
func TestLevelsLeadTheRace(t *testing.T) {
	before := 0.5
	for _, turn := range []uint16{5, 12, 20, 30} {
		b := racing(t, turn)
		here, ok := b.race()
		there, _ := b.changed().race()
		if !ok || math.Abs(here.First+here.Drawn+there.First-1) > 1e-9 {
			t.Fatalf("turn %d: %v, and changed %v", turn, here, there)
		}
		if here.First >= before {
			t.Errorf("turn %d: the Alliance, behind by two levels, has %.2f, %.2f before",
				turn, here.First, before)
		}
		before = here.First
	}
}

// A part of the way to the next level counts. WB-LEVEL-13
func TestExperienceIsPartOfALevel(t *testing.T) {
	b := racing(t, 12)
	if n := b.levels(Horde); n != 4 {
		t.Errorf("%.2f levels with the first point of level 4", n)
	}
	b.People[0].XP = 24
	if n := b.levels(Horde); math.Abs(n-4-5.0/11) > 1e-9 {
		t.Errorf("%.2f levels with 5 of 11 points to level 5", n)
	}
	b.People[0].Level, b.People[0].XP = 5, 30
	if n := b.levels(Horde); n != 5 {
		t.Errorf("%.2f levels at the end of the track", n)
	}
}

// Nothing is told before both factions have had two turns, nor without a last battle.
func TestTheRaceIsQuietAtFirst(t *testing.T) {
	if r, ok := racing(t, quietTurns).race(); ok {
		t.Errorf("turn %d: %v", quietTurns, r)
	}
	if racing(t, quietTurns).showRace() != nil {
		t.Error("it is shown")
	}
	b := racing(t, 12)
	b.Rules.DefeatTheOverlord = true
	if r, ok := b.race(); ok {
		t.Errorf("without a last battle: %v", r)
	}
}

// A draw is told as long as Nefarian can arrive, likelier the nearer he is, and never else.
// WB-OVERLORD-NEFARIAN-12, -14
func TestOnlyNefarianBringsDraws(t *testing.T) {
	for who := range newGame(t).box.Overlords {
		b := racing(t, 12)
		o := &b.box.Overlords[who]
		b.Overlord = OverlordState{Who: Overlord(who), Region: o.regions[0]}
		far, _ := b.race()
		if walks := o.goal != NoRegion; (far.Drawn > 0) != walks {
			t.Errorf("%s: a draw has %.2f", o.id, far.Drawn)
		} else if !walks {
			continue
		}
		b.Overlord.Region = b.box.Adjacent[o.goal].Next(0)
		if near, _ := b.race(); near.Drawn <= far.Drawn {
			t.Errorf("%s: %.2f from afar, %.2f from near", o.id, far.Drawn, near.Drawn)
		}
		b.Turn = 26
		if late, _ := b.race(); late.Drawn != 0 {
			t.Errorf("%s: %.2f with no event to come", o.id, late.Drawn)
		}
	}
}

// What is shown adds up to a hundred, has its reason, and is what the beginning of the turn told.
func TestTheRaceIsShown(t *testing.T) {
	b := racing(t, 12)
	s := b.showRace()
	if s.Why != "levels" || s.Horde.Levels-s.Alliance.Levels != 20 || s.Horde.Gold != 12 ||
		s.Alliance.Win+s.Draw+s.Horde.Win != 100 || s.Horde.Win <= s.Alliance.Win {
		t.Errorf("%+v", s)
	}
	b.People[1].Level, b.People[1].XP = 4, 19
	if s = b.showRace(); s.Why != "gold" || s.Horde.Win != s.Alliance.Win {
		t.Errorf("as many levels: %+v", s)
	}
	log := &game.Log{}
	act{b.Position, b.script, log}.beginTurn(Horde)
	if e := log.Events[0]; e.Kind != TurnBegan ||
		int(e.Args[3]) != s.Alliance.Win || int(e.Args[4]) != s.Horde.Win {
		t.Errorf("the turn began with %v, %+v is shown", e.Args, s)
	}
}

// A finished game is told as it came out.
func TestAFinishedRaceIsTold(t *testing.T) {
	for won, want := range map[uint8]game.Race{
		1 << Alliance: {First: 1}, 1 << Horde: {}, 1<<Alliance | 1<<Horde: {Drawn: 1},
	} {
		b := racing(t, 31)
		b.Over, b.Won = true, won
		if r, ok := b.race(); !ok || r != want {
			t.Errorf("won by %b: %v", won, r)
		}
	}
}
