package main

import (
	"bytes"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"twobanners/store"
)

// admin runs a command of the operator and gives what it printed.
func admin(t *testing.T, data string, args ...string) string {
	t.Helper()
	var out, complaints bytes.Buffer
	all := append([]string{"admin", "--data", data, "--why", "a test"}, args...)
	if code := run(all, nil, &out, &complaints); code != 0 {
		t.Fatalf("%v: %d %s", all, code, complaints.String())
	}
	return out.String()
}

func statusOf(t *testing.T, client *http.Client, address, body string) int {
	t.Helper()
	answer, err := client.Post(address, "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
	return answer.StatusCode
}

// addPasskeys gives somebody passkeys whose ids are one byte.
func addPasskeys(t *testing.T, data, person string, ids ...byte) {
	t.Helper()
	kept, err := openStore(t.Context(), "", data)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range ids {
		key := store.Passkey{ID: []byte{id}, Credential: []byte(`{"About":"a phone"}`)}
		if err := kept.AddPasskey(t.Context(), person, key); err != nil {
			t.Fatal(err)
		}
	}
	if err := kept.Close(); err != nil {
		t.Fatal(err)
	}
}

// The operator's commands work beside a running server, and every one of them is written down.
func TestAdmin(t *testing.T) {
	data := t.TempDir()
	site, stop := serving(t, data)
	defer stop()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	anna := &http.Client{Jar: jar}
	defer anna.CloseIdleConnections()
	var me struct {
		ID, Name string
		Guest    bool
	}
	ask(t, anna, "POST", site+"api/accounts", `{"name":"Anna","password":"correct horse"}`, &me)
	var made struct{ ID string }
	wish := `{"game":"smallworld","seats":[{"kind":"me"},{"kind":"local"}]}`
	ask(t, anna, "POST", site+"api/tables", wish, &made)
	status := func(path, body string) int { return statusOf(t, anna, site+path, body) }
	soon := func(want int, path, body string) int { // a server believes who it knows for 2 s
		for until := time.Now().Add(10 * time.Second); ; {
			if got := status(path, body); got == want || time.Now().After(until) {
				return got
			}
		}
	}
	admin(t, data, "ban", "anna")
	if got := soon(403, "api/tables", wish); got != http.StatusForbidden {
		t.Errorf("a banned person makes a table: %d", got)
	}
	admin(t, data, "unban", me.ID)
	if got := soon(200, "api/tables", wish); got != http.StatusOK {
		t.Errorf("a person who was let in again makes no table: %d", got)
	}
	admin(t, data, "mute", "Anna")
	line := `{"id":"abcdefgh","text":"hello"}`
	if got := soon(403, "api/tables/"+made.ID+"/chat", line); got != http.StatusForbidden {
		t.Errorf("a muted person talks: %d", got)
	}
	admin(t, data, "unmute", "Anna")
	admin(t, data, "end", made.ID)
	if got := status("api/tables/"+made.ID+"/pause", `{"paused":true}`); got != 409 {
		t.Errorf("an ended table is paused: %d", got)
	}
	var shot struct{ Status string }
	ask(t, anna, "GET", site+"api/tables/"+made.ID, "", &shot)
	if shot.Status != "over" {
		t.Errorf("the ended table is %s", shot.Status)
	}
	admin(t, data, "rename", "Anna", "Annabel")
	_, code, _ := strings.Cut(strings.TrimSpace(admin(t, data, "reset", "Annabel")), "the code ")
	ask(t, anna, "POST", site+"api/session/recover",
		`{"name":"annabel","code":"`+code+`","password":"battery staple"}`, &me)
	if me.Name != "Annabel" || me.Guest {
		t.Errorf("after the reset she is %+v", me)
	}
	admin(t, data, "delete", "Annabel")
	for until := time.Now().Add(10 * time.Second); !me.Guest && time.Now().Before(until); {
		ask(t, anna, "GET", site+"api/me", "", &me)
	}
	if !me.Guest {
		t.Errorf("after all that she is %+v", me)
	}
	log := admin(t, data, "log")
	for _, want := range []string{"ban", "unban", "mute", "end", "rename", "reset", "delete"} {
		if !strings.Contains(log, ": "+want) || !strings.Contains(log, "a test") {
			t.Errorf("the log does not tell of %s:\n%s", want, log)
		}
	}
	admin(t, data, "reports")
}

// An operator lists passkeys, removes one, and takes them all with a reset if that is said.
func TestAdminOfPasskeys(t *testing.T) {
	data := t.TempDir()
	site, stop := serving(t, data)
	defer stop()
	anna := &http.Client{}
	defer anna.CloseIdleConnections()
	var me struct{ ID string }
	ask(t, anna, "POST", site+"api/accounts", `{"name":"Anna","password":"correct horse"}`, &me)
	addPasskeys(t, data, me.ID, 1, 2, 3)
	has := func(want int) {
		t.Helper()
		list := admin(t, data, "passkeys", "Anna")
		if got := strings.Count(list, "made by a phone"); got != want {
			t.Errorf("%d passkeys, want %d: %q", got, want, list)
		}
	}
	has(3)
	admin(t, data, "passkeys", "Anna", "--remove", "Ag")
	has(2)
	if list := admin(t, data, "passkeys", "Anna"); strings.Contains(list, "Ag ") {
		t.Errorf("another one was removed: %q", list)
	}
	admin(t, data, "reset", "Anna")
	in := `{"name":"Anna","password":"correct horse"}`
	if got := statusOf(t, anna, site+"api/session", in); got != http.StatusUnauthorized {
		t.Errorf("after a reset the old password opens: %d", got)
	}
	has(2)
	admin(t, data, "reset", "--passkeys", "Anna")
	has(0)
}

// The doctor finds a whole house well, and a damaged one not.
func TestDoctor(t *testing.T) {
	data := t.TempDir()
	_, stop := serving(t, data)
	stop()
	for _, file := range []string{"twobanners.db", "twobanners.lock"} {
		if err := os.Chmod(filepath.Join(data, file), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	if code := run([]string{"doctor", "--data", data}, nil, &out, &out); code != 0 {
		t.Fatalf("%d %s", code, out.String())
	}
	name := filepath.Join(data, "twobanners.db")
	if err := os.Chmod(name, 0o644); err != nil {
		t.Fatal(err)
	}
	out.Reset()
	if code := run([]string{"doctor", "--data", data}, nil, &out, &out); code == 0 ||
		!strings.Contains(out.String(), "can be read by others") {
		t.Errorf("a file that all can read is well: %s", out.String())
	}
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for i := 5000; i < len(text); i += 97 { // damage nearly every page but the first
		text[i] ^= 0xFF
	}
	if err := os.WriteFile(name, text, 0o600); err != nil {
		t.Fatal(err)
	}
	out.Reset()
	if code := run([]string{"doctor", "--data", data}, nil, &out, &out); code == 0 ||
		!strings.Contains(out.String(), "BAD") {
		t.Errorf("a damaged file is well: %s", out.String())
	}
}

// A drain is told to every node, and taken back.
func TestDrainIsToldToAll(t *testing.T) {
	var told []string
	door := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		told = append(told, r.URL.Path+" "+r.PostFormValue("until"))
	}))
	defer door.Close()
	both := "--private=" + door.URL + "," + door.URL + "/"
	good(t, "", "admin", "drain", both, "12:00")
	good(t, "", "admin", "drain", both, "off")
	if len(told) != 4 || !strings.Contains(told[0], "T12:00:00") || told[0] != told[1] ||
		told[2] != "/drain " || told[3] != told[2] {
		t.Errorf("the doors were told %q", told)
	}
	if out, code := program(t, "", "admin", "drain", both, "soon"); code != exitBadInput {
		t.Errorf("soon: %d %s", code, out)
	}
	nobody := "--private=http://127.0.0.1:1," + door.URL
	if out, code := program(t, "", "admin", "drain", nobody, "off"); code != 1 || len(told) != 5 {
		t.Errorf("one of two was told: %d %s, %d", code, out, len(told))
	}
}
