package server

import (
	"fmt"
	"testing"
)

// The host sets a table up by HTTP, a guest gets up again, and in the game somebody resigns.
func TestSettingUpAndLeaving(t *testing.T) {
	s := newSite(t, settings{})
	anna, bela := s.guest(), s.guest()
	made := anna.expect("POST", "/api/tables",
		`{"game":"smallworld","options":{},`+
			`"seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]}`, 200)
	path := fmt.Sprintf("/api/tables/%s", made["id"])
	join := fmt.Sprintf(`{"invite":%q}`, made["invite"])
	place := func(seat int, kind string) string {
		return fmt.Sprintf(`{"id":%q,"seat":%d,"kind":%q,"bot":"greedy","name":"Thistle"}`,
			ids(), seat, kind)
	}
	bela.expect("POST", path+"/join", join, 200)
	bela.refused("POST", path+"/setup", place(2, "bot"), 403, "not-allowed")
	anna.refused("POST", path+"/setup", place(9, "bot"), 404, "not-found")
	anna.refused("POST", path+"/setup", `{"id":"x","seat":2,"kind":"bot"}`, 400, "bad-request")
	bela.expect("POST", path+"/leave", `{}`, 200)
	anna.expect("POST", path+"/setup", place(2, "bot"), 200)
	shot := bela.expect("GET", path, nil, 200)
	if shot["host_name"] == "" || shot["status"] != "open" {
		t.Fatalf("the invitation says %v", shot)
	}
	bela.expect("POST", path+"/join", join, 200)
	if shot := bela.expect("GET", path, nil, 200); shot["status"] != "playing" {
		t.Fatalf("the game is %v", shot["status"])
	}
	bela.expect("POST", path+"/abandon", `{}`, 200)
	asked := anna.expect("GET", path, nil, 200)["asked"].(map[string]any)
	if asked["what"] != "end" {
		t.Fatalf("asked is %v", asked)
	}
	no := fmt.Sprintf(`{"id":%q,"seat":0,"agree":false}`, ids())
	anna.expect("POST", path+"/consent", no, 200)
	bela.expect("POST", path+"/leave", `{}`, 200)
	seats := anna.expect("GET", path, nil, 200)["seats"].([]any)
	if gone := seats[1].(map[string]any); gone["gone"] != true {
		t.Fatalf("the seat is %v", gone)
	}
}
