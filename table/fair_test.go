package table

import (
	"context"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/store"
)

var short = []byte(`{"rounds":1}`)

// The set-up is drawn when the last one has told a nonce, from the secret and from what everybody
// brought. All seal theirs before anybody tells one: so neither the host nor the operator can try
// until one suits, not even an operator who knows the secret and plays.
func TestTheSetUpIsDrawnFromAllNonces(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	h.registry.seed = func() game.Seed { return game.SeedFromNumber(1) } // an operator who cheats
	fair := bela
	fair.Fair = true
	heads := map[string]bool{}
	for _, nonce := range []string{"bela's", "bela's other"} {
		host := person(anna)
		host.Owes = true
		tb := h.table(Plan{Seats: []Seat{host, {}}, Options: short, Public: true})
		s := tb.see(t)
		if s.Position() != nil || s.Status() != Open || s.Commitment() == "" {
			t.Fatal("the table shows a set-up before anybody has come")
		}
		committed := s.Commitment()
		_, err := tb.Bring(t.Context(), anna, Nonce{Nonce: "anna's"})
		faulty(t, err, NotAllowed) // who comes later would know it
		tb.bring(t, anna, Nonce{Seal: game.Seal("anna's")})
		_, err = tb.Join(t.Context(), fair, "", 1, "")
		must(t, err)
		_, err = tb.Bring(t.Context(), carla, Nonce{Nonce: "carla's"})
		faulty(t, err, NotYourSeat)
		_, err = tb.Bring(t.Context(), anna, Nonce{Nonce: "anna's"})
		faulty(t, err, NotAllowed) // bela has sealed nothing yet
		tb.bring(t, bela, Nonce{Seal: game.Seal(nonce)})
		if s = tb.see(t); s.Due(0) != "nonce" || s.Due(1) != "nonce" || len(s.Seals()) != 2 {
			t.Fatalf("%q and %q are due, sealed is %v", s.Due(0), s.Due(1), s.Seals())
		}
		tb.bring(t, anna, Nonce{Nonce: "anna's"})
		_, err = tb.Bring(t.Context(), bela, Nonce{Nonce: "whatever suits"})
		faulty(t, err, BadRequest)
		if tb.see(t).Status() != Open {
			t.Fatal("bela has not told what she sealed, but the game has begun")
		}
		for range 2 {
			tb.bring(t, bela, Nonce{Nonce: nonce})
		}
		if s = tb.see(t); s.Status() != Playing || s.Commitment() != committed {
			t.Fatalf("status %s, commitment %s", s.Status(), s.Commitment())
		}
		if !slices.Equal(s.Nonces(), []string{"anna's", nonce}) {
			t.Errorf("the nonces are %q", s.Nonces())
		}
		heads[s.tree.head.Hash] = true
		tb.until(t, 3, func(*State) bool { return false })
		verifyRecord(t, h, tb)
	}
	if len(heads) != 2 {
		t.Error("the set-up does not follow from what the players brought")
	}
}

// bring brings something to the dice.
func (t *Table) bring(tb testing.TB, who Who, n Nonce) {
	tb.Helper()
	_, err := t.Bring(tb.Context(), who, n)
	must(tb, err)
}

