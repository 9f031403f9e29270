package lab_test

import (
	"slices"
	"strconv"
	"testing"

	"twobanners/bot"
	"twobanners/content"
	"twobanners/lab"
	"twobanners/smallworld"
)

// Five powers that no weights know, whatever they do, weaken a bot by little: strong still wins
// nine games of ten against greedy. The seed is fixed, so it says the same every time.
func TestUnknownPowersWeakenLittle(t *testing.T) {
	shipped, err := content.Default()
	if err != nil {
		t.Fatal(err)
	}
	box := *shipped
	box.Badges = slices.Clone(box.Badges)
	for i, does := range []content.Perk{
		{Word: content.PerkCoinsEach, Of: "entry"},
		{Word: content.PerkCoinsConquest, Of: "horde"},
		{Word: content.PerkCost, Of: "hills", N: 1},
		{Word: content.PerkNear, Of: "magic"},
		{Word: content.PerkAbility, Of: "steal"},
	} {
		box.Badges = append(box.Badges, content.Badge{
			ID: "unknown-" + strconv.Itoa(i), Tokens: 4, Does: []content.Perk{does},
		})
	}
	g, err := smallworld.NewGame(&box)
	if err != nil {
		t.Fatal(err)
	}
	plan := &lab.Plan{
		Game: g, Seats: 2, Bots: []string{"strong", "greedy"}, Games: 400, Seed: 1,
		Library: bot.Shipped(),
	}
	report, err := plan.Run()
	if err != nil {
		t.Fatal(err)
	}
	won := report.Bots[0].Wins
	t.Logf("strong wins %v of %d games", won, plan.Games)
	if won < 0.9*float64(plan.Games) {
		t.Errorf("strong wins %v of %d games", won, plan.Games)
	}
}
