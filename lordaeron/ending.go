package lordaeron

// Ending tells how a game ended: "overlord", "final-battle" or "draw"; "" while it lasts. Only the
// variant goes on after the last space of the track without the final battle. WB-WIN-01..09
func (p *Position) Ending() string {
	switch {
	case !p.Over:
		return ""
	case p.Won == 1<<Alliance|1<<Horde:
		return "draw"
	case p.Turn > uint16(p.Rules.Turns) && !p.Rules.DefeatTheOverlord:
		return "final-battle"
	default:
		return "overlord"
	}
}
