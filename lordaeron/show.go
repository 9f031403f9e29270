package lordaeron

import "twobanners/game"

// Shown is a position in ids and numbers: what clients and programs read. Show a View to a seat;
// what it may not know is left out.
type Shown struct {
	Turn    int    `json:"turn"`
	Turns   int    `json:"turns"`
	Faction string `json:"faction"`
	Step    string `json:"step"`
	// Who is the character that the step is about, who retreats or is asked or looted; Left is how
	// much is still to be shared out or given up in it.
	Who    string      `json:"who,omitempty"`
	Left   int         `json:"left,omitempty"`
	Actors []game.Seat `json:"actors"`
	// Decider is the character whose player decides for a group or a faction now. WB-DECIDE-01
	Decider    string           `json:"decider,omitempty"`
	Characters []ShownCharacter `json:"characters"`
	Creatures  []ShownGroup     `json:"creatures"`
	Quests     []ShownQuest     `json:"quests"`
	Merchant   []string         `json:"merchant"`
	Events     []string         `json:"events,omitempty"`
	Overlord   ShownOverlord    `json:"overlord"`
	Race       *ShownRace       `json:"race,omitempty"`
	Combat     *ShownCombat     `json:"combat,omitempty"`
	Items      []string         `json:"items-drawn,omitempty"`
	Sale       *ShownSale       `json:"sale,omitempty"`
	Decks      map[string]int   `json:"decks"`
	Winner     string           `json:"winner,omitempty"`
	Deadly     bool             `json:"deadly-pvp,omitempty"`
	NoEnd      bool             `json:"defeat-the-overlord,omitempty"`
}

// ShownCharacter is a character with all it owns.
type ShownCharacter struct {
	ID        string            `json:"id"`
	Person    string            `json:"person,omitempty"`
	Seat      game.Seat         `json:"seat"`
	Faction   string            `json:"faction,omitempty"`
	Class     string            `json:"class,omitempty"`
	Level     int               `json:"level,omitempty"`
	XP        int               `json:"xp"`
	Health    int               `json:"health"`
	MaxHealth int               `json:"health-capacity,omitempty"`
	Energy    int               `json:"energy"`
	MaxEnergy int               `json:"energy-capacity,omitempty"`
	Gold      int               `json:"gold"`
	Actions   int               `json:"actions"`
	Region    string            `json:"region,omitempty"`
	Stun      int               `json:"stun,omitempty"`
	Curse     int               `json:"curse,omitempty"`
	Pet       int               `json:"pet,omitempty"`
	Talents   []string          `json:"talents,omitempty"`
	Spellbook []string          `json:"spellbook,omitempty"`
	Bag       []string          `json:"bag,omitempty"`
	Equipped  map[string]string `json:"equipped,omitempty"`
	AddOns    []string          `json:"add-ons,omitempty"`
	Auction   []string          `json:"auction,omitempty"`
}

// ShownGroup are creatures in a region.
type ShownGroup struct {
	Type   string `json:"type"`
	Region string `json:"region"`
	Quest  string `json:"quest,omitempty"`
	Owner  string `json:"owner,omitempty"`
	Green  int    `json:"green,omitempty"`
	Red    int    `json:"red,omitempty"`
	Blue   int    `json:"blue,omitempty"`
}

// ShownQuest is an eligible quest.
type ShownQuest struct {
	ID      string `json:"id"`
	Faction string `json:"faction"`
}

// ShownOverlord is the Overlord with what is known of his place.
type ShownOverlord struct {
	Name     string   `json:"name"`
	Region   string   `json:"region,omitempty"`
	Counters []string `json:"counters,omitempty"`
	// False are the counters that the seat's faction has looked at in vain.
	False []string `json:"false,omitempty"`
}

// ShownSale is an auction: what is sold, and whose bids are in. WB-AUCTION-03
type ShownSale struct {
	Card string   `json:"card"`
	In   []string `json:"in,omitempty"`
}

// StageName names what a position waits for.
func (g *Game) StageName(pos game.Position) string {
	return pos.(*Position).Decision().Step
}

// Round is the faction turn: lists of tables show it.
func (g *Game) Round(pos game.Position) int { return int(pos.(*Position).Turn) }

