package server

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"syscall"
	"time"

	"github.com/SherClockHolmes/webpush-go"

	"twobanners/store"
	"twobanners/table"
)

// PushKey is the public key of the site, for browsers that subscribe.
type PushKey struct {
	Key string `json:"key"`
}

// PushMessage is what a browser is told when its person is elsewhere. The service worker words it.
type PushMessage struct {
	Kind  string   `json:"kind"` // turn or invited
	Table string   `json:"table"`
	Game  string   `json:"game"`
	Names []string `json:"names"` // who else sits there
}

const (
	callAfter    = 20 * time.Second // who answers at once need not be called
	callWithin   = 24 * time.Hour   // later nobody wants to know
	callLease    = 2 * time.Minute  // how long one node tries before another may
	callMost     = 50               // at a time
	pushPatience = 10 * time.Second
	pushLife     = 24 * time.Hour // a push service keeps a message for so long
	maxEndpoint  = 1000
	maxPushes    = 10 // browsers of one person
)

// vapid are the keys by which push services know this site. They are made once for all nodes.
type vapid struct{ Private, Public string }

func newVapid(kept store.Keeper) (keys vapid, err error) {
	if keys.Private, keys.Public, err = webpush.GenerateVAPIDKeys(); err != nil {
		return keys, err
	}
	text, err := json.Marshal(keys)
	if err != nil {
		return keys, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), keyPatience)
	defer cancel()
	if text, err = kept.Keep(ctx, "push keys", text); err != nil {
		return keys, err
	}
	return keys, json.Unmarshal(text, &keys)
}

// newPushClient sends to the world and not to what is near this server: an endpoint is whatever a
// browser says it is.
func newPushClient() *http.Client {
	dialer := &net.Dialer{Control: func(_, address string, _ syscall.RawConn) error {
		at, err := netip.ParseAddrPort(address)
		if err != nil || !at.Addr().IsGlobalUnicast() || at.Addr().IsPrivate() {
			return fmt.Errorf("%s is no address of a push service", address)
		}
		return nil
	}}
	return &http.Client{
		Timeout:   pushPatience,
		Transport: &http.Transport{DialContext: dialer.DialContext, ForceAttemptHTTP2: true},
		CheckRedirect: func(*http.Request, []*http.Request) error {
			return http.ErrUseLastResponse
		},
	}
}

func (s *Server) pushKey(*http.Request) (any, error) { return PushKey{s.vapid.Public}, nil }

// subscribe lets a browser be told when its person is elsewhere.
func (s *Server) subscribe(_ http.ResponseWriter, r *http.Request) (any, error) {
	p, err := s.self(r)
	if err != nil {
		return nil, err
	}
	wish, err := read[struct {
		Endpoint string
		Keys     struct{ P256dh, Auth string }
		All      bool
	}](r)
	if err != nil {
		return nil, err
	}
	at, err := url.Parse(wish.Endpoint)
	if err != nil || at.Scheme != "https" || at.Host == "" || len(wish.Endpoint) > maxEndpoint ||
		keyLength(wish.Keys.P256dh) != 65 || keyLength(wish.Keys.Auth) != 16 {
		return nil, fault(table.BadRequest, "This is no subscription of a browser.")
	}
	had, err := s.Store.Subscriptions(r.Context(), p.ID)
	if err != nil {
		return nil, err
	}
	if len(had) >= maxPushes { // the one that is oldest by chance goes
		if err := s.Store.Unsubscribe(r.Context(), had[0].Endpoint); err != nil {
			return nil, err
		}
	}
	return struct{}{}, s.Store.Subscribe(r.Context(), p.ID, store.Subscription{
		Endpoint: wish.Endpoint, Key: wish.Keys.P256dh, Secret: wish.Keys.Auth, All: wish.All,
	})
}

// keyLength is the length of a key in base64, of the kind that browsers write.
func keyLength(text string) int {
	key, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return -1
	}
	return len(key)
}

