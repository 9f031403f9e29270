// People with accounts: friends, an invitation by name, pages, and being called.
import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { pushes } from './device.mjs';
import { finished, keep } from './games.mjs';
import { painted, scene, setUp } from './house.mjs';

const shots = process.env.SHOTS;
const shot = (page, name) => shots && page.screenshot({ path: `${shots}/${name}.png` });
const clean = async (page, where) => assert.deepEqual(await serious(page, where), []);
const phone = { viewport: { width: 390, height: 844 } };
const wide = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

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
  assert.equal(await wide(bruno), false);
  // Who is blocked is not heard, until that is taken back.
  await bruno.getByRole('button', { name: 'Bloquear' }).click();
  await bruno.getByText('na lista de bloqueio').waitFor();
  await ana.reload();
  await ana.fill('[data-friends] input', 'Bruno');
  await ana.getByRole('button', { name: 'Add as a friend' }).click();
  await ana.getByText('was asked').waitFor();
  await bruno.reload();
  await bruno.getByText('na lista de bloqueio').waitFor();
  assert.equal(await bruno.getByText('quer ser seu amigo').count(), 0);
  await clean(bruno, 'home with somebody blocked');
  await bruno.getByRole('button', { name: 'Desbloquear' }).click();
  await bruno.getByText('quer ser seu amigo').waitFor();
  await bruno.getByRole('button', { name: 'Sim', exact: true }).click();
  await bruno.getByText('quer ser seu amigo').waitFor({ state: 'detached' });
  await clean(bruno, 'home with friends');
  assert.equal(await wide(bruno), false);
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
  for (let n = 0; n < 3; n++) await finished([ana, bruno], { first: n % 2 });
  await ana.waitForFunction(async () => {
    const { leaders } = await (await fetch('/api/leaders?game=smallworld')).json();
    return leaders.length === 2;
  });
  // Whoever has more points stands first, and I am marked.
  for (const [page, me] of [
    [ana, 'Ana'],
    [bruno, 'Bruno'],
  ]) {
    await page.goto(`${h.url}#/leaders`);
    await page.reload();
    await page.waitForSelector('[data-leader]');
    const rows = await page.$$eval('[data-leader]', (all) =>
      all.map((e) => [e.dataset.leader, ...[...e.cells].map((cell) => cell.innerText)]),
    );
    assert.deepEqual(rows.map(([name]) => name).sort(), ['Ana', 'Bruno']);
    assert.deepEqual(
      rows.map(([, place, , , games]) => [place, games]),
      [
        ['1', '3'],
        ['2', '3'],
      ],
    );
    assert.ok(Number(rows[0][3]) >= Number(rows[1][3]), `points ${rows}`);
    assert.equal(await page.locator('.you').getAttribute('data-leader'), me);
    await clean(page, 'leaders');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    assert.equal(await wide(page), false, 'letters twice as large stay on the page');
  }
  await shot(ana, 'people-leaders');
  await ana.getByRole('link', { name: 'Public games' }).click();
  const over = ana.locator('[data-list=finished-games] li');
  await over.nth(2).waitFor();
  await clean(ana, 'games');
  await over.first().getByRole('link').click(); // each has a page of its own
  await ana.waitForSelector('main.replay canvas[data-painted]');
  await bruno.goto(`${h.url}#/p/Ana`);
  await bruno.waitForSelector('[data-profile=Ana] + .two [data-plot="3"]');
  // Her games are told as hers: against whom she played, not against whom he did.
  const hers = await bruno.innerText('[data-list=recent-games]');
  assert.match(hers, /Bruno/);
  assert.doesNotMatch(hers, /Ana/);
  assert.equal(await wide(bruno), false);
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
