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

// sentSnapshot is a snapshot that streams have been sent: what the next patch is to be applied to.
type sentSnapshot struct {
	seq     int64
	version uint64
	looks   []byte // as JSON
	round   uint64 // of the audience, in which it was written
}

// sights are what the streams of a table have missed.
type sights struct {
	audience *audience
	list     []*sight
	last     int64   // of the table
	online   string  // the message of who is there
	text     *[]byte // where messages are written; see room
}

// sight is an update as some eyes see it.
type sight struct {
	eyes    eyes
	seq     int64
	update  *Update
	patches bool   // somebody would rather have a patch
	from    uint64 // the snapshot that the patch is for
	version uint64 // the snapshot it leads to; 0 if no patch will follow
	head    []byte // what happened, as JSON
	looks   []byte // the snapshot, as JSON
	whole   []byte // messages, as soon as somebody needs them
	patch   []byte
}

// add adds what a stream has missed, unless another one with the same eyes has missed it too.
func (s *sights) add(f *flow, st *table.State, secret store.Secret, seq int64) {
	at := slices.IndexFunc(s.list, func(old *sight) bool {
		return old.eyes == f.eyes && old.seq == seq
	})
	if at < 0 {
		at = len(s.list)
		u := f.eye.update(st, secret, seq)
		if f.eye.now.Sub(st.Entry(seq).At) > prompt {
			u.Now = u.Snapshot.Now
		}
		s.list = append(s.list, &sight{eyes: f.eyes, seq: seq, update: u})
	}
	s.list[at].patches = s.list[at].patches || f.patches
}

// write writes the messages, in the order of the entries: each patch follows from the one before.
func (s *sights) write() error {
	*s.text = (*s.text)[:0]
	slices.SortStableFunc(s.list, func(a, b *sight) int { return cmp.Compare(a.seq, b.seq) })
	for _, one := range s.list {
		if err := s.audience.write(one, s.text); err != nil {
			return err
		}
	}
	return nil
}

// write writes what happened, and as a patch how it looks if that follows what was sent before,
// both at the end of a text.
func (a *audience) write(one *sight, text *[]byte) (err error) {
	looks := texts.Get().(*fastjson.Text)
	defer texts.Put(looks)
	if err := looks.Set(one.update.Snapshot); err != nil {
		return err
	}
	if view, ok := one.update.Snapshot.View.(game.Reusable); ok {
		view.Reuse()
	}
	one.update.Snapshot = nil
	start := len(*text)
	if *text, err = fastjson.Append(*text, one.update); err != nil {
		return err
	}
	one.head = (*text)[start:]
	before := a.lastSent[one.eyes]
	if !one.patches || before != nil && before.seq >= one.seq {
		one.looks = bytes.Clone(looks.Bytes)
		return nil
	}
	if before != nil && one.seq%wholeEvery != 0 {
		one.from = before.version
		start = len(*text)
		*text = beginEvent(*text, one.seq, one.head, `,"patch":`)
		*text = append(patch.Append(*text, before.looks, looks, "seq", "now"), endEvent...)
		one.patch = (*text)[start:]
	}
	a.version++
	one.version = a.version
	if a.lastSent == nil {
		a.lastSent = map[eyes]*sentSnapshot{}
	}
	if before == nil {
		before = &sentSnapshot{}
		a.lastSent[one.eyes] = before
	}
	one.looks = before.keep(looks.Bytes, a.round)
	before.seq, before.version = one.seq, one.version
	return nil
}

// spare is the room that is kept for a text to grow by: nearly every one is a little longer.
const spare = 512

// keep keeps a text in the room of the one before, unless that is still to be sent.
func (b *sentSnapshot) keep(text []byte, round uint64) []byte {
	if b.round == round || cap(b.looks) < len(text) {
		b.looks = make([]byte, 0, len(text)+spare)
	}
	b.looks, b.round = append(b.looks[:0], text...), round
	return b.looks
}

// texts is where snapshots are written, with their outlines; the text alone is kept.
var texts = sync.Pool{New: func() any { return &fastjson.Text{} }}

// beginEvent begins an event with what happened; how the table looks is to follow, then endEvent.
func beginEvent(text []byte, seq int64, head []byte, name string) []byte {
	text = strconv.AppendInt(append(text, "id: "...), seq, 10)
	text = append(append(text, "\ndata: "...), head[:len(head)-len("}")]...)
	return append(text, name...)
}

const endEvent = "}\n\n"

// message is the event for a stream: a patch, if its client has what it is for.
func (one *sight) message(f *flow) []byte {
	if f.patches && one.patch != nil && f.has == one.from {
		return one.patch
	}
	if one.whole == nil {
		text := make([]byte, 0, len(one.head)+len(one.looks)+64)
		text = beginEvent(append(text, "event: update\n"...), one.seq, one.head, `,"snapshot":`)
		one.whole = append(append(text, one.looks...), endEvent...)
	}
	return one.whole
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

// room is where messages are put together before they are sent: many streams, few at a time.
var room = sync.Pool{New: func() any { return &[]byte{} }}
