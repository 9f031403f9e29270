// Package faultydisk is a fault-injecting file system under SQLite, for tests. It forgets what was
// not flushed when the power is cut, keeps some sectors of a write and not others, fails writes and
// flushes, and like a real system it holds what a failed flush did not write for written. Files are
// real ones in a folder: they are what the system has in memory.
package faultydisk

import (
	"errors"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"twobanners/store/sqlite"
)

const sector = 512

// Odds are how often a step of the disk goes wrong, in a thousand.
type Odds struct {
	Write int // a write fails, and half of it may have been made
	Full  int // there is no room
	Flush int // a flush fails, and what it should have written is on the disk or is not
	Cut   int // the power is cut
	Kill  int // the process is killed

	Only string // the file to which this happens; "" for all
}

// Disk is one disk with the files of one store.
type Disk struct {
	Seen map[string]int // what has gone wrong, by kind

	mu    sync.Mutex
	luck  *rand.Rand
	odds  Odds
	root  string
	lives int
	files map[string]*file
	dead  bool
	left  map[string][]byte // the files that a death left
}

// file is what is on the disk of a file, and what is on the way there.
type file struct {
	there   bool
	data    []byte
	pending []piece
	gone    bool  // deleted, and the folder was not flushed
	before  *file // what had this name, was deleted and may come back; nil if that is flushed
}

// piece is a write, or the new length of a file.
type piece struct {
	at     int64
	data   []byte
	length bool
}

// New is an empty disk whose files are in a folder. Its luck follows from a seed.
func New(root string, seed uint64) *Disk {
	return &Disk{
		root: root, luck: rand.New(rand.NewPCG(seed, 0xd15c)), files: map[string]*file{},
		Seen: map[string]int{},
	}
}

// SQLite is the disk as a store takes it; its log is copied often.
func (d *Disk) SQLite(copyEvery int) sqlite.Disk {
	return sqlite.Disk{VFS: vfsName(), CheckpointEvery: copyEvery, Open: d.open}
}

// SetOdds says how often something goes wrong from now on.
func (d *Disk) SetOdds(o Odds) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.odds = o
}

// Dead tells whether the power was cut or the process killed: nobody hears of what happens now.
func (d *Disk) Dead() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.dead
}

// Cut cuts the power; Kill kills the process.
func (d *Disk) Cut() { d.end(true) }

// Kill kills the process.
func (d *Disk) Kill() { d.end(false) }

func (d *Disk) end(cut bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.die(cut)
}

// Start starts the machine, and gives the path of a file in a folder as it was left.
func (d *Disk) Start(name string) (path string, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.dead {
		d.die(false)
	}
	forget(d)
	d.lives++
	dir := filepath.Join(d.root, strconv.Itoa(d.lives))
	err = os.Mkdir(dir, 0o700)
	for left, data := range d.left {
		err = errors.Join(err, os.WriteFile(filepath.Join(dir, left), data, 0o600))
	}
	d.dead, d.left = false, nil
	remember(dir, d)
	return filepath.Join(dir, name), err
}

// die ends everything at once: after a cut there is what the disk has, else what the system has.
func (d *Disk) die(cut bool) {
	if d.dead {
		return
	}
	d.dead, d.left = true, map[string][]byte{}
	for _, name := range d.names() {
		f := d.files[name]
		if cut {
			if f = f.found(d.luck); f.there {
				d.left[name] = slices.Clone(f.data)
			}
			d.files[name] = f
			continue
		}
		data, err := os.ReadFile(filepath.Join(d.root, strconv.Itoa(d.lives), name))
		if err == nil {
			d.left[name] = data
		}
	}
}

// found is what is on the disk of a file after a cut.
func (f *file) found(luck *rand.Rand) *file {
	f.losePending(luck)
	switch {
	case f.gone && luck.IntN(2) == 0:
		return &file{}
	case f.before != nil && luck.IntN(2) == 0:
		return f.before.found(luck)
	}
	return &file{there: f.there, data: f.data}
}

// names are those of the files in a fixed order.
func (d *Disk) names() (list []string) {
	for name := range d.files {
		list = append(list, name)
	}
	slices.Sort(list)
	return list
}

func (d *Disk) file(name string) *file {
	if d.files[name] == nil {
		d.files[name] = &file{}
	}
	return d.files[name]
}

// losePending decides what of the unsynced writes is on the disk: all, nothing or some sectors of
// each.
func (f *file) losePending(luck *rand.Rand) {
	for _, p := range f.pending {
		switch luck.IntN(3) {
		case 0:
			f.apply(p)
		case 1:
			for from := int64(0); !p.length && from < int64(len(p.data)); {
				next := min((p.at+from)/sector*sector+sector-p.at, int64(len(p.data)))
				if luck.IntN(2) == 0 {
					f.apply(piece{at: p.at + from, data: p.data[from:next]})
				}
				from = next
			}
		}
	}
	f.pending = nil
}

