package server

import (
	"encoding/json"
	"net/http"
	"strconv"
	"time"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

// Snapshot is a table as one viewer sees it.
type Snapshot struct {
	ID         string          `json:"id"`
	Game       string          `json:"game"`
	Status     table.Status    `json:"status"`
	Seq        int64           `json:"seq"`
	As         game.Seat       `json:"as"`
	Host       bool            `json:"host"`
	HostName   string          `json:"host_name,omitempty"` // of who made the table
	Public     bool            `json:"public,omitempty"`
	Ended      bool            `json:"ended,omitempty"` // without an outcome
	Seats      []Seat          `json:"seats"`
	Options    json.RawMessage `json:"options,omitempty"`
	Commitment string          `json:"commitment"`
	Nonces     []string        `json:"nonces,omitempty"`
	Seals      []string        `json:"seals,omitempty"`
	Seed       string          `json:"seed,omitempty"`
	Invite     string          `json:"invite,omitempty"`
	View       any             `json:"view"`
	Decision   Decision        `json:"decision"`
	Moves      []Offer         `json:"moves"`
	Advice     any             `json:"advice,omitempty"`
	Team       []Teammate      `json:"team,omitempty"`
	Proposed   []Proposal      `json:"proposed,omitempty"`
	Undo       Undo            `json:"undo"`
	Asked      *Wish           `json:"asked,omitempty"`
	Clock      *table.Clock    `json:"clock"`
	Now        int64           `json:"now"`
	Chat       []Chat          `json:"chat,omitempty"`
	Outcome    *Outcome        `json:"outcome,omitempty"`
	Next       string          `json:"next,omitempty"`
	Restart    int64           `json:"restart,omitempty"` // when the server will be restarted
	Packs      []game.Pack     `json:"packs,omitempty"`   // laid over the content
	Content    string          `json:"content,omitempty"` // where it is found; not in updates
}

// Seat is who sits in a place.
type Seat struct {
	Name   string `json:"name"`
	Kind   string `json:"kind"`
	Bot    string `json:"bot,omitempty"`
	You    bool   `json:"you"`
	Online bool   `json:"online"`
	// Guest has no account, Program is one. Kept is an open seat for the one who looks; Owes is
	// what the table waits for from the seat: a "seal" or a "nonce".
	Guest   bool   `json:"guest,omitempty"`
	Program bool   `json:"program,omitempty"`
	Kept    bool   `json:"kept,omitempty"`
	Owes    string `json:"owes,omitempty"`
	// Vacation is until when the person is on vacation, or was.
	Vacation int64 `json:"vacation,omitempty"`
	// Gone is a person who has resigned or was voted out: a bot plays to the end.
	Gone     bool       `json:"gone,omitempty"`
	Resigned bool       `json:"resigned,omitempty"`
	Clock    *SeatClock `json:"clock,omitempty"`
}

// SeatClock is a seat's time: its reserve in seconds, and when its turn ends.
type SeatClock struct {
	Reserve  int   `json:"reserve"`
	Deadline int64 `json:"deadline,omitempty"`
}

// Decision is what is being decided and by whom.
type Decision struct {
	Actors []game.Seat `json:"actors"`
	Stage  string      `json:"stage"`
}

// Offer is a legal move.
type Offer struct {
	Move any   `json:"move"`
	Cost *Cost `json:"cost,omitempty"`
}

// Teammate is somebody of the seat's team who may move now, and how; Waits is a bot that leaves the
// first word to the people of its team.
type Teammate struct {
	Seat  game.Seat `json:"seat"`
	Moves []any     `json:"moves"`
	Waits bool      `json:"waits,omitempty"`
}

// Proposal is a move that a teammate proposes.
type Proposal struct {
	By   game.Seat `json:"by"`
	For  game.Seat `json:"for"`
	Move any       `json:"move"`
}

// Cost is what a move costs, with its terms.
type Cost struct {
	Tokens int              `json:"tokens"`
	Terms  []game.NamedTerm `json:"terms"`
}

// Undo is whether the seat's last move can be taken back, and whether that is being asked for.
type Undo struct {
	Free bool `json:"free"`
	Ask  bool `json:"ask"`
	// Drawn is why it cannot: against bots alone no die is taken back.
	Drawn bool `json:"drawn,omitempty"`
	// Moves are how many moves would go with it; Whose are the others whose moves are among them.
	Moves int         `json:"moves,omitempty"`
	Whose []game.Seat `json:"whose,omitempty"`
	Redo  bool        `json:"redo,omitempty"`
	Asked *Asks       `json:"asked,omitempty"`
}

// Asks is an undo that waits for consent.
type Asks struct {
	By      game.Seat   `json:"by"`
	Waiting []game.Seat `json:"waiting"`
}

// Wish is something else that waits for consent: a pause, or a bot for somebody's seat.
type Wish struct {
	What table.What `json:"what"`
	Seat *game.Seat `json:"seat,omitempty"`
	Asks
}

// Chat is a line of talk.
type Chat struct {
	Seq  int64     `json:"seq"`
	Seat game.Seat `json:"seat"`
	Name string    `json:"name"`
	Text string    `json:"text"`
	Team bool      `json:"team,omitempty"`
	At   int64     `json:"at"`
}

// Outcome is the end of a game.
type Outcome struct {
	Winners []game.Seat `json:"winners"`
	Places  []int       `json:"places"`
	Scores  []int       `json:"scores"`
	// Ties is what broke a tie of scores, in a game that has such a thing.
	Ties []int `json:"ties,omitempty"`
}

// viewer is the subject of an access check: who looks, and from which seat.
type viewer struct {
	person  string
	seat    game.Seat
	plays   bool // the person sits at the table
	mine    bool // whichever seat of the person plays now, or else the first
	brief   bool // updates without what the table looked like
	present []string
	now     time.Time
	restart int64
}

// asMine stands for a seat whose number the client does not know yet.
const asMine = "mine"

// seatIn reads the seat that a request looks from; none is a spectator's.
func seatIn(r *http.Request) (game.Seat, error) {
	text := r.URL.Query().Get("as")
	if text == "" || text == asMine {
		return game.Nobody, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n >= game.MaxSeats {
		return game.Nobody, fault(table.BadRequest, "as is the number of a seat.")
	}
	return game.Seat(n), nil
}

// viewer finds out who looks at a table.
func (s *Server) viewer(r *http.Request) (viewer, error) {
	seat, err := seatIn(r)
	if err != nil {
		return viewer{}, err
	}
	p, err := s.visitor(r)
	present := s.Tables.Present(r.PathValue("id"))
	mine := r.URL.Query().Get("as") == asMine
	return viewer{
		person: p.ID, seat: seat, mine: mine, present: present, now: s.Tables.Now(),
		restart: s.restart(),
	}, err
}

// ownSeat finds the seat of the person who did not say which.
func (v *viewer) ownSeat(st *table.State) {
	own := st.SeatsOf(v.person)
	if !v.mine || own == 0 {
		return
	}
	if p := st.Position(); p != nil && own&p.Actors() != 0 {
		own &= p.Actors()
	}
	v.seat = own.First()
}

// chooseSeat picks the seat that the viewer looks from and refuses one that is not its own. When
// the game is over everybody may look from every seat.
func (v *viewer) chooseSeat(st *table.State) error {
	v.ownSeat(st)
	if v.seat == game.Nobody || st.SeatsOf(v.person).Has(v.seat) ||
		(st.Status() == table.Over && int(v.seat) < len(st.Seats)) {
		return nil
	}
	return fault(table.NotYourSeat, "This seat is not yours to look from.")
}

// snapshot sends the table as it is.
func (s *Server) snapshot(r *http.Request) (any, error) {
	v, err := s.viewer(r)
	if err != nil {
		return nil, err
	}
	var shot *Snapshot
	var g game.Game
	version := ""
	err = s.table(r).Read(r.Context(), func(st *table.State, secret store.Secret) error {
		if err := v.chooseSeat(st); err != nil {
			return err
		}
		shot = v.snapshot(st, secret, st.Seq())
		shot.Chat = v.chat(st)
		g, version = st.Game, st.Version
		return nil
	})
	if err == nil {
		shot.Content, err = s.contentPath(g, version)
	}
	return shot, err
}
