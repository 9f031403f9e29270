package lordaeron

// Foe is what is fought.
type Foe uint8

// The kinds of opponents. WB-CHALLENGE-11
const (
	NoFoe Foe = iota
	QuestFoes
	IndependentFoes
	BossFoe
	OverlordFoe
	EnemyFoes
)

var foeWords = [...]string{"", "quest", "independent", "boss", "overlord", "pvp"}

// Combat is a fight under way; it is zero when there is none.
type Combat struct {
	Foe      Foe
	Creature Creature
	Boss     uint8 // the open event that brought the boss
	Region   Region
	// Side is the faction that challenges; Challenger its first character.
	Side       Faction
	Challenger int8
	// Final is the battle after turn 30, or the fights at The Bulwark.
	Final bool
	Round uint8
	// Stale counts rounds in which nothing changed. WB-INTERACT-94
	Stale   uint8
	Changed bool

	// In are the characters fighting now, Was all who took part, Fallen the defeated.
	In, Was, Fallen uint8
	Boxes           [2]Boxes
	FoesFell        uint8
	// What open events pay for the blue creatures that fell.
	BountyXP, BountyGold uint8
	// Done are the slots of quests whose last creature fell here.
	Done uint16
	// Defense: the Defense Phase runs.
	Defense bool
	// EmptyHits: a side's own hit boxes are emptied after the Ranged Strike step (Execute).
	EmptyHits [2]bool

	// Queue is the order of Attack Phases of this round, Turn the next of them.
	Queue        [MaxCharacters]int8
	Queued, Next uint8

	// The Attack Phase that runs.
	Active int8
	Dice   [3][DiceOfColor]Die
	Count  [3]uint8
	// Removed dice are out for this phase, SetAside for the combat. WB-COMBAT-05
	Removed, SetAside [3]uint8
	Rolled            bool
	Preset            [3][2]uint8
	RerollOnly        colorSet
	RerollSpent       bool
	Terms             [MaxTerms]Term
	TermCount         uint8
	// What dice and cards have put down in this phase.
	PlacedDamage, PlacedArmor, PlacedAttrition uint8
	Redirect                                   [3]Redirection

	// By character: which abilities were used this round, which cards in the round before.
	Uses                [MaxCharacters][useKeys]uint8
	Before              [MaxCharacters]uint64
	Spent               [MaxCharacters]uint64 // once a combat
	LostNow, LostBefore [MaxCharacters]uint8
	Potions, Scrolls    uint8
	PutTokens           uint8
	Unabsorbed          [2]uint8
	Counter             [MaxCharacters][counters]uint8

	// Gains are what equipped cards have given above capacity in this round. WB-LEVEL-07
	Gains     [maxGains]Gain
	GainCount uint8
}

// DiceOfColor is how many dice of a colour there are. WB-LIMITS-15
const DiceOfColor = 7

// Die is a rolled die.
type Die struct {
	Face                      uint8
	Spotted, Rerolled, Marked bool
}

// Boxes are one side's Combat Area.
type Boxes struct{ Damage, Defense, Attrition, Armor uint8 }

// Redirection sends up to N hits of a colour to another box.
type Redirection struct {
	Box boxID
	N   uint8
}

// MaxTerms is the most modifiers of one Attack Phase.
const MaxTerms = 48

// Term is a part of a dice pool, of REROLL, ATTRITION or Threat, with the card it comes from.
type Term struct {
	Card Card
	What What
	N    int8
}

// What a term is a part of.
type What uint8

// The dice colours come first, so that a colour is its own What.
const (
	OfReroll What = iota + 3
	OfAttrition
	OfThreat
	whatCount
)

const (
	// useKeys: those of the printed class cards, of places up to the last, of more class cards.
	lastPlace = 47
	useKeys   = lastPlace + 1 + 2*(powersOfClass-printedPowers)
	// counters are tokens on cards in areas, then on Talents.
	counters = AreaCount + 4
)

// sum adds the terms of one kind.
func (k *Combat) sum(what What) (n int) {
	for _, t := range k.Terms[:k.TermCount] {
		if t.What == what {
			n += int(t.N)
		}
	}
	return n
}

// term adds a modifier for the rest of the Attack Phase.
func (k *Combat) term(card Card, what What, n int) {
	if n == 0 || k.TermCount == MaxTerms {
		return
	}
	k.Terms[k.TermCount] = Term{card, what, int8(n)}
	k.TermCount++
}

// limit is how many dice of a colour there are to be had in this phase.
func (k *Combat) limit(c Color) int {
	return DiceOfColor - int(k.Removed[c]) - int(k.SetAside[c])
}

// boxesOf are the boxes of a faction.
func (k *Combat) boxesOf(f Faction) *Boxes { return &k.Boxes[f] }

func (b *Boxes) of(box boxID) *uint8 {
	switch box {
	case defenseBox:
		return &b.Defense
	case attritionBox:
		return &b.Attrition
	default:
		return &b.Damage
	}
}

func (b *Boxes) in(box boxID) int { return int(*b.of(box)) }

func (b *Boxes) put(box boxID, n int) { *b.of(box) = uint8(min(255, max(0, b.in(box)+n))) }
