package server

import (
	"cmp"
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"maps"
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
	ceremonyLife = 5 * time.Minute
	keyPatience  = 10 * time.Second
)

// ceremonies are passkey questions that wait for their answer. The browser keeps a question for us,
// sealed, in a cookie: who asks for many costs nobody a place. What was answered is remembered, so
// that no answer counts twice.
type ceremonies struct {
	box  cipher.AEAD
	mu   sync.Mutex
	used map[string]time.Time
}

type ceremony struct {
	Data   webauthn.SessionData
	Person string // for whom a passkey is made; nobody for a sign-in
	Until  time.Time
}

// newCeremonies seals with a key that all nodes of a site share: an answer may come to another one
// than the question.
func newCeremonies(kept store.Keeper) (*ceremonies, error) {
	key := make([]byte, 32)
	_, _ = rand.Read(key) // never fails: see crypto/rand
	ctx, cancel := context.WithTimeout(context.Background(), keyPatience)
	defer cancel()
	key, err := kept.Keep(ctx, "passkey ceremonies", key)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	box, err := cipher.NewGCM(block)
	return &ceremonies{box: box, used: map[string]time.Time{}}, err
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

// keep gives the browser a question to keep.
func (s *Server) keep(w http.ResponseWriter, data *webauthn.SessionData, person string) error {
	text, err := json.Marshal(ceremony{*data, person, s.Now().Add(ceremonyLife)})
	if err != nil {
		return err
	}
	nonce := make([]byte, s.ceremonies.box.NonceSize())
	_, _ = rand.Read(nonce) // never fails: see crypto/rand
	sealed := s.ceremonies.box.Seal(nonce, nonce, text, nil)
	http.SetCookie(w, &http.Cookie{
		Name: s.ceremonyCookie(), Value: base64.RawURLEncoding.EncodeToString(sealed), Path: "/",
		MaxAge: int(ceremonyLife.Seconds()), HttpOnly: true, Secure: s.secure(),
		SameSite: http.SameSiteStrictMode,
	})
	return nil
}

func (s *Server) ceremonyCookie() string { return s.cookieName() + "-ceremony" }

// ceremony finds what is being answered, once.
func (s *Server) ceremony(r *http.Request) (ceremony, error) {
	var asked ceremony
	cookie, err := r.Cookie(s.ceremonyCookie())
	if err == nil && s.unseal(cookie.Value, &asked) && asked.Until.After(s.Now()) &&
		s.ceremonies.first(asked.Data.Challenge, asked.Until, s.Now()) {
		return asked, nil
	}
	return ceremony{}, fault(table.BadRequest, "Begin again: nobody has asked for a passkey.")
}

func (s *Server) unseal(text string, into *ceremony) bool {
	sealed, err := base64.RawURLEncoding.DecodeString(text)
	box := s.ceremonies.box
	if err != nil || len(sealed) < box.NonceSize() {
		return false
	}
	plain, err := box.Open(nil, sealed[:box.NonceSize()], sealed[box.NonceSize():], nil)
	return err == nil && json.Unmarshal(plain, into) == nil
}

// maxUsed is how many answers are remembered. Each was to a question of ours, so there are not more
// than doors were opened; if there are, nobody signs in by passkey for some minutes.
const maxUsed = 100_000

// first tells whether a question is answered for the first time.
func (c *ceremonies) first(challenge string, until, now time.Time) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.used) >= maxUsed {
		maps.DeleteFunc(c.used, func(_ string, over time.Time) bool { return over.Before(now) })
	}
	if _, known := c.used[challenge]; known || len(c.used) >= maxUsed {
		return false
	}
	c.used[challenge] = until
	return true
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
	if err != nil || asked.Person != p.ID {
		return nil, cmp.Or(err, fault(table.NotAllowed, "This passkey is for somebody else."))
	}
	h, err := s.holder(r, p)
	if err != nil {
		return nil, err
	}
	made, err := s.passkeys.FinishRegistration(h, asked.Data, r)
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
	user, used, err := s.passkeys.FinishPasskeyLogin(find, asked.Data, r)
	if err != nil {
		return nil, fault(wrongPassword, "The passkey was not accepted.")
	}
	p := user.(*holder).Person
	if err := s.keepPasskey(r, p.ID, used); err != nil { // its counter has moved on
		return nil, err
	}
	_, err = s.newSession(w, r, p.ID)
	return struct{}{}, err
}
