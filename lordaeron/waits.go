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
	w := waiting{step: tasks[f.Task].name, who: -1}
	switch f.Task {
	case taskLoot, taskTrade: // whose Bag it is
		w.who = f.Who
	case taskAsk:
		if !(asking{f}).factions() {
			w.who = f.Who
		}
	default:
		if tasks[f.Task].decides == nil {
			w.who = f.Who
		}
	}
	switch f.Task {
	case taskStrip, taskWounds, taskAllot, taskColors, taskTokens:
		w.left = f.amount()
	default:
	}
	return w
}
