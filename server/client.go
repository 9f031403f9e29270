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
	var packed sync.Map // by name; what is in the binary does not change
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
		if info, err := fs.Stat(files, name); name == "" || err != nil || info.IsDir() {
			if path.Ext(name) != "" {
				http.NotFound(w, r)
				return
			}
			r.URL.Path = "/"
			w.Header().Set("Cache-Control", "no-cache")
		} else if strings.HasPrefix(name, "assets/") {
			w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		if kind := zippable[path.Ext(name)]; kind != "" && takesZip(w, r) {
			text, known := packed.Load(name)
			if !known {
				plain, _ := fs.ReadFile(files, name)
				text, _ = packed.LoadOrStore(name, zipped(plain))
			}
			w.Header().Set("Content-Type", kind)
			_, _ = w.Write(text.([]byte)) // a client that has gone needs no answer
			return
		}
		serve.ServeHTTP(w, r)
	})
}
