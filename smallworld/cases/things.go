package cases

import (
	"slices"

	"twobanners/game"
	"twobanners/scenario"
	"twobanners/smallworld"
)

// readThings reads what lies on the boards.
func (w *part) readThings(r *reader, n *node) {
	for i, key := range r.Keys(n) {
		at := w.region(r, key)
		for _, item := range r.Some(n.Items[i]) {
			if item.Kind == scenario.Mapping {
				w.readCovered(r, at, item)
			} else {
				w.readThing(r, at, item)
			}
			if r.Err() != nil {
				return
			}
		}
	}
}

func (w *part) readThing(r *reader, at smallworld.Region, n *node) {
	p := w.p
	if i := slices.Index(pieces, n.Text); i >= 0 {
		lay(r, n, []*smallworld.Regions{&p.Forts, &p.Walls, &p.Towers, &p.Objectives}[i], at)
		return
	}
	if marker := scenario.Named(r, n, "thing", w.p.Box().Marker); r.Err() == nil {
		w.claim(r, n, marker)
		p.MarkerAt[marker] = at
	}
}

// pieces are what lies in a region for all to see, beside the markers.
var pieces = []string{"fort", "wisp-wall", "watch-tower", "objective"}

func lay(r *reader, n *node, in *smallworld.Regions, at smallworld.Region) {
	if in.Has(at) {
		r.Fail(n, "there is one %s in a region at most", n.Text)
	}
	*in |= smallworld.One(at)
}

// readCovered reads what lies face down: a bomb or a marker.
func (w *part) readCovered(r *reader, at smallworld.Region, n *node) {
	p := w.p
	fields := r.Fields(n, "bomb", "hidden")
	if len(fields) != 1 {
		r.Fail(n, "must be a bomb or something hidden")
		return
	}
	if v := fields["bomb"]; v != nil {
		lay(r, v, &p.Bombs, at)
		if r.OneOf(v, "live", "dud") == 0 {
			p.LiveBombs |= smallworld.One(at)
		}
		return
	}
	marker := scenario.Named(r, fields["hidden"], "marker", w.p.Box().Marker)
	w.claim(r, fields["hidden"], marker)
	for slot, taken := range p.HiddenAt {
		if taken == smallworld.NoRegion {
			p.Hidden[slot], p.HiddenAt[slot] = marker, at
			return
		}
	}
	r.Fail(n, "more than %d markers are hidden", len(p.HiddenAt))
}

// claim notes that a marker is in play; there is one of each.
func (w *part) claim(r *reader, n *node, m smallworld.Marker) {
	if line, used := w.markers[m]; used {
		r.Fail(n, "%s is in play already, on line %d", w.p.Box().MarkerName(m), line)
	}
	w.markers[m] = n.Line
}

// readMarkersLeft reads the undrawn markers, next first; else all that are not in play are drawn.
func (w *part) readMarkersLeft(r *reader, n *node) {
	p := w.p
	for i := range p.Undrawn {
		p.Undrawn[i] = smallworld.Unknown
	}
	var left []smallworld.Marker
	if n != nil {
		left = scenario.AllNamed(r, n, "marker", w.p.Box().Marker)
		for i, m := range left {
			w.claim(r, r.Some(n)[i], m)
		}
	} else {
		for _, m := range p.Box().Markers() {
			_, used := w.markers[m]
			if !used && !w.added["marker "+p.Box().MarkerName(m)] {
				left = append(left, m)
			}
		}
		game.Shuffle(w.rest, "markers", left)
	}
	p.UndrawnCount = uint8(copy(p.Undrawn[:], left))
}

