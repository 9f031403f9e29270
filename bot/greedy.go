package bot

import "twobanners/game"

// samples is how often a move that draws is tried.
const samples = 4

// Greedy searches one ply: it looks one move ahead and takes what leaves it best off by the game's
// own Evaluate. It never looks at the true position: it thinks on copies redealt from what its seat
// knows.
type Greedy struct {
	// Misses is how many of a hundred moves it overlooks, as a beginner does.
	Misses int

	list   []game.Move
	best   []game.Move
	luck   counted
	dealt  [samples]game.Position
	worlds [samples]game.Position
	trying game.Position
	walker game.Walker
	judge  game.Judge
	worth  []int32
	// judged: the judge has weighed what was chosen last.
	judged bool
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
	g.judged = false
	if len(g.list) == 1 {
		return g.list[0]
	}
	g.overlook(chance)
	if g.judged = g.weigh(p, seat, chance); g.judged {
		return g.pick(chance, func(i int) int64 { return int64(g.worth[i]) })
	}
	g.think(p, seat, chance)
	return g.pick(chance, func(i int) int64 { return g.value(seat, g.list[i]) })
}

// Ground is why it chose a move, as its judge sees it.
func (g *Greedy) Ground(m game.Move) any {
	if judge, ok := g.judge.(game.Explainer); ok && g.judged {
		return judge.Ground(m)
	}
	return nil
}

// within takes the best move in a world that is dealt already.
func (g *Greedy) within(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	g.list = p.Moves(seat, g.list[:0])
	if len(g.list) == 1 {
		return g.list[0]
	}
	if g.trying == nil {
		g.trying = p.Clone()
	}
	for i := range g.worlds {
		g.worlds[i] = p
	}
	g.luck.from = chance
	foreseen := g.foresee(p, seat)
	return g.pick(chance, func(i int) int64 {
		if foreseen && g.worth[i] != game.Unforeseen {
			return samples * int64(g.worth[i])
		}
		return g.value(seat, g.list[i])
	})
}

// foresee asks the position itself what the listed moves are worth.
func (g *Greedy) foresee(p game.Position, seat game.Seat) bool {
	foreseen, ok := p.(game.Foreseer)
	return ok && foreseen.Foresee(seat, g.list, g.scratch())
}

// scratch is a place for the worth of each listed move.
func (g *Greedy) scratch() []int32 {
	for len(g.worth) < len(g.list) {
		g.worth = append(g.worth, 0)
	}
	return g.worth
}

// overlook strikes moves off the list; one always stays.
func (g *Greedy) overlook(chance game.Chance) {
	if g.Misses == 0 {
		return
	}
	kept := 0
	for i, m := range g.list {
		if chance.Draw("overlook", 100) >= g.Misses || kept == 0 && i == len(g.list)-1 {
			g.list[kept] = m
			kept++
		}
	}
	g.list = g.list[:kept]
}

// pick draws from the moves that are worth most.
func (g *Greedy) pick(chance game.Chance, worth func(i int) int64) game.Move {
	g.best = g.best[:0]
	most := int64(0)
	for i, m := range g.list {
		value := worth(i)
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
	if judged, ok := p.(game.JudgeMaker); ok && g.judge == nil {
		g.judge = judged.NewJudge()
	}
	if g.judge == nil {
		return false
	}
	if g.trying == nil {
		g.trying = p.Clone()
	}
	g.trying.Set(p)
	g.trying.Redeal(seat, chance)
	return g.judge.Weigh(g.trying, seat, g.list, g.scratch())
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
	for i, world := range g.dealt {
		world.Set(p)
		world.Redeal(seat, chance)
		g.worlds[i] = world
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
	if g.walker == nil {
		g.walker = game.WalkerOf(g.trying)
	}
	g.trying.Set(g.worlds[i])
	g.walker.Do(g.trying, seat, m, &g.luck) // what a seat knows decides what it may do
	sum := g.trying.Evaluate(seat)
	return int64(sum.Total)
}