func (f *file) apply(p piece) {
	f.there = true
	end := p.at + int64(len(p.data))
	if grow := end - int64(len(f.data)); grow > 0 {
		f.data = append(f.data, make([]byte, grow)...)
	}
	if p.length {
		f.data = f.data[:p.at]
	}
	copy(f.data[p.at:], p.data)
}

// fault is what goes wrong with a step.
type fault int

const (
	fine fault = iota
	died
	failed
	noRoom
)

// step draws what goes wrong with a step; a process of a former life is dead. The caller holds the
// lock.
func (d *Disk) step(life int, name string, write bool) fault {
	hit := func(kind string, odds int) bool {
		if d.luck.IntN(1000) >= odds {
			return false
		}
		d.Seen[kind]++
		return true
	}
	o := d.odds
	switch {
	case d.dead, life != d.lives:
		return died
	case o.Only != "" && o.Only != name:
		return fine
	case hit("power cut", o.Cut):
		d.die(true)
		return died
	case hit("killed", o.Kill):
		d.die(false)
		return died
	case write && hit("disk full", o.Full):
		return noRoom
	case write && hit("write fails", o.Write), !write && hit("flush fails", o.Flush):
		return failed
	}
	return fine
}

// write makes a write through the system, and remembers it until the next flush.
func (d *Disk) write(
	life int, name string, at int64, data []byte, through func(n int) bool,
) fault {
	d.mu.Lock()
	defer d.mu.Unlock()
	bad := d.step(life, name, true)
	if bad == died || bad == noRoom {
		return bad
	}
	if bad == failed {
		data = data[:len(data)/2]
	}
	f := d.file(name)
	if f.gone {
		f = &file{before: f}
		d.files[name] = f
	}
	f.pending = append(f.pending, piece{at: at, data: slices.Clone(data)})
	if !through(len(data)) && bad == fine {
		return failed
	}
	return bad
}

func (d *Disk) truncate(life int, name string, size int64, through func() bool) fault {
	d.mu.Lock()
	defer d.mu.Unlock()
	bad := d.step(life, name, true)
	if bad != fine {
		return bad
	}
	f := d.file(name)
	f.pending = append(f.pending, piece{at: size, length: true})
	if !through() {
		return failed
	}
	return fine
}

// flush puts what is pending on the disk. One that fails puts some of it there, and forgets that
// the rest is not.
func (d *Disk) flush(life int, name string) fault {
	d.mu.Lock()
	defer d.mu.Unlock()
	bad, f := d.step(life, name, false), d.file(name)
	switch bad {
	case failed:
		f.losePending(d.luck)
	case fine:
		if !f.there { // a new file is flushed together with its folder
			maps.DeleteFunc(d.files, func(_ string, f *file) bool { return f.gone })
		}
		for _, p := range f.pending {
			f.apply(p)
		}
		f.pending, f.there, f.before = nil, true, nil
	case died, noRoom:
	}
	return bad
}

func (d *Disk) remove(life int, name string, flushed bool, through func() bool) fault {
	d.mu.Lock()
	defer d.mu.Unlock()
	if bad := d.step(life, name, true); bad != fine {
		return bad
	}
	if !through() {
		return failed
	}
	f := d.file(name)
	f.gone, f.pending = true, nil
	if flushed {
		delete(d.files, name)
	}
	return fine
}

// handle is a file of the disk for who writes beside SQLite.
type handle struct {
	*os.File
	d    *Disk
	life int
}

func (d *Disk) open(name string) (sqlite.File, error) {
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	d.mu.Lock()
	defer d.mu.Unlock()
	return &handle{f, d, d.lives}, err
}

var errBroken = errors.New("the disk is broken")

// WriteAt writes.
func (h *handle) WriteAt(data []byte, at int64) (n int, err error) {
	bad := h.d.write(h.life, filepath.Base(h.Name()), at, data, func(most int) bool {
		n, err = h.File.WriteAt(data[:most], at)
		return err == nil
	})
	if bad != fine {
		return n, errBroken
	}
	return n, err
}

// Sync flushes.
func (h *handle) Sync() error {
	if h.d.flush(h.life, filepath.Base(h.Name())) != fine {
		return errBroken
	}
	return nil
}

// tracked tells whether a file's writes matter: the shared index is made anew at every start.
func tracked(name string) bool { return !strings.HasSuffix(name, "-shm") }
