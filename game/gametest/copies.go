package gametest

import (
	"errors"
	"fmt"
	"reflect"

	"twobanners/game"
)

// flat: the value behind a position holds nothing that could be shared.
func (s *scene) flat() error {
	t := reflect.TypeOf(s.p)
	if t.Kind() != reflect.Pointer {
		return fmt.Errorf("a position is a pointer to its value, not a %s", t)
	}
	return flatType(t.Elem(), t.Elem().Name())
}

func flatType(t reflect.Type, path string) error {
	switch t.Kind() {
	case reflect.Pointer:
		if !t.Implements(reflect.TypeFor[game.Immutable]()) {
			return fmt.Errorf("%s points to what may change", path)
		}
	case reflect.Struct:
		for i := range t.NumField() {
			if err := flatType(t.Field(i).Type, path+"."+t.Field(i).Name); err != nil {
				return err
			}
		}
	case reflect.Array:
		return flatType(t.Elem(), path+"[]")
	case reflect.Bool,
		reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
	default:
		return fmt.Errorf("%s is a %s, which is not flat or not the same everywhere", path, t)
	}
	return nil
}

// valueOf is a copy of the value behind a position, made without the position's help.
func valueOf(p game.Position) any { return reflect.ValueOf(p).Elem().Interface() }

// same compares positions by every bit that means something.
func same(a, b game.Position) bool { return valueOf(a) == valueOf(b) }

// copies: a copy equals what it was made of, and neither changes with the other.
func (s *scene) copies() error {
	value := valueOf(s.p)
	clone, set := s.p.Clone(), s.before.Clone()
	set.Set(s.p)
	if !same(clone, s.p) || !same(set, s.p) || clone.Hash() != s.p.Hash() {
		return errors.New("a copy is not equal to what it was made of")
	}
	for _, seat := range s.p.Actors().List() {
		for _, m := range s.p.Moves(seat, nil) {
			moved := s.p.Clone()
			if refusal := moved.Apply(seat, m, s.luck, nil); !refusal.OK() {
				continue // another law has its say about this
			}
			moved.Redeal(seat, s.luck)
			if valueOf(s.p) != value || valueOf(clone) != value {
				return fmt.Errorf("move %x of a copy changed the original", m)
			}
			if !same(moved, s.p) && moved.Hash() == s.p.Hash() {
				return fmt.Errorf("positions before and after move %x have the same hash", m)
			}
		}
	}
	return nil
}

func (s *scene) conserved() error {
	if s.Between != nil {
		if err := s.Between(s.before, s.p); err != nil {
			return err
		}
	}
	if s.Conserved != nil {
		return s.Conserved(s.p)
	}
	return nil
}
