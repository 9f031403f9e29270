package content

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"reflect"
	"strings"
)

// hashLordaeron is over what can change the course of a game, in order. Names, the drawing and
// sureness are left out, as in hash. Every fact is written with its word and not at all where it is
// nothing: so a word that the language learns later changes the hash of no content without it.
func hashLordaeron(w *Lordaeron) string {
	h := &wording{}
	for i := range w.Regions {
		h.region(&w.Regions[i])
	}
	t := &w.Track
	h.line("track", "experience", "levels", t.Levels, "last", t.LastXP)
	h.line("track", "turns", "spaces", t.Turns, "events", t.Events)
	for _, item := range t.Items {
		h.line("track-item", item.Deck, "space", item.Space)
	}
	for i := range w.Creatures {
		h.creature(&w.Creatures[i])
	}
	for i := range w.Classes {
		h.class(&w.Classes[i])
	}
	for i := range w.Characters {
		c := &w.Characters[i]
		h.line("character", c.ID, "class", c.Class, "faction", c.Faction, "people", c.People,
			"race", c.Race)
	}
	for i := range w.Cards {
		h.card(&w.Cards[i])
	}
	for i := range w.Quests {
		h.quest(&w.Quests[i])
	}
	for i := range w.Events {
		h.event(&w.Events[i])
	}
	for i := range w.Overlords {
		h.overlord(&w.Overlords[i])
	}
	sum := sha256.Sum256([]byte(h.text.String()))
	return hex.EncodeToString(sum[:])
}

// wording writes facts, a line for each thing with an id or a word of its own.
type wording struct{ text strings.Builder }

// line writes a thing and those of its facts that are something: pairs of a word and a value.
func (h *wording) line(kind string, id any, facts ...any) {
	fmt.Fprintf(&h.text, "%s %v", kind, id)
	for i := 0; i < len(facts); i += 2 {
		value := reflect.ValueOf(facts[i+1])
		if value.Kind() == reflect.Struct {
			panic(fmt.Sprintf("%T is not one fact", facts[i+1])) // a programmer's mistake
		}
		if value.IsZero() || value.Kind() == reflect.Slice && value.Len() == 0 {
			continue
		}
		fmt.Fprintf(&h.text, " %s=%v", facts[i], facts[i+1])
	}
	h.text.WriteByte('\n')
}

func (h *wording) region(g *BoardRegion) {
	h.line("region", g.ID, "area", g.Area, "borders", g.Adjacent, "town", g.Town,
		"flight", g.Flight, "start", g.Start, "graveyard", g.Graveyard)
}

func (h *wording) figure(color string, f Figure) {
	h.line("figure", color, "threat", f.Threat, "attack", f.Attack, "health", f.Health,
		"figures", f.Box)
}

func (h *wording) creature(c *Creature) {
	h.line("creature", c.ID)
	h.figure("green", c.Green)
	h.figure("red", c.Red)
	h.figure("blue", c.Blue)
	h.abilities(c.Does)
}

func (h *wording) class(c *Class) {
	h.line("class", c.ID, "health", c.Health, "energy", c.Energy, "unique", c.Unique,
		"guide", c.Guide.Side,
		"place", c.Guide.Place)
	for i := range c.Areas {
		a := &c.Areas[i]
		h.line("area", a.ID, "types", a.Types, "traits", a.Traits, "only", a.Only,
			"printed", a.Printed, "printed-alliance", a.PrintedAlliance,
			"printed-horde", a.PrintedHorde)
	}
}

func (h *wording) card(c *Card) {
	h.line(string(c.Kind), c.ID, "class", c.Class, "people", c.People, "deck", c.Deck,
		"type", c.Type, "traits", c.Traits, "add-on", c.AddOn, "function", c.Function,
		"soulbound", c.Soulbound, "category", c.Category, "level", c.Level, "gold", c.Gold,
		"energy", c.Energy, "health", c.Health, "copies", c.Copies)
	h.abilities(c.Does)
}

