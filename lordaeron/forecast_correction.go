package lordaeron

import (
	_ "embed" // correction.json
	"encoding/json"
	"fmt"
	"math"
	"sync"
)

// A forecast knows no card that is used after the roll, and takes Energy for steady. What it says
// of a whole fight is corrected by a logistic regression, fitted to fights played by dice:
// `twobanners lab odds --fit` writes correction.json, with its origin.

// traits are what the correction goes by. Between characters those of a side are less the enemy's.
type traits [traitCount]float64

const (
	traitOne = iota
	traitSaid
	traitSaidSquared
	traitSaidByLevel
	traitSaidByRounds
	traitHealth
	traitLevel
	traitLevelSquared
	traitTwo
	traitThree
	traitRounds
	traitRoundsByLevel
	traitWounds
	traitEnergy
	traitSpent
	traitInexact
	traitHealing
	traitHealingByRounds
	traitPreventing
	traitTurning
	traitPlacing
	traitEarly
	traitLate
	traitPet
	traitFoes
	traitCount
)

var traitNames = [traitCount]string{
	"one", "said", "said-squared", "said-by-level", "said-by-rounds", "health", "level",
	"level-squared", "two", "three", "rounds", "rounds-by-level", "wounds", "energy", "spent",
	"inexact", "healing", "healing-by-rounds", "preventing", "turning", "placing", "early", "late",
	"pet", "foes",
}

// The kinds of fights that have a correction of their own.
const (
	beginnerBout = iota // against creatures, of heroes of level 1
	creatureBout
	bossBout
	overlordBout
	pvpBout
	lastBout
	boutCount
)

var boutNames = [boutCount]string{
	"beginners", "creatures", "boss", "overlord", "pvp", "last-battle",
}

// correction is a regression for each kind: of the logit of winning, and of the logarithm of
// wounds. A kind without weights is not corrected.
type correction [boutCount]struct{ win, wounds []float64 }

//go:embed correction.json
var fittedText []byte

// fitted is the correction of correction.json. It is part of the program: what is wrong with it no
// caller could mend.
var fitted = sync.OnceValue(func() *correction {
	var file struct {
		Inputs []string `json:"inputs"`
		Kinds  map[string]struct {
			Win    []float64 `json:"win"`
			Wounds []float64 `json:"wounds"`
		} `json:"kinds"`
	}
	if err := json.Unmarshal(fittedText, &file); err != nil {
		panic(fmt.Sprintf("correction.json: %v", err))
	}
	c := &correction{}
	if len(file.Inputs) == 0 {
		return c
	}
	if fmt.Sprint(file.Inputs) != fmt.Sprint(traitNames) {
		panic("correction.json was fitted to other inputs: run twobanners lab odds --fit")
	}
	for i, name := range boutNames {
		c[i].win, c[i].wounds = file.Kinds[name].Win, file.Kinds[name].Wounds
	}
	return c
})

// boutOf tells which correction a fight has.
func (k *Combat) boutOf() int {
	switch {
	case k.Final:
		return lastBout
	case k.Foe == EnemyFoes:
		return pvpBout
	case k.Foe == OverlordFoe:
		return overlordBout
	case k.Foe == BossFoe:
		return bossBout
	default:
		return creatureBout
	}
}

// sized is what a fight is before it is forecast: its kind and the traits that do not follow from
// the forecast.
type sized struct {
	kind     int
	traits   traits
	capacity float64 // Health of the side, full
	plain    bool    // not corrected
}

// sizeUp notes who fights.
func (p *Position) sizeUp() (s sized) {
	k := &p.Combat
	s.kind = k.boutOf()
	s.traits, s.capacity = p.party(k.Side)
	if s.kind == creatureBout && s.traits[traitLevel] < beginnersLevel-usualLevel {
		s.kind = beginnerBout
	}
	if k.Foe != EnemyFoes {
		s.traits[traitFoes] = math.Log(float64(max(1, p.opponents(k.Side))))
		return s
	}
	theirs, _ := p.party(k.Side.Enemy())
	for i := range s.traits {
		s.traits[i] -= theirs[i]
	}
	s.traits[traitOne] = 1
	return s
}

// Levels are told from the middle; beginners are below so much in the mean.
const (
	usualLevel     = 3
	beginnersLevel = 1.4
)

