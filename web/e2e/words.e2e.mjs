import assert from 'node:assert/strict';
import { myTurn, painted, scene, setUp } from './house.mjs';
import { look, playOut } from './player.mjs';

scene('the game speaks Portuguese, switched live', async (h) => {
  const page = await h.visit({ language: 'pt' });
  await page.getByText('Jogar agora').first().waitFor();
  await setUp(page, ['me', 'bot']);
  await painted(page);
  await myTurn(page);
  assert.match((await look(page)).say, /Escolha uma raça/);
  await playOut(page, { conquests: 2, until: (now) => /Rodada 2/.test(now.round) });
  const text = await page.evaluate(() => document.body.innerText);
  assert.doesNotMatch(text, /\b(event|say|hint|race|power|term|reason)-[a-z]/);
  assert.doesNotMatch(text, /\b(coins|earns|takes)\b/);
  await page.getByRole('button', { name: 'Regras' }).click();
  await page.fill('.side input', 'moeda extra montanhistas');
  await page.locator('.side li button').first().click();
  assert.match(await page.innerText('.side .rule'), /Raça dos Montanhistas ganha/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('What happened').first().waitFor();
});

scene('a table begun under other rules says so, in both languages', async (h) => {
  for (const [language, said] of [
    ['en', /begun under other rules/],
    ['pt', /começou com outras regras/],
  ]) {
    const page = await h.visit({ language });
    const error = {
      code: 'other-rules',
      message: 'The table was begun by the rules smallworld 0.',
    };
    await page.route('**/api/tables/*', (route) => route.fulfill({ status: 409, json: { error } }));
    await page.goto(`${h.url}#/t/OLD`);
    await page.locator('h1').filter({ hasText: said }).waitFor();
    await page.click('main a.button');
    await page.waitForSelector('[data-act=play-now]');
  }
});
