// Package cardtext tells in sentences what the cards of Lordaeron do, in English and Portuguese.
// The sentences are made from the data that the rules play by, so that text and effect cannot
// disagree; the words are in content/lordaeron/words.yaml, the Portuguese names in names.yaml.
package cardtext

import (
	"strings"

	"twobanners/content"
)

// Text is a text in both languages; sentences that belong to different abilities stand on lines of
// their own, in the order of the abilities.
type Text struct {
	EN string `json:"en"`
	PT string `json:"pt"`
}

func text(of func(content.Language) string) Text {
	return Text{of(content.English), of(content.Portuguese)}
}

// Name is what something with an id is called; its English name stands with the facts.
func Name(w *content.Lordaeron, id, english string) Text {
	if forms, ok := w.Words["foes/"+id]; ok {
		return Text{form(forms[content.English], 0), form(forms[content.Portuguese], 0)}
	}
	if portuguese := w.Names[id]; portuguese != "" {
		return Text{english, portuguese}
	}
	return Text{english, english} // the name of a character
}

// Word is a phrase without slots, such as the name of a moment or of an area.
func Word(w *content.Lordaeron, id string) Text {
	return Text{w.Words[id][content.English], w.Words[id][content.Portuguese]}
}

// Card tells what a card does.
func Card(w *content.Lordaeron, c *content.Card) Text {
	return text(func(l content.Language) string {
		return strings.Join(writer{w, l, c}.abilities(c.Does), "\n")
	})
}

// Creature tells the ability of a creature, as its opponents see it.
func Creature(w *content.Lordaeron, c *content.Creature) Text {
	return text(func(l content.Language) string {
		return strings.Join(writer{w: w, lang: l}.abilities(c.Does), "\n")
	})
}

// Overlord tells his values and his ability with four characters, or with six.
func Overlord(w *content.Lordaeron, o *content.Overlord, six bool) Text {
	return text(func(l content.Language) string {
		t := writer{w: w, lang: l}
		f, does, key := o.Four, o.Does, "opponents/four"
		if six {
			f, key = o.Six, "opponents/six"
			if len(o.DoesSix) > 0 {
				does = o.DoesSix
			}
		}
		values := t.say("opponents/values", values(f.Threat, f.Attack, f.Health))
		head := t.say(key, slots{"values": values})
		return strings.Join(append([]string{head}, t.abilities(does)...), "\n")
	})
}

// writer tells things in one language; card is whose abilities they are, nil for opponents.
type writer struct {
	w    *content.Lordaeron
	lang content.Language
	card *content.Card
}

func (t writer) say(id string, with slots) string { return fill(t.w.Words[id][t.lang], with) }

// form is a form of a word: one, many, and so on.
func (t writer) form(id string, i int) string { return form(t.w.Words[id][t.lang], i) }

// join lists things with a word before the last.
func (t writer) join(list []string, last string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	n := len(list) - 1
	return strings.Join(list[:n], ", ") + " " + t.say("glue/"+last, nil) + " " + list[n]
}
