import assert from 'node:assert/strict';
import { scene } from './house.mjs';
import { Newcomer } from './newcomer.mjs';

const shots = process.env.SHOTS;

scene('a newcomer opens the page, learns, and plays a first game to its end', async (h) => {
  const page = await h.visit({ chart: 'painted' });
  const newcomer = new Newcomer(page);
  await newcomer.learn(shots && ((name) => page.screenshot({ path: `${shots}/${name}.png` })));
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
  const shot = (name) => page.screenshot({ path: `${shots}/pt-${name}.png` });
  await new Newcomer(page, 'pt', true).learn(shots && shot);
  await page.getByRole('button', { name: 'Sair do tutorial' }).waitFor({ state: 'hidden' });
  const told = await page.evaluate(() => document.body.innerText);
  assert.doesNotMatch(told, /\bem (Porto|Velha|Mata|Brejo|Colinas)/);
});