// party are the traits of a side of a fight.
func (p *Position) party(side Faction) (t traits, capacity float64) {
	t[traitOne] = 1
	heads := 0.0
	for i := range each(p.fighters(side)) {
		c := &p.People[i]
		heads++
		capacity += float64(p.healthCapacity(i) + p.petHealth(i))
		t[traitLevel] += float64(c.Level)
		t[traitEnergy] += float64(c.Energy) / 5
		t[traitPet] += float64(c.Pet) / 3
		for key, card := range p.working(i) {
			if card != NoCard {
				p.unfollowed(&t, i, key, card)
			}
		}
	}
	heads = max(1, heads)
	for _, i := range [...]int{
		traitLevel, traitEnergy, traitPet, traitHealing, traitPreventing, traitTurning,
		traitPlacing, traitEarly, traitLate,
	} {
		t[i] /= heads
	}
	t[traitLevel] -= usualLevel
	t[traitLevelSquared] = t[traitLevel] * t[traitLevel]
	t[traitTwo], t[traitThree] = float64(yes(heads == 2)), float64(yes(heads >= 3))
	return t, max(1, capacity)
}

// unfollowed adds what a forecast does not follow of a card: uses after the roll, and those before
// it that do more than add.
func (p *Position) unfollowed(t *traits, who int8, key int, card Card) {
	does := p.box.Cards[card].does
	for i := range does {
		a := &does[i]
		if a.auto || a.when < atCombatStart || a.when > atHealthLost ||
			a.when <= atDicePoolStart && p.plainGain(a) > 0 {
			continue
		}
		price := p.price(who, key, card, i)
		if price > int(p.People[who].Energy) {
			continue
		}
		share := 1 / float64(1+price)
		for j := range a.ops {
			o := &a.ops[j]
			n := share * min(4, max(1, float64(o.n)))
			switch o.verb {
			case doRegain:
				t[traitHealing] += share * min(6, float64(max(0, o.health)))
			case doPrevent, doRevive, doDefeat:
				t[traitPreventing] += n
			case doTurn, doRollAgain:
				t[traitTurning] += share * min(4, float64(o.pick.count))
			case doHits, doArmor, doAttrition, doMoveHits:
				t[traitPlacing] += n
			default:
				if a.when <= atDicePoolStart {
					t[traitEarly] += share
				} else {
					t[traitLate] += share
				}
			}
		}
	}
}

// follow fills in what only the forecast knows; health is that of the side, win and wounds are raw.
func (s *sized) follow(to *Forecast, health int, inexact bool) {
	w, t := &to.Fight, &s.traits
	rounds := math.Log(max(1, w.Rounds))
	t[traitSaid] = logit(w.Win)
	t[traitSaidSquared] = t[traitSaid] * math.Abs(t[traitSaid]) / 5
	t[traitSaidByLevel] = t[traitSaid] * t[traitLevel]
	t[traitSaidByRounds] = t[traitSaid] * rounds
	t[traitHealth] = float64(health) / s.capacity
	t[traitRounds], t[traitRoundsByLevel] = rounds, rounds*t[traitLevel]
	t[traitWounds] = math.Log(w.Wounds + scratch)
	t[traitSpent] = w.Energy / max(1, w.Rounds) / 3
	t[traitInexact] = float64(yes(inexact))
	t[traitHealingByRounds] = t[traitHealing] * rounds
}

// logit of a chance that may be nought or one.
func logit(p float64) float64 {
	const sure = 0.0003
	p = min(1-sure, max(sure, p))
	return math.Log(p / (1 - p))
}

// corrected is the chance to win of a fight that has been sized up and followed, by what is said of
// it and the part of its Health that the side has.
func (s *sized) corrected(said, health float64) float64 {
	w := fitted()[s.kind].win
	if w == nil || s.plain {
		return said
	}
	t := s.traits
	l := logit(said)
	t[traitSaid], t[traitSaidSquared] = l, l*math.Abs(l)/5
	t[traitSaidByLevel], t[traitSaidByRounds] = l*t[traitLevel], l*t[traitRounds]
	t[traitHealth] = health
	return 1 / (1 + math.Exp(-t.times(w)))
}

// hurt is how many wounds there are where the forecast tells so many.
func (s *sized) hurt(wounds float64) float64 {
	w := fitted()[s.kind].wounds
	if w == nil || s.plain {
		return wounds
	}
	return max(0, math.Exp(s.traits.times(w))-scratch)
}

// scratch is added to wounds, so that none have a logarithm.
const scratch = 0.2

func (t *traits) times(w []float64) (sum float64) {
	for i, x := range w {
		sum += x * t[i]
	}
	return sum
}

// correct puts the whole fight right. What the next round brings for certain stays.
func (f *Forecaster) correct(health int) {
	s, to := &f.sized, &f.forecast
	s.follow(to, health, f.rounds[0].inexact)
	w := &to.Fight
	w.Wounds = s.hurt(w.Wounds)
	if win := s.corrected(w.Win, s.traits[traitHealth]); win != w.Win {
		w.Win, w.Defeat = win, 1-win
	}
}
