package server

import (
	"net/http"
	"sync"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

// Told are the odds of a seat's choices after an entry. They are asked for apart from the view:
// most decisions are made without a look at them, and they cost more than all the rest.
type Told struct {
	Seq  int64 `json:"seq"`
	Odds any   `json:"odds,omitempty"`
}

// odds tells what the choices of a seat come to in the newest position; nothing where the seat has
// none. Whoever asks sees by the number whether it is the position that is on screen. What is
// watched is told to anybody, after any entry.
func (s *Server) odds(r *http.Request) (any, error) {
	v, err := s.viewer(r)
	if err != nil {
		return nil, err
	}
	told := &Told{}
	var of game.Foreteller
	var p game.Position
	part := r.URL.Query().Get("part")
	err = s.table(r).Read(r.Context(), func(st *table.State, _ store.Secret) error {
		if err := v.chooseSeat(st); err != nil {
			return err
		}
		if told.Seq, err = number(r.URL.Query().Get("at"), st.Seq()); err != nil {
			return err
		}
		g, ok := st.Game.(game.Foreteller)
		switch {
		case !ok:
		case part == game.PartWatched && told.Seq > 0 && told.Seq <= st.Seq():
			of, p = g, st.PositionAt(told.Seq)
		case part != game.PartWatched && told.Seq == st.Seq() && v.decides(st):
			of, p = g, st.Position().Clone()
		}
		return nil
	})
	if err != nil || p == nil {
		return told, err
	}
	told.Odds = s.estimates.get(estimateKey{p.Hash(), v.seat, part}, func() any {
		return of.Foretell(p, v.seat, part)
	})
	return told, nil
}

// decides tells whether the seat is its own and has something to decide.
func (v *viewer) decides(st *table.State) bool {
	p := st.Position()
	return p != nil && v.seat != game.Nobody && st.SeatsOf(v.person).Has(v.seat) &&
		st.Status() == table.Playing && st.Seats[v.seat].Bot == "" && p.Actors().Has(v.seat)
}

// estimates is a cache: who asks for one position again and again is answered from it, and who asks
// while another does waits for the one answer.
type estimates struct {
	mu sync.Mutex
	of map[estimateKey]*estimate
}

type estimateKey struct {
	position uint64
	seat     game.Seat
	part     string
}

type estimate struct {
	once  sync.Once
	value any
}

// maxEstimates is when the cache is emptied: what is in use is soon there again.
const maxEstimates = 500

func (c *estimates) get(key estimateKey, make func() any) any {
	c.mu.Lock()
	if len(c.of) >= maxEstimates {
		clear(c.of)
	}
	one := c.of[key]
	if one == nil {
		one = &estimate{}
		c.of[key] = one
	}
	c.mu.Unlock()
	one.once.Do(func() { one.value = make() })
	return one.value
}
