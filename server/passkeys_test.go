package server

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"net/http/httptest"
	"testing"

	"github.com/go-webauthn/webauthn/webauthn"
)

// authenticator is a phone that holds one passkey.
type authenticator struct {
	t      testing.TB
	origin string
	key    *ecdsa.PrivateKey
	id     []byte
	user   []byte
	count  uint32
}

func newAuthenticator(s *site) *authenticator {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	must(s.t, err)
	origin := s.server.Site.Scheme + "://" + s.server.Site.Host
	id := make([]byte, 16)
	_, _ = rand.Read(id) // never fails: see crypto/rand
	return &authenticator{s.t, origin, key, id, nil, 0}
}

func text(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

// clientData is what the browser says it was asked.
func (a *authenticator) clientData(kind, challenge string) []byte {
	b, err := json.Marshal(map[string]any{
		"type": kind, "challenge": challenge, "origin": a.origin, "crossOrigin": false,
	})
	must(a.t, err)
	return b
}

const (
	present  = 0x01
	verified = 0x04
	attested = 0x40
)

func (a *authenticator) data(flags byte) []byte {
	site := sha256.Sum256([]byte("localhost"))
	a.count++
	return binary.BigEndian.AppendUint32(append(site[:], flags|present|verified), a.count)
}

// made answers a wish for a new passkey, in CBOR written by hand.
func (a *authenticator) made(options map[string]any) map[string]any {
	public := options["publicKey"].(map[string]any)
	user, err := base64.RawURLEncoding.DecodeString(public["user"].(map[string]any)["id"].(string))
	must(a.t, err)
	a.user = user
	point, err := a.key.PublicKey.Bytes() // 4, x, y
	must(a.t, err)
	data := append(a.data(attested), make([]byte, 16)...)
	data = binary.BigEndian.AppendUint16(data, uint16(len(a.id)))
	data = append(data, a.id...)
	data = append(data, 0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20)
	data = append(data, point[1:33]...)
	data = append(data, 0x22, 0x58, 0x20)
	data = append(data, point[33:]...)
	object := append([]byte{0xa3, 0x63}, "fmt"...)
	object = append(append(object, 0x64), "none"...)
	object = append(append(object, 0x67), "attStmt"...)
	object = append(append(object, 0xa0, 0x68), "authData"...)
	object = append(append(object, 0x58, byte(len(data))), data...)
	return a.credential(map[string]any{
		"attestationObject": text(object),
		"clientDataJSON": text(a.clientData("webauthn.create",
			public["challenge"].(string))),
	})
}

// shown answers a wish for a sign-in.
func (a *authenticator) shown(options map[string]any) map[string]any {
	public := options["publicKey"].(map[string]any)
	client := a.clientData("webauthn.get", public["challenge"].(string))
	data, hash := a.data(0), sha256.Sum256(client)
	signed := sha256.Sum256(append(data[:len(data):len(data)], hash[:]...))
	signature, err := ecdsa.SignASN1(rand.Reader, a.key, signed[:])
	must(a.t, err)
	return a.credential(map[string]any{
		"authenticatorData": text(data), "clientDataJSON": text(client),
		"signature": text(signature), "userHandle": text(a.user),
	})
}

func (a *authenticator) credential(response map[string]any) map[string]any {
	return map[string]any{
		"id": text(a.id), "rawId": text(a.id), "type": "public-key", "response": response,
	}
}

// A question of one node can be answered at another: they seal with one key.
func TestPasskeyQuestionsAreSharedByNodes(t *testing.T) {
	s := newSite(t, settings{})
	other, err := New(s.server.Config)
	must(t, err)
	defer other.Close()
	w := httptest.NewRecorder()
	must(t, s.server.ask(w, &webauthn.SessionData{Challenge: "why"}, "anna"))
	r := httptest.NewRequest("POST", "/", nil)
	for _, cookie := range w.Result().Cookies() {
		r.AddCookie(cookie)
	}
	asked, err := other.ceremony(r)
	if err != nil || asked.Person != "anna" || asked.Data.Challenge != "why" {
		t.Errorf("at the other node it is %+v (%v)", asked, err)
	}
}

func TestPasskeys(t *testing.T) {
	s := newSite(t, settings{})
	phone := s.named("Anna")
	path := phone.table(twoPeople)
	a := newAuthenticator(s)
	made := a.made(phone.post("/api/passkeys/begin", "{}", 200))
	s.named("Bela").refused("POST", "/api/passkeys/finish", made, 400, "bad-request")
	phone.post("/api/passkeys/finish", made, 200)
	phone.refused("POST", "/api/passkeys/finish", made, 400, "bad-request")
	if me := phone.expect("GET", "/api/me", nil, 200); me["guest"] != false {
		t.Errorf("anna has a passkey but is %v", me)
	}

	desk := s.guest()
	shown := a.shown(desk.post("/api/session/passkey/begin", "", 200))
	desk.post("/api/session/passkey/finish", shown, 200)
	if !desk.look(path, 0).Seats[0].You {
		t.Error("anna's games are not on her second device")
	}
	thief := s.guest()
	thief.post("/api/session/passkey/begin", "", 200)
	thief.refused("POST", "/api/session/passkey/finish", shown, 401, "wrong-password")
	other := newAuthenticator(s)
	other.user, other.id = a.user, a.id
	forged := other.shown(thief.post("/api/session/passkey/begin", "", 200))
	thief.refused("POST", "/api/session/passkey/finish", forged, 401, "wrong-password")
}

// add makes a passkey of who proves to be the holder.
func (a *authenticator) add(g *guest, proof any) {
	g.t.Helper()
	g.post("/api/passkeys/finish", a.made(g.post("/api/passkeys/begin", proof, 200)), 200)
}

// fresh answers a question of the site, as proof that the holder is here.
func (a *authenticator) fresh(g *guest) map[string]any {
	g.t.Helper()
	return map[string]any{"passkey": a.shown(g.post("/api/session/passkey/begin", nil, 200))}
}

func (g *guest) passkeys() (list []PasskeyShown) {
	g.t.Helper()
	g.get("/api/me/passkeys", &list)
	return list
}

// Whoever sits at an open screen, or has a cookie, makes no passkey: the password is asked for, or
// a passkey that is there.
func TestAPasskeyIsAddedByItsHolder(t *testing.T) {
	s := newSite(t, settings{})
	g := s.account("Anna")
	phone, key, thief := newAuthenticator(s), newAuthenticator(s), newAuthenticator(s)
	for _, bad := range []string{`{}`, `{"password":""}`, `{"password":"wrong horse"}`} {
		g.refused("POST", "/api/passkeys/begin", bad, 401, "wrong-password")
	}
	phone.add(g, `{"password":"correct horse"}`)
	key.add(g, phone.fresh(g))
	mallory := s.account("Mallory")
	thief.add(mallory, `{"password":"correct horse"}`)
	g.refused("POST", "/api/passkeys/begin", thief.fresh(g), 401, "wrong-password")
	old := phone.fresh(g)
	g.post("/api/passkeys/begin", old, 200)
	g.refused("POST", "/api/passkeys/begin", old, 401, "wrong-password") // to another question

	list := g.passkeys()
	if len(list) != 2 || list[0].About == "" || list[0].Since == 0 {
		t.Fatalf("anna's passkeys are %+v", list)
	}
	mallory.refused("POST", "/api/me/passkeys/end",
		map[string]string{"password": "correct horse", "id": text(phone.id)}, 404, "not-found")
	end := map[string]string{"password": "wrong", "id": text(phone.id)}
	g.refused("POST", "/api/me/passkeys/end", end, 401, "wrong-password")
	end["password"] = "correct horse"
	g.post("/api/me/passkeys/end", end, 200)
	if left := g.passkeys(); len(left) != 1 || left[0].ID != text(key.id) {
		t.Errorf("left are %+v", left)
	}
	desk := s.guest()
	shown := phone.shown(desk.post("/api/session/passkey/begin", nil, 200))
	desk.refused("POST", "/api/session/passkey/finish", shown, 401, "wrong-password")
	shown = key.shown(desk.post("/api/session/passkey/begin", nil, 200))
	desk.post("/api/session/passkey/finish", shown, 200)
	if again := g.passkeys(); again[0].Since == 0 || again[0].About == "" {
		t.Errorf("used, the passkey has forgotten itself: %+v", again)
	}
}

// An account that has no password shows a passkey where others say their password, and keeps one.
func TestAnAccountOfPasskeysAlone(t *testing.T) {
	s := newSite(t, settings{})
	g := s.named("Anna")
	phone, key := newAuthenticator(s), newAuthenticator(s)
	thief := g.again()
	phone.add(g, `{}`)
	if me := thief.expect("GET", "/api/me", nil, 200); me["guest"] != true {
		t.Error("who knew the guest's cookie has the account")
	}
	for path, body := range map[string]string{
		"/api/passkeys/begin": `{}`, "/api/me/codes": `{}`,
		"/api/me/password":     `{"new":"long enough"}`,
		"/api/me/passkeys/end": `{"id":"` + text(phone.id) + `"}`,
	} {
		g.refused("POST", path, body, 401, "wrong-password")
	}
	g.refused("DELETE", "/api/me", `{}`, 401, "wrong-password")
	key.add(g, phone.fresh(g))
	end := func(id string, status int) {
		t.Helper()
		body := key.fresh(g)
		body["id"] = id
		g.post("/api/me/passkeys/end", body, status)
	}
	end(text(phone.id), 200)
	end(text(key.id), 403)
	set := key.fresh(g)
	set["new"] = "battery staple"
	g.post("/api/me/password", set, 200)
	end(text(key.id), 200)
	s.guest().post("/api/session", `{"name":"Anna","password":"battery staple"}`, 200)
}

// A caught answer counts at no other node and after no restart.
func TestAnAnswerCountsOnceEverywhere(t *testing.T) {
	s := newSite(t, settings{})
	other, err := New(s.server.Config)
	must(t, err)
	defer other.Close()
	w := httptest.NewRecorder()
	must(t, s.server.ask(w, &webauthn.SessionData{Challenge: "why"}, "anna"))
	r := httptest.NewRequest("POST", "/", nil)
	for _, cookie := range w.Result().Cookies() {
		r.AddCookie(cookie)
	}
	for i, node := range []*Server{s.server, other, s.server} {
		if _, err := node.ceremony(r); (err == nil) != (i == 0) {
			t.Errorf("node %d: %v", i, err)
		}
	}
}
