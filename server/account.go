package server

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"unicode/utf8"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"

	"twobanners/store"
	"twobanners/table"
)

type credentials struct{ Name, Password string }

const (
	minPassword = 8
	maxPassword = 200
)

func goodPassword(password string) error {
	if n := utf8.RuneCountInString(password); n < minPassword || n > maxPassword {
		return fault(table.BadRequest, "A password has at least 8 letters.")
	}
	return nil
}

// hashPassword makes a hash that names its method, its cost and its salt.
func (s *Server) hashPassword(ctx context.Context, at place, password string) (string, error) {
	salt := make([]byte, saltLength)
	_, _ = rand.Read(salt) // never fails: see crypto/rand
	hash, err := s.hashing.argon(ctx, at, password, salt)
	return formatHash(salt, hash), err
}

func formatHash(salt, hash []byte) string {
	text := base64.RawStdEncoding
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version,
		argonMemory, argonPasses, argonLanes, text.EncodeToString(salt), text.EncodeToString(hash))
}

// samePassword compares a password with a hash. It takes as long for nobody's hash.
func (s *Server) samePassword(
	ctx context.Context, at place, password, hash string,
) (bool, error) {
	parts := strings.Split(hash, "$")
	salt := make([]byte, saltLength)
	if len(parts) == 6 {
		if decoded, err := base64.RawStdEncoding.DecodeString(parts[4]); err == nil {
			salt = decoded
		}
	}
	again, err := s.hashing.argon(ctx, at, password, salt)
	same := subtle.ConstantTimeCompare([]byte(formatHash(salt, again)), []byte(hash)) == 1
	return same && err == nil, err
}

// register makes an account of a guest.
func (s *Server) register(w http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[credentials](r)
	if err != nil {
		return nil, err
	}
	p, err := s.person(w, r)
	if err != nil {
		return nil, err
	}
	if !p.Guest {
		return nil, fault(table.NotAllowed, "You have an account already.")
	}
	if err := goodPassword(wish.Password); err != nil {
		return nil, err
	}
	if p.Name, err = goodName(wish.Name); err != nil {
		return nil, err
	}
	hash, err := s.hashPassword(r.Context(), s.place(s.stranger(r)), wish.Password)
	if err != nil {
		return nil, err
	}
	p.Guest, p.Password = false, hash
	if err := s.Store.Register(r.Context(), p.ID, p.Name, hash); err != nil {
		return nil, err
	}
	if err := s.renewSession(w, r, p.ID); err != nil {
		return nil, err
	}
	return s.shown(r, p)
}

var errWrongPassword = fault(wrongPassword, "Name and password do not belong together.")

// signIn begins a session of an account.
func (s *Server) signIn(w http.ResponseWriter, r *http.Request) (any, error) {
	given, err := read[credentials](r)
	if err != nil {
		return nil, err
	}
	p, err := s.claimed(r.Context(), given.Name)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	unknown := err != nil
	err = s.guess(s.guesserAt(r, p), nameKey(given.Name), func(at place) (bool, error) {
		same, err := s.samePassword(r.Context(), at, given.Password, p.Password)
		return same && !unknown, err
	})
	if err != nil {
		return nil, err
	}
	if _, err := s.newSession(w, r, p.ID); err != nil {
		return nil, err
	}
	return s.shown(r, p)
}

// claimed finds the account that somebody says to be. Some keyboards write a letter with a mark as
// two characters.
func (s *Server) claimed(ctx context.Context, name string) (store.Person, error) {
	if len(name) > 4*maxName {
		return store.Person{}, store.ErrNotFound
	}
	p, err := s.Store.Account(ctx, name)
	if whole := norm.NFC.String(name); errors.Is(err, store.ErrNotFound) && whole != name {
		return s.Store.Account(ctx, whole)
	}
	return p, err
}

// nameKey is what tries at an account are counted by. All that are too long for a name are one.
func nameKey(name string) string {
	if len(name) > 4*maxName {
		return ""
	}
	return store.NameKey(name)
}

func (s *Server) newSession(
	w http.ResponseWriter, r *http.Request, person string,
) (key []byte, err error) {
	secret := rand.Text()
	one := s.session(r, secret)
	if err := s.Store.SignIn(r.Context(), person, one); err != nil {
		return nil, err
	}
	s.setCookie(w, secret, cookieLife)
	return one.Key, s.remind(w, r, person)
}

// renewSession gives who was a guest a new session in place of all that were: whoever knew one of
// those shall not have the account.
func (s *Server) renewSession(w http.ResponseWriter, r *http.Request, person string) error {
	key, err := s.newSession(w, r, person)
	if err != nil {
		return err
	}
	return s.endOthers(r, person, key)
}

// endSession ends a session with its streams.
func (s *Server) endSession(ctx context.Context, key []byte) error {
	if key == nil {
		return nil
	}
	if err := s.Store.SignOut(ctx, key); err != nil {
		return err
	}
	s.streams.endSession(string(key))
	return nil
}

// signOut ends a session.
func (s *Server) signOut(w http.ResponseWriter, r *http.Request) (any, error) {
	if err := s.endSession(r.Context(), s.sessionOf(r)); err != nil {
		return nil, err
	}
	s.setCookie(w, "", -1)
	return struct{}{}, nil
}
