package smallworld

// Race is one of the sixteen banners; NoRace stands for none. Names are those of the scenario
// format, in its order.
type Race uint8

// The races, in the order of the rulebook's appendix.
const (
	NoRace Race = iota
	BloodElves
	Draenei
	Dwarves
	Ethereals
	Forsaken
	Gnomes
	Goblins
	Humans
	Kobolds
	Naga
	NightElves
	Orcs
	Pandaren
	Tauren
	Trolls
	Worgen
	raceCount
)

// Races is the number of banners.
const Races = int(raceCount) - 1

var raceNames = [raceCount]string{
	NoRace: "none", BloodElves: "blood-elves", Draenei: "draenei", Dwarves: "dwarves",
	Ethereals: "ethereals", Forsaken: "forsaken", Gnomes: "gnomes", Goblins: "goblins",
	Humans: "humans", Kobolds: "kobolds", Naga: "naga", NightElves: "night-elves", Orcs: "orcs",
	Pandaren: "pandaren", Tauren: "tauren", Trolls: "trolls", Worgen: "worgen",
}

// Power is one of the twenty badges; NoPower stands for none.
type Power uint8

// The powers, in the order of the rulebook's appendix.
const (
	NoPower Power = iota
	Archaeologist
	BattleMaster
	BeastMaster
	Blacksmith
	Championing
	Defensive
	Enraged
	Explorer
	Farmer
	Fishing
	Garrisoned
	Herbalist
	Intimidating
	Marshdweller
	Mining
	Mountaineer
	PortalMage
	Ranger
	Sailing
	SwampWalker
	powerCount
)

// Powers is the number of badges.
const Powers = int(powerCount) - 1

var powerNames = [powerCount]string{
	NoPower: "none", Archaeologist: "archaeologist", BattleMaster: "battle-master",
	BeastMaster: "beast-master", Blacksmith: "blacksmith", Championing: "championing",
	Defensive: "defensive", Enraged: "enraged", Explorer: "explorer", Farmer: "farmer",
	Fishing: "fishing", Garrisoned: "garrisoned", Herbalist: "herbalist",
	Intimidating: "intimidating", Marshdweller: "marshdweller", Mining: "mining",
	Mountaineer: "mountaineer", PortalMage: "portal-mage", Ranger: "ranger", Sailing: "sailing",
	SwampWalker: "swamp-walker",
}

// Marker is an artifact or a legendary place. Unknown is a marker that a view may not name.
type Marker uint8

// The artifacts, then the places.
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

// Markers is the number of markers.
const Markers = int(markerCount)

var markerNames = [markerCount]string{
	Aegis: "aegis", Ashes: "ashes", Doomhammer: "doomhammer", Frostmourne: "frostmourne",
	Heart: "heart", Battleground: "battleground", DarkPortal: "dark-portal", Karazhan: "karazhan",
	Chapel: "lights-hope-chapel", MeetingStone: "meeting-stone", SpiritHealer: "spirit-healer",
	Well: "well-of-eternity",
}

// Place tells a legendary place from an artifact.
func (m Marker) Place() bool { return m >= Battleground && m < markerCount }

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

var formNames = [...]string{NoForm: "none", HumanForm: "human", WorgenForm: "worgen"}

func (r Race) String() string    { return raceNames[r] }
func (p Power) String() string   { return powerNames[p] }
func (f Faction) String() string { return factionNames[f] }

func (m Marker) String() string {
	if m >= markerCount {
		return "unknown"
	}
	return markerNames[m]
}

// ParseRace reads a race's name.
func ParseRace(name string) (Race, bool) { return find[Race](raceNames[1:], name, 1) }

// ParsePower reads a power's name.
func ParsePower(name string) (Power, bool) { return find[Power](powerNames[1:], name, 1) }

// ParseMarker reads a marker's name.
func ParseMarker(name string) (Marker, bool) { return find[Marker](markerNames[:], name, 0) }

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