// While nonces are told nobody can get out of telling the own, to have the others tell new ones or
// to play without: seats stay, who leaves closes the table, and who has lost a nonce makes all
// begin anew, a few times.
func TestWhoHasHeardNoncesCannotChoose(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	fair := bela
	fair.Fair = true
	sealed := func() *Table {
		t.Helper()
		host := person(anna)
		host.Owes = true
		tb := h.table(Plan{Seats: []Seat{host, {}}, Options: short, Public: true})
		tb.bring(t, anna, Nonce{Seal: game.Seal("anna's")})
		_, err := tb.Join(t.Context(), fair, "", 1, "")
		must(t, err)
		tb.bring(t, bela, Nonce{Seal: game.Seal("bela's")})
		return tb
	}
	tb := sealed()
	tb.bring(t, anna, Nonce{Nonce: "anna's"})
	_, err := tb.Hand(t.Context(), bela, 1, "random")
	faulty(t, err, NotAllowed)
	_, err = tb.Arrange(t.Context(), anna, "set", Place{Seat: 1, Kind: PlaceOpen})
	faulty(t, err, NotAllowed)
	if s := tb.see(t); s.Status() != Open {
		t.Fatalf("it is %s without bela's nonce", s.Status())
	}
	for n := range maxAnew {
		tb.bring(t, bela, Nonce{Seal: game.Seal(strings.Repeat("b", n+1))})
		if s := tb.see(t); s.Seats[0].Nonce != "" || s.Due(0) != "seal" {
			t.Fatalf("bela sealed what she knew anna's nonce for: %v", s.Seats)
		}
		tb.bring(t, anna, Nonce{Seal: game.Seal(strings.Repeat("a", n+1))})
		tb.bring(t, anna, Nonce{Nonce: strings.Repeat("a", n+1)})
	}
	_, err = tb.Bring(t.Context(), bela, Nonce{Seal: game.Seal("once more")})
	faulty(t, err, NotAllowed)
	_, err = tb.Leave(t.Context(), bela)
	must(t, err)
	if s := tb.see(t); s.Status() != Over {
		t.Errorf("bela has left and the table is %s", s.Status())
	}

	// Before anybody has told a nonce a bot may take the seat: what was sealed for it is dropped.
	tb = sealed()
	_, err = tb.Hand(t.Context(), bela, 1, "random")
	must(t, err)
	tb.bring(t, anna, Nonce{Nonce: "anna's"})
	if s := tb.see(t); s.Status() != Playing || !slices.Equal(s.Nonces(), []string{"anna's", ""}) ||
		!slices.Equal(s.Seals(), []string{game.Seal("anna's"), ""}) {
		t.Errorf("with a bot the table is %s, %v, %v", s.Status(), s.Nonces(), s.Seals())
	}
}

// Who has sealed, got up and sat down again seals again, be it the same.
func TestWhoSitsDownAgainSealsAgain(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	host, fair := person(anna), bela
	host.Owes, fair.Fair = true, true
	tb := h.table(Plan{Seats: []Seat{host, {}, {}}, Options: short, Public: true})
	for range 2 {
		_, err := tb.Join(t.Context(), fair, "", 1, "")
		must(t, err)
		tb.bring(t, bela, Nonce{Seal: game.Seal("bela's")})
		tb.bring(t, bela, Nonce{Seal: game.Seal("bela's")}) // the answer was lost
		if s := tb.see(t); s.Seats[1].Seal == "" {
			t.Fatalf("bela has sealed, and %+v", s.Seats[1])
		}
		_, err = tb.Leave(t.Context(), bela)
		must(t, err)
	}
	log, err := h.store.Read(t.Context(), tb.id, 0)
	must(t, err)
	if n := len(log); n != 7 { // created, and twice joined, sealed, left
		t.Errorf("%d entries", n)
	}
}

// Where one person alone plays nobody could wait for the nonce: it needs no seal. A program that
// tells its nonce as it joins tells it before anybody else does.
func TestAPlainNonce(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	host := person(anna)
	host.Owes = true
	tb := h.table(Plan{Seats: []Seat{host, random}, Options: short})
	tb.bring(t, anna, Nonce{Nonce: "anna's"})
	if s := tb.see(t); s.Status() != Playing || s.Seals() != nil {
		t.Errorf("the table is %s, sealed is %v", s.Status(), s.Seals())
	}
	tb = h.table(Plan{Seats: []Seat{host, {}}, Options: short, Public: true})
	tb.bring(t, anna, Nonce{Seal: game.Seal("anna's")})
	_, err := tb.Join(t.Context(), bela, "", 1, "bela's")
	must(t, err)
	tb.bring(t, anna, Nonce{Nonce: "anna's"})
	if s := tb.see(t); s.Status() != Playing || s.Seals()[1] != game.Seal("bela's") {
		t.Errorf("the table is %s, sealed is %v", s.Status(), s.Seals())
	}
}

