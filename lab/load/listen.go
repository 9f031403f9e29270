package load

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"net/http"
	"strconv"
)

// listen opens both streams of every table and waits for their first update.
func (d *driver) listen() error {
	if !d.Streams {
		return nil
	}
	tables := d.Tables
	if d.Listen > 0 {
		tables = min(tables, d.Listen)
	}
	return d.share(2*tables, func(_ *line, i int) error {
		b, seat := d.boards[i/2], i%2
		l := &line{driver: d, node: b.nodes[seat]}
		d.mu.Lock()
		d.open = append(d.open, l)
		d.mu.Unlock()
		answer, err := l.send("GET", fmt.Sprintf("%s/stream?as=%d&patches=yes", b.path(), seat),
			b.cookies[seat], nil)
		if err != nil {
			return err
		}
		if answer.StatusCode != http.StatusOK {
			return &refusal{answer.StatusCode, "no stream"}
		}
		first := make(chan struct{})
		d.listeners.Go(func() {
			// The body has no length: it is what comes after the head.
			if err := d.hear(l.in, b, seat, first); err != nil {
				d.fail(err)
			}
		})
		select {
		case <-first:
			return nil
		case <-d.ctx.Done():
			return d.cause()
		}
	})
}

// hear reads one stream until it ends.
func (d *driver) hear(in *bufio.Reader, b *board, seat int, first chan<- struct{}) error {
	var seq, last int64
	var data []byte
	var offered any // the moves, as patches change them
	for {
		text, err := readLine(in, data[:0])
		if err != nil {
			if d.ended.Load() {
				return nil
			}
			return fmt.Errorf("a stream broke off: %w", err)
		}
		d.bytes.Add(int64(len(text)) + 1)
		data = text // its room is used again
		key, value, _ := bytes.Cut(text, []byte(": "))
		switch string(key) {
		case "id":
			if seq, err = strconv.ParseInt(string(value), 10, 64); err != nil {
				return err
			}
		case "data":
			if seq == 0 {
				continue // presence
			}
			if last > 0 && seq != last+1 {
				return fmt.Errorf("entry %d came after entry %d", seq, last)
			}
			last = seq
			d.updates.Add(1)
			if offered, err = offers(offered, value); err != nil {
				return err
			}
			if err := d.heard(b, seat, seq, offered, value); err != nil {
				return err
			}
			seq = 0
			if first != nil {
				close(first)
				first = nil
			}
		}
	}
}

// readLine reads a line of any length into room.
func readLine(in *bufio.Reader, room []byte) ([]byte, error) {
	for {
		part, err := in.ReadSlice('\n')
		room = append(room, part...)
		if !errors.Is(err, bufio.ErrBufferFull) {
			return bytes.TrimSuffix(room, []byte("\n")), err
		}
	}
}

// heard takes an update: the other seat's move has arrived, and it may be this seat's turn.
func (d *driver) heard(b *board, seat int, seq int64, offered any, update []byte) error {
	if b.seq.Load() == seq && bytes.Contains(update[:min(len(update), 80)], otherSeat[1-seat]) {
		d.arrivals.add(d.since() - b.sent.Load())
	}
	return d.consider(b, seat, seq, offered, bytes.Contains(update, overStatus))
}

var (
	otherSeat  = [2][]byte{[]byte(`"seat":0,`), []byte(`"seat":1,`)}
	overStatus = []byte(`"status":"over"`)
)
