package lab

import "encoding/json"

// CalibrationReport is how far what the net says can be trusted.
type CalibrationReport struct {
	Head   Head               `json:"head"`
	Made   Made               `json:"made"`
	Tables []TableCalibration `json:"tables"`
}

// TableCalibration is what was found at one kind of table: by quarter of the game, then all of it.
type TableCalibration struct {
	Table    string       `json:"table"`
	Games    int          `json:"games"`
	Quarters []Calibrated `json:"quarters"`
}

// Calibrated compares what was said with what came true. Off is the mean distance between the two
// over tenths of the chance said.
type Calibrated struct {
	When     string  `json:"when"`
	Brier    float64 `json:"brier"`
	ParBrier float64 `json:"par_brier"`
	Off      float64 `json:"off"`
	Tenths   []Tenth `json:"tenths"`
	// Waits are by turns that a seat waits for its own, the mover first.
	Waits []Tenth `json:"waits,omitempty"`
}

// Tenth is how often a chance of about this much was said, what was said in the mean, and how often
// it came true.
type Tenth struct {
	Said  float64 `json:"said"`
	Was   float64 `json:"was"`
	Times int     `json:"times"`
}

func (c *Calibration) report(j *Journal, rows [][]json.RawMessage) (*CalibrationReport, error) {
	r := &CalibrationReport{Head: j.Head, Made: j.Made}
	for i, t := range c.Tables {
		var all [quarters + 1]Said
		for _, row := range rows[i] {
			var part [quarters]Said
			if err := json.Unmarshal(row, &part); err != nil {
				return nil, err
			}
			for q := range part {
				all[q].merge(&part[q])
				all[quarters].merge(&part[q])
			}
		}
		found := TableCalibration{Table: t.Name(), Games: len(rows[i]) * selfPiece}
		for q, when := range []string{"first", "second", "third", "last", "all"} {
			found.Quarters = append(found.Quarters, all[q].calibrated(when))
		}
		r.Tables = append(r.Tables, found)
	}
	return r, nil
}

func (s *Said) calibrated(when string) Calibrated {
	n := max(1, float64(s.Positions))
	c := Calibrated{When: when, Brier: round(s.Brier/n, 4), ParBrier: round(s.ParBrier/n, 4)}
	times, off := 0.0, 0.0
	for _, t := range s.Tenths {
		if t[0] == 0 {
			continue
		}
		c.Tenths = append(c.Tenths, Tenth{round(t[1]/t[0], 3), round(t[2]/t[0], 3), int(t[0])})
		times += t[0]
		off += max(t[1]-t[2], t[2]-t[1])
	}
	for _, w := range s.Waits {
		if w[0] > 0 {
			c.Waits = append(c.Waits, Tenth{round(w[1]/w[0], 4), round(w[2]/w[0], 4), int(w[0])})
		}
	}
	c.Off = round(off/max(1, times), 4)
	return c
}
