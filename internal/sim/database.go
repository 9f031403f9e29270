package sim

import (
	"context"
	"fmt"
	"slices"
	"testing/synctest"
	"time"

	"twobanners/internal/faultydisk"
	"twobanners/store"
	"twobanners/store/sqlite"
)

// database is the store that all nodes share. Its laws are those of package store, in as few lines
// as they can be said. It is only touched by the scheduler.
type database struct {
	w     *world
	logs  map[string][]store.Entry
	when  map[string][]time.Duration // by entry, the true time when it was written down
	asks  map[string]map[store.Key]store.Entry
	keep  map[string]store.Secret
	cards map[string]store.Card
	rated map[string]bool
	lives map[string]time.Duration // of nodes, until when
	holds map[string]string        // by table, the node

	beat    time.Time // of the servers, by their own clocks
	outages []store.Outage

	failing bool // writes fail, before or after they were made
	slow    bool

	// in some runs; see onDisk
	folder string
	disk   *faultydisk.Disk
	real   *sqlite.Store
}

func newDatabase(w *world) *database {
	return &database{
		w: w, logs: map[string][]store.Entry{}, when: map[string][]time.Duration{},
		asks: map[string]map[store.Key]store.Entry{},
		keep: map[string]store.Secret{}, cards: map[string]store.Card{},
		rated: map[string]bool{}, lives: map[string]time.Duration{}, holds: map[string]string{},
	}
}

func (d *database) append(
	table string, entries []store.Entry, card *store.Card, asked time.Duration,
) error {
	if d.real != nil {
		err := d.real.Append(context.Background(), table, entries, card)
		synctest.Wait() // until the log is copied, so that a seed repeats
		if err == nil {
			d.add(table, entries, card, asked)
		}
		return err
	}
	log := d.logs[table]
	ask := entries[len(entries)-1].Ask
	if known, ok := d.asks[table][ask.Key()]; ok && ask != (store.Ask{}) {
		return ask.Again(known.Seq, known.Ask.Sum)
	}
	if len(log) == 0 || entries[0].Seq != int64(len(log))+1 {
		if d.w.alone() {
			d.w.fail("table %s has two writers at one node", d.w.nameOf(table))
		}
		return store.ErrStale
	}
	d.add(table, entries, card, asked)
	return nil
}

func (d *database) add(
	table string, entries []store.Entry, card *store.Card, asked time.Duration,
) {
	if d.asks[table] == nil {
		d.asks[table] = map[store.Key]store.Entry{}
	}
	for _, e := range entries {
		d.logs[table] = append(d.logs[table], e)
		d.when[table] = append(d.when[table], asked)
		if e.Ask != (store.Ask{}) {
			d.asks[table][e.Ask.Key()] = e
		}
		d.w.told("entry %s %d %s %d", d.w.nameOf(table), e.Seq, e.Kind, e.Seat)
	}
	if card != nil {
		d.cards[table] = *card
	}
}

func (d *database) create(card store.Card, secret store.Secret, entries []store.Entry) error {
	if len(d.logs[card.ID]) > 0 {
		return store.ErrTaken
	}
	if d.real != nil {
		err := d.real.Create(context.Background(), card, secret, entries)
		synctest.Wait()
		if err != nil {
			return err
		}
	}
	d.w.name(card.ID)
	d.keep[card.ID] = secret
	d.add(card.ID, entries, &card, d.w.now)
	return nil
}

func (d *database) read(table string, after int64) []store.Entry {
	if d.real != nil {
		log, err := d.real.Read(context.Background(), table, after)
		if err != nil {
			d.w.fail("the log of table %s cannot be read: %v", d.w.nameOf(table), err)
		}
		return log
	}
	log := d.logs[table]
	return slices.Clone(log[min(int64(len(log)), after):])
}

// due are tables in the order of their names: ids are drawn by the machine.
func (d *database) due(before time.Time) (list []string) {
	for _, t := range d.w.tables {
		if wake := d.cards[t.id].Wake; !wake.IsZero() && wake.Before(before) {
			list = append(list, t.id)
		}
	}
	return list
}

func (d *database) pulse(now time.Time, gap time.Duration) (last time.Time) {
	last = d.beat
	if !last.IsZero() && now.Sub(last) > gap {
		d.outages = append(d.outages, store.Outage{From: last, To: now})
	}
	if now.After(d.beat) {
		d.beat = now
	}
	return last
}

func (d *database) alive(node string) (still bool) {
	still = d.lives[node] > d.w.now
	d.lives[node] = d.w.now + 4*time.Second
	return still
}

func (d *database) hold(node, table string) bool {
	if holder := d.holds[table]; holder != "" && holder != node && d.lives[holder] > d.w.now {
		return false
	}
	d.holds[table] = node
	return true
}

// link is the store as a node sees it: far away, slow, and sometimes not there.
type link struct {
	store.Store // what a registry does not use is nil, and a call of it shows at once
	w           *world
	n           *node
	epoch       int
}

