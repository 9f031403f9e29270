package main

import (
	"fmt"
	"strings"

	"twobanners/content"
	"twobanners/game"
	"twobanners/smallworld"
)

const (
	mapWidth  = 76
	plainInk  = "\x1b[0m"
	waterInk  = "\x1b[38;5;67m"
	emptyInk  = "\x1b[38;5;242m"
	murlocInk = "\x1b[48;5;238m\x1b[97m"
)

// Colours of the seats: in front, behind their active race, behind the one in decline.
var (
	inks     = [...]int{203, 75, 220, 114, 177, 80}
	active   = [smallworld.MaxSeats]int{124, 25, 136, 28, 90}
	declined = [smallworld.MaxSeats]int{52, 17, 58, 22, 53}
)

func ink(s game.Seat) string { return fmt.Sprintf("\x1b[1;38;5;%dm", inks[s]) }

// boards draws the islands side by side: who holds what, and with how many.
func (d islands) boards() {
	var faces []*content.Face
	wide := 0
	for _, f := range d.p.World.Face[:d.p.World.Boards] {
		faces = append(faces, &d.game.(*smallworld.Game).Content().Faces[f])
		wide += faces[len(faces)-1].Width
	}
	unit := max(1, wide/(mapWidth-3*len(faces)))
	var blocks [][]string
	first, height := 0, 0
	for _, face := range faces {
		block := d.island(face, first, unit)
		blocks = append(blocks, block)
		first += len(face.Regions)
		height = max(height, len(block))
	}
	for row := range height {
		line := " "
		for i, block := range blocks {
			if row < len(block) {
				line += block[row] + "  "
			} else {
				line += strings.Repeat(" ", faces[i].Width/unit+2)
			}
		}
		d.page.line("%s", strings.TrimRight(line, " "))
	}
	d.page.line("")
}

// island is one face in rows of cells, each unit wide and twice as high.
func (d islands) island(face *content.Face, first, unit int) []string {
	var rows []string
	for y := unit; y < face.Height; y += 2 * unit {
		var row strings.Builder
		for column := range face.Width / unit {
			x := column*unit + unit/2
			row.WriteString(d.cell(face, first, x, y, unit))
		}
		rows = append(rows, row.String())
	}
	return rows
}

// cell is what is at a place: a number where the tokens stand, a mark elsewhere.
func (d islands) cell(face *content.Face, first, x, y, unit int) string {
	for i := range face.Regions {
		region := &face.Regions[i]
		if !region.Outline.Border.Contains(float64(x), float64(y)) {
			continue
		}
		r := smallworld.Region(first + i)
		mark := d.mark(r, region)
		token := region.Outline.Token
		if n := d.p.Tokens[r] + d.p.Beasts[r]; n > 0 && near(token.X, x, unit) &&
			near(token.Y, y, 2*unit) {
			mark = string("0123456789"[min(n, 9)])
		}
		return d.paint(r, mark, region)
	}
	return " "
}

// near tells whether a coordinate falls into the cell around a middle.
func near(place, middle, size int) bool {
	low := middle - size/2
	return place >= low && place < low+size
}

// mark says without colour who holds a region: players by letters, small in decline.
func (d islands) mark(r smallworld.Region, region *content.Region) string {
	h := d.p.Holder[r]
	switch {
	case d.colour && h != smallworld.Empty:
		return " "
	case h.Active():
		return string("ABCDE"[h.Seat()])
	case h.Declined():
		return string("abcde"[h.Seat()])
	case h == smallworld.ByMurlocs:
		return "m"
	case region.Terrain.Water():
		return "~"
	case region.Terrain == content.Mountain:
		return "^"
	default:
		return "."
	}
}

func (d islands) paint(r smallworld.Region, mark string, region *content.Region) string {
	if !d.colour {
		return mark
	}
	h := d.p.Holder[r]
	switch {
	case h.Active():
		return fmt.Sprintf("\x1b[97;48;5;%dm%s%s", active[h.Seat()], mark, plainInk)
	case h.Declined():
		return fmt.Sprintf("\x1b[37;48;5;%dm%s%s", declined[h.Seat()], mark, plainInk)
	case h == smallworld.ByMurlocs:
		return murlocInk + mark + plainInk
	case region.Terrain.Water():
		return waterInk + mark + plainInk
	default:
		return emptyInk + mark + plainInk
	}
}
