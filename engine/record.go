package engine

import (
	"bytes"
	"encoding/json"

	"twobanners/game"
)

type saveFields struct {
	envelope
	Reveal bool `json:"reveal"`
}

// recordAnswer is a record as the lines of its file: a head, the moves, a closing line.
type recordAnswer struct {
	Record []any `json:"record"`
}

func (s *Session) save(f saveFields) (recordAnswer, *Problem) {
	s.seedKnown = s.seedKnown || f.Reveal
	r := s.match.Save(s.seedKnown)
	lines := []any{r.Head}
	for _, step := range r.Steps {
		lines = append(lines, step)
	}
	return recordAnswer{append(lines, r.Close)}, nil
}

type loadFields struct {
	envelope
	Record []json.RawMessage `json:"record"`
}

func (s *Session) load(f loadFields) (a matchAnswer, p *Problem) {
	record, err := readRecord(f.Record)
	if err != nil {
		return a, problem(codeBadRecord, "%s", plainly(err))
	}
	g, p := s.find(record.Head.Game)
	if p != nil {
		return a, p
	}
	if record.Close.Seed == "" {
		return a, problem(codeBadRecord,
			"the record does not hold its seed: save with reveal to go on with a match")
	}
	match, err := game.Resume(g, record)
	if err != nil {
		return a, problem(codeBadRecord, "%v", err)
	}
	return s.begin(match, true), nil
}

// readRecord writes the values as the lines of a file and reads that. The closing line is put into
// its usual order first: files know it by its first key, and clients may sort keys their own way.
func readRecord(values []json.RawMessage) (*game.Record, error) {
	var file bytes.Buffer
	for i, value := range values {
		if i > 0 && i == len(values)-1 {
			var closing game.Closing
			from := json.NewDecoder(bytes.NewReader(value))
			from.DisallowUnknownFields()
			if from.Decode(&closing) == nil {
				value, _ = json.Marshal(closing) // numbers and text: this cannot fail
			}
		}
		if err := json.Compact(&file, value); err != nil {
			return nil, err
		}
		file.WriteByte('\n')
	}
	return game.ReadRecord("record", &file)
}
