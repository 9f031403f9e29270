package scenario

import (
	"twobanners/content"
	"twobanners/game"
	"twobanners/smallworld"
)

// smallWorld is the part of Small World of Warcraft.
type smallWorld struct {
	game    *smallworld.Game
	p       *smallworld.Position
	regions map[string]smallworld.Region
	// seen are the lines on which the races, and the markers, came into play.
	races   map[smallworld.Race]int
	markers map[smallworld.Marker]int
	powers  map[smallworld.Power]bool
	rest    *game.Fast
}

func (*smallWorld) keys() []string {
	return []string{
		"boards", "players", "things", "tray", "column", "stack", "markers-left", "bombs",
		"harmony", "turn",
	}
}

// arrange reads the position. Each part may rely on those before it.
func (w *smallWorld) arrange(r *reader, top *node, fields map[string]*node) *table {
	w.races, w.markers = map[smallworld.Race]int{}, map[smallworld.Marker]int{}
	w.powers = map[smallworld.Power]bool{}
	w.rest = game.NewFast(seed)
	for _, need := range []string{"boards", "players"} {
		if fields[need] == nil {
			r.fail(top, "the key %s is missing", need)
			return nil
		}
	}
	players := r.list(fields["players"])
	if n := len(players); n < 2 || n > smallworld.MaxSeats {
		r.fail(fields["players"], "%d players: the game takes 2 to %d", n, smallworld.MaxSeats)
		return nil
	}
	w.readBoards(r, fields["boards"], len(players))
	if r.err != nil {
		return nil
	}
	get := func(key string) *node {
		if n := fields[key]; n != nil {
			return n
		}
		return &node{line: top.line}
	}
	w.readOptions(r, get("options"))
	for seat, n := range players {
		w.readPlayer(r, game.Seat(seat), n)
	}
	w.readThings(r, get("things"))
	w.readTray(r, get("tray"))
	w.readColumn(r, fields["column"], fields["stack"])
	w.readMarkersLeft(r, fields["markers-left"])
	w.readBombs(r, fields["bombs"])
	for _, n := range r.list(get("harmony")) {
		w.p.Harmony = w.p.Harmony.With(w.seat(r, n))
	}
	w.readTurn(r, get("turn"))
	w.readBeastHand(r, players)
	return &table{game: w.game, position: w.p, chance: w.readDice(r, get("dice"))}
}

// readBoards makes the inline boards the only faces of the box.
func (w *smallWorld) readBoards(r *reader, n *node, seats int) {
	box, err := content.Default()
	if err != nil {
		r.fail(n, "%v", err)
		return
	}
	own := *box
	own.Faces = nil
	w.regions = map[string]smallworld.Region{}
	for i, key := range r.keys(n) {
		own.Faces = append(own.Faces, w.readBoard(r, key, n.items[i]))
	}
	if len(own.Faces) == 0 {
		r.fail(n, "there must be a board")
	}
	if r.err != nil {
		return
	}
	faces := make([]int, len(own.Faces))
	for i := range faces {
		faces[i] = i
	}
	if w.game, err = smallworld.NewGame(&own); err == nil {
		w.p, err = w.game.Blank(seats, faces)
	}
	if err != nil {
		r.fail(n, "%v", err)
	}
}

func (w *smallWorld) readBoard(r *reader, id, n *node) content.Face {
	fields := r.fields(n, "size", "regions")
	face := content.Face{ID: id.text, Size: "S"}
	if size := fields["size"]; size != nil {
		face.Size = [...]string{"S", "M", "L"}[r.oneOf(size, "S", "M", "L")]
	}
	regions := fields["regions"]
	if regions == nil || len(r.keys(regions)) == 0 {
		r.fail(n, "board %s has no regions", id.text)
		return face
	}
	here := map[string]bool{}
	for _, key := range regions.keys {
		if _, twice := w.regions[key.text]; twice {
			r.fail(key, "region %q stands twice on the boards", key.text)
		}
		w.regions[key.text] = smallworld.Region(len(w.regions))
		here[key.text] = true
	}
	for i, key := range regions.keys {
		face.Regions = append(face.Regions, readRegion(r, key, regions.items[i], here))
	}
	return face
}

func readRegion(r *reader, id, n *node, here map[string]bool) content.Region {
	fields := r.fields(n, "terrain", "entry", "cavern", "magic", "marker-spot", "murlocs",
		"adjacent")
	region := content.Region{ID: id.text}
	if terrain := fields["terrain"]; terrain != nil {
		named(r, terrain, "terrain", smallworld.ParseTerrain)
		region.Terrain = content.Terrain(terrain.text)
	} else {
		r.fail(id, "region %s has no terrain", id.text)
	}
	for key, flag := range map[string]*bool{
		"entry": &region.Entry, "cavern": &region.Cavern, "magic": &region.Magic,
		"marker-spot": &region.MarkerSpot,
	} {
		if v := fields[key]; v != nil {
			*flag = r.flag(v)
		}
	}
	if v := fields["murlocs"]; v != nil {
		region.Murlocs = r.number(v, 0, 15)
	}
	if v := fields["adjacent"]; v != nil {
		for _, other := range r.list(v) {
			name := r.word(other)
			if !here[name] || name == id.text {
				r.fail(other, "%s cannot border %q: no other region of its board", id.text, name)
			}
			region.Adjacent = append(region.Adjacent, name)
		}
	}
	return region
}

func (w *smallWorld) region(r *reader, n *node) smallworld.Region {
	return named(r, n, "region", func(name string) (smallworld.Region, bool) {
		region, ok := w.regions[name]
		return region, ok
	})
}

func (w *smallWorld) seat(r *reader, n *node) game.Seat {
	return game.Seat(r.number(n, 0, w.p.Seats()-1))
}

func (w *smallWorld) readOptions(r *reader, n *node) {
	fields := r.fields(n, "variant", "edition", "rounds", "first")
	p := w.p
	if v := fields["variant"]; v != nil && r.oneOf(v, "classic", "team") == 1 {
		p.SetTeam()
	}
	if v := fields["edition"]; v != nil {
		p.World.Portuguese = r.oneOf(v, "en", "pt") == 1
	}
	if v := fields["rounds"]; v != nil {
		p.World.Rounds = uint8(r.number(v, 1, 20))
	}
	if v := fields["first"]; v != nil {
		p.World.First = w.seat(r, v)
	}
}

func (w *smallWorld) readDice(r *reader, n *node) *script {
	s := &script{die: "reinforcement", sides: w.p.World.Die, rest: *w.rest}
	for _, item := range r.list(n) {
		if s.dice == maxDice {
			r.fail(item, "more than %d dice", maxDice)
			break
		}
		s.pips[s.dice] = uint8(r.number(item, 0, 3))
		s.dice++
	}
	return s
}
