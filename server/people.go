package server

import (
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"strings"

	"twobanners/content"
	"twobanners/store"
	"twobanners/table"
)

const (
	plainCookie = "twobanners"
	hostCookie  = "__Host-twobanners" // where TLS is: no other site can set it
	cookieLife  = 400 * 24 * 60 * 60  // seconds; browsers allow no more
	maxAbout    = 120
)

// Me is the answer to "who am I".
type Me struct {
	ID       string            `json:"id"`
	Name     string            `json:"name"`
	Guest    bool              `json:"guest"`
	Language string            `json:"language"`
	Ratings  map[string]Rating `json:"ratings"`
	// Password is whether there is one: an account may have passkeys only.
	Password bool `json:"password"`
	// Vacation is until when, in milliseconds since 1970.
	Vacation int64 `json:"vacation,omitempty"`
}

// Rating is a rating as it is shown.
type Rating struct {
	Points int `json:"points"`
	Games  int `json:"games"`
}

func sessionKey(secret string) []byte {
	sum := sha256.Sum256([]byte(secret))
	return sum[:]
}

// session is a new session with a secret.
func (s *Server) session(r *http.Request, secret string) store.Session {
	about := []rune(strings.ToValidUTF8(r.UserAgent(), ""))
	return store.Session{
		Key: sessionKey(secret), Since: s.Now(), About: string(about[:min(len(about), maxAbout)]),
	}
}

// cookieName is the name of the cookie of this site.
func (s *Server) cookieName() string {
	if s.secure() {
		return hostCookie
	}
	return plainCookie
}

// sessionOf is the key of the session that a request names, in a cookie or, of a program, in a
// header; nil if it names none.
func (s *Server) sessionOf(r *http.Request) []byte {
	if token, ok := strings.CutPrefix(r.Header.Get("Authorization"), bearerToken); ok {
		return sessionKey(token)
	}
	for _, name := range []string{s.cookieName(), plainCookie} { // those of before there was TLS
		if cookie, err := r.Cookie(name); err == nil && cookie.Value != "" {
			return sessionKey(cookie.Value)
		}
	}
	return nil
}

func (s *Server) findVisitor(r *http.Request) (store.Person, error) {
	key := s.sessionOf(r)
	if key == nil {
		return store.Person{}, nil
	}
	p, err := s.Store.Session(r.Context(), key)
	if errors.Is(err, store.ErrNotFound) {
		return store.Person{}, nil
	}
	p.Bot = p.Bot || p.Token || byToken(r)
	return p, err
}

var errBanned = fault(banned, "The operator of this site does not let you play here.")

// player is the visitor, unless the operator lets that one only read.
func (s *Server) player(r *http.Request) (store.Person, error) {
	p, err := s.visitor(r)
	if err == nil && p.Banned {
		err = errBanned
	}
	return p, err
}

// who is the player as tables know people.
func (s *Server) who(r *http.Request) (table.Who, error) {
	p, err := s.player(r)
	return s.whoIs(p), err
}

func (s *Server) whoIs(p store.Person) table.Who {
	return table.Who{
		Person: p.ID, Name: p.Name, Guest: p.Guest, Program: p.Bot, Vacation: s.vacationOf(p),
	}
}

// person finds who sends a request and welcomes a guest.
func (s *Server) person(w http.ResponseWriter, r *http.Request) (store.Person, error) {
	p, err := s.player(r)
	if err != nil || p.ID != "" {
		return p, err
	}
	if err := s.door(r); err != nil {
		return p, err
	}
	p = store.Person{
		ID: rand.Text(), Name: fmt.Sprintf("Guest %d", s.Guest()), Guest: true,
		Language: language(r.Header.Get("Accept-Language")), Created: s.Now(),
	}
	secret := rand.Text()
	if err := s.Store.Welcome(r.Context(), p, s.session(r, secret)); err != nil {
		return p, err
	}
	s.setCookie(w, secret, cookieLife)
	return p, nil
}

// guestNumber draws the number of a new guest.
func guestNumber() int {
	number, err := rand.Int(rand.Reader, big.NewInt(9000))
	if err != nil {
		return 1000
	}
	return 1000 + int(number.Int64())
}

func (s *Server) setCookie(w http.ResponseWriter, secret string, life int) {
	http.SetCookie(w, &http.Cookie{
		Name: s.cookieName(), Value: secret, Path: "/", MaxAge: life,
		HttpOnly: true, Secure: s.secure(), SameSite: http.SameSiteLaxMode,
	})
}

func language(accepted string) string {
	for _, l := range content.Languages {
		if strings.HasPrefix(strings.ToLower(accepted), string(l)) {
			return string(l)
		}
	}
	return string(content.English)
}

// me tells who somebody is.
func (s *Server) me(w http.ResponseWriter, r *http.Request) (any, error) {
	p, err := s.person(w, r)
	if err != nil {
		return nil, err
	}
	return s.shown(r, p)
}

// shown is a person as the person is told.
func (s *Server) shown(r *http.Request, p store.Person) (any, error) {
	me := Me{
		ID: p.ID, Name: p.Name, Guest: p.Guest, Language: p.Language,
		Ratings: map[string]Rating{}, Password: p.Password != "",
		Vacation: s.vacationOf(p),
	}
	for _, g := range s.Tables.Games() {
		list, err := s.Store.Ratings(r.Context(), g.ID(), []string{p.ID})
		if err != nil {
			return nil, err
		}
		if list[0].Games > 0 {
			me.Ratings[g.ID()] = Rating{int(list[0].Points + 0.5), list[0].Games}
		}
	}
	return me, nil
}

// rename changes name or language.
func (s *Server) rename(w http.ResponseWriter, r *http.Request) (any, error) {
	p, err := s.person(w, r)
	if err != nil {
		return nil, err
	}
	wish, err := read[struct{ Name, Language *string }](r)
	if err != nil {
		return nil, err
	}
	if wish.Name != nil {
		if p.Name, err = goodName(*wish.Name); err != nil {
			return nil, err
		}
	}
	if wish.Language != nil {
		p.Language = language(*wish.Language)
	}
	if err := s.Store.Rename(r.Context(), p.ID, p.Name, p.Language); err != nil {
		return nil, err
	}
	return s.shown(r, p)
}
