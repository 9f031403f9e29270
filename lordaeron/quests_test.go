package lordaeron

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"twobanners/content"
)

// The 80 quests as their cards have them: level, gold, XP, quest creatures, independent creatures,
// item draws (deck and Draw Number) and named Items. Two cards are read with their corrections:
// Brutes in the Barrows (answers 1.4) and The Ogres of Durnholde (WB-CONTENT-46).
const questTable = `
# alliance grey
Gnolls on the Warpath | 1 | 5 | 4 | 1 green Gnoll @ Aerie Valley | 1 blue Murloc @ Purgation Isle | - | -
Dogs in the Mill | 1 | 5 | 4 | 1 green Gnoll @ Ambermill | 1 blue Ghoul @ Dun Garok | triangle 1, triangle 1 | -
Island of the Muckdwellers | 1 | 5 | 4 | 1 green Murloc @ Purgation Isle | 1 blue Gnoll @ Corrahn's Dagger | triangle 2 | -
Raiders in the Ruins | 1 | 6 | 5 | 1 green Gnoll @ Dalaran Ruins | 1 blue Scarlet Crusader @ Hillsbrad Fields | triangle 1, triangle 1 | -
Red Ruin | 1 | 7 | 4 | 1 green Scarlet Crusader @ Ruins of Andorhal | - | triangle 2 | -
Fishy Business | 1 | 4 | 5 | 1 green Murloc @ Fenris Isle | 1 blue Scarlet Crusader @ Ruins of Alterac | triangle 1 | -
Ghoulish Harvest | 1 | 7 | 4 | 1 green Ghoul @ Tarren Mill | - | triangle 2 | -
Dark Alliances | 1 | 1 | 4 | 1 green Gnoll @ Sorrow Hill | - | triangle 2, triangle 1 | -
# alliance green
Shades of Sorrow | 3 | 12 | 5 | 1 green Wraith @ North Tide's Hollow | 1 blue Worgen @ Ambermill | triangle 1, triangle 1 | -
City by the Sea | 2 | 10 | 5 | 1 green Naga @ Shining Strand | 1 blue Naga @ The Uplands | triangle 1 | -
The Fields of War | 2 | 8 | 4 | 2 green Gnoll @ Hillsbrad Fields | 1 blue Ghoul @ Dalaran Ruins | triangle 2, triangle 2 | -
Lost Treasure | 2 | 10 | 4 | 1 red Murloc @ Quel'Danil Lodge | 2 blue Murloc @ Fenris Isle | triangle 2, triangle 1 | -
Murlocs in the Mountains | 2 | 9 | 4 | 2 green Murloc @ Dun Garok | 1 blue Naga @ North Tide's Hollow | triangle 2, triangle 1 | -
Prospects of Wealth | 2 | 11 | 7 | 1 green Wildkin @ Corrahn's Dagger | 1 blue Spider @ Durnholde Keep | triangle 2, triangle 2, square 1 | Robes of the West
Crusade Against the Crusaders | 3 | 6 | 5 | 1 green Scarlet Crusader @ Hearthglen; 1 red Scarlet Crusader @ Hearthglen | - | triangle 1 | -
Murlocs in the Mines | 3 | 4 | 5 | 3 green Murloc @ Azurelode Mine | 2 blue Gnoll @ Sofera's Naze | triangle 1, triangle 1 | -
Ghost Farm | 3 | 9 | 4 | 1 green Wraith @ Gahrron's Withering | - | triangle 1, square 2 | -
Serpents in the Lake | 2 | 10 | 5 | 1 green Naga @ Fenris Isle | 1 blue Spider @ Aerie Valley | triangle 3, triangle 1 | -
Moonrage Mines | 3 | 12 | 5 | 1 green Worgen @ Deep Elem Mine | - | triangle 1, triangle 1 | -
Shadows of the Past | 3 | 8 | 7 | 1 red Wraith @ Durnholde Keep | - | triangle 3, square 3 | Amulet of Protection / Scroll of the Whale
# alliance yellow
Alone in the Wild | 4 | 16 | 6 | 1 green Wildkin @ Shaol'watha | 1 blue Wraith @ Deep Elem Mine | square 2, square 1 | -
Unexpected Visitors | 4 | 15 | 6 | 2 red Ghoul @ The Uplands | 1 blue Wildkin @ Tarren Mill | square 3 | -
The Moon-Cursed Village | 3 | 12 | 5 | 1 green Worgen @ Pyrewood Village | - | square 2 | -
Savage Raiders | 3 | 9 | 5 | 1 green Gnoll @ Olsen's Farthing; 1 red Gnoll @ Olsen's Farthing | - | square 1 | -
Ogres in Andorhal | 4 | 13 | 5 | 1 green Ogre @ Ruins of Andorhal | 1 blue Wildkin @ Altar of Zul | square 1 | -
Blighted Beasts | 4 | 13 | 5 | 1 green Wildkin @ The Weeping Cave | - | square 1 | -
Wildkin in the Woods | 3 | 12 | 7 | 1 red Wildkin @ Shadra'Alor | - | square 2, square 1 | Fist of the People's Militia / Electrocutioner Leg
A Danger from the Depths | 3 | 8 | 5 | 1 red Naga @ Purgation Isle | 1 blue Wraith @ Plaguemist Ravine | square 2, square 1 | Felstone Good Luck Charm
Eyes in the Ruins | 3 | 11 | 6 | 1 green Spider @ Altar of Zul; 1 red Spider @ Altar of Zul | - | square 1 | -
Crushing the Crushridge | 4 | 13 | 6 | 1 green Ogre @ Ruins of Alterac | - | square 1, square 1 | -
# alliance red
Demon in the Depths | 5 | 19 | 5 | 1 green Doom Guard @ Blackwood Lake | - | circle 3 | -
Murloc Menace | 4 | 9 | 6 | 2 red Murloc @ Balnir Farmstead | 1 blue Ogre @ Chillwind Point | square 1, square 1 | -
Crimson Lair | 5 | 28 | 7 | 1 red Drake @ Skulk Rock | - | square 3, square 3, circle 3 | Outrider's Bow / Fist of Stone
Howling at the Moon | 4 | 20 | 7 | 1 green Worgen @ Ambermill; 1 red Worgen @ Ambermill | - | square 2, square 2, circle 2 | Biznick's Accurascope / Pyric Caduceus
Web of Evil | 4 | 17 | 6 | 2 green Spider @ Marris Stead | - | square 2, circle 1 | -
Darkness and Flame | 5 | 21 | 6 | 1 red Doom Guard @ The Noxious Glade | - | circle 3 | Crest of Retribution / Lorekeeper's Ring
The Mouth of Hell | 5 | 18 | 5 | 1 green Infernal @ The Weeping Cave | 1 blue Infernal @ Blackwood Lake | square 3, square 2 | -
Unnatural Fury | 4 | 15 | 5 | 1 green Wildkin @ The Infectis Scar | 1 blue Drake @ Skulk Rock | square 3 | -
Lair of the Wyrm | 5 | 20 | 6 | 1 green Drake @ Seradane | 1 blue Doom Guard @ Plaguewood | square 2, circle 2 | Feathered Breastplate / Bloodrazor
The Haunted Tower | 5 | 12 | 6 | 1 green Wraith @ Crown Guard Tower; 1 red Wraith @ Crown Guard Tower | - | square 2, square 1 | -
# horde grey
Horrors at the Gates | 1 | 6 | 5 | 1 green Ghoul @ The Bulwark | 1 blue Gnoll @ Stillwater Pond | triangle 1, triangle 1 | -
Nightmare Zealots | 1 | 7 | 4 | 1 green Scarlet Crusader @ Nightmare Vale | - | triangle 2 | -
A Scourge of Ghouls | 1 | 6 | 4 | 1 green Ghoul @ Deathknell | 1 blue Gnoll @ Garren's Haunt | triangle 2 | -
A Darkness in Brightwater | 1 | 5 | 5 | 1 green Scarlet Crusader @ Brightwater Lake | 1 blue Gnoll @ Balnir Farmstead | triangle 2 | -
A Howling in Haunted Places | 1 | 4 | 4 | 1 green Gnoll @ Garren's Haunt | - | triangle 2 | -
Terror in the Fields | 1 | 6 | 5 | 1 green Ghoul @ Balnir Farmstead | - | - | -
Danger in Stillwater | 1 | 7 | 4 | 1 green Murloc @ Stillwater Pond | 1 blue Murloc @ Brightwater Lake | - | -
Legacy of Evil | 1 | 6 | 4 | 1 green Ghoul @ Shining Strand | 1 blue Scarlet Crusader @ Scarlet Monastery | triangle 1, triangle 1 | -
# horde green
Shadows of War | 3 | 11 | 5 | 1 green Wraith @ Ruins of Alterac | 1 blue Naga @ Shining Strand | triangle 3, triangle 2 | -
Evil Brew | 2 | 10 | 5 | 2 green Ghoul @ Dalson's Tears | 2 blue Scarlet Crusader @ The Undercity | triangle 2, triangle 2 | -
A Hunger in the Vale | 2 | 10 | 4 | 1 green Spider @ Venomweb Vale | - | triangle 2, triangle 2 | -
Wolves in the Fold | 3 | 11 | 7 | 2 green Worgen @ The Sepulcher | 1 blue Wraith @ Caer Darrow | triangle 2, triangle 1, square 2 | Robe of Power / Thorium Helm
Devils from the Deep | 2 | 7 | 4 | 1 green Naga @ North Tide's Hollow | - | triangle 1 | -
The Sunken Shrine | 3 | 12 | 6 | 1 red Naga @ Overlook Cliffs | 1 blue Worgen @ Dalson's Tears | triangle 2, square 1 | -
Shades of Darkness | 3 | 8 | 4 | 1 green Wraith @ Caer Darrow | - | triangle 2, square 1 | -
Hinterlands Outrunners | 3 | 6 | 4 | 1 green Gnoll @ Quel'Danil Lodge; 1 red Gnoll @ Quel'Danil Lodge | - | triangle 1, triangle 1 | -
Unwelcome Visitors | 2 | 7 | 4 | 1 red Murloc @ The Undercity | 1 blue Spider @ The Bulwark | triangle 2 | -
Red Vengeance | 2 | 9 | 5 | 2 green Scarlet Crusader @ Tirisfal Outpost | - | triangle 1, square 1 | -
Belly of the Beast | 3 | 10 | 7 | 3 green Scarlet Crusader @ Tyr's Hand | 2 blue Ghoul @ Ruins of Andorhal | triangle 2, triangle 2 | Cannonball Runner / Cowl of Heroes
Dark Hills, Dark Hearts | 2 | 8 | 5 | 1 red Gnoll @ Pyrewood Village | 1 blue Spider @ Venomweb Vale | triangle 2, triangle 1 | -
# horde yellow
Dealing with Goblins | 4 | 12 | 7 | 1 green Drake @ Altar of Zul | - | square 1 | -
Ghosts in the Ruins | 3 | 16 | 7 | 1 green Wraith @ Ruins of Andorhal; 1 red Wraith @ Ruins of Andorhal | - | square 3, square 3 | Head of Grim'hal Duuc
Into the Scarlet Monastery | 3 | 14 | 7 | 3 red Scarlet Crusader @ Scarlet Monastery | 1 blue Wraith @ The Weeping Cave | square 2 | Icicle Rod / Archeus
Monsters on the March | 3 | 14 | 7 | 1 red Ogre @ Corrahn's Dagger | - | square 1 | -
Ogres in the Uplands | 4 | 14 | 6 | 1 green Ogre @ The Uplands | 1 blue Ogre @ Marris Stead | square 2, square 1 | -
Rumbling on the River | 4 | 12 | 5 | 1 green Ogre @ Chillwind Point | 1 blue Worgen @ Deep Elem Mine | square 3 | -
Flayers in the Vale | 3 | 14 | 6 | 1 red Spider @ Fungal Vale | 1 blue Wildkin @ Sorrow Hill | square 2, square 1 | -
A Battle in the Wild | 4 | 15 | 6 | 1 green Wildkin @ Seradane | - | square 2, square 1, circle 1 | -
Ghouls in the Graveyard | 3 | 14 | 4 | 1 green Ghoul @ Sorrow Hill; 1 red Ghoul @ Sorrow Hill | - | square 1, square 1 | -
Skulking Wildkin | 4 | 13 | 6 | 1 green Wildkin @ Skulk Rock | 1 blue Ogre @ Pestilent Scar | square 3, circle 1 | -
# horde red
Tower Infernal | 5 | 12 | 5 | 1 green Infernal @ Crown Guard Tower | 1 blue Doom Guard @ Northpass Tower | circle 2 | -
Shattered Mill | 5 | 18 | 5 | 1 red Infernal @ Agamand Mills | 1 blue Infernal @ Shaol'watha | square 3, circle 2 | -
Poison for the Poisoners | 4 | 14 | 6 | 1 green Spider @ Terrordale; 1 red Spider @ Terrordale | - | square 2, circle 1 | -
Cold Scales | 4 | 18 | 6 | 1 green Naga @ Brightwater Lake; 1 red Naga @ Brightwater Lake | - | square 2, circle 1 | -
The Hunger of Death | 5 | 21 | 6 | 1 green Wraith @ Hearthglen; 1 red Wraith @ Hearthglen | - | square 3, circle 1 | Lunar Wand of Arcane Wrath / Quel'Serrar
Curse of Savagery | 5 | 21 | 7 | 2 red Worgen @ Olsen's Farthing | - | circle 2 | Shadowforge Bushmaster / Ironfoe
Murlocs in the Ruins | 4 | 14 | 6 | 2 green Murloc @ Dalaran Ruins; 1 red Murloc @ Dalaran Ruins | - | square 1, square 1 | Bad Mojo Mask
In Service to Demons | 5 | 18 | 7 | 1 green Doom Guard @ Jintha'Alor | - | square 2, square 2, circle 1 | -
The Ogres of Durnholde | 4 | 13 | 6 | 1 green Ogre @ Durnholde Keep | 1 blue Drake @ The Infectis Scar | square 3, square 1 | -
Brutes in the Barrows | 5 | 24 | 7 | 1 green Ogre @ The Infectis Scar; 1 red Ogre @ The Infectis Scar | - | circle 3 | Jade Breastplate of Power / Ankh of Life
`

