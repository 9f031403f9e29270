// What a newcomer would stumble over at the table of the second game: the draft, the map's marks, the
// bar, keys, the chat of a team, odds along the way, a quiet turn in few clicks.

import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { campaign, choose, idle } from './campaign.mjs';
import { does, seen } from './eyes.mjs';
import { painted, scene } from './house.mjs';
import { setUp } from './lordaeron.mjs';

const box = (page, what) => page.locator(what).first().boundingBox();

// On the same person's phone cards are swiped, and the one that is seen is the one to be taken.
async function swiped(h, page) {
  const { cookies } = await page.context().storageState();
  const viewport = { width: 390, height: 844 };
  const mobile = { viewport, hasTouch: true, isMobile: true };
  const phone = await h.visit({ ...mobile, storageState: { cookies, origins: [] } });
  await phone.goto(page.url());
  await phone.waitForSelector('[data-move=pick]');
  const taken = await phone.innerText('[data-move=pick]');
  const list = await phone.locator('.classes').boundingBox();
  const finger = await phone.context().newCDPSession(phone);
  const touch = (type, x) => {
    const touchPoints = x ? [{ x: list.x + x, y: list.y + 60 }] : [];
    return finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', list.width - 30);
  for (let x = list.width - 50; x > 40; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
  await phone.waitForFunction(
    (was) => document.querySelector('[data-move=pick]')?.innerText !== was,
    taken,
  );
  await phone.close();
}

scene('the set-up shows both sides, and the draft every class', async (h) => {
  const page = await h.visit();
  // The home page has its picture, and a way to play with friends: seats that wait for them.
  const scene = '[data-game=lordaeron] .scene';
  await page.waitForSelector(`${scene} canvas[data-painted]`);
  const [frame, picture] = [await box(page, scene), await box(page, `${scene} canvas`)];
  assert.ok(picture.y <= frame.y && picture.y + picture.height >= frame.y + frame.height);
  await page.click('[data-game=lordaeron] [data-act=friends]');
  assert.equal(await page.inputValue('[data-seat-kind="1"]'), 'open');
  // On one's own side, and however long the list is, the table can be opened at once.
  const sides = [0, 1].map((i) => page.inputValue(`[data-seat-side="${i}"]`));
  assert.deepEqual(await Promise.all(sides), ['alliance', 'alliance']);
  const make = await box(page, '[data-act=make]');
  assert.ok(make.y + make.height <= 900, JSON.stringify(make));
  await page.keyboard.press('Escape');
  await page.click('[data-game=lordaeron] [data-act=set-up]');
  const teams = () => page.getAttribute('[data-teams]', 'data-teams');
  assert.equal(await teams(), Array(6).fill('drawn:1').join());
  await page.selectOption('[data-seat-side="0"]', 'horde');
  await page.selectOption('[data-seat-kind="1"]', 'me');
  assert.equal(await teams(), ['horde:1', 'horde:1', ...Array(4).fill('drawn:1')].join());
  // With fewer than five players it is said why the classes are drafted.
  assert.equal(await page.locator('[data-why-draft]').count(), 0);
  await page.selectOption('[data-seat-kind="5"]', 'none');
  await page.selectOption('[data-seat-kind="4"]', 'none');
  await page.waitForSelector('[data-why-draft]');
  await page.keyboard.press('Escape');

  await setUp(page, ['me', 'bot']);
  await page.waitForSelector('[data-draft]');
  const now = await seen(page, ({ mine }) => mine);
  assert.ok(now.offered.length);
  assert.equal(await page.locator('[data-class]').count(), 9);
  assert.equal(await page.locator('[data-place]').count(), 4);
  assert.equal(await page.locator('[data-group]').count(), 0); // sides are drawn after it
  const open = page.locator('[data-class][aria-disabled=false]');
  await swiped(h, page);
  // The one looked at is the one that is taken, and then it is shut for everybody.
  const last = await open.last().getAttribute('data-class');
  await open.last().click();
  await page.waitForSelector(`[data-class=${last}][aria-pressed=true]`);
  const name = await page.locator(`[data-class=${last}] .title b`).innerText();
  assert.equal(await page.innerText('[data-move=pick] b'), `Take the ${name}`);
  // What a card has no room for stands in the bar; the sides stand beside the cards.
  const { powers } = await page.evaluate(async (id) => {
    const { cards } = await (await fetch('/api/content/lordaeron')).json();
    const mine = cards.filter((c) => c.kind === 'power' && c.class === id && c.level === 1);
    return { powers: mine.slice(0, 3).map((c) => `${c.name.en} ${c.text.en}`) };
  }, last);
  assert.deepEqual(await page.locator(`[data-powers=${last}] li`).allInnerTexts(), powers);
  const [left, right] = [await box(page, '.side'), await box(page, '.side.right')];
  const middle = await box(page, '.classes');
  assert.ok(left.x + left.width <= middle.x && middle.x + middle.width <= right.x);
  await does(page, () => page.click('[data-move=pick]'));
  await page.waitForFunction(
    (id) =>
      !document.querySelector('[data-draft]') ||
      document.querySelector(`[data-class=${id}] .ribbon`)?.textContent === 'taken by You',
    last,
  );
});

const acting = (shot) => shot.view.step === 'actions' && shot.advice?.ways?.length;
const quick = ['me', 'bot', 'bot', 'bot', 'bot', 'bot'];

const heroOf = ({ view, as }) => view.characters.find((c) => c.seat === as);
const waysOf = (shot) => shot.advice.ways.filter((w) => w.who === heroOf(shot).id);
const quiet = ({ view }, region) =>
  view.overlord.region !== region && !view.creatures.some((g) => g.region === region);
const quietWay = (shot) =>
  waysOf(shot).find((w) => w.path.length === 2 && w.path.every((r) => quiet(shot, r)) && !w.flies);
const fightInReach = (shot) => waysOf(shot).find((w) => !quiet(shot, w.to));

// The quests in reach have their odds in the list and on the map, the ones that the region's card
// tells.
async function inReach(page, { view, advice }, id) {
  const reach = advice.reach.filter(({ who }) => who === id);
  for (const { region, against, win } of reach) {
    const { quest } = view.creatures.find(
      (g) => g.region === region && g.type === against && g.owner,
    );
    await page.waitForSelector(`[data-quest="${quest}"] [data-reach="${win}"]`);
    await page.focus(`[data-hit="${region}"]`);
    await page.waitForSelector(`[data-card="${region}"] [data-chance="${win}"]`);
    const label = await page.getAttribute(`[data-hit="${region}"]`, 'aria-label');
    assert.ok(label.includes(`${win} % to win if you go now`), label);
  }
  assert.ok(reach.length);
  const { faction } = view.characters.find((c) => c.id === id);
  const pills = view.creatures.filter(
    (g) => g.owner === faction && reach.some((o) => o.region === g.region && o.against === g.type),
  );
  assert.equal(await page.locator('[data-figure] [data-reach]').count(), pills.length);
}

// Where the focus is: the place of an entry in the menu, else what it is on.
const focus = (page) =>
  page.evaluate(() => {
    const on = document.activeElement;
    const entries = [...document.querySelectorAll('[data-moves] button')];
    return entries.includes(on) ? entries.indexOf(on) : (on?.dataset.kind ?? on?.localName);
  });

// A menu that opens is entered; arrows go round in it, Escape goes back to its button.
async function menu(page) {
  const last = (await page.locator('[data-moves=travel] button').count()) - 1;
  assert.ok(last > 0);
  assert.equal(await focus(page), 0);
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['End', last],
    ['Home', 0],
    ['Escape', 'travel'],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await focus(page), at, key);
  }
}

