package smallworld

import (
	"slices"
	"strings"

	"twobanners/game"
)

// Two tables say what the game is made of: rules, a row for each kind of move, and stages, a row
// for each thing a turn may wait for. The row of a rule stands in the file of its chapter, with the
// functions it names; what is here only looks rows up.

// rule is what a kind of move is.
type rule struct {
	// word is the move in notation, then its parts: name=field:codec. A part without a name is the
	// value itself, one whose codec ends in ? is written only if it says anything. The bits of the
	// packed move follow from the fields.
	word string
	// usual fills in what may be left out in writing.
	usual func(p *Position, me game.Seat, m *Move)
	// special: only a race or power that brings the move has it, or the Battleground.
	special bool
	// late is the reason against the move in a stage that does not wait for it, whyNotNow for most.
	// In the stages of over it comes before what the stage itself waits for.
	late why
	over stageSet
	// in are the stages that wait for the move, and what it is in each.
	in []answer
	// cites are the rules special to this kind of move for a reason, the most specific first;
	// refuse finds those that depend on more, which come before.
	cites  cites
	refuse func(n *refusalContext) []string
}

// cites are rule ids by reason.
type cites map[why]string

// answer is a rule in some stages.
type answer struct {
	stages stageSet
	// why refuses the move by its own rules, nil never.
	why func(p *Position, me game.Seat, m code) why
	// do makes the move; it is legal.
	do func(x act, m code)
	// list adds every legal move of this kind, nil where another kind lists them too: every list
	// that is asked costs search a call.
	list func(l *lister)
	// try is why and do in one, for kinds whose check works out what the move needs: search would
	// pay for it twice.
	try func(x act, m code) why
}

// at is a rule in some stages, as most are.
func at(
	stages stageSet, why func(*Position, game.Seat, code) why, do func(act, code),
	list func(*lister),
) answer {
	return answer{stages: stages, why: why, do: do, list: list}
}

// stage is what a turn waits for.
type stage struct {
	name string
	// others is the reason against a seat that does not decide.
	others why
	// must is the reason against all else; fine where other moves have reasons of their own.
	must why
	// answers are the kinds that are listed. The lists have this order. Kinds that always come
	// together are listed by the first of them: which list is called next is hard to guess for a
	// processor.
	answers []Kind
	// always is a word that is legal whatever there is; it is listed last.
	always Kind
}

var stages = [stageCount]stage{
	StagePick: {"pick", whySeat, whyPickFirst, []Kind{Pick}, noKind},
	StageForm: {"form", whySeat, whyForm, []Kind{ChooseForm}, noKind},
	StageStart: {"start", whySeat, fine, []Kind{
		ChooseForm, ChooseSide, Decline, Intimidate, Swap, Steal,
	}, Stop},
	StageConquest: {"conquest", whySeat, fine, []Kind{
		ChooseSide, Conquer, Intimidate, Swap, Steal,
	}, Stop},
	StageAssault:  {"assault", whySeat, whyAssaultPending, []Kind{Roll}, Withdraw},
	StageWell:     {"well", whySeat, whyWell, []Kind{PlaceWell}, noKind},
	StageBuy:      {"buy", whySeat, fine, []Kind{Buy}, noKind},
	StageDeploy:   {"deploy", whySeat, fine, []Kind{ChooseSide, Swap, Steal, Put}, noKind},
	StageRedeploy: {"redeploy", whySurvivorsTurn, whySurvivors, []Kind{Put, MoveChampion}, noKind},
	StageOver:     {"over", whyOver, whyOver, nil, noKind},
	StageBombs:    {"bombs", whySeat, whyReveal, []Kind{Reveal}, noKind},
	StageBlast:    {"blast", whySeat, whyReveal, []Kind{Explode}, Defuse},
}

var (
	rules [kindCount]rule
	// common are the kinds that every race and power has.
	common kindSet
	// waits finds the rule of a kind in a stage, nil where the stage does not wait for it.
	waits [stageCount][kindCount]*answer
	// masks are the bits that each kind of move uses, notations its word and parts.
	masks     [kindCount]game.Move
	notations [kindCount]notation
	// writtenParts are its parts in the order in which they are written: that of their names.
	writtenParts [kindCount][]part
	// regionsIn tells which regions a kind names; none: the second may be no region.
	regionsIn [kindCount]struct{ region, to, none bool }
)

// addRule fills the tables. It is called by init, because rules refer to each other through them.
func addRule(k Kind, r rule, in ...answer) {
	r.in = in
	rules[k] = r
	if !r.special {
		common |= kinds(k)
	}
	for i := range r.in {
		for s := range stageCount {
			if r.in[i].stages.has(s) {
				waits[s][k] = &r.in[i]
			}
		}
	}
	notations[k] = shape(r.word)
	writtenParts[k] = slices.SortedStableFunc(slices.Values(notations[k].Parts),
		func(a, b part) int { return strings.Compare(a.Name, b.Name) })
	masks[k] = 0xff
	for _, part := range notations[k].Parts {
		masks[k] |= 0xff << fields[part.Field].shift
		names := &regionsIn[k]
		names.region = names.region || part.Field == "region"
		names.to = names.to || part.Field == "to"
		names.none = names.none || part.Field == "to" && part.Optional
	}
}

// listing is how a kind of moves is listed in a stage.
type listing struct {
	kind Kind
	list func(l *lister)
}

// mostListings is more than any stage has.
const mostListings = 16

// listings are the lists of a stage, in the order of its answers, and which of them everybody has,
// which a race and a power bring and which the Battleground, a bit each: a list is asked for at
// every move.
type listings struct {
	of           [mostListings]listing
	common, side uint16
	always       Kind
	race         [raceRoom]uint16
	power        [powerRoom]uint16
}

func (l *listings) fill(b *Box, s Stage) {
	*l = listings{always: stages[s].always}
	for i, k := range stages[s].answers {
		if waits[s][k] == nil {
			continue
		}
		bit := uint16(1) << i
		l.of[i] = listing{k, waits[s][k].list}
		l.common |= bit * uint16(yes(common.has(k)))
		l.side |= bit * uint16(yes(k == ChooseSide))
		for race := range b.races {
			l.race[race] |= bit * uint16(yes(b.races[race].moves.has(k)))
		}
		for power := range b.powers {
			l.power[power] |= bit * uint16(yes(b.powers[power].moves.has(k)))
		}
	}
}

// kindSet is a set of kinds of moves, a bit each.
type kindSet uint32

func kinds(list ...Kind) (set kindSet) {
	for _, k := range list {
		set |= 1 << k
	}
	return set
}

func (s kindSet) has(k Kind) bool { return s>>k&1 != 0 }

// stageSet is a set of stages, a bit each.
type stageSet uint16

func in(list ...Stage) (set stageSet) {
	for _, s := range list {
		set |= 1 << s
	}
	return set
}

// conquering are the stages of conquests, ownTurn those in which a player is free to act.
var (
	conquering = in(StageStart, StageConquest)
	ownTurn    = in(StageStart, StageConquest, StageDeploy)
)

func (s stageSet) has(stage Stage) bool { return s>>stage&1 != 0 }

// lateWhy is the reason against a kind of move that the stage does not wait for.
func (p *Position) lateWhy(k Kind) why {
	must, rule := stages[p.Stage].must, &rules[k]
	switch {
	case must != fine && !rule.over.has(p.Stage):
		return must
	case rule.late != fine:
		return rule.late
	default:
		return whyNotNow
	}
}

// notation is how a kind of move is written; shape takes it from a text.
type (
	notation = game.Shape
	part     = game.Part
)

func shape(text string) notation { return game.ReadShape(text) }