// questRow is one line of the table.
type questRow struct {
	faction                    Faction
	deck, id                   string
	level, gold, xp            int
	objective, blue, draws, of []string
}

// slug makes an id of a name.
func slug(name string) string {
	name = strings.NewReplacer("'", "", ",", "", ":", "").Replace(strings.ToLower(name))
	name = strings.ReplaceAll(strings.TrimSpace(name), " ", "-")
	if name == "spider" {
		return "giant-spider"
	}
	return name
}

func words(cell, by string) (list []string) {
	for _, part := range strings.Split(cell, by) {
		if part = strings.TrimSpace(part); part != "-" {
			list = append(list, part)
		}
	}
	return list
}

func questRows(t *testing.T) (rows []questRow) {
	t.Helper()
	faction, deck := Alliance, ""
	for _, line := range strings.Split(strings.TrimSpace(questTable), "\n") {
		if name, ok := strings.CutPrefix(line, "# "); ok {
			side, color, _ := strings.Cut(name, " ")
			faction, deck = Alliance, color
			if side == "horde" {
				faction = Horde
			}
			continue
		}
		cells := strings.Split(line, " | ")
		r := questRow{
			faction: faction, deck: deck, id: slug(cells[0]), objective: words(cells[4], ";"),
			blue: words(cells[5], ";"), draws: words(cells[6], ","), of: words(cells[7], " / "),
		}
		if _, err := fmt.Sscan(cells[1]+" "+cells[2]+" "+cells[3], &r.level, &r.gold, &r.xp); err != nil {
			t.Fatal(line, err)
		}
		rows = append(rows, r)
	}
	return rows
}

