package server

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"slices"
	"strings"

	"twobanners/store"
	"twobanners/table"
)

// self is the visitor, who must be there in person: a token lets a program play, not change who
// may play.
func (s *Server) self(r *http.Request) (store.Person, error) {
	p, err := s.visitor(r)
	switch {
	case err != nil:
	case p.ID == "":
		err = fault(table.NotAllowed, "This is for those who have been here before.")
	case r.Header.Get("Authorization") != "":
		err = fault(table.NotAllowed, "A token cannot do this: do it in person.")
	}
	return p, err
}

// holderOf is the visitor, who must have an account.
func (s *Server) holderOf(r *http.Request) (store.Person, error) {
	p, err := s.self(r)
	if err == nil && p.Guest {
		err = fault(table.NotAllowed, "This is for accounts.")
	}
	return p, err
}

// password changes the password of an account and ends its other sessions.
func (s *Server) password(w http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[struct{ Old, New string }](r)
	if err != nil {
		return nil, err
	}
	p, err := s.holderOf(r)
	if err != nil {
		return nil, err
	}
	if err := goodPassword(wish.New); err != nil {
		return nil, err
	}
	if err := s.confirm(r, p, wish.Old); err != nil {
		return nil, err
	}
	return struct{}{}, s.setPassword(w, r, p, wish.New)
}

// confirm makes sure that it is the holder of the account and not somebody at an open screen. An
// account that has passkeys only has no password to be asked for.
func (s *Server) confirm(r *http.Request, p store.Person, password string) error {
	if p.Password == "" {
		return nil
	}
	if err := s.tries(store.NameKey(p.Name)); err != nil {
		return err
	}
	same, err := s.samePassword(r, password, p.Password)
	if err == nil && !same {
		err = errWrongPassword
	}
	return err
}

func (s *Server) setPassword(
	w http.ResponseWriter, r *http.Request, p store.Person, password string,
) error {
	hash, err := s.hashPassword(r, password)
	if err != nil {
		return err
	}
	if err := s.Store.SetPassword(r.Context(), p.ID, hash); err != nil {
		return err
	}
	return s.renewSession(w, r, p.ID, false)
}

// endOthers ends the sessions of a person but one; tokens too, if they are meant.
func (s *Server) endOthers(r *http.Request, person string, but []byte, tokens bool) error {
	list, err := s.Store.Sessions(r.Context(), person)
	if err != nil {
		return err
	}
	for _, one := range list {
		if one.Token && !tokens || slices.Equal(one.Key, but) {
			continue
		}
		if err := s.endSession(r.Context(), one.Key); err != nil {
			return err
		}
	}
	return nil
}

const recoveryCodes = 10

// CodeHash is what the store keeps of a recovery code.
func CodeHash(person, code string) []byte {
	code = strings.ToUpper(strings.Join(strings.Fields(strings.ReplaceAll(code, "-", "")), ""))
	sum := sha256.Sum256([]byte("two banners recovery " + person + " " + code))
	return sum[:]
}

// codes makes new recovery codes. They are shown once; the store has hashes. A code is as long as a
// key and needs no argon2.
func (s *Server) codes(_ http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[struct{ Password string }](r)
	if err != nil {
		return nil, err
	}
	p, err := s.holderOf(r)
	if err != nil {
		return nil, err
	}
	if err := s.confirm(r, p, wish.Password); err != nil {
		return nil, err
	}
	var list []string
	var hashes [][]byte
	for range recoveryCodes {
		text := rand.Text()[:20] // a hundred bits
		list = append(list, text[:5]+"-"+text[5:10]+"-"+text[10:15]+"-"+text[15:])
		hashes = append(hashes, CodeHash(p.ID, text))
	}
	return map[string][]string{"codes": list}, s.Store.SetCodes(r.Context(), p.ID, hashes)
}

// recover gives an account a new password for one of its recovery codes.
func (s *Server) recover(w http.ResponseWriter, r *http.Request) (any, error) {
	given, err := read[struct{ Name, Code, Password string }](r)
	if err != nil {
		return nil, err
	}
	if err := goodPassword(given.Password); err != nil {
		return nil, err
	}
	p, err := s.claimed(r.Context(), given.Name)
	if err == nil {
		err = s.Store.UseCode(r.Context(), p.ID, CodeHash(p.ID, given.Code))
	}
	if errors.Is(err, store.ErrNotFound) {
		err = fault(wrongPassword, "Name and code do not belong together.")
	}
	if err != nil {
		return nil, err
	}
	if err := s.setPassword(w, r, p, given.Password); err != nil {
		return nil, err
	}
	return s.shown(r, p)
}

// SessionShown is a session as its person is told. The id is for ending it.
type SessionShown struct {
	ID    string `json:"id"`
	About string `json:"about"`
	Since int64  `json:"since"`
	Token bool   `json:"token"`
	Here  bool   `json:"here"` // the one that asks
}

func sessionID(key []byte) string { return hex.EncodeToString(key[:min(8, len(key))]) }

func (s *Server) sessions(r *http.Request) (any, error) {
	p, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	here, shown := s.sessionOf(r), []SessionShown{}
	list, err := s.Store.Sessions(r.Context(), p.ID)
	for _, one := range list {
		shown = append(shown, SessionShown{
			sessionID(one.Key), one.About, one.Since.UnixMilli(), one.Token,
			slices.Equal(one.Key, here),
		})
	}
	return shown, err
}

// endOneSession ends one session, or all others for "others".
func (s *Server) endOneSession(_ http.ResponseWriter, r *http.Request) (any, error) {
	p, err := s.self(r)
	if err != nil {
		return nil, err
	}
	id := r.PathValue("session")
	if id == "others" {
		return struct{}{}, s.endOthers(r, p.ID, s.sessionOf(r), true)
	}
	list, err := s.Store.Sessions(r.Context(), p.ID)
	if err != nil {
		return nil, err
	}
	for _, one := range list {
		if sessionID(one.Key) == id {
			return struct{}{}, s.endSession(r.Context(), one.Key)
		}
	}
	return nil, errNoSuchThing
}

const maxTokens = 5

// token makes a key for a program that plays under the account.
func (s *Server) token(_ http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[struct{ Name string }](r)
	if err != nil {
		return nil, err
	}
	p, err := s.holderOf(r)
	if err != nil {
		return nil, err
	}
	name, err := goodName(wish.Name)
	if err != nil {
		return nil, err
	}
	list, err := s.Store.Sessions(r.Context(), p.ID)
	if err != nil {
		return nil, err
	}
	made := slices.DeleteFunc(list, func(one store.Session) bool { return !one.Token })
	if len(made) >= maxTokens {
		return nil, fault(table.NotAllowed, "An account has at most five tokens: end one first.")
	}
	secret := rand.Text()
	session := store.Session{Key: sessionKey(secret), Since: s.Now(), About: name, Token: true}
	return map[string]string{"token": secret}, s.Store.SignIn(r.Context(), p.ID, session)
}
