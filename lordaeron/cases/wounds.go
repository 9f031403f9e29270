package cases

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
)

// readWounds reads who takes how many wounds, a pet by its card, in the order written.
func (l *part) readWounds(r *reader, n *node, w *word) {
	var steps []move
	for i, key := range r.Keys(n) {
		step := move{Kind: lordaeron.Wound}
		if at := slices.Index(l.ids, key.Text); at >= 0 {
			step.Who = int8(at)
		} else {
			step.Who, step.N = l.petOwner(r, key), 1
		}
		for range r.Number(n.Items[i], 0, 99) {
			steps = append(steps, step)
		}
	}
	w.run = func(y *play) bool { return y.wounds(steps) }
	w.done = func(y *play) bool {
		p := y.p()
		first := max(0, p.Combat.Challenger)
		return y.at() != "wounds" && len(y.notes().pending) == 0 &&
			(taken(y.Log.Events, steps) || y.at() == "window" &&
				happened(y.Log.Events, lordaeron.FoesStruck, first, 0, int(first)))
	}
}

// petOwner is the character whose class has a pet of this name.
func (l *part) petOwner(r *reader, n *node) int8 {
	content := l.game.Content()
	for i := range int8(l.p.Characters) {
		for _, card := range content.Cards {
			if card.ID == n.Text && card.Health > 0 &&
				card.Class == content.Classes[l.p.People[i].Class].ID {
				return i
			}
		}
	}
	r.Fail(n, "there is no character or pet %q", n.Text)
	return 0
}

// wounds hands them out one by one. Those behind a decision, a potion or a retreat, wait for it.
func (y *play) wounds(steps []move) bool {
	p := y.p()
	none := move{Kind: lordaeron.Wound, N: 2}
	if now := y.now(); now.Step == "wounds" && len(steps) > now.Left {
		return y.deny(none) // more than there are
	}
	before := len(y.Log.Events)
	for i, step := range steps {
		fallen := p.Combat.Fallen>>step.Who&1 != 0
		switch {
		case i == 0 || y.at() == "wounds":
			if !y.make(step) {
				return false
			}
		case taken(y.Log.Events[before:], steps): // there was nobody else to take them
			return true
		case fallen || step.N == 1 && p.People[step.Who].Pet == 0:
			return y.deny(step)
		default:
			return y.announce(steps[i:]...)
		}
	}
	return true
}

// taken: all these wounds have been taken, by characters and by pets.
func taken(events []game.Event, steps []move) bool {
	type taker struct {
		who int8
		pet uint8
	}
	lost := map[taker]int{}
	for _, e := range events {
		switch e.Kind {
		case lordaeron.HealthLostEvent:
			lost[taker{int8(e.Args[0]), 0}]++
		case lordaeron.PetHurt:
			lost[taker{int8(e.Args[0]), 1}]++
		default:
		}
	}
	for _, step := range steps {
		if lost[taker{step.Who, step.N}]--; lost[taker{step.Who, step.N}] < 0 {
			return false
		}
	}
	return true
}

// readArmor reads what a side's armor takes off the enemy's boxes; -1 is what was not named.
func (l *part) readArmor(r *reader, n *node, w *word) {
	fields := r.Fields(n, "faction", "damage", "defense", "attrition")
	if v := fields["faction"]; v != nil {
		side := lordaeron.Faction(r.OneOf(v, "alliance", "horde"))
		w.who = int8(slices.IndexFunc(l.p.People[:l.p.Characters],
			func(c lordaeron.Character) bool { return c.Faction == side }))
	}
	boxes := [3]int{-1, -1, -1}
	for i, key := range []string{"damage", "defense", "attrition"} {
		if v := fields[key]; v != nil {
			boxes[i] = r.Number(v, 0, 99)
		}
	}
	w.run = func(y *play) bool { return y.armor(boxes) }
	w.done = func(y *play) bool { return y.armored(boxes) }
}

// armor chooses the hits that armor removes. The game's move says how many are damage; the others
// follow from that, and must be as they are named. WB-PVP-12
func (y *play) armor(boxes [3]int) bool {
	for _, m := range y.listed(lordaeron.RemoveArmor) {
		is := y.removal(lordaeron.Faction(y.seat()), int(m.N))
		if slices.EqualFunc(boxes[:], is[:], func(want, is int) bool {
			return want < 0 || want == is
		}) {
			return y.make(m)
		}
	}
	return y.deny(move{Kind: lordaeron.RemoveArmor, N: 255})
}

