package lordaeron

import (
	"testing"

	"twobanners/game"
)

// sixSeats is a table of six players in the Horde's turn, all of whose characters are in one
// region: the Alliance's Paladin, Mage and Hunter at seats 0 to 2, then Warrior, Priest and Rogue.
func sixSeats(t *testing.T, seed uint64, xp ...uint8) *table {
	t.Helper()
	var people []Character
	for i, class := range []string{"paladin", "mage", "hunter", "warrior", "priest", "rogue"} {
		side := Alliance
		if i > 2 {
			side = Horde
		}
		people = append(people, Character{Class: classNamed(t, class), Faction: side, Actions: 2})
	}
	b := newTable(t, people...)
	b.SeatCount, b.Faction, b.Turn = 6, Horde, 7
	b.script.rest = game.NewFast(seed)
	for i := range b.People {
		c := &b.People[i]
		c.Owner, c.Region, c.Energy = game.Seat(i), b.region("tarren-mill"), 0
		if i < len(xp) {
			c.XP = xp[i]
		}
	}
	b.enroll()
	return b
}

// by makes a move of a seat.
func (t *table) by(seat game.Seat, m Move) {
	t.Helper()
	if refusal := t.Apply(seat, m.Pack(), t.script, &t.log); !refusal.OK() {
		t.Fatalf("seat %d, %+v: %v", seat, m, refusal)
	}
}

// decides demands that exactly these seats owe the decision, which is of one kind.
func (t *table) decides(kind Kind, seats ...game.Seat) {
	t.Helper()
	var want game.Seats
	for _, s := range seats {
		want = want.With(s)
	}
	if t.Actors() != want {
		t.Fatalf("%v decide, not %v: %+v", t.Actors().List(), want.List(), t.top())
	}
	for _, s := range seats {
		for _, packed := range t.Moves(s, nil) {
			if m, _ := t.Unpack(packed); m.Kind == kind {
				return
			}
		}
	}
	t.Fatalf("%s is not what is decided: %+v", notations[kind].Word, t.top())
}

// The players of a faction act in any order they like, none before being asked and none for
// another; its turn is over when all agree that it is. WB-DECIDE-01, WB-DECIDE-04, WB-DECIDE-08
func TestFactionActsInCommon(t *testing.T) {
	rest := func(who int8) Move { return Move{Kind: RestAction, Who: who} }
	orders := [][]int8{{3, 4, 5, 5, 4, 3}, {5, 3, 3, 4, 5, 4}}
	var after [2]State
	for i, order := range orders {
		b := sixSeats(t, 1)
		b.decides(RestAction, 3, 4, 5)
		for _, who := range order {
			if b.why(game.Seat(3+(who-2)%3), rest(who)) != whySeat {
				t.Error("a friend acts for another's character")
			}
			b.by(game.Seat(who), rest(who))
		}
		b.decides(End, 3, 4, 5)
		b.by(4, Move{Kind: End})
		b.decides(End, 3, 5)
		b.by(3, Move{Kind: End})
		b.by(5, Move{Kind: End})
		if b.top().Task != taskManage {
			t.Errorf("all have ended, and %+v goes on", b.top())
		}
		after[i] = b.State
	}
	if after[0] != after[1] {
		t.Error("the order of actions that do not touch each other matters")
	}
}

// fight lets some of the Horde challenge a creature in common; all join.
func (t *table) fightWith(creature string, color Color, challenger int8, friends ...int8) {
	t.Helper()
	foe, quest := QuestFoes, int8(0)
	if color == Blue {
		foe, quest = IndependentFoes, Independent
	}
	t.put(creature, color, "tarren-mill", quest, 1)
	var with uint8
	for _, f := range friends {
		with |= only(f)
	}
	t.by(game.Seat(challenger), Move{
		Kind: Challenge, Who: challenger, To: -1, N: uint8(foe), M: uint8(t.creature(creature)),
		At: int8(with),
	})
	t.rollWritten()
	for _, f := range friends {
		t.decides(Join, game.Seat(f))
		t.by(game.Seat(f), Move{Kind: Join})
	}
}

