package server

import (
	"io/fs"
	"net/http"
	"path"
	"strings"
	"sync"

	"twobanners/web"
)

// client serves the built client. Its pages are one page: an address without a file is a place in
// it.
func client() http.Handler {
	files, built := web.Client()
	serve := http.FileServerFS(files)
	var kept sync.Map // by name; what is in the binary does not change
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			http.Error(w, "only to be read", http.StatusMethodNotAllowed)
			return
		}
		if !built {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			_, _ = w.Write(web.Placeholder())
			return
		}
		name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
		if path.Ext(name) == ".wasm" {
			packedEngine(w, r, files, name)
			return
		}
		if info, err := fs.Stat(files, name); name == "" || err != nil || info.IsDir() {
			if path.Ext(name) != "" {
				http.NotFound(w, r)
				return
			}
			name = "index.html"
		}
		caching := askAgain
		if strings.HasPrefix(name, "assets/") {
			caching = forEver
		}
		file, known := kept.Load(name)
		if !known {
			text, _ := fs.ReadFile(files, name) // it is in the binary
			file, _ = kept.LoadOrStore(name, newCachedAnswer(zippable[path.Ext(name)], text))
		}
		if u := file.(*cachedAnswer); u.kind != "" {
			u.write(w, r, caching)
		} else { // pictures and sounds, which may be asked for in parts
			w.Header().Set("Cache-Control", caching)
			w.Header().Set("ETag", u.tag)
			serve.ServeHTTP(w, r)
		}
	})
}
