// An auction among three people in three browsers. The server's interface plays idle turns until an
// event of the shuffled deck brings one; the bids are made on screen.

import assert from 'node:assert/strict';
import { campaign, idle } from './campaign.mjs';
import { scene } from './house.mjs';

// A game in which everybody has gold and nobody has bid yet.
async function auction(pages, url) {
  const factions = ['alliance', 'horde', 'horde'];
  for (let i = 0; i < 8; i++) {
    const game = await campaign(pages, url, ['me', 'open', 'open'], { factions }, idle);
    const rich = ({ view }) => view.sale && view.characters.every((c) => c.gold > 1);
    const shot = await game.until(rich);
    if (shot) return { game, shot };
  }
  throw new Error('there was never an auction');
}

scene('three people bid in secret, and the highest bid takes the item', async (h) => {
  const pages = [await h.visit(), await h.visit(), await h.visit()];
  const { game, shot } = await auction(pages, h.url);
  const { sale, characters } = shot.view;
  const face = game.content.cards.find((c) => c.id === sale.card);
  await game.open();
  const sold = '.auction';
  for (const page of pages) {
    await page.waitForSelector(sold);
    assert.ok((await page.textContent(sold)).includes(face.name.en));
  }

  // Each page has a bid for each of its own characters, and none for others.
  const own = await Promise.all(
    pages.map((page) => page.$$eval('[data-bid]', (all) => all.map((e) => e.dataset.bid))),
  );
  assert.deepEqual(own.flat().sort(), characters.map((c) => c.id).sort());
  assert.ok(own.every((ids) => ids.length > 0));

  // More gold than one has cannot be bid.
  const [first] = own[0];
  const purse = (id) => characters.find((c) => c.id === id).gold;
  const form = (page, id) =>
    page.locator('.auction form', { has: page.locator(`[data-bid="${id}"]`) });
  await form(pages[0], first)
    .locator('input')
    .fill(String(purse(first) + 1));
  assert.ok(await form(pages[0], first).locator('button').isDisabled());

  // The last to bid bids two, all others less: of a bid the others see only that it was made.
  const order = pages.flatMap((page, i) => own[i].map((id) => ({ page, id })));
  const winner = order.at(-1).id;
  for (const { page, id } of order) {
    const gold = id === winner ? 2 : id === first ? 1 : 0;
    await form(page, id).locator('input').fill(String(gold));
    const others = pages.filter((p) => p !== page);
    const before = await Promise.all(others.map((p) => p.innerText(sold)));
    await form(page, id).locator('[data-act=bid]').click();
    if (id === winner) break;
    // Who has bid for all own characters waits for those of both others, and is not among them.
    if (page === pages[0] && id === own[0].at(-1)) {
      const { view } = await game.see();
      const nameOf = (c) =>
        game.content.characters.find((p) => p.id === c.person).name.en.split(' ')[0];
      const names = view.characters.filter((c) => c.seat > 0).sort((a, b) => a.seat - b.seat);
      const told = names.map(nameOf);
      const who = `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;
      await page
        .locator('[data-sentence]')
        .getByText(`${who} are playing.`, { exact: true })
        .waitFor();
    }
    for (const [i, other] of others.entries()) {
      const entry = other.locator(`[data-bidder="${id}"].in`);
      const name = await entry.locator('b').innerText();
      const now = before[i].replace(`${name} still to bid`, `${name} has bid`);
      assert.equal(await other.innerText(sold), now);
      assert.equal(await other.getByText(/bid \d+ gold/).count(), 0);
    }
  }

  // All are opened at once, to all.
  for (const page of pages) {
    await page.waitForSelector(sold, { state: 'detached' });
    const log = page.locator('.log');
    await log.getByText('bid 2 gold').first().waitFor();
    assert.equal(await log.getByText('bid 1 gold').count(), 1);
    assert.ok((await log.innerText()).includes(face.name.en));
  }
  for (const c of (await game.look()).view.characters)
    assert.equal(c.auction?.includes(sale.card) ?? false, c.id === winner);
});
