package main

import (
	"archive/zip"
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

var at = time.Unix(1_700_000_000, 0).UTC()

func fatal(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func ran(t *testing.T, name string, args ...string) string {
	t.Helper()
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), "TZ=UTC")
	said, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, said)
	}
	return string(said)
}

// The same files give the same archives, whatever the machine's clock, mask and user are, and what
// is unpacked is what was packed.
func TestArchivesAreEqual(t *testing.T) {
	t.Chdir("../..")
	files, err := with([]byte("program"), "twobanners", []byte("notices"))
	fatal(t, err)
	for what, pack := range map[string]func() ([]byte, error){
		"tar": func() ([]byte, error) { return tarred(files, at) },
		"zip": func() ([]byte, error) { return zipped(files, at) },
		"deb": func() ([]byte, error) { return debian(files, "amd64", at) },
	} {
		first, err := pack()
		fatal(t, err)
		t.Setenv("TZ", "Asia/Tokyo")
		if again, err := pack(); err != nil || !bytes.Equal(first, again) {
			t.Errorf("%s is another one the second time (%v)", what, err)
		}
	}
	packed, err := tarred(files, at)
	fatal(t, err)
	name := filepath.Join(t.TempDir(), "x.tar.gz")
	fatal(t, os.WriteFile(name, packed, 0o600))
	list := ran(t, "tar", "tvzf", name)
	program := "-rwxr-xr-x root/root         7 2023-11-14 22:13 ./twobanners/twobanners\n"
	if !strings.Contains(list, program) ||
		strings.Count(list, "\n") != len(files)+1 {
		t.Errorf("the tar holds\n%s", list)
	}
	packed, err = zipped(files, at)
	fatal(t, err)
	archive, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	fatal(t, err)
	for i, f := range archive.File {
		reader, err := f.Open()
		fatal(t, err)
		data, err := io.ReadAll(reader)
		if err != nil || f.Name != files[i].name || !bytes.Equal(data, files[i].data) {
			t.Errorf("the zip holds %s (%v)", f.Name, err)
		}
	}
}

// dpkg reads the package, which holds the program, a unit that runs it, the operator's options and
// what they need to read.
func TestThePackageIsDebians(t *testing.T) {
	if _, err := exec.LookPath("dpkg-deb"); err != nil {
		t.Skip("there is no dpkg-deb here")
	}
	t.Chdir("../..")
	files, err := installed([]byte("program"), []byte("notices"))
	fatal(t, err)
	packed, err := debian(files, "arm64", at)
	fatal(t, err)
	dir := t.TempDir()
	name := filepath.Join(dir, "x.deb")
	fatal(t, os.WriteFile(name, packed, 0o600))
	about := ran(t, "dpkg-deb", "--info", name)
	for _, want := range []string{"Package: twobanners\n", "Architecture: arm64\n", "postinst"} {
		if !strings.Contains(about, want) {
			t.Errorf("it does not say %q:\n%s", want, about)
		}
	}
	ran(t, "dpkg-deb", "--extract", name, dir)
	for _, f := range files {
		data, err := os.ReadFile(filepath.Join(dir, f.name))
		if err != nil || !bytes.Equal(data, f.data) {
			t.Errorf("%s is not what was packed (%v)", f.name, err)
		}
	}
	unit, err := os.ReadFile(filepath.Join(dir, "usr/lib/systemd/system/twobanners.service"))
	fatal(t, err)
	for _, want := range []string{
		"\nExecStart=/usr/bin/twobanners serve ", "\nDynamicUser=yes\n",
		"\nEnvironmentFile=/" + conffile + "\n",
	} {
		if !strings.Contains(string(unit), want) {
			t.Errorf("the unit does not say %q", want)
		}
	}
	control := filepath.Join(dir, "control")
	ran(t, "dpkg-deb", "--control", name, control)
	if list, err := os.ReadFile(filepath.Join(control, "conffiles")); err != nil ||
		string(list) != "/"+conffile+"\n" {
		t.Errorf("what is the operator's: %q %v", list, err)
	}
	check := exec.Command("md5sum", "--check", "--quiet", filepath.Join(control, "md5sums"))
	check.Dir = dir
	if said, err := check.CombinedOutput(); err != nil {
		t.Errorf("sums: %v %s", err, said)
	}
}

// The licence of everything that is built in can be found.
func TestNoticesAreWhole(t *testing.T) {
	t.Chdir("../..")
	if _, err := os.Stat("web/node_modules/svelte"); err != nil {
		t.Skip("the client's packages are not installed")
	}
	notices, err := target{"linux", "amd64"}.notices()
	fatal(t, err)
	for _, part := range []string{
		"modernc.org/sqlite@", "github.com/jackc/pgx/v5@", "svelte\n",
		"The Go Programming Language\n", "SIL OPEN FONT LICENSE",
	} {
		if !strings.Contains(string(notices), part) {
			t.Errorf("nothing is said of %q", part)
		}
	}
}
