package lordaeron

import "twobanners/game"

var _ game.Noter = (*Game)(nil)

// NoteEvent tells the quests that were completed and the items that were got.
func (g *Game) NoteEvent(pos game.Position, e game.Event, note game.Note) {
	p := pos.(*Position)
	switch e.Kind {
	case QuestCompleted:
		note(e.Seat, "quest", g.box.Quests[e.Args[1]].id)
	case ItemTaken, Bought, Looted:
		at := 1
		if e.Kind == Looted {
			at = 2
		}
		if name, ok := g.showArgument(p, "card", int(e.Args[at])).(string); ok {
			note(e.Seat, "item", name)
		}
	}
}

// NoteEnd tells classes, factions and the Overlord.
func (g *Game) NoteEnd(pos game.Position, note game.Note) {
	p := pos.(*Position)
	for i := range p.Characters {
		person := &p.People[i]
		note(person.Owner, "class", g.box.Classes[person.Class].id)
		note(person.Owner, "faction", factionNames[person.Faction])
		note(person.Owner, "Overlord", g.box.Overlords[p.Overlord.Who].id)
	}
}
