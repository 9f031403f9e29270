package server

import (
	"bytes"
	"cmp"
	"slices"
	"strconv"
	"sync"
	"time"

	"twobanners/game"
	"twobanners/internal/fastjson"
	"twobanners/internal/patch"
	"twobanners/store"
	"twobanners/table"
)

// wholeEvery is how often an update carries the whole snapshot: every entry whose number it
// divides. So a client that went wrong is right again after a while.
const wholeEvery = 256

// prompt is how long an update may take on its way: a client takes its time for the server's.
const prompt = time.Second

// sentSnapshot is the last snapshot sent for a view: the base of the next patch.
type sentSnapshot struct {
	seq     int64
	version uint64
	text    []byte // as JSON
	round   uint64 // of the subscribers, in which it was written
}

// batch holds the frames that the connections of a table have missed.
type batch struct {
	subscribers *subscribers
	frames      []*frame
	last        int64   // of the table
	online      string  // the message of who is there
	text        *[]byte // where messages are written; see buffers
}

// frame is one update as the viewers with a key see it, rendered once.
type frame struct {
	key      viewKey
	seq      int64
	update   *Update
	patches  bool   // some connection takes patches
	from     uint64 // the snapshot that the patch is for
	version  uint64 // the snapshot it leads to; 0 if no patch will follow
	head     []byte // what happened, as JSON
	snapshot []byte // the snapshot, as JSON
	whole    []byte // messages, as soon as somebody needs them
	patch    []byte
}

// add adds a frame that a connection has missed, unless it is there for another one.
func (b *batch) add(c *conn, st *table.State, secret store.Secret, seq int64) {
	at := slices.IndexFunc(b.frames, func(old *frame) bool {
		return old.key == c.key && old.seq == seq
	})
	if at < 0 {
		at = len(b.frames)
		u := c.viewer.update(st, secret, seq)
		if c.viewer.now.Sub(st.Entry(seq).At) > prompt {
			u.Now = u.Snapshot.Now
		}
		b.frames = append(b.frames, &frame{key: c.key, seq: seq, update: u})
	}
	b.frames[at].patches = b.frames[at].patches || c.patches
}

// write marshals the frames in the order of the entries: each patch is for the snapshot before.
func (b *batch) write() error {
	*b.text = (*b.text)[:0]
	slices.SortStableFunc(b.frames, func(a, b *frame) int { return cmp.Compare(a.seq, b.seq) })
	for _, f := range b.frames {
		if err := b.subscribers.write(f, b.text); err != nil {
			return err
		}
	}
	return nil
}

// write marshals a frame, and its snapshot as a patch where one was sent before, both appended to a
// text.
func (subs *subscribers) write(f *frame, text *[]byte) (err error) {
	looks := snapshotTexts.Get().(*fastjson.Text)
	defer snapshotTexts.Put(looks)
	if err := looks.Set(f.update.Snapshot); err != nil {
		return err
	}
	if view, ok := f.update.Snapshot.View.(game.Reuser); ok {
		view.Reuse()
	}
	f.update.Snapshot = nil
	start := len(*text)
	if *text, err = fastjson.Append(*text, f.update); err != nil {
		return err
	}
	f.head = (*text)[start:]
	before := subs.lastSent[f.key]
	if !f.patches || before != nil && before.seq >= f.seq {
		f.snapshot = bytes.Clone(looks.Bytes)
		return nil
	}
	if before != nil && f.seq%wholeEvery != 0 {
		f.from = before.version
		start = len(*text)
		*text = beginEvent(*text, f.seq, f.head, `,"patch":`)
		*text = append(patch.Append(*text, before.text, looks, "seq", "now"), endEvent...)
		f.patch = (*text)[start:]
	}
	subs.version++
	f.version = subs.version
	if subs.lastSent == nil {
		subs.lastSent = map[viewKey]*sentSnapshot{}
	}
	if before == nil {
		before = &sentSnapshot{}
		subs.lastSent[f.key] = before
	}
	f.snapshot = before.keep(looks.Bytes, subs.round)
	before.seq, before.version = f.seq, f.version
	return nil
}

// spare is the room that is kept for a text to grow by: nearly every one is a little longer.
const spare = 512

// keep keeps a text in the room of the one before, unless that is still to be sent.
func (b *sentSnapshot) keep(text []byte, round uint64) []byte {
	if b.round == round || cap(b.text) < len(text) {
		b.text = make([]byte, 0, len(text)+spare)
	}
	b.text, b.round = append(b.text[:0], text...), round
	return b.text
}

// snapshotTexts is where snapshots are written, with their outlines; the text alone is kept.
var snapshotTexts = sync.Pool{New: func() any { return &fastjson.Text{} }}

// beginEvent begins an event with what happened; how the table looks is to follow, then endEvent.
func beginEvent(text []byte, seq int64, head []byte, name string) []byte {
	text = strconv.AppendInt(append(text, "id: "...), seq, 10)
	text = append(append(text, "\ndata: "...), head[:len(head)-len("}")]...)
	return append(text, name...)
}

const endEvent = "}\n\n"

// message is the event for a stream: a patch, if its client has what it is for.
func (f *frame) message(c *conn) []byte {
	if c.patches && f.patch != nil && c.snapshot == f.from {
		return f.patch
	}
	if f.whole == nil {
		text := make([]byte, 0, len(f.head)+len(f.snapshot)+64)
		text = beginEvent(append(text, "event: update\n"...), f.seq, f.head, `,"snapshot":`)
		f.whole = append(append(text, f.snapshot...), endEvent...)
	}
	return f.whole
}

// onlineMessage is the event of who is there.
func onlineMessage(st *table.State, present []string) string {
	text := []byte("event: presence\ndata: {\"online\":[")
	for i, seat := range st.Seats {
		if i > 0 {
			text = append(text, ',')
		}
		text = strconv.AppendBool(text, seat.Person != "" && slices.Contains(present, seat.Person))
	}
	return string(append(text, "]}\n\n"...))
}

// buffers is where messages are put together before they are sent: many streams, few at a time.
var buffers = sync.Pool{New: func() any { return &[]byte{} }}
