// An account looked after by its holder: codes, sessions, programs, password, and the way out.

import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { nameless, scene } from './house.mjs';

const open = (page) => page.click('[data-act=account]');
const part = (page, name) => page.locator(`[data-part=${name}]`);
const unfold = (page, name) => part(page, name).locator('summary').click();
const known = (page, name) =>
  page.waitForFunction((n) => document.querySelector('header input')?.value === n, name);

async function signIn(page, name, password) {
  await page.locator('form').getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await known(page, name);
}

scene('an account is recovered by a code, and ended where it was left open', async (h) => {
  h.allow(/status of 40[13]/);
  const [page, other] = [await h.visit(), await h.visit()];
  await open(page);
  await page.locator('form').getByLabel('Your name').fill('Marigold');
  await page.getByLabel('Password').fill('first of spring');
  await page.getByRole('button', { name: 'Keep my games' }).click();
  await known(page, 'Marigold');

  // Ten codes for the password, and none for another.
  await open(page);
  await unfold(page, 'codes');
  await part(page, 'codes').getByLabel('Password now').fill('guessed at random');
  await page.getByRole('button', { name: 'Make ten codes' }).click();
  await page.getByText('That is not your password.').waitFor();
  await part(page, 'codes').getByLabel('Password now').fill('first of spring');
  await page.getByRole('button', { name: 'Make ten codes' }).click();
  const codes = (await page.locator('[data-secret] pre').innerText()).split('\n');
  assert.equal(new Set(codes).size, 10);
  assert.deepEqual(await serious(page, 'account'), []);

  // The other browser forgot the password.
  await open(other);
  await other.click('[data-act=forgot]');
  await other.locator('form').getByLabel('Your name').fill('Marigold');
  await other.getByText('All other browsers and programs are signed out').waitFor();
  await other.getByLabel('Recovery code').fill(codes[3]);
  await other.getByLabel('New password').fill('second of summer');
  await other.getByRole('button', { name: 'Let me in' }).click();
  await known(other, 'Marigold');

  // Which signs the first one out; a code is good once.
  await page.reload();
  await nameless(page, 'Marigold');
  await open(page);
  await page.click('[data-act=forgot]');
  await page.locator('form').getByLabel('Your name').fill('Marigold');
  await page.getByLabel('Recovery code').fill(codes[3]);
  await page.getByLabel('New password').fill('third of autumn');
  await page.getByRole('button', { name: 'Let me in' }).click();
  await page.getByText('or the code was used before').waitFor();
  await page.click('[data-act=forgot]');
  await signIn(page, 'Marigold', 'second of summer');

  // A program's key; then all but this browser are signed out.
  await open(page);
  await unfold(page, 'programs');
  await part(page, 'programs').getByLabel('Its name').fill('My first bot');
  await page.getByRole('button', { name: 'Make a key' }).click();
  assert.match(await page.locator('[data-secret] pre').innerText(), /^[A-Z2-7]{20,}$/);
  await unfold(page, 'sessions');
  const list = part(page, 'sessions').locator('li');
  await list.getByText('My first bot').waitFor();
  assert.equal(await list.count(), 3);
  assert.equal(await list.getByText('this browser').count(), 1);
  await page.click('[data-act=end-others]');
  await page.waitForFunction(
    () => document.querySelectorAll('[data-part=sessions] li').length === 1,
  );
  await other.reload();
  await nameless(other, 'Marigold');
});

scene('a password is changed, data are taken along, and the account is left', async (h) => {
  const page = await h.visit({ language: 'pt', viewport: { width: 390, height: 844 } });
  await open(page);
  await page.locator('form').getByLabel('Seu nome').fill('Sálvia');
  await page.getByLabel('Senha').fill('primeira senha');
  await page.getByRole('button', { name: 'Salvar minhas partidas' }).click();
  await known(page, 'Sálvia');
  await open(page);
  await unfold(page, 'password');
  await part(page, 'password').getByLabel('Senha atual').fill('primeira senha');
  await part(page, 'password').getByLabel('Senha nova').fill('segunda senha');
  await page.getByRole('button', { name: 'Usar a senha nova' }).click();
  await page.getByText('A senha nova já vale').waitFor();

  await unfold(page, 'leave');
  const kept = await page.evaluate(() => fetch('/api/me/export').then((r) => r.json()));
  assert.equal(kept.me.name, 'Sálvia');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Baixar meus dados').click(),
  ]);
  assert.equal(file.suggestedFilename(), 'two-banners.json');
  assert.deepEqual(await serious(page, 'account'), []);
  await part(page, 'leave').getByLabel('Senha atual').fill('segunda senha');
  await page.click('[data-act=delete]');
  await nameless(page, 'Sálvia');
});