// verifyRecord derives every draw of a finished game, and shows that another nonce would not do.
func verifyRecord(t *testing.T, h *restartable, tb *Table) {
	t.Helper()
	secret, err := h.store.Secret(t.Context(), tb.id)
	must(t, err)
	record, err := tb.see(t).Record(secret.Seed)
	must(t, err)
	var text strings.Builder
	must(t, record.Write(&text))
	read, err := game.ReadRecord("record", strings.NewReader(text.String()))
	must(t, err)
	must(t, game.Verify(gamestest.SmallWorld(t), read))
	for _, change := range []func(*game.Head){
		func(h *game.Head) { h.Nonces[0] = "somebody else's" },
		func(h *game.Head) { h.Seals[0] = game.Seal("somebody else's") },
		func(h *game.Head) { h.Seals[0] = "" },
		func(h *game.Head) { h.Seals = h.Seals[:1] },
	} {
		bad := *read
		bad.Head.Nonces = slices.Clone(read.Head.Nonces)
		bad.Head.Seals = slices.Clone(read.Head.Seals)
		if change(&bad.Head); game.Verify(gamestest.SmallWorld(t), &bad) == nil {
			t.Errorf("a record verifies with %q sealed as %q", bad.Head.Nonces, bad.Head.Seals)
		}
	}
}

// Nobody plays a rematch, or loses one, who did not want it.
func TestARematchNeedsEverybody(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela), random}, Options: short})
	for seat, who := range []Who{anna, bela} {
		_, err := tb.Hand(t.Context(), who, game.Seat(seat), "random")
		must(t, err)
	}
	tb.eventually(t, "their bots end the game", over)
	id, err := tb.Rematch(t.Context(), anna, "")
	must(t, err)
	next := h.registry.Table(id)
	if s := next.see(t); s.Status() != Open || s.Seats[1].Person != "" || s.Seats[1].For != "bela" {
		t.Fatalf("bela was not asked and plays: %s %v", s.Status(), s.Seats)
	}
	_, err = next.Join(t.Context(), carla, "", game.Nobody, "")
	faulty(t, err, NotInvited)
	secret, err := h.store.Secret(t.Context(), id)
	must(t, err)
	_, err = next.Join(t.Context(), carla, secret.Invite, game.Nobody, "")
	faulty(t, err, Taken)
	mine, err := h.store.Mine(t.Context(), "bela", 9)
	must(t, err)
	if len(mine) != 2 || mine[0].ID != id || len(mine[0].Turn) != 1 {
		t.Errorf("bela is not told of the rematch: %v", mine)
	}
	again, err := tb.Rematch(t.Context(), bela, "hers")
	must(t, err)
	if s := next.see(t); again != id || s.Status() != Playing || s.Seats[1].Nonce != "hers" {
		t.Errorf("bela agreed, but the rematch is %s %v", s.Status(), s.Seats)
	}
}

// Somebody who is away can be replaced when those who are there agree, and then the game counts for
// nobody. Where there is a clock it decides.
func TestReplacingNeedsConsent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer h.close()
		tb := h.table(Plan{Seats: []Seat{person(anna), person(bela), person(carla)}})
		clocked := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Days: 2}})
		here := h.registry.Listen(tb.id, "bela")
		defer here.Close()
		_, err := tb.Hand(t.Context(), anna, 2, "random")
		faulty(t, err, NotYourSeat) // carla has only just closed her tab
		time.Sleep(3 * time.Minute)
		_, err = clocked.Hand(t.Context(), anna, 1, "random")
		faulty(t, err, NotYourSeat)
		_, err = tb.Hand(t.Context(), anna, 1, "random")
		faulty(t, err, NotYourSeat) // bela looks on
		_, err = tb.Hand(t.Context(), anna, 2, "random")
		must(t, err)
		s := tb.see(t)
		if s.Seats[2].Bot != "" || s.Asked == nil || s.Asked.Waiting != game.Only(1) {
			t.Fatalf("carla was replaced without a question: %v %v", s.Seats[2], s.Asked)
		}
		back := h.registry.Listen(tb.id, "carla") // she opens her tab before bela answers
		_, err = tb.Consent(t.Context(), bela, newID(), 1, true)
		must(t, err)
		if s := tb.see(t); s.Seats[2].Bot != "" || s.Asked != nil {
			t.Errorf("carla was replaced though she is back: %v %v", s.Seats[2], s.Asked)
		}
		back.Close()
		time.Sleep(3 * time.Minute)
		_, err = tb.Hand(t.Context(), anna, 2, "random")
		must(t, err)
		_, err = tb.Consent(t.Context(), bela, newID(), 1, true)
		must(t, err)
		if s := tb.see(t); s.Seats[2].Bot != "random" || !s.forced {
			t.Errorf("bela agreed, but %v, forced %t", s.Seats[2], s.forced)
		}
		_, err = tb.Hand(t.Context(), carla, 2, "")
		must(t, err) // she can come back
	})
}

