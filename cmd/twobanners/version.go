package main

import (
	"encoding/json"
	"runtime"
	"runtime/debug"
	"strings"

	"twobanners/internal/release"
	"twobanners/web"
)

// versionCmd tells what this program is made of: what to name when something is reported.
type versionCmd struct {
	JSON bool `name:"json" help:"One object, for programs."`
}

// about is the version of everything in the program.
type about struct {
	Version string `json:"version"`
	Commit  string `json:"commit,omitempty"`  // if it was built from a checkout
	Time    string `json:"time,omitempty"`    // of the commit
	Changed bool   `json:"changed,omitempty"` // something was not committed
	Go      string `json:"go"`
	System  string `json:"system"`
	Client  bool   `json:"client"` // the browser's part is in it
	Games   []made `json:"games"`
}

// made is a game by the version of its rules and of its content.
type made struct {
	Game    string `json:"game"`
	Rules   string `json:"rules"`
	Content string `json:"content"`
}

// built reads what Go noted when it built the program.
func (a *about) built(settings []debug.BuildSetting) {
	for _, setting := range settings {
		switch setting.Key {
		case "vcs.revision":
			a.Commit = setting.Value
		case "vcs.time":
			a.Time = setting.Value
		case "vcs.modified":
			a.Changed = setting.Value == "true"
		}
	}
}

// Run prints the versions.
func (c *versionCmd) Run(std console) error {
	a := about{
		Version: release.Version, Go: runtime.Version(),
		System: runtime.GOOS + "/" + runtime.GOARCH,
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		a.built(info.Settings)
	}
	_, a.Client = web.Client()
	list, err := allGames()
	if err != nil {
		return err
	}
	for _, g := range list {
		rules, content, _ := strings.Cut(g.Version(), "-")
		a.Games = append(a.Games, made{Game: g.ID(), Rules: rules, Content: content})
	}
	if c.JSON {
		return json.NewEncoder(std.out).Encode(a)
	}
	page := &page{out: std.out}
	page.line("twobanners %s", a.Version)
	page.line("commit     %s", a.commit())
	page.line("built by   %s for %s", a.Go, a.System)
	if !a.Client {
		page.line("client     not built in: make client, then build again")
	}
	for _, g := range a.Games {
		page.line("%-10s rules %s, content %s", g.Game, g.Rules, g.Content)
	}
	return page.err
}

// commit is the commit in words.
func (a *about) commit() string {
	switch {
	case a.Commit == "":
		return "unknown: not built from a checkout"
	case a.Changed:
		return a.Commit + " of " + a.Time + ", with changes that are not in it"
	}
	return a.Commit + " of " + a.Time
}
