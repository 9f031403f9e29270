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
}

// fields tells which parts of a move a kind uses; all others must be zero.
var fields = [kindCount]struct{ who, to, card, at, n, m bool }{
	PickClass:   {who: true, n: true},
	Travel:      {who: true, at: true, n: true},
	Step:        {who: true, at: true, n: true},
	Halt:        {},
	RestAction:  {who: true, n: true, m: true, card: true},
	Challenge:   {who: true, n: true, m: true, at: true, to: true},
	Join:        {},
	Decline:     {},
	Train:       {who: true, card: true},
	GoToTown:    {who: true},
	TownRegain:  {n: true, m: true},
	Sell:        {card: true},
	Buy:         {card: true},
	Done:        {who: true},
	Give:        {who: true, to: true, card: true},
	GiveGold:    {who: true, to: true, n: true},
	Look:        {who: true},
	End:         {},
	Equip:       {who: true, card: true, at: true, n: true},
	Unequip:     {who: true, at: true},
	Order:       {who: true},
	Use:         {who: true, card: true, at: true, n: true, m: true, to: true},
	Pass:        {},
	Mark:        {n: true, m: true},
	StripDie:    {n: true},
	Allot:       {n: true},
	Fell:        {n: true, m: true},
	Wound:       {who: true, n: true},
	Retreat:     {at: true},
	RemoveArmor: {n: true},
	Loot:        {card: true, to: true},
	Talent:      {card: true},
	Take:        {card: true, to: true},
	Drop:        {card: true},
	DrawQuest:   {n: true},
	EventChoice: {who: true, card: true, at: true, n: true, m: true, to: true},
	Bid:         {who: true, n: true},
	Yield:       {to: true},
	PayQuest:    {n: true},
	RollDie:     {n: true},
	PutToken:    {at: true},
}

// Pack makes the move an integer. Characters, and regions and the like, are stored plus one, so
// that none is zero; what the kind does not use is left out.
func (m Move) Pack() game.Move {
	return masks[m.Kind] & (game.Move(m.Kind) | game.Move(m.Who+1)&15<<8 |
		game.Move(m.To+1)&15<<12 | game.Move(uint16(m.Card))<<16 | game.Move(uint8(m.At+1))<<32 |
		game.Move(m.N)<<40 | game.Move(m.M)<<48)
}

// masks are the bits that each kind of move uses.
var masks = func() (masks [kindCount]game.Move) {
	for k, f := range fields {
		masks[k] = 0xff | game.Move(yes(f.who))*0xf<<8 | game.Move(yes(f.to))*0xf<<12 |
			game.Move(yes(f.card))*0xffff<<16 | game.Move(yes(f.at))*0xff<<32 |
			game.Move(yes(f.n))*0xff<<40 | game.Move(yes(f.m))*0xff<<48
	}
	return masks
}()

// Unpack takes an integer apart; ok is false for one that Pack cannot have made for this table.
func (p *Position) Unpack(packed game.Move) (m Move, ok bool) {
	m = Move{
		Kind: Kind(packed), Who: int8(packed>>8&15) - 1, To: int8(packed>>12&15) - 1,
		Card: Card(packed >> 16 & 0xffff), At: int8(packed>>32&0xff) - 1,
		N: uint8(packed >> 40), M: uint8(packed >> 48),
	}
	if m.Kind == noKind || m.Kind >= kindCount || packed&^masks[m.Kind] != 0 ||
		m.Card < 0 || int(m.Card) >= len(p.box.Cards) ||
		m.Who >= int8(p.Characters) || m.To >= int8(p.Characters) {
		return m, false
	}
	f := &fields[m.Kind]
	if f.who && m.Who < 0 || f.at && m.At < -1 {
		return m, false
	}
	return m, true
}
