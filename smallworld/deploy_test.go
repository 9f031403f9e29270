package smallworld

import (
	"errors"
	"slices"
	"testing"

	"twobanners/game"
)

// Every stand that keeps each region held can be reached, from whatever stand there was.
// SW-DEPLOY-08, -09, SW-RACE-TAUREN-05, SW-POWER-CHAMPIONING-07
func TestARandomLawfulStandIsReached(t *testing.T) {
	g := newGame(t)
	for seed := range uint64(3000) {
		chance := game.NewFast(seed)
		p := aRedeployment(t, g, chance)
		want := p.lawfulStand(chance)
		q := *p
		for _, m := range p.movesTo(want) {
			if refusal := q.Apply(q.Seat, m.Pack(), chance, nil); !refusal.OK() {
				t.Fatalf("seed %d, %v from %v: %v", seed, want, p.stand(), refusal)
			}
		}
		w := q.placingWhy(q.Seat, q.handPieces(q.Seat))
		if w != fine || !slices.Equal(q.stand(), want) {
			t.Fatalf("seed %d, %v from %v: stands %v, %v", seed, want, p.stand(), q.stand(), w)
		}
	}
}

// stood is what stands in a region.
type stood struct {
	Region         Region
	Tokens, Beasts uint8
	Champion       bool
}

// movesTo leads to a stand: the Champion moves, so that the region it comes to can be lifted bare,
// then regions that shrink are lifted, then regions are filled in their order.
func (p *Position) movesTo(want []stood) (list []Move) {
	var puts []Move
	for i, is := range p.stand() {
		w := want[i]
		if w.Champion && !is.Champion {
			list = append([]Move{{Kind: MoveChampion, Region: w.Region}}, list...)
		}
		put := Move{Kind: Put, Region: w.Region, N: w.Tokens, Beasts: w.Beasts}
		if w.Tokens < is.Tokens || w.Beasts < is.Beasts {
			list = append(list, Move{Kind: Lift, Region: w.Region})
		} else {
			put.N, put.Beasts = w.Tokens-is.Tokens, w.Beasts-is.Beasts
		}
		if put.N+put.Beasts > 0 {
			puts = append(puts, put)
		}
	}
	return append(list, puts...)
}

// aRedeployment is one of a race with random pieces in random regions, the Champion or Beasts
// among them where its power has any.
func aRedeployment(t *testing.T, g *Game, chance game.Chance) *Position {
	t.Helper()
	p, err := g.Blank(2, []int{0})
	if err != nil {
		t.Fatal(err)
	}
	me := &p.Players[0]
	me.Race = [...]Race{Orcs, Tauren}[chance.Draw("race", 2)]
	me.Power = [...]Power{Championing, BeastMaster, Mining}[chance.Draw("power", 3)]
	regions := 2 + chance.Draw("regions", 4)
	for set := p.World.Land; me.Held.Count() < regions; set &= set - 1 {
		p.hold(set.First(), ActiveOf(0))
		p.Tokens[set.First()] = 0 // Murlocs, perhaps
	}
	least := p.Least(0)
	me.Hand = uint8((regions-1)*least + chance.Draw("tokens", 6))
	switch {
	case p.LeadsChampion(0):
		p.Champion = me.Held.First()
	case p.TamesBeasts(0):
		p.BeastHand = uint8(least + chance.Draw("beasts", 3))
	default:
		me.Hand += uint8(least)
	}
	for _, s := range p.lawfulStand(chance) {
		me.Hand -= s.Tokens
		p.BeastHand -= s.Beasts
		p.Tokens[s.Region], p.Beasts[s.Region] = s.Tokens, s.Beasts
		if s.Champion {
			p.Champion = s.Region
		}
	}
	p.Stage, p.Turn = StageDeploy, Turn{Target: NoRegion, WellAt: NoRegion}
	if err := errors.Join(p.lawOfHolders(), p.lawOfLeast()); err != nil {
		t.Fatal(err)
	}
	return p
}

// lawfulStand deals all pieces out: the Champion to any region, then what every other region must
// have, then the rest, the Champion's region alone or with as many as a region takes.
func (p *Position) lawfulStand(chance game.Chance) []stood {
	stand := p.stand()
	me := &p.Players[0]
	left := [2]int{int(me.Hand), int(p.BeastHand)}
	for i := range stand {
		left[0] += int(stand[i].Tokens)
		left[1] += int(stand[i].Beasts)
		stand[i] = stood{Region: stand[i].Region}
	}
	if p.Champion != NoRegion {
		stand[chance.Draw("champion", len(stand))].Champion = true
	}
	add := func(i int) {
		beast := left[1] > 0 && chance.Draw("beast", left[0]+left[1]) >= left[0]
		left[yes(beast)]--
		stand[i].Tokens += uint8(1 - yes(beast))
		stand[i].Beasts += uint8(yes(beast))
	}
	least := p.Least(0)
	for i := range stand {
		for n := 0; n < least && !stand[i].Champion; n++ {
			add(i)
		}
	}
	for left[0]+left[1] > 0 {
		i, n := chance.Draw("region", len(stand)), 1
		if stand[i].Champion && stand[i].Tokens+stand[i].Beasts == 0 {
			n = least
		}
		for ; n > 0 && left[0]+left[1] >= n; n-- {
			add(i)
		}
	}
	return stand
}

// stand is how the first seat stands now.
func (p *Position) stand() (list []stood) {
	for set := p.Players[0].Held; set != 0; set &= set - 1 {
		r := set.First()
		list = append(list, stood{
			Region: r, Tokens: p.Tokens[r], Beasts: p.Beasts[r], Champion: p.Champion == r,
		})
	}
	return list
}
