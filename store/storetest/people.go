package storetest

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"twobanners/store"
)

func welcome(t testing.TB, s store.Store, id string) {
	t.Helper()
	p := store.Person{ID: id, Name: "Guest", Language: "en", Created: noon}
	must(t, s.Welcome(t.Context(), p, session("session of "+id)))
}

func peopleNames(t *testing.T, s store.Store) {
	welcome(t, s, "a")
	welcome(t, s, "b")
	must(t, s.Register(t.Context(), "a", "Élise", "hash"))
	answers(t, s.Register(t.Context(), "b", "éLISE", "hash"), store.ErrTaken)
	must(t, s.Rename(t.Context(), "b", "Élise", "pt")) // a guest may be called like anybody
	must(t, s.Register(t.Context(), "b", "Bela", "hash"))
	answers(t, s.Rename(t.Context(), "b", "ÉLISE", "pt"), store.ErrTaken)
	answers(t, s.Rename(t.Context(), "nobody", "x", "en"), store.ErrNotFound)

	p, err := s.Account(t.Context(), "élise")
	must(t, err)
	want := store.Person{
		ID: "a", Name: "Élise", Language: "en", Password: "hash", Created: noon,
		Vacation: time.UnixMilli(0).UTC(),
	}
	if p != want {
		t.Errorf("the account is %v, want %v", p, want)
	}
	if p, err = s.Person(t.Context(), "b"); err != nil || p.Name != "Bela" || p.Language != "pt" {
		t.Errorf("%v %v, want Bela", p, err)
	}
	_, err = s.Account(t.Context(), "Guest")
	answers(t, err, store.ErrNotFound)
}

func sessions(t *testing.T, s store.Store) {
	welcome(t, s, "a")
	p, err := s.Session(t.Context(), []byte("session of a"))
	must(t, err)
	if p.ID != "a" || !p.Guest {
		t.Errorf("the session is of %v", p)
	}
	must(t, s.SignIn(t.Context(), "a", session("second")))
	must(t, s.SignOut(t.Context(), []byte("session of a")))
	_, err = s.Session(t.Context(), []byte("session of a"))
	answers(t, err, store.ErrNotFound)
	_, err = s.Session(t.Context(), []byte("second"))
	must(t, err)
}

func passkeys(t *testing.T, s store.Store) {
	welcome(t, s, "a")
	welcome(t, s, "b")
	key := store.Passkey{ID: []byte{1, 2}, Credential: []byte(`{"n":1}`)}
	must(t, s.AddPasskey(t.Context(), "a", key))
	key.Credential = []byte(`{"n":2}`)
	must(t, s.AddPasskey(t.Context(), "a", key))
	answers(t, s.AddPasskey(t.Context(), "b", key), store.ErrTaken)
	keys, err := s.Passkeys(t.Context(), "a")
	must(t, err)
	if len(keys) != 1 || string(keys[0].Credential) != `{"n":2}` {
		t.Errorf("a's passkeys are %v", keys)
	}
	answers(t, s.RemovePasskey(t.Context(), "b", key.ID), store.ErrNotFound)
	must(t, s.RemovePasskey(t.Context(), "a", key.ID))
	answers(t, s.RemovePasskey(t.Context(), "a", key.ID), store.ErrNotFound)
	must(t, s.AddPasskey(t.Context(), "b", key))
}

func ratedOnce(t *testing.T, s store.Store) {
	begin(t, s, "t", "anna", "bela")
	people := []string{"anna", "bela"}
	adjust := func(old []store.Rating) []store.Rating {
		for i := range old {
			old[i].Points += float64(10 * (i + 1))
			old[i].Games++
		}
		return old
	}
	for range 2 {
		must(t, s.Rate(t.Context(), "t", "chess", people, adjust))
	}
	got, err := s.Ratings(t.Context(), "chess", []string{"bela", "nobody", "anna"})
	must(t, err)
	want := []store.Rating{{Points: 20, Games: 1}, {}, {Points: 10, Games: 1}}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("ratings %v, want %v", got, want)
		}
	}
}

