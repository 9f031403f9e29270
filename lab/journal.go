package lab

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// Head says which experiment a journal belongs to.
type Head struct {
	// Kind is what was asked: "ladder", "balance" or "calibration".
	Kind string `json:"kind"`
	Game string `json:"game"`
	// Version is the game's, Weights the mark of what bots thought with.
	Version string `json:"version"`
	Weights string `json:"weights"`
	Seed    uint64 `json:"seed"`
	// Plan is what was asked, in the words of its kind.
	Plan json.RawMessage `json:"plan"`
}

// Made is how a journal was begun: anybody can do it again.
type Made struct {
	Command string `json:"command"`
	Commit  string `json:"commit,omitempty"`
}

// Journal is the checkpoint of an experiment: each finished piece as soon as it is finished, so
// that who is killed goes on where it was. It bears to be used by several at once.
type Journal struct {
	Head Head
	Made Made

	mutex  sync.Mutex
	file   *os.File // none: the journal is kept in memory only
	shared Shared   // none: this machine works alone
	rows   map[Place]json.RawMessage
}

// Place is which piece of which series a row is.
type Place struct{ Series, Number int }

// entryOf is a line of a journal's file: the first has a head, the others a row.
type entryOf struct {
	Head *Head `json:"head,omitempty"`
	Made *Made `json:"made,omitempty"`
	// At is series and number.
	At  [2]int          `json:"at"`
	Row json.RawMessage `json:"row,omitempty"`
}

// journalFile is the name of a journal in its folder.
const journalFile = "journal.jsonl"

// NewJournal is a journal in memory.
func NewJournal(head Head, made Made) *Journal {
	return &Journal{Head: head, Made: made, rows: map[Place]json.RawMessage{}}
}

// OpenJournal goes on with the journal in a folder, or begins one. It must be of the same
// experiment.
func OpenJournal(folder string, head Head, made Made) (*Journal, error) {
	name := filepath.Join(folder, journalFile)
	j, whole, err := readJournal(name)
	if errors.Is(err, fs.ErrNotExist) {
		j, whole, err = NewJournal(head, made), 0, os.MkdirAll(folder, 0o755)
	}
	if err != nil {
		return nil, err
	}
	if !j.Head.same(&head) {
		return nil, fmt.Errorf("%s holds another experiment: take another folder", folder)
	}
	if j.file, err = os.OpenFile(name, os.O_CREATE|os.O_WRONLY, 0o644); err != nil {
		return nil, err
	}
	// What was being written when a run was killed is no row yet.
	if err = j.file.Truncate(whole); err == nil {
		_, err = j.file.Seek(whole, 0)
	}
	if err == nil && whole == 0 {
		err = j.write(entryOf{Head: &j.Head, Made: &j.Made})
	}
	if err != nil {
		return nil, errors.Join(err, j.file.Close())
	}
	return j, nil
}

// readJournal also tells how many bytes are whole lines.
func readJournal(name string) (*Journal, int64, error) {
	raw, err := os.ReadFile(name)
	if err != nil {
		return nil, 0, err
	}
	j := NewJournal(Head{}, Made{})
	whole := int64(0)
	lines := bufio.NewScanner(bytes.NewReader(raw))
	lines.Buffer(nil, len(raw)+1)
	for number := 1; lines.Scan(); number++ {
		if whole+int64(len(lines.Bytes())) >= int64(len(raw)) {
			break // without its end it is not whole
		}
		var e entryOf
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			return nil, 0, fmt.Errorf("%s, line %d: %w", name, number, err)
		}
		if e.Head != nil {
			j.Head, j.Made = *e.Head, *e.Made
		} else {
			j.rows[Place{e.At[0], e.At[1]}] = e.Row
		}
		whole += int64(len(lines.Bytes())) + 1
	}
	return j, whole, lines.Err()
}

func (h *Head) same(other *Head) bool {
	mine, _ := json.Marshal(h) // it was unmarshalled from JSON or will be written as it
	theirs, _ := json.Marshal(other)
	return bytes.Equal(mine, theirs)
}

// row is a finished piece, or nothing.
func (j *Journal) row(at Place) json.RawMessage {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	return j.rows[at]
}

// note remembers a finished piece.
func (j *Journal) note(at Place, row json.RawMessage) {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	j.rows[at] = row
}

// keep notes a finished piece for good.
func (j *Journal) keep(at Place, row json.RawMessage) error {
	j.note(at, row)
	if j.file == nil {
		return nil
	}
	j.mutex.Lock()
	defer j.mutex.Unlock()
	return j.write(entryOf{At: [2]int{at.Series, at.Number}, Row: row})
}

func (j *Journal) write(e entryOf) error {
	raw, err := json.Marshal(e)
	if err != nil {
		return err
	}
	_, err = j.file.Write(append(raw, '\n'))
	return err
}

// Close closes the file.
func (j *Journal) Close() error {
	if j.file == nil {
		return nil
	}
	return j.file.Close()
}
