package table

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"testing"

	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/store"
)

func TestAMoveGoesThroughOneDoor(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	s := tb.see(t)
	pick := notations(s, 0)[:1]

	_, err := tb.Play(t.Context(), bela, "bela-takes-over", 1, 0, pick)
	faulty(t, err, NotYourSeat)
	_, err = tb.Play(t.Context(), bela, "bela-too-early", 1, 1, pick)
	faulty(t, err, Refused)
	_, err = tb.Play(t.Context(), anna, "no-such-entry", 7, 0, pick)
	faulty(t, err, Stale)
	_, err = tb.Play(t.Context(), anna, "no-such-move", 1, 0, [][]byte{[]byte(`"fly"`)})
	faulty(t, err, BadMove)
	_, err = tb.Play(t.Context(), anna, "half-good", 1, 0, [][]byte{pick[0], pick[0]})
	faulty(t, err, Refused)
	if n := tb.see(t).Seq(); n != 1 {
		t.Fatalf("refused moves left %d entries", n)
	}

	for range 3 { // a client that hears no answer sends it again
		seq, err := tb.Play(t.Context(), anna, "the-first-move", 1, 0, pick)
		must(t, err)
		if seq != 2 || tb.see(t).Seq() != 2 {
			t.Fatalf("the move is entry %d of %d, want 2", seq, tb.see(t).Seq())
		}
	}
	_, err = tb.Play(t.Context(), anna, "the-next-move", 1, 0, pick)
	faulty(t, err, Stale)
}

func TestTalkDoesNotMakeAMoveStale(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	_, err := tb.Say(t.Context(), bela, "hello-there", Talk{Seat: 1, Text: "  good luck "})
	must(t, err)
	_, err = tb.Play(t.Context(), anna, "after-talk", 1, 0, notations(tb.see(t), 0)[:1])
	must(t, err)
	if said := tb.see(t).Chat; len(said) != 1 || said[0].Text != "good luck" || said[0].Seat != 1 {
		t.Errorf("the chat is %v", said)
	}
	_, err = tb.Say(t.Context(), carla, "who-is-she", Talk{Seat: game.Nobody, Text: "hi"})
	faulty(t, err, NotYourSeat)
}

// Everything a table knows follows from its log.
func TestStateIsAFoldOverTheLog(t *testing.T) {
	h := newRestartable(t)
	defer func() { h.close() }()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Turn: 60}})
	tb.until(t, 1, func(s *State) bool { return s.Seq() > 60 })
	_, _, err := tb.Undo(t.Context(), anna, "take-it-back", tb.see(t).Seq(), 0)
	must(t, err)
	before := tb.see(t)
	h.again()
	after := h.registry.Table(before.ID).see(t)
	if hash(before) != hash(after) || before.Seq() != after.Seq() {
		t.Error("after opening again the position is another")
	}
	if !reflect.DeepEqual(before.Seats, after.Seats) || before.times != after.times ||
		!reflect.DeepEqual(before.Asked, after.Asked) {
		t.Error("after opening again seats, clocks or questions are others")
	}
	for seq := int64(1); seq <= before.Seq(); seq++ {
		if before.PositionAt(seq).Hash() != after.PositionAt(seq).Hash() {
			t.Fatalf("the position after entry %d is another", seq)
		}
		if before.Entry(seq).Kind != KindMove {
			continue
		}
		_, heard, _ := before.Step(seq)
		if _, told, _ := after.Step(seq); !slices.Equal(heard, told) {
			t.Fatalf("entry %d led to %v, and after reading to %v", seq, heard, told)
		}
	}
}

// shaky is a store that fails before or after it has done what it was asked.
type shaky struct {
	store.Store
	luck *game.Fast
	on   bool
}

var errShaky = errors.New("the plug was pulled")

func (s *shaky) Append(
	ctx context.Context, table string, entries []store.Entry, card *store.Card,
) error {
	luck := 0
	if s.on {
		luck = s.luck.Draw("failure", 3)
	}
	if luck == 1 {
		return errShaky
	}
	err := s.Store.Append(ctx, table, entries, card)
	if luck == 2 && err == nil {
		return errShaky
	}
	return err
}

// Whatever the store does, a client that repeats itself until it is answered has every move made
// exactly once.
func TestNoMoveIsLostOrDoubled(t *testing.T) {
	for _, plan := range []Plan{
		{Game: "smallworld", Seats: []Seat{person(anna), person(bela)}},
		{
			Game: "lordaeron", Seats: []Seat{person(anna), person(bela), person(carla)},
			Options: json.RawMessage(`{"turns":8}`),
		},
	} {
		t.Run(plan.Game, func(t *testing.T) { playOnShakyGround(t, plan) })
	}
}

