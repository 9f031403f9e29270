package server

import (
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"net/http"
	"strings"
)

// encodings are the ways in which the build packs the engine, the smallest first.
var encodings = []struct{ name, ending string }{{"br", ".br"}, {"gzip", ".gz"}}

// packedEngine serves a file of WebAssembly, which the build has packed: there is no plain one.
func packedEngine(w http.ResponseWriter, r *http.Request, files fs.FS, name string) {
	h := w.Header()
	h.Add("Vary", "Accept-Encoding")
	for _, e := range encodings {
		text, err := fs.ReadFile(files, name+e.ending)
		if err != nil {
			http.NotFound(w, r)
			return
		}
		unpacked := !strings.Contains(r.Header.Get("Accept-Encoding"), e.name)
		if unpacked && e.name != "gzip" {
			continue
		}
		var from io.Reader = bytes.NewReader(text)
		if unpacked { // a proxy, or a program: nobody asks often
			if from, err = gzip.NewReader(from); err != nil {
				http.NotFound(w, r)
				return
			}
		} else {
			h.Set("Content-Encoding", e.name)
		}
		h.Set("Content-Type", "application/wasm")
		h.Set("Cache-Control", forEver)
		if r.Method != http.MethodHead {
			_, _ = io.Copy(w, from) // a client that has gone needs no answer
		}
		return
	}
}