// The letter on a button presses it, and never while one types or holds another key.
async function letters(page) {
  const travel = page.locator('[data-action-bar] [data-kind=travel]');
  const open = (is) => page.waitForSelector(`[data-kind=travel][aria-expanded=${is}]`);
  assert.equal(await travel.locator('kbd').innerText(), 'T');
  await page.keyboard.press('t');
  await open(true);
  await menu(page);
  await page.keyboard.press('t');
  await open(true);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Shift+t');
  await page.click('nav button:nth-last-child(3)');
  await page.fill('.side input:not([type=checkbox])', '');
  await page.keyboard.type('test');
  assert.equal(await page.inputValue('.side input:not([type=checkbox])'), 'test');
  await page.keyboard.press('Escape');
  await open(true);
  await page.keyboard.press('t');
  await open(false);
  await page.keyboard.press('?');
  assert.match(await page.innerText('[data-keys]'), /Open the sheet/);
  await page.keyboard.press('?');
  await page.waitForSelector('[data-keys]', { state: 'detached' });
}

scene('the table is calm: one height of the bar, menus at their buttons, keys, chat', async (h) => {
  // The cards of plans need room of their own in a turn of mine: without them nothing moves.
  const page = await h.visit();
  await page.evaluate(() => localStorage.setItem('guide', 'off'));
  await page.reload();
  const game = await campaign(page, h.url, quick, { 'first-game': true });
  const shot = await game.until((s) => acting(s) && quietWay(s) && fightInReach(s));
  await game.open();
  await painted(page);
  await page.waitForSelector('[data-action-bar]');
  const map = await box(page, '.frame');

  // A menu opens above its own button.
  await page.click('[data-chooser] [data-kind=travel]');
  const [menu, button] = [
    await box(page, '[data-moves=travel]'),
    await box(page, '[data-kind=travel]'),
  ];
  assert.ok(menu.x <= button.x && menu.x + menu.width >= button.x + button.width);
  assert.ok(menu.y + menu.height <= button.y);
  await page.click('[data-chooser] [data-kind=travel]');

  // Escape closes the sheet, s opens it; a goes to the actions, m to the map.
  await page.keyboard.press('s');
  await page.waitForSelector('.cards .sheet');
  assert.ok(await page.evaluate(() => !!document.activeElement.closest('.cards')));
  await page.keyboard.press('Escape');
  await page.waitForSelector('.cards', { state: 'detached' });
  const focused = (what) => page.waitForFunction((w) => document.activeElement?.matches(w), what);
  await page.keyboard.press('m');
  await focused('[data-hit]');
  await page.keyboard.press('a');
  await focused('[data-chooser] button');
  await letters(page);

  // A page zoomed twofold is as large as a phone on its side: map and actions stand side by side.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.waitForSelector('.phone [data-action-bar]');
  const [small, travel] = [await box(page, '.map'), await box(page, '[data-kind=travel]')];
  assert.ok(small.width >= 320 && small.height >= 340, JSON.stringify(small));
  assert.ok(travel.x >= small.width && travel.y + travel.height <= 450, JSON.stringify(travel));
  await page.keyboard.press('t');
  const list = await box(page, '[data-moves=travel]');
  assert.ok(list.y >= 50 && list.x + list.width <= travel.x, JSON.stringify(list));
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForSelector('.bar [data-action-bar]');

  // What is said at a table of two sides is for one's own, unless one says otherwise.
  await page.click('nav button:nth-last-child(3)');
  assert.ok(await page.isChecked('.side [data-team]'));
  await page.fill('.side form input:not([type=checkbox])', 'Hello');
  await page.keyboard.press('Enter');
  await page.locator('.side li', { hasText: /to our side: Hello$/ }).waitFor();
  await page.keyboard.press('Escape');

  // The way to a region two steps away tells its first leg, and one press goes there.
  const { id } = heroOf(shot);
  const way = quietWay(shot);
  await page.focus(`[data-hit="${way.to}"]`);
  const leg = game.content.regions.find((r) => r.id === way.path[0]).name.en;
  assert.match(await page.innerText('[data-legs="1"]'), new RegExp(`Through ${leg}`));

  // Odds before travelling: of a fight that waits in reach.
  const fight = fightInReach(shot);
  await page.focus(`[data-hit="${fight.to}"]`);
  await page
    .locator(`[data-card="${fight.to}"]`)
    .getByText(/^\d+ %$/)
    .first()
    .waitFor();
  await inReach(page, shot, id);
  await page.focus(`[data-hit="${way.to}"]`);

  // A quiet turn: a walk, a rest or the end. It takes three to five presses at most.
  let presses = 0;
  const press = async (act) => {
    await does(page, act);
    presses += 1;
  };
  await press(() => page.keyboard.press('Enter'));
  // Lines of the log are no stops on the way. Now there are some: who begins found none.
  const stops = await page.$$eval('.log li button', (all) => all.map((line) => line.tabIndex));
  assert.deepEqual([...new Set(stops)], [-1]);
  const ends = ['decline', 'managed', 'end'].map((act) => `[data-move=${act}], [data-act=${act}]`);
  const turn = () => page.innerText('.turn');
  const mine = await turn();
  while ((await seen(page)).mine && (await turn()) === mine) {
    const end = page.locator(ends.join()).first();
    await press(() => end.press('Enter'));
    // The pressed button is gone: the focus is where the game goes on.
    if ((await seen(page)).mine) assert.notEqual(await focus(page), 'body');
  }
  assert.ok(presses <= 5, `${presses} presses`);
  const later = await box(page, '.frame');
  assert.deepEqual([later.y, later.height], [map.y, map.height]);
});

