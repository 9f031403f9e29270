package content

import "sync"

// ForEngine is the box with what rules read and no more, to be kept as JSON: a program without a
// reader of YAML can take it from there. A test plays both and compares.
func (w *SmallWorld) ForEngine() *SmallWorld {
	lean := *w
	lean.Tree, lean.Things, lean.Missing = nil, nil, nil
	return &lean
}

// ForEngine is the same of the other box.
func (w *Lordaeron) ForEngine() *Lordaeron {
	lean := *w
	lean.Tree, lean.Words, lean.Names = nil, nil, nil
	return &lean
}

// once is a value that is made when it is first asked for. Unlike sync.OnceValues it is nothing
// before, so that a program that never asks does not carry what would make it.
type once[T any] struct {
	sync.Once
	value *T
	err   error
}

func (o *once[T]) get(make func() (*T, error)) (*T, error) {
	o.Do(func() { o.value, o.err = make() })
	return o.value, o.err
}
