// The land behind the foes: sky, moon, far hills, a ruin. One drawing, tinted by where it is.

const hills = (y: number, seed: number, fill: string) => {
  let d = `M0 160V${y}`;
  for (let x = 0; x <= 900; x += 60)
    d += `Q${x - 30} ${y - 10 - ((x * seed) % 23)} ${x} ${y + ((x * seed) % 13) - 6}`;
  return `<path d="${d}V160Z" fill="${fill}"/>`;
};

export const scene = `<defs><linearGradient id="lo-sky" x2="0" y2="1"><stop stop-color="#10142a"/><stop offset=".55" stop-color="#3a2f52"/><stop offset="1" stop-color="#8a5a4a"/></linearGradient><radialGradient id="lo-moon"><stop stop-color="#fff3cf"/><stop offset=".5" stop-color="#f5d48a"/><stop offset=".56" stop-color="#f5d48a" stop-opacity=".25"/><stop offset="1" stop-color="#f5d48a" stop-opacity="0"/></radialGradient></defs><path d="M0 0H900V160H0Z" fill="url(#lo-sky)"/><circle cx="812" cy="48" r="62" fill="url(#lo-moon)"/>${hills(92, 7, '#2b2440')}${hills(112, 11, '#221a2c')}<path d="M640 118V74H646V66H654V74H664V66H672V74H678V86H702V60H706V52H712V60H720V52H728V60H732V118Z" fill="#171020"/><path d="M654 88H660V98H654ZM712 74H718V84H712ZM712 94H718V102H712Z" fill="#ffcf6b"/>${hills(128, 5, '#191016')}<path d="M0 160V136Q260 124 470 138T900 132V160Z" fill="#120b0d"/><g stroke="#0c0708" stroke-width="2.4" fill="none"><path d="M40 160Q38 142 44 128M52 160Q56 144 50 134M300 160Q296 146 302 136M840 160Q844 140 838 126M852 160Q850 148 856 138"/></g>`;
