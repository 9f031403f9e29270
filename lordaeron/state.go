// Package lordaeron is the rules of World of Warcraft: The Board Game (2005). See README.md for its
// model. Rule ids (WB-…) are those of the rulebook package.
package lordaeron

import (
	"iter"
	"math/bits"

	"twobanners/content"
	"twobanners/game"
)

// The most of everything in a game.
const (
	MaxCharacters = 6
	MaxBag        = content.RoomBag
	MaxGroups     = 48
	MaxQuests     = 16
	MaxMerchant   = content.RoomMerchant
	MaxOpen       = content.RoomOpen
)

// Position is the whole state of a game and the box it is played with, which never changes. What
// is worn, who stands with whom and where creatures are follows from the state.
type Position struct {
	State
	box  *Box
	worn [MaxCharacters]worn
	roster
	ground
}

// State is what changes in a game.
type State struct {
	// Seats are the players; Characters those in play, four or six.
	SeatCount  uint8
	Characters uint8
	Rules      Rules

	// Turn is the space of the turn marker; it goes on counting in a second lap.
	Turn    uint16
	Faction Faction
	Over    bool
	// Won are the factions that won, as bits: both for a draw.
	Won uint8

	People [MaxCharacters]Character
	// Groups are the creatures on the board, in the order they came; Quests the eligible ones.
	Groups     [MaxGroups]Group
	GroupCount uint8
	Quests     [MaxQuests]QuestSlot
	// Vacant are the places a faction could not fill; it tries again with its next quest.
	Vacant [2]uint8
	Supply [MaxCreatures][3]uint8

	Decks    Decks
	Open     [MaxOpen]OpenEvent
	Overlord OverlordState
	Event    EventState
	// Hoard is what bosses keep for their winners; Trophies the blue figures kept by faction.
	Hoard     [MaxCharacters]Card
	HoardGold int16
	Trophies  [2][MaxCreatures]uint8

	// Acted are the characters that took part in the action just resolved. WB-TRADE-06
	Acted uint8
	Gifts uint8
	// Managed are the characters that are done with Character Management.
	Managed uint8
	Changes [MaxCharacters][AreaCount]uint8
	// Draft is the order in which characters are picked; Draft[i] is an index into People.
	Draft [MaxCharacters]int8

	Combat Combat
	Reward Reward
	// Completed are the quests that each faction was paid for.
	Completed [2]uint8

	// Stack holds what is under way, the last frame on top.
	Stack [MaxFrames]Frame
	Depth uint8
}

// Rules are the options of a table.
type Rules struct {
	DeadlyPvP, DefeatTheOverlord bool
	// Turns is the last turn; Sides are the factions that seats have chosen, or NoFaction.
	Turns uint8
	Sides [MaxSeats]Faction
}

// Faction is one of the two sides.
type Faction int8

// The factions.
const (
	Alliance Faction = iota
	Horde
	NoFaction
)

// Enemy is the other faction.
func (f Faction) Enemy() Faction { return 1 - f }

// Character is one of the characters in play, with all it owns. WB-LIMITS-21
type Character struct {
	// Person is the character of the box, -1 before it is known; Class the sheet.
	Person, Class int8
	Faction       Faction
	Owner         game.Seat
	Region        Region

	Level, XP      uint8
	Health, Energy uint8
	Gold           int16
	Actions        uint8
	Stun, Curse    uint8
	// Travels counts the Travel actions of this turn; Rode: the Trusty Mount was used.
	Travels uint8
	Rode    bool
	// Called are the cards used just before the action to come, a bit a card of the class.
	Called uint16
	// Pet is the Health of the equipped pet or demon.
	Pet uint8

	Talents [4]Card
	// Learned are the Powers bought, a bit for each of the class. WB-TRAIN-07
	Learned uint16
	Areas   [AreaCount]Card
	AddOns  [MaxAddOns]Card
	Bag     [MaxBag]Card
	Auction uint8
	Relic   bool
}

// The card areas of a sheet; the last one is the Hood of Shadow's. WB-MANAGE-05
const (
	Upper1 = iota
	Upper2
	Upper3
	RangedArea
	MeleeArea
	GeneralArea
	ArmorArea
	HoodArea
	AreaCount
	MaxAddOns = 4
)

// Group are creatures of one type in one region that belong together. WB-CHALLENGE-06..08
type Group struct {
	Creature Creature
	Region   Region
	// Quest is the slot of the quest that spawned them, Independent for blue ones.
	Quest int8
	Count [3]uint8
}

// Independent is the quest of creatures that belong to none.
const Independent = -1

// QuestSlot is an eligible quest.
type QuestSlot struct {
	// Card is the quest, NoQuest for an empty slot or for creatures without a card.
	Card    Quest
	Faction Faction
	Used    bool
}

// OpenEvent is an event that lies faceup beside the board.
type OpenEvent struct {
	Card Event
	Used bool
	// Data is what the card remembers: marked characters, tries, trophies, markers.
	Data [4]int8
}

// OverlordState is the Overlord and his counters.
type OverlordState struct {
	Who Overlord
	// Region is where he stands: Lord Kazzak's true place, which nobody may know.
	Region Region
	// Counters are the facedown counters left; Known what each faction has looked at.
	Counters, Revealed uint8
	Known              [2]uint8
	// False are, in a view, the counters that its faction has looked at in vain.
	False uint8
}

// A set of characters is a mask with a bit for each: has asks for one of them, only is the set of
// one, each visits all in order and backward from the last to the first.
func has(mask uint8, c int8) bool { return c >= 0 && mask>>c&1 != 0 }

func only(c int8) uint8 { return 1 << c }

func each(mask uint8) iter.Seq[int8] {
	return func(yield func(int8) bool) {
		for ; mask != 0 && yield(lowest(mask)); mask &= mask - 1 {
		}
	}
}

func backward(mask uint8) iter.Seq[int8] {
	return func(yield func(int8) bool) {
		for c := int8(MaxCharacters) - 1; c >= 0; c-- {
			if has(mask, c) && !yield(c) {
				return
			}
		}
	}
}

// lowest is the first character of a set, -1 of an empty one.
func lowest(mask uint8) int8 {
	if mask == 0 {
		return -1
	}
	return int8(bits.TrailingZeros8(mask))
}

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}
