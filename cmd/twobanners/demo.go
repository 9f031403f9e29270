package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"twobanners/bot"
	"twobanners/game"
)

type demoCmd struct {
	Game    string         `default:"${game}" help:"The game to watch."`
	Players int            `default:"4" help:"Seats at the table."`
	Bots    []string       `default:"greedy" help:"Who plays, by level; repeated in turn."`
	Seed    *uint64        `help:"Repeat a game; without it every game is another."`
	Pace    *time.Duration `help:"Rest after each line; 120ms on a terminal, none elsewhere."`
	Options string         `placeholder:"JSON" help:"Options of the game."`
}

// demo is a game being told.
type demo struct {
	page    *page
	story   *story
	game    game.Game
	p       game.Position
	players []bot.Player
	pace    time.Duration
	colour  bool
	round   int
	scene   scene
}

// scene is what a demo shows of its game between the lines.
type scene interface {
	// title names the game; begin tells how it begins.
	title() string
	begin()
	// round shows where everybody stands when a round or turn begins, end when it is all over.
	round(n int)
	end(o *game.Outcome)
}

// Run plays and tells a whole game.
func (c *demoCmd) Run(std console) error {
	d, seed, err := c.sitDown(std)
	if err != nil {
		return badInput(err)
	}
	chance := game.NewSecret(game.SeedFromNumber(seed))
	if d.p, err = d.game.New(c.Players, []byte(c.Options), chance); err != nil {
		return badInput(err)
	}
	d.scene = d.story.scene(d)
	d.page.line("%s, %d players. Watch it again with --seed %d", d.scene.title(), c.Players, seed)
	d.scene.begin()
	luck := game.NewFast(seed)
	for d.p.Actors() != 0 && d.page.err == nil {
		seat := d.p.Actors().First()
		move := d.players[seat].Choose(d.p, seat, luck)
		var log game.Log
		if refusal := d.p.Apply(seat, move, chance, &log); !refusal.OK() {
			return refusal
		}
		d.tell(&log)
	}
	d.finish()
	return d.page.err
}

func (c *demoCmd) sitDown(std console) (*demo, uint64, error) {
	g, err := gameByName(c.Game)
	if err != nil {
		return nil, 0, err
	}
	d := &demo{page: &page{out: std.out}, game: g, story: newStory(g)}
	if len(c.Bots) > c.Players {
		return nil, 0, fmt.Errorf("%d bots for %d players", len(c.Bots), c.Players)
	}
	for seat := range c.Players {
		player, err := bot.New(g, c.Bots[seat%len(c.Bots)])
		if err != nil {
			return nil, 0, err
		}
		d.players = append(d.players, player)
	}
	if isTerminal(std.out) {
		d.pace, d.colour = 120*time.Millisecond, os.Getenv("NO_COLOR") == ""
	}
	if c.Pace != nil {
		d.pace = *c.Pace
	}
	secret := game.NewSeed()
	seed := rand.New(rand.NewChaCha8(secret)).Uint64N(1_000_000)
	if c.Seed != nil {
		seed = *c.Seed
	}
	return d, seed, nil
}

// tell tells what a move did, and draws the boards when a round begins.
func (d *demo) tell(log *game.Log) {
	for _, e := range log.Events {
		if begun := d.story.round(d.p, e); begun > d.round {
			d.newRound(begun)
		}
		d.line(e.Seat, d.story.tell(d.p, e))
	}
}

// line tells one event and rests a little.
func (d *demo) line(seat game.Seat, text string) {
	if d.colour && seat >= 0 {
		name := playerName(seat)
		text = strings.Replace(text, name, ink(seat)+name+plainInk, 1)
	}
	d.page.line("  %s", text)
	d.rest(d.pace)
}

func (d *demo) rest(long time.Duration) {
	if long > 0 {
		<-time.NewTimer(long).C
	}
}

func (d *demo) newRound(round int) {
	d.round = round
	d.page.line("")
	d.scene.round(round)
	d.rest(5 * d.pace)
}

func (d *demo) badge(s game.Seat) string {
	if d.colour {
		return ink(s) + playerName(s) + plainInk
	}
	return playerName(s)
}

// finish shows where everybody stands at the end.
func (d *demo) finish() {
	outcome, over := d.p.Outcome()
	if !over {
		return // nobody listens any more
	}
	d.page.line("")
	d.scene.end(&outcome)
	d.page.line("")
	d.page.line("%s", verdict(d.p.Seats(), &outcome))
}
