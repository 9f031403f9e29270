package storetest

import (
	"testing"

	"twobanners/store"
)

func welcome(t testing.TB, s store.Store, id string) {
	t.Helper()
	p := store.Person{ID: id, Name: "Guest", Language: "en", Created: noon}
	must(t, s.Welcome(t.Context(), p, []byte("session of "+id)))
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
	want := store.Person{ID: "a", Name: "Élise", Language: "en", Password: "hash", Created: noon}
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
	must(t, s.SignIn(t.Context(), "a", []byte("second"), noon))
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
