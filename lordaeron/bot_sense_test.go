package lordaeron

import (
	"flag"
	"fmt"
	"testing"

	"twobanners/bot"
	"twobanners/content"
	"twobanners/game"
)

// More games say how often bots do what is for nothing:
//
//	go test ./lordaeron -run BotsMakeSense -v -deals 50
var deals = flag.Int("deals", 2, "games of six, of normal and expert, whose moves are looked at")

// follies are what no person would do, counted over games of bots.
type follies struct {
	asked, given, stood, near     int // quests that an event exchanges
	flown, astray, lost           int // flights: farther off, to where nothing is near
	bought, twice, unworn, wasted int // cards of the Merchant, and gold for nothing
	windows, bold, thrifty        int // of fast games, that turn dice before the roll
	late, gold, rich              int // characters in their last turn, and their purses
	unworns                       map[[2]int16]bool
	g                             *Game
}

// watch looks at a move before it is made.
func (f *follies) watch(p *Position, seat game.Seat, packed game.Move) {
	m, _ := p.Unpack(packed)
	if p.top().Task == taskAsk {
		switch asked := p.question(); {
		case asked == questions["swap-quest"]:
			f.asked++
			if m.Kind == EventChoice {
				f.swap(p, m)
			}
		case asked == questions["fly"] && m.Kind == EventChoice:
			f.flown++
			from := p.toQuest(m.Who, p.People[m.Who].Region)
			to := p.toQuest(m.Who, Region(m.At))
			f.astray += yes(to > from)
			f.lost += yes(to > 3)
		default:
		}
	}
	if p.top().Task == taskWindow && (window{p.top()}).at() <= atDicePoolStart {
		if fast := f.g.adviseFast(p, seat); fast != nil {
			f.windows++
			f.bold += yes(p.turnsDice(f.g.read(p, seat, fast.Bold)))
			f.thrifty += yes(p.turnsDice(f.g.read(p, seat, fast.Thrifty)))
		}
	}
	if m.Kind == End && p.top().Task == taskTurn && int(p.Turn) >= int(p.Rules.Turns)-1 {
		for who := range each(p.inHand(seat)) {
			f.late++
			f.gold += int(p.People[who].Gold)
			f.rich += yes(p.People[who].Gold >= 15)
		}
	}
}

func (g *Game) read(p *Position, seat game.Seat, shown any) Move {
	list := p.Moves(seat, nil)
	for _, packed := range list {
		if fmt.Sprint(g.ShowMove(p, packed)) == fmt.Sprint(shown) {
			m, _ := p.Unpack(packed)
			return m
		}
	}
	return Move{}
}

func (f *follies) swap(p *Position, m Move) {
	f.given++
	steps := p.stepsToQuest(int8(m.At))
	f.stood += yes(steps == 0)
	f.near += yes(steps > 0 && steps <= travelSteps)
}

// stepsToQuest is how far the nearest friend is from the creatures of a quest.
func (p *Position) stepsToQuest(slot int8) int {
	near := unreachable
	side := p.Quests[slot].Faction
	for i := range p.GroupCount {
		if g := &p.Groups[i]; g.Quest == slot {
			far := p.box.distances(g.Region, side)
			for who := range each(p.membersOf(side)) {
				near = min(near, int(far[p.People[who].Region]))
			}
		}
	}
	return near
}

// toQuest is how far it is to a quest that suits a character.
func (p *Position) toQuest(who int8, at Region) int {
	c := &p.People[who]
	near := unreachable
	for i := range p.GroupCount {
		g := &p.Groups[i]
		if g.Quest != Independent && p.questOpen(g.Quest, c.Faction) &&
			p.box.Quests[p.Quests[g.Quest].Card].level <= c.Level+1 {
			near = min(near, int(p.box.distances(g.Region, c.Faction)[at]))
		}
	}
	return near
}

