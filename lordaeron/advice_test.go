package lordaeron

import (
	"encoding/json"
	"testing"

	"twobanners/bot"
	"twobanners/game"
)

// Every challenge that is offered comes with its forecast, and none that nobody may know.
func TestAdviseForecastsEveryChallenge(t *testing.T) {
	s := skirmishes(t)[4]
	b, _ := s.arranged(t)
	seat := b.Actors().First()
	g := newGame(t)
	advice := g.Foretell(b.Position, seat, "").(Odds)
	if len(advice.Challenges) != 4 { // alone or together, by each of the two
		t.Fatalf("%+v", advice)
	}
	together, alone := advice.Challenges[0], advice.Challenges[1]
	if len(together.Round.Phases) != 2 || len(alone.Round.Phases) != 1 || !alone.Exact {
		t.Fatalf("%+v\n%+v", together, alone)
	}
	if together.Win < alone.Win || together.Win < together.Bare {
		t.Errorf("together %d, alone %d, bare %d", together.Win, alone.Win, together.Bare)
	}
	b.placeOverlord(2, NoRegion)
	b.People[0].Region = b.box.Overlords[2].regions[0]
	for _, c := range g.Foretell(b.Position, seat, "").(Odds).Challenges {
		if c.Round.Phases[0].Threat == 7 {
			t.Errorf("a facedown counter is forecast: %+v", c)
		}
	}
}

// Odds are for who decides: the fights of the map are a part of their own, others there are none.
func TestForetellByParts(t *testing.T) {
	b, _ := skirmishes(t)[4].arranged(t)
	seat := b.Actors().First()
	g := newGame(t)
	odds := g.Foretell(b.Position, seat, partPlaces).(Odds)
	if len(odds.Places) == 0 || odds.Challenges != nil || odds.Race != nil {
		t.Errorf("of the map: %+v", odds)
	}
	odds = g.Foretell(b.Position, seat, "").(Odds)
	if odds.Places != nil || len(odds.Challenges) == 0 || odds.Race == nil || odds.Reach == nil {
		t.Errorf("of the decision: %+v", odds)
	}
	if told := g.Foretell(b.Position, seat, "weather"); told != nil {
		t.Errorf("of the weather: %+v", told)
	}
	if told := g.Foretell(b.Position, MaxSeats-1, ""); told != nil {
		t.Errorf("who is not asked is told %+v", told)
	}
}

// There is advice in every position for every seat, and asking changes nothing. Estimates rest on
// few fights here, and what costs most, the forecasts of a turn, is asked of every eighth decision.
func TestAdviseAnswersEverywhere(t *testing.T) {
	hasty := *newGame(t) // a copy: the game is every test's
	g := &hasty
	g.few = true
	for seed := range uint64(5) {
		luck := game.NewFast(seed)
		pos, err := g.New(2+int(seed), nil, luck)
		if err != nil {
			t.Fatal(err)
		}
		player, err := bot.New(g, []string{"greedy", "random"}[seed%2])
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		for n := 0; p.Actors() != 0; n++ {
			before := p.State
			for seat := range game.Seat(p.SeatCount) {
				told := []any{g.Advise(p, seat)}
				if p.top().Task != taskTurn || n%8 == int(seed) {
					told = append(told, g.Foretell(p, seat, ""), g.Foretell(p, seat, partPlaces))
				}
				if _, err := json.Marshal(told); err != nil {
					t.Fatal(err)
				}
			}
			if p.State != before {
				t.Fatal("advice has changed the position")
			}
			seat := p.Actors().First()
			_ = p.Apply(seat, player.Choose(p, seat, luck), luck, nil)
		}
	}
}

// The chances of both sides in the last battle are told from turn 24 of 30 on; they add up, and the
// stronger side has the better one.
func TestAdviseLooksAtTheLastBattle(t *testing.T) {
	b := newTable(t,
		Character{Class: classNamed(t, "warrior"), Faction: Horde, Level: 4, Actions: 2},
		Character{Class: classNamed(t, "hunter"), Faction: Alliance, Level: 2})
	b.Faction = Horde
	b.Rules.Turns, b.Turn = 30, 23
	b.People[0].Region, b.People[1].Region = b.region("brill"), b.region("southshore")
	g := newGame(t)
	if early := g.adviseRace(b.Position, game.Seat(Horde)).Final; early != nil {
		t.Errorf("%d %% are told in turn 23", *early)
	}
	b.Turn = 24
	horde := g.adviseRace(b.Position, game.Seat(Horde)).Final
	alliance := g.adviseRace(b.Position, game.Seat(Alliance)).Final
	if horde == nil || alliance == nil || *horde < 90 || *horde+*alliance < 98 ||
		*horde+*alliance > 102 {
		t.Errorf("%v and %v", horde, alliance)
	}
}
