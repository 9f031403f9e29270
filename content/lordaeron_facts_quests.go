package content

import "github.com/goccy/go-yaml/ast"

var (
	questDecks = []string{"grey", "green", "yellow", "red"}
	// EventDeeds is what an event card may do; docs/effects.md says what each one is.
	EventDeeds = []string{
		"gold-or-regain", "swap-quest", "move-groups", "fly", "buy-half", "sell-half",
		"swap-talents", "auction", "old-hatreds", "bounty", "subterfuge", "ears-and-heads",
		"cleanse", "plaguewinds", "war", "boss", "halve-health", "halve-energy", "plague",
	}
	// bonusDeeds are those of bonus events, passingDeeds those of others that never lie open.
	bonusDeeds   = EventDeeds[:8]
	passingDeeds = []string{"halve-health", "halve-energy"}
)

// questFacts is a quest as its file tells it: one group to defeat and perhaps one in the way.
type questFacts struct {
	Quest
	objective, independent figures
}

// figures are creatures of one type in one region.
type figures struct {
	creature, region string
	green, red, blue int
}

func (f *figures) spawns() []Spawn {
	var list []Spawn
	for _, s := range []Spawn{
		{f.creature, string(Green), f.region, f.green},
		{f.creature, string(Red), f.region, f.red},
		{f.creature, string(Blue), f.region, f.blue},
	} {
		if s.Count > 0 {
			list = append(list, s)
		}
	}
	return list
}

func (q *questFacts) quest() Quest {
	done := q.Quest
	done.Spawns = append(q.objective.spawns(), q.independent.spawns()...)
	return done
}

func (r *reader) quest(q *questFacts) []key {
	return append(r.own(&q.Own), []key{
		{"name", r.text(&q.Name)},
		{"faction", word(r, &q.Faction, Alliance, Horde)},
		{"deck", word(r, &q.Difficulty, questDecks...)},
		{"level", r.number(&q.Level)},
		{"gold", r.number(&q.Reward.Gold)},
		{"xp", r.number(&q.Reward.XP)},
		{"objective", r.figures(
			&q.objective, key{"green", r.number(&q.objective.green)},
			key{"red", r.number(&q.objective.red)},
		)},
		{"independent", r.figures(
			&q.independent, key{"blue", r.number(&q.independent.blue)},
		)},
		{"items", each(r, &q.Reward.Items, r.draw)},
		{"named", r.texts(&q.Reward.Named)},
		{"sure", r.sure},
	}...)
}

func (r *reader) figures(f *figures, colors ...key) take {
	return r.mapping(append(
		colors, key{"creature", r.text(&f.creature)}, key{"region", r.text(&f.region)},
	)...)
}

// draw reads one item symbol, such as {triangle: 2}.
func (r *reader) draw(d *ItemDraw) take {
	return func(at string, node ast.Node) {
		if len(r.entriesOrNone(node)) != 1 {
			r.fail(node, "must be one deck and a number, such as {triangle: 2}")
			return
		}
		var keys []key
		for _, deck := range itemDecks[:3] {
			keys = append(keys, key{deck, func(at string, node ast.Node) {
				d.Deck = deck
				r.number(&d.Draw)(at, node)
			}})
		}
		r.mapping(keys...)(at, node)
	}
}

func (r *reader) event(e *EventCard) []key {
	return append(r.own(&e.Own), []key{
		{"name", r.text(&e.Name)},
		{"copies", r.number(&e.Copies)},
		{"bonus", r.flag(&e.Bonus)},
		{"fate", r.number(&e.Fate)},
		{"kelthuzad", r.flag(&e.KelThuzad)},
		{"does", word(r, &e.Does, EventDeeds...)},
		{"auction", r.text(&e.Card)},
		{"war", r.mapping(key{"regions", r.texts(&e.War.Regions)})},
		{"boss", r.boss(&e.Boss)},
		{"strong", r.reward(&e.Strong)},
		{"weak", r.reward(&e.Weaker)},
		{"markers", r.texts(&e.Regions)},
		{"per-level", r.number(&e.Numbers.PerLevel)},
		{"rounds", r.number(&e.Numbers.Rounds)},
		{"steps", r.number(&e.Numbers.Steps)},
		{"goal", r.number(&e.Numbers.Goal)},
		{"share", r.number(&e.Numbers.Share)},
		{"energy", r.number(&e.Numbers.Energy)},
		{"attack", r.number(&e.Numbers.Attack)},
		{"reach", r.number(&e.Numbers.Reach)},
		{"plague-reach", r.number(&e.Numbers.PlagueReach)},
		{"less-xp", r.number(&e.Numbers.LessXP)},
		{"sure", r.sure},
	}...)
}

func (r *reader) reward(w *Reward) take {
	return r.mapping(
		key{"gold", r.number(&w.Gold)},
		key{"xp", r.number(&w.XP)},
		key{"items", each(r, &w.Items, r.draw)},
	)
}

func (r *reader) boss(b *Boss) take {
	return r.mapping(
		key{"region", r.text(&b.Region)},
		key{"threat", r.number(&b.Threat)},
		key{"attack", r.number(&b.Attack)},
		key{"health", r.number(&b.Health)},
		key{"does", r.abilities(&b.Does)},
		key{"hoard", word(r, &b.Hoard, "items", "gold")},
		key{"tries", r.number(&b.Tries)},
		key{"relic", r.number(&b.Relic)},
		key{"overlord-attack", r.number(&b.OverlordAttack)},
	)
}
