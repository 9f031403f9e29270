package lordaeron

import "twobanners/game"

// Ground is why a bot comes to a fight that it was called to, or stays away, for whoever called.
type Ground struct {
	// Ground of who comes is plan, needed or shares; of who stays weak, tired, enough, busy or
	// little.
	Ground string `json:"ground"`
	// Region is where it has something else to do.
	Region string `json:"region,omitempty"`
}

var _ game.Explainer = (*SidePlanner)(nil)

// Ground tells what an answer to an invitation was weighed by.
func (s *SidePlanner) Ground(packed game.Move) any {
	if !s.waitsIn(taskJoin) {
		return nil
	}
	k, fight, who := &s.Combat, s.called(), s.asker()
	m, _ := s.Unpack(packed)
	alone := s.look(&fight.fightTarget, k.In).win
	together := s.look(&fight.fightTarget, k.In|only(who)).win
	e := s.errandOf(who)
	here := e != nil && s.ways.goals[e.goal].region == k.Region
	if m.Kind == Join {
		return comes(here, together-alone)
	}
	const sure, even = 0.95, 0.5
	switch {
	case together < even:
		return Ground{Ground: "weak"}
	case e != nil && e.rests:
		return Ground{Ground: "tired"}
	case alone > sure:
		return Ground{Ground: "enough"}
	case e != nil && !here:
		at := s.ways.goals[e.goal].region
		return Ground{Ground: "busy", Region: s.box.ids["region"][at]}
	default:
		return Ground{Ground: "little"}
	}
}

// comes is why it joins: its own errand is the same, or the fight needs it, or it pays.
func comes(planned bool, gain float64) Ground {
	const much = 0.1
	switch {
	case planned:
		return Ground{Ground: "plan"}
	case gain >= much:
		return Ground{Ground: "needed"}
	default:
		return Ground{Ground: "shares"}
	}
}

// called is the fight of an invitation as an errand's goal.
func (j *Judge) called() goal {
	k := &j.Combat
	t := goal{fightTarget: k.target()}
	if k.Foe == EnemyFoes {
		return t
	}
	for i := range j.ways.count {
		if w := &j.ways.goals[i]; w.fightTarget == t.fightTarget {
			t = *w
		}
	}
	return t
}
