package draw

// glyph is a small drawing whose foot is at 0,0, drawn once and scattered by seed.
type glyph struct {
	id         string
	wide, tall float64 // half its foot, and its height
	shape      string
}

var glyphs = []glyph{
	{"oak", 9, 23, `<ellipse cx="3" cy="1" rx="8" ry="2.600" class="sh"/>` +
		`<path d="M-1.300 1V-6H1.300V1Z" fill="#4a3320"/>` +
		`<path d="M0-22C6-23 9-18 8-14 11-10 7-5 2-5-2-4-8-5-8.500-10-10-14-6-22 0-22Z" ` +
		`fill="#4c6b35" stroke="#20301a"/>` +
		`<path d="M-5-14C-5-18-2-19.500 0-19.500-2-17-3-14-2-11-4-11-5-12-5-14Z" fill="#8aa858"/>` +
		`<path d="M3-9C5-10 6-12 5.500-14" stroke="#20301a" stroke-width=".8" fill="none"/>`},
	{"pine", 8, 27, `<ellipse cx="3" cy="1" rx="7" ry="2.200" class="sh"/>` +
		`<path d="M-1 1V-4H1V1Z" fill="#4a3320"/>` +
		`<path d="M0-27 4-19H2L6-11.500H3.500L8-4H-8L-3.500-11.500H-6L-2-19H-4Z" fill="#365a37" ` +
		`stroke="#182a1b" stroke-linejoin="round"/>` +
		`<path d="M0-25-2.500-18.500-1-18-4-11.500-2-11-5-5.500H-2C-1-11-1-18 0-25Z" ` +
		`fill="#6f9656"/>`},
	{"bush", 7, 17, `<ellipse cx="2" cy="1" rx="6" ry="2" class="sh"/>` +
		`<path d="M-1 1V-5H1V1Z" fill="#4a3320"/>` +
		`<path d="M0-17C5-17 7-13 6-9 7-5 3-3.500 0-4-4-3.500-7-5-6-10-6-14-4-17 0-17Z" ` +
		`fill="#5d7a3b" stroke="#24331a"/>` +
		`<path d="M-3.500-10C-3.500-13-2-14.500 0-14.500-1.500-12-2-10-1.500-8Z" fill="#9cb566"/>`},
	{"down", 20, 14, `<path d="M-19 4C-14-9-7-14 0-14 8-13 14-7 20 4 8 7-8 7-19 4Z" ` +
		`fill="#b7ab62" ` +
		`stroke="#4f4722" stroke-width="1.100"/>` +
		`<path d="M-16 3C-12-7-6-12 0-12-4-7-5-2-4 4-8 4.600-12 4.300-16 3Z" fill="#d8cf8c" ` +
		`opacity=".85"/>` +
		`<path d="M5-11C9-6 11-1 12 4M9-9C13-4 14.500 0 15.500 4M1.500-12C5-7 7-1 8 4.500" ` +
		`stroke="#4f4722" stroke-width=".9" fill="none" opacity=".8"/>`},
	{"mound", 14, 9, `<path d="M-13 3C-10-6-5-9 0-9 6-8.500 10-4 14 3 6 5.200-6 5.200-13 3Z" ` +
		`fill="#a99f58" stroke="#4f4722"/>` +
		`<path d="M-10 2C-8-5-4-7.500 0-7.500-3-4-3.500 0-3 3.500Z" fill="#cdc481" ` +
		`opacity=".85"/>` +
		`<path d="M4-7C7-3 8 0 8.500 3.500M7-5C9.500-2 10.300 1 11 3" stroke="#4f4722" ` +
		`stroke-width=".9" fill="none" opacity=".8"/>`},
	{"peak", 26, 31, `<path d="M-24 8C-16-6-9-20-2-31L4-24 8-27C14-14 20-2 27 8 10 12-10 12-24 ` +
		`8Z" ` +
		`fill="#8d8580" stroke="#332c2a" stroke-width="1.200" stroke-linejoin="round"/>` +
		`<path d="M-2-31 4-24 8-27C14-14 20-2 27 8 20 9.800 12 10.600 5 10.800 8 2 1-4 4-11-1-16 ` +
		`0-24-2-31Z" fill="#5b5250"/>` +
		`<path d="M-2-31 4-24 8-27 14-14 9-17 6-11 3-17-1-11-4-16-9-10-10-17Z" fill="#f3efe6" ` +
		`stroke="#332c2a" stroke-width=".7" stroke-linejoin="round"/>` +
		`<path d="M4-24 8-27 14-14 9-17 7-14Z" fill="#c3c4cc"/>` +
		`<path d="M-15 1-9-6M-10 4-3-5M12-4 17 4M9 1 12 7" stroke="#332c2a" stroke-width=".9" ` +
		`fill="none" opacity=".7"/>`},
	{"crag", 17, 22, `<path d="M-17 6C-11-4-6-14 0-22 6-14 11-4 18 6 7 9-7 9-17 6Z" ` +
		`fill="#978f89" ` +
		`stroke="#332c2a" stroke-width="1.100" stroke-linejoin="round"/>` +
		`<path d="M0-22C6-14 11-4 18 6 12 7.600 7 8 3 8.100 5 0-2-5 1-10-1-14 1-18 0-22Z" ` +
		`fill="#625957"/>` +
		`<path d="M0-22 7-11 3-13 0-8-3-12-7-8-6-12Z" fill="#f3efe6" stroke="#332c2a" ` +
		`stroke-width=".7" stroke-linejoin="round"/>` +
		`<path d="M-9 1-4-5M10-2 13 4" stroke="#332c2a" stroke-width=".8" opacity=".7"/>`},
	{"tor", 9, 11, `<path d="M-9 3-5-7-1-5 2-11 6-4 9 3C4 5-4 5-9 3Z" fill="#8f8680" ` +
		`stroke="#332c2a" ` +
		`stroke-linejoin="round"/>` +
		`<path d="M2-11 6-4 9 3C7 4 4 4.600 1 4.700 3 0-1-4 2-11Z" fill="#5f5653"/>`},
	{"reeds", 11, 15, `<path d="M-9 3C-6 0 8 0 11 2.500 9 6-6 6-9 3Z" fill="#3d6a6b" ` +
		`stroke="#1f3b3a" ` +
		`stroke-width=".8"/>` +
		`<path d="M-4 2.600C-1 1.800 3 1.800 6 2.600" stroke="#a8cfc4" stroke-width=".8" ` +
		`fill="none"/>` +
		`<path d="M-3 3C-3-5-5-9-6-13M0 3V-15M3 3C3-4 5-8 7-11" stroke="#2e3a22" ` +
		`stroke-width="1.200" fill="none"/>` +
		`<path d="M-1.300-15H1.300V-9H-1.300ZM-7.200-14-4.800-14.600-3.600-9.500-5.800-9ZM6-12 ` +
		`8-11 ` +
		`5.600-6.500 4-7.500Z" fill="#6b4526" stroke="#2d1c0e" stroke-width=".5"/>`},
	{"puddle", 13, 4, `<path d="M-12 1C-8-3 9-3 13 .6 10 5-9 5-12 1Z" fill="#37615f" ` +
		`stroke="#1f3b3a" stroke-width=".9"/>` +
		`<path d="M-7 0C-3-1.300 2-1.300 6 0M-2 2.400C1 1.600 5 1.600 8 2.200" stroke="#a8cfc4" ` +
		`stroke-width=".8" fill="none"/>` +
		`<path d="M-6 3.200A3.200 1.700 0 1 1-3 2.400Z" fill="#7f9a55" stroke="#2e3a22" ` +
		`stroke-width=".5"/>`},
	{"sedge", 8, 10, `<path d="M-4 2C-5-3-7-5-8-7M-2 2C-2-5-3-7-3-10M0 2C1-4 2-6 4-9M2 2C4-2 6-3 ` +
		`8-4" ` +
		`stroke="#3c4a2a" stroke-width="1.200" fill="none"/>`},
	{"ear", 5, 16, `<path d="M0 2V-11" stroke="#7a5a1c"/>` +
		`<path d="M0-16C2-14 2-12 0-10-2-12-2-14 0-16ZM.4-10C3-11 4-10 4.500-8 2-7.500 1-8 ` +
		`.4-10ZM-.4-10C-3-11-4-10-4.500-8-2-7.500-1-8-.4-10ZM.4-6C3-7 4-6 4.500-4 2-3.500 1-4 ` +
		`.4-6ZM-.4-6C-3-7-4-6-4.500-4-2-3.500-1-4-.4-6Z" fill="#f6dc8a" stroke="#7a5a1c" ` +
		`stroke-width=".6"/>`},
	{"sheaf", 9, 18, `<ellipse cx="2" cy="4" rx="8" ry="2" class="sh"/>` +
		`<path d="M-6.500 4C-4 ` +
		`0-3-2.500-2.600-5-5-8-7.500-10-9-13.500-6-13-5-15-3.600-16-2.600-14.500` +
		`-1-16.500 0-18.500 1-16.500 2.600-14.500 3.600-16 5-15 6-13 9-13.500 7.500-10 5-8 ` +
		`2.600-5 3-2.500 ` +
		`4 0 6.500 4 3 5-3 5-6.500 4Z" fill="#ecc868" stroke="#6d4f18" stroke-width=".9" ` +
		`stroke-linejoin="round"/>` +
		`<path d="M-3 4C-1.500 0-1-2-.8-5-1.500-9-3-12-3.600-14M3 4C1.500 0 1-2 .8-5 1.500-9 ` +
		`3-12 ` +
		`3.600-14M0 4.600V-16" stroke="#8d6a24" stroke-width=".7" fill="none"/>` +
		`<path d="M-3-6.500H3V-3.600H-3Z" fill="#9a4a24" stroke="#4a2410" stroke-width=".6"/>`},
	{"wave-long", 14, 4, `<path d="M-14 0C-11-4.500-8-4.500-5-1.500-2 1.500 1 1.500 4-1.500 ` +
		`7-4.500 10-4.500 14-1"/>`},
	{"wave-short", 9, 3, `<path d="M-8 0C-6-3-4-3-2-1 0 1 2 1 4-1 5-2 7-2.500 9-1"/>`},
}

func glyphOf(id string) *glyph {
	for i := range glyphs {
		if glyphs[i].id == id {
			return &glyphs[i]
		}
	}
	panic("no glyph " + id) // the names are constants
}
