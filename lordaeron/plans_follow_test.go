package lordaeron

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"runtime"
	"sync"
	"testing"
	"time"

	"twobanners/bot"
	"twobanners/game"
)

var followGames = flag.Int("follow-games", 0,
	"how many games a script plays that only follows the first plan it is shown")

// newcomer is a person who knows nothing: it presses the first plan that it is shown, or, without
// plans, ends its turns. In fights it does what a fast game does, it equips what is advised, comes
// where it is called, takes the card that the guide would, and the first of what else is offered.
type newcomer struct {
	g     *Game
	plans bool
	queue []game.Move
	// pressed are its plans pressed in its own turns, asked those asked for, spent what that took.
	pressed, turns, asked int
	spent                 time.Duration
	turn                  uint16
}

func (s *newcomer) choose(p *Position, seat game.Seat) game.Move {
	if len(s.queue) > 0 {
		m := s.queue[0]
		s.queue = s.queue[1:]
		return m
	}
	list := p.Moves(seat, nil)
	if len(list) == 1 {
		return list[0]
	}
	if p.waitsIn(taskTurn) && s.turn != p.Turn {
		s.turn = p.Turn
		s.turns++
	}
	if m, ok := s.decides(p, seat); ok {
		return m
	}
	return list[0]
}

// decides tells what is on the golden button, if there is one.
func (s *newcomer) decides(p *Position, seat game.Seat) (game.Move, bool) {
	switch {
	case p.waitsIn(taskTurn) && s.plans:
		return s.follow(p, seat)
	case p.waitsIn(taskTurn):
		m := Move{Kind: End, by: seat}
		return m.Pack(), p.endWhy(m) == fine
	case p.waitsIn(taskManage, taskFinal):
		a := s.g.Advise(p, seat).(Advice)
		if len(a.Outfits) > 0 {
			return s.read(p, seat, a.Outfits[0].Changes[0].Move), true
		}
		return Move{Kind: End}.Pack(), true
	case p.waitsIn(taskJoin):
		return Move{Kind: Join}.Pack(), true
	case s.plans && p.waitsIn(advised...):
		if pick := s.g.Foretell(p, seat, "").(Odds).Pick; pick != nil {
			return s.read(p, seat, pick), true
		}
	case p.inFight():
		if fast := s.g.adviseFast(p, seat); fast != nil {
			return s.read(p, seat, fast.Bold), true
		}
	}
	return 0, false
}

// follow sends what the first plan says: all its moves.
func (s *newcomer) follow(p *Position, seat game.Seat) (game.Move, bool) {
	began := time.Now()
	odds := s.g.Foretell(p, seat, partPlans).(Odds)
	s.spent += time.Since(began)
	s.asked++
	if len(odds.Plans) == 0 || len(odds.Plans[0].Moves) == 0 {
		return 0, false
	}
	s.pressed++
	q := p.Clone().(*Position)
	for _, move := range odds.Plans[0].Moves {
		m := s.read(q, seat, move)
		s.queue = append(s.queue, m)
		_ = q.Apply(seat, m, game.NewFast(1), nil)
	}
	m := s.queue[0]
	s.queue = s.queue[1:]
	return m, true
}

// read reads a move as a program outside would.
func (s *newcomer) read(p *Position, seat game.Seat, shown any) game.Move {
	text, err := json.Marshal(shown)
	if err != nil {
		panic(err)
	}
	m, err := s.g.ReadMove(p, seat, text)
	if err != nil {
		panic(fmt.Sprintf("%s: %v", text, err))
	}
	return m
}

// followed is what a game of a script came to.
type followed struct {
	won, lost, drawn      bool
	ahead                 int // experience of its side
	own                   int // its own
	pressed, turns, asked int
	spent                 time.Duration
}

