// Nobody loses what is being placed, nor is shown a way that is none: after a reload, a break of the
// line, a look at the replay; where a people has run out; who has resigned; who has no link; a tie.
import assert from 'node:assert/strict';
import { painted, phone, scene, setUp, two } from './house.mjs';
import { decide, does, playOut, seen } from './player.mjs';

const shots = process.env.SHOTS;
const shot = (page, name) => shots && page.screenshot({ path: `${shots}/${name}.png` });

const say = (page) => page.innerText('[role=status] strong');
const placed = (page) =>
  page.$$eval('[data-piece=people]', (all) =>
    all
      .map((e) => e.textContent.trim())
      .sort()
      .join(),
  );

// Both come to be what they were: pieces are drawn a moment after the bar speaks of them.
const stays = (page, before) =>
  page.waitForFunction(([words, pieces]) => {
    const all = [...document.querySelectorAll('[data-piece=people]')];
    const now = all.map((e) => e.textContent.trim()).sort();
    return (
      document.querySelector('[data-act=done]:not([disabled])') &&
      document.querySelector('[role=status] strong').innerText === words &&
      now.join() === pieces
    );
  }, before);

// Plays until there are tokens to be placed.
async function deploying(page, touch = false) {
  const memory = { n: 0 };
  while (!(await seen(page, (now) => now.mine)).deploying)
    await decide(page, { touch, conquests: 2, memory });
}

// Looks at the table as if the server had told it otherwise.
async function changed(page, change) {
  await page.route(/\/api\/tables\/[^/]+\?/, async (route) => {
    const response = await route.fetch();
    const table = await response.json();
    change(table);
    await route.fulfill({ response, json: table });
  });
  await page.reload();
  await painted(page);
  await page.unroute(/\/api\/tables\/[^/]+\?/);
}

for (const [size, looks] of [
  ['a wide screen', {}],
  ['a phone', phone],
])
  scene(`on ${size} what is being placed outlasts a reload, the replay and a break`, async (h) => {
    const page = await h.visit(looks);
    await page.click('[data-act=play-now]');
    await painted(page);
    const touch = !!looks.hasTouch;
    await deploying(page, touch);
    await page.locator('[data-act=borders]').click();
    await page.locator('[data-act=done]:not([disabled])').waitFor();
    const before = [await say(page), await placed(page)];
    await shot(page, `kept-${touch ? 'phone' : 'wide'}`);

    await page.reload();
    await stays(page, before);

    const here = page.url();
    await page.goto(here.replace('/t/', '/r/'));
    await page.locator('[data-act=run]').first().waitFor();
    await page.goto(here);
    await stays(page, before);

    // A press while the line is down is told, and the notice goes when it is up again.
    await page.context().setOffline(true);
    await page.click('[data-act=done]');
    await page.locator('.trouble').waitFor();
    await page.context().setOffline(false);
    await page.locator('.trouble').waitFor({ state: 'detached' });
    await stays(page, before);
    const { seq } = await seen(page);
    await does(page, () => page.click('[data-act=done]'));
    assert.ok((await seen(page)).seq > seq);
  });

scene("another's captured Champion holds nobody up", async (h) => {
  const page = await h.visit();
  await page.click('[data-act=play-now]');
  await painted(page);
  await deploying(page);
  await changed(page, ({ view }) => {
    view.turn['champion-freed'] = true;
  });
  assert.doesNotMatch(await say(page), /Champion/);
  await page.locator('[data-act=borders]').click();
  await page.locator('[data-act=done]:not([disabled])').waitFor();
  const { seq } = await seen(page);
  await does(page, () => page.click('[data-act=done]'));
  assert.ok((await seen(page)).seq > seq);
});

scene('an empty place of the column shows its badge and no people', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'bot', 'bot', 'bot'], { team: true });
  await painted(page);
  await changed(page, ({ view }) => {
    const { power, coins, price } = view.column[3];
    view.column[3] = { power, coins, price };
  });
  const line = page.locator('[data-combo="4"]');
  assert.match(await line.getAttribute('aria-label'), /^.+: No people left$/);
  await line.hover();
  await page.locator('.column').getByText('No people left').waitFor();
  await shot(page, 'empty-place');
  assert.doesNotMatch(await page.innerText('body'), /race-|undefined/);
  await line.click();
  await page.locator('h3', { hasText: 'No people left' }).waitFor();
  assert.equal(await page.locator('[data-act=pick]').count(), 0);
});

scene('who has resigned may watch, go home or begin anew', async (h) => {
  const [host, guest] = await two(h, { guests: { ...phone, language: 'pt' } });
  await Promise.all([painted(host), painted(guest)]);
  await guest.click('[data-act=people]');
  await guest.click('[data-act=resign]');
  await guest.click('[data-act=resign-yes]');
  await guest.getByText('Você desistiu').waitFor();
  await shot(guest, 'resigned-phone');
  assert.equal(await guest.locator('[data-act=take-back]').count(), 0);
  assert.doesNotMatch(await guest.title(), /●/);
  await guest.click('[data-act=watch-on]');
  await guest.locator('[data-watching]').waitFor();
  await guest.reload();
  await guest.click('[data-act=new-game]');
  await guest.locator('[data-act=make]').waitFor();
});

scene('the address of a private table invites only by the link', async (h) => {
  const host = await h.visit();
  await setUp(host, ['me', 'open']);
  const link = await host.inputValue('input[readonly]');
  assert.equal(host.url(), link);
  const guest = await h.visit();
  await guest.goto(link.split('?')[0]);
  await guest.locator('[data-needs-link]').waitFor();
  await shot(guest, 'needs-link');
  assert.equal(await guest.locator('[data-act=sit]').count(), 0);
  const other = await h.visit();
  await other.goto(host.url());
  await other.click('[data-act=sit]');
  await Promise.all([host, other].map(painted));
});

scene('the end says what broke a tie, by which rule, with the sides by their places', async (h) => {
  const page = await h.visit();
  await setUp(page, ['me', 'bot', 'bot', 'bot', 'bot'], { rounds: 4, team: true });
  await painted(page);
  await playOut(page, { conquests: 2 });
  await changed(page, ({ outcome }) => {
    Object.assign(outcome, {
      scores: [20, 20, 35, 31, 32],
      ties: [31, 32, 35, 31, 32],
      places: [3, 2, 1, 3, 2],
      winners: [2],
    });
  });
  const sides = page.locator('[data-side]');
  await sides.first().waitFor();
  assert.deepEqual(await sides.evaluateAll((all) => all.map((e) => e.dataset.side)), [
    'neutral',
    'horde',
    'alliance',
  ]);
  const ties = await page.locator('[data-tie=SW-TEAM-30]').allInnerTexts();
  assert.match(ties.join(), /the richer player has 32.*the richer player has 31/s);
  await page.locator('[data-tie] button').first().click();
  await page.locator('aside.side', { hasText: 'SW-TEAM-30' }).waitFor();
});
