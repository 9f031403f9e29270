package game

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unique"
)

// Record is the truth of a game: rules version, options, moves and draws, with the committed seed
// as the proof of the draws. On disk it is JSON lines: a head, one line a move, a closing line
// that counts them, so that a cut-off file cannot pass for a whole one.
type Record struct {
	Head  Head
	Steps []Step
	Close Closing
}

// Head is what was fixed before the first move.
type Head struct {
	Format     int             `json:"record"`
	Game       string          `json:"game"`
	Version    string          `json:"version"`
	Seats      int             `json:"seats"`
	Options    json.RawMessage `json:"options,omitempty"`
	Commitment string          `json:"commitment"`
	Nonces     []string        `json:"nonces,omitempty"` // of the seats: see Seed.With
	Seals      []string        `json:"seals,omitempty"`  // of the nonces: see Seal
	Draws      []Draw          `json:"draws"`
	Hash       string          `json:"hash"`
}

// Step is one move with what chance said to it and the hash of the position it led to.
type Step struct {
	Seat  Seat   `json:"seat"`
	Move  Move   `json:"move"`
	Draws []Draw `json:"draws,omitempty"`
	Hash  string `json:"hash"`
}

// Closing ends a record. The seed is in it once it may be known.
type Closing struct {
	Moves  int    `json:"moves"`
	Over   bool   `json:"over"`
	Seed   string `json:"seed,omitempty"`
	Scores []int  `json:"scores,omitempty"`
	Win    []Seat `json:"winners,omitempty"`
}

// RecordFormat is the version of the file format. The second has wider hashes; records of the first
// are read, replayed and checked by its hash.
const RecordFormat = 2

const maxRecordLine = 1 << 20

// MarshalJSON writes a draw as ["name", n, value]: records are mostly draws and moves.
func (d Draw) MarshalJSON() ([]byte, error) {
	return json.Marshal([]any{d.Name, d.N, d.Value})
}

// UnmarshalJSON reads ["name", n, value].
func (d *Draw) UnmarshalJSON(b []byte) error {
	if d.readPlain(b) {
		return nil
	}
	var parts []json.RawMessage
	if err := json.Unmarshal(b, &parts); err != nil || len(parts) != 3 {
		return fmt.Errorf("a draw is [\"name\", n, value], not %.40s", b)
	}
	return errors.Join(json.Unmarshal(parts[0], &d.Name),
		json.Unmarshal(parts[1], &d.N), json.Unmarshal(parts[2], &d.Value))
}

// readPlain reads a draw as MarshalJSON writes it, with nothing to unescape: so are nearly all, and
// a set-up has a hundred of them. The few names are kept once.
func (d *Draw) readPlain(b []byte) bool {
	name, rest, ok := bytes.Cut(bytes.TrimPrefix(b, []byte(`["`)), []byte(`",`))
	if !ok || !bytes.HasPrefix(b, []byte(`["`)) || bytes.ContainsFunc(name, unplain) {
		return false
	}
	n, rest, ok := bytes.Cut(rest, []byte(`,`))
	value, closed := bytes.CutSuffix(rest, []byte(`]`))
	if !ok || !closed || !readCount(n, &d.N) || !readCount(value, &d.Value) {
		return false
	}
	d.Name = unique.Make(string(name)).Value()
	return true
}

func unplain(r rune) bool { return r < ' ' || r > '~' || r == '"' || r == '\\' }

// readCount reads digits, as JSON has them.
func readCount(digits []byte, into *int) bool {
	if len(digits) == 0 || len(digits) > 9 || digits[0] == '0' && len(digits) > 1 {
		return false
	}
	n := 0
	for _, c := range digits {
		if c < '0' || c > '9' {
			return false
		}
		n = 10*n + int(c-'0')
	}
	*into = n
	return true
}

// Write writes the record as JSON lines.
func (r *Record) Write(w io.Writer) error {
	buffer := bufio.NewWriter(w)
	lines := json.NewEncoder(buffer)
	err := lines.Encode(r.Head)
	for i := range r.Steps {
		err = errors.Join(err, lines.Encode(&r.Steps[i]))
	}
	return errors.Join(err, lines.Encode(r.Close), buffer.Flush())
}

// ReadRecord reads a record; name is the file's name for errors, which tell the line.
func ReadRecord(name string, from io.Reader) (*Record, error) {
	var r Record
	scan := bufio.NewScanner(from)
	scan.Buffer(make([]byte, 0, 4096), maxRecordLine)
	line, closed := 0, false
	fail := func(err error) (*Record, error) {
		return nil, fmt.Errorf("%s:%d: %w", name, line, err)
	}
	for scan.Scan() {
		line++
		text := scan.Bytes()
		var err error
		switch {
		case line == 1:
			err = strict(text, &r.Head)
			if err == nil && (r.Head.Format < 1 || r.Head.Format > RecordFormat) {
				err = fmt.Errorf("record format %d is not known (this is %d)",
					r.Head.Format, RecordFormat)
			}
		case closed:
			err = errors.New("nothing may follow the closing line")
		case bytes.HasPrefix(text, []byte(`{"moves"`)):
			closed = true
			err = strict(text, &r.Close)
			if err == nil && r.Close.Moves != len(r.Steps) {
				err = fmt.Errorf("the record has %d moves and should have %d",
					len(r.Steps), r.Close.Moves)
			}
		default:
			var s Step
			err = strict(text, &s)
			r.Steps = append(r.Steps, s)
		}
		if err != nil {
			return fail(err)
		}
	}
	if err := scan.Err(); err != nil {
		return fail(err)
	}
	if !closed {
		line++
		return fail(errors.New("the record is cut off: its closing line is missing"))
	}
	return &r, nil
}

// strict decodes one JSON value that must be all of the line and hold no unknown key.
func strict(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return fmt.Errorf("broken JSON: %w", err)
	}
	if d.More() {
		return errors.New("broken JSON: more than one value on the line")
	}
	return nil
}
