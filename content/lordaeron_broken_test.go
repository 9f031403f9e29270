package content

import (
	"strings"
	"testing"
)

var brokenLordaeron = map[string]breakage{
	"unknown key": {
		"map.yaml", "name: Agamand Mills,", "title: Agamand Mills,",
		"title: Agamand", `unknown key "title"`,
	},
	"one-sided border": {
		"map.yaml", "borders: [nightmare-vale], closed", "borders: [nightmare-vale, brill], closed",
		"borders: [nightmare-vale, brill]", "deathknell borders brill, but brill does not",
	},
	"border to nowhere": {
		"map.yaml", "borders: [stillwater-pond]", "borders: [stillwater-pod]",
		"stillwater-pod]", `borders "stillwater-pod", which is not on the map`,
	},
	"open and closed": {
		"map.yaml", "borders: [stillwater-pond], closed: [brill,",
		"borders: [stillwater-pond, brill], closed: [brill,",
		"stillwater-pond, brill]", "both borders brill and shuts it out",
	},
	"wrong number of regions": {
		"map.yaml", "  - {id: deathknell, name: Deathknell, area: tirisfal-glades,\n" +
			"     borders: [nightmare-vale], closed: [shining-strand, stillwater-pond], " +
			"sure: assumed}\n", "",
		"box.yaml:regions:", "67 regions are printed and 66 are here",
	},
	"unknown area": {
		"map.yaml", "name: Agamand Mills, area: tirisfal-glades",
		"name: Agamand Mills, area: tirisfal",
		"area: tirisfal,", `there is no area "tirisfal"`,
	},
	"region without an outline": {
		"outlines.yaml", "- id: agamand-mills\n", "- id: agamand-hills\n",
		"- id: agamand-hills", "outline of an unknown region agamand-hills",
	},
	"off the drawing": {
		"outlines.yaml", "box: 2080,1552", "box: 1080,1552",
		"", "leaves the box of 1080,1552",
	},
	"unknown icon": {
		"map.yaml", "alliance: [southshore, aerie-peak,", "alliance: [southshore, eerie-peak,",
		"eerie-peak", `there is no region "eerie-peak"`,
	},
	"three flights": {
		"map.yaml", "horde: [brill, north-tides-hollow, caer-darrow,",
		"horde: [brill, caer-darrow,",
		"box.yaml:flights:", "4 flights of the Horde are printed and 3 are here",
	},
	"two icons": {
		"tracks.yaml", "{space: 5, deck", "{space: 4, deck",
		"{space: 4, deck", "space 4 has two icons",
	},
	"falling levels": {
		"tracks.yaml", "[0, 5, 10, 19, 30]", "[0, 5, 10, 9, 30]",
		"[0, 5, 10, 9, 30]", "begin at 0 and rise",
	},
	"event without its number": {
		"events.yaml", "does: cleanse, goal: 10,", "does: cleanse,",
		"id: cleanse-the-land", "goal is for [cleanse]",
	},
	"number without its event": {
		"events.yaml", "does: subterfuge, less-xp: 1,", "does: subterfuge, less-xp: 1, goal: 3,",
		"id: subterfuge", "goal is for [cleanse]",
	},
	"four levels": {
		"tracks.yaml", "[0, 5, 10, 19, 30]", "[0, 5, 10, 19]",
		"[0, 5, 10, 19]", "must be 5 numbers",
	},
	"verb without words": {
		"words.en.yaml", "  add: ", "  ad: ", "", `unknown key "ad"`,
	},
	"moment without words": {
		"words.en.yaml", "  round-end: \"End of round\"\n", "",
		"", "missing text id moments/round-end",
	},
	"empty words": {
		"words.pt.yaml", "round-end: \"Fim da rodada\"", "round-end: \"\"",
		"  round-end: ", "missing text id moments/round-end in pt",
	},
	"words for other slots": {
		"words.pt.yaml", "\"recupere {points}\"", "\"recupere {n}\"",
		"recupere {n}", "en says [{points}] where pt says [{n}]",
	},
	"open bracket": {
		"words.pt.yaml", "\"recupere {points}\"", "\"recupere {points\"",
		"recupere {points\"", "a bracket is not closed",
	},
	"effect without words for others": {
		"powers/hunter.yaml", "do: [{attrition: 2}]}", "do: [{threat: 2, to: friends}]}",
		"threat: 2", "missing text id verbs/threat/others",
	},
	"name of nothing": {
		"names.pt.yaml", "  thorns: Espinhos\n", "  thorns: Espinhos\n  thorn: Espinho\n",
		"  thorn: ", `nothing is called "thorn"`,
	},
	"too many figures": {
		"creatures.yaml", "health: 2, figures: 8}", "health: 2, figures: 9}",
		"box.yaml:figures:", "120 figures are printed and 121 are here",
	},
	"no Threat": {
		"creatures.yaml", "green: {threat: 5, attack: 3,", "green: {threat: 0, attack: 3,",
		"threat: 0", "green murloc needs Threat",
	},
	"unknown creature": {
		"quests.yaml", "{creature: gnoll, region: aerie-", "{creature: gnole, region: aerie-",
		"gnole", `there is no creature "gnole"`,
	},
	"unknown region": {
		"quests.yaml", "region: aerie-valley, green", "region: eerie-valley, green",
		"eerie-valley", `there is no region "eerie-valley"`,
	},
	"quest in a starting region": {
		"quests.yaml", "region: aerie-valley, green", "region: brill, green",
		"region: brill", "starting region brill",
	},
	"figures of a quest": {
		"quests.yaml", "region: aerie-valley, green: 1", "region: aerie-valley, green: 9",
		"green: 9", "9 green figures of gnoll where the box holds 8",
	},
	"unknown item": {
		"quests.yaml", "named: [robes-of-the-west]", "named: [robes-of-the-east]",
		"robes-of-the-east", `there is no item "robes-of-the-east"`,
	},
	"item of another deck": {
		"quests.yaml", "named: [robes-of-the-west]", "named: [dull-blade]",
		"[dull-blade]", "dull-blade is no special item",
	},
	"special item twice": {
		"quests.yaml", "named: [bad-mojo-mask]", "named: [robes-of-the-west]",
		"", "robes-of-the-west is also named by",
	},
	"draw of four": {
		"quests.yaml", "items: [{triangle: 2}]", "items: [{triangle: 4}]",
		"{triangle: 4}", "a draw of 4",
	},
	"draw from nowhere": {
		"quests.yaml", "items: [{triangle: 2}]", "items: [{oval: 2}]",
		"{oval: 2}", `unknown key "oval"`,
	},
	"wrong deck": {
		"quests.yaml", "faction: alliance, deck: grey", "faction: alliance, deck: green",
		"box.yaml:quests:", "8 alliance grey quests are printed and 7 are here",
	},
	"duplicate quest": {
		"quests.yaml", "id: dogs-in-the-mill", "id: gnolls-on-the-warpath",
		"id: gnolls-on-the-warpath, name: Dogs", "here twice",
	},
	"copies": {
		"items.yaml", "deck: triangle\n    copies: 2", "deck: triangle\n    copies: 3",
		"box.yaml:items:", "46 triangle items are printed and 47 are here",
	},
	"trait of another type": {
		"items.yaml", "traits: [mace]", "traits: [cloth]",
		"traits: [cloth]", "no melee item is cloth",
	},
	"unknown trait": {
		"items.yaml", "traits: [mace]", "traits: [axe]",
		"traits: [axe]", `"axe" is not one of`,
	},
	"eleven powers": {
		"powers/warrior.yaml", "  - id: rend\n", "  - id: rend\n    name: Other\n  - id: rent\n",
		"box.yaml:powers:", "12 powers of the warrior are printed and 13 are here",
	},
	"same id in one deck": {
		"talents/warrior.yaml", "id: cruelty", "id: rend",
		"id: rend", `"rend" is also in powers/warrior/rend`,
	},
	"pet without Health": {
		"powers/hunter.yaml", "    health: 3\n", "",
		"id: bear", "pets and demons have Health",
	},
	"unknown people": {
		"characters.yaml", "people: tauren", "people: cow",
		"people: cow", `"cow" is not one of`,
	},
	"class twice": {
		"characters.yaml", "class: shaman, faction: horde", "class: rogue, faction: horde",
		"class: rogue, faction: horde, people: orc", "has the class of dongon-swiftblade",
	},
	"printed nowhere": {
		"classes.yaml", "printed: wrath", "printed: mirth",
		"printed: mirth", `there is no printed card "mirth"`,
	},
	"printed on another sheet": {
		"classes.yaml", "printed: wrath", "printed: charge",
		"printed: charge", "printed on the sheet of the warrior",
	},
	"missing area": {
		"classes.yaml", "      - {id: upper-3, types: [active]}\n", "",
		"areas:", "a druid has no area upper-3",
	},
	"event copies": {
		"events.yaml", "copies: 6", "copies: 5",
		"box.yaml:events:", "47 events are printed and 46 are here",
	},
	"war over one region": {
		"events.yaml", "[ambermill, shining-strand]", "[ambermill, ambermill]",
		"[ambermill, ambermill]", "over two regions",
	},
	"boss nowhere": {
		"events.yaml", "region: darrowshire", "region: sorrowshire",
		"sorrowshire", `there is no region "sorrowshire"`,
	},
	"deed without its data": {
		"events.yaml", "does: auction, auction: trusty-mount", "does: auction",
		"auction-house-trusty-mount", "an auction needs its item",
	},
	"unknown deed": {
		"events.yaml", "does: fly", "does: swim",
		"does: swim", `"swim" is not one of`,
	},
	"Overlord nowhere": {
		"overlords.yaml", "regions: [stratholme]", "regions: [stratholm]",
		"[stratholm]", `there is no region "stratholm"`,
	},
}

