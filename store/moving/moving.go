// Package moving takes a whole store from one place to another as a stream of lines: backups and
// moves between databases are the same thing. The last line counts the others and has their hash,
// so that a stream that was cut or changed moves nothing.
package moving

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"

	"twobanners/store"
)

const format = 1

type head struct {
	Store  string `json:"twobanners"`
	Format int    `json:"format"`
}

type tail struct {
	Rows   int    `json:"rows"`
	Sha256 string `json:"sha256"`
}

// line is one row.
type line struct {
	Sheet string `json:"in"`
	Row   []any  `json:"row"`
}

const maxLine = 64 << 20

// Write writes everything that a store keeps.
func Write(ctx context.Context, from store.Movable, to io.Writer) (rows int, err error) {
	buffer := bufio.NewWriter(to)
	sum := sha256.New()
	lines := json.NewEncoder(io.MultiWriter(buffer, sum))
	if err := lines.Encode(head{"store", format}); err != nil {
		return 0, err
	}
	err = from.Dump(ctx, func(s store.Sheet, row []any) error {
		rows++
		return lines.Encode(line{s.Name, row})
	})
	if err != nil {
		return rows, err
	}
	end := tail{rows, hex.EncodeToString(sum.Sum(nil))}
	return rows, errors.Join(json.NewEncoder(buffer).Encode(end), buffer.Flush())
}

// ErrDamaged means that a stream is not what was written.
var ErrDamaged = errors.New("this is no whole copy of a store")

// Check reads a stream and does nothing with it.
func Check(from io.Reader) (rows int, err error) {
	return read(from, func(store.Sheet, []any) error { return nil })
}

// Read fills an empty store from a stream, if the stream is whole.
func Read(ctx context.Context, to store.Movable, from io.Reader) (rows int, err error) {
	err = to.Fill(ctx, func(put func(store.Sheet, []any) error) (err error) {
		rows, err = read(from, put)
		return err
	})
	return rows, err
}

func read(from io.Reader, put func(store.Sheet, []any) error) (rows int, err error) {
	sheets := map[string]store.Sheet{}
	for _, s := range store.Sheets {
		sheets[s.Name] = s
	}
	scan := bufio.NewScanner(from)
	scan.Buffer(make([]byte, 0, 64<<10), maxLine)
	sum := sha256.New()
	var first head
	if !scan.Scan() || json.Unmarshal(scan.Bytes(), &first) != nil || first.Store != "store" ||
		first.Format != format {
		return 0, fmt.Errorf("%w: it does not begin as one of format %d", ErrDamaged, format)
	}
	add(sum, scan.Bytes())
	for scan.Scan() {
		var l line
		if err := json.Unmarshal(scan.Bytes(), &l); err != nil {
			return rows, fmt.Errorf("%w: line %d: %w", ErrDamaged, rows+2, err)
		}
		if l.Sheet == "" {
			return rows, whole(scan, sum, rows)
		}
		s, known := sheets[l.Sheet]
		if !known || len(l.Row) != len(s.Columns) {
			return rows, fmt.Errorf("%w: line %d is no row of %q", ErrDamaged, rows+2, l.Sheet)
		}
		add(sum, scan.Bytes())
		rows++
		if err := put(s, l.Row); err != nil {
			return rows, err
		}
	}
	return rows, fmt.Errorf("%w: it has no end: %w", ErrDamaged, errors.Join(scan.Err(), io.EOF))
}

func add(sum hash.Hash, text []byte) {
	_, _ = sum.Write(text) // a hash takes everything
	_, _ = sum.Write([]byte{'\n'})
}

func whole(scan *bufio.Scanner, sum hash.Hash, rows int) error {
	var end tail
	if err := json.Unmarshal(scan.Bytes(), &end); err != nil {
		return fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if end.Rows != rows || end.Sha256 != hex.EncodeToString(sum.Sum(nil)) {
		return fmt.Errorf("%w: %d rows were written, %d came, or they differ", ErrDamaged, end.Rows,
			rows)
	}
	if scan.Scan() {
		return fmt.Errorf("%w: something follows its end", ErrDamaged)
	}
	return nil
}