// call asks the database for something. The answer may be lost although it was done.
func call[T any](l *link, op, table string, do func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	answer := make(chan result, 1)
	lost := fmt.Errorf("%w: no answer", store.ErrUnavailable)
	give := func(r result) {
		select {
		case answer <- r:
		default: // the node was told already that there is none
		}
	}
	key := fmt.Sprintf("%s %s %s", l.n.name, op, l.w.nameOf(table))
	l.w.ask(key, func() {
		if !l.n.up || l.n.epoch != l.epoch {
			give(result{err: lost})
			return
		}
		w := l.w
		l.n.waiting = append(l.n.waiting, func() { give(result{err: lost}) })
		w.in(w.travel(), "to db "+key, func() {
			dead := w.alone() && l.n.epoch != l.epoch // and its database died with it
			if dead || l.n.cut && w.chance(90) {
				w.in(time.Second, "no db "+key, func() { give(result{err: lost}) })
				return
			}
			var r result
			failing := w.db.failing && writes[op]
			if failing && w.chance(50) {
				r.err = lost
			} else if r.value, r.err = do(); failing {
				r.err = lost // it was done, and nobody knows
			}
			if w.db.broken() {
				w.faults["disk ends the process"]++
				l.n.crash()
				w.in(w.between(time.Second, 3*time.Second), "starts again", l.n.revive)
				return
			}
			l.n.later(w.travel(), "hears "+key, func() {
				if l.n.cut && w.chance(90) {
					r = result{err: lost}
				}
				give(r)
			})
		})
	})
	r := <-answer
	return r.value, r.err
}

var writes = map[string]bool{"append": true, "create": true, "rate": true}

type none = struct{}

// Append adds entries.
func (l *link) Append(
	_ context.Context, table string, entries []store.Entry, card *store.Card,
) error {
	asked := l.w.now
	_, err := call(l, "append", table, func() (none, error) {
		return none{}, l.w.db.append(table, entries, card, asked)
	})
	return err
}

// Read lists entries.
func (l *link) Read(_ context.Context, table string, after int64) ([]store.Entry, error) {
	return call(l, "read", table, func() ([]store.Entry, error) {
		return l.w.db.read(table, after), nil
	})
}

// Create begins a table.
func (l *link) Create(
	_ context.Context, card store.Card, secret store.Secret, entries []store.Entry,
) error {
	_, err := call(l, "create", "", func() (none, error) {
		return none{}, l.w.db.create(card, secret, entries)
	})
	return err
}

// Secret is a table's.
func (l *link) Secret(_ context.Context, table string) (store.Secret, error) {
	return call(l, "secret", table, func() (store.Secret, error) {
		secret, ok := l.w.db.keep[table]
		if !ok {
			return secret, store.ErrNotFound
		}
		return secret, nil
	})
}

// Rate counts how often a table was rated.
func (l *link) Rate(_ context.Context, table, _ string, _ []string,
	_ func([]store.Rating) []store.Rating,
) error {
	_, err := call(l, "rate", table, func() (none, error) {
		l.w.db.rated[table] = true
		card := l.w.db.cards[table]
		card.Wake = time.Time{}
		l.w.db.cards[table] = card
		return none{}, nil
	})
	return err
}

// Beat says that a server is at work.
func (l *link) Beat(_ context.Context, now time.Time, gap time.Duration) (time.Time, error) {
	return call(l, "beat", "", func() (time.Time, error) { return l.w.db.pulse(now, gap), nil })
}

// Outages lists those that ended after a time.
func (l *link) Outages(_ context.Context, since time.Time) ([]store.Outage, error) {
	return call(l, "outages", "", func() (list []store.Outage, err error) {
		for _, o := range l.w.db.outages {
			if o.To.After(since) {
				list = append(list, o)
			}
		}
		return list, nil
	})
}

// KeepRecord keeps a record, which nobody asks for here.
func (l *link) KeepRecord(_ context.Context, table string, _ []byte) error {
	_, err := call(l, "keep", table, func() (none, error) { return none{}, nil })
	return err
}

// Heads are the lengths of logs.
func (l *link) Heads(_ context.Context, tables []string) (map[string]int64, error) {
	return call(l, "heads", "", func() (map[string]int64, error) {
		heads := map[string]int64{}
		for _, id := range tables {
			heads[id] = int64(len(l.w.db.logs[id]))
		}
		return heads, nil
	})
}

// Alive says that the node lives.
func (l *link) Alive(context.Context) (bool, error) {
	return call(l, "alive", "", func() (bool, error) { return l.w.db.alive(l.n.name), nil })
}

// Hold looks after a table.
func (l *link) Hold(_ context.Context, table string) (bool, error) {
	return call(l, "hold", table, func() (bool, error) {
		return l.w.db.hold(l.n.name, table), nil
	})
}

// HoldDue looks after what is due.
func (l *link) HoldDue(_ context.Context, before time.Time, _ int) ([]string, error) {
	return call(l, "hold due", "", func() (list []string, err error) {
		for _, id := range l.w.db.due(before) {
			if l.w.db.hold(l.n.name, id) {
				list = append(list, id)
			}
		}
		return list, nil
	})
}

// Due lists what is due, in one page.
func (l *link) Due(_ context.Context, before time.Time, after string, _ int) ([]string, error) {
	if after != "" {
		return nil, nil
	}
	return call(l, "due", "", func() ([]string, error) { return l.w.db.due(before), nil })
}

// Attend tells nobody: who is there decides nothing in these games.
func (l *link) Attend(
	context.Context, []store.Attendance, bool,
) ([]store.Attendance, error) {
	return nil, nil
}

// Whereabouts are unknown.
func (l *link) Whereabouts(context.Context, []string) ([]store.Attendance, error) {
	return nil, nil
}

// Announce sends a hint to the other nodes; some get it, some twice, some late.
func (l *link) Announce(table string, seq int64) {
	key := fmt.Sprintf("hint %s %s %d", l.n.name, l.w.nameOf(table), seq)
	l.w.ask(key, func() {
		for _, to := range l.w.nodes {
			if to == l.n || (l.n.deaf || to.deaf || l.w.chance(10)) && !l.w.healed {
				continue
			}
			for copies := 1 + l.w.luck.IntN(10)/9; copies > 0; copies-- {
				epoch := to.epoch
				l.w.in(l.w.travel(), key+" to "+to.name, func() {
					if to.up && to.epoch == epoch {
						to.registry.Heard(table, seq)
					}
				})
			}
		}
	})
}