// TestQuestsSpawn: each quest puts exactly its creatures on the board. WB-QUEST-07, -08, -10, -18
func TestQuestsSpawn(t *testing.T) {
	rows := questRows(t)
	if len(rows) != 80 {
		t.Fatalf("%d quests in the table", len(rows))
	}
	for _, r := range rows {
		t.Run(r.id, func(t *testing.T) {
			b := newTable(t, Character{Class: classNamed(t, "mage")})
			g := &Game{box: b.box}
			q, ok := g.QuestByName(r.id)
			if !ok {
				t.Fatal("there is no such quest")
			}
			of := &b.box.Quests[q]
			deck := [...]string{"grey", "green", "yellow", "red"}[of.deck]
			if deck != r.deck || of.faction != r.faction {
				t.Errorf("it lies in the %s deck of faction %d", deck, of.faction)
			}
			x := act{Position: b.Position, chance: b.script}
			if !x.spawnQuest(q, r.faction) {
				t.Fatal("it cannot be spawned")
			}
			var want, got []string
			for _, s := range append(slices.Clone(r.objective), r.blue...) {
				what, at, _ := strings.Cut(s, " @ ")
				part := strings.SplitN(what, " ", 3)
				want = append(want, fmt.Sprint(part[0], " ", part[1], " ", slug(part[2]), " ", slug(at)))
			}
			for _, group := range b.Groups[:b.GroupCount] {
				for c, n := range group.Count {
					if n == 0 {
						continue
					}
					if (Color(c) == Blue) != (group.Quest == Independent) {
						t.Errorf("%s creatures of quest %d", colorNames[c], group.Quest)
					}
					got = append(got, fmt.Sprint(n, " ", colorNames[c], " ",
						b.box.Creatures[group.Creature].id, " ",
						b.box.Content.Regions[group.Region].ID))
				}
			}
			slices.Sort(want)
			slices.Sort(got)
			if !slices.Equal(want, got) {
				t.Errorf("it spawns %v, not %v", got, want)
			}
		})
	}
}

