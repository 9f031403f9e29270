package main

import "twobanners/content"

// A plan is what we decide about a face; the rest is found by search from its seed.
type plan struct {
	id, name               string
	seed                   uint64
	blobs                  []blob
	entries, cavern, magic int
	murlocs                int
	marker                 content.Terrain // where the marker spot should lie, so that it varies
	names                  []terrainNames
}

type terrainNames struct {
	terrain content.Terrain
	names   []string
}

func on(t content.Terrain, names ...string) terrainNames { return terrainNames{t, names} }

const (
	fields   = content.Fields
	forest   = content.Forest
	hills    = content.Hills
	swamp    = content.Swamp
	mountain = content.Mountain
)

var plans = []plan{
	{
		id: "L1a", name: "Harrowmere", seed: 101, entries: 3, cavern: 3, magic: 2, murlocs: 4,
		marker: swamp,
		blobs: []blob{
			{0, 0, 70},
			{-48, -48, 46},
			{52, -40, 42},
			{44, 50, 46},
			{-46, 52, 44},
			{98, 6, -24},
			{-100, 4, -20},
			{4, -92, -16},
		},
		names: []terrainNames{
			on(fields, "Barleymark", "Gleaner's Rest"), on(forest, "Thornwatch", "Owlbough"),
			on(hills, "Gallow Downs", "Hollowback"), on(swamp, "Sallow Fen", "Gloomwater"),
			on(mountain, "Frostmaw Ridge", "Cinderspur", "Ironshelf"),
			on(content.Lake, "Mirrormere"),
		},
	},
	{
		id: "L1b", name: "The Broken Oath", seed: 202, entries: 3, cavern: 2, magic: 3, murlocs: 4,
		marker: forest,
		blobs: []blob{
			{-10, -72, 40},
			{-62, -42, 42},
			{-72, 18, 42},
			{-34, 66, 42},
			{30, 70, 38},
			{48, -62, 36},
			{8, 0, 44},
			{92, -2, -34},
			{76, 24, -16},
		},
		names: []terrainNames{
			on(fields, "Pilgrim's Acre", "Last Harvest"), on(forest, "Crowmantle", "Wychelm"),
			on(hills, "Drumming Hills", "Beacon Rise"), on(swamp, "Drownfold", "Witchlight Mire"),
			on(mountain, "Splintered Crown", "Anvil of Gales", "Kingsgrave"),
			on(content.Sea, "Oathbreak Sound"),
		},
	},
	{
		id: "L2a", name: "Emberfall", seed: 303, entries: 3, cavern: 3, magic: 2, murlocs: 4,
		marker: hills,
		blobs: []blob{
			{-72, -22, 56},
			{74, 24, 54},
			{0, 2, 36},
			{-60, 44, 30},
			{66, -34, 30},
			{6, -62, -30},
			{-6, 66, -32},
		},
		names: []terrainNames{
			on(fields, "Ashen Furrows", "Millwheel Plain"),
			on(forest, "Charwood", "Smokepine Stand"),
			on(hills, "Kilnback", "Coalrake Hills"), on(swamp, "Sootmarsh", "Scalding Bog"),
			on(mountain, "Old Furnace", "Embertooth", "Black Chimney"),
			on(content.Lake, "Cinderglass"),
		},
	},
	{
		id: "L2b", name: "The Long Serpent", seed: 404, entries: 3, cavern: 2, magic: 3, murlocs: 4,
		marker: hills,
		blobs: []blob{
			{-92, -34, 42},
			{-44, -56, 44},
			{0, -20, 46},
			{18, 32, 42},
			{72, 44, 44},
			{104, 2, 34},
			{44, -54, -20},
			{-52, 40, -34},
		},
		names: []terrainNames{
			on(fields, "Drakefoot Meadow", "Honeycomb Acres"),
			on(forest, "Scalewood", "Whisperbark"),
			on(hills, "Ribcage Hills", "Nine Barrows"), on(swamp, "Tailmire", "Venomreed"),
			on(mountain, "Fang Peak", "Spineback", "Crown of Scales"),
			on(content.Sea, "Serpent's Gape"),
		},
	},
	{
		id: "M1a", name: "The Mistwold", seed: 505, entries: 2, cavern: 2, magic: 2, murlocs: 3,
		marker: forest,
		blobs: []blob{
			{0, -48, 46}, {-48, 34, 46}, {48, 36, 46}, {0, 6, 46}, {0, 92, -26}, {-74, -30, -20},
		},
		names: []terrainNames{
			on(fields, "Suncrop Vale"), on(forest, "Fernhallow", "Mosscloak"),
			on(hills, "Shepherd's Steps", "Lantern Heights"),
			on(swamp, "Fogmoor", "Eelgrass Flats"),
			on(mountain, "Graytooth", "Veiled Peak"), on(content.Lake, "Stillwater Tarn"),
		},
	},
	{
		id: "M1b", name: "Stormcradle", seed: 606, entries: 3, cavern: 2, magic: 2, murlocs: 3,
		marker: fields,
		blobs: []blob{
			{-52, -8, 46}, {54, -4, 46}, {0, 22, 48}, {-78, 34, 22}, {0, -58, -24}, {46, 74, -18},
		},
		names: []terrainNames{
			on(fields, "Oxmeadow", "Rainfall Terrace"), on(forest, "Galepine"),
			on(hills, "Rolling Drums", "Kite Hill"), on(swamp, "Puddlemarch", "Dripping Moss"),
			on(mountain, "Skysplitter", "Thunderhead"),
		},
	},
	{
		id: "M2a", name: "Corsair's Rest", seed: 707, entries: 3, cavern: 2, magic: 2, murlocs: 3,
		marker: fields,
		blobs: []blob{
			{-54, 14, 42},
			{-22, -44, 40},
			{34, -42, 40},
			{56, 16, 42},
			{0, 10, 40},
			{-66, 58, 24},
			{4, 78, -28},
		},
		names: []terrainNames{
			on(fields, "Rumcane Rows", "Turnip Landing"), on(forest, "Mastwood", "Parrot Grove"),
			on(hills, "Lookout Downs"), on(swamp, "Bilgefen", "Crabwallow"),
			on(mountain, "Gibbet Rock", "Broken Spyglass"), on(content.Sea, "Cutlass Bay"),
		},
	},
	{
		id: "M2b", name: "Amberdeep", seed: 808, entries: 2, cavern: 2, magic: 2, murlocs: 3,
		marker: swamp,
		blobs: []blob{
			{-58, 40, 38},
			{-4, 2, 52},
			{58, -38, 38},
			{70, -70, 18},
			{-30, -58, -20},
			{44, 54, -22},
		},
		names: []terrainNames{
			on(fields, "Goldenloom", "Beekeeper's Lot"), on(forest, "Resinwood", "Autumn Vault"),
			on(hills, "Foxback Hills", "Cairn Steps"), on(swamp, "Peatlight Hollow"),
			on(mountain, "Amber Pinnacle", "Greyshoulder"),
		},
	},
	{
		id: "S1a", name: "Saltcrown", seed: 909, entries: 2, cavern: 1, magic: 2, murlocs: 2,
		marker: fields,
		blobs: []blob{
			{-46, 8, 38}, {0, 4, 46}, {46, 8, 38}, {-22, -54, -14}, {24, -54, -14}, {0, 66, -14},
		},
		names: []terrainNames{
			on(fields, "Brinefield", "Tern Meadow"),
			on(forest, "Driftwood Tangle", "Windbent Grove"),
			on(hills, "Gull Heights"), on(swamp, "Saltmarsh Sink"), on(mountain, "The Crownstone"),
		},
	},
	{
		id: "S1b", name: "Moonshard", seed: 1010, entries: 2, cavern: 2, magic: 1, murlocs: 2,
		marker: hills,
		blobs: []blob{
			{-40, -30, 36},
			{-52, 22, 36},
			{-8, 52, 36},
			{36, 34, 30},
			{10, -44, 30},
			{0, 4, 40},
			{66, -16, -28},
		},
		names: []terrainNames{
			on(fields, "Nightbarley"), on(forest, "Palebirch"),
			on(hills, "Wolfsong Mounds", "Standing Stones"),
			on(swamp, "Glowworm Bog", "Mirkpool"), on(mountain, "Shardpeak"),
			on(content.Sea, "Silver Inlet"),
		},
	},
	{
		id: "S2a", name: "Hag's Kettle", seed: 1111, entries: 2, cavern: 2, magic: 1, murlocs: 2,
		marker: forest,
		blobs: []blob{
			{0, 0, 58}, {-34, 26, 34}, {38, 22, 34}, {8, -44, 30}, {62, -44, -14}, {-64, -40, -14},
		},
		names: []terrainNames{
			on(fields, "Crooked Acres", "Pumpkin Row"), on(forest, "Gnarlwood"),
			on(hills, "Broomback", "Toadstool Rise"), on(swamp, "Bubbling Sink"),
			on(mountain, "Ladle Peak"), on(content.Lake, "The Kettle"),
		},
	},
	{
		id: "S2b", name: "Turtleback", seed: 1212, entries: 2, cavern: 1, magic: 2, murlocs: 2,
		marker: swamp,
		blobs: []blob{
			{0, 0, 54}, {-52, -36, 22}, {52, -38, 22}, {-50, 42, 22}, {50, 40, 22}, {-76, 2, 16},
		},
		names: []terrainNames{
			on(fields, "Shellgrass"), on(forest, "Canopy Reach", "Vinefall"),
			on(hills, "Carapace Hills"),
			on(swamp, "Hatchling Pools", "Leechwater"), on(mountain, "Turtle's Crown"),
		},
	},
}

// regions is how many regions the plan names, water included.
func (p *plan) regions() int {
	count := 0
	for _, group := range p.names {
		count += len(group.names)
	}
	return count
}

// water is the terrain of the plan's water region, or empty.
func (p *plan) water() content.Terrain {
	if last := p.names[len(p.names)-1].terrain; last.Water() {
		return last
	}
	return ""
}
