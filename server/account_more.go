package server

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strings"

	"twobanners/store"
	"twobanners/table"
)

// proof re-authenticates the holder of an account, for somebody else may be at the open screen: the
// password, or a passkey's answer to a question asked a moment ago.
type proof struct {
	Password string
	Passkey  json.RawMessage
}

// confirm looks at a proof. A guest has nothing to show. An open session has tries of its own:
// strangers who try do not keep the holder from it.
func (s *Server) confirm(r *http.Request, p store.Person, given proof) error {
	switch {
	case p.Guest:
		return nil
	case given.Passkey != nil && s.passkeys != nil:
		shown, err := s.shownBy(r, given.Passkey)
		if err == nil && shown.ID != p.ID {
			err = errPasskey
		}
		return err
	case p.Password == "":
		return errPasskey
	}
	return s.guess(s.inSession(r), "", func(at place) (bool, error) {
		return s.samePassword(r.Context(), at, given.Password, p.Password)
	})
}

// proven is the holder of an account, whose request is the proof.
func (s *Server) proven(r *http.Request) (p store.Person, err error) {
	given, err := read[proof](r)
	if err == nil {
		p, err = s.visitor(r)
	}
	if err == nil {
		err = s.confirm(r, p, given)
	}
	return p, err
}

// password changes the password of an account and ends its other sessions; tokens and messages to
// other browsers too, if that is asked for.
func (s *Server) password(w http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[struct {
		Old, New string
		Passkey  json.RawMessage
		All      bool
	}](r)
	if err != nil {
		return nil, err
	}
	p, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	if err := goodPassword(wish.New); err != nil {
		return nil, err
	}
	if err := s.confirm(r, p, proof{wish.Old, wish.Passkey}); err != nil {
		return nil, err
	}
	change := store.Renewal{Tokens: wish.All, Pushes: wish.All}
	change.Password, err = s.hashPassword(r.Context(), s.place(s.inSession(r)), wish.New)
	if err != nil {
		return nil, err
	}
	return struct{}{}, s.renew(w, r, p.ID, change)
}

// renew gives an account a new password and the one who asks a new session. The streams of those
// that were end with them.
func (s *Server) renew(
	w http.ResponseWriter, r *http.Request, person string, change store.Renewal,
) error {
	before, err := s.Store.Sessions(r.Context(), person)
	if err != nil {
		return err
	}
	secret := rand.Text()
	session := s.session(r, secret)
	change.Session = &session
	if err := s.Store.Renew(r.Context(), person, change); err != nil {
		return err
	}
	for _, old := range before {
		if change.Tokens || !old.Token {
			s.streams.endSession(string(old.Key))
		}
	}
	s.setCookie(w, secret, cookieLife)
	return s.remind(w, r, person)
}

// endOthers ends the sessions of a person but one, tokens too.
func (s *Server) endOthers(r *http.Request, person string, but []byte) error {
	list, err := s.Store.Sessions(r.Context(), person)
	if err != nil {
		return err
	}
	for _, one := range list {
		if slices.Equal(one.Key, but) {
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
	p, err := s.proven(r)
	if err != nil {
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

var errWrongCode = fault(wrongPassword, "Name and code do not belong together.")

// recover gives an account a new password for one of its recovery codes. It ends all that could
// come back: sessions, tokens, messages to browsers, and passkeys unless they shall stay.
func (s *Server) recover(w http.ResponseWriter, r *http.Request) (any, error) {
	given, err := read[struct {
		Name, Code, Password string
		Keep                 bool // the passkeys
	}](r)
	if err != nil {
		return nil, err
	}
	if err := goodPassword(given.Password); err != nil {
		return nil, err
	}
	p, err := s.claimed(r.Context(), given.Name)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	change := store.Renewal{
		Code: CodeHash(p.ID, given.Code), Tokens: true, Pushes: true, Passkeys: !given.Keep,
	}
	// Codes have tries of their own, apart from those of passwords.
	err = s.guess(s.guesserAt(r, p), "code "+nameKey(given.Name), func(at place) (bool, error) {
		change.Password, err = s.hashPassword(r.Context(), at, given.Password)
		if err == nil {
			err = s.renew(w, r, p.ID, change)
		}
		if errors.Is(err, store.ErrNotFound) {
			return false, nil
		}
		return true, err
	})
	if errors.Is(err, errWrongPassword) {
		err = errWrongCode
	}
	if err != nil {
		return nil, err
	}
	if p, err = s.Store.Person(r.Context(), p.ID); err != nil {
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
	p, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	id := r.PathValue("session")
	if id == "others" {
		return struct{}{}, s.endOthers(r, p.ID, s.sessionOf(r))
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
	p, err := s.player(r)
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
