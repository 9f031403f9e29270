package main

import (
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"testing"
)

// played is the record of a game of bots on a server with a seed, and the name of its first guest.
func played(t *testing.T, seed uint64) (record, guest string) {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := &http.Client{Jar: jar}
	defer client.CloseIdleConnections()
	site, stop := servingAs(t, serveCmd{Data: t.TempDir(), Seed: &seed})
	defer stop()
	var me struct{ Name string }
	ask(t, client, "GET", site+"api/me", "", &me)
	var table struct{ ID string }
	ask(t, client, "POST", site+"api/tables", `{"game":"smallworld", "options":{"rounds":2},
		"seats":[{"kind":"bot","bot":"random","name":"A"},
			{"kind":"bot","bot":"greedy","name":"B"}]}`,
		&table)
	stream, err := client.Get(site + "api/tables/" + table.ID + "/stream") // bots play for watchers
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = stream.Body.Close() }()
	go func() { _, _ = io.Copy(io.Discard, stream.Body) }()
	var shot struct{ Status string }
	for shot.Status != "over" {
		ask(t, client, "GET", site+"api/tables/"+table.ID, "", &shot)
	}
	answer, err := client.Get(site + "api/tables/" + table.ID + "/record")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text), me.Name
}

// With a seed a run can be repeated: dice, bots and names.
func TestServeSeed(t *testing.T) {
	first, guest := played(t, 7)
	again, same := played(t, 7)
	if first != again || guest != same {
		t.Errorf("seed 7 gave two games:\n%s (%s)\n%s (%s)", first, guest, again, same)
	}
	if other, _ := played(t, 8); other == first {
		t.Error("seed 8 gave the game of seed 7")
	}
}

// A seed that everybody could know is for this machine alone.
func TestServeSeedIsForTests(t *testing.T) {
	seed := uint64(1)
	for _, c := range []serveCmd{
		{Addr: "127.0.0.1:0", Site: "https://play.example.org"},
		{Addr: "127.0.0.1:0", Site: "http://192.0.2.7:8080"},
		{Addr: "0.0.0.0:0", Site: "http://localhost:8080"},
	} {
		c.Data, c.Seed = t.TempDir(), &seed
		err := c.serve(context.Background(), console{out: io.Discard, err: io.Discard})
		if err == nil || !strings.Contains(err.Error(), "foresee the dice") {
			t.Errorf("%s at %s: %v", c.Site, c.Addr, err)
		}
	}
	var said strings.Builder
	at := &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 8080}
	c := serveCmd{Seed: &seed}
	site := &url.URL{Scheme: "http", Host: "localhost:8080"}
	err := c.seedIsPrivate(site, at, slog.New(slog.NewTextHandler(&said, nil)))
	if err != nil || !strings.Contains(said.String(), "FOR TESTS ONLY") {
		t.Errorf("on this machine: %v, %q", err, said.String())
	}
}
