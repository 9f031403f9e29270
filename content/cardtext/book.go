package cardtext

import (
	"fmt"
	"io"
	"strings"

	"twobanners/content"
)

// Entry is one thing with its text, and the numbers printed beside it.
type Entry struct {
	Kind string // power, talent, item, …, creature, quest, event, overlord
	Of   string // the class, the deck or the faction it belongs to
	ID   string
	Name Text
	Text Text
}

// Book is the text of everything in the box, in the order of the content.
func Book(w *content.Lordaeron) []Entry {
	var all []Entry
	for i := range w.Cards {
		c := &w.Cards[i]
		all = append(all, Entry{
			string(c.Kind), c.Class + c.Deck + c.People, c.ID, Name(w, c.ID, c.Name), Card(w, c),
		})
	}
	for i := range w.Creatures {
		c := &w.Creatures[i]
		all = append(all, Entry{"creature", "", c.ID, Name(w, c.ID, c.Name), Creature(w, c)})
	}
	for i := range w.Quests {
		q := &w.Quests[i]
		all = append(all, Entry{
			"quest", string(q.Faction) + " " + q.Difficulty, q.ID,
			Name(w, q.ID, q.Name), Quest(w, q),
		})
	}
	for i := range w.Events {
		e := &w.Events[i]
		all = append(all, Entry{"event", "", e.ID, Name(w, e.ID, e.Name), Event(w, e)})
	}
	for i := range w.Overlords {
		o := &w.Overlords[i]
		name := Name(w, o.ID, o.Name)
		all = append(all, Entry{"overlord", "four", o.ID, name, Overlord(w, o, false)},
			Entry{"overlord", "six", o.ID, name, Overlord(w, o, true)})
	}
	return all
}

// Print writes an entry to be read by people, one language below the other.
func (e *Entry) Print(out io.Writer) error {
	head := strings.Join(strings.Fields(e.Kind+" "+e.Of+" "+e.ID), " ")
	if _, err := fmt.Fprintln(out, head); err != nil {
		return err
	}
	for _, l := range content.Languages {
		_, err := fmt.Fprintf(out, "  %s %s\n%s", l, e.Name[l], indented(e.Text[l]))
		if err != nil {
			return err
		}
	}
	return nil
}

func indented(text string) string {
	if text == "" {
		return ""
	}
	return "     " + strings.ReplaceAll(text, "\n", "\n     ") + "\n"
}
