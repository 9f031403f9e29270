package insight

import (
	"twobanners/bot"
	"twobanners/game"
)

// look finds what chance gave in a turn, and asks the first judge whether it was well played.
func (r *Review) look(i int) {
	t := &r.turns[i]
	before, after := t.start.Clone(), t.start.Clone()
	for k := t.first; k < t.last; k++ {
		step := &r.record.Steps[k]
		// A record that was replayed is sound, so that this move and its draws are.
		_ = after.Apply(step.Seat, step.Move, &game.Playback{Draws: step.Draws}, nil)
		if luck, drawn := r.mind.luck(before, after, step, seedOf(i, k)); drawn {
			t.luck.Add(&luck, 1)
		}
		before.Set(after)
	}
	t.looked = true
	r.judge(i, r.mind.first, firstLooks)
	if r.loss(i, bot.Chance) >= doubtChance || r.loss(i, bot.Margin) >= doubtPoints {
		r.doubts = append(r.doubts, i)
	} else {
		t.judged = true
	}
}

// seedOf is luck of its own for each move of each turn.
func seedOf(turn, move int) uint64 { return uint64(turn)<<32 | uint64(move)<<8 }

// luck is what chance gave with a step: how much better what came is than the mean of what could
// have come. Whatever ends the turns, that has a mean of zero, since it is compared with itself.
func (m *mind) luck(
	before, after game.Position, s *game.Step, seed uint64,
) (luck bot.Outlook, drawn bool) {
	if len(s.Draws) == 1 && s.Draws[0].N <= mostFaces {
		return m.luckOfDie(before, s, seed), true
	}
	number, fast, seen := m.number(before), game.NewFast(seed), after.View(game.Nobody).Hash()
	worlds := make([]game.Position, 0, deals)
	for range deals {
		world := before.Clone()
		forget(world, s.Seat, fast)
		if world.Apply(s.Seat, s.Move, fast, nil).OK() {
			drawn = drawn || world.View(game.Nobody).Hash() != seen
			worlds = append(worlds, world)
		}
	}
	if !drawn {
		return luck, false
	}
	for _, world := range worlds {
		said := m.settled(world, number, seed+settleFuture)
		luck.Add(&said, -1/float64(len(worlds)))
	}
	const came = 4
	at := after.Clone()
	for range came {
		at.Set(after)
		forget(at, s.Seat, fast)
		said := m.settled(at, number, seed+settleFuture)
		luck.Add(&said, 1.0/came)
	}
	return luck, true
}

// luckOfDie looks at every face of a die; those that come to the same are valued once.
func (m *mind) luckOfDie(before game.Position, s *game.Step, seed uint64) (luck bot.Outlook) {
	faces, number := s.Draws[0].N, m.number(before)
	dealt, at := before.Clone(), before.Clone()
	forget(dealt, s.Seat, game.NewFast(seed))
	var hashes [mostFaces]uint64
	var said [mostFaces]bot.Outlook
	for face := range faces {
		at.Set(dealt)
		_ = at.Apply(s.Seat, s.Move, &told{face, game.NewFast(seed)}, nil)
		hashes[face] = at.Hash()
		same := 0
		for hashes[same] != hashes[face] {
			same++
		}
		if same == face {
			said[face] = m.settled(at, number, seed+settleFuture)
		} else {
			said[face] = said[same]
		}
		luck.Add(&said[face], -1/float64(faces))
	}
	luck.Add(&said[s.Draws[0].Value], 1)
	return luck
}

// told answers one draw as told, then leaves all to chance.
type told struct {
	answer int
	rest   game.Chance
}

func (t *told) Draw(name string, n int) int {
	if answer := t.answer; answer >= 0 {
		t.answer = -1
		return min(answer, n-1)
	}
	return t.rest.Draw(name, n)
}
