package content

import (
	"archive/zip"
	"reflect"
	"strings"
	"testing"
)

// firstFormat is a content tree as it was kept in the first format, with the hash it has for ever.
const firstFormat = "eee6940e42b3"

// A tree that was kept before things were folders is read for ever, and means the same game.
func TestTheFirstFormatIsReadForEver(t *testing.T) {
	kept, err := zip.OpenReader("../smallworld/testdata/content/2-" + firstFormat + ".zip")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = kept.Close() }()
	got, err := Load(kept)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(got.Hash, firstFormat) {
		t.Errorf("its hash is %.12s, want %s", got.Hash, firstFormat)
	}
	got.Tree, got.where = world(t).Tree, world(t).where
	if want := world(t); want.Hash == got.Hash && !reflect.DeepEqual(got, want) {
		t.Error("it is another box than the same facts in folders")
	}
}
