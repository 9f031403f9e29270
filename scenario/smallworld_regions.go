package scenario

import (
	"fmt"
	"slices"

	"twobanners/smallworld"
)

// expectRegions reads who must stand where.
func (w *smallWorld) expectRegions(r *reader, n *node) (checks []swCheck) {
	for i, key := range r.keys(n) {
		region := w.region(r, key)
		if v := n.items[i]; v.kind == scalar {
			r.oneOf(v, empty)
			checks = append(checks, func(p *smallworld.Position) string {
				return differ(key.text, empty, w.holder(p, region))
			})
		} else {
			checks = append(checks, w.expectRegion(r, key.text, region, v)...)
		}
	}
	return checks
}

// holder words who holds a region.
func (w *smallWorld) holder(p *smallworld.Position, region smallworld.Region) string {
	switch h := p.Holder[region]; h {
	case smallworld.Empty:
		return empty
	case smallworld.ByMurlocs:
		return fmt.Sprintf("%d murlocs", p.Tokens[region])
	default:
		return fmt.Sprintf("%d %s of seat %d", p.Tokens[region], p.RaceAt(region), h.Seat())
	}
}

func (w *smallWorld) expectRegion(
	r *reader, name string, region smallworld.Region, n *node,
) (checks []swCheck) {
	fields := r.fields(n, "seat", "race", "tokens", "decline", "beasts", "champion", "murlocs",
		"things")
	is := func(key string, want any, get func(p *smallworld.Position) any) {
		checks = append(checks, func(p *smallworld.Position) string {
			return differ(name+" "+key, want, get(p))
		})
	}
	murlocs := func(p *smallworld.Position) bool { return p.Holder[region] == smallworld.ByMurlocs }
	if v := fields["seat"]; v != nil {
		is("seat", int(w.seat(r, v)), func(p *smallworld.Position) any {
			return int(p.Holder[region].Seat())
		})
	}
	if v := fields["race"]; v != nil {
		is("race", named(r, v, "race", smallworld.ParseRace), func(p *smallworld.Position) any {
			return p.RaceAt(region)
		})
	}
	if v := fields["tokens"]; v != nil {
		is("tokens", r.number(v, 0, 100), func(p *smallworld.Position) any {
			if murlocs(p) {
				return 0
			}
			return int(p.Tokens[region])
		})
	}
	if v := fields["decline"]; v != nil {
		is("decline", r.flag(v), func(p *smallworld.Position) any {
			return p.Holder[region].Declined()
		})
	}
	if v := fields["beasts"]; v != nil {
		is("beasts", r.number(v, 0, 100), func(p *smallworld.Position) any {
			return int(p.Beasts[region])
		})
	}
	if v := fields["champion"]; v != nil {
		is("champion", r.flag(v), func(p *smallworld.Position) any { return p.Champion == region })
	}
	if v := fields["murlocs"]; v != nil {
		is("murlocs", r.number(v, 0, 100), func(p *smallworld.Position) any {
			if murlocs(p) {
				return int(p.Tokens[region])
			}
			return 0
		})
	}
	if v := fields["things"]; v != nil {
		want := sorted(w.things(r, v))
		is("things", want, func(p *smallworld.Position) any { return sorted(p.Things(region)) })
	}
	return checks
}

// things reads a complete list of what lies face up in a region.
func (w *smallWorld) things(r *reader, n *node) (list []string) {
	for _, item := range r.some(n) {
		name := r.word(item)
		_, marker := smallworld.ParseMarker(name)
		if !marker && !slices.Contains(
			[]string{"fort", "wisp-wall", "watch-tower", "objective"}, name) {
			r.fail(item, "there is no thing %q", name)
		}
		list = append(list, name)
	}
	return list
}

// expectCost reads what a region must take from the seat to move.
func (w *smallWorld) expectCost(r *reader, n *node) (checks []swCheck) {
	for i, key := range r.keys(n) {
		region := w.region(r, key)
		tokens, terms := n.items[i], (*node)(nil)
		if tokens.kind != scalar {
			fields := r.fields(tokens, "tokens", "terms")
			tokens, terms = fields["tokens"], fields["terms"]
		}
		if tokens != nil {
			checks = append(checks, r.expectNumber(tokens, "the cost of "+key.text,
				func(p *smallworld.Position) int {
					sum := p.Cost(p.Seat, region, 0)
					return int(sum.Total)
				}))
		}
		if terms != nil {
			checks = append(checks, w.expectTerms(r, key.text, region, terms))
		}
	}
	return checks
}

var priceTerms = []string{
	"base", "travel", "mountain", "fort", "wisp-wall", "murlocs", "tokens", "beasts", "champion",
	"minimum",
}

func (w *smallWorld) expectTerms(
	r *reader, name string, region smallworld.Region, n *node,
) swCheck {
	var want []string
	for i, key := range r.keys(n) {
		_, race := smallworld.ParseRace(key.text)
		_, power := smallworld.ParsePower(key.text)
		_, marker := smallworld.ParseMarker(key.text)
		if !race && !power && !marker && !slices.Contains(priceTerms, key.text) {
			r.fail(key, "there is no term %q in a price", key.text)
		}
		if v := r.number(n.items[i], -100, 100); v != 0 {
			want = append(want, fmt.Sprintf("%s %d", key.text, v))
		}
	}
	return func(p *smallworld.Position) string {
		sum := p.Cost(p.Seat, region, 0)
		totals := map[string]int{}
		for _, term := range sum.Terms() {
			totals[smallworld.TermName(term.ID)] += int(term.N)
		}
		var found []string
		for term, v := range totals {
			if v != 0 {
				found = append(found, fmt.Sprintf("%s %d", term, v))
			}
		}
		return differ("the price of "+name, sorted(want), sorted(found))
	}
}
