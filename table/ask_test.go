package table

import (
	"fmt"
	"strings"
	"testing"

	"twobanners/game"
)

// An id belongs to who made it and to what it was made for. Whatever an opponent says under the id
// of my move, my move is made; what I send twice is done once; other things under the same id are
// refused.
func TestAnIDBelongsToWhoAskedForWhat(t *testing.T) {
	h := newRestartable(t)
	defer func() { h.close() }()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	_, err := tb.Say(t.Context(), bela, "the-same-id", Talk{Seat: 1, Text: "mine!"})
	must(t, err)
	_, err = tb.Say(t.Context(), anna, "the-same-id", Talk{Seat: 0, Text: "and mine"})
	must(t, err)
	picks := notations(tb.see(t), 0)
	for range 2 {
		seq, err := tb.Play(t.Context(), anna, "the-same-id", 1, 0, picks[:1])
		must(t, err)
		if s := tb.see(t); seq != 4 || s.Seq() != 4 || s.Entry(4).Kind != KindMove {
			t.Fatalf("the move is entry %d of %d", seq, s.Seq())
		}
	}
	_, err = tb.Play(t.Context(), anna, "the-same-id", 1, 0, picks[1:2])
	faulty(t, err, Reused)
	_, err = tb.Say(t.Context(), anna, "the-same-id", Talk{Seat: 0, Text: "something else"})
	faulty(t, err, Reused)
	_, err = tb.Play(t.Context(), carla, "the-same-id", 1, 0, picks[:1])
	faulty(t, err, NotYourSeat)
	h.again() // and so it stays
	tb = h.registry.Table(tb.id)
	_, err = tb.Play(t.Context(), anna, "the-same-id", 1, 0, picks[1:2])
	faulty(t, err, Reused)
}

// Several moves under one id are in nobody's way, and nobody in theirs.
func TestNobodyCanClaimAPartOfABatch(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(anna)}})
	for _, id := range []string{"AAAAAAAA/0", "AAAAAAAA/1"} {
		_, err := tb.Say(t.Context(), anna, id, Talk{Seat: 0, Text: "mine"})
		must(t, err)
	}
	first, second := twoWithoutChance(t, tb.see(t))
	_, err := tb.Play(t.Context(), anna, "AAAAAAAA", 3, 0, [][]byte{first, second})
	must(t, err)
}

// twoWithoutChance are two moves of seat 0, the first of which leaves nothing to chance.
func twoWithoutChance(t *testing.T, s *State) (first, second []byte) {
	t.Helper()
	for _, text := range notations(s, 0) {
		p, luck := s.Position().Clone(), &game.Recorder{From: game.NewFast(1)}
		m, err := s.Game.ReadMove(p, 0, text)
		must(t, err)
		if p.Apply(0, m, luck, nil).OK() && len(luck.Draws) == 0 && p.Actors().Has(0) {
			return text, encode(s.Game.ShowMove(p, p.Moves(0, nil)[0]))
		}
	}
	t.Fatal("all moves leave something to chance")
	return nil, nil
}

// Nobody can take the ids under which bots move.
func TestClientIDsCannotStopABot(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{
		Seats:   []Seat{person(anna), person(bela), random},
		Options: []byte(`{"first":0,"rounds":1}`),
	})
	for seq := range 120 {
		for _, form := range []string{"bot/%d/%d", "%d/%d", "clock/%d/%d"} {
			_, err := tb.Say(t.Context(), anna, fmt.Sprintf(form, seq, 2), Talk{Seat: 0, Text: "x"})
			must(t, err)
		}
	}
	_, err := tb.Hand(t.Context(), anna, 0, "random")
	must(t, err)
	_, err = tb.Hand(t.Context(), bela, 1, "random")
	must(t, err)
	tb.eventually(t, "the bots end the game", over)
}

// stubborn is a game whose rules refuse what they list.
type stubborn struct{ game.Game }

func (g stubborn) New(seats int, options []byte, chance game.Chance) (game.Position, error) {
	p, err := g.Game.New(seats, options, chance)
	return refusing{p}, err
}

type refusing struct{ game.Position }

func (r refusing) Clone() game.Position { return refusing{r.Position.Clone()} }

func (r refusing) Set(other game.Position) { r.Position.Set(other.(refusing).Position) }

func (r refusing) Apply(game.Seat, game.Move, game.Chance, *game.Log) game.Refusal {
	return game.Malformed
}

// A bot that gets nowhere stops: it does not ask itself for ever. Its seat is handed on, and where
// nobody gets anywhere the table waits.
func TestABotThatGetsNowhereStops(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	h.registry.games = []game.Game{stubborn{h.registry.games[0]}}
	tb := h.watched(h.table(Plan{Seats: []Seat{greedy, random}}))
	h.registry.work.Wait()
	if s := tb.see(t); s.Seats[0].Bot != "random" || s.Seq() != 2 {
		t.Errorf("after %d entries the seat is %v, want it handed on once", s.Seq(), s.Seats[0])
	}
	if n := strings.Count(h.log.String(), "a bot gets nowhere"); n != 2 {
		t.Errorf("it was said %d times, want once for each bot:\n%s", n, h.log.String())
	}
}
