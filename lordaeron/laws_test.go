package lordaeron

import (
	"errors"
	"fmt"
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// The laws of every game, on every kind of table.
func TestLaws(t *testing.T) {
	for _, c := range []struct {
		name    string
		seats   int
		options string
	}{
		{"two with Kel'Thuzad", 2, `{"overlord": "kelthuzad"}`},
		{"three with Nefarian", 3, `{"overlord": "nefarian"}`},
		{"four with Lord Kazzak", 4, `{"overlord": "lord-kazzak"}`},
		{"five", 5, `{"deadly-pvp": true, "factions": ["horde", "", "alliance", "", ""]}`},
		{"six in their first game", 6, `{"first-game": true}`},
		{"two without an end", 2, `{"defeat-the-overlord": true, "overlord": "nefarian"}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			gametest.Laws(t, gametest.Suite{
				Game: newGame(t), Seats: c.seats, Options: c.options, MaxMoves: 6000,
				Conserved: conserved, Between: between, Ended: ended, Priced: pricedRight,
			})
		})
	}
}

// conserved checks what is true of every position.
func conserved(pos game.Position) error {
	p := pos.(*Position)
	return errors.Join(p.lawOfFigures(), p.lawOfQuests(), p.lawOfEvents(), p.lawOfCards(),
		p.lawOfCharacters(), p.lawOfPowers(), p.lawOfDice(), p.lawOfTokens(), p.lawOfKept())
}

// lawOfKept: what is kept beside the state is what looking through it finds, and it is kept up to
// date, or it would save nothing.
func (p *Position) lawOfKept() error {
	now := *p
	now.survey()
	if now.ground != p.ground {
		return errors.New("what is kept about where creatures stand is stale")
	}
	for i := range int8(p.Characters) {
		if p.People[i].Person < 0 {
			continue // before the game begins
		}
		now.renew(i)
		if now.worn[i] != p.worn[i] || now.roster != p.roster {
			return fmt.Errorf("what is kept about character %d is stale", i)
		}
	}
	return nil
}

// lawOfFigures: every figure of the box is on the board or in the supply, to which the defeated
// ones return at once. WB-LIMITS-16, WB-COMBAT-44
func (p *Position) lawOfFigures() error {
	count := p.Supply
	for i := range p.GroupCount {
		for c, n := range p.Groups[i].Count {
			count[p.Groups[i].Creature][c] += n
		}
	}
	for side := range p.Trophies {
		for c, n := range p.Trophies[side] {
			count[c][Blue] += n
		}
	}
	for i := range p.box.Creatures {
		for c := range count[i] {
			if want := p.box.Creatures[i].figure[c].box; count[i][c] != want {
				return fmt.Errorf("%d %s of %d", count[i][c], p.box.Creatures[i].id, want)
			}
		}
	}
	return nil
}

// lawOfQuests: green and red figures belong to an eligible quest, blue ones to none; between
// actions a quest's figures stand in one region, which its token marks, and no quest is without.
// WB-QUEST-09, WB-QUEST-10, WB-QUEST-11, WB-QUEST-18
func (p *Position) lawOfQuests() error {
	var regions [MaxQuests]Regions
	for i := range p.GroupCount {
		g := &p.Groups[i]
		switch {
		case g.Quest == Independent:
			if g.Count[Green]+g.Count[Red] > 0 {
				return fmt.Errorf("%+v belong to no quest", g)
			}
		case !p.Quests[g.Quest].Used || g.Count[Blue] > 0:
			return fmt.Errorf("%+v belong to a quest", g)
		default:
			regions[g.Quest].Put(g.Region)
		}
	}
	for slot := range p.Quests {
		if p.Depth != 1 || p.top().Task != taskTurn || p.Quests[slot].Card == NoQuest {
			continue
		}
		at := regions[slot].Next(0)
		if at == NoRegion || regions[slot].Next(at+1) != NoRegion {
			return fmt.Errorf("quest %d has its token in no region, or in two", slot)
		}
	}
	return nil
}

// lawOfEvents: between actions every event is in the deck, discarded, open, or an Auction Item that
// somebody owns. WB-AUCTION-07, WB-EVENT-02, WB-EVENT-04
func (p *Position) lawOfEvents() error {
	if p.Depth != 1 || p.top().Task != taskTurn {
		return nil
	}
	var count [maxEvents]int
	d := &p.Decks
	for _, list := range [][]Event{d.Events[:d.EventCount], d.Played[:d.PlayedCount]} {
		for _, e := range list {
			count[e]++
		}
	}
	for i := range p.Open {
		if p.Open[i].Used {
			count[p.Open[i].Card]++
		}
	}
	kelThuzad := p.box.Overlords[p.Overlord.Who].id == "kelthuzad"
	for e := 1; e < len(p.box.Events); e++ {
		card := &p.box.Events[e]
		for who := range int8(p.Characters) {
			count[e] += yes(card.card != NoCard && p.ownsAuction(who, card.card))
		}
		if want := int(card.copies) * yes(!card.kt || kelThuzad); count[e] != want {
			return fmt.Errorf("%d %s of %d", count[e], card.id, want)
		}
	}
	return nil
}

// lawOfCards: every Item is in exactly one place. WB-ITEM-01, WB-LIMITS-19
func (p *Position) lawOfCards() error {
	var count [MaxCards]int
	d := &p.Decks
	for deck := range d.Items {
		for _, card := range d.Items[deck][:d.ItemCount[deck]] {
			count[card]++
		}
		for _, card := range d.UsedUp[deck][:d.UsedUpCount[deck]] {
			count[card]++
		}
	}
	for _, card := range d.Merchant[:d.MerchantCount] {
		count[card]++
	}
	for _, card := range p.Hoard {
		count[card]++
	}
	if !p.Reward.Named {
		for _, card := range p.Reward.Drawn {
			count[card]++
		}
	}
	for i := range int8(p.Characters) {
		c := &p.People[i]
		for _, list := range [][]Card{c.Areas[:], c.AddOns[:], c.Bag[:]} {
			for _, card := range list {
				count[card]++
			}
		}
	}
	for i := 1; i < len(p.box.Cards); i++ {
		card := &p.box.Cards[i]
		if card.deck < 0 {
			continue
		}
		n := count[i]
		if card.deck == Special {
			n += yes(d.Special[i>>6]>>(i&63)&1 != 0)
		}
		if n != int(card.copies) {
			return fmt.Errorf("%d %s of %d", n, card.id, card.copies)
		}
	}
	return nil
}

// lawOfCharacters: nobody has more than the sheet allows. WB-LEVEL-23, WB-ITEM-02, WB-MANAGE-14
func (p *Position) lawOfCharacters() error {
	for i := range int8(p.Characters) {
		c := &p.People[i]
		if c.Class < 0 || c.Person < 0 {
			continue
		}
		switch {
		case c.Level < 1 || c.Level > 5 || int(c.XP) > p.box.Track.LastXP || c.Gold < 0:
			return fmt.Errorf("character %d has level %d, %d XP, %d gold", i, c.Level, c.XP, c.Gold)
		case c.Health > 99 || c.Energy > 99:
			return fmt.Errorf("character %d has %d Health and %d Energy", i, c.Health, c.Energy)
		case c.Region == p.box.Start[c.Faction.Enemy()]:
			return fmt.Errorf("character %d stands in the enemy's starting region", i)
		case c.Health == 0 && p.under(taskLose) == nil && !p.Over:
			return fmt.Errorf("character %d has no Health and nobody cares", i)
		case p.counted(i) > bagLimit && p.under(taskOverflow) == nil && p.under(taskTrade) == nil:
			return fmt.Errorf("character %d has %d items in the Bag", i, p.counted(i))
		}
		for _, card := range c.Areas {
			if p.box.Cards[card].level > c.Level {
				return fmt.Errorf("%s is above level %d", p.box.Cards[card].id, c.Level)
			}
		}
	}
	return nil
}

// ended: the Overlord fell or the marker is on End. WB-WIN-01, WB-WIN-02
func ended(pos game.Position) error {
	p := pos.(*Position)
	if p.Won == 0 {
		return errors.New("over without a result")
	}
	return nil
}
