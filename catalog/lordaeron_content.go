package catalog

import (
	"strings"

	"twobanners/content"
	"twobanners/content/cardtext"
)

// teller names things and tells what cards do.
type teller struct{ *content.Lordaeron }

func (t teller) named(id, name string) Named {
	return Named{id, cardtext.Name(t.Lordaeron, id, name)}
}

// terms are the words of some sections, by their ids.
func (t teller) terms(sections ...string) map[string]cardtext.Text {
	words := map[string]cardtext.Text{}
	for id := range t.Words[content.English] {
		for _, section := range sections {
			if strings.HasPrefix(id, section) {
				words[id] = cardtext.Word(t.Lordaeron, id)
			}
		}
	}
	return words
}

// LordaeronOf is a box of World of Warcraft: The Board Game as the browser draws it.
func LordaeronOf(box *content.Lordaeron) *Lordaeron {
	c := teller{box}
	shown := &Lordaeron{
		Hash: c.Hash, Width: c.Width, Height: c.Height,
		Tracks: tracks(c.Track), Evening: tracks(c.Track.Evening()),
	}
	shown.Terms = c.terms("moments/", "kinds/", "areas/", "peoples/")
	for _, a := range c.Areas {
		shown.Areas = append(shown.Areas, c.named(a.ID, a.Name))
	}
	for i := range c.Regions {
		r := &c.Regions[i]
		shown.Regions = append(shown.Regions, BoardRegion{
			Named: c.named(r.ID, r.Name), Area: r.Area, Adjacent: r.Adjacent, Closed: r.Closed,
			Town: r.Town, Flight: r.Flight, Start: r.Start, Graveyard: r.Graveyard,
			Symbols: r.Symbols(), Border: flat(r.Outline.Border...),
			Token: flat(r.Outline.Token), Label: flat(r.Outline.Label),
			Spots: flat(r.Outline.Spots...),
		})
	}
	for i := range c.Cards {
		shown.Cards = append(shown.Cards, c.card(&c.Cards[i]))
	}
	shown.addPeople(c)
	shown.addTrouble(c)
	return shown
}

func (t teller) card(c *content.Card) PlayingCard {
	card := PlayingCard{
		Named: t.named(c.ID, c.Name), Kind: c.Kind, Class: c.Class, Deck: c.Deck, Type: c.Type,
		Traits: c.Traits, AddOn: c.AddOn, Function: c.Function, Category: c.Category,
		Level: c.Level, Gold: c.Gold, Energy: c.Energy, Health: c.Health,
		Text: cardtext.Card(t.Lordaeron, c),
	}
	for i := range c.Does {
		card.When = append(card.When, c.Does[i].When)
	}
	return card
}

// addPeople adds the sheets and those who play by them.
func (l *Lordaeron) addPeople(c teller) {
	for i := range c.Classes {
		class := &c.Classes[i]
		shown := Class{
			Named: c.named(class.ID, class.Name), Health: class.Health, Energy: class.Energy,
			Unique: class.Unique,
		}
		for _, a := range class.Areas {
			area := CardArea{
				ID: a.ID, Types: a.Types, Traits: a.Traits, Only: a.Only,
				Printed: map[string]string{},
			}
			for side, card := range map[string]string{
				"both": a.Printed, "alliance": a.PrintedAlliance, "horde": a.PrintedHorde,
			} {
				if card != "" {
					area.Printed[side] = card
				}
			}
			shown.Areas = append(shown.Areas, area)
		}
		l.Classes = append(l.Classes, shown)
	}
	for _, p := range c.Characters {
		l.Characters = append(l.Characters, Character{
			Named: c.named(p.ID, p.Name), Class: p.Class, Faction: p.Faction, People: p.People,
			Race: p.Race,
		})
	}
}

// addTrouble adds what stands against them.
func (l *Lordaeron) addTrouble(c teller) {
	for i := range c.Creatures {
		f := &c.Creatures[i]
		l.Creatures = append(l.Creatures, Creature{
			Named: c.named(f.ID, f.Name), Green: valuesOf(f.Green), Red: valuesOf(f.Red),
			Blue: valuesOf(f.Blue), Text: cardtext.Creature(c.Lordaeron, f),
		})
	}
	for i := range c.Quests {
		q := &c.Quests[i]
		shown := Quest{
			Named: c.named(q.ID, q.Name), Faction: q.Faction, Difficulty: q.Difficulty,
			Level: q.Level, Reward: rewardOf(q.Reward), Text: cardtext.Quest(c.Lordaeron, q),
		}
		for _, s := range q.Spawns {
			shown.Spawns = append(shown.Spawns, Spawn{s.Creature, s.Color, s.Region, s.Count})
		}
		l.Quests = append(l.Quests, shown)
	}
	for i := range c.Events {
		e := &c.Events[i]
		shown := EventCard{
			Named: c.named(e.ID, e.Name), Does: e.Does, Card: e.Card, War: e.War.Regions,
			Regions: e.Regions, Strong: rewardOf(e.Strong), Weaker: rewardOf(e.Weaker),
			Text: cardtext.Event(c.Lordaeron, e),
		}
		if b := &e.Boss; b.Region != "" {
			shown.Boss = &Boss{
				b.Region, Values{Threat: b.Threat, Attack: b.Attack, Health: b.Health},
			}
		}
		l.Events = append(l.Events, shown)
	}
	for i := range c.Overlords {
		o := &c.Overlords[i]
		l.Overlords = append(l.Overlords, Overlord{
			Named: c.named(o.ID, o.Name), Four: valuesOf(o.Four), Six: valuesOf(o.Six),
			Regions: o.Regions, Goal: o.Goal,
			Text:    cardtext.Overlord(c.Lordaeron, o, false),
			TextSix: cardtext.Overlord(c.Lordaeron, o, true),
		})
	}
}

func tracks(t content.Track) Tracks {
	shown := Tracks{
		Turns: t.Turns, Levels: t.Levels, EventTurns: t.Events, ItemTurns: map[int]string{},
	}
	for _, icon := range t.Items {
		shown.ItemTurns[icon.Space] = icon.Deck
	}
	return shown
}
