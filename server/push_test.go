package server

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// browser is a browser that takes messages from a push service on this machine.
type browser struct {
	t      *testing.T
	key    *ecdh.PrivateKey
	secret []byte

	mu       sync.Mutex
	status   int // what the push service answers
	messages []PushMessage
	site     string // the public key by which the site is known
}

func newBrowser(t *testing.T) (*browser, *httptest.Server) {
	t.Helper()
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	must(t, err)
	b := &browser{t: t, key: key, secret: []byte("sixteen secrets!"), status: http.StatusCreated}
	service := httptest.NewTLSServer(http.HandlerFunc(b.take))
	t.Cleanup(service.Close)
	return b, service
}

func (b *browser) subscription(endpoint string, all bool) map[string]any {
	text := base64.RawURLEncoding
	return map[string]any{"endpoint": endpoint, "all": all, "keys": map[string]string{
		"p256dh": text.EncodeToString(b.key.PublicKey().Bytes()),
		"auth":   text.EncodeToString(b.secret),
	}}
}

// take is the push service: it checks who sends, and the browser reads the message.
func (b *browser) take(w http.ResponseWriter, r *http.Request) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.status != http.StatusCreated {
		w.WriteHeader(b.status)
		return
	}
	body, err := io.ReadAll(r.Body)
	if err == nil {
		err = b.signed(r)
	}
	var m PushMessage
	if err == nil {
		err = json.Unmarshal(b.open(body), &m)
	}
	if err != nil || r.Header.Get("Content-Encoding") != "aes128gcm" || r.Header.Get("Ttl") == "" {
		b.t.Errorf("a message cannot be read: %v %v", err, r.Header)
	}
	b.messages = append(b.messages, m)
	w.WriteHeader(http.StatusCreated)
}

// signed checks the token of RFC 8292.
func (b *browser) signed(r *http.Request) error {
	token, key, ok := strings.Cut(strings.TrimPrefix(r.Header.Get("Authorization"), "vapid t="),
		", k=")
	if !ok || key != b.site {
		return fmt.Errorf("sent by %q, want %q", key, b.site)
	}
	public, err := base64.RawURLEncoding.DecodeString(key)
	if err != nil {
		return err
	}
	site, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), public)
	if err != nil {
		return err
	}
	said, seal, _ := cutLast(token, ".")
	signature, err := base64.RawURLEncoding.DecodeString(seal)
	if err != nil || len(signature) != 64 {
		return fmt.Errorf("the signature %q: %w", seal, err)
	}
	sum := sha256.Sum256([]byte(said))
	r1, s1 := new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:])
	if !ecdsa.Verify(site, sum[:], r1, s1) {
		return errors.New("the token is not signed by the site")
	}
	_, claims, _ := strings.Cut(said, ".")
	text, err := base64.RawURLEncoding.DecodeString(claims)
	if err != nil || !strings.Contains(string(text), `"aud":"https://`+r.Host+`"`) {
		return fmt.Errorf("the token is for %s: %w", text, err)
	}
	return nil
}

// cutLast cuts a text at the last place of a separator.
func cutLast(text, separator string) (before, after string, found bool) {
	at := strings.LastIndex(text, separator)
	if at < 0 {
		return text, "", false
	}
	return text[:at], text[at+len(separator):], true
}

// open decrypts a message as RFC 8291 says: salt, record size, length of a key, the key, a record.
func (b *browser) open(body []byte) []byte {
	salt, sender := body[:16], body[21:21+int(body[20])]
	public, err := ecdh.P256().NewPublicKey(sender)
	must(b.t, err)
	shared, err := b.key.ECDH(public)
	must(b.t, err)
	derive := func(secret, salt []byte, info string, n int) []byte {
		key, err := hkdf.Key(sha256.New, secret, salt, info, n)
		must(b.t, err)
		return key
	}
	info := "WebPush: info\x00" + string(b.key.PublicKey().Bytes()) + string(sender)
	secret := derive(shared, b.secret, info, 32)
	block, err := aes.NewCipher(derive(secret, salt, "Content-Encoding: aes128gcm\x00", 16))
	must(b.t, err)
	box, err := cipher.NewGCM(block)
	must(b.t, err)
	text, err := box.Open(nil, derive(secret, salt, "Content-Encoding: nonce\x00", 12),
		body[21+len(sender):], nil)
	must(b.t, err)
	end := len(text)
	for end > 0 && text[end-1] == 0 {
		end--
	}
	return text[:end-1] // the mark of the last record
}

func (b *browser) took() []PushMessage {
	b.mu.Lock()
	defer b.mu.Unlock()
	list := b.messages
	b.messages = nil
	return list
}

