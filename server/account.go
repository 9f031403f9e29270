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
func (s *Server) register(w http.ResponseWriter, r *http.Request) {
	p, err := s.person(w, r)
	if err == nil {
		p, err = s.registered(r, p)
	}
	s.sendMe(w, r, p, err)
}

func (s *Server) registered(r *http.Request, p store.Person) (store.Person, error) {
	wish, err := read[credentials](r)
	if err != nil {
		return p, err
	}
	if !p.Guest {
		return p, fault(table.NotAllowed, "You have an account already.")
	}
	if n := utf8.RuneCountInString(wish.Password); n < minPassword || n > maxPassword {
		return p, fault(table.BadRequest, "A password has at least 8 letters.")
	}
	if p.Name, err = goodName(wish.Name); err != nil {
		return p, err
	}
	p.Guest = false
	return p, s.Store.Register(r.Context(), p.ID, p.Name, s.hashPassword(wish.Password))
}

// signIn begins a session of an account.
func (s *Server) signIn(w http.ResponseWriter, r *http.Request) {
	p, err := s.signedIn(w, r)
	s.sendMe(w, r, p, err)
}

func (s *Server) signedIn(w http.ResponseWriter, r *http.Request) (store.Person, error) {
	given, err := read[credentials](r)
	if err != nil {
		return store.Person{}, err
	}
	p, err := s.Store.Account(r.Context(), given.Name)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return p, err
	}
	if !s.samePassword(given.Password, p.Password) || err != nil {
		return p, fault(wrongPassword, "Name and password do not belong together.")
	}
	return p, s.newSession(w, r, p.ID)
}

func (s *Server) newSession(w http.ResponseWriter, r *http.Request, person string) error {
	secret := rand.Text()
	if err := s.Store.SignIn(r.Context(), person, sessionKey(secret), s.Now()); err != nil {
		return err
	}
	s.setCookie(w, secret, cookieLife)
	return nil
}

// signOut ends a session.
func (s *Server) signOut(w http.ResponseWriter, r *http.Request) {
	if cookie, err := r.Cookie(cookieName); err == nil {
		if err := s.Store.SignOut(r.Context(), sessionKey(cookie.Value)); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.setCookie(w, "", -1)
	s.send(w, http.StatusOK, struct{}{})
}
