package storetest

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"twobanners/store"
)

func friends(t *testing.T, s store.Store) {
	for _, id := range []string{"anna", "bela", "carl"} {
		welcome(t, s, id)
	}
	name := func(person, friend string) { must(t, s.Befriend(t.Context(), person, friend, noon)) }
	are := func(person string, want ...string) {
		t.Helper()
		list, err := s.Friends(t.Context(), person)
		must(t, err)
		var got []string
		for _, f := range list {
			got = append(got, fmt.Sprintf("%s %t %t", f.ID, f.Mine, f.Theirs))
		}
		same(t, "friends of "+person, got, want...)
	}
	name("anna", "bela")
	name("anna", "bela") // twice is once
	are("anna", "bela true false")
	are("bela", "anna false true")
	name("bela", "anna")
	name("carl", "anna")
	are("anna", "bela true true", "carl false true")
	must(t, s.Unfriend(t.Context(), "anna", "bela"))
	are("bela")
	must(t, s.Forget(t.Context(), "carl"))
	are("anna")
}

func blocked(t *testing.T, s store.Store) {
	for _, id := range []string{"anna", "bela"} {
		welcome(t, s, id)
	}
	ctx := t.Context()
	hears := func(person string, want int, blocks ...string) {
		t.Helper()
		list, err := s.Friends(ctx, person)
		must(t, err)
		if len(list) != want {
			t.Errorf("%s hears of %v, want %d", person, list, want)
		}
		names, err := s.Blocked(ctx, person)
		must(t, err)
		same(t, "those blocked by "+person, names, blocks...)
	}
	must(t, s.Befriend(ctx, "bela", "anna", noon))
	hears("anna", 1)
	for range 2 {
		must(t, s.Block(ctx, "anna", "bela"))
	}
	hears("anna", 0, "Guest")
	hears("bela", 0)
	must(t, s.Befriend(ctx, "bela", "anna", noon)) // asks again, and is not told
	hears("anna", 0, "Guest")
	hears("bela", 1)
	must(t, s.Unblock(ctx, "anna", "bela"))
	hears("anna", 1)
	must(t, s.Block(ctx, "anna", "bela"))
	must(t, s.Befriend(ctx, "anna", "bela", noon)) // who asks a person wants to hear of that one
	hears("anna", 1)
	must(t, s.Block(ctx, "anna", "bela"))
	must(t, s.Forget(ctx, "bela"))
	hears("anna", 0)
}

func leaders(t *testing.T, s store.Store) {
	for i, id := range []string{"anna", "bela", "carl", "dora"} {
		table := begin(t, s, "t"+id, id)
		if id != "carl" { // a guest
			must(t, s.Register(t.Context(), id, id, "hash"))
		}
		for n := range 2 {
			table.Updated = noon.Add(time.Duration(n) * time.Hour)
			table.ID = fmt.Sprintf("t%s%d", id, n)
			must(t, s.Create(t.Context(), table, store.Secret{}, []store.Entry{entry(1, "x")}))
			must(t, s.Rate(t.Context(), table.ID, "chess", []string{id},
				func(old []store.Rating) []store.Rating {
					old[0].Points += float64(10 * i)
					old[0].Games++
					return old
				}))
		}
	}
	must(t, s.Restrict(t.Context(), "dora", false, false, true))
	list, err := s.Leaders(t.Context(), "chess", 2, 9)
	must(t, err)
	want := []store.Leader{
		{ID: "bela", Name: "bela", Rating: store.Rating{Points: 20, Games: 2}},
		{ID: "anna", Name: "anna", Rating: store.Rating{Points: 0, Games: 2}},
	}
	if !slices.Equal(list, want) {
		t.Errorf("leaders %v, want %v", list, want)
	}
	for _, c := range []struct{ games, limit, want int }{{3, 9, 0}, {1, 1, 1}} {
		list, err := s.Leaders(t.Context(), "chess", c.games, c.limit)
		must(t, err)
		if len(list) != c.want {
			t.Errorf("%d leaders with %d games, want %d", len(list), c.games, c.want)
		}
	}
	over, err := s.RatedOver(t.Context(), "bela", "chess", 9)
	must(t, err)
	if len(over) != 2 || over[0] != (store.Rated{At: noon, Points: 10}) ||
		over[1] != (store.Rated{At: noon.Add(time.Hour), Points: 20}) {
		t.Errorf("bela's rating went %v", over)
	}
	last, err := s.RatedOver(t.Context(), "bela", "chess", 1)
	must(t, err)
	if len(last) != 1 || last[0].Points != 20 {
		t.Errorf("bela's last rating: %v", last)
	}
}

func finished(t *testing.T, s store.Store) {
	for i, c := range []struct {
		id, game, status, person string
		public                   bool
	}{
		{"a", "chess", "over", "anna", true},
		{"b", "chess", "over", "bela", false},
		{"c", "chess", "playing", "anna", true},
		{"d", "go", "over", "anna", true},
	} {
		card := begin(t, s, c.id, c.person)
		card.ID, card.Game = c.id+"1", c.game
		card.Status, card.Public = c.status, c.public
		card.Updated = noon.Add(time.Duration(i) * time.Hour)
		must(t, s.Create(t.Context(), card, store.Secret{}, []store.Entry{entry(1, "x")}))
	}
	for _, c := range []struct {
		which store.Finished
		want  []string
	}{
		{store.Finished{}, []string{"d1", "b1", "a1"}},
		{store.Finished{Public: true}, []string{"d1", "a1"}},
		{store.Finished{Game: "chess"}, []string{"b1", "a1"}},
		{store.Finished{Person: "anna"}, []string{"d1", "a1"}},
		{store.Finished{Before: noon.Add(3 * time.Hour)}, []string{"b1", "a1"}},
	} {
		list, err := s.Finished(t.Context(), c.which, 9)
		must(t, err)
		same(t, fmt.Sprintf("finished games %+v", c.which), ids(list), c.want...)
	}
	list, err := s.Finished(t.Context(), store.Finished{}, 1)
	must(t, err)
	same(t, "the newest finished game", ids(list), "d1")
}

