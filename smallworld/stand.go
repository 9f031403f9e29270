package smallworld

import (
	"slices"

	"twobanners/game"
)

// Stand is what is wanted in one region. Beasts are left as they are where Keep says so.
type Stand struct {
	Region         Region
	Tokens, Beasts uint8
	Keep           bool
	Champion       bool
}

// Deploy lists the moves that lead to a stand of the active race: the Champion moves, so that the
// region it comes to can be lifted bare, then regions that shrink are lifted, then regions are
// filled in ascending order. Regions left out keep what they
// have. Whether the stand is legal is for the moves to show: one of them is refused if not.
func (p *Position) Deploy(want []Stand) []game.Move {
	var lifts, champion, puts []game.Move
	least := races[p.Players[p.Seat].Race].least()
	for _, w := range ascending(want) {
		if w.Keep && w.Region >= 0 {
			w.Beasts = p.Beasts[w.Region]
		}
		if w.Champion && p.Champion != w.Region {
			champion = append(champion, Move{Kind: MoveChampion, Region: w.Region}.Pack())
		}
		tokens, beasts := int(w.Tokens), int(w.Beasts)
		if mine := p.Players[p.Seat].Held.Has(w.Region); mine {
			holds, beside := int(p.Tokens[w.Region]), int(p.Beasts[w.Region])
			bare := tokens+beasts < least && !w.Champion && p.Champion != w.Region
			switch {
			case tokens == holds && beasts == beside:
				continue
			case bare: // to put nothing is refused, and it is what is wrong here: SW-DEPLOY-09
				return []game.Move{w.put(0, 0)}
			case tokens < holds || beasts < beside:
				lifts = append(lifts, Move{Kind: Lift, Region: w.Region}.Pack())
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

// Survivors lists the moves that add survivors to what a defender still holds. A freed Champion
// goes along to the first region named unless another is said to take it. SW-LOSS-03..07
func (p *Position) Survivors(s game.Seat, add []Stand) []game.Move {
	var champion, puts []game.Move
	for _, w := range ascending(add) {
		if w.Champion {
			champion = append(champion, Move{Kind: MoveChampion, Region: w.Region}.Pack())
		}
		if w.Tokens+w.Beasts > 0 || !w.Champion {
			puts = append(puts, w.put(int(w.Tokens), int(w.Beasts)))
		}
	}
	if champion == nil && p.freed(s) && len(add) > 0 {
		champion = append(champion, Move{Kind: MoveChampion, Region: add[0].Region}.Pack())
	}
	return append(champion, puts...)
}

func (w *Stand) put(tokens, beasts int) game.Move {
	return Move{Kind: Put, Region: w.Region, N: uint8(tokens), Beasts: uint8(beasts)}.Pack()
}

func ascending(want []Stand) []Stand {
	return slices.SortedFunc(slices.Values(want), func(a, b Stand) int {
		return int(a.Region) - int(b.Region)
	})
}

// Rest is the move that puts all that is left in hand into the first region that may take it;
// ok is false where there is nothing to put.
func (p *Position) Rest(s game.Seat) (rest game.Move, ok bool) {
	all := p.handPieces(s)
	tokens := p.Players[s].Hand
	for set := p.Players[s].Held; set != 0 && all > 0; set &= set - 1 {
		m := Move{Kind: Put, Region: set.First(), N: tokens, Beasts: uint8(all) - tokens}
		if packed := m.Pack(); p.Why(s, packed).OK() {
			return packed, true
		}
	}
	return 0, false
}

// Placement is where the markers of the end of a turn go; NoRegion leaves one where it is.
type Placement struct {
	Forts, Towers, Bombs []Region
	// Objectives are the regions that hold them afterwards, where Humans say anything of them.
	Objectives []Region
	Moved      bool
	Aegis      Region
	Heart      Region
}

// Place lists the moves that put the markers of the end of a turn down. What will appear or lies
// there by itself needs no move.
func (p *Position) Place(w *Placement) []game.Move {
	var list []game.Move
	add := func(k Kind, r Region) { list = append(list, Move{Kind: k, Region: r}.Pack()) }
	for _, r := range w.Forts {
		if !p.fortComes(r) {
			add(PlaceFort, r)
		}
	}
	for _, r := range w.Towers {
		if !p.towerComes(r) {
			add(PlaceTower, r)
		}
	}
	for _, r := range w.Bombs {
		add(PlaceBomb, r)
	}
	if w.Moved {
		stay := p.Objectives
		for set := stay; set != 0; set &= set - 1 {
			if r := set.First(); !slices.Contains(w.Objectives, r) {
				add(TakeObjective, r)
			}
		}
		for _, r := range w.Objectives {
			if !stay.Has(r) {
				add(PlaceObjective, r)
			}
			stay &^= One(r) // named again it is refused: SW-RACE-HUMANS-03
		}
	}
	held := p.Players[p.Seat].Held
	if r := w.Aegis; r != NoRegion && (p.MarkerAt[Aegis] != r || !held.Has(r)) {
		add(PlaceAegis, r)
	}
	if r := w.Heart; r != NoRegion && (p.MarkerAt[Heart] != r || !held.Has(r)) {
		add(PlaceHeart, r)
	}
	return list
}

// fortComes tells whether a Fort will appear in a region by itself.
func (p *Position) fortComes(r Region) bool {
	lacks := p.lacksFort()
	return powers[p.Players[p.Seat].Power].forts && lacks.Has(r) && lacks.Count() <= p.fortsLeft()
}

// towerComes tells whether a Watch Tower will appear in a region by itself.
func (p *Position) towerComes(r Region) bool {
	choice, _ := p.towerChoice()
	return powers[p.Players[p.Seat].Power].towers && choice == 0 && p.towerable(p.Seat).Has(r)
}

// OpenDeployment opens the redeployment of a position arranged by hand. SW-PLACE-SPIRIT-HEALER-01
func (p *Position) OpenDeployment() { act{p, p.Seat, nil, nil}.redeploy() }
