package server

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"strings"
)

// worthZipping is the size from which an answer is packed: the box, the rules, a story, the first
// picture of a table. Moves are smaller and many.
const worthZipping = 4 << 10

// zippable are the files of the client that shrink, by their ending.
var zippable = map[string]string{
	".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml", ".txt": "text/plain; charset=utf-8",
	".ftl": "text/plain; charset=utf-8", ".html": "text/html; charset=utf-8",
	".json": "application/json", ".webmanifest": "application/manifest+json",
}

// takesZip asks whether the client unpacks, and says so in the answer's head.
func takesZip(w http.ResponseWriter, r *http.Request) bool {
	w.Header().Add("Vary", "Accept-Encoding")
	if !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		return false
	}
	w.Header().Set("Content-Encoding", "gzip")
	return true
}

func zipped(text []byte) []byte {
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	_, _ = z.Write(text) // memory takes everything
	_ = z.Close()
	return packed.Bytes()
}