// TestQuestsPay: a Warrior who completes a quest alone gets all that the card shows. WB-REWARD-01,
// -02, -06, -07, -11..13
func TestQuestsPay(t *testing.T) {
	for _, r := range questRows(t) {
		t.Run(r.id, func(t *testing.T) {
			level := min(r.level, 4) // on level 5 XP would be lost
			b := newTable(t, Character{
				Class: classNamed(t, "warrior"), Faction: r.faction, Level: uint8(level), Actions: 2,
			})
			b.Faction = r.faction
			b.FillDecks(b.script, nil, nil, nil)
			c := &b.People[0]
			c.XP = uint8(b.box.Content.Track.Levels[level-1])
			c.Region = b.region("deathknell")
			c.Areas[RangedArea] = b.card("fine-longbow")
			before := *c
			q, _ := (&Game{box: b.box}).QuestByName(r.id)
			b.Quests[0] = QuestSlot{Card: q, Faction: r.faction, Used: true}
			b.put("murloc", Green, "deathknell", 0, 1)
			b.roll([]int{3, 3}, []int{8, 8}, []int{3})
			if r.faction == Alliance {
				b.roll(nil, []int{3}, nil) // Shadowmeld
			}
			b.challenge("murloc", QuestFoes)
			b.play(Move{Kind: Pass}) // no reroll

			var offered []string
			for b.Depth > 0 && slices.Contains([]Task{taskTalent, taskItem, taskOverflow}, b.top().Task) {
				if f := b.top(); f.Task == taskItem {
					n := len(slices.DeleteFunc(slices.Clone(b.Reward.Drawn[:]),
						func(card Card) bool { return card == NoCard }))
					offered = append(offered, fmt.Sprint(deckName(int(f.N)), " ", n))
				}
				move, _ := b.Unpack(b.Moves(b.Actors().First(), nil)[0])
				b.play(move)
			}
			b.finish()
			if gold := int(c.Gold - before.Gold); gold != r.gold {
				t.Errorf("%d gold, not %d", gold, r.gold)
			}
			if xp := int(c.XP - before.XP); xp != r.xp+r.level-level {
				t.Errorf("%d XP, not %d", xp, r.xp+r.level-level)
			}
			r.checkItems(t, b, offered)
		})
	}
}

