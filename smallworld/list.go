package smallworld

import (
	"math/bits"
	"slices"
	"sync"

	"twobanners/game"
)

// lister collects the moves of a seat, those of one kind at a time. What it is given in bundles it
// lists move by move, or keeps for the walker that draws.
type lister struct {
	*Position
	kind Kind
	me   game.Seat
	// bundled: bundles are kept. Total counts their moves, those that may not be legal too.
	bundled bool
	total   int
	list    []game.Move
	bundles []bundle
	// bundle is the one that is being listed; attack the conquest looked at last.
	bundle bundle
	attack attack
}

// listers are those that nobody uses at the moment: what is called through the tables must be given
// one that lives on the heap.
var listers = sync.Pool{New: func() any { return new(lister) }}

// Moves appends every legal move of a seat.
func (p *Position) Moves(seat game.Seat, list []game.Move) []game.Move {
	if !p.Actors().Has(seat) {
		return list
	}
	l := listers.Get().(*lister)
	l.Position, l.me, l.list = p, seat, list
	l.gather()
	list = l.list
	l.Position, l.list = nil, nil
	listers.Put(l)
	return list
}

// gather asks the rows of all kinds that the stage waits for.
func (l *lister) gather() {
	me, rows := &l.Players[l.me], &l.box.listed[l.Stage]
	due := rows.common | rows.race[me.Race] | rows.power[me.Power]
	if l.Turn.SideOpen {
		due |= rows.side
	}
	for ; due != 0; due &= due - 1 {
		row := &rows.of[bits.TrailingZeros16(due)%mostListings]
		l.kind = row.kind
		row.list(l)
	}
	if rows.always != noKind {
		l.one(code(rows.always))
	}
}

// open is a bundle to be filled in where it is kept: it is large. Close ends it: it is kept, or
// listed.
func (l *lister) open(by pattern, first code, asked bool, in Regions) *bundle {
	b := &l.bundle
	if l.bundled {
		n := len(l.bundles)
		if n >= cap(l.bundles) {
			l.bundles = slices.Grow(l.bundles, 1)
		}
		l.bundles = l.bundles[:n+1]
		b = &l.bundles[n]
	}
	*b = bundle{pattern: by, first: first, asked: asked, in: in}
	return b
}

func (l *lister) close(b *bundle, count int32) {
	b.count = count
	l.total += int(count)
	if !l.bundled {
		l.expand(b)
	}
}

// one adds a move that is known to be legal.
func (l *lister) one(m code) { l.list = append(l.list, game.Move(m)) }

// offer adds a move if it is legal.
func (l *lister) offer(m code) {
	if l.ruleWhy(l.me, m) == fine {
		l.one(m)
	}
}

// in adds a move that is known to be legal in each of some regions.
func (l *lister) in(in Regions) {
	if in != 0 {
		l.close(l.open(byRegion, code(l.kind), false, in), in.count32())
	}
}

// offerIn adds a move in each of some regions where it is legal.
func (l *lister) offerIn(in Regions) {
	l.close(l.open(byRegion, code(l.kind), true, in), in.count32())
}

// offerTo adds a move to each of some regions that it may lead to.
func (l *lister) offerTo(first code, to Regions) {
	l.close(l.open(byTo, first, true, to), to.count32())
}

// numbers adds a move with each number from one on that is known to be legal, offerNumbers with
// each that is legal.
func (l *lister) numbers(from uint8, count int32) {
	l.close(l.open(byNumber, code(l.kind).with(from), false, 0), count)
}

func (l *lister) offerNumbers(from uint8, count int32) {
	l.close(l.open(byNumber, code(l.kind).with(from), true, 0), count)
}

// plain lists a move that is a word alone, if it is legal.
func (l *lister) plain() {
	l.offer(code(l.kind))
}
