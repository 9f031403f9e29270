package server

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"

	"twobanners/game"
	"twobanners/internal/fastjson"
	"twobanners/internal/patch"
	"twobanners/store"
	"twobanners/table"
)

// BenchmarkFanOut measures updates that reach many spectators of one table.
func BenchmarkFanOut(b *testing.B) {
	for _, watchers := range []int{1, 100} {
		b.Run(fmt.Sprint(watchers), func(b *testing.B) {
			s := newSite(b, settings{limits: Limits{1e9, 1e9, 1e9, 1e9, 1e6, 1e6, 1e6}})
			ctx, cancel := context.WithCancel(b.Context())
			anna := s.named("Anna")
			path := anna.table(`{"game":"smallworld","seats":[{"kind":"me"},{"kind":"local"}],
				"options":{"rounds":20}}`)
			var streams []<-chan message
			for range watchers {
				streams = append(streams, s.guest().listen(ctx, path+"/stream", ""))
			}
			for _, stream := range streams {
				next(b, stream)
			}
			b.ResetTimer()
			for range b.N { // games end; talk never does
				body := map[string]string{"id": ids(), "text": "hello"}
				anna.post(path+"/chat", body, http.StatusOK)
				for _, stream := range streams {
					next(b, stream)
				}
			}
			b.StopTimer()
			cancel()
			perSecond := float64(b.N*watchers) / b.Elapsed().Seconds()
			b.ReportMetric(perSecond, "updates/s")
		})
	}
}

// BenchmarkSnapshot measures what one viewer costs.
func BenchmarkSnapshot(b *testing.B) {
	s := newSite(b, settings{})
	path, players, _ := pair(s)
	for i := range 12 {
		step(path, players, i)
	}
	var me Me
	players[0].get("/api/me", &me)
	tb := s.registry.Table(path[len("/api/tables/"):])
	for _, c := range []struct {
		name string
		v    viewer
	}{{"player", viewer{person: me.ID}}, {"spectator", viewer{seat: game.Nobody}}} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				must(b, tb.Read(b.Context(), func(st *table.State, secret store.Secret) error {
					c.v.update(st, secret, st.Seq())
					return nil
				}))
			}
		})
	}
}

// BenchmarkBotGames plays whole games of bots at many tables at once, every move durable.
func BenchmarkBotGames(b *testing.B) {
	s := newSite(b, settings{})
	anna := s.named("Anna")
	moves, mu := int64(0), sync.Mutex{}
	var work sync.WaitGroup
	slots := make(chan struct{}, 32)
	for range b.N {
		slots <- struct{}{}
		work.Go(func() {
			defer func() { <-slots }()
			path := anna.table(`{"game":"smallworld","seats":[{"kind":"bot","bot":"random"},
				{"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"}]}`)
			ctx, cancel := context.WithCancel(b.Context())
			defer cancel()
			for m := range anna.listen(ctx, path+"/stream", "") {
				if m.event == "update" && strings.Contains(m.data, `"status":"over"`) {
					mu.Lock()
					defer mu.Unlock()
					moves += m.id
					return
				}
			}
		})
	}
	work.Wait()
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}

// BenchmarkFrames measures how what two players see of a game is written and compared.
func BenchmarkFrames(b *testing.B) {
	s := newSite(b, settings{})
	path, players, _ := pair(s)
	tb := s.registry.Table(path[len("/api/tables/"):])
	var shots [2][]*Snapshot
	for i := range 100 {
		must(b, tb.Read(b.Context(), func(st *table.State, secret store.Secret) error {
			for seat := range shots {
				v := viewer{person: st.Seats[seat].Person, seat: game.Seat(seat)}
				shots[seat] = append(shots[seat], v.snapshot(st, secret, st.Seq()))
			}
			return nil
		}))
		step(path, players, i*7)
	}
	size := 0
	var before [2][]byte
	var text fastjson.Text
	for i := 0; b.Loop(); i++ {
		for seat := range shots {
			must(b, text.Set(shots[seat][i%100]))
			if i%100 > 0 {
				size += len(patch.Append(nil, before[seat], &text, "seq", "now"))
			}
			before[seat] = bytes.Clone(text.Bytes)
		}
	}
	b.ReportMetric(float64(size)/float64(b.N), "B/move")
}