// Who is invited may decline, which costs nothing; who joins spends an action. WB-CHALLENGE-22
func TestInvitationMayBeDeclined(t *testing.T) {
	b := sixSeats(t, 1)
	b.put("ogre", Blue, "tarren-mill", Independent, 1)
	b.by(3, Move{
		Kind: Challenge, Who: 3, To: -1, N: uint8(IndependentFoes), M: uint8(b.creature("ogre")),
		At: int8(only(4) | only(5)),
	})
	b.decides(Join, 4)
	b.by(4, Move{Kind: Decline})
	b.decides(Join, 5)
	b.by(5, Move{Kind: Join})
	if got := [3]uint8{b.People[3].Actions, b.People[4].Actions, b.People[5].Actions}; got !=
		[3]uint8{1, 2, 1} {
		t.Errorf("actions left: %v", got)
	}
	if b.Combat.In != only(3)|only(5) {
		t.Errorf("%b are in the fight", b.Combat.In)
	}
}

// Among those who fight, and nobody else, who has the most XP settles the order and shares the
// wounds out. WB-DECIDE-02, WB-DECIDE-06, WB-DECIDE-09
func TestParticipantsDecideInCombat(t *testing.T) {
	b := sixSeats(t, 1, 0, 0, 0, 6, 8, 13)
	b.fightWith("ogre", Blue, 3, 4) // the Rogue with 13 looks on
	b.decides(Order, 4)
	b.roll([]int{3, 3, 3}, []int{3}, []int{3})
	b.by(4, Move{Kind: Order, Who: 3})
	for b.top().Task != taskWounds {
		b.play(Move{Kind: Pass})
	}
	b.decides(Wound, 4)
	for _, other := range []game.Seat{3, 5} {
		if b.why(other, Move{Kind: Wound, Who: 3}) != whySeat {
			t.Error("somebody else shares the wounds out")
		}
	}
	all := sixSeats(t, 1, 0, 0, 0, 6, 8, 13)
	all.fightWith("ogre", Blue, 3, 4, 5)
	all.decides(Order, 5)
}

// Of those who share the most XP one is drawn, for the whole of a decision.
// WB-DECIDE-03, WB-DECIDE-09, WB-DECIDE-10
func TestTiesAreDrawn(t *testing.T) {
	seen := game.Seats(0)
	for seed := range uint64(40) {
		b := sixSeats(t, seed, 0, 0, 0, 9, 9, 5)
		b.fightWith("ogre", Blue, 5, 3, 4)
		decider := b.Actors()
		seen |= decider
		b.roll([]int{3, 3, 3, 3, 3}, []int{3, 3}, []int{3, 3})
		b.play(Move{Kind: Order, Who: 4})
		if b.Actors() != decider {
			t.Fatalf("seed %d: another decides in the midst of it", seed)
		}
		b.play(Move{Kind: Order, Who: 3})
		for b.top().Task != taskWounds {
			b.play(Move{Kind: Pass})
		}
		decider = b.Actors()
		for range 3 {
			who := int8(3 + yes(b.People[3].Health < 2))
			if b.People[who].Health < 2 {
				break
			}
			b.play(Move{Kind: Wound, Who: who})
			if b.top().Task == taskWounds && b.Actors() != decider {
				t.Fatalf("seed %d: another shares the rest out", seed)
			}
		}
	}
	if seen != game.Only(3).With(4) {
		t.Errorf("%v decided", seen.List())
	}
}

// Items of a quest are shared out by those who completed it; from which deck the next quest comes
// is for the whole faction, so for who has the most XP in it. WB-DECIDE-05, WB-DECIDE-07
func TestWhoSharesAndWhoDraws(t *testing.T) {
	b := sixSeats(t, 1, 0, 0, 0, 6, 8, 13)
	x := act{b.Position, b.script, nil}
	x.placeOverlord("nefarian")
	x.shuffleDecks()
	quest, _ := (&Game{box: b.box}).QuestByName("a-howling-in-haunted-places") // triangle, draw 2
	b.Quests[0] = QuestSlot{Card: quest, Faction: Horde, Used: true}
	for _, who := range []int8{3, 4} {
		b.lay(who, RangedArea, NoCard)
		b.People[who].Level = 5
	}
	b.fightWith("gnoll", Green, 3, 4)
	b.roll([]int{8, 8, 3}, []int{8}, []int{3})
	b.by(4, Move{Kind: Order, Who: 3})
	for b.Combat.Foe != NoFoe {
		b.play(b.listed(Pass, Wound))
	}
	b.decides(Take, 4)
	b.play(b.listed(Take))
	b.decides(DrawQuest, 5)
}

// listed is the first listed move of one of some kinds.
func (t *table) listed(kinds ...Kind) Move {
	t.Helper()
	for _, kind := range kinds {
		for _, packed := range t.Moves(t.Actors().First(), nil) {
			if m, _ := t.Unpack(packed); m.Kind == kind {
				return m
			}
		}
	}
	t.Fatalf("no such move in %+v", t.top())
	return Move{}
}
