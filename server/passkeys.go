package server

import (
	"cmp"
	"crypto/rand"
	"encoding/json"
	"net"
	"net/http"
	"net/url"
	"sync"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"twobanners/store"
	"twobanners/table"
)

const (
	ceremonyCookie = "twobanners-ceremony"
	ceremonyLife   = 5 * time.Minute
	maxCeremonies  = 1000
)

// ceremonies are passkey questions that wait for their answer.
type ceremonies struct {
	mu   sync.Mutex
	open map[string]ceremony
}

type ceremony struct {
	data   webauthn.SessionData
	person string // for whom a passkey is made; nobody for a sign-in
	until  time.Time
}

// newPasskeys makes the one who asks for passkeys. They are bound to the name of the site; one that
// has a number only has none.
func newPasskeys(site *url.URL) (*webauthn.WebAuthn, error) {
	if net.ParseIP(site.Hostname()) != nil {
		return nil, nil
	}
	return webauthn.New(&webauthn.Config{
		RPID: site.Hostname(), RPDisplayName: "Two Banners",
		RPOrigins: []string{site.Scheme + "://" + site.Host},
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey:      protocol.ResidentKeyRequirementRequired,
			UserVerification: protocol.VerificationPreferred,
		},
	})
}

// holder is a person in the eyes of webauthn.
type holder struct {
	store.Person
	keys []webauthn.Credential
}

func (h *holder) WebAuthnID() []byte                         { return []byte(h.ID) }
func (h *holder) WebAuthnName() string                       { return h.Name }
func (h *holder) WebAuthnDisplayName() string                { return h.Name }
func (h *holder) WebAuthnCredentials() []webauthn.Credential { return h.keys }

func (s *Server) holder(r *http.Request, p store.Person) (*holder, error) {
	keys, err := s.Store.Passkeys(r.Context(), p.ID)
	if err != nil {
		return nil, err
	}
	h := &holder{Person: p}
	for _, key := range keys {
		var c webauthn.Credential
		if err := json.Unmarshal(key.Credential, &c); err != nil {
			return nil, err
		}
		h.keys = append(h.keys, c)
	}
	return h, nil
}

func (s *Server) keep(w http.ResponseWriter, data *webauthn.SessionData, person string) error {
	c, now, name := &s.ceremonies, s.Now(), rand.Text()
	c.mu.Lock()
	defer c.mu.Unlock()
	for old, waiting := range c.open {
		if waiting.until.Before(now) {
			delete(c.open, old)
		}
	}
	if len(c.open) >= maxCeremonies {
		return errTooMany
	}
	c.open[name] = ceremony{*data, person, now.Add(ceremonyLife)}
	http.SetCookie(w, &http.Cookie{
		Name: ceremonyCookie, Value: name, Path: "/api/", MaxAge: int(ceremonyLife.Seconds()),
		HttpOnly: true, Secure: s.secure(), SameSite: http.SameSiteStrictMode,
	})
	return nil
}

// ceremony finds what is being answered, once.
func (s *Server) ceremony(r *http.Request) (ceremony, error) {
	cookie, err := r.Cookie(ceremonyCookie)
	if err == nil {
		s.ceremonies.mu.Lock()
		defer s.ceremonies.mu.Unlock()
		waiting, ok := s.ceremonies.open[cookie.Value]
		delete(s.ceremonies.open, cookie.Value)
		if ok && waiting.until.After(s.Now()) {
			return waiting, nil
		}
	}
	return ceremony{}, fault(table.BadRequest, "Begin again: nobody has asked for a passkey.")
}

// withPasskeys is for sites that have them.
func (s *Server) withPasskeys(
	h func(http.ResponseWriter, *http.Request) (any, error),
) func(http.ResponseWriter, *http.Request) (any, error) {
	if s.passkeys != nil {
		return h
	}
	return func(http.ResponseWriter, *http.Request) (any, error) {
		return nil, fault(table.NotAllowed, "Passkeys need a site that has a name.")
	}
}

// makePasskey asks for a new passkey of the visitor.
func (s *Server) makePasskey(w http.ResponseWriter, r *http.Request) (any, error) {
	p, err := s.person(w, r)
	if err != nil {
		return nil, err
	}
	h, err := s.holder(r, p)
	if err != nil {
		return nil, err
	}
	options, data, err := s.passkeys.BeginRegistration(h)
	if err != nil {
		return nil, err
	}
	return options, s.keep(w, data, p.ID)
}

// passkeyMade keeps the passkey. A guest who has one has an account.
func (s *Server) passkeyMade(w http.ResponseWriter, r *http.Request) (any, error) {
	p, err := s.person(w, r)
	if err != nil {
		return nil, err
	}
	asked, err := s.ceremony(r)
	if err != nil || asked.person != p.ID {
		return nil, cmp.Or(err, fault(table.NotAllowed, "This passkey is for somebody else."))
	}
	h, err := s.holder(r, p)
	if err != nil {
		return nil, err
	}
	made, err := s.passkeys.FinishRegistration(h, asked.data, r)
	if err != nil {
		return nil, fault(table.BadRequest, "The passkey was not accepted.")
	}
	if p.Guest {
		if err := s.Store.Register(r.Context(), p.ID, p.Name, p.Password); err != nil {
			return nil, err
		}
	}
	return struct{}{}, s.keepPasskey(r, p.ID, made)
}

func (s *Server) keepPasskey(r *http.Request, person string, c *webauthn.Credential) error {
	text, err := json.Marshal(c)
	if err != nil {
		return err
	}
	return s.Store.AddPasskey(r.Context(), person, store.Passkey{ID: c.ID, Credential: text})
}

// askPasskey asks for any passkey of this site.
func (s *Server) askPasskey(w http.ResponseWriter, _ *http.Request) (any, error) {
	options, data, err := s.passkeys.BeginDiscoverableLogin()
	if err != nil {
		return nil, err
	}
	return options, s.keep(w, data, "")
}

// passkeyShown signs in who showed a passkey.
func (s *Server) passkeyShown(w http.ResponseWriter, r *http.Request) (any, error) {
	asked, err := s.ceremony(r)
	if err != nil {
		return nil, err
	}
	find := func(_, handle []byte) (webauthn.User, error) {
		p, err := s.Store.Person(r.Context(), string(handle))
		if err != nil {
			return nil, err
		}
		return s.holder(r, p)
	}
	user, used, err := s.passkeys.FinishPasskeyLogin(find, asked.data, r)
	if err != nil {
		return nil, fault(wrongPassword, "The passkey was not accepted.")
	}
	p := user.(*holder).Person
	if err := s.keepPasskey(r, p.ID, used); err != nil { // its counter has moved on
		return nil, err
	}
	return struct{}{}, s.newSession(w, r, p.ID)
}
