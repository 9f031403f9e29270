package server

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"unicode/utf8"

	"golang.org/x/crypto/argon2"

	"twobanners/store"
	"twobanners/table"
)

type credentials struct{ Name, Password string }

const (
	minPassword = 8
	maxPassword = 200
)

// The cost of argon2id: one pass over 19 MiB and one more, as the usual advice has it.
const (
	argonPasses = 2
	argonMemory = 19 << 10
	argonLanes  = 1
	argonLength = 32
	saltLength  = 16
)

// hashPassword makes a hash that names its method, its cost and its salt.
func (s *Server) hashPassword(password string) string {
	salt := make([]byte, saltLength)
	_, _ = rand.Read(salt) // never fails: see crypto/rand
	return formatHash(salt, s.argon(password, salt))
}

// argon hashes one password at a time: it takes much memory on purpose.
func (s *Server) argon(password string, salt []byte) []byte {
	s.hashing.Lock()
	defer s.hashing.Unlock()
	return argon2.IDKey([]byte(password), salt, argonPasses, argonMemory, argonLanes, argonLength)
}

func formatHash(salt, hash []byte) string {
	text := base64.RawStdEncoding
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version,
		argonMemory, argonPasses, argonLanes, text.EncodeToString(salt), text.EncodeToString(hash))
}

// samePassword compares a password with a hash. It takes as long for nobody's hash.
func (s *Server) samePassword(password, hash string) bool {
	parts := strings.Split(hash, "$")
	salt := make([]byte, saltLength)
	if len(parts) == 6 {
		if decoded, err := base64.RawStdEncoding.DecodeString(parts[4]); err == nil {
			salt = decoded
		}
	}
	again := formatHash(salt, s.argon(password, salt))
	return subtle.ConstantTimeCompare([]byte(again), []byte(hash)) == 1
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
	if n := utf8.RuneCountInString(wish.Password); n < minPassword || n > maxPassword {
		return nil, fault(table.BadRequest, "A password has at least 8 letters.")
	}
	if p.Name, err = goodName(wish.Name); err != nil {
		return nil, err
	}
	p.Guest = false
	err = s.Store.Register(r.Context(), p.ID, p.Name, s.hashPassword(wish.Password))
	if err != nil {
		return nil, err
	}
	return s.shown(r, p)
}

// signIn begins a session of an account.
func (s *Server) signIn(w http.ResponseWriter, r *http.Request) (any, error) {
	given, err := read[credentials](r)
	if err != nil {
		return nil, err
	}
	p, err := s.Store.Account(r.Context(), given.Name)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	if !s.samePassword(given.Password, p.Password) || err != nil {
		return nil, fault(wrongPassword, "Name and password do not belong together.")
	}
	if err := s.newSession(w, r, p.ID); err != nil {
		return nil, err
	}
	return s.shown(r, p)
}

func (s *Server) newSession(w http.ResponseWriter, r *http.Request, person string) error {
	secret := rand.Text()
	if err := s.Store.SignIn(r.Context(), person, s.session(r, secret)); err != nil {
		return err
	}
	s.setCookie(w, secret, cookieLife)
	return nil
}

// signOut ends a session.
func (s *Server) signOut(w http.ResponseWriter, r *http.Request) (any, error) {
	if cookie, err := r.Cookie(cookieName); err == nil {
		if err := s.Store.SignOut(r.Context(), sessionKey(cookie.Value)); err != nil {
			return nil, err
		}
	}
	s.setCookie(w, "", -1)
	return struct{}{}, nil
}
