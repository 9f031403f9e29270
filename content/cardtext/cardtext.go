// Package cardtext tells in sentences what the cards of Lordaeron do, in every language that the
// content has words for. The sentences are made from the data that the rules play by, so that text
// and effect cannot disagree; the words are in content/lordaeron/words.TAG.yaml, the names beside.
package cardtext

import (
	"strings"

	"twobanners/content"
)

// Text is a text by language; sentences that belong to different abilities stand on lines of their
// own, in the order of the abilities.
type Text map[content.Language]string

func text(of func(content.Language) string) Text {
	all := Text{}
	for _, l := range content.Languages {
		all[l] = of(l)
	}
	return all
}

// Name is what something with an id is called; its English name stands with the facts, and is the
// name of a character in every language.
func Name(w *content.Lordaeron, id, english string) Text {
	return text(func(l content.Language) string {
		if forms, ok := w.Words[l]["foes/"+id]; ok {
			return form(forms, 0)
		}
		if name := w.Names[l][id]; name != "" {
			return name
		}
		return english
	})
}

// Word is a phrase without slots, such as the name of a moment or of an area.
func Word(w *content.Lordaeron, id string) Text {
	return text(func(l content.Language) string { return w.Words[l][id] })
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

func (t writer) say(id string, with slots) string {
	return filler{t.lang, with}.fill(t.w.Words[t.lang][id])
}

// form is a form of a word: one, many, and so on.
func (t writer) form(id string, i int) string { return form(t.w.Words[t.lang][id], i) }

// join lists things with a word before the last.
func (t writer) join(list []string, last string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	n := len(list) - 1
	return strings.Join(list[:n], ", ") + " " + t.say("glue/"+last, nil) + " " + list[n]
}
