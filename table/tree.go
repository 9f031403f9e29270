package table

import (
	"errors"
	"fmt"
	"slices"

	"twobanners/game"
)

// tree is the undo tree of a game: an undo goes back to an earlier place, and what is played then
// grows from there. What was taken back is kept.
type tree struct {
	game     game.Game
	head     game.Head
	places   []place
	now      int           // the place the game is at
	position game.Position // and its position; a position is never changed, but left for another
	last     int           // the place that the game grew from last
	before   game.Position // and its position, if it has grown: everybody asks for it
}

// place is a position that was reached; place 0 is the set-up.
type place struct {
	parent int
	seq    int64 // of the entry that led here
	step   game.Step
	with   bool // one press sent the step and the one before, of the same seat
	events []game.Event
	kept   game.Position // of every few places; others are played from there
	free   *bool         // whether the step can be taken back freely, once it is known
}

func newTree(g game.Game, head game.Head, seq int64) (tree, error) {
	if head.Game != g.ID() {
		return tree{}, fault(OtherRules, fmt.Sprintf("This is a game of %s, not of %s.",
			head.Game, g.ID()))
	}
	draws := &game.Playback{Draws: head.Draws}
	p, err := g.New(head.Seats, head.Options, draws)
	if err != nil {
		return tree{}, err
	}
	if err := checkEnd(draws, p, head.Format, head.Hash); err != nil {
		return tree{}, err
	}
	head.Draws = slices.Clone(head.Draws) // in no more room than they need
	return tree{
		game: g, head: head, position: p, places: []place{{seq: seq, kept: p}},
	}, nil
}

// keepEvery is how many places share a kept position: a position takes as much room as a dozen
// moves, and a dozen moves are played in microseconds.
const keepEvery = 16

// grow plays a step that is in the log. What happens in it is noted as it does, but not where a
// whole log is read: there hardly anybody asks.
func (l *tree) grow(seq int64, step game.Step, reading bool) error {
	draws, log := &game.Playback{Draws: step.Draws}, &game.Log{}
	if reading {
		log = nil
	}
	p := l.position.Clone()
	if refusal := p.Apply(step.Seat, step.Move, draws, log); !refusal.OK() {
		return refusal
	}
	if err := checkEnd(draws, p, l.head.Format, step.Hash); err != nil {
		return err
	}
	next := place{parent: l.now, seq: seq, step: step}
	if log != nil {
		next.events = log.Events
	}
	if len(l.places)%keepEvery == 0 {
		next.kept = p
	}
	l.places = append(l.places, next)
	l.last, l.before = l.now, l.position
	l.now, l.position = len(l.places)-1, p
	return nil
}

// happened is what the step to a place led to, and the position before it, not to be changed.
func (l *tree) happened(at *place) ([]game.Event, game.Position) {
	before := l.seen(at.parent)
	if at.events != nil {
		return at.events, before
	}
	log := &game.Log{}
	// grow has applied it before
	_ = before.Clone().Apply(at.step.Seat, at.step.Move, &game.Playback{Draws: at.step.Draws}, log)
	return log.Events, before
}

func checkEnd(draws *game.Playback, p game.Position, format int, hash string) error {
	switch {
	case draws.Err != nil:
		return draws.Err
	case len(draws.Draws) > 0:
		return errors.New("the log has draws that were not used")
	case game.CheckHash(format, p, hash) != nil:
		return errors.New("the position is not the one in the log")
	}
	return nil
}

// backTo goes to an earlier place.
func (l *tree) backTo(to int) { l.now, l.position = to, l.seen(to) }

// leadsHere tells whether a place is on the way to the present one. Places are numbered as they
// were reached, so the way back passes none below it.
func (l *tree) leadsHere(i int) bool {
	at := l.now
	for at > i {
		at = l.places[at].parent
	}
	return at == i
}

// at is the position of a place, the caller's own.
func (l *tree) at(i int) game.Position {
	if p := l.seen(i); p != nil {
		return p.Clone()
	}
	return nil // the game has not begun
}

// seen is the position of a place, to be looked at and not changed.
func (l *tree) seen(i int) game.Position {
	switch {
	case l.position == nil || i == l.now:
		return l.position
	case l.before != nil && i == l.last:
		return l.before
	case l.places[i].kept != nil:
		return l.places[i].kept
	}
	var steps []int
	for l.places[i].kept == nil {
		steps = append(steps, i)
		i = l.places[i].parent
	}
	p := l.places[i].kept.Clone()
	for j := len(steps) - 1; j >= 0; j-- {
		step := &l.places[steps[j]].step
		draws := &game.Playback{Draws: step.Draws}
		_ = p.Apply(step.Seat, step.Move, draws, nil) // grow has applied it before
	}
	return p
}

// path are the places that led to the present position, without the set-up.
func (l *tree) path() (path []int) {
	for i := l.now; i > 0; i = l.places[i].parent {
		path = append(path, i)
	}
	slices.Reverse(path)
	return path
}

// press is where the press began that led to a place. What an undo may take back at once is all of
// it that drew and revealed nothing, back from its end.
func (l *tree) press(at int) int {
	quiet := l.freeToUndo(at)
	for l.places[at].with && (!quiet || l.freeToUndo(l.places[at].parent)) {
		at = l.places[at].parent
	}
	return at
}

// steps are the moves that led to the present position.
func (l *tree) steps() (steps []game.Step) {
	for _, i := range l.path() {
		steps = append(steps, l.places[i].step)
	}
	return steps
}

// chance is what the seed has in store from here on. It follows from the moves that stand, so
// after an undo a die falls as it fell before.
func (l *tree) chance(seed game.Seed) game.Chance {
	chance := game.NewSecret(seed.With(l.head.Nonces))
	skip := func(draws []game.Draw) {
		for _, d := range draws {
			chance.Draw(d.Name, d.N)
		}
	}
	skip(l.head.Draws)
	for _, i := range l.path() {
		skip(l.places[i].step.Draws)
	}
	return chance
}
