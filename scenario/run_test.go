package scenario

import (
	"testing"

	"twobanners/game"
	"twobanners/smallworld"
)

// Cases hold or fail as their archive says, and as often as they are played.
func TestRuns(t *testing.T) {
	for _, file := range []string{"testdata/runs.txtar", "testdata/unsaid.txtar"} {
		for _, v := range variants(t, file) {
			t.Run(v.name, func(t *testing.T) {
				s, err := Read("a.yaml", []byte(v.text))
				if err != nil {
					t.Fatal(err)
				}
				for range 2 {
					err := s.Run()
					switch {
					case err == nil && v.want != nil:
						t.Errorf("holds, want %s", v.want)
					case err != nil && (v.want == nil || !v.want.MatchString(err.Error())):
						t.Errorf("%v, want %v", err, v.want)
					}
				}
			})
		}
	}
}

// tamper is a position that changes when it refuses.
type tamper struct{ *smallworld.Position }

func (p tamper) Clone() game.Position {
	copied := *p.Position
	return tamper{&copied}
}

// changing is a refused move that leaves a trace.
type changing struct{ move }

func (changing) refusals(t *table, _ game.Seat) []game.Refusal {
	t.position.(tamper).Players[0].Coins++
	return []game.Refusal{game.Malformed}
}

func TestARefusalThatChangesSomethingIsFoundOut(t *testing.T) {
	s, err := Read("a.yaml", []byte(variants(t, "testdata/runs.txtar")[0].text))
	if err != nil {
		t.Fatal(err)
	}
	on := s.start.clone()
	on.position = tamper{on.position.(*smallworld.Position)}
	f := refusal{move: changing{}, text: "a move"}
	if err := f.run(on); err == nil || err.Error() !=
		"expected a move to change nothing, found the position changed" {
		t.Errorf("found %v", err)
	}
}
