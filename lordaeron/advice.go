package lordaeron

import (
	"math"
	"strings"

	"twobanners/game"
)

// Advice is what a player is told before deciding, with every view: what can be done with the cards
// of its characters, and where they may go.
type Advice struct {
	Sheets []SheetAdvice `json:"sheets,omitempty"`
	// Regions are those that a move may not lead to, by reason.
	Regions []RegionAdvice `json:"regions,omitempty"`
	Hints   []HintAdvice   `json:"hints,omitempty"`
	// Ways are where a Travel action can lead.
	Ways []WayAdvice `json:"ways,omitempty"`
	// Outfits are better arrangements of cards, Fast what a fast game does without asking.
	Outfits []OutfitAdvice `json:"outfits,omitempty"`
	Fast    *FastAdvice    `json:"fast,omitempty"`
}

// Odds are what a player may ask about besides: estimates that cost up to a thousand times as much.
type Odds struct {
	Challenges []ChallengeAdvice `json:"challenges,omitempty"`
	// Places are the fights of the map, Race how the game could be won.
	Places []PlaceOdds `json:"places,omitempty"`
	Race   *RaceAdvice `json:"race,omitempty"`
	// Overlord is what it takes to beat him.
	Overlord *OverlordAdvice `json:"overlord,omitempty"`
	// Reach are the quests that can be fought this turn.
	Reach []ReachOdds `json:"reach,omitempty"`
	// Fight is the fight under way or the one that an invitation is for.
	Fight *FightAdvice `json:"fight,omitempty"`
	// Dressed are fights near by before and after an arrangement of Advice.Outfits, by character.
	Dressed map[string][]OutfitOdds `json:"dressed,omitempty"`
	// Plans are what the side could do next, the recommended first.
	Plans []PlanAdvice `json:"plans,omitempty"`
	// Pick is the move that the guide would make where cards, quests or answers are on offer.
	Pick any `json:"pick,omitempty"`
	// Talents are fights near by before and after a Talent on offer, by card.
	Talents map[string][]OutfitOdds `json:"talents,omitempty"`
}

// HintAdvice is a hint of the guide for first games, in ids: buy-powers, take-talent, travel or
// too-strong.
type HintAdvice struct {
	Hint     string   `json:"hint"`
	Who      string   `json:"who"`
	Cards    []string `json:"cards,omitempty"`
	To       string   `json:"to,omitempty"`
	Creature string   `json:"creature,omitempty"`
}

// ChallengeAdvice is the forecast of one offered challenge. Chances are in percent, means in
// tenths.
type ChallengeAdvice struct {
	// Move is the challenge as it is offered.
	Move any `json:"move"`
	// Win, Wounds and Energy are the estimate of the whole fight with all cards that add to the
	// dice; Bare is Win without them.
	Win    int `json:"win"`
	Bare   int `json:"bare"`
	Wounds int `json:"wounds"`
	Energy int `json:"energy"`
	Rounds int `json:"rounds"`
	// Round is the next round alone. Exact tells whether its chances are those of the dice; More
	// that there are cards for after the roll, so that things can only be better.
	Round RoundAdvice `json:"round"`
	Exact bool        `json:"exact"`
	More  bool        `json:"more"`
}

// RoundAdvice is a round of a challenge; Fell and Wounds are the chances of 0, 1, 2 …
type RoundAdvice struct {
	Win    int           `json:"win"`
	Defeat int           `json:"defeat"`
	Fell   []int         `json:"fell,omitempty"`
	Wounds []int         `json:"wounds,omitempty"`
	Phases []PhaseAdvice `json:"phases"`
}

// PhaseAdvice is the dice of one fighter.
type PhaseAdvice struct {
	Who       string         `json:"who"`
	Pool      map[string]int `json:"pool"`
	Threat    int            `json:"threat"`
	Reroll    int            `json:"reroll"`
	Attrition int            `json:"attrition"`
}