// readBombs reads the Goblins' stack, top first; else the bombs that are not placed are shuffled.
func (w *part) readBombs(r *reader, n *node) {
	p := w.p
	live := int(p.World.Supply.LiveBombs)
	all := live + int(p.World.Supply.Duds)
	var stack []bool
	if n != nil {
		for _, item := range r.List(n) {
			stack = append(stack, r.OneOf(item, "live", "dud") == 0)
		}
		if len(stack) > all {
			r.Fail(n, "%d bombs: there are %d", len(stack), all)
			return
		}
	} else if w.bombsInPlay() {
		live -= p.LiveBombs.Count()
		for i := range max(0, all-p.Bombs.Count()) {
			stack = append(stack, i < live)
		}
		game.Shuffle(w.rest, "bombs", stack)
	}
	p.BombsLeft = uint8(len(stack))
	for i, isLive := range stack {
		if isLive {
			p.BombStack |= 1 << (len(stack) - 1 - i)
		}
	}
}

// bombsInPlay tells whether a race is named that places Bombs.
func (w *part) bombsInPlay() bool {
	for race := range w.races {
		if w.p.Box().PlacesBombs(race, smallworld.NoPower) {
			return true
		}
	}
	for power := range w.powers {
		if w.p.Box().PlacesBombs(smallworld.NoRace, power) {
			return true
		}
	}
	return false
}

var phases = []string{"pick", "start", "conquest", "deploy", "over"}

var phaseStages = []smallworld.Stage{
	smallworld.StagePick, smallworld.StageStart, smallworld.StageConquest, smallworld.StageDeploy,
	smallworld.StageOver,
}

// readTurn reads whose turn it is and how far it has come. A race that is not there cannot start.
func (w *part) readTurn(r *reader, n *node) {
	fields := r.Fields(n, "round", "seat", "phase", "form", "side")
	p := w.p
	p.Round = uint8(fields.Number(r, "round", min(2, int(p.World.Rounds)), 1, int(p.World.Rounds)))
	p.Seat = game.Seat(fields.Number(r, "seat", 0, 0, p.Seats()-1))
	me := &p.Players[p.Seat]
	p.Stage = phaseStages[fields.OneOf(r, "phase", 1, phases...)]
	if p.Stage == smallworld.StageStart && me.Race == smallworld.NoRace {
		p.Stage = smallworld.StagePick
	}
	if v := fields["form"]; v != nil {
		p.Turn.Form = smallworld.HumanForm + smallworld.Form(r.OneOf(v, "human", "worgen"))
		if !p.TakesForms(p.Seat) {
			r.Fail(v, "only Worgen have a form")
		}
	}
	if v := fields["side"]; v != nil {
		p.Turn.Side = smallworld.Alliance + smallworld.Faction(r.OneOf(v, "alliance", "horde"))
	}
	p.Turn.SideOpen = p.Turn.Side == smallworld.Neutral && me.Race != smallworld.NoRace &&
		p.World.Faction[me.Race] == smallworld.Neutral &&
		me.Held.Has(p.MarkerAt[smallworld.Battleground])
	if p.Stage == smallworld.StageDeploy && r.Err() == nil {
		w.openDeployment()
	}
}

// openDeployment lets the conquests of the position come to their end: the Spirit Healer's token is
// taken, and a race with one region stands there. SW-PLACE-SPIRIT-HEALER-01
func (w *part) openDeployment() {
	side := w.p.Turn.SideOpen
	w.p.Stage = smallworld.StageConquest
	if !w.p.Apply(w.p.Seat, stop, w.rest, nil).OK() {
		w.p.Stage = smallworld.StageDeploy // of a seat without a race
	}
	w.p.Turn.SideOpen = side
}

// phaseOf are the names of the stages in the format, which knows fewer.
var phaseOf = [...]string{
	smallworld.StagePick: "pick", smallworld.StageForm: "start", smallworld.StageStart: "start",
	smallworld.StageBombs: "start", smallworld.StageBlast: "start",
	smallworld.StageConquest: "conquest", smallworld.StageAssault: "conquest",
	smallworld.StageWell: "conquest", smallworld.StageBuy: "deploy",
	smallworld.StageDeploy: "deploy", smallworld.StageRedeploy: "deploy",
	smallworld.StageOver: "over",
}
