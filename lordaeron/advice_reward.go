package lordaeron

import "twobanners/game"

// RewardAdvice is what a fight pays if all foes fall and nobody of the group does, shared out as
// the rules share it.
type RewardAdvice struct {
	Quests []string      `json:"quests,omitempty"`
	Shares []RewardShare `json:"shares"`
	Draws  []DrawAdvice  `json:"draws,omitempty"`
	Named  []string      `json:"named,omitempty"`
}

// RewardShare is what one of the group gets, and the level that brings. What is left over may be
// drawn among equals, so it is a least and a most.
type RewardShare struct {
	Who   string  `json:"who"`
	Gold  Between `json:"gold"`
	XP    Between `json:"xp"`
	Level int     `json:"level,omitempty"` // that is certainly reached
}

// Between is a number that is not settled yet.
type Between struct {
	Least int `json:"least"`
	Most  int `json:"most"`
}

func (b *Between) widen(n int) { b.Least, b.Most = min(b.Least, n), max(b.Most, n) }

// DrawAdvice are Items to draw, of which one is kept.
type DrawAdvice struct {
	Deck string `json:"deck"`
	Draw int    `json:"draw"`
}

// lots settles one after another, by the digits of a number, who of equals is the first; nothing
// else that is drawn matters.
type lots struct{ digits int }

func (l *lots) Draw(name string, n int) (digit int) {
	if name == fewestDraw {
		digit, l.digits = l.digits%n, l.digits/n
	}
	return digit
}

// orders is in how many ways a side of three can stand in line.
const orders = 6

// adviseReward pays a group in copies of a position that waits for an answer to an invitation: once
// for each order in which equals may be paid. Nil where nothing is paid in this way.
func (g *Game) adviseReward(p *Position, group uint8) *RewardAdvice {
	if p.Combat.Foe == EnemyFoes || p.Combat.Foe == OverlordFoe {
		return nil
	}
	a := &RewardAdvice{}
	var shares [MaxCharacters]RewardShare
	var log game.Log
	for n := range orders {
		q := *p
		log.Events = log.Events[:0]
		pays := q.payFor(group, &lots{n}, &log)
		gold, xp, level := earned(&log)
		for i := range each(group) {
			s := &shares[i]
			if n == 0 {
				*s = RewardShare{
					g.WhoName(p, i), Between{gold[i], gold[i]}, Between{xp[i], xp[i]}, level[i],
				}
			}
			s.Gold.widen(gold[i])
			s.XP.widen(xp[i])
			s.Level = min(s.Level, level[i])
		}
		if n == 0 {
			g.printed(p, pays, a)
		}
	}
	for i := range each(group) {
		a.Shares = append(a.Shares, shares[i])
	}
	return a
}

// payFor lets the rules fell all foes and pay the group for it, up to where the invitation waits
// again; whatever is asked is answered somehow. It gives what was paid, as a reward frame knows it.
func (p *Position) payFor(group uint8, luck game.Chance, log *game.Log) (pays []int16) {
	x := act{p, luck, log}
	k := &p.Combat
	k.In, k.Was = group, group
	var list [MaxGroups * 3]felling
	for {
		k.boxesOf(k.Side).Damage = 255
		if p.fellings(&list) == 0 {
			break
		}
		x.fallen(list[0])
	}
	base, ended := p.Depth, *k
	x.settle(&ended, true)
	if p.waitsIn(taskReward) {
		quests, other := p.rewarded()
		for slot := range int16(MaxQuests) {
			if quests>>slot&1 != 0 {
				pays = append(pays, slot)
			}
		}
		if other >= 0 {
			pays = append(pays, other)
		}
	}
	x.run()
	var moves []game.Move
	for steps := 0; p.Depth > base && steps < longestFight && !p.Over; steps++ {
		seat := p.Actors().First()
		moves = p.Moves(seat, moves[:0])
		_ = p.Apply(seat, moves[0], luck, log)
	}
	return pays
}

// earned adds up what everybody got.
func earned(log *game.Log) (gold, xp, level [MaxCharacters]int) {
	for i := range log.Events {
		e := &log.Events[i]
		switch who := e.Args[0]; e.Kind {
		case GoldGained:
			gold[who] += int(e.Args[1])
		case XPGained:
			xp[who] += int(e.Args[1])
		case LevelGained:
			level[who] = int(e.Args[1])
		default:
		}
	}
	return gold, xp, level
}

// printed names the quests that are finished and the Items that cards promise.
func (g *Game) printed(p *Position, pays []int16, a *RewardAdvice) {
	for _, b := range pays {
		if b < MaxQuests && p.Quests[b].Card != NoQuest {
			a.Quests = append(a.Quests, g.box.Quests[p.Quests[b].Card].id)
		}
		r := p.rewardOf(b)
		for _, d := range r.draws {
			a.Draws = append(a.Draws, DrawAdvice{deckNames[d.deck], int(d.count)})
		}
		for _, card := range r.named {
			a.Named = append(a.Named, g.CardName(card))
		}
	}
}
