package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"time"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/store"
)

// retry is how long a table waits before it tries again what the store could not take.
const retry = time.Second

// wake lets the table do what it has to do by itself. The caller holds the lock.
func (t *Table) wake() {
	t.stopAlarm()
	if t.registry.ctx.Err() != nil {
		return
	}
	_, _, bot := t.state.botToMove(0, t.asked())
	bot = bot && t.wanted()
	if (bot || !t.state.wakeAt().IsZero()) && !t.registry.holds(t.id) {
		t.claim()
		return
	}
	t.rateGame()
	if bot {
		if !t.thinking && t.stuck != t.state.Seq() {
			t.thinking = true
			t.registry.start("think", t.id, t.think)
		}
		return
	}
	if at := t.state.due(); !at.IsZero() {
		t.alarm(at.Sub(t.registry.now()))
	}
}

func (t *Table) stopAlarm() {
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
}

func (t *Table) alarm(after time.Duration) {
	t.stop = t.registry.time.AfterFunc(max(0, after), t.ring)
}

// ring hands a seat whose time is up to a bot.
func (t *Table) ring() {
	defer t.recoverPanic()
	if t.registry.ctx.Err() != nil {
		return
	}
	ask := store.Ask{Kind: askClock, ID: newID()}
	_, err := t.do(t.registry.ctx, ask, func(s *State) ([]fact, error) {
		seat, at, ok := s.nextDeadline()
		if !ok || at.After(t.registry.now()) {
			return nil, nil
		}
		return []fact{{seat, KindOutTime, Seat{Bot: bot.Substitute}}}, nil
	})
	t = t.lock()
	defer t.mu.Unlock()
	switch {
	case err != nil && t.registry.ctx.Err() == nil:
		t.registry.log.Error("a clock could not be stopped", "table", t.id, "error", err)
		t.stopAlarm()
		t.alarm(retry)
	case t.state != nil:
		t.wake()
	}
}

// recoverPanic keeps a mistake in a bot or a rule to its own table, which then waits for a restart.
func (t *Table) recoverPanic() {
	if broken := recover(); broken != nil {
		t.registry.log.Error("a table is broken", "table", t.id, "panic", broken,
			"stack", string(debug.Stack()))
	}
}

// peopled tells whether a person sits at the table.
func (s *State) peopled() bool {
	return slices.ContainsFunc(s.Seats, func(seat Seat) bool { return seat.Person != "" })
}

// wanted tells whether bots shall play: for people who sit there, or for those who watch.
func (t *Table) wanted() bool {
	return t.state.peopled() || len(t.registry.hub.Present(t.id)) > 0
}

// botToMove finds a seat that a bot must decide for at a time: one of those who were asked only if
// all were.
func (s *State) botToMove(
	asked game.Seats, now time.Time,
) (seat game.Seat, name string, ok bool) {
	if s.Status() != Playing {
		return game.Nobody, "", false
	}
	var bots game.Seats
	for _, seat := range s.actors().List() {
		waits := s.waitsForPlan(seat) || s.asksFirst(seat) && now.Before(s.askedUntil())
		if s.Seats[seat].Bot != "" && !waits {
			bots = bots.With(seat)
		}
	}
	if bots&^asked != 0 {
		bots &^= asked
	}
	if bots == 0 {
		return game.Nobody, "", false
	}
	return bots.First(), s.Seats[bots.First()].Bot, true
}

// Waits tells of a bot that it leaves the first word to the people of its team.
func (s *State) Waits(seat game.Seat) bool {
	return s.Seats[seat].Bot != "" && (s.waitsForPlan(seat) || s.asksFirst(seat))
}

// waitsForPlan: a bot leaves the first word to the people of its team who decide at the same time.
// It moves once they are done, once one of them proposes a move to it, or tells it to go ahead.
func (s *State) waitsForPlan(seat game.Seat) bool {
	if s.Seats[seat].Person != "" { // it sits in for somebody whose time is up
		return false
	}
	for _, a := range s.Advice {
		if a.For == seat {
			return false
		}
	}
	for _, mate := range (s.Team(seat).Without(seat) & s.actors()).List() {
		if s.Seats[mate].Person != "" && s.Seats[mate].Bot == "" {
			return true
		}
	}
	return false
}

