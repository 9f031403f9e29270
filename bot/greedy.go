package bot

import "twobanners/game"

// samples is how often a move that draws is tried.
const samples = 4

// Greedy looks one move ahead and takes what leaves it best off by the game's own Evaluate. It
// never looks at the true position: it thinks on copies redealt from what its seat knows.
type Greedy struct {
	list   []game.Move
	best   []game.Move
	luck   counted
	dealt  [samples]game.Position
	trying game.Position
	judge  game.Judge
	worth  []int32
}

// counted tells whether a move drew anything.
type counted struct {
	from  game.Chance
	draws int
}

func (c *counted) Draw(name string, n int) int {
	c.draws++
	return c.from.Draw(name, n)
}

// Choose takes the best move; equally good ones are drawn from.
func (g *Greedy) Choose(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	g.list = p.Moves(seat, g.list[:0])
	if len(g.list) == 1 {
		return g.list[0]
	}
	judged := g.weigh(p, seat, chance)
	if !judged {
		g.think(p, seat, chance)
	}
	g.best = g.best[:0]
	most := int64(0)
	for i, m := range g.list {
		var value int64
		if judged {
			value = int64(g.worth[i])
		} else {
			value = g.value(seat, m)
		}
		if len(g.best) == 0 || value > most {
			g.best, most = g.best[:0], value
		}
		if value == most {
			g.best = append(g.best, m)
		}
	}
	return g.best[chance.Draw("tie", len(g.best))]
}

// weigh asks the game's judge, where there is one, about a world that the seat holds for possible.
func (g *Greedy) weigh(p game.Position, seat game.Seat, chance game.Chance) bool {
	judged, ok := p.(game.Judged)
	if !ok {
		return false
	}
	if g.judge == nil {
		g.judge = judged.NewJudge()
	}
	if g.trying == nil {
		g.trying = p.Clone()
	}
	g.trying.Set(p)
	g.trying.Redeal(seat, chance)
	for len(g.worth) < len(g.list) {
		g.worth = append(g.worth, 0)
	}
	return g.judge.Weigh(g.trying, seat, g.list, g.worth)
}

// think deals the worlds that the seat holds for possible.
func (g *Greedy) think(p game.Position, seat game.Seat, chance game.Chance) {
	if g.dealt[0] == nil {
		g.trying = p.Clone()
		for i := range g.dealt {
			g.dealt[i] = p.Clone()
		}
	}
	g.luck.from = chance
	for _, world := range g.dealt {
		world.Set(p)
		world.Redeal(seat, chance)
	}
}

// value is samples times what a move is worth. One try will do where nothing is drawn.
func (g *Greedy) value(seat game.Seat, m game.Move) int64 {
	g.luck.draws = 0
	sum := g.try(0, seat, m)
	if g.luck.draws == 0 {
		return samples * sum
	}
	for i := 1; i < samples; i++ {
		sum += g.try(i, seat, m)
	}
	return sum
}

func (g *Greedy) try(i int, seat game.Seat, m game.Move) int64 {
	g.trying.Set(g.dealt[i])
	if refusal := g.trying.Apply(seat, m, &g.luck, nil); !refusal.OK() {
		return -1 << 40 // what a seat knows decides what it may do, so this is never seen
	}
	sum := g.trying.Evaluate(seat)
	return int64(sum.Total)
}