// What an answer to an event pays.
const pays = ({ cost }) => -(cost?.terms.find(({ name }) => name === 'gold')?.n ?? 0);
const paid = ({ view, moves }) => view.step === 'event-choice' && moves.find((m) => pays(m) > 0);

// The gold of an event is called so, with what one has then, and pressed it is paid. The card that
// asks is lit.
async function takeGold(page, game, shot) {
  const gold = pays(paid(shot));
  await game.open();
  const { who } = paid(shot).move.event;
  const purse = ({ view }) => view.characters.find((c) => c.id === who).gold;
  await page.waitForSelector('[data-happening] .lit[data-card-of=event]');
  const had = purse(shot);
  const name = `Take ${gold} gold ${had} → ${had + gold} gold`;
  await page.getByRole('button', { name, exact: true }).click();
  assert.equal(purse(await game.after(shot)) - purse(shot), gold);
}

async function toldOfWar(page, game, war) {
  await page.setViewportSize({ width: 3200, height: 900 }); // room for the lines of all
  await game.open();
  await painted(page);
  // It lasts, and so it is in force: where and for what in a line, all of it one press away.
  const told = page.locator('[data-in-force] button', { hasText: war.name.en });
  const held = war.war.map((id) => game.content.regions.find((r) => r.id === id).name.en);
  await told.locator(`span:text("hold ${held.join(' and ')}: 5 gold")`).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await told.click();
  assert.equal(await page.innerText('[data-in-force] .paper'), war.text.en.replaceAll('\n', ' '));
  await page.focus(`[data-hit="${war.war[0]}"]`);
  const card = await page.innerText(`[data-card="${war.war[0]}"]`);
  assert.ok(card.includes(war.name.en), card);
  assert.ok(!card.includes('Nobody is here'), card);
}