// A game in which others put a bot into a person's seat is not rated; one that a person left to a
// bot is.
func TestAForcedGameIsNotRated(t *testing.T) {
	for _, forced := range []bool{true, false} {
		synctest.Test(t, func(t *testing.T) {
			h := newRestartable(t)
			defer h.close()
			tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Options: short})
			time.Sleep(3 * time.Minute)
			by := bela
			if forced {
				by = anna
			}
			_, err := tb.Hand(t.Context(), by, 1, "random")
			must(t, err)
			_, err = tb.Hand(t.Context(), anna, 0, "random")
			must(t, err)
			tb.eventually(t, "the bots end it", over)
			h.registry.work.Wait()
			list, err := h.store.Ratings(t.Context(), "smallworld", []string{"anna", "bela"})
			must(t, err)
			if rated := list[0].Games == 1; rated == forced || list[1].Games != list[0].Games {
				t.Errorf("forced %t, ratings %v", forced, list)
			}
		})
	}
}

// An undo asks also those for whom a bot sits in: who is away for a moment cannot be played back.
func TestUndoAsksWhoseBotSitsIn(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	tb.until(t, 2, func(s *State) bool { return drawn(s) && lastStep(s).step.Seat == 0 })
	_, err := tb.Hand(t.Context(), bela, 1, "random")
	must(t, err)
	_, asked, err := tb.Undo(t.Context(), anna, "quickly-now", tb.see(t).Seq(), 0)
	must(t, err)
	if asked != game.Only(1) {
		t.Fatalf("%v are asked, want bela", asked.List())
	}
	_, err = tb.Consent(t.Context(), bela, "oh-no-you-dont", 1, false)
	must(t, err)
	if tb.see(t).Asked != nil {
		t.Error("bela said no")
	}
}

// More than half of the others can vote somebody out, who cannot come back. One cannot.
func TestKickByVote(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	pair := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	_, err := pair.Kick(t.Context(), anna, 1)
	faulty(t, err, NotAllowed)
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela), person(carla)}})
	_, err = tb.Kick(t.Context(), Who{Person: "nobody"}, 1)
	faulty(t, err, NotYourSeat)
	for _, agree := range []bool{false, true} {
		_, err = tb.Kick(t.Context(), anna, 2)
		must(t, err)
		_, err = tb.Consent(t.Context(), carla, newID(), 2, false)
		faulty(t, err, NotAsked) // she has no vote on herself
		_, err = tb.Consent(t.Context(), bela, newID(), 1, agree)
		must(t, err)
		if out := tb.see(t).Seats[2].Barred; out != agree {
			t.Fatalf("bela said %t, carla is out: %t", agree, out)
		}
	}
	_, err = tb.Hand(t.Context(), carla, 2, "")
	faulty(t, err, NotAllowed)
	if !tb.is(t, func(s *State) bool { return s.forced }) {
		t.Error("the game must not count")
	}
}

// jumpy is a clock that somebody sets.
type jumpy struct {
	WallTime
	shift time.Duration
}

func (j *jumpy) Now() time.Time { return j.WallTime.Now().Add(j.shift) }

