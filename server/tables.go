package server

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"unicode/utf8"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

func (s *Server) table(r *http.Request) *table.Table { return s.Tables.Table(r.PathValue("id")) }

// NewTable is the wish for a table.
type NewTable struct {
	Game    string          `json:"game"`
	Seats   []NewSeat       `json:"seats"`
	Options json.RawMessage `json:"options"`
	Clock   *table.Clock    `json:"clock"`
	Public  bool            `json:"public"`
	Fair    bool            `json:"fair"` // the host brings a nonce once the commitment is known
	Lesson  uint64          `json:"lesson"`
	Packs   []string        `json:"packs"` // content packs by their ids
}

// NewSeat is the wish for a seat.
type NewSeat struct {
	Kind string `json:"kind"`
	Name string `json:"name"`
	Bot  string `json:"bot"`
}

func (s *Server) createTable(w http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[NewTable](r)
	if err != nil {
		return nil, err
	}
	p, err := s.person(w, r)
	if err != nil {
		return nil, err
	}
	if err := s.mayHost(r, p); err != nil {
		return nil, err
	}
	who := s.whoIs(p)
	plan := table.Plan{
		Game: wish.Game, Options: wish.Options, Clock: wish.Clock, Public: wish.Public,
		Lesson: wish.Lesson, Packs: wish.Packs,
	}
	if string(plan.Options) == "null" {
		plan.Options = nil
	}
	for i, seat := range wish.Seats {
		planned, err := seat.plan(who, i)
		if err != nil {
			return nil, err
		}
		planned.Owes = wish.Fair && planned.Person != ""
		plan.Seats = append(plan.Seats, planned)
	}
	id, invite, err := s.Tables.Create(r.Context(), who, plan)
	if err != nil {
		return nil, err
	}
	made := map[string]string{"id": id, "invite": invite}
	err = s.Tables.Table(id).Read(r.Context(), func(st *table.State, _ store.Secret) error {
		made["commitment"] = st.Commitment() // before anybody tells a nonce
		return nil
	})
	return made, err
}

// accountTables is how many times as many tables an account may have open as a guest.
const accountTables = 5

// mayHost makes sure that nobody has more tables open than anybody plays at.
func (s *Server) mayHost(r *http.Request, p store.Person) error {
	if s.draining() {
		return errDraining
	}
	most := s.Limits.Tables
	if !p.Guest {
		most *= accountTables
	}
	open, err := s.Store.Hosted(r.Context(), p.ID)
	if err == nil && open >= most {
		err = fault(tooMany, "You have many tables open: finish some of them first.")
	}
	return err
}

func (n NewSeat) plan(who table.Who, i int) (seat table.Seat, err error) {
	name := n.Name
	if name != "" {
		if name, err = goodName(name); err != nil {
			return seat, err
		}
	}
	either := func(other string) string {
		if name != "" {
			return name
		}
		return other
	}
	switch n.Kind {
	case "me":
		return ownSeat(who, either(who.Name)), nil
	case "local":
		return ownSeat(who, either(fmt.Sprintf("Player %d", i+1))), nil
	case "bot":
		bot := n.Bot
		if bot == "" {
			bot = "greedy"
		}
		return table.Seat{Bot: bot, Name: either(bot)}, nil
	case "open":
		return table.Seat{}, nil
	default:
		return seat, fault(table.BadRequest, "A seat is for me, open, bot or local.")
	}
}

func ownSeat(who table.Who, name string) table.Seat {
	return table.Seat{
		Person: who.Person, Name: name, Program: who.Program, Vacation: who.Vacation,
		Guest: who.Guest || name != who.Name, // under another name nobody has an account
	}
}

func (s *Server) join(w http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[struct {
		Invite string
		Seat   *game.Seat
		Name   string
		Nonce  string
		Fair   bool
	}](r)
	if err != nil {
		return nil, err
	}
	p, err := s.person(w, r)
	if err != nil {
		return nil, err
	}
	if wish.Name != "" {
		own := p.Name
		if p.Name, err = goodName(wish.Name); err != nil {
			return nil, err
		}
		p.Guest = p.Guest || p.Name != own // under another name nobody has an account
	}
	seat := game.Nobody
	if wish.Seat != nil {
		seat = *wish.Seat
	}
	if err := goodNonce(wish.Nonce); err != nil {
		return nil, err
	}
	who := s.whoIs(p)
	who.Fair = wish.Fair
	taken, err := s.table(r).Join(r.Context(), who, wish.Invite, seat, wish.Nonce)
	return map[string]game.Seat{"seat": taken}, err
}

// seatPath reads the seat in the path.
func seatPath(r *http.Request) (game.Seat, error) {
	n, err := strconv.Atoi(r.PathValue("seat"))
	if err != nil || n < 0 || n >= game.MaxSeats {
		return game.Nobody, fault(table.NotFound, "There is no such seat.")
	}
	return game.Seat(n), nil
}

// goodNonce makes sure that what somebody brings to the dice is not a book.
func goodNonce(nonce string) error {
	if len(nonce) > maxNonce || !utf8.ValidString(nonce) {
		return fault(table.BadRequest, "A nonce has at most 64 letters.")
	}
	return nil
}

// bring adds what the visitor brings to the dice.
func (s *Server) bring(r *http.Request) (any, error) {
	who, body, err := command[table.Nonce](s, r)
	if err != nil {
		return nil, err
	}
	if (body.Nonce == "") == (body.Seal == "") {
		return nil, fault(table.BadRequest, "A nonce is needed, or the seal of one.")
	}
	if raw, err := hex.DecodeString(body.Seal); err != nil ||
		body.Seal != "" && (len(raw) != sha256.Size || hex.EncodeToString(raw) != body.Seal) {
		return nil, fault(table.BadRequest, "A seal has 64 hexadecimal digits.")
	}
	if err := goodNonce(body.Nonce); err != nil {
		return nil, err
	}
	seq, err := s.table(r).Bring(r.Context(), who, body)
	return seqAnswer{seq}, err
}

const maxNonce = 64

// goodID makes sure that a move id can be one.
func goodID(id string) error {
	odd := func(c rune) bool { return c <= ' ' || c > '~' }
	if len(id) < 8 || len(id) > 64 || strings.ContainsFunc(id, odd) {
		return fault(table.BadRequest, "An id of your own making, of 8 to 64 letters, is needed.")
	}
	return nil
}
