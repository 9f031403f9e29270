package server

import (
	"compress/gzip"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"sync"
	"time"

	"twobanners/store"
	"twobanners/table"
)

// A story is long: hundreds of updates, each with a whole view. It is told in pages, written as it
// is made, a few at a time, so that who asks for many and reads none holds nothing.
const (
	pageViews  = 100  // the most updates with views in one answer
	pageBrief  = 1000 // and without
	few        = 32   // the most that a table is held up for, and that is in memory
	maxStories = 64   // the most answers under way
	maxEach    = 6    // and for one address: all of a table may open it at once, in one house
)

// stories counts the answers under way.
type stories struct {
	mu  sync.Mutex
	all int
	of  map[string]int
}

func (c *stories) enter(address string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.all >= maxStories || c.of[address] >= maxEach {
		return false
	}
	c.all++
	c.of[address]++
	return true
}

func (c *stories) count() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.all
}

func (c *stories) leave(address string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.all--
	if c.of[address]--; c.of[address] == 0 {
		delete(c.of, address)
	}
}

// pages are the updates after a number, a few at a time, none when there are no more.
type pages func(ctx context.Context, after, to int64) ([]*Update, error)

// writePages writes updates as they are made. A fault before the first one is answered as such;
// after it there is nothing left but to break off.
func (s *Server) writePages(w http.ResponseWriter, r *http.Request, from, to int64, next pages) {
	address := s.address(r)
	if !s.stories.enter(address) {
		s.fail(w, r, errTooMany)
		return
	}
	defer s.stories.leave(address)
	list, err := next(r.Context(), from-1, to)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	var out io.Writer = w
	if takesZip(w, r) {
		z := gzip.NewWriter(w)
		defer func() { _ = z.Close() }() // a client that has gone needs no end
		out = z
	}
	mark := "["
	for len(list) > 0 {
		_ = http.NewResponseController(w).SetWriteDeadline(s.Now().Add(pageLimit))
		for _, u := range list {
			text, err := json.Marshal(u)
			if err == nil {
				_, err = out.Write(append([]byte(mark), text...))
			}
			if err != nil {
				return // it has gone, or what it gets is no JSON and so no story
			}
			mark = ","
		}
		last := list[len(list)-1].Seq
		if list, err = next(r.Context(), last, to); err != nil {
			s.Log.Info("a story was not told to its end", "error", err)
			return
		}
	}
	if mark == "[" {
		mark = "[]"
	} else {
		mark = "]"
	}
	_, _ = io.WriteString(out, mark) // a client that has gone needs no end
}

// pageLimit is how long a client may take for a few updates. A server that is told to stop waits no
// longer than twice that.
const pageLimit = 5 * time.Second

// span reads which updates are asked for, at most a page of them.
func span(r *http.Request) (from, to int64, err error) {
	if from, err = number(r.URL.Query().Get("from"), 1); err != nil {
		return 0, 0, err
	}
	page := int64(pageViews)
	if inBrief(r) {
		page = pageBrief
	}
	from = max(1, from)
	end := from + page - 1
	if end < from { // it does not fit a number: there is no such entry
		end = from
	}
	if to, err = number(r.URL.Query().Get("to"), end); err != nil {
		return 0, 0, err
	}
	return from, min(to, end), nil
}

// inBrief asks for a story without what the table looked like each time, a tenth of its size.
func inBrief(r *http.Request) bool { return r.URL.Query().Get("views") == "no" }

// history tells the story of a table from one entry to another.
func (s *Server) history(w http.ResponseWriter, r *http.Request) {
	from, to, err := span(r)
	var v viewer
	if err == nil {
		v, err = s.viewer(r)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	v.brief = inBrief(r)
	t := s.table(r)
	s.writePages(w, r, from, to, func(ctx context.Context, after, to int64) ([]*Update, error) {
		return updates(ctx, t, &v, after, to)
	})
}

// recordHistory tells the story of a record.
func (s *Server) recordHistory(w http.ResponseWriter, r *http.Request) {
	from, to, err := span(r)
	var kept shelved
	var v viewer
	if err == nil {
		kept, v, err = s.recordViewer(r)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	v.brief = inBrief(r)
	next := func(_ context.Context, after, to int64) (list []*Update, _ error) {
		last := min(to, kept.state.Seq(), after+few)
		for seq := after + 1; seq <= last; seq++ {
			list = append(list, v.update(kept.state, kept.secret, seq))
		}
		return list, nil
	}
	s.writePages(w, r, from, to, next)
}

// updates are those after a number up to another, or the first few of them.
func updates(
	ctx context.Context, t *table.Table, v *viewer, after, to int64,
) ([]*Update, error) {
	list := []*Update{}
	err := t.Read(ctx, func(st *table.State, secret store.Secret) error {
		if err := v.chooseSeat(st); err != nil {
			return err
		}
		after := max(0, after)
		if after >= st.Seq() {
			return nil
		}
		for seq := after + 1; seq <= min(to, st.Seq(), after+few); seq++ {
			list = append(list, v.update(st, secret, seq))
		}
		return nil
	})
	return list, err
}