// A clock on the wall that is set costs nobody anything, and gives nobody anything, while the
// server runs and across a restart.
func TestAClockThatIsSetCostsNobodyAnything(t *testing.T) {
	for _, shift := range []time.Duration{time.Hour, -time.Hour} {
		synctest.Test(t, func(t *testing.T) {
			wall := &jumpy{}
			h := newRestartable(t)
			defer func() { h.close() }()
			h.close()
			h.time = wall
			h.open()
			must(t, h.registry.Beat(t.Context()))
			tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Turn: 60}})
			expect := func(want time.Duration) {
				t.Helper()
				tb.is(t, func(s *State) bool {
					if off := (left(s, h) - want).Abs(); off > 5*time.Second || byBot(s) {
						t.Errorf("shift %v: anna has %v left, want %v", shift, left(s, h), want)
					}
					return true
				})
			}
			time.Sleep(4 * time.Second)
			wall.shift = shift
			expect(56 * time.Second)
			must(t, h.registry.Beat(t.Context()))
			must(t, h.registry.Wake(t.Context()))
			expect(56 * time.Second)
			h.close()
			wall.shift += shift
			h.open()
			must(t, h.registry.Beat(t.Context()))
			must(t, h.registry.Wake(t.Context()))
			tb = h.registry.Table(tb.id)
			expect(56 * time.Second)
			time.Sleep(2 * time.Minute)
			synctest.Wait()
			must(t, h.registry.Wake(t.Context()))
			tb.eventually(t, "her time is up", byBot)
		})
	}
}

// The time in a log never runs back, whatever the clock of the node that writes: what one node has
// counted would be counted by the next a second time.
func TestTheTimeInALogNeverRunsBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer h.close()
		late := NewRegistry(Config{ // it slept, and has not heard what time it is
			Store: h.store, Games: h.registry.games, Log: h.registry.log,
			Time: &jumpy{shift: -10 * time.Minute},
		})
		defer late.Close()
		tb := h.table(Plan{
			Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Turn: 60},
		})
		time.Sleep(4 * time.Second)
		said := Talk{Seat: game.Nobody, Text: "late"}
		seq, err := late.Table(tb.id).Say(t.Context(), anna, "anna-late", said)
		must(t, err)
		h.registry.Heard(tb.id, seq)
		time.Sleep(4 * time.Second)
		must(t, tb.play(t, 0))
		log, err := h.store.Read(t.Context(), tb.id, 0)
		must(t, err)
		for i := range log[1:] {
			if log[i+1].At.Before(log[i].At) {
				t.Errorf("entry %d is of %v and the next one of %v", i+1, log[i].At, log[i+1].At)
			}
		}
		tb.is(t, func(s *State) bool {
			if off := (left(s, h) - 52*time.Second).Abs(); off > time.Second {
				t.Errorf("anna has %v left after 8 s", left(s, h))
			}
			return true
		})
	})
}

// One damaged table keeps no other from being looked after: it is marked and counted.
func TestADamagedTableIsAlone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer func() { h.close() }()
		clock := &Clock{Turn: 60}
		bad := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: clock})
		good := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: clock})
		entry := store.Entry{
			Seq: 2, Ask: store.Ask{ID: "x"}, Kind: KindMove, Data: []byte(`{"move":1,"hash":"no"}`),
		}
		must(t, h.store.Append(t.Context(), bad.id, []store.Entry{entry}, nil))
		for range 2 {
			h.again()
			must(t, h.registry.Wake(t.Context()))
		}
		if n := h.registry.Broken(); n != 0 {
			t.Errorf("%d tables were found damaged again, but the first time marked them", n)
		}
		faulty(t, h.registry.Table(bad.id).Read(t.Context(), nothing), Broken)
		time.Sleep(61 * time.Second)
		synctest.Wait()
		h.registry.Table(good.id).eventually(t, "the clock of the other table rings", byBot)
		mine, err := h.store.Mine(t.Context(), "anna", 9)
		must(t, err)
		if i := slices.IndexFunc(mine, func(c store.Card) bool { return c.ID == bad.id }); i < 0 ||
			mine[i].Status != store.StatusBroken {
			t.Errorf("the list says nothing of the damage: %v", mine)
		}
	})
}