// Nefarian walks with every event: its card and the map have the same number for that.
async function eventSeen(page, url) {
  await page.evaluate(() => localStorage.setItem('pace', 'ask'));
  const game = await campaign(page, url, ['me', 'bot'], { overlord: 'nefarian' }, idle);
  await game.until(acting);
  await game.open();
  await page.waitForSelector('[data-action-bar]');
  assert.equal(await page.locator('.track li').count(), 31); // and the final battle
  await game.until((shot) => shot.view.turn > 3 && acting(shot));
  const walks = page.locator('[data-card-of=event] li', { hasText: 'Nefarian walks' }).first();
  await page.waitForSelector(`[data-mark="${await walks.locator('.n').innerText()}"]`);
  // On a phone the card does not lie over a menu that is opened.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.click('[data-chooser] [data-kind=travel]');
  const entries = page.locator('[data-moves=travel] [data-move]');
  await entries.first().waitFor();
  const bare = await entries.evaluateAll((all) =>
    all.slice(0, 3).map((e) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      return e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  assert.ok(!bare.includes(false), `${bare}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}#/`);
}

scene('events are seen, wars in force and by their regions, gold by its button', async (h) => {
  const page = await h.visit();
  await eventSeen(page, h.url);
  const left = new Set(['war', 'gold']);
  for (let i = 0; left.size; i++) {
    assert.ok(i < 12, `there was never ${[...left]}`);
    const game = await campaign(page, h.url, ['me', 'bot'], {}, choose);
    const warOf = (shot) =>
      acting(shot) && game.content.events.find((e) => e.war && shot.view.events?.includes(e.id));
    const wanted = (s) => (left.has('war') && warOf(s)) || (left.has('gold') && paid(s));
    for (let shot = await game.until(wanted); shot; ) {
      if (paid(shot)) await takeGold(page, game, shot);
      else await toldOfWar(page, game, warOf(shot));
      left.delete(paid(shot) ? 'gold' : 'war');
      await page.goto(`${h.url}#/`);
      shot = left.size ? await game.until(wanted) : null;
    }
  }
});

// A table of six made on the set-up screen, and what the panel "how we win" says there.
async function made(page, url, { overlord, turns, guide, players = 6, checks = [] }) {
  await page.goto(`${url}#/`);
  await page.click('[data-game=lordaeron] [data-act=set-up]');
  for (let i = players; i < 6; i++) await page.selectOption(`[data-seat-kind="${i}"]`, 'none');
  await page.selectOption('[data-overlord]', overlord);
  if (turns) await page.selectOption('[data-turns]', String(turns));
  if (guide === false) await page.selectOption('[data-guide]', 'false');
  for (const name of checks) await page.getByLabel(name).check();
  if (checks.length) assert.ok(await page.isDisabled('[data-turns]')); // there is no last one
  await page.click('[data-act=make]');
  await page.waitForSelector('[data-sentence]');
  assert.equal(await page.locator('[data-draft]').count(), guide === false || players < 5 ? 1 : 0);
  return page.locator('[data-race]').first();
}

// A wide window has the names of all players in its top bar; however narrow, nobody is cut.
async function nobodyCut(page) {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const name of await page.locator('.seats span').all()) await name.waitFor();
  for (const width of [1440, 1340, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction(() => {
      const seats = document.querySelector('.seats');
      return seats.children.length === 6 && seats.scrollWidth <= seats.clientWidth;
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

scene('each variant and each Overlord of the set-up is told at the table', async (h) => {
  const page = await h.visit();
  const checks = ['Deadly battles between factions', 'No last turn: defeat the Overlord'];
  let race = await made(page, h.url, { overlord: 'nefarian', players: 2, checks });
  for (const variant of ['deadly', 'endless'])
    await race.locator(`[data-variant=${variant}]`).waitFor();
  await race.getByText('Beat Nefarian').waitFor();
  assert.equal(await race.getByText('battle after turn').count(), 0);
  assert.equal(await page.locator('.track .final').count(), 0);

  // Kel'Thuzad stands where he stands; the classes are chosen in turn; the track is shorter.
  race = await made(page, h.url, { overlord: 'kelthuzad', turns: 20, guide: false });
  await race.getByText("Beat Kel'Thuzad").waitFor();
  await race.getByText('Stratholme').waitFor();
  await race.getByText('Or the battle after turn 20').waitFor();
  assert.equal(await page.locator('.track li').count(), 21);
  await nobodyCut(page);
  assert.equal(await race.locator('[data-variant]').count(), 0);

  // Lord Kazzak is under one of his counters; the characters are those of the guide.
  race = await made(page, h.url, { overlord: 'lord-kazzak', turns: 12, guide: true });
  await race.getByText('on the loose').waitFor();
  await race.getByText('Or the battle after turn 12').waitFor();
  const [id] = page.url().match(/[^/]+$/);
  const { view } = await page.evaluate(
    async (of) => (await fetch(`/api/tables/${of}?as=mine`)).json(),
    id,
  );
  assert.ok(view.overlord.counters.length > 1);
  await painted(page);
  await page.focus(`[data-hit="${view.overlord.counters[0]}"]`);
  await page.locator('[data-card]').getByText('counter').first().waitFor();
});

// One person on both sides gets everywhere quickly.
const both = ['me', 'me'];
const factions = ['alliance', 'horde'];

scene('without a last turn the track begins anew. WB-VARIANT-08', async (h) => {
  const page = await h.visit();
  const options = { factions, 'defeat-the-overlord': true };
  const game = await campaign(page, h.url, both, options, idle);
  await game.until(({ view }) => view.turn === 31);
  await game.open();
  await page.getByText('Turn 31', { exact: true }).waitFor();
  assert.equal(Number.parseInt(await page.innerText('.track .now'), 10), 1);
});

scene('in a deadly battle equal hits are not set off, but wound both. WB-VARIANT-01', async (h) => {
  const page = await h.visit();
  const options = { factions, turns: 2, 'deadly-pvp': true };
  let hits = [0, 0];
  const equal = ({ view: { step, combat } }) => {
    if (combat?.stage === 6) return step === 'wounds' && hits[0] === hits[1] && hits[0] > 0;
    const of = ({ damage, defense, attrition }) => damage + defense + attrition;
    hits = combat ? factions.map((side) => of(combat.boxes[side])) : [0, 0];
    return false;
  };
  let game;
  for (let i = 0, found = null; !found; i++) {
    assert.ok(i < 8, 'there were never equal hits');
    game = await campaign(page, h.url, both, options, idle);
    found = await game.until(equal);
  }
  await game.open();
  await page.waitForSelector('[data-act=deal]');
  const shares = await page.locator('.deal b').allTextContents();
  assert.equal(
    shares.reduce((sum, n) => sum + Number(n), 0),
    hits[0],
  );
  // One press on the best way takes it: each has lost what it says.
  const shot = await game.look();
  const [best] = shot.advice.fight.splits;
  await page.click('[data-split="0"]');
  for (const { who, wounds } of best.shares) {
    const health = ({ view }) => view.characters.find((c) => c.id === who).health;
    if (!best.falls?.includes(who)) await game.when((now) => health(now) === health(shot) - wounds);
  }
});

scene('a share of wounds that fells somebody without need is held down', async (h) => {
  const page = await h.visit();
  // One wound for two of whom one has a single Health left.
  const choice = ({ view, as, moves }) => {
    const may = new Set(moves.map(({ move }) => move.wound?.who));
    const hurt = view.characters.filter((c) => c.seat === as && may.has(c.id)).map((c) => c.health);
    return view.combat?.wounds === 1 && hurt.includes(1) && Math.max(...hurt) > 1;
  };
  let game;
  for (let i = 0, found = null; !found; i++) {
    assert.ok(i < 8, 'there was never such a wound');
    game = await campaign(page, h.url, both, { factions, turns: 2 }, idle);
    found = await game.until(choice);
  }
  await game.open();
  await page.waitForSelector('[data-act=deal]');
  // Each way to share it has the odds of the server, the best first; one fells somebody.
  const { splits } = (await game.look()).advice.fight;
  assert.deepEqual(
    await page.$$eval('[data-split]', (all) => all.map((e) => Number(e.dataset.win))),
    splits.map((split) => split.win),
  );
  assert.deepEqual(splits.map((split) => split.falls?.length ?? 0).sort(), [0, 1]);
  const weak = page.locator('.deal[data-health="1"]').first();
  const deadly = async () => {
    for (const less of await page.locator('.deal button:enabled:text-is("−")').all())
      await less.click();
    await weak.locator('button').last().click();
    await page.waitForSelector('[data-falls="1"]');
  };
  const hold = page.locator('[data-hold][data-act=deal]');
  assert.deepEqual(await serious(page, 'wounds', '[data-wounds]'), []);
  // Pressed, the deadly way is only laid out; by hand it comes to the same.
  await page.click('[data-deadly]');
  await page.waitForSelector('[data-falls="1"]');
  await hold.waitFor();
  await page.click('[data-act=safe]');
  await hold.waitFor({ state: 'detached' });
  await deadly();
  // A press does nothing, nor does a single key.
  await hold.click();
  await hold.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-hold=armed]');
  const { seq } = await game.look();
  await hold.click({ delay: 1000 });
  await hold.waitFor({ state: 'detached' });
  assert.ok((await game.after({ seq })).seq > seq);
});
