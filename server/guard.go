package server

import (
	"net"
	"net/http"
	"strings"
)

// policy lets the client run its own scripts and nothing else. Style attributes place pieces.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; " +
	"style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
	"form-action 'self'; frame-ancestors 'none'"

// permissions are what the client never asks a browser for.
const permissions = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), " +
	"publickey-credentials-get=(self), publickey-credentials-create=(self)"

// ourHost tells whether a request is meant for this site: by its name, or by a number. Any other
// name is somebody else's that leads here, and its pages must not reach us (DNS rebinding).
func (s *Server) ourHost(host string) bool {
	name, _, err := net.SplitHostPort(host)
	if err != nil {
		name = strings.Trim(host, "[]")
	}
	return strings.EqualFold(name, s.Site.Hostname()) || strings.EqualFold(name, "localhost") ||
		net.ParseIP(name) != nil
}

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
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Permissions-Policy", permissions)
		if s.secure() {
			h.Set("Strict-Transport-Security", "max-age=31536000")
		}
		if !s.ourHost(r.Host) {
			s.fail(w, r, fault(otherHost, "There is no site of this name here."))
			return
		}
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
