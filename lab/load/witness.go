package load

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"
)

// beat is how often the witness writes.
const beat = 10 * time.Millisecond

// witness writes a page to the disk of the server for as long as is played, and nothing else. No
// move can be kept while the disk stands still, and some do for a tenth of a second at a time:
// what its writes take tells whether a slow move is the server's doing.
func (d *driver) witness(ctx context.Context) (err error) {
	f, err := os.Create(filepath.Join(d.Disk, "witness"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	var page [4096]byte
	tick := time.NewTicker(beat)
	defer tick.Stop()
	for first := true; ; first = false {
		began := d.Now()
		if _, err := f.WriteAt(page[:], 0); err != nil {
			return err
		}
		if err := f.Sync(); err != nil {
			return err
		}
		if !first { // which makes the file
			d.disk.addAll(int64(d.Now().Sub(began)), int64(beat))
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return nil
		}
	}
}

// addAll adds a wait, and those of whoever would have come at every beat while it lasted.
func (a *arrivals) addAll(took, beat int64) {
	for ; took > 0; took -= beat {
		a.add(took)
	}
}
