package lordaeron

import "twobanners/game"

// Kind is what a move does.
type Kind uint8

// The kinds of moves.
const (
	noKind Kind = iota
	PickClass
	// Actions of a faction's turn.
	Travel
	Step
	Halt
	RestAction
	Challenge
	Join
	Decline
	Train
	GoToTown
	TownRegain
	Sell
	Buy
	Done
	Give
	GiveGold
	Look
	End
	// Character Management.
	Equip
	Unequip
	// Combat.
	Order
	Use
	Pass
	Mark
	StripDie
	Allot
	Fell
	Wound
	Retreat
	RemoveArmor
	Loot
	// Rewards.
	Talent
	Take
	Drop
	DrawQuest
	// Events.
	EventChoice
	Bid
	// Yield lets another effect of the same moment go first.
	Yield
	// PayQuest says which of several completed quests is paid next.
	PayQuest
	// RollDie chooses the colour of a die to roll, PutToken the card that a token goes on.
	RollDie
	PutToken
	// RollMarked rolls the dice marked so far again; the rest of the Reroll value is left for after
	// a look at them.
	RollMarked
	kindCount
)

// Move is a move taken apart. What a kind does not use is zero.
type Move struct {
	Kind Kind
	// Who is the character that the move is about, To the other one.
	Who, To int8
	Card    Card
	// At is a region, an area, or which ability of a card.
	At int8
	// N and M are numbers: amounts, colours and faces, choices.
	N, M uint8
	// by is the seat that makes the move; it is no part of the packed integer.
	by game.Seat
}

// Pack makes the move an integer. Characters, and regions and the like, are stored plus one, so
// that none is zero; what the kind does not use is left out.
func (m Move) Pack() game.Move {
	return masks[m.Kind] & (game.Move(m.Kind) | game.Move(m.Who+1)&15<<8 |
		game.Move(m.To+1)&15<<12 | game.Move(uint16(m.Card))<<16 | game.Move(uint8(m.At+1))<<32 |
		game.Move(m.N)<<40 | game.Move(m.M)<<48)
}

// Unpack takes an integer apart; ok is false for one that Pack cannot have made for this table.
func (p *Position) Unpack(packed game.Move) (m Move, ok bool) {
	return unpack(packed, game.Nobody), p.isMove(packed)
}

// isMove tells whether Pack can have made an integer for this table.
func (p *Position) isMove(packed game.Move) bool {
	kind := Kind(packed)
	if kind == noKind || kind >= kindCount || packed&^masks[kind] != 0 {
		return false
	}
	who, to := uint8(packed>>whoShift&0xf), uint8(packed>>toShift&0xf) // plus one
	return int(packed>>cardShift&0xffff) < len(p.box.Cards) && packed>>placeShift&0xff <= 0x80 &&
		who <= p.Characters && to <= p.Characters && (who > 0 || masks[kind]&whoBits == 0)
}

func unpack(packed game.Move, by game.Seat) Move {
	return Move{
		Kind: Kind(packed), Who: int8(packed>>8&15) - 1, To: int8(packed>>12&15) - 1,
		Card: Card(packed >> 16 & 0xffff), At: int8(packed>>32&0xff) - 1,
		N: uint8(packed >> 40), M: uint8(packed >> 48), by: by,
	}
}
