package main

// seats is where each region of Lordaeron lies, near its place on the printed board, in units of
// the drawing. Moving them a little and growing gives regions that touch where one can walk.
var seats = []struct {
	region string
	at     place
}{
	// tirisfal-glades
	{"agamand-mills", place{356, 312}},
	{"garrens-haunt", place{546, 312}},
	{"scarlet-monastery", place{784, 274}},
	{"brightwater-lake", place{646, 364}},
	{"venomweb-vale", place{844, 428}},
	{"brill", place{524, 472}},
	{"stillwater-pond", place{346, 430}},
	{"deathknell", place{218, 566}},
	{"nightmare-vale", place{386, 552}},
	{"tirisfal-outpost", place{636, 510}},
	{"balnir-farmstead", place{752, 608}},
	{"the-undercity", place{524, 648}},
	// silverpine-forest
	{"north-tides-hollow", place{300, 806}},
	{"shining-strand", place{368, 714}},
	{"fenris-isle", place{508, 826}},
	{"deep-elem-mine", place{344, 966}},
	{"the-sepulcher", place{198, 962}},
	{"olsens-farthing", place{214, 1096}},
	{"ambermill", place{346, 1150}},
	{"pyrewood-village", place{236, 1252}},
	// alterac-mountains
	{"dalaran-ruins", place{482, 1022}},
	{"corrahns-dagger", place{608, 1074}},
	{"ruins-of-alterac", place{680, 952}},
	{"soferas-naze", place{776, 996}},
	{"chillwind-point", place{916, 948}},
	{"the-uplands", place{728, 802}},
	// hillsbrad-foothills
	{"hillsbrad-fields", place{608, 1204}},
	{"tarren-mill", place{806, 1158}},
	{"azurelode-mine", place{558, 1288}},
	{"southshore", place{750, 1292}},
	{"durnholde-keep", place{922, 1226}},
	{"aerie-valley", place{1080, 1194}},
	{"dun-garok", place{876, 1392}},
	{"purgation-isle", place{396, 1436}},
	// western-plaguelands
	{"the-bulwark", place{838, 688}},
	{"hearthglen", place{1014, 274}},
	{"dalsons-tears", place{964, 468}},
	{"the-weeping-cave", place{1138, 538}},
	{"gahrrons-withering", place{1118, 626}},
	{"ruins-of-andorhal", place{948, 716}},
	{"sorrow-hill", place{996, 794}},
	{"caer-darrow", place{1236, 786}},
	// the-hinterlands
	{"aerie-peak", place{1134, 1054}},
	{"plaguemist-ravine", place{1208, 916}},
	{"queldanil-lodge", place{1374, 1016}},
	{"shadraalor", place{1322, 1198}},
	{"altar-of-zul", place{1500, 1144}},
	{"skulk-rock", place{1572, 1000}},
	{"seradane", place{1654, 846}},
	{"shaolwatha", place{1686, 1064}},
	{"jinthaalor", place{1636, 1256}},
	{"overlook-cliffs", place{1812, 1142}},
	// eastern-plaguelands
	{"stratholme", place{1418, 82}},
	{"terrordale", place{1376, 220}},
	{"northpass-tower", place{1592, 210}},
	{"plaguewood", place{1456, 336}},
	{"blackwood-lake", place{1662, 354}},
	{"eastwall-tower", place{1778, 264}},
	{"the-noxious-glade", place{1920, 320}},
	{"fungal-vale", place{1452, 438}},
	{"marris-stead", place{1258, 500}},
	{"crown-guard-tower", place{1454, 550}},
	{"the-infectis-scar", place{1652, 460}},
	{"pestilent-scar", place{1824, 468}},
	{"darrowshire", place{1452, 648}},
	{"corins-crossing", place{1688, 584}},
	{"tyrs-hand", place{1910, 626}},
}
