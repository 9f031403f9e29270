package engine

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"twobanners/game"
)

// gamesAnswer lists what can be played.
type gamesAnswer struct {
	Protocol int         `json:"protocol"`
	Games    []gameShown `json:"games"`
}

type gameShown struct {
	Game    string `json:"game"`
	Version string `json:"version"`
	Least   int    `json:"least-seats"`
	Most    int    `json:"most-seats"`
}

func (s *Session) listGames(envelope) (gamesAnswer, *Problem) {
	answer := gamesAnswer{Protocol: Protocol}
	for _, g := range s.games {
		least, most := g.SeatLimits()
		answer.Games = append(answer.Games, gameShown{g.ID(), g.Version(), least, most})
	}
	return answer, nil
}

// seedField is a seed in hexadecimal or the number of one.
type seedField struct{ seed game.Seed }

func (f *seedField) UnmarshalJSON(b []byte) error {
	var text string
	if json.Unmarshal(b, &text) == nil {
		seed, err := game.ParseSeed(text)
		f.seed = seed
		return err
	}
	number, err := strconv.ParseUint(string(b), 10, 64)
	if err != nil {
		return fmt.Errorf("a seed is a whole number or 64 hexadecimal digits, not %.40s", b)
	}
	f.seed = game.SeedFromNumber(number)
	return nil
}

type newFields struct {
	envelope
	Game    string          `json:"game"`
	Seats   int             `json:"seats"`
	Options json.RawMessage `json:"options"`
	Seed    *seedField      `json:"seed"`
}

// matchAnswer introduces a match, new or loaded.
type matchAnswer struct {
	Game       string   `json:"game"`
	Version    string   `json:"version"`
	Seats      int      `json:"seats"`
	Commitment string   `json:"commitment"`
	Seed       string   `json:"seed,omitempty"`
	Decision   decision `json:"decision"`
}

func (s *Session) newMatch(f newFields) (a matchAnswer, p *Problem) {
	g, p := s.find(f.Game)
	if p != nil {
		return a, p
	}
	seed := game.NewSeed()
	if f.Seed != nil {
		seed = f.Seed.seed
	}
	if bytes.Equal(f.Options, []byte("null")) {
		f.Options = nil
	}
	match, err := game.NewMatch(g, f.Seats, f.Options, seed)
	if err != nil {
		return a, problem(codeBadOptions, "%v", err)
	}
	return s.begin(match, f.Seed != nil), nil
}

func (s *Session) find(name string) (game.Game, *Problem) {
	for _, g := range s.games {
		if g.ID() == name {
			return g, nil
		}
	}
	return nil, problem(codeUnknownGame, "there is no game %q: ask for games", name)
}

// begin puts a match on the table in place of the last.
func (s *Session) begin(m *game.Match, seedKnown bool) matchAnswer {
	s.match, s.seedKnown = m, seedKnown
	head := &m.Record.Head
	return matchAnswer{
		head.Game, head.Version, head.Seats, head.Commitment, s.seed(), s.decision(),
	}
}

// seed is the seed if the caller may know it.
func (s *Session) seed() string { return s.match.Save(s.seedKnown).Close.Seed }

type outcomeAnswer struct {
	Over    bool        `json:"over"`
	Winners []game.Seat `json:"winners,omitempty"`
	Places  []int       `json:"places,omitempty"`
	Scores  []int       `json:"scores,omitempty"`
	Ties    []int       `json:"ties,omitempty"`
	Seed    string      `json:"seed,omitempty"`
}

func (s *Session) outcome(envelope) (outcomeAnswer, *Problem) {
	outcome, over := s.match.Position.Outcome()
	answer := outcomeAnswer{Over: over, Seed: s.seed()}
	if over {
		answer.Winners = outcome.Winners.List()
		for seat := range s.match.Position.Seats() {
			answer.Places = append(answer.Places, int(outcome.Place[seat]))
			answer.Scores = append(answer.Scores, int(outcome.Score[seat]))
		}
		answer.Ties = outcome.Ties(s.match.Position.Seats())
	}
	return answer, nil
}

type quitAnswer struct {
	Quit bool `json:"quit"`
}

func (s *Session) quit(envelope) (quitAnswer, *Problem) {
	s.quitting = true
	return quitAnswer{true}, nil
}
