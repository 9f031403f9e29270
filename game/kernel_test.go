package game_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"twobanners/game"
)

// An event reaches its audience and nobody else; those who only watch get what is for everyone.
func TestEventsReachTheirAudience(t *testing.T) {
	var log game.Log
	log.Add(game.Event{Kind: 1, To: game.Everyone})
	log.Add(game.Event{Kind: 2, To: game.Only(1)})
	log.Add(game.Event{Kind: 3, To: game.Only(0).With(2)})
	log.Add(game.Event{Kind: 4, To: game.Only(game.Nobody)})
	for seat, want := range map[game.Seat][]game.EventKind{
		game.Nobody: {1}, 0: {1, 3}, 1: {1, 2}, 2: {1, 3}, 7: {1},
	} {
		var got []game.EventKind
		for _, e := range log.For(seat) {
			got = append(got, e.Kind)
		}
		if !slices.Equal(got, want) {
			t.Errorf("seat %d gets %v, want %v", seat, got, want)
		}
	}
	var nothing *game.Log
	nothing.Add(game.Event{Kind: 1}) // search records nothing
}

func TestSeatsAreASet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		set := game.Seats(rapid.Uint8().Draw(t, "set"))
		seat := game.Seat(rapid.IntRange(0, game.MaxSeats-1).Draw(t, "seat"))
		list := set.List()
		switch {
		case len(list) != set.Len() || !slices.IsSorted(list):
			t.Errorf("%v is listed as %v", set, list)
		case slices.Contains(list, seat) != set.Has(seat):
			t.Errorf("%v has %d: %t", list, seat, set.Has(seat))
		case !set.With(seat).Has(seat) || set.Without(seat).Has(seat):
			t.Errorf("seat %d cannot come or go", seat)
		case set != 0 && set.First() != list[0] || set == 0 && set.First() != game.Nobody:
			t.Errorf("the first of %v is %d", list, set.First())
		}
	})
}

// All chances stay in their range, and equal seeds give equal draws.
func TestChanceRepeats(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		number := rapid.Uint64().Draw(t, "seed")
		n := rapid.IntRange(1, 1<<20).Draw(t, "n")
		seed := game.SeedFromNumber(number)
		for _, pair := range [][2]game.Chance{
			{game.NewFast(number), game.NewFast(number)},
			{game.NewSecret(seed), game.NewSecret(seed)},
		} {
			for range 5 {
				a, b := pair[0].Draw("x", n), pair[1].Draw("x", n)
				if a != b || a < 0 || a >= n {
					t.Fatalf("%d and %d of %d", a, b, n)
				}
			}
		}
	})
}

// Six sides come up equally often: 60,000 throws stay within five standard deviations.
func TestDiceAreFair(t *testing.T) {
	for name, chance := range map[string]game.Chance{
		"fast": game.NewFast(1), "secret": game.NewSecret(game.SeedFromNumber(1)),
	} {
		var count [6]int
		for range 60_000 {
			count[chance.Draw("die", 6)]++
		}
		for side, n := range count {
			if n < 10_000-457 || n > 10_000+457 {
				t.Errorf("%s: side %d came up %d times", name, side, n)
			}
		}
	}
}

func TestShuffleKeepsTheCards(t *testing.T) {
	list := []int{1, 2, 3, 4, 5}
	recorder := &game.Recorder{From: game.NewFast(3)}
	game.Shuffle(recorder, "cards", list)
	if len(recorder.Draws) != 4 || recorder.Draws[0] != (game.Draw{
		Name: "cards", N: 5, Value: recorder.Draws[0].Value,
	}) {
		t.Errorf("drawn: %v", recorder.Draws)
	}
	again := []int{1, 2, 3, 4, 5}
	playback := &game.Playback{Draws: recorder.Draws}
	game.Shuffle(playback, "cards", again)
	if playback.Err != nil || !slices.Equal(list, again) {
		t.Errorf("%v played back is %v (%v)", list, again, playback.Err)
	}
	slices.Sort(list)
	if !slices.Equal(list, []int{1, 2, 3, 4, 5}) {
		t.Errorf("the cards are %v", list)
	}
}

// A playback that is asked for what it does not have says so and goes on saying so.
func TestPlaybackFindsWhereItWentWrong(t *testing.T) {
	die := game.Draw{Name: "die", N: 6, Value: 5}
	for _, c := range []struct {
		draws []game.Draw
		name  string
		n     int
		want  string
	}{
		{nil, "die", 6, `no draw for "die"`},
		{[]game.Draw{die}, "card", 6, `says "die" 5 of 6 where "card" of 6`},
		{[]game.Draw{die}, "die", 8, `where "die" of 8`},
		{[]game.Draw{{Name: "die", N: 6, Value: 6}}, "die", 6, `"die" 6 of 6`},
		{[]game.Draw{{Name: "die", N: 6, Value: -1}}, "die", 6, `"die" -1 of 6`},
	} {
		p := &game.Playback{Draws: c.draws}
		if v := p.Draw(c.name, c.n); v != 0 || p.Err == nil ||
			!strings.Contains(p.Err.Error(), c.want) {
			t.Errorf("got %d and %v, want %s", v, p.Err, c.want)
		}
		first := p.Err
		if p.Draw("die", 6); p.Err != first { //nolint:errorlint // the very same one
			t.Error("the first error was forgotten")
		}
	}
}

// A seal is what browsers make of a nonce: web/ui/seal.test.ts has the same.
func TestASealIsWhatBrowsersMake(t *testing.T) {
	const want = "46e9fb41b5d2d72e0d6fcdcd95fe16d2dd9c40d77799ef2e290aa58b42cf74f0"
	if got := game.Seal("anna"); got != want {
		t.Errorf("it is %s", got)
	}
}

// A commitment fixes its seed and does not hold it; a seed can be read from its text.
func TestSeedsAreCommittedTo(t *testing.T) {
	a, b := game.SeedFromNumber(1), game.SeedFromNumber(2)
	if a.Commitment() == b.Commitment() || strings.Contains(a.Commitment(), a.String()) {
		t.Error("a commitment tells its seed, or not its seed")
	}
	read, err := game.ParseSeed(a.String())
	if err != nil || read != a {
		t.Errorf("%v is read as %v (%v)", a, read, err)
	}
	for _, text := range []string{"", "12", a.String() + "0", strings.Repeat("x", 64)} {
		if _, err := game.ParseSeed(text); err == nil {
			t.Errorf("%q passes for a seed", text)
		}
	}
	if first, second := game.NewSeed(), game.NewSeed(); first == second {
		t.Error("two secret seeds are equal")
	}
}
