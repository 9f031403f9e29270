package smallworld

import "twobanners/game"

// Moves appends every legal move of a seat.
func (p *Position) Moves(seat game.Seat, list []game.Move) []game.Move {
	if !p.Actors().Has(seat) {
		return list
	}
	l := lister{p, seat, list}
	switch p.Stage {
	case StagePick:
		for line := range p.lines() {
			if p.pickWhy(seat, line) == fine {
				l.add(Move{Kind: Pick, N: line})
			}
		}
	case StageForm:
		l.forms()
	case StageStart:
		l.forms()
		l.sides()
		if p.declineWhy() == fine {
			l.add(Move{Kind: Decline})
		}
		for set := p.Players[seat].Held; set != 0; set &= set - 1 {
			l.add(Move{Kind: Abandon, Region: set.First()})
		}
		l.conquests()
	case StageConquest:
		l.sides()
		l.conquests()
	case StageAssault:
		l.offer(Move{Kind: Roll, Region: p.Turn.Target})
		l.add(Move{Kind: Withdraw})
	case StageWell:
		for set := p.boardOf(p.Turn.WellAt) & p.World.Water; set != 0; set &= set - 1 {
			l.add(Move{Kind: PlaceWell, Region: set.First()})
		}
	case StageBuy:
		for n := range p.enlistable() + 1 {
			l.add(Move{Kind: Buy, N: uint8(n)})
		}
	case StageDeploy:
		l.sides()
		l.deployments()
		l.placements()
	case StageRedeploy:
		l.puts()
		l.champions()
	case StageBombs:
		l.offerIn(Reveal, p.Bombs)
	case StageBlast:
		l.offer(Move{Kind: Explode})
		l.add(Move{Kind: Defuse})
	case StageOver:
	}
	return l.list
}

// lister collects the moves of a seat.
type lister struct {
	*Position
	me   game.Seat
	list []game.Move
}

// add lists a move that is known to be legal.
func (l *lister) add(m Move) { l.list = append(l.list, m.Pack()) }

// offer lists a move if it is legal.
func (l *lister) offer(m Move) {
	var a attack
	if l.why(l.me, m, &a) == fine {
		l.add(m)
	}
}

func (l *lister) forms() {
	if races[l.Players[l.me].Race].forms {
		l.offer(Move{Kind: ChooseForm, N: uint8(HumanForm)})
		l.offer(Move{Kind: ChooseForm, N: uint8(WorgenForm)})
	}
}

func (l *lister) sides() {
	if l.sideOpen() {
		l.add(Move{Kind: ChooseSide, N: uint8(Alliance)})
		l.add(Move{Kind: ChooseSide, N: uint8(Horde)})
	}
}

// conquests lists everything that can be done while conquests are open.
func (l *lister) conquests() {
	a := l.attackBy(l.me)
	closed := a.player.Held | l.Towers
	if !a.race.swims {
		closed |= l.World.Water
	}
	open := (l.World.Land | l.World.Water) &^ closed
	near := l.around(a.player.Held)
	if a.race.near != nil {
		near |= a.race.near(l.Position, l.me)
	}
	if a.hand > 0 {
		l.plainTargets(a, open&near, open&l.World.Entry&^near)
	}
	if helps := l.available(); helps != 0 {
		l.helped(a, open, near, helps)
	}
	l.uses(a.hand)
	l.add(Move{Kind: Stop})
}

// plainTargets lists the conquests of regions that are as good as adjacent, and of those across the
// sea. Their reach is known from sets, so that the most frequent question of all need not be asked
// region by region; helps that are available and bind no region may be among them.
func (l *lister) plainTargets(a attack, near, far Regions) {
	tolled := l.tolled(l.me)
	special := a.using.rollsFirst() || a.race.pairs || a.power.beasts
	for in := near | far; in != 0; in &= in - 1 {
		a.region = in.First()
		a.reach = travelling * reach(far.bit(a.region))
		l.price(&a)
		switch {
		case tolled.bit(a.region) != 0 && l.charge(&a) != fine:
		case special:
			l.target(&a)
		default:
			l.outrightOrFinal(&a)
		}
	}
}

