package rulebook

import (
	"slices"
	"strings"

	"twobanners/internal/nearest"
)

// Search lists the rules that hold every word in id or text, whatever the case and accents.
func (b *Book) Search(words ...string) []Rule {
	folded := make([]string, len(words))
	for i, word := range words {
		folded[i] = fold(word)
	}
	var found []Rule
	for _, rule := range b.rules {
		text := fold(strings.Join(
			[]string{rule.ID, rule.Title, rule.Rule, rule.Example, rule.Ruling}, "\n"))
		missing := func(word string) bool { return !strings.Contains(text, word) }
		if !slices.ContainsFunc(folded, missing) {
			found = append(found, rule)
		}
	}
	return found
}

// The letters of the two languages of the documents, English and Portuguese.
var unaccented = strings.NewReplacer(
	"á", "a", "à", "a", "â", "a", "ã", "a", "é", "e", "ê", "e", "í", "i",
	"ó", "o", "ô", "o", "õ", "o", "ú", "u", "ü", "u", "ç", "c", "’", "'",
)

func fold(s string) string { return unaccented.Replace(strings.ToLower(s)) }

// Near lists up to n ids most like a mistyped one, the likest first.
func (b *Book) Near(id string, n int) []string {
	ids := make([]string, len(b.rules))
	distance := make(map[string]int, len(b.rules))
	for i, rule := range b.rules {
		ids[i] = rule.ID
		distance[rule.ID] = nearest.Distance(id, rule.ID)
	}
	slices.SortStableFunc(ids, func(x, y string) int { return distance[x] - distance[y] })
	return ids[:min(n, len(ids))]
}
