package cases

import (
	"twobanners/game"
	"twobanners/scenario"
	"twobanners/smallworld"
)

// readPlayer reads a player's side of the table.
func (w *part) readPlayer(r *reader, seat game.Seat, n *node) {
	fields := r.Fields(n, "coins", "active", "decline")
	me := &w.p.Players[seat]
	me.Coins = int16(fields.Number(r, "coins", 0, 0, 1000))
	if v := fields["active"]; v != nil && v.Kind != scenario.Nothing {
		w.readActive(r, seat, v)
	}
	if v := fields["decline"]; v != nil && v.Kind != scenario.Nothing {
		decline := r.Fields(v, "race", "power", "regions")
		me.OldRace = w.race(r, v, decline["race"])
		me.OldPower = w.power(r, decline["power"])
		w.readHoldings(r, decline.Or("regions", v), smallworld.DeclinedOf(seat), me.OldRace)
	}
}

func (w *part) readActive(r *reader, seat game.Seat, n *node) {
	fields := r.Fields(n, "race", "power", "hand", "beasts", "regions")
	me := &w.p.Players[seat]
	me.Race = w.race(r, n, fields["race"])
	me.Power = w.power(r, fields["power"])
	switch {
	case w.p.LeadsChampion(seat):
		w.p.Champion = smallworld.InHand
	case fields["beasts"] != nil && !w.p.TamesBeasts(seat):
		r.Fail(fields["beasts"], "only a Beast Master has Beasts in hand")
	}
	me.Hand = uint8(fields.Number(r, "hand", 0, 0, int(w.p.Tray[me.Race])))
	w.p.Tray[me.Race] -= me.Hand
	w.readHoldings(r, fields.Or("regions", n), smallworld.ActiveOf(seat), me.Race)
}

// race reads a race that comes into play; there is one banner of each.
func (w *part) race(r *reader, parent, n *node) smallworld.Race {
	if n == nil {
		r.Fail(parent, "the key race is missing")
		return smallworld.NoRace
	}
	race := scenario.Named(r, n, "race", w.p.Box().Race)
	if line, used := w.races[race]; used {
		r.Fail(n, "%s are in play already, on line %d", n.Text, line)
	}
	w.races[race] = n.Line
	return race
}

// power reads a badge, which may be left out where it does not matter.
func (w *part) power(r *reader, n *node) smallworld.Power {
	if n == nil {
		return smallworld.NoPower
	}
	power := scenario.Named(r, n, "power", w.p.Box().Power)
	if w.powers[power] && w.p.Box().HasPieces(power) {
		r.Fail(n, "%s is in play already", n.Text)
	}
	w.powers[power] = true
	return power
}

// readHoldings reads who stands where. Tokens come out of the tray.
func (w *part) readHoldings(r *reader, n *node, holder smallworld.Holder, race smallworld.Race) {
	p := w.p
	for i, key := range r.Keys(n) {
		region := w.region(r, key)
		stand := w.readStand(r, region, n.Items[i])
		switch {
		case r.Err() != nil:
			return
		case p.Holder[region].Seat() != game.Nobody:
			r.Fail(key, "two races stand in %s", key.Text)
		case stand.tokens > p.Tray[race]:
			r.Fail(n.Items[i], "there are only %d tokens of the %s", p.World.Box[race],
				p.Box().RaceName(race))
		case stand.tokens == 0 && stand.beasts == 0 && !stand.champion:
			r.Fail(n.Items[i], "nobody would stand in %s", key.Text)
		case stand.champion && (!holder.Active() || !p.LeadsChampion(holder.Seat())):
			r.Fail(n.Items[i], "these %s have no Champion", p.Box().RaceName(race))
		case stand.beasts > 0 && (!holder.Active() || !p.TamesBeasts(holder.Seat())):
			r.Fail(n.Items[i], "these %s have no Beasts", p.Box().RaceName(race))
		}
		p.Tray[race] -= stand.tokens
		p.Tokens[region], p.Beasts[region] = stand.tokens, stand.beasts
		p.Holder[region] = holder
		me := &p.Players[holder.Seat()]
		if holder.Active() {
			me.Held |= smallworld.One(region)
		} else {
			me.Old |= smallworld.One(region)
		}
		if stand.champion {
			p.Champion = region
		}
	}
}

// readStand reads what stands in a region: a number of race tokens, or all kinds of pieces.
func (w *part) readStand(r *reader, at smallworld.Region, n *node) stand {
	stand := stand{region: at, keep: true}
	if n.Kind == scenario.Scalar {
		stand.tokens = uint8(r.Number(n, 0, 100))
		return stand
	}
	fields := r.Fields(n, "tokens", "beasts", "champion")
	stand.tokens = uint8(fields.Number(r, "tokens", 0, 0, 100))
	stand.beasts = uint8(fields.Number(r, "beasts", 0, 0, int(w.p.World.Supply.Beasts)))
	stand.keep, stand.champion = fields["beasts"] == nil, fields.Flag(r, "champion")
	return stand
}

// readTray reads what is left in the tray where that matters.
func (w *part) readTray(r *reader, n *node) {
	for i, key := range r.Keys(n) {
		race := scenario.Named(r, key, "race", w.p.Box().Race)
		w.p.Tray[race] = uint8(r.Number(n.Items[i], 0, int(w.p.World.Box[race])))
	}
}

// readBeastHand: the Beasts in hand, which a turn that has begun has taken already.
func (w *part) readBeastHand(r *reader, players []*node) {
	p := w.p
	for seat, n := range players {
		me := &p.Players[seat]
		if r.Err() != nil || !p.TamesBeasts(game.Seat(seat)) {
			continue
		}
		left := int(p.World.Supply.Beasts)
		for _, beasts := range p.Beasts {
			left -= int(beasts)
		}
		if given := r.Fields(n, "coins", "active", "decline")["active"]; given != nil {
			active := r.Fields(given, "race", "power", "hand", "beasts", "regions")
			if v := active["beasts"]; v != nil {
				p.BeastHand = uint8(r.Number(v, 0, left))
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