// playScript plays a game in which a script has a seat among bots of a level.
func playScript(g *Game, seats int, deal uint64, at game.Seat, plans bool, level string) followed {
	chance := game.NewSecret(game.SeedFromNumber(deal))
	luck := game.NewFast(deal ^ 0x9e3779b97f4a7c15)
	pos, err := g.New(seats, nil, chance)
	if err != nil {
		panic(err)
	}
	p := pos.(*Position)
	me := &newcomer{g: g, plans: plans}
	var bots [2]bot.Player
	for i := range bots {
		if bots[i], err = bot.New(g, level); err != nil {
			panic(err)
		}
	}
	drafter, err := bot.New(g, level)
	if err != nil {
		panic(err)
	}
	for p.Actors() != 0 {
		seat, m := bot.Ask(p, p.Actors(), func(seat game.Seat) game.Move {
			side := p.sideOf(seat)
			switch {
			case side == NoFaction || p.waitsIn(taskDraft):
				return drafter.Choose(p, seat, luck)
			case seat == at:
				return me.choose(p, seat)
			default:
				return bots[side].Choose(p, seat, luck)
			}
		})
		if refusal := p.Apply(seat, m, chance, nil); !refusal.OK() {
			panic(fmt.Sprintf("deal %d, turn %d, seat %d: %v", deal, p.Turn, seat, refusal))
		}
	}
	side := p.sideOf(at)
	r := followed{
		won: p.Won == 1<<side, lost: p.Won == 1<<side.Enemy(), drawn: p.Won&(p.Won-1) != 0,
		ahead:   p.experience(side) - p.experience(side.Enemy()),
		pressed: me.pressed, turns: me.turns, asked: me.asked, spent: me.spent,
	}
	for i := range int8(p.Characters) {
		if p.People[i].Owner == at {
			r.own += int(p.People[i].XP)
		}
	}
	return r
}

// follows adds up games.
type follows struct {
	games, won, lost, drawn, ahead, own, pressed, turns, asked int
	spent                                                      time.Duration
}

func (s *follows) add(r followed) {
	s.games++
	s.won += yes(r.won)
	s.lost += yes(r.lost)
	s.drawn += yes(r.drawn)
	s.ahead += r.ahead
	s.own += r.own
	s.pressed += r.pressed
	s.turns += r.turns
	s.asked += r.asked
	s.spent += r.spent
}

// share is the part of all games that was won, with a 95 % interval (Wilson).
func (s *follows) share() (p, low, high float64) {
	const z = 1.96
	n := float64(s.games)
	p = float64(s.won) / n
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return p, mid - half, mid + half
}

func (s *follows) String() string {
	p, low, high := s.share()
	n := float64(s.games)
	return fmt.Sprintf("%d games: won %.1f %% (%.1f–%.1f), lost %d, drawn %d; ahead %+.1f XP, "+
		"own %.1f; %.2f plans pressed a turn; %.1f ms a plan",
		s.games, 100*p, 100*low, 100*high, s.lost, s.drawn, float64(s.ahead)/n, float64(s.own)/n,
		float64(s.pressed)/float64(max(1, s.turns)),
		float64(s.spent.Microseconds())/1000/float64(max(1, s.asked)))
}

// playScripts plays many games, each seat in turn, on as many cores as there are.
func playScripts(g *Game, seats, games int, plans bool, level string) *follows {
	var sum follows
	var mu sync.Mutex
	var all sync.WaitGroup
	deals := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			for n := range deals {
				r := playScript(g, seats, 7000+uint64(n), game.Seat(n%seats), plans, level)
				mu.Lock()
				sum.add(r)
				mu.Unlock()
			}
		})
	}
	for n := range games {
		deals <- n
	}
	close(deals)
	all.Wait()
	return &sum
}

// A script that knows nothing but the first plan it is shown plays as well as those it plays with;
// without plans it costs its side the game. The acceptance of issue 24, point 1, is measured with
// -follow-games=300; here a few games show that plans lead somewhere.
func TestFollowingTheFirstPlanIsEnough(t *testing.T) {
	g := newGame(t)
	if *followGames > 0 {
		for _, seats := range []int{4, 6} {
			for _, plans := range []bool{true, false} {
				t.Logf("%d seats, plans %v: %s", seats, plans,
					playScripts(g, seats, *followGames, plans, "strong"))
			}
		}
		return
	}
	with, without := playScripts(g, 4, 4, true, "strong"), playScripts(g, 4, 4, false, "strong")
	t.Logf("with plans %s", with)
	t.Logf("without %s", without)
	if with.own < 2*without.own+4*with.games {
		t.Errorf("with plans %d experience, without %d", with.own, without.own)
	}
}
