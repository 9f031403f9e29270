package server

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// The dashboard and the alerts ask for figures that the server has.
func TestTheDashboardAsksForWhatThereIs(t *testing.T) {
	text, err := os.ReadFile("../deploy/grafana.json")
	must(t, err)
	alerts, err := os.ReadFile("../deploy/alerts.yml")
	must(t, err)
	s := newSite(t, settings{})
	path, players, _ := pair(s)
	step(path, players, 0)
	players[0].refused("GET", "/api/nothing", nil, 404, "not-found")
	figures := scrape(t, s)
	asked := regexp.MustCompile(`(twobanners|process|go)_[a-z_]+`).FindAllString(
		string(text)+string(alerts), -1)
	for _, name := range asked {
		if !strings.Contains(figures, name) {
			t.Errorf("the dashboard asks for %s, which is not there", name)
		}
	}
	if len(asked) < 10 {
		t.Errorf("the dashboard asks for %d figures only", len(asked))
	}
}
