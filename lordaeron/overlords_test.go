package lordaeron

import (
	"testing"

	"twobanners/game"
)

// The values of the Overlords by the number of characters. WB-OVERLORD-KELTHUZAD-02,
// WB-OVERLORD-NEFARIAN-02, WB-OVERLORD-KAZZAK-02
func TestOverlordValues(t *testing.T) {
	for _, c := range []struct {
		name       string
		characters int
		want       figure
	}{
		{"kelthuzad", 4, figure{threat: 7, attack: 14, health: 18}},
		{"kelthuzad", 6, figure{threat: 7, attack: 21, health: 27}},
		{"nefarian", 4, figure{threat: 7, attack: 12, health: 26}},
		{"nefarian", 6, figure{threat: 7, attack: 18, health: 39}},
		{"lord-kazzak", 4, figure{threat: 7, attack: 16, health: 22}},
		{"lord-kazzak", 6, figure{threat: 7, attack: 24, health: 33}},
	} {
		b := newTable(t, Character{Class: classNamed(t, "mage")})
		who, _ := (&Game{box: b.box}).OverlordByName(c.name)
		b.placeOverlord(who, NoRegion)
		b.Characters = uint8(c.characters)
		b.Combat = Combat{Foe: OverlordFoe}
		got := b.foeFigure(Green)
		got.box = 0
		if got != c.want || b.foeThreat() != c.want.threat || b.foeAttack() != int(c.want.attack) {
			t.Errorf("%s with %d: %+v", c.name, c.characters, got)
		}
	}
}

// Kel'Thuzad and Nefarian have one counter each, faceup in its region; of Lord Kazzak's five, laid
// facedown, any may be the true one and nobody can tell. WB-OVERLORD-04, WB-OVERLORD-05,
// WB-OVERLORD-06, WB-OVERLORD-KELTHUZAD-01, WB-OVERLORD-NEFARIAN-01, WB-OVERLORD-KAZZAK-01,
// WB-EVENT-15
func TestOverlordCounters(t *testing.T) {
	for name, home := range map[string]string{
		"kelthuzad": "stratholme", "nefarian": "overlook-cliffs",
	} {
		p := drafted(t, 2, 1, `{"overlord": "`+name+`"}`)
		if p.box.Content.Regions[p.Overlord.Region].ID != home || p.Overlord.Counters != 0 {
			t.Errorf("%s: %+v", name, p.Overlord)
		}
		if v := p.View(0).(*Position); v.Overlord != p.Overlord {
			t.Errorf("%s is not seen: %+v", name, v.Overlord)
		}
	}
	places := map[string]int{}
	const games = 200
	for seed := range uint64(games) {
		p := drafted(t, 2, seed, `{"overlord": "lord-kazzak"}`)
		if p.Overlord.Counters != 31 || p.View(0).(*Position).Overlord.Region != NoRegion ||
			p.View(1).(*Position).Overlord.Region != NoRegion {
			t.Fatalf("seed %d: %+v", seed, p.Overlord)
		}
		places[p.box.Content.Regions[p.Overlord.Region].ID]++
	}
	for _, home := range []string{
		"deep-elem-mine", "chillwind-point", "dalsons-tears", "plaguemist-ravine",
		"the-infectis-scar",
	} {
		if n := places[home]; n < games/10 || n > games*3/10 {
			t.Errorf("%s holds him %d times in %d games", home, n, games)
		}
	}
}

// Eight regions lie between Nefarian and his goal; two regions border Stratholme.
// WB-OVERLORD-NEFARIAN-10, WB-OVERLORD-KELTHUZAD-01
func TestWaysOfTheOverlords(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "mage")})
	far := b.box.distances(b.region("the-bulwark"), NoFaction)
	if n := far[b.region("overlook-cliffs")]; n != 8 {
		t.Errorf("%d regions to The Bulwark", n)
	}
	var near Regions
	near.Put(b.region("northpass-tower"))
	near.Put(b.region("terrordale"))
	if b.box.Adjacent[b.region("stratholme")] != near {
		t.Errorf("%v", b.box.Adjacent[b.region("stratholme")])
	}
}

// What a character sees of a counter its whole faction knows, and nobody else.
// WB-OVERLORD-KAZZAK-06
func TestLookingAtACounter(t *testing.T) {
	for name, found := range map[string]bool{"chillwind-point": true, "dalsons-tears": false} {
		b := newTable(t,
			Character{Class: classNamed(t, "rogue"), Faction: Horde, Actions: 1},
			Character{Class: classNamed(t, "mage")})
		b.Faction = Horde
		b.People[0].Region = b.region(name)
		kazzak, _ := (&Game{box: b.box}).OverlordByName("lord-kazzak")
		b.placeOverlord(kazzak, b.region("chillwind-point"))
		b.play(Move{Kind: Look})
		if b.People[0].Actions != 1 {
			t.Error("looking costs an action")
		}
		for seat, knows := range map[game.Seat]bool{
			ownerOf(Horde): found, ownerOf(Alliance): false, game.Nobody: false,
		} {
			v := b.View(seat).(*Position)
			if (v.Overlord.Region == b.region("chillwind-point")) != knows {
				t.Errorf("%s: seat %d sees him in region %d", name, seat, v.Overlord.Region)
			}
			for _, e := range b.log.Events {
				if e.Kind == CounterSeen && e.To.Has(seat) != (seat == ownerOf(Horde)) {
					t.Errorf("%s: seat %d is told what the Horde saw", name, seat)
				}
			}
		}
	}
}
