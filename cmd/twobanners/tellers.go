package main

import (
	"strings"

	"twobanners/content"
	"twobanners/game"
	"twobanners/lordaeron"
	"twobanners/smallworld"
)

// teller is how a game is told in English. A game without one is told in its ids.
type teller struct {
	sentences map[string]string
	// names are those of regions, cards and the like, by their ids.
	names func(g game.Game) map[string]string
	// round is what the game is counted in; begun: the set-up begins the first and tells nothing.
	round string
	begun bool
	// scene is what a demo shows between the lines.
	scene func(d *demo) scene
}

// tellers are how the games are told, by their names.
var tellers = map[string]teller{
	"smallworld": {
		sentences: sentences, round: "Round", begun: true,
		names: func(g game.Game) map[string]string {
			names := map[string]string{}
			for _, face := range g.(*smallworld.Game).Content().Faces {
				for _, r := range face.Regions {
					names[r.ID] = r.Name
				}
			}
			return names
		},
		scene: func(d *demo) scene { return islands{d, d.p.(*smallworld.Position)} },
	},
	"lordaeron": {
		sentences: lordaeronSentences, round: "Turn",
		names: func(g game.Game) map[string]string {
			return namesOf(g.(*lordaeron.Game).Content())
		},
		scene: func(d *demo) scene { return party{d, d.p.(*lordaeron.Position)} },
	},
}

func namesOf(box *content.Lordaeron) map[string]string {
	names := map[string]string{}
	for i := range box.Regions {
		names[box.Regions[i].ID] = box.Regions[i].Name
	}
	for i := range box.Cards {
		names[box.Cards[i].ID] = box.Cards[i].Name
	}
	for i := range box.Quests {
		names[box.Quests[i].ID] = box.Quests[i].Name
	}
	for i := range box.Events {
		names[box.Events[i].ID] = box.Events[i].Name
	}
	return names
}

// tellerOf is how a game is told.
func tellerOf(g game.Game) teller {
	t, known := tellers[g.ID()]
	if !known {
		t = teller{
			round: "Turn", names: func(game.Game) map[string]string { return nil },
			scene: func(d *demo) scene { return bare{d} },
		}
	}
	return t
}

// bare is the scene of a game that has none of its own.
type bare struct{ *demo }

func (d bare) title() string     { return title(d.game.ID()) }
func (d bare) begin()            { d.page.line("") }
func (d bare) end(*game.Outcome) {}
func (d bare) round(n int)       { d.page.line("── Turn %d %s", n, strings.Repeat("─", 60)) }
