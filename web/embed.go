// Package web carries the built client inside the binary.
package web

import (
	"embed"
	"io/fs"
)

// The build leaves the client in dist. A checkout without a build has only .gitkeep there, which
// the build copies from public so that the folder never goes.
//
//go:embed all:dist
var dist embed.FS

//go:embed placeholder.html
var placeholder []byte

// Client is the built client; ok is false when the binary was made without it.
func Client() (files fs.FS, ok bool) {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		return nil, false
	}
	_, err = fs.Stat(files, "index.html")
	return files, err == nil
}

// Placeholder is a page that says that the client is not built.
func Placeholder() []byte { return placeholder }
