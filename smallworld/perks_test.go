package smallworld

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"twobanners/content"
	"twobanners/game"
	"twobanners/game/gametest"
)

// A race may do what a power does and the other way round: with all their words and abilities
// exchanged the laws hold, whichever of the two asks for which.
func TestRacesAndPowersMayDoTheSame(t *testing.T) {
	g := boxWith(t, func(c *content.SmallWorld) {
		for i := range c.Banners {
			c.Banners[i].Does, c.Badges[i].Does = c.Badges[i].Does, c.Banners[i].Does
		}
		// Of the last powers there are no races left to exchange with.
		c.Banners[0].Does = append(c.Banners[0].Does, c.Badges[16].Does...)
		c.Badges[16].Does = []content.Perk{{Word: content.PerkLeast, N: 3}}
	})
	for _, name := range AbilityNames() {
		races, powers := 0, 0
		for _, b := range g.content.Banners {
			races += bears(b.Does, name)
		}
		for _, b := range g.content.Badges {
			powers += bears(b.Does, name)
		}
		if races+powers != 1 {
			t.Errorf("%d races and %d powers bear %s", races, powers, name)
		}
	}
	for seats := 2; seats <= 4; seats += 2 {
		gametest.Laws(t, gametest.Suite{
			Game: g, Seats: seats, MaxMoves: 800, Conserved: conserved, Between: between,
			Ended: ended, Openly: []game.EventKind{Paid},
		})
	}
}

func bears(does []content.Perk, ability string) (n int) {
	for _, perk := range does {
		n += yes(perk.Word == content.PerkAbility && perk.Of == ability)
	}
	return n
}

// Whether all races do something or all powers do it, the same game follows, but for the names of
// the terms: each word and ability is asked of both, wherever it is asked.
func TestItIsTheSameWhoDoesIt(t *testing.T) {
	c, err := content.Default()
	if err != nil {
		t.Fatal(err)
	}
	perks := map[string]content.Perk{}
	for _, b := range c.Banners {
		perks[b.ID] = b.Does[0]
	}
	for _, b := range c.Badges {
		perks[b.ID] = b.Does[0]
	}
	perks["naga, to begin"] = content.Perk{Word: content.PerkEnters, Of: "water"}
	perks["night elves, walls"] = content.Perk{Word: content.PerkWall, Of: "forest"}
	for name, perk := range perks {
		if of, err := compile(perk); err != nil || of.once {
			continue // its pieces have one owner
		}
		h, none := compiled(t, perk), compiled(t)
		one, other := newGame(t), newGame(t)
		one.box, other.box = one.box.allDo(h, none), other.box.allDo(none, h)
		for seed := range uint64(3) {
			if at := one.differs(t, other, seed); at > 0 {
				t.Errorf("%s: seed %d is another game after %d moves", name, seed, at)
			}
		}
	}
}

// allDo is a box whose races do one thing and whose powers do another.
func (b *Box) allDo(races, powers hooks) *Box {
	all := *b
	for i := range all.races[1:] {
		all.races[1+i] = races
	}
	for i := range all.powers[1:] {
		all.powers[1+i] = powers
	}
	all.tolling.races, all.tolling.powers = 0, 0
	if races.toll != nil {
		all.tolling.races = 1<<len(all.races) - 2
	}
	if powers.toll != nil {
		all.tolling.powers = 1<<len(all.powers) - 2
	}
	for s := range stageCount {
		all.listed[s].fill(&all, s)
	}
	return &all
}

// differs plays the same draws with both games and tells after how many moves they are not the same
// any more; 0 if they are to the end.
func (g *Game) differs(t *testing.T, other *Game, seed uint64) int {
	t.Helper()
	both, luck := [2]*Position{}, [2]*game.Fast{game.NewFast(seed), game.NewFast(seed)}
	for i, g := range []*Game{g, other} {
		g.printed.box = g.box
		p, err := g.New(3, nil, luck[i])
		if err != nil {
			t.Fatal(err)
		}
		both[i] = p.(*Position)
	}
	for moves := 1; both[0].Stage != StageOver; moves++ {
		for i, p := range both {
			s := p.Actors().First()
			list := p.Moves(s, nil)
			m := list[luck[i].Draw("move", len(list))]
			if refusal := p.Apply(s, m, luck[i], nil); !refusal.OK() {
				t.Fatal(refusal)
			}
		}
		if both[0].nameless() != both[1].nameless() {
			return moves
		}
	}
	return 0
}

