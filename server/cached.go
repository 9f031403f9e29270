package server

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"strings"
	"sync"
)

// cachedAnswer is an immutable HTTP answer with its ETag: it is marshalled and compressed once.
type cachedAnswer struct {
	tag           string // an ETag; weak, since it is that of both texts
	kind          string // its content type
	plain, packed []byte
}

func newCachedAnswer(kind string, text []byte) *cachedAnswer {
	sum := sha256.Sum256(text)
	return &cachedAnswer{`W/"` + hex.EncodeToString(sum[:8]) + `"`, kind, text, zipped(text)}
}

// mark tells this text from any other, in an address.
func (u *cachedAnswer) mark() string { return strings.Trim(u.tag, `W/"`) }

// answerCache is a cache of answers by name. The names are few, and ours.
type answerCache struct{ byName sync.Map }

func (c *answerCache) get(name string, value func() any) (*cachedAnswer, error) {
	entry, known := c.byName.Load(name)
	if !known {
		entry, _ = c.byName.LoadOrStore(name, sync.OnceValues(func() (*cachedAnswer, error) {
			text, err := json.Marshal(value())
			if err != nil {
				return nil, err
			}
			return newCachedAnswer("application/json", text), nil
		}))
	}
	return entry.(func() (*cachedAnswer, error))()
}

const (
	askAgain = "no-cache"                            // whether it is still so
	forEver  = "public, max-age=31536000, immutable" // its address names what it is
)

// write sends it, or says that the client has it already. What is small is not compressed.
func (u *cachedAnswer) write(w http.ResponseWriter, r *http.Request, caching string) {
	h := w.Header()
	h.Set("Cache-Control", caching)
	text := u.plain
	if len(u.packed) < len(u.plain) && takesZip(w, r) {
		text = u.packed
	}
	h.Set("ETag", u.tag)
	if r.Header.Get("If-None-Match") == u.tag {
		h.Del("Content-Encoding")
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Type", u.kind)
	if r.Method != http.MethodHead {
		_, _ = w.Write(text) // a client that has gone needs no answer
	}
}