func peopleLooks(t *testing.T, s store.Store) {
	welcome(t, s, "a")
	welcome(t, s, "b")
	must(t, s.Register(t.Context(), "a", "Carlos Pie", "hash"))
	for _, name := range []string{
		"Саrlоs Piе", "Ｃarlos Pie", "CarI0s P1e", "carlos-pie", "C\u0301arlos Pie", "𝐂arlos Pie",
	} {
		answers(t, s.Register(t.Context(), "b", name, "hash"), store.ErrTaken)
	}
	_, err := s.Account(t.Context(), "CarI0s P1e") // it looks so, but it is not the name
	answers(t, err, store.ErrNotFound)
	must(t, s.Register(t.Context(), "b", "Carla Pia", "hash"))
	must(t, s.Rename(t.Context(), "b", "Carla  Pia", "en")) // one's own look is no other's
}

func restricted(t *testing.T, s store.Store) {
	welcome(t, s, "a")
	must(t, s.Restrict(t.Context(), "a", true, true, false))
	p, err := s.Session(t.Context(), []byte("session of a"))
	must(t, err)
	if !p.Bot || !p.Muted || p.Banned {
		t.Errorf("bot, muted, banned is %t, %t, %t", p.Bot, p.Muted, p.Banned)
	}
	answers(t, s.Restrict(t.Context(), "nobody", false, false, true), store.ErrNotFound)
}

func onVacation(t *testing.T, s store.Store) {
	welcome(t, s, "a")
	until := noon.Add(48 * time.Hour)
	must(t, s.SetVacation(t.Context(), "a", until))
	p, err := s.Session(t.Context(), []byte("session of a"))
	must(t, err)
	if !p.Vacation.Equal(until) {
		t.Errorf("the vacation ends %v, want %v", p.Vacation, until)
	}
	answers(t, s.SetVacation(t.Context(), "nobody", until), store.ErrNotFound)
}

func forgotten(t *testing.T, s store.Store) {
	begin(t, s, "t", "a", "b")
	must(t, s.Register(t.Context(), "a", "Anna", "hash"))
	must(t, s.AddPasskey(t.Context(), "a", store.Passkey{ID: []byte{1}, Credential: []byte(`{}`)}))
	must(t, s.SetCodes(t.Context(), "a", [][]byte{{1}}))
	must(t, s.Rate(t.Context(), "t", "chess", []string{"a", "b"},
		func(old []store.Rating) []store.Rating { old[0].Games++; return old }))
	must(t, s.Forget(t.Context(), "a"))
	p, err := s.Person(t.Context(), "a")
	must(t, err)
	if p.Name != "" || !p.Guest || p.Password != "" {
		t.Errorf("the forgotten person is %+v", p)
	}
	_, err = s.Session(t.Context(), []byte("ta"))
	answers(t, err, store.ErrNotFound)
	answers(t, s.Renew(t.Context(), "a", store.Renewal{Code: []byte{1}}), store.ErrNotFound)
	if keys, err := s.Passkeys(t.Context(), "a"); err != nil || len(keys) != 0 {
		t.Errorf("passkeys of the forgotten: %v %v", keys, err)
	}
	list, err := s.Ratings(t.Context(), "chess", []string{"a"})
	must(t, err)
	if list[0].Games != 0 {
		t.Errorf("rating of the forgotten: %v", list)
	}
	must(t, s.Register(t.Context(), "b", "Anna", "hash")) // the name is free again
	answers(t, s.Forget(t.Context(), "nobody"), store.ErrNotFound)
}

func sessionList(t *testing.T, s store.Store) {
	welcome(t, s, "a")
	welcome(t, s, "b")
	token := store.Session{
		Key: []byte("token"), Since: noon.Add(time.Hour), About: "my bot", Token: true,
	}
	must(t, s.SignIn(t.Context(), "a", token))
	answers(t, s.SignIn(t.Context(), "b", token), store.ErrTaken)
	for key, want := range map[string]bool{"token": true, "session of a": false} {
		p, err := s.Session(t.Context(), []byte(key))
		must(t, err)
		if p.ID != "a" || p.Token != want {
			t.Errorf("by %q comes %+v, a token: want %t", key, p, want)
		}
	}
	list, err := s.Sessions(t.Context(), "a")
	must(t, err)
	if len(list) != 2 || string(list[0].Key) != "token" || !list[0].Token ||
		list[0].About != "my bot" || !list[0].Since.Equal(token.Since) || list[1].Token {
		t.Errorf("a's sessions are %+v", list)
	}
}