// thinker plays the bots of a table, in a goroutine of its own, until people must decide.
type thinker struct {
	*Table
	ctx     context.Context //nolint:containedctx // that of the registry; it lives as long
	players map[string]bot.Player
	last    question
	waiting game.Seats // those who would rather let others go first, at the last entry
	tries   int        // how often the last question was answered
}

// think makes the moves of bots until people must decide.
func (t *Table) think() {
	defer t.recoverPanic()
	th := thinker{Table: t, ctx: t.registry.ctx, players: map[string]bot.Player{}}
	for th.next() && th.answer() {
	}
}

// next finds the decision that a bot owes; false if there is none.
func (t *thinker) next() bool {
	q := t.question(t.ctx, t.waiting, t.last.seq)
	if q.seq != t.last.seq {
		t.waiting = 0
	}
	if q.seq != t.last.seq || q.seat != t.last.seat {
		t.tries = 0
	}
	t.last = q
	return q.position != nil
}

// answer makes the move that is owed, or hands the seat on if nothing comes of it; false ends it.
func (t *thinker) answer() bool {
	q := t.last
	if t.tries == patience {
		t.tries = 0
		return t.handOn(t.ctx, q)
	}
	if move, ok := t.proposal(q.seat); ok && t.tries == 0 {
		if t.registry.sleep(t.ctx, t.registry.pace) {
			t.move(move, nil)
		}
		return true
	}
	player := t.players[q.bot]
	if player == nil {
		player, _ = bot.New(q.game, q.bot) // the name was checked when the seat was given
		t.players[q.bot] = player
	}
	move, ok := t.choose(t.ctx, player, q)
	switch {
	case !ok: // the registry closes; the next question will tell
	case q.others && q.givesUp(move): // to come back to it if the others have nothing to do either
		t.waiting = t.waiting.With(q.seat)
	default:
		t.move(move, groundOf(player, move))
	}
	return true
}

func (t *thinker) move(m game.Move, ground json.RawMessage) {
	if t.made(t.ctx, t.botMove(t.ctx, t.last, m, ground)) {
		t.tries++
	}
}

// patience is how often a bot may answer the same question without anything coming of it.
const patience = 3

// handOn gives the seat of a bot that gets nowhere to the simplest bot. If that is the one, nobody
// can move here: the table stops, says so, and waits for somebody to do something about it.
func (t *Table) handOn(ctx context.Context, q question) bool {
	simplest := bot.Names()[0]
	t.registry.log.Error("a bot gets nowhere", "table", t.id, "entry", q.seq, "seat", q.seat,
		"bot", q.bot)
	if q.bot == simplest {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.thinking, t.stuck = false, q.seq
		return false
	}
	_, err := t.do(ctx, byItself(askHand, q.seq, q.seat), func(s *State) ([]fact, error) {
		if s.Seq() != q.seq || s.Seats[q.seat].Bot != q.bot {
			return nil, nil // something has happened
		}
		return []fact{{q.seat, KindHanded, Seat{Bot: simplest}}}, nil
	})
	return t.made(ctx, err) || ctx.Err() == nil
}

// made looks at what became of a bot's move: a refusal is for the next question, a store that could
// not take it gets time. It tells whether there was an answer.
func (t *Table) made(ctx context.Context, err error) bool {
	var why *Fault
	if err != nil && !errors.As(err, &why) && ctx.Err() == nil {
		t.registry.log.Error("a bot could not move", "table", t.id, "error", err)
		t.registry.sleep(ctx, retry)
		return false
	}
	return true
}

// proposal is what a teammate has proposed to a seat and would be legal now. A bot does as it is
// told: so the others of a faction decide for one who is away. WB-DECIDE-10
func (t *Table) proposal(seat game.Seat) (game.Move, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.state == nil {
		return 0, false
	}
	for _, a := range t.state.Advice {
		if a.For == seat && t.state.tree.position.Why(seat, a.Move).OK() {
			return a.Move, true
		}
	}
	return 0, false
}

