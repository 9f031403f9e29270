package content

// pieces reads the file of single counts; a pack may give any of them alone.
func (r *reader) pieces(p *Pieces, s *Setup) take {
	return r.mapping(
		key{"supply", r.mapping(r.supply(&p.Supply)...)},
		key{"die", r.mapping(
			key{"sides", r.numbers(&p.Die.Sides)}, key{"sure", r.sure},
		)},
		key{"stash", r.mapping(
			key{"coins", r.coins(&p.Stash.Coins)}, key{"sure", r.sure},
		)},
		key{"setup", r.mapping(
			key{"coins", r.number(&s.Coins)},
			key{"tables", r.tables(&s.Tables)},
			key{"sure", r.sure},
		)},
	)
}

func (r *reader) supply(s *Supply) []key {
	return []key{
		{"mountains", r.number(&s.Mountains)},
		{"murlocs", r.number(&s.Murlocs)},
		{"wisp-walls", r.number(&s.WispWalls)},
		{"harmony", r.number(&s.Harmony)},
		{"forts", r.number(&s.Forts)},
		{"watch-towers", r.number(&s.WatchTowers)},
		{"objectives", r.number(&s.Objectives)},
		{"champions", r.number(&s.Champions)},
		{"beasts", r.number(&s.Beasts)},
		{"bombs-live", r.number(&s.BombsLive)},
		{"bombs-dud", r.number(&s.BombsDud)},
		{"sure", r.sure},
	}
}

func (r *reader) coins(into *[]Coin) take {
	return each(r, into, func(c *Coin) take {
		return r.mapping(key{"value", r.number(&c.Value)}, key{"count", r.number(&c.Count)})
	})
}

func (r *reader) tables(into *[]Table) take {
	return each(r, into, func(t *Table) take {
		return r.mapping(
			key{"players", r.number(&t.Players)},
			key{"rounds", r.number(&t.Rounds)},
			key{"large", r.number(&t.Large)},
			key{"medium", r.number(&t.Medium)},
			key{"small", r.number(&t.Small)},
		)
	})
}
