package main

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/http/cookiejar"
	"os/exec"
	"testing"
	"time"
)

// The example bot, in Python and of no library of ours, plays a whole game over HTTP with the token
// of an account.
func TestABotOfAnOutsiderPlaysAWholeGame(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Fatal("the example bot needs python3: ", err)
	}
	site, stop := serving(t, t.TempDir())
	defer stop()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	host := &http.Client{Jar: jar}
	defer host.CloseIdleConnections()
	var me struct{ ID string }
	ask(t, host, "POST", site+"api/accounts", `{"name":"Maker","password":"correct horse"}`, &me)
	var key struct{ Token string }
	ask(t, host, "POST", site+"api/me/tokens", `{"name":"my first bot"}`, &key)
	var made struct{ ID, Invite string }
	ask(t, host, "POST", site+"api/tables", `{"game":"smallworld","options":{"rounds":2},
		"clock":{"turn":60},"seats":[{"kind":"open"},{"kind":"bot","bot":"random"}]}`, &made)
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	var out, complaints bytes.Buffer
	bot := exec.CommandContext(ctx, python, "../../examples/bot/bot.py", "--site", site,
		"--token", key.Token, "--table", made.ID, "--invite", made.Invite, "--seed", "7")
	bot.Stdout, bot.Stderr = &out, &complaints
	if err := bot.Run(); err != nil {
		t.Fatalf("%v: %s", err, complaints.String())
	}
	var told struct {
		Seat    int
		Outcome struct{ Scores []int }
	}
	if err := json.Unmarshal(out.Bytes(), &told); err != nil || len(told.Outcome.Scores) != 2 {
		t.Fatalf("the bot tells %s (%v)", out.String(), err)
	}
	var shot struct {
		Status string
		Seats  []struct{ Program bool }
	}
	ask(t, host, "GET", site+"api/tables/"+made.ID, "", &shot)
	if shot.Status != "over" || !shot.Seats[0].Program || shot.Seats[1].Program {
		t.Errorf("the table is %+v", shot)
	}
}
