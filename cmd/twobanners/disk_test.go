package main

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"net/http/cookiejar"
	"path/filepath"
	"strings"
	"testing"

	"twobanners/internal/faultydisk"
)

// A server whose disk failed to flush ends by itself and says why; before that it answers nothing
// as done. The next one finds what was acknowledged.
func TestAServerEndsWithItsDisk(t *testing.T) {
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client, disk := &http.Client{Jar: jar}, faultydisk.New(t.TempDir(), 1)
	defer client.CloseIdleConnections()
	site, ended := servingOn(t, disk)
	const table = `{"game":"smallworld","seats":[{"kind":"me"},{"kind":"local"}]}`
	var kept struct{ ID string }
	ask(t, client, "POST", site+"api/tables", table, &kept)
	disk.SetOdds(faultydisk.Odds{Flush: 1000})
	answer, err := client.Post(site+"api/tables", "application/json", strings.NewReader(table))
	if err == nil { // else it has ended already
		if answer.StatusCode == http.StatusOK {
			t.Error("a table was begun that nobody flushed")
		}
		_ = answer.Body.Close()
	}
	if err := <-ended; exitCode(err) != exitFailed || err == nil ||
		!strings.Contains(err.Error(), "the disk has failed") {
		t.Errorf("the server ended with %v", err)
	}
	disk.SetOdds(faultydisk.Odds{})
	disk.Cut()
	site, ended = servingOn(t, disk)
	var shot struct{ Seq int }
	if ask(t, client, "GET", site+"api/tables/"+kept.ID, "", &shot); shot.Seq != 1 {
		t.Errorf("after that the table has %d entries", shot.Seq)
	}
	disk.SetOdds(faultydisk.Odds{Flush: 1000})
	<-ended // its pulse is a write too
}

// servingOn starts a server on a disk, for as long as that lasts.
func servingOn(t *testing.T, disk *faultydisk.Disk) (address string, ended chan error) {
	t.Helper()
	path, err := disk.Start(fileName)
	if err != nil {
		t.Fatal(err)
	}
	on := disk.SQLite(1000)
	c := serveCmd{Data: filepath.Dir(path), Addr: "127.0.0.1:0", disk: &on}
	out, printed := io.Pipe()
	ended = make(chan error, 1)
	go func() {
		ended <- c.serve(context.WithoutCancel(t.Context()), console{out: printed, err: io.Discard})
	}()
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	_, address, _ = strings.Cut(strings.TrimSpace(line), " and ")
	return address, ended
}
