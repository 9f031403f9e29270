package gametest

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"twobanners/game"
)

// Stakes is a tiny game to test the laws on. Everybody has a card that nobody else may see. In
// each round all bid stones at once and in secret; the highest bid, by a draw where it is shared,
// takes that many from the heap, and one stone is lost. The card counts at the end.
type stakes struct {
	Seated uint8
	Heap   uint8
	Bug    bug
	Cards  [3]uint8
	Bids   [3]uint8 // plus one, nought while it is open
	Won    [3]uint8
	Deck   [6]uint8
}

const (
	bidden game.EventKind = iota + 1
	revealed
)

var (
	tooMany = game.Refusal{Rules: []string{"STAKES-01"}}
	notYou  = game.Refusal{Rules: []string{"STAKES-02"}}
)

func (p *stakes) Seats() int { return int(p.Seated) }

func (p *stakes) Actors() (open game.Seats) {
	for s := range game.Seat(p.Seated) {
		if p.Heap > 0 && p.Bids[s] == 0 {
			open = open.With(s)
		}
	}
	return open
}

func (p *stakes) most() game.Move { return game.Move(min(p.Heap, 3)) }

func (p *stakes) Moves(s game.Seat, list []game.Move) []game.Move {
	if !p.Actors().Has(s) || p.Bug == stuck && p.Heap == 3 {
		return list
	}
	for m := game.Move(1); m <= p.most()+1; m++ {
		if p.Bug == movesTellCards && m > 1 && p.Cards[(s+1)%2] == 1 {
			continue
		}
		list = append(list, m)
	}
	if p.Bug == listsTooMuch {
		list = append(list, p.most()+2)
	}
	if p.Bug == listsTwice {
		list = append(list, 1)
	}
	return list
}

func (p *stakes) Why(s game.Seat, m game.Move) game.Refusal {
	switch {
	case !p.Actors().Has(s):
		return notYou
	case p.Bug == allowsUnlisted && m == 7:
		return game.Refusal{}
	case m < 1 || m > p.most()+1:
		if p.Bug == refusesWithoutRule {
			return game.Refusal{Rules: []string{""}}
		}
		return tooMany
	}
	return game.Refusal{}
}

func (p *stakes) Apply(s game.Seat, m game.Move, c game.Chance, log *game.Log) game.Refusal {
	if refusal := p.Why(s, m); !refusal.OK() {
		if p.Bug == changesOnRefusal {
			p.Won[0]++
		}
		return refusal
	}
	p.Bids[s] = uint8(m)
	e := game.Event{Kind: bidden, Seat: s, To: game.Only(s), Args: [6]int16{int16(m) - 1}}
	if p.Bug == shoutsBids {
		e.To, e.Args[1] = game.Everyone, int16(p.Cards[s])
	}
	log.Add(e)
	if p.Actors() == 0 {
		p.award(c, log)
	}
	return game.Refusal{}
}

func (p *stakes) award(c game.Chance, log *game.Log) {
	first := c.Draw("tie", int(p.Seated))
	best := first
	for i := range int(p.Seated) {
		if s := (first + i) % int(p.Seated); p.Bids[s] > p.Bids[best] {
			best = s
		}
	}
	e := game.Event{Kind: revealed, Seat: game.Seat(best), To: game.Everyone}
	for s := range p.Seated {
		e.Args[s] = int16(p.Bids[s])
	}
	log.Add(e)
	bid := p.Bids[best] - 1
	p.Won[best] += bid
	p.Heap -= bid
	if p.Bug == mintsStones {
		p.Won[best]++
	}
	if p.Bug != neverEnds || bid > 0 {
		p.Heap -= min(1, p.Heap)
	}
	if p.Bug == neverEnds {
		p.Heap = 9
	}
	p.Bids = [3]uint8{}
}

func (p *stakes) Outcome() (o game.Outcome, over bool) {
	best := int32(-1)
	for s := range game.Seat(p.Seated) {
		o.Score[s] = int32(p.Won[s] + p.Cards[s])
		if o.Score[s] > best {
			best, o.Winners = o.Score[s], 0
		}
		if o.Score[s] == best {
			o.Winners = o.Winners.With(s)
		}
	}
	return o, p.Heap == 0
}

func (p *stakes) View(seat game.Seat) game.Position {
	v := *p
	v.Deck = [6]uint8{}
	for s := range game.Seat(p.Seated) {
		switch {
		case s == seat || p.Heap == 0:
			continue
		case p.Bug != showsCards:
			v.Cards[s] = 0
		}
		if p.Bids[s] != 0 {
			v.Bids[s] = 255
		}
	}
	if p.Bug == viewsDecay {
		v.Won[0]++
	}
	return &v
}

func (p *stakes) Redeal(seat game.Seat, c game.Chance) {
	for s := range game.Seat(p.Seated) {
		if (s == seat || p.Heap == 0) && p.Bug != redealsOwnCard {
			continue
		}
		i := c.Draw("card", len(p.Deck))
		p.Cards[s], p.Deck[i] = p.Deck[i], p.Cards[s]
		if p.Bug == redealsTwins {
			p.Deck[i] = p.Cards[s]
		}
		if s != seat && p.Bids[s] != 0 {
			p.Bids[s] = uint8(c.Draw("bid", int(p.most())+1)) + 1
		}
	}
}

func (p *stakes) Evaluate(s game.Seat) (sum game.Sum) {
	sum.Add(1, int(p.Won[s])*100+int(p.Bids[s]))
	return sum
}

