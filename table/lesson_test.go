package table

import (
	"encoding/json"
	"flag"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"twobanners/game"
	"twobanners/lordaeron"
)

// After a change of rules or bots that leads the first adventure astray, this looks for a number
// whose adventure comes as it is told; web/lordaeron/setup.ts has it:
//
//	go test ./table -run FirstAdventure -v -lessons 500
var lessons = flag.Int("lessons", 0, "how many numbers of first adventures are tried")

// The first adventure comes as its lessons say: who learns, walks and dresses as told stands before
// a quest with one friend, fights together, rolls first, may throw dice again, wins and may rest.
func TestFirstAdventureComes(t *testing.T) {
	text, err := os.ReadFile("../web/lordaeron/setup.ts")
	must(t, err)
	found := regexp.MustCompile(`lesson = learns \? (\d+)`).FindSubmatch(text)
	if found == nil {
		t.Fatal("no lesson has a number")
	}
	number, err := strconv.Atoi(string(found[1]))
	must(t, err)
	for n := range *lessons {
		if why := adventure(t, uint64(n+1)); why == "" {
			t.Logf("lesson %d comes", n+1)
		}
	}
	if why := adventure(t, uint64(number)); why != "" {
		t.Errorf("lesson %d: %s", number, why)
	}
}

// adventure plays a lesson as its reader does, and tells what went astray.
func adventure(t *testing.T, lesson uint64) (why string) {
	synctest.Test(t, func(t *testing.T) {
		h := newRestartable(t)
		defer h.close()
		seats := []Seat{person(anna)}
		for range 5 {
			seats = append(seats, greedy)
		}
		options := `{"first-game":true,"turns":12,"factions":["horde","","","","",""]}`
		l := &learner{T: t, Table: h.table(Plan{
			Game: "lordaeron", Lesson: lesson, Seats: seats, Options: json.RawMessage(options),
		})}
		if why = l.turn(); why == "" {
			why = l.fight()
		}
	})
	return why
}

// learner does what the lessons say.
type learner struct {
	*testing.T
	*Table
	s *State
}

// mine waits for a decision that is the learner's.
func (l *learner) mine() *State {
	for range 600 {
		if l.s = l.see(l.T); l.s.Status() == Over || l.s.actors().Has(0) {
			break
		}
		time.Sleep(time.Second)
	}
	return l.s
}

func (l *learner) stage() string { return l.s.Game.(game.StageNamer).StageName(l.s.Position()) }

func (l *learner) at() *lordaeron.Position { return l.s.Position().(*lordaeron.Position) }

func (l *learner) advice() lordaeron.Advice {
	return l.s.Game.(game.Adviser).Advise(l.s.Position(), 0).(lordaeron.Advice)
}

func (l *learner) odds() lordaeron.Odds {
	return l.s.Game.(game.Foreteller).Foretell(l.s.Position(), 0, "").(lordaeron.Odds)
}

// does makes the first move that has a word in it.
func (l *learner) does(word string) bool {
	for _, m := range notations(l.s, 0) {
		if strings.Contains(string(m), word) {
			return l.makes(json.RawMessage(m))
		}
	}
	return false
}

func (l *learner) makes(move any) bool {
	text, err := json.Marshal(move)
	must(l.T, err)
	_, err = l.Play(l.Context(), anna, newID(), l.s.Seq(), 0, [][]byte{text})
	l.mine()
	return err == nil
}

// turn is the first turn: two Powers, a step to a quest, the best outfit.
func (l *learner) turn() (why string) {
	l.mine()
	for _, word := range []string{`"town"`, "frostbolt", "arcane-intellect", "done"} {
		if !l.does(word) {
			return "no " + word
		}
	}
	way := ""
	for _, hint := range l.advice().Hints {
		if hint.Hint == "travel" {
			way = hint.To
		}
	}
	if way == "" || !l.does(`"to":"`+way) {
		return "no way to a quest"
	}
	if l.stage() == "travel" && !l.does("halt") {
		return "no rest on the way"
	}
	for l.stage() == "manage" || l.at().Turn == 1 {
		for _, outfit := range l.advice().Outfits {
			for _, change := range outfit.Changes {
				l.makes(change.Move)
			}
		}
		if !l.does("end") {
			return "the turn does not end"
		}
	}
	return ""
}

// fight is the second one: with one friend, against a quest.
func (l *learner) fight() (why string) {
	if l.stage() != "actions" {
		return "the second turn begins with " + l.stage()
	}
	odds := l.odds()
	best, alone, calls := 0, 0, lordaeron.ChallengeAdvice{}
	for _, c := range odds.Challenges {
		text, err := json.Marshal(c.Move)
		must(l.T, err)
		switch with := strings.Contains(string(text), `"with"`); {
		case with && c.Win > best:
			best, calls = c.Win, c
		case !with:
			alone = max(alone, c.Win)
		}
	}
	if len(odds.Challenges) != 2 || best < 90 || best <= alone {
		return "no friend makes the fight safe"
	}
	l.makes(calls.Move)
	if l.stage() != "window" || !l.does("frostbolt") {
		return "the fight begins with " + l.stage()
	}
	rerolls, holds := false, false
	for n := 0; l.at().Combat.Foe != lordaeron.NoFoe; n++ {
		if l.stage() == "hold-dice" {
			holds = true // WB-FAQ-05
			if held := l.odds().Fight.Held; len(held) == 0 || len(held[0].Dice) > 0 {
				return "some dice are better left unrolled"
			}
		}
		if l.stage() == "reroll" {
			rerolls = true
			if again := l.odds().Fight.Rerolls; len(again) == 0 || len(again[0].Dice) == 0 {
				return "no die is better thrown again"
			}
		}
		fast := l.advice().Fast
		if n > 60 || fast == nil || !l.makes(fast.Bold) {
			return "the fight stops at " + l.stage()
		}
	}
	for l.stage() != "actions" && l.s.Status() == Playing {
		if l.stage() == "manage" || !l.makes(json.RawMessage(notations(l.s, 0)[0])) {
			return "after the fight comes " + l.stage()
		}
	}
	me := l.at().People[0]
	if !rerolls || !holds || me.XP == 0 || !l.does("rest") {
		return "no die may stay unrolled or is thrown again, nothing is won, or there is no rest"
	}
	return ""
}
