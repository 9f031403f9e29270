package content

import "testing"

func TestDefault(t *testing.T) {
	if _, err := Default(); err != nil {
		t.Fatal(err)
	}
}