func (p *stakes) Hash() uint64 {
	if p.Bug == blindHash {
		return 1
	}
	h := uint64(p.Heap)
	for _, list := range [...][3]uint8{p.Cards, p.Bids, p.Won} {
		for _, n := range list {
			h = h*31 + uint64(n)
		}
	}
	for _, n := range p.Deck {
		h = h*31 + uint64(n)
	}
	return h
}

func (p *stakes) Clone() game.Position {
	if p.Bug == clonesItself {
		return p
	}
	q := *p
	return &q
}

func (p *stakes) Set(from game.Position) {
	won := p.Won
	*p = *from.(*stakes)
	if p.Bug == setsHalf {
		p.Won = won
	}
}

// stakesGame sets Stakes up.
type stakesGame struct {
	bug   bug
	setUp *int
}

func (g stakesGame) ID() string             { return "stakes" }
func (g stakesGame) SeatLimits() (int, int) { return 2, 3 }

func (g stakesGame) Version() string {
	if g.bug == changesVersion {
		return strconv.Itoa(*g.setUp)
	}
	return "1"
}

func (g stakesGame) New(seats int, _ []byte, c game.Chance) (game.Position, error) {
	deck := [9]uint8{1, 2, 3, 4, 5, 6, 7, 8, 9}
	game.Shuffle(c, "deck", deck[:])
	p := &stakes{Seated: uint8(seats), Heap: 9, Bug: g.bug}
	copy(p.Cards[:], deck[:3])
	copy(p.Deck[:], deck[3:])
	*g.setUp++
	if g.bug == remembers {
		p.Won[0] = uint8(*g.setUp)
	}
	if g.bug == pointsElsewhere {
		return &pointing{p, p}, nil
	}
	return p, nil
}

func (g stakesGame) Show(p game.Position) any { return p }

func (g stakesGame) ShowMove(_ game.Position, m game.Move) any {
	if g.bug == writesBadly && m == 2 {
		return "3"
	}
	return strconv.Itoa(int(m))
}

func (g stakesGame) ReadMove(_ game.Position, _ game.Seat, text []byte) (game.Move, error) {
	var word string
	if err := json.Unmarshal(text, &word); err != nil {
		return 0, err
	}
	n, err := strconv.ParseUint(word, 10, 64)
	return game.Move(n), err
}

func (g stakesGame) ShowEvent(_ game.Position, e game.Event) any { return e }

// Explain: a bid costs its stones.
func (g stakesGame) Explain(_ game.Position, _ game.Seat, m game.Move) []game.NamedTerm {
	if g.bug == underprices {
		m = 1
	}
	return []game.NamedTerm{{Name: "stones", N: int(m) - 1}}
}

// bidAsListed compares the price of a bid with the stones that were bid.
func bidAsListed(p game.Position, seat game.Seat, m game.Move, listed []game.NamedTerm) error {
	var log game.Log
	if refusal := p.Clone().Apply(seat, m, game.NewFast(1), &log); !refusal.OK() {
		return refusal
	}
	if bid := int(log.Events[0].Args[0]); bid != listed[0].N {
		return fmt.Errorf("%d stones are bid, not %d", bid, listed[0].N)
	}
	return nil
}

// Advise answers for moves of one to nine stones.
func (g stakesGame) Advise(p game.Position, seat game.Seat) any {
	var answers stakesAdvice
	for m := range game.Move(9) {
		answers = append(answers, game.Answer{Move: g.ShowMove(p, m+1), Refusal: p.Why(seat, m+1)})
	}
	if g.bug == advisesWrongly {
		answers[8].Refusal = game.Refusal{}
	}
	if g.bug == advisesFromCards {
		return stakesHint{answers, p.(*stakes).Cards}
	}
	return answers
}

type stakesAdvice []game.Answer

// stakesHint tells more than its seat may know.
type stakesHint struct {
	stakesAdvice
	Cards [3]uint8
}

func (a stakesAdvice) Answers() []game.Answer { return a }

func (g stakesGame) TermName(game.TermID) string { return "won" }

// pointing is a position with something to share in it.
type pointing struct {
	*stakes
	shared *stakes
}

// sound is what Stakes conserves: eight cards all different, and no stone from nowhere.
func sound(pos game.Position) error {
	p := pos.(*stakes)
	seen := map[uint8]bool{}
	for _, cards := range [][]uint8{p.Cards[:], p.Deck[:]} {
		for _, card := range cards {
			if seen[card] {
				return fmt.Errorf("card %d is there twice", card)
			}
			seen[card] = true
		}
	}
	if p.Won[0]+p.Won[1]+p.Won[2]+p.Heap > 9 {
		return errors.New("there are more stones than nine")
	}
	return nil
}

// crooked is a walker with a bug.
type crooked struct {
	game.Listing
	bug bug
}

func (p *stakes) NewWalker() game.Walker { return &crooked{bug: p.Bug} }

func (w *crooked) Draw(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	m := w.Listing.Draw(p, seat, chance)
	switch {
	case w.bug == drawsUnlisted && m == 1 && chance.Draw("whim", 2) == 0:
		return 9
	case w.bug == missesMoves && m == 1:
		return 2
	case w.bug == drawsUnevenly && m == 1:
		return w.Listing.Draw(p, seat, chance)
	}
	return m
}

func (w *crooked) Step(p game.Position, chance game.Chance) bool {
	if w.bug == stepsAstray {
		chance.Draw("whim", 2)
	}
	return w.Listing.Step(p, chance)
}

func (w *crooked) Do(p game.Position, seat game.Seat, m game.Move, chance game.Chance) {
	if w.bug == doesOtherwise && m == 2 {
		m = 1
	}
	w.Listing.Do(p, seat, m, chance)
}
