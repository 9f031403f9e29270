// Gradients, filters, glyphs and classes of the chart. Colours are written out, since a picture
// does not see the page's variables.

import { glyphs } from './glyphs';

const dark = {
  sea: ['#2c5f69', '#1b434d', '#0f262d'],
  wave: '#8fc3c4',
  line: '#c79a4b',
  vignette: '.36',
};
const pale = {
  sea: ['#b9d6d0', '#96c0c0', '#77a6ab'],
  wave: '#2f6b78',
  line: '#7a5420',
  vignette: '.12',
};

function style(t: typeof dark): string {
  const [, sea, deep] = t.sea;
  const shore = (percent: number) => `color-mix(in srgb,${sea} ${percent}%,${t.wave})`;
  return `<style>
.em{fill:currentColor}.k{fill:none;stroke:#2a1a0e;stroke-width:5;stroke-linecap:round}
.o{fill:none;stroke:currentColor;stroke-width:6;stroke-linecap:round;stroke-linejoin:round}.o.w{stroke-width:8}
.kc{fill:#f3e6c4}.kd{fill:#140c07}
.wl use,.wl{fill:none;stroke-linejoin:round}
.wl1{stroke:${t.wave};stroke-opacity:.18}.ws1{stroke:${sea}}.wl2{stroke:${t.wave};stroke-opacity:.3}.ws2{stroke:${shore(80)}}
.wl3{stroke:${t.wave};stroke-opacity:.48}.ws3{stroke:${shore(66)}}.wl4{stroke:${t.wave};stroke-opacity:.8}.ws4{stroke:${shore(48)}}
.wv{stroke:currentColor;stroke-width:1.5;stroke-linecap:round}.wvS{color:${t.wave};opacity:.55}.wvL{color:#cfeaf0;opacity:.8}
.rh{stroke:${t.wave};stroke-opacity:.11;stroke-width:.8}.neat{fill:none;stroke:${t.line};stroke-width:2.4;opacity:.5}.n2{stroke-width:.8}
.cmA{fill:${t.line};stroke:#0005;stroke-width:.5}.cmB{fill:${deep};stroke:${t.line};stroke-width:.8}.cmL{fill:none;stroke:${t.line};stroke-width:.9;opacity:.8}
.beast{fill:${deep};stroke:${t.line};stroke-width:1.8;stroke-linejoin:round;opacity:.85}.bk{fill:${t.line};stroke:none}.bw{fill:none;stroke:${t.wave};stroke-width:1.6;stroke-linecap:round}
.edge2{fill:#3a2616;stroke:#3a2616;stroke-width:3}.edge1{fill:#8a6a42;stroke:#8a6a42;stroke-width:3}.coast{fill:#f0dfb4;stroke:#f3e4bd;stroke-width:5;stroke-linejoin:round}
.shade{fill:#1c120a;stroke:#1c120a;stroke-width:9;stroke-linejoin:round;opacity:.42}.sh{fill:#1a1206;opacity:.35}.in1{fill:none;stroke:#fff2c8;stroke-opacity:.28;stroke-width:12}
.fur0{fill:none;stroke:#8a6420;stroke-width:1.3;opacity:.6}.fur1{fill:none;stroke:#a97b28;stroke-width:1.3;opacity:.7}
.lake{fill:#2f6f80}.lk1{fill:none;stroke:#e9dcb0;stroke-opacity:.5;stroke-width:7}.lk2{fill:none;stroke:#9fd0d4;stroke-opacity:.35;stroke-width:24}.lk3{fill:none;stroke:#bfe2e2;stroke-opacity:.25;stroke-width:46}
.bd{fill:none;stroke:#2a1a0e;stroke-width:2;stroke-linejoin:round;opacity:.92}
.sy{fill:#f3e6c4;fill-opacity:.94;stroke:#3a2614;stroke-width:1.2}.sy-anchor{fill:#e3edf0}
.es-magic{color:#6a3f96}.es-anchor{color:#1f4d68}.es-shell{color:#2f6a57}.es-cavern{color:#4a3524}
</style>`;
}

export function chartDefs(light: boolean, noise: string): string {
  const t = light ? pale : dark;
  return `${style(t)}<defs>${Object.entries(glyphs)
    .map(([id, drawing]) => `<g id="g-${id}">${drawing}</g>`)
    .join('')}
<radialGradient id="sea" cx=".48" cy=".4" r=".78"><stop offset="0" stop-color="${t.sea[0]}"/><stop offset=".55" stop-color="${t.sea[1]}"/><stop offset="1" stop-color="${t.sea[2]}"/></radialGradient>
<radialGradient id="mid"><stop offset="0" stop-color="#fff3cf" stop-opacity=".3"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>
<radialGradient id="lamp" cx=".45" cy=".3" r=".75"><stop offset="0" stop-color="#ffd98f" stop-opacity=".5"/><stop offset=".5" stop-color="#ffb45a" stop-opacity=".15"/><stop offset="1" stop-color="#000" stop-opacity="${t.vignette}"/></radialGradient>
<filter id="soft" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="2" dy="12" stdDeviation="12" flood-color="#000" flood-opacity=".7"/></filter>
${noise}</defs>`;
}
