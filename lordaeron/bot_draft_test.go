package lordaeron

import (
	"slices"
	"testing"

	"twobanners/game"
)

// The classes, the most wanted first: by wins of beginners, by the experience of experts.
var (
	byWins = []string{
		"warrior", "paladin", "shaman", "hunter", "mage", "druid", "rogue", "warlock", "priest",
	}
	byExperience = []string{
		"paladin", "warrior", "hunter", "shaman", "druid", "rogue", "mage", "warlock", "priest",
	}
)

// picksOf lets planners of a strategy pick the classes of a table; it tells who picked what, and
// out of which.
func picksOf(
	t *testing.T, s game.Strategy, seats int, options string,
) (list []string, by []game.Seat, outOf [][]string) {
	t.Helper()
	pos, err := newGame(t).New(seats, []byte(options), game.NewFast(1))
	if err != nil {
		t.Fatal(err)
	}
	b := &table{T: t, Position: pos.(*Position)}
	for b.top().Task == taskDraft {
		seat := b.Actors().First()
		var free []string
		for _, packed := range b.Moves(seat, nil) {
			pick, _ := b.Unpack(packed)
			free = append(free, b.box.Classes[pick.N].id)
		}
		_, m := b.planned(s)
		outOf = append(outOf, free)
		list, by = append(list, b.box.Classes[m.N].id), append(by, seat)
		if refusal := b.Apply(seat, m.Pack(), game.NewFast(1), nil); !refusal.OK() {
			t.Fatal(refusal)
		}
	}
	return list, by, outOf
}

// Three a side, what experts made of the classes decides; two by two the guess does.
func TestPlannerDraftsByExperience(t *testing.T) {
	fitted := plain
	fitted.Fitted = true
	for name, c := range map[string]struct {
		game.Strategy
		seats int
		want  []string
	}{
		"six":   {fitted, 6, byExperience},
		"two":   {fitted, 2, byWins},
		"guess": {plain, 6, byWins},
	} {
		got, _, outOf := picksOf(t, c.Strategy, c.seats, "")
		for i, class := range got {
			place := func(class string) int { return slices.Index(c.want, class) }
			best := slices.MinFunc(outOf[i], func(a, b string) int { return place(a) - place(b) })
			if class != best {
				t.Errorf("%s: picked %s out of %v, want %v", name, class, outOf[i], c.want)
			}
		}
	}
}

// Where sides are agreed on, Paladin and Shaman are the last picks of theirs: the enemy cannot take
// them, but might take the others.
func TestPlannerKeepsItsOwnClassForLast(t *testing.T) {
	fitted := plain
	fitted.Fitted = true
	picks, by, _ := picksOf(t, fitted, 6,
		`{"factions": ["alliance", "horde", "alliance", "horde", "alliance", "horde"]}`)
	var sides [2][]string
	for i, class := range picks {
		sides[by[i]%2] = append(sides[by[i]%2], class)
	}
	if sides[Alliance][2] != "paladin" || sides[Horde][2] != "shaman" {
		t.Errorf("the sides picked %v", sides)
	}
	free := slices.DeleteFunc(picks, func(class string) bool {
		return class == "paladin" || class == "shaman"
	})
	if want := []string{"warrior", "hunter", "druid", "rogue"}; !slices.Equal(free, want) {
		t.Errorf("of the others they picked %v, want %v", free, want)
	}
}
