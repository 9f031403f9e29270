package smallworld

import (
	"testing"

	"twobanners/game"
)

// SW-COLUMN-08: the chosen combo lies face up before its owner, for everybody to see, with the
// race in decline beside it.
func TestChosenComboIsPublic(t *testing.T) {
	p := start(t, 3, `{"first":0}`, 6)
	race, power := p.Column.Race[Neutral][1], p.Column.Power[1]
	if r := p.Apply(0, Move{Kind: Pick, N: 1}.Pack(), game.NewFast(1), nil); !r.OK() {
		t.Fatal(r)
	}
	p.Players[0].OldRace, p.Players[0].OldPower = Tauren, Marshdweller
	for viewer := game.Nobody; viewer < 3; viewer++ {
		seen := p.View(viewer).(*Position).Players[0]
		if seen.Race != race || seen.Power != power || seen.Hand != p.Players[0].Hand {
			t.Errorf("seat %d sees the %s %s with %d tokens in hand", viewer, seen.Power,
				seen.Race, seen.Hand)
		}
		if seen.OldRace != Tauren || seen.OldPower != Marshdweller {
			t.Errorf("seat %d sees the declined %s %s", viewer, seen.OldPower, seen.OldRace)
		}
	}
}

// SW-COLUMN-23: with five badges active, two kept in decline and six on offer seven are left, so
// that a pick always finds a badge.
func TestBadgesNeverRunOut(t *testing.T) {
	kept := 0
	for _, rules := range powers {
		kept += yes(rules.keeps)
	}
	if left := Powers - MaxSeats - kept - Lines; kept != 2 || left != 7 {
		t.Fatalf("%d badges are kept in decline, %d are left", kept, left)
	}
	p := start(t, 5, "", 6)
	c := &p.Column
	x := act{p, game.NewFast(2), nil}
	for range Powers - Lines - 7 { // the active and the kept ones
		x.nextBadge()
	}
	for pick := range 50 {
		given := x.nextBadge()
		if given == NoPower || c.PowerCount+c.DiscardCount != 6 {
			t.Fatalf("pick %d shows %s; %d in the stack, %d discarded", pick, given, c.PowerCount,
				c.DiscardCount)
		}
		x.discardBadge(given) // for each badge turned up another is given up
	}
}
