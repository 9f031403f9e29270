package game

import "strings"

// Pack is a content pack that is laid over a game, as players know it: its words by language.
type Pack struct {
	ID    string            `json:"id"`
	Name  map[string]string `json:"name"`
	About map[string]string `json:"about,omitempty"`
}

// RatingKey is what ratings of a game are kept by: a game with packs is another game.
func RatingKey(gameID string, packs []Pack) string {
	key := strings.Builder{}
	key.WriteString(gameID)
	for _, p := range packs {
		key.WriteString("+" + p.ID)
	}
	return key.String()
}
