package lab

import (
	"encoding/json"
	"fmt"
	"slices"

	"twobanners/game"
)

// Balance weighs the things of a game by what became of the seats that had them.
type Balance struct{ *Self }

// Weighed is what became of the seats that had a thing: how many there were, their parts in the
// victories and what these would be in fairness, their scores and the squares of those.
type Weighed struct {
	Seats   int     `json:"seats"`
	Wins    float64 `json:"wins"`
	Par     float64 `json:"par"`
	Score   int64   `json:"score"`
	Squares int64   `json:"squares"`
}

// had is by kind of thing and name.
type had map[string]map[string]Weighed

// Head is what the journal must be of.
func (b *Balance) Head() (Head, error) {
	return headOf("balance", b.Game, b.Library, b.Seed, b.SelfPlan)
}

// Run plays what the journal does not hold yet.
func (b *Balance) Run(j *Journal) (*BalanceReport, error) {
	noted, ok := b.Game.(game.Noter)
	if !ok {
		return nil, fmt.Errorf("%s does not tell what seats have had", b.Game.ID())
	}
	rows, err := b.run(j, func() (any, func(Table, int) error) {
		found := had{}
		return found, func(t Table, number int) error { return b.weigh(noted, t, number, found) }
	})
	if err != nil {
		return nil, err
	}
	return b.report(j, rows)
}

// thing is what a seat has had.
type thing struct {
	seat       game.Seat
	kind, name string
}

// weigh plays a game and adds what seats had to what was found before.
func (b *Balance) weigh(noted game.Noter, t Table, number int, found had) error {
	var at game.Position
	var things []thing
	note := func(seat game.Seat, kind, name string) {
		if of := (thing{seat, kind, name}); !slices.Contains(things, of) {
			things = append(things, of)
		}
	}
	err := b.play(t, number, func(p game.Position) (watcher, error) {
		at = p
		return watcher{event: func(e game.Event) { noted.NoteEvent(p, e, note) }}, nil
	})
	if err != nil {
		return err
	}
	noted.NoteEnd(at, note)
	outcome, _ := at.Outcome()
	for _, of := range things {
		if found[of.kind] == nil {
			found[of.kind] = map[string]Weighed{}
		}
		score := int64(outcome.Score[of.seat])
		found[of.kind][of.name] = found[of.kind][of.name].plus(Weighed{
			1, shareOf(&outcome, game.Only(of.seat)), 1 / float64(at.Seats()), score, score * score,
		})
	}
	return nil
}

func (w Weighed) plus(o Weighed) Weighed {
	return Weighed{
		w.Seats + o.Seats, w.Wins + o.Wins, w.Par + o.Par, w.Score + o.Score, w.Squares + o.Squares,
	}
}

func (h had) merge(row json.RawMessage) error {
	var part had
	if err := json.Unmarshal(row, &part); err != nil {
		return err
	}
	for kind, names := range part {
		if h[kind] == nil {
			h[kind] = map[string]Weighed{}
		}
		for name, w := range names {
			h[kind][name] = h[kind][name].plus(w)
		}
	}
	return nil
}
