// Command release makes the files of a release from a checkout without changes: the program for
// each system in an archive, Debian packages, the container file and checksums. The same commit and
// the same Go give the same bytes, wherever and whenever it runs.
//
//	make release             # into bin/release
//	make release VERIFY=1    # makes it again from a clone and compares
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"twobanners/internal/release"
)

// target is a system that a program is built for.
type target struct{ os, arch string }

var targets = []target{
	{"linux", "amd64"},
	{"linux", "arm64"},
	{"darwin", "amd64"},
	{"darwin", "arm64"},
	{"windows", "amd64"},
	{"windows", "arm64"},
}

func main() {
	out := flag.String("out", "bin/release", "the folder for the files; it is emptied")
	only := flag.String("only", "", "one system, such as linux/amd64")
	flag.Parse()
	if err := make(*out, *only); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func make(out, only string) error {
	at, err := committed()
	if err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, t := range targets {
		if only != "" && only != t.os+"/"+t.arch {
			continue
		}
		if err := t.make(out, at); err != nil {
			return err
		}
	}
	container, err := os.ReadFile("deploy/Containerfile")
	if err == nil {
		err = os.WriteFile(filepath.Join(out, "Containerfile"), container, 0o644)
	}
	if err != nil {
		return err
	}
	return checksums(out)
}

// committed is the time of the commit. What is not committed cannot be made again.
func committed() (time.Time, error) {
	changed, err := output("git", "status", "--porcelain")
	if err != nil {
		return time.Time{}, fmt.Errorf("git: %w", err)
	}
	if changed != "" {
		return time.Time{}, fmt.Errorf("there are changes that are not committed:\n%s", changed)
	}
	if _, err := os.Stat("web/dist/index.html"); err != nil {
		return time.Time{}, fmt.Errorf("the client is not built (make client): %w", err)
	}
	text, err := output("git", "log", "-1", "--format=%ct")
	if err != nil {
		return time.Time{}, err
	}
	seconds, err := strconv.ParseInt(text, 10, 64)
	return time.Unix(seconds, 0).UTC(), err
}

// make builds the program and packs it.
func (t target) make(out string, at time.Time) error {
	dir, err := os.MkdirTemp("", "release")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	program := filepath.Join(dir, "twobanners")
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=true", "-ldflags=-s", "-o",
		program, "./cmd/twobanners")
	build.Env, build.Stderr = append(os.Environ(), t.environment()...), os.Stderr
	if err := build.Run(); err != nil {
		return err
	}
	binary, err := os.ReadFile(program)
	if err != nil {
		return err
	}
	notices, err := t.notices()
	if err != nil {
		return err
	}
	name := filepath.Join(out, fmt.Sprintf("twobanners_%s_%s_%s", release.Version, t.os, t.arch))
	if t.os == "windows" {
		files, err := with(binary, "twobanners.exe", notices)
		if err != nil {
			return err
		}
		return write(name+".zip", func() ([]byte, error) { return zipped(files, at) })
	}
	files, err := with(binary, "twobanners", notices)
	if err != nil {
		return err
	}
	err = write(name+".tar.gz", func() ([]byte, error) { return tarred(files, at) })
	if err != nil || t.os != "linux" {
		return err
	}
	if files, err = installed(binary, notices); err != nil {
		return err
	}
	name = filepath.Join(out, fmt.Sprintf("twobanners_%s_%s.deb", release.Version, t.arch))
	return write(name, func() ([]byte, error) { return debian(files, t.arch, at) })
}

// environment leaves nothing to the machine that could reach the bytes.
func (t target) environment() []string {
	return []string{
		"GOOS=" + t.os, "GOARCH=" + t.arch, "CGO_ENABLED=0", "GOFLAGS=", "GOAMD64=v1",
		"GOARM64=v8.0", "GOEXPERIMENT=", "GOFIPS140=off", "GOWORK=off",
	}
}

func write(name string, pack func() ([]byte, error)) error {
	data, err := pack()
	if err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}

func output(name string, args ...string) (string, error) {
	text, err := exec.Command(name, args...).Output()
	return strings.TrimSpace(string(text)), err
}
