package content

import (
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// verbForm says how a verb is written: what its value is, and which keys may stand beside it
// besides per, every and to.
type verbForm struct {
	value func(r *reader, e *Effect) take
	also  string
}

var verbForms = map[Verb]verbForm{
	Add:        {value: addValue},
	Reroll:     {value: numberValue},
	Attrition:  {value: numberValue},
	Threat:     {value: numberValue},
	MostDice:   {value: mostDiceValue},
	TurnDice:   {value: pickValue, also: "face raise into"},
	RollAgain:  {value: pickValue, also: "apart"},
	RemoveDice: {value: pickValue},
	Preset:     {value: facesValue},
	RerollOnly: {value: colorsValue},

	Hits:       {value: numberValue, also: "box"},
	Armor:      {value: numberValue},
	MoveHits:   {value: numberValue, also: "box from"},
	Redirect:   {value: pickValue, also: "box"},
	EmptyBoxes: {value: yesValue},

	Regain:       {value: pointsValue},
	Gain:         {value: pointsValue},
	Lose:         {value: pointsValue},
	Prevent:      {value: numberValue},
	Stun:         {value: numberValue},
	Curse:        {value: numberValue},
	Cleanse:      {value: yesValue},
	Tokens:       {value: numberValue},
	DoubleTokens: {value: yesValue},
	Bank:         {value: numberValue},
	Capacity:     {value: pointsValue},
	PetHealth:    {value: numberValue},
	MendPet:      {value: yesValue},

	Unequip: {value: namesValue},
	Equip:   {value: namesValue, also: "area"},
	Uses:    {value: numberValue, also: "of energy"},
	Cost:    {value: costValue, also: "of"},
	Keep:    {value: namesValue},
	Better:  {value: pointsValue, also: "of"},
	Area:    {value: areaValue, also: "of level"},

	Defeat: {value: numberValue, also: "of"},
	Leave:  {value: yesValue},
	Revive: {value: pointsValue},
	Immune: {value: namesValue},

	Steps:     {value: numberValue},
	Pass:      {value: oneOf("stop", "duty")},
	OneTravel: {value: yesValue},
	MoveTo:    {value: oneOf("start", "mine", "steps")},
	Intercept: {value: yesValue},

	NoAttrition:    {value: yesValue},
	NoReroll:       {value: yesValue},
	ArmorEights:    {value: yesValue},
	SetAside:       {value: yesValue},
	AttritionNeeds: {value: numberValue},
	HalveAttrition: {value: yesValue},
	HitAllowance:   {value: numberValue},
}

// allAreas adds the area that a card may bring along.
var allAreas = append([]string{"extra"}, areaNames...)

// effect reads one verb, which stands first, and what belongs to it.
func (r *reader) effect(e *Effect) take {
	return func(at string, node ast.Node) {
		list := r.entries(node)
		if len(list) == 0 {
			return
		}
		word(r, &e.Verb, Verbs...)(at, list[0].Key)
		form, ok := verbForms[e.Verb]
		if !ok {
			return
		}
		keys := []key{
			{string(e.Verb), form.value(r, e)},
			{"per", word(r, &e.Per, Pers...)},
			{"every", r.between(&e.Every, 1, largestEffect)},
			{"to", word(r, &e.To, Targets...)},
		}
		also := strings.Fields(form.also)
		for _, k := range r.beside(e) {
			if slices.Contains(also, k.name) {
				keys = append(keys, k)
			}
		}
		r.mapping(keys...)(at, node)
		if e.Per != "" && e.Every == 0 {
			e.Every = 1
		}
	}
}

// beside lists every key that only some verbs take.
func (r *reader) beside(e *Effect) []key {
	boxes := []Box{DamageBox, DefenseBox, AttritionBox, EitherBox}
	return []key{
		{"face", r.between(&e.Face, 1, highestFace)},
		{"raise", r.between(&e.Raise, 1, highestFace)},
		{"into", someOf(r, &e.Into, colors)},
		{"apart", r.flag(&e.Apart)},
		{"box", word(r, &e.Box, boxes...)},
		{"from", word(r, &e.From, boxes[:3]...)},
		{"of", r.texts(&e.Names)},
		{"energy", r.between(&e.Energy, 0, largestEffect)},
		{"area", word(r, &e.Area, areaNames...)},
		{"level", r.between(&e.Level, 1, 5)},
	}
}

func numberValue(r *reader, e *Effect) take {
	return r.between(&e.N, -largestEffect, largestEffect)
}
func pickValue(r *reader, e *Effect) take   { return r.pick(&e.Pick) }
func namesValue(r *reader, e *Effect) take  { return r.texts(&e.Names) }
func colorsValue(r *reader, e *Effect) take { return someOf(r, &e.Pick.Colors, colors) }
func areaValue(r *reader, e *Effect) take   { return word(r, &e.Area, allAreas...) }
func yesValue(r *reader, _ *Effect) take    { return r.yes }

// oneOf reads a word into the names of an effect.
func oneOf(allowed ...string) func(*reader, *Effect) take {
	return func(r *reader, e *Effect) take {
		e.Names = make([]string, 1)
		return word(r, &e.Names[0], allowed...)
	}
}

func (r *reader) colored(d *Dice) []key {
	return []key{
		{"red", r.between(&d.Red, -largestEffect, largestEffect)},
		{"blue", r.between(&d.Blue, -largestEffect, largestEffect)},
		{"green", r.between(&d.Green, -largestEffect, largestEffect)},
	}
}

// addValue: dice of any colour are of the owner's choice, one by one.
func addValue(r *reader, e *Effect) take {
	return r.mapping(append(r.colored(&e.Dice), key{"any", r.between(&e.N, 1, largestEffect)})...)
}

// mostDiceValue: a colour that is not named has no limit.
func mostDiceValue(r *reader, e *Effect) take {
	e.Dice = Dice{Any, Any, Any}
	return r.mapping(r.colored(&e.Dice)...)
}

// facesValue reads {blue: [7, 8]}.
func facesValue(r *reader, e *Effect) take {
	var keys []key
	for _, c := range colors {
		keys = append(keys, key{string(c), func(at string, node ast.Node) {
			e.Pick.Colors = append(e.Pick.Colors, c)
			each(r, &e.Faces, func(n *int) take { return r.between(n, 1, highestFace) })(at, node)
		}})
	}
	return r.mapping(keys...)
}

// pointsValue reads {health: 2, energy: 1}; all instead of a number fills up.
func pointsValue(r *reader, e *Effect) take {
	return r.mapping(key{"health", r.orAll(&e.Health, e)}, key{"energy", r.orAll(&e.Energy, e)})
}

func (r *reader) orAll(into *int, e *Effect) take {
	return func(at string, node ast.Node) {
		if s, ok := node.(*ast.StringNode); ok && s.Value == "all" {
			*into, e.All = Any, true
			return
		}
		r.between(into, 0, largestEffect)(at, node)
	}
}

// costValue reads a difference, or free.
func costValue(r *reader, e *Effect) take {
	return func(at string, node ast.Node) {
		if s, ok := node.(*ast.StringNode); ok && s.Value == "free" {
			e.All = true
			return
		}
		numberValue(r, e)(at, node)
	}
}
