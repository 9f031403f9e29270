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
func (v *viewer) snapshot(st *table.State, secret store.Secret, seq int64) *Snapshot {
	p := st.Seen(seq)
	shot := &Snapshot{
		ID: st.ID, Game: st.Game.ID(), Status: st.Status(), Seq: seq, As: v.seat,
		Host: v.person != "" && v.person == st.Created.Host, Seats: v.seats(st),
		Options: st.Created.Options, Commitment: st.Commitment(), Nonces: st.Nonces(),
		Seals:    st.Seals(),
		Decision: Decision{Actors: []game.Seat{}}, Moves: []Offer{},
		Clock: st.Created.Clock, Now: v.now.UnixMilli(), Next: st.Next,
		Restart: v.restart, Public: st.Created.Public, HostName: hostName(st), Ended: st.Ended(),
		Packs: st.Created.Packs,
	}
	if st.SeatsOf(v.person) != 0 {
		shot.Invite = secret.Invite
	}
	if seq == st.Seq() {
		v.wishes(shot, st)
	}
	if p == nil {
		return shot // there is nothing on the table yet
	}
	shot.View, shot.Decision.Actors = v.show(st.Game, p), p.Actors().List()
	if g, ok := st.Game.(game.StageNamer); ok {
		shot.Decision.Stage = g.StageName(p)
	}
	if shot.Outcome = outcomeOf(p); shot.Outcome == nil && shot.Status == table.Over &&
		(!st.Ended() || seq < st.Seq()) {
		shot.Status = table.Playing // then it was
	}
	if shot.Status == table.Over {
		shot.Seed = secret.Seed.String()
	}
	if seq == st.Seq() {
		v.choices(shot, st, p)
	}
	return shot
}

// show is a position as the viewer sees it.
func (v *viewer) show(g game.Game, p game.Position) any {
	if _, ok := p.(game.Redacter); !ok {
		return g.Show(p.View(v.seat))
	}
	view := game.Lend(p)
	defer game.GiveBack(view)
	view.(game.Redacter).Hide(v.seat)
	return g.Show(view)
}

// wishes adds what waits for the consent of others.
func (v *viewer) wishes(shot *Snapshot, st *table.State) {
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
func (v *viewer) choices(shot *Snapshot, st *table.State, p game.Position) {
	if v.seat == game.Nobody || !st.SeatsOf(v.person).Has(v.seat) {
		return
	}
	v.undo(shot, st)
	if st.Status() != table.Playing || st.Seats[v.seat].Bot != "" {
		return
	}
	moves := p.Moves(v.seat, nil)
	shot.Moves = slices.Grow(shot.Moves, len(moves))
	for _, m := range moves {
		offer := Offer{Move: st.Game.ShowMove(p, m)}
		if terms := st.Game.Explain(p, v.seat, m); len(terms) > 0 {
			offer.Cost = &Cost{Terms: terms}
			for _, t := range terms {
				offer.Cost.Tokens += t.N
			}
		}
		shot.Moves = append(shot.Moves, offer)
	}
	if g, ok := st.Game.(game.Adviser); ok && p.Actors().Has(v.seat) {
		shot.Advice = g.Advise(p, v.seat)
	}
	v.team(shot, st, p)
}

// undo adds what the seat may take back or do again.
func (v *viewer) undo(shot *Snapshot, st *table.State) {
	_, shot.Undo.Redo = st.Redo(v.seat)
	undo, err := st.Undo(v.seat)
	if err != nil {
		var why *table.Fault
		shot.Undo.Drawn = errors.As(err, &why) && why.Code == table.Drawn
		return
	}
	shot.Undo.Free, shot.Undo.Ask, shot.Undo.Moves = undo.Free, !undo.Free, undo.Moves
	if whose := undo.Whose.Without(v.seat); whose != 0 {
		shot.Undo.Whose = whose.List()
	}
}

// team adds what teammates may do and what is proposed among them.
func (v *viewer) team(shot *Snapshot, st *table.State, p game.Position) {
	mates := st.Team(v.seat).Without(v.seat) & p.Actors()
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
		if refusal := p.Why(a.For, a.Move); a.Team.Has(v.seat) && refusal.OK() {
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

func (v *viewer) seats(st *table.State) []Seat {
	list := make([]Seat, len(st.Seats))
	for i, seat := range st.Seats {
		list[i] = Seat{
			Name: seat.Name, Kind: kindOf(seat), Bot: seat.Bot,
			Online: seat.Person != "" && slices.Contains(v.present, seat.Person),
			You:    v.person != "" && seat.Person == v.person,
			Guest:  seat.Guest, Program: seat.Program,
			Kept: v.person != "" && seat.Open() && seat.For == v.person,
			Owes: st.Due(game.Seat(i)),
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
func (v *viewer) chat(st *table.State) []Chat {
	list := []Chat{}
	for _, line := range st.Chat[max(0, len(st.Chat)-maxChatShown):] {
		if v.hears(st, line) {
			list = append(list, lineOf(line))
		}
	}
	return list
}

// hears tells whether the viewer may know what was said. When a game is over everybody may look
// from every seat, but what a team said among itself stays with those who sit there.
func (v *viewer) hears(st *table.State, line table.Line) bool {
	return line.To == 0 || line.To.Has(v.seat) && st.SeatsOf(v.person).Has(v.seat)
}

func lineOf(l table.Line) Chat {
	return Chat{l.Seq, l.Seat, l.Name, l.Text, l.To != 0, l.At.UnixMilli()}
}
