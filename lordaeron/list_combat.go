package lordaeron

// fight lists the decisions of a combat.
func (l *lister) fight(f *Frame) {
	switch f.Task {
	case taskOrder:
		for i := range int8(l.Characters) {
			l.offer(Move{Kind: Order, Who: i})
		}
	case taskWindow:
		l.uses(f)
		l.yields()
		l.add(Move{Kind: Pass})
	case taskPick, taskReroll:
		faces, _ := l.pickable()
		for c := range faces {
			for face := range uint8(9) {
				if faces[c]>>face&1 != 0 {
					l.add(Move{Kind: Mark, N: uint8(c), M: face})
				}
			}
		}
		l.offer(Move{Kind: Pass})
	case taskStrip, taskHold:
		for c := range uint8(3) {
			l.offer(Move{Kind: StripDie, N: c})
		}
		l.offer(Move{Kind: Pass})
	case taskColors:
		for c := range uint8(3) {
			l.offer(Move{Kind: RollDie, N: c})
		}
	case taskTokens:
		for at := range int8(AreaCount) {
			l.offer(Move{Kind: PutToken, At: at})
		}
	case taskAllot:
		least, most := f.allotment()
		for n := least; n <= most; n++ {
			l.add(Move{Kind: Allot, N: uint8(n)})
		}
	case taskFell:
		var list [MaxGroups * 3]felling
		for _, option := range list[:l.fellings(&list)] {
			l.add(Move{Kind: Fell, N: option.group, M: uint8(option.color)})
		}
	case taskWounds:
		for i := range int8(l.Characters) {
			l.offer(Move{Kind: Wound, Who: i})
			l.offer(Move{Kind: Wound, Who: i, N: 1})
		}
	case taskUnequip:
		for key := range int8(keyTalents) {
			l.offer(Move{Kind: Unequip, Who: f.Who, At: key})
		}
	case taskDefeat:
		var list [MaxRegions]Region
		for _, r := range list[:l.retreats(f.Who, list[:])] {
			l.add(Move{Kind: Retreat, At: int8(r)})
		}
	default:
	}
}

// uses lists every way to use a card in the open window.
func (l *lister) uses(f *Frame) {
	who := f.Who
	for key := range keyCount {
		card := l.cardAt(who, key)
		if l.box.Cards[card].moments>>f.A&1 == 0 {
			continue
		}
		does := l.box.Cards[card].does
		for i := range does {
			if l.useWhy(who, int8(f.B), moment(f.A), key, card, i) != fine ||
				l.find(who, card) != key && l.findUsable(who, card, i) != key {
				continue
			}
			l.useForms(who, key, card, i)
		}
	}
}

func (l *lister) useForms(who int8, key int, card Card, i int) {
	a := l.abilityOf(who, card, i)
	choices, targets := l.choices(who, a), l.targets(who, a)
	least, most := l.amounts(who, key, card, i)
	for n := least; n <= most; n++ {
		for choice := range uint8(16) {
			for to := range int8(MaxCharacters + 1) {
				if choices>>choice&1 != 0 && targets>>to&1 != 0 {
					l.add(Move{
						Kind: Use, Who: who, Card: card, At: int8(i), N: uint8(n), M: choice,
						To: to - 1,
					})
				}
			}
		}
	}
}
