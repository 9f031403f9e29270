package content

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"twobanners/internal/yamltext"
)

// Language is a language of the texts by its tag, such as en or pt.
type Language string

// English is the language in which names stand with the facts.
const English Language = "en"

// Languages are those that have a file words.TAG.yaml, English first. A language is added by its
// files alone.
var Languages = func() []Language {
	files, err := fs.Glob(Shipped("lordaeron"), "words.*.yaml")
	if err != nil {
		panic(err) // the pattern is a constant and valid
	}
	list := []Language{English}
	for _, file := range files {
		tag := Language(strings.TrimSuffix(strings.TrimPrefix(file, "words."), ".yaml"))
		if tag != English {
			list = append(list, tag)
		}
	}
	return list
}()

// Words are phrases, or names, by language and by id; of a phrase the id has its section before it,
// such as "verbs/add". Package cardtext fills in the slots.
type Words map[Language]map[string]string

// wordSection is a part of the file of words.
type wordSection struct {
	name string
	ids  []string
}

// sections lists every phrase there must be: a word of the effect language, or a creature, without
// words for people is an error of the content, in any language.
func (w *Lordaeron) sections() []wordSection {
	list := slices.Clone(wordSections)
	i := slices.IndexFunc(list, func(s wordSection) bool { return s.name == "foes" })
	ids := idsOf(w.Creatures, creatureID)
	list[i].ids = slices.Concat(foes, ids)
	return list
}

func idsOf[T any](list []T, id func(*T) *string) (ids []string) {
	for i := range list {
		ids = append(ids, *id(&list[i]))
	}
	return ids
}

var wordSections = []wordSection{
	{"moments", append(words(Moments), "health-losing/others", "health-lost/others",
		"defeated/others")},
	{"spans", words([]Span{OnceAction, OnceTurn, OnceCombat})},
	{"conditions", withVariant(words(ConditionKinds), "/not")},
	{"pays", strings.Fields("energy health lose tokens banked dice reroll unequip discard")},
	{"paid", strings.Fields("energy health tokens banked dice")},
	{"spots", strings.Fields("some each every foe-some foe-each foe-every")},
	{"dice", strings.Fields("die hit plain colored any-color least between up-to any-number " +
		"any-amount all")},
	{"colors", words(colors)},
	{"boxes", words([]Box{DamageBox, DefenseBox, AttritionBox, EitherBox})},
	{"points", strings.Fields("health energy all-health all-energy mix")},
	{"targets", words(Targets)},
	{"pers", words(Pers)},
	{"verbs", verbPhrases()},
	{"kinds", slices.Concat(strings.Fields("self power talent item"), areaTypes, []string{"bag"},
		categories, functions, traits)},
	{"areas", allAreas},
	{"foes", nil}, // and creatures: see sections
	{"rewards", slices.Concat(strings.Fields("gold xp choice split one-of"), itemDecks[:3])},
	{"quests", strings.Fields("goal also reward group")},
	{"events", append(slices.Clone(EventDeeds), strings.Fields(
		"boss/reward boss/items boss/gold boss/overlord boss/relic")...)},
	{"opponents", strings.Fields("values four six")},
	{"peoples", peoples},
	{"glue", strings.Fields("and or less more may instead instead-spot once none")},
}

func withVariant(ids []string, variant string) []string {
	var all []string
	for _, id := range ids {
		all = append(all, id, id+variant)
	}
	return all
}

// onOthers are the verbs that may be for somebody else than the owner.
var onOthers = []Verb{
	Add, Reroll, Attrition, RemoveDice, Regain, Gain, Lose, Prevent, Stun, Curse, Revive,
}

// verbPhrases lists the ids that Effect.Phrase can give.
func verbPhrases() []string {
	ids := []string{
		"most-dice/none", "turn/raise", "turn/into", "turn/into-face", "roll-again/apart",
		"hits/less", "hits/all", "cost/free", "area/extra", "revive/mix", "revive/mix/others",
		"pass/stop", "pass/duty",
		"move/start", "move/start/others", "move/mine/others", "move/steps",
	}
	for _, verb := range Verbs {
		if verb != Pass && verb != MoveTo {
			ids = append(ids, string(verb))
		}
		if slices.Contains(onOthers, verb) {
			ids = append(ids, string(verb)+"/others")
		}
	}
	return ids
}

// AllHits is a number of hits that means all of them.
const AllHits = 99

// Phrase is the id of the words that tell an effect.
func (e *Effect) Phrase() string {
	id := "verbs/" + string(e.Verb)
	switch e.Verb {
	case MostDice:
		if max(e.Dice.Red, e.Dice.Blue, e.Dice.Green) == 0 {
			id += "/none"
		}
	case TurnDice:
		switch {
		case e.Raise != 0:
			id += "/raise"
		case len(e.Into) > 0 && e.Face != 0:
			id += "/into-face"
		case len(e.Into) > 0:
			id += "/into"
		}
	case RollAgain:
		if e.Apart {
			id += "/apart"
		}
	case Hits:
		if e.N <= -AllHits {
			id += "/all"
		} else if e.N < 0 {
			id += "/less"
		}
	case Cost:
		if e.All {
			id += "/free"
		}
	case Area:
		if e.Area == "extra" {
			id += "/extra"
		}
	case Revive:
		if e.Per != "" {
			id += "/mix"
		}
	case Pass, MoveTo:
		id += "/" + e.Names[0]
	default:
	}
	if e.To != "" && e.To != ToOwner {
		id += "/others"
	}
	return id
}

