// Command twobanners-wasm is the engine for a browser: rules, bots and insight of the shipped
// games. tools/engine builds it; web/insight/worker.ts runs it, one game in a worker.
package main

import (
	"embed"
	"encoding/json"
	"fmt"
	"syscall/js"

	"twobanners/content"
	"twobanners/engine"
	"twobanners/game"
	"twobanners/lordaeron"
	"twobanners/smallworld"
)

// boxes are the contents that tools/engine has read: without a reader of YAML the engine is a fifth
// smaller and begins in a fifth of the time.
//
//go:embed boxes
var boxes embed.FS

// open reads a game when it is asked for: a worker plays one.
func open(id string) (game.Game, error) {
	text, err := boxes.ReadFile("boxes/" + id + ".json")
	if err != nil {
		return nil, fmt.Errorf("there is no game %q here", id)
	}
	switch id {
	case "smallworld":
		return from(text, smallworld.NewGame)
	default:
		return from(text, lordaeron.NewGame)
	}
}

func from[B content.SmallWorld | content.Lordaeron, G game.Game](
	text []byte, make func(*B) (G, error),
) (game.Game, error) {
	box := new(B)
	if err := json.Unmarshal(text, box); err != nil {
		return nil, err
	}
	return make(box)
}

// main gives JavaScript one function, twobanners(game), which gives another: it answers a line of
// docs/engine-protocol.md.
func main() {
	js.Global().Set("twobanners", js.FuncOf(func(_ js.Value, args []js.Value) any {
		g, err := open(args[0].String())
		if err != nil {
			return err.Error()
		}
		session := engine.New(g)
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			answer, _ := session.Answer([]byte(args[0].String()), nil)
			return string(answer)
		})
	}))
	js.Global().Get("twobannersReady").Invoke()
	select {}
}