// Show puts a position into ids and numbers.
func (g *Game) Show(pos game.Position) any {
	p := pos.(*Position)
	now := p.Decision()
	s := &Shown{
		Turn: int(p.Turn), Turns: int(p.Rules.Turns), Faction: factionNames[p.Faction],
		Step: now.Step,
		Who:  g.WhoName(p, now.Who), Left: now.Left,
		Actors: p.Actors().List(), Merchant: []string{}, Decks: map[string]int{},
		Creatures: []ShownGroup{}, Quests: []ShownQuest{},
		Deadly: p.Rules.DeadlyPvP, NoEnd: p.Rules.DefeatTheOverlord,
		Overlord: g.showOverlord(p), Race: p.showRace(),
	}
	for i := range int8(p.Characters) {
		s.Characters = append(s.Characters, g.showCharacter(p, i))
	}
	for i := range p.GroupCount {
		s.Creatures = append(s.Creatures, g.showGroup(p, &p.Groups[i]))
	}
	for i := range p.Quests {
		if q := &p.Quests[i]; q.Used {
			s.Quests = append(s.Quests,
				ShownQuest{g.box.Quests[q.Card].id, factionNames[q.Faction]})
		}
	}
	s.Merchant = append(s.Merchant, g.cardNames(p.Decks.Merchant[:p.Decks.MerchantCount])...)
	for i := range p.Open {
		if p.Open[i].Used {
			s.Events = append(s.Events, g.box.Events[p.Open[i].Card].id)
		}
	}
	s.Items = g.cardNames(p.Reward.Drawn[:])
	for deck := range p.Decks.Items {
		s.Decks[deckNames[deck]] = int(p.Decks.ItemCount[deck])
	}
	s.Decks["events"] = int(p.Decks.EventCount)
	for f := range p.Decks.Quests {
		for deck := GreenDeck; deck <= RedDeck; deck++ {
			s.Decks[factionNames[f]+"-"+questDeckNames[deck]] = int(p.Decks.QuestCount[f][deck])
		}
	}
	if p.waitsIn(taskBid) {
		s.Sale = &ShownSale{g.CardName(p.sold()), g.showPeople(p, p.Event.BidIn)}
	}
	if p.Over {
		s.Winner = [4]string{1: "alliance", 2: "horde", 3: "draw"}[p.Won&3]
	}
	if p.Combat.Foe != NoFoe && !p.Over {
		s.Combat = g.showCombat(p)
	}
	if p.Depth > 0 && p.top().chief() >= 0 {
		s.Decider = g.WhoName(p, p.top().chief())
	}
	return s
}

func (g *Game) showOverlord(p *Position) ShownOverlord {
	o := &p.Overlord
	s := ShownOverlord{Name: g.box.Overlords[o.Who].id, Region: g.RegionName(o.Region)}
	for i, r := range g.box.Overlords[o.Who].regions {
		if o.Counters>>i&1 != 0 {
			s.Counters = append(s.Counters, g.RegionName(r))
		}
		if o.False>>i&1 != 0 {
			s.False = append(s.False, g.RegionName(r))
		}
	}
	return s
}

func (g *Game) showGroup(p *Position, group *Group) ShownGroup {
	s := ShownGroup{
		Type: g.box.Creatures[group.Creature].id, Region: g.RegionName(group.Region),
		Green: int(group.Count[Green]), Red: int(group.Count[Red]), Blue: int(group.Count[Blue]),
	}
	if group.Quest != Independent {
		q := &p.Quests[group.Quest]
		s.Quest, s.Owner = g.box.Quests[q.Card].id, factionNames[q.Faction]
	}
	return s
}

func (g *Game) showCharacter(p *Position, who int8) ShownCharacter {
	c := &p.People[who]
	s := ShownCharacter{
		ID: g.WhoName(p, who), Seat: c.Owner, Level: int(c.Level), XP: int(c.XP),
		Health: int(c.Health), Energy: int(c.Energy), Gold: int(c.Gold), Actions: int(c.Actions),
		Region: g.RegionName(c.Region), Stun: int(c.Stun), Curse: int(c.Curse), Pet: int(c.Pet),
	}
	if c.Class < 0 {
		return s
	}
	s.Class = g.box.Classes[c.Class].id
	if c.Person < 0 {
		return s
	}
	s.Person, s.Faction = g.box.Content.Characters[c.Person].ID, factionNames[c.Faction]
	s.MaxHealth, s.MaxEnergy = p.healthCapacity(who), p.energyCapacity(who)
	s.Talents, s.Bag, s.AddOns = g.cardNames(c.Talents[:]), g.cardNames(c.Bag[:]),
		g.cardNames(c.AddOns[:])
	for local, card := range g.box.Classes[c.Class].powers {
		if c.Learned>>local&1 != 0 && !p.onSheet(who, card) {
			s.Spellbook = append(s.Spellbook, g.CardName(card))
		}
	}
	for at := range AreaCount {
		if card := p.cardAt(who, at); card != NoCard {
			if s.Equipped == nil {
				s.Equipped = map[string]string{}
			}
			s.Equipped[areaNames[at]] = g.CardName(card)
		}
	}
	for i, card := range g.box.auctions {
		if c.Auction>>i&1 != 0 {
			s.Auction = append(s.Auction, g.CardName(card))
		}
	}
	return s
}
