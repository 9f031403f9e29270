package server

import (
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"twobanners/web"
)

// fetched is an answer with its body as it came.
type fetched struct {
	*http.Response
	text []byte
}

func (s *site) fetch(path string, headers ...string) fetched {
	s.t.Helper()
	request, err := http.NewRequestWithContext(s.t.Context(), "GET", s.http.URL+path, nil)
	must(s.t, err)
	request.Header.Set("Accept-Encoding", "identity")
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	answer, err := s.http.Client().Do(request)
	must(s.t, err)
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	must(s.t, err)
	return fetched{answer, text}
}

// unchangingPaths is what is answered the same until the next version.
func unchangingPaths() []string {
	list := []string{
		"/api/content/smallworld", "/api/rules?game=smallworld",
		"/api/rules?game=lordaeron&lang=pt",
	}
	if _, built := web.Client(); built {
		list = append(list, "/", "/early.js", "/mark.svg", "/manifest.webmanifest", "/push.js")
	}
	return list
}

// What does not change is not sent to who has it.
func TestWhatDoesNotChangeIsSentOnce(t *testing.T) {
	s := newSite(t, settings{})
	tags := map[string]string{}
	for _, path := range unchangingPaths() {
		plain := s.fetch(path)
		tag := plain.Header.Get("ETag")
		if plain.StatusCode != 200 || tag == "" || tags[tag] != "" ||
			plain.Header.Get("Cache-Control") != "no-cache" {
			t.Errorf("%s: %d %v, like %q", path, plain.StatusCode, plain.Header, tags[tag])
		}
		tags[tag] = path
		packed := s.fetch(path, "Accept-Encoding", "gzip")
		text := packed.text
		if packed.Header.Get("Content-Encoding") == "gzip" {
			unpacked, err := gzip.NewReader(bytes.NewReader(text))
			must(t, err)
			text, err = io.ReadAll(unpacked)
			must(t, err)
		}
		if !bytes.Equal(text, plain.text) || len(packed.text) > len(plain.text) ||
			packed.Header.Get("Vary") != "Accept-Encoding" ||
			packed.Header.Get("Content-Type") != plain.Header.Get("Content-Type") {
			t.Errorf("%s is another text when compressed: %v", path, packed.Header)
		}
		again := s.fetch(path, "If-None-Match", tag, "Accept-Encoding", "gzip")
		if again.StatusCode != http.StatusNotModified || len(again.text) != 0 ||
			again.Header.Get("Content-Encoding") != "" {
			t.Errorf("%s is sent again: %d %v", path, again.StatusCode, again.Header)
		}
	}
	if got := s.fetch("/api/rules?game=smallworld&lang=xx"); tags[got.Header.Get("ETag")] == "" {
		t.Error("a language that is none has a book of its own")
	}
}

// However often it is asked for, it is made once.
func TestWhatDoesNotChangeIsMadeOnce(t *testing.T) {
	var c answerCache
	var made atomic.Int64
	for i := range 10 {
		u, err := c.get("box", func() any { made.Add(1); return strings.Repeat("x", 1000) })
		if err != nil || made.Load() != 1 || len(u.packed) >= len(u.plain) {
			t.Fatalf("asked %d times, it was made %d times (%v)", i+1, made.Load(), err)
		}
	}
	s := newSite(t, settings{})
	for range 2 {
		for _, path := range unchangingPaths() {
			s.fetch(path)
		}
	}
	n := 0
	s.server.answers.byName.Range(func(any, any) bool { n++; return true })
	if n != 3 {
		t.Errorf("%d answers are kept, want 3", n)
	}
}

// The client's files have their types, and what shrinks is sent small.
func TestFilesOfTheClient(t *testing.T) {
	files, built := web.Client()
	if !built {
		t.Skip("the client is not built")
	}
	s := newSite(t, settings{})
	for path, kind := range map[string]string{
		"/manifest.webmanifest": "application/manifest+json", "/mark.svg": "image/svg+xml",
		"/early.js": "text/javascript; charset=utf-8", "/": "text/html; charset=utf-8",
		"/t/some-place": "text/html; charset=utf-8",
	} {
		if got := s.fetch(path).Header.Get("Content-Type"); got != kind {
			t.Errorf("%s is %q, want %q", path, got, kind)
		}
	}
	assets, err := fs.ReadDir(files, "assets")
	must(t, err)
	drawings := 0
	for _, file := range assets {
		path := "/assets/" + file.Name()
		if strings.HasPrefix(file.Name(), "drawings-") {
			drawings++
			got := s.fetch(path, "Accept-Encoding", "gzip")
			if got.Header.Get("Content-Encoding") != "gzip" ||
				!strings.Contains(got.Header.Get("Cache-Control"), "immutable") {
				t.Errorf("%s: %v", path, got.Header)
			}
		}
	}
	if drawings == 0 {
		t.Error("there are no drawings")
	}
}

// A search finds a page of rules and not the book.
func TestASearchHasAnEnd(t *testing.T) {
	s := newSite(t, settings{})
	var all, found []Rule
	s.guest().get("/api/rules?game=smallworld", &all)
	s.guest().get("/api/rules?game=smallworld&q=a", &found)
	if len(found) != maxFound || len(all) <= maxFound {
		t.Errorf("%d of %d rules were found", len(found), len(all))
	}
}