// Phrase is the id of the words that tell when an ability may be used.
func (a *Ability) Phrase() string {
	id := "moments/" + string(a.When)
	for i := range a.Do {
		if a.Do[i].To == ToHurt {
			return id + "/others"
		}
	}
	return id
}

// Phrase is the id of the words that tell a condition.
func (c *Condition) Phrase() string {
	if c.Not {
		return "conditions/" + string(c.Kind) + "/not"
	}
	return "conditions/" + string(c.Kind)
}

// words reads the phrases of a language, each over what was there.
func (r *reader) words(into map[string]string, sections []wordSection) take {
	return func(at string, root ast.Node) {
		r.wholeFirst(root, func() { clear(into) })
		keys := []key{{"whole", ignore}}
		for _, s := range sections {
			keys = append(keys, key{s.name, r.phrases(into, s.name, s.ids)})
		}
		r.mapping(keys...)(at, root)
	}
}

func (r *reader) phrases(into map[string]string, section string, ids []string) take {
	return func(at string, node ast.Node) {
		var keys []key
		for _, id := range ids {
			keys = append(keys, key{id, func(at string, node ast.Node) {
				var text string
				r.text(&text)(at, node)
				into[section+"/"+id] = text
			}})
		}
		r.mapping(keys...)(at, node)
	}
}

// named reads the names of a language by id.
func (r *reader) named(into map[string]string, file string) take {
	return func(at string, root ast.Node) {
		r.wholeFirst(root, func() { clear(into) })
		r.mapping(key{"whole", ignore}, key{"names", func(_ string, node ast.Node) {
			for _, entry := range r.entries(node) {
				id := entry.Key.GetToken().Value
				r.seen(file+"/"+id, yamltext.LineOf(entry.Key))
				var name string
				r.text(&name)(file+"/"+id, entry.Value)
				into[id] = name
			}
		}})(at, root)
	}
}

var slotPattern = regexp.MustCompile(`\{[a-z]+\}`)

// texts: every phrase and every name is there in all languages, with the same slots.
func (f *inspection) texts() {
	used := map[string]bool{}
	for _, id := range f.w.nameable() {
		used[id] = true
	}
	for _, l := range Languages {
		for _, s := range f.w.sections() {
			for _, id := range s.ids {
				f.phrase(l, s.name, id)
			}
		}
		if l == English {
			continue
		}
		for at, id := range f.w.nameable() {
			if f.w.Names[l][id] == "" {
				f.add(at, "missing text id names/%s: no name in %s", id, l)
			}
		}
		for id := range f.w.Names[l] {
			if !used[id] {
				f.add("names."+string(l)+"/"+id, "nothing is called %q", id)
			}
		}
	}
}

func (f *inspection) phrase(l Language, section, id string) {
	at := "words." + string(l) + "/" + section + "/" + id
	text, ok := f.w.Words[l][section+"/"+id]
	switch {
	case id == string(Standing) && ok:
		return
	case text == "":
		f.add(at, "missing text id %s/%s in %s", section, id, l)
		return
	case strings.Count(text, "{") != strings.Count(text, "}") ||
		strings.Count(text, "[") != strings.Count(text, "]"):
		f.add(at, "a bracket is not closed in %q", text)
	}
	en, own := slotsOf(f.w.Words[English][section+"/"+id]), slotsOf(text)
	if !slices.Equal(en, own) {
		f.add(at, "en says %v where %s says %v", en, l, own)
	}
}

func slotsOf(text string) []string {
	slots := slotPattern.FindAllString(text, -1)
	slices.Sort(slots)
	return slots
}

// nameable gives the id of everything with a name to translate, by its place in the files.
func (w *Lordaeron) nameable() map[string]string {
	all := map[string]string{}
	for i := range w.Areas {
		all["map/"+w.Areas[i].ID] = w.Areas[i].ID
	}
	for i := range w.Regions {
		all["map/"+w.Regions[i].ID] = w.Regions[i].ID
	}
	for i := range w.Classes {
		all["classes/"+w.Classes[i].ID] = w.Classes[i].ID
	}
	for i := range w.Cards {
		all[w.Cards[i].path()] = w.Cards[i].ID
	}
	for i := range w.Quests {
		all["quests/"+w.Quests[i].ID] = w.Quests[i].ID
	}
	for i := range w.Events {
		all["events/"+w.Events[i].ID] = w.Events[i].ID
	}
	for i := range w.Overlords {
		all["overlords/"+w.Overlords[i].ID] = w.Overlords[i].ID
	}
	return all
}

// worded reports phrases that an ability needs and that nobody wrote.
func (f *inspection) worded(at string, a *Ability) {
	ids := []string{a.Phrase()}
	for i := range a.If {
		ids = append(ids, a.If[i].Phrase())
	}
	for i := range a.Do {
		ids = append(ids, a.Do[i].Phrase())
	}
	for _, id := range ids {
		if _, ok := f.w.Words[English][id]; !ok {
			f.add(at, "missing text id %s", id)
		}
	}
}
