// The sample packs of both games, played as their makers mean it: the set-up offers them, what is new
// is seen with its name, its drawing and its words, and a turn is played with it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { post } from './games.mjs';
import { painted, phone, scene } from './house.mjs';
import { does, playOut, seen } from './player.mjs';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));
const coast = join(examples, 'lantern-coast');
const offered = [
  '--content',
  coast,
  '--content',
  join(examples, 'winter-roads'),
  '--limit-tables',
  '0', // tables are dealt until something of a pack comes
];
const sizes = [
  ['en', '1440', {}],
  ['pt', '390', phone],
];

const folder = process.env.SHOTS;
const picture = (page, name) =>
  folder ? page.screenshot({ path: join(folder, `${name}.png`) }) : undefined;
const look = async (page, id) =>
  (await page.request.get(new URL(`/api/tables/${id}?as=mine`, page.url()).href)).json();
const holds = (page, text) =>
  page.waitForFunction((words) => document.body.innerText.includes(words), text);

const news = {
  race: ['mothfolk', 'reed-otters', 'stone-badgers'],
  power: ['wayfinding', 'smuggling', 'moonlit'],
};
// What a thing of the pack is called and does, and the first line of its drawing.
function thing(kind, id, language) {
  const read = (name) => readFileSync(join(coast, `${kind}s`, id, name), 'utf8');
  const words = new Map(
    read(`${language}.ftl`)
      .split('\n')
      .map((line) => line.split(' = ')),
  );
  return {
    name: words.get(`${kind}-${id}`),
    does: words.get(`${kind}-${id}-does`),
    drawing: / d="([^"]+)"/.exec(read('emblem.svg'))[1],
  };
}

// Tables are dealt until one offers something of the pack to who begins with five coins.
async function dealt(page) {
  for (let i = 0; i < 40; i++) {
    const { id } = await post(page, 'tables', {
      game: 'smallworld',
      seats: [{ kind: 'me' }, { kind: 'local' }],
      packs: ['lantern-coast'],
      options: { rounds: 2, boards: ['L1a', 'S3a'] },
    });
    const { view } = await look(page, id);
    for (const [line, combo] of view.column.entries())
      for (const kind of ['race', 'power'])
        if (news[kind].includes(combo[kind])) return { id, line, kind, is: combo[kind] };
  }
  throw new Error('nothing of the pack is ever laid out');
}

for (const [language, width, size] of sizes)
  scene(
    `a turn is played with the Lantern Coast, ${language} at ${width}`,
    async (h) => {
      const page = await h.visit({ language, ...size });
      await page.click('[data-game=smallworld] [data-act=set-up]');
      await page.check('[data-pack=lantern-coast]');
      await holds(page, language === 'en' ? 'Moths, otters and badgers' : 'Mariposas, lontras');
      await picture(page, `coast-setup-${width}`);

      const { id, line, kind, is } = await dealt(page);
      const { name, does: does_, drawing } = thing(kind, is, language);
      await page.goto(`${h.url}#/t/${id}`);
      await painted(page);
      await seen(page, (now) => now.pick);
      const combo = page.locator(`[data-combo="${line + 1}"]`);
      await combo.scrollIntoViewIfNeeded();
      assert.match(await combo.getAttribute('aria-label'), new RegExp(name));
      assert.ok(
        await page.evaluate(
          (d) => [...document.querySelectorAll('path')].some((p) => p.getAttribute('d') === d),
          drawing,
        ),
        `${is} is drawn`,
      );
      await does(page, () => combo.click());
      await holds(page, does_.slice(0, -1));
      await picture(page, `coast-combo-${width}`);
      await does(page, () => page.locator('[data-act=pick]').first().click());
      const shot = await look(page, id);
      assert.equal(shot.view.players[shot.as][kind], is);
      // The turn is over when the other seat chooses.
      await playOut(page, { touch: width === '390', until: (now) => now.pick });
      const after = await look(page, id);
      const regions = Object.values(after.view.regions ?? {});
      assert.ok(JSON.stringify(after.view).includes(is) && regions.length > 0);
      await picture(page, `coast-played-${width}`);
    },
    offered,
  );

// Games are begun until the Merchant has a blade of the pack for whoever moves first.
async function stocked(page) {
  for (let i = 0; i < 80; i++) {
    const { id } = await post(page, 'tables', {
      game: 'lordaeron',
      seats: [{ kind: 'me' }, { kind: 'local' }],
      packs: ['winter-roads'],
      options: { turns: 6 },
    });
    let shot = await look(page, id);
    while (shot.view.step !== 'actions') {
      const { seq, as: seat, moves } = shot;
      const body = { id: `${id}-${seq}`, seq, seat, moves: [moves[0].move] };
      await post(page, `tables/${id}/moves`, body);
      shot = await look(page, id);
    }
    if (shot.view.merchant.includes('skaters-blade')) return id;
  }
  throw new Error('the Merchant never has it');
}

// Ends actions until a card can be put on, and puts it on.
async function worn(page, id, card) {
  for (let i = 0; i < 30; i++) {
    const { seq, as: seat, moves } = await look(page, id);
    const all = moves.map(({ move }) => [JSON.stringify(move), move]);
    const wear = all.find(([text]) => text.includes('"equip"') && text.includes(card));
    const [, move] = wear ?? all.find(([text]) => text.includes('"end"')) ?? all[0];
    await post(page, `tables/${id}/moves`, { id: `${id}-${seq}`, seq, seat, moves: [move] });
    if (wear) return;
  }
  throw new Error(`${card} cannot be put on`);
}

for (const [language, width, size] of sizes)
  scene(
    `a turn is played with Winter Roads, ${language} at ${width}`,
    async (h) => {
      const page = await h.visit({ language, ...size });
      await page.click('[data-game=lordaeron] [data-act=set-up]');
      await page.check('[data-pack=winter-roads]');
      await holds(page, language === 'en' ? 'A fair, a feud' : 'Uma feira, uma rixa');
      await picture(page, `roads-setup-${width}`);

      const id = await stocked(page);
      await page.goto(`${h.url}#/t/${id}`);
      await seen(page, (now) => now.mine);
      const [name, text] =
        language === 'en'
          ? ["Skater's Blade", '+1 red die, +1 green die']
          : ['Lâmina de Patinador', '+1 dado vermelho, +1 dado verde'];
      await does(page, () => page.locator('[data-chooser] [data-move=town]').first().click());
      await page.locator('.cards [data-ware=skaters-blade]').first().click();
      await holds(page, name);
      await holds(page, text);
      await picture(page, `roads-shop-${width}`);
      await does(page, () => page.locator('.cards [data-act=buy]').first().click());
      const owned = ({ view }) => view.characters.flatMap((c) => c.bag ?? []);
      assert.ok(owned(await look(page, id)).includes('skaters-blade'));
      await does(page, () => page.locator('.cards [data-act=done]').first().click());
      await worn(page, id, 'skaters-blade');
      await holds(page, name);
      await picture(page, `roads-played-${width}`);
    },
    offered,
  );
