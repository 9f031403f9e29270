package main

import (
	"fmt"
	"regexp"
	"strings"

	"twobanners/game"
)

// story tells events in English, from the same ids and numbers that clients get.
type story struct {
	teller
	game  game.Game
	names map[string]string
}

func newStory(g game.Game) *story {
	t := tellerOf(g)
	return &story{t, g, t.names(g)}
}

// sentences are told with the event's arguments in braces. What stands in brackets is left out
// where one of its arguments is missing, nought or false; {x?} only asks and says nothing.
var sentences = map[string]string{
	"turn-began":  "{seat} begins",
	"picked":      "{seat} picks {power} {race}: {tokens} tokens[, and {coins} in coins]",
	"paid":        "{seat} pays {coins}[ to {to}] ({for})",
	"gained":      "{seat} gains {coins} ({for})",
	"form-chosen": "{seat} turns to {form} form",
	"side-chosen": "{seat} sides with the {side}",

	"harmony-taken-back": "{seat} takes the Harmony tokens back",
	"harmony-given":      "{seat} offers {to} Harmony",
	"bomb-revealed":      "The bomb in {region} is turned up[ and explodes{explodes?}]",
	"bomb-settled":       "The live bomb in {region} is decided on[: it explodes{explodes?}]",
	"beasts-taken":       "{seat} calls[ {beasts}] Beasts",
	"abandoned":          "{seat} abandons {region}",
	"readied":            "{seat} readies troops[: {hand} in hand]",
	"conquered": "{seat} conquers {region}[ with {tokens} tokens]" +
		"[ and {beasts} Beasts][, the Champion leading{champion?}]",
	"expelled": "  {from} loses {region}[: {lost} lost][, {to-hand} fall back]",
	"saved":    "  {seat} loses nothing ({by})",

	"champion-captured":  "  The Champion of {seat} is captured",
	"die-rolled":         "{seat} rolls for {region}: {pips}",
	"attempt-failed":     "  {region} holds",
	"assault-called-off": "{seat} calls the assault on {region} off",
	"artifact-moved":     "  The {marker} goes to {region}",
	"marker-revealed":    "  In {region} lies the {marker}",
	"wisp-wall-raised":   "  A Wisp Wall rises in {region}",
	"objective-reached":  "  The Objective in {region} is reached",
	"stolen":             "{seat} steals the {marker} from {from}",
	"intimidated":        "{seat} intimidates {from}: a {what} goes[ to {to}]",
	"swapped":            "{seat} exchanges {region} and {with}",
	"emptied":            "  {region} is empty now",
	"vanished":           "  The {race} of {seat} are no more",
	"enlisted":           "{seat} enlists {tokens} of the dead",
	"healed":             "{seat} gets a token back from the Spirit Healer",
	"redeployed": "{seat} puts[ {tokens} tokens][ {beasts} Beasts][ the Champion{champion?}] " +
		"in {region}",
	"fort-built":           "  A Fort is built in {region}",
	"watch-tower-built":    "  A Watch Tower is built in {region}",
	"watch-tower-removed":  "  The Watch Tower in {region} comes down",
	"bomb-placed":          "{seat} hides a bomb in {region}",
	"objective-placed":     "{seat} sets an Objective in {region}",
	"objective-taken-back": "{seat} takes the Objective in {region} back",
	"declined":             "The {race} of {seat} go into decline",
	"scored": "{seat} scores {sum}: regions {regions}[, in decline {declined}]" +
		"[, faction {faction}]" +
		"[, race and power {race-and-power}][, artifacts {artifacts}][, places {places}]",
	"column-refilled": "  New in the column:[ {power}][ {race}]",
	"game-ended":      "The game is over",
}

var (
	bracket = regexp.MustCompile(`\[[^\]]*\]`)
	brace   = regexp.MustCompile(`\{([a-z-]+\??)\}`)
	single  = regexp.MustCompile(`\b1 (token|Beast)s\b`)
)

// tell puts an event into a sentence.
func (s *story) tell(p game.Position, e game.Event) string {
	shown, ok := s.game.ShowEvent(p, e).(map[string]any)
	if !ok {
		return ""
	}
	if shown["event"] == "scored" {
		shown["sum"] = scoredSum(shown)
	}
	id, _ := shown["event"].(string)
	if strings.HasPrefix(id, "dice-") {
		shown["faces"] = facesOf(shown)
	}
	text, known := s.sentences[id]
	if !known {
		return fmt.Sprint(shown)
	}
	text = bracket.ReplaceAllStringFunc(text, func(part string) string {
		for _, m := range brace.FindAllStringSubmatch(part, -1) {
			if nothing(shown[strings.TrimSuffix(m[1], "?")]) {
				return ""
			}
		}
		return strings.Trim(part, "[]")
	})
	text = brace.ReplaceAllStringFunc(text, func(part string) string {
		key := strings.Trim(part, "{}")
		if strings.HasSuffix(key, "?") {
			return ""
		}
		return s.word(key, shown[key])
	})
	return single.ReplaceAllString(text, "1 $1")
}

// scoredSum is all that an end of turn brought.
func scoredSum(shown map[string]any) int {
	sum := 0
	for _, key := range []string{
		"regions", "declined", "faction", "race-and-power", "artifacts", "places",
	} {
		n, _ := shown[key].(int)
		sum += n
	}
	return sum
}

func nothing(value any) bool { return value == nil || value == 0 || value == false }

// word names an argument: seats are counted from one, ids become names.
func (s *story) word(key string, value any) string {
	switch v := value.(type) {
	case game.Seat:
		return playerName(v)
	case int:
		if key == "to" || key == "from" {
			return playerName(game.Seat(v))
		}
	case string:
		if name := s.names[v]; name != "" {
			return name
		}
		return title(v)
	case nil:
		return "A Murloc" // the race of nobody
	}
	return fmt.Sprint(value)
}

func playerName(s game.Seat) string { return fmt.Sprintf("Player %d", s+1) }

// title turns an id into a name: blood-elves are Blood Elves.
func title(id string) string {
	words := strings.Split(id, "-")
	for i, w := range words {
		if w != "" && (i == 0 || w != "of") {
			words[i] = strings.ToUpper(w[:1]) + w[1:]
		}
	}
	return strings.Join(words, " ")
}
