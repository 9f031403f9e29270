package main

import (
	"errors"
	"fmt"
	"io"

	"twobanners/content"
	"twobanners/content/draw"
)

type contentCmd struct {
	Check contentCheckCmd `cmd:"" help:"Check a content pack, or the shipped content."`
	Draw  contentDrawCmd  `cmd:"" help:"Draw every face as one SVG."`
}

type contentCheckCmd struct {
	Dir string `arg:"" optional:"" type:"path" help:"A pack, laid over the shipped content."`
}

// Run prints one line per problem, or one line of counts.
func (c *contentCheckCmd) Run(std console) error {
	world, err := readContent(c.Dir)
	var problems content.Problems
	if errors.As(err, &problems) {
		if _, err := fmt.Fprintln(std.out, problems); err != nil {
			return err
		}
		return badInput(fmt.Errorf("problems in the content: %d", len(problems)))
	}
	if err != nil {
		return badInput(err)
	}
	return summarize(std.out, world)
}

func readContent(dir string) (*content.SmallWorld, error) {
	if dir == "" {
		return content.Default()
	}
	return content.LoadPack(dir)
}

func summarize(out io.Writer, w *content.SmallWorld) error {
	regions := 0
	for i := range w.Faces {
		regions += len(w.Faces[i].Regions)
	}
	_, err := fmt.Fprintf(out,
		"%d banners, %d badges, %d markers, %d faces, %d regions; facts %.12s\n",
		len(w.Banners), len(w.Badges), len(w.Markers), len(w.Faces), regions, w.Hash)
	return err
}

type contentDrawCmd struct {
	Out  string `required:"" type:"path" placeholder:"DIR" help:"Where the pictures go."`
	Pack string `type:"path" placeholder:"DIR" help:"A pack, laid over the shipped content."`
}

// Run draws and says how much.
func (c *contentDrawCmd) Run(std console) error {
	world, err := readContent(c.Pack)
	if err != nil {
		return badInput(err)
	}
	if err := draw.All(world, c.Out); err != nil {
		return err
	}
	_, err = fmt.Fprintf(std.out, "%d faces drawn in %s\n", len(world.Faces), c.Out)
	return err
}
