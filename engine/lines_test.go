package engine

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"
	"testing/iotest"
)

func serve(t *testing.T, input string, strict bool) ([]string, error) {
	t.Helper()
	var out bytes.Buffer
	err := newClient(t).session.Serve(strings.NewReader(input), &out, strict)
	return strings.SplitAfter(strings.TrimSuffix(out.String(), "\n"), "\n"), err
}

func TestAnswersComeInOrder(t *testing.T) {
	input := `{"id":1,"request":"games"}` + "\r\n\n  \nbroken\n" +
		`{"id":2,"request":"quit"}` + "\nunread"
	answers, err := serve(t, input, false)
	if err != nil || len(answers) != 3 {
		t.Fatalf("%d answers, %v: %q", len(answers), err, answers)
	}
	for i, want := range []string{`{"id":1,"answer"`, `"line":4`, `{"id":2,"answer":{"quit"`} {
		if !strings.Contains(answers[i], want) {
			t.Errorf("answer %d misses %s: %s", i+1, want, answers[i])
		}
	}
}

func TestTheLastLineNeedsNoEnd(t *testing.T) {
	if answers, err := serve(t, `{"request":"games"}`, false); err != nil || len(answers) != 1 {
		t.Errorf("%q, %v", answers, err)
	}
}

func TestALongLineIsRefusedAndTheNextRead(t *testing.T) {
	long := `{"id":"` + strings.Repeat("x", maxLine) + `"}`
	answers, err := serve(t, long+"\n"+`{"request":"games"}`+"\n"+long, false)
	if err != nil || len(answers) != 3 {
		t.Fatalf("%d answers, %v", len(answers), err)
	}
	for i, want := range []string{`"line-too-long"`, `"protocol"`, `"line":3`} {
		if !strings.Contains(answers[i], want) {
			t.Errorf("answer %d misses %s: %.200s", i+1, want, answers[i])
		}
	}
}

func TestStrictStopsAtTheFirstProblem(t *testing.T) {
	games, unknown := `{"request":"games"}`+"\n", `{"request":"jig"}`+"\n"
	answers, err := serve(t, games+"\n"+unknown+games, true)
	var stopped *Problem
	if !errors.As(err, &stopped) || stopped.Line != 3 || len(answers) != 2 {
		t.Errorf("%d answers, then %v", len(answers), err)
	}
}

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, os.ErrClosed }

func TestBrokenPipesAreNoProblemsOfTheCaller(t *testing.T) {
	reading := newClient(t).session.Serve(iotest.ErrReader(os.ErrClosed), &bytes.Buffer{}, true)
	writing := newClient(t).session.Serve(strings.NewReader("x\n"), fullDisk{}, true)
	for _, err := range []error{reading, writing} {
		var stopped *Problem
		if !errors.Is(err, os.ErrClosed) || errors.As(err, &stopped) {
			t.Errorf("the error is %v", err)
		}
	}
}
