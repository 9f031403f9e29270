package server

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"testing"
)

// What is large is sent packed to who can unpack it, and is the same text.
func TestLargeAnswersArePacked(t *testing.T) {
	s := newSite(t, settings{})
	fetch := func(path, accept string) ([]byte, string) {
		request, err := http.NewRequestWithContext(t.Context(), "GET", s.http.URL+path, nil)
		must(t, err)
		request.Header.Set("Accept-Encoding", accept)
		answer, err := s.http.Client().Do(request)
		must(t, err)
		defer func() { _ = answer.Body.Close() }()
		text, err := io.ReadAll(answer.Body)
		must(t, err)
		return text, answer.Header.Get("Content-Encoding")
	}
	plain, how := fetch("/api/content/smallworld", "identity")
	if how != "" {
		t.Errorf("unasked, the box comes as %q", how)
	}
	packed, how := fetch("/api/content/smallworld", "gzip")
	if how != "gzip" || len(packed)*2 > len(plain) {
		t.Fatalf("the box comes as %q, %d bytes of %d", how, len(packed), len(plain))
	}
	unpacked, err := gzip.NewReader(bytes.NewReader(packed))
	must(t, err)
	text, err := io.ReadAll(unpacked)
	must(t, err)
	if !bytes.Equal(text, plain) {
		t.Error("the packed box is another than the plain one")
	}
	if _, how := fetch("/api/games", "gzip"); how != "" {
		t.Errorf("a small answer comes as %q", how)
	}
}
