// Manners: what can be asked of the others at a table, names that are refused, signs that call.
import assert from 'node:assert/strict';
import { myTurn, painted, phone, scene, setUp } from './house.mjs';

const icon = (page) => page.getAttribute('link[rel=icon]', 'href');
const odd = '\u202eodd';

// A host and friends who followed the link; the first of them by phone, in Portuguese.
async function tableOf(h, friends) {
  const host = await h.visit();
  await setUp(host, ['me', ...friends.map(() => 'open')]);
  const link = await host.inputValue('input[readonly]');
  const pages = [host];
  for (const [i, name] of friends.entries()) {
    const page = await h.visit(i === 0 ? { ...phone, language: 'pt' } : {});
    await page.goto(link);
    await page.fill('#my-name', name);
    await page.click('[data-act=sit]');
    pages.push(page);
  }
  await Promise.all(pages.map(painted));
  return pages;
}

scene('three people: a report, a bot for who is away; the tab calls', async (h) => {
  h.allow(/status of 403/); // too soon
  const pages = await tableOf(h, ['Ana', 'Bruno']);
  const [host, , bruno] = pages;
  // Only the tab of the one whose turn it is has the mark of a turn.
  const mine = await Promise.race(pages.map((page) => myTurn(page).then(() => page)));
  for (const page of pages) {
    assert.equal(await icon(page), page === mine ? '/mark-turn.svg' : '/mark.svg');
    if (page !== mine) assert.equal(await page.title(), 'Two Banners'); // it waits for nobody
  }

  await host.click('[data-act=people]');
  await host.click('[data-person="1"] [data-act=report]');
  await host.fill('[data-person="1"] textarea', 'sings all the time');
  await host.getByRole('button', { name: 'Send to the operator' }).click();
  await host.getByText('The operator will read it.').waitFor();
  assert.equal(await host.locator('[data-person="1"] textarea').count(), 0);

  // Nobody who is here is replaced, nor who has only just gone.
  await host.locator('[data-act=replace]').first().waitFor({ state: 'detached' });
  await bruno.close();
  const asks = host.waitForRequest((r) => r.method() === 'POST' && r.url().endsWith('/seats/2'));
  await host.click('[data-person="2"] [data-act=replace]');
  assert.deepEqual((await asks).postDataJSON(), { kind: 'bot' });
  await host.getByText('after two minutes a bot can go on').waitFor();
});

scene(
  'once the others agree a bot goes on for who is away, until the person is back; then a vote',
  async (h) => {
    const [host, ana, bruno] = await tableOf(h, ['Ana', 'Bruno']);
    const address = bruno.url();
    await host.click('[data-act=people]');
    const third = host.locator('[data-person="2"]');
    await bruno.goto(h.url);
    await third.locator('[data-act=replace]').click();
    await ana.getByText(/pede que um robô jogue por Bruno/).waitFor();
    await third.getByText(/^away/).waitFor();
    await ana.click('[data-act=agree]');
    await third.getByText(/^bot/).waitFor();
    await bruno.goto(address);
    await bruno.click('[data-act=take-back]');
    await third.getByText(/^at the table/).waitFor();

    // Two of three vote the third out; his seat is played on.
    await third.locator('[data-act=kick]').click();
    await ana.getByText('pede uma votação para tirar Bruno').waitFor();
    assert.equal(await bruno.locator('[data-act=agree]').count(), 0);
    await ana.click('[data-act=agree]');
    await third.getByText('has left; a bot plays on').waitFor();
  },
  ['--away', '0s'],
);

scene('the link goes to the share sheet of the device', async (h) => {
  const page = await h.visit();
  await page.addInitScript(() => {
    navigator.share = async (what) => {
      globalThis.shared = what;
    };
  });
  await page.reload();
  await setUp(page, ['me', 'open']);
  const link = await page.inputValue('input[readonly]');
  await page.click('[data-act=share]');
  const shared = await page.evaluate(() => globalThis.shared);
  assert.equal(shared.url, link);
  assert.match(shared.title, /invites you/);
});

for (const [language, said, full] of [
  ['en', 'That name will not do', '24 letters'],
  ['pt', 'Esse nome não serve', '24 letras no máximo'],
])
  scene(`a name that is refused is answered wherever it is given (${language})`, async (h) => {
    const page = await h.visit({ language });
    await page.locator('header input').fill(odd);
    await page.locator('header input').press('Enter');
    await page.getByText(said).waitFor();
    await page.reload();
    // What is too long is not cut in silence.
    await page.locator('header input').selectText();
    await page.keyboard.insertText('a name that nobody can remember');
    await page.locator('[data-full="24"]', { hasText: full }).waitFor();
    await page.keyboard.press('Backspace');
    await page.waitForSelector('[data-full]', { state: 'detached' });
    await page.click('[data-act=account]');
    await page.fill('[autocomplete=username]', odd);
    await page.fill('[type=password]', 'long enough');
    await page.click('[data-act=register]');
    await page.locator('form.panel').getByText(said).waitFor();
    await page.keyboard.press('Escape');
    await setUp(page, ['me', 'open', 'open']);
    await page.waitForSelector('input[readonly]');
    await page.selectOption('[data-seat-kind="1"]', 'local');
    await page.fill('[data-seat-name="1"]', odd);
    await page.locator('[data-seat-name="1"]').press('Enter');
    await page.getByText(said).waitFor();
  });
