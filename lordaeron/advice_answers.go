package lordaeron

import (
	"maps"

	"twobanners/game"
)

// Answers are all that the advice says about a card, a place or a region, as the move that pointing
// there asks for: for the law that compares it with the referee.
func (a Advice) Answers() (list []game.Answer) {
	add := func(word string, parts map[string]any, rules []string) {
		list = append(list, game.Answer{
			Move: map[string]any{word: parts}, Refusal: game.Refusal{Rules: rules},
		})
	}
	for _, s := range a.Sheets {
		for _, c := range s.Cards {
			for _, place := range areaNames {
				p, ok := c.Places[place]
				if !ok {
					continue
				}
				add("equip", map[string]any{
					"who": s.Who, "card": c.Card, "area": place, "exchange": p.Exchange,
				}, p.Rules)
			}
		}
		for key := range keyTalents {
			if place := showPlace(key); s.Off[place] != nil {
				add("unequip", map[string]any{"who": s.Who, "area": place}, s.Off[place])
			}
		}
		for _, w := range s.Wares {
			parts := map[string]any{"card": w.Card}
			if w.Deal == "train" {
				parts["who"] = s.Who
			}
			add(w.Deal, parts, w.Rules)
		}
	}
	for _, r := range a.Regions {
		parts, _ := r.Move.(map[string]any)[r.word].(map[string]any)
		for _, region := range r.every {
			there := maps.Clone(parts)
			there["to"] = region
			add(r.word, there, r.Rules)
		}
	}
	return list
}
