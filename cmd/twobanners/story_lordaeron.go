package main

import (
	"fmt"
	"strings"
)

// lordaeronSentences tell the events of the second game; the words are those of sentences.
var lordaeronSentences = map[string]string{
	"class-picked":      "{seat} picks the {class}",
	"faction-drawn":     "The {who} fights for the {faction}",
	"game-began":        "The Overlord is {overlord}",
	"turn-began":        "The {faction} begins",
	"quest-drawn":       "  New quest of the {faction}: {quest}",
	"quest-passed-over": "  {quest} cannot be spawned",
	"spawned":           "  {count} {color} {creature} in {region}",
	"traveled":          "The {who} goes to {region}[ by air{flight?}]",
	"rested": "The {who} rests[, {health} Health back][, {energy} Energy back]" +
		"[, {curses} Curse off]",

	"trained":       "The {who} learns {card}[ for {gold} gold]",
	"went-to-town":  "The {who} goes to town",
	"bought":        "The {who} buys {card}[ for {gold} gold]",
	"sold":          "The {who} sells {card}[ for {gold} gold]",
	"gave":          "The {who} gives the {to}[ {card}][ {gold} gold]",
	"equipped":      "The {who} equips {card}",
	"unequipped":    "The {who} puts {card} away",
	"combat-began":  "The {who} challenges: {foe}[ in {region}]",
	"round-began":   "  Round {round}",
	"attack-began":  "  The {who} attacks",
	"card-used":     "    {card}",
	"dice-rolled":   "    {color}: {faces}",
	"dice-rerolled": "    {color} rerolled: {faces}",
	"dice-changed":  "    {color} now: {faces}",
	"hits-placed":   "    {hits} hits to the {box} box",
	"hits-removed":  "    {hits} hits out of the {box} box",
	"armor-placed":  "    {armor} armor",
	"tokens-placed": "    damage {damage}, defense {defense}, armor {armor}, " +
		"attrition {attrition}",

	"foe-fell":         "  A foe falls",
	"foes-struck":      "  The foes strike with {attack}[: {wounds} wounds]",
	"resolved":         "  {damage} hits strike",
	"health-lost":      "  The {who} is hurt: {health} Health left",
	"energy-lost":      "  The {who} loses {energy} Energy",
	"regained":         "  The {who} regains[ {health} Health][ {energy} Energy]",
	"stunned":          "  The {who} is stunned",
	"cursed":           "  The {who} is cursed",
	"pet-hurt":         "  The pet of the {who} is hurt: {health} Health left",
	"defeated":         "  The {who} is defeated",
	"retreated":        "  The {who} wakes in {region}",
	"combat-ended":     "  The fight is over[ and won{won?}]",
	"quest-completed":  "  Quest completed: {quest}",
	"xp-gained":        "  The {who} gains {xp} XP, {total} in all",
	"gold-gained":      "  The {who} gains {gold} gold",
	"level-gained":     "  The {who} reaches level {level}",
	"talent-taken":     "  The {who} takes the Talent {card}",
	"item-drawn":       "  Drawn: {card}",
	"item-taken":       "  The {who} takes {card}",
	"item-dropped":     "  The {who} drops {card}",
	"marker-moved":     "The marker moves to {turn}",
	"merchant-grew":    "  The Merchant offers {card}",
	"event-drawn":      "Event: {drawn}",
	"event-discarded":  "  {drawn} is over",
	"overlord-moved":   "The Overlord moves to {region}",
	"counter-seen":     "  The {who} looks at a counter in {region}",
	"counter-revealed": "  The counter in {region} is turned up[: it is he{real?}]",
	"bids-opened":      "  The {who} bid {gold} for {card}",
	"hoarded":          "  Hoarded:[ {card}][ {gold} gold]",
	"looted":           "  The {who} loots {card} from the {from}",
	"game-ended":       "The game is over",
}

// facesOf spells out the dice of an event.
func facesOf(shown map[string]any) string {
	faces, _ := shown["faces"].([]int)
	return strings.Trim(fmt.Sprint(faces), "[]")
}
