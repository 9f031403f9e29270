package content

import "fmt"

// Summary counts what is in the box.
func (w *SmallWorld) Summary() string {
	regions := 0
	for i := range w.Faces {
		regions += len(w.Faces[i].Regions)
	}
	return fmt.Sprintf("%d banners, %d badges, %d markers, %d faces, %d regions; facts %.12s",
		len(w.Banners), len(w.Badges), len(w.Markers), len(w.Faces), regions, w.Hash)
}

// Summary counts what is in the box.
func (w *Lordaeron) Summary() string {
	deck, items, events := 0, 0, 0
	for i := range w.Cards {
		switch w.Cards[i].Kind {
		case PowerCard, TalentCard:
			deck++
		case ItemCard:
			items += w.Cards[i].Copies
		default:
		}
	}
	for i := range w.Events {
		events += w.Events[i].Copies
	}
	return fmt.Sprintf("%d regions, %d creatures, %d characters, %d class cards, "+
		"%d items, %d quests, %d events, %d overlords; facts %.12s",
		len(w.Regions), len(w.Creatures), len(w.Characters), deck,
		items, len(w.Quests), events, len(w.Overlords), w.Hash)
}