// removal is what goes off each of the enemy's boxes if so many hits do off damage.
func (y *play) removal(side lordaeron.Faction, damage int) [3]int {
	own, enemy := &y.p().Combat.Boxes[side], &y.p().Combat.Boxes[side.Enemy()]
	all := min(int(own.Armor), int(enemy.Damage)+int(enemy.Defense))
	return [3]int{damage, all - damage, min(int(own.Armor), int(enemy.Attrition))}
}

// armored: a side's armor has left it no choice, and took what the entry says.
func (y *play) armored(boxes [3]int) bool {
	p := y.p()
	if p.Combat.Foe != lordaeron.EnemyFoes || y.who < 0 {
		return false
	}
	side := p.People[y.who].Faction
	if y.at() == "armor" { // there is no choice
		all, enemy := y.removal(side, 0)[1], &p.Combat.Boxes[side.Enemy()]
		return all == 0 || enemy.Damage == 0 || enemy.Defense == 0 ||
			all == int(enemy.Damage)+int(enemy.Defense)
	}
	for box, want := range boxes {
		took := 0
		for _, e := range y.Log.Events {
			if e.Kind == lordaeron.HitsRemoved && int(e.Args[1]) == box+1 &&
				p.People[e.Args[0]].Faction == side {
				took += int(e.Args[2])
			}
		}
		if want >= 0 && took != want {
			return false
		}
	}
	return true
}

// retreat is where a defeated character goes: graveyard, start or a region's name.
type retreat struct {
	who int8
	to  string
}

func (l *part) readRetreat(r *reader, n *node, w *word) {
	fields := r.Fields(n, "who", "to")
	w.who = l.person(r, n, fields, "who")
	if fields["to"] == nil {
		r.Fail(n, "the key to is missing")
		return
	}
	go1 := retreat{w.who, r.Word(fields["to"])}
	if go1.to != "graveyard" && go1.to != "start" {
		l.region(r, fields["to"])
	}
	w.run = func(y *play) bool {
		if y.retreatsLater() {
			y.remember(func(n *notes) { n.late = append(slices.Clone(n.late), go1) })
			return true
		}
		return y.retreat(go1)
	}
}

// retreatsLater: those of both sides go in an order that is drawn, once all wounds of the step are
// taken; an entry that comes too soon waits. WB-DEFEAT-11
func (y *play) retreatsLater() bool {
	p := y.p()
	if now := y.now(); now.Step == "retreat" && now.Who == y.who || p.Combat.Fallen>>y.who&1 == 0 {
		return false
	}
	fell, went := false, false
	for _, e := range slices.Concat(y.notes().past, y.Log.Events) {
		if int8(e.Args[0]) != y.who {
			continue
		}
		fell = fell || e.Kind == lordaeron.DefeatedEvent
		went = went || e.Kind == lordaeron.Retreated
	}
	return fell && !went
}

// goLate makes a retreat that was written too soon, if its time has come.
func (y *play) goLate() bool {
	now, late := y.now(), y.notes().late
	next := slices.IndexFunc(late, func(r retreat) bool {
		return now.Step == "retreat" && r.who == now.Who
	})
	if next < 0 {
		return true
	}
	y.remember(func(n *notes) { n.late = slices.Delete(slices.Clone(late), next, next+1) })
	mine := *y
	mine.who = late[next].who
	return mine.retreat(late[next])
}

func (y *play) retreat(r retreat) bool {
	p, l := y.p(), y.l
	start := l.startOf(p.People[r.who].Faction)
	for _, m := range y.listed(lordaeron.Retreat) {
		at := lordaeron.Region(m.At)
		if y.now().Who == r.who && (r.to == "start" && at == start ||
			r.to == "graveyard" && at != start || r.to == l.game.RegionName(at)) {
			return y.make(m)
		}
	}
	region, _ := l.game.RegionByName(r.to)
	return y.deny(move{Kind: lordaeron.Retreat, At: int8(region)})
}
