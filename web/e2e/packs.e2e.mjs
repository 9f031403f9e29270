import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { painted, scene } from './house.mjs';

const dir = mkdtempSync(join(tmpdir(), 'pack-'));
const write = (name, text) => {
  mkdirSync(join(dir, name, '..'), { recursive: true });
  writeFileSync(join(dir, name), text);
};
write('rich/pack.yaml', 'name: {en: Rich Veins, pt: Veios Ricos}\nabout: {en: More ore.}\n');
write('rich/powers/mining/power.yaml', 'tokens: 3\n');
write('far/pack.yaml', 'game: lordaeron\nname: {en: Far Shores, pt: Costas Distantes}\n');
write('far/creatures.yaml', 'creatures:\n  - {id: murloc, red: {attack: 6}}\n');
const offered = ['--content', join(dir, 'rich'), '--content', join(dir, 'far')];

const shot = process.env.SHOTS;
const picture = (page, name) =>
  shot ? page.screenshot({ path: join(shot, `${name}.png`) }) : undefined;

scene(
  'a table is set up with a content pack by keys alone, and says so wherever it is listed',
  async (h) => {
    const host = await h.visit();
    await host.click('[data-game=smallworld] [data-act=set-up]');
    for (const [i, kind] of ['me', 'open', 'none', 'none', 'none'].entries())
      await host.selectOption(`[data-seat-kind="${i}"]`, kind);
    const pack = host.locator('[data-pack=rich]');
    assert.equal(await host.locator('[data-pack]').count(), 1, 'of this game alone');
    assert.match(await host.innerText('[data-packs]'), /Rich Veins\s+More ore\./);
    // A hand on the keyboard finds it after what stands before.
    await host.focus('[data-rounds]');
    await host.keyboard.press('Tab');
    assert.ok(await pack.evaluate((e) => e === document.activeElement));
    await host.keyboard.press('Space');
    assert.ok(await pack.isChecked());
    await picture(host, 'setup-1440');
    await host.locator('[data-packs] ~ label input[type=checkbox]').last().check(); // in the lobby
    await host.click('[data-act=make]');
    await host.waitForSelector('input[readonly]');
    assert.match(await host.innerText('[data-with-packs]'), /With Rich Veins/);
    await picture(host, 'waiting-1440');
    const link = await host.inputValue('input[readonly]');

    const guest = await h.visit({ viewport: { width: 390, height: 844 }, language: 'pt' });
    await guest.waitForSelector('[data-list=open-tables]');
    assert.match(
      await guest.innerText('[data-list=open-tables]'),
      /Small World of Warcraft, com Veios Ricos/,
    );
    await picture(guest, 'lobby-390');
    await guest.goto(link);
    assert.match(await guest.innerText('[data-invitation]'), /Com Veios Ricos/);
    await picture(guest, 'invitation-390');
    await guest.click('[data-act=sit]');
    await Promise.all([painted(host), painted(guest)]);
    const snapshot = await host.evaluate(async () => {
      const id = location.hash.split('/')[2].split('?')[0];
      const { content } = await (await fetch(`/api/tables/${id}?as=mine`)).json();
      return (await fetch(content)).json();
    });
    assert.equal(snapshot.badges.find(({ id }) => id === 'mining').tokens, 3);

    await guest.goto(h.url);
    await guest.click('[data-game=lordaeron] [data-act=set-up]');
    await guest.waitForSelector('[data-pack=far]');
    assert.match(await guest.innerText('[data-packs]'), /Costas Distantes/);
    await guest.locator('[data-pack=far]').scrollIntoViewIfNeeded();
    await picture(guest, 'setup-390');
    const wide = await guest.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${wide} wide`);
  },
  offered,
);
