package server

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"slices"
	"time"

	"golang.org/x/time/rate"

	"twobanners/store"
)

// How often somebody may fail to be an account: from one address or browser, and from wherever.
const (
	triesEvery    = 6 * time.Second
	triesBurst    = 10
	allTriesEvery = time.Second
	allTriesBurst = 100
	spentEvery    = time.Minute // how long what an address cost us counts
	spentBurst    = 100
)

// guesses limit failed logins (brute force). They strike who fails: a try that succeeds is given
// back, a browser that was signed in before has tries of its own, and so has an open session.
type guesses struct {
	each  *buckets // of an address, a browser or a session, at an account
	all   *buckets // of all addresses at an account
	spent *buckets // by address: what it cost us; who cost much waits behind who did not
}

func newGuesses() guesses {
	return guesses{
		each:  newBuckets(rate.Every(triesEvery), triesBurst),
		all:   newBuckets(rate.Every(allTriesEvery), allTriesBurst),
		spent: newBuckets(rate.Every(spentEvery), spentBurst),
	}
}

// guesser is who tries to be an account.
type guesser struct {
	by      string
	trusted bool // it is more than an address, and waits for none of those
}

// stranger is whoever comes from the address of a request.
func (s *Server) stranger(r *http.Request) guesser { return guesser{by: s.address(r)} }

// inSession is who has an open session.
func (s *Server) inSession(r *http.Request) guesser {
	return guesser{"session " + string(s.sessionOf(r)), true}
}

// guesserAt is the browser that a request comes from if it was signed in to the account before.
func (s *Server) guesserAt(r *http.Request, account store.Person) guesser {
	if b := s.knownBrowser(r); account.ID != "" && slices.Contains(b.People, account.ID) {
		return guesser{"browser " + b.ID, true}
	}
	return s.stranger(r)
}

var errManyTries = fault(tooMany, "There were many attempts at this account; wait a little.")

// guess lets somebody try to be an account. What was refused for another reason was no try.
func (s *Server) guess(who guesser, account string, right func(place) (bool, error)) error {
	key, now := account+" "+who.by, s.Now()
	if !s.guesses.each.take(key, now) {
		return errManyTries
	}
	if !who.trusted && !s.guesses.all.take(account, now) {
		s.guesses.each.giveBack(key, now)
		return errManyTries
	}
	same, err := right(s.place(who))
	if err == nil && !same {
		return errWrongPassword
	}
	now = s.Now()
	s.guesses.each.giveBack(key, now)
	if !who.trusted {
		s.guesses.all.giveBack(account, now)
		s.guesses.spent.giveBack(who.by, now)
	}
	return err
}

// place is where somebody waits for a password to be hashed. It counts as spent.
func (s *Server) place(who guesser) place {
	if who.trusted {
		return place{by: who.by}
	}
	now := s.Now()
	rank := 1 + s.guesses.spent.used(who.by, now)
	s.guesses.spent.take(who.by, now)
	return place{by: who.by, rank: rank}
}

// knownBrowser is what a browser remembers, sealed, of who was signed in there.
type knownBrowser struct {
	ID     string
	People []string
}

const maxAtBrowser = 8

func (s *Server) browserCookie() string { return s.cookieName() + "-browser" }

func (s *Server) knownBrowser(r *http.Request) (b knownBrowser) {
	cookie, err := r.Cookie(s.browserCookie())
	if err != nil || !s.unseal(cookie.Value, &b) {
		return knownBrowser{}
	}
	return b
}

// remind lets a browser remember that somebody was signed in there.
func (s *Server) remind(w http.ResponseWriter, r *http.Request, person string) error {
	b := s.knownBrowser(r)
	if b.ID == "" {
		b.ID = rand.Text()
	}
	b.People = slices.DeleteFunc(b.People, func(old string) bool { return old == person })
	b.People = append(b.People, person)
	b.People = b.People[max(0, len(b.People)-maxAtBrowser):]
	sealed, err := s.seal(b)
	if err != nil {
		return err
	}
	http.SetCookie(w, &http.Cookie{
		Name: s.browserCookie(), Value: sealed, Path: "/", MaxAge: cookieLife, HttpOnly: true,
		Secure: s.secure(), SameSite: http.SameSiteLaxMode,
	})
	return nil
}

// seal makes a text of a value that only the nodes of this site can read or make.
func (s *Server) seal(value any) (string, error) {
	text, err := json.Marshal(value)
	if err != nil {
		return "", err
	}
	nonce := make([]byte, s.box.NonceSize())
	_, _ = rand.Read(nonce) // never fails: see crypto/rand
	return base64.RawURLEncoding.EncodeToString(s.box.Seal(nonce, nonce, text, nil)), nil
}

func (s *Server) unseal(text string, into any) bool {
	sealed, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil || len(sealed) < s.box.NonceSize() {
		return false
	}
	plain, err := s.box.Open(nil, sealed[:s.box.NonceSize()], sealed[s.box.NonceSize():], nil)
	return err == nil && decode(plain, into) == nil
}
