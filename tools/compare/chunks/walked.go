//go:build walker

package main

import "twobanners/game"

func init() {
	playOuts["walked"] = func() func(p game.Position, chance game.Chance) int {
		var walker game.Walker
		return func(p game.Position, chance game.Chance) (moves int) {
			if walker == nil {
				walker = game.WalkerOf(p)
			}
			for walker.Step(p, chance) {
				moves++
			}
			return moves
		}
	}
}
