// Package games is the list of the games: the one place in Go that knows them all.
package games

import (
	lordaeron "twobanners/lordaeron/cases"
	"twobanners/rulebook"
	"twobanners/scenario"
	smallworld "twobanners/smallworld/cases"
)

// Cases reads the case book, with the words of every game.
var Cases = scenario.Book{
	rulebook.SmallWorld: smallworld.Part,
	rulebook.Lordaeron:  lordaeron.Part,
}