// turnsDice: a use that turns, pays with or gives up dice.
func (p *Position) turnsDice(m Move) bool {
	if m.Kind != Use || m.At < 0 {
		return false
	}
	a := p.abilityOf(m.Who, m.Card, int(m.At))
	turns := a.pay.dice.on
	for i := range a.ops {
		turns = turns || a.ops[i].verb == doTurn || a.ops[i].verb == doLeave
	}
	return turns
}

// heard looks at what came of a move.
func (f *follies) heard(p *Position, e game.Event) {
	who, card := int8(e.Args[0]), Card(e.Args[1])
	key := [2]int16{e.Args[0], e.Args[1]}
	switch e.Kind {
	case Bought:
		t := &p.box.Cards[card]
		f.bought++
		if t.types&bagType != 0 || t.addOn {
			return
		}
		owned := p.People[who].inBag(card)
		for at := range AreaCount {
			owned += yes(p.cardAt(who, at) == card)
		}
		f.twice += yes(owned > 1)
		f.unworns[key] = true
	case Equipped, Sold:
		delete(f.unworns, key)
	default:
	}
}

// play plays a game of six and looks at every move.
func (f *follies) play(t *testing.T, level string, seed uint64) {
	luck, log := game.NewFast(seed), &game.Log{}
	pos, err := f.g.New(6, nil, luck)
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	var bots [6]bot.Player
	for i := range bots {
		if bots[i], err = bot.New(f.g, level); err != nil {
			t.Fatal(err)
		}
	}
	f.unworns = map[[2]int16]bool{}
	for p.Actors() != 0 {
		seat := p.Actors().First()
		move := bots[seat].Choose(p, seat, luck)
		f.watch(p, seat, move)
		log.Events = log.Events[:0]
		if refusal := p.Apply(seat, move, luck, log); !refusal.OK() {
			t.Fatal(refusal)
		}
		for _, e := range log.Events {
			f.heard(p, e)
		}
	}
	f.unworn += len(f.unworns)
	for key := range f.unworns {
		f.wasted += int(p.box.Cards[key[1]].gold)
	}
}

// printedWith is the game of the printed box with some packs.
func printedWith(t *testing.T, packs ...*content.Pack) *Game {
	t.Helper()
	tree := content.Tree{Base: content.Shipped("lordaeron"), Printed: true}
	box, err := content.LoadLordaeronTree(tree.With(packs...))
	if err != nil {
		t.Fatal(err)
	}
	g, err := NewGame(box)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// No bot gives a quest away that a friend counts on, buys what it has or never wears, or flies far
// from every quest; who fights fast keeps its dice until they are rolled.
func TestBotsMakeSense(t *testing.T) {
	for _, level := range []string{"normal", "expert"} {
		f := &follies{g: printedWith(t)} // with another box these are other deals
		for seed := range uint64(*deals) {
			f.play(t, level, seed)
		}
		f.report(t, level)
		if f.stood+f.near+f.twice+f.bold+f.thrifty > 0 || f.lost+f.unworn > *deals {
			t.Errorf("%s plays without sense", level)
		}
	}
}

func (f *follies) report(t *testing.T, level string) {
	n := float64(*deals)
	per := func(count int) string { return fmt.Sprintf("%.2f", float64(count)/n) }
	t.Logf("%s, %d games of six, a game: quests to exchange %s, given %s, a friend there %s, "+
		"one action away %s; flights %s, farther off %s, to where nothing is %s; bought %s, "+
		"twice %s, never worn %s for %s gold; last turn %.1f gold a head, 15 and more %.0f %%; "+
		"fast windows before the roll %s, turning dice bold %s, thrifty %s",
		level, *deals, per(f.asked), per(f.given), per(f.stood), per(f.near), per(f.flown),
		per(f.astray), per(f.lost), per(f.bought), per(f.twice), per(f.unworn), per(f.wasted),
		float64(f.gold)/float64(max(1, f.late)), 100*float64(f.rich)/float64(max(1, f.late)),
		per(f.windows), per(f.bold), per(f.thrifty))
}
