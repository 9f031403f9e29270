package content

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

const newWar = `new: true
names: {en: The Hearthglen War, pt: A Guerra de Hearthglen}
copies: 1
fate: 1
does: war
war: {regions: [hearthglen, tyrs-hand]}
strong: {gold: 4, xp: 3}
weak: {xp: 2}
cases:
  - game: lordaeron
    title: a war

    rules: [WB-EVENT-02]
  - game: lordaeron
    title: the same war # again
`

// overPrinted is the printed box with a pack laid over it, whatever else we ship.
func overPrinted(dir string) (*Lordaeron, error) {
	packs, err := OpenPacks(dir, "lordaeron")
	if err != nil {
		return nil, err
	}
	return LoadLordaeronTree(Tree{Base: Shipped("lordaeron"), Printed: true}.With(packs...))
}

// A thing is a file beside the list of its kind: it has its number behind the printed ones, its
// names, and its cases on the lines of the file.
func TestAThingIsAFile(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "events/the-hearthglen-war.yaml", newWar)
	write(t, dir, "events/a-second-war.yaml", newWar)
	write(t, dir, "powers/mage/ice-shard.yaml", "new: true\n"+
		"names: {en: Ice Shard, pt: Caco de Gelo}\ntype: instant\nlevel: 1\ngold: 2\n"+
		"does:\n  - {when: dice-pool-start, do: [{add: {blue: 1}}]}\n")
	got, err := overPrinted(dir)
	if err != nil {
		t.Fatal(err)
	}
	n := len(got.Events)
	e := got.Events[n-1]
	if got.Events[n-2].ID != "a-second-war" || e.ID != "the-hearthglen-war" || n != 2+
		len(printed(t).Events) || e.Name != "The Hearthglen War" ||
		got.Names["pt"][e.ID] != "A Guerra de Hearthglen" || got.Hash == lordaeron(t).Hash {
		t.Errorf("%+v", e)
	}
	if len(e.Cases) != 2 {
		t.Fatalf("%d cases", len(e.Cases))
	}
	for i, want := range []string{
		"game: lordaeron\ntitle: a war\n\nrules: [WB-EVENT-02]\n",
		"game: lordaeron\ntitle: the same war # again\n",
	} {
		c := e.Cases[i]
		if string(c.Text) != strings.Repeat("\n", []int{9, 13}[i])+want ||
			!strings.HasSuffix(c.File, "events/the-hearthglen-war.yaml") {
			t.Errorf("%s: %q", c.File, c.Text)
		}
	}
	mage := slices.DeleteFunc(got.of(PowerCard), func(c Card) bool { return c.Class != "mage" })
	if c := mage[len(mage)-1]; c.ID != "ice-shard" || c.Class != "mage" || c.Name != "Ice Shard" {
		t.Errorf("%+v", c)
	}
}

// Whatever is wrong with a file of its own is told with file and line, and what was meant.
func TestBrokenThings(t *testing.T) {
	t.Setenv(houseVariable, "") // whose names could be meant
	for file, c := range map[string]struct {
		text string
		line int
		want string
	}{
		"events/bountey.yaml": {"fate: 2\n", 1, `unknown "bountey": did you mean bounty?`},
		"events/bounty.yaml":  {"new: true\n", 1, `there is "bounty" already`},
		"events/a-war.yaml": {
			strings.Replace(newWar, "does: war", "does: wer", 1), 5, "mean war?",
		},
		"quests/nothing.yaml":     {"new: true\nlevel: 9\n", 1, "has nobody to defeat"},
		"items/gem.yaml":          {"new: true\ntpye: bag\n", 2, "did you mean type?"},
		"powers/magee/shard.yaml": {"new: true\nname: Shard\n", 1, "did you mean mage?"},
		"event/a-war.yaml":        {newWar, 1, "unknown file"},
		"items/Gem.yaml":          {"new: true\n", 1, "not kebab-case"},
		"events/the-war.yaml": {
			strings.Replace(newWar, ", pt: A Guerra de Hearthglen", "", 1), 1,
			"no name in pt",
		},
		"events/wars.yaml": {"new: true\ncases: [{game: lordaeron}]\n", 2, "without braces"},
		"events.yaml": {
			"events:\n  - {id: bountey, fate: 1}\n", 2,
			"what a pack adds says new: true",
		},
		"creatures.yaml": {"creatures:\n  - {id: murlok}\n", 2, "did you mean murloc?"},
	} {
		t.Run(file, func(t *testing.T) {
			dir := t.TempDir()
			write(t, dir, file, c.text)
			_, err := LoadLordaeronPack(dir)
			expect(t, err, file, c.line, c.want)
		})
	}
}

// What there is no room for is refused where it stands: no card is ever dropped.
func TestNothingIsDropped(t *testing.T) {
	t.Setenv(houseVariable, "") // which takes room
	const item = "new: true\nnames: {en: A %[1]d, pt: Um %[1]d}\ndeck: triangle\ncopies: 3\n" +
		"level: 2\ngold: 2\ntype: bag\ntraits: [potion]\ndoes:\n" +
		"  - {when: combat-start, pay: {discard: true}, do: [{add: {red: 1}}]}\n"
	const quest = "new: true\nnames: {en: Q %[1]d, pt: Q %[1]d}\nfaction: horde\ndeck: green\n" +
		"level: 2\ngold: 5\nxp: 4\nobjective: {creature: gnoll, region: ambermill, green: 1}\n"
	const war = "new: true\nnames: {en: W, pt: W}\ncopies: 2\nfate: 1\ndoes: war\n" +
		"war: {regions: [hearthglen, tyrs-hand]}\nstrong: {xp: 3}\nweak: {xp: 2}\n"
	const power = "new: true\nnames: {en: P %[1]d, pt: P %[1]d}\ntype: instant\nlevel: 1\n" +
		"gold: 2\ndoes:\n  - {when: dice-pool-start, do: [{add: {blue: 1}}]}\n"
	for name, c := range map[string]struct {
		files func(i int) (name, text string)
		fit   int // so many fit
		want  string
	}{
		"quests": {func(i int) (string, string) {
			return fmt.Sprintf("quests/q-%02d.yaml", i), fmt.Sprintf(quest, i)
		}, 4, "the green deck of the horde holds 16: with this there are 17"},
		"potions": {func(i int) (string, string) {
			return fmt.Sprintf("items/i-%02d.yaml", i), fmt.Sprintf(item, i)
		}, 3, "a Bag holds 28: with this there are 31"},
		"open events": {func(i int) (string, string) {
			return fmt.Sprintf("events/e-%02d.yaml", i), war
		}, 4, "the place for open events holds 32: with this there are 34"},
		"powers": {func(i int) (string, string) {
			return fmt.Sprintf("powers/mage/p-%02d.yaml", i), fmt.Sprintf(power, i)
		}, 3, "the power deck of the mage holds 15: with this there are 16"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			for i := range c.fit {
				file, text := c.files(i)
				write(t, dir, file, text)
			}
			if _, err := overPrinted(dir); err != nil {
				t.Fatalf("%d do not fit: %v", c.fit, err)
			}
			file, text := c.files(c.fit)
			write(t, dir, file, text)
			_, err := overPrinted(dir)
			expect(t, err, file, 0, c.want)
		})
	}
}
