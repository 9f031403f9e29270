import assert from 'node:assert/strict';
import { serious } from './axe.mjs';
import { nameless, scene } from './house.mjs';

scene('a guest makes a passkey, comes back with it, and removes it', async (h) => {
  h.allow(/status of 401/);
  const page = await h.visit();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const account = () => page.locator('header button').first().click();
  await account();
  assert.equal(await page.locator('[data-act=make-passkey]').count(), 0); // a number has none
  await page.goto(h.url.replace('127.0.0.1', 'localhost'));
  await account();
  await page.fill('form input[autocomplete=username]', 'Yarrow');
  await page.click('[data-act=make-passkey]');
  await page.getByText('The passkey is made').waitFor();
  await page.getByText('signed in as Yarrow').waitFor();
  await page.getByText('Sign out').click();
  await nameless(page, 'Yarrow');
  await account();
  await page.click('[data-act=show-passkey]');
  await page.waitForFunction(() => document.querySelector('header input')?.value === 'Yarrow');

  // It is listed, and cannot go while nothing else opens the account.
  const part = (name) => page.locator(`[data-part=${name}]`);
  await account();
  await part('passkeys').locator('summary').click();
  await part('passkeys').getByText('the only way in').waitFor();
  assert.equal(await part('passkeys').getByText('Remove', { exact: true }).count(), 0);
  // In place of a password the device is asked, for a password as for anything else.
  await part('password').locator('summary').click();
  await part('password').getByText('ask for a passkey first').waitFor();
  await part('password').getByLabel('New password').fill('milfoil and more');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByText('The new password holds').waitFor();
  // With it the passkey can be removed, and not without.
  await part('passkeys').getByLabel('Password now').fill('guessed at random');
  await page.getByRole('button', { name: 'Remove passkey 1' }).click();
  await page.getByText('That is not your password.').waitFor();
  await part('passkeys').getByLabel('Password now').fill('milfoil and more');
  await page.click('[data-act=make-passkey]');
  await page.getByText('This device already has a passkey').waitFor();
  assert.deepEqual(await serious(page, 'passkeys'), []);
  await page.getByRole('button', { name: 'Remove passkey 1' }).click();
  await part('passkeys').getByText('None yet').waitFor();
  await page.getByText('Sign out', { exact: true }).click();
  await nameless(page, 'Yarrow');
  await account();
  await page.click('[data-act=show-passkey]');
  await page.getByText('The name or the password is wrong').waitFor();
});