// A rule that panics while a table is woken ends neither the server nor its housekeeping.
func TestAPanicWhileWakingIsSurvived(t *testing.T) {
	h := newRestartable(t)
	defer func() { h.close() }()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Clock: &Clock{Turn: 60}})
	must(t, tb.play(t, 0))
	h.again()
	h.registry.games = []game.Game{fragile{h.registry.games[0]}}
	must(t, h.registry.Wake(t.Context()))
	faulty(t, h.registry.Table(tb.id).Read(t.Context(), nothing), Broken)
}

// Ids of tables that are not leave nothing behind.
func TestUnknownTablesLeaveNothingBehind(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	for _, id := range []string{"nobody-knows-this-table", strings.Repeat("x", 16000), ""} {
		if err := h.registry.Table(id).Read(t.Context(), nothing); err == nil {
			t.Errorf("there is a table %.20q", id)
		}
	}
	if n := h.registry.Live(); n != 0 {
		t.Errorf("%d tables are kept that are not", n)
	}
}

// Bots among themselves play for those who watch, and for nobody else.
func TestUnwatchedBotsRest(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{random, random}, Options: short})
	must(t, h.registry.Wake(t.Context()))
	h.registry.work.Wait()
	if n := tb.see(t).Seq(); n != 1 {
		t.Errorf("nobody watches, but the bots have made %d entries", n)
	}
	watcher := h.registry.Listen(tb.id, "")
	defer watcher.Close()
	h.registry.Table(tb.id).eventually(t, "they play for somebody", over)
}

// Talk, pauses and wishes cannot fill a log for ever, and a player can still move and answer.
func TestALogHasRoomForSoMuch(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}})
	tb.see(t).extras = maxExtras
	_, err := tb.Say(t.Context(), anna, newID(), Talk{Seat: 0, Text: "and another thing"})
	faulty(t, err, NotAllowed)
	_, err = tb.Pause(t.Context(), anna, true)
	must(t, err)
	tb.see(t).extras = maxAnswers
	_, err = tb.Pause(t.Context(), anna, false)
	faulty(t, err, NotAllowed)
	tb.see(t).paused = false
	must(t, tb.play(t, 0))
}

// unrating is a store that does not come to rate games.
type unrating struct{ store.Store }

func (unrating) Rate(context.Context, string, string, []string,
	func([]store.Rating) []store.Rating,
) error {
	return errShaky
}

// A game that ended just before a crash is rated after it.
func TestRatingsAreCompletedAtTheStart(t *testing.T) {
	h := newRestartable(t)
	defer func() { h.close() }()
	h.wrap = func(s store.Store) store.Store { return unrating{s} }
	h.again()
	tb := h.table(Plan{Seats: []Seat{person(anna), person(bela)}, Options: short})
	tb.until(t, 1, func(*State) bool { return false })
	h.wrap = nil
	h.again()
	must(t, h.registry.Wake(t.Context()))
	h.registry.work.Wait()
	list, err := h.store.Ratings(t.Context(), "smallworld", []string{"anna"})
	must(t, err)
	due, err := h.store.Due(t.Context(), h.registry.now().AddDate(1, 0, 0), "", 9)
	if must(t, err); list[0].Games != 1 || len(due) != 0 {
		t.Errorf("anna's rating is %v, due is %v", list, due)
	}
}

// A first game has known dice, so that what is taught comes. Nobody else may sit at such a table.
func TestALessonHasAlwaysTheSameDice(t *testing.T) {
	h := newRestartable(t)
	defer h.close()
	seats := []Seat{person(anna), {Bot: "random"}}
	hash := func(lesson uint64) string {
		return h.table(Plan{Seats: seats, Options: short, Lesson: lesson}).see(t).tree.head.Hash
	}
	first, again, other := hash(1), hash(1), hash(2)
	secret, another := hash(0), hash(0)
	if first != again || first == other || secret == another {
		t.Error("the number of the lesson does not decide its dice")
	}
	for _, p := range []Plan{
		{Seats: []Seat{person(anna), {}}, Lesson: 1}, {Seats: seats, Public: true, Lesson: 1},
	} {
		p.Game, p.Options = "smallworld", short
		_, _, err := h.registry.Create(t.Context(), anna, p)
		faulty(t, err, BadOptions)
	}
}
