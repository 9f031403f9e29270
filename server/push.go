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
	"strings"
	"sync"
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
	callMost     = 50               // taken at a time
	callers      = 8                // calls made at a time
	pushPatience = 10 * time.Second // for all messages of a call
	pushLife     = 24 * time.Hour   // a push service keeps a message for so long
	maxEndpoint  = 1000
	maxPushes    = 10 // browsers of one person
)

// vapid are the keys by which push services know this site. They are made once for all nodes.
type vapid struct{ Private, Public string }

func newVapid(kept store.Settings) (keys vapid, err error) {
	if keys.Private, keys.Public, err = webpush.GenerateVAPIDKeys(); err != nil {
		return keys, err
	}
	text, err := json.Marshal(keys)
	if err != nil {
		return keys, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), keyPatience)
	defer cancel()
	if text, err = kept.InitSetting(ctx, "push keys", text); err != nil {
		return keys, err
	}
	return keys, json.Unmarshal(text, &keys)
}

// newPushClient sends to the world and not to what is near this server: an endpoint is whatever a
// browser says it is.
func newPushClient() *http.Client {
	dialer := &net.Dialer{Control: func(_, address string, _ syscall.RawConn) error {
		at, err := netip.ParseAddrPort(address)
		if err != nil || !isPublic(at.Addr()) {
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

// near are networks that lead to this machine or its neighbours and that package netip does not
// know: shared ones of providers, and those that hide an address of another kind (NAT64, 6to4,
// Teredo).
var near = []netip.Prefix{
	netip.MustParsePrefix("0.0.0.0/8"), netip.MustParsePrefix("100.64.0.0/10"),
	netip.MustParsePrefix("192.0.0.0/24"), netip.MustParsePrefix("198.18.0.0/15"),
	netip.MustParsePrefix("240.0.0.0/4"), netip.MustParsePrefix("::/96"),
	netip.MustParsePrefix("64:ff9b::/96"), netip.MustParsePrefix("64:ff9b:1::/48"),
	netip.MustParsePrefix("2001::/32"), netip.MustParsePrefix("2002::/16"),
	netip.MustParsePrefix("fec0::/10"),
}

// isPublic tells whether an address is of the wide world.
func isPublic(at netip.Addr) bool {
	at = at.Unmap().WithZone("")
	return at.IsGlobalUnicast() && !at.IsPrivate() &&
		!slices.ContainsFunc(near, func(p netip.Prefix) bool { return p.Contains(at) })
}

// publicEndpoint tells whether an endpoint can be one of a push service: encrypted, of a host in
// the wide world, and without anybody's name and password in it. Browsers write it in ASCII; in
// other letters and digits it might name another host than it shows.
func publicEndpoint(endpoint string) bool {
	at, err := url.Parse(endpoint)
	odd := func(c rune) bool { return c <= ' ' || c > '~' }
	if err != nil || strings.ContainsFunc(endpoint, odd) ||
		at.Scheme != "https" || at.User != nil || at.Fragment != "" ||
		len(endpoint) > maxEndpoint {
		return false
	}
	host := strings.TrimSuffix(strings.ToLower(at.Hostname()), ".")
	if ip, err := netip.ParseAddr(host); err == nil {
		return isPublic(ip)
	}
	dot := strings.LastIndexByte(host, '.')
	last := host[dot+1:]
	return dot > 0 && last != "local" && last != "internal" && last != "localhost" &&
		strings.Trim(last, "0123456789") != ""
}

func (s *Server) pushKey(*http.Request) (any, error) { return PushKey{s.vapid.Public}, nil }

// subscribe lets a browser be told when its person is elsewhere.
func (s *Server) subscribe(_ http.ResponseWriter, r *http.Request) (any, error) {
	p, err := s.visitor(r)
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
	if !publicEndpoint(wish.Endpoint) || keyLength(wish.Keys.P256dh) != 65 ||
		keyLength(wish.Keys.Auth) != 16 {
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
	p, err := s.visitor(r)
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
// every node: a turn is taken by one of them. Some calls are made at a time, each for no longer
// than one message may take: who waits for a push service that does not answer keeps no others
// waiting. What is not done while the calls are this node's is left to the next one.
func (s *Server) Call(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, callLease-pushPatience)
	defer cancel()
	now := s.Now()
	list, err := s.Store.TakeCalls(ctx, now, now.Add(-callWithin), now.Add(-callAfter),
		now.Add(callLease), callMost)
	failed := make([]error, len(list))
	var work sync.WaitGroup
	next := make(chan int)
	for range min(callers, len(list)) {
		work.Go(func() {
			for i := range next {
				failed[i] = s.callOne(ctx, list[i])
			}
		})
	}
	for i := range list {
		next <- i
	}
	close(next)
	work.Wait()
	return errors.Join(err, errors.Join(failed...))
}

// callOne makes one call. What no push service takes now is tried again by whoever comes next.
func (s *Server) callOne(ctx context.Context, c store.Call) error {
	where, err := s.Tables.Whereabouts(ctx, []string{c.Person})
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
	list = slices.DeleteFunc(list, func(sub store.Subscription) bool {
		return looking || !sub.All && !days
	})
	if err := s.pushAll(ctx, list, message.Table, text); err != nil {
		return err
	}
	return s.Store.Called(ctx, c)
}

// pushAll sends a message to all browsers of somebody at once. It fails if none took it.
func (s *Server) pushAll(
	ctx context.Context, list []store.Subscription, topic string, text []byte,
) error {
	short, cancel := context.WithTimeout(ctx, pushPatience)
	defer cancel()
	failed := make([]error, len(list))
	var work sync.WaitGroup
	for i, sub := range list {
		work.Go(func() { failed[i] = s.push(short, sub, topic, text) })
	}
	work.Wait()
	sent := len(list) == 0
	for i, sub := range list {
		switch {
		case failed[i] == nil:
			sent = true
		case errors.Is(failed[i], errResting):
		case errors.Is(failed[i], errGoneFor) || s.couriers.failed(sub.Endpoint):
			failed[i] = s.Store.Unsubscribe(ctx, sub.Endpoint)
		}
	}
	if sent {
		return nil
	}
	return errors.Join(failed...)
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

var (
	errGoneFor = errors.New("the subscription is no more")
	errResting = errors.New("the push service did not answer lately, and is let rest")
)

// push sends a message, unless the push service did not answer lately.
func (s *Server) push(
	ctx context.Context, sub store.Subscription, topic string, text []byte,
) error {
	at, err := url.Parse(sub.Endpoint)
	if err != nil {
		return errGoneFor
	}
	if !s.couriers.ready(at.Host, s.Now()) {
		s.metrics.pushes.WithLabelValues("resting").Inc()
		return errResting
	}
	status, err := s.sendPush(ctx, sub, topic, text)
	s.couriers.answered(at.Host, err == nil && status < http.StatusInternalServerError, s.Now())
	result := "failed"
	switch {
	case err != nil:
		err = fmt.Errorf("a message was not taken: %w", err)
	case status == http.StatusNotFound || status == http.StatusGone:
		result, err = "gone", errGoneFor
	case status >= http.StatusMultipleChoices:
		err = fmt.Errorf("a push service answered %d", status)
	default:
		result = "sent"
		s.couriers.took(sub.Endpoint)
	}
	s.metrics.pushes.WithLabelValues(result).Inc()
	return err
}

func (s *Server) sendPush(
	ctx context.Context, sub store.Subscription, topic string, text []byte,
) (status int, err error) {
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
		return 0, err
	}
	return answer.StatusCode, answer.Body.Close() // nothing in it is of use
}