func (b *browser) answers(status int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.status = status
}

// daysTable is a table of two with days for a turn, begun; the guest's turn is told apart.
const daysTable = `{"game":"smallworld","clock":{"days":2},"seats":[{"kind":"me"},{"kind":"open"}]}`

// pushed is a site with a clock of its own, and two players at a table with days for a turn.
type pushed struct {
	*site
	browser *browser
	service *httptest.Server
	players [2]*guest
	path    string
	later   atomic.Int64 // handlers read the clock while it is moved
}

// pushSite is a name that the client of a test's push service is led to that service by.
const pushSite = "https://example.com"

func newPushed(t *testing.T, table string) *pushed {
	t.Helper()
	p := &pushed{}
	p.browser, p.service = newBrowser(t)
	p.site = newSite(t, settings{
		push: p.service.Client(), now: func() time.Time {
			return time.Now().Add(time.Duration(p.later.Load()))
		},
	})
	var key PushKey
	p.guest().get("/api/push", &key)
	p.browser.site = key.Key
	p.players = p.pair(pushSite, "Anna", "Bela")
	p.path = p.begin(table, p.players)
	return p
}

// pair are two people who are told of their turns by way of a push service.
func (p *pushed) pair(site string, names ...string) (players [2]*guest) {
	for i, name := range names {
		players[i] = p.account(name)
		players[i].post("/api/push", p.browser.subscription(site+"/"+name, false), 200)
	}
	return players
}

// begin begins a table of two.
func (p *pushed) begin(table string, players [2]*guest) (path string) {
	made := players[0].post("/api/tables", table, 200)
	path = "/api/tables/" + made["id"].(string)
	players[1].post(path+"/join", map[string]any{"invite": made["invite"]}, 200)
	return path
}

// call lets the server call after some time.
func (p *pushed) call(t *testing.T, after time.Duration) []PushMessage {
	t.Helper()
	p.later.Add(int64(after))
	must(t, p.server.Call(t.Context()))
	return p.browser.took()
}

// Whose turn it is is told once, in words only the browser can read, signed by the site.
func TestTurnsAreCalled(t *testing.T) {
	p := newPushed(t, daysTable)
	if early := p.call(t, callAfter/2); len(early) != 0 {
		t.Errorf("called at once: %v", early)
	}
	first := p.call(t, callAfter)
	if len(first) != 1 || first[0].Kind != "turn" || "/api/tables/"+first[0].Table != p.path ||
		first[0].Game != "smallworld" || len(first[0].Names) != 1 {
		t.Fatalf("messages %+v", first)
	}
	mover := 0
	if first[0].Names[0] == "Anna" {
		mover = 1
	}
	if again := p.call(t, time.Hour); len(again) != 0 {
		t.Errorf("called twice: %v", again)
	}
	for p.players[mover].look(p.path, mover).Decision.Actors[0] == game.Seat(mover) {
		shot := p.players[mover].look(p.path, mover)
		move := shot.Moves[len(shot.Moves)-1].Move
		p.players[mover].post(p.path+"/moves", moveBody{ids(), shot.Seq, mover, []any{move}}, 200)
	}
	if next := p.call(t, time.Hour); len(next) != 1 || next[0].Names[0] == first[0].Names[0] {
		t.Errorf("the next turn: %+v", next)
	}
}

// Who has the table open is not called; nor is who wants to hear of tables with days only.
func TestCallsForThoseElsewhere(t *testing.T) {
	t.Run("looking", func(t *testing.T) {
		p := newPushed(t, daysTable)
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		for i, g := range p.players {
			next(t, g.listen(ctx, fmt.Sprintf("%s/stream?as=%d", p.path, i), ""))
		}
		if calls := p.call(t, time.Hour); len(calls) != 0 {
			t.Errorf("called who is there: %v", calls)
		}
	})
	t.Run("no days", func(t *testing.T) {
		p := newPushed(t, strings.Replace(daysTable, `"clock":{"days":2},`, "", 1))
		if calls := p.call(t, time.Hour); len(calls) != 0 {
			t.Errorf("called for a table without days: %v", calls)
		}
	})
	t.Run("all", func(t *testing.T) {
		p := newPushed(t, strings.Replace(daysTable, `"clock":{"days":2},`, "", 1))
		for _, g := range p.players {
			name := g.expect("GET", "/api/me", nil, 200)["name"].(string)
			g.post("/api/push", p.browser.subscription(pushSite+"/"+name, true), 200)
		}
		if calls := p.call(t, time.Hour); len(calls) != 1 {
			t.Errorf("by wish, of every table: %v", calls)
		}
	})
}

