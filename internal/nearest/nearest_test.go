package nearest

import "testing"

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"", "abc", 3}, {"kitten", "sitting", 3}, {"ab", "ba", 2}, {"same", "same", 0}} {
		if got := Distance(c.a, c.b); got != c.want {
			t.Errorf("Distance(%q, %q) = %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

func TestWord(t *testing.T) {
	kinds := []string{"races", "powers", "markers"}
	for got, want := range map[string]string{
		"power": "powers", "marker": "markers", "badges": "", "race": "races", "": "",
	} {
		if word := Word(got, kinds); word != want {
			t.Errorf("Word(%q) = %q, want %q", got, word, want)
		}
	}
}