func (h *wording) reward(whose string, r *Reward) {
	h.line("reward", whose, "gold", r.Gold, "xp", r.XP, "named", r.Named)
	for _, d := range r.Items {
		h.line("draw", d.Deck, "cards", d.Draw)
	}
}

func (h *wording) quest(q *Quest) {
	h.line("quest", q.ID, "faction", q.Faction, "deck", q.Difficulty, "level", q.Level)
	h.reward("quest", &q.Reward)
	for _, s := range q.Spawns {
		h.line("spawn", s.Creature, "color", s.Color, "region", s.Region, "count", s.Count)
	}
}

func (h *wording) event(e *EventCard) {
	n, b := &e.Numbers, &e.Boss
	h.line("event", e.ID, "copies", e.Copies, "fate", e.Fate, "bonus", e.Bonus,
		"kelthuzad", e.KelThuzad, "does", e.Does, "auction", e.Card, "war", e.War.Regions,
		"markers", e.Regions, "per-level", n.PerLevel, "rounds", n.Rounds, "steps", n.Steps,
		"goal", n.Goal, "share", n.Share, "energy", n.Energy, "attack", n.Attack,
		"reach", n.Reach, "plague-reach", n.PlagueReach, "less-xp", n.LessXP)
	h.reward("strong", &e.Strong)
	h.reward("weak", &e.Weaker)
	if b.Region != "" {
		h.line("boss", b.Region, "threat", b.Threat, "attack", b.Attack, "health", b.Health,
			"hoard", b.Hoard, "tries", b.Tries, "relic", b.Relic,
			"overlord-attack", b.OverlordAttack)
		h.abilities(b.Does)
	}
}

func (h *wording) overlord(o *Overlord) {
	h.line("overlord", o.ID, "regions", o.Regions, "goal", o.Goal)
	h.figure("four", o.Four)
	h.figure("six", o.Six)
	h.abilities(o.Does)
	if len(o.DoesSix) > 0 {
		h.line("with", "six")
		h.abilities(o.DoesSix)
	}
}

func (h *wording) abilities(list []Ability) {
	for i := range list {
		h.ability(&list[i])
	}
}

func (h *wording) ability(a *Ability) {
	h.line("when", a.When, "once", a.Once, "may", a.May, "must", a.Must, "instead", a.Instead)
	for i := range a.If {
		c := &a.If[i]
		h.line("if", c.Kind, "names", c.Names, "n", c.N, "not", c.Not)
	}
	p, s := &a.Pay, &a.Spot
	h.line("pay", "for", "energy", amount(p.Energy), "health", amount(p.Health),
		"lose", amount(p.Lose), "tokens", amount(p.Tokens), "banked", amount(p.Banked),
		"reroll", p.Reroll, "unequip", p.Unequip, "discard", p.Discard)
	h.pick("pay-dice", &p.Dice)
	h.line("spot", s.Count, "colors", s.Colors, "least", s.Least, "most", s.Most, "each", s.Each)
	for i := range a.Do {
		e := &a.Do[i]
		h.line("do", e.Verb, "n", e.N, "per", e.Per, "every", e.Every, "red", e.Dice.Red,
			"blue", e.Dice.Blue, "green", e.Dice.Green, "face", e.Face, "raise", e.Raise,
			"into", e.Into, "apart", e.Apart, "faces", e.Faces, "box", e.Box, "from", e.From,
			"to", e.To, "health", e.Health, "energy", e.Energy, "all", e.All, "names", e.Names,
			"area", e.Area, "level", e.Level)
		h.pick("do-dice", &e.Pick)
	}
}

func (h *wording) pick(kind string, p *Pick) {
	h.line(kind, p.Count, "colors", p.Colors, "least", p.Least, "most", p.Most, "all", p.All)
}

func amount(a Amount) [2]int { return [2]int{a.Least, a.Most} }