// A message that no service takes is sent again; a subscription that is no more is forgotten.
func TestCallsThatFail(t *testing.T) {
	p := newPushed(t, daysTable)
	p.browser.answers(http.StatusServiceUnavailable)
	p.later.Add(int64(time.Hour))
	if err := p.server.Call(t.Context()); err == nil {
		t.Error("a service that is down took the message")
	}
	p.browser.answers(http.StatusCreated)
	if again := p.call(t, callLease+time.Second); len(again) != 1 {
		t.Errorf("not sent again: %v", again)
	}
	for _, status := range []int{http.StatusNotFound, http.StatusGone} {
		p := newPushed(t, daysTable)
		p.browser.answers(status)
		p.call(t, time.Hour)
		kept := 0
		for _, g := range p.players {
			var me Me
			g.get("/api/me", &me)
			list, err := p.server.Store.Subscriptions(t.Context(), me.ID)
			must(t, err)
			kept += len(list)
		}
		if kept != 1 { // whose turn it is not was not called
			t.Errorf("%d subscriptions after %d, want 1", kept, status)
		}
	}
}

// roundTripper is a client's way to the world.
type roundTripper func(*http.Request) (*http.Response, error)

func (f roundTripper) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// A push service that does not answer keeps nobody waiting for another one's; it is asked again a
// few times, and then the subscription is dropped.
func TestADeafPushServiceKeepsNobodyWaiting(t *testing.T) {
	p := newPushed(t, daysTable)
	p.call(t, time.Hour)
	world, heard := p.server.Push.Transport, make(chan struct{})
	var asked, gaveUp atomic.Int64
	p.server.Push = &http.Client{Transport: roundTripper(
		func(r *http.Request) (*http.Response, error) {
			if !strings.HasPrefix(r.URL.Host, "deaf") {
				close(heard)
				return world.RoundTrip(r)
			}
			asked.Add(1)
			select { // it says nothing until somebody else was told, as late as that may be
			case <-heard:
			case <-r.Context().Done():
				gaveUp.Add(1)
			}
			return nil, errors.New("no answer")
		})}
	deaf := p.pair("https://deaf.example.com", "Mallory", "Trudy")
	for range 2 {
		p.begin(daysTable, deaf)
	}
	p.begin(daysTable, p.players) // younger, so its call is the last
	p.later.Add(int64(time.Hour))
	if err := p.server.Call(t.Context()); err == nil {
		t.Error("what nobody took was not noticed")
	}
	if n := len(p.browser.took()); n != 1 || gaveUp.Load() != 0 {
		t.Fatalf("%d others were told, after %d messages of the deaf were given up", n,
			gaveUp.Load())
	}
	left := func() (n int) {
		for _, name := range []string{"Mallory", "Trudy"} {
			_, who := p.everythingOf(name)
			list, err := p.server.Store.Subscriptions(t.Context(), who.ID)
			must(t, err)
			n += len(list)
		}
		return n
	}
	rounds := 0
	for before := left(); left() == before && rounds < 100; rounds++ {
		p.later.Add(int64(callLease + time.Second))
		_ = p.server.Call(t.Context()) // it fails as long as the subscription is there
	}
	if n := asked.Load(); n > 2*dropAfter || rounds < dropAfter {
		t.Errorf("asked %d times in %d rounds", n, rounds)
	}
}

// A push service that fails is let rest, and then asked by one message at a time.
func TestPushServicesAreLetRest(t *testing.T) {
	c, now := newCouriers(), time.Now()
	for range restAfter {
		if !c.ready("push", now) {
			t.Error("it rests too early")
		}
		c.answered("push", false, now)
	}
	at := func(after time.Duration, want bool) {
		t.Helper()
		if got := c.ready("push", now.Add(after)); got != want {
			t.Errorf("after %s it is asked: %t", after, got)
		}
	}
	at(0, false)
	at(restFor-1, false)
	at(restFor, true)
	at(restFor+1, false) // one asks already
	if !c.ready("other", now) {
		t.Error("another one rests with it")
	}
	at(2*restFor, true)
	c.answered("push", true, now)
	at(2*restFor, true)
	at(2*restFor, true)
	for i := range 2 * dropAfter {
		if got := c.failed("sub"); got != (i%dropAfter == dropAfter-1) {
			t.Errorf("failure %d drops: %t", i+1, got)
		}
	}
	c.failed("sub")
	c.took("sub")
	for range dropAfter - 1 {
		if c.failed("sub") {
			t.Error("dropped though it took a message")
		}
	}
	if callMost/callers*pushPatience >= callLease-pushPatience {
		t.Error("calls may take longer than they are one node's")
	}
}

