// Package cases is what the case book says about Small World of Warcraft: how a position is
// arranged, what the words of the contract stand for in moves of the game, and what can be
// expected. It asks the rules and never answers for them.
package cases

import (
	"slices"

	"twobanners/content"
	"twobanners/game"
	"twobanners/scenario"
	"twobanners/smallworld"
)

// part is the part of Small World of Warcraft.
type part struct {
	load    func() (*content.SmallWorld, error)
	game    *smallworld.Game
	p       *position
	regions map[string]smallworld.Region
	// seen are the lines on which the races, and the markers, came into play.
	races   map[smallworld.Race]int
	markers map[smallworld.Marker]int
	powers  map[smallworld.Power]bool
	rest    *game.Fast
	// added are the things that are none of the printed box, as "race otters": they are in play
	// where a case names them, so that no case depends on packs.
	added map[string]bool
}

type (
	reader   = scenario.Reader
	node     = scenario.Node
	table    = scenario.Table
	position = smallworld.Position
)

// Part reads a case of Small World of Warcraft, played with some content.
func Part(load func() (*content.SmallWorld, error)) scenario.Part { return &part{load: load} }

// of is the position of a table.
func of(t *table) *position { return t.Position.(*position) }

// Keys are the game's own keys at the top of a file.
func (*part) Keys() []string {
	return []string{
		"boards", "players", "things", "tray", "column", "stack", "markers-left", "bombs",
		"harmony", "turn",
	}
}

// HasRule tells whether a thing of the content comes with a rule: those of packs are in no book.
func (w *part) HasRule(id string) bool {
	box, err := w.load()
	if err != nil {
		return false // as Arrange will tell
	}
	return slices.ContainsFunc(box.Things, func(t content.Thing) bool {
		return slices.ContainsFunc(t.Rules, func(r content.Rule) bool { return r.ID == id })
	})
}

// Arrange reads the position. Each part may rely on those before it.
func (w *part) Arrange(r *reader, top *node, fields scenario.Fields) *table {
	w.races, w.markers = map[smallworld.Race]int{}, map[smallworld.Marker]int{}
	w.powers = map[smallworld.Power]bool{}
	w.rest = scenario.Seed()
	for _, need := range []string{"boards", "players"} {
		if fields[need] == nil {
			r.Fail(top, "the key %s is missing", need)
			return nil
		}
	}
	players := r.List(fields["players"])
	if n := len(players); n < 2 || n > smallworld.MaxSeats {
		r.Fail(fields["players"], "%d players: the game takes 2 to %d", n, smallworld.MaxSeats)
		return nil
	}
	w.readBoards(r, fields["boards"], len(players))
	if r.Err() != nil {
		return nil
	}
	get := func(key string) *node { return fields.Or(key, top) }
	w.readOptions(r, get("options"))
	for seat, n := range players {
		w.readPlayer(r, game.Seat(seat), n)
	}
	w.readThings(r, get("things"))
	w.readTray(r, get("tray"))
	w.readColumn(r, get("column"), get("stack"))
	w.readMarkersLeft(r, fields["markers-left"])
	w.readBombs(r, fields["bombs"])
	for _, n := range r.List(get("harmony")) {
		w.p.Harmony = w.p.Harmony.With(w.seat(r, n))
	}
	w.readTurn(r, get("turn"))
	w.readBeastHand(r, players)
	dice := r.Dice(get("dice"), 0, 3, func(pips int) int {
		return max(0, slices.Index(w.p.World.Die[:], uint8(pips)))
	})
	dice.Serves = func(draw string) bool { return draw == "reinforcement" }
	return scenario.NewTable(w.game, w.p, scenario.NewScript(w.rest, dice))
}

// readBoards makes the inline boards the only faces of the box.
func (w *part) readBoards(r *reader, n *node, seats int) {
	box, err := w.load()
	if err != nil {
		r.Fail(n, "%v", err)
		return
	}
	own := *box
	own.Faces = nil
	w.added = map[string]bool{}
	for i := range box.Things {
		w.added[box.Things[i].Kind+" "+box.Things[i].ID] = box.Things[i].New
	}
	w.regions = map[string]smallworld.Region{}
	for i, key := range r.Keys(n) {
		own.Faces = append(own.Faces, w.readBoard(r, key, n.Items[i]))
	}
	if len(own.Faces) == 0 {
		r.Fail(n, "there must be a board")
	}
	if r.Err() != nil {
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
		r.Fail(n, "%v", err)
	}
}

func (w *part) readBoard(r *reader, id, n *node) content.Face {
	fields := r.Fields(n, "size", "regions")
	sizes := []string{"S", "M", "L"}
	face := content.Face{ID: id.Text, Size: sizes[fields.OneOf(r, "size", 0, sizes...)]}
	regions := fields.Or("regions", n)
	if len(r.Keys(regions)) == 0 {
		r.Fail(n, "board %s has no regions", id.Text)
		return face
	}
	here := map[string]bool{}
	for _, key := range regions.Keys {
		if _, twice := w.regions[key.Text]; twice {
			r.Fail(key, "region %q stands twice on the boards", key.Text)
		}
		w.regions[key.Text] = smallworld.Region(len(w.regions))
		here[key.Text] = true
	}
	for i, key := range regions.Keys {
		face.Regions = append(face.Regions, readRegion(r, key, regions.Items[i], here))
	}
	return face
}

func readRegion(r *reader, id, n *node, here map[string]bool) content.Region {
	fields := r.Fields(n, "terrain", "entry", "cavern", "magic", "marker-spot", "murlocs",
		"adjacent")
	region := content.Region{
		ID: id.Text, Entry: fields.Flag(r, "entry"), Cavern: fields.Flag(r, "cavern"),
		Magic: fields.Flag(r, "magic"), MarkerSpot: fields.Flag(r, "marker-spot"),
		Murlocs: fields.Number(r, "murlocs", 0, 0, 15),
	}
	if terrain := fields["terrain"]; terrain != nil {
		scenario.Named(r, terrain, "terrain", smallworld.ParseTerrain)
		region.Terrain = content.Terrain(terrain.Text)
	} else {
		r.Fail(id, "region %s has no terrain", id.Text)
	}
	for _, other := range r.List(fields.Or("adjacent", n)) {
		name := r.Word(other)
		if !here[name] || name == id.Text {
			r.Fail(other, "%s cannot border %q: no other region of its board", id.Text, name)
		}
		region.Adjacent = append(region.Adjacent, name)
	}
	return region
}

func (w *part) region(r *reader, n *node) smallworld.Region {
	return scenario.Named(r, n, "region", func(name string) (smallworld.Region, bool) {
		region, ok := w.regions[name]
		return region, ok
	})
}

func (w *part) seat(r *reader, n *node) game.Seat {
	return game.Seat(r.Number(n, 0, w.p.Seats()-1))
}

func (w *part) readOptions(r *reader, n *node) {
	fields := r.Fields(n, "variant", "edition", "rounds", "first")
	p := w.p
	if fields.OneOf(r, "variant", 0, "classic", "team") == 1 {
		p.SetTeam()
	}
	p.World.Portuguese = fields.OneOf(r, "edition", 0, "en", "pt") == 1
	p.World.Rounds = uint8(fields.Number(r, "rounds", int(p.World.Rounds), 1, 20))
	p.World.First = game.Seat(fields.Number(r, "first", int(p.World.First), 0, p.Seats()-1))
}
