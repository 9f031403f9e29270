package lordaeron

import (
	"math"
	"testing"
)

// The forecast of a round agrees with all rolls of its dice counted one by one.
func TestForecastCountsEveryRoll(t *testing.T) {
	warrior := Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 2, Actions: 2}
	b := newTable(t, warrior)
	c := &b.People[0]
	c.Region = b.region("deathknell")
	c.Health, c.Energy = 3, 0
	c.Areas[RangedArea] = b.card("skycaller") // 2 blue, ATTRITION +1
	b.put("scarlet-crusader", Green, "deathknell", 0, 1)
	f, ok := b.Forecast(0, QuestFoes, uint8(b.creature("scarlet-crusader")))
	if !ok || f.Pool != [3]int{2, 2, 1} || f.Threat != 5 || f.Attrition != 2 || f.Reroll != 0 {
		t.Fatalf("%+v", f)
	}
	// A die hits half the time. Attack 4, Health 3 each: 32 outcomes, all alike.
	win, defeat, wounds := 0, 0, 0
	for set := range 32 {
		blue, red, green := set&1+set>>1&1, set>>2&1+set>>3&1, set>>4&1
		hurt := max(0, 4-red-green)
		wounds += hurt
		if hurt >= 3 {
			defeat++
		} else if blue+red+2 >= 3 {
			win++
		}
	}
	for _, part := range []struct {
		name  string
		found float64
		of32  float64
	}{
		{"wins", f.Win, float64(win)},
		{"defeats", f.Defeat, float64(defeat)},
		{"mean wounds", f.MeanWounds, float64(wounds)},
	} {
		if math.Abs(part.found-part.of32/32) > 1e-9 {
			t.Errorf("%s: %v, counted %v", part.name, part.found, part.of32/32)
		}
	}
}
