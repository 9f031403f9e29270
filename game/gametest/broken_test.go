package gametest

import (
	"errors"
	"strings"
	"testing"

	"twobanners/game"
)

// bug is a way to break a law.
type bug uint8

const (
	none bug = iota
	listsTooMuch
	listsTwice
	allowsUnlisted
	changesOnRefusal
	refusesWithoutRule
	stuck
	movesTellCards
	showsCards
	viewsDecay
	shoutsBids
	redealsOwnCard
	redealsTwins
	clonesItself
	setsHalf
	blindHash
	writesBadly
	mintsStones
	neverEnds
	remembers
	changesVersion
	pointsElsewhere
	underprices
	advisesFromCards
	advisesWrongly
	drawsUnlisted
	missesMoves
	drawsUnevenly
	stepsAstray
	doesOtherwise
)

func stakesSuite(b bug, seats int) Suite {
	return Suite{
		Game: stakesGame{b, new(int)}, Seats: seats, MaxMoves: 40, Conserved: sound,
		Openly: []game.EventKind{revealed}, Priced: bidAsListed,
		Ended: func(p game.Position) error {
			if _, over := p.Outcome(); !over {
				return errors.New("stones are left")
			}
			return nil
		},
	}
}

// A sound game keeps all laws, also where several seats decide at once.
func TestSoundGameKeepsTheLaws(t *testing.T) {
	for _, seats := range []int{2, 3} {
		Laws(t, stakesSuite(none, seats))
	}
}

func TestSeveralActAtOnceInAnyOrder(t *testing.T) {
	s := stakesSuite(none, 3)
	firsts := game.Seats(0)
	for seed := range uint64(20) {
		place, err := s.walk(seed, 1)
		if err != nil {
			t.Fatal(err)
		}
		if place.p.Actors().Len() != 2 {
			t.Fatalf("after one bid %d seats may act", place.p.Actors().Len())
		}
		firsts |= game.Seats(7) &^ place.p.Actors()
	}
	if firsts != 7 {
		t.Errorf("only seats %v ever bid first", firsts.List())
	}
}

// Each law finds the game that breaks it, or it would be no law.
func TestBrokenGamesBreakTheLaws(t *testing.T) {
	for _, c := range []struct {
		bug  bug
		want string
	}{
		{listsTooMuch, "listed moves apply: "},
		{listsTwice, "listed moves apply: "},
		{allowsUnlisted, "unlisted moves are refused: "},
		{changesOnRefusal, "unlisted moves are refused: "},
		{refusesWithoutRule, "unlisted moves are refused: "},
		{stuck, "no position is stuck: "},
		{movesTellCards, "redeals keep what is known: the moves"},
		{showsCards, "views hide: "},
		{viewsDecay, "views hide: the view of the view"},
		{shoutsBids, "events hide: "},
		{redealsOwnCard, "views hide: "},
		{redealsTwins, "redeals keep what is known: "},
		{clonesItself, "copies do not alias: "},
		{setsHalf, "copies do not alias: "},
		{blindHash, "copies do not alias: "},
		{writesBadly, "moves can be written and read: "},
		{mintsStones, "things are conserved: "},
		{neverEnds, "games end: "},
		{remembers, "the same seed gives the same game: "},
		{changesVersion, "records replay: "},
		{blindHash, "tampered records fail: nobody notices that a move"},
		{pointsElsewhere, "positions are flat: "},
		{underprices, "the listed cost is what is paid: "},
		{advisesFromCards, "a view suffices for advice: "},
		{advisesWrongly, "advice and referee agree: "},
		{drawsUnlisted, "walkers draw all moves alike: move 9 is drawn"},
		{missesMoves, "walkers draw all moves alike: move 1 is listed and never"},
		{drawsUnevenly, "walkers draw all moves alike: chi square"},
		{stepsAstray, "steps are moves: a step leads elsewhere"},
		{doesOtherwise, "steps are moves: move"},
	} {
		t.Run(c.want, func(t *testing.T) {
			s := stakesSuite(c.bug, 2)
			if c.bug == remembers {
				s.Conserved = nil
			}
			if !breaks(&s, c.want) {
				t.Errorf("bug %d was not found", c.bug)
			}
		})
	}
}

// breaks tells whether the laws find a break that begins with some words.
func breaks(s *Suite, words string) bool {
	for seed := range uint64(200) {
		for _, err := range []error{s.at(seed, int(seed%20)), s.over(seed)} {
			if err != nil && strings.HasPrefix(err.Error(), words) {
				return true
			}
		}
	}
	return false
}
