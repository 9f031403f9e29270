// People with accounts: friends, an invitation by name, pages, and being called.
import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { pushes } from './device.mjs';
import { painted, scene, setUp } from './house.mjs';

const shots = process.env.SHOTS;
const shot = (page, name) => shots && page.screenshot({ path: `${shots}/${name}.png` });
const clean = async (page, where) => assert.deepEqual(await serious(page, where), []);
const phone = { viewport: { width: 390, height: 844 } };

async function keep(page, name) {
  await page.click('[data-act=account]');
  await page.fill('[autocomplete=username]', name);
  await page.fill('[type=password]', 'correct horse');
  await page.click('[data-act=register]');
  await page.waitForSelector('[data-friends] form');
}

scene('friends find each other, and one invites the other by name', async (h) => {
  h.allow(/status of 404/); // nobody of that name
  const [ana, bruno] = [await h.visit(), await h.visit({ ...phone, language: 'pt' })];
  await ana.getByText('With an account you can keep friends').waitFor();
  await keep(ana, 'Ana');
  await keep(bruno, 'Bruno');
  await ana.fill('[data-friends] input', 'Nobody');
  await ana.getByRole('button', { name: 'Add as a friend' }).click();
  await ana.getByText('There is nobody of that name').waitFor();
  await ana.fill('[data-friends] input', 'Bruno');
  await ana.getByRole('button', { name: 'Add as a friend' }).click();
  await ana.getByText('was asked').waitFor();
  await bruno.reload();
  await bruno.getByText('quer ser seu amigo').waitFor();
  await bruno.getByRole('button', { name: 'Sim', exact: true }).click();
  await bruno.getByText('quer ser seu amigo').waitFor({ state: 'detached' });
  await clean(bruno, 'home with friends');
  await shot(bruno, 'people-home-phone');

  await ana.reload();
  await ana.waitForSelector('[data-friends] .presence');
  await shot(ana, 'people-home');
  await setUp(ana, ['me', 'open']);
  await ana.getByRole('button', { name: 'Invite Bruno' }).click();
  await ana.getByText('Bruno is invited.').waitFor();
  await clean(ana, 'room with friends');
  await bruno.reload();
  const card = bruno.locator('[data-list=my-games] li', { hasText: 'guardado para você' });
  await card.getByRole('link').click();
  await bruno.click('[data-act=sit]');
  await Promise.all([painted(ana), painted(bruno)]);

  // Their pages, the leader board and the public games.
  await ana.goto(`${h.url}#/p/Bruno`);
  await ana.waitForSelector('[data-profile=Bruno]');
  assert.match(await ana.innerText('[data-profile]'), /Your friend/);
  await clean(ana, 'profile');
  await shot(ana, 'people-profile');
  await ana.getByRole('link', { name: 'Leader board' }).click();
  await ana.getByText('Nobody has played enough rated games yet.').waitFor();
  await clean(ana, 'leaders');
  await shot(ana, 'people-leaders');
  await ana.getByRole('link', { name: 'Public games' }).click();
  await ana.waitForSelector('[data-list=finished-games]');
  await clean(ana, 'games');
  await bruno.goto(`${h.url}#/p/Ana`);
  await bruno.waitForSelector('[data-profile=Ana]');
  await shot(bruno, 'people-profile-phone');
});

scene('a device asks once to call, and can be hushed', async (h) => {
  const page = await h.visit();
  const sent = await pushes(page);
  await setUp(page, ['me', 'bot']);
  await page.waitForSelector('main[data-seq]');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Every game' }).click();
  await page.waitForSelector('[data-push=all]');
  assert.equal(await page.evaluate(() => globalThis.registered), '/push.js?lang=en');
  assert.equal(sent[0].all, true);
  await clean(page, 'settings');
  await shot(page, 'people-push');
  await page.locator('[data-push]').getByRole('button', { name: 'No', exact: true }).click();
  await page.waitForSelector('[data-push=off]');
  assert.deepEqual(sent[1], { endpoint: 'https://push.example.com/1' });
  // The worker itself is served, and is a script.
  const worker = await page.request.get(`${h.url}push.js`);
  assert.match(worker.headers()['content-type'], /javascript/);
});
