package server

import (
	"net/http"
	"strings"
)

// policy lets the client run its own scripts and nothing else. Style attributes place pieces.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; " +
	"style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
	"form-action 'self'; frame-ancestors 'none'"

// guard stands before everything.
func (s *Server) guard(next http.Handler) http.Handler {
	crossing := http.NewCrossOriginProtection()
	crossing.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.fail(w, r, fault(crossOrigin, "This request comes from another site."))
	}))
	inside := crossing.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		limit := int64(maxBody)
		if r.URL.Path == replaysPath {
			limit = maxRecord
		}
		r.Body = http.MaxBytesReader(w, r.Body, limit)
		if !strings.HasSuffix(r.URL.Path, "/stream") {
			_ = http.NewResponseController(w).SetWriteDeadline(s.Now().Add(writeLimit))
		}
		inside.ServeHTTP(w, r)
	})
}
