package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/smallworld"
)

type demoCmd struct {
	Players int            `default:"4" help:"Seats at the table."`
	Bots    []string       `default:"greedy" help:"Who plays: random, greedy; repeated in turn."`
	Seed    *uint64        `help:"Repeat a game; without it every game is another."`
	Pace    *time.Duration `help:"Rest after each line; 120ms on a terminal, none elsewhere."`
	Options string         `placeholder:"JSON" help:"Options of the game."`
}

// demo is a game being told.
type demo struct {
	page    *page
	story   *story
	game    *smallworld.Game
	p       *smallworld.Position
	players []bot.Player
	pace    time.Duration
	colour  bool
	round   int
}

// Run plays and tells a whole game.
func (c *demoCmd) Run(std console) error {
	d, seed, err := c.sitDown(std)
	if err != nil {
		return badInput(err)
	}
	chance := game.NewSecret(game.SeedFromNumber(seed))
	p, err := d.game.New(c.Players, []byte(c.Options), chance)
	if err != nil {
		return badInput(err)
	}
	d.p = p.(*smallworld.Position)
	d.page.line("Small World of Warcraft, %d players. Watch it again with --seed %d",
		c.Players, seed)
	d.newRound(1)
	d.line(d.p.Seat, playerName(d.p.Seat)+" begins")
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
	g, err := gameByName("smallworld")
	if err != nil {
		return nil, 0, err
	}
	d := &demo{page: &page{out: std.out}, game: g.(*smallworld.Game)}
	if d.story, err = newStory(g); err != nil {
		return nil, 0, err
	}
	if len(c.Bots) > c.Players {
		return nil, 0, fmt.Errorf("%d bots for %d players", len(c.Bots), c.Players)
	}
	for seat := range c.Players {
		player, err := bot.New(c.Bots[seat%len(c.Bots)])
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
	d.page.line("── Round %d of %d %s", round, d.p.World.Rounds, strings.Repeat("─", 56))
	d.page.line("")
	d.boards()
	d.standings()
	d.rest(5 * d.pace)
}

// standings is a line for each player.
func (d *demo) standings() {
	for s := range game.Seat(d.p.World.Seats) {
		pl := &d.p.Players[s]
		var holds []string
		if pl.Race != smallworld.NoRace {
			holds = append(holds, fmt.Sprintf("%s %s in %d regions",
				title(pl.Power.String()), title(pl.Race.String()), pl.Held.Count()))
		}
		if pl.OldRace != smallworld.NoRace {
			holds = append(holds, fmt.Sprintf("declined %s in %d",
				title(pl.OldRace.String()), pl.Old.Count()))
		}
		d.page.line("  %s %3d coins  %s", d.badge(s), pl.Coins, strings.Join(holds, ", "))
	}
	d.page.line("")
}

func (d *demo) badge(s game.Seat) string {
	if d.colour {
		return ink(s) + playerName(s) + plainInk
	}
	return playerName(s)
}

// finish shows where everybody stands at the end.
func (d *demo) finish() {
	outcome, _ := d.p.Outcome()
	d.page.line("")
	d.boards()
	for place := uint8(1); place <= d.p.World.Seats; place++ {
		for s := range game.Seat(d.p.World.Seats) {
			if outcome.Place[s] == place {
				d.page.line("  %d. %s %4d coins", place, d.badge(s), outcome.Score[s])
			}
		}
	}
	d.page.line("")
	d.page.line("%s", verdict(d.p.Seats(), &outcome))
}