// nameless is the position without telling a race's coins from a power's.
func (p *Position) nameless() Position {
	q := *p
	q.box = nil
	q.Turn.RaceCoins, q.Turn.PowerCoins = q.Turn.RaceCoins+q.Turn.PowerCoins, 0
	for s := range q.Scored {
		q.Scored[s][scoreRace] += q.Scored[s][scorePower]
		q.Scored[s][scorePower] = 0
	}
	return q
}

// What a word means in areas and for conquests that no thing of the base asks for.
func TestWordsMeanWhatTheySay(t *testing.T) {
	p := start(t, 2, `{"boards":["L1a","S1b"],"first":0}`, 1)
	w := &p.World
	for area, want := range map[string]Regions{
		"fields": w.Terrain[Fields], "sea": w.Terrain[Sea], "lake": w.Terrain[Lake],
		"water": w.Water, "cavern": w.Cavern, "magic": w.Magic, "entry": w.Entry,
	} {
		held := w.Land | w.Water
		p.Players[0].Held = held
		each := compiled(t, content.Perk{Word: content.PerkCoinsEach, Of: area})
		if got := each.score(p, 0); got != want.Count() || got == 0 {
			t.Errorf("%d coins for each %s, want %d", got, area, want.Count())
		}
		less := compiled(t, content.Perk{Word: content.PerkCost, Of: area, N: 2})
		for r := range Region(w.Regions) {
			if got := less.off(p, r); got != -2*want.bit(r) {
				t.Errorf("region %d costs %d less in %s", r, -got, area)
			}
		}
		for _, word := range []content.PerkWord{
			content.PerkNear, content.PerkEnters, content.PerkToll, content.PerkWall,
		} {
			h := compiled(t, content.Perk{Word: word, Of: area})
			if got := h.near.or(h.enters).or(h.toll).or(h.walls).in(w); got != want {
				t.Errorf("%s %s is %x, want %x", word, area, got, want)
			}
		}
	}
	p.World.Faction[Orcs], p.World.Faction[Draenei] = Horde, Neutral
	for _, c := range []struct {
		of     string
		from   int
		fallen fallen
		want   int
	}{
		{of: "horde", fallen: fallen{race: Orcs}, want: 1},
		{of: "neutral", fallen: fallen{race: Draenei}, want: 1},
		{of: "neutral", fallen: fallen{race: NoRace}}, // Murlocs are of no side
		{of: "alliance", fallen: fallen{race: Orcs}},
		{of: "defenders", from: 3, fallen: fallen{race: Orcs, defenders: 3}, want: 3},
		{of: "defenders", from: 3, fallen: fallen{race: Orcs, defenders: 2}},
		{of: "defenders", fallen: fallen{race: Orcs, defenders: 1}, want: 1},
	} {
		h := compiled(t, content.Perk{Word: content.PerkCoinsConquest, Of: c.of, N: c.from})
		if got := h.defeated(p, c.fallen); got != c.want {
			t.Errorf("%d coins for %s from %+v", got, c.of, c.fallen)
		}
	}
}

func compiled(t *testing.T, perks ...content.Perk) hooks {
	t.Helper()
	c := compiler{content: &content.SmallWorld{}, bearers: map[string][]bearer{}}
	h := c.hooks("power", "x", perks)
	if err := c.check(); err != nil {
		t.Fatal(err)
	}
	return h
}

