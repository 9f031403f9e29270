package game

import (
	"reflect"
	"sync"
)

// spares are positions that nobody needs, by their type.
var spares sync.Map // of *sync.Pool, by reflect.Type

// Lend is a copy of a position for a moment, to try something on: what is lent and given back
// again and again stays where the processor has it at hand.
func Lend(p Position) Position {
	pool, ok := spares.Load(reflect.TypeOf(p))
	if !ok {
		pool, _ = spares.LoadOrStore(reflect.TypeOf(p), &sync.Pool{})
	}
	spare, ok := pool.(*sync.Pool).Get().(Position)
	if !ok {
		return p.Clone()
	}
	spare.Set(p)
	return spare
}

// GiveBack takes back what was lent. Nobody may have kept it, or a part of it.
func GiveBack(p Position) {
	if pool, ok := spares.Load(reflect.TypeOf(p)); ok {
		pool.(*sync.Pool).Put(p)
	}
}
