package smallworld

import "twobanners/content"

// The races and powers that tests name, by their numbers in the shipped box.
var (
	Draenei = numberOf[Race]("draenei")
	Goblins = numberOf[Race]("goblins")
	Orcs    = numberOf[Race]("orcs")
	Tauren  = numberOf[Race]("tauren")

	BeastMaster  = numberOf[Power]("beast-master")
	Championing  = numberOf[Power]("championing")
	Farmer       = numberOf[Power]("farmer")
	Marshdweller = numberOf[Power]("marshdweller")
	Mining       = numberOf[Power]("mining")
)

func numberOf[T Race | Power](id string) T {
	c, err := content.Default()
	if err != nil {
		panic(err)
	}
	banner := func(b content.Banner) string { return b.ID }
	badge := func(b content.Badge) string { return b.ID }
	for _, names := range [][]string{numbered(c.Banners, banner), numbered(c.Badges, badge)} {
		if n, ok := find[T](names, id, 0); ok {
			return n
		}
	}
	panic("the shipped box has no " + id)
}
