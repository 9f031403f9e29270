package lordaeron

import (
	"os"
	"reflect"
	"strings"
	"testing"
)

// The page of the protocol names every option of a game.
func TestProtocolNamesEveryOption(t *testing.T) {
	page, err := os.ReadFile("../docs/engine-protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	of := reflect.TypeFor[Options]()
	for i := range of.NumField() {
		name, _, _ := strings.Cut(of.Field(i).Tag.Get("json"), ",")
		if !strings.Contains(string(page), "`"+name+"`") {
			t.Errorf("%s is nowhere", name)
		}
	}
}
