package server

import (
	"maps"
	"net"
	"net/http"
	"strings"
)

// policy is the Content-Security-Policy: the client runs its own scripts and its own WebAssembly,
// which is the engine, and nothing else. Style attributes place pieces.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
	"form-action 'self'; frame-ancestors 'none'"

// permissions is the Permissions-Policy: what the client never asks a browser for.
const permissions = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), " +
	"publickey-credentials-get=(self), publickey-credentials-create=(self)"

// headers are on every answer. Nobody changes the lists in it.
var headers = http.Header{
	"Content-Security-Policy":      {policy},
	"X-Content-Type-Options":       {"nosniff"},
	"Referrer-Policy":              {"no-referrer"},
	"Cross-Origin-Opener-Policy":   {"same-origin"},
	"Cross-Origin-Resource-Policy": {"same-origin"},
	"Permissions-Policy":           {permissions},
}

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
		maps.Copy(w.Header(), headers)
		if s.secure() {
			w.Header().Set("Strict-Transport-Security", "max-age=31536000")
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
