package cases

import (
	"slices"

	"twobanners/game"
	"twobanners/smallworld"
)

// stand is what is wanted in one region. Beasts are left as they are where keep says so.
type stand struct {
	region         smallworld.Region
	tokens, beasts uint8
	keep           bool
	champion       bool
}

// deployment lists the moves that lead to a stand of the active race: the Champion moves, so that
// the region it comes to can be lifted bare, then regions that shrink are lifted, then regions are
// filled in ascending order. Regions left out keep what they have. Whether the
// stand is legal is for the rules: they refuse one of the moves if not.
func deployment(p *position, want []stand) []game.Move {
	var lifts, champion, puts []game.Move
	for _, w := range ascending(want) {
		if w.keep {
			w.beasts = p.Beasts[w.region]
		}
		if w.champion && p.Champion != w.region {
			champion = append(champion, championTo(w.region))
		}
		tokens, beasts := int(w.tokens), int(w.beasts)
		if p.Players[p.Seat].Held.Has(w.region) {
			holds, beside := int(p.Tokens[w.region]), int(p.Beasts[w.region])
			switch {
			case tokens == holds && beasts == beside:
				continue
			case w.bare(p):
				return []game.Move{w.put(0, 0)} // what is wrong here, before all else: SW-DEPLOY-09
			case tokens < holds || beasts < beside:
				lifts = append(lifts,
					smallworld.Move{Kind: smallworld.Lift, Region: w.region}.Pack())
			default:
				tokens, beasts = tokens-holds, beasts-beside
			}
			if tokens+beasts == 0 {
				continue // the Champion stands there alone
			}
		}
		puts = append(puts, w.put(tokens, beasts))
	}
	return slices.Concat(champion, lifts, puts)
}

// bare: fewer are wanted in a region than may stand there. SW-RACE-TAUREN-05
func (w *stand) bare(p *position) bool {
	return int(w.tokens+w.beasts) < p.Least(p.Seat) && !w.champion && p.Champion != w.region
}

// survivors lists the moves that add survivors to what a defender still holds. A freed Champion
// goes along to the first region named unless another is said to take it. SW-LOSS-03..07
func survivors(p *position, s game.Seat, add []stand) []game.Move {
	var champion, puts []game.Move
	for _, w := range ascending(add) {
		if w.champion {
			champion = append(champion, championTo(w.region))
		}
		if w.tokens+w.beasts > 0 || !w.champion {
			puts = append(puts, w.put(int(w.tokens), int(w.beasts)))
		}
	}
	if champion == nil && len(add) > 0 && p.Champion == smallworld.InHand {
		if first := championTo(add[0].region); p.Why(s, first).OK() {
			champion = append(champion, first)
		}
	}
	return append(champion, puts...)
}

func championTo(r smallworld.Region) game.Move {
	return smallworld.Move{Kind: smallworld.MoveChampion, Region: r}.Pack()
}

func (w *stand) put(tokens, beasts int) game.Move {
	return smallworld.Move{
		Kind: smallworld.Put, Region: w.region, N: uint8(tokens), Beasts: uint8(beasts),
	}.Pack()
}

func ascending(want []stand) []stand {
	return slices.SortedFunc(slices.Values(want), func(a, b stand) int {
		return int(a.region) - int(b.region)
	})
}

// beastsInHand are those of a Beast Master.
func beastsInHand(p *position, s game.Seat) uint8 {
	if !p.TamesBeasts(s) {
		return 0
	}
	return p.BeastHand
}

// rest is the move that puts all that is left in hand into the first region that may take it;
// ok is false where there is nothing to put.
func rest(p *position, s game.Seat) (rest game.Move, ok bool) {
	tokens, beasts := p.Players[s].Hand, beastsInHand(p, s)
	for set := p.Players[s].Held; set != 0 && tokens+beasts > 0; set &= set - 1 {
		in := stand{region: set.First()}
		if put := in.put(int(tokens), int(beasts)); p.Why(s, put).OK() {
			return put, true
		}
	}
	return 0, false
}

