package lordaeron

// pays tells what a plan brings.
func (t *planTeller) pays(v *variant, a *PlanAdvice) {
	pays := &PlanPays{}
	for _, m := range a.Who {
		pays.XP += m.XP
	}
	if a.Pays != nil {
		pays.XP += a.Pays.XP
	}
	a.Pays = nil
	if v.goal < 0 {
		return
	}
	w := &t.s.ways.goals[v.goal]
	switch w.foe {
	case QuestFoes:
		a.Quest, a.Count = t.quest(w)
		for i := range t.p.Quests {
			if q := &t.p.box.Quests[t.p.Quests[i].Card]; t.p.Quests[i].Used && q.id == a.Quest {
				t.prints(pays, &q.reward)
			}
		}
	case IndependentFoes:
		for i := range t.p.GroupCount {
			b := &t.p.Groups[i]
			if b.Region == w.region && uint8(b.Creature) == w.which && b.Quest == Independent {
				a.Count += t.p.groupSize(b)
			}
		}
	case BossFoe, warGoal:
		t.prints(pays, t.p.column(t.p.Open[w.which].Card, t.s.side))
		pays.Each = w.foe == warGoal
	default:
	}
	a.Pays = pays
}

// prints adds what a card promises.
func (t *planTeller) prints(pays *PlanPays, r *reward) {
	pays.Gold = int(r.gold)
	for _, d := range r.draws {
		pays.Draws = append(pays.Draws, DrawAdvice{deckNames[d.deck], int(d.count)})
	}
	pays.Named = t.g.cardNames(r.named)
}

// none tells why there is no plan of a kind.
func (t *planTeller) none(k planKind) PlanAdvice {
	a := PlanAdvice{Kind: planWords[k]}
	const fair = 50
	open, fights, odds := false, false, 0
	for n := range t.s.ways.count {
		w := &t.s.ways.goals[n]
		if w.foe == NoFoe || kindOf(w) != k {
			continue
		}
		open = true
		if w.foe != warGoal {
			fights = true
			odds = max(odds, t.chance(t.p, w, t.s.search.characters(t.mine), 0))
		}
	}
	switch {
	case k == planGrow:
		a.None = "grown"
	case fights && odds < fair:
		a.None, a.Odds = "weak", &PlanOdds{Win: odds}
	case fights || open:
		a.None = "far"
	case k == planQuest:
		a.None = "no-quest"
	default:
		a.None, a.Turn = "no-war", t.nextEvent()
	}
	return a
}

// nextEvent is the turn after which the next event is drawn, 0 for none.
func (t *planTeller) nextEvent() int {
	q := *t.p
	for q.Turn++; q.Rules.DefeatTheOverlord || q.Turn <= uint16(q.Rules.Turns); q.Turn++ {
		if q.eventSpace() {
			return int(q.Turn)
		}
		if q.Turn > t.p.Turn+30 {
			break
		}
	}
	return 0
}

// chance is what a group's fight comes to, after it has cleared its way.
func (t *planTeller) chance(p *Position, w *goal, group, rested uint8) int {
	f := forecasters.Get().(*Forecaster)
	defer forecasters.Put(f)
	win := 1.0
	if w.foe != IndependentFoes && w.foe != EnemyFoes {
		for i := range p.GroupCount {
			if b := &p.Groups[i]; b.Region == w.region && b.Quest == Independent {
				blue := fightTarget{IndependentFoes, uint8(b.Creature), w.region}
				if one := f.Errand(p, &blue, t.s.side, group, rested, AllOut); one != nil {
					win *= one.Fight.Win
				}
			}
		}
	}
	one := f.Errand(p, &w.fightTarget, t.s.side, group, rested, AllOut)
	if one == nil {
		return 0
	}
	return percent(win * one.Fight.Win)
}

// odds tells the chances of a plan's fight; of a plan to grow what it does to the next fight.
func (t *planTeller) odds(v *variant, a *PlanAdvice) {
	group := t.s.search.characters(v.group)
	if v.kind == planGrow {
		t.growth(v, a)
		return
	}
	w := &t.s.ways.goals[v.goal]
	if w.foe == warGoal {
		return
	}
	rested := uint8(0)
	if a.Rests > 0 || a.Turns > 1 {
		rested = group
	}
	a.Odds = &PlanOdds{Win: t.chance(t.p, w, group, rested)}
	if group&(group-1) != 0 {
		alone := 0
		for who := range each(group) {
			alone = max(alone, t.chance(t.p, w, only(who), rested&only(who)))
		}
		a.Odds.Alone = &alone
	}
	if q := t.dressed(t.p, group); q != nil {
		if win := t.chance(q, w, group, rested); win > a.Odds.Win {
			a.Odds.Dressed = &win
		}
	}
}

// growth compares the next quest's fight before and after what is learned, bought or rested.
func (t *planTeller) growth(v *variant, a *PlanAdvice) {
	who := t.s.search.ids[lowest(v.group)]
	w := t.yardstick(who)
	if w == nil {
		return
	}
	o := &PlanOdds{Win: t.chance(t.p, w, only(who), 0), Against: t.p.box.Creatures[w.which].id}
	_, o.Count = t.quest(w)
	after := 0
	if v.rests() {
		after = t.chance(t.p, w, only(who), only(who))
	} else {
		q := *t.p
		x := act{&q, firstOutcome{}, nil}
		c := &q.People[who]
		for _, name := range a.Cards {
			card, _ := t.g.CardByName(name, c.Class)
			c.Gold += q.box.Cards[card].gold
			if q.box.Cards[card].power {
				x.learn(Move{Who: who, Card: card})
			} else if c.bagCount() < len(c.Bag) {
				c.intoBag(card)
			}
		}
		if dressed := t.dressed(&q, only(who)); dressed != nil {
			after = t.chance(dressed, w, only(who), 0)
		}
	}
	if after > o.Win {
		o.Dressed = &after
		a.Odds = o
	}
}

// yardstick is the quest that a character is likeliest to fight next: of the first plan, or the
// nearest.
func (t *planTeller) yardstick(who int8) *goal {
	if v := &t.c.of[planQuest]; v.found && t.s.ways.goals[v.goal].foe == QuestFoes {
		return &t.s.ways.goals[v.goal]
	}
	var best *goal
	least := int(unreachable)
	for n := range t.s.ways.count {
		w := &t.s.ways.goals[n]
		if far := int(t.s.ways.far[n][t.p.People[who].Region]); w.foe == QuestFoes && far < least {
			best, least = w, far
		}
	}
	return best
}

// dressed is the position with everything in place that the seat's characters of a group have; nil
// where they have nothing more.
func (t *planTeller) dressed(p *Position, group uint8) *Position {
	q := *p
	*q.top() = Frame{Task: taskManage}
	now, changed := &q, false
	for who := range each(group) {
		c := &q.People[who]
		if c.Owner != t.seat || c.Learned == 0 && c.bagCount() == 0 {
			continue
		}
		a, after := t.g.bestOutfit(now, t.seat, who)
		if len(a.Changes) > 0 {
			now, changed = after, true
		}
	}
	if !changed {
		return nil
	}
	return now
}
