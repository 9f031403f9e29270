package scenario_test

import (
	"testing"

	"twobanners/game"
	"twobanners/games"
	"twobanners/scenario"
	"twobanners/smallworld"
)

// Cases hold or fail as their archive says, and as often as they are played.
func TestRuns(t *testing.T) {
	for _, file := range []string{"testdata/runs.txtar", "testdata/unsaid.txtar"} {
		for _, v := range variants(t, file) {
			t.Run(v.name, func(t *testing.T) {
				s, err := games.Cases.Read("a.yaml", []byte(v.text))
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

// tampered is a position that changes when it refuses.
type tampered struct{ *smallworld.Position }

func (p tampered) Clone() game.Position {
	copied := *p.Position
	return tampered{&copied}
}

func (p tampered) Apply(
	seat game.Seat, m game.Move, chance game.Chance, log *game.Log,
) game.Refusal {
	refusal := p.Position.Apply(seat, m, chance, log)
	if !refusal.OK() {
		p.Players[0].Coins++
	}
	return refusal
}

// tampering is a game whose cases are played on such a position; its one word is an illegal move.
type tampering struct{ scenario.Part }

func (p tampering) Arrange(
	r *scenario.Reader, top *scenario.Node, fields scenario.Fields,
) *scenario.Table {
	t := p.Part.Arrange(r, top, fields)
	t.Position = tampered{t.Position.(*smallworld.Position)}
	return t
}

func (p tampering) Word(*scenario.Reader, string, *scenario.Node) scenario.Word {
	return nonsense{}
}

func (p tampering) Settle(*scenario.Table, scenario.Word, []scenario.Word) {}

// nonsense is a word for no move at all.
type nonsense struct{ scenario.Word }

func (nonsense) Try(t *scenario.Table, seat game.Seat) bool { return t.Make(seat, 0) }

func TestARefusalThatChangesSomethingIsFoundOut(t *testing.T) {
	small := games.Cases["smallworld"]
	book := scenario.Book{"smallworld": func() scenario.Part { return tampering{small()} }}
	text := variants(t, "testdata/runs.txtar")[0].text + "play: [{refuse: {move: nonsense}}]\n"
	s, err := book.Read("a.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Run(); err == nil || err.Error() !=
		"a.yaml:14: expected nonsense to change nothing, found the position changed" {
		t.Errorf("found %v", err)
	}
}

// silent is a word that gives up without asking the rules.
type silent struct{ nonsense }

func (silent) Try(*scenario.Table, game.Seat) bool { return false }

func (silent) Confirms(*scenario.Table, game.Seat) bool { return false }

func (silent) Play(*scenario.Table) bool { return false }

// mute is a game with such a word.
type mute struct{ scenario.Part }

func (mute) Word(*scenario.Reader, string, *scenario.Node) scenario.Word { return silent{} }

// A word cannot refuse: what no rule is against is a mistake of the words, not a refusal.
func TestNoWordRefereesByItself(t *testing.T) {
	small := games.Cases["smallworld"]
	book := scenario.Book{"smallworld": func() scenario.Part { return mute{small()} }}
	for _, play := range []string{"[{refuse: {move: silence}}]", "[silence]"} {
		text := variants(t, "testdata/runs.txtar")[0].text + "play: " + play + "\n"
		s, err := book.Read("a.yaml", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Run(); err == nil || err.Error() != "a.yaml:14: expected the rules to say why "+
			"not, found only the case runner's word" {
			t.Errorf("%s: found %v", play, err)
		}
	}
}
