package content

import (
	"io/fs"
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// The first format of a content tree, frozen: lists of races, powers and markers, and faces whose
// board and size are the letters of their id. Running tables and records keep such trees, which
// were checked strictly when they were shipped; they are read for ever.

// format1Files are its lists, and what stands for each entry now.
var format1Files = map[string]string{
	"banners.yaml": "races/orcs/race.yaml",
	"badges.yaml":  "powers/mining/power.yaml",
	"markers.yaml": "markers/heart/marker.yaml",
}

func isFormat1(tree fs.FS) bool {
	_, err := fs.Stat(tree, "banners.yaml")
	return err == nil
}

func (l *loader) format1(from layer) {
	l.document(from, "pieces.yaml", "piece", func(r *reader) take {
		return r.pieces(&l.world.Pieces, &l.world.Setup)
	})
	for i, name := range []string{"banner", "badge", "marker"} {
		k := l.kinds[i]
		l.document(from, name+"s.yaml", k.name, func(r *reader) take {
			return r.mapping(key{name + "s", r.list(func(_ string, entry ast.Node) {
				if id, ok := r.identified(entry); ok {
					r.mapping(append(k.entry(r, id), key{"id", ignore})...)(k.rootOf(id), entry)
				}
			})})
		})
	}
	names, _ := fs.Glob(from.fsys, "faces/???.yaml")
	for _, name := range names {
		l.face1(from, strings.TrimSuffix(strings.TrimPrefix(name, "faces/"), ".yaml"))
	}
}

func (l *loader) face1(from layer, id string) {
	l.world.Faces = append(l.world.Faces, Face{ID: id, Board: id[:2], Size: id[:1]})
	f := &l.world.Faces[len(l.world.Faces)-1]
	l.document(from, "faces/"+id+".yaml", id, func(r *reader) take {
		return r.mapping(
			key{"face", r.mapping(
				key{"id", ignore}, key{"name", r.text(&f.Name)}, key{"sure", r.sureness(&f.Sure)})},
			key{"regions", laid(r, false, id, &f.Regions, regionID, r.region)},
		)
	})
	l.document(from, "outlines/"+id+".yaml", outlinePath(id), func(r *reader) take {
		return l.outlined(r, f)
	})
}

// knownByCode is what races and powers do that do not say it: code knew them by their ids, and kept
// trees of that time, lists and folders alike, are read for ever. It is frozen.
var knownByCode = map[string][]Perk{
	"blood-elves": {{PerkCoinsEach, "magic", 0}},
	"draenei":     {{PerkSaves, "first", 0}},
	"dwarves":     {{PerkCost, "mountain", 2}},
	"ethereals":   {{PerkAbility, "steal", 0}},
	"forsaken":    {{PerkAbility, "enlist", 0}},
	"gnomes":      {{PerkAbility, "assault", 0}},
	"goblins":     {{PerkAbility, "bombs", 0}},
	"humans":      {{PerkAbility, "objectives", 0}},
	"kobolds":     {{PerkNear, "cavern", 0}},
	"naga":        {{PerkSwims, "", 0}, {PerkEnters, "water", 0}},
	"night-elves": {{PerkCost, "forest", 1}, {PerkWall, "forest", 0}},
	"orcs":        {{PerkCoinsConquest, "alliance", 0}},
	"pandaren":    {{PerkAbility, "harmony", 0}},
	"tauren":      {{PerkLeast, "", 2}},
	"trolls":      {{PerkCost, "held", 1}},
	"worgen":      {{PerkAbility, "forms", 0}},

	"archaeologist": {{PerkCoinsEach, "marker", 0}},
	"battle-master": {{PerkCoinsConquest, "occupied", 0}},
	"beast-master":  {{PerkAbility, "beasts", 0}},
	"blacksmith":    {{PerkCost, "", 1}},
	"championing":   {{PerkAbility, "champion", 0}},
	"defensive":     {{PerkAbility, "towers", 0}},
	"enraged":       {{PerkCoinsConquest, "defenders", 2}},
	"explorer":      {{PerkCoinsEach, "board", 0}},
	"farmer":        {{PerkCoinsEach, "fields", 0}},
	"fishing":       {{PerkCoinsEach, "beside-water", 0}},
	"garrisoned":    {{PerkAbility, "forts", 0}, {PerkKeeps, "", 0}},
	"herbalist":     {{PerkCoinsEach, "hills", 0}},
	"intimidating":  {{PerkAbility, "intimidate", 0}},
	"marshdweller":  {{PerkToll, "swamp", 0}, {PerkKeeps, "", 0}},
	"mining":        {{PerkCoinsEach, "cavern", 0}},
	"mountaineer":   {{PerkCoinsEach, "mountain", 0}},
	"portal-mage":   {{PerkAbility, "swap", 0}},
	"ranger":        {{PerkCoinsEach, "forest", 0}},
	"sailing":       {{PerkSails, "", 0}},
	"swamp-walker":  {{PerkCoinsEach, "swamp", 0}},
}

// doesByID says what things do that do not say it themselves.
func (l *loader) doesByID() {
	for i := range l.world.Banners {
		if b := &l.world.Banners[i]; b.Does == nil {
			b.Does = knownByCode[b.ID]
		}
	}
	for i := range l.world.Badges {
		if b := &l.world.Badges[i]; b.Does == nil {
			b.Does = knownByCode[b.ID]
		}
	}
}
