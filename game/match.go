package game

import (
	"encoding/json"
	"errors"
	"fmt"
)

// Match is a game being played and recorded: the one place where a move meets its draws.
type Match struct {
	Game     Game
	Position Position
	Record   Record

	seed   Seed
	chance Chance
}

// NewMatch sets a game up. Its chance follows from the seed, which the record commits to, and from
// the nonces of the seats, if there are any.
func NewMatch(
	g Game, seats int, options []byte, seed Seed, nonces ...string,
) (*Match, error) {
	recorder := &Recorder{From: NewSecret(seed.With(nonces))}
	p, err := g.New(seats, options, recorder)
	if err != nil {
		return nil, err
	}
	m := &Match{Game: g, Position: p, seed: seed, chance: recorder.From}
	m.Record.Head = Head{
		Format: RecordFormat, Game: g.ID(), Version: g.Version(), Seats: seats,
		Options: json.RawMessage(options), Commitment: seed.Commitment(),
		Nonces: nonces, Draws: recorder.Draws, Hash: HashText(RecordFormat, p),
	}
	return m, nil
}

// Apply makes a move and records it with its draws.
func (m *Match) Apply(seat Seat, move Move) (*Log, Refusal) {
	recorder := Recorder{From: m.chance}
	log := &Log{}
	if refusal := m.Position.Apply(seat, move, &recorder, log); !refusal.OK() {
		return nil, refusal
	}
	m.Record.Steps = append(m.Record.Steps,
		Step{seat, move, recorder.Draws, HashText(m.Record.Head.Format, m.Position)})
	return log, Refusal{}
}

// Save is the record so far. The seed is in it when the game is over, or when reveal asks for it
// (a private game that is to be continued from the file).
func (m *Match) Save(reveal bool) Record {
	r := m.Record
	outcome, over := m.Position.Outcome()
	r.Close = Closing{Moves: len(r.Steps), Over: over}
	if over {
		r.Close.Win = outcome.Winners.List()
		for s := range m.Position.Seats() {
			r.Close.Scores = append(r.Close.Scores, int(outcome.Score[s]))
		}
	}
	if over || reveal {
		r.Close.Seed = m.seed.String()
	}
	return r
}

// Replay plays a record through and checks the hash after every move. visit, which may be nil,
// sees the position before the first move (step -1) and after each.
func Replay(g Game, r *Record, visit func(step int, p Position, log *Log)) (Position, error) {
	if r.Head.Game != g.ID() {
		return nil, fmt.Errorf("the record is of %q, not of %q", r.Head.Game, g.ID())
	}
	if r.Head.Version != g.Version() {
		return nil, fmt.Errorf("the record was made by rules %s; these are %s",
			r.Head.Version, g.Version())
	}
	setup := &Playback{Draws: r.Head.Draws}
	p, err := g.New(r.Head.Seats, r.Head.Options, setup)
	if err != nil {
		return nil, err
	}
	if err := checkEnd(setup, p, r.Head.Format, r.Head.Hash); err != nil {
		return nil, fmt.Errorf("set-up: %w", err)
	}
	for i := -1; i < len(r.Steps); i++ {
		var log *Log
		if visit != nil {
			log = &Log{} // who only wants the position needs none
		}
		if i >= 0 {
			if err := replayStep(p, r.Head.Format, &r.Steps[i], log); err != nil {
				return nil, fmt.Errorf("move %d: %w", i+1, err)
			}
		}
		if visit != nil {
			visit(i, p, log)
		}
	}
	return p, checkClosing(p, &r.Close)
}

func replayStep(p Position, format int, s *Step, log *Log) error {
	if s.Seat < 0 || int(s.Seat) >= p.Seats() {
		return fmt.Errorf("there is no seat %d", s.Seat)
	}
	draws := Playback{Draws: s.Draws}
	if refusal := p.Apply(s.Seat, s.Move, &draws, log); !refusal.OK() {
		return refusal
	}
	return checkEnd(&draws, p, format, s.Hash)
}

