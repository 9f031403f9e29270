package wire

import (
	"reflect"

	"twobanners/catalog"
	"twobanners/lordaeron"
	"twobanners/server"
	"twobanners/smallworld"
)

const (
	faction = "Faction"
	color   = "Color"
	moves   = "Notation[]"
	move    = "Notation"
)

// Files are all that is sent.
func Files() []File { return []File{table(), smallWorld(), secondGame()} }

// table is what is sent of any game.
func table() File {
	return File{
		Path: "web/net/sent.ts",
		Head: `// A move in words: a word alone, or one key with what it needs.
export type Notation = string | Record<string, unknown>;

// What happened: its id, whose it is, and what the game adds.
export interface GameEvent {
  event: string;
  seat?: number;
  [argument: string]: unknown;
}
`,
		Roots: []reflect.Type{
			of[server.Update](), of[server.Lobby](), of[server.Me](), of[server.SessionShown](),
			of[server.Rule](), of[server.Game](), of[server.Friends](), of[server.Profile](),
			of[server.Leaders](), of[server.FinishedGames](), of[server.PushKey](),
			of[server.PushMessage](), of[server.PasskeyShown](),
		},
		Rename:  map[string]string{"NamedTerm": "Term", "Game": "GameInfo"},
		Generic: map[string]string{"Snapshot": "<View = unknown, Advice = unknown>"},
		Narrow: map[string]string{
			"Snapshot.Status":  "'open' | 'playing' | 'paused' | 'over'",
			"Snapshot.Options": "Record<string, unknown>",
			"Snapshot.View":    "View",
			"Snapshot.Advice":  "Advice",
			"Wish.What":        "'pause' | 'replace' | 'kick' | 'end'",
			"PushMessage.Kind": "'turn' | 'invited'",
			"Offer.Move":       move, "Teammate.Moves": moves, "Proposal.Move": move,
			"Update.Move": move, "Update.Events": "GameEvent[]",
		},
	}
}

func smallWorld() File {
	return File{
		Path: "web/smallworld/board/sent.ts",
		Head: `import type { Term } from '../../net/sent';

export type Faction = 'alliance' | 'horde' | 'neutral';
`,
		Roots: []reflect.Type{
			of[smallworld.Shown](), of[smallworld.Advice](), of[catalog.Content](),
		},
		Events: smallworld.EventShapes(),
		Arguments: map[string]string{
			"seat": "number?", "region": "string?", "race": "string?", "faction": faction,
		},
		Elsewhere: map[string]bool{"Term": true},
		Rename: map[string]string{
			"NamedTerm": "Term", "Shown": "View", "ShownPlayer": "Player", "ShownRegion": "Region",
			"ShownCombo": "Combo", "ShownStack": "Stack", "ShownTray": "Tray", "ShownTurn": "Turn",
			"Region": "FaceRegion",
		},
		Narrow: map[string]string{
			"View.Stage": stages, "View.Variant": "'classic' | 'team'",
			"Player.Side": faction, "Player.Faction": faction, "Banner.Faction": faction,
			"RegionAdvice.Move": "'conquer' | 'roll'",
			"Player.Scored":     "Record<string, number>", "Advice.Now": "Record<string, number>",
			"Marker.Kind":      "'artifact' | 'place'",
			"FaceRegion.Token": "[number, number]", "FaceRegion.Label": "[number, number]",
		},
	}
}

const stages = "'pick' | 'bombs' | 'blast' | 'form' | 'start' | 'conquest' | 'assault' | 'well'" +
	" | 'buy' | 'deploy' | 'redeploy' | 'over'"

func secondGame() File {
	return File{
		Path: "web/lordaeron/sent.ts",
		Head: `import type { Notation } from '../net/sent';
import type { Text } from '../words/words.svelte';

export type Faction = 'alliance' | 'horde';
export type Color = 'red' | 'blue' | 'green';
export type AreaId =
  | 'upper-1'
  | 'upper-2'
  | 'upper-3'
  | 'ranged'
  | 'melee'
  | 'general'
  | 'armor'
  | 'hood';
`,
		Roots: []reflect.Type{
			of[lordaeron.Shown](), of[lordaeron.Advice](), of[lordaeron.Odds](),
			of[catalog.Lordaeron](),
		},
		Events: lordaeron.EventShapes(),
		Arguments: map[string]string{
			"who": "string?", "region": "string?", "card": "string?", "color": color,
			"faction": faction, "box": "keyof Boxes",
			"foe": "Combat['kind']",
		},
		Elsewhere: map[string]bool{"Text": true},
		Rename: map[string]string{
			"Shown": "View", "ShownCharacter": "Character", "ShownGroup": "Group",
			"ShownQuest": "OpenQuest", "ShownOverlord": "Ruler", "ShownSale": "Sale",
			"ShownCombat": "Combat", "ShownBoxes": "Boxes", "ShownPick": "Pick",
			"ShownFoe": "Foe", "ShownDie": "Die", "ShownTerm": "PoolTerm", "ShownUse": "Use",
			"Lordaeron": "Content", "BoardRegion": "Region", "Character": "Person",
			"PlayingCard": "Card",
		},
		Narrow: map[string]string{
			"View.Faction": faction, "View.Winner": "Faction | 'draw'",
			"Character.Faction": faction, "Character.Equipped": "Partial<Record<AreaId, string>>",
			"Group.Owner": faction, "OpenQuest.Faction": faction,
			"Combat.Kind": "'quest' | 'independent' | 'boss' | 'overlord' | 'pvp'",
			"Combat.Side": faction, "Combat.Boxes": "Record<Faction, Boxes>",
			"Combat.Pool": "Record<Color, number>", "Foe.Color": color, "Die.Color": color,
			"Region.Town": "Faction[]", "Region.Flight": "Faction[]", "Region.Start": faction,
			"CardArea.ID":      "AreaId",
			"CardArea.Printed": "Partial<Record<Faction | 'both', string>>",
			"Person.Faction":   faction,
			"Card.Kind":        "'power' | 'talent' | 'item' | 'auction' | 'printed' | 'race'",
			"Quest.Faction":    faction,
			"Quest.Difficulty": "'grey' | 'green' | 'yellow' | 'red'", "Spawn.Color": color,
			"HintAdvice.Hint":      "'buy-powers' | 'take-talent' | 'travel' | 'too-strong'",
			"ChallengeAdvice.Move": move, "OutfitChange.Move": move, "FastAdvice.Bold": move,
			"FastAdvice.Thrifty": move, "FastAdvice.Free": move, "DieAdvice.Color": color,
			"RegionAdvice.Move": move, "WayAdvice.Moves": moves,
			"Ware.Deal": "'train' | 'buy' | 'sell'",
		},
	}
}

func of[T any]() reflect.Type { return reflect.TypeFor[T]() }
