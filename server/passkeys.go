package server

import (
	"bytes"
	"cmp"
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
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

// ceremony is a WebAuthn challenge that waits for its answer. The browser keeps it for us, sealed,
// in a cookie: who asks for many costs nobody a place. What was answered is remembered by all
// nodes, so that no answer counts twice.
type ceremony struct {
	Data   webauthn.SessionData
	Person string // for whom a passkey is made; nobody for a sign-in
	Until  time.Time
}

// newBox seals with a key that all nodes of a site share: an answer may come to another one than
// the question.
func newBox(kept store.Settings) (cipher.AEAD, error) {
	key := make([]byte, 32)
	_, _ = rand.Read(key) // never fails: see crypto/rand
	ctx, cancel := context.WithTimeout(context.Background(), keyPatience)
	defer cancel()
	key, err := kept.InitSetting(ctx, "passkey ceremonies", key)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
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

// passkey is a credential with what its holder may know it by: the browser that made it, and when.
type passkey struct {
	webauthn.Credential
	About string
	Since time.Time
}

func passkeyOf(kept store.Passkey) (k passkey, err error) {
	if err = json.Unmarshal(kept.Credential, &k.Credential); err != nil {
		return k, err
	}
	about := struct { // a credential reads itself, and only itself
		About *string
		Since *time.Time
	}{&k.About, &k.Since}
	return k, json.Unmarshal(kept.Credential, &about)
}

// holder is a person as a webauthn.User.
type holder struct {
	store.Person
	keys []passkey
}

func (h *holder) WebAuthnID() []byte          { return []byte(h.ID) }
func (h *holder) WebAuthnName() string        { return h.Name }
func (h *holder) WebAuthnDisplayName() string { return h.Name }
func (h *holder) WebAuthnCredentials() (list []webauthn.Credential) {
	for _, k := range h.keys {
		list = append(list, k.Credential)
	}
	return list
}

func (s *Server) holder(ctx context.Context, p store.Person) (*holder, error) {
	keys, err := s.Store.Passkeys(ctx, p.ID)
	if err != nil {
		return nil, err
	}
	h := &holder{Person: p}
	for _, key := range keys {
		k, err := passkeyOf(key)
		if err != nil {
			return nil, err
		}
		h.keys = append(h.keys, k)
	}
	return h, nil
}

// ask gives a question to the browser to keep.
func (s *Server) ask(w http.ResponseWriter, data *webauthn.SessionData, person string) error {
	sealed, err := s.seal(ceremony{*data, person, s.Now().Add(ceremonyLife)})
	if err != nil {
		return err
	}
	http.SetCookie(w, &http.Cookie{
		Name: s.ceremonyCookie(), Value: sealed, Path: "/",
		MaxAge: int(ceremonyLife.Seconds()), HttpOnly: true, Secure: s.secure(),
		SameSite: http.SameSiteStrictMode,
	})
	return nil
}

func (s *Server) ceremonyCookie() string { return s.cookieName() + "-ceremony" }

var errNotAsked = fault(table.BadRequest, "Begin again: nobody has asked for a passkey.")

// ceremony finds what is being answered, once.
func (s *Server) ceremony(r *http.Request) (ceremony, error) {
	var asked ceremony
	cookie, err := r.Cookie(s.ceremonyCookie())
	if err != nil || !s.unseal(cookie.Value, &asked) || !asked.Until.After(s.Now()) ||
		asked.Data.Challenge == "" {
		return ceremony{}, errNotAsked
	}
	err = s.Store.Once(r.Context(), "passkey "+asked.Data.Challenge, s.Now(), asked.Until)
	if errors.Is(err, store.ErrTaken) {
		err = errNotAsked
	}
	return asked, err
}

// withPasskeys is for sites that have them.
func (s *Server) withPasskeys(h greeting) greeting {
	if s.passkeys != nil {
		return h
	}
	return func(http.ResponseWriter, *http.Request) (any, error) {
		return nil, fault(table.NotAllowed, "Passkeys need a site that has a name.")
	}
}

const maxPasskeys = 20

// makePasskey asks for a new passkey of the visitor.
func (s *Server) makePasskey(w http.ResponseWriter, r *http.Request) (any, error) {
	given, err := read[proof](r)
	if err != nil {
		return nil, err
	}
	p, err := s.person(w, r)
	if err != nil {
		return nil, err
	}
	if err := s.confirm(r, p, given); err != nil {
		return nil, err
	}
	h, err := s.holder(r.Context(), p)
	if err != nil {
		return nil, err
	}
	if len(h.keys) >= maxPasskeys {
		return nil, fault(table.NotAllowed, "An account has at most twenty passkeys.")
	}
	known := webauthn.Credentials(h.WebAuthnCredentials()).CredentialDescriptors()
	options, data, err := s.passkeys.BeginRegistration(h, webauthn.WithExclusions(known))
	if err != nil {
		return nil, err
	}
	return options, s.ask(w, data, p.ID)
}

// passkeyMade keeps the passkey. A guest who has one has an account.
func (s *Server) passkeyMade(w http.ResponseWriter, r *http.Request) (any, error) {
	p, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	asked, err := s.ceremony(r)
	if err != nil || asked.Person != p.ID {
		return nil, cmp.Or(err, fault(table.NotAllowed, "This passkey is for somebody else."))
	}
	h, err := s.holder(r.Context(), p)
	if err != nil {
		return nil, err
	}
	made, err := s.passkeys.FinishRegistration(h, asked.Data, r)
	if err != nil {
		return nil, fault(table.BadRequest, "The passkey was not accepted.")
	}
	key := passkey{*made, s.session(r, "").About, s.Now().UTC()}
	if err := s.keepPasskey(r.Context(), p.ID, key); err != nil || !p.Guest {
		return struct{}{}, err
	}
	if err := s.Store.Register(r.Context(), p.ID, p.Name, p.Password); err != nil {
		return nil, errors.Join(err, s.Store.RemovePasskey(r.Context(), p.ID, key.ID))
	}
	return struct{}{}, s.renewSession(w, r, p.ID)
}

func (s *Server) keepPasskey(ctx context.Context, person string, k passkey) error {
	text, err := json.Marshal(k)
	if err != nil {
		return err
	}
	return s.Store.AddPasskey(ctx, person, store.Passkey{ID: k.ID, Credential: text})
}

// askPasskey asks for any passkey of this site.
func (s *Server) askPasskey(w http.ResponseWriter, _ *http.Request) (any, error) {
	options, data, err := s.passkeys.BeginDiscoverableLogin()
	if err != nil {
		return nil, err
	}
	return options, s.ask(w, data, "")
}

// passkeyShown signs in who showed a passkey.
func (s *Server) passkeyShown(w http.ResponseWriter, r *http.Request) (any, error) {
	answer, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	p, err := s.shownBy(r, answer)
	if err != nil {
		return nil, err
	}
	_, err = s.newSession(w, r, p.ID)
	return struct{}{}, err
}

var errPasskey = fault(wrongPassword, "The passkey was not accepted.")

// shownBy finds whose passkey answers the question that was asked of the browser.
func (s *Server) shownBy(r *http.Request, answer []byte) (store.Person, error) {
	asked, err := s.ceremony(r)
	if err != nil {
		return store.Person{}, err
	}
	find := func(_, handle []byte) (webauthn.User, error) {
		p, err := s.Store.Person(r.Context(), string(handle))
		if err != nil {
			return nil, err
		}
		return s.holder(r.Context(), p)
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(answer)
	if err != nil {
		return store.Person{}, errPasskey
	}
	user, used, err := s.passkeys.ValidatePasskeyLogin(find, asked.Data, parsed)
	if err != nil {
		return store.Person{}, errPasskey
	}
	h := user.(*holder)
	for _, k := range h.keys {
		if bytes.Equal(k.ID, used.ID) { // its counter has moved on
			k.Credential = *used
			return h.Person, s.keepPasskey(r.Context(), h.ID, k)
		}
	}
	return store.Person{}, errPasskey
}

// PasskeyShown is a passkey as its holder is told. The id is for removing it.
type PasskeyShown struct {
	ID    string `json:"id"`
	About string `json:"about"`
	Since int64  `json:"since"` // 0 for those of long ago
}

// PasskeyID is how a passkey is named to people.
func PasskeyID(id []byte) string { return base64.RawURLEncoding.EncodeToString(id) }

// PasskeysShown tells of the passkeys that are kept of somebody.
func PasskeysShown(kept []store.Passkey) ([]PasskeyShown, error) {
	list := []PasskeyShown{}
	for _, one := range kept {
		k, err := passkeyOf(one)
		if err != nil {
			return nil, err
		}
		shown := PasskeyShown{ID: PasskeyID(one.ID), About: k.About}
		if !k.Since.IsZero() {
			shown.Since = k.Since.UnixMilli()
		}
		list = append(list, shown)
	}
	return list, nil
}

func (s *Server) passkeysOf(r *http.Request) (any, error) {
	p, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	kept, err := s.Store.Passkeys(r.Context(), p.ID)
	if err != nil {
		return nil, err
	}
	return PasskeysShown(kept)
}

// endPasskey removes a passkey, unless the account could not be opened without it.
func (s *Server) endPasskey(_ http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[struct {
		proof
		ID string
	}](r)
	if err != nil {
		return nil, err
	}
	p, err := s.visitor(r)
	if err != nil {
		return nil, err
	}
	id, err := base64.RawURLEncoding.DecodeString(wish.ID)
	if err != nil {
		return nil, errNoSuchThing
	}
	if err := s.confirm(r, p, wish.proof); err != nil {
		return nil, err
	}
	kept, err := s.Store.Passkeys(r.Context(), p.ID)
	if err != nil {
		return nil, err
	}
	if p.Password == "" && len(kept) <= 1 {
		return nil, fault(table.NotAllowed, "Set a password first: this is your last passkey.")
	}
	return struct{}{}, s.Store.RemovePasskey(r.Context(), p.ID, id)
}
