package sim

import (
	"context"
	"errors"
	"os"
	"testing/synctest"

	"twobanners/internal/faultydisk"
	"twobanners/store"
	"twobanners/store/sqlite"
)

// onDisk tells whether this run keeps its logs in the real SQLite, on a disk that fails. It takes
// ten times as long as the others, so few do; store/sqlite has a test with nothing else.
func (w *world) onDisk() bool { return w.alone() && w.seed%40 == 5 }

// copyEvery is after how many writes SQLite's log is copied into the database.
const copyEvery = 7

// odds are what goes wrong with a disk, one kind or another in a thousand steps.
var odds = []faultydisk.Odds{
	{Flush: 100}, {Flush: 50, Cut: 30}, {Write: 50}, {Full: 200}, {Cut: 50}, {Kill: 50},
}

// open starts SQLite on what is left of the disk, and reads what it finds.
func (d *database) open() (err error) {
	first := d.disk == nil
	if first {
		if d.folder, err = os.MkdirTemp("", "sim-"); err != nil {
			return err
		}
		d.disk = faultydisk.New(d.folder, d.w.seed)
	}
	path, err := d.disk.Start("sim.db")
	if err != nil {
		return err
	}
	d.real, err = sqlite.OpenOn(context.Background(), d.disk.SQLite(copyEvery), path)
	if err != nil {
		d.real = nil
		return err
	}
	for _, name := range []string{"anna", "bela"} {
		if first {
			err = errors.Join(err, d.real.Welcome(context.Background(),
				store.Person{ID: name, Name: name, Guest: true},
				store.Session{Key: []byte(name)}))
			synctest.Wait() // as in append
		}
	}
	for id := range d.logs {
		if err = errors.Join(err, d.reload(id)); err != nil {
			return err
		}
	}
	return nil
}

// reload makes the log of a table what SQLite has. What was written and not acknowledged may be in
// it, from now on for ever.
func (d *database) reload(id string) error {
	log, err := d.real.Read(context.Background(), id, 0)
	if err != nil {
		return err
	}
	if card := d.cards[id]; len(log) > len(d.logs[id]) {
		card.Wake = epoch // whatever the table has to do now
		d.cards[id] = card
	}
	d.logs[id], d.asks[id] = log, map[store.Key]store.Entry{}
	for _, e := range log {
		if e.Ask != (store.Ask{}) {
			d.asks[id][e.Ask.Key()] = e
		}
	}
	for when := d.when[id]; len(d.when[id]) < len(log); {
		when = append(when, d.w.now)
		d.when[id] = when
	}
	d.when[id] = d.when[id][:len(log)]
	return nil
}

// broken tells whether the process must end: the disk has failed, or the machine.
func (d *database) broken() bool {
	if d.real == nil {
		return d.w.onDisk()
	}
	synctest.Wait() // until the log is copied
	return d.disk.Dead() || len(d.real.Broken()) > 0
}

// end ends the process: it writes nothing any more.
func (d *database) end() {
	if d.real != nil {
		d.disk.Kill()
		_ = d.real.Close() // nobody hears it
		d.real = nil
	}
}

// cut cuts the power once more, when all is done.
func (d *database) cut() error {
	if !d.w.onDisk() {
		return nil
	}
	d.disk.Cut()
	d.end()
	return d.open()
}

// fail sets what goes wrong from now on, or that nothing does, as once all faults have ended.
func (d *database) fail(failing bool) {
	failing = failing && !d.w.healed
	if d.disk == nil {
		d.failing = failing
		return
	}
	d.disk.SetOdds(faultydisk.Odds{})
	if failing && len(d.w.tables) == d.w.boards {
		d.disk.SetOdds(odds[d.w.luck.IntN(len(odds))])
	}
}
