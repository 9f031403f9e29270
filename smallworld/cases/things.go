package cases

import (
	"strings"

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
	name := r.Word(n)
	for _, set := range []struct {
		name string
		in   *smallworld.Regions
	}{
		{"fort", &p.Forts},
		{"wisp-wall", &p.Walls},
		{"watch-tower", &p.Towers},
		{"objective", &p.Objectives},
	} {
		if set.name == name {
			lay(r, n, set.in, at)
			return
		}
	}
	marker, ok := smallworld.ParseMarker(name)
	if !ok {
		r.Fail(n, "there is no thing %q", name)
		return
	}
	w.claim(r, n, marker)
	p.MarkerAt[marker] = at
}

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
	marker := scenario.Named(r, fields["hidden"], "marker", smallworld.ParseMarker)
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
		r.Fail(n, "%s is in play already, on line %d", m, line)
	}
	w.markers[m] = n.Line
}

// readMarkersLeft reads the undrawn markers, next first; else all that are not in play are drawn.
func (w *part) readMarkersLeft(r *reader, n *node) {
	p := w.p
	for i := range p.Undrawn {
		p.Undrawn[i] = smallworld.Unknown
	}
	if n != nil {
		for _, item := range r.List(n) {
			m := scenario.Named(r, item, "marker", smallworld.ParseMarker)
			w.claim(r, item, m)
			if r.Err() != nil {
				return
			}
			p.Undrawn[p.UndrawnCount] = m
			p.UndrawnCount++
		}
		return
	}
	for m := range smallworld.Marker(smallworld.Markers) {
		if _, used := w.markers[m]; !used {
			p.Undrawn[p.UndrawnCount] = m
			p.UndrawnCount++
		}
	}
	game.Shuffle(w.rest, "markers", p.Undrawn[:p.UndrawnCount])
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
	} else if _, playing := w.races[smallworld.Goblins]; playing {
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

var phases = []string{"pick", "start", "conquest", "deploy", "over"}

var phaseStages = []smallworld.Stage{
	smallworld.StagePick, smallworld.StageStart, smallworld.StageConquest, smallworld.StageDeploy,
	smallworld.StageOver,
}

// readTurn reads whose turn it is and how far it has come. A race that is not there cannot start.
func (w *part) readTurn(r *reader, n *node) {
	fields := r.Fields(n, "round", "seat", "phase", "form", "side")
	p := w.p
	p.Round = min(2, p.World.Rounds)
	if v := fields["round"]; v != nil {
		p.Round = uint8(r.Number(v, 1, int(p.World.Rounds)))
	}
	if v := fields["seat"]; v != nil {
		p.Seat = w.seat(r, v)
	}
	me := &p.Players[p.Seat]
	p.Stage = smallworld.StageStart
	if v := fields["phase"]; v != nil {
		p.Stage = phaseStages[r.OneOf(v, phases...)]
	}
	if p.Stage == smallworld.StageStart && me.Race == smallworld.NoRace {
		p.Stage = smallworld.StagePick
	}
	if v := fields["form"]; v != nil {
		p.Turn.Form = [...]smallworld.Form{smallworld.HumanForm, smallworld.WorgenForm}[r.OneOf(
			v, "human", "worgen")]
		if me.Race != smallworld.Worgen {
			r.Fail(v, "only Worgen have a form")
		}
	}
	if v := fields["side"]; v != nil {
		p.Turn.Side = [...]smallworld.Faction{smallworld.Alliance, smallworld.Horde}[r.OneOf(
			v, "alliance", "horde")]
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

// phaseOf is the name of a stage in the format, which knows fewer.
func phaseOf(s smallworld.Stage) string {
	switch s {
	case smallworld.StagePick:
		return "pick"
	case smallworld.StageForm, smallworld.StageStart, smallworld.StageBombs, smallworld.StageBlast:
		return "start"
	case smallworld.StageConquest, smallworld.StageAssault, smallworld.StageWell:
		return "conquest"
	case smallworld.StageBuy, smallworld.StageDeploy, smallworld.StageRedeploy:
		return "deploy"
	case smallworld.StageOver:
		return "over"
	}
	return strings.ToLower(s.String())
}
