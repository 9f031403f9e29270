package draw

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"twobanners/content"
)

func faces(t *testing.T) []content.Face {
	t.Helper()
	w, err := content.Default()
	if err != nil {
		t.Fatal(err)
	}
	return w.Faces
}

func TestEachRegionAndSymbolIsDrawnOnce(t *testing.T) {
	for _, f := range faces(t) {
		ids, symbols := tally(t, Face(&f))
		for _, r := range f.Regions {
			if ids[r.ID] != 1 {
				t.Errorf("%s: region %s is drawn %d times", f.ID, r.ID, ids[r.ID])
			}
			for _, s := range r.Symbols() {
				if n := symbols[r.ID+" "+s]; n != 1 {
					t.Errorf("%s: %s of %s is drawn %d times", f.ID, s, r.ID, n)
				}
				delete(symbols, r.ID+" "+s)
			}
		}
		for s := range symbols {
			t.Errorf("%s: %s is drawn and not in the facts", f.ID, s)
		}
		for id, n := range ids {
			if n != 1 {
				t.Errorf("%s: id %s is used %d times", f.ID, id, n)
			}
		}
	}
}

// tally reads a picture as XML and counts ids and symbols.
func tally(t *testing.T, svg []byte) (ids, symbols map[string]int) {
	t.Helper()
	ids, symbols = map[string]int{}, map[string]int{}
	for in := xml.NewDecoder(bytes.NewReader(svg)); ; {
		token, err := in.Token()
		if errors.Is(err, io.EOF) {
			return ids, symbols
		}
		if err != nil {
			t.Fatal(err)
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		said := map[string]string{}
		for _, a := range start.Attr {
			said[a.Name.Local] = a.Value
		}
		if id, ok := said["id"]; ok {
			ids[id]++
		}
		if s, ok := said["data-symbol"]; ok {
			symbols[said["data-region"]+" "+s]++
		}
	}
}

func TestTheSameFaceGivesTheSamePicture(t *testing.T) {
	f := faces(t)[0]
	if !bytes.Equal(Face(&f), Face(&f)) {
		t.Errorf("%s is drawn in two ways", f.ID)
	}
}

func TestNamesAreEscaped(t *testing.T) {
	f := faces(t)[0]
	f.Name = `<Gull & "Crown">`
	tally(t, Face(&f))
}

func TestAll(t *testing.T) {
	dir := t.TempDir()
	w, err := content.Default()
	if err != nil {
		t.Fatal(err)
	}
	if err := All(w, filepath.Join(dir, "out")); err != nil {
		t.Fatal(err)
	}
	for i := range w.Faces {
		if _, err := os.Stat(filepath.Join(dir, "out", w.Faces[i].ID+".svg")); err != nil {
			t.Error(err)
		}
	}
}