// checkEnd checks that a step used up its draws and led where the record says.
func checkEnd(draws *Playback, p Position, format int, hash string) error {
	if draws.Err != nil {
		return draws.Err
	}
	if n := len(draws.Draws); n > 0 {
		return fmt.Errorf("%d recorded draws were not used, the first is %q",
			n, draws.Draws[0].Name)
	}
	return CheckHash(format, p, hash)
}

func checkClosing(p Position, c *Closing) error {
	outcome, over := p.Outcome()
	if over != c.Over {
		return fmt.Errorf("the record says over=%t, the game says %t", c.Over, over)
	}
	if !over {
		return nil
	}
	if len(c.Scores) != p.Seats() {
		return fmt.Errorf("the record has %d scores for %d seats", len(c.Scores), p.Seats())
	}
	for s, score := range c.Scores {
		if int(outcome.Score[s]) != score {
			return errors.New("the recorded scores are not those of the game")
		}
	}
	var winners Seats
	for _, s := range c.Win {
		winners = winners.With(s)
	}
	if winners != outcome.Winners {
		return errors.New("the recorded winners are not those of the game")
	}
	return nil
}

// Verify replays a record and re-derives every draw from its revealed seed: anyone can check that
// the dice were fair.
func Verify(g Game, r *Record) error {
	if _, err := Replay(g, r, nil); err != nil {
		return err
	}
	if r.Close.Seed == "" {
		return errors.New("the seed is not revealed yet, so the draws cannot be verified")
	}
	seed, err := ParseSeed(r.Close.Seed)
	if err != nil {
		return err
	}
	if seed.Commitment() != r.Head.Commitment {
		return errors.New("the revealed seed is not the one committed to before the first move")
	}
	if err := sealed(&r.Head); err != nil {
		return err
	}
	chance := NewSecret(seed.With(r.Head.Nonces))
	if err := sameDraws(chance, r.Head.Draws); err != nil {
		return fmt.Errorf("set-up: %w", err)
	}
	for i := range r.Steps {
		if err := sameDraws(chance, r.Steps[i].Draws); err != nil {
			return fmt.Errorf("move %d: %w", i+1, err)
		}
	}
	return nil
}

// sealed checks that every seat told the nonce that it had sealed.
func sealed(h *Head) error {
	if h.Seals != nil && len(h.Seals) != len(h.Nonces) {
		return fmt.Errorf("there are %d seals for %d nonces", len(h.Seals), len(h.Nonces))
	}
	for seat, seal := range h.Seals {
		if nonce := h.Nonces[seat]; seal != "" && seal != Seal(nonce) || seal == "" && nonce != "" {
			return fmt.Errorf("seat %d told another nonce than it had sealed", seat)
		}
	}
	return nil
}

func sameDraws(chance Chance, draws []Draw) error {
	for _, d := range draws {
		if v := chance.Draw(d.Name, d.N); v != d.Value {
			return fmt.Errorf("the seed gives %d for %q where the record says %d",
				v, d.Name, d.Value)
		}
	}
	return nil
}

// Resume continues a saved match whose record holds its seed.
func Resume(g Game, r *Record) (*Match, error) {
	if err := Verify(g, r); err != nil {
		return nil, err
	}
	p, err := Replay(g, r, nil)
	if err != nil {
		return nil, err
	}
	seed, err := ParseSeed(r.Close.Seed)
	if err != nil {
		return nil, err
	}
	chance := NewSecret(seed.With(r.Head.Nonces))
	_ = sameDraws(chance, r.Head.Draws) // verified above: this only moves the stream on
	for i := range r.Steps {
		_ = sameDraws(chance, r.Steps[i].Draws)
	}
	return &Match{
		Game: g, Position: p, Record: Record{r.Head, r.Steps, Closing{}},
		seed: seed, chance: chance,
	}, nil
}
