// Around the table: an invitation, setting a table up, leaving, asking, reminding; two people and
// a third, who watches.
import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { myTurn, painted, phone, scene, setUp, two } from './house.mjs';

const clean = async (page, where) => assert.deepEqual(await serious(page, where), []);
const link = (page) => page.inputValue('input[readonly]');
const wide = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

scene('a friend opens an invitation on a phone, in Portuguese, and joins by name', async (h) => {
  h.allow(/status of 403/); // his seat is given away while he looks
  const host = await h.visit();
  await setUp(host, ['me', 'open', 'open']);
  await host.waitForSelector('[data-act=start]');
  await clean(host, 'setting up');

  const friend = await h.visit({ ...phone, language: 'pt' });
  await friend.goto(await link(host));
  await friend.waitForSelector('[data-invitation=smallworld]');
  const letter = await friend.innerText('[data-invitation]');
  assert.match(letter, /convida você/);
  assert.match(letter, /Small World of Warcraft/);
  assert.match(letter, /Clássico/);
  assert.match(letter, /Sem relógio/);
  assert.match(letter, /1 de 3 lugares/);
  assert.equal(await wide(friend), false);
  await clean(friend, 'invitation');
  for (const [page, least] of [
    [friend, '[data-act=sit]'],
    [host, '[data-act=start]'],
  ]) {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    assert.equal(await wide(page), false, 'letters twice as large stay on the page');
    await page.locator(least).scrollIntoViewIfNeeded();
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
  const mine = await friend.getAttribute('#my-name', 'placeholder');
  assert.match(`${letter} ${mine}`, /Visitante \d+ convida.*Visitante \d+$/s);
  assert.doesNotMatch(`${letter} ${mine}`, /Guest/);
  await friend.fill('#my-name', '\u202eodd');
  await friend.click('[data-act=sit]');
  await friend.getByText('Esse nome não serve').waitFor();
  await friend.fill('#my-name', 'Jonas');
  await friend.click('[data-seat="2"]');
  await friend.click('[data-act=sit]');
  await friend.waitForSelector('input[readonly]');
  assert.equal(await wide(friend), false);
  await host.getByText('Jonas').first().waitFor();

  // He gets up and comes back; then the host asks him to leave, and he sees the invitation.
  await friend.click('[data-act=leave]');
  await host.waitForFunction(() => !document.body.innerText.includes('Jonas'));
  await friend.goto(await link(host));
  await friend.click('[data-act=sit]');
  await host.click('[data-act=ask-up]');
  await friend.waitForSelector('[data-invitation]');
  await friend.click('[data-act=sit]');

  // The host adds a seat, gives one to a bot, takes the new one away again, and starts.
  await host.click('[data-act=add-seat]');
  await host.waitForSelector('[data-seat-kind="3"]');
  await host.selectOption('[data-seat-kind="3"]', 'none');
  await host.waitForFunction(() => !document.querySelector('[data-seat-kind="3"]'));
  await host.selectOption('[data-seat-kind="2"]', 'bot');
  await Promise.all([painted(host), painted(friend)]);

  const third = await h.visit();
  await third.goto(friend.url());
  await painted(third);
  await third.waitForSelector('[data-watching]');
});

scene('the host starts with bots, or closes the table', async (h) => {
  const host = await h.visit();
  await setUp(host, ['me', 'open', 'open']);
  await host.click('[data-act=start]');
  await painted(host);
  await host.goto(h.url);
  await setUp(host, ['me', 'open']);
  const address = await link(host);
  const friend = await h.visit();
  await friend.goto(address);
  await friend.waitForSelector('[data-invitation]');
  await host.click('[data-act=leave]');
  await host.waitForSelector('[data-act=play-now]');
  await friend.getByText('The host has closed this table').waitFor();
});

scene(
  'the one who waits reminds the other; ending is asked for; then somebody resigns',
  async (h) => {
    h.allow(/status of 403/); // one reminder is enough
    const pages = await two(h);
    await Promise.all(pages.map(painted));
    const mine = await Promise.race(pages.map((p) => myTurn(p).then(() => p)));
    const waits = pages.find((p) => p !== mine);
    await waits.click('[data-act=people]');
    await clean(waits, 'people');
    await waits.click('[data-act=nudge]');
    await mine.waitForSelector('[data-nudged]');
    await waits.click('[data-act=nudge]');
    await waits.getByText('That cannot be done now').waitFor();

    await waits.click('[data-act=abandon]');
    await mine.getByText('asks to end the game without a winner').waitFor();
    await mine.getByRole('button', { name: 'No', exact: true }).click();
    await waits.waitForFunction(() => !document.body.innerText.includes('Waiting for the others'));

    await waits.click('[data-act=resign]');
    await waits.click('[data-act=resign-yes]');
    await mine.click('[data-act=people]');
    await mine.getByText('has left; a bot plays on').waitFor();
    await mine.click('[data-act=resign]');
    await mine.click('[data-act=resign-yes]');
    await mine.getByText('This game was ended without a winner').waitFor();
    await mine.goto(h.url);
    await mine.waitForSelector('[data-list=past-games]');
  },
);

scene('talk is counted, can be muted, and a sign is one press', async (h) => {
  const [host, guest] = await two(h, { guests: { ...phone, language: 'pt' } });
  await Promise.all([painted(host), painted(guest)]);
  await host.getByRole('button', { name: 'Chat' }).click();
  await host.click('[data-emote=well]');
  await guest.getByRole('button', { name: 'Conversa, 1 mensagem nova' }).click();
  await guest.locator('.side li', { hasText: 'Boa jogada!' }).waitFor();
  assert.equal(await host.locator('.count').count(), 0);
  await guest.keyboard.press('Escape');
  await guest.click('[data-act=people]');
  await guest.click('[data-act=mute]');
  await host.click('[data-emote=hello]');
  await host.locator('.side li', { hasText: 'Hello!' }).waitFor();
  await host.focus('.side form input');
  await host.keyboard.insertText('la '.repeat(101));
  await host.waitForSelector('[data-full="300"]');
  await guest.keyboard.press('Escape');
  await guest.getByRole('button', { name: 'Conversa' }).click();
  await guest.waitForSelector('.side form');
  assert.equal(await guest.locator('.side li', { hasText: 'Boa jogada!' }).count(), 0);
  assert.equal(await guest.locator('.count').count(), 0);
});
