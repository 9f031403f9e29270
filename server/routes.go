package server

import (
	"context"
	"fmt"
	"net/http"
	"strings"

	"twobanners/store"
	"twobanners/table"
)

// access is the authorization that a route asks for. The router asks before the handler is called:
// a token lets a program play, and changes nothing of who may play.
type access int

const (
	nobody   access = iota // not said: a server with such a route does not start
	anybody                // people, strangers and programs; a table looks itself who sits where
	inPerson               // people and strangers, but no program
	known                  // people who have been here before, guests too
	holders                // people who have an account
)

// cost is the rate limit of a route.
type cost int

const (
	cheap cost = iota
	door       // it lets somebody in, or makes something: the narrower limit counts as well
)

// route is an address with what may be done there.
type route struct {
	pattern string
	may     access
	cost    cost
	handler http.Handler
}

const streamRoute = "GET /api/tables/{id}/stream"

type (
	asks     func(*http.Request) (any, error)
	greeting func(http.ResponseWriter, *http.Request) (any, error) // it may set a cookie
)

func (s *Server) asked(pattern string, may access, h asks) route {
	return route{pattern, may, cheap, s.answer(http.StatusOK,
		func(_ http.ResponseWriter, r *http.Request) (any, error) { return h(r) })}
}

func (s *Server) greet(pattern string, may access, h greeting) route {
	return route{pattern, may, door, s.answer(http.StatusOK, h)}
}

// plain is a route that anybody may use, and that writes its answer itself.
func plain(pattern string, h http.HandlerFunc) route {
	return route{pattern, anybody, cheap, h}
}

// routes is everything that is answered here.
func (s *Server) routes() []route {
	list := []route{
		plain("GET /healthz", s.Live),
		s.asked("GET /api/games", anybody, s.games),
		plain("GET /api/content/{game}", s.content),
		plain("GET /api/content/{game}/{version}", s.contentOf),
		plain("GET /api/rules", s.rules),
		s.asked("GET /api/rules/{id}", anybody, s.rule),
		s.asked("GET /api/lobby", anybody, s.lobby),
		s.asked("GET /api/people/{name}", anybody, s.profile),
		s.asked("GET /api/leaders", anybody, s.leaders),
		s.asked("GET /api/finished", anybody, s.finished),
		s.asked("/api/", anybody, func(*http.Request) (any, error) { return nil, errNoSuchThing }),
		{"/", anybody, cheap, client()},
	}
	list = append(list, s.peopleRoutes()...)
	return append(list, s.tableRoutes()...)
}

// peopleRoutes are about who somebody is and whom one knows.
func (s *Server) peopleRoutes() []route {
	return []route{
		plain("GET /api/me", s.answer(http.StatusOK, s.me).ServeHTTP),
		s.greet("POST /api/me", inPerson, s.rename),
		s.greet("DELETE /api/me", known, s.deleteMe),
		s.greet("POST /api/me/vacation", known, s.vacation),
		s.asked("GET /api/me/export", known, s.export),
		s.asked("GET /api/me/sessions", known, s.sessions),
		s.greet("DELETE /api/me/sessions/{session}", known, s.endOneSession),
		s.greet("POST /api/me/password", holders, s.password),
		s.greet("POST /api/me/codes", holders, s.codes),
		s.greet("POST /api/me/tokens", holders, s.token),
		s.asked("GET /api/me/passkeys", known, s.passkeysOf),
		s.greet("POST /api/me/passkeys/end", holders, s.endPasskey),
		s.greet("POST /api/accounts", inPerson, s.register),
		s.greet("POST /api/session", inPerson, s.signIn),
		s.greet("DELETE /api/session", inPerson, s.signOut),
		s.greet("POST /api/session/recover", inPerson, s.recover),
		s.greet("POST /api/session/passkey/begin", inPerson, s.withPasskeys(s.askPasskey)),
		s.greet("POST /api/session/passkey/finish", inPerson, s.withPasskeys(s.passkeyShown)),
		s.greet("POST /api/passkeys/begin", inPerson, s.withPasskeys(s.makePasskey)),
		s.greet("POST /api/passkeys/finish", known, s.withPasskeys(s.passkeyMade)),
		s.asked("GET /api/push", anybody, s.pushKey),
		s.greet("POST /api/push", known, s.subscribe),
		s.greet("POST /api/push/end", known, s.unsubscribe),
		s.asked("GET /api/friends", holders, s.friends),
		s.greet("POST /api/friends", holders, s.befriend),
		s.greet("POST /api/friends/end", holders, s.unfriend),
		s.greet("POST /api/friends/block", holders, s.block),
	}
}

