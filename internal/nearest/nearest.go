// Package nearest suggests a word for a misspelt one, by edit distance: "did you mean mining?"
package nearest

// Word is the word of a list with the fewest letters changed, or none when more than a third of
// its letters would have to change.
func Word(got string, of []string) string {
	best, least := "", (len(got)+2)/3+1
	for _, word := range of {
		if n := Distance(got, word); n < least {
			best, least = word, n
		}
	}
	return best
}

// Distance counts the letters to insert, drop or replace to make b of a (Levenshtein).
func Distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			replaced := diagonal
			if a[i] != b[j] {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(b)]
}
