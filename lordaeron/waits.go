package lordaeron

// waiting is what a position waits for.
type waiting struct {
	step string
	// who is the character that decides or is meant, -1 for none.
	who int8
	// left is what is still to be shared out or given up.
	left int
}

func (p *Position) waits() waiting {
	if p.Over || p.Depth == 0 {
		return waiting{step: "over", who: -1}
	}
	f := p.top()
	row := &tasks[f.Task]
	w := waiting{step: row.name, who: -1}
	if row.about || row.decides == nil {
		w.who = f.Who
	}
	if row.counts {
		w.left = counting{f}.left()
	}
	return w
}
