package table

import (
	"context"
	"slices"
	"testing"
	"time"

	"twobanners/store"
)

// pairs is a cluster of nodes that know of each other who is there, and nothing else.
type pairs struct {
	name string
	all  map[string][]store.Attendance // by node
}

func (p *pairs) Announce(string, int64) {}

func (p *pairs) Heads(context.Context, []string) (map[string]int64, error) { return nil, nil }

func (p *pairs) Alive(context.Context) (bool, error) { return true, nil }

func (p *pairs) Hold(context.Context, string) (bool, error) { return false, nil }

func (p *pairs) HoldDue(context.Context, time.Time, int) ([]string, error) { return nil, nil }

func (p *pairs) Attend(
	_ context.Context, here []store.Attendance, _ bool,
) ([]store.Attendance, error) {
	p.all[p.name] = here
	return p.others(), nil
}

func (p *pairs) Whereabouts(context.Context, []string) ([]store.Attendance, error) {
	return p.others(), nil
}

func (p *pairs) others() (list []store.Attendance) {
	for node, there := range p.all {
		if node != p.name {
			list = append(list, there...)
		}
	}
	return list
}

// Who has a table open at one node is there at the other, whose watchers hear of it.
func TestPresenceAtOtherNodes(t *testing.T) {
	all := map[string][]store.Attendance{}
	here := NewRegistry(Config{Time: WallTime{}, Cluster: &pairs{"here", all}})
	there := NewRegistry(Config{Time: WallTime{}, Cluster: &pairs{"there", all}})
	anna := here.Hub().Listen("t", "anna")
	tend := func() {
		for _, h := range []*Registry{there, here} {
			must(t, h.attend(t.Context(), false))
		}
	}
	hinted := func() bool {
		select {
		case <-anna.Hint:
			return true
		default:
			return false
		}
	}
	tend()
	for hinted() {
	}
	bela := there.Hub().Listen("t", "bela")
	tend()
	if got := here.Present("t"); len(got) != 2 || !slices.Contains(got, "anna") ||
		!slices.Contains(got, "bela") {
		t.Errorf("present are %v", got)
	}
	if !hinted() {
		t.Error("anna does not hear that bela has come")
	}
	where, err := here.Whereabouts(t.Context(), []string{"bela"})
	if err != nil || len(where) != 1 || where[0] != (store.Attendance{Table: "t", Person: "bela"}) {
		t.Errorf("bela is at %v (%v)", where, err)
	}
	tend()
	if hinted() {
		t.Error("anna hears of nothing")
	}
	bela.Close()
	tend()
	if got := here.Present("t"); len(got) != 1 || !hinted() {
		t.Errorf("bela has gone and present are %v", got)
	}
	anna.Close()
}
