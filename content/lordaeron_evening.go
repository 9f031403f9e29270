package content

// A game for one evening, a house rule of ours: the turns of the track pass in twelve, and
// characters grow as they would in thirty.
const eveningTurns = 12

// Evening is the tracks of a game for one evening: every event and every item comes, and levels
// begin at so much less experience. All cards stay as they are printed.
func (t *Track) Evening() Track {
	if t.Turns <= eveningTurns {
		return *t
	}
	short := func(n int) int { return (n*eveningTurns + t.Turns - 1) / t.Turns }
	e := Track{Turns: eveningTurns, LastXP: short(t.LastXP), Levels: t.Levels}
	for i := range e.Levels[1:] {
		e.Levels[i+1] = max(e.Levels[i]+1, short(t.Levels[i+1]))
	}
	e.LastXP = max(e.LastXP, e.Levels[len(e.Levels)-1])
	for _, space := range t.Events {
		e.Events = append(e.Events, short(space))
	}
	for _, icon := range t.Items {
		e.Items = append(e.Items, TrackItem{Space: short(icon.Space), Deck: icon.Deck})
	}
	return e
}
