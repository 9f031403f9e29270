package insight

import (
	"slices"

	"twobanners/bot"
	"twobanners/game"
)

// judge lets a player play a turn again so many times, on fresh dice and with what was hidden
// dealt again, and keeps what that came to in the mean.
func (r *Review) judge(i int, player bot.Player, looks int) {
	t := &r.turns[i]
	number := r.mind.number(t.start)
	var tries [][]game.Step
	t.better = bot.Outlook{}
	at := t.start.Clone()
	for k := range looks {
		luck := game.NewFast(seedOf(i, t.first) + uint64(looks+k))
		at.Set(t.start)
		forget(at, t.seat, luck)
		var moves []game.Step
		r.mind.playOut(player, at, number, luck, func(s game.Step) { moves = append(moves, s) })
		said := r.mind.outlook(at)
		t.better.Add(&said, 1/float64(looks))
		tries = append(tries, moves)
	}
	t.moves = r.written(t, usual(tries))
}

// lookAgain asks a stronger judge, more often.
func (r *Review) lookAgain(i int) {
	r.judge(i, r.mind.again, secondLooks)
	r.turns[i].judged = true
}

// usual is the turn that begins like most others: a die that was thrown may lead anywhere.
func usual(tries [][]game.Step) []game.Step {
	return slices.MaxFunc(tries, func(a, b []game.Step) int {
		return alike(a, tries) - alike(b, tries)
	})
}

// alike counts the moves that a turn has in common with the beginnings of all.
func alike(moves []game.Step, tries [][]game.Step) (n int) {
	for _, other := range tries {
		for k := 0; k < min(len(moves), len(other)) && same(&moves[k], &other[k]); k++ {
			n++
		}
	}
	return n
}

func same(a, b *game.Step) bool { return a.Seat == b.Seat && a.Move == b.Move }

// written are moves in notation, as far as they can be made in the game as it was.
func (r *Review) written(t *turn, moves []game.Step) (list []made) {
	at, luck := t.start.Clone(), game.NewFast(seedOf(0, t.first))
	for _, s := range moves {
		if !at.Why(s.Seat, s.Move).OK() {
			break
		}
		list = append(list, made{s.Seat, r.game.ShowMove(at, s.Move)})
		_ = at.Apply(s.Seat, s.Move, luck, nil)
	}
	return list
}

// loss is how much worse a turn came out for who played it than for the judge, luck left out.
func (r *Review) loss(i, row int) float64 {
	t := &r.turns[i]
	played := r.after(i)[row][t.seat] - t.luck[row][t.seat]
	return t.better[row][t.seat] - played
}
