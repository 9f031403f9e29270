package lordaeron

import (
	"slices"
	"strconv"
	"testing"

	"twobanners/content"
	"twobanners/game"
	"twobanners/game/gametest"
)

// Random games with quick levels, cheap cards, an event every turn and sturdy characters meet cards
// of every level, bosses and Overlords; none gets stuck, and most of the box is used.
func TestNeverStuck(t *testing.T) {
	g := richGame(t)
	gametest.NeverStuck(t, &gametest.Rich{
		Game: g, Games: 24, Long: 1500, MaxMoves: 4000, Conserved: conserved,
		Table: func(n int) (int, string) {
			overlord := [...]string{"kelthuzad", "nefarian", "lord-kazzak"}[n%3]
			deadly := strconv.FormatBool(n%5 == 0)
			return 2 + n%5, `{"overlord": "` + overlord + `", "deadly-pvp": ` + deadly + `}`
		},
		Choose: seekNew, Note: noteUses, All: g.box.things(),
	}, 0.8, 0.95)
}

// richGame is the game with richer content, which no pack could have: it is for this test alone.
func richGame(t *testing.T) *Game {
	t.Helper()
	box, err := content.DefaultLordaeron()
	if err != nil {
		t.Fatal(err)
	}
	rich := *box
	rich.Track.Levels = [5]int{0, 1, 2, 3, 4}
	rich.Track.Events, rich.Track.Items = nil, nil
	for space := 2; space <= rich.Track.Turns; space++ {
		deck := deckNames[space%Special]
		rich.Track.Events = append(rich.Track.Events, space)
		rich.Track.Items = append(rich.Track.Items, content.TrackItem{Space: space, Deck: deck})
	}
	rich.Classes = slices.Clone(box.Classes)
	for i := range rich.Classes {
		for level := range rich.Classes[i].Health {
			rich.Classes[i].Health[level] += 8
			rich.Classes[i].Energy[level] += 8
		}
	}
	rich.Cards = slices.Clone(box.Cards)
	for i := range rich.Cards {
		rich.Cards[i].Gold = min(1, rich.Cards[i].Gold)
	}
	rich.Quests = slices.Clone(box.Quests)
	for i := range rich.Quests {
		rich.Quests[i].Reward.Gold += 20
	}
	rich.Creatures = slices.Clone(box.Creatures)
	for i := range rich.Creatures {
		c := &rich.Creatures[i]
		for _, f := range []*content.Figure{&c.Green, &c.Red, &c.Blue} {
			f.Attack, f.Health = (f.Attack+2)/3, (f.Health+2)/3
		}
	}
	g, err := NewGame(&rich)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// things are the names of all class cards, Items and events.
func (b *Box) things() (names []string) {
	for i := 1; i < len(b.Cards); i++ {
		switch b.Cards[i].kind {
		case content.PowerCard, content.TalentCard, content.ItemCard, content.AuctionCard:
			names = append(names, b.Cards[i].id)
		default:
		}
	}
	for e := 1; e < len(b.Events); e++ {
		names = append(names, "event:"+b.Events[e].id)
	}
	return names
}

// noteUses notes the cards that were used or worked by themselves, those that only stand where they
// stand in a fight, and the events that were drawn.
func noteUses(before, after game.Position, packed game.Move, used gametest.Coverage) {
	p, b := after.(*Position), before.(*Position)
	m, _ := p.Unpack(packed)
	if m.Kind == Step && (traveling{b.top()}).left() == 0 { // one region further
		used.Use(p.box.Cards[b.cardAt(m.Who, b.further(m.Who))].id)
	}
	if m.Card != NoCard && (m.Kind == Use || m.Kind == RestAction) {
		used.Use(p.box.Cards[m.Card].id)
	}
	for i := range int8(p.Characters) {
		if !has(p.Combat.In, i) {
			continue
		}
		for key, card := range p.working(i) {
			c := &p.box.Cards[card]
			if p.Combat.Uses[i][p.useKey(card, key)] != 0 || !c.isUsed() {
				used.Use(c.id)
			}
		}
	}
	for _, e := range p.Decks.Played[:p.Decks.PlayedCount] {
		used.Use("event:" + p.box.Events[e].id)
	}
	for i := range p.Open {
		if p.Open[i].Used {
			used.Use("event:" + p.box.Events[p.Open[i].Card].id)
		}
	}
}

// isUsed tells cards with something to use, or that works at a moment, from those that only stand.
func (c *card) isUsed() bool {
	for i := range c.does {
		a := &c.does[i]
		counted := a.when >= atCombatStart && a.when < atHealthLosing // by Combat.Uses
		if a.instead == 0 && (counted || a.when != atStanding && !a.auto) {
			return true
		}
	}
	return false
}

// kindWeights are how much more often than others kinds of moves are chosen.
var kindWeights = [kindCount]int{
	Challenge: 14, Use: 12, Train: 8, GoToTown: 4, Buy: 8, Travel: 8, Step: 8, Equip: 10, End: 2,
	Mark: 6, RestAction: 3, Join: 6, Take: 6, Talent: 6, Pass: 3, Done: 1, Halt: 1,
}

// seekNew chooses a kind of move first, then one of that kind, and what was never used sooner.
func seekNew(
	pos game.Position, list []game.Move, luck *game.Fast, used gametest.Coverage,
) game.Move {
	p := pos.(*Position)
	var there [kindCount]int
	total := 0
	for _, packed := range list {
		if k := Kind(packed); there[k] == 0 {
			there[k] = max(1, kindWeights[k])
			total += there[k]
		}
	}
	at := luck.Draw("kind", total)
	kind := Kind(0)
	for at -= there[kind]; at >= 0; at -= there[kind] {
		kind++
	}
	best, most := game.Move(0), -1
	for _, packed := range list {
		if Kind(packed) != kind {
			continue
		}
		m, _ := p.Unpack(packed)
		if worth := luck.Draw("worth", 8) + p.novelty(m, used); worth > most {
			best, most = packed, worth
		}
	}
	return best
}

// novelty: a card never used, or a way to where something can be fought.
func (p *Position) novelty(m Move, used gametest.Coverage) int {
	switch m.Kind {
	case Travel, Step:
		side := p.People[m.Who].Faction
		return 4 * yes(p.strikeTarget(side, Region(m.At)))
	default:
		return 6 * yes(m.Card != NoCard && used[p.box.Cards[m.Card].id] == 0)
	}
}
