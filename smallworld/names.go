package smallworld

// Race is one of the banners of a box, by its place among their sorted ids; NoRace stands for none.
type Race uint8

// Power is one of the badges of a box, by its place among their sorted ids; NoPower stands for
// none.
type Power uint8

// There is no race and no power.
const (
	NoRace  Race  = 0
	NoPower Power = 0
)

// Marker is an artifact or a legendary place. Unknown is a marker that a view may not name.
type Marker uint8

// The markers that the rules know by name, the artifacts, then the places. Other places of a box
// follow, in the order of their ids.
const (
	Aegis Marker = iota
	Ashes
	Doomhammer
	Frostmourne
	Heart
	Battleground
	DarkPortal
	Karazhan
	Chapel
	MeetingStone
	SpiritHealer
	Well
	markerCount
	Unknown Marker = 255
)

var markerNames = [markerCount]string{
	Aegis: "aegis", Ashes: "ashes", Doomhammer: "doomhammer", Frostmourne: "frostmourne",
	Heart: "heart", Battleground: "battleground", DarkPortal: "dark-portal", Karazhan: "karazhan",
	Chapel: "lights-hope-chapel", MeetingStone: "meeting-stone", SpiritHealer: "spirit-healer",
	Well: "well-of-eternity",
}

// Place tells a legendary place from an artifact.
func (m Marker) Place() bool { return m >= Battleground && m != Unknown }

// Terrain is what a region is made of.
type Terrain uint8

// The terrains; the last two are water.
const (
	Fields Terrain = iota
	Forest
	Hills
	Swamp
	Mountain
	Sea
	Lake
	terrainCount
)

var terrainNames = [terrainCount]string{
	Fields: "fields", Forest: "forest", Hills: "hills", Swamp: "swamp", Mountain: "mountain",
	Sea: "sea", Lake: "lake",
}

// Faction is a side of the old war, or neither.
type Faction uint8

// The factions.
const (
	Neutral Faction = iota
	Alliance
	Horde
	factionCount
)

var factionNames = [factionCount]string{
	Neutral: "neutral", Alliance: "alliance", Horde: "horde",
}

// Other is the faction a faction fights; the neutral fight nobody.
func (f Faction) Other() Faction {
	return [factionCount]Faction{Alliance: Horde, Horde: Alliance}[f]
}

var formNames = [...]string{NoForm: "none", HumanForm: "human", WolfForm: "worgen"}

func (f Faction) String() string { return factionNames[f] }

// ParseTerrain reads a terrain's name.
func ParseTerrain(name string) (Terrain, bool) { return find[Terrain](terrainNames[:], name, 0) }

// ParseFaction reads a faction's name.
func ParseFaction(name string) (Faction, bool) { return find[Faction](factionNames[:], name, 0) }

func find[T ~uint8](names []string, name string, first T) (T, bool) {
	for i, n := range names {
		if n == name {
			return T(i) + first, true
		}
	}
	return 0, false
}
