package scenario

import (
	"twobanners/game"
	"twobanners/smallworld"
)

// readPlayer reads a player's side of the table.
func (w *smallWorld) readPlayer(r *reader, seat game.Seat, n *node) {
	fields := r.fields(n, "coins", "active", "decline")
	me := &w.p.Players[seat]
	if v := fields["coins"]; v != nil {
		me.Coins = int16(r.number(v, 0, 1000))
	}
	if v := fields["active"]; v != nil && v.kind != nothing {
		w.readActive(r, seat, v)
	}
	if v := fields["decline"]; v != nil && v.kind != nothing {
		decline := r.fields(v, "race", "power", "regions")
		me.OldRace = w.race(r, v, decline["race"])
		me.OldPower = w.power(r, decline["power"])
		w.readHoldings(r, decline["regions"], smallworld.DeclinedOf(seat), me.OldRace)
	}
}

func (w *smallWorld) readActive(r *reader, seat game.Seat, n *node) {
	fields := r.fields(n, "race", "power", "hand", "beasts", "regions")
	me := &w.p.Players[seat]
	me.Race = w.race(r, n, fields["race"])
	me.Power = w.power(r, fields["power"])
	switch {
	case me.Power == smallworld.Championing:
		w.p.Champion = smallworld.InHand
	case fields["beasts"] != nil && me.Power != smallworld.BeastMaster:
		r.fail(fields["beasts"], "only a Beast Master has Beasts in hand")
	}
	if v := fields["hand"]; v != nil {
		me.Hand = uint8(r.number(v, 0, int(w.p.Tray[me.Race])))
		w.p.Tray[me.Race] -= me.Hand
	}
	w.readHoldings(r, fields["regions"], smallworld.ActiveOf(seat), me.Race)
}

// race reads a race that comes into play; there is one banner of each.
func (w *smallWorld) race(r *reader, parent, n *node) smallworld.Race {
	if n == nil {
		r.fail(parent, "the key race is missing")
		return smallworld.NoRace
	}
	race := named(r, n, "race", smallworld.ParseRace)
	if line, used := w.races[race]; used {
		r.fail(n, "%s are in play already, on line %d", race, line)
	}
	w.races[race] = n.line
	return race
}

// power reads a badge, which may be left out where it does not matter.
func (w *smallWorld) power(r *reader, n *node) smallworld.Power {
	if n == nil {
		return smallworld.NoPower
	}
	power := named(r, n, "power", smallworld.ParsePower)
	if w.powers[power] && (power == smallworld.Championing || power == smallworld.BeastMaster) {
		r.fail(n, "%s is in play already", power)
	}
	w.powers[power] = true
	return power
}

// readHoldings reads who stands where. Tokens come out of the tray.
func (w *smallWorld) readHoldings(
	r *reader, n *node, holder smallworld.Holder, race smallworld.Race,
) {
	if n == nil {
		return
	}
	p := w.p
	for i, key := range r.keys(n) {
		region := w.region(r, key)
		stand := w.readStand(r, region, n.items[i])
		switch {
		case r.err != nil:
			return
		case p.Holder[region].Seat() != game.Nobody:
			r.fail(key, "two races stand in %s", key.text)
		case stand.Tokens > p.Tray[race]:
			r.fail(n.items[i], "there are only %d tokens of the %s", p.World.Box[race], race)
		case stand.Tokens == 0 && stand.Beasts == 0 && !stand.Champion:
			r.fail(n.items[i], "nobody would stand in %s", key.text)
		case stand.Champion && !w.leads(holder, smallworld.Championing):
			r.fail(n.items[i], "these %s have no Champion", race)
		case stand.Beasts > 0 && !w.leads(holder, smallworld.BeastMaster):
			r.fail(n.items[i], "these %s have no Beasts", race)
		}
		p.Tray[race] -= stand.Tokens
		p.Tokens[region], p.Beasts[region] = stand.Tokens, stand.Beasts
		p.Holder[region] = holder
		me := &p.Players[holder.Seat()]
		if holder.Active() {
			me.Held |= smallworld.One(region)
		} else {
			me.Old |= smallworld.One(region)
		}
		if stand.Champion {
			p.Champion = region
		}
	}
}

// leads tells whether an active race has a power.
func (w *smallWorld) leads(holder smallworld.Holder, power smallworld.Power) bool {
	return holder.Active() && w.p.Players[holder.Seat()].Power == power
}

// readStand reads what stands in a region: a number of race tokens, or all kinds of pieces.
func (w *smallWorld) readStand(r *reader, at smallworld.Region, n *node) smallworld.Stand {
	stand := smallworld.Stand{Region: at, Keep: true}
	if n.kind == scalar {
		stand.Tokens = uint8(r.number(n, 0, 100))
		return stand
	}
	fields := r.fields(n, "tokens", "beasts", "champion")
	if v := fields["tokens"]; v != nil {
		stand.Tokens = uint8(r.number(v, 0, 100))
	}
	if v := fields["beasts"]; v != nil {
		stand.Keep = false
		stand.Beasts = uint8(r.number(v, 0, int(w.p.World.Supply.Beasts)))
	}
	if v := fields["champion"]; v != nil {
		stand.Champion = r.flag(v)
	}
	return stand
}

// readTray reads what is left in the tray where that matters.
func (w *smallWorld) readTray(r *reader, n *node) {
	for i, key := range r.keys(n) {
		race := named(r, key, "race", smallworld.ParseRace)
		w.p.Tray[race] = uint8(r.number(n.items[i], 0, int(w.p.World.Box[race])))
	}
}

// readBeastHand: the Beasts in hand, which a turn that has begun has taken already.
func (w *smallWorld) readBeastHand(r *reader, players []*node) {
	p := w.p
	for seat, n := range players {
		me := &p.Players[seat]
		if r.err != nil || me.Power != smallworld.BeastMaster {
			continue
		}
		left := int(p.World.Supply.Beasts)
		for _, beasts := range p.Beasts {
			left -= int(beasts)
		}
		if given := r.fields(n, "coins", "active", "decline")["active"]; given != nil {
			active := r.fields(given, "race", "power", "hand", "beasts", "regions")
			if v := active["beasts"]; v != nil {
				p.BeastHand = uint8(r.number(v, 0, left))
				continue
			}
		}
		early := p.Stage == smallworld.StageStart || p.Stage == smallworld.StageConquest
		if game.Seat(seat) == p.Seat && early {
			hills := (me.Held & p.World.Terrain[smallworld.Hills]).Count()
			placed := int(p.World.Supply.Beasts) - left
			p.BeastHand = uint8(max(0, min(hills-placed, left)))
		}
	}
}