var brokenSentences = map[string]breakage{
	"unknown moment": {
		"powers/warrior.yaml", "{when: dice-pool-end,", "{when: dice-pool-stop,",
		"dice-pool-stop", `"dice-pool-stop" is not one of`,
	},
	"no moment": {
		"powers/warrior.yaml", "{when: dice-pool-end, do:", "{do:",
		"{do:", "needs a moment",
	},
	"no effect": {
		"races.yaml", "{when: turn-start, do: [{regain: {energy: 1}}]}", "{when: turn-start}",
		"{when: turn-start}", "needs effects",
	},
	"unknown verb": {
		"races.yaml", "{regain: {energy: 1}}", "{refill: {energy: 1}}",
		"refill", `"refill" is not one of`,
	},
	"key of another verb": {
		"races.yaml", "{regain: {energy: 1}}", "{regain: {energy: 1}, face: 8}",
		"face: 8", `unknown key "face"`,
	},
	"unknown condition": {
		"races.yaml", "{first-round: true}", "{last-round: true}",
		"last-round", `"last-round" is not one of`,
	},
	"two conditions in one": {
		"races.yaml", "{first-round: true}", "{first-round: true, round: 2}",
		"first-round: true, round", "must be one condition",
	},
	"untrue": {
		"races.yaml", "{first-round: true}", "{first-round: false}",
		"first-round: false", "must be true",
	},
	"unknown name": {
		"talents/warrior.yaml", "{used: [heroic-strike]}", "{used: [heroic-stroke]}",
		"heroic-stroke", `no card is, or is called, "heroic-stroke"`,
	},
	"unknown opponent": {
		"powers/mage.yaml", "{against: [independent]}", "{against: [dependent]}",
		"[dependent]", `there is no opponent "dependent"`,
	},
	"nothing spotted": {
		"talents/warrior.yaml", "spot: {colors: [red], least: 7, each: true},", "may: true,",
		"{gain: {energy: 1}, per: spotted}", "nothing is spotted",
	},
	"nothing paid": {
		"powers/warrior.yaml", "pay: {lose: {up-to: 3}}, ", "",
		"{gain: {energy: 2}, per: paid}", "nothing is paid",
	},
	"no box": {
		"talents/warrior.yaml", "{hits: 1, box: defense,", "{hits: 1,",
		"{hits: 1, per", "hits needs box",
	},
	"no dice to pick": {
		"talents/warrior.yaml", "{turn: {colors: [red], count: 2}, raise: 1}",
		"{turn: {colors: [red]}, raise: 1}",
		"{colors: [red]}", "a count of dice or all",
	},
	"turned into nothing": {
		"talents/warrior.yaml", "count: 2}, raise: 1}", "count: 2}}",
		"count: 2}}", "turn needs face, raise or into",
	},
	"face of nine": {
		"talents/warrior.yaml", "count: 1}, face: 8}", "count: 1}, face: 9}",
		"face: 9", "9 is not between 1 and 8",
	},
	"a creature's verb on a card": {
		"races.yaml", "{regain: {energy: 1}}", "{no-reroll: true}",
		"no-reroll", "is for creatures",
	},
	"by itself and by choice": {
		"powers/warrior.yaml", "may: true,", "may: true, must: true,",
		"must: true", "not both",
	},
	"bad amount": {
		"powers/warrior.yaml", "{up-to: 3}", "{upto: 3}",
		"{upto: 3}", `unknown key "upto"`,
	},
	"bad word for all": {
		"powers/paladin.yaml", "{health: all}", "{health: every}",
		"every", "must be a whole number",
	},
}

func TestBrokenLordaeronNamesFileAndLine(t *testing.T) {
	for _, table := range []map[string]breakage{brokenLordaeron, brokenSentences} {
		for name, c := range table {
			t.Run(name, func(t *testing.T) {
				files := filesOf(t, "lordaeron", shippedFiles())
				count, printed := strings.CutPrefix(c.at, "box.yaml:")
				if printed {
					c.at = ""
				}
				line := c.in(t, files)
				if printed {
					c.file, line = "box.yaml", lineWith(t, files["box.yaml"].Data, "\n"+count)+1
				}
				_, err := LoadLordaeron(files)
				expect(t, err, c.file, line, c.want)
			})
		}
	}
}

// What is missing in one file may be wrong in another.
func TestSpecialItemWithoutAQuest(t *testing.T) {
	files := filesOf(t, "lordaeron", shippedFiles())
	breakage{file: "quests.yaml", from: ", named: [robes-of-the-west]"}.in(t, files)
	_, err := LoadLordaeron(files)
	line := lineWith(t, files["items.yaml"].Data, "id: robes-of-the-west")
	expect(t, err, "items.yaml", line, "no quest names the special item robes-of-the-west")
}
