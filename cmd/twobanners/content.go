package main

import (
	"errors"
	"fmt"
	"io"

	"twobanners/content"
	"twobanners/content/cardtext"
	"twobanners/game"
	"twobanners/games"
)

type contentCmd struct {
	Check contentCheckCmd `cmd:"" help:"Check a content pack, or the shipped content."`
	Text  contentTextCmd  `cmd:"" help:"Print the texts of the cards of Lordaeron."`
}

type contentCheckCmd struct {
	Dir  []string `arg:"" optional:"" type:"path" help:"Packs, laid over the shipped content."`
	Game string   `help:"Only this game."`
}

// Run prints one line per problem, or one line of counts for each game: of those that the packs are
// for, if there are any.
func (c *contentCheckCmd) Run(std console) error {
	var list []game.Game
	var err error
	if with := (&packs{c.Dir}); c.Game != "" {
		var g game.Game
		g, err = with.game(c.Game)
		list = []game.Game{g}
	} else {
		list, err = with.each(len(c.Dir) > 0)
	}
	if err := c.report(std.out, err); err != nil {
		return err
	}
	for _, g := range list {
		entry, err := games.Find(g.ID())
		if err != nil {
			return err
		}
		if entry.Missing != nil && len(entry.Missing(g)) > 0 {
			if err := c.report(std.out, entry.Missing(g)); err != nil {
				return err
			}
		}
		if _, err := fmt.Fprintln(std.out, entry.Summary(g)); err != nil {
			return err
		}
	}
	return nil
}

// report prints the problems of the content, if there are any.
func (c *contentCheckCmd) report(out io.Writer, err error) error {
	var problems content.Problems
	if errors.As(err, &problems) {
		if _, err := fmt.Fprintln(out, problems); err != nil {
			return err
		}
		return badInput(fmt.Errorf("problems in the content: %d", len(problems)))
	}
	if err != nil {
		return badInput(err)
	}
	return nil
}

func readLordaeron(dir string) (*content.Lordaeron, error) {
	if dir == "" {
		return content.DefaultLordaeron()
	}
	return content.LoadLordaeronPack(dir)
}

type contentTextCmd struct {
	ID   string `arg:"" optional:"" help:"A card, creature, quest, event or Overlord."`
	Pack string `type:"path" placeholder:"DIR" help:"A pack, laid over the shipped content."`
}

// Run prints every text, or those of one id, in both languages.
func (c *contentTextCmd) Run(std console) error {
	world, err := readLordaeron(c.Pack)
	if err != nil {
		return badInput(err)
	}
	found := false
	for _, e := range cardtext.Book(world) {
		if c.ID != "" && e.ID != c.ID {
			continue
		}
		found = true
		if err := e.Print(std.out); err != nil {
			return err
		}
	}
	if !found {
		return badInput(fmt.Errorf("there is no text of %q", c.ID))
	}
	return nil
}
