package cases

import (
	"fmt"
	"slices"

	"twobanners/scenario"
	"twobanners/smallworld"
)

// expectRegions reads who must stand where.
func (w *part) expectRegions(r *reader, n *node) (checks []claim) {
	for i, key := range r.Keys(n) {
		region := w.region(r, key)
		if v := n.Items[i]; v.Kind == scenario.Scalar {
			r.OneOf(v, empty)
			checks = append(checks, scenario.Is(key.Text, empty,
				func(p *smallworld.Position) string { return w.holder(p, region) }))
		} else {
			checks = append(checks, w.expectRegion(r, key.Text, region, v)...)
		}
	}
	return checks
}

// holder words who holds a region.
func (w *part) holder(p *smallworld.Position, region smallworld.Region) string {
	switch h := p.Holder[region]; h {
	case smallworld.Empty:
		return empty
	case smallworld.ByMurlocs:
		return fmt.Sprintf("%d murlocs", p.Tokens[region])
	default:
		return fmt.Sprintf("%d %s of seat %d", p.Tokens[region], p.RaceAt(region), h.Seat())
	}
}

func (w *part) expectRegion(
	r *reader, name string, region smallworld.Region, n *node,
) (checks []claim) {
	fields := r.Fields(n, "seat", "race", "tokens", "decline", "beasts", "champion", "murlocs",
		"things")
	is := func(key string, want any, get func(p *smallworld.Position) any) {
		checks = append(checks, scenario.Is(name+" "+key, want, get))
	}
	murlocs := func(p *smallworld.Position) bool { return p.Holder[region] == smallworld.ByMurlocs }
	if v := fields["seat"]; v != nil {
		is("seat", int(w.seat(r, v)), func(p *smallworld.Position) any {
			return int(p.Holder[region].Seat())
		})
	}
	if v := fields["race"]; v != nil {
		race := scenario.Named(r, v, "race", smallworld.ParseRace)
		is("race", race, func(p *smallworld.Position) any { return p.RaceAt(region) })
	}
	if v := fields["tokens"]; v != nil {
		is("tokens", r.Number(v, 0, 100), func(p *smallworld.Position) any {
			if murlocs(p) {
				return 0
			}
			return int(p.Tokens[region])
		})
	}
	if v := fields["decline"]; v != nil {
		is("decline", r.Flag(v), func(p *smallworld.Position) any {
			return p.Holder[region].Declined()
		})
	}
	if v := fields["beasts"]; v != nil {
		is("beasts", r.Number(v, 0, 100), func(p *smallworld.Position) any {
			return int(p.Beasts[region])
		})
	}
	if v := fields["champion"]; v != nil {
		is("champion", r.Flag(v), func(p *smallworld.Position) any { return p.Champion == region })
	}
	if v := fields["murlocs"]; v != nil {
		is("murlocs", r.Number(v, 0, 100), func(p *smallworld.Position) any {
			if murlocs(p) {
				return int(p.Tokens[region])
			}
			return 0
		})
	}
	if v := fields["things"]; v != nil {
		checks = append(checks, scenario.AreWords(name+" things", w.things(r, v),
			func(p *smallworld.Position) []string { return p.Things(region) }))
	}
	return checks
}

// things reads a complete list of what lies face up in a region.
func (w *part) things(r *reader, n *node) (list []string) {
	for _, item := range r.Some(n) {
		name := r.Word(item)
		_, marker := smallworld.ParseMarker(name)
		if !marker && !slices.Contains(
			[]string{"fort", "wisp-wall", "watch-tower", "objective"}, name) {
			r.Fail(item, "there is no thing %q", name)
		}
		list = append(list, name)
	}
	return list
}

// expectCost reads what a region must take from the seat to move.
func (w *part) expectCost(r *reader, n *node) (checks []claim) {
	for i, key := range r.Keys(n) {
		region := w.region(r, key)
		tokens, terms := n.Items[i], (*node)(nil)
		if tokens.Kind != scenario.Scalar {
			fields := r.Fields(tokens, "tokens", "terms")
			tokens, terms = fields["tokens"], fields["terms"]
		}
		if tokens != nil {
			checks = append(checks, scenario.IsNumber(r, tokens, "the cost of "+key.Text,
				func(p *smallworld.Position) int {
					sum := p.Cost(p.Seat, region, 0)
					return int(sum.Total)
				}))
		}
		if terms != nil {
			checks = append(checks, w.expectTerms(r, key.Text, region, terms))
		}
	}
	return checks
}

var priceTerms = []string{
	"base", "travel", "mountain", "fort", "wisp-wall", "murlocs", "tokens", "beasts", "champion",
	"minimum",
}

func (w *part) expectTerms(
	r *reader, name string, region smallworld.Region, n *node,
) claim {
	var want []string
	for i, key := range r.Keys(n) {
		_, race := smallworld.ParseRace(key.Text)
		_, power := smallworld.ParsePower(key.Text)
		_, marker := smallworld.ParseMarker(key.Text)
		if !race && !power && !marker && !slices.Contains(priceTerms, key.Text) {
			r.Fail(key, "there is no term %q in a price", key.Text)
		}
		if v := r.Number(n.Items[i], -100, 100); v != 0 {
			want = append(want, fmt.Sprintf("%s %d", key.Text, v))
		}
	}
	return scenario.AreWords("the price of "+name, want,
		func(p *smallworld.Position) (found []string) {
			sum := p.Cost(p.Seat, region, 0)
			totals := map[string]int{}
			for _, term := range sum.Terms() {
				totals[smallworld.TermName(term.ID)] += int(term.N)
			}
			for term, v := range totals {
				if v != 0 {
					found = append(found, fmt.Sprintf("%s %d", term, v))
				}
			}
			return found
		})
}
