package server

import (
	"errors"
	"slices"
	"time"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

// snapshot is the table after an entry. Seats, clocks and status are those of now; what may be
// done is there only if the entry is the newest.
func (e *eye) snapshot(st *table.State, secret store.Secret, seq int64) *Snapshot {
	p := st.Seen(seq)
	shot := &Snapshot{
		ID: st.ID, Game: st.Game.ID(), Status: st.Status(), Seq: seq, As: e.seat,
		Host: e.person != "" && e.person == st.Created.Host, Seats: e.seats(st),
		Options: st.Created.Options, Commitment: st.Commitment(), Nonces: st.Nonces(),
		Decision: Decision{Actors: []game.Seat{}}, Moves: []Offer{},
		Clock: st.Created.Clock, Now: e.now.UnixMilli(), Next: st.Next,
		Restart: e.restart, Public: st.Created.Public, HostName: hostName(st), Ended: st.Ended(),
	}
	if st.SeatsOf(e.person) != 0 {
		shot.Invite = secret.Invite
	}
	if seq == st.Seq() {
		e.wishes(shot, st)
	}
	if p == nil {
		return shot // there is nothing on the table yet
	}
	shot.View, shot.Decision.Actors = e.show(st.Game, p), p.Actors().List()
	if g, ok := st.Game.(game.Staged); ok {
		shot.Decision.Stage = g.StageName(p)
	}
	if shot.Status == table.Over {
		shot.Seed = secret.Seed.String()
	}
	if shot.Outcome = outcomeOf(p); shot.Outcome == nil && shot.Status == table.Over &&
		(!st.Ended() || seq < st.Seq()) {
		shot.Status = table.Playing // then it was
	}
	if seq == st.Seq() {
		e.choices(shot, st, p)
	}
	return shot
}

// show is a position as the eye sees it.
func (e *eye) show(g game.Game, p game.Position) any {
	if _, ok := p.(game.Hiding); !ok {
		return g.Show(p.View(e.seat))
	}
	view := game.Lend(p)
	defer game.GiveBack(view)
	view.(game.Hiding).Hide(e.seat)
	return g.Show(view)
}

// wishes adds what waits for the consent of others.
func (e *eye) wishes(shot *Snapshot, st *table.State) {
	asked := st.Asked
	if asked == nil {
		return
	}
	asks := &Asks{asked.By, asked.Waiting.List()}
	if asked.What == table.WantUndo {
		shot.Undo.Asked = asks
		return
	}
	shot.Asked = &Wish{What: asked.What, Asks: *asks}
	if asked.What == table.WantReplace || asked.What == table.WantKick {
		shot.Asked.Seat = &asked.Seat
	}
}

// choices adds what the seat may do.
func (e *eye) choices(shot *Snapshot, st *table.State, p game.Position) {
	if e.seat == game.Nobody || !st.SeatsOf(e.person).Has(e.seat) {
		return
	}
	e.undo(shot, st)
	if st.Status() != table.Playing || st.Seats[e.seat].Bot != "" {
		return
	}
	moves := p.Moves(e.seat, nil)
	shot.Moves = slices.Grow(shot.Moves, len(moves))
	for _, m := range moves {
		offer := Offer{Move: st.Game.ShowMove(p, m)}
		if terms := st.Game.Explain(p, e.seat, m); len(terms) > 0 {
			offer.Cost = &Cost{Terms: terms}
			for _, t := range terms {
				offer.Cost.Tokens += t.N
			}
		}
		shot.Moves = append(shot.Moves, offer)
	}
	if g, ok := st.Game.(game.Adviser); ok && p.Actors().Has(e.seat) {
		shot.Advice = g.Advise(p, e.seat)
	}
	e.team(shot, st, p)
}

// undo adds what the seat may take back or do again.
func (e *eye) undo(shot *Snapshot, st *table.State) {
	_, shot.Undo.Redo = st.Redo(e.seat)
	undo, err := st.Undo(e.seat)
	if err != nil {
		var why *table.Fault
		shot.Undo.Drawn = errors.As(err, &why) && why.Code == table.Drawn
		return
	}
	shot.Undo.Free, shot.Undo.Ask, shot.Undo.Moves = undo.Free, !undo.Free, undo.Moves
	if whose := undo.Whose.Without(e.seat); whose != 0 {
		shot.Undo.Whose = whose.List()
	}
}

// team adds what teammates may do and what is proposed among them.
func (e *eye) team(shot *Snapshot, st *table.State, p game.Position) {
	mates := st.Team(e.seat).Without(e.seat) & p.Actors()
	for _, mate := range mates.List() {
		seat := st.Seats[mate]
		t := Teammate{Seat: mate, Waits: st.Waits(mate)}
		if seat.Bot != "" && !t.Waits {
			continue
		}
		for _, m := range p.Moves(mate, nil) {
			t.Moves = append(t.Moves, st.Game.ShowMove(p, m))
		}
		shot.Team = append(shot.Team, t)
	}
	for _, a := range st.Advice {
		if refusal := p.Why(a.For, a.Move); a.Team.Has(e.seat) && refusal.OK() {
			shot.Proposed = append(shot.Proposed,
				Proposal{a.By, a.For, st.Game.ShowMove(p, a.Move)})
		}
	}
}

// hostName is what the one who made the table is called there.
func hostName(st *table.State) string {
	if held := st.SeatsOf(st.Created.Host); held != 0 {
		return st.Seats[held.First()].Name
	}
	return ""
}

func (e *eye) seats(st *table.State) []Seat {
	list := make([]Seat, len(st.Seats))
	for i, seat := range st.Seats {
		list[i] = Seat{
			Name: seat.Name, Kind: kindOf(seat), Bot: seat.Bot,
			Online: seat.Person != "" && slices.Contains(e.present, seat.Person),
			You:    e.person != "" && seat.Person == e.person,
			Guest:  seat.Guest, Program: seat.Program,
			Kept: e.person != "" && seat.Open() && seat.For == e.person,
			Owes: e.person != "" && seat.Owes && seat.Person == e.person,
			Gone: seat.Barred, Resigned: seat.Resigned, Vacation: seat.Vacation,
		}
		if st.Created.Clock != nil && seat.Person != "" {
			clock := &SeatClock{Reserve: int(st.Reserve(game.Seat(i)) / time.Second)}
			if at, running := st.Deadline(game.Seat(i)); running {
				clock.Deadline = at.UnixMilli()
			}
			list[i].Clock = clock
		}
	}
	return list
}

func outcomeOf(p game.Position) *Outcome {
	result, over := p.Outcome()
	if !over {
		return nil
	}
	o := &Outcome{Winners: result.Winners.List()}
	for seat := range p.Seats() {
		o.Places = append(o.Places, int(result.Place[seat]))
		o.Scores = append(o.Scores, int(result.Score[seat]))
	}
	o.Ties = result.Ties(p.Seats())
	return o
}

const maxChatShown = 200

// chat is what the seat may have heard.
func (e *eye) chat(st *table.State) []Chat {
	list := []Chat{}
	for _, line := range st.Chat[max(0, len(st.Chat)-maxChatShown):] {
		if e.hears(st, line) {
			list = append(list, lineOf(line))
		}
	}
	return list
}

// hears tells whether the eye may know what was said. When a game is over everybody may look from
// every seat, but what a team said among itself stays with those who sit there.
func (e *eye) hears(st *table.State, line table.Line) bool {
	return line.To == 0 || line.To.Has(e.seat) && st.SeatsOf(e.person).Has(e.seat)
}

func lineOf(l table.Line) Chat {
	return Chat{l.Seq, l.Seat, l.Name, l.Text, l.To != 0, l.At.UnixMilli()}
}
