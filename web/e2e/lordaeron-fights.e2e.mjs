// Fights that are rare: between people with looting, against the Overlord, of a group on a phone. The
// server's interface leads to the challenge; from there on all is done on screen.

import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { campaign, choose, distances, idle } from './campaign.mjs';
import { phone, scene } from './house.mjs';
import { Hand, hurried } from './lordaeron.mjs';
import { asked, next, seen } from './player.mjs';

const kinds = (shot, kind) => shot.moves.filter(({ move }) => move === kind || move?.[kind]);
const challenges = (shot, kind) =>
  kinds(shot, 'challenge').filter(({ move }) => move.challenge.kind === kind);

// Goes where somebody is, and does not fight on the way but for what stands in it.
function toward(where) {
  const way = (content, shot) =>
    choose(content, { ...shot, advice: undefined }, () => distances(content, where(shot)));
  way.odds = () => false;
  return way;
}

// Games are played until one comes to a snapshot that pleases.
async function reached(pages, url, seats, options, way, pleases) {
  for (let i = 0; i < 8; i++) {
    const game = await campaign(pages, url, seats, options, way);
    const shot = await game.until(pleases);
    if (shot) return { game, shot };
  }
  throw new Error('no game comes to this');
}

// Presses the one challenge of a kind, by the name of its target.
async function challenge(page, name) {
  const one = page.locator('[data-chooser] [data-move=challenge]', { hasText: name });
  await page.waitForSelector('[data-chooser] button');
  if (!(await one.count())) await page.click('[data-chooser] [data-kind=challenge]');
  await one.first().click();
}

// All pages go on until a snapshot pleases; what is asked in between is decided on screen.
async function fightOn(hands, game, pleases, look = async () => {}) {
  const pages = hands.map((hand) => hand.page);
  for (;;) {
    // One page may look from one seat after another, without anything new at the table.
    const { page, now } = pages[1]
      ? await next(pages)
      : { page: pages[0], now: await asked(pages[0]) };
    if (now.over || pleases((await game.see()).view)) return;
    await look(page);
    const hand = hands[pages.indexOf(page)];
    await hand.decide(await hand.offered());
  }
}

// Buys what is cheap for every character and leaves it in the Bag, so that there is something to lose.
function armed(content, shot) {
  if (shot.view.step === 'manage') return 'end';
  const buys = kinds(shot, 'buy').sort((a, b) => (a.cost?.tokens ?? 0) - (b.cost?.tokens ?? 0));
  const empty = ({ move }) =>
    !shot.view.characters.find((c) => c.id === (move.town ?? move.buy).who)?.bag?.length;
  if (shot.view.step === 'town') return (buys.find(empty) ?? kinds(shot, 'done')[0]).move;
  const town = kinds(shot, 'town').find(empty);
  if (shot.view.turn <= 2 && town) return town.move;
  const mine = shot.view.characters.find((c) => c.seat === shot.as);
  const near = distances(content, mine?.region ?? content.regions[0].id);
  const enemies = shot.view.characters.filter((c) => c.region && c.faction !== mine.faction);
  const closest = enemies.sort((a, b) => near.get(a.region) - near.get(b.region))[0];
  return toward(() => closest?.region ?? mine.region)(content, shot);
}

armed.odds = () => false;

