package lordaeron

import (
	"slices"

	"twobanners/content"
)

var factionNames = [...]string{Alliance: "alliance", Horde: "horde", NoFaction: "none"}

func factionOf(f content.Faction) Faction {
	return Faction(max(0, slices.Index(factionNames[:], string(f))))
}

// sheets compiles the classes and gives each its deck and its persons.
func (c *compiler) sheets() {
	for i := range c.from.Classes {
		from := &c.from.Classes[i]
		to := class{
			id: from.ID, person: [2]int8{-1, -1}, guide: &from.Guide,
			wins: from.Draft.Wins, experience: from.Draft.Experience,
		}
		for level := range 5 {
			to.health[level] = uint8(from.Health[level])
			to.energy[level] = uint8(from.Energy[level])
		}
		for a := range to.areas {
			to.areas[a].only = -1
		}
		for j := range from.Areas {
			c.area(&from.Areas[j], &to)
		}
		for _, name := range from.Unique {
			to.unique = append(to.unique, int16(c.index(&c.categories, name)))
		}
		for j := range c.box.Cards {
			card := &c.box.Cards[j]
			switch {
			case int(card.class) != i || j == 0:
			case card.kind == content.PowerCard:
				card.local, card.use = int8(len(to.powers)), useOf(len(to.powers), 0)
				to.powers = append(to.powers, Card(j))
			case card.kind == content.TalentCard:
				card.local = int8(powersOfClass + len(to.talents))
				card.use = useOf(len(to.talents), 1)
				to.talents = append(to.talents, Card(j))
			}
		}
		c.box.Classes = append(c.box.Classes, to)
	}
	auctions := 0
	for i := range c.box.Cards {
		if c.box.Cards[i].kind == content.AuctionCard {
			c.box.auctions[auctions] = Card(i)
			auctions++
		}
	}
	for i := range c.from.Characters {
		who := &c.from.Characters[i]
		if class := c.class(who.Class); class >= 0 {
			c.box.Classes[class].person[factionOf(who.Faction)] = int8(i)
		}
		c.box.races = append(c.box.races, c.card(who.Race))
	}
}

// powersOfClass is the most Powers, and Talents, in a class deck; those of the printed box are
// printedPowers. WB-CONTENT-02
const (
	powersOfClass = content.RoomOfClass
	printedPowers = 12
)

// useOf is where the uses of a Power are counted (kind 0), or of a Talent (1). What is more than
// the printed box holds comes behind everything else: so positions of that box stay what they were.
func useOf(i, kind int) int8 {
	if i < printedPowers {
		return int8(kind*printedPowers + i)
	}
	return int8(lastPlace + 1 + kind*(powersOfClass-printedPowers) + i - printedPowers)
}

func (c *compiler) area(from *content.CardArea, to *class) {
	i := slices.Index(areaNames[:], from.ID)
	if i < 0 {
		c.fail("class %s: there is no area %q", to.id, from.ID)
		return
	}
	a := &to.areas[i]
	for _, name := range from.Types {
		a.types |= 1 << c.word(to.id, "type", slices.Index(typeNames[:], name))
	}
	for _, name := range from.Traits {
		a.traits |= 1 << c.index(&c.traits, name)
	}
	if from.Only != "" {
		a.only = int16(c.index(&c.categories, from.Only))
	}
	for f, name := range [2]string{from.PrintedAlliance, from.PrintedHorde} {
		if name == "" {
			name = from.Printed
		}
		if name != "" {
			a.printed[f] = c.card(name)
		}
	}
}

func (c *compiler) quests() {
	c.box.Quests = make([]quest, 1, len(c.from.Quests)+1)
	for i := range c.from.Quests {
		from := &c.from.Quests[i]
		to := quest{
			id: from.ID, added: from.New,
			faction: factionOf(from.Faction), level: uint8(from.Level),
			deck: noneNamed(questDeckNames[:], from.Difficulty), reward: c.reward(&from.Reward),
		}
		for _, s := range from.Spawns {
			to.spawns = append(to.spawns, spawn{
				Creature(c.number("creature", s.Creature)),
				Color(c.word(from.ID, "colour", slices.Index(colorNames[:], s.Color))),
				c.region(s.Region), uint8(s.Count),
			})
		}
		c.box.Quests = append(c.box.Quests, to)
	}
}

func (c *compiler) reward(from *content.Reward) reward {
	to := reward{gold: int16(from.Gold), xp: int16(from.XP)}
	for _, d := range from.Items {
		deck := c.word("reward", "deck", slices.Index(deckNames[:], d.Deck))
		to.draws = append(to.draws, draw{uint8(deck), uint8(d.Draw)})
	}
	for _, name := range from.Named {
		to.named = append(to.named, c.card(name))
	}
	return to
}

func (c *compiler) events() {
	c.box.Events = make([]event, 1, len(c.from.Events)+1)
	for i := range c.from.Events {
		from := &c.from.Events[i]
		to := event{
			id: from.ID, copies: uint8(from.Copies), fate: uint8(from.Fate), bonus: from.Bonus,
			kt: from.KelThuzad, added: from.New,
			does: from.Does, asks: questions[from.Does], region: NoRegion,
			boss: from.Boss.Region != "", war: len(from.War.Regions) > 0, numbers: from.Numbers,
		}
		if from.Card != "" {
			to.card = c.card(from.Card)
		}
		for _, r := range slices.Concat(from.War.Regions, from.Regions) {
			to.regions = append(to.regions, c.region(r))
			if at := c.region(r); to.does == "plague" && at >= 0 {
				c.box.Plagued.Put(at)
			}
		}
		to.pays = [2]reward{c.reward(&from.Strong), c.reward(&from.Weaker)}
		if b := &from.Boss; to.boss {
			to.region = c.region(b.Region)
			to.figure = figure{uint8(b.Threat), uint8(b.Attack), uint8(b.Health), 1}
			to.abilities = c.abilities(from.ID, b.Does, nil)
			to.pays = [2]reward{c.reward(&b.Strong), c.reward(&b.Weaker)}
			to.hoard, to.tries = b.Hoard, uint8(b.Tries)
			to.relic, to.overlordAttack = b.Relic, b.OverlordAttack
		}
		c.box.Events = append(c.box.Events, to)
	}
}

func (c *compiler) overlords() {
	for i := range c.from.Overlords {
		from := &c.from.Overlords[i]
		to := overlord{id: from.ID, goal: NoRegion}
		to.figure = [2]figure{figureOf(from.Four), figureOf(from.Six)}
		to.does[0] = c.abilities(from.ID, from.Does, nil)
		to.does[1] = to.does[0]
		if len(from.DoesSix) > 0 {
			to.does[1] = c.abilities(from.ID, from.DoesSix, nil)
		}
		for _, r := range from.Regions {
			to.regions = append(to.regions, c.region(r))
		}
		if from.Goal != "" {
			to.goal = c.region(from.Goal)
		}
		c.box.Overlords = append(c.box.Overlords, to)
	}
}