// question is the decision a bot owes: a position redealt from what its seat knows, so that it
// cannot cheat.
type question struct {
	seat     game.Seat
	bot      string
	game     game.Game
	position game.Position // nil means that no bot owes one
	luck     game.Chance
	seq      int64
	others   bool // there are bots that were not asked
}

// givesUp: the move gives up what the seat could still do once a friend has moved.
func (q *question) givesUp(m game.Move) bool {
	patient, ok := q.position.(game.Yielder)
	return ok && patient.GivesUp(q.seat, m)
}

// luck is what a bot decides by. It follows from the table's secret seed, apart from the dice, so
// that with a known seed a whole game with bots can be played again.
func (t *Table) luck(seq int64, seat game.Seat) game.Chance {
	return game.NewSecret(t.state.secret.Seed.Branch(fmt.Sprintf("bot %d %d", seq, seat)))
}

// question asks the next bot; those who wait at an entry are asked again when all have been.
func (t *Table) question(
	ctx context.Context, waiting game.Seats, entry int64,
) (q question) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for t.state == nil && ctx.Err() == nil && !t.gone { // gone: there is no such log any more
		if err := t.load(ctx); err != nil {
			t.mu.Unlock()
			t.registry.sleep(ctx, retry)
			t.mu.Lock()
		}
	}
	ok, live := false, ctx.Err() == nil && !t.gone
	if live && t.wanted() {
		if t.state.Seq() != entry {
			waiting = 0
		}
		now := t.asked()
		q.seat, q.bot, ok = t.state.botToMove(waiting, now)
		waiting = waiting.With(q.seat)
		next, _, _ := t.state.botToMove(waiting, now)
		q.others = !waiting.Has(next)
		ok = ok && t.registry.holds(t.id)
	}
	if !ok {
		t.thinking = false
		if live {
			t.wake()
		}
		return question{}
	}
	q.game, q.position, q.seq = t.state.Game, t.state.tree.position.Clone(), t.state.Seq()
	q.luck = t.luck(q.seq, q.seat)
	q.position.Redeal(q.seat, q.luck)
	return q
}

func (t *Table) choose(ctx context.Context, player bot.Player, q question) (game.Move, bool) {
	if !t.registry.sleep(ctx, t.registry.pace) {
		return 0, false
	}
	t.registry.botsWaiting.Add(1)
	select {
	case t.registry.thinkers <- struct{}{}:
		t.registry.botsWaiting.Add(-1)
		defer func() { <-t.registry.thinkers }()
	case <-ctx.Done():
		t.registry.botsWaiting.Add(-1)
		return 0, false
	}
	return player.Choose(q.position, q.seat, q.luck), true
}

// groundOf is why a player made a move, nil where it cannot tell.
func groundOf(player bot.Player, move game.Move) json.RawMessage {
	grounded, ok := player.(game.Explainer)
	if !ok {
		return nil
	}
	ground := grounded.Ground(move)
	if ground == nil {
		return nil
	}
	text, err := json.Marshal(ground)
	if err != nil {
		return nil // a move is worth more than its reason
	}
	return text
}

func (t *Table) botMove(
	ctx context.Context, q question, move game.Move, ground json.RawMessage,
) error {
	_, err := t.do(ctx, byItself(askBot, q.seq, q.seat), func(s *State) ([]fact, error) {
		if s.Seats[q.seat].Bot == "" {
			return nil, nil // its person has come back
		}
		read := func(game.Position, int) (game.Move, error) { return move, nil }
		facts, err := s.moves(q.seq, q.seat, 1, read)
		for i := range facts {
			made := facts[i].data.(Move)
			made.Ground = ground
			facts[i].data = made
		}
		return facts, err
	})
	return err
}

// sleep waits, unless the registry closes before.
func (h *Registry) sleep(ctx context.Context, d time.Duration) bool {
	if d <= 0 {
		return ctx.Err() == nil
	}
	over := make(chan struct{})
	stop := h.time.AfterFunc(d, func() { close(over) })
	select {
	case <-over:
		return true
	case <-ctx.Done():
		stop()
		return false
	}
}
