package main

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"strings"
	"testing"

	"twobanners/lab/load"
)

// serving runs the server until stop is called, which waits for it to end.
func serving(t *testing.T, data string) (address string, stop func()) {
	t.Helper()
	return servingAs(t, serveCmd{Data: data, Metrics: "127.0.0.1:0"}) // and no limits
}

func servingAs(t *testing.T, c serveCmd) (address string, stop func()) {
	t.Helper()
	c.Addr = "127.0.0.1:0"
	ctx, cancel := context.WithCancel(t.Context())
	out, printed := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- c.serve(ctx, console{out: printed, err: io.Discard})
	}()
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	_, address, _ = strings.Cut(strings.TrimSpace(line), " and ")
	return address, func() {
		t.Helper()
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	}
}

func ask(t *testing.T, client *http.Client, method, address, body string, into any) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), method, address,
		strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	answer, err := client.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	if answer.StatusCode != http.StatusOK {
		t.Fatalf("%s %s: %d", method, address, answer.StatusCode)
	}
	if err := json.NewDecoder(answer.Body).Decode(into); err != nil {
		t.Fatal(err)
	}
}

// A game goes on where it was when the server is started again, and an open stream does not keep
// it from ending.
func TestServeAndServeAgain(t *testing.T) {
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client, data := &http.Client{Jar: jar}, t.TempDir()
	defer client.CloseIdleConnections()
	site, stop := serving(t, data)
	var table struct{ ID string }
	ask(t, client, "POST", site+"api/tables", `{"game":"smallworld",
		"seats":[{"kind":"me"},{"kind":"local"}]}`, &table)
	stream, err := client.Get(site + "api/tables/" + table.ID + "/stream?as=0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = stream.Body.Close() }()
	stop()

	site, stop = serving(t, data)
	defer stop()
	var shot struct {
		Seq   int
		Seats []struct{ You bool }
	}
	ask(t, client, "GET", site+"api/tables/"+table.ID, "", &shot)
	if shot.Seq != 1 || !shot.Seats[1].You {
		t.Errorf("after a restart the table is %+v", shot)
	}
	var health struct{ Status string }
	ask(t, client, "GET", site+"healthz", "", &health)
}

// One folder is one server's, and what is in it is its user's alone.
func TestAFolderIsOneServers(t *testing.T) {
	data := t.TempDir()
	_, stop := serving(t, data)
	defer stop()
	c := serveCmd{Addr: "127.0.0.1:0", Data: data}
	err := c.serve(t.Context(), console{out: io.Discard, err: io.Discard})
	if err == nil || !strings.Contains(err.Error(), "another server") {
		t.Errorf("a second server on the folder: %v", err)
	}
}

// A process that serves makes files that only its user can read.
func TestFilesArePrivate(t *testing.T) {
	program, err := exec.LookPath("twobanners")
	if err != nil {
		t.Fatal(err)
	}
	data := t.TempDir()
	if err := os.Chmod(data, 0o755); err != nil {
		t.Fatal(err)
	}
	node, err := load.Start(t.Context(), program, data, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = node.Kill() }()
	files, err := os.ReadDir(data)
	if err != nil || len(files) < 2 {
		t.Fatalf("%d files (%v)", len(files), err)
	}
	for _, file := range files {
		info, err := file.Info()
		if err != nil || info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s has mode %v (%v)", file.Name(), info.Mode(), err)
		}
	}
}