// turnOf stores that a table waits for people.
func turnOf(t testing.TB, s store.Store, card store.Card, seq int64, turn ...string) {
	t.Helper()
	card.Turn, card.Updated = turn, noon.Add(time.Duration(seq)*time.Minute)
	must(t, s.Append(t.Context(), card.ID, []store.Entry{entry(seq, fmt.Sprint(seq))}, &card))
}

// called takes the calls of a moment and lists whom they are for.
func called(t testing.TB, s store.Store, now time.Time) (people []string, list []store.Call) {
	t.Helper()
	list, err := s.TakeCalls(t.Context(), now, noon, now, now.Add(time.Minute), 9)
	must(t, err)
	for _, c := range list {
		people = append(people, c.Person+" at "+c.Card.ID+" "+c.Card.Status)
	}
	return people, list
}

func calls(t *testing.T, s store.Store) {
	card := begin(t, s, "t", "anna", "bela")
	sub := store.Subscription{Endpoint: "https://push/1", Key: "k", Secret: "s", All: true}
	at := func(minutes int) time.Time { return noon.Add(time.Duration(minutes) * time.Minute) }
	turnOf(t, s, card, 2, "anna")
	must(t, s.Subscribe(t.Context(), "anna", sub))
	none, _ := called(t, s, at(10))
	same(t, "a turn of before the subscription", none)
	turnOf(t, s, card, 3, "bela")
	turnOf(t, s, card, 4, "anna", "bela")
	early, _ := called(t, s, at(3))
	same(t, "a turn that has just begun", early)
	first, list := called(t, s, at(4))
	same(t, "calls", first, "anna at t playing")
	again, _ := called(t, s, at(4).Add(time.Second))
	same(t, "a call that somebody is at", again)
	turnOf(t, s, card, 5, "anna") // still the same turn
	late, list2 := called(t, s, at(6))
	same(t, "a call that was not done", late, "anna at t playing")
	if !list[0].Since.Equal(at(4)) || !list2[0].Since.Equal(at(4)) {
		t.Errorf("the turn is of %v and %v, want %v", list[0].Since, list2[0].Since, at(4))
	}
	must(t, s.Called(t.Context(), list2[0]))
	done, _ := called(t, s, at(60))
	same(t, "a call that is done", done)
	turnOf(t, s, card, 6, "bela")
	turnOf(t, s, card, 7, "anna")
	must(t, s.Called(t.Context(), list2[0])) // of the turn before
	next, _ := called(t, s, at(63))
	same(t, "the next turn", next, "anna at t playing")
	subscribed(t, s, sub)
}

func subscribed(t *testing.T, s store.Store, sub store.Subscription) {
	has := func(person string, want ...store.Subscription) {
		t.Helper()
		list, err := s.Subscriptions(t.Context(), person)
		must(t, err)
		if !slices.Equal(list, want) {
			t.Errorf("%s has %v, want %v", person, list, want)
		}
	}
	has("anna", sub)
	sub.All = false
	must(t, s.Subscribe(t.Context(), "bela", sub)) // the same browser, another person
	has("anna")
	has("bela", sub)
	for range 2 {
		must(t, s.Unsubscribe(t.Context(), sub.Endpoint))
	}
	has("bela")
}

func callsNew(t *testing.T, s store.Store) {
	welcome(t, s, "anna")
	must(t, s.Subscribe(t.Context(), "anna", store.Subscription{Endpoint: "https://push/1"}))
	take := func(minutes, limit int, want ...string) {
		t.Helper()
		now := noon.Add(time.Duration(minutes) * time.Minute)
		list, err := s.TakeCalls(t.Context(), now, noon, now, now.Add(time.Minute), limit)
		must(t, err)
		var got []string
		for _, c := range list {
			got = append(got, c.Card.ID)
		}
		same(t, fmt.Sprintf("calls after %d minutes", minutes), got, want...)
	}
	turnOf(t, s, begin(t, s, "old", "anna"), 2, "anna")
	take(10, 1, "old")
	card := begin(t, s, "new", "anna")
	turnOf(t, s, card, 2)
	turnOf(t, s, card, 3, "anna")
	take(20, 1, "new") // the old one failed: it waits behind those that did not
	take(30, 2, "old", "new")
}

func callsForTwo(t *testing.T, s store.Store) {
	welcome(t, s, "anna")
	must(t, s.Subscribe(t.Context(), "anna", store.Subscription{Endpoint: "https://push/1"}))
	const tables = 40
	for i := range tables {
		card := begin(t, s, fmt.Sprintf("t%02d", i), "anna")
		turnOf(t, s, card, 2, "anna")
	}
	var all sync.WaitGroup
	var mu sync.Mutex
	got := map[string]int{}
	for range 4 {
		all.Go(func() {
			for range tables {
				now := noon.Add(time.Hour)
				list, err := s.TakeCalls(t.Context(), now, noon, now, now.Add(time.Hour), 3)
				if err != nil {
					t.Error(err)
				}
				mu.Lock()
				for _, c := range list {
					got[c.Card.ID]++
				}
				mu.Unlock()
			}
		})
	}
	all.Wait()
	for id, n := range got {
		if n != 1 {
			t.Errorf("table %s was called %d times", id, n)
		}
	}
	if len(got) != tables {
		t.Errorf("%d tables were called, want %d", len(got), tables)
	}
}
