package lordaeron

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"testing"

	"twobanners/content"
)

// The printed quests as their cards have them: level, gold, XP, quest creatures, independent
// creatures, item draws (deck and Draw Number) and named Items. Two cards are read with their
// corrections: Brutes in the Barrows (answers 1.4) and The Ogres of Durnholde (WB-CONTENT-46).
//
//go:embed testdata/quests.txt
var questTable string

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
		numbers := strings.Join(cells[1:4], " ")
		if _, err := fmt.Sscan(numbers, &r.level, &r.gold, &r.xp); err != nil {
			t.Fatal(line, err)
		}
		rows = append(rows, r)
	}
	return rows
}

// TestQuestsSpawn: each quest puts exactly its creatures on the board. WB-QUEST-07, WB-QUEST-08,
// WB-QUEST-10, WB-QUEST-18
func TestQuestsSpawn(t *testing.T) {
	rows := questRows(t)
	ids := map[string]bool{}
	for _, r := range rows {
		ids[r.id] = true
	}
	for _, q := range newGame(t).Content().Quests {
		if !q.New && !ids[q.ID] {
			t.Errorf("%s has no row in testdata/quests.txt", q.ID)
		}
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
				words := []string{part[0], part[1], slug(part[2]), slug(at)}
				want = append(want, strings.Join(words, " "))
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
				Class: classNamed(t, "warrior"), Faction: r.faction,
				Level: uint8(level), Actions: 2,
			})
			b.Faction = r.faction
			b.fillDecks(b.script, nil, nil, nil)
			c := &b.People[0]
			c.XP = uint8(b.box.Content.Track.Levels[level-1])
			c.Region = b.region("deathknell")
			b.lay(0, RangedArea, b.card("fine-longbow"))
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
			choices := []Task{taskTalent, taskItem, taskOverflow}
			for b.Depth > 0 && slices.Contains(choices, b.top().Task) {
				if f := b.top(); f.Task == taskItem {
					n := len(slices.DeleteFunc(slices.Clone(b.Reward.Drawn[:]),
						func(card Card) bool { return card == NoCard }))
					offered = append(offered, fmt.Sprint(deckName(int(prize{f}.deck())), " ", n))
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