// playOnShakyGround plays a whole game on a store that fails, opening all of it again now and then.
func playOnShakyGround(t *testing.T, plan Plan) {
	t.Helper()
	h := newRestartable(t)
	defer func() { h.close() }()
	bad := &shaky{luck: game.NewFast(3)}
	h.wrap = func(s store.Store) store.Store { bad.Store = s; return bad }
	h.again()
	tb := h.table(plan)
	bad.on = true
	luck := game.NewFast(4)
	for made := 1; !tb.is(t, over); made++ {
		s := tb.see(t)
		actors := s.Position().Actors().List() // any of them may be the next
		seat := actors[luck.Draw("actor", len(actors))]
		list := notations(s, seat)
		who := Who{Person: s.Seats[seat].Person}
		move := list[luck.Draw("move", len(list))]
		id, seen := game.NewSeed().String(), s.Seq()
		for {
			seq, err := tb.Play(t.Context(), who, id, seen, seat, [][]byte{move})
			if err == nil && seq != int64(made)+1 {
				t.Fatalf("move %d is entry %d", made, seq)
			}
			if err == nil {
				break
			}
			if !errors.Is(err, errShaky) {
				t.Fatal(err)
			}
			if luck.Draw("crash", 4) == 0 {
				h.again()
				tb = h.registry.Table(s.ID)
			}
		}
	}
}

func TestBotsFinishWhatTheyBegin(t *testing.T) {
	for _, plan := range []Plan{
		{Game: "smallworld", Seats: []Seat{random, greedy, random}},
		{
			Game: "lordaeron", Seats: []Seat{random, greedy, random, greedy, greedy, random},
			Options: json.RawMessage(`{"first-game":true}`),
		},
	} {
		t.Run(plan.Game, func(t *testing.T) { letBotsPlay(t, plan) })
	}
}

func letBotsPlay(t *testing.T, plan Plan) {
	t.Helper()
	h := newRestartable(t)
	defer func() { h.close() }()
	id := h.watched(h.table(plan)).id
	for range 3 {
		h.again()
		must(t, h.registry.Wake(t.Context()))
	}
	tb := h.watched(h.registry.Table(id))
	tb.eventually(t, "the bots end their game", over)
	secret, err := h.store.Secret(t.Context(), id)
	must(t, err)
	record, err := tb.see(t).Record(secret.Seed)
	must(t, err)
	must(t, game.Verify(tb.see(t).Game, record))
	year := h.registry.now().AddDate(1, 0, 0)
	if due, err := h.store.Due(t.Context(), year, "", 9); len(due) > 0 {
		t.Errorf("the finished table is still due: %v %v", due, err)
	}
}

func TestRematchIsBegunOnce(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{
		Seats: []Seat{person(anna), person(bela)}, Options: json.RawMessage(`{"rounds":1}`),
	})
	_, err := tb.Rematch(t.Context(), anna, "")
	faulty(t, err, NotAllowed)
	tb.until(t, 5, func(*State) bool { return false })
	first, err := tb.Rematch(t.Context(), anna, "")
	must(t, err)
	second, err := tb.Rematch(t.Context(), bela, "")
	must(t, err)
	if first != second {
		t.Errorf("two rematches: %s and %s", first, second)
	}
	_, err = tb.Rematch(t.Context(), carla, "")
	faulty(t, err, NotYourSeat)
	next := h.registry.Table(first).see(t)
	if next.Seats[1].Person != "bela" || string(next.Created.Options) != `{"rounds":1}` {
		t.Errorf("the rematch is %v", next.Created)
	}
}

// Two nodes serve one table. Neither knows what the other does, but no move is lost or doubled: a
// node that is behind is told so by the store, and reads the log again.
func TestTwoNodes(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	other := NewRegistry(Config{
		Store: h.store, Games: []game.Game{gamestest.SmallWorld(t)}, Time: WallTime{},
		Log: h.registry.log,
	})
	defer other.Close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	nodes := []*Table{tb, other.Table(tb.id)}
	luck := game.NewFast(8)
	made, stale := 0, 0
	for {
		node := nodes[luck.Draw("node", 2)]
		if node.is(t, over) {
			break
		}
		var why *Fault
		err := node.play(t, luck.Draw("move", 1<<16))
		switch {
		case err == nil:
			made++
		case errors.As(err, &why) && why.Code == Stale:
			stale++
		default:
			t.Fatal(err)
		}
	}
	log, err := h.store.Read(t.Context(), tb.id, 0)
	must(t, err)
	if len(log) != made+1 || stale == 0 {
		t.Errorf("%d entries, %d moves were answered; %d came too late", len(log), made, stale)
	}
}

// fragile is a game that breaks at the first move.
type fragile struct{ game.Game }

func (g fragile) New(seats int, options []byte, chance game.Chance) (game.Position, error) {
	p, err := g.Game.New(seats, options, chance)
	return brittle{p}, err
}

type brittle struct{ game.Position }

func (b brittle) Clone() game.Position { return brittle{b.Position.Clone()} }

func (b brittle) Apply(game.Seat, game.Move, game.Chance, *game.Log) game.Refusal {
	panic("a rule is broken")
}

// A rule that breaks under a bot takes its own table down and no other.
func TestABrokenTableIsAlone(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	whole := h.registry.games
	h.registry.games = []game.Game{fragile{whole[0]}}
	h.watched(h.table(Plan{Seats: []Seat{random, random}}))
	h.registry.work.Wait()
	h.registry.games = whole
	tb := h.watched(h.table(Plan{
		Seats: []Seat{random, random}, Options: []byte(`{"rounds":1}`),
	}))
	tb.eventually(t, "the other table plays on", over)
}
