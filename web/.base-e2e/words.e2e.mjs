import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, myTurn, painted, setUp } from './house.mjs';
import { decide, look } from './player.mjs';

test('the game speaks Portuguese, switched live', async () => {
  const h = await house();
  try {
    const page = await h.visit({ language: 'pt' });
    await page.getByText('Jogar agora').waitFor();
    await setUp(page, ['me', 'bot']);
    await painted(page);
    await myTurn(page);
    assert.match((await look(page)).say, /Escolha uma raça/);
    const memory = { n: 0 };
    for (let i = 0; i < 60; i++) {
      const seen = await decide(page, { memory, conquests: 2 });
      if (/Rodada 2/.test(seen.round)) break;
    }
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
    h.calm();
  } finally {
    await h.close();
  }
});

test('a table begun under other rules says so, in both languages', async () => {
  const h = await house();
  try {
    for (const [language, said] of [
      ['en', /begun under other rules/],
      ['pt', /começou com outras regras/],
    ]) {
      const page = await h.visit({ language });
      const error = {
        code: 'other-rules',
        message: 'The table was begun by the rules smallworld 0.',
      };
      await page.route('**/api/tables/*', (route) =>
        route.fulfill({ status: 409, json: { error } }),
      );
      await page.goto(`${h.url}#/t/OLD`);
      assert.match(await page.innerText('h1'), said);
      await page.click('main a.button');
      await page.waitForSelector('[data-act=play-now]');
    }
  } finally {
    await h.close();
  }
});

test('the tutorial leads through a first turn', async () => {
  const h = await house();
  try {
    const page = await h.visit();
    await page.click('[data-act=learn]');
    await painted(page);
    await page.waitForSelector('[data-lesson]');
    const memory = { n: 0 };
    const seen = new Set();
    for (let i = 0; i < 250; i++) {
      // One look for both: a lesson may end between two.
      const lesson = await page.evaluate(() => {
        const id = document.querySelector('[data-lesson]')?.dataset.lesson;
        return id && { id, button: !!document.querySelector('.go[data-act=next-lesson]') };
      });
      if (!lesson) break;
      seen.add(lesson.id);
      if (lesson.button) await page.click('[data-act=next-lesson]');
      else await decide(page, { memory, conquests: 3 });
    }
    assert.equal(seen.size, 10, [...seen].join(' '));
    h.calm();
  } finally {
    await h.close();
  }
});
