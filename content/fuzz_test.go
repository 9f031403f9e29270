package content

import (
	"testing"
	"testing/fstest"
)

// Whatever a file holds, reading and checking it ends, and every problem names a file and a line.
func FuzzFile(f *testing.F) {
	shipped := tree(f)
	names := fileNames()[:6]
	for i, name := range names {
		f.Add(uint(i), shipped[name].Data)
	}
	f.Fuzz(func(t *testing.T, which uint, data []byte) {
		name := names[which%uint(len(names))]
		l := newLoader()
		l.file(layer{fsys: fstest.MapFS{name: &fstest.MapFile{Data: data}}}, name)
		for _, p := range l.problems {
			if p.File == "" || p.Line < 1 || p.Message == "" {
				t.Fatalf("problem without a place: %+v", p)
			}
		}
		l.attachOutlines()
		check(&l.world)
	})
}
