package cases

import (
	"slices"

	"twobanners/lordaeron"
)

// challenge is who is challenged, as it is written.
type challenge struct {
	targets []string
	kind    string
	with    int8
}

// kinds are the words for opponents, in the order in which a name is looked for.
var kinds = []struct {
	word string
	foe  lordaeron.Foe
}{
	{"independent", lordaeron.IndependentFoes},
	{"quest", lordaeron.QuestFoes},
	{"boss", lordaeron.BossFoe},
	{"overlord", lordaeron.OverlordFoe},
	{"pvp", lordaeron.EnemyFoes},
}

func (l *part) readChallenge(r *reader, n *node, w *word) {
	fields := r.Fields(n, "who", "target", "kind", "with")
	w.who = l.person(r, n, fields, "who")
	c := &challenge{}
	for _, item := range r.Some(fields.Or("target", n)) {
		c.targets = append(c.targets, r.Word(item))
		if !l.isTarget(item.Text) {
			r.Fail(fields["target"], "there is no target %q", item.Text)
		}
	}
	foe := lordaeron.NoFoe
	if v := fields["kind"]; v != nil {
		kind := kinds[r.OneOf(v, "independent", "quest", "boss", "overlord", "pvp")]
		c.kind, foe = kind.word, kind.foe
	}
	for _, item := range r.Some(fields.Or("with", n)) {
		c.with |= 1 << l.who(r, item)
	}
	if len(c.targets) == 0 && foe <= lordaeron.QuestFoes {
		w.some(lordaeron.Challenge, foe)
		return
	}
	w.run = c.run
}

func (l *part) isTarget(id string) bool {
	_, creature := l.game.CreatureByName(id)
	_, event := l.game.EventByName(id)
	_, overlord := l.game.OverlordByName(id)
	return creature || event || overlord || slices.Contains(l.ids, id)
}

// run challenges; several targets, unless they are characters, are several challenges.
func (c *challenge) run(y *play) bool {
	if len(c.targets) < 2 || slices.Contains(y.l.ids, c.targets[0]) {
		return c.one(y, slices.Concat(c.targets, []string{""})[0])
	}
	return !slices.ContainsFunc(c.targets, func(target string) bool { return !c.one(y, target) })
}

// one makes the first challenge that the name may mean and that the rules allow. Of those they do
// not allow, the one that must be fought first tells most.
func (c *challenge) one(y *play, target string) bool {
	none := move{
		Kind: lordaeron.Challenge, Who: y.who, To: -1, At: c.with, N: uint8(kinds[0].foe), M: 255,
	}
	var meant []move
	for _, kind := range kinds {
		boss := kind.word == "overlord" && c.kind == "boss" // he is one: WB-CHALLENGE-15
		if c.kind != "" && c.kind != kind.word && !boss {
			continue
		}
		none.N = uint8(kind.foe)
		if which, ok := c.which(y, kind.foe, target); ok {
			m := none
			m.M = which
			meant = append(meant, m)
		}
	}
	if i := slices.IndexFunc(meant, y.may); i >= 0 {
		return y.make(meant[i])
	}
	for _, m := range meant {
		if y.p().Why(y.seat(), m.Pack()).Cites("WB-CHALLENGE-01") {
			return y.deny(m)
		}
	}
	return y.deny(append(meant, none)[0])
}

// which is what a name means for a kind of opponent.
func (c *challenge) which(y *play, foe lordaeron.Foe, name string) (uint8, bool) {
	p, l := y.p(), y.l
	switch foe {
	case lordaeron.BossFoe:
		event, ok := l.game.EventByName(name)
		for i, open := range p.Open {
			if ok && open.Used && open.Card == event {
				return uint8(i), true
			}
			here := move{
				Kind: lordaeron.Challenge, Who: y.who, To: -1, N: uint8(foe), M: uint8(i),
			}
			if name == "" && c.kind == "boss" && open.Used && y.may(here) { // there is but one
				return uint8(i), true
			}
		}
		return lordaeron.MaxOpen - 1, ok
	case lordaeron.OverlordFoe:
		_, ok := l.game.OverlordByName(name)
		return 0, ok || name == "" && c.kind == "overlord"
	case lordaeron.EnemyFoes:
		return 0, name == "" || slices.Contains(l.ids, name)
	default:
		creature, ok := l.game.CreatureByName(name)
		return uint8(creature), ok
	}
}
