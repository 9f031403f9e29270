package smallworld

// usedArtifacts are the artifacts among the helps, in the order of their bits.
var usedArtifacts = [...]Marker{Doomhammer, Frostmourne, Ashes}

// helps checks that the optional helps chosen are there, unspent and fit together.
func (p *Position) helps(a *attack) why {
	u := a.using
	switch {
	case u&UseChampion != 0 && u&(UseAshes|UseDoomhammer|UseFrostmourne|UsePlaceDiscount) != 0:
		return whyChampionReach
	case u&UseDoomhammer != 0 && u&(UseFrostmourne|UsePlaceDiscount) != 0:
		return whyHammerDiscount
	}
	if w := p.artifactHelps(a); w != fine {
		return w
	}
	if u&UseChampion != 0 {
		switch {
		case !a.power.champion:
			return whyChampion
		case p.Turn.Used&UseChampion != 0:
			return whyChampionSpent
		case !p.championReady():
			return whyChampionStands
		}
	}
	if u&UseAssault != 0 {
		switch {
		case !a.race.assaults:
			return whyAssault
		case p.Turn.Used&UseAssault != 0:
			return whyAssaultSpent
		}
	}
	if u&UsePlaceDiscount != 0 {
		switch {
		case !a.race.has(Steal):
			return whyEthereals
		case p.Turn.Stole:
			return whyEtherealsSpent
		case !p.placeAt(a.region):
			return whyPlaceHidden
		}
	}
	return fine
}

// artifactHelps checks the artifacts among the helps. SW-ART-GENERAL-02, -07
func (p *Position) artifactHelps(a *attack) why {
	held := a.player.Held
	for i, m := range usedArtifacts {
		if a.using&(1<<i) == 0 {
			continue
		}
		if p.Turn.Used&(1<<i) != 0 {
			return whyArtifactSpent
		}
		if !p.markerIn(m, held) {
			return whyNotOwned
		}
	}
	return fine
}

// championReady tells whether the Champion is in hand, or taken up from among its tokens.
func (p *Position) championReady() bool {
	if p.Champion == InHand {
		return true
	}
	taken := p.Stage == StageStart || p.Turn.ChampionTaken
	return taken && p.Champion >= 0 && p.pieces(p.Champion) > 0
}

// placeAt tells whether a face-up legendary place lies in a region.
func (p *Position) placeAt(r Region) bool {
	for m := Battleground; m < markerCount; m++ {
		if p.MarkerAt[m] == r {
			return true
		}
	}
	return false
}

// available are the helps that are at hand at all.
func (l *lister) available() (u Using) {
	me := &l.Players[l.me]
	for i, m := range usedArtifacts {
		if l.markerIn(m, me.Held) {
			u |= 1 << i
		}
	}
	race := &races[me.Race]
	if race.assaults {
		u |= UseAssault
	}
	if race.has(Steal) && !l.Turn.Stole {
		u |= UsePlaceDiscount
	}
	if powers[me.Power].champion && l.championReady() {
		u |= UseChampion
	}
	return u &^ l.Turn.Used
}
