package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"twobanners/bot"
	"twobanners/engine"
	"twobanners/game"
	"twobanners/games"
)

// script is what is asked of one game: the requests, and the answers of this machine.
type script struct {
	game     string
	session  *engine.Session
	requests bytes.Buffer
	answers  []string
}

// The engine for browsers plays the very games that this program plays, by every level of bot, and
// reviews them to the same bytes.
func TestTheSameGamesAsHere(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("NOT TRIED: there is no node to run the engine for browsers")
	}
	t.Chdir("../..")
	folder := t.TempDir()
	must(t, build(folder))
	for _, entry := range games.All {
		g, err := entry.New()
		must(t, err)
		s := &script{game: string(entry.ID), session: engine.New(g)}
		for i, level := range bot.Levels() {
			s.play(t, level.Name, 2+2*(i%2), uint64(i))
		}
		if bot.Shipped().Stale(g) == "" {
			s.review(t)
		}
		s.compare(t, node, folder)
	}
}

// play asks for a game of one level, as far as a test may take.
func (s *script) play(t *testing.T, level string, seats int, seed uint64) {
	t.Helper()
	const most = 120
	s.ask(t, fmt.Sprintf(`{"request":"new","game":%q,"seats":%d,"seed":%d}`, s.game, seats, seed))
	for range most {
		line := s.ask(t, fmt.Sprintf(`{"request":"bot","level":%q}`, level))
		var chosen struct {
			Answer *struct {
				Seat   game.Seat
				Packed game.Move
			}
		}
		must(t, json.Unmarshal([]byte(line), &chosen))
		if chosen.Answer == nil {
			break // it is over
		}
		s.ask(t, fmt.Sprintf(`{"request":"apply","seat":%d,"packed":%d}`, chosen.Answer.Seat,
			chosen.Answer.Packed))
	}
	s.ask(t, `{"request":"decision"}`)
}

// review asks for the last game's, piece by piece.
func (s *script) review(t *testing.T) {
	t.Helper()
	saved := s.ask(t, `{"request":"save","reveal":true}`)
	var file struct {
		Answer struct{ Record json.RawMessage }
	}
	must(t, json.Unmarshal([]byte(saved), &file))
	s.ask(t, fmt.Sprintf(`{"request":"review","record":%s}`, file.Answer.Record))
	for range 12 {
		s.ask(t, `{"request":"review"}`)
	}
}

func (s *script) ask(t *testing.T, line string) string {
	t.Helper()
	answer, _ := s.session.Answer([]byte(line), nil)
	s.requests.WriteString(line + "\n")
	s.answers = append(s.answers, string(answer))
	return string(answer)
}

func (s *script) compare(t *testing.T, node, folder string) {
	t.Helper()
	run := exec.Command(node, "tools/engine/run.mjs", folder, s.game)
	run.Stdin = &s.requests
	var told strings.Builder
	run.Stderr = &told
	out, err := run.Output()
	t.Logf("%s: %d requests, %s", s.game, len(s.answers), told.String())
	must(t, err)
	theirs := strings.SplitAfter(strings.TrimSuffix(string(out), "\n")+"\n", "\n")
	for i, answer := range s.answers {
		if i >= len(theirs) || theirs[i] != answer {
			t.Fatalf("%s, answer %d of %d is here\n%.300s\nand there\n%.300s", s.game, i,
				len(s.answers), answer, theirs[min(i, len(theirs)-1)])
		}
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