scene('two people fight on the road, and the winner loots', async (h, t) => {
  const pages = [await h.visit(), await h.visit()];
  const hands = pages.map((page) => new Hand(page));
  const options = { factions: ['alliance', 'horde'] };
  for (let fights = 0, looted = false; !looted; fights++) {
    assert.ok(fights < 6, 'nobody had anything to loot');
    // On both sides somebody there has something in the Bag.
    const meeting = (shot) => {
      const [one] = challenges(shot, 'pvp');
      const here = shot.view.characters.find((c) => c.id === one?.move.challenge.who)?.region;
      const rich = shot.view.characters.filter((c) => here && c.region === here && c.bag?.length);
      return new Set(rich.map((c) => c.faction)).size === 2;
    };
    const { game, shot } = await reached(pages, h.url, ['me', 'open'], options, armed, meeting);
    await game.open();
    const page = pages[shot.as];
    await challenge(page, 'the enemy faction');
    for (const one of pages) await one.waitForSelector('[data-fight=pvp]');
    // Each sees the own side at the left, and the odds are of this fight.
    for (const [i, side] of options.factions.entries())
      await pages[i].waitForSelector(`[data-bowls=ours].${side}`);
    await Promise.all(pages.map(hurried));
    await fightOn(hands, game, (view) => !view.combat || view.step === 'loot');
    const { view } = await game.see();
    t.diagnostic(`turn ${shot.view.turn}: ${view.step}`);
    if (view.step !== 'loot') continue;
    const { page: winner } = await next(pages);
    const card = await winner.locator('[data-choose]').first().getAttribute('data-choose');
    await winner.locator('[data-choose]').first().click();
    const name = game.content.cards.find((c) => c.id === card).name.en;
    for (const one of pages)
      await one.locator('.log').getByText(`takes ${name} from`).first().waitFor();
    const after = await game.see();
    const seat = pages.indexOf(winner);
    assert.ok(after.view.characters.some((c) => c.seat === seat && c.bag?.includes(card)));
    looted = true;
  }
});