// Only the wide world is reached.
func TestWhatIsNearIsNotPublic(t *testing.T) {
	for text, want := range map[string]bool{
		"8.8.8.8": true, "2606:4700::1111": true, "172.32.0.1": true, "100.128.0.1": true,
		"127.0.0.1": false, "10.0.0.1": false, "172.16.0.1": false, "192.168.1.1": false,
		"169.254.169.254": false, "100.64.0.1": false, "100.127.255.255": false, "0.1.2.3": false,
		"224.0.0.1": false, "255.255.255.255": false, "240.0.0.1": false, "192.0.0.8": false,
		"::1": false, "::": false, "fe80::1": false, "fc00::1": false, "fec0::1": false,
		"::ffff:10.0.0.1": false, "::7f00:1": false, "64:ff9b::a00:1": false,
		"64:ff9b:1::a00:1": false, "2002:a00:1::": false, "2001:0:1::": false,
	} {
		if got := isPublic(netip.MustParseAddr(text)); got != want {
			t.Errorf("%s is public: %t", text, got)
		}
	}
}

// What is no subscription is refused, and one's own alone can be ended.
func TestSubscriptions(t *testing.T) {
	p := newPushed(t, daysTable)
	good := p.browser.subscription("https://push.example.org/x", false)
	for _, change := range []map[string]any{
		{"endpoint": "http://push.example.org/x"},
		{"endpoint": "nonsense"},

		{"endpoint": "https://127.0.0.1/x"},
		{"endpoint": "https://[::1]/x"},
		{"endpoint": "https://169.254.169.254/x"},
		{"endpoint": "https://10.1.2.3/x"},
		{"endpoint": "https://100.64.1.2/x"},
		{"endpoint": "https://[64:ff9b::7f00:1]/x"},
		{"endpoint": "https://[::ffff:127.0.0.1]/x"},
		{"endpoint": "https://[2002:7f00:1::]/x"},
		{"endpoint": "https://0.0.0.0/x"},
		{"endpoint": "https://2130706433/x"},
		{"endpoint": "https://①②⑦.⓪.⓪.①/x"},
		{"endpoint": "https://localhost/x"},
		{"endpoint": "https://printer/x"},
		{"endpoint": "https://localhost./x"},
		{"endpoint": "https://127.1/x"},
		{"endpoint": "https://db.internal/x"},
		{"endpoint": "https://printer.local/x"},
		{"endpoint": "https://user:pw@push.example.org/x"},
		{"endpoint": "https:///x"},
		{"endpoint": "https://push.example.org/" + strings.Repeat("x", 1000)},
		{"keys": map[string]string{"p256dh": "short", "auth": "short"}},
	} {
		bad := map[string]any{"endpoint": good["endpoint"], "keys": good["keys"]}
		for key, value := range change {
			bad[key] = value
		}
		p.players[0].refused("POST", "/api/push", bad, 400, "bad-request")
	}
	p.guest().refused("POST", "/api/push", good, 403, "not-allowed")
	mine := func() int {
		var me Me
		p.players[0].get("/api/me", &me)
		list, err := p.server.Store.Subscriptions(t.Context(), me.ID)
		must(t, err)
		return len(list)
	}
	end := map[string]string{"endpoint": pushSite + "/Anna"}
	p.players[1].post("/api/push/end", end, 200)
	if mine() != 1 {
		t.Error("another one ended the subscription")
	}
	p.players[0].post("/api/push/end", end, 200)
	if mine() != 0 {
		t.Error("the subscription was not ended")
	}
	for i := range 2 * maxPushes {
		p.players[0].post("/api/push",
			p.browser.subscription(fmt.Sprintf("https://push.example.org/%d", i), false), 200)
	}
	if n := mine(); n != maxPushes {
		t.Errorf("%d browsers of one person, want %d", n, maxPushes)
	}
}

// The keys of the site outlast the process, and messages go to the wide world only.
func TestPushKeysAndWays(t *testing.T) {
	p := newPushed(t, daysTable)
	keys, err := newVapid(p.server.Store)
	must(t, err)
	if keys != p.server.vapid {
		t.Error("another node has other keys")
	}
	p.server.Push = newPushClient()
	err = p.server.push(t.Context(), store.Subscription{
		Endpoint: p.service.URL + "/x",
		Key:      base64.RawURLEncoding.EncodeToString(p.browser.key.PublicKey().Bytes()),
		Secret:   base64.RawURLEncoding.EncodeToString(p.browser.secret),
	}, "t", []byte("{}"))
	if err == nil || !strings.Contains(err.Error(), "no address of a push service") {
		t.Errorf("a message to this machine: %v", err)
	}
}
