package patch

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
)

var errPatch = errors.New("this is no patch for the value")

// Apply is the value that a patch makes of another, both as package json decodes them. What it is
// given stays as it is.
func Apply(base, patch any) (any, error) {
	switch p := patch.(type) {
	case []any:
		if len(p) != 1 {
			return nil, errPatch
		}
		return p[0], nil
	case map[string]any:
		switch b := base.(type) {
		case nil: // it was not there
			if p["x"] != nil {
				return applyElements(nil, p)
			}
			return applyMembers(map[string]any{}, p)
		case map[string]any:
			return applyMembers(b, p)
		case []any:
			return applyElements(b, p)
		}
		return nil, fmt.Errorf("%w: %v", errPatch, patch)
	}
	return patch, nil
}

func applyMembers(base, patch map[string]any) (any, error) {
	made := maps.Clone(base)
	for key, change := range patch {
		if list, ok := change.([]any); ok && len(list) == 0 {
			delete(made, key)
			continue
		}
		value, err := Apply(base[key], change)
		if err != nil {
			return nil, err
		}
		made[key] = value
	}
	return made, nil
}

func applyElements(base []any, patch map[string]any) (any, error) {
	made, err := splice(base, patch["x"])
	if err != nil {
		return nil, err
	}
	named := 0
	for i := range made {
		change, ok := patch[strconv.Itoa(i)]
		if made[i] == (hole{}) {
			if made[i], change, err = copied(made[:i], change); err != nil {
				return nil, err
			}
		}
		if ok {
			if made[i], err = Apply(made[i], change); err != nil {
				return nil, err
			}
			named++
		}
	}
	if _, ok := patch["x"]; ok {
		named++
	}
	if named < len(patch) {
		return nil, fmt.Errorf("%w: it names elements that are not there", errPatch)
	}
	return made, nil
}

// copied is what a new element is a copy of, and its patch without saying so.
func copied(before []any, patch any) (from, rest any, err error) {
	change, _ := patch.(map[string]any)
	at, named := change["="]
	if !named {
		if len(before) == 0 {
			return nil, patch, nil
		}
		return before[len(before)-1], patch, nil
	}
	k, ok := at.(float64)
	if !ok || k < 0 || int(k) >= len(before) {
		return nil, nil, fmt.Errorf("%w: there is no element %v to copy", errPatch, at)
	}
	change = maps.Clone(change)
	delete(change, "=")
	return before[int(k)], change, nil
}

// hole is an element that is still to be made.
type hole struct{}

// splice takes elements out of a copy and makes room for others.
func splice(base []any, how any) ([]any, error) {
	made := slices.Clone(base)
	numbers, ok := how.([]any)
	if how != nil && !ok || len(numbers)%3 != 0 {
		return nil, errPatch
	}
	for hunk := range slices.Chunk(numbers, 3) {
		var n [3]int
		for i := range n {
			number, ok := hunk[i].(float64)
			if n[i] = int(number); !ok || number < 0 || number > maxLength {
				return nil, errPatch
			}
		}
		at, out, in := n[0], n[1], n[2]
		if at+out > len(made) || len(made)+in > maxLength {
			return nil, errPatch
		}
		made = slices.Replace(made, at, at+out, slices.Repeat([]any{hole{}}, in)...)
	}
	return made, nil
}

// maxLength is longer than any list we send.
const maxLength = 1e6
