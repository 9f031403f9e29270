import assert from 'node:assert/strict';
import { scene } from './house.mjs';
import { Newcomer } from './newcomer.mjs';

const shots = process.env.SHOTS;

// What of that which is taught lies under the sentence that teaches it.
const covered = () => {
  const said = document.querySelector('[data-lesson]')?.getBoundingClientRect();
  if (!said) return [];
  const under = (e) => {
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return box.width && x > said.left && x < said.right && y > said.top && y < said.bottom;
  };
  // A step that speaks of one region needs that and its card, any other the whole map.
  const one = /murlocs|marker/.test(document.querySelector('[data-lesson]').dataset.lesson);
  const needed = one ? '.ring, [data-card], .sheet .card' : '[data-pin], [data-plan], [data-card]';
  const taught = document.querySelectorAll(`${needed}, .acts [data-act]`);
  return [...taught].filter(under).map((e) => `${e.className} ${JSON.stringify(e.dataset)}`);
};
const shown = (page, before) => async (name) => {
  if (shots) await page.screenshot({ path: `${shots}/${before}${name}.png` });
  assert.deepEqual(await page.evaluate(covered), [], name);
};

scene('a newcomer opens the page, learns, and plays a first game to its end', async (h) => {
  const page = await h.visit({ chart: 'painted' });
  const newcomer = new Newcomer(page);
  await newcomer.learn(shown(page, ''));
  await newcomer.finish();
  await page.getByText('Where the coins came from').waitFor();
  assert.match(await page.getByRole('dialog').innerText(), /Turning points/);
});

scene('the same in Portuguese on a phone, as far as the tutorial goes', async (h) => {
  const page = await h.visit({
    language: 'pt',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await new Newcomer(page, 'pt', true).learn(shown(page, 'pt-'));
  await page.getByRole('button', { name: 'Sair do tutorial' }).waitFor({ state: 'hidden' });
  const told = await page.evaluate(() => document.body.innerText);
  assert.doesNotMatch(told, /\bem (Porto|Velha|Mata|Brejo|Colinas)/);
});
