package lordaeron

import (
	"testing"

	"twobanners/bot"
	"twobanners/game"
)

// The last battle is fought at no place: nobody falls where they happen to stand.
func TestWhoFallsInTheLastBattleFallsNowhere(t *testing.T) {
	g, luck := newGame(t), game.NewFast(1)
	pos, err := g.New(6, []byte(`{"turns":2,"first-game":true}`), luck)
	if err != nil {
		t.Fatal(err)
	}
	player, err := bot.New(g, "random")
	if err != nil {
		t.Fatal(err)
	}
	p, fell := pos.(*Position), 0
	for !p.Over {
		seat, log := p.Actors().First(), game.Log{}
		_ = p.Apply(seat, player.Choose(p, seat, luck), luck, &log)
		for i := range log.Events {
			e := &log.Events[i]
			if e.Kind != DefeatedEvent || !p.Combat.Final {
				continue
			}
			fell++
			if Region(e.Args[1]) != NoRegion {
				t.Errorf("%s fell in region %d", g.WhoName(p, int8(e.Args[0])), e.Args[1])
			}
		}
	}
	if fell == 0 {
		t.Error("nobody fell")
	}
}
