package storetest

import (
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
	answers(t, s.UseCode(t.Context(), "a", []byte{1}), store.ErrNotFound)
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
	list, err := s.Sessions(t.Context(), "a")
	must(t, err)
	if len(list) != 2 || string(list[0].Key) != "token" || !list[0].Token ||
		list[0].About != "my bot" || !list[0].Since.Equal(token.Since) || list[1].Token {
		t.Errorf("a's sessions are %+v", list)
	}
	must(t, s.SignOutOthers(t.Context(), "a", []byte("session of a")))
	_, err = s.Session(t.Context(), []byte("token"))
	answers(t, err, store.ErrNotFound)
	for _, id := range []string{"a", "b"} {
		_, err = s.Session(t.Context(), []byte("session of "+id))
		must(t, err)
	}
}

func recoveryCodes(t *testing.T, s store.Store) {
	welcome(t, s, "a")
	must(t, s.SetCodes(t.Context(), "a", [][]byte{{1}, {2}}))
	must(t, s.UseCode(t.Context(), "a", []byte{1}))
	answers(t, s.UseCode(t.Context(), "a", []byte{1}), store.ErrNotFound)
	must(t, s.SetCodes(t.Context(), "a", [][]byte{{3}}))
	answers(t, s.UseCode(t.Context(), "a", []byte{2}), store.ErrNotFound)
	must(t, s.UseCode(t.Context(), "a", []byte{3}))
	must(t, s.Register(t.Context(), "a", "Anna", "old"))
	must(t, s.SetPassword(t.Context(), "a", "new"))
	if p, err := s.Account(t.Context(), "anna"); err != nil || p.Password != "new" {
		t.Errorf("the password is %q %v", p.Password, err)
	}
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
