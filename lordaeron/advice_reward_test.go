package lordaeron

import (
	"fmt"
	"testing"

	"twobanners/game"
)

// paid fights with dice of a seed and tells what each of the first two got; no if somebody fell.
func (t *table) paid(seed uint64) (gold, xp [2]int, ok bool) {
	luck, log := game.NewFast(seed), &game.Log{}
	q := *t.Position
	for m := (Move{Kind: Join}); q.Apply(q.Actors().First(), m.Pack(), luck, log).OK(); {
		if q.Combat.Foe == NoFoe {
			break
		}
		m = q.autopilot(AllOut)
	}
	for q.top().Task != taskTurn && q.top().Task != taskManage && !q.Over {
		seat := q.Actors().First()
		_ = q.Apply(seat, q.Moves(seat, nil)[0], luck, log)
	}
	for i := range log.Events {
		if e := &log.Events[i]; e.Kind == DefeatedEvent {
			return gold, xp, false
		}
	}
	allGold, allXP, _ := earned(log)
	return [2]int(allGold[:2]), [2]int(allXP[:2]), true
}

// Whoever is invited is told what the fight pays each of them: just what the rules pay those who
// win it, with what is drawn among equals as a least and a most. WB-REWARD-02..05, -19..21
func TestAdviseReward(t *testing.T) {
	g := newGame(t)
	drawn := 0
	for quest := range g.box.Quests {
		q := &g.box.Quests[quest]
		if Quest(quest) == NoQuest || q.reward.gold%2 == 0 && len(q.reward.named) == 0 {
			continue
		}
		b, m := invited(t)
		b.Quests[0] = QuestSlot{Card: Quest(quest), Faction: Horde, Used: true}
		b.play(m)
		a := g.Foretell(b.Position, b.Actors().First(), "").(Odds).Fight.Reward
		if len(a.Shares) != 2 || fmt.Sprint(a.Quests) != "["+q.id+"]" ||
			len(a.Draws) != len(q.reward.draws) || len(a.Named) != len(q.reward.named) {
			t.Fatalf("%s: %+v", q.id, a)
		}
		seen := [2][2]Between{}
		for i := range seen {
			seen[i] = [2]Between{{999, -1}, {999, -1}}
		}
		for seed := range uint64(60) {
			gold, xp, ok := b.paid(seed)
			for i := range seen {
				if ok {
					seen[i][0].widen(gold[i])
					seen[i][1].widen(xp[i])
				}
			}
		}
		for i, s := range a.Shares {
			if seen[i] != [2]Between{s.Gold, s.XP} {
				t.Errorf("%s pays gold and XP %v, told %+v", q.id, seen[i], s)
			}
			drawn += s.Gold.Most - s.Gold.Least
			up := int(b.People[i].XP)+s.XP.Least >= b.box.Track.Levels[b.People[i].Level]
			if up != (s.Level > 0) {
				t.Errorf("%s: level %d of %+v", q.id, s.Level, b.People[i])
			}
		}
	}
	if drawn == 0 {
		t.Error("nothing was ever drawn among equals")
	}
}

// Creatures of no quest, the Overlord and enemies pay nothing that could be shared out.
func TestAdviseNoReward(t *testing.T) {
	b := sixSeats(t, 1)
	b.put("ogre", Blue, "tarren-mill", Independent, 1)
	b.by(3, Move{
		Kind: Challenge, Who: 3, To: -1, N: uint8(IndependentFoes), M: uint8(b.creature("ogre")),
		At: int8(only(4)),
	})
	a := newGame(t).adviseFight(b.Position, 4).Reward
	if a == nil || len(a.Shares) != 2 || a.Shares[0].XP.Most+a.Shares[1].Gold.Most > 0 ||
		a.Quests != nil || a.Draws != nil {
		t.Errorf("%+v", a)
	}
	b.Combat.Foe = EnemyFoes
	if r := newGame(t).adviseReward(b.Position, only(3)); r != nil {
		t.Errorf("%+v", r)
	}
}
