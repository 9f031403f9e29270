package smallworld

import "slices"

// usedArtifacts are the artifacts among the helps, in the order of their bits.
var usedArtifacts = [...]Marker{Doomhammer, Frostmourne, Ashes}

const withArtifact = UseDoomhammer | UseFrostmourne | UseAshes

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
	champion, assault, place := u&UseChampion != 0, u&UseAssault != 0, u&UsePlaceDiscount != 0
	switch {
	case champion && !a.champion():
		return whyChampion
	case champion && p.Turn.Used&UseChampion != 0:
		return whyChampionSpent
	case champion && !p.championReady():
		return whyChampionStands
	case assault && !a.assaults():
		return whyAssault
	case assault && p.Turn.Used&UseAssault != 0:
		return whyAssaultSpent
	case place && !a.steals():
		return whySteal
	case place && p.Turn.Stole:
		return whyStealSpent
	default: // a place that lies face up
		return whyPlaceHidden.when(place && !slices.Contains(p.MarkerAt[Battleground:], a.region))
	}
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

// available are the helps that are at hand at all.
func (p *Position) available(a *attack) (u Using) {
	held := a.player.Held
	u = UseDoomhammer*Using(held.bit(p.MarkerAt[Doomhammer])) |
		UseFrostmourne*Using(held.bit(p.MarkerAt[Frostmourne])) |
		UseAshes*Using(held.bit(p.MarkerAt[Ashes]))
	if a.assaults() {
		u |= UseAssault
	}
	if a.steals() && !p.Turn.Stole {
		u |= UsePlaceDiscount
	}
	if a.champion() && p.championReady() {
		u |= UseChampion
	}
	return u &^ p.Turn.Used
}