func recoveryCodes(t *testing.T, s store.Store) {
	welcome(t, s, "a")
	must(t, s.Register(t.Context(), "a", "Anna", "old"))
	use := func(code byte) error {
		return s.Renew(t.Context(), "a", store.Renewal{
			Password: fmt.Sprint("by code ", code), Code: []byte{code},
			Session: &store.Session{Key: []byte{code}, Since: noon},
		})
	}
	password := func(want string) {
		t.Helper()
		if p, err := s.Account(t.Context(), "anna"); err != nil || p.Password != want {
			t.Errorf("the password is %q %v, want %q", p.Password, err, want)
		}
	}
	must(t, s.SetCodes(t.Context(), "a", [][]byte{{1}, {2}}))
	must(t, use(1))
	answers(t, use(1), store.ErrNotFound)
	must(t, s.SetCodes(t.Context(), "a", [][]byte{{3}}))
	answers(t, use(2), store.ErrNotFound)
	password("by code 1")
	if list, err := s.Sessions(t.Context(), "a"); err != nil || len(list) != 1 ||
		list[0].Key[0] != 1 {
		t.Errorf("a wrong code changed the sessions: %v %v", list, err)
	}
	// What cannot be done as a whole uses no code up: this session is another one's.
	welcome(t, s, "b")
	must(t, s.SignIn(t.Context(), "b", store.Session{Key: []byte{3}, Since: noon}))
	if use(3) == nil {
		t.Error("two sessions have one key")
	}
	password("by code 1")
	must(t, s.SignOut(t.Context(), []byte{3}))
	must(t, use(3))
	password("by code 3")
}

func renewed(t *testing.T, s store.Store) {
	for i, r := range []store.Renewal{
		{Password: "new"},
		{Tokens: true},
		{Pushes: true},
		{Passkeys: true},
		{Tokens: true, Pushes: true, Passkeys: true, Session: &store.Session{Since: noon}},
	} {
		id := fmt.Sprint("person ", i)
		welcome(t, s, id)
		welcome(t, s, "other "+id)
		must(t, s.Register(t.Context(), id, "Name "+id, "old"))
		for _, who := range []string{id, "other " + id} {
			must(t, s.SignIn(t.Context(), who, store.Session{
				Key: []byte("token of " + who), Since: noon, Token: true,
			}))
			must(t, s.Subscribe(t.Context(), who, store.Subscription{Endpoint: "push " + who}))
			must(t, s.AddPasskey(t.Context(), who, store.Passkey{
				ID: []byte(who), Credential: []byte(`{}`),
			}))
		}
		if r.Session != nil {
			r.Session.Key = []byte("new session of " + id)
		}
		must(t, s.Renew(t.Context(), id, r))
		p, err := s.Person(t.Context(), id)
		must(t, err)
		if p.Password != r.Password {
			t.Errorf("%+v: the password is %q", r, p.Password)
		}
		left := func(who string) (keys []string) {
			list, err := s.Sessions(t.Context(), who)
			must(t, err)
			for _, one := range list {
				keys = append(keys, string(one.Key))
			}
			pushes, err := s.Subscriptions(t.Context(), who)
			must(t, err)
			for _, one := range pushes {
				keys = append(keys, one.Endpoint)
			}
			passkeys, err := s.Passkeys(t.Context(), who)
			must(t, err)
			for _, one := range passkeys {
				keys = append(keys, "passkey of "+string(one.ID))
			}
			slices.Sort(keys)
			return keys
		}
		var want []string
		for key, stays := range map[string]bool{
			"new session of " + id: r.Session != nil, "passkey of " + id: !r.Passkeys,
			"push " + id: !r.Pushes, "token of " + id: !r.Tokens,
		} {
			if stays {
				want = append(want, key)
			}
		}
		slices.Sort(want)
		same(t, fmt.Sprintf("what is left after %+v", r), left(id), want...)
		if n := len(left("other " + id)); n != 4 {
			t.Errorf("another one has %d things left, want 4", n)
		}
	}
	answers(t, s.Renew(t.Context(), "nobody", store.Renewal{}), store.ErrNotFound)
}

func ratedNotDue(t *testing.T, s store.Store) {
	card := begin(t, s, "t", "anna", "bela")
	card.Status, card.Wake = store.StatusOver, noon
	must(t, s.Append(t.Context(), "t", []store.Entry{entry(2, "end")}, &card))
	for _, want := range [][]string{{"t"}, {}} {
		due, err := s.Due(t.Context(), noon.Add(time.Minute), "", 9)
		must(t, err)
		same(t, "tables to be rated", due, want...)
		must(t, s.Rate(t.Context(), "t", "chess", []string{"anna", "bela"},
			func(old []store.Rating) []store.Rating { return old }))
	}
}