// Advise looks at a seat's sheets and ways.
func (g *Game) Advise(pos game.Position, seat game.Seat) any {
	p := pos.(*Position)
	return Advice{
		Sheets: g.Sheets(p, seat), Hints: g.hints(p, seat), Regions: g.RefusedRegions(p, seat),
		Ways: g.ways(p, seat), Outfits: g.outfits(p, seat), Fast: g.adviseFast(p, seat),
	}
}

// partPlaces asks for the fights of the map.
const partPlaces = "places"

// Foretell estimates what a seat's choices come to: the challenges that it may make now, the quests
// in reach, the fight under way, the race, what a change of cards does to fights; or the fights of
// the map, or plans.
func (g *Game) Foretell(pos game.Position, seat game.Seat, part string) any {
	p := pos.(*Position)
	switch {
	case part == game.PartWatched:
		return Odds{Fight: g.watched(p, seat)}
	case p.Over || !p.Actors().Has(seat):
		return nil
	case part == partPlaces:
		return Odds{Places: g.places(p, seat)}
	case part == partOverlord:
		return Odds{Overlord: g.adviseOverlord(p, seat)}
	case part == partPlans:
		return Odds{Plans: g.plans(p, seat, "")}
	case strings.HasPrefix(part, partPlans+":"):
		return Odds{Plans: g.plans(p, seat, part[len(partPlans)+1:])}
	case part != "":
		return nil
	}
	return Odds{
		Challenges: g.adviseChallenges(p, seat), Race: g.adviseRace(p, seat),
		Fight: g.adviseFight(p, seat), Dressed: g.dressedOdds(p, seat), Reach: g.reach(p, seat),
		Talents: g.talentOdds(p, seat), Pick: g.pick(p, seat),
	}
}

// adviseChallenges forecasts every challenge that a seat may make now.
func (g *Game) adviseChallenges(p *Position, seat game.Seat) (list []ChallengeAdvice) {
	if !p.waitsIn(taskTurn, taskStrike) {
		return nil
	}
	f := forecasters.Get().(*Forecaster)
	defer forecasters.Put(f)
	for _, packed := range p.Moves(seat, nil) {
		m, ok := p.Unpack(packed)
		if !ok || m.Kind != Challenge {
			continue
		}
		bare := f.Challenge(p, m, Bare)
		if bare == nil {
			continue
		}
		without := percent(bare.Fight.Win)
		if all := f.Challenge(p, m, AllOut); all != nil {
			c := g.adviseChallenge(p, all)
			c.Move, c.Bare = g.ShowMove(p, packed), min(without, c.Win)
			list = append(list, c)
		}
	}
	return list
}

func (g *Game) adviseChallenge(p *Position, f *Forecast) ChallengeAdvice {
	c := ChallengeAdvice{
		Win: percent(f.Fight.Win), Wounds: tenths(f.Fight.Wounds), Energy: tenths(f.Fight.Energy),
		Rounds: tenths(f.Fight.Rounds), Exact: f.Exact, More: f.More,
		Round: RoundAdvice{
			Win: percent(f.Win), Defeat: percent(f.Defeat), Fell: percents(f.Fell[:]),
			Wounds: percents(f.Wounds[:]),
		},
	}
	for _, ph := range f.Phases {
		pool := map[string]int{}
		for color, n := range ph.Pool {
			pool[colorNames[color]] = n
		}
		c.Round.Phases = append(c.Round.Phases, PhaseAdvice{
			g.WhoName(p, ph.Who), pool, ph.Threat, ph.Reroll, ph.Attrition,
		})
	}
	return c
}

func percent(chance float64) int { return int(math.Round(100 * chance)) }

func tenths(mean float64) int { return int(math.Round(10 * mean)) }

// percents are chances up to the last that is not nought.
func percents(chances []float64) (list []int) {
	for _, chance := range chances {
		list = append(list, percent(chance))
	}
	for len(list) > 0 && list[len(list)-1] == 0 {
		list = list[:len(list)-1]
	}
	return list
}
