package cardtext

import (
	"strconv"
	"strings"

	"twobanners/content"
)

// Quest tells whom to defeat and for what, then who appears besides.
func Quest(w *content.Lordaeron, q *content.Quest) Text {
	return text(func(l content.Language) string {
		t := writer{w: w, lang: l}
		var goal, also []content.Spawn
		for _, s := range q.Spawns {
			if s.Color == string(content.Blue) {
				also = append(also, s)
			} else {
				goal = append(goal, s)
			}
		}
		lines := []string{
			t.spawned("quests/goal", goal),
			t.say("quests/reward", slots{"reward": t.reward(&q.Reward)}),
		}
		if len(also) > 0 {
			lines = append(lines, t.spawned("quests/also", also))
		}
		return strings.Join(lines, "\n")
	})
}

// spawned tells a group of creatures, all in one region.
func (t writer) spawned(id string, list []content.Spawn) string {
	groups := make([]string, len(list))
	for i, s := range list {
		many := count(s.Count > 1)
		creature := t.form("foes/"+s.Creature, many)
		gender := 0
		if strings.HasPrefix(t.form("foes/"+s.Creature, 2), "uma ") {
			gender = 2
		}
		groups[i] = t.say("quests/group", slots{
			"n": strconv.Itoa(s.Count), "creature": creature,
			"colors": t.form("colors/"+s.Color, gender+many),
		})
	}
	return t.say(id, slots{
		"figures": t.join(groups, "and"), "region": t.region(list[0].Region),
	})
}

func (t writer) region(id string) string {
	for i := range t.w.Regions {
		if g := &t.w.Regions[i]; g.ID == id {
			return t.named(g.ID, g.Name)
		}
	}
	return ""
}

// reward lists what a quest or an event pays.
func (t writer) reward(r *content.Reward) string {
	var list []string
	if r.Gold > 0 {
		list = append(list, t.say("rewards/gold", slots{"n": strconv.Itoa(r.Gold)}))
	}
	if r.XP > 0 {
		list = append(list, t.say("rewards/xp", slots{"n": strconv.Itoa(r.XP)}))
	}
	for _, d := range r.Items {
		item := t.say("rewards/"+d.Deck, nil)
		if d.Draw > 1 {
			item = t.say("rewards/choice", slots{"item": item, "n": strconv.Itoa(d.Draw)})
		}
		list = append(list, item)
	}
	if len(r.Named) == 1 {
		list = append(list, t.names(r.Named))
	} else if len(r.Named) > 1 {
		list = append(list, t.say("rewards/one-of", slots{"names": t.names(r.Named)}))
	}
	return t.join(list, "and")
}

// pay is what both factions get, or the stronger and the weaker.
func (t writer) pay(e *content.EventCard) string {
	strong, weak := t.reward(&e.Strong), t.reward(&e.Weaker)
	if strong == weak {
		return strong
	}
	return t.say("rewards/split", slots{"strong": strong, "weak": weak})
}

func values(threat, attack, health int) slots {
	return slots{
		"threat": strconv.Itoa(threat), "attack": strconv.Itoa(attack),
		"health": strconv.Itoa(health),
	}
}

// Event tells what an event does, and of a boss what he can.
func Event(w *content.Lordaeron, e *content.EventCard) Text {
	return text(func(l content.Language) string {
		t := writer{w: w, lang: l}
		with := t.eventSlots(e)
		lines := []string{t.say("events/"+e.Does, with)}
		if e.Does == "boss" {
			b := &e.Boss
			lines = append(lines, t.abilities(b.Does)...)
			lines = append(lines, t.say("events/boss/reward", with))
			if b.Hoard != "" {
				lines = append(lines, t.say("events/boss/"+b.Hoard, nil))
			}
			if b.OverlordAttack > 0 {
				lines = append(lines, t.say("events/boss/overlord", with))
			}
			if b.Relic > 0 {
				lines = append(lines, t.say("events/boss/relic", with))
			}
		}
		return strings.Join(lines, "\n")
	})
}

func (t writer) eventSlots(e *content.EventCard) slots {
	regions := e.War.Regions
	if len(regions) == 0 {
		regions = e.Regions
	}
	named := make([]string, len(regions))
	for i, id := range regions {
		named[i] = t.region(id)
	}
	b, n := &e.Boss, &e.Numbers
	with := values(b.Threat, b.Attack, b.Health)
	with["pay"], with["region"] = t.pay(e), t.region(b.Region)
	with["regions"] = t.join(named, "and")
	with["item"], with["tries"] = t.name(e.Card, 0), positive(b.Tries)
	for slot, value := range map[string]int{
		"perlevel": n.PerLevel, "rounds": n.Rounds, "steps": n.Steps, "goal": n.Goal,
		"share": n.Share, "energy": n.Energy, "plague": n.Attack, "reach": n.Reach,
		"plaguereach": n.PlagueReach, "lessxp": n.LessXP, "relic": b.Relic,
		"overlord": b.OverlordAttack,
	} {
		with[slot] = strconv.Itoa(value)
	}
	return with
}
