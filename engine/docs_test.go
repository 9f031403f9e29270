package engine

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"twobanners/game"
	"twobanners/games"
)

var update = flag.Bool("update", false, "write the answers of the example into the description")

const (
	description = "../docs/engine-protocol.md"
	leftOut     = "…"
	longAnswer  = 420
)

// example finds the session in the description.
var example = regexp.MustCompile("(?s)```session\n(.*?)```")

// fingerprint matches hashes, seeds and versions: right or wrong, they tell a reader nothing.
var fingerprint = regexp.MustCompile(`"(\d+-)?[0-9a-f]{12,64}"`)

// saved finds the record in an answer.
var saved = regexp.MustCompile(`"answer":\{"record":(\[.*\])\}\}\n$`)

// abridged is an answer as the description prints it.
func abridged(answer string) string {
	answer = strings.TrimSuffix(answer, "\n")
	answer = fingerprint.ReplaceAllString(answer, `"`+leftOut+`"`)
	if letters := []rune(answer); len(letters) > longAnswer {
		return string(letters[:longAnswer]) + leftOut
	}
	return answer
}

// The session printed in the description is played line by line: an example cannot rot.
func TestTheExampleInTheDescription(t *testing.T) {
	page, err := os.ReadFile(description)
	if err != nil {
		t.Fatal(err)
	}
	printed := example.FindSubmatch(page)
	if printed == nil {
		t.Fatal("the description has no session")
	}
	played := replayExample(t, string(printed[1]))
	if *update {
		page = example.ReplaceAllLiteral(page, []byte("```session\n"+played+"```"))
		if err := os.WriteFile(description, page, 0o644); err != nil {
			t.Fatal(err)
		}
		const mark = `"error":{`
		was, is := strings.Count(string(printed[1]), mark), strings.Count(played, mark)
		if was != is {
			t.Errorf("the session had %d errors, now it has %d: read it again", was, is)
		}
		return
	}
	got, want := strings.Split(played, "\n"), strings.Split(string(printed[1]), "\n")
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			t.Fatalf("line %d of the session is\n%s\nprinted is\n%s\n"+
				"if the answer is right: go test ./engine -update", i+1, got[i], want[i])
		}
	}
	if len(got) != len(want) {
		t.Fatalf("the session has %d lines, printed are %d", len(got), len(want))
	}
}

// printedWith are the games of the content that the session was printed with, whatever we ship now.
func printedWith(t *testing.T) (list []game.Game) {
	t.Helper()
	for i, version := range []string{"2-eee6940e42b3", "4-915aa74c134f"} {
		entry := games.All[i]
		pack, err := os.ReadFile(fmt.Sprintf("../%s/testdata/content/%s.zip", entry.ID, version))
		if err != nil {
			t.Fatal(err)
		}
		g, err := entry.Unpack(pack)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, g)
	}
	return list
}

// replayExample puts the requests of a session to the engine and prints it with the true answers.
// In a request the mark for things left out stands for the record of the last save.
func replayExample(t *testing.T, printed string) string {
	t.Helper()
	c := newClient(t)
	c.session.games = printedWith(t)
	var played strings.Builder
	record := ""
	for _, line := range strings.Split(printed, "\n") {
		request, is := strings.CutPrefix(line, "> ")
		switch {
		case !is && !strings.HasPrefix(line, "< ") && line != "":
			t.Fatalf("a line of the session is neither > nor <: %s", line)
		case !is:
			continue
		}
		whole := strings.Replace(request, leftOut, record, 1)
		answer, _ := c.session.Answer([]byte(whole), nil)
		if found := saved.FindSubmatch(answer); found != nil {
			record = string(found[1])
		}
		if played.Len() > 0 {
			played.WriteString("\n")
		}
		played.WriteString("> " + request + "\n< " + abridged(string(answer)) + "\n")
	}
	return played.String()
}

// Every request and every code that exists is described, and none that does not.
func TestTheDescriptionIsComplete(t *testing.T) {
	page, err := os.ReadFile(description)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, r := range requests {
		known["### "+r.name] = true
	}
	for _, heading := range regexp.MustCompile(`(?m)^### \S+$`).FindAllString(string(page), -1) {
		if !known[heading] {
			t.Errorf("%q is described but is no request", heading)
		}
		delete(known, heading)
	}
	for heading := range known {
		t.Errorf("%q is a request without a description", heading)
	}
	for _, code := range []string{
		codeBadJSON, codeLongLine, codeUnknownRequest, codeBadRequest, codeUnknownGame,
		codeBadOptions, codeNoGame, codeWrongSeat, codeBadMove, codeNotLegal, codeBadRecord,
		codeInternal,
	} {
		if !strings.Contains(string(page), "| `"+code+"` |") {
			t.Errorf("the code %q is not described", code)
		}
	}
}
