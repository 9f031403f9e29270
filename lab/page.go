package lab

import (
	"bytes"
	_ "embed" // the page's template
	"encoding/json"
	"fmt"
	"html/template"
)

//go:embed page.html
var pageText string

var pageTemplate = template.Must(template.New("page").Funcs(template.FuncMap{
	"matrix": newMatrix, "bar": bar,
	"percent": func(x float64) string { return fmt.Sprintf("%.1f %%", 100*x) },
	"places":  func(n int, x float64) string { return fmt.Sprintf("%.*f", n, x) },
	"over":    func(a, b float64) float64 { return a / b },
}).Parse(pageText))

// bar places a value and its interval on a scale, in percent, for the style of a cell.
func bar(value, low, high, from, to float64) template.CSS {
	at := func(v float64) float64 { return 100 * (min(max(v, from), to) - from) / (to - from) }
	return template.CSS(fmt.Sprintf("--at:%.1f%%;--low:%.1f%%;--high:%.1f%%",
		at(value), at(low), 100-at(high)))
}

// section is one experiment; the one of its kind is set.
type section struct {
	Head        Head
	Made        Made
	Ladder      *LadderReport
	Balance     *BalanceReport
	Calibration *CalibrationReport
}

// Page makes one HTML page of some reports. It needs nothing beside itself.
func Page(reports [][]byte) ([]byte, error) {
	var sections []section
	for i, raw := range reports {
		s, err := readSection(raw)
		if err != nil {
			return nil, fmt.Errorf("report %d: %w", i+1, err)
		}
		sections = append(sections, s)
	}
	var out bytes.Buffer
	err := pageTemplate.Execute(&out, sections)
	return out.Bytes(), err
}

func readSection(raw []byte) (s section, err error) {
	if err := json.Unmarshal(raw, &s); err != nil {
		return s, err
	}
	switch s.Head.Kind {
	case "ladder":
		err = json.Unmarshal(raw, &s.Ladder)
	case "balance":
		err = json.Unmarshal(raw, &s.Balance)
	case "calibration":
		err = json.Unmarshal(raw, &s.Calibration)
	default:
		err = fmt.Errorf("there are no experiments of the kind %q", s.Head.Kind)
	}
	return s, err
}

// matrix is who beats whom at a table: a row for each bot, the strongest first.
type matrix struct {
	Bots []string
	Rows []matrixRow
}

type matrixRow struct {
	Bot   string
	Cells []matrixCell
}

// matrixCell is a share over par, and how deep to colour it: above 0 for more than par.
type matrixCell struct {
	Known bool
	Times float64
	Text  string
	Depth float64
}

func newMatrix(r *LadderReport, table string) (m matrix) {
	for _, t := range r.Tables {
		if t.Table != table {
			continue
		}
		for i := len(t.Ratings) - 1; i >= 0; i-- {
			m.Bots = append(m.Bots, t.Ratings[i].Bot)
		}
	}
	for _, one := range m.Bots {
		row := matrixRow{Bot: one}
		for _, other := range m.Bots {
			row.Cells = append(row.Cells, cellOf(r, table, one, other))
		}
		m.Rows = append(m.Rows, row)
	}
	return m
}

func cellOf(r *LadderReport, table, one, other string) (c matrixCell) {
	for i := range r.Pairs {
		p := &r.Pairs[i]
		if p.Table.Name() != table || p.One != one || p.Other != other {
			continue
		}
		c = matrixCell{Known: true, Times: p.Share / p.Par}
		c.Text = fmt.Sprintf("%.0f %%", 100*p.Share)
		c.Depth = min(1, max(-1, (p.Share-p.Par)/(1-p.Par)))
	}
	return c
}