// unsubscribe ends a subscription of the one who asks.
func (s *Server) unsubscribe(_ http.ResponseWriter, r *http.Request) (any, error) {
	p, err := s.self(r)
	if err != nil {
		return nil, err
	}
	wish, err := read[struct{ Endpoint string }](r)
	if err != nil {
		return nil, err
	}
	had, err := s.Store.Subscriptions(r.Context(), p.ID)
	if err == nil && slices.ContainsFunc(had, func(sub store.Subscription) bool {
		return sub.Endpoint == wish.Endpoint
	}) {
		err = s.Store.Unsubscribe(r.Context(), wish.Endpoint)
	}
	return struct{}{}, err
}

// Call tells people who are elsewhere that it is their turn, each once. Call it now and then, at
// every node: a turn is taken by one of them.
func (s *Server) Call(ctx context.Context) error {
	now := s.Now()
	list, err := s.Store.TakeCalls(ctx, now, now.Add(-callWithin), now.Add(-callAfter),
		now.Add(callLease), callMost)
	for _, c := range list {
		err = errors.Join(err, s.callOne(ctx, c))
	}
	return err
}

// callOne makes one call. What no push service takes now is tried again by whoever comes next.
func (s *Server) callOne(ctx context.Context, c store.Call) error {
	where, err := s.Hall.Whereabouts(ctx, []string{c.Person})
	if err != nil {
		return err
	}
	looking := slices.Contains(where, store.Attendance{Table: c.Card.ID, Person: c.Person})
	list, err := s.Store.Subscriptions(ctx, c.Person)
	if err != nil {
		return err
	}
	message, days := messageOf(&c)
	text, err := json.Marshal(message)
	if err != nil {
		return err
	}
	sent, failed := 0, error(nil)
	for _, sub := range list {
		if looking || !sub.All && !days {
			continue
		}
		if err := s.push(ctx, sub, message.Table, text); err != nil {
			failed = errors.Join(failed, err)
			continue
		}
		sent++
	}
	if failed != nil && sent == 0 {
		return failed
	}
	return s.Store.Called(ctx, c)
}

// messageOf is what a call says, and whether the table's clock has days.
func messageOf(c *store.Call) (m PushMessage, days bool) {
	var card table.Card
	_ = json.Unmarshal(c.Card.Data, &card) // a card that cannot be read has no names
	m = PushMessage{Kind: "turn", Table: c.Card.ID, Game: c.Card.Game, Names: []string{}}
	for _, seat := range card.Seats {
		switch {
		case seat.Open() && seat.For == c.Person:
			m.Kind = "invited"
		case seat.Person != "" && seat.Person != c.Person:
			m.Names = append(m.Names, seat.Name)
		}
	}
	return m, card.Clock != nil && card.Clock.Days > 0 || m.Kind == "invited"
}

// push sends a message. A subscription that is no more is forgotten.
func (s *Server) push(
	ctx context.Context, sub store.Subscription, topic string, text []byte,
) error {
	ctx, cancel := context.WithTimeout(ctx, pushPatience)
	defer cancel()
	subscriber := "operator@" + s.Site.Hostname()
	if s.secure() {
		subscriber = s.Site.String()
	}
	answer, err := webpush.SendNotificationWithContext(ctx, bytes.Clone(text),
		&webpush.Subscription{
			Endpoint: sub.Endpoint, Keys: webpush.Keys{Auth: sub.Secret, P256dh: sub.Key},
		}, &webpush.Options{
			HTTPClient: s.Push, Subscriber: subscriber, TTL: int(pushLife / time.Second),
			// A newer message of a table takes its place.
			Topic:          topic[:min(len(topic), 32)],
			Urgency:        webpush.UrgencyNormal,
			VAPIDPublicKey: s.vapid.Public, VAPIDPrivateKey: s.vapid.Private,
		})
	if err != nil {
		return fmt.Errorf("a message was not taken: %w", err)
	}
	_ = answer.Body.Close() // nothing in it is of use
	switch {
	case answer.StatusCode == http.StatusNotFound || answer.StatusCode == http.StatusGone:
		s.metrics.pushes.WithLabelValues("gone").Inc()
		return s.Store.Unsubscribe(ctx, sub.Endpoint)
	case answer.StatusCode >= 300:
		s.metrics.pushes.WithLabelValues("failed").Inc()
		return fmt.Errorf("a push service answered %s", answer.Status)
	}
	s.metrics.pushes.WithLabelValues("sent").Inc()
	return nil
}
