package lordaeron

// automatic does what works by itself at a moment for a character: its own cards, and what its
// friends' cards give to everyone. It is called again after every use, since a use may be the
// condition of more; true if it left something to run.
func (x act) automatic(at moment, who int8) bool {
	depth := x.Depth
	x.ownAbilities(at, who, false)
	w := window{x.top()}
	if w.Task == taskWindow && w.at() == at && !w.friendsDone() {
		x.fromFriends(at, who)
	}
	if at == atDicePoolStart && x.can(who).moments>>at&1 != 0 {
		x.judgePool(who)
		x.ownAbilities(at, who, true)
	}
	return x.Depth > depth
}

// ownAbilities does what a character's own cards do by themselves: first what adds dice, and when
// the pool is gathered what removes some, so that it finds them there. WB-COMBAT-07
func (x act) ownAbilities(at moment, who int8, removing bool) {
	for key, card := range x.workingAt(who, at) {
		if x.box.Cards[card].alone>>at&1 == 0 || x.cardAt(who, key) != card {
			continue // it does not work by itself, or was taken off by one before it
		}
		does := x.box.Cards[card].does
		use := x.useKey(card, key)
		for i := range does {
			a := &does[i]
			if a.when != at || a.removes != removing || a.judged || !x.goesByItself(who, a) ||
				!x.holds(who, card, a) || x.done(who, at, use, i) {
				continue
			}
			if x.Combat.Foe != NoFoe && at < atHealthLosing {
				x.Combat.Uses[who][use] |= 1 << i
			}
			x.byItself(who, card, a, i)
		}
	}
}

// judgePool adds the dice that depend on what else is rolled (Amulet of Protection), and takes them
// back when that no longer holds. It has its last word when the dice are gathered. WB-COMBAT-64
func (x act) judgePool(who int8) {
	for key, card := range x.workingAt(who, atDicePoolStart) {
		does := x.box.Cards[card].does
		uses := &x.Combat.Uses[who][x.useKey(card, key)]
		for i := range does {
			a := &does[i]
			given := *uses>>i&1 != 0
			if !a.judged || x.holds(who, card, a) == given {
				continue
			}
			*uses ^= 1 << i
			if given {
				x.withdraw(card)
			} else {
				x.byItself(who, card, a, i)
			}
		}
	}
}

// withdraw takes back what a card has given to this phase.
func (x act) withdraw(card Card) {
	for i := range x.Combat.TermCount {
		if t := &x.Combat.Terms[i]; t.Card == card {
			t.N = 0
		}
	}
}

// goesByItself: the ability works by itself, and there is but one Finishing Move for its tokens.
func (p *Position) goesByItself(who int8, a *ability) bool {
	return a.auto && (!a.tokens || !p.choosesMove(who))
}

// choosesMove: there is more than one Finishing Move for tokens.
func (p *Position) choosesMove(who int8) bool {
	first := p.finishingMove(who, 0)
	return first >= 0 && p.finishingMove(who, first+1) >= 0
}

// done: an ability that works by itself works once a round; losses bank each time.
func (p *Position) done(who int8, at moment, use, i int) bool {
	return p.Combat.Foe != NoFoe && at < atHealthLosing && p.Combat.Uses[who][use]>>i&1 != 0
}

// byItself does an ability of one's own.
func (x act) byItself(who int8, card Card, a *ability, i int) {
	f := useFrame(who, card, i, Move{To: -1})
	for j := range a.ops {
		o := &a.ops[j]
		if o.pick.all {
			x.allDice(o)
			continue
		}
		if !x.modify(card, o, x.times(using{&f}, o)) {
			x.change(using{&f}, o, who)
		}
	}
}

// fromFriends does what the cards of friends give to every participant in its own phase: dice,
// REROLL, ATTRITION. WB-FAQ-39
func (x act) fromFriends(at moment, who int8) {
	for friend := range each(x.fighters(x.People[who].Faction) &^ only(who)) {
		if x.can(friend).shared>>at&1 == 0 {
			continue
		}
		for _, card := range x.workingAt(friend, at) {
			if x.box.Cards[card].shared == 0 {
				continue
			}
			does := x.box.Cards[card].does
			for i := range does {
				if does[i].auto && does[i].when == at && x.holds(friend, card, &does[i]) {
					x.lend(friend, card, &does[i])
				}
			}
		}
	}
}

func (x act) lend(friend int8, card Card, a *ability) {
	f := useFrame(friend, card, 0, Move{To: -1})
	for j := range a.ops {
		if o := &a.ops[j]; o.to == toFriends {
			x.modify(card, o, x.times(using{&f}, o))
		}
	}
}

// allDice rolls again or removes every die that fits, without a choice.
func (x act) allDice(o *op) {
	k := &x.Combat
	for c := Red; c <= Green; c++ {
		for i := int(k.Count[c]) - 1; i >= 0; i-- {
			if !x.pickFits(o, c, &k.Dice[c][i]) {
				continue
			}
			switch o.verb {
			case doRemove:
				k.removeDie(c, uint8(i))
			case doRollAgain:
				k.Dice[c][i].Face = x.roll(c)
				k.Dice[c][i].Rerolled = k.Dice[c][i].Rerolled || !o.unlimited
			default:
			}
		}
	}
}
