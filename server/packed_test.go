package server

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http/httptest"
	"testing"
	"testing/fstest"
)

// The engine comes as it was packed, to each client in the smallest way that it unpacks, and may be
// kept for ever.
func TestTheEngineIsServedPacked(t *testing.T) {
	var zip bytes.Buffer
	z := gzip.NewWriter(&zip)
	_, _ = z.Write([]byte("the engine"))
	_ = z.Close()
	files := fstest.MapFS{
		"assets/engine-1.wasm.br": {Data: []byte("small")},
		"assets/engine-1.wasm.gz": {Data: zip.Bytes()},
	}
	for _, c := range []struct{ takes, encoding, text string }{
		{"gzip, deflate, br, zstd", "br", "small"},
		{"gzip", "gzip", zip.String()},
		{"", "", "the engine"},
	} {
		r := httptest.NewRequest("GET", "/assets/engine-1.wasm", nil)
		r.Header.Set("Accept-Encoding", c.takes)
		w := httptest.NewRecorder()
		packedEngine(w, r, files, "assets/engine-1.wasm")
		text, err := io.ReadAll(w.Body)
		h := w.Header()
		if err != nil || string(text) != c.text || h.Get("Content-Encoding") != c.encoding ||
			h.Get("Content-Type") != "application/wasm" || h.Get("Cache-Control") != forEver {
			t.Errorf("%q: %q, %v", c.takes, text, h)
		}
	}
	w := httptest.NewRecorder()
	packedEngine(w, httptest.NewRequest("GET", "/x.wasm", nil), files, "x.wasm")
	if w.Code != 404 {
		t.Errorf("%d for a file that is not there", w.Code)
	}
}
