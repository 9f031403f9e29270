package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/md5"
	"errors"
	"fmt"
	"path"
	"strings"
	"time"

	"twobanners/internal/release"
)

// tarred is a packed tar of files, all of them root's and of one time.
func tarred(files []file, at time.Time) ([]byte, error) {
	var text bytes.Buffer
	packed, err := gzip.NewWriterLevel(&text, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	archive, made := tar.NewWriter(packed), map[string]bool{".": true}
	for _, f := range files {
		for _, dir := range dirs(f.name) {
			if made[dir] {
				continue
			}
			made[dir] = true
			err = errors.Join(err, archive.WriteHeader(&tar.Header{
				Typeflag: tar.TypeDir, Name: "./" + dir + "/", Mode: 0o755, ModTime: at,
				Uname: "root", Gname: "root", Format: tar.FormatGNU,
			}))
		}
		err = errors.Join(err, archive.WriteHeader(&tar.Header{
			Typeflag: tar.TypeReg, Name: "./" + f.name, Mode: f.mode, ModTime: at,
			Size: int64(len(f.data)), Uname: "root", Gname: "root", Format: tar.FormatGNU,
		}))
		_, failed := archive.Write(f.data)
		err = errors.Join(err, failed)
	}
	err = errors.Join(err, archive.Close(), packed.Close())
	return text.Bytes(), err
}

// dirs are the folders above a file, the outermost first.
func dirs(name string) (list []string) {
	for dir := path.Dir(name); dir != "."; dir = path.Dir(dir) {
		list = append([]string{dir}, list...)
	}
	return list
}

// zipped is a zip of files.
func zipped(files []file, at time.Time) ([]byte, error) {
	var text bytes.Buffer
	archive := zip.NewWriter(&text)
	for _, f := range files {
		to, err := archive.CreateHeader(&zip.FileHeader{
			Name: f.name, Method: zip.Deflate, Modified: at,
		})
		if err != nil {
			return nil, err
		}
		if _, err := to.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := archive.Close()
	return text.Bytes(), err
}

// conffile is the operator's, and no new version of the package writes over it.
const conffile = "etc/default/twobanners"

// What dpkg runs. A first installation starts nothing: the operator says first what the site is.
const (
	afterInstall = `#!/bin/sh
set -e
if [ "$1" = configure ] && [ -d /run/systemd/system ]; then
	systemctl daemon-reload
	systemctl try-restart twobanners.service
fi
`
	beforeRemove = `#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
	systemctl disable --now twobanners.service
fi
`
)

// debian is a package for dpkg: an ar archive of three parts (deb(5)).
func debian(files []file, arch string, at time.Time) ([]byte, error) {
	size, sums := 0, &strings.Builder{}
	for _, f := range files {
		size += len(f.data)
		if f.name != conffile {
			fmt.Fprintf(sums, "%x  %s\n", md5.Sum(f.data), f.name) // dpkg wants no better
		}
	}
	about := fmt.Sprintf(`Package: twobanners
Version: %s
Architecture: %s
Maintainer: the developers of Two Banners <twobanners@localhost>
Installed-Size: %d
Section: games
Priority: optional
Description: two board games of one world, in the browser
 Small World of Warcraft and World of Warcraft: The Board Game with all their
 rules, for friends and against bots. One server, one file of data.
`, release.Version, arch, (size+1023)/1024)
	control, err := tarred([]file{
		{"conffiles", []byte("/" + conffile + "\n"), 0o644},
		{"control", []byte(about), 0o644},
		{"md5sums", []byte(sums.String()), 0o644},
		{"postinst", []byte(afterInstall), 0o755},
		{"prerm", []byte(beforeRemove), 0o755},
	}, at)
	if err != nil {
		return nil, err
	}
	data, err := tarred(files, at)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	text.WriteString("!<arch>\n")
	for _, part := range []file{
		{"debian-binary", []byte("2.0\n"), 0},
		{"control.tar.gz", control, 0},
		{"data.tar.gz", data, 0},
	} {
		fmt.Fprintf(&text, "%-16s%-12d%-6d%-6d%-8s%-10d`\n", part.name, at.Unix(), 0, 0, "100644",
			len(part.data))
		text.Write(part.data)
		if len(part.data)%2 == 1 {
			text.WriteByte('\n')
		}
	}
	return text.Bytes(), nil
}
