package content

import (
	"testing"
	"testing/fstest"
)

// Whatever a file holds, reading and checking it ends, and every problem names a file and a line.
func FuzzFile(f *testing.F) {
	shipped := tree(f)
	names := []string{
		"box.yaml", "pieces.yaml", "races/orcs/race.yaml", mining, "markers/heart/marker.yaml",
		"faces/L1a/face.yaml", "faces/L1a/outline.yaml",
	}
	for i, name := range names {
		f.Add(uint(i), shipped[name].Data)
	}
	f.Fuzz(func(t *testing.T, which uint, data []byte) {
		name := names[which%uint(len(names))]
		l := newLoader()
		l.layer(layer{fsys: fstest.MapFS{name: &fstest.MapFile{Data: data}}, pack: true})
		for _, p := range l.problems {
			if p.File == "" || p.Line < 1 || p.Message == "" {
				t.Fatalf("problem without a place: %+v", p)
			}
		}
		l.attachOutlines()
		check(&l.world)
	})
}
