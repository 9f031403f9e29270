package main

import (
	"errors"
	"fmt"
	"io"

	"twobanners/content"
	"twobanners/content/cardtext"
	"twobanners/games"
)

type contentCmd struct {
	Check contentCheckCmd `cmd:"" help:"Check a content pack, or the shipped content."`
	Text  contentTextCmd  `cmd:"" help:"Print the texts of the cards of Lordaeron."`
}

type contentCheckCmd struct {
	Dir  string `arg:"" optional:"" type:"path" help:"A pack, laid over the shipped content."`
	Game string `help:"Only this game; a pack is of one game, the first if none is named."`
}

// Run prints one line per problem, or one line of counts for each game.
func (c *contentCheckCmd) Run(std console) error {
	list := games.All
	if c.Dir != "" {
		list = list[:1]
	}
	if c.Game != "" {
		only, err := games.Find(c.Game)
		if err != nil {
			return badInput(err)
		}
		list = []games.Game{only}
	}
	for _, entry := range list {
		g, err := entry.New(c.Dir)
		if err := c.report(std.out, err); err != nil {
			return err
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
