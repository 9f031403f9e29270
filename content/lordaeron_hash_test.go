package content

import (
	"reflect"
	"regexp"
	"testing"
)

// unhashed are the facts that no rule reads, and those that are told a second time.
var unhashed = regexp.MustCompile(`(Name|\.Closed|Outline.*)$|\.Own\.|\.Draft|` +
	`Guide\.(Powers|Talent)|` +
	`^\.(Width|Height|Areas|Icons|Words|Names|Hash|Tree)|\.(War|Boss)\.(Strong|Weaker)`)

// Whatever fact is changed, the hash is another: a field that nobody thought of shows here.
func TestEveryFactIsInTheHash(t *testing.T) {
	var w Lordaeron
	full(reflect.ValueOf(&w).Elem())
	was := hashLordaeron(&w)
	tried := 0
	eachLeaf(reflect.ValueOf(&w).Elem(), "", func(path string, v reflect.Value) {
		before := reflect.ValueOf(v.Interface())
		v.SetZero()
		now := hashLordaeron(&w)
		v.Set(before)
		tried++
		if hidden := unhashed.MatchString(path); (now == was) != hidden {
			t.Errorf("%s: the hash is the same: %t", path, now == was)
		}
	})
	if tried < 200 {
		t.Errorf("%d facts tried", tried)
	}
}

// full gives every fact a value that is something, and every list an entry.
func full(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			full(v.Field(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			full(v.Index(i))
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		full(v.Index(0))
	case reflect.String:
		v.SetString("x")
	case reflect.Int:
		v.SetInt(7)
	case reflect.Float64:
		v.SetFloat(7)
	case reflect.Bool:
		v.SetBool(true)
	default: // words are maps, and no rule reads them
	}
}

func eachLeaf(v reflect.Value, path string, call func(string, reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			eachLeaf(v.Field(i), path+"."+v.Type().Field(i).Name, call)
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			eachLeaf(v.Index(i), path, call)
		}
	default:
		call(path, v)
	}
}