// tableRoutes are those of tables and of records. Who may do what at a table depends on the seats:
// the table decides.
func (s *Server) tableRoutes() []route {
	return []route{
		s.greet("POST /api/tables", anybody, s.createTable),
		s.greet("POST /api/tables/{id}/join", anybody, s.join),
		s.asked("GET /api/tables/{id}", anybody, s.snapshot),
		s.asked("GET /api/tables/{id}/odds", anybody, s.odds),
		plain(streamRoute, s.stream),
		s.asked("POST /api/tables/{id}/nonce", anybody, s.bring),
		s.asked("POST /api/tables/{id}/moves", anybody, s.moves),
		s.asked("POST /api/tables/{id}/undo", anybody, s.undo),
		s.asked("POST /api/tables/{id}/redo", anybody, s.redo),
		s.asked("POST /api/tables/{id}/consent", anybody, s.consent),
		s.asked("POST /api/tables/{id}/chat", anybody, s.chat),
		s.asked("POST /api/tables/{id}/advice", anybody, s.advise),
		s.asked("POST /api/tables/{id}/seats/{seat}", anybody, s.hand),
		s.asked("POST /api/tables/{id}/pause", anybody, s.pause),
		s.asked("POST /api/tables/{id}/kick", inPerson, s.kick),
		s.asked("POST /api/tables/{id}/setup", anybody, s.arrange),
		s.asked("POST /api/tables/{id}/invite", inPerson, s.invite),
		s.asked("POST /api/tables/{id}/leave", anybody, s.simple((*table.Table).Leave)),
		s.asked("POST /api/tables/{id}/abandon", anybody, s.simple((*table.Table).Abandon)),
		s.asked("POST /api/tables/{id}/nudge", anybody, s.simple((*table.Table).Nudge)),
		s.greet("POST /api/tables/{id}/report", inPerson, s.report),
		s.greet("POST /api/tables/{id}/rematch", anybody, s.rematch),
		plain("GET /api/tables/{id}/history", s.history),
		s.asked("GET /api/tables/{id}/at/{seq}", anybody, s.at),
		plain("GET /api/tables/{id}/record", s.record),
		s.greet("POST "+replaysPath, anybody, s.openRecord),
		s.asked("GET /api/replays/{id}", anybody, s.recordEnd),
		plain("GET /api/replays/{id}/history", s.recordHistory),
		s.asked("GET /api/replays/{id}/at/{seq}", anybody, s.recordAt),
	}
}

// routerOf makes the one place where requests find their handlers.
func (s *Server) routerOf(list []route) (http.Handler, error) {
	mux := http.NewServeMux()
	for _, one := range list {
		if one.may == nobody {
			return nil, fmt.Errorf("nobody may use %s: say who", one.pattern)
		}
		mux.Handle(one.pattern, s.allowed(one))
	}
	return mux, nil
}

// allowed lets those to a route who may use it.
func (s *Server) allowed(to route) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r, err := s.admit(r, to.may)
		if err == nil && to.cost == door {
			err = s.door(r)
		}
		if err != nil {
			s.fail(w, r, err)
			return
		}
		to.handler.ServeHTTP(w, r)
	})
}

var (
	errToken      = fault(table.NotAllowed, "A token cannot do this: do it in person.")
	errEndedToken = fault(table.NotAllowed, "This token lets nobody in, or not any more.")
	errUnknown    = fault(table.NotAllowed, "This is for those who have been here before.")
	errNoAccount  = fault(table.NotAllowed, "This is for accounts.")
)

// admit tells whether who sends a request may use a route. The answer remembers who that is.
func (s *Server) admit(r *http.Request, may access) (*http.Request, error) {
	header := byToken(r)
	if may == anybody && !header {
		return r, nil
	}
	p, err := s.findVisitor(r)
	switch {
	case err != nil:
		return r, err
	case header && p.ID == "":
		return r, errEndedToken
	case may != anybody && (header || p.Token): // a token may come in a cookie as well
		return r, errToken
	case may >= known && p.ID == "":
		return r, errUnknown
	case may >= holders && p.Guest:
		return r, errNoAccount
	}
	return r.WithContext(context.WithValue(r.Context(), visitorKey{}, p)), nil
}

// visitorKey is where a request remembers its visitor.
type visitorKey struct{}

// byToken tells whether a program sends the request. Other words may be for a proxy.
func byToken(r *http.Request) bool {
	return strings.HasPrefix(r.Header.Get("Authorization"), bearerToken)
}

const bearerToken = "Bearer "

// visitor finds who sends a request; somebody without a session is nobody.
func (s *Server) visitor(r *http.Request) (store.Person, error) {
	if p, known := r.Context().Value(visitorKey{}).(store.Person); known {
		return p, nil
	}
	return s.findVisitor(r)
}