// Words of one thing add up.
func TestWordsAddUp(t *testing.T) {
	p := start(t, 2, `{"boards":["L1a","S2b"],"first":0}`, 1)
	p.Players[0].Held = p.World.Land
	each := func(of string) content.Perk {
		return content.Perk{Word: content.PerkCoinsEach, Of: of}
	}
	less := func(of string) content.Perk {
		return content.Perk{Word: content.PerkCost, Of: of, N: 1}
	}
	h := compiled(t, each("cavern"), each("magic"), less("cavern"), less("magic"), less(""),
		content.Perk{Word: content.PerkNear, Of: "cavern"},
		content.Perk{Word: content.PerkNear, Of: "magic"},
		content.Perk{Word: content.PerkLeast, N: 3}, content.Perk{Word: content.PerkLeast, N: 2},
		content.Perk{Word: content.PerkAbility, Of: "bombs"},
		content.Perk{Word: content.PerkAbility, Of: "champion"})
	w := &p.World
	if got := h.score(p, 0); got != w.Cavern.Count()+w.Magic.Count() {
		t.Errorf("%d coins", got)
	}
	for r := range Region(w.Regions) {
		if got := h.off(p, r); got != -1-w.Cavern.bit(r)-w.Magic.bit(r) {
			t.Errorf("region %d: %d", r, got)
		}
	}
	if h.near.in(w) != w.Cavern|w.Magic || h.least != 3 || !h.champion || !h.has(PlaceBomb) {
		t.Errorf("%+v", h)
	}
	act := act{p, game.NewFast(1), nil}
	h.picked(act)
	if p.Champion != InHand || p.BombsLeft == 0 {
		t.Error("one of two abilities is not there when the thing is picked")
	}
}

// What only the rules know is refused with file and line: an ability that there is not, and a
// second thing with pieces of which there is one set.
func TestAbilitiesAreRefusedByLine(t *testing.T) {
	for name, c := range map[string]struct{ file, text, want string }{
		"a slip of the pen": {
			"powers/mining/power.yaml",
			"tokens: 4\ndoes:\n  - {keeps: true}\n  - {ability: frots}\n",
			`powers/mining/power.yaml:4: unknown ability "frots": did you mean forts?`,
		},
		"bombs for two": {
			"races/ants/race.yaml", "new: true\nfaction: neutral\ntokens: 5\nbox: 12\n" +
				"does: [{ability: bombs}]\n",
			"races/ants/race.yaml:5: the pieces of the ability bombs are there once, and the " +
				"race goblins has them",
		},
		"a champion beside": {
			"powers/able/power.yaml", "new: true\ntokens: 5\ndoes:\n  - {ability: champion}\n",
			"powers/able/power.yaml:4: the pieces of the ability champion are there once, and " +
				"the power championing has them",
		},
	} {
		c0, err := loadPack(packOf(t, map[string]string{c.file: c.text}))
		if err != nil {
			t.Fatal(err)
		}
		_, err = NewGame(c0)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

// The manual tells of every ability, and marks those that a box bears once.
func TestTheManualHasEveryAbility(t *testing.T) {
	manual, err := os.ReadFile("../docs/content.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range abilities {
		line := "\n| `" + a.name + "` |"
		if a.once {
			line = "\n| `" + a.name + "`* |"
		}
		if !strings.Contains(string(manual), line) {
			t.Errorf("docs/content.md has no line %q", line[1:])
		}
	}
}

// A pack may take an ability with pieces from one thing and give it to another.
func TestAnAbilityMayMoveOn(t *testing.T) {
	c, err := loadPack(packOf(t, map[string]string{
		"races/goblins/race.yaml": "does: [{coins: {each: cavern}}]\n",
		"races/ants/race.yaml": "new: true\nfaction: neutral\ntokens: 5\nbox: 12\n" +
			"does: [{ability: bombs}]\n",
	}))
	if err != nil {
		t.Fatal(err)
	}
	g, err := NewGame(c)
	if err != nil {
		t.Fatal(err)
	}
	if ants, _ := g.box.Race("ants"); !g.box.PlacesBombs(ants, NoPower) ||
		g.box.PlacesBombs(Goblins+1, NoPower) {
		t.Error("the Bombs are still the Goblins'")
	}
}

func loadPack(dir string) (*content.SmallWorld, error) {
	tree, err := content.TreeOf("smallworld", dir)
	if err != nil {
		return nil, err
	}
	return content.LoadTree(tree)
}

// packOf is a folder with the files of a pack.
func packOf(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o750); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}