// outrightOrFinal lists a conquest that the hand can pay, or an attempt where the die could make
// up for what is short. Which of them is a toss-up, so it is counted out instead of branched on.
func (l *lister) outrightOrFinal(a *attack) {
	short := a.place - a.hand
	m := Move{Kind: Conquer + Kind(yes(short > 0)), Region: a.region, Using: a.using}
	n := len(l.list) + yes(short <= maxPips)
	l.list = append(l.list, m.Pack())[:n]
}

// target lists a planned conquest: outright, as an assault, or with the die.
func (l *lister) target(a *attack) {
	switch {
	case a.using.rollsFirst():
		if a.assault() == fine {
			l.add(Move{Kind: Conquer, Region: a.region, Using: a.using})
		}
	case a.outright() == fine:
		least, most := l.beastRange(a)
		for b := least; b <= most; b++ {
			l.add(Move{Kind: Conquer, Region: a.region, Using: a.using, Beasts: uint8(b)})
		}
	case a.final() == fine:
		l.add(Move{Kind: Roll, Region: a.region, Using: a.using})
	}
}

// around are the neighbours of some regions, those regions perhaps among them.
func (p *Position) around(held Regions) (around Regions) {
	for ; held != 0; held &= held - 1 {
		around |= p.World.Adjacent[held.First()]
	}
	return around
}

// available are the helps that are at hand at all.
func (l *lister) available() (u Using) {
	me := &l.Players[l.me]
	for i, m := range usedArtifacts {
		if l.markerIn(m, me.Held) {
			u |= 1 << i
		}
	}
	race := &races[me.Race]
	if race.assaults {
		u |= UseAssault
	}
	if race.steals && !l.Turn.Stole {
		u |= UsePlaceDiscount
	}
	if powers[me.Power].champion && l.championReady() {
		u |= UseChampion
	}
	return u &^ l.Turn.Used
}

// helped lists conquests with every set of helps.
func (l *lister) helped(a attack, open, near Regions, helps Using) {
	for u := helps; u != 0; u = (u - 1) & helps {
		in, far := open&near, open&l.World.Entry&^near
		if u&(UseAshes|UseAssault) != 0 {
			in, far = open, 0
		}
		a.using = u
		if u&^(UseFrostmourne|UseAshes|UseAssault) == 0 && a.hand > 0 {
			l.plainTargets(a, in, far)
			continue
		}
		for in |= far; in != 0; in &= in - 1 {
			if b := a.on(in.First(), u); l.plan(&b) == fine {
				l.target(&b)
			}
		}
	}
}

// uses lists the abilities that are no conquests.
func (l *lister) uses(hand int) {
	me := &l.Players[l.me]
	power := &powers[me.Power]
	if power.intimidates && hand > 0 && l.Turn.Intimidations < intimidations {
		l.intimidations(me.Held)
	}
	if power.portals {
		l.swaps()
	}
	if races[me.Race].steals {
		l.thefts(me.Held)
	}
}

func (l *lister) intimidations(held Regions) {
	for set := l.around(held); set != 0; set &= set - 1 {
		from := set.First()
		if h := l.Holder[from]; h == Empty || h.Seat() == l.me {
			continue
		}
		for what := range whatCount {
			if !l.canIntimidate(from, what) {
				continue
			}
			l.offer(Move{Kind: Intimidate, Region: from, To: NoRegion, N: uint8(what)})
			if what.piece() {
				for to := l.ofSameRace(from) &^ One(from); to != 0; to &= to - 1 {
					l.offer(Move{Kind: Intimidate, Region: from, To: to.First(), N: uint8(what)})
				}
			}
		}
	}
}

func (l *lister) swaps() {
	if l.Turn.Swaps >= swaps || l.Turn.Placing || l.Turn.Owed != 0 {
		return
	}
	magic := l.World.Magic &^ l.Towers
	var movable Regions
	for set := magic; set != 0; set &= set - 1 {
		if l.movable(set.First()) {
			movable |= One(set.First())
		}
	}
	ask := l.tolled(l.me) | l.World.Water
	for set := magic; set != 0; set &= set - 1 {
		a := set.First()
		rest := set & (set - 1)
		if !movable.Has(a) {
			rest &= movable
		}
		for ; rest != 0; rest &= rest - 1 {
			m := Move{Kind: Swap, Region: a, To: rest.First()}
			if ask&(One(a)|One(m.To)) == 0 || l.swapWhy(l.me, a, m.To) == fine {
				l.add(m)
			}
		}
	}
}