// checkItems: one Item a symbol, out of as many as its number says; of the named ones one.
func (r *questRow) checkItems(t *testing.T, b *table, offered []string) {
	t.Helper()
	var choices []string
	want, got := map[string]int{}, map[string]int{}
	for _, d := range r.draws {
		deck, number, _ := strings.Cut(d, " ")
		want[deck]++
		if number != "1" {
			choices = append(choices, d)
		}
	}
	if len(r.of) > 0 {
		want["special"]++
	}
	if len(r.of) > 1 {
		choices = append(choices, fmt.Sprint("special ", len(r.of)))
	}
	if !slices.Equal(choices, offered) {
		t.Errorf("to choose from: %v, not %v", offered, choices)
	}
	for i := range b.box.Cards {
		card := Card(i)
		if b.box.Cards[i].kind != content.ItemCard || card == NoCard {
			continue
		}
		n := b.People[0].inBag(card)
		for _, sold := range b.Decks.Merchant[:b.Decks.MerchantCount] {
			n += yes(sold == card)
		}
		if n == 0 {
			continue
		}
		deck := deckName(int(b.box.Cards[i].deck))
		got[deck] += n
		if deck == "special" && !slices.ContainsFunc(r.of, func(name string) bool {
			return slug(name) == b.box.Cards[i].id
		}) {
			t.Errorf("the card does not name %s", b.box.Cards[i].id)
		}
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("Items %v, not %v", got, want)
	}
}

func deckName(deck int) string {
	return [...]string{"triangle", "square", "circle", "special"}[deck]
}