// completed makes a stand that leaves pieces in hand, with the rest in the race's first region.
func (m *word) completed(t, before *table) bool {
	copied := before.Clone()
	p := of(copied)
	me := &p.Players[p.Seat]
	if p.Stage != smallworld.StageDeploy || me.Held == 0 {
		return false
	}
	first := me.Held.First()
	want := slices.Clone(m.stand)
	i := slices.IndexFunc(want, func(s stand) bool { return s.region == first })
	if i < 0 {
		want = append(want, stand{region: first, tokens: p.Tokens[first], keep: true})
		i = len(want) - 1
	}
	tokens, beasts := int(me.Hand), int(beastsInHand(p, p.Seat))
	for j := range want {
		s := &want[j]
		if s.keep {
			s.beasts, s.keep = p.Beasts[s.region], false
		}
		tokens -= int(s.tokens) - int(p.Tokens[s.region])
		beasts -= int(s.beasts) - int(p.Beasts[s.region])
	}
	if tokens < 0 || beasts < 0 || tokens+beasts == 0 {
		return false
	}
	want[i].tokens += uint8(tokens)
	want[i].beasts += uint8(beasts)
	if !copied.MakeAll(p.Seat, deployment(p, want)...) {
		return false
	}
	t.Set(copied)
	return true
}

// placement is where the markers of the end of a turn go; NoRegion leaves one where it is.
type placement struct {
	forts, towers, bombs []smallworld.Region
	// objectives are the regions that hold them afterwards, where Humans say anything of them.
	objectives   []smallworld.Region
	moved        bool
	aegis, heart smallworld.Region
}

// moves lists the moves that put the markers of the end of a turn down. What will appear or lies
// there by itself needs no move.
func (w *placement) moves(t *table, seat game.Seat) (list []game.Move) {
	p := of(t)
	add := func(k smallworld.Kind, regions ...smallworld.Region) {
		for _, r := range regions {
			list = append(list, smallworld.Move{Kind: k, Region: r}.Pack())
		}
	}
	add(smallworld.PlaceFort, w.forts...)
	add(smallworld.PlaceTower, w.towers...)
	if len(list) > 0 {
		list = w.withoutOwn(t, seat, list)
	}
	held := p.Players[p.Seat].Held
	// The Heart collects where it goes or stays, before anything is paid for. SW-INTERACT-82
	if r := w.heart; r != smallworld.NoRegion &&
		(p.MarkerAt[smallworld.Heart] != r || !held.Has(r) || !p.Turn.HeartDone) {
		add(smallworld.PlaceHeart, r)
	}
	add(smallworld.PlaceBomb, w.bombs...)
	stay := p.Objectives
	for set := stay; set != 0 && w.moved; set &= set - 1 {
		if r := set.First(); !slices.Contains(w.objectives, r) {
			add(smallworld.TakeObjective, r)
		}
	}
	for _, r := range w.objectives {
		if !stay.Has(r) {
			add(smallworld.PlaceObjective, r)
		}
		stay &^= smallworld.One(r) // named again it is refused: SW-RACE-HUMANS-03
	}
	if r := w.aegis; r != smallworld.NoRegion &&
		(p.MarkerAt[smallworld.Aegis] != r || !held.Has(r)) {
		add(smallworld.PlaceAegis, r)
	}
	return list
}

// withoutOwn leaves out the Forts and towers that the end of the turn brings by itself.
func (w *placement) withoutOwn(t *table, seat game.Seat, list []game.Move) (left []game.Move) {
	after := t.Clone()
	if rest, ok := rest(of(after), seat); ok {
		after.Make(seat, rest)
	}
	before := *of(t)
	after.Make(seat, end)
	for _, packed := range list {
		m, _ := before.Unpack(packed)
		comes := of(after).Forts &^ before.Forts
		if m.Kind == smallworld.PlaceTower {
			comes = of(after).Towers &^ before.Towers
		}
		if !comes.Has(m.Region) {
			left = append(left, packed)
		}
	}
	return left
}
