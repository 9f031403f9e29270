package cases

import (
	"fmt"
	"slices"

	"twobanners/game"
	"twobanners/scenario"
	"twobanners/smallworld"
)

// expectRegion reads who must stand in a region.
func (w *part) expectRegion(r *reader, key *node) claims {
	region := w.region(r, key)
	return func(r *reader, n *node) []claim {
		if n.Kind == scenario.Scalar {
			return scenario.Value(key.Text, scenario.Among(empty),
				func(p *position) string { return w.holder(p, region) })(r, n)
		}
		return w.expectHoldings(key.Text, region).Read(r, n)
	}
}

// holder words who holds a region.
func (w *part) holder(p *position, region smallworld.Region) string {
	switch h := p.Holder[region]; h {
	case smallworld.Empty:
		return empty
	case smallworld.ByMurlocs:
		return fmt.Sprintf("%d murlocs", p.Tokens[region])
	default:
		return fmt.Sprintf("%d %s of seat %d", p.Tokens[region],
			p.Box().RaceName(p.RaceAt(region)), h.Seat())
	}
}

func (w *part) expectHoldings(name string, region smallworld.Region) keys {
	tokens := func(p *position, murlocs bool) int {
		if (p.Holder[region] == smallworld.ByMurlocs) == murlocs {
			return int(p.Tokens[region])
		}
		return 0
	}
	return keys{
		"seat": scenario.Value(name+" seat", w.seat,
			func(p *position) game.Seat { return p.Holder[region].Seat() }),
		"race": scenario.Value(name+" race", scenario.Known("race", w.p.Box().Race),
			func(p *position) string { return p.Box().RaceName(p.RaceAt(region)) }),
		"tokens": scenario.Number(name+" tokens",
			func(p *position) int { return tokens(p, false) }),
		"murlocs": scenario.Number(name+" murlocs",
			func(p *position) int { return tokens(p, true) }),
		"beasts": scenario.Number(name+" beasts",
			func(p *position) int { return int(p.Beasts[region]) }),
		"decline": scenario.Value(name+" decline", (*reader).Flag,
			func(p *position) bool { return p.Holder[region].Declined() }),
		"champion": scenario.Value(name+" champion", (*reader).Flag,
			func(p *position) bool { return p.Champion == region }),
		"things": scenario.Words(name+" things", scenario.Known("thing", w.thing),
			func(p *position) []string { return p.Things(region) }),
	}
}

// thing finds what may lie face up in a region by its name.
func (w *part) thing(name string) (marker smallworld.Marker, ok bool) {
	marker, ok = w.p.Box().Marker(name)
	return marker, ok || slices.Contains(pieces, name)
}

// expectCost reads what a region must take from the seat to move.
func (w *part) expectCost(r *reader, key *node) claims {
	region := w.region(r, key)
	tokens := scenario.Number("the cost of "+key.Text, func(p *position) int {
		sum := p.Cost(p.Seat, region, 0)
		return int(sum.Total)
	})
	terms := func(r *reader, n *node) []claim { return w.expectTerms(r, key.Text, region, n) }
	return func(r *reader, n *node) []claim {
		if n.Kind == scenario.Scalar {
			return tokens(r, n)
		}
		return keys{"tokens": tokens, "terms": terms}.Read(r, n)
	}
}

var priceTerms = []string{
	"base", "travel", "mountain", "fort", "wisp-wall", "murlocs", "tokens", "beasts", "champion",
	"minimum",
}

func (w *part) expectTerms(
	r *reader, name string, region smallworld.Region, n *node,
) []claim {
	want := map[string]int{}
	for i, key := range r.Keys(n) {
		_, race := w.p.Box().Race(key.Text)
		_, power := w.p.Box().Power(key.Text)
		_, marker := w.p.Box().Marker(key.Text)
		if !race && !power && !marker && !slices.Contains(priceTerms, key.Text) {
			r.Fail(key, "there is no term %q in a price", key.Text)
		}
		want[key.Text] = r.Number(n.Items[i], -100, 100)
	}
	return []claim{scenario.AreWords("the price of "+name, amounts(want),
		func(p *position) []string {
			sum, found := p.Cost(p.Seat, region, 0), map[string]int{}
			for _, term := range sum.Terms() {
				found[w.game.TermName(term.ID)] += int(term.N)
			}
			return amounts(found)
		})}
}