scene(
  'the Overlord is challenged, and what the fight comes to is told before and in it',
  async (h) => {
    const page = await h.visit({ speed: 'quick' });
    // While dice roll nobody can tell yet what they do.
    await page.evaluate(() => {
      globalThis.rolls = { seen: 0, judged: 0 };
      new MutationObserver(() => {
        const fates = [...document.querySelectorAll('.cloth.rolling .fate')];
        if (fates.length) globalThis.rolls.seen += 1;
        if (fates.some((e) => e.innerText.trim())) globalThis.rolls.judged += 1;
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const lair = ({ view }) => view.overlord.region ?? view.overlord.counters[0];
    const there = (shot) => challenges(shot, 'overlord').length > 0;
    const { game } = await reached(page, h.url, ['me', 'bot'], {}, toward(lair), there);
    await game.open();
    const { view, advice } = await game.look();
    const name = game.content.overlords.find((o) => o.id === view.overlord.name).name.en;
    // How we win names him, and leads to what it takes, which is rolled when it is asked for.
    const race = page.locator('[data-race]').first();
    await race.getByText(name).first().waitFor();
    await race.locator('[data-act=overlord]').click();
    const hunt = page.locator(`[data-overlord="${view.overlord.name}"]`);
    await hunt.locator('tbody tr').nth(5).waitFor();
    await hunt.locator('[data-act=overlord-fight]').waitFor();
    await page.keyboard.press('Escape');
    await hunt.waitFor({ state: 'detached' });
    if (advice.race.final !== undefined)
      await race.locator(`[data-tug="${advice.race.final}"]`).waitFor();
    await challenge(page, name);
    const hand = new Hand(page);
    await page.waitForSelector('[data-fight=overlord]');
    assert.equal(await page.locator('[data-fight] h2').first().innerText(), name);
    let heard = 0;
    const told = async () => {
      const { advice: now } = await game.look();
      if (!now?.fight) return;
      await page.waitForSelector(`[data-odds="${now.fight.now.win}"]`);
      heard += 1;
      // Each way to throw dice again is told before it is chosen, keeping all among them.
      const ways = now.fight.rerolls?.length ?? 0;
      if (ways > 1) await page.waitForSelector(`[data-rerolls="${ways}"]`);
      assert.doesNotMatch(await page.innerText('[data-fight]'), /combat round 0/i);
    };
    // At every decision the odds are those of the moment.
    await fightOn([hand], game, (now) => !now.combat && now.step !== 'invitation', told);
    assert.ok(heard > 1, 'there was one decision at most');
    await page.waitForSelector('[data-fight]', { state: 'detached' });
    const rolls = await page.evaluate(() => globalThis.rolls);
    assert.ok(rolls.seen > 0, 'no dice were seen rolling');
    assert.equal(rolls.judged, 0);
  },
);

// A page that has just been told, all at once, of a turn in which bots fought.
async function fightOfOthers(h, page) {
  // The page hears nothing until it is let: then all that happened meanwhile comes at once.
  let hear;
  await page.route('**/stream?*', async (route) => {
    await new Promise((done) => {
      hear = done;
    });
    await route.continue();
  });
  const mine = (turn) => (shot) => shot.view.step === 'actions' && shot.view.turn > turn;
  for (let games = 0; games < 4; games++) {
    const game = await campaign(page, h.url, ['me', 'bot', 'bot'], {}, idle);
    let shot = await game.until(mine(1));
    while (shot) {
      await page.goto(`${h.url}mark.svg`);
      await Promise.all([page.waitForRequest('**/stream?*'), game.open()]);
      const next = await game.until(mine(shot.view.turn));
      const told = await game.people[0].ask(
        'GET',
        `/tables/${game.id}/history?as=mine&views=no&from=${shot.seq + 1}`,
      );
      const theirs = told.find(
        ({ seat, events = [] }) =>
          seat !== shot.as && events.some(({ event }) => event === 'combat-began'),
      );
      hear();
      // Where much is still to come nothing is shown move by move.
      if (theirs && told.at(-1).seq - theirs.seq < 35) return theirs;
      shot = next;
    }
  }
  throw new Error('no bots fought');
}

scene('fights of others run beside the map, and who watches need not sit them out', async (h) => {
  const page = await h.visit({ speed: 'calm' });
  // What is beside the map is there for a moment: the page notes it, and presses *Watch* then.
  await page.addInitScript(() => {
    globalThis.met = { clash: [], stage: false, pressed: false };
    new MutationObserver(() => {
      const { met } = globalThis;
      const find = (what) => document.querySelector(what);
      if (!met.pressed && find('[data-fight]')) met.stage = true;
      const clash = find('[data-clash]')?.dataset.clash;
      if (!find('[data-fight-beside]') || !clash || met.pressed) return;
      met.clash.push(clash);
      met.pressed = true;
      find('[data-act=watch]').click();
    }).observe(document, { childList: true, subtree: true });
  });
  const { events } = await fightOfOthers(h, page);
  await page.waitForSelector('[data-fight] [data-act=unwatch]');
  const { region } = events.find(({ event }) => event === 'combat-began');
  const met = await page.evaluate(() => globalThis.met);
  assert.deepEqual(met, { clash: [region], stage: false, pressed: true });
  await page.click('[data-fight] [data-act=skip]');
  await seen(page, (one) => one.mine || one.over);
  assert.equal(await page.locator('[data-fight]').count(), 0);
  // How it ended, and the odds that it had, are told still.
  await page.waitForSelector('[data-fought] [data-before]');
  assert.deepEqual(await serious(page, 'after a fight of others', '[data-fights]'), []);
});

scene('two friends are called, answer, and see what the other is asked', async (h) => {
  const pages = [await h.visit(), await h.visit()];
  const [leader, friend] = pages;
  const seats = ['me', 'open', 'bot', 'bot'];
  const options = { factions: ['horde', 'horde', 'alliance', 'alliance'] };
  const called = (shot) => shot.view.step === 'invitation' && shot.as === 1;
  const { game, shot } = await reached(pages, h.url, seats, options, choose, called);
  await game.open();
  const { who, combat } = shot.view;
  // The caller sees whom the table waits for, and for what.
  const person = shot.view.characters.find((c) => c.id === who).person;
  const name = game.content.characters.find((c) => c.id === person).name.en.split(' ')[0];
  await leader.waitForSelector('[data-called] [data-answer=asked]');
  await leader.getByText(`You called: now ${name} answers.`).waitFor();
  // A press tells one's side to wait, another where to meet: on the map, and in the talk.
  await friend.click('[data-sign=wait]');
  await leader.waitForSelector(`[data-mark-of="${who}"]`);
  await leader.locator('[data-answer=asked]', { hasText: 'wait for me' }).waitFor();
  await leader.focus(`[data-hit="${combat.region}"]`);
  await leader.keyboard.press('Enter');
  await leader.click('[data-act=ping]');
  await friend.waitForSelector(`[data-ping="${combat.region}"]`, { state: 'attached' });
  await friend.click('nav button:nth-last-child(3)');
  const place = game.content.regions.find((r) => r.id === combat.region).name.en;
  await friend.locator('.side li', { hasText: `Here? ${place}` }).waitFor();
  await friend.keyboard.press('Escape');
  assert.deepEqual(await serious(leader, 'a call', '[data-called]'), []);
  await friend.click('[data-move=join]');
  for (const one of pages) await one.waitForSelector('[data-fight]');
});

// What "why these dice" counts as attrition, and what the bowl promises before it is placed.
const attrition = (page) =>
  page.evaluate(() => {
    const of = (what) => [...document.querySelectorAll(`[data-fight] ${what}`)];
    const why = of('[data-term=attrition]').reduce((sum, e) => sum + Number(e.dataset.n), 0);
    return { why, bowl: Number(of('[data-bowl=attrition]')[0]?.dataset.more ?? -1) };
  });

scene('three characters of one person fight together, on a phone', async (h) => {
  const page = await h.visit(phone);
  const side = ['horde', 'horde', 'horde', 'alliance', 'alliance', 'alliance'];
  const seats = ['me', 'me', 'me', 'bot', 'bot', 'bot'];
  const options = { 'first-game': true, factions: side };
  const called = (shot) => shot.view.step === 'invitation';
  const { game } = await reached(page, h.url, seats, options, choose, called);
  await game.open();
  // The two numbers are what one sees first, and nothing covers them.
  for (const of of ['without', 'with']) {
    const seen = await page.locator(`[data-odds-of=${of}] .big`).evaluate((e) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      return e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    assert.ok(seen, `the odds ${of} me are covered`);
  }
  // Below them what it pays, shared as the server says, and nothing that a reader of screens misses.
  const { shares } = (await game.look()).advice.fight.reward;
  assert.ok(shares.length > 1);
  const between = ({ least, most }) => (least === most ? `${most}` : `${least} or ${most}`);
  for (const what of ['gold', 'xp'])
    assert.deepEqual(
      await page
        .locator(`[data-pays=${what}] [data-share]`)
        .evaluateAll((all) => all.map((e) => [e.dataset.share, e.innerText.split(' for ')[0]])),
      shares.filter((s) => s[what].most).map((s) => [s.who, between(s[what])]),
    );
  assert.ok((await page.locator('[data-gets]').count()) > 0);
  assert.deepEqual(await serious(page, 'an invitation'), []);
  const hand = new Hand(page);
  await page.tap('[data-move=join]');
  await fightOn([hand], game, (view) => view.combat && view.step !== 'invitation');
  await page.waitForSelector('[data-fight]');
  const small = await page.$$eval('[data-fight] footer button', (all) =>
    all.map((b) => b.getBoundingClientRect()).filter((r) => r.width && r.height < 43.5),
  );
  assert.deepEqual(small, []);
  // Attrition that cards give is in the bowl's preview.
  let given = 0;
  await fightOn(
    [hand],
    game,
    (view) => !view.combat,
    async () => {
      const { view } = await game.see();
      if (!view.combat?.active || view.combat.stage > 2) return;
      const { why, bowl } = await attrition(page);
      assert.equal(bowl, why);
      given += why;
    },
  );
  assert.ok(given > 0, 'nobody gave any attrition');
  // What it brought has a screen of its own, and nothing is wider than the phone.
  await page.waitForSelector('[data-reward], [data-card-of=reward]');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
});
