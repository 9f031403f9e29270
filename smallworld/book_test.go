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
			t.Errorf("seat %d sees the %s %s with %d tokens in hand", viewer,
				p.box.PowerName(seen.Power), p.box.RaceName(seen.Race), seen.Hand)
		}
		if seen.OldRace != Tauren || seen.OldPower != Marshdweller {
			t.Errorf("seat %d sees the declined %s %s", viewer,
				p.box.PowerName(seen.OldPower), p.box.RaceName(seen.OldRace))
		}
	}
}

// SW-COLUMN-23: however many badges are active, kept in decline and on offer, a pick always finds
// one.
func TestBadgesNeverRunOut(t *testing.T) {
	p := start(t, 5, "", 6)
	kept := 0
	for _, rules := range p.box.powers {
		kept += yes(rules.keeps)
	}
	left := p.box.Powers() - MaxSeats - min(kept, MaxSeats) - Lines
	if left < 1 {
		t.Fatalf("%d badges are kept in decline, %d are left", kept, left)
	}
	c := &p.Column
	x := act{p, game.NewFast(2), nil}
	for range MaxSeats + min(kept, MaxSeats) {
		x.nextBadge()
	}
	for pick := range 50 {
		given := x.nextBadge()
		if given == NoPower || int(c.PowerCount+c.DiscardCount) != left-1 {
			t.Fatalf("pick %d shows %d; %d in the stack, %d discarded", pick, given, c.PowerCount,
				c.DiscardCount)
		}
		x.discardBadge(given) // for each badge turned up another is given up
	}
}