func (l *lister) thefts(held Regions) {
	for m := Aegis; m < Battleground && !l.Turn.Stole; m++ {
		if from := l.MarkerAt[m]; from >= 0 {
			for set := l.World.Adjacent[from] & held; set != 0; set &= set - 1 {
				l.offer(Move{Kind: Steal, N: uint8(m), To: set.First()})
			}
		}
	}
}

// deployments lists the moves of a redeployment.
func (l *lister) deployments() {
	me := &l.Players[l.me]
	if powers[me.Power].portals {
		l.swaps()
	}
	if races[me.Race].steals {
		l.thefts(me.Held)
	}
	if l.Turn.Placing {
		return
	}
	if l.Turn.Cursor == 0 {
		for set := me.Held; set != 0; set &= set - 1 {
			if r := set.First(); l.liftWhy(l.me, r) == fine {
				l.add(Move{Kind: Lift, Region: r})
			}
		}
	}
	l.champions()
	l.puts()
}

func (l *lister) champions() {
	if !powers[l.Players[l.me].Power].champion {
		return
	}
	for set := l.Players[l.me].Held; set != 0; set &= set - 1 {
		l.offer(Move{Kind: MoveChampion, Region: set.First()})
	}
}

// puts lists how the next region may be filled. Regions come in ascending order, and none may be
// passed over that must be filled.
func (l *lister) puts() {
	me := &l.Players[l.me]
	pieces := l.handPieces(l.me)
	if pieces == 0 {
		return
	}
	beasts := pieces - int(me.Hand)
	for set := me.Held &^ below(l.Turn.Cursor); set != 0; set &= set - 1 {
		r := set.First()
		first := 1
		if l.Turn.Owed == 0 && !races[me.Race].pairs && set&(set-1) == 0 {
			first = int(me.Hand) // the last region takes all that is left
		}
		for b := 0; b <= beasts; b++ {
			for n := first * yes(b == 0); n <= int(me.Hand); n++ {
				if l.putWhy(l.me, r, uint8(n), uint8(b)) == fine {
					l.add(Move{Kind: Put, Region: r, N: uint8(n), Beasts: uint8(b)})
				}
			}
		}
		if l.Turn.Owed.Has(r) {
			return
		}
	}
}

// placements lists the markers of the end of a turn, and the end.
func (l *lister) placements() {
	if l.placingWhy() != fine {
		return
	}
	me := &l.Players[l.me]
	race := &races[me.Race]
	if race.bombs {
		l.offerIn(PlaceBomb, l.around(me.Held))
	}
	if race.objectives {
		l.offerIn(TakeObjective, l.Objectives)
		if l.Objectives.Count() < int(l.World.Supply.Objectives) {
			l.objectives()
		}
	}
	if l.fortShortage() {
		l.offerIn(PlaceFort, me.Held)
	}
	if choice, left := l.towerChoice(); left > 0 {
		l.offerIn(PlaceTower, choice)
	}
	if l.markerIn(Aegis, me.Held) {
		l.offerIn(PlaceAegis, me.Held)
	}
	if l.markerIn(Heart, me.Held) {
		l.offerIn(PlaceHeart, me.Held)
	}
	if l.endWhy() == fine {
		l.add(Move{Kind: End})
	}
}

// objectives lists where an Objective may go: everywhere but with the Alliance and under towers.
func (l *lister) objectives() {
	closed := l.Objectives | l.Towers
	for s := range l.World.Seats {
		if pl := &l.Players[s]; l.World.Faction[pl.Race] == Alliance {
			closed |= pl.Held
		}
		if pl := &l.Players[s]; l.World.Faction[pl.OldRace] == Alliance {
			closed |= pl.Old
		}
	}
	for set := (l.World.Land | l.World.Water) &^ closed; set != 0; set &= set - 1 {
		if r := set.First(); r == l.MarkerAt[Aegis] {
			l.offer(Move{Kind: PlaceObjective, Region: r})
		} else {
			l.add(Move{Kind: PlaceObjective, Region: r})
		}
	}
}

func (l *lister) offerIn(k Kind, in Regions) {
	for ; in != 0; in &= in - 1 {
		l.offer(Move{Kind: k, Region: in.First()})
	}
}
