package table

import (
	"slices"
	"time"

	"twobanners/game"
)

// polite is how long a bot leaves a decision of its whole team to the people of it.
const polite = 12 * time.Second

// asksFirst: the decision is the whole team's, and there are people to ask who do not decide
// themselves. The bot does what one of them proposes, or as it likes once told to go ahead or when
// nobody has said anything for a while: nobody waits for who is away.
func (s *State) asksFirst(seat game.Seat) bool {
	p, ok := s.tree.position.(game.Consulter)
	if !ok || s.Seats[seat].Person != "" || !p.InCommon(seat) {
		return false
	}
	said := func(a Advice) bool { return a.For == seat }
	return s.Team(seat)&s.people() != 0 && !slices.ContainsFunc(s.Advice, said)
}

func (s *State) askedUntil() time.Time { return s.Entry(s.Seq()).At.Add(polite) }

// due is when a seat's time is up, or a bot has asked long enough.
func (s *State) due() time.Time {
	_, at, _ := s.nextDeadline()
	if s.Status() != Playing || !slices.ContainsFunc(s.actors().List(), s.asksFirst) {
		return at
	}
	if at.IsZero() {
		return s.askedUntil()
	}
	return earlier(at, s.askedUntil())
}

// asked is the time by which bots that ask people first must have done so: where bots move at once,
// they ask nobody.
func (t *Table) asked() time.Time {
	if t.registry.pace == 0 {
		return t.registry.now().Add(polite)
	}
	return t.registry.now()
}
